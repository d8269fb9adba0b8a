import HandbookModel

/// What machines read, from the same values as the pages.
struct MachineOutputs: Sendable {
  private let articles: ArticleBuilder
  private var configuration: Configuration { articles.book.configuration }
  private var pages: [Page] { articles.book.pages }
  private var terms: [Page] { articles.book.terms }

  init(articles: ArticleBuilder) { self.articles = articles }

  /// `llms.txt`, `llms-full.txt`, `AGENTS.md`, the feed, and each document as Markdown.
  ///
  /// - Parameter key: Stands for the whole book.
  func parts(key: Digest?) -> [SitePart] {
    func part(_ path: String, key: Digest?, _ text: @escaping @Sendable () -> String) -> SitePart {
      SitePart(name: path, key: key) { [OutputFile(path: path, text: text())] }
    }
    /// A file as long as the book. It is handed over in pieces, so that it is never in memory as a whole.
    func long(_ path: String, _ make: @escaping @Sendable (_ add: (String) -> Void) -> Void) -> SitePart {
      SitePart(name: path, key: key) {
        [OutputFile(path: path) { add in make { add(Array($0.utf8)) } }]
      }
    }
    return [
      part("llms.txt", key: key, overview),
      long("llms-full.txt", full),
      long("AGENTS.md", agents),
    ] + (articles.dates.isEmpty ? [] : [part("feed.xml", key: key, feed)])
      + pages.map { page in part(markdownPath(page), key: page.digest) { page.markdown } }
  }

  /// Where the site's address is known, `sitemap.xml` and `robots.txt`.
  ///
  /// - Parameters:
  ///   - htmlPaths: All pages.
  ///   - key: Stands for the whole book.
  func siteMap(of htmlPaths: [String], key: Digest?) -> [SitePart] {
    guard let base = configuration.baseURL else { return [] }
    var digester = Digester()
    digester.add(key)
    for path in htmlPaths { digester.add(path) }
    let whole = digester.digest
    let robots = "User-agent: *\nAllow: /\nSitemap: \(base)/sitemap.xml\n"
    return [
      SitePart(name: "sitemap.xml", key: whole) {
        [OutputFile(path: "sitemap.xml", text: siteMap(base, htmlPaths))]
      },
      SitePart(name: "robots.txt", key: whole) { [OutputFile(path: "robots.txt", text: robots)] },
    ]
  }

  private func markdownPath(_ page: Page) -> String {
    String(articles.plan.path(of: page).dropLast(5)) + ".md"
  }

  /// A full address where the site's is known, else relative.
  private func address(_ path: String) -> String { configuration.baseURL.map { "\($0)/\(path)" } ?? path }

  // MARK: For language models

  /// Source of the form: llmstxt.org (title, summary, sections of links with notes).
  @Sendable private func overview() -> String {
    var text = "# \(configuration.title)\n\n"
    if !configuration.description.isEmpty { text += "> \(configuration.description.singleLine)\n\n" }
    text += "Every document is listed with its Markdown. The whole catalogue with check results is "
    text += "[rules.json](\(address("rules.json"))); all text in one file is "
    text += "[llms-full.txt](\(address("llms-full.txt"))).\n"
    for (title, members) in groups() {
      text += "\n## \(title.singleLine)\n\n"
      for index in members { text += line(index) + "\n" }
    }
    if !terms.isEmpty { text += "\n## Glossary\n\n" }
    for term in terms {
      let path = address(articles.plan.path(of: term))
      text += "- [\(term.frontMatter.title.value.singleLine)](\(path))"
      text += (term.plainText.firstSentence.map { ": \($0.singleLine)" } ?? "") + "\n"
    }
    return text
  }

  private func line(_ index: Int) -> String {
    let page = pages[index]
    let impact = page.frontMatter.impact.map { "\($0.rawValue)" }
    let notes = [impact, articles.cards.all[index].summary?.singleLine].compactMap { $0 }
    return "- [\(page.frontMatter.title.value.singleLine)](\(address(markdownPath(page))))"
      + (notes.isEmpty ? "" : ": " + notes.joined(separator: ". "))
  }

  @Sendable private func full(_ add: (String) -> Void) {
    var text = "# \(configuration.title)\n\n"
    text += "Words after `scenario` name the sources that state or report what it shows; where there are "
    text += "none, it is what the model does, and no source says so.\n"
    for (title, members) in groups() {
      text += "\n# \(title.singleLine)\n"
      for index in members {
        let page = pages[index]
        text += "\n---\n\n# \(page.frontMatter.title.value.singleLine)\n\n"
        text += "Document: \(address(markdownPath(page)))\n"
        if let impact = page.frontMatter.impact {
          text += "Impact: \(impact.rawValue)"
          if let why = page.frontMatter.impactDescription { text += ", \(why.singleLine)" }
          text += "\n"
        }
        if let system = articles.catalogue.minimumOS[index] { text += "Minimum iOS: \(system)\n" }
        // A scenario's fence names them by their numbers.
        for (number, source) in page.frontMatter.sources.enumerated() {
          text +=
            "Source \(number + 1): \(source.title.singleLine)" + (source.url.map { ", \($0)" } ?? "") + "\n"
        }
        if page.failsInModelOnly { text += "That the incorrect code fails is shown by the model only.\n" }
        text += "\n" + page.markdown.withoutFrontMatter
        if !text.hasSuffix("\n") { text += "\n" }
        add(text)
        text = ""
      }
    }
    if !terms.isEmpty { text += "\n# Glossary\n" }
    for term in terms {
      text += "\n## \(term.frontMatter.title.value.singleLine)\n\n"
      text += term.markdown.withoutFrontMatter.trimmingWhitespace() + "\n"
    }
    add(text)
  }

  /// Short enough to be kept in a context whole: one line a rule, the text behind a link.
  @Sendable private func agents(_ add: (String) -> Void) {
    var text = "# \(configuration.title)\n\n"
    if !configuration.description.isEmpty { text += "\(configuration.description.singleLine)\n\n" }
    text += "Use: before writing or changing navigation code, look for the rules that apply below and "
    text += "read their documents. CRITICAL and HIGH rules are not to be broken. A console line or a "
    text += "symptom leads to its rule through the two tables at the end.\n"
    for (section, entry) in articles.catalogue.sections {
      add(text)
      text = "\n## \(section.title.singleLine)\n\n"
      if let description = section.description { text += "\(description.singleLine)\n\n" }
      for index in entry.pages { text += line(index) + "\n" }
    }
    let guides = pages.indices.filter { pages[$0].kind == .guide }
    if !guides.isEmpty { text += "\n## Guides\n\n" + guides.map { line($0) + "\n" }.joined() }
    for (title, entries) in [
      ("Console messages", articles.catalogue.messages), ("Symptoms", articles.catalogue.symptoms),
    ] where !entries.isEmpty {
      text += "\n## \(title)\n\n"
      for entry in entries {
        add(text)
        let links = entry.pages.map {
          "[\(pages[$0].frontMatter.title.value.singleLine)](\(address(markdownPath(pages[$0]))))"
        }
        text = "- \(entry.title.singleLine) → \(links.joined(separator: ", "))\n"
      }
    }
    add(text)
  }

  /// Guides, then sections, with the positions of their pages.
  private func groups() -> [(title: String, pages: [Int])] {
    let guides = pages.indices.filter { pages[$0].kind == .guide }
    return (guides.isEmpty ? [] : [("Guides", Array(guides))])
      + articles.catalogue.sections.map { ($0.section.title, $0.entry.pages) }
  }

  // MARK: For readers of feeds and for search engines

  /// Atom (RFC 4287): the fifty documents changed last.
  @Sendable private func feed() -> String {
    let changed = pages.indices.compactMap { index in
      articles.dates[pages[index].path].map { (index, $0.asDateTime) }
    }.sorted { ($1.1, pages[$0.0].path) < ($0.1, pages[$1.0].path) }.prefix(50)
    let home = configuration.baseURL.map { $0 + "/" }
    var text = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\">\n"
    text += "<title>\(escaped(configuration.title))</title>\n"
    text += "<id>\(escaped(home ?? "urn:handbook:\(configuration.title.urlSlug)"))</id>\n"
    text += "<updated>\(changed.first?.1 ?? "1970-01-01T00:00:00Z")</updated>\n"
    text += "<author><name>\(escaped(configuration.title))</name></author>\n"
    if let home {
      text += "<link rel=\"self\" href=\"\(escaped(home))feed.xml\"/>\n<link href=\"\(escaped(home))\"/>\n"
    }
    for (index, date) in changed {
      let card = articles.cards.all[index]
      text += "<entry>\n<title>\(escaped(card.title))</title>\n"
      let id = home.map { $0 + card.path } ?? "urn:handbook:\(pages[index].id.urlSlug)"
      text += "<id>\(escaped(id))</id>\n"
      text += "<link href=\"\(escaped(address(card.path)))\"/>\n<updated>\(escaped(date))</updated>\n"
      if let summary = card.summary { text += "<summary>\(escaped(summary))</summary>\n" }
      text += "</entry>\n"
    }
    return text + "</feed>\n"
  }

  /// Source of the form: sitemaps.org protocol 0.9.
  private func siteMap(_ base: String, _ paths: [String]) -> String {
    let dates = Dictionary(
      pages.compactMap { page in
        articles.dates[page.path].map { (articles.plan.path(of: page), String($0.prefix(10))) }
      }, uniquingKeysWith: { first, _ in first })
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
    for path in paths.sorted() {
      let shown = path == "index.html" ? "" : LinkResolver.escapedPath(path)
      text += "<url><loc>\(escaped("\(base)/\(shown)"))</loc>"
      if let date = dates[path] { text += "<lastmod>\(escaped(date))</lastmod>" }
      text += "</url>\n"
    }
    return text + "</urlset>\n"
  }
}

extension String {
  /// Line ends as spaces.
  fileprivate var singleLine: String {
    // Of bytes that a line end begins with, texts nearly always have none.
    guard utf8.contains(where: { (10...13).contains($0) || $0 == 0xC2 || $0 == 0xE2 }) else { return self }
    return split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// A date alone becomes the start of its day.
  fileprivate var asDateTime: String { count == 10 ? self + "T00:00:00Z" : self }

  /// The text below the YAML head.
  var withoutFrontMatter: Substring {
    guard utf8.starts(with: "---\n".utf8) else { return self[...] }
    var text = self
    let start = text.withUTF8 { bytes -> Int? in
      var rest = bytes.dropFirst(4)
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? (rest.isEmpty ? nil : rest.endIndex) {
        let line = rest[..<end]
        rest = rest[end...].dropFirst()
        if line.elementsEqual("---".utf8) || line.elementsEqual("...".utf8) {
          return rest.firstIndex { $0 != UInt8(ascii: "\n") } ?? bytes.count
        }
      }
      return nil
    }
    guard let start else { return self[...] }
    return text[text.utf8.index(text.startIndex, offsetBy: start)...]
  }
}
