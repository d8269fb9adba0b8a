import HandbookModel

/// The book turned round: from tags, symbols, messages and symptoms to the pages that have them.
struct Catalogue: Sendable {
  /// One entry: what is shared, its address, and the pages in reading order.
  struct Entry: Sendable {
    var title: String
    var path: String
    /// Positions in `Book.pages`.
    var pages: [Int]
    /// A list of one page would only stand between the reader and that page, so a symptom leads there at once.
    var isOfOnePage: Bool { pages.count == 1 }
  }

  /// A framework symbol in use.
  struct Symbol: Sendable {
    var use: SnippetReport.SymbolUse
    var entry: Entry
  }

  var sections: [(section: Configuration.Section, entry: Entry)]
  var impacts: [(impact: Impact, entry: Entry)]
  var tags: [Entry]
  var symbols: [Symbol]
  var messages: [Entry]
  var symptoms: [Entry]
  /// Page position → symbols, in order of first use.
  var symbolsOfPage: [[Int]]
  /// Page position → why its incorrect code is wrong.
  var reasons: [[Reason]]
  /// Page position → iOS that the API of its correct code needs.
  var apiOS: [OSVersion?]
  /// Page position → oldest iOS it is for: no older than its `since`, or the handbook's, for which its code was
  /// compiled and run.
  var minimumOS: [OSVersion?]
  /// Page position → positions of pages that link to it.
  var linkedFrom: [[Int]]
  /// Page position → positions of pages that supersede it.
  var supersededBy: [[Int]]

  init(_ book: Book, _ reports: SnippetReports, _ plan: SitePlan) {
    let pages = book.pages
    let position = Dictionary(
      pages.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    let all = inParallel(pages) { PageFacts($0, reports, plan) }
    var tags = Grouping()
    var messages = Grouping()
    var symptoms = Grouping()
    var symbols = Grouping()
    var uses: [String: SnippetReport.SymbolUse] = [:]
    var linkedFrom = [[Int]](repeating: [], count: pages.count)
    var supersededBy = linkedFrom
    var sections: [String: [Int]] = [:]
    var impacts: [Impact: [Int]] = [:]
    var symbolNames: [[String]] = []
    for (index, (page, facts)) in zip(pages, all).enumerated() {
      for (key, tag) in zip(facts.tagKeys, page.frontMatter.tags) { tags.add(index, key: key, title: tag) }
      for message in page.frontMatter.messages { messages.add(index, key: message, title: message) }
      for symptom in page.frontMatter.symptoms { symptoms.add(index, key: symptom, title: symptom) }
      if let section = page.section { sections[section, default: []].append(index) }
      if let impact = page.frontMatter.impact { impacts[impact, default: []].append(index) }
      var names: [String] = []
      for use in facts.uses {
        let name = use.owner.map { "\($0).\(use.name)" } ?? use.name
        uses[name] = uses[name] ?? use
        if !names.contains(name) { names.append(name) }
        symbols.add(index, key: name, title: name)
      }
      symbolNames.append(names)
      var targets: Set<Int> = []
      for target in facts.targets {
        guard let other = position[target], other != index, targets.insert(other).inserted else { continue }
        linkedFrom[other].append(index)
      }
      for id in page.frontMatter.supersedes {
        if let other = plan.ids[id.value].flatMap({ position[$0] }) { supersededBy[other].append(index) }
      }
    }
    reasons = all.map(\.reasons)
    let apiOS = all.map(\.apiOS)
    self.apiOS = apiOS
    minimumOS = zip(pages, apiOS).map { page, api in
      guard let api else { return page.frontMatter.since?.value }
      return max(api, page.frontMatter.since?.value ?? book.configuration.since ?? api)
    }
    self.linkedFrom = linkedFrom
    self.supersededBy = supersededBy
    var sectionNames = AddressNames()
    self.sections = book.configuration.sections.compactMap { section in
      sections[section.id].map {
        let name = sectionNames.name(section.id.urlSlug)
        return (section, Entry(title: section.title, path: "sections/\(name).html", pages: $0))
      }
    }
    self.impacts = Impact.allCases.compactMap { impact in
      impacts[impact].map {
        (impact, Entry(title: "\(impact.words) impact", path: SitePlan.impact(impact), pages: $0))
      }
    }
    self.tags = tags.entries(folder: "tags")
    self.messages = messages.entries(folder: "messages")
    self.symptoms = symptoms.entries(folder: "symptoms").map { entry in
      guard entry.isOfOnePage else { return entry }
      return Entry(title: entry.title, path: plan.path(of: pages[entry.pages[0]]), pages: entry.pages)
    }
    let entries = symbols.entries(folder: "api")
    self.symbols = entries.map { Symbol(use: uses[$0.title]!, entry: $0) }
    let symbolPosition = Dictionary(
      uniqueKeysWithValues: entries.enumerated().map { ($1.title, $0) })
    symbolsOfPage = symbolNames.map { $0.compactMap { symbolPosition[$0] } }
  }

  /// What is found on one page alone.
  private struct PageFacts: Sendable {
    let reasons: [Reason]
    let apiOS: OSVersion?
    let tagKeys: [String]
    let uses: [SnippetReport.SymbolUse]
    /// Paths of the documents it links to.
    let targets: [String]

    init(_ page: Page, _ reports: SnippetReports, _ plan: SitePlan) {
      let snippets = page.snippets
      // Without reports there is nothing to look up.
      let found =
        reports.reports.isEmpty
        ? [] : snippets.map { reports.reports[SnippetID(page: page.path, index: $0.index)] }
      reasons = Catalogue.reasons(page, snippets, found)
      apiOS = Catalogue.apiOS(snippets, found)
      tagKeys = page.frontMatter.tags.map(\.tagKey)
      uses = zip(snippets, found).flatMap { Catalogue.written($0, $1) }
      let resolver = LinkResolver(plan: plan, page: page, root: "")
      targets = page.links.compactMap { $0.isImage ? nil : resolver.target(of: $0)?.path }
    }
  }

  /// The symbols a reader finds in the code: without those the compiler puts there, such as
  /// `ViewBuilder.buildBlock`.
  private static func written(_ snippet: Snippet, _ report: SnippetReport?) -> [SnippetReport.SymbolUse] {
    guard let report, !report.symbols.isEmpty else { return [] }
    let words = Set(snippet.code.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    return report.symbols.filter { use in
      let base = use.name.prefix { $0 != "(" }
      let name = base == "init" ? use.owner?.split(separator: ".").last ?? base : base
      return words.contains(name)
    }
  }

  /// Pages by a key, each page once, with a unique address for each key.
  private struct Grouping {
    private var groups: [String: (title: String, pages: [Int])] = [:]

    mutating func add(_ page: Int, key: String, title: String) {
      let add = { (group: inout (title: String, pages: [Int])) in
        if group.pages.last != page { group.pages.append(page) }
      }
      add(&groups[key, default: (title, [])])
    }

    /// Alphabetical, upper and lower case alike.
    func entries(folder: String) -> [Entry] {
      var names = AddressNames(reserved: ["index"])
      return inParallel(Array(groups)) { key, group in
        (order: group.title.lowercased(), key: key, slug: Self.shortened(key.urlSlug), group: group)
      }
      .sorted { ($0.order, $0.key) < ($1.order, $1.key) }
      .map { item in
        let path = "\(folder)/\(names.name(item.slug)).html"
        return Entry(title: item.group.title, path: path, pages: item.group.pages)
      }
    }

    /// At most 64 characters, cut between words.
    private static func shortened(_ slug: String) -> String {
      guard slug.count > 64 else { return slug }
      let head = slug.prefix(64)
      return String(head.lastIndex(of: "-").map { head[..<$0] } ?? head)
    }
  }

  private static func reasons(
    _ page: Page, _ snippets: [Snippet], _ reports: [SnippetReport?]
  ) -> [Reason] {
    guard page.kind == .rule else { return [] }
    var reasons: Set<Reason> = []
    for (snippet, report) in zip(snippets, reports) where snippet.role == .incorrect {
      guard let report else { continue }
      if report.expected.contains(where: { $0.severity == .error }) { reasons.insert(.doesNotCompile) }
      if report.expected.contains(where: { $0.severity == .warning && $0.message.contains("deprecated") }) {
        reasons.insert(.deprecated)
      }
      let steps = report.scenarios.flatMap(\.steps)
      if steps.contains(where: { $0.crash != nil || !$0.console.isEmpty }) {
        reasons.insert(.runtimeMessage)
      }
    }
    if !page.frontMatter.messages.isEmpty { reasons.insert(.runtimeMessage) }
    if reasons.isEmpty, snippets.contains(where: { $0.role == .incorrect }) {
      reasons.insert(.behaviour)
    }
    return Reason.allCases.filter(reasons.contains)
  }

  private static func apiOS(_ snippets: [Snippet], _ reports: [SnippetReport?]) -> OSVersion? {
    let hasCorrect = snippets.contains { $0.role == .correct }
    return zip(snippets, reports)
      .filter { $0.0.role == .correct || !hasCorrect && $0.0.role != .incorrect }
      .compactMap { $0.1?.minimumOS }.max()
  }
}
