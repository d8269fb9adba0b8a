import HandbookAssembly
import SwiftSyntax

/// Statements at the top level that stand on one line without a semicolon, such as `} label { … }` for `} label: { … }`.
func statementMistakes(of attempt: Attempt, in analysis: Analysis) -> [CompiledProgram.Finding] {
  guard let position = analysis.pieces.indices.last else { return [] }
  return analysis.pieces[position].tree.statementsOnOneLine.compactMap { _, next in
    let place = analysis.place(
      ofByte: next.positionAfterSkippingLeadingTrivia.utf8Offset, in: position)
    guard !attempt.hasError(onLineOf: place) else { return nil }
    let call = next.item.as(FunctionCallExprSyntax.self)
    let isClosure = call?.trailingClosure != nil && call?.arguments.isEmpty == true
    let label = isClosure ? call?.calledExpression.simpleName : nil
    return .init(
      isError: true, text: "consecutive statements on a line must be separated by ';'", place: place,
      length: label?.utf8.count ?? 1, notes: [], suggestion: label.map { "\($0):" })
  }
}
