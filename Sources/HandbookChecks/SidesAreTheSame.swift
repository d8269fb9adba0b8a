package import HandbookModel

/// Reports a comparison whose correct code is the same as its incorrect code.
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

  /// The code of each snippet without white space, with its language and language mode before it: the sides
  /// may differ in the mode alone.
  private func code(of side: Comparison.Side, on page: Page) -> [[UInt8]] {
    side.blocks.compactMap { block in
      guard case .snippet(let index) = block else { return nil }
      let snippet = page.snippets[index]
      let mode = "\(snippet.language) \(snippet.options.swift ?? "") "
      // Bytes are faster than characters, and every build goes through all code here. Blanks and line ends
      // are not above U+0020.
      return Array(mode.utf8) + snippet.code.utf8.filter { $0 > 0x20 }
    }
  }
}
