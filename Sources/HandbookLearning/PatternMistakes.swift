import HandbookAssembly
import HandbookPlaceholders
import SwiftSyntax

extension Analysis {
  /// Whether `let` is missing before an unknown name in a pattern: `if case .failed(message) = state { Text(message) }`.
  ///
  /// A pattern may also compare the payload with a value that the document leaves out. Such a value has no reason to be
  /// used again where the payload is known to equal it, and is often used elsewhere.
  func lacksLet(_ name: String) -> Bool {
    pieces.contains { piece in
      let uses = Syntax(piece.tree).descendants(of: DeclReferenceExprSyntax.self).filter {
        $0.baseName.text == name
      }
      let known = uses.compactMap { $0.patternOfPayload?.whereItsNamesAreKnown }
      let others = uses.filter { $0.patternOfPayload == nil }
      return !known.isEmpty && !others.isEmpty
        && others.allSatisfy { use in known.contains { $0.overlaps(use.bytes) } }
    }
  }
}

extension DeclReferenceExprSyntax {
  /// The pattern `.failed(message)` of its payload `message`.
  fileprivate var patternOfPayload: ExpressionPatternSyntax? {
    parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)?.parent?
      .as(ExpressionPatternSyntax.self)
  }
}

extension ExpressionPatternSyntax {
  /// The code in which names are known that the pattern binds.
  fileprivate var whereItsNamesAreKnown: Range<Int>? {
    if parent?.is(SwitchCaseItemSyntax.self) == true { return ancestor(of: SwitchCaseSyntax.self)?.bytes }
    let statement = parent?.as(MatchingPatternConditionSyntax.self)?.parent?.parent?.parent
    if let branch = statement?.as(IfExprSyntax.self) {
      return branch.conditions.bytes.lowerBound..<branch.body.bytes.upperBound
    }
    if let exit = statement?.as(GuardStmtSyntax.self) {
      return exit.ancestor(of: CodeBlockItemListSyntax.self).map {
        exit.bytes.lowerBound..<$0.bytes.upperBound
      }
    }
    return statement?.as(WhileStmtSyntax.self)?.bytes
  }
}
