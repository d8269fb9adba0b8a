package import SwiftSyntax

extension SyntaxProtocol {
  /// The nearest ancestor of a kind that passes a test; the node itself is tried first.
  package func ancestor<Node: SyntaxProtocol>(
    of type: Node.Type, where test: (Node) -> Bool = { _ in true }
  ) -> Node? {
    var node: Syntax? = Syntax(self)
    while let current = node {
      if let match = current.as(type), test(match) { return match }
      node = current.parent
    }
    return nil
  }

  package func descendants<Node: SyntaxProtocol>(of type: Node.Type) -> [Node] {
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

  package func descendantsAndSelf<Node: SyntaxProtocol>(of type: Node.Type) -> [Node] {
    (Syntax(self).as(type).map { [$0] } ?? []) + descendants(of: type)
  }
}

extension ExprSyntax {
  /// `.foo` or `.foo(…)` without a base.
  package var implicitMember: MemberAccessExprSyntax? {
    var node = self
    while true {
      if let call = node.as(FunctionCallExprSyntax.self) {
        node = call.calledExpression
      } else if let member = node.as(MemberAccessExprSyntax.self) {
        guard let base = member.base else { return member }
        node = base
      } else {
        return nil
      }
    }
  }
}

extension SyntaxProtocol {
  /// The name, if the expression is nothing but a name.
  package var simpleName: String? { Syntax(self).as(DeclReferenceExprSyntax.self)?.baseName.text }

  /// `b` in `a.b` or `.b`. Elements of a tuple have numbers, and no names.
  package var memberName: String? {
    Syntax(self).as(MemberAccessExprSyntax.self).flatMap {
      $0.isOfTuple ? nil : $0.declName.baseName.text
    }
  }
}

extension ExprSyntax {
  /// `player` of `self.player`, `self.player.queue` and so on.
  package var memberOfSelf: String? {
    guard let access = self.as(MemberAccessExprSyntax.self) else { return nil }
    return access.base?.simpleName == "self" ? access.memberName : access.base?.memberOfSelf
  }
}

extension MemberAccessExprSyntax {
  /// `pair.0`
  package var isOfTuple: Bool { declName.baseName.text.first?.isNumber ?? false }
}

extension FunctionCallExprSyntax {
  /// `padding` of `text.padding(8)`, `Text` of `Text("a")`.
  package var calleeName: String { calledExpression.memberName ?? calledExpression.trimmedDescription }
}

extension ExprSyntax {
  /// The call whose callee the expression is.
  package var callOfCallee: FunctionCallExprSyntax? {
    parent?.as(FunctionCallExprSyntax.self).flatMap { $0.calledExpression.id == id ? $0 : nil }
  }

  /// The elements of a list, or the expression itself.
  package var listed: [ExprSyntax] { self.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [self] }
}

extension ClosureExprSyntax {
  /// The first `try` whose error leaves the closure: nothing in the closure catches it, and it is in no closure or
  /// function inside.
  package var uncaughtTry: TryExprSyntax? {
    descendants(of: TryExprSyntax.self).first {
      $0.questionOrExclamationMark == nil && leaves(Syntax($0))
    }
  }

  private func leaves(_ node: Syntax) -> Bool {
    var child = node
    while let parent = child.parent, parent.id != id {
      if parent.is(ClosureExprSyntax.self) || parent.is(FunctionDeclSyntax.self) { return false }
      // What is thrown in a `catch` is not caught by it.
      if let block = parent.as(DoStmtSyntax.self), block.body.id == child.id, block.catchesAll {
        return false
      }
      child = parent
    }
    return true
  }
}

extension DoStmtSyntax {
  /// Whether one of the clauses catches any error, as `catch`, `catch _`, `catch let error` and `catch let error as NSError`
  /// do, and `catch AppError.offline` does not.
  package var catchesAll: Bool {
    catchClauses.contains { clause in
      clause.catchItems.isEmpty
        || clause.catchItems.contains { item in
          guard item.whereClause == nil, let pattern = item.pattern else { return false }
          let bound = pattern.as(ValueBindingPatternSyntax.self)?.pattern
          return bound?.is(IdentifierPatternSyntax.self) == true || pattern.trimmedDescription == "_"
            || bound?.trimmedDescription.hasSuffix(" as NSError") == true
        }
    }
  }
}

extension MemberAccessExprSyntax {
  /// `self` of `{ [weak self] in self.load() }` in code without a type around it. In a type, the compiler says so.
  package var selfCapturedWeakly: TokenSyntax? {
    guard let name = base?.as(DeclReferenceExprSyntax.self)?.baseName, name.tokenKind == .keyword(.self),
      ancestor(of: MemberBlockSyntax.self) == nil, let closure = ancestor(of: ClosureExprSyntax.self),
      closure.signature?.capture?.items.contains(where: {
        $0.specifier?.specifier.tokenKind == .keyword(.weak) && $0.name.tokenKind == .keyword(.self)
      }) == true
    else { return nil }
    let isUnwrapped = closure.statements.descendants(of: OptionalBindingConditionSyntax.self).contains {
      $0.pattern.trimmedDescription.trimmingPrefix("`").hasPrefix("self")
        || $0.initializer?.value.trimmedDescription == "self"
    }
    return isUnwrapped ? nil : name
  }
}
