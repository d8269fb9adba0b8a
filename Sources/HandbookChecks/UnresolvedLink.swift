package import HandbookModel

/// Reports links and images that lead to no page or file of the book.
///
/// Only paths below the book's roots are judged. Addresses with a scheme, such as `https:`, are not looked
/// up.
package struct UnresolvedLink: Check {
  package let id = "UnresolvedLink"

  package func run(_ book: Book) -> [Diagnostic] {
    let pages = book.documents.map(\.path)
    let known = Set(pages + book.resources.map(\.path) + book.unread)
    let folders = Set(known.flatMap(Self.folders))
    let byName = Dictionary(grouping: known, by: Self.name)
    // The nearest known name for each wrong one: finding it takes a while, so each is looked for once.
    var near: [String: String] = [:]
    var found: [Diagnostic] = []
    for page in book.documents {
      for link in page.links {
        if link.destination.isEmpty {
          found.append(Diagnostic(.error, id, "link has no address", at: link.range))
        }
        guard let target = LinkTarget(link.destination, from: page.path), !target.isOwnPage else { continue }
        guard let path = target.path else {
          if !book.contentName.isEmpty { found.append(leaving(link, book.contentName)) }
          continue
        }
        guard !known.contains(path), Self.isJudged(path, book.roots) else { continue }
        if folders.contains(path) {
          // A link to a folder works for files that are named on the command line, as on a code host.
          if !book.contentName.isEmpty { found.append(folder(link)) }
          continue
        }
        let name = Self.name(of: path)
        if near[name] == nil {
          near[name] = byName[name] != nil ? name : NearMiss.nearest(to: name, in: byName.keys) ?? ""
        }
        let candidates = (byName[near[name] ?? ""] ?? []).filter { $0 != page.path }
        found.append(missing(link, path, from: page.path, candidates))
      }
    }
    return found
  }

  private func leaving(_ link: Link, _ contentName: String) -> Diagnostic {
    Diagnostic(
      .error, id, "link '\(link.destination)' leaves the content folder", at: link.range,
      help: "Link to a page or a file inside \(contentName == "." ? "this folder" : contentName)")
  }

  private func folder(_ link: Link) -> Diagnostic {
    Diagnostic(
      .error, id, "'\(Self.written(link))' is a folder", at: link.range, help: "Link to one of its pages")
  }

  /// - Parameter candidates: Paths with the same file name or the nearest one.
  private func missing(
    _ link: Link, _ path: String, from page: String, _ candidates: [String]
  ) -> Diagnostic {
    let kind = path.hasSuffix(".md") ? "page" : "file"
    let folder = path.dropLast(Self.name(of: path).count)
    let near = candidates.min { a, b in
      (a.hasPrefix(folder) ? 0 : 1, a) < (b.hasPrefix(folder) ? 0 : 1, b)
    }
    let suggestion = near.map { "; did you mean '\(Self.relative($0, from: page))'?" } ?? ""
    return Diagnostic(.error, id, "no \(kind) '\(Self.written(link))'\(suggestion)", at: link.range)
  }

  private static func written(_ link: Link) -> Substring {
    link.destination.prefix { $0 != "#" && $0 != "?" }
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

  /// The path as a link on a page would write it.
  private static func relative(_ path: String, from page: String) -> String {
    let target = path.split(separator: "/")
    let base = page.split(separator: "/").dropLast()
    let shared = zip(target.dropLast(), base).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: base.count - shared) + target.dropFirst(shared).map(String.init))
      .joined(separator: "/")
  }
}
