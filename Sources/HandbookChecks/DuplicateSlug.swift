package import HandbookModel

/// Reports two documents with the same address, or an alias with the address of another document.
package struct DuplicateSlug: Check {
  package let id = "DuplicateSlug"

  package func run(_ book: Book) -> [Diagnostic] {
    let documents = book.documents
    func address(of page: Page) -> [String] {
      // Some file systems do not tell `Stack.html` from `stack.html`.
      let address = [page.kind.rawValue, page.section ?? "", page.slug.lowercased()]
      // Files that are named on the command line get no address. Among them, only two of one folder can have
      // the same name by mistake.
      return book.contentName.isEmpty
        ? address + page.path.split(separator: "/").dropLast().map(String.init) : address
    }
    // Sorting is needed only if there is something to report.
    let isSound = Set(documents.map(address)).count == documents.count
    var first: [[String]: Page] = [:]
    let found: [Diagnostic] = (isSound ? [] : documents.sorted { $0.path < $1.path }).compactMap { page in
      let address = address(of: page)
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
    return book.contentName.isEmpty ? found : found + aliases(of: book)
  }

  private func aliases(of book: Book) -> [Diagnostic] {
    guard book.pages.contains(where: { !$0.frontMatter.aliases.isEmpty }) else { return [] }
    var owners: [String: (page: Page, name: String)] = [:]
    for page in book.pages { owners["\(page.kind) \(page.slug.lowercased())"] = (page, page.id) }
    let ids = Set(book.pages.map(\.id))
    return book.pages.sorted { $0.path < $1.path }.flatMap { page in
      page.frontMatter.aliases.compactMap { alias in
        let address = "\(page.kind) \(alias.value.urlSlug)"
        guard let owner = owners[address], owner.page.path != page.path else {
          owners[address] = (page, alias.value)
          return nil
        }
        // If the names are equal, `DuplicateID` reports it.
        guard owner.name != alias.value, !ids.contains(alias.value) else { return nil }
        return Diagnostic(
          .error, id, "alias '\(alias.value)' has the same address as '\(owner.page.path)'", at: alias.range,
          notes: [Diagnostic.Note("declared here", range: SourceRange(file: owner.page.file, line: 1))],
          help: "Remove the alias: its address leads there")
      }
    }
  }
}
