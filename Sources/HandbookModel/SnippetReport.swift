/// Identifies a snippet of a book.
package struct SnippetID: Hashable, Codable, Sendable {
  /// The path of the page's document.
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

  /// A name that the snippet only mentions, and what the check invented for it.
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
    /// The name as readers write it: `NavigationStack`, `navigationDestination(for:destination:)`.
    package var name: String
    /// The type of which it is a member: `View`.
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

  /// How the snippet's scenarios fared on the code of the comparison's other side.
  ///
  /// Scenarios show a difference only if they fail there.
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
    /// The first difference that counts, the names, or what the compiler said; nil if the scenarios hold.
    package var detail: String?

    package init(_ verdict: Verdict, detail: String? = nil) {
      self.verdict = verdict
      self.detail = detail
    }
  }

  /// The type of a name at which a `// ^?` points.
  package struct TypeAnswer: Hashable, Codable, Sendable {
    /// The line in the snippet's code, from 1.
    package var line: Int
    /// The column at which the name begins, from 1, in UTF-8 bytes.
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
  /// The errors and warnings that the document expects and the compiler gave; the page shows them in the
  /// block. Their places are in the Markdown file.
  package var expected: [Diagnostic]
  /// The names because of which `status` is `unverified`: real API that the stub lacks, packages that the
  /// check does not have, and functions to which the snippet leaves out arguments.
  package var missing: [String]
  /// The program that was compiled, with its placeholders, for readers to copy; nil if the snippet is
  /// unchecked.
  package var program: String?
  /// One entry for each run of the snippet's scenarios, in order.
  package var scenarios: [ScenarioRecord]
  /// nil if only one side of the comparison has scenarios.
  package var otherSide: OtherSide?
  /// What can be done from where the comparison's scenarios begin. It is on the report of the comparison's
  /// first incorrect snippet with scenarios, and nil on the others.
  package var exploration: Exploration?
  /// What the names in its code mean; empty if it was not compiled.
  package var words = Words()
  /// The answers to its `// ^?` comments, in order.
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

/// A part of highlighted code. The tokens of a snippet cover its code in order.
package struct HighlightToken: Hashable, Codable, Sendable {
  package enum Kind: String, CaseIterable, Codable, Sendable {
    case plain, keyword, type, identifier, member, argument, string, number, comment, attribute
    case `operator`, directive, placeholder
  }
  package var kind: Kind
  // 32 bits, as a large book has millions of these.
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
    /// How many snippets were compiled in this check.
    package var compiled = 0
    /// How many compiler processes were started.
    package var compilations = 0
    /// How many snippets the compiler has judged, in this check or an earlier one.
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
  /// Edits that make expectations match what the compiler says. Only `handbook check --update` applies them.
  package var updates: [TextEdit] = []
  package var summary: Summary
  /// Whether checking the same again would give the same: false if the machine or its load had a part in the
  /// result.
  package var isRepeatable = true
  /// The compiler as pages name it, "Swift 6.3.1"; nil if nothing was checked.
  package var compiler: String?
  /// What the model does; empty if nothing was checked.
  package var behaviours: [ModelledBehaviour]
  /// What the model leaves out.
  package var omissions: [OmittedBehaviour]
  /// Apple's modules for which there is a stub, by name; empty if nothing was checked.
  package var modules: [String] = []
  /// The names of API, such as `NavigationStack` and `sheet(item:onDismiss:content:)`; empty unless a check
  /// asks for them.
  package var apiNames: Set<String> = []
  /// The snippet that would carry an exploration → why there is none.
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

  /// A digest of all that was found out about a page's snippets.
  package func digest(of page: Page) -> Digest? {
    var digester = Digester()
    // Without reports, the pages need not be read.
    for snippet in reports.isEmpty ? [] : page.snippets {
      let report = reports[SnippetID(page: page.path, index: snippet.index)]
      digester.add(report != nil)
      if let report { digester.add(encoded: report) }
    }
    return digester.digest
  }
}
