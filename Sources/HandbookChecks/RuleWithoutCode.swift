package import HandbookModel

/// A rule shows Swift code.
package struct RuleWithoutCode: Check {
  package let id = "RuleWithoutCode"

  package func run(_ book: Book) -> [Diagnostic] {
    book.pages.compactMap { page in
      let isRule = page.kind == .rule && !page.blocks.isEmpty
      guard isRule, !page.snippets.contains(where: { $0.language == "swift" }) else { return nil }
      return Diagnostic(
        .warning, id, "rule has no Swift code", at: page.frontMatter.title.range,
        help: "Show it in a ```swift block")
    }
  }
}
