package import HandbookModel

/// Reports a document that another one lists twice under `related`, by the same id or by a former one: its
/// page would show the same card twice.
package struct DuplicateRelated: Check {
  package let id = "DuplicateRelated"

  package func run(_ book: Book) -> [Diagnostic] {
    let current = Dictionary(
      book.pages.flatMap { page in page.ids.map { ($0, page.id) } }, uniquingKeysWith: { first, _ in first })
    return book.documents.flatMap { page in
      var first: [String: FrontMatter.Placed<String>] = [:]
      return page.frontMatter.related.compactMap { reference -> Diagnostic? in
        let name = current[reference.value] ?? reference.value
        guard let earlier = first[name] else {
          first[name] = reference
          return nil
        }
        return Diagnostic(
          .warning, id,
          reference.value == earlier.value
            ? "'\(reference.value)' is listed twice"
            : "'\(reference.value)' names the same document as '\(earlier.value)'",
          at: reference.range, notes: [Diagnostic.Note("first listed here", range: earlier.range)],
          help: "Leave one of the two out")
      }
    }
  }
}
