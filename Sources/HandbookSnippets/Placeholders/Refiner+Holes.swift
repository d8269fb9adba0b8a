import SwiftSyntax

extension Refiner {
  /// The last resort for errors about app-domain values: the expression becomes a hole of whatever
  /// type its context asks for. Only expressions that start from something invented qualify, so no
  /// use of known API is ever hidden.
  ///
  /// - Returns: Whether a hole was made.
  func punchHoles(_ state: inout ProgramState) -> Bool {
    var changed = false
    for message in state.errors {
      guard let place = state.place(of: message), let node = state.node(at: message) else { continue }
      for range in candidates(for: node, in: state) {
        let overlapping = state.pieces[place.piece].edits.filter {
          $0.range.overlaps(range) && !$0.range.isEmpty
        }
        if overlapping.contains(where: { $0.range == range && $0.text.hasPrefix("<#") }) { continue }
        state.pieces[place.piece].edits.removeAll { overlapping.contains($0) }
        state.pieces[place.piece].edits.append(.init(range: range, text: "<#value#>"))
        state.holes += 1
        changed = true
      }
    }
    return changed
  }

  private func candidates(for node: Syntax, in state: ProgramState) -> [Range<Int>] {
    if let chain = inventedChain(around: node, in: state) { return [chain.bytes] }
    // An API call that does not like its arguments: those that are invented may be anything.
    guard let call = node.ancestor(of: FunctionCallExprSyntax.self, where: { _ in true }) else { return [] }
    return call.arguments.compactMap { argument in
      let expression = argument.expression
      guard expression.singleLine, let root = expression.rootName, root.first?.isUppercase != true,
        state.isInvented(root)
      else { return nil }
      return expression.bytes
    }
  }

  /// The whole member chain a token belongs to, if it starts from an invented value.
  private func inventedChain(around node: Syntax, in state: ProgramState) -> ExprSyntax? {
    var found: ExprSyntax?
    var current: Syntax? = node
    while let syntax = current {
      if let expression = syntax.as(ExprSyntax.self) {
        let isLink =
          expression.is(MemberAccessExprSyntax.self) || expression.is(FunctionCallExprSyntax.self)
          || expression.is(DeclReferenceExprSyntax.self) || expression.is(OptionalChainingExprSyntax.self)
          || expression.is(SubscriptCallExprSyntax.self) || expression.is(ForceUnwrapExprSyntax.self)
        guard isLink else { break }
        if expression.is(DeclReferenceExprSyntax.self),
          let member = expression.parent?.as(MemberAccessExprSyntax.self),
          member.declName.id == expression.as(DeclReferenceExprSyntax.self)?.id
        {
          current = Syntax(member)
          continue
        }
        if let root = expression.rootName, root.first?.isUppercase != true, state.isInvented(root),
          expression.singleLine
        {
          found = expression
        }
      } else if syntax.is(CodeBlockItemSyntax.self) || syntax.is(LabeledExprSyntax.self) {
        break
      }
      current = syntax.parent
    }
    // A statement on its own has no context to take a type from.
    if let item = found?.parent, item.is(CodeBlockItemSyntax.self) { return nil }
    return found
  }
}

extension ExprSyntax {
  fileprivate var singleLine: Bool { !trimmedDescription.contains("\n") }
}
