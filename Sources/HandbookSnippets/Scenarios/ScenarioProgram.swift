package import HandbookModel

/// A snippet as the compiler accepted it, and the scenarios to run on it.
package struct ScenarioProgram: Sendable {
  package var snippet: SnippetID
  /// Assembled Swift, all its top-level declarations `fileprivate`.
  package var source: String
  /// "5" or "6".
  package var languageMode: String
  package var scenarios: [Scenario]

  package init(snippet: SnippetID, source: String, languageMode: String = "6", scenarios: [Scenario]) {
    self.snippet = snippet
    self.source = source
    self.languageMode = languageMode
    self.scenarios = scenarios
  }

  /// All an outcome depends on besides the toolchain and the stub: places in the document too, as records
  /// and diagnostics state them.
  package var cacheKeyText: String {
    var parts = [languageMode, source, runnerHost, runnerConfinement]
    for scenario in scenarios {
      parts += [scenario.text, scenario.range.file]
      parts += scenario.lines.map { "\($0.line):\($0.columnOffset)" }
    }
    return parts.joined(separator: "\u{0}")
  }
}

/// What came of a snippet's scenarios.
package struct ScenarioOutcome: Hashable, Codable, Sendable {
  /// One a run, in the order written; runs that could not be compiled have none.
  package var records: [ScenarioRecord]
  package var diagnostics: [Diagnostic]

  package init(records: [ScenarioRecord] = [], diagnostics: [Diagnostic] = []) {
    self.records = records
    self.diagnostics = diagnostics
  }
}
