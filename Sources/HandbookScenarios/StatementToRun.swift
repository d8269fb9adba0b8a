import HandbookAssembly
import SwiftSyntax

/// Why the code behind `run` is no statement to run: it has no effect, or none that lasts. The compiler only warns of it.
///
///     run let router = Router()   // nobody can use this router
///     run router.path.count == 2  // nobody looks at what this gives
///     run router.reset            // it is named, and not called
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
  guard let sequence = last.as(SequenceExprSyntax.self), sequence.isComparison else { return nil }
  return (
    "a comparison has no effect, and nothing looks at what it gives",
    "print it, and expect what is printed: run print(\(code))"
  )
}

extension SequenceExprSyntax {
  /// `a == b`, which is neither assigned nor chosen by.
  fileprivate var isComparison: Bool {
    !elements.contains { $0.is(AssignmentExprSyntax.self) || $0.is(UnresolvedTernaryExprSyntax.self) }
      && elements.contains {
        $0.as(BinaryOperatorExprSyntax.self).map { Lexicon.comparisons.contains($0.operator.text) } ?? false
      }
  }
}
