import Foundation
import HandbookModel
import Synchronization
import Testing

@testable import HandbookRendering

@Suite struct SearchIndexTests {
  /// The same table is read to `answers.js` in `Tests/BrowserTests`: both must cut and fold alike.
  @Test func wordsAreThoseOfTheTable() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appending(path: "BrowserTests/Search/words.tsv")
    let table = try String(contentsOf: file, encoding: .utf8)
    let rows = table.split(separator: "\n").dropFirst()
    #expect(rows.count > 15)
    for row in rows {
      let cells = row.split(separator: "\t").map(String.init)
      #expect(words(cells[1]).joined(separator: " ") == cells[2], "\(cells[0])")
    }
    #expect(words("").isEmpty)
  }

  /// The same table is read to `answers.js`: what is learned of one form of a word is found by another.
  @Test func stemsAreThoseOfTheTable() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let table = try String(
      contentsOf: tests.appending(path: "BrowserTests/Search/stems.tsv"), encoding: .utf8)
    let rows = table.split(separator: "\n").dropFirst()
    #expect(rows.count > 40)
    for row in rows {
      let cells = row.split(separator: "\t").map(String.init)
      #expect(EnglishStem(cells[0]).text == cells[1])
    }
  }

  private func words(_ text: String) -> [String] {
    var words: [String] = []
    SearchWords.forEach(in: text) { words.append($0) }
    return words
  }

  /// As scripts compare strings, where a character beyond U+FFFF comes before one from U+E000 on.
  @Test func wordsAreInTheOrderOfScripts() {
    var posts = SearchPosts()
    posts.add("zebra \u{FA0E} Zeb \u{20BB7} øl zebras \u{D7A2}\u{D7A3} a1", .prose)
    posts.endPage()
    #expect(
      inOrder(posts).words == [
        "a1", "zeb", "zebra", "zebras", "øl", "\u{D7A2}\u{D7A3}", "\u{20BB7}", "\u{FA0E}",
      ])
  }

  /// More words than the table of words begins with, and lists longer than a block.
  @Test func eachOfManyWordsIsFoundOnItsPages() {
    var posts = SearchPosts()
    for page in 0..<40 {
      posts.add((0..<5000).filter { $0 % 40 >= page }.map { "w\($0)" }.joined(separator: " "), .code)
      posts.endPage()
    }
    let (words, lists) = inOrder(posts)
    #expect(words == (0..<5000).map { "w\($0)" }.sorted())
    for (word, list) in zip(words, lists) {
      let pages = list.split(separator: ",")
      #expect(pages.count == Int(word.dropFirst())! % 40 + 1)
      #expect(pages.dropFirst().allSatisfy { $0.first == "1" })
    }
  }

  /// Weight of a word on a page with one more text, in each field.
  @Test func fieldsCountInTheirOrder() throws {
    let weights = SearchPosts.Field.allCases.map { field in
      var posts = SearchPosts()
      posts.add("sheet", field)
      posts.endPage()
      return inOrder(posts).lists[0]
    }
    #expect(weights == weights.sorted(by: >))
    #expect(Set(weights).count >= 7)
  }

  @Test func aSymptomSaysAsMuchBesideOthers() {
    var posts = SearchPosts()
    posts.add("A sheet is blank", .symptom, place: 1)
    posts.endPage()
    posts.add("A sheet is blank", .symptom, place: 1)
    for place in 2...8 {
      posts.add("Another screen of this book does something else", .symptom, place: place)
    }
    posts.endPage()
    let (words, lists) = inOrder(posts)
    let entries = zip(words, lists).first { $0.0 == "blank" }?.1.split(separator: ",")
    #expect(entries?.count == 2)
    // The weight is the letter between the page and the place.
    #expect(entries?.first?.filter(\.isUppercase) == entries?.last?.filter(\.isUppercase))
  }

  /// A word leads to the pages whose questions have it, more so where other pages' questions do not.
  @Test func questionsTeachTheirWords() {
    var book = Book(configuration: Configuration(), pages: ["a", "b"].map { TestBook.page($0) })
    let lines = [
      ("grey gone", "a"), ("grey", "a"), ("gone", "a"), ("gone dark", "b"), ("gone dim", "b"),
      ("dark lonely", "b"),
      ("dark", "b"), ("lost", ""), ("lost dark", ""),
    ]
    book.questions = lines.map { text, page in
      ReaderQuestion(text: text, pages: page.isEmpty ? [] : [TestBook.placed(page)])
    }
    let kept = Kept()
    let pages = asked(of: book, kept)
    // One question alone teaches nothing, and what no page answers leads nowhere.
    #expect(pages["a"]?.keys.sorted() == ["gone", "grey"])
    #expect(pages["b"]?.keys.sorted() == ["dark", "gone"])
    let (a, b) = (pages["a"] ?? [:], pages["b"] ?? [:])
    #expect(a["grey", default: 0] > a["gone", default: 0] && b["dark", default: 0] > b["gone", default: 0])

    // Another page, and other texts on the pages, teach nothing else; another answer does.
    book.pages = ["new", "b", "a"].map { TestBook.page($0, title: "Changed") }
    #expect(asked(of: book, kept) == pages && kept.results.count == 1)
    book.questions[0].pages = [TestBook.placed("b")]
    #expect(asked(of: book, kept) != pages && kept.results.count == 2)

    var posts = SearchPosts()
    posts.add("Sheet", .title)
    posts.addAsked("sheet", letter: UInt8(ascii: "I"))
    posts.addAsked("blank", letter: UInt8(ascii: "I"))
    posts.endPage()
    posts.add("Sheet", .title)
    posts.endPage()
    #expect(SearchPosts.letter(asked: 1) == UInt8(ascii: "O") && SearchPosts.letter(asked: 0.05) == nil)
    // Most words add little: what they add is told apart, too.
    #expect(SearchPosts.letter(asked: 0.12).map { $0 < SearchPosts.letter(asked: 0.16) ?? 0 } == true)
    let (words, lists) = inOrder(posts)
    #expect(words == ["blank", "sheet"])
    // The page does not have the word, but questions lead to it; the other way round; both.
    #expect(lists[0] == "0AI")
    let sheet = lists[1].split(separator: ",")
    #expect(sheet.count == 2 && sheet[0].dropLast() == "0\(sheet[1].dropFirst())" && sheet[0].hasSuffix("I"))
  }

  /// What was made before.
  private final class Kept: Sendable {
    private let made = Mutex<[Digest: [UInt8]]>([:])

    var results: [Digest: [UInt8]] { made.withLock { $0 } }

    func keep(_ key: Digest, _ make: () -> [UInt8]) -> [UInt8] {
      if let known = results[key] { return known }
      let new = make()
      made.withLock { $0[key] = new }
      return new
    }
  }

  /// By page, the letter of each word.
  private func asked(of book: Book, _ kept: Kept) -> [String: [String: UInt8]] {
    AskedWords(book, keep: kept.keep).pages.mapValues { words in
      Dictionary(uniqueKeysWithValues: words.map { ($0.word, $0.letter) })
    }
  }

  /// Where each word stands, in order.
  private func inOrder(_ posts: SearchPosts) -> (words: [String], lists: [String]) {
    var words: [String] = []
    var lists: [String] = []
    posts.forEachInOrder { word, list in
      words.append(word)
      lists.append(String(decoding: list, as: UTF8.self))
    }
    return (words, lists)
  }

  @Test func postsTellPageWeightAndBestPlace() {
    var posts = SearchPosts()
    posts.add("Sheets", .title)
    posts.endPage()
    posts.add("A sheet", .prose)
    posts.add("The sheet is blank", .symptom, place: 2)
    posts.add("blank", .prose, place: 40)
    posts.endPage()
    posts.endPage()
    posts.add(String(repeating: "sheet ", count: 400), .prose, place: 37)
    posts.endPage()
    let (words, lists) = inOrder(posts)
    #expect(words == ["blank", "is", "sheet", "sheets", "the"])
    let list = lists[2].split(separator: ",")
    #expect(list.map { $0.first } == ["1", "2"])
    #expect(list.map { $0.last } == ["2", "1"] && list[1].hasSuffix("11"))
    #expect(lists[0].hasSuffix("2"))
    #expect(lists[3].hasPrefix("0"))
  }

  /// As `answers.js` reads it.
  @Test func listsOfWordsAreReadAsTheyWereWritten() {
    let words = [
      "uber", "ubersicht", "навигатор", "навигация", "北京", "北海", "𠮷口", "𠮷野", "𠮸",
      String(repeating: "x", count: 34) + "𠮷a", String(repeating: "x", count: 34) + "𠮷b",
    ]
    var read: [String] = []
    var last: [UInt16] = []
    for item in SearchIndex.list(of: words).split(separator: " ") {
      last = last.prefix(Int(item.prefix(1), radix: 36) ?? 0) + Array(item.dropFirst().utf16)
      read.append(String(decoding: last, as: UTF16.self))
    }
    #expect(read == words)
  }

  @Test func plainTextOfMarkup() {
    #expect(PageText.plain(TestBook.prose("a `b<c`&amp;amp; **d** *e*f")) == " a b<c &amp; d e f ")
    #expect(PageText.plain(TestBook.prose("- a\n- ![b](c.png) d[^e]\n\n[^e]: f")) == " a d ")
  }

  @Test(arguments: [
    ("a\"b\\c\n", "\"a\\\"b\\\\c\\n\""), ("</script>", "\"\\u003c/script>\""),
    ("\u{2028}é\u{1}", "\"\\u2028é\\u0001\""),
  ])
  func jsonStrings(_ text: String, _ expected: String) { #expect(JSONText.string(text) == expected) }

  @Test(arguments: [
    ("<a href='x'>&\"", "&lt;a href=&#39;x&#39;&gt;&amp;&quot;"), ("\"\u{301}", "&quot;\u{301}"),
    ("plain ä", "plain ä"),
  ])
  func escaping(_ text: String, _ expected: String) {
    #expect(Array(escaped(text).utf8) == Array(expected.utf8))
  }

  @Test(arguments: [("Sheet & Co.", "sheet-co"), ("---", "x"), ("C++", "c"), ("Größe 2", "größe-2")])
  func slugs(_ text: String, _ expected: String) { #expect(text.urlSlug == expected) }
}
