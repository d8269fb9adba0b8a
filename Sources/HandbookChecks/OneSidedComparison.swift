package import HandbookModel

/// A rule shows what is wrong with what is right, and the reverse; a guide tells its story as it likes.
package struct OneSidedComparison: PageCheck {
  package let id = "IncorrectWithoutCorrect"

  package func run(_ page: Page) -> [Diagnostic] {
    guard page.kind == .rule else { return [] }
    return page.blocks.split { if case .heading = $0 { true } else { false } }.flatMap(diagnostics)
  }

  /// Several wrong ways may share the right one that follows, as long as no heading parts them.
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
