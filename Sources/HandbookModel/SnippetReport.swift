/// Names one snippet of a book.
package struct SnippetID: Hashable, Codable, Sendable {
  /// Page's source path.
  package var page: String
  package var index: Int
  package init(page: String, index: Int) {
    self.page = page
    self.index = index
  }
}

/// What was found out about one snippet.
package struct SnippetReport: Hashable, Codable, Sendable {
  package enum Status: String, Codable, Sendable {
    case passed, failed
    case expectedFailure = "expected-failure"
    case unverified, unchecked
  }

  /// A name the snippet only mentions, and the shape invented for it.
  package struct Placeholder: Hashable, Codable, Sendable {
    package var name: String
    /// `type`, `view`, `enum`, `function`, `value`, `protocol`, `environment`, `member` …
    package var kind: String
    package init(name: String, kind: String) {
      self.name = name
      self.kind = kind
    }
  }

  /// A use of framework API, resolved by the compiler.
  package struct SymbolUse: Hashable, Codable, Sendable {
    /// As readers write it: `NavigationStack`, `navigationDestination(for:destination:)`.
    package var name: String
    /// Type it belongs to, if a member: `View`.
    package var owner: String?
    package var module: String
    package var introduced: OSVersion?
    package init(name: String, owner: String?, module: String, introduced: OSVersion?) {
      self.name = name
      self.owner = owner
      self.module = module
      self.introduced = introduced
    }
  }

  /// What became of the snippet's scenarios when they ran on the code of the comparison's other side.
  ///
  /// Scenarios prove a difference only if they do not hold there.
  package struct OtherSide: Hashable, Codable, Sendable {
    package enum Verdict: String, Codable, Sendable {
      /// The scenarios fail there, as they should.
      case fails
      /// The scenarios hold there, too, and so show no difference.
      case holds
      /// The scenarios do not hold there, but only because of views that the other side does not have.
      case namesOnly = "names-only"
      /// The scenarios use what the other side does not declare.
      case doesNotCompile = "does-not-compile"
    }

    package var verdict: Verdict
    /// The first difference that counts, the names, or what the compiler said; nil where they hold.
    package var detail: String?

    package init(_ verdict: Verdict, detail: String? = nil) {
      self.verdict = verdict
      self.detail = detail
    }
  }

  /// The type of a name that the snippet asks for.
  package struct TypeAnswer: Hashable, Codable, Sendable {
    /// 1-based, in the snippet's code.
    package var line: Int
    /// 1-based, UTF-8 bytes: where the name begins.
    package var column: Int
    /// `path: NavigationPath`.
    package var text: String
    package init(line: Int, column: Int, text: String) {
      self.line = line
      self.column = column
      self.text = text
    }
  }

  package var status: Status
  package var placeholders: [Placeholder]
  package var minimumOS: OSVersion?
  package var symbols: [SymbolUse]
  /// The compiler's expected errors and warnings, shown in the block; places are in the Markdown file.
  package var expected: [Diagnostic]
  /// Names of real API the stub lacks, where `status` is `unverified`.
  package var missing: [String]
  /// The program that was compiled, with the placeholders, as a reader may copy it; nil if unchecked.
  package var program: String?
  /// One entry a scenario of the snippet, in order.
  package var scenarios: [ScenarioRecord]
  /// Nil where only one side of the comparison has scenarios.
  package var otherSide: OtherSide?
  /// All that can be done where the comparison's scenarios begin: on the report of the first snippet of the
  /// incorrect side that has a scenario. Nil on all others, and where nothing was explored.
  package var exploration: Exploration?
  /// What the names in its code are; empty where it was not compiled.
  package var words = Words()
  /// In order of its `// ^?` comments.
  package var types: [TypeAnswer] = []

  package init(
    status: Status, placeholders: [Placeholder] = [], minimumOS: OSVersion? = nil,
    symbols: [SymbolUse] = [], expected: [Diagnostic] = [], missing: [String] = [],
    program: String? = nil, scenarios: [ScenarioRecord] = [], otherSide: OtherSide? = nil,
    exploration: Exploration? = nil
  ) {
    self.status = status
    self.placeholders = placeholders
    self.minimumOS = minimumOS
    self.symbols = symbols
    self.expected = expected
    self.missing = missing
    self.program = program
    self.scenarios = scenarios
    self.otherSide = otherSide
    self.exploration = exploration
  }
}

/// A stretch of highlighted code; the stretches of a snippet cover its code in order.
package struct HighlightToken: Hashable, Codable, Sendable {
  package enum Kind: String, CaseIterable, Codable, Sendable {
    case plain, keyword, type, identifier, member, argument, string, number, comment, attribute
    case `operator`, directive, placeholder
  }
  package var kind: Kind
  // Small: a large book has millions of them.
  private var bytes: UInt32
  /// UTF-8 bytes.
  package var length: Int {
    get { Int(bytes) }
    set { bytes = UInt32(newValue) }
  }

  package init(kind: Kind, length: Int) {
    self.kind = kind
    bytes = UInt32(length)
  }
}

/// The result of the snippet stage for a whole book.
package struct SnippetReports: Sendable {
  package struct Summary: Hashable, Codable, Sendable {
    package var documents = 0
    package var snippets = 0
    package var passed = 0
    package var failed = 0
    package var expectedFailures = 0
    package var unverified = 0
    package var unchecked = 0
    package var cached = 0
    /// Snippets compiled in this check.
    package var compiled = 0
    /// Compiler processes started.
    package var compilations = 0
    /// Snippets, now or before, of which the compiler said whether they are what the page states.
    package var judged: Int { snippets - unverified - unchecked }
    package init() {}

    package mutating func count(_ status: SnippetReport.Status) {
      snippets += 1
      switch status {
      case .passed: passed += 1
      case .failed: failed += 1
      case .expectedFailure: expectedFailures += 1
      case .unverified: unverified += 1
      case .unchecked: unchecked += 1
      }
    }
  }

  package var reports: [SnippetID: SnippetReport]
  package var diagnostics: [Diagnostic]
  /// How documents can be brought up to what the compiler says; nobody writes them unasked.
  package var updates: [TextEdit] = []
  package var summary: Summary
  /// Whether checking the same again would give the same: the machine, or its load, had no part in it.
  package var isRepeatable = true
  /// As pages state it: "Swift 6.3.1"; nil where nothing was checked.
  package var compiler: String?
  /// What the model that ran the scenarios does; empty where nothing was checked.
  package var behaviours: [ModelledBehaviour]
  /// What it leaves out.
  package var omissions: [OmittedBehaviour]
  /// Modules of Apple's that the stub stands in for, by name; empty where nothing was checked.
  package var modules: [String] = []
  /// `NavigationStack`, `sheet(item:onDismiss:content:)`; empty unless a check asks for them.
  package var apiNames: Set<String> = []
  /// Why comparisons were not explored, by the snippet that would carry the exploration.
  package var unexplored: [SnippetID: String] = [:]

  package init(
    reports: [SnippetID: SnippetReport] = [:], diagnostics: [Diagnostic] = [], summary: Summary = Summary(),
    compiler: String? = nil,
    behaviours: [ModelledBehaviour] = [], omissions: [OmittedBehaviour] = []
  ) {
    self.behaviours = behaviours
    self.omissions = omissions
    self.reports = reports
    self.diagnostics = diagnostics
    self.summary = summary
    self.compiler = compiler
  }
}

extension SnippetReports {
  /// Whether something on a page was explored.
  package func hasExplorations(_ page: Page) -> Bool {
    !reports.isEmpty
      && page.snippets.contains { reports[SnippetID(page: page.path, index: $0.index)]?.exploration != nil }
  }

  /// Stands for all that was found out about the snippets of a page.
  package func digest(of page: Page) -> Digest? {
    var digester = Digester()
    // Pages need not be read where nothing was found out at all.
    for snippet in reports.isEmpty ? [] : page.snippets {
      let report = reports[SnippetID(page: page.path, index: snippet.index)]
      digester.add(report != nil)
      if let report { digester.add(encoded: report) }
    }
    return digester.digest
  }
}
