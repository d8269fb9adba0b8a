package import HandbookModel

/// Reports a file that would be published as it is at the address of a page that the site makes.
package struct AddressTaken: Check {
  package let id = "AddressTaken"

  package func run(_ book: Book) -> [Diagnostic] {
    let pages = Set(
      book.pages.flatMap { page in
        [".html", ".md"].map { "\(page.kind == .rule ? "rules" : "guides")/\(page.slug)\($0)".lowercased() }
      })
    return book.resources.compactMap { resource in
      let path = resource.path.lowercased()
      guard pages.contains(path) || Self.made.contains(path) || isList(path) else { return nil }
      return Diagnostic(
        .error, id, "file has the same address as a page of the site",
        at: SourceRange(file: "\(book.contentName)/\(resource.path)", line: 1),
        help: "Give the file another name")
    }
  }

  /// Files that every site has.
  private static let made: Set<String> = [
    "index.html", "rules/index.html", "guides/index.html", "checking.html", "model.html", "glossary.html",
    "shared.html",
    "print.html", "404.html", "llms.txt", "llms-full.txt", "agents.md", "feed.xml", "rules.json",
  ]

  /// Whether a path is that of a list of pages, or of a part of the search index.
  private func isList(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard parts.count == 2 else { return false }
    if parts[0] == "assets" { return parts[1].hasPrefix("search-") && path.hasSuffix(".js") }
    return ["tags", "api", "messages", "symptoms", "sections", "impact"].contains(parts[0])
      && path.hasSuffix(".html")
  }
}
