import Dispatch
package import HandbookModel
import Synchronization

/// Renders a book as a site. Pure: the same book, reports and templates give the same bytes.
package struct SiteRenderer: Sendable {
  private let templates: TemplateLibrary
  private let assets: [SourceFile]

  /// Parses the templates and checks every name they use.
  ///
  /// - Parameters:
  ///   - templates: `layout.mustache` is the partial `layout`; of two with one path the later counts.
  ///   - assets: Published below `assets/`; those in `root/` at the site's root.
  ///   - folder: How diagnostics name the template folder.
  package init(templates: [SourceFile], assets: [SourceFile], folder: String = "Templates") {
    self.templates = TemplateLibrary(
      files: templates, folder: folder,
      roots: [
        "layout": PageValue.self, "redirect": RedirectValue.self, "sidebar-item": SidebarItemValue.self,
        "sidebar-section": SidebarItemValue.self,
      ])
    self.assets = assets
  }

  /// All files of the site, sorted by path; none where a template is wrong.
  ///
  /// - Parameter dates: Source path of a page → ISO 8601 date it was last changed.
  package func render(
    _ book: Book, _ reports: SnippetReports, dates: [String: String] = [:]
  ) -> Parsed<[OutputFile]> {
    guard templates.diagnostics.isEmpty else { return Parsed([], diagnostics: templates.diagnostics) }
    let plan = SitePlan(book)
    let catalogue = Catalogue(book, reports, plan)
    let cards = Cards(book, catalogue, plan)
    let articles = ArticleBuilder(
      book: book, reports: reports, plan: plan, catalogue: catalogue, cards: cards, dates: dates)
    let pages = PageBuilder(
      book: book, reports: reports, articles: articles, templates: templates)
    let makers = pages.makers()
    var files = Self.inParallel(makers.count) { makers[$0]() }
    let listed = files.map(\.path).filter { !["404.html", "print.html"].contains($0) }
    files += pages.redirects()
    do {
      files += try MachineOutputs(articles: articles).files(htmlPaths: listed)
    } catch {
      // Strings, numbers and booleans always encode.
      preconditionFailure("rules.json: \(error)")
    }
    files.append(SearchIndex(articles: articles).file())
    files += book.resources.map { OutputFile(path: $0.path, bytes: $0.bytes) }
    files += published(rows: RowClasses.used(in: files))
    files.append(OfflineList.file(for: files))
    // A path taken twice keeps its first file: pages before resources before assets.
    var taken: Set<String> = []
    files = files.filter { taken.insert($0.path).inserted }
    return Parsed(files.sorted { $0.path < $1.path })
  }

  private func published(rows: Set<Int>) -> [OutputFile] {
    assets.map { asset in
      if asset.path.hasPrefix("root/") {
        return OutputFile(path: String(asset.path.dropFirst(5)), bytes: asset.bytes)
      }
      let extra = asset.path == "site.css" ? RowClasses.css(rows) : []
      return OutputFile(path: "assets/\(asset.path)", bytes: asset.bytes + extra)
    }
  }

  /// `make(0) … make(count - 1)` in order, on all cores.
  private static func inParallel(
    _ count: Int, _ make: @escaping @Sendable (Int) -> OutputFile
  ) -> [OutputFile] {
    let results = Mutex([OutputFile?](repeating: nil, count: count))
    let chunk = 16
    DispatchQueue.concurrentPerform(iterations: (count + chunk - 1) / chunk) { part in
      let range = part * chunk..<min(count, (part + 1) * chunk)
      let made = range.map(make)
      results.withLock { for (index, file) in zip(range, made) { $0[index] = file } }
    }
    return results.withLock { $0.map { $0! } }
  }
}
