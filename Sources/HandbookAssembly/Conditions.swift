import SwiftSyntax

/// Answers `#if` as a debug build for iOS does: `os(iOS)` and `DEBUG` hold, other systems do not. The host's compiler
/// would leave out what the document is about. What is answered is blanked with the branches that are not taken, byte
/// for byte as long as written, so that what is left can be any code: modifiers, imports, members.
func withoutConditions(_ code: String, _ tree: SourceFileSyntax) -> String {
  blank(Syntax(tree).descendants(of: IfConfigDeclSyntax.self).flatMap(\.notTaken), in: code)
}

extension IfConfigDeclSyntax {
  /// Bytes of the directives, and of the branches that are not taken; none where the host's compiler has to say.
  fileprivate var notTaken: [Range<Int>] {
    for clause in clauses {
      guard let holds = clause.condition == nil ? true : clause.condition?.holdsForReaders else { return [] }
      guard holds else { continue }
      guard let taken = clause.elements?.bytes, !taken.isEmpty else { break }
      return [bytes.lowerBound..<taken.lowerBound, taken.upperBound..<bytes.upperBound]
    }
    return [bytes]
  }
}

extension ExprSyntax {
  /// Whether a condition of `#if` holds where readers build; nil where that depends on more than the system.
  fileprivate var holdsForReaders: Bool? {
    if let call = self.as(FunctionCallExprSyntax.self), call.calledExpression.simpleName == "os" {
      return call.arguments.trimmedDescription == "iOS"
    }
    if let literal = self.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if simpleName == "DEBUG" { return true }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.holdsForReaders
    }
    if let negation = self.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return negation.expression.holdsForReaders.map { !$0 }
    }
    guard let sequence = self.as(SequenceExprSyntax.self) else { return nil }
    let signs = Set(sequence.elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text })
    let parts = sequence.elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map(\.holdsForReaders)
    // One part decides: a false one of `&&`, a true one of `||`.
    let deciding = signs == ["||"]
    guard signs == ["&&"] || deciding else { return nil }
    return parts.contains(deciding) ? deciding : parts.contains(nil) ? nil : !deciding
  }
}
