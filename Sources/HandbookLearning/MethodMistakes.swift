import HandbookAssembly
import HandbookPlaceholders
import SwiftSyntax

/// `if user.name.uppercased {}` of a `user` that is not shown: the method is named, and not called.
///
/// Where nothing is known of a `user`, its `uppercased` may be anything, and the compiler takes it for a `Bool`. Nobody
/// gives a property the name of such a method. A list's `sorted` counts only where the list is named as one
/// (`user.tags.sorted`), as a player may well have a `shuffled` that is true or false.
func methodMistakes(of attempt: Attempt, in analysis: Analysis) -> [CompiledProgram.Finding] {
  guard let position = analysis.pieces.indices.last else { return [] }
  let members = Syntax(analysis.pieces[position].tree).descendants(of: MemberAccessExprSyntax.self)
  // Where the compiler has something to say of a line, it has said it.
  let told = attempt.outcome.errors.compactMap {
    attempt.outcome.source.place(line: $0.line, column: $0.column)
  }.filter { $0.piece == position }.map(\.line)
  return members.compactMap { access in
    let name = access.declName.baseName.text
    guard access.isLibraryMethod(named: name), access.standsForValue,
      access.base.map({ attempt.hypothesis.isGuessed($0, in: analysis) }) == true,
      attempt.hypothesis.isInventedMember(access, in: analysis)
    else { return nil }
    let place = analysis.place(ofByte: access.declName.bytes.lowerBound, in: position)
    guard !told.contains(place.line) else { return nil }
    return CompiledProgram.Finding(
      isError: true, text: "'\(name)' is a method that is not called",
      place: place, length: access.declName.bytes.count, notes: [],
      suggestion: Lexicon.methodsWithoutArguments.contains(name) ? "\(name)()" : nil)
  }
}

extension MemberAccessExprSyntax {
  /// Whether nobody's property has the name, asked of this value.
  fileprivate func isLibraryMethod(named name: String) -> Bool {
    guard let base else { return false }
    if Lexicon.surelyMethods.contains(name) { return true }
    return Lexicon.methodsOfLists.contains(name) && base.memberName?.isPlural == true
  }

  /// Whether what stands here must be a value: a function may be handed on, compared with nothing and asked for nothing.
  fileprivate var standsForValue: Bool {
    // `sorted(by:)` names the method to hand it on.
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
      // The only statement of a closure or a function may be what it gives: `{ items.sorted }`.
      let block = item.parent?.as(CodeBlockItemListSyntax.self)
      return block.map { $0.count > 1 || $0.parent?.is(SourceFileSyntax.self) == true } ?? false
    }
    return whole.is(ConditionElementSyntax.self) || whole.is(RepeatStmtSyntax.self)
      || whole.as(MemberAccessExprSyntax.self).map { $0.base?.id == ExprSyntax(self).id } == true
      || whole.as(ForStmtSyntax.self).map { $0.sequence.id == ExprSyntax(self).id } == true
  }
}
