import HandbookModel
import Synchronization

/// For each page with code, a script that says what the names in it are: pages stay small, and load it when a reader
/// first points at a name.
struct WordFiles: Sendable {
  let articles: ArticleBuilder
  let templates: TemplateLibrary
  /// `NavigationStack.init(path:root:)` → the page of those who use it.
  private let uses: [String: LinkValue]
  /// `navigation stack` → what the glossary says first, and where.
  private let summaries: [String: LinkValue]
  private let termsDigest: Digest?

  init(articles: ArticleBuilder, templates: TemplateLibrary) {
    self.articles = articles
    self.templates = templates
    uses = Dictionary(
      articles.catalogue.symbols.map { ($0.entry.title, $0.entry.link) },
      uniquingKeysWith: { first, _ in first })
    var summaries: [String: LinkValue] = [:]
    var digester = Digester()
    for term in articles.book.terms {
      digester.add(term.digest)
      guard let sentence = term.plainText.firstSentence else { continue }
      for form in [term.frontMatter.title.value] + term.frontMatter.aliases.map(\.value) {
        summaries[form.lowercased()] = LinkValue(title: sentence, path: articles.plan.path(of: term))
      }
    }
    self.summaries = summaries
    termsDigest = digester.digest
  }

  func parts() -> [SitePart] {
    articles.book.pages.indices.compactMap { index in
      let page = articles.book.pages[index]
      guard articles.hasWords(page) else { return nil }
      let path = ArticleBuilder.wordsPath(of: articles.plan.path(of: page))
      return SitePart(name: path, key: key(index)) {
        [OutputFile(path: path, bytes: script(page.inMemory, path: path))]
      }
    }
  }

  private func key(_ index: Int) -> Digest? {
    let page = articles.book.pages[index]
    var digester = Digester()
    digester.add(templates.digest)
    digester.add(page.digest)
    digester.add(articles.found(index))
    digester.add(articles.plan.digest)
    digester.add(articles.plan.path(of: page))
    digester.add(termsDigest)
    for symbol in articles.catalogue.symbolsOfPage[index] {
      let entry = articles.catalogue.symbols[symbol].entry
      digester.add(entry.path)
      digester.add(entry.pages.count)
    }
    return digester.digest
  }

  /// `handbook.words([meanings], {block: {line: [column, meaning, …]}})`; a column is in UTF-16 units from 0, as
  /// scripts count.
  private func script(_ page: Page, path: String) -> [UInt8] {
    let root = SitePlan.root(of: path.droppingFolder)
    var numbers: [[UInt8]: Int] = [:]
    var meanings: [[UInt8]] = []
    var blocks: [(String, JSON?)] = []
    let lines = page.snippets.map { CodeLine.lines(of: $0, tokens: []) }
    for snippet in page.snippets {
      guard let words = articles.words(page, snippet.index), !words.meanings.isEmpty else { continue }
      let notes = words.meanings.map { meaning -> Int in
        let html = templates.render("word", value(meaning, in: snippet.index, lines: lines, root: root))
        if let number = numbers[html] { return number }
        numbers[html] = meanings.count
        meanings.append(html)
        return meanings.count - 1
      }
      let places = Dictionary(grouping: words.places, by: \.line)
      var rows: [String: JSON?] = [:]
      for line in lines[snippet.index] {
        let found = (places[line.source] ?? []).compactMap { place -> [JSON]? in
          guard let meaning = place.meaning, place.column - 1 + place.length <= line.bytes.count else {
            return nil
          }
          let column = String(decoding: line.bytes[..<(place.column - 1)], as: UTF8.self).utf16.count
          return [.number(column), .number(notes[meaning])]
        }
        if !found.isEmpty { rows["\(line.number)"] = .list(found.flatMap { $0 }) }
      }
      blocks.append(("code-\(snippet.index + 1)", .object(rows)))
    }
    var bytes = Array("handbook.words(".utf8)
    JSON.list(meanings.map { .string(String(decoding: $0, as: UTF8.self)) }).write(to: &bytes)
    bytes += ",".utf8
    JSON.object(Dictionary(blocks, uniquingKeysWith: { first, _ in first })).write(to: &bytes)
    bytes += ")\n".utf8
    return bytes
  }

  private func value(_ meaning: Words.Meaning, in snippet: Int, lines: [[CodeLine]], root: String)
    -> WordValue
  {
    var value = WordValue(meaning: meaning, root: root)
    if let api = meaning.api {
      let title = api.owner.map { "\($0).\(api.name)" } ?? api.name
      value.pages = uses[title]
      let base = String(api.name.prefix { $0 != "(" })
      let name = base == "init" ? api.owner ?? base : base
      value.summary = summaries[name.wordsInside]
    } else if let name = meaning.shared {
      value.declared = articles.plan.sharedNames[name].map { ("the code that all pages share", root + $0) }
    } else if let other = meaning.snippet, let source = meaning.line,
      let line = lines[other].first(where: { $0.source == source })
    {
      let owner = other == snippet ? "" : other < snippet ? " of the code above" : " of the code below"
      value.declared = ("line \(line.number)\(owner)", "#code-\(other + 1)-L\(line.number)")
    }
    return value
  }
}

extension ArticleBuilder {
  func words(_ page: Page, _ snippet: Int) -> Words? {
    reports.reports[SnippetID(page: page.path, index: snippet)]?.words
  }

  func hasWords(_ page: Page) -> Bool {
    !reports.reports.isEmpty && page.snippets.contains { words(page, $0.index)?.meanings.isEmpty == false }
  }

  /// `words/rules/x.js` for `rules/x.html`.
  static func wordsPath(of path: String) -> String { "words/\(path.dropLast(5)).js" }
}

extension String {
  /// `words/rules/x.js` → `rules/x.js`.
  fileprivate var droppingFolder: String {
    firstIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self
  }

  /// `NavigationStack` → `navigation stack`.
  fileprivate var wordsInside: String {
    var result = ""
    for character in self {
      if character.isUppercase, !result.isEmpty { result += " " }
      result += character.lowercased()
    }
    return result
  }
}
