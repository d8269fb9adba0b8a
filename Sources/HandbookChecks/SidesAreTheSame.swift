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
  private func code(of side: Comparison.Side, on page: Page) -> [[UInt8]] {
    side.blocks.compactMap { block in
      guard case .snippet(let index) = block else { return nil }
      let snippet = page.snippets[index]
      let mode = "\(snippet.language) \(snippet.options.swift ?? "") "
      // By bytes: every build goes through all code for this, and blanks and line ends are below U+0021.
      return Array(mode.utf8) + snippet.code.utf8.filter { $0 > 0x20 }
    }
  }
}
