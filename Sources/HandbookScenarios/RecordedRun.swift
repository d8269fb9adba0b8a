import Foundation
package import HandbookModel

/// What the program said about one run.
package struct RecordedRun: Hashable, Sendable {
  /// Why nothing more was performed.
  enum Ending: Hashable, Sendable {
    /// Every command was.
    case performed
    /// A command could not be performed.
    case refused(String)
    /// The views changed again and again.
    case neverRested
    /// The app trapped or ended itself, with what it said last.
    case ended(String)
    /// The model trapped, which is a fault of this program.
    case modelFailed(String)
    case tookTooLong
    case usedTooMuchMemory
    case printedTooMuch
    /// The app stopped its own process.
    case stopped
    /// The app wrote where its run is recorded.
    case brokeRecord
    /// There is no record, or only the beginning of one, for a reason that is not in the app.
    case notRun(String)
  }

  /// By position of the command in the run, for each that was performed.
  var states: [Int: RecordedState] = [:]
  /// Lines printed after the last of them.
  var prints: [String] = []
  var ending = Ending.notRun("it was not started")

  /// Whether the machine had no part in how it ended: performed again, it would end in the same way.
  var isRepeatable: Bool {
    switch ending {
    case .tookTooLong, .notRun: false
    default: true
    }
  }
}

/// The model after a command.
package struct RecordedState: Hashable, Codable, Sendable {
  package struct Screen: Hashable, Codable, Sendable {
    package var name: String
    package var title: String?
    package var content: [ScenarioRecord.Element]
    /// Views of the app that fill the screen, outermost first, with the types they are nested in: `Shop.Detail`.
    var aliases: [String]?

    /// The name, with the types that the view is nested in.
    var path: String { aliases?.first { $0.hasSuffix(".\(name)") } ?? name }

    /// Whether one of its views has the name. `Detail` means `Shop.Detail` only where the code declares no other
    /// `Detail`.
    func isCalled(_ wanted: String, declares: (String) -> Bool = { _ in false }) -> Bool {
      guard let aliases, !aliases.isEmpty else { return name == wanted }
      return aliases.contains(wanted)
        || aliases.contains { $0.hasSuffix(".\(wanted)") } && !declares(wanted)
    }
  }

  package struct Layer: Hashable, Codable, Sendable {
    package var kind: ScenarioRecord.Layer.Kind
    package var stack: [Screen]
    package var path: [String]?
    /// All texts and controls that are to be seen.
    var visible: [ScenarioRecord.Element]?
    /// Type names of the app's views that are there to be seen.
    var views: [String]?
    /// Type names of what is on the path.
    var pathTypes: [String]?
  }

  var layers: [Layer] = []
  var tabs: [String] = []
  var selectedTab: String?
  var console: [String] = []
  var prints: [String] = []
  var initialized: [String] = []
  var opened: [String]?
  /// Seconds until the next thing that waits is due.
  var nextDue: Double?
  /// Why the command had no effect.
  var blocked: String?
  /// Whether the command changed anything that the app keeps, seen or not; nil where the scenario does not ask.
  var changesUnseen: Bool?
  var crash: String?
}

/// Reads what a program of scenarios wrote, by number of run: one `RunReport` a line.
func recordedRuns(_ output: String) -> [Int: RecordedRun] {
  let decoder = JSONDecoder()
  var runs: [Int: RecordedRun] = [:]
  for line in output.split(separator: "\n") {
    // A program that was ended may have written a part of a line.
    guard let report = try? decoder.decode(RunReportContent.self, from: Data(line.utf8)) else { continue }
    runs[report.run] = RecordedRun(report, decoder)
  }
  return runs
}

/// `RunReport`, as it is read.
struct RunReportContent: Decodable {
  struct Record: Decodable {
    var json: String
    var printed: String
  }
  enum Ending: String, Decodable {
    case ended, exited, signaled, tookTooLong, printedTooMuch, stopped, brokeRecord, notStarted
  }
  var run: Int
  var records: [Record]
  var printed: String
  var errors: String
  var ending: Ending
  var code: Int32
}

/// A record of `ScenarioHost`, as it is read.
private struct Event: Decodable {
  var command: Int?
  var state: RecordedState?
  var failure: String?
  var isRestless: Bool?
  var isPerformed: Bool?
}

extension RecordedRun {
  init(_ report: RunReportContent, _ decoder: JSONDecoder) {
    var failure: String?
    var isRestless = false
    var isPerformed = false
    for record in report.records {
      // Lines that went past the model's own `print` come before those it recorded.
      prints += record.printed.split(separator: "\n").map(String.init)
      guard let event = try? decoder.decode(Event.self, from: Data(record.json.utf8)) else { continue }
      failure = event.failure
      isRestless = event.isRestless ?? false
      isPerformed = event.isPerformed ?? false
      if let command = event.command, var state = event.state {
        state.prints = prints + state.prints
        prints = []
        states[command] = state
      }
    }
    prints += report.printed.split(separator: "\n").map(String.init)
    switch report.ending {
    case .ended where isPerformed: ending = .performed
    case .ended where isRestless: ending = .neverRested
    case .ended: ending = failure.map { .refused($0) } ?? .brokeRecord
    case .exited: ending = .ended("the process ended with status \(report.code)")
    case .signaled: ending = Self.ending(signal: report.code, said: report.errors)
    case .tookTooLong: ending = .tookTooLong
    case .printedTooMuch: ending = .printedTooMuch
    case .stopped: ending = .stopped
    case .brokeRecord: ending = .brokeRecord
    case .notStarted: ending = .notRun("there was no process to be had")
    }
  }

  /// What the last words of a Swift program begin with: those of `fatalError` and of the runtime itself, of
  /// `precondition`, of `assert`, of `as!`, of two accesses to one variable at the same time, and those of UIKit's
  /// exceptions.
  static let openings = [
    "Fatal error", "Precondition failed", "Assertion failed", "Could not cast value of type",
    "Fatal access conflict", "Terminating app due to uncaught exception",
  ]

  private static func ending(signal: Int32, said: String) -> Ending {
    if signal == SIGKILL { return .notRun("its process was killed") }
    if signal == SIGXCPU { return .tookTooLong }
    // What the runtime, Swift's and the C library's, says where there is none.
    if said.contains("Could not allocate memory") || said.contains("failed to allocate") {
      return .usedTooMuchMemory
    }
    for line in said.split(separator: "\n").reversed() {
      guard let start = openings.lazy.compactMap({ line.firstRange(of: $0)?.lowerBound }).first else {
        continue
      }
      let text = String(line[start...].replacing(#/ \(0x\h+\)/#, with: ""))
      // The runtime says before it where in the code that was: "HeadlessSwiftUI/Node.swift:12: ".
      return line.hasPrefix("Headless") || line.hasPrefix("ScenarioRunner/")
        ? .modelFailed("\(line[..<start])\(text)") : .ended(text)
    }
    if signal == SIGSEGV || signal == SIGBUS {
      return .ended("the process ended with signal \(signal): a call that never returns, or bad memory")
    }
    return .ended("the process ended with signal \(signal)")
  }
}
