package import HandbookModel

/// Two documents of a section cannot have one address.
package struct DuplicateSlug: Check {
  package let id = "DuplicateSlug"

  package func run(_ book: Book) -> [Diagnostic] {
    var first: [[String]: Page] = [:]
    return book.documents.sorted { $0.path < $1.path }.compactMap { page in
      // Some file systems do not tell `Stack.html` from `stack.html`.
      var address = [page.kind.rawValue, page.section ?? "", page.slug.lowercased()]
      // Files read as they are get no address: only one folder can hold two of a name by mistake.
      if book.contentName.isEmpty { address += page.path.split(separator: "/").dropLast().map(String.init) }
      guard let earlier = first[address] else {
        first[address] = page
        return nil
      }
      return Diagnostic(
        .error, id, "document has the same address as '\(earlier.path)'",
        at: SourceRange(file: page.file, line: 1),
        notes: [Diagnostic.Note("first declared here", range: SourceRange(file: earlier.file, line: 1))],
        help: "Give the file another name")
    }
  }
}
