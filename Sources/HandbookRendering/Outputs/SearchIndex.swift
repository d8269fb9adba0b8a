import HandbookModel

/// The index that `answers.js` reads: built once here, so that a page need not read the whole book.
///
/// `assets/search-index.js` calls `handbook.index({…})` with what every search needs:
/// - `pages`: `[title, path, impact level, section]`
/// - `sections`: titles, numbered by `pages`
/// - `terms`: all words, sorted, each as the length it shares with the one before (base 36, at most
///   35, in UTF-16 units, as scripts count) and the rest
/// - `parts`: number of the first term of each file of posts
/// - `shelves`: number of the first page of each file of details
/// - `symbols`: `[name, path, number of pages]`
/// - `glossary`: `[title, path, definition, [other name …]]`
/// - `synonyms`: `[[phrase of the book …], [phrase of readers …]]`; many phrases mean the same
///
/// `assets/search-0.js` and so on call `handbook.posts(first term, "…")` with, for each term,
/// `<page distance><weight A…Z><place>` with commas, numbers in base 36; semicolons between terms. A second letter is
/// what questions with the term add (`AskedWords`). Only the
/// files that a query's words need are loaded: posts are most of the index of a large book.
///
/// `assets/search-pages-0.js` and so on call `handbook.details(first page, […])` with what is shown of a page
/// when it was found: `[summary, [symptom …], [message …], [heading, anchor, …]]`. Places are numbered
/// in this order, from 1; 0 is the page itself.
///
/// `assets/search-messages.js` calls `handbook.messages([[text, [page …]] …])`. It is loaded for queries that may be a line
/// of the console: a word needs none of it.
///
/// Scripts and not JSON: scripts may be loaded from `file://`.
struct SearchIndex {
  private let articles: ArticleBuilder
  private let keep: Keep

  init(articles: ArticleBuilder, keep: @escaping Keep) {
    self.articles = articles
    self.keep = keep
  }

  /// Path of the first of its files.
  static let name = "assets/search-index.js"

  /// Whether one of its files may have this path.
  static func owns(_ path: String) -> Bool { path.hasPrefix("assets/search-") }

  /// Bytes after which another file of posts begins, and another one of details: small, since one word needs a few.
  private static let partSize = 2 << 10
  private static let shelfSize = 1 << 10

  func files() -> [OutputFile] {
    let book = articles.book
    let catalogue = articles.catalogue
    let sections = catalogue.sections.map(\.entry.title)
    let sectionNumber = Dictionary(
      catalogue.sections.enumerated().map { ($1.section.id, $0) }, uniquingKeysWith: { first, _ in first })
    let asked = AskedWords(book, keep: keep).pages
    var posts = SearchPosts()
    var pages: [String] = []
    var shelves = Parts(size: Self.shelfSize, separator: ",", path: "assets/search-pages-") {
      ("handbook.details(\($0),[", "]);\n")
    }
    for (index, page) in book.pages.lazy.map(\.inMemory).enumerated() {
      let card = articles.cards.all[index]
      let text = PageText(page)
      let front = page.frontMatter
      posts.add(front.title.value, .title)
      for (number, symptom) in front.symptoms.enumerated() { posts.add(symptom, .symptom, place: 1 + number) }
      var place = 1 + front.symptoms.count
      for (number, message) in front.messages.enumerated() {
        posts.add(message, .message, place: place + number)
      }
      place += front.messages.count
      posts.add(page.id, .tag)
      for tag in front.tags { posts.add(tag, .tag) }
      for number in catalogue.symbolsOfPage[index] { posts.add(catalogue.symbols[number].use.name, .name) }
      if let summary = card.summary { posts.add(summary, .summary) }
      for (number, part) in text.places.enumerated() {
        let place = number == 0 ? 0 : place + number - 1
        posts.add(part.title, .heading, place: place)
        posts.add(part.prose, .prose, place: place)
        posts.add(part.code, .code, place: place)
      }
      for (letter, word) in asked[page.id] ?? [] { posts.addAsked(word, letter: letter) }
      posts.endPage()
      pages.append(
        "[\(JSONText.string(card.title)),\(JSONText.string(card.path)),\(card.impact?.level ?? 0),"
          + "\(page.section.flatMap { sectionNumber[$0] } ?? -1)]")
      let headings = text.places.dropFirst().flatMap { [$0.title, $0.anchor] }
      let shelf =
        "[\(JSONText.string(card.summary ?? "")),\(JSONText.list(front.symptoms)),"
        + "\(JSONText.list(front.messages)),\(JSONText.list(headings))]"
      shelves.append(Array(shelf.utf8))
    }
    var words: [String] = []
    // Posts are letters, digits and marks that mean nothing in a string.
    var parts = Parts(size: Self.partSize, separator: ";", path: "assets/search-") {
      ("handbook.posts(\($0),\"", "\");\n")
    }
    posts.forEachInOrder { word, list in
      words.append(word)
      parts.append(list)
    }
    let glossary = book.terms.map { term in
      "[\(JSONText.string(term.frontMatter.title.value)),\(JSONText.string(articles.plan.path(of: term))),"
        + "\(JSONText.string(term.plainText.firstSentence ?? "")),"
        + "\(JSONText.list(term.frontMatter.aliases.map(\.value)))]"
    }
    let messages = catalogue.messages.map { "[\(JSONText.string($0.title)),\(JSONText.list($0.pages))]" }
    let symbols = catalogue.symbols.map(\.entry).map {
      "[\(JSONText.string($0.title)),\(JSONText.string($0.path)),\($0.pages.count)]"
    }
    var meanings: [[String]] = []
    var phrases: [[String]: [String]] = [:]
    for synonym in book.synonyms {
      let meant = synonym.meanings.map(\.value)
      if phrases[meant] == nil { meanings.append(meant) }
      phrases[meant, default: []].append(synonym.phrase.value)
    }
    let synonyms = meanings.map { "[\(JSONText.list($0)),\(JSONText.list(phrases[$0, default: []]))]" }
    let index = """
      handbook.index({
      "sections":\(JSONText.list(sections)),
      "pages":[\(pages.joined(separator: ",\n"))],
      "symbols":[\(symbols.joined(separator: ",\n"))],
      "glossary":[\(glossary.joined(separator: ",\n"))],
      "synonyms":[\(synonyms.joined(separator: ",\n"))],
      "terms":\(JSONText.string(Self.list(of: words))),
      "parts":\(JSONText.list(parts.firsts)),
      "shelves":\(JSONText.list(shelves.firsts))
      });

      """
    let known = OutputFile(
      path: "assets/search-messages.js", text: "handbook.messages([\(messages.joined(separator: ",\n"))]);\n")
    return [OutputFile(path: Self.name, text: index), known] + parts.files() + shelves.files()
  }

  /// Texts in a row, cut into files of about one size.
  private struct Parts {
    let size: Int
    let separator: UInt8
    let path: String
    let call: (_ first: Int) -> (before: String, after: String)
    /// Numbers of the first text of each file.
    private(set) var firsts: [Int] = []
    private var full: [OutputFile] = []
    /// What the file at hand has so far.
    private var text: [UInt8] = []
    private var count = 0

    /// - Parameters:
    ///   - path: How paths begin; a number follows.
    ///   - call: What stands before and after the text of a file, by the number of its first.
    init(
      size: Int, separator: Unicode.Scalar, path: String,
      call: @escaping (_ first: Int) -> (before: String, after: String)
    ) {
      self.size = size
      self.separator = UInt8(ascii: separator)
      self.path = path
      self.call = call
    }

    mutating func append(_ more: [UInt8]) {
      if text.count >= size { endFile() }
      if firsts.count == full.count { firsts.append(count) } else { text.append(separator) }
      text += more
      count += 1
    }

    private mutating func endFile() {
      guard firsts.count > full.count, let first = firsts.last else { return }
      let (before, after) = call(first)
      var bytes: [UInt8] = []
      bytes.reserveCapacity(before.utf8.count + text.count + after.utf8.count)
      for part in [Array(before.utf8), text, Array(after.utf8)] { bytes += part }
      full.append(OutputFile(path: "\(path)\(full.count).js", bytes: bytes))
      text.removeAll(keepingCapacity: true)
    }

    /// All files; nothing is added after that.
    mutating func files() -> [OutputFile] {
      endFile()
      return full
    }
  }

  /// Words in order, each as what it does not share with the one before; no character is cut in two.
  static func list(of words: [String]) -> String {
    var list = ""
    var last = ""
    for word in words {
      var shared = 0
      var rest = word.unicodeScalars[...]
      for scalar in last.unicodeScalars {
        guard rest.first == scalar, shared + UTF16.width(scalar) <= 35 else { break }
        shared += UTF16.width(scalar)
        rest.removeFirst()
      }
      if !list.isEmpty { list += " " }
      list += String(shared, radix: 36) + String(rest)
      last = word
    }
    return list
  }
}

/// A page's text by place: what stands before the first heading, then each heading and comparison.
struct PageText {
  struct Place {
    var title: String
    var anchor: String
    var prose = ""
    var code = ""
  }

  private(set) var places: [Place] = [Place(title: "", anchor: "")]

  init(_ page: Page) {
    for block in page.blocks { add(block, page) }
  }

  private mutating func add(_ block: Block, _ page: Page) {
    switch block {
    case .prose(let prose): places[places.count - 1].prose += Self.plain(prose) + " "
    case .heading(let heading): places.append(Place(title: heading.text, anchor: heading.anchor))
    case .snippet(let index):
      guard page.snippets.indices.contains(index) else { return }
      places[places.count - 1].code += page.snippets[index].code
    case .comparison(let comparison):
      for side in comparison.sides {
        let title = side.description.map(Self.plain) ?? (side.role == .incorrect ? "Incorrect" : "Correct")
        places.append(Place(title: title, anchor: side.anchor))
        for block in side.blocks { add(block, page) }
      }
    }
  }

  /// Its words, a space where anything begins or ends.
  static func plain(_ prose: Prose) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(prose.text.count + prose.nodes.count)
    func space() { if bytes.last != UInt8(ascii: " ") { bytes.append(UInt8(ascii: " ")) } }
    prose.walk { node, place in
      if node.kind != .text { space() }
      // An image shows its text only where it cannot be shown.
      if case .image = node.kind { return }
      let text = prose.text[place]
      bytes += bytes.last == UInt8(ascii: " ") ? text.drop { $0 == UInt8(ascii: " ") } : text
    } leave: { node in
      if node.kind != .text { space() }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
