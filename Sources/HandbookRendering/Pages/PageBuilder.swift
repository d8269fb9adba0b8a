import HandbookModel

/// Makes every HTML page of the site.
///
/// A class: each part of the site refers to it, and ten thousand copies of all that it knows would take more room than
/// the documents.
final class PageBuilder: Sendable {
  let book: Book
  let reports: SnippetReports
  let articles: ArticleBuilder
  let templates: TemplateLibrary
  private let site: SiteValue
  private let sidebars: Sidebars
  /// Each page's card as lists show it.
  private let listed: [[UInt8]]

  /// Documents that one page may hold; more than this nobody prints.
  private static let bookLimit = 500

  init(
    book: Book, reports: SnippetReports, articles: ArticleBuilder, templates: TemplateLibrary
  ) {
    self.book = book
    self.reports = reports
    self.articles = articles
    self.templates = templates
    let catalogue = articles.catalogue
    site = SiteValue(
      title: book.configuration.title, description: book.configuration.description,
      baseURL: book.configuration.baseURL, compiler: reports.compiler,
      ruleCount: book.pages.count { $0.kind == .rule },
      hasGuides: book.pages.contains { $0.kind == .guide }, hasSymbols: !catalogue.symbols.isEmpty,
      hasMessages: !catalogue.messages.isEmpty, hasSymptoms: !catalogue.symptoms.isEmpty,
      hasTags: !catalogue.tags.isEmpty, hasGlossary: !book.terms.isEmpty, hasFeed: !articles.dates.isEmpty,
      hasBook: book.pages.count <= Self.bookLimit)
    listed = inParallel(articles.cards.all) { templates.render("card", RootedCard(card: $0)) }
    sidebars = Sidebars(book: book, catalogue: catalogue, cards: articles.cards, templates: templates)
  }

  /// A page that a site map names.
  static func isListed(_ path: String) -> Bool {
    path.hasSuffix(".html") && path != "404.html" && path != "print.html"
  }

  /// A part for each page.
  func parts() -> [SitePart] {
    typealias Page = (path: String, value: @Sendable () -> PageValue)
    let catalogue = articles.catalogue
    var pages: [Page] = [("rules/index.html", finder)]
    pages += book.pages.indices.map { index in
      (articles.cards.all[index].path, { [self] in articlePage(index) })
    }
    // After the articles: their code is highlighted by then.
    if site.hasBook { pages.append((Self.wholeBookPath, wholeBook)) }
    pages += [("index.html", home), ("checking.html", checking), ("404.html", notFound)]
    pages += catalogue.sections.map { item in
      (item.entry.path, { [self] in section(item.section, item.entry) })
    }
    pages += catalogue.impacts.map { item in
      (item.entry.path, { [self] in impact(item.impact, item.entry) })
    }
    pages += catalogue.tags.map { entry in
      (entry.path, { [self] in list(entry, kind: "Tag", above: ("Tags", "tags/index.html")) })
    }
    pages += catalogue.symbols.map { symbol in (symbol.entry.path, { [self] in self.symbol(symbol) }) }
    pages += catalogue.messages.map { entry in
      (entry.path, { [self] in list(entry, kind: "Message", above: ("Messages", "messages/index.html")) })
    }
    pages += catalogue.symptoms.filter { !$0.isOfOnePage }.map { entry in
      (entry.path, { [self] in list(entry, kind: "Symptom", above: ("Symptoms", "symptoms/index.html")) })
    }
    if !reports.behaviours.isEmpty { pages.append(("model.html", model)) }
    if !book.support.isEmpty { pages.append((SitePlan.sharedCode, sharedCode)) }
    if site.hasGuides { pages.append(("guides/index.html", guides)) }
    if site.hasGlossary { pages.append((SitePlan.glossary, glossary)) }
    if site.hasTags { pages.append(("tags/index.html", tagIndex)) }
    if site.hasSymbols { pages.append(("api/index.html", symbolIndex)) }
    if site.hasMessages { pages.append(("messages/index.html", messageIndex)) }
    if site.hasSymptoms { pages.append(("symptoms/index.html", symptomIndex)) }
    return pages.map { path, value in
      SitePart(name: path) { [self] in
        let value = value()
        func files() -> [OutputFile] {
          if path == Self.wholeBookPath { highlightAll() }
          return [OutputFile(path: path, bytes: templates.render("layout", value))]
        }
        return ({ self.key(of: value) }, files)
      }
    }
  }

  /// A part for each page whose devices can be used.
  func explored() -> [SitePart] {
    book.pages.indices.compactMap { index in
      let page = book.pages[index]
      guard reports.hasExplorations(page) else { return nil }
      let path = ExploredStates.path(of: articles.plan.path(of: page))
      return SitePart(name: path, key: self.exploredKey(index, path: path)) { [self] in
        var states = ExploredStates(templates: templates)
        for snippet in page.snippets {
          let report = reports.reports[SnippetID(page: page.path, index: snippet.index)]
          guard let exploration = report?.exploration else { continue }
          states.add(exploration, anchor: ExplorationValue.anchor(ofSnippet: snippet.index))
        }
        return [states.file(path)]
      }
    }
  }

  private func exploredKey(_ index: Int, path: String) -> Digest? {
    var digester = Digester()
    for digest in [templates.digest, book.pages[index].digest, articles.found(index)] { digester.add(digest) }
    digester.add(path)
    return digester.digest
  }

  /// Stands for a page that shows a value.
  private func key(of value: some TemplateValue) -> Digest? {
    var digester = Digester()
    digester.add(templates.digest)
    value.add(to: &digester)
    return digester.digest
  }

  private func page(
    _ path: String, _ title: String, description: String? = nil, above: [LinkValue] = []
  ) -> PageValue {
    PageValue(
      site: site, path: path, root: SitePlan.root(of: path), title: title, description: description,
      canonical: site.baseURL.map { path == "index.html" ? $0 + "/" : $0 + "/" + path },
      breadcrumbs: above)
  }

  // MARK: Articles

  private func articlePage(_ index: Int) -> PageValue {
    let article = articles.article(index)
    let card = articles.cards.all[index]
    let above = article.section ?? LinkValue(title: "Guides", path: "guides/index.html")
    var value = page(
      card.path, article.title,
      description: card.summary ?? book.pages[index].plainText.firstSentence, above: [above])
    value.article = article
    value.markdownPath = article.markdownPath
    value.sidebar = sidebars.sidebar(index, group: above)
    return value
  }

  // MARK: Fixed pages

  @Sendable private func home() -> PageValue {
    let catalogue = articles.catalogue
    let cards = articles.cards
    var value = page("index.html", site.title, description: site.description)
    value.home = HomeValue(
      sections: catalogue.sections.map { section, entry in
        GroupValue(
          link: LinkValue(title: entry.title, path: entry.path, count: entry.pages.count),
          description: section.description, impact: section.impact.map(ImpactValue.init),
          cards: entry.pages.prefix(12).map { cards.all[$0] }, more: max(0, entry.pages.count - 12))
      },
      guides: cards.all.filter { !$0.isRule }.prefix(12).map { $0 },
      impacts: catalogue.impacts.map {
        ImpactCount(impact: ImpactValue(impact: $0.impact), count: $0.entry.pages.count)
      },
      showcase: articles.showcase(), snippets: reports.summary.judged,
      scenarios: reports.reports.values.reduce(0) { $0 + $1.scenarios.count })
    return value
  }

  @Sendable private func finder() -> PageValue {
    var value = page(
      "rules/index.html", "All rules",
      description: "All rules of \(site.title), to be filtered by impact, section, tag and more.")
    let cards = articles.cards.all.filter(\.isRule)
    value.finder = FinderValue(cards: cards, filters: Filters.of(cards, articles.catalogue))
    return value
  }

  @Sendable private func checking() -> PageValue {
    var value = page("checking.html", "How snippets are checked")
    value.checking = CheckingValue(reports)
    return value
  }

  @Sendable private func model() -> PageValue {
    var value = page(
      "model.html", "What the model does, and how we know",
      above: [LinkValue(title: "How snippets are checked", path: "checking.html")])
    value.model = BehavioursValue(reports.behaviours, omissions: reports.omissions)
    return value
  }

  @Sendable private func sharedCode() -> PageValue {
    var value = page(
      SitePlan.sharedCode, "The code that all pages share",
      description: "Declarations that the snippets of \(site.title) use without showing them.",
      above: [LinkValue(title: "How snippets are checked", path: "checking.html")])
    value.sharedCode = articles.sharedCode()
    return value
  }

  @Sendable private func glossary() -> PageValue {
    var value = page(
      SitePlan.glossary, "Glossary",
      description: "What the words of \(site.title) mean, each with its source.")
    value.glossary = articles.glossary()
    return value
  }

  @Sendable private func wholeBook() -> PageValue {
    var value = page(
      Self.wholeBookPath, "Everything on one page", description: "\(site.title), complete, for printing.")
    value.isIndexed = false
    let catalogue = articles.catalogue
    let guides = book.pages.indices.filter { book.pages[$0].kind == .guide }
    var parts: [BookValue.Part] = []
    if !guides.isEmpty {
      parts.append(
        .init(
          link: LinkValue(title: "Guides", path: "guides/index.html"),
          articles: guides.map { articles.article($0, isBook: true) }))
    }
    parts += catalogue.sections.map { _, entry in
      .init(
        link: LinkValue(title: entry.title, path: entry.path),
        articles: entry.pages.map { articles.article($0, isBook: true) })
    }
    value.book = BookValue(parts: parts, glossary: articles.glossary(isBook: true))
    return value
  }

  private static let wholeBookPath = "print.html"

  /// On all cores, where the page that shows all code is the only one to be made.
  private func highlightAll() {
    let code = book.pages.flatMap(\.snippets).filter { $0.language == "swift" }.map(\.code)
    _ = inParallel(code) { articles.highlight($0).count }
  }

  @Sendable private func notFound() -> PageValue {
    var value = page("404.html", "Page not found")
    // Shown at any address: only a full address leads home from there.
    if let base = site.baseURL { value.root = base + "/" }
    value.isIndexed = false
    value.isNotFound = true
    value.canonical = nil
    return value
  }

  // MARK: Lists

  private func section(_ section: Configuration.Section, _ entry: Catalogue.Entry) -> PageValue {
    var value = page(
      entry.path, entry.title, description: section.description, above: [Self.allRules])
    value.list = ListValue(
      kind: "Section", intro: section.description, impact: section.impact.map(ImpactValue.init),
      cards: entry.pages.map { listed[$0] })
    return value
  }

  private func impact(_ impact: Impact, _ entry: Catalogue.Entry) -> PageValue {
    var value = page(entry.path, entry.title, above: [Self.allRules])
    value.list = ListValue(
      kind: "Impact", impact: ImpactValue(impact: impact),
      cards: entry.pages.map { listed[$0] })
    return value
  }

  private func list(
    _ entry: Catalogue.Entry, kind: String, above: (title: String, path: String)
  ) -> PageValue {
    var value = page(
      entry.path, entry.title, above: [LinkValue(title: above.title, path: above.path)])
    value.list = ListValue(
      kind: kind, isMessage: kind == "Message", cards: entry.pages.map { listed[$0] })
    return value
  }

  private func symbol(_ symbol: Catalogue.Symbol) -> PageValue {
    var value = page(
      symbol.entry.path, symbol.entry.title,
      above: [LinkValue(title: "API", path: "api/index.html")])
    var facts = [LinkValue(title: symbol.use.module, path: "")]
    if let introduced = symbol.use.introduced {
      facts.append(LinkValue(title: "iOS \(introduced) or newer", path: ""))
    }
    value.list = ListValue(
      kind: "API", isCode: true, facts: facts,
      cards: symbol.entry.pages.map { listed[$0] })
    return value
  }

  @Sendable private func guides() -> PageValue {
    var value = page("guides/index.html", "Guides")
    value.list = ListValue(
      kind: "Guides", cards: listed.indices.filter { !articles.cards.all[$0].isRule }.map { listed[$0] })
    return value
  }

  private static let allRules = LinkValue(title: "All rules", path: "rules/index.html")

  // MARK: Indexes

  @Sendable private func tagIndex() -> PageValue {
    index("tags/index.html", "Tags", nil, [.init(links: articles.catalogue.tags.map(\.link))])
  }

  @Sendable private func symbolIndex() -> PageValue {
    var groups: [String: [LinkValue]] = [:]
    for symbol in articles.catalogue.symbols {
      var link = symbol.entry.link
      link.title = symbol.use.name
      link.isCode = true
      link.note = symbol.use.introduced.map { "iOS \($0)" }
      groups[symbol.use.owner ?? "", default: []].append(link)
    }
    return index(
      "api/index.html", "API index",
      "Every framework symbol that the code of this handbook uses, as the compiler resolved it.",
      groups.sorted { $0.key < $1.key }.map {
        .init(
          title: $0.key.isEmpty ? "Types and functions" : $0.key,
          anchor: $0.key.isEmpty ? "types" : $0.key.urlSlug, links: $0.value)
      })
  }

  @Sendable private func messageIndex() -> PageValue {
    index(
      "messages/index.html", "Console messages",
      "Find the rule behind a line in the console. X stands for a type or value of your app.",
      [.init(links: articles.catalogue.messages.map(\.link))], isSentences: true)
  }

  @Sendable private func symptomIndex() -> PageValue {
    index(
      "symptoms/index.html", "Symptoms", "What users see when something is wrong, in plain words.",
      [.init(links: articles.catalogue.symptoms.map(symptomLink))], isSentences: true)
  }

  private func symptomLink(_ entry: Catalogue.Entry) -> LinkValue {
    guard entry.isOfOnePage else { return entry.link }
    let note = book.pages[entry.pages[0]].frontMatter.title.value
    return LinkValue(title: entry.title, path: entry.path, note: note)
  }

  private func index(
    _ path: String, _ title: String, _ intro: String?, _ groups: [IndexValue.Group],
    isSentences: Bool = false
  ) -> PageValue {
    var value = page(path, title, description: intro)
    value.index = IndexValue(intro: intro, isSentences: isSentences, groups: groups)
    return value
  }

  // MARK: Redirects

  /// Former ids lead to the page they became; an address in use is never a redirect.
  func redirects() -> [SitePart] {
    let taken = Set(articles.plan.paths.values)
    return book.pages.flatMap { page in
      page.frontMatter.aliases.compactMap { alias in
        let folder = page.kind == .rule ? "rules" : "guides"
        let path = "\(folder)/\(alias.value.urlSlug).html"
        guard !taken.contains(path) else { return nil }
        let target = articles.plan.path(of: page)
        let value = RedirectValue(
          title: page.frontMatter.title.value, target: SitePlan.root(of: path) + target,
          canonical: site.baseURL.map { $0 + "/" + target })
        return SitePart(name: path, key: self.key(of: value)) { [self] in
          [OutputFile(path: path, bytes: templates.render("redirect", value))]
        }
      }
    }
  }
}

/// A page that leads on to another.
struct RedirectValue: TemplateValue {
  var title: String
  var target: String
  var canonical: String?

  static let fields: Fields<Self> = [
    "title": .text("Title of the page it leads to") { $0.title },
    "target": .text("Relative address of that page") { $0.target },
    "canonical": .text("Its full address, if the site has a base URL") { $0.canonical },
  ]
}

extension Catalogue.Entry {
  var link: LinkValue { LinkValue(title: title, path: path, count: pages.count) }
}

extension String {
  /// Up to the first full stop, at most 200 characters.
  var firstSentence: String? {
    let head = prefix(200)
    guard !head.isEmpty else { return nil }
    if let stop = head.firstIndex(of: ".") { return String(head[...stop]) }
    return String(head)
  }
}
