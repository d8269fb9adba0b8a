import HandbookAssembly
import HandbookPlaceholders
import SwiftSyntax

extension Hypothesis {
  /// Whether the type of an expression depends on an invented declaration.
  ///
  /// The declaration `users: [User]` states that `users.first`, and `user` in `for user in users`, are `User`s, so
  /// these types are not guessed; the types of a `User`'s members are. If the snippet does not show `store`, the
  /// elements of `store.users` may be anything.
  func isGuessed(_ expression: ExprSyntax, in analysis: Analysis) -> Bool {
    var seen: Set<String> = []
    return isGuessed(expression, in: analysis, seen: &seen)
  }

  private func isGuessed(_ expression: ExprSyntax, in analysis: Analysis, seen: inout Set<String>) -> Bool {
    if analysis.names.statedType(of: expression) != nil { return false }
    if let attempt = expression.as(TryExprSyntax.self) {
      return isGuessed(attempt.expression, in: analysis, seen: &seen)
    }
    if let wait = expression.as(AwaitExprSyntax.self) {
      return isGuessed(wait.expression, in: analysis, seen: &seen)
    }
    if let force = expression.as(ForceUnwrapExprSyntax.self) {
      return isGuessed(force.expression, in: analysis, seen: &seen)
    }
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return isGuessed(chain.expression, in: analysis, seen: &seen)
    }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return isGuessed(reference, in: analysis, seen: &seen)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      if analysis.names.typesGiven(by: call) != nil || makesLibraryType(call, in: analysis) { return false }
      if let list = call.listAsked(in: analysis) {
        // The closure decides what type `map` gives.
        return Lexicon.transformingMethods.contains(call.calleeName)
          || isGuessed(list, in: analysis, seen: &seen)
      }
      // `decoder.decode(User.self, from: data)` gives a `User`, if the decoder is the library's.
      if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
        call.arguments.first?.expression.memberName == "self"
      {
        return isOpen(base, in: analysis) || placeholders.methods.values.contains { $0[access.name] != nil }
      }
    }
    if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
      if access.name == "self" { return false }
      if Lexicon.listMethods.contains(access.name), analysis.isStatedList(base) {
        return isGuessed(base, in: analysis, seen: &seen)
      }
    }
    return isOpen(expression, in: analysis)
  }

  /// Whether a constant of a type that is known was invented: `brand` of `UIColor.brand`, or of `Self.brand`.
  func isAddedToKnownType(_ access: MemberAccessExprSyntax) -> Bool {
    guard let owner = access.base?.simpleName else { return false }
    return placeholders.staticExtensions.contains { type, members in
      (type == owner || owner == "Self") && members[access.declName.baseName.text] != nil
    }
  }

  /// Whether a call creates a value of a library's type: `UIAlertController(title: model.title)` is one, whatever the title
  /// is. What is in an `Array(model.items)` depends on the items.
  func makesLibraryType(_ call: FunctionCallExprSyntax, in analysis: Analysis) -> Bool {
    guard let name = call.calledExpression.simpleName, name.first?.isUppercase == true else { return false }
    return placeholders.types[name] == nil && placeholders.functions[name] == nil
      && !analysis.undeclared.contains(name) && !analysis.names.declaredTypes.contains(name)
      && !analysis.names.genericNames.contains(name) && !Lexicon.wrappingTypes.contains(name)
  }

  private func isGuessed(
    _ reference: DeclReferenceExprSyntax, in analysis: Analysis, seen: inout Set<String>
  ) -> Bool {
    let written = reference.baseName.text
    let name = written.hasPrefix("$") ? String(written.dropFirst()) : written
    if written != name, analysis.hasUnseenWrapper(name) { return true }
    if Int(name) != nil {
      let closure = reference.ancestor(
        of: ClosureExprSyntax.self, where: { $0.signature?.parameterClause == nil })
      return closure?.call.map { isGuessed(givenBy: $0, in: analysis, seen: &seen) } ?? true
    }
    if analysis.names.statedTypes[name] != nil, analysis.names.sources[name] == nil { return false }
    guard let sources = analysis.names.sources[name], placeholders.values[name] == nil,
      placeholders.functions[name] == nil
    else { return isOpen(ExprSyntax(reference), in: analysis) }
    guard seen.insert(name).inserted else { return false }
    return sources.contains { source in
      switch source.way {
      case .whole, .unwrapped, .element: isGuessed(source.expression, in: analysis, seen: &seen)
      case .part:
        source.expression.as(FunctionCallExprSyntax.self)?.calleeName == "enumerated"
          ? isGuessed(source.expression, in: analysis, seen: &seen) : isOpen(source.expression, in: analysis)
      case .parameter:
        source.expression.as(FunctionCallExprSyntax.self).map {
          isGuessed(givenBy: $0, in: analysis, seen: &seen)
        } ?? isGuessed(source.expression, in: analysis, seen: &seen)
      }
    }
  }

  /// Whether the parameters of a call's closures depend on an invented declaration. Those of `List(users) { … }` do
  /// not, if the program states the type of `users`.
  private func isGuessed(
    givenBy call: FunctionCallExprSyntax, in analysis: Analysis, seen: inout Set<String>
  ) -> Bool {
    if let list = call.listAsked(in: analysis) { return isGuessed(list, in: analysis, seen: &seen) }
    let callee = call.calledExpression
    let isOfLibrary =
      callee.simpleName.map { $0.first?.isUppercase == true && placeholders.types[$0] == nil }
      ?? callee.memberName.map {
        analysis.names.declaredFunctions.contains($0) == false && Lexicon.valueTakers.contains($0)
          && placeholders.modifiers[$0] == nil
      } ?? false
    guard isOfLibrary else { return isOpen(ExprSyntax(call), in: analysis) }
    return call.arguments.contains { argument in
      !argument.expression.is(ClosureExprSyntax.self) && !argument.expression.is(KeyPathExprSyntax.self)
        && isGuessed(argument.expression, in: analysis, seen: &seen)
    }
  }

  private func isOpen(_ expression: ExprSyntax, in analysis: Analysis) -> Bool {
    var seen: Set<String> = []
    return isOpen(Syntax(expression), in: analysis, seen: &seen)
  }
}

extension Question {
  /// Whether a list is given where a single value is required, as in `return users.map(\.name)` for a `String`. The
  /// result of `map` is a list, whatever the type of `name`.
  var isListGivenForOne: Bool {
    guard let called = listGivenForOne else { return false }
    // In `Set<Int>`, a plural name stands for the elements: `products.map(\.id)`.
    let isPlural =
      called.calledExpression.as(MemberAccessExprSyntax.self)?.base?.simpleName?.isPlural == true
      && Lexicon.listMakers.contains(called.calleeName) && type(1).unwrapped.isNamed("Set")
    return isPlural || called.listAsked(in: analysis) != nil
  }

  /// The call that gives the list.
  private var listGivenForOne: FunctionCallExprSyntax? {
    guard message.isOf(MessageKind.wrongType), quoted.count > 1, type(0).isArray else { return nil }
    let wanted = type(1).unwrapped
    guard Lexicon.plainTypes.contains(wanted.description) || wanted.isNamed("Set") else { return nil }
    var called = node?.parent
    while let link = called, link.is(MemberAccessExprSyntax.self) || link.is(DeclReferenceExprSyntax.self) {
      called = link.parent
    }
    return called?.as(FunctionCallExprSyntax.self)
  }
}

extension Analysis {
  /// Whether a variable has a property wrapper that is not shown: nothing says what `$shops` is of `@Rows var shops`.
  func hasUnseenWrapper(_ variable: String) -> Bool {
    names.wrappers[variable]?.isDisjoint(with: undeclared) == false
  }

  /// Whether a declaration states that the expression is a list.
  fileprivate func isStatedList(_ expression: ExprSyntax) -> Bool {
    switch names.statedType(of: expression) {
    case .array, .dictionary: true
    default: false
    }
  }
}

extension FunctionCallExprSyntax {
  /// `users` of `users.filter { … }`, if a declaration states that it is a list, and `filter` is the library's.
  fileprivate func listAsked(in analysis: Analysis) -> ExprSyntax? {
    guard let access = calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      Lexicon.listMethods.contains(access.name), analysis.isStatedList(base)
    else { return nil }
    return base
  }
}

extension MemberAccessExprSyntax {
  fileprivate var name: String { declName.baseName.text }
}
