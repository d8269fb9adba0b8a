package import HandbookModel

/// A snippet as the compiler accepted it, and the scenarios to run on it.
package struct ScenarioProgram: Sendable {
  package var snippet: SnippetID
  /// Assembled Swift, all its top-level declarations `fileprivate`.
  package var source: String
  /// "5" or "6".
  package var languageMode: String
  package var scenarios: [Scenario]
  /// Scenarios of the comparison's other side, by snippet: none of them should hold here.
  package var opposing: [Opposing]

  /// A snippet of the other side that has scenarios.
  package struct Opposing: Hashable, Sendable {
    package var snippet: SnippetID
    package var scenarios: [Scenario]
    package init(snippet: SnippetID, scenarios: [Scenario]) {
      self.snippet = snippet
      self.scenarios = scenarios
    }
  }

  package init(
    snippet: SnippetID, source: String, languageMode: String = "6", scenarios: [Scenario],
    opposing: [Opposing] = []
  ) {
    self.snippet = snippet
    self.source = source
    self.languageMode = languageMode
    self.scenarios = scenarios
    self.opposing = opposing
  }

  /// All an outcome depends on besides the toolchain and the stub: its scenarios' places too, as records
  /// and diagnostics state them, but not those of the other side.
  package var cacheKeyText: String {
    var parts = [languageMode, source]
    for scenario in scenarios {
      parts += [scenario.text, scenario.range.file]
      parts += scenario.lines.map { "\($0.line):\($0.columnOffset)" }
    }
    for other in opposing { parts += ["\(other.snippet.index)"] + other.scenarios.map(\.text) }
    return parts.joined(separator: "\u{0}")
  }
}

/// What came of a snippet's scenarios.
package struct ScenarioOutcome: Hashable, Codable, Sendable {
  /// One a run, in the order written; runs that could not be compiled have none.
  package var records: [ScenarioRecord]
  package var diagnostics: [Diagnostic]
  /// What became of the other side's scenarios on this code.
  package var opposing: [SnippetID: SnippetReport.OtherSide]

  package init(
    records: [ScenarioRecord] = [], diagnostics: [Diagnostic] = [],
    opposing: [SnippetID: SnippetReport.OtherSide] = [:]
  ) {
    self.records = records
    self.diagnostics = diagnostics
    self.opposing = opposing
  }
}
