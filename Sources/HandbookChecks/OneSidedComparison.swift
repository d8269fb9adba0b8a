package import HandbookModel

/// What is wrong should be shown with what is right, and the reverse.
package struct OneSidedComparison: Check {
  package let id = "IncorrectWithoutCorrect"

  package func run(_ book: Book) -> [Diagnostic] {
    book.pages.flatMap { page in
      page.blocks.compactMap { block in
        guard case .comparison(let comparison) = block, let side = comparison.sides.first else { return nil }
        let roles = Set(comparison.sides.map(\.role))
        if !roles.contains(.correct) {
          return Diagnostic(
            .warning, id, "'Incorrect' has no 'Correct' after it", at: side.range,
            help: "Show what to write instead, under '**Correct:**'")
        }
        if !roles.contains(.incorrect), page.kind == .rule {
          return Diagnostic(
            .warning, "CorrectWithoutIncorrect", "'Correct' has no 'Incorrect' before it", at: side.range,
            help: "Show what it replaces, under '**Incorrect:**'")
        }
        return nil
      }
    }
  }
}
