import HandbookModel
import Testing

@testable import HandbookRendering

@Suite struct TermLinksTests {
  private static func document(_ name: String, _ title: String, aliases: [String] = [], text: String = "")
    -> Page
  {
    let body = TestBook.parsed(text)
    let place = SourceRange(file: name, line: 1)
    return Page(
      kind: .term, path: "glossary/\(name).md", id: name, slug: name, section: nil,
      frontMatter: FrontMatter(
        title: .init(title, range: place), aliases: aliases.map { .init($0, range: place) }),
      blocks: body.blocks, snippets: [], headings: [], links: body.links, markdown: "", plainText: "")
  }

  private static let terms = [
    document("path", "Path", aliases: ["navigation path"]),
    document("stack", "Navigation stack", aliases: ["stack"]),
    document("push", "Push", aliases: ["pushed"]), document("lazy", "Lazy stack"),
  ]

  /// Each case: prose, and its text with `[text|term]` where a link must be.
  @Test(arguments: [
    ("A path. The path.", "A [path|path]. The path."),
    ("Paths and stacks", "[Paths|path] and [stacks|stack]"),
    ("The navigation\npath", "The [navigation\npath|path]"),
    ("A lazy stack on a stack", "A [lazy stack|lazy] on a [stack|stack]"),
    ("`path` [a path](x)", "path a path"), ("[`x`](x) path", "x [path|path]"),
    ("*A path* ~~path~~", "A [path|path] path"), ("**x [path](x) path**", "x path [path|path]"),
    ("> ### path\n>\n> path", "path[path|path]"), ("|path|\n|-|\n|path|", "path[path|path]"),
    ("path[^path]\n\n[^path]: x", "[path|path]x"), ("![path](x.png)", "path"),
    ("multi-path path-finder pathology repath", "multi-path path-finder pathology repath"),
    ("\"path\" & x", "\"[path|path]\" & x"), ("was pushed. <!-- path -->", "was [pushed|push]. "),
    ("größe path", "größe [path|path]"), ("a < b > path", "a < b > [path|path]"), ("", ""),
  ])
  func links(_ text: String, _ expected: String) {
    let page = TermLinks(Self.terms).linking(Self.document("x", "X", text: text))
    #expect(Self.shown(page) == expected)
  }

  @Test func linksOncePerDocumentAndNeverToItself() {
    let page = TermLinks(Self.terms).linking(
      Self.document("path", "Path", text: "A path on a stack\n\nA stack"))
    #expect(Self.shown(page) == "A path on a [stack|stack]A stack")
  }

  @Test func authorsOwnLinkIsEnough() {
    let page = TermLinks(Self.terms).linking(
      Self.document("x", "X", text: "[This](../glossary/path.md) is a path"))
    #expect(Self.shown(page) == "This is a path")
  }

  /// The text of all blocks, links to terms as `[text|term]`.
  private static func shown(_ page: Page) -> String {
    var text = ""
    for case .prose(let prose) in page.blocks {
      prose.walk { node, place in
        if case .term = node.kind { text += "[" }
        text += String(decoding: prose.text[place], as: UTF8.self)
      } leave: { node in
        guard case .term(let link) = node.kind else { return }
        let name = page.links[link].destination.split(separator: "/").last ?? ""
        text += "|\(name.dropLast(".md".count))]"
      }
    }
    return text
  }
}
