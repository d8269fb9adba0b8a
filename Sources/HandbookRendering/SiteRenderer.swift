import Dispatch
package import HandbookModel
import Synchronization

/// Renders a book as a site. Pure: the same book, reports and templates give the same bytes.
package struct SiteRenderer: Sendable {
  private let templates: TemplateLibrary
  private let assets: [SourceFile]
  private let memory: RenderMemory?

  /// Parses the templates and checks every name they use.
  ///
  /// - Parameters:
  ///   - templates: `layout.mustache` is the partial `layout`; of two with one path the later counts.
  ///   - assets: Published below `assets/`; those in `root/` at the site's root. Of two with one path
  ///     the later counts.
  ///   - folder: How diagnostics name the template folder.
  ///   - memory: What an earlier build of the same site rendered; this one adds to it.
  package init(
    templates: [SourceFile], assets: [SourceFile], folder: String = "Templates", memory: RenderMemory? = nil
  ) {
    func library() -> TemplateLibrary {
      TemplateLibrary(
        files: templates, folder: folder,
        roots: [
          "layout": PageValue.self, "redirect": RedirectValue.self, "card": RootedCard.self,
          "sidebar-item": SidebarItemValue.self, "sidebar-section": SidebarItemValue.self,
        ])
    }
    self.memory = memory
    self.templates = memory?.library(of: templates, make: library) ?? library()
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
    render(book, reports, dates: dates) { files.append($0) }
    return Parsed(files.sorted { $0.path < $1.path }, diagnostics: diagnostics)
  }

  /// Hands out the files of the site one by one, in a fixed order, and keeps none: for books whose
  /// site is larger than memory should be. Nothing is handed out where a template is wrong.
  package func render(
    _ book: Book, _ reports: SnippetReports, dates: [String: String] = [:],
    emit: (OutputFile) throws -> Void
  ) rethrows {
    guard diagnostics.isEmpty else { return }
    let terms = TermLinks(book.terms)
    var book = book
    book.pages = book.pages.map(terms.linking)
    book.terms = book.terms.map(terms.linking)
    let plan = SitePlan(book)
    let catalogue = Catalogue(book, reports, plan)
    let articles = ArticleBuilder(
      book: book, reports: reports, plan: plan, catalogue: catalogue,
      cards: Cards(book, catalogue, plan), dates: dates)
    let pages = PageBuilder(
      book: book, reports: reports, articles: articles, templates: templates, memory: memory)
    var offline = OfflineList()
    var rows: Set<Int> = []
    // A path taken twice keeps its first file: pages before resources before assets.
    var taken: Set<String> = []
    var listed: [String] = []
    func give(_ file: OutputFile) throws {
      guard taken.insert(file.path).inserted else { return }
      offline.add(file)
      try emit(file)
    }
    // The two that take longest first, beside the pages.
    let makers: [@Sendable () -> [OutputFile]] =
      [{ SearchIndex(articles: articles).files() }, { [RulesJSON(articles).file()] }]
      + pages.makers().map { make in { @Sendable in [make()] } }
    for start in stride(from: 0, to: makers.count, by: 256) {
      let wave = makers[start..<min(start + 256, makers.count)]
      for (files, used) in Self.inParallel(wave) {
        rows.formUnion(used)
        for file in files {
          if PageBuilder.isListed(file.path) { listed.append(file.path) }
          try give(file)
        }
      }
    }
    for file in pages.redirects() { try give(file) }
    let machine = MachineOutputs(articles: articles)
    for file in machine.files(htmlPaths: listed) { try give(file) }
    for resource in book.resources { try give(OutputFile(path: resource.path, bytes: resource.bytes)) }
    for asset in assets { try give(published(asset, rows: rows)) }
    try give(offline.file())
  }

  private func published(_ asset: SourceFile, rows: Set<Int>) -> OutputFile {
    if asset.path.hasPrefix("root/") {
      return OutputFile(path: String(asset.path.dropFirst(5)), bytes: asset.bytes)
    }
    let extra = asset.path == "site.css" ? RowClasses.css(rows) : []
    return OutputFile(path: "assets/\(asset.path)", bytes: asset.bytes + extra)
  }

  /// The files of `makers` in order, made on all cores, with the row counts they use.
  private static func inParallel(
    _ makers: ArraySlice<@Sendable () -> [OutputFile]>
  ) -> [([OutputFile], Set<Int>)] {
    let results = Mutex([([OutputFile], Set<Int>)?](repeating: nil, count: makers.count))
    let size = 8
    DispatchQueue.concurrentPerform(iterations: (makers.count + size - 1) / size) { part in
      for index in part * size..<min(makers.count, (part + 1) * size) {
        let files = makers[makers.startIndex + index]()
        let used = files.reduce(into: Set<Int>()) { $0.formUnion(RowClasses.used(in: $1)) }
        results.withLock { $0[index] = (files, used) }
      }
    }
    return results.withLock { $0.map { $0! } }
  }
}
