import HandbookAssembly
import HandbookPlaceholders
import SwiftSyntax

/// `Toggle("Alerts", isOn: model.isOn)` of a `model` that is not shown.
///
/// Where nothing is known of it, its `isOn` may be anything, and the compiler takes it for a `Binding`. Who keeps a binding
/// in a model calls it one: `model.isOnBinding`.
func bindingMistakes(of attempt: Attempt, in analysis: Analysis) -> [CompiledProgram.Finding] {
  guard let position = analysis.pieces.indices.last else { return [] }
  let calls = Syntax(analysis.pieces[position].tree).descendants(of: FunctionCallExprSyntax.self)
  return calls.flatMap { call -> [CompiledProgram.Finding] in
    let callee = call.calledExpression.simpleName ?? call.calledExpression.memberName ?? ""
    guard let labels = Lexicon.bindingArguments[callee], !analysis.names.declaredTypes.contains(callee),
      !analysis.names.declaredFunctions.contains(callee), attempt.hypothesis.placeholders.types[callee] == nil
    else { return [] }
    return call.arguments.compactMap { argument in
      guard labels.contains(argument.label?.text ?? ""),
        attempt.isPlainProperty(argument.expression, in: analysis)
      else { return nil }
      let written = argument.expression.trimmedDescription
      return CompiledProgram.Finding(
        isError: true, text: "'\(argument.label?.text ?? ""):' takes a binding, not '\(written)'",
        place: analysis.place(ofByte: argument.expression.bytes.lowerBound, in: position),
        length: argument.expression.bytes.count, notes: [], suggestion: "$\(written)")
    }
  }
}

extension Attempt {
  /// A chain of names that begins with a value of a type that is not shown, and is nowhere said to be a binding.
  fileprivate func isPlainProperty(_ expression: ExprSyntax, in analysis: Analysis) -> Bool {
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else {
      return false
    }
    let member = access.declName.baseName.text
    guard !member.contains("$"), !member.hasSuffix("Value"), !member.lowercased().contains("binding"),
      !analysis.names.declaredMembers.values.contains(where: { $0.contains(member) })
    else { return false }
    guard let root = base.simpleName else { return isPlainProperty(base, in: analysis) }
    guard !root.hasPrefix("$"), !root.hasPrefix("_"), !root.lowercased().contains("binding") else {
      return false
    }
    if hypothesis.placeholders.values[root] != nil { return true }
    guard let types = analysis.names.everyType[root] else { return false }
    return types.allSatisfy { type in
      [.data, .object, .observable].contains(hypothesis.placeholders.types[type.description]?.kind)
    }
  }
}
