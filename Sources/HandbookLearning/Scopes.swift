import HandbookAssembly
import HandbookPlaceholders
import SwiftSyntax

extension Question {
  /// The declaration of a name whose scope does not include the place at which the name is used; nil if there is
  /// none.
  ///
  /// In `List(items) { item in … }.onTapGesture { show(item) }`, the scope of the closure's `item` ends with the
  /// closure. If the program shows all members of the type around the place, a name that another of its functions
  /// declares cannot be a member either. Elsewhere, the type around the place may have a member of that name, which
  /// the document leaves out: for certain if the name is used before it is declared, as `item` in `Row(item).onDrop {
  /// item in … }`. But a generic parameter's name, such as `T`, is never a type that is not shown.
  func declarationOutOfScope(of name: String) -> TokenSyntax? {
    guard let place, let node else { return nil }
    let piece = pieces[place.piece]
    if node.parent?.is(IdentifierTypeSyntax.self) == true, name.count == 1 {
      return Syntax(piece.tree).descendants(of: GenericParameterSyntax.self).first { $0.name.text == name }?
        .name
    }
    guard let reference = node.parent?.as(DeclReferenceExprSyntax.self), reference.baseName.text == name,
      piece.elidedStatements(around: node).isEmpty
    else { return nil }
    let isShownWhole = analysis.isInTypeShownWhole(node)
    let locals = piece.tree.localDeclarations(of: name)
    let found = locals.first { local in
      !local.takesValue(from: reference)
        && (Syntax(local.token).home.id == node.home.id && local.token.position < node.position
          || isShownWhole && Syntax(local.token).typeAround == node.typeAround)
    }
    guard let found, isShownWhole || !piece.tree.usesMember(name, besides: locals) else { return nil }
    return found.token
  }
}

extension Question {
  /// Invents what `let copy = copy { … }` reads: a member of a type that is not shown whole.
  func addOtherDeclaration(of name: String, _ hypothesis: inout Hypothesis) -> Bool {
    guard let node, node.ancestor(of: PatternBindingSyntax.self)?.pattern.trimmedDescription == name,
      !analysis.isInTypeShownWhole(node)
    else { return false }
    addMissing(name, &hypothesis)
    return true
  }
}

extension Analysis {
  /// Whether the place is inside a type, and the program shows all members of all types around the place.
  fileprivate func isInTypeShownWhole(_ node: Syntax) -> Bool {
    var type = node.typeAround
    guard type != nil else { return false }
    while let group = type {
      guard let name = group.typeName, showsWhole(name) else { return false }
      type = group.parent?.typeAround
    }
    return true
  }
}

/// A name with a local scope: a parameter, a name in a pattern, a variable or function of a function.
private struct LocalDeclaration {
  let token: TokenSyntax
  /// The expression that the name takes its value from.
  let origin: Syntax

  /// Whether the reference is in that expression, as in `product.map { product in … }` and `if let user = user`: it
  /// means another declaration of the same name.
  func takesValue(from reference: DeclReferenceExprSyntax) -> Bool {
    var node = Syntax(reference)
    while node.id != origin.id {
      if node.is(ClosureExprSyntax.self) || node.is(CodeBlockSyntax.self) || node.is(SwitchCaseSyntax.self) {
        return false
      }
      guard let parent = node.parent else { return false }
      node = parent
    }
    return true
  }
}

extension SourceFileSyntax {
  fileprivate func localDeclarations(of name: String) -> [LocalDeclaration] {
    tokens(viewMode: .sourceAccurate).compactMap { token in
      let isName = token.text == name || token.text == "$\(name)"
      guard let parent = token.parent else { return nil }
      if isName, let parameter = parent.as(FunctionParameterSyntax.self),
        (parameter.secondName ?? parameter.firstName).id == token.id
      {
        return .init(token: token, origin: parent)
      }
      if isName, parent.is(ClosureShorthandParameterSyntax.self) || parent.is(ClosureParameterSyntax.self) {
        let closure = parent.ancestor(of: ClosureExprSyntax.self)
        return closure.map { .init(token: token, origin: $0.call.map { Syntax($0) } ?? Syntax($0)) }
      }
      if isName, parent.is(FunctionDeclSyntax.self), parent.id != parent.home.id {
        return .init(token: token, origin: parent)
      }
      if isName, parent.is(IdentifierPatternSyntax.self) {
        return parent.bindingOfLines.map { .init(token: token, origin: $0) }
      }
      // Names that the language declares: `catch { print(error) }`, `set { stored = newValue }`.
      if name == "error", let clause = parent.as(CatchClauseSyntax.self), clause.catchItems.isEmpty,
        clause.catchKeyword.id == token.id
      {
        return .init(token: token, origin: parent)
      }
      if let accessor = parent.as(AccessorDeclSyntax.self), accessor.accessorSpecifier.id == token.id,
        accessor.nameGiven == name
      {
        return .init(token: token, origin: parent)
      }
      return nil
    }
  }

  /// Whether the name is also used in a way that only a member of a type that is not shown can be: `self.item`,
  /// `$item`, `if let item`, `[weak item]`, or `item = item.next` beside a constant of that name.
  fileprivate func usesMember(_ name: String, besides locals: [LocalDeclaration]) -> Bool {
    let isBinding = locals.contains { $0.token.text.hasPrefix("$") }
    let isVariable = locals.contains {
      Syntax($0.token).ancestor(of: VariableDeclSyntax.self)?.bindingSpecifier.text == "var"
    }
    return tokens(viewMode: .sourceAccurate).contains { token in
      if token.text == "$\(name)" { return !isBinding }
      guard token.text == name, let parent = token.parent else { return false }
      if parent.is(ClosureCaptureSyntax.self) { return true }
      if let condition = parent.parent?.as(OptionalBindingConditionSyntax.self) {
        return condition.initializer == nil
      }
      guard let reference = parent.as(DeclReferenceExprSyntax.self) else { return false }
      if let access = parent.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
        return access.base?.rootName == "self"
      }
      if let elements = parent.parent?.as(ExprListSyntax.self).map(Array.init), elements.count > 1,
        elements[0].id == ExprSyntax(reference).id, elements[1].is(AssignmentExprSyntax.self), !isVariable
      {
        return true
      }
      return locals.contains { $0.takesValue(from: reference) }
    }
  }
}

extension AccessorDeclSyntax {
  /// The name that the accessor gives to the new value.
  fileprivate var nameGiven: String? {
    switch accessorSpecifier.tokenKind {
    case .keyword(.set), .keyword(.willSet): parameters?.name.text ?? "newValue"
    case .keyword(.didSet): parameters?.name.text ?? "oldValue"
    default: nil
    }
  }
}

extension Syntax {
  /// The member of a type, or the statement of the file, around a place.
  fileprivate var home: Syntax {
    var node = self
    while let parent = node.parent {
      if parent.is(MemberBlockItemSyntax.self) { return node }
      if parent.is(CodeBlockItemSyntax.self), parent.parent?.parent?.is(SourceFileSyntax.self) == true {
        return node
      }
      node = parent
    }
    return node
  }

  /// The nearest type or extension around a place.
  fileprivate var typeAround: Syntax? {
    var node: Syntax? = self
    while let current = node {
      if current.asProtocol((any DeclGroupSyntax).self) != nil { return current }
      node = current.parent
    }
    return nil
  }

  /// The statement that gives the pattern's name its value; nil for members of types and for variables of the file.
  fileprivate var bindingOfLines: Syntax? {
    var node = self
    while let parent = node.parent {
      if parent.is(PatternBindingSyntax.self) {
        let variable = parent.ancestor(of: VariableDeclSyntax.self)
        return variable.map { $0.id == Syntax($0).home.as(VariableDeclSyntax.self)?.id } == true
          ? nil : parent
      }
      if parent.is(OptionalBindingConditionSyntax.self) || parent.is(MatchingPatternConditionSyntax.self)
        || parent.is(ForStmtSyntax.self) || parent.is(SwitchExprSyntax.self)
        || parent.is(CatchClauseSyntax.self)
      {
        return parent
      }
      node = parent
    }
    return nil
  }
}

extension DeclReferenceExprSyntax {
  /// `title` of `task.title`.
  var isNameOfMember: Bool {
    parent?.as(MemberAccessExprSyntax.self).map { $0.declName.id == id } ?? false
  }
}
