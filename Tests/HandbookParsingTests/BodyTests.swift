import HandbookModel
import Testing

struct BodyTests {
  @Test(arguments: [
    (
      "A *b* **c** `d` ~~e~~\nf  \ng",
      "<p>A <em>b</em> <strong>c</strong> <code>d</code> <del>e</del>\nf<br>\ng</p>"
    ),
    ("a < b & \"c\"", "<p>a &lt; b &amp; &quot;c&quot;</p>"),
    ("[t](b.md \"T\\\"\")", "<p><a href=\"link:0\">t</a></p>"),
    ("![a *b*](c.png)", "<p><img src=\"link:0\" alt=\"a b\"></p>"),
    ("[![a](i.png)](p.md)", "<p><a href=\"link:0\"><img src=\"link:1\" alt=\"a\"></a></p>"),
    ("- a\n- b\n  - c", "<ul>\n<li>a</li>\n<li>b\n<ul>\n<li>c</li>\n</ul>\n</li>\n</ul>"),
    ("- a\n\n- b", "<ul>\n<li><p>a</p>\n</li>\n<li><p>b</p>\n</li>\n</ul>"),
    ("3. a\n4. b", "<ol start=\"3\">\n<li>a</li>\n<li>b</li>\n</ol>"),
    (
      "- [x] a\n- [ ] b",
      "<ul>\n<li><input type=\"checkbox\" disabled checked aria-label=\"Done\"> a</li>\n"
        + "<li><input type=\"checkbox\" disabled aria-label=\"To do\"> b</li>\n</ul>"
    ),
    ("> a\n>\n> ### b", "<blockquote>\n<p>a</p>\n<h3>b</h3>\n</blockquote>"),
    (
      "|a|b|c|\n|:-|:-:|-|\n|1|2|3|",
      "<table>\n<thead>\n<tr>\n<th class=\"align-left\">a</th>\n<th class=\"align-center\">b</th>\n<th>c</th>\n</tr>\n"
        + "</thead>\n<tbody>\n<tr>\n<td class=\"align-left\">1</td>\n<td class=\"align-center\">2</td>\n<td>3</td>\n</tr>\n"
        + "</tbody>\n</table>"
    ),
    ("|a|\n|-|", "<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n</table>"),
    ("***", "<hr>"),
    ("- a\n  ```swift\n  x\n  ```", "<ul>\n<li>a\n|snippet 0|\n</li>\n</ul>"),
    ("https://a.org/b", "<p><a href=\"link:0\">https://a.org/b</a></p>"),
  ])
  func html(_ body: String, _ html: String) throws {
    let parsed = try parse(body: body)
    #expect(parsed.value.outline == [html])
    #expect(parsed.diagnostics.isEmpty)
  }

  @Test func footnotesComeLast() throws {
    let page = try parse(body: "A[^n] b[^n] c[^m]\n\n[^m]: M\n\n[^n]: N\n\n## End\n").value
    #expect(
      page.outline == [
        """
        <p>A<sup class="footnote-ref"><a href="#fn-1" id="fnref-1" aria-label="Footnote 1">1</a></sup> \
        b<sup class="footnote-ref"><a href="#fn-1" id="fnref-1-2" aria-label="Footnote 1">1</a></sup> \
        c<sup class="footnote-ref"><a href="#fn-2" id="fnref-2" aria-label="Footnote 2">2</a></sup></p>
        """,
        "h2 end",
        """
        <section class="footnotes" aria-label="Footnotes">
        <ol>
        <li id="fn-1">
        <p>N <a href="#fnref-1" class="footnote-backref" aria-label="Back to reference 1">↩</a></p>
        </li>
        <li id="fn-2">
        <p>M <a href="#fnref-2" class="footnote-backref" aria-label="Back to reference 2">↩</a></p>
        </li>
        </ol>
        </section>
        """,
      ])
  }

  @Test(arguments: [
    (
      "a <b>c</b> <!-- d -->", "<p>a c </p>",
      [
        "4:3-6 warning: raw HTML '<b>' is left out [RawHTML] > Write it in Markdown, or in backticks if it is code"
      ]
    ),
    (
      "Use Binding<Bool> or\nSet<Int>", "<p>Use Binding or\nSet</p>",
      [
        "4:12-18 warning: raw HTML '<Bool>' is left out [RawHTML] > Write it in Markdown, or in backticks if it is code",
        "5:4-9 warning: raw HTML '<Int>' is left out [RawHTML] > Write it in Markdown, or in backticks if it is code",
      ]
    ),
    (
      "> <script>\n> x\n> </script>", "<blockquote>\n</blockquote>",
      [
        "4:3-11 warning: raw HTML '<script>' is left out [RawHTML] > Write it in Markdown, or in backticks if it is code"
      ]
    ),
    (
      "[a](javascript:alert(1)) ![b](VBScript:x)", "<p>a b</p>",
      [
        "4:5-24 warning: address 'javascript:alert(1)' is left out [DangerousURL] > "
          + "A page links to web, mail and relative addresses only",
        "4:31-41 warning: address 'VBScript:x' is left out [DangerousURL] > "
          + "A page links to web, mail and relative addresses only",
      ]
    ),
    (
      "[a](java&#10;script:x)", "<p>a</p>",
      [
        "4:1-23 warning: address 'java\nscript:x' is left out [DangerousURL] > "
          + "A page links to web, mail and relative addresses only"
      ]
    ),
  ])
  func leavesOutWhatIsUnsafe(_ body: String, _ html: String, _ expected: [String]) throws {
    let parsed = try parse(body: body)
    #expect(parsed.value.outline == [html.trimmingWhitespace()])
    #expect(parsed.diagnostics.map(\.line) == expected)
  }

  @Test(arguments: [
    (
      "[the guide][guides]",
      ["4:11-20 error: nothing defines 'guides' [UndefinedReference] > \(definition("guides"))"]
    ),
    (
      "See [`push`][api].",
      ["4:12-18 error: nothing defines 'api' [UndefinedReference] > \(definition("api"))"]
    ),
    (
      "Or [guides][].",
      ["4:11-14 error: nothing defines 'guides' [UndefinedReference] > \(definition("guides"))"]
    ),
    ("![a][shot]", ["4:4-11 error: nothing defines 'shot' [UndefinedReference] > \(definition("shot"))"]),
    (
      "A note.[^1]", ["4:8-12 error: nothing defines '^1' [UndefinedReference] > \(definition("^1", "text"))"]
    ),
    ("[the guide][Guides]\n\n[guides]: https://a.org", []),
    ("A note.[^1]\n\n[^1]: Its text.", []),
    ("In grid[row][column], `a[b][c]` and \\[x\\]\\[y\\], [x] and [y] [z].", []),
  ])
  func referencesNeedDefinitions(_ body: String, _ expected: [String]) throws {
    #expect(try parse(body: body).diagnostics.map(\.line) == expected)
  }

  private static func definition(_ label: String, _ value: String = "address") -> String {
    "Define it in a line of its own: [\(label)]: \(value)"
  }

  @Test(arguments: [
    ("# T", ["<p>x</p>"]), ("## T", ["<p>x</p>"]), ("## `t`!", ["<p>x</p>"]),
    ("### T", ["h3 t", "<p>x</p>"]),
    ("## Other\n\n## T", ["h2 other", "h2 t", "<p>x</p>"]),
  ])
  func titleIsNotRepeated(_ heading: String, _ outline: [String]) throws {
    #expect(try parse(body: "\(heading)\n\nx\n").value.outline == outline)
  }

  @Test func aTitleThatReadsLikeALabelIsNone() throws {
    let parsed = parse("---\ntitle: Avoid `AnyView`\n---\n## Avoid AnyView\n\n```swift\nx\n```\n")
    #expect(parsed.value?.outline == ["code 0"])
  }

  @Test func anchorsAreGitHubs() throws {
    let page = try parse(
      body: "## A b, c!\n## A b c\n## `path.append(_:)`\n## Über uns\n## A b c-1\n## 😀\n## a_b-c\n"
    ).value
    #expect(
      page.headings.map(\.anchor) == [
        "a-b-c", "a-b-c-1", "pathappend_", "über-uns", "a-b-c-1-1", "section", "a_b-c",
      ])
    #expect(page.headings[2].prose.html == "<code>path.append(_:)</code>")
    #expect(page.headings[2].text == "path.append(_:)")
    #expect(page.headings[0].range == SourceRange(file: "C/x.md", line: 4, column: 1, length: 10))
  }

  @Test(arguments: [
    ("[b.md](b.md)", ["b.md 4:8-12"]), ("[a](<b c.md>)", ["b c.md 4:6-12"]),
    ("[a](x.md) [a](x.md)", ["x.md 4:5-9", "x.md 4:15-19"]),
    ("| a | b |\n|---|---|\n| [c](d.md) | [e](d.md) |", ["d.md 6:7-11", "d.md 6:19-23"]),
    ("a [b][r]\n\n[r]: c.md", ["c.md 6:6-10"]), ("me@a.org", ["mailto:me@a.org 4:1-9"]),
    ("é\n[a](é.md#b)", ["é.md#b 5:5-12"]), ("[a](b\\_c.md)", ["b_c.md 4:1-13"]),
    ("> - [a](b.md)", ["b.md 4:9-13"]),
  ])
  func linksHaveTheirPlaces(_ body: String, _ expected: [String]) throws {
    let links = try parse(body: body).value.links.map { link in
      "\(link.destination) \(link.range.start.line):\(link.range.start.column)-\(link.range.end.column)"
    }
    #expect(links == expected)
  }

  @Test func linksHaveTheirTitles() throws {
    let page = try parse(body: "[t](b.md \"T\\\"\") ![i](c.png 'I') [u](d.md)").value
    #expect(page.links.map(\.title) == ["T\"", "I", ""])
  }

  @Test func plainTextIsTheProse() throws {
    let page = try parse(
      body:
        "# T\n\nOne *two*\nthree.\n\n```swift\ncode\n```\n\n- `four`\n- [five](x)\n\n| six |\n|--|\n| 7 |\n"
    ).value
    #expect(page.plainText == "One two three. four five six 7")
  }

  @Test(arguments: [
    String(repeating: ">", count: 10_000), String(repeating: "> - ", count: 5_000) + "x",
    String(repeating: "1. ", count: 5_000) + "x",
  ])
  func deepNestingIsRefused(_ body: String) {
    let parsed = parse("---\ntitle: T\n---\nText\n\(body)\n")
    #expect(parsed.value == nil)
    #expect(
      parsed.diagnostics.map(\.line) == [
        "5:1-\(body.utf8.count + 1) error: quotes and lists nest more than 100 levels deep [TooDeeplyNested]"
      ])
  }

  @Test func wideTablesAreRefused() {
    let row = String(repeating: "|-", count: 600) + "|"
    #expect(parse("---\ntitle: T\n---\n\(row)\n\(row)\n").diagnostics.map(\.id) == ["TableTooWide"])
  }

  /// Nests without a mark a line: what walks the document must not recurse.
  @Test(arguments: [
    (0..<1_500).map { String(repeating: "  ", count: $0) + "- a\n" }.joined(),
    String(repeating: "*a **a ", count: 20_000), String(repeating: "[", count: 50_000),
    String(repeating: "![[", count: 20_000) + String(repeating: "]]", count: 20_000),
    String(repeating: "<a", count: 50_000), String(repeating: "- - ", count: 1_000),
  ])
  func hostileTextIsRead(_ body: String) throws {
    _ = try parse(body: body)
  }
}
