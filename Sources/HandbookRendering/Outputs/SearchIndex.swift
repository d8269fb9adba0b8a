import HandbookModel

/// The index that `search.js` reads: built once here, so that a page need not read the whole book.
///
/// `assets/search-index.js` calls `handbook.index({…})` with
/// - `pages`: `[title, path, impact level, section, summary, [place title, anchor, …]]`
/// - `sections`: titles, numbered by `pages`
/// - `terms`: all words, sorted, each as the length it shares with the one before (base 36, at most
///   35, in UTF-16 units, as scripts count) and the rest
/// - `parts`: number of the first term of each file of posts
/// - `glossary`: `[title, path, definition, [other name …]]`
/// - `messages`, `symptoms`, `symbols`: `[text, path, [page …]]`
///
/// `assets/search-0.js` and so on call `handbook.posts(first term, "…")` with, for each term,
/// `<page distance><weight A…Z><place>` with commas, numbers in base 36; semicolons between terms. Only the
/// files that a query's words need are loaded: posts are most of the index of a large book.
///
/// Scripts and not JSON: scripts may be loaded from `file://`.
struct SearchIndex {
  private let articles: ArticleBuilder

  init(articles: ArticleBuilder) { self.articles = articles }

  /// Weights of a word by where it stands; a word counts where it weighs most.
  private enum Weight {
    static let title: UInt8 = 20
    static let name: UInt8 = 12
    static let heading: UInt8 = 8
    static let summary: UInt8 = 7
    static let prose: UInt8 = 3
    static let code: UInt8 = 1
  }

  /// A word's best place on one page.
  ///
  /// Small: a large book has millions of them.
  private struct Post {
    var page: UInt32
    var weight: UInt8
    var place: UInt16
  }

  /// Bytes after which another file of posts begins.
  private static let partSize = 48 << 10

  func files() -> [OutputFile] {
    var posts: [String: [Post]] = [:]
    var pages: [String] = []
    let book = articles.book
    let catalogue = articles.catalogue
    let sections = catalogue.sections.map(\.entry.title)
    let sectionNumber = Dictionary(
      catalogue.sections.enumerated().map { ($1.section.id, $0) }, uniquingKeysWith: { first, _ in first })
    for (index, page) in book.pages.enumerated() {
      let card = articles.cards.all[index]
      let text = PageText(page)
      var found: [String: Post] = [:]
      func add(_ string: some StringProtocol, _ weight: UInt8, place: Int = 0) {
        SearchWords.forEach(in: string) { word in
          if let known = found[word], known.weight >= weight { return }
          found[word] = Post(page: UInt32(index), weight: weight, place: UInt16(clamping: place))
        }
      }
      add(page.frontMatter.title.value, Weight.title)
      add(page.id, Weight.name)
      for tag in page.frontMatter.tags { add(tag, Weight.name) }
      for number in catalogue.symbolsOfPage[index] {
        add(catalogue.symbols[number].use.name, Weight.name)
      }
      for symptom in page.frontMatter.symptoms { add(symptom, Weight.name) }
      for message in page.frontMatter.messages { add(message, Weight.prose) }
      if let summary = card.summary { add(summary, Weight.summary) }
      for (number, place) in text.places.enumerated() {
        add(place.title, Weight.heading, place: number)
        add(place.prose, Weight.prose, place: number)
        add(place.code, Weight.code, place: number)
      }
      for (word, post) in found { posts[word, default: []].append(post) }
      let places = text.places.dropFirst().flatMap { [$0.title, $0.anchor] }.map(JSONText.string)
      pages.append(
        "[\(JSONText.string(card.title)),\(JSONText.string(card.path)),\(card.impact?.level ?? 0),"
          + "\(page.section.flatMap { sectionNumber[$0] } ?? -1),\(JSONText.string(card.summary ?? "")),"
          + "[\(places.joined(separator: ","))]]")
    }
    // As scripts compare strings.
    let words = posts.keys.sorted { $0.utf16.lexicographicallyPrecedes($1.utf16) }
    let terms = Self.list(of: words)
    var lists: [String] = []
    for word in words {
      var previous: UInt32 = 0
      lists.append(
        posts[word]!.map { post in
          defer { previous = post.page }
          let letter = String(UnicodeScalar(64 + post.weight))
          return String(post.page - previous, radix: 36) + letter
            + (post.place > 0 ? String(post.place, radix: 36) : "")
        }.joined(separator: ","))
    }
    var parts: [(first: Int, posts: String)] = []
    for (number, list) in lists.enumerated() {
      if let last = parts.last, last.posts.utf8.count < Self.partSize {
        parts[parts.count - 1].posts += ";" + list
      } else {
        parts.append((number, list))
      }
    }
    func entries(_ entries: [Catalogue.Entry]) -> String {
      entries.map {
        "[\(JSONText.string($0.title)),\(JSONText.string($0.path)),\($0.pages)]"
      }.joined(separator: ",\n")
    }
    let glossary = book.terms.map { term in
      let names = term.frontMatter.aliases.map { JSONText.string($0.value) }.joined(separator: ",")
      return
        "[\(JSONText.string(term.frontMatter.title.value)),\(JSONText.string(articles.plan.path(of: term))),"
        + "\(JSONText.string(term.plainText.firstSentence ?? "")),[\(names)]]"
    }
    let text = """
      handbook.index({
      "sections":[\(sections.map(JSONText.string).joined(separator: ","))],
      "pages":[\(pages.joined(separator: ",\n"))],
      "messages":[\(entries(catalogue.messages))],
      "symptoms":[\(entries(catalogue.symptoms))],
      "symbols":[\(entries(catalogue.symbols.map(\.entry)))],
      "glossary":[\(glossary.joined(separator: ",\n"))],
      "terms":\(JSONText.string(terms)),
      "parts":\(parts.map(\.first))
      });

      """
    let index = OutputFile(path: "assets/search-index.js", text: text)
    return [index]
      + parts.enumerated().map { number, part in
        OutputFile(
          path: "assets/search-\(number).js",
          text: "handbook.posts(\(part.first),\(JSONText.string(part.posts)));\n")
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
    case .html(let html): places[places.count - 1].prose += Self.plain(html) + " "
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

  /// HTML without tags; the few references cmark writes are resolved.
  static func plain(_ html: String) -> String {
    var bytes: [UInt8] = []
    var isTag = false
    for byte in html.utf8 {
      switch byte {
      case 60: isTag = true
      case 62 where isTag:
        isTag = false
        if bytes.last != 32 { bytes.append(32) }
      default:
        if isTag || byte == 32 && bytes.last == 32 { continue }
        bytes.append(byte)
      }
    }
    guard bytes.contains(38) else { return String(decoding: bytes, as: UTF8.self) }
    var text = String(decoding: bytes, as: UTF8.self)
    let references = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
    for (reference, character) in references {
      text = text.split(separator: reference, omittingEmptySubsequences: false).joined(separator: character)
    }
    return text
  }
}
