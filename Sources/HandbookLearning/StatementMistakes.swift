import HandbookAssembly
import SwiftSyntax

/// Statements at the top level that stand on one line without a semicolon.
func statementMistakes(of attempt: Attempt, in analysis: Analysis) -> [CompiledProgram.Finding] {
  guard let position = analysis.pieces.indices.last else { return [] }
  return analysis.pieces[position].tree.statementsOnOneLine.compactMap { _, next in
    let place = analysis.place(
      ofByte: next.positionAfterSkippingLeadingTrivia.utf8Offset, in: position)
    guard !attempt.hasError(onLineOf: place) else { return nil }
    return .init(
      isError: true, text: "consecutive statements on a line must be separated by ';'", place: place,
      length: 1, notes: [])
  }
}
