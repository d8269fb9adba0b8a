package import HandbookModel

/// Reports ids in `related`, `supersedes` and `conflicts` that no document of the book has, and a
/// document that names itself there.
///
/// If files are named on the command line, nothing is reported: the others may be elsewhere.
package struct UnknownRuleID: Check {
  package let id = "UnknownRuleID"

  package func run(_ book: Book) -> [Diagnostic] {
    guard !book.contentName.isEmpty else { return [] }
    let ids = Set(book.pages.flatMap(\.ids))
    return book.documents.flatMap { page in
      let head = page.frontMatter
      return (head.related + head.supersedes + head.conflicts).compactMap { reference in
        if reference.value == page.id {
          return Diagnostic(.error, id, "'\(reference.value)' names the document itself", at: reference.range)
        }
        guard !ids.contains(reference.value) else { return nil }
        let near = NearMiss.nearest(to: reference.value, in: ids)
        return Diagnostic(
          .error, id,
          "no document has the id '\(reference.value)'" + NearMiss.question(near),
          at: reference.range)
      }
    }
  }
}
