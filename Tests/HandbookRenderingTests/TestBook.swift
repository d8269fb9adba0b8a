import Foundation
import HandbookModel
import HandbookParsing

@testable import HandbookRendering

/// A small book as a literal, hostile in the places where text meets markup.
enum TestBook {
  static let templateFolder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Templates").resolvingSymlinksInPath()

  static let templates = files(in: templateFolder).filter { $0.path.hasSuffix(".mustache") }
  static let assets = files(in: templateFolder.appending(path: "assets"))

  private static func files(in folder: URL) -> [SourceFile] {
    let paths = FileManager.default.enumerator(atPath: folder.path())?.compactMap { $0 as? String } ?? []
    return paths.sorted().compactMap { path in
      guard let data = try? Data(contentsOf: folder.appending(path: path)) else { return nil }
      return SourceFile(path: path, bytes: Array(data))
    }
  }

  static let range = SourceRange(file: "Content/x.md", line: 1)

  /// A document's body as it is read.
  static func parsed(_ markdown: String) -> Page {
    let text = "---\ntitle: T\n---\n\(markdown)\n"
    return parsePage(SourceFile(path: "x.md", bytes: Array(text.utf8)), contentName: "C").value!
  }

  /// Prose of one block; its links are numbered from 0 on.
  static func prose(_ markdown: String) -> Prose {
    guard case .prose(let prose)? = parsed(markdown).blocks.first else { return Prose() }
    return prose
  }

  /// Prose without the paragraph around it.
  static func inline(_ markdown: String) -> Prose {
    guard case .heading(let heading)? = parsed("### \(markdown)").blocks.first else { return Prose() }
    return heading.prose
  }

  static func snippet(
    _ code: String, index: Int = 0, role: Snippet.Role = .other, firstLine: Int = 1,
    columnOffset: Int = 0
  ) -> Snippet {
    let count = code.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    return Snippet(
      index: index, role: role, language: "swift", code: code,
      lines: (0..<max(0, count)).map { .init(line: firstLine + $0, columnOffset: columnOffset) },
      range: range, infoRange: range)
  }

  static func page(
    _ id: String, kind: Page.Kind = .rule, title: String? = nil, blocks: [Block] = [],
    snippets: [Snippet] = [], links: [Link] = [], edit: (inout FrontMatter) -> Void = { _ in }
  ) -> Page {
    var matter = FrontMatter(
      title: .init(title ?? "Title of \(id)", range: range), impact: kind == .rule ? .high : nil)
    edit(&matter)
    return Page(
      kind: kind, path: kind == .rule ? "rules/stack/\(id).md" : "guides/\(id).md", id: id, slug: id,
      section: kind == .rule ? "stack" : nil, frontMatter: matter, blocks: blocks, snippets: snippets,
      headings: [], links: links, markdown: "---\ntitle: \(id)\n---\n\nText.\n", plainText: "Text.")
  }

  static func link(_ destination: String, isImage: Bool = false) -> Link {
    Link(destination: destination, isImage: isImage, range: range)
  }

  static func placed(_ id: String) -> FrontMatter.Placed<String> { .init(id, range: range) }

  /// A guide, two rules that compare, one hostile rule.
  static func book(baseURL: String? = nil) -> Book {
    let bad = snippet("List(x) { _ in }\n", role: .incorrect)
    let good = snippet("List(x) { item in }\n    .modifier()\n", index: 1, role: .correct)
    func side(_ role: Snippet.Role, _ index: Int) -> Comparison.Side {
      .init(
        role: role, description: Self.inline("why `x`"), anchor: role.rawValue, range: range,
        blocks: [.snippet(index)])
    }
    let compared = [
      Block.comparison(Comparison(sides: [side(.incorrect, 0), side(.correct, 1)])),
      .prose(prose("See [two](two.md) and [nothing](none.md).")),
    ]
    let guide = page(
      "guide", kind: .guide,
      blocks: [
        .prose(prose("Read [one](one.md).")),
        .heading(Heading(level: 2, anchor: "a", prose: inline("A"), text: "A", range: range)),
        .prose(prose("- x\n\n  ```\n  y\n  ```")),
      ], snippets: [snippet("let x = 1\n")], links: [link("../rules/stack/one.md#correct")])
    let one = page(
      "one", blocks: compared, snippets: [bad, good], links: [link("two.md"), link("none.md")]
    ) {
      $0.tags = ["sheet", "C++", "c"]
      $0.aliases = [placed("first")]
      $0.related = [placed("two")]
      $0.messages = ["Do not “X” twice.", "Do not “X” thrice."]
      $0.symptoms = ["Nothing happens", "All happens twice"]
    }
    let two = page(
      "two", blocks: compared, snippets: [bad, good], links: [link("one.md"), link("#correct")]
    ) {
      $0.impact = .low
      $0.symptoms = ["All happens twice"]
      $0.supersedes = [placed("one")]
    }
    let hostile = page(
      "hostile", title: "</title><script>alert(\"1\u{301}\")</script>", blocks: [.prose(prose("ok"))],
      links: [link("javascript:alert(1)")]
    ) {
      $0.tags = ["\"><img src=x>"]
      $0.impactDescription = "a\"\u{301} onload=x"
      $0.sources = [.init(title: "<b>", url: "javascript:alert(1)")]
    }
    let see = page("see", kind: .term, title: "See", blocks: [.prose(prose("To look."))]) {
      $0.aliases = [placed("saw")]
    }
    return Book(
      configuration: Configuration(
        title: "A <Handbook>", description: "About \"things\" & more.", baseURL: baseURL,
        sections: [.init(id: "stack", title: "Stacks", impact: .high, description: "All <stacks>.")]),
      pages: [guide, one, two, hostile], terms: [see])
  }
}

extension OutputFile {
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
