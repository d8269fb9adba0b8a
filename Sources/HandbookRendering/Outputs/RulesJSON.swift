import Foundation
import HandbookModel

/// `rules.json`: the whole catalogue for machines. Its schema is `assets/rules.schema.json`.
struct RulesJSON: Encodable {
  struct Section: Encodable {
    var id: String
    var title: String
    var impact: Impact?
    var description: String?
    var url: String
  }

  struct Document: Encodable {
    var id: String
    var title: String
    var url: String
    var markdown: String
    var source: String
    var section: String?
    var impact: Impact?
    var impactDescription: String?
    var description: String?
    var tags: [String]
    var status: FrontMatter.Status
    var since: String?
    var until: String?
    var minimumOS: String?
    var reasons: [Reason]
    var symptoms: [String]
    var messages: [String]
    var symbols: [String]
    var related: [String]
    var supersedes: [String]
    var conflicts: [String]
    var aliases: [String]
    var sources: [FrontMatter.Source]
    var updated: String?
    var snippets: [Code]
  }

  struct Term: Encodable {
    var id: String
    var title: String
    var aliases: [String]
    var url: String
    var definition: String
    var sources: [FrontMatter.Source]
  }

  struct Code: Encodable {
    var role: Snippet.Role
    var label: String?
    var language: String
    var line: Int
    var code: String
    var status: SnippetReport.Status?
    var minimumOS: String?
    var placeholders: [SnippetReport.Placeholder]?
    var diagnostics: [Said]?
    var scenarios: [Ran]?
  }

  /// What the compiler said, as stated.
  struct Said: Encodable {
    var line: Int
    var column: Int
    var severity: Diagnostic.Severity
    var message: String
  }

  /// A scenario as it ran, and what stands behind it.
  struct Ran: Encodable {
    var record: ScenarioRecord
    var evidence: EvidenceValue?

    enum CodingKeys: CodingKey { case evidence }

    func encode(to encoder: any Encoder) throws {
      try record.encode(to: encoder)
      var fields = encoder.container(keyedBy: CodingKeys.self)
      try fields.encodeIfPresent(evidence, forKey: .evidence)
    }
  }

  var schema = "assets/rules.schema.json"
  var version = 1
  var title: String
  var description: String
  var baseURL: String?
  var compiler: String?
  var sections: [Section]
  var rules: [Document]
  var guides: [Document]
  var terms: [Term]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, title, description, baseURL, compiler, sections, rules, guides, terms
  }

  init(_ articles: ArticleBuilder) {
    let book = articles.book
    title = book.configuration.title
    description = book.configuration.description
    baseURL = book.configuration.baseURL
    compiler = articles.reports.compiler
    sections = articles.catalogue.sections.map {
      Section(
        id: $0.section.id, title: $0.section.title, impact: $0.section.impact,
        description: $0.section.description, url: $0.entry.path)
    }
    let documents = book.pages.indices.map { Self.document($0, articles) }
    rules = documents.indices.filter { book.pages[$0].kind == .rule }.map { documents[$0] }
    terms = book.terms.map {
      Term(
        id: $0.id, title: $0.frontMatter.title.value, aliases: $0.frontMatter.aliases.map(\.value),
        url: articles.plan.path(of: $0), definition: $0.markdown.withoutFrontMatter.trimmingWhitespace(),
        sources: $0.frontMatter.sources)
    }
    guides = documents.indices.filter { book.pages[$0].kind == .guide }.map { documents[$0] }
  }

  /// With sorted keys: the same book gives the same bytes.
  func file() -> OutputFile {
    var shell = self
    shell.guides = []
    shell.rules = []
    // One document at a time: the encoder keeps a tree of all it is given.
    var json = Self.encoded(shell)
    for (key, documents) in [("guides", guides), ("rules", rules)] {
      // Quotes inside strings are escaped, so this can only be the key.
      guard let empty = json.firstRange(of: Data("\"\(key)\":[]".utf8)) else { continue }
      let list = Data(documents.map(Self.encoded).joined(separator: Data(",".utf8)))
      json.insert(contentsOf: list, at: empty.upperBound - 1)
    }
    return OutputFile(path: "rules.json", bytes: Array(json) + [10])
  }

  private static func encoded(_ value: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else {
      preconditionFailure("strings, whole numbers and booleans always encode")
    }
    return data
  }

  private static func document(_ index: Int, _ articles: ArticleBuilder) -> Document {
    let page = articles.book.pages[index]
    let matter = page.frontMatter
    let path = articles.plan.path(of: page)
    return Document(
      id: page.id, title: matter.title.value, url: path, markdown: String(path.dropLast(5)) + ".md",
      source: page.path, section: page.section, impact: matter.impact,
      impactDescription: matter.impactDescription, description: matter.description,
      tags: matter.tags, status: matter.status, since: matter.since?.value.description,
      until: matter.until?.description,
      minimumOS: articles.catalogue.minimumOS[index]?.description,
      reasons: articles.catalogue.reasons[index], symptoms: matter.symptoms,
      messages: matter.messages,
      symbols: articles.catalogue.symbolsOfPage[index].map {
        articles.catalogue.symbols[$0].entry.title
      },
      related: matter.related.map(\.value), supersedes: matter.supersedes.map(\.value),
      conflicts: matter.conflicts.map(\.value), aliases: matter.aliases.map(\.value),
      sources: matter.sources, updated: articles.dates[page.path],
      snippets: page.snippets.map { code($0, page, articles.reports) })
  }

  private static func code(_ snippet: Snippet, _ page: Page, _ reports: SnippetReports) -> Code {
    let report = reports.reports[SnippetID(page: page.path, index: snippet.index)]
    return Code(
      role: snippet.role, label: snippet.label, language: snippet.language,
      line: snippet.lines.first?.line ?? snippet.range.start.line, code: snippet.code,
      status: report?.status, minimumOS: report?.minimumOS?.description,
      placeholders: report?.placeholders.nonEmpty,
      diagnostics: report?.expected.map {
        Said(
          line: $0.range.start.line, column: $0.range.start.column, severity: $0.severity,
          message: $0.message)
      }.nonEmpty,
      scenarios: report?.scenarios.map { Ran(record: $0, evidence: evidence($0, snippet, page)) }.nonEmpty)
  }

  private static func evidence(_ record: ScenarioRecord, _ snippet: Snippet, _ page: Page) -> EvidenceValue? {
    snippet.scenario(of: record).map { EvidenceValue($0.evidence, of: page.frontMatter) }
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
  var nonEmpty: [Element]? { isEmpty ? nil : self }
}
