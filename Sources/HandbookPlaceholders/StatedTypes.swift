import HandbookAssembly
package import SwiftSyntax

extension ProgramNames {
  /// The type of an expression, if it follows from declarations and from what the library says about lists,
  /// dictionaries and optionals. With `products: [Product]`, `products.first` is a `Product?`, whatever a `Product`
  /// is.
  package func statedType(of expression: ExprSyntax) -> SwiftType? {
    statedType(of: expression, depth: 0)
  }

  /// How many names are followed that take their types from one another.
  private static let depthLimit = 8

  private func statedType(of expression: ExprSyntax, depth: Int) -> SwiftType? {
    func statedType(of inner: ExprSyntax) -> SwiftType? { self.statedType(of: inner, depth: depth + 1) }
    guard depth < Self.depthLimit else { return nil }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      let type = self.statedType(of: reference.baseName.text, depth: depth)
      return reference.isUnwrappedAround ? type?.unwrapped : type
    }
    if let force = expression.as(ForceUnwrapExprSyntax.self) {
      return statedType(of: force.expression)?.unwrapped
    }
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return statedType(of: chain.expression)?.unwrapped
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return statedType(of: tuple.elements.first!.expression)
    }
    if let element = expression.as(SubscriptCallExprSyntax.self) {
      // `counts[key, default: 0]`
      if element.arguments.count == 2, element.arguments.last?.label?.text == "default",
        case .dictionary(_, let value) = statedType(of: element.calledExpression)
      {
        return value
      }
      guard element.arguments.count == 1, let index = element.arguments.first, index.label == nil else {
        return nil
      }
      switch statedType(of: element.calledExpression) {
      case .dictionary(_, let value): return .optional(value)
      // A range as an index gives a part of the list.
      case .array(let element)
      where index.expression.is(IntegerLiteralExprSyntax.self) || statedType(of: index.expression) == "Int":
        return element
      default: return nil
      }
    }
    if let attempt = expression.as(TryExprSyntax.self) {
      return attempt.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
        ? nil : statedType(of: attempt.expression)
    }
    if let wait = expression.as(AwaitExprSyntax.self) { return statedType(of: wait.expression) }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      if let types = typesGiven(by: call, depth: depth) { return types.count == 1 ? types.first : nil }
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
        case .array(let element)? = statedType(of: base)
      else { return nil }
      return switch access.declName.baseName.text {
      case "first", "last", "min", "max", "randomElement", "popLast": .optional(element)
      case "filter", "sorted", "reversed", "shuffled": .array(element)
      default: nil
      }
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
    let name = access.declName.baseName.text
    if base.trimmedDescription == "self" {
      // `self.step` beside a parameter `step`, in an extension of a type that is not shown, is not that parameter.
      let owner = access.ancestor(of: ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      if let owner, !declaredTypes.contains(owner), declaredMembers[owner]?.contains(name) != true {
        return nil
      }
      return self.statedType(of: name, depth: depth)
    }
    switch (statedType(of: base), name) {
    case (.array(let element), "first"), (.array(let element), "last"): return .optional(element)
    case (.array, "count"), (.dictionary, "count"), (.named("String", []), "count"): return "Int"
    case (.array, "isEmpty"), (.dictionary, "isEmpty"), (.named("String", []), "isEmpty"): return "Bool"
    case (.named(let owner, let arguments), _):
      let parameters = genericParameters[owner] ?? []
      guard arguments.count == parameters.count, let types = memberTypes[owner]?[name], types.count == 1
      else {
        return nil
      }
      // The `value: T` of a `Box<User>` is a `User`.
      let given = Dictionary(zip(parameters, arguments)) { first, _ in first }
      return types.first?.map { type in
        if case .named(let parameter, []) = type { given[parameter] ?? type } else { type }
      }
    case (_, "count") where isList(base, depth: depth): return "Int"
    case (_, "isEmpty") where isList(base, depth: depth): return "Bool"
    default: return nil
    }
  }

  /// Whether declarations state that an expression is a list, or it is the result of a library method that gives one,
  /// whatever its elements are.
  private func isList(_ expression: ExprSyntax, depth: Int) -> Bool {
    if case .array = statedType(of: expression, depth: depth + 1) { return true }
    guard let call = expression.as(FunctionCallExprSyntax.self), Lexicon.listMakers.contains(call.calleeName),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    else { return false }
    return isList(base, depth: depth + 1)
  }

  /// The result of a call, whatever its arguments: the written result of one of the program's functions, or the type
  /// of one of its initializers.
  package func typesGiven(by call: FunctionCallExprSyntax) -> Set<SwiftType>? {
    typesGiven(by: call, depth: 0)
  }

  private func typesGiven(by call: FunctionCallExprSyntax, depth: Int) -> Set<SwiftType>? {
    if let name = call.calledExpression.simpleName {
      guard name.first?.isUppercase == true else {
        return genericFunctions.contains(name) ? nil : results[name]
      }
      let isPlain =
        declaredTypes.contains(name) && !genericTypes.contains(name) && !failableTypes.contains(name)
      return isPlain ? [.named(name)] : nil
    }
    // `Box<User>(value: user)`
    if let made = call.calledExpression.as(GenericSpecializationExprSyntax.self),
      case .named(let name, let arguments) = SwiftType(made.trimmedDescription),
      genericParameters[name]?.count == arguments.count, !failableTypes.contains(name)
    {
      return [.named(name, arguments)]
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base else {
      return nil
    }
    let name = access.declName.baseName.text
    let owner =
      base.simpleName.flatMap { declaredTypes.contains($0) ? $0 : nil }
      ?? statedType(of: base, depth: depth + 1)?.unwrapped.bareName
    guard let owner, !genericTypes.contains(owner), declaredMembers[owner]?.contains(name) == true,
      !genericFunctions.contains(name)
    else { return nil }
    return results[name]
  }

  /// The stated type of everything that has the name, if it is the same everywhere. Otherwise the type of the one
  /// expression that the name takes it from: with `users: [User]`, `user` in `for user in users` is a `User`.
  private func statedType(of name: String, depth: Int) -> SwiftType? {
    guard let sources = sources[name] else {
      return statedTypes[name].flatMap { $0.count == 1 ? $0.first : nil }
    }
    guard statedTypes[name] == nil, sources.count == 1, let source = sources.first,
      let type = statedType(of: source.expression, depth: depth + 1)
    else { return nil }
    return switch (source.way, type) {
    case (.whole, _): type
    case (.unwrapped, _): type.unwrapped
    case (.element, .array(let element)): element
    default: nil
    }
  }
}

extension DeclReferenceExprSyntax {
  /// Whether the name is unwrapped by an `if let user` or `guard let user` around it.
  package var isUnwrappedAround: Bool {
    func unwraps(_ conditions: ConditionElementListSyntax) -> Bool {
      conditions.contains {
        let binding = $0.condition.as(OptionalBindingConditionSyntax.self)
        return binding?.initializer == nil && binding?.pattern.trimmedDescription == baseName.text
      }
    }
    var inner = Syntax(self)
    while let outer = inner.parent {
      if let branch = outer.as(IfExprSyntax.self), branch.elseBody?.id != inner.id, unwraps(branch.conditions)
      {
        return true
      }
      if let loop = outer.as(WhileStmtSyntax.self), unwraps(loop.conditions) { return true }
      if let statements = outer.as(CodeBlockItemListSyntax.self) {
        let before = statements.prefix { $0.id != inner.id }
        if before.contains(where: { $0.item.as(GuardStmtSyntax.self).map { unwraps($0.conditions) } ?? false }
        ) {
          return true
        }
      }
      inner = outer
    }
    return false
  }
}
