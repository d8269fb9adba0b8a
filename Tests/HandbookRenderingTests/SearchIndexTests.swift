import HandbookModel
import Testing

@testable import HandbookRendering

@Suite struct SearchIndexTests {
  @Test(arguments: [
    ("Use a Sheet", ["use", "sheet"]),
    ("navigationDestination(for:)", ["navigationdestination", "navigation", "destination", "for"]),
    ("URLSession", ["urlsession"]),
    ("one_two x1", ["one", "two", "x1"]),
    ("“Größe” – Ναός", ["grosse", "ναοσ"]),
    ("E\u{301}cran écran ﬁn №2", ["ecran", "ecran", "fin", "no2"]),
    ("ÜberNavigation", ["ubernavigation", "uber", "navigation"]),
    ("Навигация, ЁЖ", ["навигация", "еж"]),
    ("हिन्दी में", ["हिन्दी", "में"]),
    ("التَّنقُّل", ["التنقل"]),
    ("北京海淀区", ["北京", "京海", "海淀", "淀区", "区"]),
    ("SwiftUIの画面", ["swiftui", "swift", "ui", "の画", "画面", "面"]),
    ("ガイドか\u{3099}", ["ガイ", "イド", "ドが", "が"]),
    ("ｶﾞ 画", ["ガ", "画"]),
    ("𠮷野", ["𠮷野", "野"]),
    ("", []),
  ])
  func words(_ text: String, _ expected: [String]) {
    var words: [String] = []
    SearchWords.forEach(in: text) { words.append($0) }
    #expect(words == expected)
  }

  /// As `search.js` reads it.
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
    #expect(PageText.plain("<p>a <code>b&lt;c</code>&amp;amp;</p>") == " a b<c &amp; ")
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
