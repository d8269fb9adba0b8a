import HandbookModel

/// Navigation beside articles, its parts rendered once: a page only joins them.
struct Sidebars: Sendable {
  /// Neighbours shown on each side at most; all of a section where it is small.
  private static let reach = 24

  private let items: [[UInt8]]
  private let sections: [UInt8]
  /// Page position → range of positions in the same section.
  private let groups: [Range<Int>]

  init(book: Book, catalogue: Catalogue, cards: Cards, templates: TemplateLibrary) {
    items = inParallel(cards.all) {
      templates.render(
        "sidebar-item",
        SidebarItemValue(title: $0.title, path: $0.path, impact: $0.impact.map(ImpactValue.init), count: nil))
    }
    var links = catalogue.sections.map { $0.entry.link }
    let guides = cards.all.count { !$0.isRule }
    if guides > 0 {
      links.insert(LinkValue(title: "Guides", path: "guides/index.html", count: guides), at: 0)
    }
    sections = links.map {
      templates.render(
        "sidebar-section",
        SidebarItemValue(title: $0.title, path: $0.path, impact: nil, count: $0.count))
    }.concatenated()
    var groups: [Range<Int>] = []
    var start = 0
    for index in book.pages.indices {
      if book.pages[index].section != book.pages[start].section { start = index }
      if index + 1 == book.pages.count || book.pages[index + 1].section != book.pages[index].section {
        groups += [Range<Int>](repeating: start..<(index + 1), count: index + 1 - start)
      }
    }
    self.groups = groups
  }

  func sidebar(_ index: Int, group: LinkValue) -> SidebarValue {
    let range = groups[index]
    let before = max(range.lowerBound, index - Self.reach)..<index
    let after = (index + 1)..<min(range.upperBound, index + 1 + Self.reach)
    return SidebarValue(
      group: group, before: items[before].concatenated(),
      after: index + 1 <= after.upperBound ? items[after].concatenated() : [], sections: sections)
  }
}

/// A link of the sidebar. Articles stand one folder below the root: `root` is always `../`.
struct SidebarItemValue: TemplateValue {
  var title: String
  var path: String
  var impact: ImpactValue?
  var count: Int?

  static let fields: Fields<Self> = [
    "root": .text("Way to the site's root") { _ in "../" },
    "title": .text("Title") { $0.title },
    "path": .text("Page, from the site's root") { $0.path },
    "impact": .record("Impact of a rule") { $0.impact },
    "count": .text("How many rules a section has") { $0.count.map(String.init) },
  ]
}
