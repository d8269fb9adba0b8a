import Foundation
import HandbookModel
import Testing

@testable import HandbookRendering

@Suite struct TemplateLibraryTests {
  /// Template, then `line:column message` of each diagnostic.
  @Test(arguments: [
    ("{{title}}", []),
    ("{{titel}}", ["1:3 no value 'titel' here; did you mean 'title'?"]),
    ("a\n{{#site}}{{titel}}{{/site}}", ["2:12 no value 'titel' here; did you mean 'title'?"]),
    ("{{site.titel}}", ["1:3 no value 'titel' here; did you mean 'title'?"]),
    ("é {{nope1234567}}", ["1:6 no value 'nope1234567' here"]),
    ("{{> heade}}", ["1:5 no partial 'heade.mustache'; did you mean 'header'?"]),
    ("{{#site}}", ["1:4 section 'site' is never closed; add '{{/site}}'"]),
    ("{{#site}}{{/sit}}", ["1:13 '{{/sit}}' closes the section 'site'; write '{{/site}}'"]),
    ("{{/site}}", ["1:4 '{{/site}}' closes a section that is not open"]),
    ("{{title", ["1:1 tag is never closed; end it with '}}'"]),
    ("{{{title}}", ["1:1 tag is never closed; end it with '}}}'"]),
    ("{{{title}}}", ["1:4 'title' holds text and must be escaped; write '{{title}}'"]),
    (
      "{{isIndexed}}", ["1:3 'isIndexed' is not a text; use it as a section: '{{#isIndexed}}…{{/isIndexed}}'"]
    ),
    (
      "{{#list}}{{cards}}{{/list}}",
      ["1:12 'cards' holds HTML and would show as source text; write '{{{cards}}}'"]
    ),
    ("{{#breadcrumbs}}{{#last()}}{{title}}{{/last()}}{{/breadcrumbs}}", []),
    ("{{=<% %>=}}", ["1:4 delimiters and pragmas cannot be changed in a template"]),
    ("{{! anything {{ goes }}", []),
    ("{{> header}}", []),
    ("{{last(title}}", ["1:3 tag is badly formed", "1:3 no value 'last(title' here"]),
    ("\r\n  {{> header}}\r\n{{a)}}", ["3:3 tag is badly formed", "3:3 no value 'a)' here"]),
    ("{{.}}", ["1:3 no value '.' here"]),
    (
      "{{#title}}{{{.}}}{{/title}}", ["1:14 '.' holds text and must be escaped; write '{{.}}'"]
    ),
    ("{{<header}}{{title}}{{/header}}", ["1:14 only blocks may stand directly inside a parent"]),
    ("{{> layout}}", ["1:5 'layout.mustache' includes itself without end; \(endless)"]),
    (
      "{{#isIndexed}}{{<layout}}{{/layout}}{{/isIndexed}}",
      ["1:18 'layout.mustache' includes itself without end; \(endless)"]
    ),
    (
      "{{#breadcrumbs}}{{#site}}{{> layout}}{{/site}}{{/breadcrumbs}}",
      ["1:30 'layout.mustache' includes itself without end; \(endless)"]
    ),
  ])
  func reports(_ template: String, _ expected: [String]) {
    let library = TemplateLibrary(
      files: [Self.file("layout", template), Self.file("header", "{{title}}")], folder: "T",
      roots: ["layout": PageValue.self])
    let found = library.diagnostics.map { diagnostic in
      let place = "\(diagnostic.range.start.line):\(diagnostic.range.start.column)"
      let isList = diagnostic.help?.hasPrefix("known here") == true
      return "\(place) \(diagnostic.message)" + (isList ? "" : diagnostic.help.map { "; \($0)" } ?? "")
    }
    #expect(found == expected)
    #expect(library.diagnostics.allSatisfy { $0.range.file == "T/layout.mustache" })
  }

  private static let endless =
    "include it in a section that goes into the value, as '{{#items}}{{> layout}}{{/items}}'"

  /// Template, and what a redirect from `Old "one"` without a full address becomes.
  @Test(arguments: [
    ("{{title}}", "Old &quot;one&quot;"),
    // A section, its end, a comment or a partial alone on a line leaves no line.
    ("a\n  {{#title}} \r\n{{.}}\n\t{{/title}}\nb", "a\nOld &quot;one&quot;\nb"),
    ("a\n{{! no }}\n{{> part}}\nb", "a\n<part>\nb"),
    ("  {{> part}} b", "  <part>\n b"),
    ("{{#title}} {{/title}}\n", " \n"),
    ("{{^canonical}}none{{/canonical}}{{#canonical}}{{.}}{{/canonical}}", "none"),
    // The list that is gone through is none.
    ("{{#last()}}a{{/last()}}{{^last()}}b{{/last()}}", "b"),
    ("{{<frame}}ignored{{$inside}}{{target}}{{/inside}}{{/frame}}", "[to]"),
    ("{{<frame}}{{/frame}}", "[empty]"),
    ("{{<outer}}{{$inside}}mine{{/inside}}{{/outer}}", "[mine]"),
  ])
  func renders(_ template: String, _ expected: String) {
    let library = TemplateLibrary(
      files: [
        Self.file("redirect", template), Self.file("part", "<part>\n"),
        Self.file("frame", "[{{$inside}}empty{{/inside}}]"),
        Self.file("outer", "{{<frame}}{{$inside}}theirs{{/inside}}{{/frame}}"),
      ], folder: "T", roots: ["redirect": RedirectValue.self])
    #expect(library.diagnostics == [])
    let bytes = library.render("redirect", RedirectValue(title: "Old \"one\"", target: "to"))
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test func aMissingTemplateIsReported() {
    let library = TemplateLibrary(files: [], folder: "T", roots: ["layout": PageValue.self])
    #expect(library.diagnostics.map(\.id) == ["MissingTemplate"])
  }

  @Test func aPartialIsCheckedInEachScopeItIsUsedIn() {
    let library = TemplateLibrary(
      files: [
        Self.file("layout", "{{#article}}{{> part}}{{/article}}{{> part}}"), Self.file("part", "{{lede}}"),
      ], folder: "T", roots: ["layout": PageValue.self])
    #expect(library.diagnostics.map(\.message) == ["no value 'lede' here"])
  }

  @Test func theBuiltInTemplatesAreSound() {
    let renderer = SiteRenderer(templates: TestBook.templates, assets: [])
    #expect(renderer.diagnostics == [])
  }

  @Test func aLaterFileOfTheSamePathReplacesAnEarlier() {
    let renderer = SiteRenderer(
      templates: TestBook.templates + [Self.file("footer", "<footer>Ours &amp; {{site.title}}</footer>")],
      assets: [])
    let site = renderer.render(TestBook.book(), SnippetReports())
    let home = site.value.first { $0.path == "index.html" }?.text
    #expect(home?.contains("<footer>Ours &amp; A &lt;Handbook&gt;</footer>") == true)
  }

  @Test func aWrongTemplateRendersNothing() {
    let renderer = SiteRenderer(
      templates: TestBook.templates + [Self.file("footer", "{{nothing}}")], assets: [])
    let site = renderer.render(TestBook.book(), SnippetReports())
    #expect(site.value.isEmpty)
    #expect(site.diagnostics.map(\.id) == ["UnknownTemplateValue"])
  }

  static func file(_ name: String, _ text: String) -> SourceFile {
    SourceFile(path: "\(name).mustache", bytes: Array(text.utf8))
  }
}
