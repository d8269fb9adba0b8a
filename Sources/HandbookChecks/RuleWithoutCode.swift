package import HandbookModel

/// Reports a rule without code.
package struct RuleWithoutCode: PageCheck {
  package let id = "RuleWithoutCode"

  package func run(_ page: Page) -> [Diagnostic] {
    guard page.kind == .rule, !page.blocks.isEmpty, page.snippets.isEmpty else { return [] }
    return [
      Diagnostic(
        .warning, id, "rule has no code", at: page.frontMatter.title.range,
        help: "Show it in a ```swift block")
    ]
  }
}
