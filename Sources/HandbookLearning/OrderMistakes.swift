import HandbookAssembly
import HandbookPlaceholders
import SwiftSyntax

/// Calls that make a value of a library's type with the arguments of one of its initializers, in another order:
/// `NavigationLink(destination: LessonView(), "Open")`.
///
/// The compiler compares them with the wrong form, and complains about another argument, or about the code around the
/// call. Each replaces what it says of its line.
func orderMistakes(of attempt: Attempt, in analysis: Analysis, api: KnownAPI) -> [CompiledProgram.Finding] {
  guard !attempt.outcome.errors.isEmpty, let position = analysis.pieces.indices.last else { return [] }
  let calls = Syntax(analysis.pieces[position].tree).descendants(of: FunctionCallExprSyntax.self)
  return calls.compactMap { call in
    guard let name = call.calledExpression.simpleName, call.arguments.count > 1, api.topLevel[name] != nil,
      !analysis.names.declaredTypes.contains(name), attempt.hypothesis.placeholders.types[name] == nil
    else { return nil }
    let given = call.arguments.map { $0.label?.text ?? "_" }
    let forms = api.initializers(of: name)
    guard !forms.contains(where: given.isSubsequence) else { return nil }
    let meant = forms.filter { $0.sorted() == given.sorted() }
      .map { "\(name)(\($0.map { "\($0):" }.joined()))" }.min()
    return meant.map {
      .init(
        isError: true, text: "'\(name)' takes these arguments in another order",
        place: analysis.place(ofByte: call.bytes.lowerBound, in: position), length: name.utf8.count,
        notes: [],
        suggestion: $0)
    }
  }
}

extension [String] {
  /// Whether another list has all elements in this order, with others between them.
  fileprivate func isSubsequence(of other: [String]) -> Bool {
    var rest = other[...]
    return allSatisfy { element in
      guard let index = rest.firstIndex(of: element) else { return false }
      rest = rest[(index + 1)...]
      return true
    }
  }
}
