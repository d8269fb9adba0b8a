import HandbookAssembly
import HandbookPlaceholders
import SwiftSyntax

/// The invented declaration that gives an expression its type.
package enum Origin: Hashable {
  case value(String)
  case member(type: String, name: String)
  case function(String)
  case method(type: String, name: String)
  case staticMember(type: String, name: String)
  case staticFunction(type: String, name: String)
  /// The element that an invented value gives for a key.
  case element
}

extension Origin {
  /// Whether it is a property. Nothing may say its type yet.
  var isMember: Bool { if case .member = self { true } else { false } }

  /// Whether it is a constant of a type.
  var isStatic: Bool { if case .staticMember = self { true } else { false } }
}

extension Hypothesis {
  /// How many expressions are followed that take their types from one another, of which some may do so in a circle.
  private static let originDepth = 8

  /// Follows an expression to the invented declaration that gives it its type; nil where there is none.
  func origin(of expression: ExprSyntax, in analysis: Analysis, depth: Int = 0) -> Origin? {
    guard depth < Self.originDepth else { return nil }
    func next(_ inner: ExprSyntax) -> Origin? { origin(of: inner, in: analysis, depth: depth + 1) }
    if let attempt = expression.as(TryExprSyntax.self) { return next(attempt.expression) }
    if let wait = expression.as(AwaitExprSyntax.self) { return next(wait.expression) }
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return next(chain.expression) }
    if let force = expression.as(ForceUnwrapExprSyntax.self) { return next(force.expression) }
    if let claim = expression.as(MacroExpansionExprSyntax.self)?.arguments.first,
      claim.expectation?.isUnwrapping == true
    {
      return next(claim.expression)
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return next(tuple.elements.first!.expression)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      if let name = call.calledExpression.simpleName {
        return placeholders.functions[name] != nil ? .function(name) : nil
      }
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
      let name = access.declName.baseName.text
      if let type = staticOwner(of: access, in: analysis) { return .staticFunction(type: type, name: name) }
      let owner = placeholders.methods.inOrder.first { $0.value[name] != nil }?.key
      return owner.map { .method(type: $0, name: name) }
    }
    if let access = expression.as(MemberAccessExprSyntax.self) {
      if let call = expression.callOfCallee { return next(ExprSyntax(call)) }
      let name = access.declName.baseName.text
      if let type = staticOwner(of: access, in: analysis) { return .staticMember(type: type, name: name) }
      if name == "value", let result = access.base.flatMap(analysis.resultOfTask) { return next(result) }
      guard access.base != nil, isInventedMember(access, in: analysis) else { return nil }
      let owner = placeholders.members.inOrder.first { $0.value[name] != nil && $0.key != "InventedValue" }
      return .member(type: owner?.key ?? "InventedValue", name: name)
    }
    if let element = expression.as(SubscriptCallExprSyntax.self), element.arguments.count == 1,
      placeholders.element != nil, isGuessed(expression, in: analysis)
    {
      return .element
    }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      if let declared = declaredName(of: name, in: analysis) { return .value(declared) }
      return analysis.initializer(of: name).flatMap(next)
    }
    return nil
  }

  /// The type that an invented member is asked of: `Store` in `Store.shared`, of a `Store` that is invented, or that is shown
  /// without this member.
  private func staticOwner(of access: MemberAccessExprSyntax, in analysis: Analysis) -> String? {
    let name = access.declName.baseName.text
    return access.base?.simpleName.flatMap {
      placeholders.types[$0] != nil && $0.first?.isUppercase == true
        || placeholders.staticMethods[$0]?[name] != nil
        || analysis.names.declaredTypes.contains($0) && placeholders.staticExtensions[$0]?[name] != nil
        ? $0 : nil
    }
  }

  /// Whether no type of the program declares the member, and the value it is asked of is not the frameworks'.
  func isInventedMember(_ access: MemberAccessExprSyntax, in analysis: Analysis) -> Bool {
    guard let root = ExprSyntax(access).rootName, !access.isOfTuple else { return false }
    let name = access.declName.baseName.text
    if analysis.names.declaredMembers.values.contains(where: { $0.contains(name) }) { return false }
    if root.first?.isUppercase == true { return placeholders.types[root] != nil }
    // `$settings.theme` of settings that are not shown.
    if root.hasPrefix("$"), placeholders.values["\(root.dropFirst())Binding"] != nil { return true }
    return isInvented(root, in: analysis)
      || analysis.names.declaredValues.contains(root) && !analysis.names.frameworkValues.contains(root)
  }

  /// Declares a value that was a hole so far, and so could have any type.
  mutating func declareHole(_ expression: ExprSyntax) -> Origin? {
    guard let name = expression.simpleName,
      edits.contains(where: { $0.contains { $0.text == "<#\(name)#>" } })
    else { return nil }
    for index in edits.indices { edits[index].removeAll { $0.text == "<#\(name)#>" } }
    placeholders.values[name] = .invented
    return .value(name)
  }

  /// The type that was guessed for an origin.
  func type(of origin: Origin) -> SwiftType? {
    switch origin {
    case .value(let name): placeholders.values[name]
    case .member(let type, let name): placeholders.members[type]?[name]
    case .function(let name): placeholders.functions[name]?.map(\.result).min()
    case .method(let type, let name): placeholders.methods[type]?[name]?.map(\.result).min()
    case .staticMember(let type, let name):
      placeholders.types[type]?.statics[name] ?? placeholders.staticExtensions[type]?[name]
    case .staticFunction(let type, let name):
      (placeholders.types[type]?.staticFunctions[name] ?? placeholders.staticMethods[type]?[name])?
        .map { $0.result ?? .named(type) }.min()
    case .element: placeholders.element
    }
  }

  mutating func set(_ origin: Origin, to wanted: SwiftType) {
    // `stores.first(where: Filters.open)`: a function that does not throw may be given where one that throws is wanted, and
    // then the call needs no `try`.
    var type = wanted
    if case .function(let parameters, "throws", let result) = wanted {
      type = .function(parameters, result: result)
    }
    switch origin {
    case .value(let name): placeholders.values[name] = type
    case .element: placeholders.element = placeholders.element?.isOptional == true ? type.asOptional : type
    case .member(let owner, let name): placeholders.members[owner, default: [:]][name] = type
    case .function(let name):
      let overloads = placeholders.functions[name, default: []]
      placeholders.functions[name] = Set(overloads.map { .init(shape: $0.shape, result: type) })
    case .method(let owner, let name):
      let overloads = placeholders.methods[owner]?[name] ?? []
      placeholders.methods[owner]?[name] = Set(overloads.map { .init(shape: $0.shape, result: type) })
    case .staticMember(let owner, let name):
      if placeholders.types[owner] == nil {
        placeholders.staticExtensions[owner]?[name] = type
      } else {
        placeholders.types[owner]?.statics[name] = type
      }
    case .staticFunction(let owner, let name):
      func changed(_ overloads: Set<Placeholders.StaticFunction>) -> Set<Placeholders.StaticFunction> {
        Set(overloads.map { .init(shape: $0.shape, result: type) })
      }
      if let overloads = placeholders.staticMethods[owner]?[name] {
        placeholders.staticMethods[owner]?[name] = changed(overloads)
      } else {
        let overloads = placeholders.types[owner]?.staticFunctions[name] ?? []
        placeholders.types[owner]?.staticFunctions[name] = changed(overloads)
      }
    }
  }
}

extension Analysis {
  /// `load()` of a task that is `Task { try await load() }`.
  func resultOfTask(_ task: ExprSyntax) -> ExprSyntax? {
    let made = (task.simpleName.flatMap(initializer) ?? task).as(FunctionCallExprSyntax.self)
    guard let made, ["Task", "Task.detached"].contains(made.calledExpression.trimmedDescription) else {
      return nil
    }
    return made.trailingClosure?.statements.last?.item.as(ExprSyntax.self)
  }

  /// The initial value of a local variable whose type is not written.
  func initializer(of name: String) -> ExprSyntax? {
    for piece in pieces {
      for binding in Syntax(piece.tree).descendants(of: PatternBindingSyntax.self)
      where binding.pattern.trimmedDescription == name && binding.typeAnnotation == nil {
        if let value = binding.initializer?.value { return value }
      }
      for binding in Syntax(piece.tree).descendants(of: OptionalBindingConditionSyntax.self)
      where binding.pattern.trimmedDescription == name {
        if let value = binding.initializer?.value { return value }
      }
    }
    return nil
  }
}

extension Question {
  /// The type of a closure's parameter, where the call names the elements: `Phase.allCases`, `Route.self`.
  private func elementType(of expression: ExprSyntax) -> String? {
    guard let name = expression.simpleName,
      let closure = expression.ancestor(
        of: ClosureExprSyntax.self, where: { NameHints(types: []).closureParameters($0).contains(name) }),
      let call = closure.ancestor(of: FunctionCallExprSyntax.self)
    else { return nil }
    for argument in call.arguments {
      guard let member = argument.expression.as(MemberAccessExprSyntax.self),
        ["allCases", "self"].contains(member.declName.baseName.text),
        let type = member.base?.simpleName
      else { continue }
      return type
    }
    return nil
  }

  /// Whether the message is about the name of `.error`, which takes its type from its context.
  var isCaseWithoutType: Bool {
    node?.ancestor(of: MemberAccessExprSyntax.self).map { $0.base == nil && $0.declName.bytes == node?.bytes }
      == true
  }

  /// Adds a case to the enum of which the compiler says that it is not of the type that has such a case.
  ///
  /// - Returns: Whether the case is new.
  func addComparedCase(_ hypothesis: inout Hypothesis) -> Bool {
    let type = type(0).unwrapped.bareName
    guard hypothesis.placeholders.types[type] != nil, !names.declaredTypes.contains(type),
      let member = node?.ancestor(of: ExprListSyntax.self)?.lazy.compactMap(\.implicitMember).first,
      comparand(of: ExprSyntax(member)) != nil
    else { return false }
    let before = hypothesis.placeholders
    hypothesis.placeholders.addCases([CasePattern(name: member.declName.baseName.text)], to: type)
    return hypothesis.placeholders != before
  }

  /// Adds a case to the enum that a context requires: for `.confirmed` beside `order.status`, the type of `status` is
  /// an enum with that case.
  ///
  /// - Returns: Whether the case has a type now.
  func addContextCase(_ hypothesis: inout Hypothesis) -> Bool {
    guard let node = node,
      let member = node.ancestor(of: MemberAccessExprSyntax.self, where: { $0.base == nil })
        ?? node.ancestor(of: ExprListSyntax.self)?.lazy.compactMap(\.implicitMember).first,
      let other = comparand(of: ExprSyntax(member))
    else { return false }
    if let type = elementType(of: other), hypothesis.placeholders.types[type] != nil {
      let before = hypothesis.placeholders
      hypothesis.placeholders.addCases(
        [CasePattern(name: member.declName.baseName.text)], to: type)
      return hypothesis.placeholders != before
    }
    guard let origin = hypothesis.origin(of: other, in: analysis) ?? hypothesis.declareHole(other) else {
      return false
    }
    if let known = hypothesis.type(of: origin)?.bareName,
      names.declaredTypes.contains(known)
    {
      return false
    }
    let name = member.declName.baseName.text
    let type = choiceType(for: other)
    let payload = member.parent?.as(FunctionCallExprSyntax.self).map { call in
      CallShape(call, names: hints).parameters.map { SwiftType.Element($0.label, $0.type ?? "String") }
    }
    for argument in member.parent?.as(FunctionCallExprSyntax.self)?.arguments ?? [] {
      // In `.failure(.expired)`, the payload is another enum.
      guard let inner = argument.expression.implicitMember else { continue }
      let type = hints.implicitType(label: argument.label?.text, member: "")
      guard !names.declaredTypes.contains(type) else { continue }
      hypothesis.placeholders.addCases(
        [CasePattern(name: inner.declName.baseName.text)], to: type)
    }
    let pattern = isPattern ? patternPayload : payload ?? []
    hypothesis.placeholders.addCases(
      [CasePattern(name: name, payload: pattern.isEmpty ? nil : pattern)], to: type)
    if let known = hypothesis.type(of: origin), known.bareName == type { return true }
    // A value that is unwrapped elsewhere stays optional.
    let isOptional = hypothesis.type(of: origin)?.isOptional == true
    hypothesis.set(origin, to: isOptional ? .optional(.named(type)) : .named(type))
    return true
  }

  /// Gives an enum's case the payload with which a pattern matches it. A pattern without one matches it, too.
  func addPayload(_ hypothesis: inout Hypothesis) -> Bool {
    guard let call = node?.ancestor(of: FunctionCallExprSyntax.self),
      let member = call.calledExpression.implicitMember
    else { return false }
    let name = member.declName.baseName.text
    let matched = comparand(of: ExprSyntax(member)).flatMap { hypothesis.origin(of: $0, in: analysis) }
      .flatMap(hypothesis.type)?.bareName
    let enums = hypothesis.placeholders.types.inOrder.filter { $0.value.cases[name]?.isEmpty == true }
    guard let type = (enums.first { $0.key == matched } ?? enums.first)?.key else { return false }
    hypothesis.placeholders.addCases([CasePattern(name: name, payload: patternPayload)], to: type)
    return true
  }

  /// The type of a choice such as `order.status`: the app's `OrderStatus` if the program mentions it, otherwise an
  /// invented one.
  private func choiceType(for expression: ExprSyntax) -> String {
    let name =
      expression.memberName
      ?? expression.as(FunctionCallExprSyntax.self)?.calledExpression.memberName ?? expression.rootName
      ?? "choice"
    return hints.choiceType(for: name)
  }

  /// The expression that an implicit member is compared with, assigned to or matched against.
  private func comparand(of member: ExprSyntax) -> ExprSyntax? {
    var node = Syntax(member)
    while let parent = node.parent {
      if let item = parent.as(SwitchCaseItemSyntax.self) {
        return item.ancestor(of: SwitchExprSyntax.self)?.subject
      }
      if let condition = parent.as(MatchingPatternConditionSyntax.self) {
        return condition.initializer.value
      }
      if let list = parent.as(ExprListSyntax.self) {
        let elements = Array(list)
        guard let index = elements.firstIndex(where: { $0.id == ExprSyntax(node)?.id }) else { return nil }
        func isComparison(_ expression: ExprSyntax) -> Bool {
          ["==", "!=", "??"].contains(expression.as(BinaryOperatorExprSyntax.self)?.operator.text)
            || expression.is(AssignmentExprSyntax.self)
        }
        if index >= 2, isComparison(elements[index - 1]) { return elements[index - 2] }
        if index + 2 < elements.count, isComparison(elements[index + 1]) { return elements[index + 2] }
        if let assignment = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }), assignment == 1
        {
          return elements[0]
        }
        return nil
      }
      if let argument = parent.as(LabeledExprSyntax.self) { return comparand(ofArgument: argument) }
      if parent.is(CodeBlockItemSyntax.self) { return nil }
      node = parent
    }
    return nil
  }

  /// `XCTAssertEqual(sut.route(for: url), .profile)`
  private func comparand(ofArgument argument: LabeledExprSyntax) -> ExprSyntax? {
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      ["XCTAssertEqual", "XCTAssertNotEqual"].contains(call.calleeName)
    else { return nil }
    let compared = call.arguments.prefix(2)
    return compared.contains { $0.id == argument.id }
      ? compared.first { $0.id != argument.id }?.expression : nil
  }

  /// Gives a result to an invented function that was guessed to return nothing, because the result is used.
  func giveResult(_ hypothesis: inout Hypothesis) -> Bool {
    guard let node = node else { return false }
    if isPattern { return addContextCase(&hypothesis) }
    for expression in users(of: node) {
      guard let origin = hypothesis.origin(of: expression, in: analysis),
        hypothesis.type(of: origin).map({ $0.isVoid || $0 == .open }) ?? true
      else { continue }
      let isSequence = quoted.contains { $0.hasSuffix("Sequence") || $0.hasSuffix("Collection") }
      let plain: SwiftType = quoted.last == "View" ? "AnyView" : .invented
      hypothesis.set(origin, to: isSequence ? .array(.invented) : contextType(of: expression) ?? plain)
      return true
    }
    return false
  }

  /// Makes a sequence of what `for await event in events()` loops over: it gives one element after the other.
  func makeStream(_ hypothesis: inout Hypothesis) -> Bool {
    guard let loop = node?.ancestor(of: ForStmtSyntax.self) else { return false }
    let element = if case .array(let element) = type(0) { element } else { SwiftType.invented }
    let type = SwiftType.stream(of: element, in: loop)
    if let origin = hypothesis.origin(of: loop.sequence, in: analysis) {
      guard hypothesis.type(of: origin) != type else { return false }
      hypothesis.set(origin, to: type)
      return true
    }
    guard let access = loop.sequence.as(MemberAccessExprSyntax.self),
      hypothesis.isInventedMember(access, in: analysis)
    else { return false }
    hypothesis.placeholders.members["InventedValue", default: [:]][access.declName.baseName.text] = type
    return true
  }

  /// The expressions that a message about a missing value may be about: the base of a member, operands, sequences of
  /// loops, and arguments.
  private func users(of node: Syntax) -> [ExprSyntax] {
    if let reference = node.parent?.as(DeclReferenceExprSyntax.self),
      let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id,
      let base = access.base
    {
      return [base, ExprSyntax(access)]
    }
    if let loop = node.ancestor(of: ForStmtSyntax.self, where: { $0.sequence.bytes.overlaps(node.bytes) }) {
      return [loop.sequence]
    }
    var found: [ExprSyntax] = []
    if let list = node.ancestor(of: ExprListSyntax.self) { found += list }
    if let call = node.ancestor(of: FunctionCallExprSyntax.self) {
      found += call.arguments.map(\.expression) + [call.calledExpression]
    }
    return found
  }

  /// The type that a modifier or view requires, if its name says it.
  func contextType(of expression: some ExprSyntaxProtocol) -> SwiftType? {
    guard
      let argument = expression.ancestor(of: LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return nil }
    return Self.typeWanted(by: call.calleeName)
  }

  static func typeWanted(by callee: String) -> SwiftType? {
    switch callee {
    case "padding", "cornerRadius", "frame", "spacing", "VStack", "HStack", "LazyVStack", "LazyHStack",
      "offset":
      "CGFloat"
    case "foregroundStyle", "background", "fill", "stroke", "strokeBorder", "tint", "foregroundColor",
      "accentColor", "overlay", "shadow", "listRowBackground", "border":
      "Color"
    case "font": "Font"
    case "animation", "withAnimation": "Animation"
    case "transition": "AnyTransition"
    case "Text": "String"
    case "onReceive": "AnyPublisher<InventedEvent, Never>"
    default: nil
    }
  }

  /// Invents an enum for a case such as `.home` that stands where any hashable value will do.
  ///
  /// Where a framework's generic function takes it, as in `.tag(.home)`, nothing says which type has a `home`.
  func qualify(_ hypothesis: inout Hypothesis) -> Bool {
    guard let place = place,
      let member = node?.ancestor(
        of: MemberAccessExprSyntax.self, where: { $0.base == nil }),
      !isGivenToGenericFunction(member)
    else { return false }
    let label = member.parent?.as(LabeledExprSyntax.self)?.label?.text
    let type = NameHints(types: []).implicitType(label: label ?? "choice", member: "")
    hypothesis.placeholders.addCases(
      [CasePattern(name: member.declName.baseName.text)], to: type)
    let start = member.period.bytes.lowerBound
    let edit = ParsedPiece.Edit(range: start..<start, text: type)
    return hypothesis.edit(edit, in: place.piece)
  }

  /// `.tag(.home)`, `NavigationLink("Home", value: .home)`
  private func isGivenToGenericFunction(_ member: MemberAccessExprSyntax) -> Bool {
    guard let call = member.parent?.ancestor(of: FunctionCallExprSyntax.self),
      call.arguments.contains(where: { $0.expression.implicitMember?.id == member.id }),
      quoted[0] == "Hashable"
    else { return false }
    return call.calledExpression.simpleName.map { api.topLevel[$0] != nil }
      ?? call.calledExpression.memberName.map { api.members["View"]?.contains($0) == true } ?? false
  }

  /// Takes a case back that an extension in the program declares as a constant.
  func dropDeclaredCase(_ hypothesis: inout Hypothesis) -> Bool {
    let name = quoted[0]
    let owners = hypothesis.placeholders.types.keys.filter {
      names.declaredMembers[$0]?.contains(name) == true
        && hypothesis.placeholders.types[$0]?.cases[name] != nil
    }
    for owner in owners { hypothesis.placeholders.types[owner]?.cases[name] = nil }
    return !owners.isEmpty
  }

  /// Invents the alignment of `.alignmentGuide(.menu) { … }`: a vertical one, if a row of views is aligned by it.
  func addAlignment(_ hypothesis: inout Hypothesis) -> Bool {
    guard let access = node?.ancestor(of: MemberAccessExprSyntax.self), access.base == nil,
      let call = access.parent?.ancestor(of: FunctionCallExprSyntax.self), call.calleeName == "alignmentGuide"
    else { return false }
    let name = access.declName.baseName.text
    let isVertical = pieces.contains { piece in
      Syntax(piece.tree).descendants(of: FunctionCallExprSyntax.self).contains { call in
        call.calleeName == "HStack"
          && call.arguments.contains { $0.expression.implicitMember?.declName.baseName.text == name }
      }
    }
    let type = isVertical ? "VerticalAlignment" : "HorizontalAlignment"
    guard hypothesis.placeholders.staticExtensions[type]?[name] == nil else { return false }
    hypothesis.placeholders.staticExtensions[type, default: [:]][name] = .named(type)
    return true
  }

  /// Invents a style for the app's own `.buttonStyle(.shop)`.
  func addStyle(_ member: String, _ hypothesis: inout Hypothesis) -> Bool {
    guard
      let call = node?.ancestor(
        of: FunctionCallExprSyntax.self,
        where: { $0.arguments.first?.expression.implicitMember?.declName.baseName.text == member }),
      let modifier = call.calledExpression.memberName,
      let contract = Lexicon.styleProtocols[modifier]
    else { return false }
    if let near = guardian.nearMember(member, of: [contract, "Primitive\(contract)"]) {
      hypothesis.facts.nearMisses[member] = near
      return true
    }
    let made = call.arguments.first?.expression.as(FunctionCallExprSyntax.self)
    guard made == nil else { return false }
    return hypothesis.placeholders.styles[contract, default: []].insert(member).inserted
  }
}
