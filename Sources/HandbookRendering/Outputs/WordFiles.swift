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
  private let texts = SharedTexts()

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
    var meanings: [JSON] = []
    var blocks: [UInt8] = []
    let lines = page.snippets.map { $0.language == "swift" ? CodeLine.lines(of: $0, tokens: []) : [] }
    for snippet in page.snippets {
      guard let words = articles.words(page, snippet.index), !words.meanings.isEmpty else { continue }
      let notes = words.meanings.map { meaning -> Int in
        let text = text(meaning, in: snippet.index, lines: lines, root: root)
        if let number = numbers[text] { return number }
        numbers[text] = meanings.count
        meanings.append(.written(text))
        return meanings.count - 1
      }
      blocks += "\(blocks.isEmpty ? "" : ",")\"code-\(snippet.index + 1)\":{".utf8
      var places = words.places[...]
      var isFirst = true
      for line in lines[snippet.index] {
        places = places.drop { $0.line < line.source }
        let row = line.row(places.prefix { $0.line == line.source }, notes: notes)
        guard !row.isEmpty else { continue }
        blocks += "\(isFirst ? "" : ",")\"\(line.number)\":".utf8
        JSON.list(row.map(JSON.number)).write(to: &blocks)
        isFirst = false
      }
      blocks.append(UInt8(ascii: "}"))
    }
    var bytes = Array("handbook.words(".utf8)
    JSON.list(meanings).write(to: &bytes)
    bytes += ",{".utf8
    bytes += blocks
    bytes += "})\n".utf8
    return bytes
  }

  /// What is said of a name, as a JSON string of HTML.
  private func text(
    _ meaning: Words.Meaning, in snippet: Int, lines: [[CodeLine]], root: String
  ) -> [UInt8] {
    func made() -> [UInt8] {
      let html = templates.render("word", value(meaning, in: snippet, lines: lines, root: root))
      var bytes: [UInt8] = []
      JSON.string(String(decoding: html, as: UTF8.self)).write(to: &bytes)
      return bytes
    }
    // What a framework declares reads the same on all pages of a folder.
    guard meaning.api != nil else { return made() }
    return texts.text(meaning, root: root, made)
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
      // The path of an address and the style `stack` are not what the glossary means by these words.
      let isTerm = api.owner == nil || base == "init" || api.owner == "View" && api.name.contains("(")
      value.summary = isTerm ? summaries[name.wordsInside] : nil
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

/// What is said of the frameworks' names: nearly all pages use the same ones, and each is rendered once.
private final class SharedTexts: Sendable {
  private struct Key: Hashable {
    var meaning: Words.Meaning
    /// Way from the page to the site's root.
    var root: String
  }

  private let known = Mutex<[Key: [UInt8]]>([:])

  func text(_ meaning: Words.Meaning, root: String, _ make: () -> [UInt8]) -> [UInt8] {
    let key = Key(meaning: meaning, root: root)
    if let text = known.withLock({ $0[key] }) { return text }
    let text = make()
    known.withLock { $0[key] = text }
    return text
  }
}

extension CodeLine {
  /// Columns and numbers of what is said of the names in a line, in turn.
  fileprivate func row(_ places: ArraySlice<Words.Place>, notes: [Int]) -> [Int] {
    let isASCII = bytes.allSatisfy { $0 < 128 }
    return places.flatMap { place -> [Int] in
      guard let meaning = place.meaning, place.column - 1 + place.length <= bytes.count else { return [] }
      let before = place.column - 1
      return [
        isASCII ? before : String(decoding: bytes[..<before], as: UTF8.self).utf16.count, notes[meaning],
      ]
    }
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
