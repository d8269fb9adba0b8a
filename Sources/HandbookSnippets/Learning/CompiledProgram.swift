import HandbookModel

/// What the compiler finally said about one program, free of places in the document: this is
/// what the cache keeps.
struct CompiledProgram: Codable, Hashable, Sendable {
  struct Finding: Codable, Hashable, Sendable {
    var isError: Bool
    var text: String
    var place: AssembledSource.Place
    /// UTF-8 bytes from `place.column`; at least 1.
    var length: Int
    var notes: [Note]
    /// The known name that was probably meant.
    var suggestion: String?
  }

  /// A name resolved to API of the stub.
  struct Use: Codable, Hashable, Sendable {
    var symbol: SnippetReport.SymbolUse
    var place: AssembledSource.Place
    var deprecated: OSVersion?
    /// What the compiler says of its deprecation on Apple's platforms.
    var deprecation: String?
  }

  /// A name that needs a newer system than the code around it has asked for.
  struct Requirement: Codable, Hashable, Sendable {
    var name: String
    /// iOS version.
    var version: OSVersion
    var place: AssembledSource.Place
    /// UTF-8 bytes from `place.column`.
    var length: Int
  }

  struct Note: Codable, Hashable, Sendable {
    var text: String
    var place: AssembledSource.Place?
  }

  var findings: [Finding]
  var placeholders: [SnippetReport.Placeholder]
  var missing: [String]
  /// In source order, setup and continued pieces included.
  var uses: [Use]
  /// What decides which system the program needs, in source order.
  var requirements: [Requirement]
  /// The generated file.
  var source: String
  /// Why the compiler could not finish; nil if it did.
  var failure: String?
  /// Its share of the compilers' time, in seconds; what it takes another time may differ.
  var seconds: Double?
}

extension CompiledProgram {
  /// Oldest iOS the program runs on; nil where no symbol says.
  var minimumOS: OSVersion? { requirements.map(\.version).max() }

  /// The API the snippet itself uses, each symbol once, by name.
  var symbols: [SnippetReport.SymbolUse] {
    let last = uses.map(\.place.piece).max() ?? 0
    return Set(uses.filter { $0.place.piece == last }.map(\.symbol))
      .sorted { ($0.name, $0.owner ?? "") < ($1.name, $1.owner ?? "") }
  }

  init(_ analysis: Analysis, _ attempt: Attempt, knowledge: Knowledge) {
    findings = HandbookSnippets.findings(of: attempt, in: analysis, knowledge: knowledge)
    let (hypothesis, outcome) = (attempt.hypothesis, attempt.outcome)
    placeholders = hypothesis.placeholders.summary
    missing = hypothesis.facts.lacking.sorted()
    // Errors may be about names of a module no stub stands for; misspelt ones are told all the same.
    if !hypothesis.facts.uncoveredModules.isEmpty, findings.contains(where: \.isError) {
      findings.removeAll { $0.isError && $0.suggestion == nil }
      missing += hypothesis.facts.uncoveredModules.sorted()
    }
    uses = outcome.uses
    requirements = outcome.requirements
    source = outcome.source.text
    failure = outcome.failure
  }
}
