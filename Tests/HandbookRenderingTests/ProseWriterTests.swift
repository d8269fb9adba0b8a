import HandbookModel
import Testing

@testable import HandbookRendering

@Suite struct ProseWriterTests {
  /// The first link leads somewhere and has a title, the others do not.
  @Test(arguments: [
    ("a", "<p>a</p>\n"),
    ("[x](0)", "<p><a href=\"to?a=1&amp;b=&quot;\" title=\"T&quot;\">x</a></p>\n"),
    ("[x](0) [y](1)", "<p><a href=\"to?a=1&amp;b=&quot;\" title=\"T&quot;\">x</a> <a>y</a></p>\n"),
    (
      "![*a* \"b\"](0)",
      "<p><img src=\"to?a=1&amp;b=&quot;\" alt=\"a &quot;b&quot;\" title=\"T&quot;\"></p>\n"
    ),
    (
      "[x](0) ![b](1)",
      "<p><a href=\"to?a=1&amp;b=&quot;\" title=\"T&quot;\">x</a> <img src=\"data:,\" alt=\"b\"></p>\n"
    ),
    ("`href=\"x\"` <b>", "<p><code>href=&quot;x&quot;</code> </p>\n"),
    ("- a\n\n  ```\n  x\n  ```\n\n  b", "<ul>\n<li><p>a</p>\n|0|\n<p>b</p>\n</li>\n</ul>\n"),
  ])
  func writes(_ text: String, _ expected: String) {
    let pieces = ProseWriter { $0 == 0 ? ("to?a=1&b=\"", "T\"") : (nil, "") }.pieces(of: TestBook.prose(text))
    let html = pieces.map { piece in
      switch piece {
      case .html(let html): String(decoding: html, as: UTF8.self)
      case .snippet(let index): "|\(index)|"
      }
    }.joined()
    #expect(html == expected)
  }

  @Test func anchorsGetAPrefixWhereArticlesShareAPage() {
    let page = TestBook.parsed("a[^n] b[^n]\n\n[^n]: N")
    let html = page.blocks.compactMap { block -> [UInt8]? in
      guard case .prose(let prose) = block,
        case .html(let html)? = ProseWriter(
          anchorPrefix: "rule-x-", link: { _ in (nil, "") }
        ).pieces(of: prose).first
      else { return nil }
      return html
    }
    let text = html.map { String(decoding: $0, as: UTF8.self) }.joined()
    for anchor in [
      "id=\"rule-x-fnref-1\"", "href=\"#rule-x-fn-1\"", "id=\"rule-x-fnref-1-2\"", "id=\"rule-x-fn-1\"",
      "href=\"#rule-x-fnref-1\"",
    ] {
      #expect(text.contains(anchor), "\(anchor) in \(text)")
    }
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
