package import HandbookAssembly
package import HandbookPlaceholders
import SwiftSyntax

/// All that is guessed about a program, from which a file is made to be compiled.
package struct Hypothesis: Hashable, Sendable {
  /// How far files are compiled.
  package enum Depth: Sendable {
    /// Only types are checked. That finds most mistakes, and guesses are learned from it.
    case types
    /// All that the compiler diagnoses before it makes code (missing returns, uninitialised values, data races),
    /// and the index of resolved names. Nothing beyond types is found where any file of the process has an error.
    case all
  }

  /// How the last piece's top level is wrapped.
  var shape: Shape
  /// Declarations invented for what the program only mentions.
  package var placeholders = Placeholders()
  /// Changes of the code, for each piece.
  var edits: [[ParsedPiece.Edit]]
  package var imports: Set<String>
  /// Whether loose statements await something. The function made around them is then `async`.
  var waits: Bool
  /// How far the file is compiled. A file without type errors is compiled a second time, in depth.
  package var depth = Depth.types
  /// What was found out about names. It does not change what is compiled.
  var facts: NameFacts
  /// The type that a member of a type that is not shown has for a trial.
  var trial: Trial?
  /// What two uses of a member require of it that no type has.
  var contradiction: Contradiction?

  /// The hypothesis without its facts about names. Two hypotheses with equal `compiled` give the compiler the same file.
  var compiled: Hypothesis {
    var hypothesis = self
    hypothesis.facts = NameFacts()
    return hypothesis
  }

  /// Whether anything was invented that the program names. An elision (`…`) has no name.
  var inventsNames: Bool {
    !placeholders.summary.isEmpty
      || edits.joined().contains { $0.text.contains("<#") && $0.text != "<#elided#>" }
  }

  /// Adds an edit of a piece.
  ///
  /// - Returns: Whether it is new.
  @discardableResult mutating func edit(_ edit: ParsedPiece.Edit, in piece: Int) -> Bool {
    guard !edits[piece].contains(edit) else { return false }
    edits[piece].append(edit)
    return true
  }
}

extension Hypothesis {
  /// The file that the compiler is given.
  ///
  /// - Returns: The file, and the modules it imports.
  package func assembled(
    of analysis: Analysis, support: SupportCode.Part
  ) -> (source: AssembledSource, imports: Set<String>) {
    let invented = placeholders.declarations
    let usesCombine = !placeholders.mentionedTypes.isDisjoint(with: Lexicon.combineTypes)
    let usesLog = placeholders.mentionedTypes.contains("Logger") && placeholders.types["Logger"] == nil
    let imports = imports.union(usesCombine ? ["Combine"] : []).union(usesLog ? ["os"] : [])
    let pieces = zip(analysis.pieces, edits).map { piece, edits in
      var piece = piece
      piece.edits = edits
      return piece
    }
    let source = assemble(
      pieces, shape: shape, imports: imports,
      // A violation of the stub's isolation is only a warning, as one of UIKit's is in Swift 5 mode.
      isLenient: analysis.program.languageMode == "5", waits: waits, support: support, invented: invented)
    return (source, imports)
  }
}

/// What was found out about names. It holds for every guess about the program.
package struct NameFacts: Hashable, Sendable {
  /// Names that are probably misspelled, each with the known name it resembles. They are never invented.
  var nearMisses: [String: String] = [:]
  /// Real API that the stub lacks.
  var lacking: Set<String> = []
  /// Imported modules of the system that no stub stands for.
  var uncoveredModules: Set<String> = []
  /// Imported modules that are not available: packages of others, or the author's own.
  var absentModules: Set<String> = []
}

extension Hypothesis {
  /// Renames a value of the app that has the name of a modifier or macro.
  ///
  /// - Returns: Whether there was such a value.
  mutating func rename(_ name: String, in analysis: Analysis, _ hints: NameHints) -> Bool {
    var found = false
    // `if let error { … }`: inside of the braces, `error` is the variable that the condition declares.
    for (index, piece) in analysis.pieces.enumerated() {
      for condition in Syntax(piece.tree).descendants(of: OptionalBindingConditionSyntax.self)
      where condition.initializer == nil && condition.pattern.trimmedDescription == name {
        let end = condition.pattern.bytes.upperBound
        found = edit(.init(range: end..<end, text: " = \(name)Value"), in: index) || found
      }
    }
    if found {
      placeholders.values["\(name)Value"] =
        (placeholders.values.removeValue(forKey: name) ?? hints.type(for: name)).asOptional
      return true
    }
    // So it is in `if let error = error as? StoreError, error == .cancelled`, but for what the condition unwraps.
    let unwrapped = analysis.pieces.map { piece in
      Syntax(piece.tree).descendants(of: OptionalBindingConditionSyntax.self).filter {
        $0.pattern.trimmedDescription == name
      }.compactMap { $0.initializer.map { Syntax($0) } }
    }
    for (index, piece) in analysis.pieces.enumerated() {
      let scopes = unwrapped.allSatisfy(\.isEmpty) ? [Syntax(piece.tree)] : unwrapped[index]
      for reference in scopes.flatMap({ $0.descendants(of: DeclReferenceExprSyntax.self) })
      where reference.baseName.text == name
        && reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
      {
        let edit = ParsedPiece.Edit(range: reference.baseName.bytes, text: "\(name)Value")
        found = self.edit(edit, in: index) || found
      }
    }
    guard found else { return false }
    placeholders.values["\(name)Value"] =
      placeholders.values.removeValue(forKey: name) ?? hints.type(for: name)
    return true
  }

  /// Declares `store.$items` of a store that is not shown: it is the publisher of `@Published var items`. No
  /// declaration can have a name with `$`, so the publisher gets another name.
  mutating func publishMembers(in analysis: Analysis) {
    for (index, piece) in analysis.pieces.enumerated() {
      for access in Syntax(piece.tree).descendants(of: MemberAccessExprSyntax.self) {
        let name = access.declName.baseName.text
        guard name.hasPrefix("$"), let root = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
          placeholders.values[root] != nil || edits[index].contains(where: { $0.text == "<#\(root)#>" })
            || isHeldPlainly(root, in: analysis)
        else { continue }
        let publisher = "\(name.dropFirst())Publisher"
        if edit(.init(range: access.declName.bytes, text: publisher), in: index) {
          placeholders.members["InventedValue", default: [:]][publisher] = "AnyPublisher<Invented, Never>"
        }
      }
    }
  }

  /// Whether a property of a type that is not shown has no wrapper that gives it a `$`: `let viewModel:
  /// ProfileViewModel`.
  private func isHeldPlainly(_ name: String, in analysis: Analysis) -> Bool {
    guard analysis.names.wrappers[name] == nil, let types = analysis.names.everyType[name] else {
      return false
    }
    return types.allSatisfy { placeholders.types[$0.bareName] != nil }
  }

  /// Drops what loose statements return, as in `guard let data else { return [] }`: the function is not shown, so the
  /// returned value is compiled and then ignored.
  mutating func dropReturnedValues(in analysis: Analysis) {
    for (index, piece) in analysis.pieces.enumerated() {
      for statement in Syntax(piece.tree).descendants(of: ReturnStmtSyntax.self) {
        guard let value = statement.expression, statement.isOfLooseCode else { continue }
        if value.takesTypeFromContext {
          let blank = String(repeating: " ", count: value.bytes.count)
          if !blank.isEmpty, !value.trimmedDescription.contains("\n") {
            edit(.init(range: value.bytes, text: blank), in: index)
          } else if value.implicitMember != nil {
            qualifyReturned(value, in: index, analysis)
          }
        } else {
          let (start, end) = (value.bytes.lowerBound, value.bytes.upperBound)
          edit(.init(range: start..<start, text: "(_ = "), in: index)
          edit(.init(range: end..<end, text: ")"), in: index)
        }
      }
    }
  }

  /// Gives the result of `return .run { send in … }`, which is written over several lines, a type that has such a
  /// static member.
  private mutating func qualifyReturned(_ value: ExprSyntax, in index: Int, _ analysis: Analysis) {
    let (start, end) = (value.bytes.lowerBound, value.bytes.upperBound)
    edit(.init(range: start..<start, text: "(_ = \(Placeholders.returned)"), in: index)
    edit(.init(range: end..<end, text: ")"), in: index)
    let hints = hints(for: analysis)
    var shape = placeholders.types[Placeholders.returned] ?? .init()
    var link: ExprSyntax? = value
    while let call = link?.as(FunctionCallExprSyntax.self) {
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { break }
      let name = access.declName.baseName.text
      if access.base == nil {
        shape.staticFunctions[name, default: []].insert(.init(shape: CallShape(call, names: hints)))
      } else {
        placeholders.methods[Placeholders.returned, default: [:]][name, default: []].insert(
          .init(shape: CallShape(call, names: hints), result: .named(Placeholders.returned)))
      }
      link = access.base
    }
    placeholders.types[Placeholders.returned] = shape
  }

  /// Whether the name is read from an invented environment key.
  private func isOwnEnvironmentKey(_ name: String, in analysis: Analysis) -> Bool {
    !placeholders.environment.isEmpty
      && analysis.pieces.contains { piece in
        Syntax(piece.tree).descendants(of: VariableDeclSyntax.self).contains { variable in
          variable.bindings.first?.pattern.trimmedDescription == name
            && placeholders.environment.keys.contains {
              variable.attributes.trimmedDescription.contains("Environment(\\.\($0))")
            }
        }
      }
  }

  /// The name that a value which is not shown is declared under: `transactionValue` for `transaction`, which is also a
  /// modifier of views. Nil for a name that is not declared for the app, or that the document declares itself.
  func declaredName(of value: String, in analysis: Analysis) -> String? {
    if placeholders.values[value] != nil { return value }
    let other = "\(value)Value"
    guard placeholders.values[other] != nil, edits.joined().contains(where: { $0.text == other }) else {
      return nil
    }
    let names = analysis.names
    let isShown =
      names.declaredValues.contains(value) || names.declaredMembers.values.contains { $0.contains(value) }
    return isShown ? nil : other
  }

  /// Whether the type of a value depends on an invented declaration.
  func isInvented(_ name: String, in analysis: Analysis) -> Bool {
    let root = name.hasPrefix("$") ? String(name.dropFirst()) : name
    if declaredName(of: root, in: analysis) != nil { return true }
    // No text says the type of `$0` and the like.
    if name.hasPrefix("$"), Int(root) != nil { return true }
    guard let types = analysis.names.everyType[root] else {
      return analysis.names.declaredValues.contains(root) && !analysis.names.declaredFunctions.contains(root)
        && (!analysis.names.frameworkValues.contains(root) || isOwnEnvironmentKey(root, in: analysis))
    }
    return types.allSatisfy { placeholders.types[$0.bareName] != nil }
  }

  /// Whether the type of a value may be wrong because something was invented. Only uses of such values may be
  /// replaced by holes.
  ///
  /// `let item = store.first` is open if `store` is invented. `let n = load()` is not if the program declares `load`:
  /// what the compiler says about `n` is then the author's mistake.
  ///
  /// - Parameter place: Where the value is used; `$0` is the parameter of the closure around it.
  func isOpen(_ name: String, at place: Syntax, in analysis: Analysis) -> Bool {
    var seen: Set<String> = []
    return isOpen(name, at: place, in: analysis, seen: &seen)
  }

  private func isOpen(_ name: String, at place: Syntax, in analysis: Analysis, seen: inout Set<String>)
    -> Bool
  {
    let root = name.hasPrefix("$") ? String(name.dropFirst()) : name
    if name.hasPrefix("$"), Int(root) != nil {
      let closure = place.ancestor(
        of: ClosureExprSyntax.self, where: { $0.signature?.parameterClause == nil })
      return closure?.call.map { givesOpen($0, in: analysis, seen: &seen) } ?? true
    }
    if declaredName(of: root, in: analysis) != nil || placeholders.functions[root] != nil { return true }
    // `self` in loose code is a value of a type that is not shown.
    if root == "self" {
      guard let block = place.ancestor(of: MemberBlockSyntax.self) else { return true }
      // Of a type that only an extension shows, nearly all members are not shown.
      let extended = block.parent?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      return extended.map { placeholders.types[$0] != nil } ?? false
    }
    if isOwnEnvironmentKey(root, in: analysis) { return true }
    if let types = analysis.names.everyType[root],
      types.allSatisfy({ placeholders.types[$0.bareName] != nil })
    {
      return true
    }
    guard seen.insert(root).inserted else { return false }
    return analysis.names.sources[root, default: []].contains { source in
      if source.way == .parameter, let call = source.expression.as(FunctionCallExprSyntax.self) {
        return givesOpen(call, in: analysis, seen: &seen)
      }
      return isOpen(Syntax(source.expression), in: analysis, seen: &seen)
    }
  }

  /// Whether the parameters of a call's closures depend on an invented declaration, as in `ForEach(store.items) { item in
  /// … }`.
  private func givesOpen(_ call: FunctionCallExprSyntax, in analysis: Analysis, seen: inout Set<String>)
    -> Bool
  {
    makesLibraryType(call, in: analysis)
      ? call.arguments.contains { isOpen(Syntax($0), in: analysis, seen: &seen) }
      : isOpen(Syntax(call), in: analysis, seen: &seen)
  }

  /// Whether an expression mentions something invented. The statements of its closures do not count.
  func isOpen(_ node: Syntax, in analysis: Analysis, seen: inout Set<String>) -> Bool {
    if node.is(ClosureExprSyntax.self) { return false }
    // `Cart(item: item)` is a `Cart`, which the program shows, whatever the type of `item`.
    if let call = node.as(FunctionCallExprSyntax.self), let types = analysis.names.typesGiven(by: call) {
      return types.contains { placeholders.types[$0.bareName] != nil }
    }
    if let call = node.as(FunctionCallExprSyntax.self), makesLibraryType(call, in: analysis) { return false }
    if let access = node.as(MemberAccessExprSyntax.self) {
      if let type = analysis.names.statedType(of: ExprSyntax(access)) {
        return placeholders.types[type.bareName] != nil
      }
      let name = access.declName.baseName.text
      if placeholders.members.values.contains(where: { $0[name] != nil })
        || placeholders.methods.values.contains(where: { $0[name] != nil })
        || placeholders.modifiers[name] != nil
      {
        return true
      }
      return access.base.map { isOpen(Syntax($0), in: analysis, seen: &seen) } ?? false
    }
    if let reference = node.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      if name.first?.isUppercase == true { return placeholders.types[name] != nil }
      return isOpen(name, at: node, in: analysis, seen: &seen)
    }
    return node.children(viewMode: .sourceAccurate).contains { isOpen($0, in: analysis, seen: &seen) }
  }
}

extension SyntaxProtocol {
  /// Whether the node is outside of all functions, closures and types of the program: at the top level, or in an `if` there.
  var isOfLooseCode: Bool {
    var node = parent
    while let current = node {
      if current.is(ClosureExprSyntax.self) || current.is(MemberBlockSyntax.self)
        || current.is(AccessorBlockSyntax.self) || current.is(FunctionDeclSyntax.self)
      {
        return false
      }
      node = current.parent
    }
    return true
  }
}

extension ExprSyntax {
  /// Whether the expression takes its type from its context, as `nil`, `[]`, `.home` and `[.home]` do.
  fileprivate var takesTypeFromContext: Bool {
    self.is(NilLiteralExprSyntax.self) || self.is(DictionaryExprSyntax.self) || implicitMember != nil
      || self.as(ArrayExprSyntax.self)?.elements.allSatisfy { $0.expression.implicitMember != nil } == true
  }
}
