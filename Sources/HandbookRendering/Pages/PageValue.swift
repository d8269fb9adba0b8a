import HandbookModel

/// All that a template may name: the value `layout.mustache` is rendered with.
///
/// Exactly one of the kinds (`home`, `article`, `list` …) is there.
struct PageValue: TemplateValue {
  var site: SiteValue
  /// Output path: `rules/x.html`.
  var path: String
  /// `../` for each folder of `path`, or the base address on a page shown at any address.
  var root: String
  var title: String
  var description: String?
  var canonical: String?
  var isIndexed = true
  var markdownPath: String?
  var breadcrumbs: [LinkValue] = []
  var sidebar: SidebarValue?

  var home: HomeValue?
  var article: ArticleValue?
  var list: ListValue?
  var finder: FinderValue?
  var index: IndexValue?
  var checking: CheckingValue?
  var model: BehavioursValue?
  var glossary: GlossaryValue?
  var sharedCode: SharedCodeValue?
  var book: BookValue?
  var isNotFound = false

  static let fields: Fields<Self> = [
    "site": .record("The site") { $0.site },
    "path": .text("Output path of the page") { $0.path },
    "root": .text("Way to the site's root: write it before every path") { $0.root },
    "title": .text("Title of the page") { $0.title },
    "windowTitle": .text("Title of the page and the site") {
      $0.home == nil ? "\($0.title) · \($0.site.title)" : $0.title
    },
    "description": .text("One sentence for search engines and previews") { $0.description },
    "canonical": .text("Full address, if the site has a base URL") { $0.canonical },
    "isIndexed": .flag("Search engines may list it") { $0.isIndexed },
    "markdownPath": .text("The same page as Markdown, from the site's root") { $0.markdownPath },
    "breadcrumbs": .list("The pages above this one, the nearest last") { $0.breadcrumbs },
    "sidebar": .record("Navigation beside rules and guides") { $0.sidebar },
    "home": .record("The first page") { $0.home },
    "article": .record("A rule or a guide") { $0.article },
    "list": .record("Rules that share a section, tag, impact, symbol, message or symptom") { $0.list },
    "finder": .record("All rules with filters") { $0.finder },
    "index": .record("An index: tags, API, messages, symptoms") { $0.index },
    "checking": .record("How snippets are checked") { $0.checking },
    "model": .record("What the model of SwiftUI does") { $0.model },
    "glossary": .record("The terms, with definitions") { $0.glossary },
    "sharedCode": .record("The code that all documents share") { $0.sharedCode },
    "book": .record("Everything on one page, for printing") { $0.book },
    "isNotFound": .flag("The page shown for a wrong address") { $0.isNotFound },
  ]
}

/// Navigation beside an article; its fixed parts are rendered once for the whole site.
struct SidebarValue: TemplateValue {
  /// Heading above the neighbours.
  var group: LinkValue
  var before: [UInt8]
  var after: [UInt8]
  /// Links to all sections.
  var sections: [UInt8]

  static let fields: Fields<Self> = [
    "group": .record("The section, or the guides") { $0.group },
    "before": .html("Pages before this one (`sidebar-item.mustache`, rendered)") { $0.before },
    "after": .html("Pages after this one") { $0.after },
    "sections": .html("All sections (`sidebar-section.mustache`, rendered)") { $0.sections },
  ]
}

struct HomeValue: TemplateValue {
  var sections: [GroupValue]
  var guides: [CardValue]
  var impacts: [ImpactCount]
  var showcase: ShowcaseValue?
  var snippets: Int
  var scenarios: Int

  static let fields: Fields<Self> = [
    "sections": .list("Sections in reading order, with their first rules") { $0.sections },
    "guides": .list("Guides in reading order") { $0.guides },
    "impacts": .list("Impact levels that occur") { $0.impacts },
    "showcase": .record("A rule whose two sides end differently") { $0.showcase },
    "snippets": .text("Swift snippets that were checked") { $0.snippets.shownIfAny },
    "scenarios": .text("Scenarios that ran") { $0.scenarios.shownIfAny },
  ]
}

struct ImpactCount: TemplateValue {
  var impact: ImpactValue
  var count: Int

  static let fields: Fields<Self> = [
    "impact": .record("The level") { $0.impact },
    "path": .text("Its page, from the site's root") { "impact/\($0.impact.impact.slug).html" },
    "count": .number("How many rules have it") { $0.count },
  ]
}

/// Rules or guides under one heading.
struct GroupValue: TemplateValue {
  var link: LinkValue
  var description: String?
  var impact: ImpactValue?
  var cards: [CardValue]
  /// How many there are in all, where `cards` holds only the first.
  var more: Int = 0

  static let fields: Fields<Self> = [
    "link": .record("Heading and page of the group") { $0.link },
    "description": .text("What the group is about") { $0.description },
    "impact": .record("Impact of a section, if configured") { $0.impact },
    "cards": .list("Its rules and guides") { $0.cards },
    "more": .text("How many more there are than shown") { $0.more > 0 ? String($0.more) : nil },
  ]
}

struct ListValue: TemplateValue {
  /// What the pages share: `Section`, `Tag`, `API` …
  var kind: String
  /// Shown as code.
  var isCode = false
  var isMessage = false
  var intro: String?
  var impact: ImpactValue?
  var facts: [LinkValue] = []
  /// `card.mustache`, rendered once for the whole site.
  var cards: [[UInt8]]

  static let fields: Fields<Self> = [
    "kind": .text("What the rules share: `Section`, `Tag`, `Impact`, `API`, `Message`, `Symptom`") {
      $0.kind
    },
    "isCode": .flag("The title is a name from code") { $0.isCode },
    "isMessage": .flag("The title is a console message") { $0.isMessage },
    "intro": .text("A sentence about it") { $0.intro },
    "impact": .record("The impact, on impact and section pages") { $0.impact },
    "facts": .list("Further facts in short") { $0.facts },
    "cards": .html("The rules and guides (`card.mustache`, rendered)") { $0.cards.concatenated() },
    "count": .number("How many there are") { $0.cards.count },
    "extent": .text("The same in words: `1 page`, `22 pages`") {
      "\($0.cards.count) page\($0.cards.count == 1 ? "" : "s")"
    },
  ]
}

/// All rules, with everything they can be filtered by.
struct FinderValue: TemplateValue {
  var cards: [CardValue]
  var filters: [FilterValue]

  static let fields: Fields<Self> = [
    "cards": .list("All rules") { $0.cards },
    "filters": .list("The groups of filters") { $0.filters },
    "count": .number("How many rules there are") { $0.cards.count },
  ]
}

struct FilterValue: TemplateValue {
  struct Option: TemplateValue {
    var title: String
    var value: String
    var count: Int
    var path: String?
    static let fields: Fields<Self> = [
      "title": .text("As readers see it") { $0.title },
      "value": .text("As the address names it") { $0.value },
      "count": .number("How many rules have it") { $0.count },
      "path": .text("The page of the same rules, from the site's root") { $0.path },
    ]
  }
  var title: String
  /// Name in the address: `impact=high`.
  var key: String
  /// Long lists are folded.
  var isLong: Bool
  var options: [Option]

  static let fields: Fields<Self> = [
    "title": .text("As readers see it") { $0.title },
    "key": .text("Name in the address") { $0.key },
    "isLong": .flag("Has many options") { $0.isLong },
    "options": .list("What can be chosen") { $0.options },
  ]
}

/// An index of links in groups.
struct IndexValue: TemplateValue {
  struct Group: TemplateValue {
    var title: String?
    var note: String?
    var anchor: String?
    var links: [LinkValue]
    static let fields: Fields<Self> = [
      "title": .text("Heading of the group") { $0.title },
      "note": .text("Beside the heading") { $0.note },
      "anchor": .text("Anchor of the heading") { $0.anchor },
      "links": .list("The entries") { $0.links },
    ]
  }
  var intro: String?
  /// Messages and symptoms read as sentences, one a line; others as words.
  var isSentences = false
  var groups: [Group]

  static let fields: Fields<Self> = [
    "intro": .text("A sentence about the index") { $0.intro },
    "isSentences": .flag("Entries are sentences") { $0.isSentences },
    "groups": .list("The groups") { $0.groups },
  ]
}

/// The figures of the last check.
struct CheckingValue: TemplateValue {
  struct Figure: TemplateValue {
    var name: String
    var count: Int
    var meaning: String
    var key: String
    static let fields: Fields<Self> = [
      "name": .text("Status in words") { $0.name },
      "count": .number("How many snippets have it") { $0.count },
      "meaning": .text("What it means") { $0.meaning },
      "key": .text("For class names") { $0.key },
    ]
  }
  var documents: Int
  var snippets: Int
  var scenarios: Int
  var figures: [Figure]
  /// The site has a page about the model.
  var hasModel: Bool
  var modules: [String]
  /// Names invented, counted once a snippet.
  var placeholders: Int

  static let fields: Fields<Self> = [
    "hasModel": .flag("There is a page about the model: model.html") { $0.hasModel },
    "modules": .text("Modules the library stands in for, as one text") {
      $0.modules.isEmpty ? nil : listed($0.modules, "and")
    },
    "placeholders": .number("Names invented for the snippets") { $0.placeholders },
    "documents": .number("Documents of the site") { $0.documents },
    "snippets": .number("Swift snippets in them") { $0.snippets },
    "scenarios": .text("Scenarios that ran") { $0.scenarios > 0 ? String($0.scenarios) : nil },
    "figures": .list("Snippets by what was found out") { $0.figures },
  ]
}

/// The whole handbook on one page.
struct BookValue: TemplateValue {
  struct Part: TemplateValue {
    var link: LinkValue
    var articles: [ArticleValue]
    static let fields: Fields<Self> = [
      "link": .record("The section, or the guides") { $0.link },
      "articles": .list("Its rules or guides") { $0.articles },
    ]
  }
  var parts: [Part]
  var glossary: GlossaryValue?

  static let fields: Fields<Self> = [
    "parts": .list("Guides, then the sections") { $0.parts },
    "glossary": .record("The glossary, at the end") { $0.glossary },
  ]
}
