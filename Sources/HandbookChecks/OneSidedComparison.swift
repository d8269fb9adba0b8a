package import HandbookModel

/// What is wrong should be shown with what is right, and the reverse.
package struct OneSidedComparison: Check {
  package let id = "IncorrectWithoutCorrect"

  package func run(_ book: Book) -> [Diagnostic] {
    book.pages.flatMap { page in
      page.blocks.split { if case .heading = $0 { true } else { false } }.flatMap { blocks in
        diagnostics(under: blocks, of: page)
      }
    }
  }

  /// Several wrong ways may share the right one that follows, as long as no heading parts them.
  private func diagnostics(under blocks: ArraySlice<Block>, of page: Page) -> [Diagnostic] {
    let sides = blocks.flatMap { block in
      if case .comparison(let comparison) = block { comparison.sides } else { [] as [Comparison.Side] }
    }
    guard let first = sides.first else { return [] }
    let roles = Set(sides.map(\.role))
    if !roles.contains(.correct) {
      return [
        Diagnostic(
          .warning, id, "'Incorrect' has no 'Correct' after it", at: first.range,
          help: "Show what to write instead, under '**Correct:**'")
      ]
    }
    if !roles.contains(.incorrect), page.kind == .rule {
      return [
        Diagnostic(
          .warning, "CorrectWithoutIncorrect", "'Correct' has no 'Incorrect' before it", at: first.range,
          help: "Show what it replaces, under '**Incorrect:**'")
      ]
    }
    return []
  }
}
