import HandbookChecks
import HandbookModel
import HandbookParsing
import Testing

/// Checks of style: each with what it must report, and what it must leave alone.
struct EditorialCheckTests {
  private static let api: Set<String> = [
    "NavigationStack", "navigationDestination(for:destination:)", "sheet(item:onDismiss:content:)",
    "onAppear",
    "NavigationLink(value:label:)", "navigationTitle",
  ]

  /// What a check says about rules and guides given by path, as `line:column message`.
  private func found(
    _ check: EditorialCheck, _ documents: [String: String], reports: [SnippetID: SnippetReport] = [:]
  ) -> [String] {
    let pages = documents.sorted { $0.key < $1.key }.compactMap {
      parsePage(SourceFile(path: $0, bytes: Array($1.utf8)), contentName: "Content").value
    }
    let book = assemble(
      SourceTree(contentName: "Content"), configuration: Configuration(), sections: [], pages: pages
    ).value
    var all = SnippetReports()
    all.apiNames = Self.api
    all.reports = reports
    return editorialChecks([check], reports: all).flatMap { $0.run(book) }
      .sorted(by: Diagnostic.inReportOrder).map {
        "\($0.range.start.line):\($0.range.start.column)-\($0.range.end.column) \($0.message) [\($0.id)]"
      }
  }

  private func rule(title: String = "Keep it", head: String = "", _ body: String) -> String {
    "---\ntitle: \(title)\nimpact: LOW\n\(head)---\n\(body)\n"
  }

  @Test(arguments: [
    ("Give each tab its own path", true), ("Never push a view that owns a stack", true),
    ("Don't treat onAppear as first shown", true), ("Do not nest stacks", true),
    ("Always own the path", true),
    ("Unit-test the router", true), ("Re-register after a push", true),
    ("Path not reset on selection change", false), ("NavigationStack and NavigationView", false),
    ("The path is the state", false), ("Using NavigationPath", false), ("Why links are gray", false),
    ("Stacks in tabs", false), ("Never", false),
  ])
  func titlesAreInstructions(title: String, isGood: Bool) {
    let said = found(.titleNotImperative, ["rules/s/a.md": rule(title: title, "x")])
    let width = title.utf8.count + 8
    #expect(
      said == (isGood ? [] : ["2:8-\(width) title does not begin with what to do [TitleNotImperative]"]))
  }

  @Test func titlesOfGuidesAreFree() {
    #expect(found(.titleNotImperative, ["guides/a.md": "---\ntitle: The path\n---\nx\n"]) == [])
  }

  @Test func titlesAreTheirOwn() {
    let documents = [
      "guides/a.md": "---\ntitle: Paths\n---\nx\n", "rules/s/a.md": rule(title: "Keep one path", "x"),
      "rules/s/b.md": rule(title: "Keep one paths", "x"),
      "rules/t/a.md": rule(title: "keep one `path`!", "x"),
      "rules/t/b.md": rule(title: "!", "x"), "rules/t/c.md": rule(title: "?", "x"),
    ]
    #expect(
      found(.duplicateTitle, documents) == ["2:8-24 title 'keep one `path`!' is used twice [DuplicateTitle]"])
  }

  @Test func descriptionsFitTheirLists() {
    let long = String(repeating: "é", count: 161)
    let documents = [
      "rules/s/a.md": rule(head: "impactDescription: fast\ndescription: \(long.dropLast())\n", "x"),
      "rules/s/b.md": rule(head: "description: \(long)\n", "x"), "rules/s/c.md": rule("x"),
    ]
    #expect(
      found(.descriptionLength, documents) == [
        "4:1-18 'impactDescription' is 4 characters long [DescriptionLength]",
        "4:1-12 'description' is 161 characters long [DescriptionLength]",
      ])
  }

  @Test func sourcesHaveAddresses() {
    let documents = [
      "rules/s/a.md": rule(
        head: "sources:\n  - A book\n  - https://a.org\n  - {title: T, url: https://b.org}\n", "x")
    ]
    #expect(
      found(.sourceWithoutAddress, documents) == [
        "4:1-8 source 'A book' has no address [SourceWithoutAddress]"
      ])
  }

  private static let run = "\n```scenario\nopen A()\n```"

  @Test(arguments: [
    ("The app crashes.", "", ["6:9-16 no scenario shows that it 'crashes' [BehaviourWithoutScenario]"]),
    ("The app crashes.", run, []),
    ("The app crashes. No scenario can show it.", "", []),
    ("The path is an array.", "", []),
  ])
  func behaviourIsShown(prose: String, run: String, expected: [String]) {
    let code = "**Incorrect:**\n\n```swift\nx // it crashes\n```\(run)\n\n**Correct:**\n\n```swift\ny\n```"
    let other = rule("**Incorrect:**\n\n```swift\nx\n```\(Self.run)\n\n**Correct:**\n\n```swift\ny\n```")
    let documents = ["rules/s/a.md": rule("\n\(prose)\n\n\(code)"), "rules/s/b.md": other]
    #expect(found(.behaviourWithoutScenario, documents) == expected)
    // Where nobody writes scenarios, none is missed.
    if run.isEmpty {
      #expect(found(.behaviourWithoutScenario, ["rules/s/a.md": rule(prose + "\n\n" + code)]) == [])
    }
  }

  @Test(arguments: [
    (
      "`NavigatonStack`",
      "5:2-16 no API is called 'NavigatonStack'; did you mean 'NavigationStack'? [UnknownAPI]"
    ),
    (
      "See `.navigationDestination(with:)`.",
      "5:6-35 'navigationDestination(with:)' is not a form of 'navigationDestination' [UnknownAPI]"
    ),
    (
      "`NavigationLink(item:)`",
      "5:2-23 'NavigationLink(item:)' is not a form of 'NavigationLink' [UnknownAPI]"
    ),
    ("`sheet(item:)`, `sheet(content:)`, `@NavigationStack`, `NavigationLink(value:)`, `onAppear`", nil),
    ("`NavigationStacks`, `NavigationState`, `UINavigationController`, `navigate`, `title`, `a.b`", nil),
    ("`navigationTitel` is declared below.\n\n```swift\nfunc navigationTitel() {}\n```", nil),
    ("```\n`NavigatonStack`\n```", nil),
  ])
  func apiIsSpeltAsDeclared(prose: String, expected: String?) {
    #expect(found(.unknownAPI, ["rules/s/a.md": rule(prose)]) == (expected.map { [$0] } ?? []))
  }

  @Test func codeFitsAPhone() {
    let fits = String(repeating: "é", count: 74)
    func code(_ line: String) -> String { rule("- a\n\n  ```swift\n  \(line)\n  ```") }
    let documents = ["rules/s/a.md": code(fits), "rules/s/b.md": code(fits + "xy")]
    #expect(found(.wideCode, documents) == ["8:151-153 line of code is 76 characters wide [WideCode]"])
    #expect(found(.wideCode, ["rules/s/c.md": rule("```text\n\(fits)xyz\n```")]) == [])
  }

  @Test func nothingIsInvented() {
    let documents = ["rules/s/a.md": rule("```swift\nx\n```\n\n```swift\ny\n```")]
    func report(_ names: [String]) -> SnippetReport {
      SnippetReport(status: .passed, placeholders: names.map { .init(name: $0, kind: "value") })
    }
    let page = "rules/s/a.md"
    let reports = [
      SnippetID(page: page, index: 0): report([]), SnippetID(page: page, index: 1): report(["y", "Z"]),
    ]
    #expect(
      found(.inventedName, documents, reports: reports) == ["9:4-9 nothing declares 'y', 'Z' [InventedName]"])
    #expect(found(.inventedName, documents) == [])
  }
}
