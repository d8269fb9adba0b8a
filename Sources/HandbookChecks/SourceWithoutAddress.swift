package import HandbookModel

/// Reports a source without an address, as readers cannot follow it.
package struct SourceWithoutAddress: Check {
  package let id = EditorialCheck.sourceWithoutAddress.rawValue

  package func run(_ book: Book) -> [Diagnostic] {
    book.documents.flatMap { page in
      page.frontMatter.sources.filter { $0.url == nil }.map { source in
        Diagnostic(
          .warning, id, "source '\(source.title)' has no address",
          at: page.keys["sources"] ?? page.frontMatter.title.range,
          help: "Add its 'url', or leave it out")
      }
    }
  }
}
