package import HandbookModel

/// A comparison whose right side shows the code of its wrong one shows nothing.
package struct SidesAreTheSame: PageCheck {
  package let id = "SidesAreTheSame"

  package func run(_ page: Page) -> [Diagnostic] {
    page.blocks.flatMap { block -> [Diagnostic] in
      guard case .comparison(let comparison) = block else { return [] }
      let wrong = comparison.sides.filter { $0.role == .incorrect }.map { code(of: $0, on: page) }
      return comparison.sides.filter { side in
        let code = code(of: side, on: page)
        return side.role == .correct && !code.isEmpty && wrong.contains(code)
      }.map { side in
        Diagnostic(
          .warning, id, "'Correct' shows the same code as 'Incorrect'", at: side.range,
          help: "Show what to write instead")
      }
    }
  }

  /// Each snippet without white space, in the language mode it is for.
  private func code(of side: Comparison.Side, on page: Page) -> [String] {
    side.blocks.compactMap { block in
      guard case .snippet(let index) = block else { return nil }
      let snippet = page.snippets[index]
      return "\(snippet.language) \(snippet.options.swift ?? "") " + snippet.code.filter { !$0.isWhitespace }
    }
  }
}
