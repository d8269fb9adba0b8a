package import HandbookAssembly
package import HandbookPlaceholders
import SwiftSyntax

/// What a file is made from to be compiled: a guess at everything the document does not show.
package struct Hypothesis: Hashable, Sendable {
  /// How far files are compiled.
  package enum Depth: Sendable {
    /// Types only: what most mistakes are found by, and what guesses are learnt from.
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
  /// Loose statements await something: the function made around them is `async`.
  var waits: Bool
  /// How far it is compiled: what has the right types is looked at in depth.
  package var depth = Depth.types
  /// What was found out about names. It does not change what is compiled.
  var facts: NameFacts

  /// The hypothesis without its facts about names. Two hypotheses with equal `compiled` give the compiler the same file.
  var compiled: Hypothesis {
    var hypothesis = self
    hypothesis.facts = NameFacts()
    return hypothesis
  }

  /// Whether anything that the program names was invented. What it leaves out, as `…`, has no name.
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
      // Isolation of the stub is a warning only, as UIKit's is in Swift 5 mode.
      isLenient: analysis.program.languageMode == "5", waits: waits, support: support, invented: invented)
    return (source, imports)
  }
}

/// What was found out about names, whatever the guess it was found with.
package struct NameFacts: Hashable, Sendable {
  /// Names that are taken for misspelt and never invented, with the known name each nearly is.
  var nearMisses: [String: String] = [:]
  /// Real API that the stub lacks.
  var lacking: Set<String> = []
  /// Imported modules of the system that no stub stands for.
  var uncoveredModules: Set<String> = []
  /// Imported modules that are nowhere: packages of others, or the author's own.
  var absentModules: Set<String> = []
}

extension Hypothesis {
  /// A value of the app that has the name of a modifier or macro stands under another name.
  ///
  /// - Returns: Whether there was one to rename.
  mutating func rename(_ name: String, in analysis: Analysis, _ hints: NameHints) -> Bool {
    var found = false
    for (index, piece) in analysis.pieces.enumerated() {
      for reference in Syntax(piece.tree).descendants(of: DeclReferenceExprSyntax.self)
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

  /// `store.$items` of a store that is not shown is the publisher of its `@Published var items`. Nobody can declare a
  /// name with `$`: it stands under another.
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

  /// `let viewModel: ProfileViewModel` of a model that is not shown, with no wrapper that has a `$` of its own.
  private func isHeldPlainly(_ name: String, in analysis: Analysis) -> Bool {
    guard !analysis.names.wrapped.contains(name), let types = analysis.names.everyType[name] else {
      return false
    }
    return types.allSatisfy { placeholders.types[$0.bareName] != nil }
  }

  /// `guard let data else { return [] }` of a function that is not shown: what it gives is compiled, and given to nobody.
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

  /// `return .run { send in … }` over several lines: the function gives something that can be made so.
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

  /// Read from a key that was invented.
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

  /// A value whose type comes from an invented declaration.
  func isInvented(_ name: String, in analysis: Analysis) -> Bool {
    let root = name.hasPrefix("$") ? String(name.dropFirst()) : name
    if placeholders.values[root] != nil { return true }
    // `$0` and its like, whose type no text says.
    if name.hasPrefix("$"), Int(root) != nil { return true }
    guard let types = analysis.names.everyType[root] else {
      return analysis.names.declaredValues.contains(root) && !analysis.names.declaredFunctions.contains(root)
        && (!analysis.names.frameworkValues.contains(root) || isOwnEnvironmentKey(root, in: analysis))
    }
    return types.allSatisfy { placeholders.types[$0.bareName] != nil }
  }

  /// Whether the type of a value may be wrong because something was invented: only then may a use of it be given up
  /// on.
  ///
  /// `let item = store.first` is open where `store` is invented. `let n = load()` is not where the program declares
  /// `load`: what the compiler says of `n` is then the author's concern.
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
      return closure?.call.map { isOpen(Syntax($0), in: analysis, seen: &seen) } ?? true
    }
    if placeholders.values[root] != nil || placeholders.functions[root] != nil { return true }
    // Loose code is part of a type that is not shown.
    if root == "self" { return place.ancestor(of: MemberBlockSyntax.self) == nil }
    if isOwnEnvironmentKey(root, in: analysis) { return true }
    if let types = analysis.names.everyType[root],
      types.allSatisfy({ placeholders.types[$0.bareName] != nil })
    {
      return true
    }
    guard seen.insert(root).inserted else { return false }
    return analysis.names.sources[root, default: []].contains {
      isOpen(Syntax($0.expression), in: analysis, seen: &seen)
    }
  }

  /// Whether an expression mentions something invented. What its closures do does not count.
  func isOpen(_ node: Syntax, in analysis: Analysis, seen: inout Set<String>) -> Bool {
    if node.is(ClosureExprSyntax.self) { return false }
    // `Cart(item: item)` is a `Cart` that the program shows, whatever the item is.
    if let call = node.as(FunctionCallExprSyntax.self), let types = analysis.names.typesGiven(by: call) {
      return types.contains { placeholders.types[$0.bareName] != nil }
    }
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

extension ReturnStmtSyntax {
  /// No function, closure or property of the program is around it.
  fileprivate var isOfLooseCode: Bool {
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
  /// `nil`, `[]` and `.home` are of whatever type is asked for.
  fileprivate var takesTypeFromContext: Bool {
    self.is(NilLiteralExprSyntax.self) || self.as(ArrayExprSyntax.self)?.elements.isEmpty == true
      || self.is(DictionaryExprSyntax.self) || implicitMember != nil
  }
}
