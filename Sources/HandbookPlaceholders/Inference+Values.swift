import HandbookAssembly
package import SwiftSyntax

/// Reads what the unknown values of a program, and their members, must be.
extension UseVisitor {
  func valueUse(_ node: DeclReferenceExprSyntax, name: String) {
    let expression = ExprSyntax(node)
    if let call = expression.callOfCallee {
      let shape = CallShape(call, names: hints)
      noteImplicitArguments(of: call)
      placeholders.functions[name, default: []].insert(.init(shape: shape, result: resultType(of: call)))
      return
    }
    if isHandedBuilder(expression) {
      // A function that is passed on: the function that takes it decides its parameters.
      let shapes = [CallShape(), CallShape(labels: ["_"])]
      placeholders.functions[name, default: []].formUnion(
        shapes.map { .init(shape: $0, result: .modified("some", "View")) })
      return
    }
    if let matched = matchedType(of: expression, named: name) { return note(name, type: matched) }
    // `cell as? ShopCell`: the cell is not known to be one.
    let cast = expression.castType
    let named = cast.map { $0 == hints.type(for: name) } == true ? .invented : hints.type(for: name)
    // `coordinator?.stop()` in a closure that captures the coordinator weakly: only there it is optional.
    if expression.parent?.is(OptionalChainingExprSyntax.self) == true, node.isCapturedWeakly(as: name) {
      return
    }
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == expression.id {
      let member = access.declName.baseName.text
      if ExprSyntax(access).callOfCallee?.saysPrivacy == true { return note(name, type: "Logger") }
      if let owner = Lexicon.owners[member], !hints.types.contains(name.capitalizedFirst) {
        return note(name, type: SwiftType(owner))
      }
      // `backgroundImageView.image = photo`
      if member == "image", name.lowercased().hasSuffix("imageview") {
        return note(name, type: "UIImageView")
      }
      let scalars: Set<SwiftType> = ["String", "Int", "Double", "CGFloat", "Bool", "Date", "Color"]
      let asked = need(of: expression, named: name)
      if case .type(let type) = asked,
        type.isArray || ["AnyPublisher", "Set", "AnyView", "Image"].contains(where: type.isNamed)
      {
        note(name, type: type)
      } else if case .optional = asked {
        note(name, type: named.asOptional)
      } else if scalars.contains(named), !Lexicon.standardMethods.contains(member) {
        // A `message` that has a `subject` is no text.
        note(name, type: .invented)
      } else {
        note(name, type: named)
      }
      return
    }
    switch need(of: expression, named: name) {
    case .type(let type): note(name, type: type)
    case .optional: note(name, type: named.asOptional)
    case .text: note(name, type: hints.simpleType(for: name) ?? "String")
    case .any:
      // A name that is also declared somewhere is not replaced by a hole, because elsewhere it means that
      // declaration. Neither is an element of a list whose type nothing decides: `[home, search].map(\.path)`.
      let list = node.parent?.as(ArrayElementSyntax.self)?.parent?.parent?.as(ArrayExprSyntax.self)
      let isOfOpenList = list?.parent?.is(MemberAccessExprSyntax.self) == true
      if named != .invented || isOfOpenList || names.declaredValues.contains(name) {
        return note(name, type: named)
      }
      // Where a `switch` has several views, the compiler needs to know the type of each.
      if node.parent?.is(CodeBlockItemSyntax.self) == true, node.ancestor(of: SwitchCaseSyntax.self) != nil,
        expression.isLooseView
      {
        return note(name, type: "AnyView")
      }
      // A hole takes any type that the context requires.
      edits.append(.init(range: node.bytes, text: "<#\(name)#>"))
    }
  }

  /// The type of a value that a `switch` matches with tuples: of `state` in `switch (state, event) { case (.idle, .start): … }`
  /// an enum with these cases, of `pair` in `switch pair { case (let x, let y): … }` a tuple of two.
  private func matchedType(of expression: ExprSyntax, named name: String) -> SwiftType? {
    if let choice = expression.parent?.as(SwitchExprSyntax.self) {
      guard let count = reader.tuples(of: choice)?.first?.count,
        reader.columns(of: choice, count: count)?.allSatisfy(\.isEmpty) == true
      else { return nil }
      return .tuple(Array(repeating: .init(nil, .invented), count: count))
    }
    guard let element = expression.parent?.as(LabeledExprSyntax.self),
      let list = element.parent?.as(LabeledExprListSyntax.self),
      let choice = list.parent?.parent?.as(SwitchExprSyntax.self), choice.subject.is(TupleExprSyntax.self),
      let column = list.firstIndex(of: element).map({ list.distance(from: list.startIndex, to: $0) }),
      let cases = reader.columns(of: choice, count: list.count)?[column], !cases.isEmpty,
      !Lexicon.genericCases.isSuperset(of: cases.map(\.name)), hints.simpleType(for: name) == nil
    else { return nil }
    let type = hints.choiceType(for: name)
    guard !names.declaredTypes.contains(type), !names.sharedTypes.contains(type) else { return nil }
    placeholders.addCases(cases, to: type)
    return .named(type)
  }

  /// `row` of `List(users, rowContent: row)`: a function that shows a view.
  private func isHandedBuilder(_ expression: ExprSyntax) -> Bool {
    guard let argument = expression.parent?.as(LabeledExprSyntax.self), let label = argument.label?.text,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    return Lexicon.handedBuilders[label]?.contains(call.calleeName) == true
      && !names.declaredTypes.contains(call.calleeName)
      && !names.declaredFunctions.contains(call.calleeName) && !unknown.contains(call.calleeName)
  }

  /// `self.paths[tab]` in code of a type that is not shown.
  func noteMemberOfSelf(_ access: MemberAccessExprSyntax, named name: String) {
    switch need(of: ExprSyntax(access), named: name) {
    case .type(let type): note(name, type: type)
    case .optional: note(name, type: hints.type(for: name).asOptional)
    case .text: note(name, type: hints.simpleType(for: name) ?? "String")
    case .any: note(name, type: hints.type(for: name))
    }
  }

  /// Keeps the guess that says more.
  func note(_ name: String, type: SwiftType) {
    let known = placeholders.values[name] ?? .invented
    let open = SwiftType.optional(.invented)
    // A value that is asked for an element by its key is a dictionary, and not a list.
    if case .dictionary = known { return }
    // What `ForEach(messages)` says counts more than the name.
    if known == .array(.invented), case .array(let element) = type,
      Lexicon.plainTypes.contains(element.description)
    {
      return
    }
    if case .dictionary = type {
      placeholders.values[name] = type
      return
    }
    if known == open, !type.isArray, !type.isOptional, type != .invented {
      placeholders.values[name] = .optional(type)
    } else if type == open, !known.isArray, !known.isOptional {
      placeholders.values[name] = .optional(known)
    } else if known == .invented || type.isArray || type.isOptional && !known.isArray {
      placeholders.values[name] = type
    }
  }

  func binding(_ node: DeclReferenceExprSyntax, name: String) {
    if node.isParameterOfClosure(name, hints) { return }
    var top = ExprSyntax(node)
    while let member = top.parent?.as(MemberAccessExprSyntax.self), member.base?.id == top.id {
      top = ExprSyntax(member)
    }
    let value = "\(name)Binding"
    if let publisher = publisherType(of: top, from: node, named: name) {
      if placeholders.values[value] == nil { placeholders.values[value] = publisher }
      edits.append(.init(range: node.baseName.bytes, text: value))
      return
    }
    let type = top.id == node.id ? boundType(of: name, in: top.parent?.as(LabeledExprSyntax.self)) : .invented
    if placeholders.values[value] == nil { placeholders.values[value] = .named("Binding", [type]) }
    // `.onChange(of: selected) { old, new in … }` beside `.sheet(item: $selected)`: the binding decides the type.
    if unknown.contains(name), top.parent?.as(LabeledExprSyntax.self)?.label?.text == "item",
      top.id == ExprSyntax(node).id
    {
      note(name, type: type)
    }
    edits.append(.init(range: node.baseName.bytes, text: value))
  }

  /// The publisher of an `@Published` property, as in `$query.debounce(…)`, `.assign(to: &$results)` and
  /// `Publishers.CombineLatest($a, $b)`; nil where a binding is meant.
  private func publisherType(of top: ExprSyntax, from node: DeclReferenceExprSyntax, named name: String)
    -> SwiftType?
  {
    if top.parent?.is(InOutExprSyntax.self) == true {
      return .other("Published<\(hints.type(for: name))>.Publisher")
    }
    let stream = SwiftType.named("AnyPublisher", [hints.type(for: name), "Never"])
    var member = node.parent?.as(MemberAccessExprSyntax.self)
    while let access = member {
      if access.isOfPublisher { return stream }
      member = ExprSyntax(access).callOfCallee?.parent?.as(MemberAccessExprSyntax.self)
    }
    guard top.id == ExprSyntax(node).id,
      let call = top.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription.hasPrefix("Publishers.")
        || Lexicon.publisherJoiners.contains(call.calleeName)
    else { return nil }
    return stream
  }

  /// The type of the binding that a view takes for the argument with that label: `isOn: $isLoud` binds a `Bool`.
  private func boundType(of name: String, in argument: LabeledExprSyntax?) -> SwiftType {
    let call = argument?.parent?.parent?.as(FunctionCallExprSyntax.self)
    let callee = call?.calledExpression.trimmedDescription ?? ""
    switch argument?.label?.text {
    case "isPresented", "isOn", "isActive", "isExpanded": return "Bool"
    case "text": return "String"
    case "path": return "NavigationPath"
    case "selection": return call.flatMap { selectedType(in: $0, of: name) } ?? .optional("String")
    case "item":
      let named = hints.type(for: name)
      return .optional(hints.types.contains(named.description) ? named : .invented)
    case "presentedItem": return .optional(.invented)
    case "tokens", "suggestedTokens":
      return .array(
        hints.types.contains(name.singular.capitalizedFirst)
          ? .named(name.singular.capitalizedFirst) : .invented)
    case "value" where ["Slider", "Gauge", "Stepper"].contains(callee):
      return callee == "Stepper" ? "Int" : "Double"
    case nil where Lexicon.listViews.contains(callee): return .array(hints.type(for: name.singular))
    default: return hints.simpleType(for: name) ?? "String"
    }
  }

  /// The type of a selection, according to the tabs and tags: `.tag(Area.home)` makes it an `Area`, `value: .home` an
  /// enum with that case.
  private func selectedType(in call: FunctionCallExprSyntax, of name: String) -> SwiftType? {
    var type: SwiftType?
    let content = call.trailingClosure.map { Syntax($0.statements) }
    for inner in content?.descendants(of: FunctionCallExprSyntax.self) ?? [] {
      let isTag = inner.calledExpression.memberName == "tag"
      let isTab = inner.calledExpression.trimmedDescription == "Tab"
      let value = inner.arguments.first { isTag || isTab && $0.label?.text == "value" }?.expression
      // `Tab("Inbox", value: 0) { … }`
      if let literal = value?.literalType { return literal }
      guard let member = value?.as(MemberAccessExprSyntax.self) else { continue }
      if let base = member.base?.simpleName {
        if base.first?.isUppercase == true { return .named(base) }
      } else if member.base == nil {
        let choice = hints.choiceType(for: name)
        type = .named(choice)
        guard !names.declaredTypes.contains(choice) else { continue }
        placeholders.addCases([CasePattern(name: member.declName.baseName.text)], to: choice)
      }
    }
    return type
  }

  /// `$model.tasks` of `ForEach($model.tasks) { $task in … }`, where the model is not shown.
  func isBoundList(_ access: MemberAccessExprSyntax) -> Bool {
    guard let root = access.base?.simpleName, root.hasPrefix("$"), isInventedRoot(String(root.dropFirst())),
      let argument = access.parent?.as(LabeledExprSyntax.self), argument.label == nil
    else { return false }
    return argument.callGiven.map { Lexicon.listViews.contains($0.calleeName) } ?? false
  }

  /// Whether the program does not state the type of the value, or states a type that is unknown.
  func isInventedRoot(_ root: String) -> Bool {
    if unknown.contains(root) { return true }
    guard let type = names.valueTypes[root] else {
      return names.declaredValues.contains(root) && !names.declaredTypes.contains(root)
        && !takesObjectsOfLibrary(root)
    }
    return unknown.contains(type.bareName)
  }

  /// Whether all that a value takes its type from is an object of the library's, or asked of one: `stack` of `let stack =
  /// selectedViewController as? UINavigationController`, `item` of `let item = page.navigationItem`.
  private func takesObjectsOfLibrary(_ name: String) -> Bool {
    guard let sources = names.sources[name], !sources.isEmpty else { return false }
    return sources.allSatisfy { source in
      [.whole, .unwrapped].contains(source.way) && isOfObjectOfLibrary(source.expression)
    }
  }

  private func isOfObjectOfLibrary(_ expression: ExprSyntax) -> Bool {
    if let elements = expression.as(SequenceExprSyntax.self)?.elements.map(\.self), elements.count == 3,
      elements[1].is(UnresolvedAsExprSyntax.self), let type = elements[2].as(TypeExprSyntax.self)
    {
      return isClassOfLibrary(SwiftType(type.type))
    }
    guard let base = expression.as(MemberAccessExprSyntax.self)?.base else {
      return expression.simpleName.flatMap { names.valueTypes[$0] }.map(isClassOfLibrary) ?? false
    }
    return isOfObjectOfLibrary(base.as(OptionalChainingExprSyntax.self)?.expression ?? base)
  }

  private func isClassOfLibrary(_ type: SwiftType) -> Bool {
    guard case .named(let name, []) = type.unwrapped else { return false }
    return guardian.classes.contains(name) && !names.declaredTypes.contains(name)
  }
}

extension FunctionCallExprSyntax {
  /// `logger.error("failed: \(error, privacy: .public)")`: only messages of logs have the label `privacy`.
  package var saysPrivacy: Bool {
    arguments.descendants(of: ExpressionSegmentSyntax.self).contains {
      $0.expressions.contains { $0.label?.text == "privacy" }
    }
  }
}

extension SyntaxProtocol {
  /// Whether a closure or loop around the node declares the name, as `item` in `ForEach(items) { item in Row(item:
  /// $item) }`. Such a value has no binding.
  package func isParameterOfClosure(_ name: String, _ hints: NameHints) -> Bool {
    ancestor(of: ClosureExprSyntax.self) { hints.closureParameters($0).contains(name) } != nil
      || ancestor(of: ForStmtSyntax.self) { $0.pattern.trimmedDescription == name } != nil
  }

  /// It stands in a closure with `[weak name]`.
  package func isCapturedWeakly(as name: String) -> Bool {
    ancestor(of: ClosureExprSyntax.self) { closure in
      closure.signature?.capture?.items.contains {
        $0.name.text == name && $0.specifier?.specifier.text == "weak"
      } == true
    } != nil
  }
}

extension ExprSyntax {
  /// The type to which the expression is cast.
  fileprivate var castType: SwiftType? {
    guard let list = parent?.as(ExprListSyntax.self), let index = list.firstIndex(of: self) else {
      return nil
    }
    let rest = Array(list[list.index(after: index)...])
    guard rest.count > 1, rest[0].is(UnresolvedAsExprSyntax.self) else { return nil }
    return rest[1].as(TypeExprSyntax.self).map { SwiftType($0.type) }
  }
}
