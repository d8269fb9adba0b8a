package import HandbookAssembly
import HandbookModel
package import HandbookPlaceholders
import SwiftSyntax

/// What the compiler made of a hypothesis.
package struct Outcome: Sendable {
  /// The file that was compiled.
  package var source: AssembledSource
  package var messages: [CompilerMessage] = []
  /// Why the compiler could not finish; nil if it did.
  package var failure: String?
  /// Uses of names, in source order. Known only where the file was compiled in depth, or alone.
  var uses: [CompiledProgram.Use] = []
  var requirements: [CompiledProgram.Requirement] = []
  /// Resolved names of the generated file.
  package var occurrences: [SymbolOccurrence] = []

  package init(source: AssembledSource, messages: [CompilerMessage] = []) {
    self.source = source
    self.messages = messages
  }

  package var errors: [CompilerMessage] { messages.filter { $0.kind == .error } }
  package var isClean: Bool { failure == nil && errors.isEmpty }
  /// Whether an expression took all the effort that the compiler may spend on one.
  var isSlow: Bool { errors.contains { $0.isOf(MessageKind.tooComplex) } }
}

/// A name of a generated file, resolved to what declares it.
package struct SymbolOccurrence: Hashable, Sendable {
  /// The compiler's unified symbol resolution.
  package var usr: String
  /// `map(_:)`.
  package var name = ""
  /// Whether the name is declared here.
  package var isDefinition = false
  /// Whether the compiler added it: an accessor, a call of a result builder, the expansion of a macro.
  package var isImplicit = false
  /// 1-based.
  package var line: Int
  /// 1-based, UTF-8 bytes.
  package var column: Int

  package init(
    usr: String, name: String = "", isDefinition: Bool = false, isImplicit: Bool = false, line: Int,
    column: Int
  ) {
    self.usr = usr
    self.name = name
    self.isDefinition = isDefinition
    self.isImplicit = isImplicit
    self.line = line
    self.column = column
  }
}

/// A hypothesis with its outcome.
package struct Attempt: Sendable {
  package var hypothesis: Hypothesis
  package var outcome: Outcome

  package init(hypothesis: Hypothesis, outcome: Outcome) {
    self.hypothesis = hypothesis
    self.outcome = outcome
  }

  /// How bad the attempt is: worst is one that the compiler could not finish, next one whose shape hides declarations
  /// of the program.
  private func faults(in analysis: Analysis) -> Int {
    if outcome.failure != nil { return .max }
    let isHiding = outcome.errors.contains {
      $0.isOf(MessageKind.unknownName) && $0.quoted.first.map(analysis.looseNames.contains) ?? false
    }
    return isHiding || takesStatementsForViews(in: analysis) ? .max - 1 : outcome.errors.count
  }

  /// Whether a statement at the top level, such as `label.text = "Buy"`, `task.resume()`, `fetch(id)` with a result of several
  /// parts, a loop and a `return` of something else, was taken for one of several views, or what is done in the only `if` was.
  /// The compiler says nothing else of the statements beside it.
  private func takesStatementsForViews(in analysis: Analysis) -> Bool {
    outcome.errors.contains { error in
      let isLoop = error.isOf(MessageKind.loopAmongViews)
      let isResult = error.isOf(MessageKind.resultAmongViews)
      let isAction = error.isOf(MessageKind.nothingConforms) && error.quoted.first?.hasPrefix("(") == true
      guard isLoop || isResult || isAction,
        let place = outcome.source.place(line: error.line, column: error.column),
        let item = analysis.node(at: place)?.ancestor(of: CodeBlockItemSyntax.self)
      else { return false }
      if isLoop { return item.isOfLooseCode }
      if isResult { return item.isOfLooseCode && item.item.is(ReturnStmtSyntax.self) }
      let statements = analysis.pieces[place.piece].tree.statements
      return item.parent?.parent?.is(SourceFileSyntax.self) == true
        || item.isOfLooseCode && statements.count == 1 && error.quoted.first == "()"
    }
  }

  /// Whether the attempt says more about the program than another. One compiled in depth says more than one that was
  /// not, because its types are right. Otherwise the one with fewer errors says more. Of two attempts with equally
  /// many errors, the later one has learned more if their shapes are equal; otherwise the one with the earlier shape
  /// is likelier.
  func isBetter(than other: Attempt, in analysis: Analysis) -> Bool {
    if hypothesis.depth != other.hypothesis.depth { return hypothesis.depth == .all }
    let (mine, others) = (faults(in: analysis), other.faults(in: analysis))
    return mine < others || mine == others && hypothesis.shape == other.hypothesis.shape
  }
}

/// A fold over the attempts to compile one program: the best, the last, what they say of names, and what they cost.
package struct Search: Sendable {
  private(set) var best: Attempt
  private(set) var last: Attempt
  /// What is known about names so far.
  package var facts: NameFacts
  /// Number of attempts in which an expression took all the effort that the compiler may spend on one.
  private(set) var slowAttempts: Int
  /// Number of attempts so far.
  private(set) var attempts = 1
  /// Bytes of syntax that may still be searched to learn from attempts.
  private(set) var work: Int
  /// The hypotheses that were compiled, each without what does not change the file.
  private var tried: Set<Hypothesis>
  /// Attempts to give a member that is not shown one type at all its uses, after `best` was clean.
  private(set) var trials: [Attempt] = []

  package init(_ attempt: Attempt, of analysis: Analysis) {
    (best, last) = (attempt, attempt)
    tried = [attempt.hypothesis.compiled]
    facts = attempt.hypothesis.facts
    slowAttempts = attempt.outcome.isSlow ? 1 : 0
    work = attempt.outcome.errors.count * analysis.size
  }

  /// Bytes of syntax after which learning ends: some seconds of work. Sound documents need less than a tenth of it.
  private static let workLimit = 64 << 20

  var isExhausted: Bool { work > Self.workLimit }

  /// Attempts after which nothing more is learned. If the last one has no type errors, it is still compiled in depth.
  private static let attemptLimit = 20

  var isLong: Bool { attempts >= Self.attemptLimit }

  /// Whether the same file was compiled before. Two answers that undo each other would otherwise alternate forever.
  func hasTried(_ hypothesis: Hypothesis) -> Bool { tried.contains(hypothesis.compiled) }

  /// The types that were guessed for a member on the way to the last attempt, the latest guess first.
  func types(guessedFor member: Trial.Member) -> [SwiftType] {
    func guesses(in hypothesis: Hypothesis) -> [SwiftType] {
      [member.owner, "InventedValue"].compactMap { hypothesis.placeholders.members[$0]?[member.name] }
    }
    let others = tried.filter { $0.trial == nil }.reduce(into: Set()) { $0.formUnion(guesses(in: $1)) }
    return guesses(in: last.hypothesis) + others.sorted()
  }

  /// Whether another attempt would only take as long and say the same.
  package var isHopeless: Bool { last.outcome.isSlow && slowAttempts > 1 }

  /// The best attempt, with what is known of names by now.
  package var result: Attempt {
    var result = best
    result.hypothesis.facts = facts
    if isExhausted { result.outcome.failure = "too much of what it mentions is left to be guessed" }
    // A file without type errors may still lack a `return`. Nothing passes that was not compiled in depth.
    if result.outcome.isClean, result.hypothesis.depth == .types {
      result.outcome.failure = "it was not compiled to the end"
    }
    return result
  }

  package mutating func add(_ attempt: Attempt, of analysis: Analysis) {
    if attempt.hypothesis.trial != nil {
      tried.insert(attempt.hypothesis.compiled)
      trials.append(attempt)
      if let contradiction = contradiction(shownBy: attempt, of: analysis) { best = contradiction }
      return
    }
    if attempt.isBetter(than: best, in: analysis) { best = attempt }
    last = attempt
    tried.insert(attempt.hypothesis.compiled)
    attempts += 1
    facts = attempt.hypothesis.facts
    slowAttempts += attempt.outcome.isSlow ? 1 : 0
    work += attempt.outcome.errors.count * analysis.size
  }
}

extension Outcome {
  /// Turns resolved names of the generated file into uses of the stub's API in the pieces, and of what the pieces
  /// themselves declare for newer systems.
  package mutating func resolve(_ occurrences: [SymbolOccurrence], in analysis: Analysis, api: KnownAPI) {
    self.occurrences = occurrences
    var found: Set<CompiledProgram.Use> = []
    var own: [String: OSVersion] = [:]
    for occurrence in occurrences where api.symbols[occurrence.usr] == nil {
      guard let place = source.place(line: occurrence.line, column: occurrence.column),
        let version = analysis.pieces[place.piece].declaredVersion(line: place.line, column: place.column)
      else { continue }
      own[occurrence.usr] = max(version, own[occurrence.usr] ?? version)
    }
    var requirements: Set<CompiledProgram.Requirement> = []
    for occurrence in occurrences {
      guard let place = source.place(line: occurrence.line, column: occurrence.column) else { continue }
      let symbol = api.symbols[occurrence.usr]
      if let symbol {
        found.insert(
          CompiledProgram.Use(
            symbol: SnippetReport.SymbolUse(
              name: symbol.name, owner: symbol.owner, module: symbol.module, introduced: symbol.introduced),
            place: place,
            deprecated: symbol.deprecated.flatMap { $0.major < 1000 ? $0 : nil },
            deprecation: symbol.deprecationText))
      }
      let piece = analysis.pieces[place.piece]
      let word = piece.word(line: place.line, column: place.column)
      // What a result builder calls is not written in the snippet. The API that needs the builder is.
      guard let needed = symbol?.introduced ?? own[occurrence.usr] ?? occurrence.systemVersion(as: word, api),
        symbol.map({ $0.baseName == word }) ?? true,
        needed > piece.assuredVersion(line: place.line, column: place.column) ?? OSVersion(0)
      else { continue }
      let declared = symbol?.name ?? (own[occurrence.usr] == nil ? occurrence.name : word)
      let name = declared.hasPrefix("init") && word != "init" ? "\(word).\(declared)" : declared
      requirements.insert(.init(name: name, version: needed, place: place, length: word.utf8.count))
    }
    for index in analysis.pieces.indices {
      // A stored property exists on every version of the system: `@available` on it makes the whole type need that
      // version.
      for stored in analysis.pieces[index].storedForNewer {
        requirements.insert(
          .init(
            name: stored.name, version: stored.version,
            place: analysis.place(ofByte: stored.bytes.lowerBound, in: index), length: stored.bytes.count))
      }
      for (name, bytes) in analysis.pieces[index].unindexed {
        let place = analysis.place(ofByte: bytes.lowerBound, in: index)
        guard let needed = api.systemVersions[name], !analysis.names.declaredTypes.contains(name),
          needed > analysis.pieces[index].assuredVersion(line: place.line, column: place.column)
            ?? OSVersion(0)
        else { continue }
        requirements.insert(.init(name: name, version: needed, place: place, length: bytes.count))
      }
    }
    uses = found.sorted { ($0.place, $0.symbol.name) < ($1.place, $1.symbol.name) }
    self.requirements = requirements.sorted { ($0.place, $0.name) < ($1.place, $1.name) }
  }
}

extension SymbolOccurrence {
  /// First iOS version of what Swift or Foundation declares, where it is written as this word.
  fileprivate func systemVersion(as word: String, _ api: KnownAPI) -> OSVersion? {
    let base = name.prefix { $0 != "(" }
    guard base == word || base == "init" && word.first?.isUppercase == true else { return nil }
    return api.systemVersions[usr]
  }
}

extension ParsedPiece {
  /// Names that the compiler's index lacks, with their bytes: those of attributes, of `#name(…)` expressions, and of
  /// types that literals such as `/a+/` have.
  fileprivate var unindexed: [(name: String, bytes: Range<Int>)] {
    let attributes = Syntax(tree).descendants(of: AttributeSyntax.self).map { Syntax($0.attributeName) }
    let expressions = Syntax(tree).descendants(of: MacroExpansionExprSyntax.self).map { Syntax($0.macroName) }
    let patterns = Syntax(tree).descendants(of: RegexLiteralExprSyntax.self).map { ("Regex", $0.bytes) }
    return (attributes + expressions).map { ($0.trimmedDescription, $0.bytes) } + patterns
  }
}

extension KnownAPI.Symbol {
  /// The name as it stands in code: `sheet` of `sheet(item:content:)`; for an initializer, the name of its type.
  fileprivate var baseName: String {
    let base = String(name.prefix { $0 != "(" })
    return base == "init" ? owner?.split(separator: ".").last.map(String.init) ?? base : base
  }

  /// As Xcode words it: "'old(_:)' was deprecated in iOS 16.0: use …".
  var deprecationText: String? {
    guard let deprecated, deprecated.major < 1000 else { return nil }
    let start = "'\(name)' was deprecated in iOS \(deprecated.major).\(deprecated.minor)"
    if let renamed { return "\(start): renamed to '\(renamed)'" }
    return message.map { "\(start): \($0)" } ?? start
  }
}
