import HandbookAssembly
import HandbookPlaceholders
import SwiftSyntax

/// Members of the library that are used in a way that none of its forms allows, on a value that is not shown:
/// `users.map(\.name).joined(with: ", ")`, `user.tags.isEmpty()`, `user.name.uppercased()!`.
///
/// The type of the value is unknown, so the compiler takes the member for one of the app's own, and reports nothing. But
/// nobody declares such a member under the name of the library's.
func libraryCallMistakes(
  of attempt: Attempt, in analysis: Analysis, knowledge: Knowledge
) -> [CompiledProgram.Finding] {
  guard let position = analysis.pieces.indices.last else { return [] }
  let members = Syntax(analysis.pieces[position].tree).descendants(of: MemberAccessExprSyntax.self)
  return members.compactMap { access in
    guard access.base.map({ attempt.hypothesis.isGuessed($0, in: analysis) }) == true,
      attempt.hypothesis.isInventedMember(access, in: analysis),
      let mistake = access.libraryCallMistake ?? knowledge.misspelling(of: access)
    else { return nil }
    let place = analysis.place(ofByte: access.declName.bytes.lowerBound, in: position)
    // Lines that already have an error of the compiler are left out.
    guard !attempt.hasError(onLineOf: place) else { return nil }
    return CompiledProgram.Finding(
      isError: true, text: mistake.text, place: place, length: access.declName.bytes.count, notes: [],
      suggestion: mistake.meant)
  }
}

extension Knowledge {
  /// `navigationController?.pushViewControler(detail, animated: true)`: the name of the value tells its class, and the
  /// class has a member of nearly that name.
  fileprivate func misspelling(of access: MemberAccessExprSyntax) -> (text: String, meant: String?)? {
    let base = access.base.map { $0.as(OptionalChainingExprSyntax.self)?.expression ?? $0 }
    guard let type = (base?.memberName ?? base?.simpleName).flatMap({ Lexicon.classesOfNames[$0] }),
      case let name = access.declName.baseName.text, !api.allMembers(of: type).contains(name),
      let near = guardian.nearMember(name, of: api.lineage(of: type))
    else { return nil }
    return ("value of type '\(type)' has no member '\(name)'", near)
  }
}

extension Attempt {
  /// Whether the compiler reports an error on the line of a place.
  func hasError(onLineOf place: AssembledSource.Place) -> Bool {
    outcome.errors.contains { error in
      let found = outcome.source.place(line: error.line, column: error.column)
      return found?.piece == place.piece && found?.line == place.line
    }
  }
}

extension MemberAccessExprSyntax {
  /// What is wrong with the use of the member, and what was probably meant; nil if the member may be the app's own, or is
  /// used as the library has it.
  fileprivate var libraryCallMistake: (text: String, meant: String?)? {
    let name = declName.baseName.text
    let call = ExprSyntax(self).callOfCallee
    if let call {
      let isProperty =
        Lexicon.propertiesOfLibrary.contains(name) || isOfPlural && Lexicon.propertiesOfLists.contains(name)
      if isProperty, call.arguments.isEmpty, call.trailingClosure == nil {
        return ("'\(name)' is a property, which is not called", name)
      }
      let forms = Lexicon.formsOfMethods[name] ?? (isOfPlural ? Lexicon.formsOfListMethods[name] : nil)
      let labels = call.arguments.map { $0.label?.text ?? "_" }
      if let forms, call.trailingClosure == nil, !forms.contains(labels) {
        let written = labels.map { "\($0):" }.joined()
        return (
          "no '\(name)' of the library takes '\(written)'",
          forms.first { !$0.isEmpty }.map { "\(name)(\($0.map { "\($0):" }.joined()))" }
        )
      }
    }
    return mistakeWithResult(of: call)
  }

  /// What is wrong with the use of what the member gives.
  private func mistakeWithResult(of call: FunctionCallExprSyntax?) -> (text: String, meant: String?)? {
    let name = declName.baseName.text
    let whole = call.map(ExprSyntax.init) ?? ExprSyntax(self)
    let labels = call?.arguments.map { $0.label?.text ?? "_" }
    // A `settings.sort(by: .name)` is the app's own.
    let takesChoice = call?.arguments.contains { $0.expression.implicitMember != nil } == true
    if isOfPlural, let labels, Lexicon.changesOfLists[name]?.contains(labels) == true, !takesChoice,
      whole.isUsed
    {
      return ("'\(name)' gives nothing", Lexicon.makersBesideChanges[name])
    }
    if isOfPlural, Lexicon.optionalsOfLists[name]?.contains(labels) == true, whole.isUsedWithoutUnwrapping {
      return ("'\(name)' may give nil, so it must be unwrapped", nil)
    }
    if Lexicon.surelyTexts.contains(base?.memberName ?? ""), let call, call.isNotOfTexts {
      return (
        "no text can do this: '\(call.with(\.calledExpression, ExprSyntax(declName)).trimmedDescription)'",
        nil
      )
    }
    let isUnwrapped =
      whole.parent?.is(ForceUnwrapExprSyntax.self) == true
      || whole.parent?.is(OptionalChainingExprSyntax.self) == true
    // In `user?.name.uppercased()!` the whole chain is optional.
    guard isUnwrapped, let result = LibraryResult(self), result.type != nil || isOfPlural,
      Syntax(whole).descendants(of: OptionalChainingExprSyntax.self).isEmpty
    else { return nil }
    return ("'\(name)' never gives nil", nil)
  }

  /// Whether it is asked of a list, as the list's name says: `count` of `user.tags.count`.
  private var isOfPlural: Bool { (base?.memberName ?? base?.simpleName)?.isPlural == true }
}

extension FunctionCallExprSyntax {
  /// `user.name.toggle()`, `user.name.append(3)`
  fileprivate var isNotOfTexts: Bool {
    switch calleeName {
    case "toggle": arguments.isEmpty
    case "append": arguments.contains { $0.expression.literalType.map { $0 != "String" } ?? false }
    default: false
    }
  }
}

extension ExprSyntax {
  /// Whether something is done with the value: `let a = x`, `x.count`, `for a in x`, `show(x)`, and `return x` where a
  /// type is stated.
  fileprivate var isUsed: Bool {
    guard let parent else { return false }
    if let binding = parent.parent?.as(PatternBindingSyntax.self) {
      return binding.pattern.is(IdentifierPatternSyntax.self) && statedContext != "Void"
    }
    if let argument = parent.as(LabeledExprSyntax.self) {
      let callee = argument.parent?.parent?.as(FunctionCallExprSyntax.self)?.calleeName
      return callee.map { !Lexicon.printers.contains($0) } ?? false
    }
    if parent.is(ReturnStmtSyntax.self) { return statedContext.map { $0 != "Void" } ?? false }
    return isAsked || parent.as(ForStmtSyntax.self)?.sequence.id == id
  }

  /// Whether a value is used that is there for certain: `x.name`, `let a: Int = x`, `list[x]`, `Text(x)`.
  fileprivate var isUsedWithoutUnwrapping: Bool {
    if let asked = parent?.as(MemberAccessExprSyntax.self), isAsked {
      return !Lexicon.optionalMembers.contains(asked.declName.baseName.text)
    }
    if let argument = parent?.as(LabeledExprSyntax.self), argument.label == nil {
      let isText = argument.parent?.parent?.as(FunctionCallExprSyntax.self)?.calleeName == "Text"
      return isText || argument.parent?.parent?.is(SubscriptCallExprSyntax.self) == true
    }
    return statedContext.map { $0 != "Any" && Lexicon.plainTypes.contains($0.description) } ?? false
  }

  private var isAsked: Bool { parent?.as(MemberAccessExprSyntax.self).map { $0.base?.id == id } ?? false }
}
