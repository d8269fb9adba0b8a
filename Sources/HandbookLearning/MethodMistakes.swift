import HandbookAssembly
import HandbookPlaceholders
import SwiftSyntax

/// Methods that are named where their result is meant, as in `if user.name.uppercased {}` for a `user` that is not
/// shown.
///
/// The type of `user` is unknown, so the compiler infers that `uppercased` is a `Bool`, and reports nothing. But
/// nobody gives a property the name of such a method. For methods of lists the list must have a plural name
/// (`user.tags.sorted`), because a player may well have a property `shuffled`.
func methodMistakes(of attempt: Attempt, in analysis: Analysis) -> [CompiledProgram.Finding] {
  guard let position = analysis.pieces.indices.last else { return [] }
  let members = Syntax(analysis.pieces[position].tree).descendants(of: MemberAccessExprSyntax.self)
  return members.compactMap { access in
    let name = access.declName.baseName.text
    guard access.isLibraryMethod(named: name), access.standsForValue,
      access.base.map({ attempt.hypothesis.isGuessed($0, in: analysis) }) == true,
      attempt.hypothesis.isInventedMember(access, in: analysis)
    else { return nil }
    let place = analysis.place(ofByte: access.declName.bytes.lowerBound, in: position)
    // Lines that already have an error of the compiler are left out.
    guard !attempt.hasError(onLineOf: place) else { return nil }
    return CompiledProgram.Finding(
      isError: true, text: "'\(name)' is a method that is not called",
      place: place, length: access.declName.bytes.count, notes: [],
      suggestion: Lexicon.methodsWithoutArguments.contains(name) ? "\(name)()" : nil)
  }
}

extension MemberAccessExprSyntax {
  /// Whether the name can only be the library's method, when it is asked of this value.
  fileprivate func isLibraryMethod(named name: String) -> Bool {
    guard let base else { return false }
    if Lexicon.surelyMethods.contains(name) { return true }
    return Lexicon.methodsOfLists.contains(name) && base.memberName?.isPlural == true
  }

  /// Whether a value must stand here. A function may be passed on, but not compared or asked for members.
  fileprivate var standsForValue: Bool {
    // `sorted(by:)` names the method in order to pass it on.
    guard declName.argumentNames == nil, var whole = ExprSyntax(self).parent else { return false }
    while whole.is(PrefixOperatorExprSyntax.self)
      || whole.as(TupleExprSyntax.self)?.elements.count == 1 || whole.is(LabeledExprSyntax.self)
      || whole.is(LabeledExprListSyntax.self)
    {
      if let call = whole.parent?.as(FunctionCallExprSyntax.self) {
        return call.calledExpression.trimmedDescription == "Text" && call.arguments.count == 1
      }
      guard let parent = whole.parent else { return false }
      whole = parent
    }
    if let binding = whole.parent?.as(PatternBindingSyntax.self) {
      return binding.typeAnnotation.map { Lexicon.plainTypes.contains($0.type.trimmedDescription) } ?? false
    }
    if let operators = whole.as(ExprListSyntax.self) {
      return operators.contains {
        $0.as(BinaryOperatorExprSyntax.self).map {
          Lexicon.valueOperators.contains($0.operator.text)
        } == true
      }
    }
    if let item = whole.as(CodeBlockItemSyntax.self) {
      // The only statement of a closure or a function may be its result: `{ items.sorted }`.
      let block = item.parent?.as(CodeBlockItemListSyntax.self)
      return block.map { $0.count > 1 || $0.parent?.is(SourceFileSyntax.self) == true } ?? false
    }
    return whole.is(ConditionElementSyntax.self) || whole.is(RepeatStmtSyntax.self)
      || whole.as(MemberAccessExprSyntax.self).map { $0.base?.id == ExprSyntax(self).id } == true
      || whole.as(ForStmtSyntax.self).map { $0.sequence.id == ExprSyntax(self).id } == true
  }
}
