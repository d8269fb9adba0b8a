package import HandbookAssembly
package import HandbookModel
import HandbookPlaceholders
import SwiftSyntax

/// What the compiler finally said about one program, without places in the document. This is what the cache keeps.
package struct CompiledProgram: Codable, Hashable, Sendable {
  package struct Finding: Codable, Hashable, Sendable {
    package var isError: Bool
    package var text: String
    package var place: AssembledSource.Place
    /// UTF-8 bytes from `place.column`; at least 1.
    package var length: Int
    package var notes: [Note]
    /// The known name that the author probably meant.
    package var suggestion: String?
    /// Whether it may be the fault of a guess about what the document does not show, and not the author's.
    package var isDoubtful = false
    /// What to do about it; nil for what is advised for all findings of its kind.
    package var help: String?

    package init(
      isError: Bool, text: String, place: AssembledSource.Place, length: Int, notes: [Note],
      suggestion: String? = nil
    ) {
      self.isError = isError
      self.text = text
      self.place = place
      self.length = length
      self.notes = notes
      self.suggestion = suggestion
    }
  }

  /// A name resolved to API of the stub.
  package struct Use: Codable, Hashable, Sendable {
    package var symbol: SnippetReport.SymbolUse
    package var place: AssembledSource.Place
    package var deprecated: OSVersion?
    /// What the compiler says of its deprecation on Apple's platforms.
    package var deprecation: String?
  }

  /// A name that needs a newer system than the code around it has asked for.
  package struct Requirement: Codable, Hashable, Sendable {
    package var name: String
    /// iOS version.
    package var version: OSVersion
    package var place: AssembledSource.Place
    /// UTF-8 bytes from `place.column`.
    package var length: Int
  }

  package struct Note: Codable, Hashable, Sendable {
    package var text: String
    package var place: AssembledSource.Place?
  }

  package var findings: [Finding]
  package var placeholders: [SnippetReport.Placeholder]
  /// Real API, and modules of the system, that the stub library lacks.
  package var missing: [String]
  /// Packages that are not available.
  package var absent: [String] = []
  /// Calls whose arguments the document leaves out, such as `Text(...)`. They cannot be compiled.
  package var leftOut: [String] = []
  /// In source order, setup and continued pieces included.
  package var uses: [Use]
  /// Uses of API that decide which version of the system the program needs, in source order.
  package var requirements: [Requirement]
  /// The generated file.
  package var source: String
  /// Why the compiler could not finish; nil if it did.
  package var failure: String?
  /// What the names of the last piece are. Snippets are named by their piece.
  package var words = Words()
  /// Its share of the compilers' time, in seconds. It differs from run to run.
  package var seconds: Double?
}

extension CompiledProgram {
  /// Oldest iOS the program runs on; nil where no symbol says.
  package var minimumOS: OSVersion? { requirements.map(\.version).max() }

  /// The API the snippet itself uses, each symbol once, by name.
  package var symbols: [SnippetReport.SymbolUse] {
    let last = uses.map(\.place.piece).max() ?? 0
    return Set(uses.filter { $0.place.piece == last }.map(\.symbol))
      .sorted { ($0.name, $0.owner ?? "") < ($1.name, $1.owner ?? "") }
  }

  /// Whether all errors may be the fault of guesses about what the document does not show.
  package var isDoubtful: Bool {
    let errors = findings.filter(\.isError)
    return !errors.isEmpty && errors.allSatisfy(\.isDoubtful)
  }

  /// Adds what the compiler says of another build of the same program.
  package mutating func add(_ other: CompiledProgram) {
    findings += other.findings.filter { finding in
      !findings.contains { $0.text == finding.text && $0.place == finding.place }
    }
    missing = Set(missing).union(other.missing).sorted()
    absent = Set(absent).union(other.absent).sorted()
    leftOut = Set(leftOut).union(other.leftOut).sorted()
    uses = Set(uses).union(other.uses).sorted { ($0.place, $0.symbol.name) < ($1.place, $1.symbol.name) }
    requirements = Set(requirements).union(other.requirements)
      .sorted { ($0.place, $0.name) < ($1.place, $1.name) }
    failure = failure ?? other.failure
    seconds = seconds.map { $0 + (other.seconds ?? 0) }
  }

  package init(_ analysis: Analysis, _ attempt: Attempt, knowledge: Knowledge) {
    findings = HandbookLearning.findings(of: attempt, in: analysis, knowledge: knowledge)
    let (hypothesis, outcome) = (attempt.hypothesis, attempt.outcome)
    placeholders = hypothesis.placeholders.summary
    missing = hypothesis.facts.lacking.sorted()
    // Errors may be about names of a module that the stub library lacks. Misspelled names are reported all the same.
    // Invented names may belong to that module, too, and be misspelled: `HKHealthStore().requestAuthorisation()`.
    let uncovered = hypothesis.facts.uncoveredModules.union(outcome.errors.compactMap(\.lackedByThisSystem))
    if !uncovered.isEmpty,
      findings.contains(where: \.isError) || hypothesis.inventsNames
    {
      findings.removeAll {
        $0.isError && $0.suggestion == nil
          && !attempt.givesLiteralToLibrary(at: $0.place, in: analysis, knowledge: knowledge)
      }
      missing += uncovered.subtracting(missing).sorted()
    }
    // `List(trips)` of `FetchedResults<Trip>`: what a type can do that the stub library lacks is not known.
    let unknown = Set(missing)
    findings.removeAll { finding in
      finding.isError && finding.suggestion == nil
        && quotedTexts(of: finding.text).contains {
          SwiftType($0).words.contains { unknown.contains(String($0)) }
        }
    }
    for error in outcome.errors {
      let hints = hypothesis.hints(for: analysis)
      let question = Question(error, about: attempt, of: analysis, knowledge: knowledge, hints: hints)
      let lacked = question.lackedMember
      // What has no type beside a member that is not there follows from that.
      if let node = question.node, lacked != nil || error.isOf(MessageKind.unknownMember),
        findings.contains(where: { $0.isError && $0.place == question.place })
      {
        let others = attempt.errorsWithoutTypes(beside: node, in: analysis)
        findings.removeAll { $0.isError && others.contains($0.place) }
      }
      if let call = question.lackedInitializer {
        let label = call.arguments.first?.label
        let head = call.calledExpression.tokens(viewMode: .sourceAccurate).map(\.id)
        let places = Set(head + [call.leftParen?.id, call.rightParen?.id, label?.id].compactMap { $0 })
        findings.removeAll {
          $0.isError && analysis.node(at: $0.place).map { places.contains($0.id) } == true
        }
        let name =
          "\(call.calledExpression.trimmedDescription).init(\(label.map { "\($0.text):" } ?? (call.arguments.isEmpty ? "" : "_:")))"
        if !missing.contains(name) { missing.append(name) }
      }
      // Nothing is known of what such a call takes, and so of what its closures are given.
      if let (call, name) = question.lackedCall {
        let tokens = Set(call.tokens(viewMode: .sourceAccurate).map(\.id))
        findings.removeAll {
          $0.isError && $0.suggestion == nil
            && analysis.node(at: $0.place).map { tokens.contains($0.id) } == true
        }
        if !missing.contains(name) { missing.append(name) }
      }
      // The stub library lacks a member that the type has. What else is wrong is reported.
      guard let lacked else { continue }
      findings.removeAll { $0.isError && $0.place == question.place }
      if !missing.contains(lacked) { missing.append(lacked) }
    }
    // A missing package may declare the invented names differently from the guess, and add members to known types.
    if !hypothesis.facts.absentModules.isEmpty, findings.contains(where: \.isError) {
      let known = findings.count
      findings.removeAll {
        $0.isError && $0.suggestion == nil
          && (attempt.usesUnknownNames(around: $0.place, in: analysis) || attempt.isAboutMember(at: $0.place))
      }
      if findings.count < known { absent = hypothesis.facts.absentModules.sorted() }
    }
    uses = outcome.uses
    requirements = outcome.requirements
    source = outcome.source.text
    failure = outcome.failure
    let aboutHoles = findings.filter { $0.isError && $0.suggestion == nil }.compactMap { finding in
      analysis.callWithHole(at: finding.place).map { (finding, $0) }
    }
    findings.removeAll { finding in aboutHoles.contains { $0.0 == finding } }
    leftOut = Set(aboutHoles.map(\.1)).sorted()
  }
}

extension Attempt {
  /// Where the compiler says no more than that it finds no type, in the expression around a member that the stub library
  /// lacks: the `.minimal` of `item.largeSubtitleStyle = .minimal`.
  fileprivate func errorsWithoutTypes(beside member: Syntax, in analysis: Analysis) -> [AssembledSource.Place]
  {
    var whole = member
    while let parent = whole.parent, !parent.is(CodeBlockItemSyntax.self),
      !parent.is(ConditionElementSyntax.self), !parent.is(MemberBlockItemSyntax.self)
    {
      whole = parent
    }
    let kinds = MessageKind.withoutTypes.union(MessageKind.nilWithoutType)
    return outcome.errors.filter { $0.isOf(kinds) }.compactMap { error in
      guard let place = outcome.source.place(line: error.line, column: error.column),
        let node = analysis.node(at: place), node.root.id == whole.root.id,
        whole.bytes.contains(node.bytes.lowerBound)
      else { return nil }
      return place
    }
  }

  /// Whether a literal stands at the place that is given to a function of the library, such as `systemImage: true` to
  /// `Label`. What that takes does not depend on what the library lacks.
  fileprivate func givesLiteralToLibrary(
    at place: AssembledSource.Place, in analysis: Analysis, knowledge: Knowledge
  ) -> Bool {
    guard let argument = analysis.node(at: place)?.ancestor(of: LabeledExprSyntax.self),
      argument.expression.literalType != nil,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    guard let callee = call.calledExpression.simpleName else { return knowledge.guardian.isModifier(call) }
    return knowledge.api.topLevel[callee] != nil && hypothesis.placeholders.types[callee] == nil
      && !analysis.names.declaredTypes.contains(callee)
  }

  /// Whether the compiler found no such member of a type at the place, or none that takes what it is given.
  fileprivate func isAboutMember(at place: AssembledSource.Place) -> Bool {
    outcome.errors.contains {
      $0.isOf(
        MessageKind.unknownMember.union(MessageKind.unknownStaticMember).union(MessageKind.argumentsDoNotFit)
          .union(MessageKind.calledValue))
        && outcome.source.place(line: $0.line, column: $0.column) == place
    }
  }

  /// Whether the statement or declaration at the top level around the place uses a name that nothing declares.
  fileprivate func usesUnknownNames(around place: AssembledSource.Place, in analysis: Analysis) -> Bool {
    let piece = analysis.pieces[place.piece]
    guard let offset = piece.offset(line: place.line, column: place.column),
      let item = piece.tree.statements.first(where: { $0.bytes.contains(offset) }),
      // A message about no code of the document is shown at the first line.
      !item.item.is(ImportDeclSyntax.self)
    else { return true }
    let unknown = analysis.names.free.intersection(analysis.undeclared).union(
      hypothesis.placeholders.types.keys)
    return item.tokens(viewMode: .sourceAccurate).contains { unknown.contains($0.text) }
  }
}
