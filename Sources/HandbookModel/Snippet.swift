/// A fenced code block, with the exact place of each of its lines.
package struct Snippet: Hashable, Sendable {
  package enum Role: String, Codable, Sendable { case incorrect, correct, other }

  /// The words after the language in the info string.
  package struct Options: Hashable, Sendable {
    package var isSetup = false
    package var continues = false
    /// Texts the compiler must say as an error; from `fails=` and `expected-error` comments.
    package var fails: [Expectation] = []
    package var warns: [Expectation] = []
    /// Names whose type the page shows.
    package var typeQueries: [TypeQuery] = []
    /// Why it is not checked.
    package var unchecked: String?
    package var ios: OSVersion?
    package var swift: String?
    /// File name shown above the block.
    package var title: String?
    package init() {}
  }

  package struct Expectation: Hashable, Sendable {
    package var text: String
    package var range: SourceRange
    /// Where the text alone stands, as it is escaped in the document.
    package var textRange: SourceRange
    /// Line of the Markdown file the message must be reported at; nil: anywhere in the snippet.
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
    /// 1-based line of `code` with the name.
    package var line: Int
    /// 1-based, UTF-8 bytes: where the caret stands.
    package var column: Int
    /// What the type must be; nil: whatever it is.
    package var expected: String?
    /// The comment from its caret on.
    package var range: SourceRange
    package init(line: Int, column: Int, expected: String?, range: SourceRange) {
      self.line = line
      self.column = column
      self.expected = expected
      self.range = range
    }
  }

  /// Where a line of `code` stands in the Markdown file: add `columnOffset` UTF-8 bytes to a column.
  package struct LineOrigin: Hashable, Sendable {
    package var line: Int {
      get { Int(lineNumber) }
      set { lineNumber = Int32(clamping: newValue) }
    }
    package var columnOffset: Int {
      get { Int(offset) }
      set { offset = Int32(clamping: newValue) }
    }
    // Small: a large book has a million of them.
    private var lineNumber: Int32
    private var offset: Int32

    package init(line: Int, columnOffset: Int) {
      lineNumber = Int32(clamping: line)
      offset = Int32(clamping: columnOffset)
    }
  }

  /// Position among the page's snippets, 0-based.
  package var index: Int
  package var role: Role
  /// First word of the info string, lowercased; empty if none.
  package var language: String
  package var options: Options
  /// With `\n` line ends, without fence indentation; ends with `\n` unless empty.
  package var code: String
  /// One entry a line of `code`.
  package var lines: [LineOrigin]
  /// The whole block including its fences.
  package var range: SourceRange
  /// The info string (for diagnostics about it).
  package var infoRange: SourceRange
  /// Label text of the side it belongs to, e.g. "Incorrect (no stack of its own)".
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
  /// What stands behind the claim that a scenario makes; where nothing is named, only the model does.
  package struct Evidence: Hashable, Sendable {
    /// Sources that state it, each by its number in the front matter, from 1, or by its address.
    package var documented: [FrontMatter.Placed<String>]
    /// Sources in which people saw it.
    package var reported: [FrontMatter.Placed<String>]
    /// What they saw it on: "iOS 17.0 to 17.2".
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
