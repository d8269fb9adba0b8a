package import HandbookAssembly
import HandbookModel
package import HandbookPlaceholders
import SwiftSyntax

/// What is known of a program before the compiler has said anything about it. Nothing here changes.
package struct Analysis: Sendable {
  package let program: Program
  package let pieces: [ParsedPiece]
  package let names: ProgramNames
  /// Ways to make a file of the last piece, the likeliest first.
  package let shapes: [Shape]
  /// Functions and variables at the top level of a piece. Some shapes put them into a type, which hides them from the
  /// rest of the program. They are the program's own all the same.
  let looseNames: Set<String>
  /// Modules that the file imports.
  package let imports: Set<String>
  /// Whether loose statements await something.
  let waits: Bool
  /// What the imports say of names, before anything is guessed.
  package let facts: NameFacts
  /// Names that neither the program nor any module it imports declares.
  package private(set) var undeclared: Set<String> = []

  /// - Parameters:
  ///   - known: Modules that the stub library has a module for.
  ///   - sharedTypes: Types of the code that all documents share, as far as the program has them.
  package init(_ program: Program, known: Set<String>, api: KnownAPI, sharedTypes: Set<String> = []) {
    self.program = program
    let written = program.pieces.map { ParsedPiece($0, flags: program.flags) }
    lazy var declared = ProgramNames(written, sharedTypes: sharedTypes)
    pieces = written.map { piece in
      var piece = piece
      piece.blankSelf { name in
        !declared.declaredFunctions.contains(name) && !declared.declaredValues.contains(name)
          && !declared.declaredMembers.values.contains { $0.contains(name) }
          && !api.knowsMember(name) && api.topLevel[name] == nil
      }
      return piece
    }
    names = ProgramNames(pieces, sharedTypes: sharedTypes)
    shapes = pieces.last?.shapes ?? [.declarations]
    waits = pieces.contains { $0.tree.waits }
    looseNames = Set(pieces.flatMap(\.items).filter { $0.kind == .flexible }.compactMap(\.declaredName))
    (imports, facts) = settledImports(of: pieces, names: names, known: known, api: api)
  }

  /// The analysis, after the compiler was asked which names of the snippet nothing declares.
  package func with(undeclared: Set<String>) -> Analysis {
    var analysis = self
    analysis.undeclared = undeclared.union(namesOfModels)
    return analysis
  }

  /// Whether a piece is nested too deeply to be parsed. Such code is not compiled either.
  package var isBeyondLimits: Bool { pieces.contains { $0.beyondLimit != nil } }

  /// UTF-8 bytes of code.
  var size: Int { pieces.reduce(0) { $0 + $1.code.utf8.count } }

  /// Where a byte of one of the pieces stands.
  package func place(ofByte offset: Int, in position: Int) -> AssembledSource.Place {
    let piece = pieces[position]
    let line = piece.line(of: offset)
    return .init(piece: position, line: line + 1, column: offset - piece.lineStarts[line] + 1)
  }

  /// The token at a place.
  func node(at place: AssembledSource.Place) -> Syntax? {
    let piece = pieces[place.piece]
    guard let offset = piece.offset(line: place.line, column: place.column), offset < piece.code.utf8.count
    else { return nil }
    return piece.tree.token(at: AbsolutePosition(utf8Offset: offset)).map(Syntax.init)
  }

  /// Whether the program declares a view of that name.
  func isView(_ type: String) -> Bool {
    pieces.contains { piece in
      piece.tree.statements.contains { item in
        item.item.as(StructDeclSyntax.self).map {
          $0.name.text == type
            && ($0.inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription == "View" }
              ?? false)
        } ?? false
      }
    }
  }

  /// Names in the inheritance clauses of a type's declaration and extensions (classes, protocols, raw values), and
  /// `Observable` for a class with the macro.
  func contracts(of type: String) -> Set<String> {
    pieces.reduce(into: []) { contracts, piece in
      for token in piece.tree.tokens(viewMode: .sourceAccurate) where token.text == type {
        guard
          let group = token.parent?.asProtocol((any DeclGroupSyntax).self)
            ?? token.parent?.parent?.asProtocol((any DeclGroupSyntax).self)
        else { continue }
        let isNamed = group.asProtocol((any NamedDeclSyntax).self)?.name.text == type
        guard isNamed || group.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription == type else {
          continue
        }
        contracts.formUnion(group.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? [])
        let macros = group.attributes.compactMap {
          $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
        }
        if !Set(macros).isDisjoint(with: ["Observable", "Model"]) { contracts.insert("Observable") }
      }
    }
  }

  /// Whether the program calls something of that name.
  func calls(_ name: String) -> Bool {
    pieces.contains { piece in
      Syntax(piece.tree).descendants(of: FunctionCallExprSyntax.self).contains { $0.calleeName == name }
    }
  }

  /// Whether the program shows only some members of a type, so that an initializer may be among those it leaves out.
  /// A class without any initializer has left it out in any case.
  func leavesOutMembers(of type: String) -> Bool {
    pieces.contains { piece in
      Syntax(piece.tree).descendants(of: MemberBlockSyntax.self).contains { block in
        guard let group = block.parent?.asProtocol((any DeclGroupSyntax).self),
          group.asProtocol((any NamedDeclSyntax).self)?.name.text == type
        else { return false }
        return group.as(ClassDeclSyntax.self).map { !showsInitializer($0) && !$0.setsAllProperties } ?? false
          || block.leavesOutMembers(elisions: piece.elisions) || block.holdsOnlyComments
      }
    }
  }

  /// Whether `...`, or a comment that is all there is, stands for members in a declaration of the type.
  func elidesMembers(of type: String) -> Bool {
    pieces.contains { piece in
      Syntax(piece.tree).descendants(of: MemberBlockSyntax.self).contains { block in
        // `extension Screen: UITableViewDataSource { // its methods }`, `class Screen: UITableViewDataSource { // all methods }`
        // The compiler calls a nested type by its whole name: `Shop.Item`.
        block.parent?.typeName.map { type == $0 || type.hasSuffix(".\($0)") } == true
          && (block.leavesOutMembers(elisions: piece.elisions) || block.holdsOnlyComments)
      }
    }
  }

  /// Whether a method of the type leaves out its parameters: `func request(...) async throws -> Data`.
  func elidesParameters(in type: String) -> Bool {
    pieces.contains { piece in
      Syntax(piece.tree).descendants(of: FunctionParameterClauseSyntax.self).contains { clause in
        Syntax(clause).ancestor(
          of: Syntax.self, where: { $0.typeName != nil && !$0.is(FunctionDeclSyntax.self) })?
          .typeName == type
          && piece.elisions.contains(where: clause.bytes.contains)
      }
    }
  }

  /// Whether any type of the program leaves out members.
  var elidesMembersOfAny: Bool {
    pieces.contains { piece in
      Syntax(piece.tree).descendants(of: MemberBlockSyntax.self).contains {
        $0.leavesOutMembers(elisions: piece.elisions)
      }
    }
  }

  /// Whether the program shows how a class is made: the class, or one of its superclasses, declares an initializer.
  func showsInitializer(_ declaration: ClassDeclSyntax) -> Bool {
    if declaration.memberBlock.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) }) {
      return true
    }
    let parent = declaration.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    guard let parent, parent != declaration.name.text, names.declaredClasses.contains(parent) else {
      return false
    }
    return pieces.contains { piece in
      Syntax(piece.tree).descendants(of: ClassDeclSyntax.self).contains {
        $0.name.text == parent
          && $0.memberBlock.members.contains { $0.decl.is(InitializerDeclSyntax.self) }
      }
    }
  }

  /// Whether the program shows an enum of that name with all its cases. An enum without cases only groups constants.
  func showsAllCases(of type: String) -> Bool {
    let shown = pieces.contains { piece in
      Syntax(piece.tree).descendants(of: EnumDeclSyntax.self).contains { declaration in
        declaration.name.text == type
          && declaration.memberBlock.members.contains { $0.decl.is(EnumCaseDeclSyntax.self) }
      }
    }
    return shown && !leavesOutMembers(of: type)
  }

  /// Implementations of the requirements of one of the program's protocols, one a line. Nil if the name is no such
  /// protocol, or if the protocol requires types.
  func requirements(of contract: String) -> [(name: String, code: String)]? {
    for piece in pieces {
      for declaration in Syntax(piece.tree).descendants(of: ProtocolDeclSyntax.self)
      where declaration.name.text == contract {
        var lines: [(name: String, code: String)] = []
        for member in declaration.memberBlock.members.map(\.decl) {
          if let function = member.as(FunctionDeclSyntax.self) {
            lines.append(
              (function.name.text, "\(function.trimmed.description) { \(Trap.code(function.name.text)) }"))
          } else if let variable = member.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            let accessors = binding.accessorBlock
          {
            let waits = accessors.trimmedDescription.contains("async")
            let name = "\(binding.pattern.trimmed)\(binding.typeAnnotation?.trimmed.description ?? "")"
            let modifiers = variable.modifiers.map { $0.trimmedDescription + " " }.joined()
            let own = binding.pattern.trimmedDescription
            let accessors = waits ? "{ get async throws { \(Trap.code(own)) } }" : Trap.accessors(own)
            lines.append((own, "\(modifiers)var \(name) \(accessors)"))
          } else {
            return nil
          }
        }
        return lines.map { ($0.name, $0.code.replacing("\n", with: " ")) }
      }
    }
    return nil
  }

  /// The type of the app's own focused value `key`: a binding, where `@FocusedBinding` reads it.
  func focusedType(of key: String, hints: NameHints) -> SwiftType {
    let type = environmentType(of: key, hints: hints)
    let isBinding = pieces.contains { piece in
      Syntax(piece.tree).descendants(of: AttributeSyntax.self).contains {
        $0.attributeName.trimmedDescription == "FocusedBinding"
          && $0.arguments?.trimmedDescription == "\\.\(key)"
      }
    }
    return .optional(isBinding ? .named("Binding", [type]) : type)
  }

  /// The type of an app's own environment key, read from how the value is used.
  func environmentType(of key: String, hints: NameHints) -> SwiftType {
    for piece in pieces {
      for attribute in Syntax(piece.tree).descendants(of: AttributeSyntax.self)
      where ["Environment", "FocusedValue", "FocusedBinding"].contains(
        attribute.attributeName.trimmedDescription)
      {
        guard attribute.arguments?.trimmedDescription == "\\.\(key)",
          let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self),
          let binding = variable.bindings.first
        else { continue }
        if let type = binding.typeAnnotation?.type { return SwiftType(type).unwrapped }
        let name = binding.pattern.trimmedDescription
        for call in Syntax(piece.tree).descendants(of: FunctionCallExprSyntax.self)
        where call.calledExpression.trimmedDescription == name {
          let list = CallShape(call, names: hints).parameters
          return .function(list.map { .init(nil, $0.type ?? "Any") }, result: "Void")
        }
      }
      for call in Syntax(piece.tree).descendants(of: FunctionCallExprSyntax.self) {
        let arguments = Array(call.arguments)
        guard arguments.first?.expression.trimmedDescription == "\\.\(key)" else { continue }
        let closure =
          arguments.dropFirst().first?.expression.as(ClosureExprSyntax.self) ?? call.trailingClosure
        if let closure {
          let list = hints.closureParameters(closure)
          return .function(list.map { _ in .init(nil, "Any") }, result: "Void")
        }
        if let value = arguments.dropFirst().first?.expression {
          if let type = value.literalType { return type }
          let made = value.as(FunctionCallExprSyntax.self)?.calledExpression.simpleName
          if let made, made.first?.isUppercase == true { return .named(made) }
        }
      }
    }
    return hints.memberType(for: key)
  }
}

extension ClassDeclSyntax {
  /// Whether the class needs no initializer: it has no superclass, and each of its properties has an initial value.
  fileprivate var setsAllProperties: Bool {
    let inherited = inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    guard inherited.allSatisfy(Lexicon.plainContracts.contains) else { return false }
    let variables = memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
    return !variables.isEmpty
      && variables.flatMap(\.bindings).allSatisfy { binding in
        binding.initializer != nil || binding.accessorBlock != nil
      }
  }
}

extension MemberBlockSyntax {
  /// Whether `...` or `// ...` stands among the members. An elision inside one of the members does not count.
  ///
  /// - Parameter elisions: Byte offsets of the `...` that were replaced by blanks.
  func leavesOutMembers(elisions: [Int] = []) -> Bool {
    let range = leftBrace.bytes.upperBound..<rightBrace.bytes.lowerBound
    return (members.map(\.leadingTrivia) + [rightBrace.leadingTrivia])
      .contains { $0.contains(where: \.isElision) }
      // The parser attaches a comment after the brace to the brace: `{ /* ... */ }` stands for members.
      || leftBrace.trailingTrivia.contains { if case .blockComment = $0 { $0.isElision } else { false } }
      || elisions.contains { offset in
        range.contains(offset) && !members.contains { $0.bytes.contains(offset) }
      }
  }

  /// Whether comments stand for all members: `{ // its methods }`, `{ /* the server's */ }`.
  var holdsOnlyComments: Bool {
    members.isEmpty
      && (rightBrace.leadingTrivia.contains(where: \.isComment)
        || leftBrace.trailingTrivia.contains { if case .blockComment = $0 { true } else { false } })
  }
}
