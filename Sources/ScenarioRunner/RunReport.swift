/// What came of one run, as the process that watched it says.
struct RunReport: Encodable {
  struct Record: Encodable {
    /// JSON of `ScenarioHost`.
    var json: String
    /// What was printed since the record before it.
    var printed: String
  }

  enum Ending: String, Encodable {
    /// The last record said so.
    case ended
    /// The process ended before, with the status in `code`, or by the signal in it.
    case exited, signaled
    case tookTooLong, printedTooMuch, stopped, brokeRecord
    /// There was no process to be had.
    case notStarted
  }

  var run = 0
  var records: [Record] = []
  /// What was printed after the last record.
  var printed = ""
  /// The end of what went to standard error.
  var errors = ""
  var ending = Ending.notStarted
  var code: Int32 = 0
}
