import HandbookModel

/// What a handbook of behaviour is about, at one glance: the same actions, done to both sides of a rule.
struct ShowcaseValue: TemplateValue {
  var link: LinkValue
  /// Done to both sides.
  var actions: [String]
  /// Where they end.
  var incorrect: StepValue
  var correct: StepValue

  static let fields: Fields<Self> = [
    "link": .record("The rule") { $0.link },
    "actions": .list("What was done to both sides") { $0.actions.map(TextValue.init) },
    "incorrect": .record("Where the incorrect side ends") { $0.incorrect },
    "correct": .record("Where the correct side ends") { $0.correct },
  ]
}

extension ArticleBuilder {
  /// The first rule in reading order whose two sides run alike and end on different screens; those whose
  /// screens have titles before others, because the picture must explain itself.
  func showcase() -> ShowcaseValue? {
    var best: (titles: Int, value: ShowcaseValue)?
    for (index, page) in book.pages.enumerated() where page.kind == .rule {
      func records(_ role: Snippet.Role) -> [ScenarioRecord] {
        page.snippets.filter { $0.role == role }.flatMap { snippet in
          reports.reports[SnippetID(page: page.path, index: snippet.index)]?.scenarios ?? []
        }.filter { record in record.passed && !record.steps.contains { $0.crash != nil } }
      }
      let correct = records(.correct)
      for bad in records(.incorrect) {
        let actions = bad.steps.map(\.action)
        guard (2...3).contains(actions.count),
          let good = correct.first(where: { $0.steps.map(\.action) == actions }),
          screens(bad).map(\.name) != screens(good).map(\.name)
        else { continue }
        let titles = [bad, good].count { screens($0).last?.title != nil }
        if let best, best.titles >= titles { continue }
        best = (
          titles,
          ShowcaseValue(
            link: cards.link(index), actions: actions,
            incorrect: StepValue(steps: bad.steps, index: actions.count - 1),
            correct: StepValue(steps: good.steps, index: actions.count - 1))
        )
      }
    }
    return best?.value
  }

  /// All screens a scenario ends with, the visible one last.
  private func screens(_ record: ScenarioRecord) -> [ScenarioRecord.Screen] {
    record.steps.last?.layers.flatMap(\.stack) ?? []
  }
}
