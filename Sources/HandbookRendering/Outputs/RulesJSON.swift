import HandbookModel

/// `rules.json`: the whole catalogue for machines. Its schema is `assets/rules.schema.json`.
struct RulesJSON: Sendable {
  private let articles: ArticleBuilder

  init(_ articles: ArticleBuilder) { self.articles = articles }

  func file() -> OutputFile {
    OutputFile(path: "rules.json") { add in
      var bytes: [UInt8] = []
      json().write(to: &bytes) { bytes in
        guard bytes.count >= 1 << 16 else { return }
        add(bytes)
        bytes.removeAll(keepingCapacity: true)
      }
      bytes.append(UInt8(ascii: "\n"))
      add(bytes)
    }
  }

  private func json() -> JSON {
    let book = articles.book
    let configuration = book.configuration
    func documents(_ kind: Page.Kind) -> JSON {
      .each(book.pages.indices.filter { book.pages[$0].kind == kind }) { document($0) }
    }
    return .object([
      "$schema": .string("assets/rules.schema.json"), "version": .number(1),
      "title": .string(configuration.title),
      "description": .string(configuration.description), "baseURL": configuration.baseURL.map(JSON.string),
      "compiler": articles.reports.compiler.map(JSON.string),
      "sections": .list(articles.catalogue.sections.map { section($0.section, $0.entry) }),
      "rules": documents(.rule), "guides": documents(.guide), "terms": .list(book.terms.map(term)),
    ])
  }

  private func section(_ section: Configuration.Section, _ entry: Catalogue.Entry) -> JSON {
    .object([
      "id": .string(section.id), "title": .string(section.title),
      "impact": (section.impact?.rawValue).map(JSON.string),
      "description": section.description.map(JSON.string), "url": .string(entry.path),
    ])
  }

  private func term(_ term: Page) -> JSON {
    .object([
      "id": .string(term.id), "title": .string(term.frontMatter.title.value),
      "aliases": .strings(term.frontMatter.aliases.map(\.value)),
      "url": .string(articles.plan.path(of: term)),
      "definition": .string(term.markdown.withoutFrontMatter.trimmingWhitespace()),
      "sources": sources(term.frontMatter.sources),
    ])
  }

  private func document(_ index: Int) -> JSON {
    let page = articles.book.pages[index]
    let matter = page.frontMatter
    let catalogue = articles.catalogue
    let path = articles.plan.path(of: page)
    return .object([
      "id": .string(page.id), "title": .string(matter.title.value), "url": .string(path),
      "markdown": .string(String(path.dropLast(5)) + ".md"), "source": .string(page.path),
      "section": page.section.map(JSON.string), "impact": (matter.impact?.rawValue).map(JSON.string),
      "impactDescription": matter.impactDescription.map(JSON.string),
      "description": matter.description.map(JSON.string), "tags": .strings(matter.tags),
      "status": .string(matter.status.rawValue), "since": (matter.since?.value.description).map(JSON.string),
      "until": (matter.until?.description).map(JSON.string),
      "minimumOS": (catalogue.minimumOS[index]?.description).map(JSON.string),
      "reasons": .strings(catalogue.reasons[index].map(\.rawValue)), "symptoms": .strings(matter.symptoms),
      "messages": .strings(matter.messages),
      "symbols": .strings(catalogue.symbolsOfPage[index].map { catalogue.symbols[$0].entry.title }),
      "related": .strings(matter.related.map(\.value)),
      "supersedes": .strings(matter.supersedes.map(\.value)),
      "conflicts": .strings(matter.conflicts.map(\.value)), "aliases": .strings(matter.aliases.map(\.value)),
      "sources": sources(matter.sources), "updated": articles.dates[page.path].map(JSON.string),
      "snippets": .list(page.snippets.map { code($0, page) }),
    ])
  }

  private func sources(_ sources: [FrontMatter.Source]) -> JSON {
    .list(
      sources.map { .object(["title": .string($0.title), "url": $0.url.map(JSON.string)]) })
  }

  private func code(_ snippet: Snippet, _ page: Page) -> JSON {
    let report = articles.reports.reports[SnippetID(page: page.path, index: snippet.index)]
    return .object([
      "role": .string(snippet.role.rawValue), "label": snippet.label.map(JSON.string),
      "language": .string(snippet.language),
      "line": .number(snippet.lines.first?.line ?? snippet.range.start.line), "code": .string(snippet.code),
      "status": (report?.status.rawValue).map(JSON.string),
      "minimumOS": (report?.minimumOS?.description).map(JSON.string),
      "placeholders": report?.placeholders.nonEmpty.map(JSON.encoding),
      "diagnostics": report?.expected.nonEmpty.map { .list($0.map(said)) },
      "scenarios": report?.scenarios.nonEmpty.map { .list($0.map { ran($0, snippet, page) }) },
    ])
  }

  /// What the compiler said, as stated.
  private func said(_ diagnostic: Diagnostic) -> JSON {
    .object([
      "line": .number(diagnostic.range.start.line), "column": .number(diagnostic.range.start.column),
      "severity": .string(diagnostic.severity.rawValue), "message": .string(diagnostic.message),
    ])
  }

  private func ran(_ record: ScenarioRecord, _ snippet: Snippet, _ page: Page) -> JSON {
    .encoding(
      Ran(
        record: record,
        evidence: snippet.scenario(of: record).map { EvidenceValue($0.evidence, of: page.frontMatter) }))
  }

  /// A scenario as it ran, and what stands behind it.
  private struct Ran: Encodable {
    var record: ScenarioRecord
    var evidence: EvidenceValue?

    enum CodingKeys: CodingKey { case evidence }

    func encode(to encoder: any Encoder) throws {
      try record.encode(to: encoder)
      var fields = encoder.container(keyedBy: CodingKeys.self)
      try fields.encodeIfPresent(evidence, forKey: .evidence)
    }
  }
}

extension Snippet {
  /// The scenario that a run is of; several runs may be of one.
  func scenario(of record: ScenarioRecord) -> Scenario? {
    guard let line = record.steps.first?.line else { return nil }
    return scenarios.first { ($0.range.start.line...$0.range.end.line).contains(line) }
  }
}

extension Array {
  fileprivate var nonEmpty: [Element]? { isEmpty ? nil : self }
}
