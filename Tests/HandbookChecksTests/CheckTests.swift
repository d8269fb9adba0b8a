import HandbookChecks
import HandbookModel
import HandbookParsing
import Testing

/// Runs every check on a content folder of documents, given by path without heads where they need none.
private func found(
  _ documents: [String: String], resources: [String] = [], contentName: String = "Content",
  roots: [String] = [""], unread: [String] = [], synonyms: String = "",
  questions: String = ""
) -> [String] {
  let pages = documents.sorted { $0.key < $1.key }.compactMap { path, text in
    parsePage(
      SourceFile(path: path, bytes: Array(text.utf8)), contentName: contentName
    ).value
  }
  let tree = SourceTree(
    contentName: contentName, resources: resources.map { SourceFile(path: $0, bytes: []) }, roots: roots,
    unread: unread)
  var book = assemble(tree, configuration: Configuration(), sections: [], pages: pages).value
  book.synonyms =
    parseSynonyms(
      SourceFile(path: "synonyms.yml", bytes: Array(synonyms.utf8)), contentName: contentName
    ).value
  book.questions =
    parseQuestions(
      SourceFile(path: "questions.tsv", bytes: Array(questions.utf8)), contentName: contentName
    ).value
  return checks.flatMap { $0.run(book) }.sorted(by: Diagnostic.inReportOrder).map { diagnostic in
    let notes = diagnostic.notes.map {
      " (\($0.message)\($0.range.map { ": \($0.file):\($0.start.line)" } ?? ""))"
    }
    return "\(diagnostic.range.file):\(diagnostic.range.start.line):\(diagnostic.range.start.column): "
      + "\(diagnostic.severity): \(diagnostic.message) [\(diagnostic.id)]" + notes.joined()
  }
}

private func guide(_ body: String, head: String = "") -> String { "---\ntitle: T\n\(head)---\n\(body)\n" }

private func rule(_ body: String, head: String = "") -> String {
  "---\ntitle: T\nimpact: LOW\n\(head)---\n\(body)\n"
}

struct CheckTests {
  private let code = "```swift\nx\n```"
  private let otherCode = "```swift\ny\n```"

  @Test(arguments: [
    ("[a](b.md)", []), ("[a](b.md?x#text)", []), ("[a](./b.md) [a](../guides/b.md) [a](/guides/b.md)", []),
    ("![a](../i.png) [a](../%69.png)", []), ("[a](https://a.org/c.md) [a](//a.org) [a](mailto:a@b.org)", []),
    ("[a](tel:1) [a](app://x)", []),
    ("[a]()", ["Content/guides/a.md:4:1: error: link has no address [UnresolvedLink]"]),
    (
      "see [a](../guides/lniks.md#x)",
      [
        "Content/guides/a.md:4:9: error: no page '../guides/lniks.md'; did you mean 'links.md'? [UnresolvedLink]"
      ]
    ),
    (
      "[a](stack.md)",
      [
        "Content/guides/a.md:4:5: error: no page 'stack.md'; did you mean '../rules/s/stack.md'? [UnresolvedLink]"
      ]
    ),
    ("![a](j.jpeg)", ["Content/guides/a.md:4:6: error: no file 'j.jpeg' [UnresolvedLink]"]),
    ("[a](..)", ["Content/guides/a.md:4:5: error: no file '..' [UnresolvedLink]"]),
    ("[a](../rules/s)", ["Content/guides/a.md:4:5: error: '../rules/s' is a folder [UnresolvedLink]"]),
    (
      "[a](../../x.md)",
      ["Content/guides/a.md:4:5: error: link '../../x.md' leaves the content folder [UnresolvedLink]"]
    ),
    ("## One two\n[a](#one-two) [b](b.md#text) [c](#)", []),
    (
      "## One two\n[a](#one-tow)",
      [
        "Content/guides/a.md:5:5: error: no heading '#one-tow' on this page; did you mean '#one-two'? "
          + "[UnresolvedAnchor]"
      ]
    ),
    (
      "[a](b.md#nothing)",
      ["Content/guides/a.md:4:5: error: no heading '#nothing' on 'guides/b.md' [UnresolvedAnchor]"]
    ),
    ("[a](../rules/s/stack.md#correct) [^1]\n\n[^1]: x", []),
  ])
  func links(_ body: String, _ expected: [String]) {
    let both = "**Incorrect:**\n\(code)\n**Correct:**\n\(otherCode)"
    let documents = [
      "guides/a.md": guide(body), "guides/b.md": guide("## Text"), "guides/links.md": guide("x"),
      "rules/s/stack.md": rule(both),
    ]
    #expect(found(documents, resources: ["i.png"]) == expected)
  }

  @Test func whatWasNotReadIsNotJudged() {
    let body = "[a](c.md) [b](../x.md) [d](d.txt) [e](/e.md)"
    #expect(
      found(["docs/a.md": guide(body)], contentName: "", roots: ["docs"], unread: ["docs/d.txt"]) == [
        "docs/a.md:4:5: error: no page 'c.md' [UnresolvedLink]"
      ])
    #expect(found(["docs/a.md": guide(body, head: "related: z\n")], contentName: "", roots: []) == [])
    #expect(found(["a/x.md": guide("[b](../b)"), "b/x.md": guide("x")], contentName: "") == [])
  }

  @Test func ids() {
    let documents = [
      "guides/a.md": guide("x", head: "related: b, sack, a\nsupersedes: [old]\n"),
      "guides/b.md": guide("x", head: "aliases: [old]\nconflicts: [nothing-like-it]\n"),
      "guides/stack.md": guide("x"),
    ]
    #expect(
      found(documents) == [
        "Content/guides/a.md:3:13: error: no document has the id 'sack'; did you mean 'stack'? [UnknownRuleID]",
        "Content/guides/a.md:3:19: error: 'a' names the document itself [UnknownRuleID]",
        "Content/guides/b.md:4:13: error: no document has the id 'nothing-like-it' [UnknownRuleID]",
      ])
  }

  @Test func aRelatedDocumentIsListedOnce() {
    let documents = [
      "guides/a.md": guide("x", head: "related: b, c, old, b\nconflicts: b\n"),
      "guides/b.md": guide("x", head: "aliases: [old]\n"),
      "guides/c.md": guide("x", head: "related: [a, b]\nsupersedes: [a]\n"),
      "guides/d.md": guide("x", head: "related:\n  - old\n  - b\n"),
      "rules/s/e.md": rule(code, head: "related: [old, c]\n"),
    ]
    #expect(
      found(documents) == [
        "Content/guides/a.md:3:16: warning: 'old' names the same document as 'b' [DuplicateRelated] "
          + "(first listed here: Content/guides/a.md:3)",
        "Content/guides/a.md:3:21: warning: 'b' is listed twice [DuplicateRelated] "
          + "(first listed here: Content/guides/a.md:3)",
        "Content/guides/d.md:5:5: warning: 'b' names the same document as 'old' [DuplicateRelated] "
          + "(first listed here: Content/guides/d.md:4)",
      ])
    #expect(
      found(["docs/a.md": guide("x", head: "related: z, y, z\n")], contentName: "", roots: []) == [
        "docs/a.md:3:16: warning: 'z' is listed twice [DuplicateRelated] (first listed here: docs/a.md:3)"
      ])
  }

  @Test func duplicates() {
    let documents = [
      "guides/a.md": guide("x"), "guides/b.md": guide("x", head: "id: a\naliases: [c]\n"),
      "guides/c.md": guide("x"), "guides/C.md": guide("x"),
    ]
    #expect(
      found(documents) == [
        "Content/guides/b.md:3:5: error: id 'a' is taken [DuplicateID] "
          + "(first declared here: Content/guides/a.md:1)",
        "Content/guides/b.md:4:11: error: alias 'c' is taken [DuplicateID] "
          + "(first declared here: Content/guides/c.md:1)",
        "Content/guides/c.md:1:1: error: document has the same address as 'guides/C.md' [DuplicateSlug] "
          + "(first declared here: Content/guides/C.md:1)",
      ])
  }

  @Test func addresses() {
    let documents = [
      "guides/a.md": guide("x", head: "aliases: [Old Name, a]\n"), "guides/old-name.md": guide("x"),
      "guides/c.md": guide("x", head: "aliases: [former, A]\n"),
      "guides/d.md": guide("x", head: "aliases: [FORMER]\n"),
      "rules/s/old-name.md": rule(code, head: "id: e\n"),
    ]
    let resources = [
      "guides/A.html", "rules/s/a.html", "tags/x.html", "assets/search-0.js", "assets/photo.png",
      "robots.txt", "AGENTS.md",
    ]
    #expect(
      found(documents, resources: resources) == [
        "Content/AGENTS.md:1:1: error: file has the same address as a page of the site [AddressTaken]",
        "Content/assets/search-0.js:1:1: error: file has the same address as a page of the site [AddressTaken]",
        "Content/guides/A.html:1:1: error: file has the same address as a page of the site [AddressTaken]",
        "Content/guides/a.md:3:11: error: alias 'Old Name' has the same address as 'guides/old-name.md' "
          + "[DuplicateSlug] (declared here: Content/guides/old-name.md:1)",
        "Content/guides/a.md:3:21: error: alias 'a' is taken [DuplicateID] "
          + "(first declared here: Content/guides/a.md:1)",
        "Content/guides/c.md:3:19: error: alias 'A' has the same address as 'guides/a.md' [DuplicateSlug] "
          + "(declared here: Content/guides/a.md:1)",
        "Content/guides/d.md:3:11: error: alias 'FORMER' has the same address as 'guides/c.md' "
          + "[DuplicateSlug] (declared here: Content/guides/c.md:1)",
        "Content/tags/x.html:1:1: error: file has the same address as a page of the site [AddressTaken]",
      ])
  }

  @Test func comparisons() {
    let documents = [
      "rules/s/a.md": rule("**Incorrect:**\n\(code)\n\n## H\n\n**Correct:**\n\(code)"),
      "rules/s/c.md": rule(
        "**Incorrect:**\n\(code)\n\nOr:\n\n**Incorrect:**\n\(code)\n**Correct:**\n\(otherCode)"),
      "guides/b.md": guide("**Correct:**\n\(code)\n\n## H\n\n**Incorrect:**\n\(code)"),
    ]
    #expect(
      found(documents) == [
        "Content/rules/s/a.md:5:1: warning: 'Incorrect' has no 'Correct' after it [IncorrectWithoutCorrect]",
        "Content/rules/s/a.md:12:1: warning: 'Correct' has no 'Incorrect' before it [CorrectWithoutIncorrect]",
      ])
  }

  @Test func whatShowsNothingIsReported() {
    let sides = { (wrong: String, right: String) in
      rule("**Incorrect:**\n```\(wrong)\n```\n**Correct:**\n```\(right)\n```")
    }
    let documents = [
      "rules/s/a.md": sides("swift\nf(1)", "swift\n  f( 1 )"),
      "rules/s/b.md": sides("swift swift=6\nf(1)", "swift swift=5\nf(1)"),
      "guides/c.md": guide("```swift fails=\"a\" warns=\" -- \" fails=\"nil\"\nx\n```"),
      "guides/d.md": guide("```swift\nx // expected-error {{}}\n```\n```swift\n\n```\n```text\n```"),
    ]
    #expect(
      found(documents) == [
        "Content/guides/c.md:4:17: error: 'a' is in nearly every message [VagueExpectation]",
        "Content/guides/c.md:4:27: error: ' -- ' is in nearly every message [VagueExpectation]",
        "Content/guides/d.md:5:6: error: '' is in nearly every message [VagueExpectation]",
        "Content/guides/d.md:7:4: warning: snippet has no code [EmptySnippet]",
        "Content/rules/s/a.md:9:1: warning: 'Correct' shows the same code as 'Incorrect' [SidesAreTheSame]",
      ])
  }

  @Test func aScenarioIsMarkedAsOne() {
    let swift = "```swift\nx\n```\n"
    let lines = "open A()\ntap \"b\"\nexpect screen C\n```"
    let documents = [
      "guides/a.md": guide("\(swift)```\n\(lines)"), "guides/b.md": guide("\(swift)```text\n\(lines)"),
      "guides/c.md": guide("\(swift)```scenario\n\(lines)"), "guides/d.md": guide("```\n\(lines)"),
      "guides/e.md": guide("\(swift)```\nopen the app, and expect a list\n```"),
    ]
    #expect(
      found(documents) == [
        "Content/guides/a.md:7:1: error: this reads like a scenario, and is not run [UnmarkedScenario]",
        "Content/guides/b.md:7:1: error: this reads like a scenario, and is not run [UnmarkedScenario]",
      ])
  }

  @Test(arguments: [
    "struct Home: View {\n}", "  public final class Cart: Model, Codable {\n}", "@State private var a = 1",
    "import SwiftUI", "var body: some View { EmptyView() }", "let price: Double = 2",
    "guard let a else { return }",
    "func show(_ a: Int) -> Bool", "private func load() async throws {\n}",
  ])
  func swiftIsMarkedAsSuch(code: String) {
    let message = "this reads like Swift, and is not compiled [UnmarkedSwift]"
    let indented = code.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    #expect(
      found(["guides/a.md": guide("```\n\(code)\n```")]) == ["Content/guides/a.md:4:1: error: \(message)"])
    #expect(
      found(["guides/a.md": guide("A:\n\n\(indented)")]) == ["Content/guides/a.md:6:5: error: \(message)"])
    #expect(found(["guides/a.md": guide("```text\n\(code)\n```")]) == [])
  }

  @Test(arguments: [
    "A NavigationLink is presenting a value of type “Int”", "$ swift build", "open A()", "{ \"a\": 1 }",
    "a: b",
    "Sources/\n  App/", "let x = 1;", "class A extends B {", "the class of Home: View",
  ])
  func whatIsNoSwiftNeedsNoMark(text: String) {
    #expect(found(["guides/a.md": guide("```\n\(text)\n```")]) == [])
  }

  @Test func emptyAndWithoutCode() {
    let documents = [
      "guides/a.md": guide(""), "guides/b.md": guide("", head: "status: draft\n"), "rules/s/c.md": rule("x"),
      "guides/d.md": guide("```swift setup\nx\n```\n```swift continues\nx\n```"),
    ]
    #expect(
      found(documents) == [
        "Content/guides/a.md:1:1: error: document has no text [EmptyDocument]",
        "Content/guides/d.md:7:4: error: no Swift snippet before this one to continue [ContinuesNothing]",
        "Content/rules/s/c.md:2:8: warning: rule has no code [RuleWithoutCode]",
      ])
  }

  @Test func whatStandsBehindAScenarioIsASourceOfItsDocument() {
    let run = { (words: String) in "```swift\nx\n```\n```scenario \(words)\nopen A()\n```" }
    let sources = "sources:\n  - https://a.org/one\n  - A book\n"
    let documents = [
      "guides/a.md": guide(run("documented=1 reported=2,https://a.org/one"), head: sources),
      "guides/b.md": guide(run("documented=3 reported=1,https://a.org/two"), head: sources),
      "guides/c.md": guide(run("reported=0")),
    ]
    #expect(
      found(documents) == [
        "Content/guides/b.md:10:24: error: document has no source '3' [UnknownSource]",
        "Content/guides/b.md:10:37: error: document has no source 'https://a.org/two'; did you mean 'https://a.org/one'? "
          + "[UnknownSource]",
        "Content/guides/c.md:7:22: error: document has no source '0' [UnknownSource]",
      ])
  }

  @Test func termsHaveOneMeaningAndASource() {
    let source = "sources: A book\n"
    let documents = [
      "glossary/path.md": "---\ntitle: Path\naliases: way\n\(source)---\nText with [a link](nowhere.md).\n",
      "glossary/way.md": "---\ntitle: Way\n\(source)---\nText.\n",
      "glossary/stack.md": "---\ntitle: Stack\n---\nText.\n",
      // A rule's address may be a word of the glossary.
      "rules/s/way.md": rule(code),
    ]
    #expect(
      found(documents) == [
        "Content/glossary/path.md:6:20: error: no page 'nowhere.md' [UnresolvedLink]",
        "Content/glossary/stack.md:2:8: warning: definition has no source [TermWithoutSource]",
        "Content/glossary/way.md:2:8: error: term 'Way' is defined twice [DuplicateTerm]"
          + " (first defined here: Content/glossary/path.md:3)",
      ])
  }

  @Test func synonymsMeanWhatStandsInTheBook() {
    #expect(
      found(["guides/a.md": guide("A Disabled link.")], synonyms: "grey: disabled link\nx: disabeld, link")
        == [
          "Content/synonyms.yml:2:4: warning: no document has the word 'disabeld'; did you mean 'disabled'? "
            + "[UnusedSynonym]"
        ])
  }

  @Test func answersArePagesOfTheBook() {
    #expect(
      found(
        ["guides/sheets.md": guide("Text.", head: "aliases: [covers]\n")],
        questions: "Is it blank?\t-\tsheets covers\nWhere is it?\t-\t-\nHow?\t-\tsheets sheet\n")
        == [
          "Content/questions.tsv:3:15: error: no page has the id 'sheet'; did you mean 'sheets'? [UnknownAnswer]"
        ])
  }
}
