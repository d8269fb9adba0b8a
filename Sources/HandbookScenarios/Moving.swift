package import HandbookModel

// What came of a scenario is kept as if the scenario stood at the top of its file, so that a line
// written above it in the document changes nothing.

extension Scenario {
  package func moved(byLines count: Int) -> Scenario {
    Scenario(
      text: text, lines: lines.map { .init(line: $0.line + count, columnOffset: $0.columnOffset) },
      range: range.moved(byLines: count))
  }
}

extension ScenarioOutcome {
  package func moved(byLines count: Int) -> ScenarioOutcome {
    var outcome = self
    for record in outcome.records.indices {
      for step in outcome.records[record].steps.indices {
        outcome.records[record].steps[step].line += count
        for expectation in outcome.records[record].steps[step].expectations.indices {
          outcome.records[record].steps[step].expectations[expectation].line += count
        }
      }
    }
    outcome.diagnostics = diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.range = diagnostic.range.moved(byLines: count)
      for note in diagnostic.notes.indices {
        diagnostic.notes[note].range = diagnostic.notes[note].range?.moved(byLines: count)
      }
      return diagnostic
    }
    return outcome
  }
}

extension SourceRange {
  fileprivate func moved(byLines count: Int) -> SourceRange {
    var range = self
    range.start.line += count
    range.end.line += count
    return range
  }
}
