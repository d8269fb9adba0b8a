import Foundation
import HandbookModel
import Testing

@testable import HandbookRendering

@Suite struct SiteRendererTests {
  static let renderer = SiteRenderer(templates: TestBook.templates, assets: TestBook.assets)

  static func reports() -> SnippetReports {
    let id = SnippetID(page: "rules/stack/one.md", index: 0)
    let symbols = [("init(_:rowContent:)", "List"), ("buildBlock(_:)", "ViewBuilder")].map {
      SnippetReport.SymbolUse(name: $0, owner: $1, module: "SwiftUI", introduced: OSVersion(13))
    }
    let step = ScenarioRecord.Step(
      action: "tap \"A\"", line: 3,
      layers: [
        .init(kind: .window, stack: [.init(name: "Root", content: [.init(kind: .link, label: "A<")])])
      ],
      console: ["Do not <b>"], expectations: [.init(text: "stack Root", line: 4, held: true)])
    let report = SnippetReport(
      status: .passed, placeholders: [.init(name: "x", kind: "value")], minimumOS: OSVersion(16, 4),
      symbols: symbols, program: "let x = 1 < 2",
      scenarios: [ScenarioRecord(os: OSVersion(17), passed: true, steps: [step, step])])
    return SnippetReports(reports: [id: report], compiler: "Swift 6.3.1")
  }

  static func site(baseURL: String? = nil) -> [String: OutputFile] {
    let site = renderer.render(
      TestBook.book(baseURL: baseURL), reports(), dates: ["rules/stack/one.md": "2026-01-02T03:04:05Z"])
    return Dictionary(uniqueKeysWithValues: site.value.map { ($0.path, $0) })
  }

  /// What stands in its place is another file, so nothing is known of it that a later build could go by.
  @Test func ofAFileThatAnotherHidesNothingIsKept() {
    let key = Digest(low: 1, high: 2)
    let parts = SiteParts(
      [
        SitePart(name: "assets/search-index.js", key: key) {
          ["index", "0"].map { OutputFile(path: "assets/search-\($0).js", text: "search") }
        },
        SitePart(name: "assets/search-0.js", key: key) {
          [OutputFile(path: "assets/search-0.js", text: "published")]
        },
      ], styles: nil, hasOfflineList: false)
    var made: [String: String] = [:]
    let notes = parts.make { file in
      if case .made(let file) = file { made[file.path] = String(decoding: file.bytes, as: UTF8.self) }
    }
    #expect(made == ["assets/search-index.js": "search", "assets/search-0.js": "search"])
    #expect(notes.filter { $0.key == key }.map(\.name) == ["assets/search-index.js"])
  }

  @Test func everyKindOfPageIsThere() {
    let paths = Set(Self.site(baseURL: "https://x.example/base").keys)
    for path in [
      "index.html", "404.html", "print.html", "checking.html", "rules/index.html", "rules/one.html",
      "rules/first.html", "rules/one.md", "guides/index.html", "guides/guide.html", "glossary.html",
      "sections/stack.html",
      "impact/high.html", "impact/low.html", "tags/index.html", "tags/sheet.html", "tags/c.html",
      "api/index.html", "api/list-init-rowcontent.html", "messages/index.html",
      "messages/do-not-x-twice.html",
      "symptoms/index.html", "symptoms/all-happens-twice.html", "rules.json", "llms.txt", "llms-full.txt",
      "AGENTS.md", "feed.xml", "sitemap.xml", "robots.txt", "sw.js", "assets/site.css",
      "assets/search-index.js", "assets/search-0.js", "assets/offline.js", "assets/rules.schema.json",
    ] { #expect(paths.contains(path), "\(path)") }
  }

  @Test func aSymptomOfOnePageLeadsToIt() {
    let site = Self.site()
    #expect(site["symptoms/nothing-happens.html"] == nil)
    let index = site["symptoms/index.html"]!.text
    #expect(index.contains("<a href=\"../rules/one.html\">Nothing happens</a>"))
    #expect(index.contains("<a href=\"../symptoms/all-happens-twice.html\">All happens twice</a>"))
    // Its own page does not lead to itself.
    let page = site["rules/one.html"]!.text
    #expect(page.contains("<li>Nothing happens</li>"))
    #expect(page.contains("<li><a href=\"../symptoms/all-happens-twice.html\">All happens twice</a></li>"))
  }

  @Test func apiThatOnlyTheCompilerWritesIsNotListed() {
    #expect(
      Self.site().keys.filter { $0.hasPrefix("api/") && $0 != "api/index.html" } == [
        "api/list-init-rowcontent.html"
      ])
  }

  @Test func termsAreEverywhere() throws {
    let site = Self.site()
    #expect(site["rules/one.html"]!.text.contains("<a class=\"term\" href=\"../glossary.html#see\">See</a>"))
    #expect(site["glossary.html"]!.text.contains("id=\"see\""))
    #expect(
      site["print.html"]!.text.contains("href=\"#term-see\"")
        && site["print.html"]!.text.contains("id=\"term-see\""))
    #expect(
      site["assets/search-index.js"]!.text.contains("[\"See\",\"glossary.html#see\",\"Text.\",[\"saw\"]]"))
    #expect(site["llms.txt"]!.text.contains("- [See](glossary.html#see)"))
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(site["rules.json"]!.bytes)) as? [String: Any])
    #expect((json["terms"] as? [[String: Any]])?.first?["url"] as? String == "glossary.html#see")
  }

  @Test func theSameBookGivesTheSameBytes() {
    let first = Self.renderer.render(TestBook.book(), Self.reports())
    let second = SiteRenderer(templates: TestBook.templates, assets: TestBook.assets)
      .render(TestBook.book(), Self.reports())
    #expect(first.value == second.value)
  }

  @Test func everyRelativeLinkLeadsToAFileAndAnchor() throws {
    let files = Self.site()
    for (path, file) in files where path.hasSuffix(".html") {
      for match in file.text.matches(of: /(?:href|src|action)="([^"]*)"/) {
        let address = String(match.1)
        guard !address.contains(":"), !address.isEmpty else { continue }
        let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let target = parts[0].isEmpty ? path : LinkTarget(String(parts[0]), from: path)?.path
        let found = try #require(target.flatMap { files[$0] }, "\(path): \(address)")
        guard parts.count == 2 else { continue }
        #expect(found.text.contains("id=\"\(parts[1])\""), "\(path): \(address)")
      }
    }
  }

  @Test func idsAreUniqueOnAPage() {
    for (path, file) in Self.site() where path.hasSuffix(".html") {
      let ids = file.text.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
      #expect(ids.count == Set(ids).count, "\(path)")
    }
  }

  @Test func contentCannotBecomeMarkup() {
    let openQuote = "a\"\u{301}"
    for (path, file) in Self.site() where path.hasSuffix(".html") {
      let text = file.text
      #expect(!text.contains("<script>"), "\(path)")
      #expect(!text.contains("<img src=x"), "\(path)")
      #expect(!text.contains("javascript:"), "\(path)")
      #expect(!text.contains(" style=") && !text.contains("<style"), "\(path)")
      #expect(!text.utf8Contains(openQuote), "\(path)")
    }
  }

  @Test func linksToDocumentsBecomeLinksToPages() throws {
    let files = Self.site()
    let one = try #require(files["rules/one.html"]?.text)
    #expect(one.contains("<a href=\"../rules/two.html\">two</a> and <a>nothing</a>"))
    #expect(files["guides/guide.html"]?.text.contains("<a href=\"../rules/one.html#correct\">") == true)
    #expect(files["print.html"]?.text.contains("<a href=\"#rule-one-correct\">") == true)
  }

  @Test func withAnAddressPagesSayWhereTheyBelong() throws {
    let files = Self.site(baseURL: "https://x.example/base")
    #expect(files["index.html"]?.text.contains("rel=\"canonical\" href=\"https://x.example/base/\"") == true)
    #expect(files["404.html"]?.text.contains("href=\"https://x.example/base/assets/site.css\"") == true)
    let map = try #require(files["sitemap.xml"]?.text)
    #expect(map.contains("<loc>https://x.example/base/rules/one.html</loc><lastmod>2026-01-02</lastmod>"))
    #expect(!map.contains("404.html") && !map.contains("first.html"))
    #expect(Self.site()["sitemap.xml"] == nil)
  }

  @Test func linesOfAComparisonShareRows() throws {
    let one = try #require(Self.site()["rules/one.html"]?.text)
    let sides = one.matches(of: /class="side [^"]*" id="[a-z]*" data-rows="(\d+)"/).map { $0.1 }
    #expect(sides.count == 2 && sides[0] == sides[1])
    #expect(one.contains("<mark>item</mark>"))
    #expect(one.contains("<span class=\"x\"></span>"))
    let css = try #require(Self.site()["assets/site.css"]?.text)
    #expect(css.contains("[data-rows=\"\(sides[0])\"]{--rows:\(sides[0])}"))
  }

  @Test func machineOutputsAgreeWithThePages() throws {
    let files = Self.site()
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(files["rules.json"]!.bytes)) as? [String: Any])
    let rules = try #require(json["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["one", "two", "hostile"])
    for rule in rules {
      #expect(files[rule["url"] as! String] != nil)
      #expect(files[rule["markdown"] as! String] != nil)
    }
    #expect(rules[0]["minimumOS"] as? String == nil)
    #expect(rules[0]["reasons"] as? [String] == ["runtime-message"])
    let agents = files["AGENTS.md"]!.text
    #expect(agents.contains("- [Title of one](rules/one.md): HIGH"))
    #expect(agents.contains("- Nothing happens → [Title of one](rules/one.md)"))
    #expect(files["llms-full.txt"]!.text.contains("\nText.\n"))
    #expect(!files["llms-full.txt"]!.text.contains("title: one"))
  }

  @Test func equalNamesDoNotHideAPage() {
    var book = TestBook.book()
    for (number, id) in ["a.b", "a-b", "A B"].enumerated() {
      book.pages[number + 1].slug = number == 2 ? "ONE" : "one"
      book.pages[number + 1].id = id
      book.pages[number + 1].frontMatter.tags = ["C", "C++", "c"]
    }
    let files = Self.renderer.render(book, SnippetReports()).value.map(\.path)
    #expect(
      files.filter { $0.hasPrefix("rules/") && $0.hasSuffix(".html") } == [
        "rules/ONE.html", "rules/a-b-2.html", "rules/a-b.html", "rules/first.html", "rules/index.html",
      ])
    #expect(files.filter { $0.hasPrefix("tags/c") } == ["tags/c-2.html", "tags/c.html"])
    #expect(files.count == Set(files).count)
  }
}

extension String {
  /// By bytes: `contains` goes by characters, and a combining accent hides the quotation mark.
  fileprivate func utf8Contains(_ text: String) -> Bool {
    let needle = Array(text.utf8)
    let bytes = Array(utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: needle) }
  }
}
