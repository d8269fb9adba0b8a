import HandbookModel
import Testing

@testable import HandbookRendering

@Suite struct BodyMarksTests {
  @Test(arguments: [
    ("<p>a</p>", "<p>a</p>"),
    ("<a href=\"handbook-link:0\">x</a>", "<a href=\"to?a=1&amp;b=&quot;\">x</a>"),
    ("<a href=\"handbook-link:7\" title=\"t\">x</a>", "<a title=\"t\">x</a>"),
    ("<img src=\"handbook-link:0\" alt=\"\">", "<img src=\"to?a=1&amp;b=&quot;\" alt=\"\">"),
    ("<img src=\"handbook-link:9\" alt=\"b\">", "<img src=\"data:,\" alt=\"b\">"),
    ("<code>href=&quot;handbook-link:0&quot;</code>", "<code>href=&quot;handbook-link:0&quot;</code>"),
    ("<li><!--handbook-snippet:12--></li>", "<li>|12|</li>"),
    ("<!--handbook-snippet:x-->", "<!--handbook-snippet:x-->"),
    ("<!--handbook-snippet:", "<!--handbook-snippet:"),
    ("ä<a href=\"handbook-link:", "ä<a href=\"handbook-link:"),
  ])
  func replaces(_ html: String, _ expected: String) {
    let pieces = BodyMarks.pieces(of: html) { $0 == 0 ? "to?a=1&b=\"" : nil }
    let text = pieces.map { piece in
      switch piece {
      case .html(let html): String(decoding: html, as: UTF8.self)
      case .snippet(let index): "|\(index)|"
      }
    }.joined()
    #expect(text == expected)
  }

  @Test func anchorsGetAPrefixWhereArticlesShareAPage() {
    let pieces = BodyMarks.pieces(of: "<li id=\"fn-1\">", anchorPrefix: "rule-x-") { _ in nil }
    #expect(pieces == [.html(Array("<li id=\"rule-x-fn-1\">".utf8))])
  }
}

@Suite struct LinkResolverTests {
  @Test(
    arguments: [
      ("two.md", "../rules/two.html"), ("./two.md#a", "../rules/two.html#a"),
      ("../../guides/guide.md", "../guides/guide.html"), ("two", nil), ("first", nil),
      ("/rules/stack/two.md", "../rules/two.html"),
      ("tw%6F.md", "../rules/two.html"), ("#here", "#here"),
      ("https://a.example/?x#y", "https://a.example/?x#y"),
      ("mailto:a@b.example", "mailto:a@b.example"), ("HTTPS://a.example", "HTTPS://a.example"),
      ("none.md", nil), ("../../../etc/passwd", nil), ("javascript:alert(1)", nil), ("//host/x", nil),
      ("data:text/html,x", nil), ("", nil), ("%zz", nil),
    ] as [(String, String?)])
  func resolves(_ destination: String, _ expected: String?) {
    let book = TestBook.book()
    let resolver = LinkResolver(plan: SitePlan(book), page: book.pages[1], root: "../")
    #expect(resolver.address(of: TestBook.link(destination)) == expected)
  }

  @Test func resourcesKeepTheirPlace() {
    var book = TestBook.book()
    book.resources = [SourceFile(path: "rules/stack/a b.png", bytes: [])]
    let resolver = LinkResolver(plan: SitePlan(book), page: book.pages[1], root: "../")
    #expect(resolver.address(of: TestBook.link("a%20b.png", isImage: true)) == "../rules/stack/a%20b.png")
    #expect(resolver.address(of: TestBook.link("c.png", isImage: true)) == nil)
  }
}
