import HandbookAssembly
import HandbookPlaceholders
import SwiftSyntax

extension Question {
  /// Whether an unknown name is a member of another type of the program, and is used as if it were a member of this
  /// type.
  ///
  /// `func show() { print(makeTitle()) }` in an extension of a protocol cannot call the `makeTitle()` of a struct.
  /// This is certain only if the program shows all members of the type around the place. A name that is not called
  /// may also be a value that the document leaves out, such as `item` in `Row(item: item)` beside a `Row` with a
  /// property `item`. Protocols leave out nothing. And the `isEditing` that a view keeps in a `@State` is its own.
  func isMemberOfAnother(_ name: String) -> Bool {
    guard names.declaredMembers.values.contains(where: { $0.contains(name) }),
      !guardian.isMissingMember(name),
      let reference = node?.parent?.as(DeclReferenceExprSyntax.self), reference.baseName.text == name
    else { return false }
    let isCalled = ExprSyntax(reference).callOfCallee != nil && names.declaredFunctions.contains(name)
    var isInProtocol = false
    var around = reference.parent
    var found = false
    while let current = around {
      if let group = current.asProtocol((any DeclGroupSyntax).self) {
        let type = Syntax(group).typeName ?? ""
        guard analysis.showsWhole(type) else { return false }
        isInProtocol = isInProtocol || analysis.isProtocol(type)
        found = true
      }
      around = current.parent
    }
    return found && (isCalled || isInProtocol || isState(name))
  }

  /// Whether a view keeps a property of that name for itself.
  private func isState(_ name: String) -> Bool {
    pieces.contains { piece in
      Syntax(piece.tree).descendants(of: VariableDeclSyntax.self).contains { property in
        property.firstWrapper.map(Lexicon.storages.contains) == true
          && property.bindings.contains { $0.pattern.trimmedDescription == name }
      }
    }
  }

  /// `.home` of `let tab: Tab = home`, and of `case home:`, where the program shows such an enum.
  func caseMeant(by name: String) -> String? {
    guard let reference = node?.parent?.as(DeclReferenceExprSyntax.self), reference.baseName.text == name,
      let type = names.declaredMembers.inOrder.first(where: { type, members in
        members.contains(name) && analysis.showsAllCases(of: type)
      })?.key
    else { return nil }
    let called = ExprSyntax(reference).callOfCallee.map { ExprSyntax($0) } ?? ExprSyntax(reference)
    if called.parent?.is(ExpressionPatternSyntax.self) == true { return ".\(name)" }
    let stated = called.parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)?
      .typeAnnotation
    if let stated { return SwiftType(stated.type).unwrapped.isNamed(type) ? ".\(name)" : nil }
    // `tab = home`, `tab == home`
    guard let elements = called.parent?.as(ExprListSyntax.self).map(Array.init), elements.count == 3,
      elements[2].id == called.id, names.statedType(of: elements[0])?.unwrapped.isNamed(type) == true
    else { return nil }
    return ".\(name)"
  }

  /// Whether an instance member is asked of a type, or a static member of a value.
  var isOfTypeInsteadOfValue: Bool {
    message.isOf(MessageKind.typeInsteadOfValue) && quoted.count > 1
      && names.declaredMembers[type(1).bareName]?.contains(quoted[0]) == true
      // `Store.all.count` beside a method `all` of a `Store` that is not shown, which may have another `all`
      && !(analysis.undeclared.contains(type(1).bareName)
        && node?.ancestor(of: MemberAccessExprSyntax.self).map(ExprSyntax.init)?.callOfCallee == nil)
  }
}

extension Analysis {
  fileprivate func isProtocol(_ type: String) -> Bool {
    groups(of: type).contains { $0.is(ProtocolDeclSyntax.self) }
  }

  /// Whether the program declares a type with all its members, and all the types it inherits members from.
  func showsWhole(_ type: String, beneath: Set<String> = []) -> Bool {
    let groups = groups(of: type)
    guard groups.contains(where: { !$0.is(ExtensionDeclSyntax.self) }), !beneath.contains(type) else {
      return false
    }
    return groups.allSatisfy { group in
      guard let declaration = group.asProtocol((any DeclGroupSyntax).self),
        let piece = pieces.first(where: { $0.tree.id == group.root.id })
      else { return false }
      let inherited =
        declaration.inheritanceClause?.inheritedTypes.map { SwiftType($0.type).bareName } ?? []
      // A macro that is not shown may add members.
      let attributes = declaration.attributes.compactMap {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      }
      return undeclared.isDisjoint(with: attributes)
        && !declaration.memberBlock.leavesOutMembers(elisions: piece.elisions)
        && inherited.allSatisfy { name in
          names.declaredTypes.contains(name)
            ? showsWhole(name, beneath: beneath.union([type])) : !undeclared.contains(name)
        }
    }
  }

  /// Names of the types that the declaration of a type and its extensions declare.
  func nestedTypes(of type: String) -> Set<String> {
    Set(
      groups(of: type).flatMap { group in
        group.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.compactMap {
          $0.decl.asProtocol((any DeclGroupSyntax).self)?.asProtocol((any NamedDeclSyntax).self)?.name.text
        } ?? []
      })
  }

  /// The declaration of a type and its extensions.
  func groups(of type: String) -> [Syntax] {
    pieces.flatMap { Syntax($0.tree).descendants(of: MemberBlockSyntax.self) }.compactMap(\.parent).filter {
      $0.typeName == type
    }
  }
}

extension Syntax {
  /// The type that it declares or extends.
  var typeName: String? {
    asProtocol((any NamedDeclSyntax).self)?.name.text
      ?? self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
  }
}
