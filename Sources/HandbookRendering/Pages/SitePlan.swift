import HandbookModel

/// Where everything stands on the site: one address a page, section, tag, symbol, message.
struct SitePlan: Sendable {
  /// Source path → output path.
  let paths: [String: String]
  /// Id or alias → source path.
  let ids: [String: String]
  /// Source path → page.
  let pages: [String: Page]
  /// Paths of files published as they are.
  let resources: Set<String>
  /// Name that all documents share → where its declaration stands.
  let sharedNames: [String: String]
  let terms: TermLinks
  /// Stands for `sharedNames` and `terms`.
  let digest: Digest?

  init(_ book: Book) {
    var paths: [String: String] = [:]
    var names: [Page.Kind: AddressNames] = [:]
    // In order of their files: what a page says does not change where others stand.
    for page in book.pages.sorted(by: { $0.path < $1.path }) {
      let name = names[page.kind, default: AddressNames(reserved: ["index"])].name(page.slug, page.id.urlSlug)
      paths[page.path] = "\(page.kind == .rule ? "rules" : "guides")/\(name).html"
    }
    for term in book.terms { paths[term.path] = "\(Self.glossary)#\(term.slug)" }
    self.paths = paths
    var ids: [String: String] = [:]
    for page in book.pages { for alias in page.frontMatter.aliases { ids[alias.value] = page.path } }
    for page in book.terms + book.pages { ids[page.id] = page.path }
    self.ids = ids
    pages = Dictionary(book.documents.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    resources = Set(book.resources.map(\.path))
    sharedNames = Self.sharedNames(book.support)
    terms = TermLinks(book.terms)
    var digester = Digester()
    for file in book.support { digester.add(file) }
    digester.add(book.terms.count)
    for term in book.terms {
      for text in [term.path, term.slug, term.frontMatter.title.value] { digester.add(text) }
      digester.add(encoded: term.frontMatter.aliases.map(\.value))
    }
    digest = digester.digest
  }

  func path(of page: Page) -> String { paths[page.path] ?? "rules/\(page.slug).html" }

  /// Anchor of a document on a page where all share one.
  func bookAnchor(of page: Page) -> String {
    page.kind == .term ? "term-\(page.slug)" : "\(page.kind.rawValue)-\(path(of: page).pathStem)"
  }

  /// The page of all terms; each has an anchor on it.
  static let glossary = "glossary.html"
  static func impact(_ impact: Impact) -> String { "impact/\(impact.slug).html" }

  /// The way from a page to the site's root: `../` for each folder.
  static func root(of path: String) -> String {
    String(repeating: "../", count: path.utf8.count { $0 == 47 })
  }
}

/// Turns links as written into links that work on the site.
struct LinkResolver {
  let plan: SitePlan
  let page: Page
  /// Way from the page shown to the site's root.
  let root: String
  /// All articles on one page: links to documents become links to their anchors.
  var isBook = false

  /// Address for `href` or `src`, not yet escaped; nil where the link leads nowhere.
  func address(of link: Link) -> String? {
    let destination = link.destination
    if destination.hasPrefix("#") {
      return isBook ? "#\(plan.bookAnchor(of: page))-\(destination.dropFirst())" : destination
    }
    if let safe = Self.safeAddress(destination) { return safe }
    guard let path = LinkTarget(destination, from: page.path)?.path else { return nil }
    if !link.isImage, let found = plan.pages[path] {
      let fragment = destination.firstIndex(of: "#").map { destination[destination.index(after: $0)...] }
      if isBook, found.kind == .term { return "#" + plan.bookAnchor(of: found) }
      if isBook { return "#" + plan.bookAnchor(of: found) + (fragment.map { "-" + $0 } ?? "") }
      if found.kind == .term { return root + plan.path(of: found) }
      return root + plan.path(of: found) + (fragment.map { "#" + $0 } ?? "")
    }
    return plan.resources.contains(path) ? root + Self.escapedPath(path) : nil
  }

  /// The document a link leads to.
  func target(of link: Link) -> Page? {
    LinkTarget(link.destination, from: page.path)?.path.flatMap { plan.pages[$0] }
  }

  /// Addresses that may leave the site: `https:`, `http:`, `mailto:`; nil for any other scheme.
  static func safeAddress(_ address: String) -> String? {
    let lower = address.prefix(8).lowercased()
    return ["https://", "http://", "mailto:"].contains(where: lower.hasPrefix) ? address : nil
  }

  /// Characters that mean something in addresses, percent-escaped.
  static func escapedPath(_ path: String) -> String {
    var result: [UInt8] = []
    for byte in path.utf8 {
      if byte.isWordByte && byte < 128 || [45, 46, 47, 126].contains(byte) {
        result.append(byte)
      } else {
        let hex = String(byte, radix: 16, uppercase: true)
        result += Array("%\(hex.count == 1 ? "0" : "")\(hex)".utf8)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
