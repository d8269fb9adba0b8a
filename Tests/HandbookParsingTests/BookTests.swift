import HandbookModel
import HandbookParsing
import Testing

struct BookTests {
  @Test func sectionsFileIsRead() {
    let text = """
      # Sections

      ## 1. Eliminating Waterfalls (async)
      **Impact:** CRITICAL
      **Description:** Loads at once.

      ## Deep links (deep-links)
      **Impact:** HIHG
      ## Nothing
      """
    let parsed = parseSections(
      SourceFile(path: "_sections.md", bytes: Array(text.utf8)), contentName: "C")
    #expect(
      parsed.value == [
        .init(
          id: "async", title: "Eliminating Waterfalls", impact: .critical, description: "Loads at once."),
        .init(id: "deep-links", title: "Deep links"),
      ])
    #expect(
      parsed.diagnostics.map(\.line) == [
        "8:1-17 error: unknown impact 'HIHG'; did you mean 'HIGH'? [UnknownImpact] > "
          + "Impact is one of CRITICAL, HIGH, MEDIUM-HIGH, MEDIUM, LOW-MEDIUM, LOW",
        "9:1-11 warning: section has no file-name prefix in parentheses [MalformedSection] > "
          + "Write '## 1. Name (prefix)'",
      ])
  }

  @Test(arguments: [
    ("rules/stack/a.md", "stack"), ("x/rules/stack/deep/a.md", "stack"), ("rules/async-a.md", "async"),
    ("flat/deep-links-a.md", "deep-links"), ("flat/deep-other.md", "deep"), ("flat/async.md", "async"),
    ("flat/asynchronous-a.md", "asynchronous"), ("flat/arch_a.md", "arch"), ("flat/plain.md", nil),
    ("async-a.md", "async"),
  ])
  func sectionOfARule(_ path: String, _ section: String?) {
    let convention = PageConvention(prefixes: ["flat": ["async", "deep", "deep-links"]])
    let page = parse("---\ntitle: x\nimpact: LOW\n---\n", path: path, convention: convention).value
    #expect(page?.section == section)
  }

  @Test(arguments: [
    ("a b.md", "a-b"), ("Ünï.md", "Ünï"), ("a.b.md", "a.b"), ("..md", "page"), ("é/…/-.md", "page"),
    ("a&b<c>.md", "a-b-c"), (".hidden", "hidden"), ("noext", "noext"),
  ])
  func slugs(_ path: String, _ slug: String) {
    #expect(parse("---\ntitle: x\n---\n", path: path).value?.slug == slug)
  }

  @Test func configurationIsReadStrictly() {
    let text = """
      title: Navigation
      description: How to
      baseURL: https://a.org/b/
      editURL: git@a.org
      sinc: 16
      sections:
        - stack
        - {id: deep-links, title: Links, impact: HIGH, description: D, extra: 1}
        - stack
        - {title: x}
      """
    let parsed = parseConfiguration(
      SourceFile(path: "handbook.yml", bytes: Array(text.utf8)), contentName: "C")
    #expect(parsed.value.title == "Navigation")
    #expect(parsed.value.baseURL == "https://a.org/b")
    #expect(
      parsed.value.sections == [
        .init(id: "stack", title: "Stack"),
        .init(id: "deep-links", title: "Links", impact: .high, description: "D"),
      ])
    #expect(
      parsed.diagnostics.map(\.line) == [
        "4:10-19 error: 'editURL' is 'git@a.org', not an address that starts with https:// or http:// "
          + "[InvalidURL]",
        "5:1-5 error: unknown key 'sinc' in handbook.yml; did you mean 'since'? [UnknownKey]",
        "8:66-71 error: unknown key 'extra' in a section [UnknownKey] > "
          + "Known keys are id, title, impact, description",
        "9:5-10 error: section 'stack' is listed more than once [DuplicateSection]",
        "10:5-15 error: a section has no 'id' [MissingKey] > Add the name of its folder",
      ])
  }

  @Test func synonymsAreReadStrictly() {
    let text = """
      # What readers say
      greyed out: disabled
      logged in: [signed in, auth]
      login: signed in, auth
      modal:
      "!": sheet
      half sheet: {detents: 1}
      """
    let parsed = parseSynonyms(
      SourceFile(path: "synonyms.yml", bytes: Array(text.utf8)), contentName: "C")
    #expect(
      parsed.value.map { "\($0.phrase.value): \($0.meanings.map(\.value).joined(separator: " | "))" } == [
        "greyed out: disabled", "logged in: signed in | auth", "login: signed in | auth",
      ])
    #expect(parsed.value[2].meanings[1].range.start == .init(line: 4, column: 19))
    #expect(
      parsed.diagnostics.map(\.line) == [
        "5:1-6 error: nothing is said to mean 'modal' [EmptySynonym] > "
          + "Write what the handbook calls it, as in 'greyed out: disabled'",
        "6:1-4 error: nothing is said to mean '!' [EmptySynonym] > "
          + "Write what the handbook calls it, as in 'greyed out: disabled'",
        "7:13-25 error: 'half sheet' must be a list or a text, not a mapping [WrongType]",
      ])
  }

  @Test func aKeyThatIsThereTwiceHidesNothing() {
    let text =
      "title: Ä\n'title': B\ntitle: C\nsinc: 16\nsections:\n  - {id: a, id: b, titel: x}\nbaseURL: x\n"
    let parsed = parseConfiguration(
      SourceFile(path: "handbook.yml", bytes: Array(text.utf8)), contentName: "C")
    #expect(parsed.value.title == "C")
    #expect(
      parsed.diagnostics.map(\.line) == [
        "1:1-6 error: key 'title' is written more than once [DuplicateKey]",
        "2:1-6 error: key 'title' is written more than once [DuplicateKey]",
        "4:1-5 error: unknown key 'sinc' in handbook.yml; did you mean 'since'? [UnknownKey]",
        "6:6-8 error: key 'id' is written more than once [DuplicateKey]",
        "6:20-25 error: unknown key 'titel' in a section; did you mean 'title'? [UnknownKey]",
        "7:10-11 error: 'baseURL' is 'x', not an address that starts with https:// or http:// [InvalidURL]",
      ])
  }

  @Test(arguments: [
    ("editorial: [", "Write the ] that ends what was begun"),
    ("sections: [{id: a]", "Write the } that ends what was begun"),
    ("title: \"a [b", "Write the \" that ends what was begun"),
    ("title: 'it''s", "Write the ' that ends what was begun"),
    ("sections:\n\t- a", "Indent with spaces: YAML takes no tabs"),
    ("title: it's: x", "Put a value that holds ': ', '#', or starts with '@', '`' or '*' in double quotes"),
  ])
  func invalidYAMLSaysWhatToDo(_ text: String, _ help: String) {
    let parsed = parseConfiguration(
      SourceFile(path: "handbook.yml", bytes: Array(text.utf8)), contentName: "C")
    #expect(parsed.diagnostics.map(\.help) == [help])
  }

  @Test func aKeyAtTheEndIsToldInItsFile() {
    let parsed = parseSynonyms(
      SourceFile(path: "synonyms.yml", bytes: Array("logged in: auth\nvip".utf8)), contentName: "C")
    #expect(
      parsed.diagnostics.map(\.line) == [
        "2:4-4 error: invalid YAML: could not find expected ':' [InvalidYAML] > "
          + "Put a value that holds ': ', '#', or starts with '@', '`' or '*' in double quotes"
      ])
  }

  @Test func questionsAreReadStrictly() {
    let text =
      "question\taddress\tpages\nWhy is a sheet blank?\thttps://a.example/1\tsheet-item path\r\n\n"
      + "Hidden tabs\t-\t-\nno tabs\nquestion\taddress\t\n\t-\tpath\na\tb\tc\td\n"
    let parsed = parseQuestions(
      SourceFile(path: "questions.tsv", bytes: Array(text.utf8)), contentName: "C")
    #expect(
      parsed.value.map { "\($0.text) \($0.pages.map(\.value).joined(separator: ","))" }
        == ["Why is a sheet blank? sheet-item,path", "Hidden tabs "])
    #expect(parsed.value[0].pages[1].range.start == .init(line: 2, column: 54))
    let said =
      "error: a question needs an address and the pages that answer it [InvalidQuestion] > "
      + "Write the three with a tab between them, and '-' where there is none"
    #expect(
      parsed.diagnostics.map(\.line) == ["5:1-8 \(said)", "6:1-18 \(said)", "7:1-8 \(said)", "8:1-8 \(said)"])
  }

  @Test func readingOrderDependsOnThePagesAlone() throws {
    let files = [
      ("guides/b.md", "title: B"), ("guides/a.md", "title: A"),
      ("rules/zoo/a.md", "title: Z\nimpact: LOW"), ("rules/stack/b.md", "title: B\nimpact: LOW"),
      ("rules/stack/c.md", "title: C\nimpact: CRITICAL"), ("rules/abc/a.md", "title: A\nimpact: LOW"),
      ("rules/stack/a.md", "title: A\nimpact: LOW"),
    ]
    let pages = try files.map { try #require(parse("---\n\($1)\n---\nx", path: $0).value) }
    let configuration = Configuration(sections: [
      .init(id: "zoo", title: "Zoo"), .init(id: "stack", title: "S"),
    ])
    let tree = SourceTree(contentName: "C")
    let forward = assemble(tree, configuration: configuration, sections: [], pages: pages)
    let backward = assemble(tree, configuration: configuration, sections: [], pages: pages.reversed())
    let order = [
      "guides/a.md", "guides/b.md", "rules/zoo/a.md", "rules/stack/c.md", "rules/stack/a.md",
      "rules/stack/b.md", "rules/abc/a.md",
    ]
    #expect(forward.value.pages.map(\.path) == order)
    #expect(backward.value.pages.map(\.path) == order)
    #expect(forward.value.configuration.sections.map(\.title) == ["Zoo", "S", "Abc"])
    #expect(
      forward.diagnostics.map(\.line) == [
        "1:1-1 error: section 'abc' is not listed [UnknownSection] > Listed sections are zoo, stack"
      ])
  }

  /// cmark keeps its extensions' characters in a global table: without care, documents parsed side by side
  /// lose their strikethrough.
  @Test func parsingSideBySideIsParsingInTurn() async throws {
    let text = "---\ntitle: T\n---\n" + String(repeating: "a ~~b~~ https://a.org www.b.org\n\n", count: 20)
    let expected = parse(text).value
    await withTaskGroup(of: Page?.self) { group in
      for _ in 0..<200 { group.addTask { parse(text).value } }
      for await page in group { #expect(page == expected) }
    }
  }
}
