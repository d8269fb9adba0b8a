package import HandbookModel

/// A document says something below its title.
package struct EmptyDocument: Check {
  package let id = "EmptyDocument"

  package func run(_ book: Book) -> [Diagnostic] {
    book.documents.filter { $0.blocks.isEmpty && $0.frontMatter.status != .draft }.map { page in
      Diagnostic(
        .error, id, "document has no text", at: SourceRange(file: page.file, line: 1),
        help: "Write it, or mark it 'status: draft'")
    }
  }
}
