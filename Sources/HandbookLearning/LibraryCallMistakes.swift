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
  let tree = Syntax(analysis.pieces[position].tree)
  func finding(_ mistake: (text: String, meant: String?), at bytes: Range<Int>) -> CompiledProgram.Finding? {
    let place = analysis.place(ofByte: bytes.lowerBound, in: position)
    // Lines that already have an error of the compiler are left out; `present(...)` does not say what it is given.
    guard !attempt.hasError(onLineOf: place), analysis.callWithHole(at: place) == nil else { return nil }
    return .init(
      isError: true, text: mistake.text, place: place, length: bytes.count, notes: [],
      suggestion: mistake.meant)
  }
  let members = tree.descendants(of: MemberAccessExprSyntax.self).compactMap { access in
    guard access.base.map({ attempt.hypothesis.isGuessed($0, in: analysis) }) == true,
      attempt.hypothesis.isInventedMember(access, in: analysis),
      let mistake = access.libraryCallMistake(in: analysis.names) ?? knowledge.misuse(of: access)
    else { return CompiledProgram.Finding?.none }
    return finding(mistake, at: access.declName.bytes)
  }
  let names = tree.descendants(of: DeclReferenceExprSyntax.self).compactMap { reference in
    guard attempt.hypothesis.isGuessed(ExprSyntax(reference), in: analysis),
      let text = reference.mistakeWithNil(in: analysis.names)
    else { return CompiledProgram.Finding?.none }
    return finding((text, nil), at: reference.bytes)
  }
  let chains = tree.descendants(of: OptionalChainingExprSyntax.self).compactMap { part in
    let chain = ExprSyntax(part).wholeChain
    guard chain.giverOfNil != nil, chain.isUsedWithoutUnwrapping(in: analysis.names) else {
      return CompiledProgram.Finding?.none
    }
    return finding(
      ("'\(chain.trimmedDescription)' may be nil, so it must be unwrapped", nil), at: chain.bytes)
  }
  let stores = tree.descendants(of: FunctionCallExprSyntax.self).compactMap { call in
    call.setWithoutAmpersand(in: analysis.names).flatMap {
      finding(
        ("'store(in:)' changes the set, so it is marked with '&'", "&\($0.trimmedDescription)"), at: $0.bytes)
    }
  }
  return members + names + chains + stores
}

extension DeclReferenceExprSyntax {
  /// What is wrong with the use of a local name, if what it was made from may give nil, or was unwrapped: `item.title`
  /// after `let item = items.first { $0.id == id }`, `item?.title` after `guard let item = …`.
  fileprivate func mistakeWithNil(in names: ProgramNames) -> String? {
    let name = baseName.text
    // `{ [weak card] in card?.close() }` after `guard let card`
    guard names.statedTypes[name] == nil, !isNameOfMember, !isCapturedWeakly(as: name),
      let all = names.sources[name],
      all.allSatisfy({ [.whole, .unwrapped].contains($0.way) })
    else { return nil }
    let sources = all.filter { isInScope(of: $0.expression) }
    let unwrapped =
      parent?.as(OptionalChainingExprSyntax.self).map(ExprSyntax.init)
      ?? parent?.as(ForceUnwrapExprSyntax.self).map(ExprSyntax.init)
    if unwrapped != nil {
      let isNeverNil = sources.allSatisfy { $0.way == .unwrapped }
      return isNeverNil && !sources.isEmpty ? "'\(name)' was unwrapped before, so it is never nil" : nil
    }
    guard ExprSyntax(self).isUsedWithoutUnwrapping(in: names), !isUnwrappedAround else { return nil }
    let givers = sources.map { $0.way == .whole ? $0.expression.giverOfNil : nil }
    guard let first = givers.first, let giver = first, givers.allSatisfy({ $0 != nil }) else { return nil }
    return "'\(name)' may be nil, as \(giver) gives it, so it must be unwrapped"
  }

  /// Whether the reference is where a name that takes its value from the expression can be seen: after the statement
  /// with the expression, in the same block, or in the body of `if let`.
  private func isInScope(of source: ExprSyntax) -> Bool {
    guard source.position < position, let statement = source.ancestor(of: CodeBlockItemSyntax.self) else {
      return false
    }
    var scope = statement.parent
    if let condition = source.ancestor(of: ConditionElementListSyntax.self),
      condition.position > statement.position
    {
      scope =
        condition.parent?.as(IfExprSyntax.self).map { Syntax($0.body) }
        ?? condition.parent?.as(WhileStmtSyntax.self).map { Syntax($0.body) }
        ?? (condition.parent?.is(GuardStmtSyntax.self) == true ? scope : nil)
    }
    return ancestor(of: Syntax.self, where: { $0.id == scope?.id }) != nil
      && ancestor(of: CodeBlockItemSyntax.self)?.id != statement.id && !isInLaterExample(than: statement)
  }
}

extension SyntaxProtocol {
  /// Whether a comment below a blank line, which begins another example, stands between a statement of the fence and this
  /// one.
  fileprivate func isInLaterExample(than statement: CodeBlockItemSyntax) -> Bool {
    statement.parent?.parent?.is(SourceFileSyntax.self) == true
      && statement.parent?.as(CodeBlockItemListSyntax.self)?.contains {
        $0.position > statement.position && $0.position <= position && $0.leadingTrivia.beginsExample
      } == true
  }
}

extension ExprSyntax {
  /// What makes the whole expression an optional, whatever its other parts are: `first` of a list, `try?`, `as?`, or a
  /// `?` in the chain.
  var giverOfNil: String? {
    if let attempt = self.as(TryExprSyntax.self) {
      return attempt.questionOrExclamationMark?.tokenKind == .postfixQuestionMark ? "'try?'" : nil
    }
    if let wait = self.as(AwaitExprSyntax.self) { return wait.expression.giverOfNil }
    if let elements = self.as(SequenceExprSyntax.self)?.elements, elements.count == 3 {
      let cast = elements.dropFirst().first?.as(UnresolvedAsExprSyntax.self)
      return cast?.questionOrExclamationMark?.tokenKind == .postfixQuestionMark ? "'as?'" : nil
    }
    let called = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
    if let access = called.as(MemberAccessExprSyntax.self), access.givesOptionalOfList {
      return "'\(access.declName.baseName.text)'"
    }
    return isChain ? "'?'" : nil
  }

  /// The expression that goes on with this one: `cart?.owner.name` of `cart?`.
  var wholeChain: ExprSyntax {
    if let access = parent?.as(MemberAccessExprSyntax.self), access.base?.id == id {
      return ExprSyntax(access).wholeChain
    }
    if let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == id {
      return ExprSyntax(call).wholeChain
    }
    if let element = parent?.as(SubscriptCallExprSyntax.self), element.calledExpression.id == id {
      return ExprSyntax(element).wholeChain
    }
    return self
  }

  /// `cart?.owner.name`, but not `cart?.owner!`
  private var isChain: Bool {
    if self.is(OptionalChainingExprSyntax.self) { return true }
    if let access = self.as(MemberAccessExprSyntax.self) { return access.base?.isChain ?? false }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.isChain }
    if let element = self.as(SubscriptCallExprSyntax.self) { return element.calledExpression.isChain }
    return false
  }
}

extension Knowledge {
  /// `navigationController?.pushViewControler(detail, animated: true)`: the name of the value tells its class, and the
  /// class has a member of nearly that name. Or it has one of that name, which takes other arguments:
  /// `navigationController?.popViewController()`.
  fileprivate func misuse(of access: MemberAccessExprSyntax) -> (text: String, meant: String?)? {
    let base = access.base.map { $0.as(OptionalChainingExprSyntax.self)?.expression ?? $0 }
    guard let type = (base?.memberName ?? base?.simpleName).flatMap({ Lexicon.classesOfNames[$0] }) else {
      return nil
    }
    let name = access.declName.baseName.text
    guard !api.allMembers(of: type).contains(name) else { return wrongArguments(of: access, in: type) }
    guard let near = guardian.nearMember(name, of: api.lineage(of: type)) else { return nil }
    return ("value of type '\(type)' has no member '\(name)'", near)
  }

  /// `popViewController()` of a class of which each method of that name takes other labels.
  private func wrongArguments(
    of access: MemberAccessExprSyntax, in type: String
  ) -> (text: String, meant: String?)? {
    let name = access.declName.baseName.text
    guard let call = ExprSyntax(access).callOfCallee, call.trailingClosure == nil else { return nil }
    let given = call.arguments.map { $0.label?.text ?? "_" }
    let lineage = api.lineage(of: type)
    let forms = api.symbols.values.filter { symbol in
      symbol.owner.map(lineage.contains) == true && symbol.baseName == name && symbol.name.hasSuffix(")")
    }.map(\.labels)
    // What runs at the end may be left out; and extensions that are not shown add it where the library lacks it.
    guard !forms.isEmpty,
      !forms.contains(where: { given.starts(with: $0) || given == $0.filter { $0 != "completion" } })
    else { return nil }
    func signature(_ labels: [String]) -> String { "\(name)(\(labels.map { "\($0):" }.joined()))" }
    let written = given.isEmpty ? "no arguments" : "'\(given.map { "\($0):" }.joined())'"
    return ("no '\(name)' of '\(type)' takes \(written)", forms.map(signature).min())
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
  fileprivate func libraryCallMistake(in names: ProgramNames) -> (text: String, meant: String?)? {
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
    return mistakeWithResult(of: call, in: names)
  }

  /// What is wrong with the use of what the member gives.
  private func mistakeWithResult(
    of call: FunctionCallExprSyntax?, in names: ProgramNames
  ) -> (text: String, meant: String?)? {
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
    if givesOptionalOfList, whole.isUsedWithoutUnwrapping(in: names) {
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

  /// `items.first`, `users.min { $0.age < $1.age }`
  fileprivate var givesOptionalOfList: Bool {
    let labels = ExprSyntax(self).callOfCallee?.arguments.map { $0.label?.text ?? "_" }
    return isOfPlural && Lexicon.optionalsOfLists[declName.baseName.text]?.contains(labels) == true
  }

  /// Whether it is asked of a list, as the list's name says: `count` of `user.tags.count`.
  private var isOfPlural: Bool { (base?.memberName ?? base?.simpleName)?.isPlural == true }
}

extension FunctionCallExprSyntax {
  /// `bag` of `orders.sink { … }.store(in: bag)`, if it is shown to be a set or a list: apps have bags of their own.
  fileprivate func setWithoutAmpersand(in names: ProgramNames) -> ExprSyntax? {
    guard let access = calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "store", arguments.count == 1, let set = arguments.first,
      set.label?.text == "in", !set.expression.is(InOutExprSyntax.self),
      let stream = access.base?.as(FunctionCallExprSyntax.self),
      ["assign", "sink"].contains(stream.calleeName), let name = set.expression.lastName,
      names.statedTypes[name, default: []].contains(where: { $0.description.contains("AnyCancellable") })
        || names.sources[name, default: []].contains(where: {
          $0.expression.trimmedDescription.contains("AnyCancellable>")
        })
        || Lexicon.setsOfSubscriptions.contains(name) && names.everyType[name] == nil
    else { return nil }
    return set.expression
  }

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
  fileprivate func isUsedWithoutUnwrapping(in names: ProgramNames) -> Bool {
    if let asked = parent?.as(MemberAccessExprSyntax.self), isAsked {
      return !Lexicon.optionalMembers.contains(asked.declName.baseName.text)
    }
    if let argument = parent?.as(LabeledExprSyntax.self), argument.label == nil {
      let isText = argument.parent?.parent?.as(FunctionCallExprSyntax.self)?.calleeName == "Text"
      return isText || argument.parent?.parent?.is(SubscriptCallExprSyntax.self) == true
    }
    guard case .named(let type, _) = statedContext else { return false }
    return !["Any", "AnyHashable", "Void"].contains(type) && !names.genericNames.contains(type)
      && !type.contains(".")
  }

  private var isAsked: Bool { parent?.as(MemberAccessExprSyntax.self).map { $0.base?.id == id } ?? false }
}
