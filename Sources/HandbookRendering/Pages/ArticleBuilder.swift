import HandbookModel

/// Makes the value of a rule or guide.
struct ArticleBuilder: Sendable {
  let book: Book
  let reports: SnippetReports
  let plan: SitePlan
  let catalogue: Catalogue
  let cards: Cards
  let dates: [String: String]
  let highlight: Highlight
  /// Page position → stands for all that was found out about its snippets.
  let found: [Digest?]
  private let position: [String: Int]
  private let messages: [String: LinkValue]
  private let symptoms: [String: LinkValue]

  init(
    book: Book, reports: SnippetReports, plan: SitePlan, catalogue: Catalogue, cards: Cards,
    dates: [String: String], highlight: @escaping Highlight
  ) {
    self.book = book
    self.reports = reports
    self.plan = plan
    self.catalogue = catalogue
    self.cards = cards
    self.dates = dates
    self.highlight = highlight
    found = inParallel(book.pages) { reports.digest(of: $0) }
    position = Dictionary(
      book.pages.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    func links(_ entries: [Catalogue.Entry]) -> [String: LinkValue] {
      Dictionary(
        uniqueKeysWithValues: entries.map { ($0.title, LinkValue(title: $0.title, path: $0.path)) })
    }
    messages = links(catalogue.messages)
    symptoms = links(catalogue.symptoms)
  }

  /// - Parameter isBook: All articles share one page: anchors get a prefix, links become anchors.
  func article(_ index: Int, isBook: Bool = false) -> ArticleValue {
    let page = book.pages[index].inMemory
    let matter = page.frontMatter
    let path = plan.path(of: page)
    let resolver = LinkResolver(
      plan: plan, page: page, root: isBook ? "" : SitePlan.root(of: path), isBook: isBook)
    let body = body(page, resolver)
    let named = Set((matter.related + matter.supersedes + matter.conflicts).map(\.value))
    let outline = page.headings.filter { (2...3).contains($0.level) }
    return ArticleValue(
      title: matter.title.value, anchor: plan.bookAnchor(of: page), isRule: page.kind == .rule,
      impact: matter.impact,
      lede: page.kind == .rule ? matter.impactDescription?.sentence : matter.description,
      section: page.section.flatMap { cards.sections[$0] },
      tags: matter.tags.compactMap { cards.tags[$0.tagKey] }, since: matter.since?.value,
      until: matter.until, minimumOS: catalogue.minimumOS[index], apiOS: catalogue.apiOS[index],
      reasons: catalogue.reasons[index],
      status: matter.status, supersededBy: catalogue.supersededBy[index].map(cards.link),
      symptoms: matter.symptoms.compactMap { symptoms[$0]?.onPage(path) },
      messages: matter.messages.compactMap { messages[$0] }, blocks: body.later,
      headings: outline.count > 1 ? outline.map(body.value) : [],
      related: cards(matter.related), conflicts: cards(matter.conflicts),
      supersedes: cards(matter.supersedes),
      guides: catalogue.linkedFrom[index]
        .filter { !named.contains(book.pages[$0].id) }.prefix(12).map { cards.all[$0] },
      sources: matter.sources, failsInModelOnly: page.failsInModelOnly,
      symbols: catalogue.symbolsOfPage[index].map {
        let entry = catalogue.symbols[$0].entry
        return LinkValue(title: entry.title, path: entry.path, isCode: true)
      },
      words: hasWords(page) ? Self.wordsPath(of: path) : nil,
      checked: checked(page), hasExplorations: reports.hasExplorations(page), updated: dates[page.path],
      editURL: book.configuration.editURL.map {
        $0.split(separator: "{path}", omittingEmptySubsequences: false)
          .joined(separator: LinkResolver.escapedPath(page.path))
      },
      markdownPath: String(path.dropLast(5)) + ".md",
      previous: index > 0 ? cards.link(index - 1) : nil,
      next: index + 1 < book.pages.count ? cards.link(index + 1) : nil)
  }

  /// Stands for all that was found out about a page's snippets.
  func found(_ index: Int) -> Digest? { found[index] }

  /// Stands for the documents and all that was found out about them: for what files about the whole book show.
  var digest: Digest? {
    var digester = Digester()
    digester.add(plan.digest)
    book.configuration.add(to: &digester)
    digester.add(reports.compiler ?? "")
    for (page, found) in zip(book.pages, found) {
      digester.add(page.digest)
      digester.add(found)
      digester.add(dates[page.path] ?? "")
    }
    for page in book.terms { digester.add(page.digest) }
    for synonym in book.synonyms {
      digester.add(synonym.phrase.value)
      digester.add(encoded: synonym.meanings.map(\.value))
    }
    for question in book.questions {
      digester.add(question.text)
      digester.add(encoded: question.pages.map(\.value))
    }
    return digester.digest
  }

  func body(_ page: Page, _ links: LinkResolver, anchorPrefix: String? = nil) -> BodyBuilder {
    BodyBuilder(
      page: page, links: links, reports: reports,
      found: position[page.path].map { found[$0] } ?? reports.digest(of: page), highlight: highlight,
      anchorPrefix: anchorPrefix ?? (links.isBook ? plan.bookAnchor(of: page) + "-" : ""))
  }

  private func cards(_ ids: [FrontMatter.Placed<String>]) -> [CardValue] {
    ids.compactMap { plan.ids[$0.value].flatMap { position[$0] }.map { cards.all[$0] } }
  }

  private func checked(_ page: Page) -> CheckedValue? {
    let found = page.snippets.compactMap { reports.reports[SnippetID(page: page.path, index: $0.index)] }
    guard !found.isEmpty else { return nil }
    func count(_ status: SnippetReport.Status) -> Int { found.count { $0.status == status } }
    let scenarios = found.flatMap(\.scenarios)
    return CheckedValue(
      compiler: reports.compiler, passed: count(.passed), failed: count(.failed),
      expectedFailures: count(.expectedFailure), unverified: count(.unverified),
      unchecked: count(.unchecked), scenarios: scenarios.count,
      scenariosHeld: scenarios.count(where: \.passed), systems: Set(scenarios.map(\.os)).sorted())
  }
}
