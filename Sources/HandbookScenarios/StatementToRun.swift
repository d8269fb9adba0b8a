import HandbookAssembly
import SwiftSyntax

/// Why the code behind `run` is no statement to run: nobody sees what it gives, or that it failed. The compiler only
/// warns of it, or is silent.
///
///     run let router = Router()          // nobody can use this router
///     run router.path.count == 2         // nobody looks at what this gives
///     run !router.isEmpty                // nor at this
///     run router.reset                   // it is named, and not called
///     run Task { try await cart.load() } // nobody learns that it threw
func faultOfStatement(_ code: String) -> (message: String, help: String)? {
  let items = parse(code).tree.statements.map(\.item)
  if let made = items.first(where: { $0.is(VariableDeclSyntax.self) }) {
    return (
      "what 'run' makes is gone after its line",
      "write it as a line of its own, before 'open': \(made.trimmedDescription)"
    )
  }
  guard let last = items.last else { return nil }
  if last.is(MemberAccessExprSyntax.self) || last.is(DeclReferenceExprSyntax.self) {
    return ("'\(last.trimmedDescription)' is only named, which has no effect", "call it: run \(code)()")
  }
  if let task = items.lazy.compactMap(\.unwatchedTask).first {
    return (
      "the task throws where nobody sees it: an error in it is lost",
      "run what is in it: run \(task.statements.trimmedDescription)"
    )
  }
  guard let value = last.unusedValue else { return nil }
  let text = value.trimmedDescription
  return (
    "\(value.is(SequenceExprSyntax.self) ? "a comparison" : "'\(text)'") claims nothing here: nothing looks at what it gives",
    "print it, and expect what is printed: run print(\(text))"
  )
}

extension CodeBlockItemSyntax.Item {
  /// What is worked out and thrown away: `a == b`, `_ = a == b`, `!isOpen`, `3`.
  fileprivate var unusedValue: ExprSyntax? {
    guard case .expr(var value) = self else { return nil }
    if let sequence = value.as(SequenceExprSyntax.self), sequence.elements.count > 2,
      sequence.elements.first?.is(DiscardAssignmentExprSyntax.self) == true
    {
      let rest = ExprListSyntax(sequence.elements.dropFirst(2))
      value = rest.count == 1 ? rest.first! : ExprSyntax(SequenceExprSyntax(elements: rest))
      // `_ = router.pop()` does something.
      guard value.is(SequenceExprSyntax.self) || value.isPlainValue else { return nil }
    }
    if let sequence = value.as(SequenceExprSyntax.self) { return sequence.isComparison ? value : nil }
    return value.isPlainValue ? value : nil
  }

  /// The closure of a task that throws, and whose error nobody takes.
  fileprivate var unwatchedTask: ClosureExprSyntax? {
    guard case .expr(let value) = self, let call = value.as(FunctionCallExprSyntax.self),
      let closure = call.trailingClosure,
      ["Task", "Task.detached"].contains(call.calledExpression.trimmedDescription)
    else { return nil }
    return closure.uncaughtTry == nil ? nil : closure
  }
}

extension ExprSyntax {
  /// A literal, or `!isOpen`: to work it out does nothing.
  fileprivate var isPlainValue: Bool {
    self.is(PrefixOperatorExprSyntax.self) || self.is(BooleanLiteralExprSyntax.self)
      || self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
      || self.is(StringLiteralExprSyntax.self) || self.is(NilLiteralExprSyntax.self)
  }
}

extension SequenceExprSyntax {
  /// `a == b`, or several with `&&`, which is neither assigned nor chosen by.
  fileprivate var isComparison: Bool {
    !elements.contains { $0.is(AssignmentExprSyntax.self) || $0.is(UnresolvedTernaryExprSyntax.self) }
      && elements.contains {
        $0.as(BinaryOperatorExprSyntax.self).map {
          Lexicon.comparisons.contains($0.operator.text) || ["&&", "||"].contains($0.operator.text)
        } ?? false
      }
  }
}
