import HandbookAssembly
import HandbookPlaceholders
import SwiftSyntax

/// Arguments such as `model.isOn` in `Toggle("Alerts", isOn: model.isOn)`, where the snippet does not show `model`, and
/// `showsSheet` in `.sheet(isPresented: showsSheet)`, where it does not show `showsSheet`.
///
/// The type of such a name is unknown, so the compiler infers `Binding<Bool>`, and reports nothing. A property is hardly
/// ever a binding, and those that are say so in their name: `model.isOnBinding`.
func bindingMistakes(of attempt: Attempt, in analysis: Analysis) -> [CompiledProgram.Finding] {
  guard let position = analysis.pieces.indices.last else { return [] }
  let calls = Syntax(analysis.pieces[position].tree).descendants(of: FunctionCallExprSyntax.self)
  return calls.flatMap { call -> [CompiledProgram.Finding] in
    let callee = call.calledExpression.simpleName ?? call.calledExpression.memberName ?? ""
    guard let labels = Lexicon.bindingArguments[callee], !analysis.names.declaredTypes.contains(callee),
      !analysis.names.declaredFunctions.contains(callee),
      attempt.hypothesis.placeholders.types[callee] == nil,
      // `Toggle(isOn: entry.isOn, intent: ToggleIntent())` of a widget takes a value.
      !call.arguments.contains(where: { $0.label?.text == "intent" })
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
  /// Whether the expression is a chain of names that begins with a value of an unknown type, and no name in it says
  /// that it is a binding.
  fileprivate func isPlainProperty(_ expression: ExprSyntax, in analysis: Analysis) -> Bool {
    if let name = expression.simpleName {
      return analysis.names.free.contains(name) && analysis.undeclared.contains(name) && !name.hasPrefix("$")
        && !name.lowercased().contains("binding")
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else {
      return false
    }
    let member = access.declName.baseName.text
    guard !member.contains("$"), !member.hasSuffix("Value"), !member.lowercased().contains("binding"),
      !analysis.names.declaredMembers.values.contains(where: { $0.contains(member) })
    else { return false }
    guard let root = base.simpleName else { return isPlainProperty(base, in: analysis) }
    guard !root.hasPrefix("$"), !root.hasPrefix("_"), !root.lowercased().contains("binding"),
      !analysis.asksForWrapped(root)
    else { return false }
    if hypothesis.placeholders.values[root] != nil { return true }
    // `ForEach($items) { $item in Toggle("Done", isOn: item.isDone) }`
    let hints = hypothesis.hints(for: analysis)
    let isElement =
      base.ancestor(of: ClosureExprSyntax.self) { hints.closureParameters($0).contains("$\(root)") } != nil
    if isElement { return true }
    guard let types = analysis.names.everyType[root] else { return false }
    return types.allSatisfy { type in
      [.data, .object, .observable].contains(hypothesis.placeholders.types[type.description]?.kind)
    }
  }
}

extension Analysis {
  /// Whether the program asks a value for its `wrappedValue`, as bindings are asked.
  fileprivate func asksForWrapped(_ name: String) -> Bool {
    pieces.contains { piece in
      Syntax(piece.tree).descendants(of: MemberAccessExprSyntax.self).contains {
        $0.declName.baseName.text == "wrappedValue" && $0.base?.simpleName == name
      }
    }
  }
}
