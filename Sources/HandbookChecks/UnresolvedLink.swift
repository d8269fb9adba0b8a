package import HandbookModel

/// Links and images must lead to a page or a file of the book.
///
/// Only what lies below the book's roots is judged. Addresses with a scheme are not looked up.
package struct UnresolvedLink: Check {
  package let id = "UnresolvedLink"

  package func run(_ book: Book) -> [Diagnostic] {
    let pages = book.pages.map(\.path)
    let known = Set(pages + book.resources.map(\.path) + book.unread)
    let folders = Set(known.flatMap(Self.folders))
    return book.pages.flatMap { page in
      page.links.compactMap { link in
        guard let target = LinkTarget(link.destination, from: page.path), !target.isOwnPage else {
          return nil
        }
        guard let path = target.path else {
          guard book.roots == [""], book.contentName != "" else { return nil }
          return Diagnostic(
            .error, id, "link '\(link.destination)' leaves the content folder", at: link.range,
            help: "Link to a page or a file inside \(book.contentName)")
        }
        guard !known.contains(path), Self.isJudged(path, book.roots) else { return nil }
        return diagnostic(link, path, from: page, known: known, isFolder: folders.contains(path))
      }
    }
  }

  private func diagnostic(
    _ link: Link, _ path: String, from page: Page, known: Set<String>, isFolder: Bool
  ) -> Diagnostic {
    let written = link.destination.prefix { $0 != "#" && $0 != "?" }
    if isFolder {
      return Diagnostic(
        .error, id, "'\(written)' is a folder", at: link.range, help: "Link to one of its pages")
    }
    let kind = path.hasSuffix(".md") ? "page" : "file"
    let near = Self.nearest(to: path, in: known.filter { $0 != page.path })
    let suggestion = near.map { "; did you mean '\(Self.relative($0, from: page.path))'?" } ?? ""
    return Diagnostic(.error, id, "no \(kind) '\(written)'\(suggestion)", at: link.range)
  }

  /// The path with the same file name in another folder, or else with the nearest one.
  private static func nearest(to path: String, in known: Set<String>) -> String? {
    let paths = Dictionary(grouping: known, by: name)
    let wanted = name(of: path)
    let near = paths[wanted] == nil ? NearMiss.nearest(to: wanted, in: paths.keys) : wanted
    let folder = path.dropLast(wanted.count)
    return near.flatMap { near in
      paths[near]?.min { a, b in
        (a.hasPrefix(folder) ? 0 : 1, a) < (b.hasPrefix(folder) ? 0 : 1, b)
      }
    }
  }

  private static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  private static func isJudged(_ path: String, _ roots: [String]) -> Bool {
    roots.contains { $0.isEmpty ? !path.hasPrefix("/") : path.hasPrefix($0 == "/" ? "/" : $0 + "/") }
  }

  private static func folders(of path: String) -> [String] {
    var folders: [String] = []
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      folders.append(String(rest))
    }
    return folders
  }

  /// A path as a link on a page would write it.
  private static func relative(_ path: String, from page: String) -> String {
    let target = path.split(separator: "/")
    let base = page.split(separator: "/").dropLast()
    let shared = zip(target.dropLast(), base).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: base.count - shared) + target.dropFirst(shared).map(String.init))
      .joined(separator: "/")
  }
}
