package import HandbookModel

/// Bytes that take long to make, under a key that stands for all they depend on: as they were made before, or made now.
package typealias Keep = @Sendable (_ key: Digest, _ make: () -> [UInt8]) -> [UInt8]

/// Renders a book as a site. Pure: the same book, reports and templates give the same bytes.
package struct SiteRenderer: Sendable {
  private let templates: TemplateLibrary
  private let assets: [SourceFile]
  private let highlight: Highlight
  private let keep: Keep

  /// Parses the templates and checks every name they use.
  ///
  /// - Parameters:
  ///   - templates: `layout.mustache` is the partial `layout`; of two with one path the later counts.
  ///   - assets: Published below `assets/`; those in `root/` at the site's root. Of two with one path
  ///     the later counts.
  ///   - folder: How diagnostics name the template folder.
  ///   - highlight: Tokens of Swift code.
  ///   - keep: What was made before.
  package init(
    templates: [SourceFile], assets: [SourceFile], folder: String = "Templates",
    highlight: @escaping Highlight = { _ in [] }, keep: @escaping Keep = { _, make in make() }
  ) {
    self.highlight = highlight
    self.keep = keep
    self.templates = TemplateLibrary(
      files: templates, folder: folder,
      roots: [
        "layout": PageValue.self, "redirect": RedirectValue.self, "card": RootedCard.self,
        "word": WordValue.self,
        "sidebar-item": SidebarItemValue.self, "sidebar-section": SidebarItemValue.self,
        "device": StepValue.self, "notes": StepValue.self,
      ])
    self.assets = Dictionary(assets.map { ($0.path, $0) }, uniquingKeysWith: { $1 }).values
      .sorted { $0.path < $1.path }
  }

  /// What is wrong with the templates (`TemplateSyntax`, `UnknownTemplateValue`, `MissingPartial`,
  /// `MissingTemplate`, `EscapedMarkup`, `UnescapedText`, `NotShowable`); nothing is rendered then.
  package var diagnostics: [Diagnostic] { templates.diagnostics }

  /// All files of the site, sorted by path; none where a template is wrong.
  ///
  /// - Parameter dates: Source path of a page → ISO 8601 date it was last changed.
  package func render(
    _ book: Book, _ reports: SnippetReports, dates: [String: String] = [:]
  ) -> Parsed<[OutputFile]> {
    var files: [OutputFile] = []
    _ = parts(of: book, reports, dates: dates).make { (file) in
      if case .made(let file) = file { files.append(file) }
    }
    return Parsed(files.sorted { $0.path < $1.path }, diagnostics: diagnostics)
  }

  /// The site in parts, none of them made; empty where a template is wrong.
  ///
  /// - Parameter dates: Source path of a page → ISO 8601 date it was last changed.
  package func parts(
    of book: Book, _ reports: SnippetReports, dates: [String: String] = [:]
  ) -> SiteParts {
    guard diagnostics.isEmpty else { return SiteParts([], styles: nil, hasOfflineList: false) }
    let plan = SitePlan(book)
    let catalogue = Catalogue(book, reports, plan)
    let articles = ArticleBuilder(
      book: book, reports: reports, plan: plan, catalogue: catalogue,
      cards: Cards(book, catalogue, plan), dates: dates, highlight: highlight)
    let pages = PageBuilder(book: book, reports: reports, articles: articles, templates: templates)
    let machine = MachineOutputs(articles: articles)
    // Those that take longest first, beside the pages.
    let key = articles.digest
    var parts = [
      SitePart(name: SearchIndex.name, key: key) { [keep] in
        SearchIndex(articles: articles, keep: keep).files()
      },
      SitePart(name: "rules.json", key: key) { [RulesJSON(articles).file()] },
    ]
    let own = pages.parts()
    parts += machine.parts(key: key) + own + pages.explored() + pages.redirects()
    parts += WordFiles(articles: articles, templates: templates).parts()
    parts += book.resources.map { file($0.path, $0) }
    parts += machine.siteMap(of: own.map(\.name).filter(PageBuilder.isListed), key: key)
    parts += assets.filter { $0.path != "site.css" }.map { asset in
      let isAtRoot = asset.path.hasPrefix("root/")
      return file(isAtRoot ? String(asset.path.dropFirst(5)) : "assets/\(asset.path)", asset)
    }
    let editions = editions(of: book, key: key)
    return SiteParts(
      parts, styles: assets.first { $0.path == "site.css" }, hasOfflineList: true, edition: editions.site,
      styleEdition: editions.styles)
  }

  /// Stand for all that stylesheets are made of, and for all that anything else is.
  ///
  /// - Parameter key: Stands for the documents and what was found out about them.
  private func editions(of book: Book, key: Digest?) -> (site: Digest?, styles: Digest?) {
    var site = Digester()
    var styles = Digester()
    site.add(key)
    site.add(templates.digest)
    for file in book.support + book.resources + assets {
      if file.path.hasSuffix(".css") { styles.add(file) } else { site.add(file) }
    }
    return (site.digest, styles.digest)
  }

  /// A file published as it is.
  private func file(_ path: String, _ source: SourceFile) -> SitePart {
    @Sendable func key() -> Digest? {
      var digester = Digester()
      digester.add(source.bytes)
      return digester.digest
    }
    return SitePart(name: path, key: key()) { [OutputFile(path: path, bytes: source.bytes)] }
  }
}
