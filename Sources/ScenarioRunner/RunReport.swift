/// The result of one run, written by the process that watched it.
struct RunReport: Encodable {
  struct Record: Encodable {
    /// An `Event` of `ScenarioHost`, as JSON.
    var json: String
    /// What the run printed since the record before.
    var printed: String
  }

  enum Ending: String, Encodable {
    /// The run sent its last record.
    case ended
    /// The process ended before its last record. `code` is its exit status, or the signal that ended it.
    case exited, signaled
    case tookTooLong, printedTooMuch, stopped, brokeRecord
    /// The system could not make a process.
    case notStarted
  }

  var run = 0
  var records: [Record] = []
  /// What the run printed after the last record.
  var printed = ""
  /// The end of what the run wrote to standard error.
  var errors = ""
  var ending = Ending.notStarted
  var code: Int32 = 0
}
