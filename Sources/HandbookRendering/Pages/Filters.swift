import HandbookModel

/// What all rules can be filtered by, with counts.
enum Filters {
  static func of(_ cards: [CardValue], _ catalogue: Catalogue) -> [FilterValue] {
    let systems = Set(cards.compactMap(\.minimumOS)).sorted()
    let filters = [
      FilterValue(
        title: "Impact", key: "impact", isLong: false,
        options: catalogue.impacts.map {
          .init(
            title: $0.impact.words, value: $0.impact.slug, count: $0.entry.pages.count,
            path: $0.entry.path)
        }),
      FilterValue(
        title: "Why it is wrong", key: "why", isLong: false,
        options: Reason.allCases.compactMap { reason in
          let count = cards.count { $0.reasons.contains(reason) }
          return count > 0
            ? .init(title: reason.words, value: reason.rawValue, count: count, path: nil) : nil
        }),
      FilterValue(
        title: "Section", key: "section", isLong: false,
        options: catalogue.sections.map {
          .init(
            title: $0.entry.title, value: $0.entry.path.pathStem, count: $0.entry.pages.count,
            path: $0.entry.path)
        }),
      FilterValue(
        title: "Works on", key: "ios", isLong: false,
        options: systems.map { system in
          .init(
            title: "iOS \(system)", value: String(describing: system),
            count: cards.count { ($0.minimumOS ?? system) <= system }, path: nil)
        }),
      FilterValue(
        title: "Tag", key: "tag", isLong: true,
        options: catalogue.tags
          .sorted { ($1.pages.count, $0.title) < ($0.pages.count, $1.title) }
          .map { .init(title: $0.title, value: $0.path.pathStem, count: $0.pages.count, path: $0.path) }),
    ]
    return filters.filter { !$0.options.isEmpty }
  }
}

extension CheckingValue {
  init(_ reports: SnippetReports) {
    let summary = reports.summary
    documents = summary.documents
    snippets = summary.snippets
    hasModel = !reports.behaviours.isEmpty
    modules = reports.modules
    placeholders = reports.reports.values.reduce(0) { $0 + $1.placeholders.count }
    scenarios = reports.reports.values.reduce(0) { $0 + $1.scenarios.count }
    figures = [
      Figure(
        name: "Compile", count: summary.passed,
        meaning: "The compiler accepts the code as printed.", key: "passed"),
      Figure(
        name: "Fail as stated", count: summary.expectedFailures,
        meaning: "The compiler refuses the code with the message shown in it.", key: "expected-failure"),
      Figure(
        name: "Unverified", count: summary.unverified,
        meaning:
          "The code uses framework API the check does not know, or leaves out what could not be guessed.",
        key: "unverified"),
      Figure(
        name: "Left out", count: summary.unchecked,
        meaning: "The author left the snippet out, with a reason shown beside it.", key: "unchecked"),
      Figure(
        name: "Fail", count: summary.failed,
        meaning: "The compiler refuses code that should compile.", key: "failed"),
    ].filter { $0.count > 0 }
  }
}
