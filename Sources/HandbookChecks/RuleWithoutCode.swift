package import HandbookModel

/// A rule shows code.
package struct RuleWithoutCode: Check {
  package let id = "RuleWithoutCode"

  package func run(_ book: Book) -> [Diagnostic] {
    book.pages.compactMap { page in
      guard page.kind == .rule, !page.blocks.isEmpty, page.snippets.isEmpty else { return nil }
      return Diagnostic(
        .warning, id, "rule has no code", at: page.frontMatter.title.range,
        help: "Show it in a ```swift block")
    }
  }
}
