import Dispatch
import HandbookChecks
package import HandbookModel
import HandbookParsing
import HandbookRendering
package import HandbookSnippets
import Synchronization

/// Parses a tree's documents and puts them in order: load → **parse → assemble** → check → render → write.
///
/// - Parameter baseURL: Stands in for the configured one.
package func readBook(_ tree: SourceTree, baseURL: String? = nil) -> Parsed<Book> {
  var diagnostics = tree.diagnostics
  var configuration = Configuration()
  if let file = tree.configuration {
    let parsed = parseConfiguration(file, contentName: tree.contentName)
    configuration = parsed.value
    diagnostics += parsed.diagnostics
  }
  if let baseURL { configuration.baseURL = baseURL.hasSuffix("/") ? String(baseURL.dropLast()) : baseURL }
  let sections = readSections(tree)
  diagnostics += sections.diagnostics
  let documents = tree.documents.filter { !isSections($0.path) }
  let parsed = inParallel(documents) {
    parsePage($0, contentName: tree.contentName, convention: sections.value.convention)
  }
  diagnostics += parsed.flatMap(\.diagnostics)
  var book = assemble(
    tree, configuration: configuration, sections: sections.value.sections, pages: parsed.compactMap(\.value))
  if let file = tree.synonyms {
    let synonyms = parseSynonyms(file, contentName: tree.contentName)
    book.value.synonyms = synonyms.value
    diagnostics += synonyms.diagnostics
  }
  return Parsed(book.value, diagnostics: diagnostics + book.diagnostics)
}

/// The sections that a tree's configuration and its `_sections.md` files list, in reading order.
package func listedSections(_ tree: SourceTree) -> [Configuration.Section] {
  let configured = tree.configuration.map {
    parseConfiguration($0, contentName: tree.contentName).value.sections
  }
  let sections = configured ?? []
  return sections + readSections(tree).value.sections.filter { new in !sections.contains { $0.id == new.id } }
}

/// Everything that can be said about a book without rendering it: the checks, and the snippets
/// where there is a checker.
package func inspect(_ book: Book, checker: SnippetChecker?) async throws -> SnippetReports {
  var reports: SnippetReports
  if let checker {
    reports = try await checker.check(book)
  } else {
    reports = SnippetReports()
    let swift = book.documents.flatMap { page in
      page.snippets.filter { $0.language == "swift" }.map {
        (SnippetID(page: page.path, index: $0.index), $0.code)
      }
    }
    let tokens = inParallel(swift) { highlight($0.1) }
    for (item, tokens) in zip(swift, tokens) { reports.highlights[item.0] = tokens }
  }
  for file in book.support {
    reports.highlights[SnippetID(page: file.path, index: 0)] = highlight(
      String(decoding: file.bytes, as: UTF8.self))
  }
  let editorial = editorialChecks(book.configuration.editorial, reports: reports)
  reports.diagnostics += inParallel(checks + editorial) { $0.run(book) }.joined()
  return reports
}

/// What builds of one site pass on to those after them.
package struct BuildMemory: Sendable {
  let rendering = RenderMemory()

  package init() {}
}

/// A book with all that was found out about it, ready to be rendered.
package struct CheckedBook: Sendable {
  /// In report order; those of the templates among them.
  package let diagnostics: [Diagnostic]
  private let book: Book
  private let reports: SnippetReports
  private let dates: [String: String]
  private let renderer: SiteRenderer

  fileprivate init(
    _ book: Parsed<Book>, _ reports: SnippetReports, dates: [String: String], renderer: SiteRenderer
  ) {
    self.book = book.value
    self.reports = reports
    self.dates = dates
    self.renderer = renderer
    diagnostics = sorted(book.diagnostics + reports.diagnostics + renderer.diagnostics)
  }

  /// Hands out the files of the site one by one and keeps none.
  package func render<Failure>(emit: (OutputFile) throws(Failure) -> Void) throws(Failure) {
    try renderer.render(book, reports, dates: dates, emit: emit)
  }

  /// The whole site, its files sorted by path.
  package func site() -> Site {
    Site(files: renderer.render(book, reports, dates: dates).value, diagnostics: diagnostics)
  }
}

/// The stages before rendering: load → **parse → assemble → check** → render → write.
///
/// - Parameters:
///   - dates: Path of a document below the content → ISO 8601 date it was last changed.
///   - memory: What an earlier build of the same site rendered.
package func check(
  _ tree: SourceTree, baseURL: String? = nil, checker: SnippetChecker?, dates: [String: String] = [:],
  memory: BuildMemory? = nil
) async throws -> CheckedBook {
  let book = readBook(tree, baseURL: baseURL)
  let reports = try await inspect(book.value, checker: checker)
  let renderer = SiteRenderer(templates: tree.templates, assets: tree.assets, memory: memory?.rendering)
  return CheckedBook(book, reports, dates: dates, renderer: renderer)
}

/// Report order, each diagnostic once.
package func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
  var seen: Set<Diagnostic> = []
  return diagnostics.filter { seen.insert($0).inserted }.sorted(by: Diagnostic.inReportOrder)
}

/// Maps in parallel and keeps the order.
func inParallel<Element: Sendable, Result: Sendable>(
  _ elements: [Element], _ transform: @Sendable (Element) -> Result
) -> [Result] {
  let results = Mutex([Result?](repeating: nil, count: elements.count))
  DispatchQueue.concurrentPerform(iterations: elements.count) { index in
    let result = transform(elements[index])
    results.withLock { $0[index] = result }
  }
  return results.withLock { $0.compactMap { $0 } }
}
