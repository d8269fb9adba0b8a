package import HandbookModel

/// Looks at a finished book for one kind of problem.
package protocol Check: Sendable {
  /// The id of its diagnostics. If it has several, this is that of the first.
  var id: String { get }
  /// - Returns: Diagnostics in any order. The time must be linear in the size of the book.
  func run(_ book: Book) -> [Diagnostic]
}

/// Looks at each document alone. Its diagnostics for a document depend on nothing else, so they are kept
/// until the document is edited.
package protocol PageCheck: Check {
  func run(_ page: Page) -> [Diagnostic]
}

extension PageCheck {
  package func run(_ book: Book) -> [Diagnostic] { book.documents.flatMap(run) }
}

/// All checks, except those of style.
package let checks: [any Check] = [
  UnresolvedLink(), UnresolvedAnchor(), UnknownRuleID(), DuplicateRelated(), DuplicateID(), DuplicateSlug(),
  AddressTaken(),
  OneSidedComparison(), SidesAreTheSame(), VagueExpectation(), EmptySnippet(), EmptyDocument(),
  RuleWithoutCode(), ContinuesNothing(), UnmarkedScenario(), UnmarkedSwift(),
  DuplicateTerm(), TermWithoutSource(), UnknownSource(), UnusedSynonym(), UnknownAnswer(),
]

/// The checks of style that a handbook asks for under `editorial`.
///
/// - Parameter reports: The reports on the book's snippets.
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
