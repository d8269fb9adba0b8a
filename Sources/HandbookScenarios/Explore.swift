import Foundation
package import HandbookModel

/// Code that is explored from where a scenario opens it.
package struct ExplorationRequest: Sendable {
  var program: ScenarioProgram
  /// `open` and what stands before it, and the lines that are tried in each state.
  var run: ScenarioRun

  package var snippet: SnippetID { program.snippet }

  package init(program: ScenarioProgram, run: ScenarioRun) {
    self.program = program
    self.run = run
  }

  /// All that the result depends on besides the toolchain and the stub: not what scenarios expect, nor where they
  /// stand.
  package func key(_ bounds: Exploration.Bounds) -> String {
    ([
      "exploration 1", program.snippet.page, "\(program.snippet.index)", program.languageMode, program.source,
      "\(run.os) \(run.variant?.rawValue ?? "")", "\(bounds.actions) \(bounds.states)",
    ] + run.commands.map(\.text) + [""] + (run.explored ?? []).map(\.text)).joined(separator: "\u{0}")
  }
}

/// What was found for each request.
func exploredCodes(of requests: [ExplorationRequest], _ performed: [PerformedBatch]) -> [ExploredCode] {
  let found = Dictionary(grouping: performed.flatMap(\.explorations), by: \.snippet)
  let units = Dictionary(
    performed.flatMap(\.units).map { ($0.program.snippet, $0) }, uniquingKeysWith: { $1 })
  return requests.map { request in
    let snippet = request.program.snippet
    if let entry = found[snippet]?.first(where: { $0.run.opensLike(request.run) }) { return entry.code }
    return ExploredCode(
      failure: units[snippet]?.unexplored ?? "it does not compile from where the scenario opens it",
      isRepeatable: units[snippet]?.isRepeatable ?? false)
  }
}

extension ScenarioRun {
  /// Whether they open the same on the same version.
  fileprivate func opensLike(_ other: ScenarioRun) -> Bool {
    os == other.os && variant == other.variant && commands.map(\.text) == other.commands.map(\.text)
  }
}
