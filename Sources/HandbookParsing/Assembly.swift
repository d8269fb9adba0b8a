package import HandbookModel

/// The convention of a tree and its sections, as its `_sections.md` files say, in order of their paths.
package func readSections(
  _ tree: SourceTree
) -> Parsed<(convention: PageConvention, sections: [Configuration.Section])> {
  var convention = PageConvention()
  var sections: [Configuration.Section] = []
  var diagnostics: [Diagnostic] = []
  for file in tree.documents where isSections(file.path) {
    let parsed = parseSections(file, contentName: tree.contentName)
    convention.prefixes[PageConvention.Place(file.path).folder] = parsed.value.map(\.id)
    sections += parsed.value.filter { section in !sections.contains { $0.id == section.id } }
    diagnostics += parsed.diagnostics
  }
  return Parsed((convention, sections), diagnostics: diagnostics)
}

/// Whether a file lists sections, and so is not a page.
package func isSections(_ path: String) -> Bool { path == "_sections.md" || path.hasSuffix("/_sections.md") }

/// Puts the pages of a tree in reading order, and completes the sections.
///
/// - Parameters:
///   - configuration: What `handbook.yml` says. To its sections are added those of `sections`, then those
///     that only pages name.
///   - sections: The sections of the `_sections.md` files.
///   - pages: The pages; the book's order does not depend on theirs.
/// - Returns: The book, and an error `UnknownSection` for each section that pages name although the list
///   leaves it out.
package func assemble(
  _ tree: SourceTree, configuration: Configuration, sections: [Configuration.Section], pages: [Page]
) -> Parsed<Book> {
  var configuration = configuration
  for section in sections where !configuration.sections.contains(where: { $0.id == section.id }) {
    configuration.sections.append(section)
  }
  let listed = configuration.sections.map(\.id)
  let found = Set(pages.compactMap(\.section)).subtracting(listed).sorted()
  configuration.sections += found.map { Configuration.Section(id: $0, title: sectionTitle($0)) }
  var order: [String: Int] = [:]
  for (index, section) in configuration.sections.enumerated() { order[section.id] = index }

  let sorted = pages.map { (key: ReadingOrder($0, sectionOrder: order), page: $0) }
    .sorted { $0.key < $1.key }.map(\.page)
  let book = Book(
    configuration: configuration, pages: sorted.filter { $0.kind != .term },
    terms: sorted.filter { $0.kind == .term }, support: tree.support, resources: tree.resources,
    roots: tree.roots, unread: tree.unread, contentName: tree.contentName)
  guard !listed.isEmpty else { return Parsed(book) }
  let unknown = found.compactMap { id in
    sorted.first { $0.section == id }.map { unknownSection(id, of: $0, listed: listed) }
  }
  return Parsed(book, diagnostics: unknown)
}

private func unknownSection(_ id: String, of page: Page, listed: [String]) -> Diagnostic {
  let near = NearMiss.nearest(to: id, in: listed)
  return Diagnostic(
    .error, "UnknownSection",
    "section '\(id)' is not listed" + NearMiss.question(near),
    at: SourceRange(file: page.frontMatter.title.range.file, line: 1),
    help: "Listed sections are \(listed.joined(separator: ", "))")
}

/// The key by which pages are sorted: guides before rules, then by section, impact, title and path.
private struct ReadingOrder: Comparable {
  var kind: Int
  var section: Int
  var impact: Int
  var title: String
  var path: String

  init(_ page: Page, sectionOrder: [String: Int]) {
    kind = page.kind == .guide ? 0 : 1
    section = page.section.flatMap { sectionOrder[$0] } ?? Int.max
    let impacts = Impact.allCases
    impact = page.frontMatter.impact.flatMap(impacts.firstIndex) ?? impacts.count
    title = page.frontMatter.title.value.lowercased()
    path = page.path
  }

  static func < (a: Self, b: Self) -> Bool {
    (a.kind, a.section, a.impact, a.title, a.path) < (b.kind, b.section, b.impact, b.title, b.path)
  }
}
