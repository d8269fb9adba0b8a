package import HandbookModel

/// Looks at a finished book for one kind of problem.
package protocol Check: Sendable {
  /// What it is called in lists: the id of its diagnostics, or of the first of them.
  var id: String { get }
  /// - Returns: Diagnostics in any order; cost is linear in the size of the book.
  func run(_ book: Book) -> [Diagnostic]
}

/// Looks at documents one by one: what it says of one depends on nothing else, and holds until that is edited.
package protocol PageCheck: Check {
  func run(_ page: Page) -> [Diagnostic]
}

extension PageCheck {
  package func run(_ book: Book) -> [Diagnostic] { book.documents.flatMap(run) }
}

/// Every check, in the order they run.
package let checks: [any Check] = [
  UnresolvedLink(), UnresolvedAnchor(), UnknownRuleID(), DuplicateID(), DuplicateSlug(), AddressTaken(),
  OneSidedComparison(), SidesAreTheSame(), VagueExpectation(), EmptySnippet(), EmptyDocument(),
  RuleWithoutCode(), ContinuesNothing(), UnmarkedScenario(), UnmarkedSwift(),
  DuplicateTerm(), TermWithoutSource(), UnknownSource(), UnusedSynonym(), UnknownAnswer(),
]

/// What a handbook may ask for under `editorial`.
///
/// - Parameter reports: What became of the book's snippets.
package func editorialChecks(_ asked: Set<EditorialCheck>, reports: SnippetReports) -> [any Check] {
  EditorialCheck.allCases.filter(asked.contains).map { check in
    switch check {
    case .titleNotImperative: TitleNotImperative()
    case .duplicateTitle: DuplicateTitle()
    case .descriptionLength: DescriptionLength()
    case .sourceWithoutAddress: SourceWithoutAddress()
    case .behaviourWithoutScenario: BehaviourWithoutScenario()
    case .unknownAPI: UnknownAPI(names: reports.apiNames)
    case .wideCode: WideCode()
    case .inventedName: InventedName(reports: reports.reports)
    }
  }
}

extension Page {
  /// The page's path as diagnostics show it.
  var file: String { frontMatter.title.range.file }
}
