import SwiftSyntax

extension ProgramState {
  /// Place of a message in the code of one of the pieces; nil inside invented code.
  func place(of message: CompilerMessage) -> AssembledSource.Place? {
    source.place(line: message.line, column: message.column)
  }

  /// Where a byte of one of the pieces stands.
  func place(ofByte offset: Int, in position: Int) -> AssembledSource.Place {
    let piece = original[position]
    let line = piece.line(of: offset)
    return .init(piece: position, line: line + 1, column: offset - piece.lineStarts[line] + 1)
  }

  /// The token a message points at, in the piece it was written in.
  func node(at message: CompilerMessage) -> Syntax? {
    guard let place = place(of: message) else { return nil }
    let piece = original[place.piece]
    guard let offset = piece.offset(line: place.line, column: place.column), offset < piece.code.utf8.count
    else {
      return nil
    }
    return piece.tree.token(at: AbsolutePosition(utf8Offset: offset)).map(Syntax.init)
  }

  /// The hole a message points at, or one inside the call it points at.
  func hole(near message: CompilerMessage) -> (piece: Int, edit: ParsedPiece.Edit)? {
    guard let place = place(of: message), let node = node(at: message) else { return nil }
    let scope = node.ancestor(of: FunctionCallExprSyntax.self, where: { _ in true })?.bytes ?? node.bytes
    return pieces[place.piece].edits
      .first { $0.text.hasPrefix("<#") && scope.overlaps($0.range) }
      .map { (place.piece, $0) }
  }

  func isPattern(_ message: CompilerMessage) -> Bool {
    guard let node = node(at: message) else { return false }
    return node.ancestor(of: SwitchCaseItemSyntax.self, where: { _ in true }) != nil
      || node.ancestor(of: MatchingPatternConditionSyntax.self, where: { _ in true }) != nil
  }

  /// Payload types of an enum case, read from the pattern that takes it apart.
  func patternPayload(_ message: CompilerMessage, hints: NameHints) -> [String] {
    guard let call = node(at: message)?.ancestor(of: FunctionCallExprSyntax.self, where: { _ in true }) else {
      return []
    }
    return call.arguments.map { argument in
      let name =
        argument.expression.descendantsAndSelf(of: IdentifierPatternSyntax.self).first?.identifier.text
        ?? "value"
      let type = hints.typeName(for: name)
      let label = argument.label.map { "\($0.text): " } ?? ""
      return label + (type == "Invented" ? "String" : type)
    }
  }

  func isView(_ type: String) -> Bool {
    original.contains { piece in
      piece.tree.statements.contains { item in
        item.item.as(StructDeclSyntax.self).map {
          $0.name.text == type
            && ($0.inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription == "View" }
              ?? false)
        } ?? false
      }
    }
  }

  /// Implementations of what a protocol of the program asks for, one a line; nil where it is none, or asks for
  /// types.
  func requirements(of contract: String) -> [(name: String, code: String)]? {
    for piece in original {
      for declaration in Syntax(piece.tree).descendants(of: ProtocolDeclSyntax.self)
      where declaration.name.text == contract {
        var lines: [(name: String, code: String)] = []
        for member in declaration.memberBlock.members.map(\.decl) {
          if let function = member.as(FunctionDeclSyntax.self) {
            lines.append((function.name.text, "\(function.trimmed.description) { fatalError() }"))
          } else if let variable = member.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            let accessors = binding.accessorBlock
          {
            let waits = accessors.trimmedDescription.contains("async")
            let name = "\(binding.pattern.trimmed)\(binding.typeAnnotation?.trimmed.description ?? "")"
            let modifiers = variable.modifiers.map { $0.trimmedDescription + " " }.joined()
            let code =
              "\(modifiers)var \(name) { get \(waits ? "async throws " : ""){ fatalError() }\(waits ? "" : " set { }") }"
            lines.append((binding.pattern.trimmedDescription, code))
          } else {
            return nil
          }
        }
        return lines.map { ($0.name, $0.code.replacing("\n", with: " ")) }
      }
    }
    return nil
  }

  /// `theme` of the `@Environment(\.theme)` a message is about.
  func environmentKey(at message: CompilerMessage) -> TokenSyntax? {
    guard let attribute = node(at: message)?.ancestor(of: AttributeSyntax.self, where: { _ in true }),
      attribute.attributeName.trimmedDescription == "Environment",
      let path = attribute.arguments?.as(LabeledExprListSyntax.self)?.first?.expression.as(
        KeyPathExprSyntax.self), path.components.count == 1
    else { return nil }
    return path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName
  }

  /// The type of an app's own environment key, read from how the value is used.
  func environmentType(of key: String, hints: NameHints) -> String {
    for piece in original {
      for attribute in Syntax(piece.tree).descendants(of: AttributeSyntax.self)
      where attribute.attributeName.trimmedDescription == "Environment" {
        guard attribute.arguments?.trimmedDescription == "\\.\(key)",
          let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self),
          let binding = variable.bindings.first
        else { continue }
        if let type = binding.typeAnnotation?.type.trimmedDescription { return type }
        let name = binding.pattern.trimmedDescription
        for call in Syntax(piece.tree).descendants(of: FunctionCallExprSyntax.self)
        where call.calledExpression.trimmedDescription == name {
          let list = CallShape(call, names: hints).parameters.map { $0.type ?? "Any" }
          return "(\(list.joined(separator: ", "))) -> Void"
        }
      }
      for call in Syntax(piece.tree).descendants(of: FunctionCallExprSyntax.self) {
        let arguments = Array(call.arguments)
        guard arguments.first?.expression.trimmedDescription == "\\.\(key)" else { continue }
        let closure =
          arguments.dropFirst().first?.expression.as(ClosureExprSyntax.self) ?? call.trailingClosure
        if let closure {
          let list = hints.closureParameters(closure).map { _ in "Any" }
          return "(\(list.joined(separator: ", "))) -> Void"
        }
        if let value = arguments.dropFirst().first?.expression {
          switch value.kind {
          case .booleanLiteralExpr: return "Bool"
          case .stringLiteralExpr: return "String"
          case .integerLiteralExpr: return "Int"
          default: break
          }
          if let made = value.as(FunctionCallExprSyntax.self)?.calledExpression.as(
            DeclReferenceExprSyntax.self)?.baseName.text, made.first?.isUppercase == true
          {
            return made
          }
        }
      }
    }
    return hints.simpleType(for: key) ?? hints.typeName(for: key)
  }

  /// A value of the app that has the name of a modifier or macro stands under another name.
  ///
  /// - Returns: Whether there was one to rename.
  mutating func rename(_ name: String, _ hints: NameHints) -> Bool {
    var found = false
    for (index, piece) in original.enumerated() {
      for reference in Syntax(piece.tree).descendants(of: DeclReferenceExprSyntax.self)
      where reference.baseName.text == name
        && reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
      {
        let edit = ParsedPiece.Edit(range: reference.baseName.bytes, text: "\(name)Value")
        if !pieces[index].edits.contains(edit) {
          pieces[index].edits.append(edit)
          found = true
        }
      }
    }
    guard found else { return false }
    placeholders.values["\(name)Value"] =
      placeholders.values.removeValue(forKey: name) ?? hints.typeName(for: name)
    return true
  }

  /// Read from a key that was invented.
  private func isOwnEnvironmentKey(_ name: String) -> Bool {
    !placeholders.environment.isEmpty
      && original.contains { piece in
        Syntax(piece.tree).descendants(of: VariableDeclSyntax.self).contains { variable in
          variable.bindings.first?.pattern.trimmedDescription == name
            && placeholders.environment.keys.contains {
              variable.attributes.trimmedDescription.contains("Environment(\\.\($0))")
            }
        }
      }
  }

  /// A value whose type comes from an invented declaration.
  func isInvented(_ name: String) -> Bool {
    let root = name.hasPrefix("$") ? String(name.dropFirst()) : name
    if placeholders.values[root] != nil { return true }
    // `$0` and its like, whose type no text says.
    if name.hasPrefix("$"), Int(root) != nil { return true }
    guard let types = names.everyType[root] else {
      return names.declaredValues.contains(root) && !names.declaredFunctions.contains(root)
        && (!names.frameworkValues.contains(root) || isOwnEnvironmentKey(root))
    }
    return types.allSatisfy { placeholders.types[$0.trimmingCharactersOfTypes] != nil }
  }
}

extension SyntaxProtocol {
  /// The nearest ancestor of a kind that passes a test; the node itself is tried first.
  func ancestor<Node: SyntaxProtocol>(of type: Node.Type, where test: (Node) -> Bool) -> Node? {
    var node: Syntax? = Syntax(self)
    while let current = node {
      if let match = current.as(type), test(match) { return match }
      node = current.parent
    }
    return nil
  }

  func descendants<Node: SyntaxProtocol>(of type: Node.Type) -> [Node] {
    var found: [Node] = []
    func walk(_ node: Syntax) {
      for child in node.children(viewMode: .sourceAccurate) {
        if let match = child.as(type) { found.append(match) }
        walk(child)
      }
    }
    walk(Syntax(self))
    return found
  }

  func descendantsAndSelf<Node: SyntaxProtocol>(of type: Node.Type) -> [Node] {
    (Syntax(self).as(type).map { [$0] } ?? []) + descendants(of: type)
  }
}

extension String {
  /// Without the ` (aka '…')` that explains a type alias.
  var withoutAliases: String {
    guard let start = firstRange(of: " (aka '"), let end = self[start.upperBound...].firstRange(of: "')")
    else {
      return self
    }
    return String(self[..<start.lowerBound] + self[end.upperBound...])
  }

  /// A type that names a parameter of a generic declaration, as compilers print them: `C`, `[T]`.
  var hasGenericName: Bool {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0.count == 1 }
  }

  func between(_ start: String, _ end: String) -> String? {
    guard let first = firstRange(of: start), let last = self[first.upperBound...].firstRange(of: end) else {
      return nil
    }
    return String(self[first.upperBound..<last.lowerBound])
  }

  func pair(_ start: String, _ middle: String, _ end: String) -> (String, String)? {
    guard let first = firstRange(of: start), first.lowerBound == startIndex,
      let second = self[first.upperBound...].firstRange(of: middle),
      let third = self[second.upperBound...].firstRange(of: end)
    else { return nil }
    return (
      String(self[first.upperBound..<second.lowerBound]), String(self[second.upperBound..<third.lowerBound])
    )
  }

  /// "… requires that 'T' conform to 'P'" and "… be a class type".
  var requirement: (String, String)? {
    guard let type = between("requires that '", "'") else { return nil }
    if let contract = between("conform to '", "'") { return (type, contract) }
    if let superclass = between("inherit from '", "'") { return (type, superclass) }
    return contains("be a class type") ? (type, "a class type") : nil
  }
}
