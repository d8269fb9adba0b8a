import HandbookModel
import Testing

@testable import HandbookRendering

@Suite struct TermLinksTests {
  private static func document(_ name: String, _ title: String, aliases: [String] = [], html: [String] = [])
    -> Page
  {
    let place = SourceRange(file: name, line: 1)
    return Page(
      kind: .term, path: "glossary/\(name).md", id: name, slug: name, section: nil,
      frontMatter: FrontMatter(
        title: .init(title, range: place), aliases: aliases.map { .init($0, range: place) }),
      blocks: html.map { .html($0) }, snippets: [], headings: [], links: [], markdown: "", plainText: "")
  }

  private static let terms = [
    document("path", "Path", aliases: ["navigation path"]),
    document("stack", "Navigation stack", aliases: ["stack"]),
    document("push", "Push", aliases: ["pushed"]), document("lazy", "Lazy stack"),
  ]

  /// Each case: prose, and the same with `[text|term]` where a link must be.
  @Test(arguments: [
    ("<p>A path. The path.</p>", "<p>A [path|path]. The path.</p>"),
    ("<p>Paths and stacks</p>", "<p>[Paths|path] and [stacks|stack]</p>"),
    ("<p>The navigation\npath</p>", "<p>The [navigation\npath|path]</p>"),
    ("<p>A lazy stack on a stack</p>", "<p>A [lazy stack|lazy] on a [stack|stack]</p>"),
    (
      "<p><code>path</code> <a href=\"x\">a path</a></p>", "<p><code>path</code> <a href=\"x\">a path</a></p>"
    ),
    ("<p><a href=\"x\"><code>x</code></a> path</p>", "<p><a href=\"x\"><code>x</code></a> [path|path]</p>"),
    ("<p>multi-path path-finder pathology repath</p>", "<p>multi-path path-finder pathology repath</p>"),
    ("<p>&quot;path&quot; &amp; x &path</p>", "<p>&quot;[path|path]&quot; &amp; x &path</p>"),
    (
      "<p>was pushed.</p><!-- path --><p title=\"path\">",
      "<p>was [pushed|push].</p><!-- path --><p title=\"path\">"
    ),
    ("größe path", "größe [path|path]"), ("a < b > path", "a < b > [path|path]"), ("path <", "[path|path] <"),
    ("", ""),
  ])
  func links(_ html: String, _ expected: String) {
    let page = TermLinks(Self.terms).linking(Self.document("x", "X", html: [html]))
    #expect(Self.shown(page) == expected)
  }

  @Test func linksOncePerDocumentAndNeverToItself() {
    let page = TermLinks(Self.terms).linking(
      Self.document("path", "Path", html: ["<p>A path on a stack</p>", "<p>A stack</p>"]))
    #expect(Self.shown(page) == "<p>A path on a [stack|stack]</p><p>A stack</p>")
  }

  @Test func authorsOwnLinkIsEnough() {
    var page = Self.document("x", "X", html: ["<p>A path</p>"])
    page.links = [
      Link(destination: "../glossary/path.md", isImage: false, range: SourceRange(file: "x", line: 1))
    ]
    #expect(Self.shown(TermLinks(Self.terms).linking(page)) == "<p>A path</p>")
  }

  /// The blocks as one text, links to terms as `[text|term]`.
  private static func shown(_ page: Page) -> String {
    var text = page.blocks.map { if case .html(let html) = $0 { html } else { "" } }.joined()
    for (number, link) in page.links.enumerated() {
      let name = link.destination.split(separator: "/").last.map { String($0.dropLast(3)) } ?? ""
      let pieces = text.split(
        separator: "<a class=\"term\" href=\"handbook-link:\(number)\">", omittingEmptySubsequences: false)
      guard pieces.count == 2 else { continue }
      let rest = pieces[1].split(separator: "</a>", maxSplits: 1, omittingEmptySubsequences: false)
      text = "\(pieces[0])[\(rest[0])|\(name)]\(rest.dropFirst().joined())"
    }
    return text
  }
}
