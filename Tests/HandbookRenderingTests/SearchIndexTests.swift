import Testing

@testable import HandbookRendering

@Suite struct SearchIndexTests {
  @Test(arguments: [
    ("Use a Sheet", ["use", "sheet"]),
    ("navigationDestination(for:)", ["navigationdestination", "navigation", "destination", "for"]),
    ("URLSession", ["urlsession"]),
    ("one_two x1", ["one", "two", "x1"]),
    ("“Größe” – ναός", ["größe", "ναός"]),
    ("", []),
  ])
  func words(_ text: String, _ expected: [String]) {
    var words: [String] = []
    SearchIndex.words(in: text) { words.append($0) }
    #expect(words == expected)
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
