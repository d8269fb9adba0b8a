import HandbookAssembly
import HandbookChecks
import HandbookCompilation
package import HandbookFiles
package import HandbookModel
import HandbookParsing
package import HandbookRendering
package import HandbookSnippets

/// Parses a tree's documents and puts them in order: load → **parse → assemble** → check → render → write.
///
/// - Parameters:
///   - baseURL: The base URL to use instead of the configured one.
///   - memory: Documents that an earlier build in this process parsed.
///   - kept: Documents that an earlier process parsed. The caller must call `write()`.
///   - spool: A file for the contents of a large book's documents; nil: they stay in memory.
package func readBook(
  _ tree: SourceTree, baseURL: String? = nil, memory: BuildMemory? = nil, kept: KeptPages? = nil,
  spool: Spool? = nil
) -> Parsed<Book> {
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
  let convention = sections.value.convention
  let known = memory?.pages(of: tree.contentName, convention) ?? [:]
  let kept = KeptPages.takes(documents) ? kept : nil
  let read = inParallel(documents) { file -> (file: SourceFile, parsed: Parsed<Page?>) in
    // Of a file that was not read again, these are the very bytes, which is seen without going through them.
    if let last = known[file.path], last.file == file { return last }
    func parse() -> Parsed<Page?> {
      var parsed = parsePage(file, contentName: tree.contentName, convention: convention)
      if let spool, let page = parsed.value, let contents = SpooledContents(page, in: spool) {
        parsed.value = page.keeping(contents)
      }
      return parsed
    }
    let parsed = kept?.page(of: file, contentName: tree.contentName, convention: convention, parse: parse)
    return (file, parsed ?? parse())
  }
  if let memory { memory.keep(Dictionary(zip(documents.map(\.path), read), uniquingKeysWith: { $1 })) }
  let parsed = read.map(\.parsed)
  diagnostics += parsed.flatMap(\.diagnostics)
  var book = assemble(
    tree, configuration: configuration, sections: sections.value.sections, pages: parsed.compactMap(\.value))
  if let file = tree.synonyms {
    let synonyms = parseSynonyms(file, contentName: tree.contentName)
    book.value.synonyms = synonyms.value
    diagnostics += synonyms.diagnostics
  }
  if let file = tree.questions {
    let questions = parseQuestions(file, contentName: tree.contentName)
    book.value.questions = questions.value
    diagnostics += questions.diagnostics
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

/// Finds everything that can be said about a book without rendering it, by the checks and, if there is a
/// checker, from the snippets. A checker with a `shard` checks only its part of the snippets, and then no
/// other check runs.
///
/// - Parameter memory: What an earlier build of the same project found in its documents.
package func inspect(
  _ book: Book, checker: SnippetChecker?, memory: BuildMemory? = nil
) async throws -> SnippetReports {
  var reports: SnippetReports
  if let checker {
    reports = try await checker.check(book)
    if checker.shard != nil { return reports }
  } else {
    reports = SnippetReports()
  }
  let editorial = editorialChecks(book.configuration.editorial, reports: reports)
  // All checks that look at one document alone run on a document together, so that a spooled document is read
  // only once. A document that has not changed keeps its findings.
  let single = checks.compactMap { $0 as? any PageCheck }
  let known = memory?.findings() ?? [:]
  let findings = inParallel(book.documents) { page -> [[Diagnostic]] in
    if let (last, found) = known[page.path], last.isSame(as: page) { return found }
    let page = page.inMemory
    return single.map { $0.run(page) }
  }
  memory?.keep(findings, of: book.documents)
  let found = inParallel(checks + editorial) { check in
    guard let number = single.firstIndex(where: { $0.id == check.id }) else { return check.run(book) }
    return findings.flatMap { $0[number] }
  }
  reports.diagnostics += found.joined()
  return reports
}

/// A book with all that was found out about it, ready to be rendered.
package struct CheckedBook: Sendable {
  /// The diagnostics of the content and the templates, in report order.
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

  /// The site as parts, each of which is made only when it is needed.
  package func parts() -> SiteParts { renderer.parts(of: book, reports, dates: dates) }

  /// Writes the site. A part is not made if the record lists it with the same key and its files still stand
  /// in the folder as they were written.
  ///
  /// - Parameter key: A digest of all that the site is made of; nil if it is not known.
  /// - Throws: See `write(to:last:files:)`.
  package func write(
    to output: String, last record: SiteRecord, key: Digest?
  ) throws(FileError) -> (summary: WriteSummary, record: SiteRecord) {
    let parts = parts()
    return try HandbookFiles.write(to: output, last: record) { (known, add) throws(FileError) in
      var notes = try parts.make(known: known, emit: add)
      // The key is noted with the last files, which depend on all others. A later build with the same key
      // makes nothing and so reports nothing; a site with diagnostics must report them again, so its key is
      // not noted.
      if !notes.isEmpty, diagnostics.isEmpty { notes[notes.count - 1].key = key }
      return notes
    }
  }

  /// Makes the whole site. Its files are sorted by path.
  package func site() -> Site {
    Site(files: renderer.render(book, reports, dates: dates).value, diagnostics: diagnostics)
  }
}

/// A digest of all that a site is made of. If it has not changed, the site need not be made.
///
/// - Parameters:
///   - checking: `SnippetChecker.identity` of the checker; nil if snippets are not checked.
package func siteKey(
  of tree: SourceTree, baseURL: String?, checking: String?, dates: [String: String]
) -> Digest? {
  guard tree.diagnostics.isEmpty else { return nil }
  var digester = Digester()
  for text in [tree.contentName, baseURL ?? "\n", checking ?? "\n"] { digester.add(text) }
  let single = [tree.configuration, tree.synonyms, tree.questions].map { file in file.map { [$0] } ?? [] }
  for files in single + [tree.documents, tree.support, tree.resources, tree.templates, tree.assets] {
    digester.add(files.count)
    for file in files { digester.add(file) }
  }
  for (path, date) in dates.sorted(by: { $0.key < $1.key }) {
    digester.add(path)
    digester.add(date)
  }
  digester.add(encoded: tree.roots + tree.unread)
  return digester.digest
}

/// What a check reports. It is kept as a whole: if nothing that the check depends on has changed, the next
/// check has nothing to do.
package struct CheckResult: Codable, Sendable {
  /// The diagnostics, in report order.
  package var diagnostics: [Diagnostic]
  package var summary: SnippetReports.Summary

  package init(diagnostics: [Diagnostic], summary: SnippetReports.Summary) {
    self.diagnostics = diagnostics
    self.summary = summary
  }

  /// The cache key for the result of checking a tree; nil if something that it depends on is not known.
  ///
  /// - Parameter program: The program's name and version.
  package static func key(of tree: SourceTree, checker: SnippetChecker, program: String) -> String? {
    siteKey(of: tree, baseURL: nil, checking: checker.identity, dates: [:]).map { key in
      hexDigest("check \(program) \(key.low) \(key.high)")
    }
  }

  /// The result as it is reported when nothing has changed: nothing was compiled, everything came from the
  /// cache.
  package var asKept: Self {
    var kept = self
    kept.summary.cached += summary.compiled
    kept.summary.compiled = 0
    kept.summary.compilations = 0
    return kept
  }
}

/// The stages before rendering: load → **parse → assemble → check** → render → write.
///
/// - Parameters:
///   - dates: The path of a document below the content → the ISO 8601 date of its last change.
///   - memory: Documents that an earlier build in this process parsed.
///   - kept: Documents that an earlier process parsed.
///   - results: Results that took an earlier process long to make. The caller must call `write()` after the
///     pages are made.
package func check(
  _ tree: SourceTree, baseURL: String? = nil, checker: SnippetChecker?, dates: [String: String] = [:],
  memory: BuildMemory? = nil, kept: KeptPages? = nil, results: CostlyResults? = nil
) async throws -> CheckedBook {
  // A large book's documents are spooled to disk to save memory. With `memory`, they are kept instead: it
  // serves `handbook serve`, where the time of the next build counts more.
  let spool = memory == nil && !KeptPages.takes(tree.documents) ? Spool() : nil
  async let renderer = renderer(of: tree, memory: memory, results: results)
  let book = readBook(tree, baseURL: baseURL, memory: memory, kept: kept, spool: spool)
  async let written: Void? = kept?.write()
  let reports = try await inspect(book.value, checker: checker, memory: memory)
  await written
  return CheckedBook(book, reports, dates: dates, renderer: await renderer)
}

/// The renderer for a tree's templates: the last build's if they have not changed.
private func renderer(of tree: SourceTree, memory: BuildMemory?, results: CostlyResults?) -> SiteRenderer {
  let results = memory?.results ?? results ?? CostlyResults()
  func made() -> SiteRenderer {
    SiteRenderer(
      templates: tree.templates, assets: tree.assets, highlight: { results.tokens(of: $0) },
      keep: { results.bytes($0, make: $1) })
  }
  return memory?.renderer(of: tree, make: made) ?? made()
}

/// Sorts diagnostics into report order, and removes duplicates.
package func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
  var seen: Set<Diagnostic> = []
  return diagnostics.filter { seen.insert($0).inserted }.sorted(by: Diagnostic.inReportOrder)
}
