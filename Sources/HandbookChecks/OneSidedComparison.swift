package import HandbookModel

/// Reports a rule that shows incorrect code without correct code, or the reverse. A guide may do so.
package struct OneSidedComparison: PageCheck {
  package let id = "IncorrectWithoutCorrect"

  package func run(_ page: Page) -> [Diagnostic] {
    guard page.kind == .rule else { return [] }
    return page.blocks.split { if case .heading = $0 { true } else { false } }.flatMap(diagnostics)
  }

  /// Comparisons with no heading between them are judged together: several incorrect snippets may share the
  /// correct one that follows.
  private func diagnostics(under blocks: ArraySlice<Block>) -> [Diagnostic] {
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
    if !roles.contains(.incorrect) {
      return [
        Diagnostic(
          .warning, "CorrectWithoutIncorrect", "'Correct' has no 'Incorrect' before it", at: first.range,
          help: "Show what it replaces, under '**Incorrect:**'")
      ]
    }
    return []
  }
}
