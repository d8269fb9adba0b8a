package import HandbookModel

/// Reports names that the check had to invent so that a snippet compiles: a reader cannot find them anywhere.
package struct InventedName: Check {
  package let id = EditorialCheck.inventedName.rawValue
  /// The reports on the book's snippets.
  private let reports: [SnippetID: SnippetReport]

  package init(reports: [SnippetID: SnippetReport]) { self.reports = reports }

  package func run(_ book: Book) -> [Diagnostic] {
    book.documents.flatMap { page in
      page.snippets.compactMap { snippet in
        let invented = reports[SnippetID(page: page.path, index: snippet.index)]?.placeholders ?? []
        guard !invented.isEmpty else { return nil }
        let names = invented.map { "'\($0.name)'" }.joined(separator: ", ")
        return Diagnostic(
          .warning, id, "nothing declares \(names)", at: snippet.infoRange,
          help:
            "Declare it in the snippet, in a 'setup' fence of the document, or for all documents in Support")
      }
    }
  }
}
