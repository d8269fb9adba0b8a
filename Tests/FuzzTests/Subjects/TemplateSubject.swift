import HandbookModel
import HandbookPipeline
import HandbookRendering

/// Templates that an author changed: what is wrong with them is said with its place, and what is not said to be
/// wrong is rendered to its end.
///
/// An input is one or several templates, each after a line `==> name.mustache`, in place of our own.
struct TemplateSubject: Subject {
  let name = "template"
  let words = [
    "{{title}}", "{{{html}}}", "{{&html}}", "{{#page}}", "{{/page}}", "{{^page}}", "{{>layout}}", "{{>head}}",
    "{{<layout}}", "{{$content}}", "{{/content}}", "{{/layout}}", "{{!comment}}", "{{=<% %>=}}",
    "{{% TYPE: X}}",
    "{{.}}", "{{#.}}", "{{last()}}", "{{^last()}}", "{{root}}", "{{site.title}}", "{{#items}}", "{{/items}}",
    "{{a.b.c}}", "{{capitalized(title)}}", "{{#rule}}", "{{/rule}}", "{{>card}}", "{{>blocks}}", "}}}", "{{",
    "}}",
    "==> layout.mustache\n", "==> card.mustache\n", "==> redirect.mustache\n", "==> head.mustache\n",
  ]

  private static let repository = Repository()
  private static let templates = repository.sources(in: "Templates").filter { $0.path.hasSuffix(".mustache") }
  private static let book = [UInt8](
    """
    ==> rules/stack/one.md
    ---
    title: One
    impact: HIGH
    tags: a
    aliases: old
    ---
    **Incorrect:**
    ```swift
    Text("a")
    ```
    **Correct:**
    ```swift
    Text("b")
    ```
    ==> guides/two.md
    ---
    title: Two
    ---
    See [One](../rules/stack/one.md).

    """.utf8)

  func seeds(in repository: Repository) -> [[UInt8]] {
    repository.files.filter { $0.path.hasSuffix(".mustache") }.map { file in
      Array("==> \(file.path.split(separator: "/").last!)\n".utf8) + file.bytes
    } + Repository.corpus(of: self).map(\.bytes)
  }

  func examine(_ input: [UInt8], _ examination: inout Examination) throws {
    var own: [SourceFile] = []
    let mark = Array("==> ".utf8)
    for line in input.split(separator: 10, omittingEmptySubsequences: false) {
      if line.starts(with: mark) {
        own.append(SourceFile(path: String(decoding: line.dropFirst(mark.count), as: UTF8.self), bytes: []))
      } else if own.isEmpty {
        own.append(SourceFile(path: "layout.mustache", bytes: line + [10]))
      } else {
        own[own.count - 1].bytes += line + [10]
      }
    }
    let renderer = SiteRenderer(templates: Self.templates + own, assets: [])
    let last = Dictionary(own.map { ("Templates/\($0.path)", $0) }, uniquingKeysWith: { $1 })
    for diagnostic in renderer.diagnostics {
      examination.note("\(diagnostic)")
      guard let file = last[diagnostic.range.file] else { continue }
      let lengths = file.bytes.split(separator: 10, omittingEmptySubsequences: false).map(\.count)
      let place = diagnostic.range.start
      examination.require(
        lengths.indices.contains(place.line - 1) && (1...lengths[place.line - 1] + 1).contains(place.column),
        "\(diagnostic.id) outside its file: \(diagnostic.range)")
    }
    let book = readBook(BookSubject.tree(Self.book)).value
    for file in renderer.render(book, SnippetReports()).value {
      examination.note(file.path)
      examination.note(file.bytes)
    }
  }
}
