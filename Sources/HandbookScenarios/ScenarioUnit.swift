import HandbookCompilation
import HandbookLearning
import HandbookModel

/// A snippet's file in a program, and the runs that are performed on it or explored.
struct ScenarioUnit: Sendable {
  let program: ScenarioProgram
  private(set) var runs: [ScenarioRun]
  /// Runs of the other side's scenarios, by snippet.
  private(set) var opposing: [(snippet: SnippetID, runs: [ScenarioRun])]
  /// Runs from whose `open` the code is explored.
  private(set) var explored: [ScenarioRun]
  /// Why some of them were left out.
  private(set) var unexplored: String?
  /// What the compiler said about scenarios of the other side that were left out for it.
  private(set) var refused: [SnippetID: String] = [:]
  /// Why runs were left out.
  private(set) var failures: [Diagnostic] = []
  /// Whether they would be left out again, whatever the machine does meanwhile.
  private(set) var isRepeatable = true
  /// The name of its file. It is the same whatever the neighbours are, as `#fileID` is a part of the snippet.
  let name: String
  private(set) var runner: RunnerSource

  init(
    program: ScenarioProgram, runs: [ScenarioRun],
    opposing: [(snippet: SnippetID, runs: [ScenarioRun])], explored: [ScenarioRun] = []
  ) {
    self.program = program
    self.runs = runs
    self.opposing = opposing
    self.explored = explored
    name = "Snippet_\(hexDigest("\(program.snippet.page)\u{0}\(program.snippet.index)").prefix(16))"
    runner = runnerSource(for: runs + opposing.flatMap(\.runs) + explored, prefix: name)
  }

  /// All runs, in the order of the runner's functions.
  var allRuns: [ScenarioRun] { runs + opposing.flatMap(\.runs) + explored }

  private var source: String { program.source.hasSuffix("\n") ? program.source : program.source + "\n" }

  /// Content of the file: the snippet, then the runner.
  var text: String { source + runner.text }

  /// An error of the compiler in the file.
  struct CompileError: Hashable {
    var text: String
    /// In the scenario; nil where it is about the snippet's code.
    var place: SourceRange?
  }

  func compileError(_ message: CompilerMessage) -> CompileError {
    let offset = source.utf8.reduce(0) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    return CompileError(
      text: message.text, place: runner.place(line: message.line - offset, columns: message.highlight))
  }

  /// The unit without the scenarios that have errors in their own code.
  func leavingOut(_ errors: [CompileError]) -> ScenarioUnit {
    var unit = self
    for error in errors {
      guard let place = error.place else { continue }
      // A line that is tried in each state may be about what only the other side declares.
      for index in unit.explored.indices {
        unit.explored[index].explored?.removeAll { $0.range.start.line == place.start.line }
      }
      func isMeant(_ run: ScenarioRun) -> Bool {
        run.commands.contains { $0.range.start.line == place.start.line }
      }
      if runs.contains(where: isMeant) {
        unit.failures.append(Diagnostic(.error, "ScenarioDoesNotCompile", error.text, at: place))
      }
      unit.runs.removeAll(where: isMeant)
      for (snippet, runs) in unit.opposing where runs.contains(where: isMeant) {
        unit.refused[snippet] = error.text
      }
      unit.opposing.removeAll { unit.refused[$0.snippet] != nil }
      if unit.explored.contains(where: isMeant) { unit.unexplored = error.text }
      unit.explored.removeAll(where: isMeant)
    }
    unit.runner = runnerSource(for: unit.allRuns, prefix: name)
    return unit
  }

  /// The unit without any scenario.
  ///
  /// - Parameters:
  ///   - reason: Why none can be run, each a message.
  ///   - isRepeatable: Whether the reason is in the snippet alone.
  func leavingOutAll(because reason: [String], isRepeatable: Bool) -> ScenarioUnit {
    var unit = self
    unit.failures += reason.map {
      Diagnostic(.error, "ScenarioDoesNotCompile", $0, at: allRuns[0].commands[0].range)
    }
    unit.unexplored = reason.first
    unit.isRepeatable = isRepeatable
    unit.runs = []
    unit.opposing = []
    unit.explored = []
    unit.runner = runnerSource(for: [], prefix: name)
    return unit
  }
}
