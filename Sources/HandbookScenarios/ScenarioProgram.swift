import HandbookAssembly
package import HandbookModel

/// A snippet as the compiler accepted it, and the scenarios to run on it.
package struct ScenarioProgram: Sendable {
  package var snippet: SnippetID
  /// Assembled Swift, all its top-level declarations `fileprivate`.
  package var source: String
  /// "5" or "6".
  package var languageMode: String
  /// Names of views that the snippet mentions and does not show; the source has something invented for them.
  package var mentionedViews: Set<String>
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
    snippet: SnippetID, source: String, languageMode: String = "6", mentionedViews: Set<String> = [],
    scenarios: [Scenario], opposing: [Opposing] = []
  ) {
    self.snippet = snippet
    self.source = source
    self.languageMode = languageMode
    self.mentionedViews = mentionedViews
    self.scenarios = scenarios
    self.opposing = opposing
  }

  /// Whether the source declares a type of that name which is not nested in another.
  func declares(_ name: String) -> Bool { ownTypes(in: [parse(source).tree]).contains(name) }

  /// All an outcome depends on besides the toolchain and the stub: its scenarios' places too, as records
  /// and diagnostics state them, but not those of the other side.
  package var cacheKeyText: String {
    var parts = [snippet.page, languageMode, source]
    for scenario in scenarios {
      parts += [scenario.text, scenario.range.file]
      parts += scenario.lines.map { "\($0.line):\($0.columnOffset)" }
    }
    for other in opposing {
      parts += [other.snippet.page, "\(other.snippet.index)"] + other.scenarios.map(\.text)
    }
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
  /// Whether running them again would give the same: the machine, or its load, had no part in it.
  package var isRepeatable: Bool
  /// Their share of the time that building and running programs took, in seconds.
  package var seconds: Double?

  package init(
    records: [ScenarioRecord] = [], diagnostics: [Diagnostic] = [],
    opposing: [SnippetID: SnippetReport.OtherSide] = [:], isRepeatable: Bool = true
  ) {
    self.records = records
    self.diagnostics = diagnostics
    self.opposing = opposing
    self.isRepeatable = isRepeatable
  }
}

/// What can be said of a snippet's scenarios without running them, as it does not compile or is not compiled.
///
/// Where the document says why it is not compiled, that goes for its scenarios, too; where it expects an error,
/// a scenario stands in the wrong place.
package func outcomeWithoutRuns(of snippet: Snippet) -> ScenarioOutcome {
  var outcome = ScenarioOutcome()
  for scenario in snippet.scenarios {
    outcome.diagnostics += parseScenario(scenario).diagnostics
    if snippet.options.unchecked == nil, !snippet.options.fails.isEmpty {
      outcome.diagnostics.append(
        Diagnostic(
          .error, "ScenarioCannotRun",
          "the scenario cannot run: the snippet above it is expected not to compile", at: scenario.range,
          help: "move it below a snippet that compiles, or remove it"))
    }
  }
  return outcome
}
