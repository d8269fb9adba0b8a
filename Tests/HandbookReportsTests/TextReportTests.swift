import HandbookModel
import HandbookReports
import Testing

@Suite struct TextReportTests {
  /// How a diagnostic at a place in `text` looks.
  private func shown(
    _ text: String, line: Int = 1, column: Int, length: Int = 0, notes: [Diagnostic.Note] = [],
    help: String? = nil, message: String = "no page 'b.md'"
  ) -> String {
    let tree = SourceTree(
      contentName: "Content", documents: [SourceFile(path: "a.md", bytes: Array(text.utf8))])
    let range = SourceRange(file: "Content/a.md", line: line, column: column, length: length)
    let diagnostic = Diagnostic(.error, "UnresolvedLink", message, at: range, notes: notes, help: help)
    return TextReport([diagnostic], tree: tree).text
  }

  @Test func placeMessageLineMarkerNoteAndHelp() {
    let note = Diagnostic.Note(
      "first declared here", range: SourceRange(file: "Content/a.md", line: 1, column: 1, length: 3))
    #expect(
      shown("One\nRead [b](b.md)\n", line: 2, column: 10, length: 4, notes: [note], help: "Write it") == """
        Content/a.md:2:10: error: no page 'b.md' [UnresolvedLink]
        2 | Read [b](b.md)
          |          ^~~~
        Content/a.md:1:1: note: first declared here
        1 | One
          | ^~~
          help: Write it

        """)
  }

  @Test func noteWithoutPlaceFollowsTheMarker() {
    #expect(shown("One", column: 1, notes: [.init("why")]).hasSuffix("  | ^\n  note: why\n"))
  }

  @Test(arguments: [
    ("tabs stay", "\tgo [b](b)", 9, 1, "1 | \tgo [b](b)\n  | \t       ^\n"),
    ("columns are bytes, the marker characters", "Für [b](b)", 10, 1, "1 | Für [b](b)\n  |         ^\n"),
    ("emoji are one character", "👩‍💻 b", 13, 1, "1 | 👩‍💻 b\n  |   ^\n"),
    ("a place behind the line's end", "One", 9, 4, "1 | One\n  |    ^\n"),
    ("carriage returns are no text", "One\r\nTwo", 4, 0, "1 | One\n  |    ^\n"),
    ("byte order marks are no text", "\u{FEFF}One", 1, 3, "1 | One\n  | ^~~\n"),
    ("control characters are shown", "a\u{1B}[2J\u{7F}\0", 2, 1, "1 | a␛[2J␡␀\n  |  ^\n"),
  ])
  func excerpt(_ what: String, text: String, column: Int, length: Int, excerpt: String) {
    #expect(shown(text, column: column, length: length).hasSuffix(excerpt), "\(what)")
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func everyLineEndCounts(_ end: String) {
    let text = ["\u{FEFF}One", "", "Three", ""].joined(separator: end)
    #expect(shown(text, line: 3, column: 1, length: 5).hasSuffix("3 | Three\n  | ^~~~~\n"))
  }

  @Test func emptyAndUnknownLinesAreNotShown() {
    let alone = "Content/a.md:1:1: error: no page 'b.md' [UnresolvedLink]\n"
    #expect(shown("", column: 1) == alone)
    #expect(shown("\n", column: 1) == alone)
    #expect(shown("One", line: 7, column: 1).hasSuffix("[UnresolvedLink]\n"))
  }

  @Test func bytesThatAreNotUTF8AreOneMarkEach() {
    let tree = SourceTree(
      contentName: "", documents: [SourceFile(path: "a.md", bytes: [0x61, 0xFF, 0xFE, 0x62])])
    let range = SourceRange(file: "a.md", line: 1, column: 2, length: 1)
    let text = TextReport([Diagnostic(.error, "NotUTF8", "m", at: range)], tree: tree).text
    #expect(text.hasSuffix("1 | a\u{FFFD}\u{FFFD}b\n  |  ^\n"))
  }

  @Test func rangeOverSeveralLinesIsMarkedToTheEndOfTheFirst() {
    let tree = SourceTree(
      contentName: "", documents: [SourceFile(path: "a.md", bytes: Array("One two\nthree".utf8))])
    let range = SourceRange(
      file: "a.md", start: SourceLocation(line: 1, column: 5), end: SourceLocation(line: 2, column: 3))
    let text = TextReport([Diagnostic(.warning, "X", "m", at: range)], tree: tree).text
    #expect(text == "a.md:1:5: warning: m [X]\n1 | One two\n  |     ^~~\n")
  }

  @Test func longLinesShowWhatIsNear() {
    let text = shown(
      String(repeating: "a", count: 500_000) + "[b](b.md)" + String(repeating: "c", count: 500_000),
      column: 500_005, length: 4)
    #expect(text.utf8.count < 600)
    #expect(text.contains("aaa[b](b.md)ccc"))
  }

  @Test func messagesCannotControlTheTerminal() {
    #expect(
      !shown("One", column: 1, help: "\u{9B}2J", message: "\u{1B}]0;x\u{7}\n::error").contains {
        "\u{1B}\u{7}\u{9B}".contains($0)
      })
  }

  @Test func manyProblemsOfOneKindInOneFileAreCounted() {
    let places = (1...103).map { (file: "a.md", line: $0) } + [(file: "b.md", line: 1)]
    let diagnostics = places.flatMap { place in
      ["Many", place.line == 7 ? "Other" : "Many"].enumerated().filter {
        $0.offset == 0 || $0.element == "Other"
      }
      .map { Diagnostic(.error, $0.element, "m", at: SourceRange(file: place.file, line: place.line)) }
    }
    let lines = TextReport(diagnostics, tree: SourceTree(contentName: "")).text.split(separator: "\n")
    #expect(lines.count == 100 + 3)
    #expect(lines[7] == "a.md:7:1: error: m [Other]")
    #expect(lines.suffix(2) == ["a.md: 3 more [Many]", "b.md:1:1: error: m [Many]"])
  }

  @Test func templatesAndSettingsAreShownToo() {
    let tree = SourceTree(
      contentName: "Content", configuration: SourceFile(path: "handbook.yml", bytes: Array("titel: A".utf8)),
      templates: [SourceFile(path: "home.mustache", bytes: Array("{{titel}}".utf8))])
    let diagnostics = ["Content/handbook.yml", "Templates/home.mustache"].map {
      Diagnostic(.error, "X", "m", at: SourceRange(file: $0, line: 1))
    }
    let text = TextReport(diagnostics, tree: tree).text
    #expect(text.contains("1 | titel: A\n") && text.contains("1 | {{titel}}\n"))
  }

  @Test(arguments: [
    (0, 0, 1, "No problems in 1 document"), (1, 0, 2, "1 error in 2 documents"),
    (2, 1, 0, "2 errors and 1 warning in 0 documents"), (0, 3, 37, "3 warnings in 37 documents"),
  ])
  func closingLines(errors: Int, warnings: Int, documents: Int, line: String) {
    #expect(closingLine(errors: errors, warnings: warnings, documents: documents) == line)
  }
}
