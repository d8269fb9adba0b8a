import HandbookAssembly
package import SwiftSyntax

/// What a closure that is given to something invented does with its parameters.
extension NameHints {
  /// The types of a closure's parameters. What the closure unwraps is an optional, and what it loops over is a list:
  /// both in `query(from: start) { items, error in guard let items else { return }; for item in items { … } }`.
  package func inputs(of closure: ClosureExprSyntax) -> [SwiftType.Element] {
    closureParameters(closure).map { .init(nil, inputType(of: $0, in: closure)) }
  }

  private func inputType(of name: String, in closure: ClosureExprSyntax) -> SwiftType {
    if let stated = closure.typeStated(of: name) { return stated }
    let named = parameterType(for: name)
    let uses = closure.uses(of: name)
    // `count.withLock { $0 += 1 }`
    if let added = uses.lazy.compactMap(\.valueAssigned).first {
      let list = added.as(ArrayExprSyntax.self)?.elements.isEmpty == true ? SwiftType.array(.invented) : nil
      return .modified("inout", list ?? added.literalType ?? named)
    }
    if named == .invented, let view = uses.lazy.compactMap(view).first { return view }
    let isLooped = named == .invented && uses.contains(where: \.isLoopedOver)
    let type: SwiftType = isLooped ? .array(loopedType(of: name)) : named
    return uses.contains(where: \.isUnwrapped) || closure.unwraps(name) ? type.asOptional : type
  }

  /// `AnyView` for the parameter in `{ header in header.padding(16) }`.
  private func view(_ use: DeclReferenceExprSyntax) -> SwiftType? {
    guard let access = use.parent?.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(use).id
    else { return nil }
    return guardian?.view(askedFor: access)
  }

  private func loopedType(of name: String) -> SwiftType {
    let element = elementType(of: name, parameter: nil)
    return types.contains(element) ? .named(element) : .invented
  }
}

extension ClosureExprSyntax {
  /// `(user: User) in`
  fileprivate func typeStated(of name: String) -> SwiftType? {
    guard case .parameterClause(let clause) = signature?.parameterClause else { return nil }
    return clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }?.type.map {
      SwiftType($0)
    }
  }

  /// The uses of one of the closure's parameters, without those in closures that have a parameter of the same name.
  fileprivate func uses(of name: String) -> [DeclReferenceExprSyntax] {
    Syntax(statements).descendants(of: DeclReferenceExprSyntax.self).filter { reference in
      reference.baseName.text == name && !isHidden(name, at: Syntax(reference))
        && reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
    }
  }

  /// `guard let data` and `if let data`, without an initial value.
  fileprivate func unwraps(_ name: String) -> Bool {
    Syntax(statements).descendants(of: OptionalBindingConditionSyntax.self).contains { condition in
      condition.initializer == nil && condition.pattern.trimmedDescription == name
        && !isHidden(name, at: Syntax(condition))
    }
  }

  /// Whether a closure inside this one has a parameter of the same name. In `{ $0.each { $0?.stop() } }`, each closure
  /// has its own `$0`.
  private func isHidden(_ name: String, at node: Syntax) -> Bool {
    var current = node.parent
    while let inner = current, inner.id != Syntax(self).id {
      if let closure = inner.as(ClosureExprSyntax.self),
        NameHints(types: []).closureParameters(closure).contains(name)
      {
        return true
      }
      current = inner.parent
    }
    return false
  }
}

extension DeclReferenceExprSyntax {
  /// `for item in items`
  fileprivate var isLoopedOver: Bool {
    parent?.as(ForStmtSyntax.self)?.sequence.id == ExprSyntax(self).id
  }

  /// What is assigned to it, or combined with it: `1` of `count += 1`.
  fileprivate var valueAssigned: ExprSyntax? {
    guard let elements = parent?.as(ExprListSyntax.self).map(Array.init), elements.count > 2,
      elements[0].id == ExprSyntax(self).id
    else { return nil }
    let combination = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text
    let isAssigned =
      elements[1].is(AssignmentExprSyntax.self)
      || combination.map(Lexicon.compoundAssignments.contains) == true
    return isAssigned ? elements[2] : nil
  }

  /// `data?.pitch`, `data!`, `let shown = data` in a condition, `error == nil` and `name ?? "none"`.
  fileprivate var isUnwrapped: Bool {
    guard let parent else { return false }
    if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) { return true }
    if parent.is(InitializerClauseSyntax.self) {
      return parent.parent?.is(OptionalBindingConditionSyntax.self) == true
    }
    guard let elements = parent.as(ExprListSyntax.self).map(Array.init),
      let index = elements.firstIndex(where: { $0.id == ExprSyntax(self).id }),
      elements.indices.contains(index + 2),
      let sign = elements[index + 1].as(BinaryOperatorExprSyntax.self)?.operator.text
    else { return false }
    return sign == "??" || ["==", "!="].contains(sign) && elements[index + 2].is(NilLiteralExprSyntax.self)
  }
}
