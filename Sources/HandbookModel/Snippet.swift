/// A fenced code block, with the exact place of each of its lines.
package struct Snippet: Hashable, Sendable {
  package enum Role: String, Codable, Sendable { case incorrect, correct, other }

  /// The words after the language in the info string.
  package struct Options: Hashable, Sendable {
    package var isSetup = false
    package var continues = false
    /// Texts of errors that the compiler must report, from `fails=` and `expected-error` comments.
    package var fails: [Expectation] = []
    package var warns: [Expectation] = []
    /// The names whose type the page shows.
    package var typeQueries: [TypeQuery] = []
    /// The reason why the snippet is not compiled; nil if it is.
    package var unchecked: String?
    package var ios: OSVersion?
    package var swift: String?
    /// The file name above the block.
    package var title: String?
    package init() {}
  }

  package struct Expectation: Hashable, Sendable {
    package var text: String
    package var range: SourceRange
    /// The range of the text alone, as it is escaped in the document.
    package var textRange: SourceRange
    /// The line of the Markdown file at which the message must be reported; nil: any line of the snippet.
    package var line: Int?
    package init(text: String, range: SourceRange, textRange: SourceRange? = nil, line: Int? = nil) {
      self.text = text
      self.range = range
      self.textRange = textRange ?? range
      self.line = line
    }
  }

  /// `// ^?` below a name.
  package struct TypeQuery: Hashable, Sendable {
    /// The line of `code` with the name, from 1.
    package var line: Int
    /// The column of the caret, from 1, in UTF-8 bytes.
    package var column: Int
    /// The type that it must be; nil: any.
    package var expected: String?
    /// The range of the comment, from its caret.
    package var range: SourceRange
    package init(line: Int, column: Int, expected: String?, range: SourceRange) {
      self.line = line
      self.column = column
      self.expected = expected
      self.range = range
    }
  }

  /// Where a line of `code` stands in the Markdown file. A column there is `columnOffset` UTF-8 bytes greater
  /// than in `code`.
  package struct LineOrigin: Hashable, Sendable {
    package var line: Int {
      get { Int(lineNumber) }
      set { lineNumber = Int32(clamping: newValue) }
    }
    package var columnOffset: Int {
      get { Int(offset) }
      set { offset = Int32(clamping: newValue) }
    }
    // 32 bits each, as a large book has a million of these.
    private var lineNumber: Int32
    private var offset: Int32

    package init(line: Int, columnOffset: Int) {
      lineNumber = Int32(clamping: line)
      offset = Int32(clamping: columnOffset)
    }
  }

  /// The position among the page's snippets, from 0.
  package var index: Int
  package var role: Role
  /// The first word of the info string, lowercased; empty if there is none.
  package var language: String
  package var options: Options
  /// The code without the fence's indentation, with a `\n` after each line.
  package var code: String
  /// One entry for each line of `code`.
  package var lines: [LineOrigin]
  /// The whole block with its fences.
  package var range: SourceRange
  /// The info string, for diagnostics about the snippet.
  package var infoRange: SourceRange
  /// The label of the side it belongs to: "Incorrect (no stack of its own)".
  package var label: String?
  package var scenarios: [Scenario]

  package init(
    index: Int, role: Role = .other, language: String, options: Options = Options(), code: String,
    lines: [LineOrigin], range: SourceRange, infoRange: SourceRange, label: String? = nil,
    scenarios: [Scenario] = []
  ) {
    self.index = index
    self.role = role
    self.language = language
    self.options = options
    self.code = code
    self.lines = lines
    self.range = range
    self.infoRange = infoRange
    self.label = label
    self.scenarios = scenarios
  }
}

/// A ```` ```scenario ```` fence as written: what a user does and what must be seen.
package struct Scenario: Hashable, Sendable {
  /// What confirms what a scenario shows. If nothing is named, only the model says so.
  package struct Evidence: Hashable, Sendable {
    /// The sources that state it, each by its number in the front matter, from 1, or by its address.
    package var documented: [FrontMatter.Placed<String>]
    /// The sources in which people report it.
    package var reported: [FrontMatter.Placed<String>]
    /// The versions on which they saw it: "iOS 17.0 to 17.2".
    package var versions: String?

    package init(
      documented: [FrontMatter.Placed<String>] = [], reported: [FrontMatter.Placed<String>] = [],
      versions: String? = nil
    ) {
      self.documented = documented
      self.reported = reported
      self.versions = versions
    }

    package var isModelOnly: Bool { documented.isEmpty && reported.isEmpty }
  }

  package var text: String
  package var lines: [Snippet.LineOrigin]
  package var range: SourceRange
  package var evidence: Evidence

  package init(
    text: String, lines: [Snippet.LineOrigin], range: SourceRange, evidence: Evidence = Evidence()
  ) {
    self.text = text
    self.lines = lines
    self.range = range
    self.evidence = evidence
  }
}
