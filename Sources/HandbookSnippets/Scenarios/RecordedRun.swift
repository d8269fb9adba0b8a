import Foundation
import HandbookModel

/// What the program said about one run.
struct RecordedRun: Hashable, Sendable {
  enum Ending: Hashable, Sendable {
    case finished
    /// A command could not be performed.
    case refused(String)
    /// The process trapped, with what it said last.
    case trapped(String)
    case tookTooLong
    case usedTooMuch
  }

  /// By position of the command in the run.
  var states: [Int: RecordedState] = [:]
  /// The command that was begun last.
  var last: Int?
  var ending = Ending.finished
}

/// The model after a command.
struct RecordedState: Hashable, Decodable, Sendable {
  struct Screen: Hashable, Decodable, Sendable {
    var name: String
    var title: String?
    var content: [ScenarioRecord.Element]
    /// Views of the app that fill the screen, outermost first: other names for it.
    var aliases: [String]?

    func isCalled(_ wanted: String) -> Bool { name == wanted || aliases?.contains(wanted) == true }
  }

  struct Layer: Hashable, Decodable, Sendable {
    var kind: ScenarioRecord.Layer.Kind
    var stack: [Screen]
    var path: [String]?
  }

  var layers: [Layer] = []
  var tabs: [String] = []
  var selectedTab: String?
  var console: [String] = []
  var prints: [String] = []
  var initialized: [String] = []
  var crash: String?
}

/// Reads what a program of scenarios wrote, by number of run.
///
/// - Parameters: standard output and standard error, as `performRuns` describes them.
func recordedRuns(output: String, errors: String) -> [Int: RecordedRun] {
  struct Event: Decodable {
    var run: Int?
    var begins: Int?
    var command: Int?
    var state: RecordedState?
    var failure: String?
    var signal: Int32?
    var exit: Int32?
  }
  var said: [Int: String] = [:]
  for chunk in errors.split(separator: "\u{1E}") {
    let end = chunk.firstIndex(of: "\n") ?? chunk.endIndex
    if let number = Int(chunk[..<end]) { said[number] = String(chunk[end...]) }
  }
  var runs: [Int: RecordedRun] = [:]
  var current: Int?
  let decoder = JSONDecoder()
  for chunk in output.split(separator: "\u{1E}") {
    let end = chunk.firstIndex(of: "\n") ?? chunk.endIndex
    // A run that flooded its output may end in the middle of a value.
    guard let event = try? decoder.decode(Event.self, from: Data(chunk[..<end].utf8)) else { continue }
    if let number = event.run {
      current = number
      runs[number] = RecordedRun()
    }
    guard let number = current else { continue }
    if let command = event.begins {
      runs[number]!.last = command
      // Lines that went past the model's own `print` come before it.
      runs[number]!.states[command] = RecordedState(
        prints: chunk[end...].split(separator: "\n").map(String.init))
    }
    if let command = event.command, var state = event.state {
      state.prints = runs[number]!.states[command, default: RecordedState()].prints + state.prints
      runs[number]!.states[command] = state
    }
    if let failure = event.failure { runs[number]!.ending = .refused(failure) }
    if let signal = event.signal, let code = event.exit, signal != 0 || code != 0 {
      runs[number]!.ending = ending(signal: signal, code: code, said: said[number] ?? "")
    }
  }
  return runs
}

private func ending(signal: Int32, code: Int32, said: String) -> RecordedRun.Ending {
  if signal == SIGALRM { return .tookTooLong }
  if signal == SIGXFSZ || said.contains("Could not allocate memory") { return .usedTooMuch }
  if let line = said.split(separator: "\n").last(where: { $0.contains("Fatal error") }),
    let start = line.firstRange(of: "Fatal error")
  {
    return .trapped(String(line[start.lowerBound...]))
  }
  if signal == SIGSEGV || signal == SIGBUS {
    return .trapped("the process ended with signal \(signal): a call that never returns, or bad memory")
  }
  return .trapped("the process ended with " + (signal == 0 ? "status \(code)" : "signal \(signal)"))
}
