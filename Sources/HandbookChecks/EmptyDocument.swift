package import HandbookModel

/// Reports a document with nothing below its title.
package struct EmptyDocument: PageCheck {
  package let id = "EmptyDocument"

  package func run(_ page: Page) -> [Diagnostic] {
    guard page.blocks.isEmpty, page.frontMatter.status != .draft else { return [] }
    return [
      Diagnostic(
        .error, id, "document has no text", at: SourceRange(file: page.file, line: 1),
        help: "Write it, or mark it 'status: draft'")
    ]
  }
}
