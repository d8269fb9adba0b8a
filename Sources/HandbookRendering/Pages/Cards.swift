import HandbookModel

/// What lists, neighbours and navigation show of each page, made once for the whole site.
struct Cards: Sendable {
  /// One a page, in the book's order.
  let all: [CardValue]
  let tags: [String: LinkValue]
  let sections: [String: LinkValue]

  init(_ book: Book, _ catalogue: Catalogue, _ plan: SitePlan) {
    var tags: [String: LinkValue] = [:]
    for tag in catalogue.tags {
      tags[tag.title.tagKey] = LinkValue(title: tag.title, path: tag.path, count: tag.pages.count)
    }
    var sections: [String: LinkValue] = [:]
    for (section, entry) in catalogue.sections {
      sections[section.id] = LinkValue(title: section.title, path: entry.path, count: entry.pages.count)
    }
    self.tags = tags
    self.sections = sections
    all = inParallel(Array(book.pages.indices)) { [tags, sections] index in
      let page = book.pages[index]
      return CardValue(
        title: page.frontMatter.title.value, path: plan.path(of: page), isRule: page.kind == .rule,
        impact: page.frontMatter.impact,
        summary: page.frontMatter.description ?? page.frontMatter.impactDescription?.sentence,
        section: page.section.flatMap { sections[$0] },
        tags: page.frontMatter.tags.compactMap { tags[$0.tagKey] },
        minimumOS: catalogue.minimumOS[index], reasons: catalogue.reasons[index],
        status: page.frontMatter.status)
    }
  }

  func link(_ index: Int) -> LinkValue { LinkValue(title: all[index].title, path: all[index].path) }
}

/// A card on a page one folder below the root, as all lists are: rendered once, it fits them all.
struct RootedCard: TemplateValue {
  var card: CardValue

  static let fields = CardValue.fields.inside(
    { (value: Self) in value.card }, adding: "root", .text("Way to the site's root") { _ in "../" })
}

extension String {
  /// With a capital at the front: impact descriptions are written as the end of a sentence.
  var sentence: String { prefix(1).uppercased() + dropFirst() }
}
