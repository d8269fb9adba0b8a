import SwiftSyntax

/// Answers `#if` as a build for iOS does: `os(iOS)` and the flags hold, other systems do not. The host's compiler
/// would leave out what the document is about. Answered directives, and branches that are not taken, are replaced by
/// as many blanks, so that the rest may be code of any kind: modifiers, imports, members.
func withoutConditions(_ code: String, _ tree: SourceFileSyntax, flags: Set<String>) -> String {
  blank(Syntax(tree).descendants(of: IfConfigDeclSyntax.self).flatMap { $0.notTaken(flags) }, in: code)
}

extension Program {
  /// The flags of a debug build on a device.
  package static let debug: Set = ["DEBUG"]

  /// Builds for iOS beside the one that is shown and run, so that each branch that a flag decides is compiled in one
  /// of them. The `#else` of `#if DEBUG`, for example, is what users get.
  package var otherBuilds: [Program] {
    guard pieces.contains(where: { $0.code.contains("#if") }) else { return [] }
    let conditions = pieces.flatMap { piece in
      Syntax(parse(blankElisions(piece.code).code).tree).descendants(of: IfConfigDeclSyntax.self)
    }
    let named = Set(conditions.flatMap(\.clauses).compactMap(\.condition).flatMap { Syntax($0).flags })
      .sorted()
    // If there are too many combinations, each flag is changed alone.
    let changes: [Set<String>] =
      named.count > 4
      ? named.map { [$0] }
      : (0..<1 << named.count).map { bits in
        Set(named.indices.filter { bits >> $0 & 1 == 1 }.map { named[$0] })
      }.sorted { $0.count < $1.count }
    func choices(_ flags: Set<String>) -> Set<[Int]> {
      Set(
        conditions.indices.filter { conditions[$0].isReached(flags) }.map {
          [$0, conditions[$0].choice(flags) ?? -1]
        })
    }
    var seen = choices(flags)
    return changes.compactMap { change in
      var build = self
      build.flags = flags.symmetricDifference(change)
      let taken = choices(build.flags)
      guard !taken.isSubset(of: seen) else { return nil }
      seen.formUnion(taken)
      return build
    }
  }
}

extension IfConfigDeclSyntax {
  /// Bytes of the directives, and of the branches that are not taken. None, where the host's compiler has to decide,
  /// as for branches that cannot be parsed.
  fileprivate func notTaken(_ flags: Set<String>) -> [Range<Int>] {
    let branches = Array(clauses)
    guard let choice = choice(flags),
      !branches.indices.contains(where: { $0 != choice && branches[$0].hasError })
    else { return [] }
    guard branches.indices.contains(choice), let taken = branches[choice].elements?.bytes, !taken.isEmpty
    else { return [bytes] }
    return [bytes.lowerBound..<taken.lowerBound, taken.upperBound..<bytes.upperBound]
  }

  /// Position of the branch that is taken; one past the last, if none is. Nil, where the host's compiler has to
  /// decide.
  fileprivate func choice(_ flags: Set<String>) -> Int? {
    for (position, clause) in clauses.enumerated() {
      guard let holds = clause.condition.map({ $0.holds(flags) }) ?? true else { return nil }
      if holds { return position }
    }
    return clauses.count
  }

  /// Whether the branches that it stands in are taken.
  fileprivate func isReached(_ flags: Set<String>) -> Bool {
    guard let clause = parent?.ancestor(of: IfConfigClauseSyntax.self),
      let outer = clause.ancestor(of: IfConfigDeclSyntax.self)
    else { return true }
    let position = Array(outer.clauses).firstIndex { $0.id == clause.id }
    return (outer.choice(flags) ?? position) == position && outer.isReached(flags)
  }
}

extension ExprSyntax {
  /// Whether a condition of `#if` holds where readers build; nil where that depends on more than system and flags.
  fileprivate func holds(_ flags: Set<String>) -> Bool? {
    if let flag { return flags.contains(flag) }
    if let call = self.as(FunctionCallExprSyntax.self) {
      switch call.calledExpression.simpleName {
      case "os": return call.arguments.trimmedDescription == "iOS"
      case "targetEnvironment": return false
      case "canImport":
        // The modules of an iPhone. Whether an app has a package, nobody can say here.
        let module = call.arguments.first?.expression.trimmedDescription ?? ""
        if Lexicon.modulesOfOtherSystems.contains(module) { return false }
        return Lexicon.appleModules.contains(module) || Lexicon.uiModules.contains(module) ? true : nil
      default: return nil
      }
    }
    if let literal = self.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.holds(flags)
    }
    if let negation = self.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return negation.expression.holds(flags).map { !$0 }
    }
    guard let sequence = self.as(SequenceExprSyntax.self) else { return nil }
    let signs = Set(sequence.elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text })
    let parts = sequence.elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map { $0.holds(flags) }
    // One part can decide: a false one of `&&`, a true one of `||`.
    let deciding = signs == ["||"]
    guard signs == ["&&"] || deciding else { return nil }
    return parts.contains(deciding) ? deciding : parts.contains(nil) ? nil : !deciding
  }

  /// A condition that a build for iOS may or may not fulfill: `DEBUG`, `targetEnvironment(simulator)`.
  fileprivate var flag: String? {
    if let name = simpleName { return name }
    guard let call = self.as(FunctionCallExprSyntax.self),
      call.calledExpression.simpleName == "targetEnvironment",
      call.arguments.trimmedDescription == "simulator"
    else { return nil }
    return "simulator"
  }
}

extension Syntax {
  /// The flags in a condition.
  fileprivate var flags: [String] {
    if let flag = self.as(ExprSyntax.self)?.flag { return [flag] }
    return self.is(FunctionCallExprSyntax.self) ? [] : children(viewMode: .sourceAccurate).flatMap(\.flags)
  }
}
