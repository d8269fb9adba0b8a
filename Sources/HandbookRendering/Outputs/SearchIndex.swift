import HandbookModel

/// The index that `search.js` reads: built once here, so that a page need not read the whole book.
///
/// `assets/search-index.js` calls `handbook.index({…})` with
/// - `pages`: `[title, path, impact level, section, summary, [place title, anchor, …]]`
/// - `sections`: titles, numbered by `pages`
/// - `terms`: all words, sorted, each as the length it shares with the one before (base 36, at most
///   35) and the rest
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
        Self.words(in: string) { word in
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
    let words = posts.keys.sorted()
    var terms = ""
    var lists: [String] = []
    var last: [UInt8] = []
    for word in words {
      let bytes = Array(word.utf8)
      let shared = min(35, zip(last, bytes).prefix { $0 == $1 }.count)
      if !terms.isEmpty { terms += " " }
      terms += String(shared, radix: 36) + String(decoding: bytes[shared...], as: UTF8.self)
      last = bytes
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

  /// Lower-cased words of two letters or more; `navigationDestination` also as its parts.
  ///
  /// The same cut is made in `search.js`.
  static func words(in text: some StringProtocol, _ body: (String) -> Void) {
    var word: [UInt8] = []
    var parts: [Int] = []
    var lastIsLower = false
    func flush() {
      if (2...64).contains(word.count) {
        body(lowercased(word[...]))
        if !parts.isEmpty {
          for (start, end) in zip([0] + parts, parts + [word.count]) where end - start > 1 {
            body(lowercased(word[start..<end]))
          }
        }
      }
      word.removeAll(keepingCapacity: true)
      parts.removeAll(keepingCapacity: true)
    }
    for scalar in text.unicodeScalars {
      guard scalar.isWordScalar else {
        flush()
        lastIsLower = false
        continue
      }
      let isUpper = (65...90).contains(scalar.value)
      if isUpper, lastIsLower { parts.append(word.count) }
      lastIsLower = !isUpper
      if scalar.isASCII { word.append(UInt8(scalar.value)) } else { word += UTF8.encode(scalar)! }
    }
    flush()
  }

  private static func lowercased(_ word: ArraySlice<UInt8>) -> String {
    guard word.allSatisfy({ $0 < 128 }) else { return String(decoding: word, as: UTF8.self).lowercased() }
    return String(unsafeUninitializedCapacity: word.count) { bytes in
      for (index, byte) in word.enumerated() { bytes[index] = (65...90).contains(byte) ? byte | 32 : byte }
      return word.count
    }
  }
}

extension Unicode.Scalar {
  /// A letter or digit of any script.
  fileprivate var isWordScalar: Bool {
    if value < 128 { return UInt8(value).isWordByte && value != 95 }
    return properties.isAlphabetic || properties.numericType != nil
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
