import HandbookModel
import Testing

struct FenceInfoTests {
  @Test func readsEveryWord() throws {
    let parsed = try parse(
      body: """
        ```swift continues fails="no \\"x\\"" fails="y" warns="a\\\\b" ios=17.2 swift=5 title="A.swift"
        x
        ```
        ```swift setup
        ```
        ```Swift   unchecked="because"\t
        ```
        """)
    #expect(parsed.diagnostics.map(\.line) == [])
    let snippets = parsed.value.snippets
    let options = snippets[0].options
    #expect(options.continues)
    #expect(options.fails.map(\.text) == ["no \"x\"", "y"])
    #expect(options.fails[0].range == SourceRange(file: "C/x.md", line: 4, column: 27, length: 8))
    #expect(options.warns.map(\.text) == ["a\\b"])
    #expect(options.ios == OSVersion(17, 2))
    #expect(options.swift == "5")
    #expect(options.title == "A.swift")
    #expect(snippets[1].options.isSetup)
    #expect(snippets[2].options.unchecked == "because")
    #expect(snippets[2].language == "swift")
    #expect(snippets[2].infoRange == SourceRange(file: "C/x.md", line: 9, column: 4, length: 27))
  }

  /// No language is called nearly like these, so that such a fence is not taken for another's.
  @Test(arguments: [
    ("scenarios", "4:4-13 error: 'scenarios' is no language; did you mean 'scenario'?"),
    ("Senario x", "4:4-11 error: 'Senario' is no language; did you mean 'scenario'?"),
    ("siwft setup", "4:4-9 error: 'siwft' is no language; did you mean 'swift'?"),
    ("swiftui", "4:4-11 error: 'swiftui' is no language; did you mean 'swift'?"),
    ("Swift5 setup", "4:4-10 error: 'Swift5' is no language; did you mean 'swift'?"),
    ("{.swift}", "4:4-12 error: '{.swift}' is no language; did you mean 'swift'?"),
    ("{scenario}", "4:4-14 error: '{scenario}' is no language; did you mean 'scenario'?"),
    ("swift\u{200B}", "4:4-12 error: 'swift\u{200B}' is no language; did you mean 'swift'?"),
    ("swift\u{A0}setup", "4:4-16 error: 'swift\u{A0}setup' is no language; did you mean 'swift'?"),
  ])
  func aMisspeltLanguageIsReported(info: String, expected: String) throws {
    let diagnostics = try parse(body: "```\(info)\nx\n```\n").diagnostics
    #expect(
      diagnostics.map(\.line) == [
        "\(expected) [MisspeltFenceLanguage] > Nothing in this fence is checked as it stands"
      ])
  }

  @Test func readsWhatStandsBehindAScenario() throws {
    let parsed = try parse(
      body: """
        ```swift
        ```
        ```scenario documented=1,3 reported="2, https://a.org/b?x=1" versions="iOS 17.0 to 17.2"
        open A()
        ```
        ```scenario
        open A()
        ```
        """)
    #expect(parsed.diagnostics.map(\.line) == [])
    let evidence = parsed.value.snippets[0].scenarios.map(\.evidence)
    #expect(evidence[0].documented.map(\.value) == ["1", "3"])
    #expect(evidence[0].documented[1].range == SourceRange(file: "C/x.md", line: 6, column: 26, length: 1))
    #expect(evidence[0].reported.map(\.value) == ["2", "https://a.org/b?x=1"])
    #expect(evidence[0].reported[1].range == SourceRange(file: "C/x.md", line: 6, column: 41, length: 19))
    #expect(evidence[0].versions == "iOS 17.0 to 17.2")
    #expect(!evidence[0].isModelOnly)
    #expect(evidence[1].isModelOnly)
  }

  static let scenarioWords =
    "Known words are documented=1, reported=1,2, versions=\"iOS 17\""

  @Test(arguments: [
    (
      "scenario documentd=1",
      "6:13-22 error: unknown word 'documentd' in a scenario fence; did you mean 'documented=1'? [UnknownFenceWord]"
    ),
    (
      "scenario quick",
      "6:13-18 error: unknown word 'quick' in a scenario fence [UnknownFenceWord] > \(scenarioWords)"
    ),
    ("scenario reported", "6:13-21 error: 'reported' has no value [MissingFenceValue] > Write reported=1,2"),
    (
      "scenario documented=1 versions=16",
      "6:4-37 error: 'versions' says where something was reported, and no report is named [MissingFenceWord] > "
        + "Write reported=1, the number of the report among the document's sources"
    ),
    (
      "scenario,documented=1",
      "6:13-25 error: unknown word 'documented=1' in a scenario fence; did you mean 'documented=1'? "
        + "[UnknownFenceWord] > "
        + "Separate the words by spaces: scenario documented=1"
    ),
  ])
  func reportsAtTheWordOfAScenario(info: String, line: String) throws {
    let parsed = try parse(body: "```swift\n```\n```\(info)\nopen A()\n```\n")
    #expect(parsed.diagnostics.map(\.line) == [line])
  }

  static let words =
    "Known words are setup, continues, fails=\"text\", warns=\"text\", unchecked=\"reason\", ios=17, "
    + "swift=6, title=\"File.swift\""
  static let separate = "Separate the words by spaces: swift unchecked=\"reason\""

  @Test(arguments: [
    (
      "swift contnues",
      "4:10-18 error: unknown word 'contnues' in a Swift fence; did you mean 'continues'? [UnknownFenceWord]"
    ),
    (
      "swift showLineNumbers",
      "4:10-25 error: unknown word 'showLineNumbers' in a Swift fence [UnknownFenceWord] > \(words)"
    ),
    (
      "swift,ignore",
      "4:10-16 error: unknown word 'ignore' in a Swift fence; did you mean 'unchecked=\"reason\"'? "
        + "[UnknownFenceWord] > \(separate)"
    ),
    (
      "swift, ignore",
      "4:9-10 error: unknown word ',' in a Swift fence [UnknownFenceWord] > \(separate)\n"
        + "4:11-17 error: unknown word 'ignore' in a Swift fence; did you mean 'unchecked=\"reason\"'? "
        + "[UnknownFenceWord]"
    ),
    (
      "swift{1,3}", "4:9-14 error: unknown word '{1,3}' in a Swift fence [UnknownFenceWord] > \(separate)"
    ),
    (
      "swift:A.swift",
      "4:9-17 error: unknown word ':A.swift' in a Swift fence [UnknownFenceWord] > \(separate)"
    ),
    (
      "swift filename=A.swift",
      "4:10-18 error: unknown word 'filename' in a Swift fence; did you mean 'title=\"File.swift\"'? "
        + "[UnknownFenceWord]"
    ),
    ("swift fails", "4:10-15 error: 'fails' has no value [MissingFenceValue] > Write fails=\"text\""),
    (
      "swift unchecked=\"\"",
      "4:10-19 error: 'unchecked' has no value [MissingFenceValue] > Write unchecked=\"reason\""
    ),
    ("swift setup=yes", "4:16-19 error: 'setup' takes no value [UnexpectedFenceValue]"),
    (
      "swift ios=19",
      "4:14-16 error: there is no iOS 19 [InvalidFenceValue] > Versions of iOS are 1 to 18, 26 and 27"
    ),
    ("swift ios=old", "4:14-17 error: 'old' is not an iOS version [InvalidFenceValue] > Write ios=17"),
    (
      "swift swift=4",
      "4:16-17 error: '4' is not a Swift language mode [InvalidFenceValue] > Write swift=5 or swift=6"
    ),
    (
      "swift title=\"A.swift",
      "4:16-24 error: quoted text is not closed [UnclosedFenceQuote] > "
        + "Write title=\"…\"; a quote inside is \\\""
    ),
    (
      "swift setup setup",
      "4:16-21 error: 'setup' is written more than once [RepeatedFenceWord]"
    ),
    (
      "swift unchecked=\"x\" fails=\"y\"",
      "4:4-33 error: 'unchecked' and 'fails' contradict each other [ContradictoryFenceWords] > Keep one of them"
    ),
    (
      "swift unchecked=\" \"",
      "4:10-19 error: 'unchecked' has no value [MissingFenceValue] > Write unchecked=\"reason\""
    ),
    ("swift =", "4:10-11 error: unknown word '=' in a Swift fence [UnknownFenceWord] > \(words)"),
  ])
  func reports(_ info: String, _ expected: String) throws {
    let parsed = try parse(body: "```\(info)\nx\n```\n")
    #expect(parsed.diagnostics.map(\.line).joined(separator: "\n") == expected)
    #expect(parsed.value.snippets.map(\.language) == ["swift"])
  }

  @Test(arguments: [
    ("", ""), ("text", "text"), ("js {1,3} title=x", "js"), ("C++", "c++"), ("{.python}", "{.python}"),

    ("objective-c", "objective-c"),
  ])
  func leavesOtherLanguagesAlone(_ info: String, _ language: String) throws {
    let parsed = try parse(body: "```\(info)\nx\n```\n")
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.value.snippets.map(\.language) == [language])
  }

  @Test func expectationCommentsBecomeOptions() throws {
    let parsed = try parse(
      body: """
        - ```swift
          let a = b  // expected-error {{cannot find 'b'}}
          // expected-warning@-1 {{never used}} expected-note {{x}}
          // expected-error@+1 {{next}}
          let c = "// expected"
          ```
        """)
    #expect(parsed.diagnostics.map(\.line) == [])
    let snippet = parsed.value.snippets[0]
    #expect(snippet.code == "let a = b\nlet c = \"// expected\"\n")
    #expect(snippet.lines.map(\.line) == [5, 8])
    #expect(snippet.options.fails.map(\.text) == ["cannot find 'b'", "next"])
    #expect(snippet.options.fails.map(\.line) == [5, 8])
    #expect(snippet.options.fails[0].range == SourceRange(file: "C/x.md", line: 5, column: 17, length: 34))
    #expect(snippet.options.warns.map(\.text) == ["never used"])
    #expect(snippet.options.warns.map(\.line) == [5])
  }

  @Test func whatOnlyLooksLikeAnExpectationIsReported() throws {
    let parsed = try parse(
      body: "```swift\nx // expect-error {{text}}\n\"//\" // {{x}}\n// Expected-Error@+1 {{text}}\n```\n")
    #expect(
      parsed.diagnostics.map(\.line) == [
        "5:3-27 error: 'expect-error' is no expectation; did you mean 'expected-error'? [MalformedExpectation] > "
          + "Write // expected-error {{part of the message}}",
        "7:1-30 error: 'Expected-Error' is no expectation; did you mean 'expected-error'? [MalformedExpectation] > "
          + "Write // expected-error {{part of the message}}",
      ])
  }

  @Test func expectationWithoutTextIsReported() throws {
    let parsed = try parse(body: "```swift\nx // expected-error {text}\n```\n")
    #expect(
      parsed.diagnostics.map(\.line) == [
        "5:6-27 error: expectation has no text in double braces [MalformedExpectation] > "
          + "Write // expected-error {{part of the message}}"
      ])
  }

  @Test func scenariosBelongToTheSnippetAbove() throws {
    let parsed = try parse(
      body: """
        ```scenario
        open A()
        ```
        ```swift
        x
        ```
        Then:

        > ```scenario
        > open A()
        > back
        > ```
        """)
    #expect(
      parsed.diagnostics.map(\.line) == [
        "4:1-4 error: scenario has no Swift snippet above it [ScenarioWithoutSnippet] > "
          + "Put it below the Swift code block it runs"
      ])
    let scenario = try #require(parsed.value.snippets.first?.scenarios.first)
    #expect(scenario.text == "open A()\nback\n")
    #expect(scenario.lines == [.init(line: 13, columnOffset: 2), .init(line: 14, columnOffset: 2)])
    #expect(parsed.value.snippets.count == 1)
  }
}
