import HandbookAssembly
import HandbookModel
import HandbookPlaceholders
import SwiftSyntax

/// Answers about values whose type was guessed wrong, or not at all.
extension Question {
  /// A value was guessed to have a plain type, but has a member that the plain type lacks: it gets an invented type,
  /// or it is a view.
  func widen(_ member: String, _ hypothesis: inout Hypothesis) -> Bool {
    guard
      let access = node?.ancestor(
        of: MemberAccessExprSyntax.self, where: { $0.declName.baseName.text == member }),
      let base = access.base
    else { return false }
    let isModifier = api.members["View"]?.contains(member) ?? false
    if let name = base.simpleName,
      widenPayload(boundTo: name, around: base, &hypothesis)
    {
      return true
    }
    // A modifier of views hides the value, so the value gets another name.
    if let name = base.simpleName,
      let declared = [name, "\(name)Value"].first(where: { hypothesis.placeholders.values[$0] != nil })
    {
      hypothesis.placeholders.values[declared] = isModifier ? "AnyView" : .invented
      return true
    }
    var isWidened = false
    for name in base.branchesOfTernary.compactMap(\.memberName)
    where hypothesis.placeholders.members["InventedValue"]?[name] != nil {
      hypothesis.placeholders.members["InventedValue"]?[name] = isModifier ? "AnyView" : .invented
      isWidened = true
    }
    return isWidened
  }

  /// `case .saved(let isNew)` with `if isNew`: the payload is a flag.
  func makePayloadFlag(_ hypothesis: inout Hypothesis) -> Bool {
    retypeBoundPayload(to: "Bool", &hypothesis)
  }

  /// `if context.environment.isFull { … }`, or with a constant that is given it: a key of the app's whose value is a flag.
  func makeEnvironmentFlag(_ hypothesis: inout Hypothesis) -> Bool {
    guard let reference = node?.parent?.as(DeclReferenceExprSyntax.self) else { return false }
    let name = reference.baseName.text
    let key = (analysis.initializer(of: name) ?? ExprSyntax(reference)).memberName ?? name
    guard let type = hypothesis.placeholders.environment[key], type != "Bool" else { return false }
    hypothesis.placeholders.environment[key] = "Bool"
    return true
  }

  /// `if UserDefaults.isFirstStart() { … }`: a function that the app adds to a type of the library's gives a flag.
  func makeResultFlag(_ hypothesis: inout Hypothesis) -> Bool {
    guard !quoted.isEmpty, let call = node?.ancestor(of: FunctionCallExprSyntax.self),
      let origin = hypothesis.origin(of: ExprSyntax(call), in: analysis),
      hypothesis.type(of: origin) == type(0),
      type(0) != "Bool"
    else { return false }
    hypothesis.set(origin, to: "Bool")
    return true
  }

  /// `height: BorderWidth`: what is only used as a value is a constant, though its name begins like a type's.
  func makeConstant(_ hypothesis: inout Hypothesis) -> Bool {
    guard case .metatype(let type) = type(0), case let name = type.bareName,
      let shape = hypothesis.placeholders.types[name], shape.statics.isEmpty, shape.cases.isEmpty,
      shape.initializers.isEmpty, shape.staticFunctions.isEmpty,
      case let wanted = self.type(1), Self.numbers.contains(wanted) || wanted.isNamed("UIColor"),
      !names.everyType.values.joined().contains(where: { $0.words.contains(Substring(name)) })
    else { return false }
    hypothesis.placeholders.types[name] = nil
    hypothesis.placeholders.values[name] = wanted
    return true
  }

  /// `"\(Limit)"`: nobody prints a type without `.self`.
  func makePrintedConstant(_ hypothesis: inout Hypothesis) -> Bool {
    guard let shown = node?.ancestor(of: LabeledExprSyntax.self),
      shown.parent?.parent?.is(ExpressionSegmentSyntax.self) == true,
      let name = shown.expression.simpleName, hypothesis.placeholders.types[name] == .init(),
      !names.everyType.values.joined().contains(where: { $0.words.contains(Substring(name)) })
    else { return false }
    hypothesis.placeholders.types[name] = nil
    hypothesis.placeholders.values[name] = "Int"
    return true
  }

  /// `case .invalid(let code) where (500...599).contains(code)`: the payload is a number.
  func retypePayloadInRange(_ hypothesis: inout Hypothesis) -> Bool {
    guard let call = node?.ancestor(of: FunctionCallExprSyntax.self), let type = call.elementOfRange,
      let given = call.arguments.first?.expression, let name = given.simpleName
    else { return false }
    return widenPayload(boundTo: name, around: given, to: type, &hypothesis)
  }

  /// `let result = // ...` above `return result`: what is left out has the type that is returned.
  func typeElided(_ hypothesis: inout Hypothesis) -> Bool {
    guard quoted[0] == "()", let place,
      let name = node?.ancestor(of: DeclReferenceExprSyntax.self)?.baseName.text,
      let block = node?.ancestor(of: CodeBlockItemListSyntax.self),
      let binding = block.compactMap({ $0.item.as(VariableDeclSyntax.self) }).flatMap(\.bindings).first(
        where: {
          $0.pattern.trimmedDescription == name
        }), binding.typeAnnotation == nil,
      binding.initializer?.value.trimmedDescription.hasPrefix("<#") == true
    else { return false }
    let end = binding.pattern.bytes.upperBound
    return hypothesis.edit(.init(range: end..<end, text: ": \(type(1))"), in: place.piece)
  }

  /// `case .picked(let id)` with `show(id)` of a function that is shown: the payload is what the function takes.
  private func retypeBoundPayload(to type: SwiftType, _ hypothesis: inout Hypothesis) -> Bool {
    guard type.isSettled, !type.hasGenericName, let reference = node?.parent?.as(DeclReferenceExprSyntax.self)
    else { return false }
    return widenPayload(
      boundTo: reference.baseName.text, around: ExprSyntax(reference), to: type, &hypothesis)
  }

  /// `if case .failed(let code) = error, code == 401`: the payload is of the literal's type.
  func retypeComparedPayload(_ hypothesis: inout Hypothesis) -> Bool {
    guard let list = node?.ancestor(of: ExprListSyntax.self), list.count == 3,
      let literal = list.compactMap(\.literalType).first
    else { return false }
    return list.contains { operand in
      operand.simpleName.map {
        widenPayload(boundTo: $0, around: operand, to: literal, &hypothesis)
      } ?? false
    }
  }

  /// `case .card(let card)` with `card.lastFour`: the payload is more than text.
  private func widenPayload(
    boundTo name: String, around node: ExprSyntax, to type: SwiftType = .invented,
    _ hypothesis: inout Hypothesis
  ) -> Bool {
    let patterns =
      node.ancestor(of: SwitchCaseSyntax.self).map { [Syntax($0.label)] }
      ?? node.ancestor(of: ConditionElementListSyntax.self).map { [Syntax($0)] }
      ?? node.ancestor(of: IfExprSyntax.self).map { [Syntax($0.conditions)] } ?? []
    for call in patterns.flatMap({ $0.descendantsAndSelf(of: FunctionCallExprSyntax.self) }) {
      guard let member = call.calledExpression.memberName,
        let index = call.arguments.enumerated().first(where: { _, argument in
          Syntax(argument).descendants(of: IdentifierPatternSyntax.self).contains {
            $0.identifier.text == name
          }
        })?.offset
      else { continue }
      for (owner, shape) in hypothesis.placeholders.types.inOrder
      where shape.cases[member]?.indices.contains(index) == true
        && shape.cases[member]![index].type == "String"
      {
        hypothesis.placeholders.types[owner]?.cases[member]![index].type = type
        return true
      }
    }
    return false
  }

  /// `label.textColor = UIColor.label`: the property takes the type of the assigned value.
  func retypeAssigned(to found: SwiftType, _ hypothesis: inout Hypothesis) -> Bool {
    guard let node,
      let list = node.ancestor(
        of: ExprListSyntax.self, where: { $0.contains { $0.is(AssignmentExprSyntax.self) } }),
      let target = list.first, let value = list.dropFirst(2).first
    else { return false }
    if let element = target.as(SubscriptCallExprSyntax.self) {
      return retypeElement(of: element.calledExpression, to: found, &hypothesis)
    }
    guard let origin = hypothesis.origin(of: target, in: analysis) else { return false }
    if let closure = value.as(ClosureExprSyntax.self) {
      hypothesis.set(
        origin,
        to: .optional(
          .modified(
            "@MainActor",
            .function(
              hints.inputs(of: closure), effects: closure.returnedPair == nil ? "" : "throws",
              result: closure.returnedPair ?? "Void"))))
      return true
    }
    // `state.items = [.mock]`: the property was guessed to be an element, and is a list.
    if value.is(ArrayExprSyntax.self), let one = hypothesis.type(of: origin), !one.isArray, !one.isOptional,
      one.description.hasPrefix("Invented")
    {
      hypothesis.set(origin, to: .array(one))
      return true
    }
    // `window = UIWindow(frame: frame)` beside `window?.makeKeyAndVisible()`
    let wanted = hypothesis.type(of: origin)?.isOptional == true ? found.asOptional : found
    guard found.isSettled, found != .tuple([]), hypothesis.type(of: origin) != wanted else { return false }
    hypothesis.set(origin, to: wanted)
    return true
  }

  /// `label.text` of `label.text = user?.name`, where the message is about what is assigned, and not about an argument in it.
  var assignedTarget: ExprSyntax? {
    guard let node, node.ancestor(of: LabeledExprSyntax.self) == nil else { return nil }
    return node.ancestor(
      of: ExprListSyntax.self, where: { $0.contains { $0.is(AssignmentExprSyntax.self) } })?.first
  }

  /// `label.text = user?.name`: the property takes a value that may be nil.
  func makeTargetOptional(_ hypothesis: inout Hypothesis) -> Bool {
    guard let target = assignedTarget else { return false }
    // `self.total` of a type that is not shown
    let access = target.as(MemberAccessExprSyntax.self).flatMap { $0.base?.simpleName == "self" ? $0 : nil }
    let own = (access?.declName.baseName.text).flatMap { name -> Origin? in
      hypothesis.placeholders.values[name] != nil ? .value(name) : nil
    }
    guard let origin = own ?? hypothesis.origin(of: target, in: analysis),
      let type = hypothesis.type(of: origin), type == self.type(1), !type.isOptional
    else { return false }
    hypothesis.set(origin, to: .optional(type))
    return true
  }

  /// `$0.client.fetch = { [] }`: the property is a function.
  func retypeAssignedClosure(_ hypothesis: inout Hypothesis) -> Bool {
    guard
      let list = node?.ancestor(
        of: ExprListSyntax.self, where: { $0.contains { $0.is(AssignmentExprSyntax.self) } }),
      let target = list.first, let closure = list.dropFirst(2).first?.as(ClosureExprSyntax.self),
      let origin = hypothesis.origin(of: target, in: analysis), origin.isMember,
      [nil, .optional("Any"), .invented].contains(hypothesis.type(of: origin))
    else { return false }
    let switched = Set(
      Syntax(closure).descendants(of: SwitchExprSyntax.self).compactMap(\.subject.simpleName))
    let parameters = zip(hints.closureParameters(closure), hints.inputs(of: closure)).map { name, input in
      switched.contains(name) ? SwiftType.Element(nil, .named(hints.choiceType(for: name))) : input
    }
    for name in hints.closureParameters(closure) where switched.contains(name) {
      let choice = hints.choiceType(for: name)
      hypothesis.placeholders.types[choice] = hypothesis.placeholders.types[choice] ?? .init()
    }
    let value = closure.statements.count == 1 ? closure.statements.first?.item.as(ExprSyntax.self) : nil
    let result: SwiftType =
      value?.is(ArrayExprSyntax.self) == true
      ? .array(.invented)
      : value?.is(NilLiteralExprSyntax.self) == true ? .optional(.invented) : value?.literalType ?? "Void"
    hypothesis.set(
      origin,
      to: .optional(
        .modified("@MainActor", .function(parameters, effects: "async throws", result: result))))
    return true
  }

  /// `state.path.append(route)`: the list's elements take the type of the appended value, if nothing else says their
  /// type.
  private func retypeList(of wanted: SwiftType, to found: SwiftType, _ hypothesis: inout Hypothesis) -> Bool {
    // `basket.append(product)`: the name `basket` says nothing about its elements, so their type was made up.
    let isMadeUp =
      hypothesis.placeholders.types[wanted.description] == Placeholders.TypeShape()
      && !names.free.contains(wanted.description)
    guard wanted == .invented || isMadeUp, found.isSettled, !found.isVoid, found != .invented,
      let access = node?.ancestor(of: LabeledExprSyntax.self)?.parent?.parent?.as(
        FunctionCallExprSyntax.self)?
        .calledExpression.as(MemberAccessExprSyntax.self),
      Lexicon.elementTakers.contains(access.declName.baseName.text),
      let origin = access.base.flatMap({ hypothesis.origin(of: $0, in: analysis) }),
      hypothesis.type(of: origin) == .array(wanted)
    else { return false }
    hypothesis.set(origin, to: .array(found))
    if isMadeUp, !hypothesis.placeholders.mentionedTypes.contains(wanted.description) {
      hypothesis.placeholders.types[wanted.description] = nil
    }
    return true
  }

  /// `continuations[id] = continuation`: the element takes the type of the assigned value.
  private func retypeElement(
    of collection: ExprSyntax, to found: SwiftType, _ hypothesis: inout Hypothesis
  ) -> Bool {
    guard found.isSettled, found != .tuple([]), let origin = hypothesis.origin(of: collection, in: analysis)
    else { return false }
    let type: SwiftType
    switch hypothesis.type(of: origin) {
    case .array(let element) where element != found: type = .array(found)
    case .dictionary(let key, let value) where value != found: type = .dictionary(key, found)
    default: return false
    }
    hypothesis.set(origin, to: type)
    // In an extension of a type that is not shown, the type's member of that name is found first.
    if case .value(let name) = origin, hypothesis.placeholders.members["InventedValue"]?[name] != nil {
      hypothesis.set(.member(type: "InventedValue", name: name), to: type)
    }
    return true
  }

  /// `group.addTask { await api.item(id) }`, where the group's results are items: the closure's last expression is an
  /// item.
  func retypeClosureResult(to wanted: SwiftType, _ hypothesis: inout Hypothesis) -> Bool {
    guard let item = node?.ancestor(of: CodeBlockItemSyntax.self)?.item, wanted.isSettled,
      !wanted.hasGenericName, !isTextGivenForFlag,
      let value = item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression,
      let origin = hypothesis.origin(of: value, in: analysis), hypothesis.type(of: origin) != wanted
    else { return false }
    hypothesis.set(origin, to: wanted)
    return true
  }

  /// `Route.product(7)` of a `case product(Product.ID)`: the identifiers of products are numbers, and no texts. A whole
  /// `product` is no identifier.
  func retypeID(_ hypothesis: inout Hypothesis) -> Bool {
    let owner = String(quoted[1].dropLast(".ID".count))
    guard quoted[1] == "\(owner).ID", Lexicon.typesOfIdentifiers.contains(quoted[0]),
      hypothesis.placeholders.types[owner] != nil,
      hypothesis.placeholders.members[owner]?["id"] == nil
    else { return false }
    hypothesis.placeholders.members[owner, default: [:]]["id"] = type(0)
    return true
  }

  /// A member that was guessed to be text has another type.
  func retypeText(for contract: String, type: SwiftType, _ hypothesis: inout Hypothesis) {
    let wanted: SwiftType? =
      switch contract {
      case "Strideable", "BinaryInteger", "Numeric": "Int"
      case "BinaryFloatingPoint", "FloatingPoint", "Plottable": "Double"
      // The `path` of an endpoint, written to a log: a `NavigationPath` is no text.
      case "FixedWidthInteger" where type == "NavigationPath",
        "CustomStringConvertible" where type == "NavigationPath":
        "String"
      case "View": "AnyView"
      case "ShapeStyle": "Color"
      case "StringProtocol": "String"
      case "RandomAccessCollection", "Sequence", "Collection": .array(.invented)
      case "Identifiable": .invented
      default: nil
      }
    // `Text(Copy.subtitle)` of a `Copy` that is shown without it
    if let wanted, names.declaredTypes.contains(type.bareName) {
      for argument in node?.ancestor(of: FunctionCallExprSyntax.self)?.arguments ?? [] {
        guard let origin = hypothesis.origin(of: argument.expression, in: analysis), origin.isStatic,
          hypothesis.type(of: origin) == type
        else { continue }
        return hypothesis.set(origin, to: wanted)
      }
    }
    // A model has an `id` of its own, beside the one that SwiftData gives it.
    if contract == "StringProtocol", type == "PersistentIdentifier" {
      for (name, shape) in hypothesis.placeholders.types where shape.kind == .stored {
        hypothesis.placeholders.members[name, default: [:]]["id"] = "String"
      }
      return
    }
    // A member called `id` is a `String` until it is compared with another type.
    if contract == "StringProtocol", ["UUID", "Int"].contains(type),
      hypothesis.placeholders.members["InventedValue"]?["id"] == nil
    {
      hypothesis.placeholders.members["InventedValue", default: [:]]["id"] = type
      return
    }
    // `badge.tint.opacity(0.2)`: colors have members that views have, too.
    let isViewForStyle = contract == "ShapeStyle" && type == "AnyView"
    let isLengthForNumber = contract == "Plottable" && type == "CGFloat"
    guard let wanted,
      isViewForStyle || isLengthForNumber
        || ["String", .invented, "Int", "Double", "NavigationPath"].contains(type.unwrapped),
      let node
    else { return }
    let scope = node.ancestor(of: FunctionCallExprSyntax.self).map(Syntax.init) ?? node.parent ?? node
    // In `.searchable(text: $model.query, tokens: $model.tokens)`, the list is the argument with a plural name.
    let accesses = scope.descendantsAndSelf(of: MemberAccessExprSyntax.self)
    let several = accesses.filter { $0.declName.baseName.text.isPlural }
    // In `AreaMark(x: .value("Time", sample.time)).foregroundStyle(gradient)`, the argument that is a name alone is
    // meant.
    let isNamed = node.ancestor(of: FunctionCallExprSyntax.self)?.arguments.contains { argument in
      argument.expression.simpleName.map { hypothesis.placeholders.values[$0] == type } ?? false
    }
    for access in isNamed == true ? [] : wanted.isArray && !several.isEmpty ? several : accesses {
      let name = access.declName.baseName.text
      for owner in hypothesis.placeholders.members.keys.sorted()
      where hypothesis.placeholders.members[owner]?[name] == type {
        hypothesis.placeholders.members[owner]?[name] = wanted
        return
      }
    }
    if wanted.isArray {
      // `List(items)` of `let items = model.makeItems()`
      for reference in scope.descendantsAndSelf(of: DeclReferenceExprSyntax.self)
      where hypothesis.placeholders.values[reference.baseName.text] == nil {
        guard let origin = hypothesis.origin(of: ExprSyntax(reference), in: analysis),
          let known = hypothesis.type(of: origin) ?? (origin.isMember ? .invented : nil),
          known.unwrapped == type || known.isVoid || known == .open
        else { continue }
        hypothesis.set(origin, to: known.isOptional ? .optional(wanted) : wanted)
        return
      }
    }
    for reference in scope.descendantsAndSelf(of: DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      let bound = "\(name.dropFirst())Binding"
      if name.hasPrefix("$"), hypothesis.placeholders.values[bound] == .named("Binding", [type]) {
        hypothesis.placeholders.values[bound] = .named("Binding", [wanted])
        return
      }
      if hypothesis.placeholders.values[name] == .array(type),
        ["Identifiable", "ShapeStyle"].contains(contract)
      {
        hypothesis.placeholders.values[name] = .array(wanted)
        return
      }
      guard hypothesis.placeholders.values[name] == type else { continue }
      hypothesis.placeholders.values[name] = wanted
      return
    }
  }

  /// Renames a payload's labels: patterns leave them out, and the call that makes the case has them.
  func relabelPayload(_ hypothesis: inout Hypothesis) -> Bool {
    guard let call = node?.ancestor(of: FunctionCallExprSyntax.self),
      let member = call.calledExpression.memberName
    else { return false }
    for (name, type) in hypothesis.placeholders.types.inOrder where type.kind == .choice {
      guard let payload = type.cases[member] else { continue }
      let new = call.arguments.enumerated().map { index, argument in
        SwiftType.Element(
          argument.label?.text, payload.indices.contains(index) ? payload[index].type : "String")
      }
      guard new != payload else { continue }
      hypothesis.placeholders.types[name]?.cases[member] = new
      return true
    }
    return false
  }

  private func root(in hypothesis: Hypothesis) -> Origin? {
    guard let node = node else { return nil }
    // `window?.makeKeyAndVisible()`: the message points at the question mark.
    if let chain = node.parent?.as(OptionalChainingExprSyntax.self), chain.questionMark.id == node.id,
      let origin = hypothesis.origin(of: chain.expression, in: analysis)
    {
      return origin
    }
    var current: Syntax? = node
    var last: Origin?
    if let pattern = node.ancestor(of: IdentifierPatternSyntax.self),
      pattern.parent?.as(OptionalBindingConditionSyntax.self)?.initializer == nil,
      hypothesis.placeholders.values[pattern.identifier.text] != nil
    {
      return .value(pattern.identifier.text)
    }
    // `if let user` of `let user = users.first`
    if let name = unwrappedName, let value = analysis.initializer(of: name),
      let origin = hypothesis.origin(of: value, in: analysis)
    {
      return origin
    }
    while let syntax = current {
      // `results = await SearchService.search(query)`: the result of the call is meant, and not the type that has the
      // function.
      if let expression = syntax.as(ExprSyntax.self),
        let origin = hypothesis.origin(of: expression, in: analysis), case .staticFunction = origin
      {
        return origin
      }
      // `return try await loading.value`: the message points at `await`.
      if let wait = syntax.as(AwaitExprSyntax.self),
        let origin = hypothesis.origin(of: wait.expression, in: analysis)
      {
        return origin
      }
      // `load()[0]`: the message points at the bracket.
      if let element = syntax.as(SubscriptCallExprSyntax.self),
        let origin = hypothesis.origin(of: element.calledExpression, in: analysis)
      {
        return origin
      }
      // `Text(verbatim: Copy.subtitle)` of a `Copy` that is shown without it
      if let expression = syntax.as(MemberAccessExprSyntax.self).map(ExprSyntax.init),
        let origin = hypothesis.origin(of: expression, in: analysis),
        case .staticMember(let owner, _) = origin,
        names.declaredTypes.contains(owner)
      {
        return origin
      }
      if let access = syntax.as(MemberAccessExprSyntax.self), !access.isOfTuple {
        let member = access.declName.baseName.text
        for (type, names) in hypothesis.placeholders.members.inOrder where names[member] != nil {
          last = .member(type: type, name: member)
        }
        for (type, names) in hypothesis.placeholders.methods.inOrder where names[member] != nil {
          last = .method(type: type, name: member)
        }
        if last == nil, let root = ExprSyntax(access).rootName,
          hypothesis.placeholders.values[root] != nil || names.declaredValues.contains(root)
            || root.hasPrefix("$"),
          root.first?.isUppercase != true
        {
          last = .member(type: "InventedValue", name: member)
        }
        if last != nil { return last }
      }
      if let reference = syntax.as(DeclReferenceExprSyntax.self) {
        let name = reference.baseName.text
        if hypothesis.placeholders.values[name] != nil { last = .value(name) }
        if hypothesis.placeholders.values[name.replacing("$", with: "") + "Binding"] != nil,
          name.hasPrefix("$")
        {
          last = .value(name.dropFirst() + "Binding")
        }
        if hypothesis.placeholders.functions[name] != nil { last = .function(name) }
        // `Mapper.map(dto)` after `let dto = try await api.fetch(id)`, whose result was unknown.
        if last == nil, let value = analysis.initializer(of: name),
          let origin = hypothesis.origin(of: value, in: analysis),
          hypothesis.type(of: origin).map({ $0.isVoid || $0 == .open || $0 == .invented }) == true
        {
          last = origin
        }
        if last != nil { return last }
      }
      if syntax.is(CodeBlockItemSyntax.self) || syntax.is(LabeledExprListSyntax.self)
        || syntax.is(ClosureExprSyntax.self)
      {
        return last
      }
      current = syntax.parent
    }
    return last
  }

  /// `router.path == [.detail]` beside a `[Route]`: the made-up enum `InventedPath` with that case is the program's
  /// `Route`.
  func takeMadeUp(_ a: SwiftType, _ b: SwiftType, _ hypothesis: inout Hypothesis) -> Bool {
    func element(_ type: SwiftType) -> SwiftType {
      if case .array(let element) = type.unwrapped { element } else { type.unwrapped }
    }
    guard a.unwrapped.isArray == b.unwrapped.isArray, case .named(let one, []) = element(a),
      case .named(let other, []) = element(b)
    else { return false }
    for (made, named) in [(one, other), (other, one)]
    where Placeholders.isMadeUp(made) && !Placeholders.isMadeUp(named)
      && hypothesis.placeholders.types[made] != nil
      && (hypothesis.placeholders.types[named] != nil || names.declaredTypes.contains(named))
    {
      hypothesis.placeholders.take(made, for: named)
      return true
    }
    return false
  }

  func retype(from found: SwiftType, to wanted: SwiftType, _ hypothesis: inout Hypothesis) {
    if takeMadeUp(found, wanted, &hypothesis) { return }
    // An implementation stands where one of the app's protocols is required.
    let (name, contract) = (found.description, wanted.constraint.description)
    if hypothesis.placeholders.types[name] != nil, let shape = hypothesis.placeholders.types[contract],
      shape.kind == .contract
        || shape.initializers.isEmpty && shape.cases.isEmpty && shape.statics.isEmpty
          && mayImplement(name, contract, in: hypothesis)
    {
      hypothesis.placeholders.types[contract]?.kind = .contract
      // `isDebug ? ConsoleAnalytics() : LiveAnalytics(key)`: both types implement the protocol.
      for made in [name] + typesBeside where hypothesis.placeholders.types[made] != nil {
        hypothesis.placeholders.types[made]?.conformances.insert(contract)
      }
      return
    }
    // `let cell = list.dequeueReusableCell(…) as? ShopCell; return cell`
    let (derived, base) = (found.unwrapped.description, wanted.unwrapped.description)
    if api.isClass(base), hypothesis.placeholders.types[derived] != nil {
      hypothesis.placeholders.types[derived]?.superclass = base
      return
    }
    // The message may be about the key path, or about the value.
    let value = found.isNamed("KeyPath") ? wanted.keyPathValue : found
    if let value, retypeEnvironment(to: value, &hypothesis) || retypeStream(to: wanted, &hypothesis) {
      return
    }
    // `var diameter: Double { radius * 2 }`
    if Self.numbers.isSuperset(of: [found, wanted]), let list = node?.ancestor(of: ExprListSyntax.self),
      list.contains(where: { retypeNumber($0, from: found, to: wanted, &hypothesis) })
    {
      return
    }
    if retypeTask(from: found, to: wanted, &hypothesis) || retypeParts(from: found, to: wanted, &hypothesis) {
      return
    }
    if found == "Never" || found == "any Error", retypeFailure(to: wanted, &hypothesis) { return }
    if case .metatype(let model) = found, wanted == "Schema" || wanted.words.contains("PersistentModel") {
      return conform(model, to: "PersistentModel", &hypothesis)
    }
    // `static var schemas: [any VersionedSchema.Type] { [SchemaV1.self] }`
    if case .metatype(let schema) = found, wanted.words.contains("VersionedSchema") {
      return conform(schema, to: "VersionedSchema", &hypothesis)
    }
    // `.onContinueUserActivity(ShareActivityType) { … }`: a constant, and no type
    if case .metatype(.named(let name, [])) = found, wanted == "String",
      node?.ancestor(of: LabeledExprSyntax.self)?.callGiven != nil,
      hypothesis.placeholders.types[name] == .init()
    {
      hypothesis.placeholders.types[name] = nil
      hypothesis.placeholders.values[name] = wanted
      return
    }
    // `Bundle(for: Tracker.self)`
    if case .metatype(let type) = found, wanted == "AnyClass" {
      return conform(type, to: "AnyObject", &hypothesis)
    }
    if retypeParameter(from: wanted, to: found, &hypothesis) || retypeList(of: wanted, to: found, &hypothesis)
    {
      return
    }
    if retypePayload(to: found, &hypothesis) || retypeClosureParameter(to: wanted, &hypothesis)
      || found == "String" && retypeBoundPayload(to: wanted, &hypothesis)
    {
      return
    }
    guard !isCountGivenAsRange, !isTextGivenForFlag, let root = root(in: hypothesis) else { return }
    // `product |> format`
    if case .value(let name) = root, case .function(let parameters, _, let result) = wanted,
      wanted.hasGenericName || !wanted.isSettled
    {
      hypothesis.placeholders.values[name] = nil
      let shape = CallShape(labels: parameters.map { _ in "_" })
      hypothesis.placeholders.functions[name] = [
        .init(shape: shape, result: result.isVoid ? "Void" : .invented)
      ]
      return
    }
    // `Binding(presence: $model.error)` of the program's own `init<Wrapped>(presence: Binding<Wrapped?>)`
    if wanted.words.contains(where: { names.genericNames.contains(String($0)) }) {
      if case .named("Binding", let asked) = wanted, asked.first?.isOptional == true,
        let type = hypothesis.type(of: root), !type.isOptional, !type.isNamed("Binding")
      {
        hypothesis.set(root, to: .optional(type))
      }
      return
    }
    // `ForEach(model.orders, id: \.self) { order in Text(order.title) }`: if `orders` was guessed to be a list of
    // texts, the compiler assumes the initializer with bindings, whose elements have any member.
    if case .array(let element) = found, Lexicon.plainTypes.contains(element.description),
      wanted.isNamed("Binding"),
      wanted.hasGenericName, hypothesis.type(of: root) == found
    {
      return hypothesis.set(root, to: .array(.invented))
    }
    // `.chartXSelection(value: $day)` takes a binding of an optional of any type.
    if case .named("Binding", let asked) = wanted, asked.first?.isOptional == true, wanted.hasGenericName,
      case .named("Binding", let given)? = hypothesis.type(of: root), let value = given.first,
      !value.isOptional
    {
      return hypothesis.set(root, to: .named("Binding", [.optional(value)]))
    }
    // `Binding<some Hashable?>` takes a binding of anything hashable.
    let type = wanted.map {
      // What a preview of something to share shows are images.
      $0 == .modified("some", "Hashable")
        ? "String" : ["PreviewImage", "PreviewIcon"].contains($0.description) ? "Image" : $0
    }
    guard type.isSettled, !type.hasGenericName, type.description.count < Self.lengthLimit,
      !isChoice(root, otherThan: type, in: hypothesis)
    else { return }
    if let element = node?.ancestor(of: SubscriptCallExprSyntax.self), let node,
      element.calledExpression.bytes.overlaps(node.bytes) || element.leftSquare.bytes == node.bytes
    {
      switch hypothesis.type(of: root) {
      case .array: return hypothesis.set(root, to: .array(type))
      case .dictionary(let key, _): return hypothesis.set(root, to: .dictionary(key, type))
      default: break
      }
    }
    // `if let footer { rows.append(footer) }`: the value is optional, and is unwrapped here.
    if let known = hypothesis.type(of: root), known.isOptional, known.unwrapped == found, !type.isOptional {
      return hypothesis.set(root, to: .optional(type))
    }
    // The compiler also says `Result` for the result of an invented function that is left open.
    hypothesis.set(root, to: type == "Result" && !names.declaredTypes.contains("Result") ? .open : type)
  }

  /// The types of the values in the branches of the `? :` around the place.
  private var typesBeside: [String] {
    let branches =
      node?.ancestor(
        of: ExprListSyntax.self, where: { $0.contains { $0.is(UnresolvedTernaryExprSyntax.self) } }) ?? []
    return branches.flatMap { [$0.as(UnresolvedTernaryExprSyntax.self)?.thenExpression ?? $0] }
      .compactMap { $0.as(FunctionCallExprSyntax.self)?.calledExpression.simpleName }
  }

  /// Whether one invented type may implement another: `LiveAPI()` is created where an `API` is required. But an
  /// `item: Item` given for a `Route` is a mistake, and so is the `item` of `List(items) { item in … }`.
  private func mayImplement(_ type: String, _ contract: String, in hypothesis: Hypothesis) -> Bool {
    if type.contains(contract) || Lexicon.contractEndings.contains(where: contract.hasSuffix) { return true }
    guard var given = node?.parent?.as(ExprSyntax.self) else { return true }
    while let outer = given.parent?.as(ExprSyntax.self), given.parent?.is(ClosureExprSyntax.self) == false {
      given = outer
    }
    return hypothesis.isGuessed(given, in: analysis)
  }

  /// Whether an invented value is a choice of an invented enum, and so cannot be of the given type: `Route.home` is a
  /// `Route`, and neither a number nor a text. The name `Screen.width` says that it is a length.
  func isChoice(_ origin: Origin, otherThan type: SwiftType, in hypothesis: Hypothesis) -> Bool {
    guard case .staticMember(let owner, let name) = origin,
      ["String", "Int", "Bool", "Date"].contains(type.unwrapped), hints.simpleType(for: name) == nil
    else { return false }
    return hypothesis.type(of: origin) == .named(owner)
      && Lexicon.choiceEndings.contains { owner.hasSuffix($0) }
      && !Lexicon.textChoiceEndings.contains { owner.hasSuffix($0) }
  }

  /// The longest type, in characters, that is guessed. Longer types are those of nested views, which nobody writes.
  private static let lengthLimit = 120

  /// `order.total * 0.1`: the number was guessed to be an integer, and is not.
  private func retypeNumber(
    _ expression: ExprSyntax, from old: SwiftType, to new: SwiftType, _ hypothesis: inout Hypothesis
  ) -> Bool {
    guard let origin = hypothesis.origin(of: expression, in: analysis), hypothesis.type(of: origin) == old
    else { return false }
    hypothesis.set(origin, to: new)
    return true
  }

  private static let numbers: Set<SwiftType> = ["Int", "Double", "CGFloat"]

  /// The operands of an operator have different number types: the invented one takes the other's type.
  func retypeOperand(_ left: SwiftType, _ right: SwiftType, _ hypothesis: inout Hypothesis) -> Bool {
    guard Self.numbers.isSuperset(of: [left, right]),
      let list = node?.ancestor(of: ExprListSyntax.self)
    else { return false }
    return list.contains { retypeNumber($0, from: left, to: right, &hypothesis) }
      || list.contains { retypeNumber($0, from: right, to: left, &hypothesis) }
  }

  /// `flags.title(.welcome) ?? "Welcome"`, where `flags` is not shown: its result becomes an optional text.
  func retypeDefaulted(_ found: SwiftType, _ fallback: SwiftType, _ hypothesis: inout Hypothesis) -> Bool {
    guard quoted[0] == "??", let node, Self.numbers.contains(fallback) || fallback == "String",
      case .named(let made, _) = found.unwrapped,
      found.unwrapped == .invented || Placeholders.isMadeUp(made) || Lexicon.plainTypes.contains(made),
      let list = node.ancestor(of: ExprListSyntax.self).map(Array.init),
      let sign = list.firstIndex(where: { $0.bytes.contains(node.bytes.lowerBound) }), sign > 0,
      list[sign].is(BinaryOperatorExprSyntax.self),
      let origin = hypothesis.origin(of: list[sign - 1], in: analysis)
    else { return false }
    let isChained = !Syntax(list[sign - 1]).descendants(of: OptionalChainingExprSyntax.self).isEmpty
    let wanted = isChained ? fallback : fallback.asOptional
    guard hypothesis.type(of: origin) != wanted else { return false }
    hypothesis.set(origin, to: wanted)
    return true
  }

  /// `result == expected`, where `result` is of a type that is only made up, and `expected` of one of the app's: both
  /// have the same.
  func retypeCompared(_ left: SwiftType, _ right: SwiftType, _ hypothesis: inout Hypothesis) -> Bool {
    guard ["==", "!=", "<", ">", "<=", ">="].contains(quoted[0]), let node,
      let list = node.ancestor(of: ExprListSyntax.self).map(Array.init),
      let sign = list.firstIndex(where: { $0.bytes.contains(node.bytes.lowerBound) }),
      list[sign].is(BinaryOperatorExprSyntax.self), list.indices.contains(sign - 1),
      list.indices.contains(sign + 1)
    else { return false }
    for (side, found, wanted) in [(sign - 1, left, right), (sign + 1, right, left)]
    where wanted != .invented && wanted.isSettled && !wanted.isVoid && !wanted.hasGenericName {
      // `price == true`: the name led to a wrong guess, and the literal decides.
      let isDecided =
        Lexicon.plainTypes.contains(found.unwrapped.bareName)
        && list[side == sign - 1 ? sign + 1 : sign - 1].literalType == wanted
      guard found == .invented || isDecided, let origin = hypothesis.origin(of: list[side], in: analysis),
        let known = hypothesis.type(of: origin),
        [found, .open].contains(known) || isDecided && known.isOptional
      else { continue }
      hypothesis.set(origin, to: known.isOptional ? wanted.asOptional : wanted)
      return true
    }
    return false
  }

  /// `orders.first { $0.id == id }` with a number for `id`: a member called `id` is a text until it is compared with
  /// another type.
  func retypeComparedID(_ left: SwiftType, _ right: SwiftType, _ hypothesis: inout Hypothesis) -> Bool {
    guard ["==", "!="].contains(quoted[0]), hypothesis.placeholders.members["InventedValue"]?["id"] == nil,
      let node, let list = node.ancestor(of: ExprListSyntax.self)
    else { return false }
    let wanted = left == "String" ? right : left
    guard [left, right].contains("String"), ["UUID", "Int"].contains(wanted),
      list.contains(where: { $0.memberName == "id" })
    else { return false }
    hypothesis.placeholders.members["InventedValue", default: [:]]["id"] = wanted
    return true
  }

  /// `.environment(\.network, dependencies.network)`: the key takes the type of the given value.
  private func retypeEnvironment(to found: SwiftType, _ hypothesis: inout Hypothesis) -> Bool {
    guard let call = node?.ancestor(of: FunctionCallExprSyntax.self),
      call.calledExpression.memberName == "environment",
      let path = call.arguments.first?.expression.as(KeyPathExprSyntax.self), path.components.count == 1,
      let key = path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName
        .text,
      let known = hypothesis.placeholders.environment[key], known != found
    else { return false }
    hypothesis.placeholders.environment[key] = found
    return true
  }

  /// `.sink { results in self.results = results }`: the publisher's output takes the type that the closure needs.
  private func retypeStream(to wanted: SwiftType, _ hypothesis: inout Hypothesis) -> Bool {
    guard let node,
      let list = node.ancestor(
        of: ExprListSyntax.self, where: { $0.contains { $0.is(AssignmentExprSyntax.self) } }),
      let value = list.last?.simpleName,
      let closure = node.ancestor(
        of: ClosureExprSyntax.self, where: { NameHints(types: []).closureParameters($0).contains(value) }),
      let call = closure.ancestor(of: FunctionCallExprSyntax.self)
    else { return false }
    for access in Syntax(call).descendants(of: MemberAccessExprSyntax.self) {
      guard let origin = hypothesis.origin(of: ExprSyntax(access), in: analysis),
        case .named("AnyPublisher", let arguments) = hypothesis.type(of: origin),
        arguments.count == 2, arguments[0] == .invented
      else { continue }
      hypothesis.set(origin, to: .named("AnyPublisher", [wanted, arguments[1]]))
      return true
    }
    return false
  }

  /// `service.search(query).assign(to: &$items)`: the output of the chain of publishers takes the property's type.
  func retypePublisher(from guess: SwiftType, to wanted: SwiftType, _ hypothesis: inout Hypothesis) -> Bool {
    guard let old = guess.arguments(of: "Published")?.first,
      let new = wanted.arguments(of: "Published")?.first,
      let call = node?.ancestor(of: FunctionCallExprSyntax.self)
    else { return false }
    for made in Syntax(call.calledExpression).descendants(of: FunctionCallExprSyntax.self) {
      guard let origin = hypothesis.origin(of: ExprSyntax(made), in: analysis),
        case .named("AnyPublisher", let arguments) = hypothesis.type(of: origin), arguments.first == old
      else { continue }
      hypothesis.set(origin, to: .named("AnyPublisher", [new] + arguments.dropFirst()))
      return true
    }
    return false
  }

  /// `if case .failure(let error) = completion { self.error = error }`: the publisher's failure takes the property's
  /// type.
  private func retypeFailure(to wanted: SwiftType, _ hypothesis: inout Hypothesis) -> Bool {
    guard let closure = node?.ancestor(of: ClosureExprSyntax.self),
      let call = closure.ancestor(of: FunctionCallExprSyntax.self), wanted.isSettled
    else { return false }
    // `service.login().receive(on:)`: the innermost call, which the list has last, is the one that the others are
    // called on.
    for made in Syntax(call.calledExpression).descendants(of: FunctionCallExprSyntax.self).reversed() {
      guard let origin = hypothesis.origin(of: ExprSyntax(made), in: analysis),
        case .named("AnyPublisher", let arguments) = hypothesis.type(of: origin), arguments.count == 2
      else { continue }
      hypothesis.set(origin, to: .named("AnyPublisher", [arguments[0], wanted]))
      declareConformance(of: wanted.bareName, to: "Error", &hypothesis)
      return true
    }
    return false
  }

  /// `completion(Result { … })` beside `completion(.failure(error))`: the parameter's type was guessed from the
  /// implicit member, and the other call states it.
  private func retypeParameter(
    from guess: SwiftType, to found: SwiftType, _ hypothesis: inout Hypothesis
  ) -> Bool {
    guard guess.description.hasPrefix("Invented"), guess != .invented, found.isSettled, !found.isVoid,
      !found.description.hasPrefix("Invented"),
      let argument = node?.ancestor(of: LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      argument.expression.implicitMember == nil
    else { return false }
    func changed(_ functions: Set<Placeholders.Function>) -> Set<Placeholders.Function> {
      Set(
        functions.map { function in
          var function = function
          for index in function.shape.parameters.indices where function.shape.parameters[index].type == guess
          {
            function.shape.parameters[index].type = found
          }
          return function
        })
    }
    let name = call.calleeName
    if call.calledExpression.simpleName != nil, let functions = hypothesis.placeholders.functions[name] {
      hypothesis.placeholders.functions[name] = changed(functions)
      return hypothesis.placeholders.functions[name] != functions
    }
    guard let owner = hypothesis.placeholders.methods.inOrder.first(where: { $0.value[name] != nil })?.key,
      let methods = hypothesis.placeholders.methods[owner]?[name]
    else { return false }
    hypothesis.placeholders.methods[owner]?[name] = changed(methods)
    return hypothesis.placeholders.methods[owner]?[name] != methods
  }

  /// `refreshTask = task` after `let task = Task { try await client.refresh() }`: the result of `refresh()` takes the
  /// type that the property's task has.
  private func retypeTask(
    from found: SwiftType, to wanted: SwiftType, _ hypothesis: inout Hypothesis
  ) -> Bool {
    guard let given = found.arguments(of: "Task")?.first, given.isVoid,
      let asked = wanted.arguments(of: "Task")?.first, asked.isSettled,
      let value = node?.ancestor(
        of: ExprListSyntax.self, where: { $0.contains { $0.is(AssignmentExprSyntax.self) } })?.last
        ?? node?.ancestor(of: FunctionCallExprSyntax.self).map(ExprSyntax.init)
        ?? node?.parent?.as(ExprSyntax.self),
      let result = analysis.resultOfTask(value),
      let origin = hypothesis.origin(of: result, in: analysis),
      hypothesis.type(of: origin).map({ $0.isVoid || $0 == .open }) == true
    else { return false }
    hypothesis.set(origin, to: asked)
    return true
  }

  /// `return (tasks, reminder)` of a function with `-> ([Task], String)`, where `tasks` was guessed to be nothing: each part
  /// takes the type that is wanted for it.
  private func retypeParts(
    from found: SwiftType, to wanted: SwiftType, _ hypothesis: inout Hypothesis
  ) -> Bool {
    guard case .tuple(let guessed) = found, case .tuple(let asked) = wanted, guessed.count == asked.count,
      let tuple = node?.ancestor(of: TupleExprSyntax.self)
        ?? node?.ancestor(of: ReturnStmtSyntax.self)?.expression?.as(TupleExprSyntax.self),
      tuple.elements.count == asked.count
    else { return false }
    var isChanged = false
    for (part, (old, new)) in zip(tuple.elements, zip(guessed, asked))
    where old.type != new.type && new.type.isSettled && (old.type.isVoid || old.type == .invented) {
      guard let origin = hypothesis.origin(of: part.expression, in: analysis),
        let guess = hypothesis.type(of: origin), guess == old.type || guess.isVoid
      else { continue }
      hypothesis.set(origin, to: new.type)
      isChanged = true
    }
    return isChanged
  }

  /// `{ tab in select(tab) }` given to an invented view: the closure's parameter takes the type that `select`
  /// requires.
  private func retypeClosureParameter(to wanted: SwiftType, _ hypothesis: inout Hypothesis) -> Bool {
    guard let node,
      let name = node.parent?.simpleName,
      let closure = node.ancestor(
        of: ClosureExprSyntax.self, where: { hints.closureParameters($0).contains(name) }),
      let call = closure.ancestor(of: FunctionCallExprSyntax.self),
      let callee = call.calledExpression.simpleName,
      let shapes = hypothesis.placeholders.types[callee]?.initializers
    else { return false }
    let old = hints.inputs(of: closure)
    let new = zip(hints.closureParameters(closure), old).map {
      $0 == name ? SwiftType.Element(nil, wanted) : $1
    }
    let changed = Set(
      shapes.map { shape in
        var shape = shape
        for index in shape.parameters.indices {
          if shape.parameters[index].builderInput == old { shape.parameters[index].builderInput = new }
          shape.parameters[index].type = shape.parameters[index].type?.map { type in
            guard case .function(old, let effects, let result) = type else { return type }
            return .function(new, effects: effects, result: result)
          }
        }
        return shape
      })
    hypothesis.placeholders.types[callee]?.initializers = changed
    return changed != shapes
  }

  /// The payload of an invented enum case takes the type of the argument.
  func retypePayload(to found: SwiftType, _ hypothesis: inout Hypothesis) -> Bool {
    guard let argument = node?.ancestor(of: LabeledExprSyntax.self),
      let list = argument.parent?.as(LabeledExprListSyntax.self),
      let call = list.parent?.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      let index = list.firstIndex(where: { $0.id == argument.id }).map({
        list.distance(from: list.startIndex, to: $0)
      })
    else { return false }
    let member = callee.declName.baseName.text
    for (name, type) in hypothesis.placeholders.types.inOrder where type.kind == .choice {
      guard let payload = type.cases[member], payload.indices.contains(index), payload[index].type != found,
        found.isSettled
      else { continue }
      hypothesis.placeholders.types[name]?.cases[member]?[index].type = found
      return true
    }
    return false
  }

  /// `deletedItem = nil`: the variable becomes optional.
  func makeAssignedOptional(_ hypothesis: inout Hypothesis) -> Bool {
    guard
      let list = node?.ancestor(
        of: ExprListSyntax.self, where: { $0.contains { $0.is(AssignmentExprSyntax.self) } }),
      let target = list.first, let origin = hypothesis.origin(of: target, in: analysis),
      let type = hypothesis.type(of: origin) ?? (origin.isMember ? .invented : nil), !type.isOptional
    else { return false }
    hypothesis.set(origin, to: .optional(type))
    return true
  }

  /// `.environment(store)`: a value that is given where a protocol is required gets an invented type that conforms to
  /// it.
  func inventType(
    conformingTo contract: String, for type: SwiftType, _ hypothesis: inout Hypothesis
  ) {
    // If `store: Store` is of a type that the program shows, a missing conformance is the author's mistake.
    let isPlain =
      Lexicon.plainTypes.contains(type.unwrapped.description) || type.unwrapped == .invented || type.isVoid
    guard isPlain else { return }
    let arguments = node?.ancestor(of: FunctionCallExprSyntax.self)?.arguments.map(\.expression) ?? []
    var changed = hypothesis
    let given = arguments.compactMap { argument in
      changed.origin(of: argument, in: analysis).map { (origin: $0, name: argument.lastName) }
    }.first { changed.type(of: $0.origin)?.unwrapped == type.unwrapped }
    guard let given, let name = given.name, !isChoice(given.origin, otherThan: type, in: hypothesis) else {
      return
    }
    let made = "Invented\(name.capitalizedFirst)"
    changed.placeholders.types[made] = changed.placeholders.types[made] ?? .init()
    let before = changed.placeholders.types[made]
    declareConformance(of: made, to: contract, &changed)
    // The invented type cannot conform to the protocol, so it would gain nothing.
    guard changed.placeholders.types[made] != before else { return }
    let isOptional = hypothesis.type(of: given.origin)?.isOptional == true
    changed.set(given.origin, to: isOptional ? .optional(.named(made)) : .named(made))
    hypothesis = changed
  }

  /// `user` of `if let user` and of `if let shown = user`.
  private var unwrappedName: String? {
    let condition = node?.ancestor(of: OptionalBindingConditionSyntax.self)
    if let initializer = condition?.initializer { return initializer.value.simpleName }
    return condition?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  /// Makes the initializer of an invented type failable, if its result is unwrapped: `guard let link` after `let link
  /// = DeepLink(url)`.
  private func makeFailable(_ hypothesis: inout Hypothesis) -> Bool {
    guard let name = unwrappedName,
      let call = analysis.initializer(of: name)?.as(FunctionCallExprSyntax.self),
      let type = call.calledExpression.simpleName,
      let shapes = hypothesis.placeholders.types[type]?.initializers
    else { return false }
    let failable = Set(shapes.map(\.failable))
    hypothesis.placeholders.types[type]?.initializers = failable
    return failable != shapes
  }

  func makeOptional(_ hypothesis: inout Hypothesis) {
    if makeFailable(&hypothesis) { return }
    guard let root = root(in: hypothesis) else { return }
    let isMember = if case .member = root { true } else { false }
    let current = hypothesis.type(of: root) ?? (isMember ? .invented : nil)
    guard let current, !current.isOptional else { return }
    hypothesis.set(root, to: .optional(current == .open || current.isVoid ? .invented : current))
  }
}

extension ExprSyntax {
  /// `model.fee` and `model.amount` of `(isFree ? model.fee : model.amount)`; of any other expression, itself.
  fileprivate var branchesOfTernary: [ExprSyntax] {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let elements = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements.map(\.self),
      elements.count == 3, let choice = elements[1].as(UnresolvedTernaryExprSyntax.self)
    else { return [self] }
    return [choice.thenExpression, elements[2]]
  }
}
