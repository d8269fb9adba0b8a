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
  package func render<Failure>(
    _ book: Book, _ reports: SnippetReports, dates: [String: String] = [:],
    emit: (OutputFile) throws(Failure) -> Void
  ) throws(Failure) {
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
    let machine = MachineOutputs(articles: articles)
    var offline = OfflineList()
    var rows: Set<Int> = []
    // A path taken twice keeps its first file: pages before resources before assets. Checks report resources that
    // a page hides.
    var taken: Set<String> = []
    var listed: [String] = []
    func give(_ made: MadeFile) throws(Failure) {
      guard taken.insert(made.file.path).inserted else { return }
      offline.add(made.file.path, digest: made.digest)
      try emit(made.file)
    }
    // The two that take longest first, beside the pages.
    let makers: [@Sendable () -> [OutputFile]] =
      [{ SearchIndex(articles: articles).files() }, { [RulesJSON(articles).file()] }]
      + pages.makers().map { make in { @Sendable in [make()] } } + machine.makers()
    let waves = stride(from: 0, to: makers.count, by: 128).map {
      makers[$0..<min($0 + 128, makers.count)]
    }
    // One wave is given away while the next is made.
    var next = Pending { Self.made(waves[0]) }
    for number in waves.indices {
      let wave = next.value()
      if number + 1 < waves.count { next = Pending { Self.made(waves[number + 1]) } }
      for made in wave {
        rows.formUnion(made.rows)
        if PageBuilder.isListed(made.file.path) { listed.append(made.file.path) }
        try give(made)
      }
    }
    for file in pages.redirects() { try give(MadeFile(file)) }
    for resource in book.resources {
      try give(MadeFile(OutputFile(path: resource.path, bytes: resource.bytes)))
    }
    for file in machine.siteMap(of: listed) { try give(MadeFile(file)) }
    for asset in assets { try give(MadeFile(published(asset, rows: rows))) }
    try give(MadeFile(offline.file()))
  }

  private func published(_ asset: SourceFile, rows: Set<Int>) -> OutputFile {
    if asset.path.hasPrefix("root/") {
      return OutputFile(path: String(asset.path.dropFirst(5)), bytes: asset.bytes)
    }
    let extra = asset.path == "site.css" ? RowClasses.css(rows) : []
    return OutputFile(path: "assets/\(asset.path)", bytes: asset.bytes + extra)
  }

  /// The files of `makers` in order, made on all cores.
  private static func made(_ makers: ArraySlice<@Sendable () -> [OutputFile]>) -> [MadeFile] {
    let results = Mutex([[MadeFile]](repeating: [], count: makers.count))
    DispatchQueue.concurrentPerform(iterations: makers.count) { index in
      let files = makers[makers.startIndex + index]().map(MadeFile.init)
      results.withLock { $0[index] = files }
    }
    return results.withLock { $0.flatMap { $0 } }
  }
}

/// A file of the site, and what the files that come last need to know of it.
private struct MadeFile: Sendable {
  let file: OutputFile
  let digest: UInt64
  /// Numbers of rows that need a style.
  let rows: Set<Int>

  init(_ file: OutputFile) {
    self.file = file
    digest = OfflineList.digest(of: file)
    rows = RowClasses.used(in: file)
  }
}

/// A value that is being made on another thread.
private final class Pending<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)
  private let done = DispatchSemaphore(value: 0)

  init(_ make: @escaping @Sendable () -> Value) {
    DispatchQueue.global().async {
      let value = make()
      self.made.withLock { $0 = value }
      self.done.signal()
    }
  }

  /// Waits for it; to be called once.
  func value() -> Value {
    done.wait()
    return made.withLock { $0.take()! }
  }
}
