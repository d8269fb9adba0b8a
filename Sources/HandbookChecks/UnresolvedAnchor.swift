package import HandbookModel

/// Reports a `#name` in a link that is no anchor of the page it leads to.
package struct UnresolvedAnchor: Check {
  package let id = "UnresolvedAnchor"

  package func run(_ book: Book) -> [Diagnostic] {
    let pages = Dictionary(book.documents.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
    // The anchors of pages to which a link leads, by path.
    var anchors: [String: Set<String>] = [:]
    return book.documents.flatMap { page in
      page.links.compactMap { link in
        guard !link.isImage, let target = LinkTarget(link.destination, from: page.path),
          let fragment = target.fragment, let path = target.path, !fragment.hasPrefix("fn"),
          let known = anchors[path] ?? pages[path].map(Self.anchors)
        else { return nil }
        anchors[path] = known
        guard !known.contains(fragment) else { return nil }
        let place = target.isOwnPage ? "on this page" : "on '\(path)'"
        let near = NearMiss.nearest(to: fragment, in: known)
        return Diagnostic(
          .error, id,
          "no heading '#\(fragment)' \(place)" + (near.map { "; did you mean '#\($0)'?" } ?? ""),
          at: link.range)
      }
    }
  }

  private static func anchors(of page: Page) -> Set<String> {
    var anchors = Set(page.headings.map(\.anchor))
    for case .comparison(let comparison) in page.blocks {
      anchors.formUnion(comparison.sides.map(\.anchor))
    }
    return anchors
  }
}
