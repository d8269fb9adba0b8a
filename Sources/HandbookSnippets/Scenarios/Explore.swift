import Foundation
import HandbookModel

/// Code that is explored from where a scenario opens it.
struct ExplorationRequest: Sendable {
  var program: ScenarioProgram
  /// `open` and what stands before it, and the lines that are tried in each state.
  var run: ScenarioRun

  /// All that the result depends on besides the toolchain and the stub: not what scenarios expect, nor where they
  /// stand.
  func key(_ bounds: Exploration.Bounds) -> String {
    ([
      "exploration 1", program.snippet.page, "\(program.snippet.index)", program.languageMode, program.source,
      "\(run.os) \(run.variant?.rawValue ?? "")", "\(bounds.actions) \(bounds.states)",
    ] + run.commands.map(\.text) + [""] + (run.explored ?? []).map(\.text)).joined(separator: "\u{0}")
  }
}

/// Compiles and explores codes, many in one program.
///
/// - Returns: One for each request.
func explore(_ requests: [ExplorationRequest], with tools: ScenarioTools) async throws -> [ExploredCode] {
  var units: [ScenarioUnit] = []
  var places: [SnippetID: Int] = [:]
  for request in requests {
    if let place = places[request.program.snippet] {
      units[place] = ScenarioUnit(
        program: units[place].program, runs: units[place].runs + [request.run], opposing: [])
    } else {
      places[request.program.snippet] = units.count
      units.append(ScenarioUnit(program: request.program, runs: [request.run], opposing: []))
    }
  }
  let all = batches(of: units, tools)
  let found = try await withThrowingTaskGroup(of: [Found].self) { tasks in
    var waiting = all.makeIterator()
    func start() {
      guard let batch = waiting.next() else { return }
      tasks.addTask {
        var found: [Found] = []
        for program in try await batch.built(with: tools) { found += try await program.explored(with: tools) }
        return found
      }
    }
    for _ in 0..<max(1, tools.jobs) { start() }
    var found: [Found] = []
    while let part = try await tasks.next() {
      found += part
      start()
    }
    return found
  }
  return requests.map { request in
    let mine = found.filter { $0.snippet == request.program.snippet }
    return mine.first { $0.run.map { $0.isSame(as: request.run) } ?? false }?.code
      ?? mine.first { $0.run == nil }?.code
      ?? ExploredCode(failure: "it does not compile from where the scenario opens it")
  }
}

/// What came of one run of a program; of no run where its snippet could not be compiled.
private struct Found: Sendable {
  var snippet: SnippetID
  var run: ScenarioRun?
  var code: ExploredCode
}

extension ScenarioRun {
  /// Whether they open the same on the same version.
  fileprivate func isSame(as other: ScenarioRun) -> Bool {
    os == other.os && variant == other.variant && commands.map(\.text) == other.commands.map(\.text)
  }
}

extension PerformedBatch {
  /// Explores each run; what the machine did not get done is tried once more.
  fileprivate func explored(with tools: ScenarioTools) async throws -> [Found] {
    var runs: [Int: (snippet: SnippetID, run: ScenarioRun)] = [:]
    var found: [Found] = []
    for unit in units {
      for run in unit.allRuns { runs[runs.count] = (unit.program.snippet, run) }
      if unit.allRuns.isEmpty {
        let reason = unit.failures.first?.message ?? "it does not compile from where the scenario opens it"
        found.append(
          Found(
            snippet: unit.program.snippet,
            code: ExploredCode(failure: reason, isRepeatable: unit.isRepeatable)))
      }
    }
    guard !runs.isEmpty else { return found }
    let seconds = tools.limits.explorationSeconds + tools.limits.seconds
    var codes = try await codes(of: runNumbers, runs, seconds, tools)
    let uncertain = codes.filter { !$0.value.isRepeatable }.keys.sorted()
    if !uncertain.isEmpty { codes.merge(try await self.codes(of: uncertain, runs, seconds, tools)) { $1 } }
    return found
      + runs.sorted { $0.key < $1.key }.map { number, entry in
        Found(snippet: entry.snippet, run: entry.run, code: codes[number]!)
      }
  }

  private func codes(
    of numbers: [Int], _ runs: [Int: (snippet: SnippetID, run: ScenarioRun)], _ seconds: Int,
    _ tools: ScenarioTools
  ) async throws -> [Int: ExploredCode] {
    let output = try await output(of: numbers, seconds: seconds, with: tools)
    return exploredCodes(output, runs: runs.filter { numbers.contains($0.key) }.mapValues(\.run))
  }
}
