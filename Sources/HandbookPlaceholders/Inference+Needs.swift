import HandbookAssembly
package import SwiftSyntax

/// The type that an expression must have because of where it stands.
enum Need {
  case type(SwiftType)
  /// An optional, whose wrapped type the expression's name suggests.
  case optional
  /// Something that a string interpolation shows.
  case text
  case any
}

extension UseVisitor {
  func need(of expression: ExprSyntax, named name: String) -> Need {
    var node = Syntax(expression)
    while let parent = node.parent,
      parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) || parent.is(TupleExprSyntax.self)
    {
      node = parent
    }
    guard let parent = node.parent else { return .any }
    if let view = view(of: expression, named: name) { return .type(view) }
    // `if isEditing { editableList } else { documentsList }`: lists of values are not statements of a view.
    if parent.as(CodeBlockItemSyntax.self)?.isInViewBuilder == true, !parent.isBranchWithoutBuilder,
      (Lexicon.viewEndings + Lexicon.viewWords).contains(where: name.hasSuffix)
    {
      return .type("AnyView")
    }
    if let element = parent.as(SubscriptCallExprSyntax.self),
      element.calledExpression.id == ExprSyntax(node)?.id,
      let container = container(of: element, named: name)
    {
      return .type(container)
    }
    // `items.map { $0.count }.removeDuplicates()`: lists have no `removeDuplicates`, so `items` is a publisher.
    if ExprSyntax(node)?.isStreamed == true { return .type(.named("AnyPublisher", [.invented, "Never"])) }
    if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(node)?.id,
      access.mapsAnOptional
    {
      return .optional
    }
    // `path.prefix(2)`: a `NavigationPath` has no such member, so `path` is an array.
    if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(node)?.id,
      Lexicon.membersThatGoThrough.union(["first", "last"]).contains(access.declName.baseName.text),
      hints.simpleType(for: name) == "NavigationPath"
    {
      return .type(.array(.invented))
    }
    if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(node)?.id,
      Lexicon.collectionMembers.contains(access.declName.baseName.text)
    {
      // `store.remove(item)`, `favorites.insert(id)`: the `remove` and `insert` of an array take an index, so this is
      // a set.
      if access.isGivenElementOfSet { return name.isPlural ? .type("Set<AnyHashable>") : .any }
      // `handlers.append { [weak self] in self?.update() }`
      if access.memberName == "append", let call = ExprSyntax(access).callOfCallee, call.arguments.isEmpty,
        let closure = call.trailingClosure
      {
        return .type(.array(.function(hints.inputs(of: closure), result: "Void")))
      }
      let simple = hints.simpleType(for: name)
      if let simple, ["NavigationPath", "ModelContext"].contains(simple) { return .type(simple) }
      // `messages.filter(\.isUnread)`: a message is more than a text.
      if access.asksElementsForMember, hints.simpleType(for: name.singular) != nil {
        return .type(.array(.invented))
      }
      // `ForEach(store.names.sorted(), id: \.self) { name in Text(name) }`
      if let shown = ExprSyntax(node)?.chain.parent?.as(LabeledExprSyntax.self)?.callGiven,
        shown.showsElementsByThemselves, !hints.types.contains(name.singular.capitalizedFirst)
      {
        return .type(.array("String"))
      }
      return .type(list(named: name, parameter: nil))
    }
    // `searchText.debounce(for: .seconds(1), scheduler: RunLoop.main)`
    if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(node)?.id,
      access.isOfPublisher
    {
      return .type(.named("AnyPublisher", [.invented, "Never"]))
    }
    // `users.first`, where `users` is not shown. With a name in the singular, as in `order.first`, the base may be
    // anything.
    if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(node)?.id,
      ["first", "last"].contains(access.memberName), name.isPlural, hints.simpleType(for: name) == nil
    {
      return .type(list(named: name, parameter: nil))
    }
    if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
      return .optional
    }
    if let condition = parent.as(ConditionElementSyntax.self) {
      return condition.condition.id == node.id ? .type("Bool") : .any
    }
    if parent.is(InitializerClauseSyntax.self), parent.parent?.is(OptionalBindingConditionSyntax.self) == true
    {
      return .optional
    }
    if let prefix = parent.as(PrefixOperatorExprSyntax.self) {
      return prefix.operator.text == "!" ? .type("Bool") : .any
    }
    if let loop = parent.as(ForStmtSyntax.self), loop.sequence.id == node.id {
      return .type(sequence(of: loop, named: name))
    }
    if let shown = parent.as(LabeledExprSyntax.self),
      parent.parent?.parent?.is(ExpressionSegmentSyntax.self) == true
    {
      return shown.numberShown.map { .type($0) } ?? .text
    }
    if let argument = parent.as(LabeledExprSyntax.self), let need = needOfArgument(argument, named: name) {
      return need
    }
    if let call = parent.as(LabeledExprSyntax.self)?.callGiven {
      return needOfFirstArgument(named: name, in: call)
    }
    if let list = parent.as(ExprListSyntax.self), list.parent?.is(SequenceExprSyntax.self) == true {
      let elements = Array(list)
      let index = elements.firstIndex { $0.id == node.id }
      return index.flatMap { needOfOperand(at: $0, among: elements, named: name) } ?? .any
    }
    return .any
  }

  /// The type that an argument must have because of its label, or of the macro it is given to; nil where they do not
  /// decide it.
  private func needOfArgument(_ argument: LabeledExprSyntax, named name: String) -> Need? {
    let callee = argument.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.simpleName
    // `ShareLink(items: notes)`, and `zip(names, scores)`, which goes through both.
    if argument.label?.text == "items" && callee == "ShareLink" || argument.label == nil && callee == "zip" {
      return .type(name.isPlural ? list(named: name, parameter: nil) : .array(.invented))
    }
    // `clock.assign(to: \.title, on: header)`: the property is one of the object, and no text has it.
    if argument.label?.text == "on",
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), call.calleeName == "assign"
    {
      return .type(.invented)
    }
    // `.alert("Delete?", isPresented: $isAsking, presenting: item) { item in … }`
    if argument.label?.text == "presenting" { return .optional }
    // `Dictionary(grouping: messages, by: \.day)`
    if argument.label?.text == "grouping" {
      let one = name.singular.capitalizedFirst
      return .type(.array(hints.types.contains(one) ? .named(one) : .invented))
    }
    if argument.expression.as(FunctionCallExprSyntax.self)?.isValueOfLink == true { return .type(.invented) }
    // `.onChange(of: router.path) { old, new in … }`
    if argument.label?.text == "of",
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), call.calleeName == "onChange"
    {
      return needOfObserved(named: name, in: call)
    }
    return argument.expectation.map { $0.isUnwrapping ? .optional : .type("Bool") }
  }

  /// The type that `onChange` observes, according to what its closure does with the values.
  private func needOfObserved(named name: String, in call: FunctionCallExprSyntax) -> Need? {
    guard let closure = call.trailingClosure else { return nil }
    let values = Set(hints.closureParameters(closure))
    // `.onChange(of: page.event) { _, event in if let event { … } }`
    if hints.inputs(of: closure).contains(where: \.type.isOptional) { return .optional }
    for access in Syntax(closure).descendants(of: MemberAccessExprSyntax.self) {
      let member = access.declName.baseName.text
      guard let value = access.base?.simpleName, values.contains(value), Lexicon.listMembers.contains(member)
      else { continue }
      // A `NavigationPath` has neither `first` nor `last`, so a value that is asked for one of them is an array.
      let isList = ["first", "last"].contains(member) || hints.simpleType(for: name) == nil
      if isList { return .type(list(named: name, parameter: nil)) }
    }
    let compared = Syntax(closure).descendants(of: ExprListSyntax.self).compactMap { list -> CasePattern? in
      let elements = Array(list)
      guard elements.count >= 3, let value = elements[0].simpleName, values.contains(value),
        ["==", "!="].contains(elements[1].trimmedDescription)
      else { return nil }
      return reader.made(elements[2])
    }
    let matched = Syntax(closure).descendants(of: SwitchExprSyntax.self).filter {
      $0.subject.simpleName.map(values.contains) ?? false
    }.flatMap(reader.cases)
    guard hints.simpleType(for: name) == nil, !(compared + matched).isEmpty else { return nil }
    let type = hints.choiceType(for: name)
    if !names.declaredTypes.contains(type), !names.sharedTypes.contains(type) {
      placeholders.addCases(compared + matched, to: type)
    }
    return .type(.named(type))
  }

  /// The type that a call requires of its first argument, if that has no label.
  private func needOfFirstArgument(named name: String, in call: FunctionCallExprSyntax) -> Need {
    if let callee = call.calledExpression.simpleName, Lexicon.listViews.contains(callee) {
      let parameter = call.trailingClosure.flatMap { hints.closureParameters($0).first }
      let second = call.arguments.dropFirst().first
      if call.showsElementsByThemselves, !hints.types.contains(name.singular.capitalizedFirst) {
        let isList = parameter.map { call.trailingClosure?.showsElements(of: $0) == true } ?? false
        return .type(.array(isList ? .array("String") : "String"))
      }
      if let node = typeOfTree(in: call) { return .type(.array(.named(node))) }
      let list = list(named: name, parameter: parameter)
      // Without an `id` argument the elements must be identifiable, so they are neither texts nor numbers.
      if second?.label?.text != "id", case .array(let element) = list,
        Lexicon.plainTypes.contains(element.description)
      {
        return .type(.array(.invented))
      }
      return .type(list)
    }
    if let type = call.elementOfRange { return .type(type) }
    let callee = call.calledExpression.simpleName ?? call.calledExpression.memberName ?? ""
    if ["Set", "Array"].contains(callee), name.isPlural {
      let isOfIDs = name == "ids" || name.hasSuffix("IDs") || name.hasSuffix("Ids")
      return .type(isOfIDs ? .array("String") : list(named: name, parameter: nil))
    }
    // `guard let width = Double(text)`: only what is made of a text may be nil.
    if Lexicon.numbersAndFlags.contains(callee), call.binding?.isOptional == true { return .type("String") }
    // `Double(done) / Double(total)`: what is made of a text may be nil, and nobody calculates with that.
    if ["CGFloat", "Double", "Float", "Int"].contains(callee), call.isCalculatedWith {
      let simple = hints.simpleType(for: name)
      return .type(simple.flatMap { ["CGFloat", "Double", "Int"].contains($0) ? $0 : nil } ?? "Int")
    }
    if callee == "onReceive" {
      let received = call.trailingClosure.map(hints.closureParameters) ?? ["_"]
      // `.onReceive(model.didFinish) { dismiss() }`: only of `Void` the closure may take no notice.
      let output = received.first.map { hints.type(for: $0) } ?? .tuple([])
      return .type(.named("AnyPublisher", [output, "Never"]))
    }
    if ["animation", "withAnimation"].contains(callee) { return .type("Animation") }
    // `Color(photo.averageColor)` takes a `UIColor`; `Color(photo.name)` takes the name of an asset.
    if callee == "Color", call.arguments.count == 1 {
      return .type(hints.simpleType(for: name) == "Color" ? "UIColor" : "String")
    }
    let isTitle = callee == "Text" ? call.arguments.count == 1 : Lexicon.titled.contains(callee)
    return isTitle ? .type("String") : .any
  }

  /// The type that an operand must have because of the operators beside it, and of their other operands.
  private func needOfOperand(at index: Int, among elements: [ExprSyntax], named name: String) -> Need? {
    func sign(_ position: Int) -> String? {
      guard elements.indices.contains(position) else { return nil }
      return elements[position].as(BinaryOperatorExprSyntax.self)?.operator.text
    }
    // `app.launchArguments += ["-reset", "1"]`
    if sign(index + 1) == "+=", elements.indices.contains(index + 2),
      let type = elements[index + 2].as(ArrayExprSyntax.self)?.elements.first?.expression.literalType
    {
      return .type(.array(type))
    }
    // A comparison on either side binds tighter than `&&`.
    for side in [1, -1] where elements.indices.contains(index + 2 * side) {
      guard let sign = sign(index + side), !["&&", "||", "??"].contains(sign) else { continue }
      let other = elements[index + 2 * side]
      if let need = needBeside(other) ?? comparedType(other) { return need }
    }
    let (before, after) = (sign(index - 1), sign(index + 1))
    let isCompared = [before, after].contains { ["==", "!=", "<", ">", "<=", ">="].contains($0) }
    if before == "??" { return .any }
    // `articles += page.articles`
    if after == "+=", name.isPlural, !NameHints.isCount(name) {
      return .type(list(named: name, parameter: nil))
    }
    // `elapsed += max(0, pause)`: a hole could not be changed.
    if let after, ["+=", "-=", "*=", "/="].contains(after) {
      return .type(hints.simpleType(for: name) ?? "Double")
    }
    if ["&&", "||"].contains(before), !isCompared { return .type("Bool") }
    if after == "??" {
      // In `session.user?.name ?? "Guest"`, the user is optional, and not necessarily the name.
      let isOfChain = !elements[index].descendants(of: OptionalChainingExprSyntax.self).isEmpty
      guard isOfChain, elements.indices.contains(index + 2) else { return .optional }
      return elements[index + 2].literalType == "String" ? .type("String") : .any
    }
    if ["&&", "||"].contains(after), !isCompared { return .type("Bool") }
    guard elements.indices.contains(index + 1) else { return nil }
    if elements[index + 1].is(UnresolvedTernaryExprSyntax.self) { return .type("Bool") }
    guard elements[index + 1].is(AssignmentExprSyntax.self), elements.indices.contains(index + 2),
      // `columns = columns == .all ? .detailOnly : .all` says of `columns` what its comparison says.
      elements[index + 2].simpleName != name || sign(index + 3) == nil
    else { return nil }
    // `lid.y = isOpen ? -100 : 0`
    let choice =
      elements.indices.contains(index + 3) ? elements[index + 3].as(UnresolvedTernaryExprSyntax.self) : nil
    let value = choice?.thenExpression ?? elements[index + 2]
    return needBeside(value) ?? .type(assignedType(name, from: value))
  }

  /// The type of a value that is asked for an element: `rows[index]` is a list; `settings["theme"]` and `paths[tab,
  /// default: []]` are dictionaries.
  private func container(of element: SubscriptCallExprSyntax, named name: String) -> SwiftType? {
    let labels = element.arguments.map { $0.label?.text }
    // `items[safe: index]` of the app's own extension.
    if labels == ["safe"] { return list(named: name, parameter: nil) }
    // `model[scoreFor: player]`: no list, dictionary or text has such a subscript.
    if labels.count == 1, let label = labels[0], label != "keyPath", !Lexicon.safeSubscripts.contains(label) {
      return .invented
    }
    guard let index = element.arguments.first?.expression, labels == [nil] || labels == [nil, "default"]
    else {
      return nil
    }
    // `entity.components[Health.self]`: a type is no key.
    if index.memberName == "self", index.as(MemberAccessExprSyntax.self)?.base != nil { return .invented }
    // A part of a list is a list.
    if index.tokens(viewMode: .sourceAccurate).contains(where: { ["...", "..<"].contains($0.text) }) {
      return nil
    }
    let given = element.arguments.dropFirst().first?.expression
    var value = ExprSyntax(element)
    while let parent = value.parent,
      parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
    {
      value = ExprSyntax(parent)!
    }
    let isLookup =
      index.is(StringLiteralExprSyntax.self) || index.implicitMember != nil || given != nil
      || !isPosition(index)
        && (value.id != ExprSyntax(element).id || isTakenAsOptional(value) || isAssigned(value))
    let type = given.flatMap(typeMade) ?? elementType(of: value, named: name)
    guard isLookup else { return .array(type) }
    // `selection[.length]`
    if index.implicitMember != nil, let made = reader.made(index) {
      let key = "Invented\(name.singular.capitalizedFirst)Key"
      placeholders.addCases([made], to: key)
      return .dictionary(.named(key), type)
    }
    return .dictionary(index.is(StringLiteralExprSyntax.self) ? "String" : "AnyHashable", type)
  }

  /// Whether the expression is a position in a list: `0`, `index`, `indexPath.row`, `count - 1`.
  private func isPosition(_ index: ExprSyntax) -> Bool {
    if index.is(IntegerLiteralExprSyntax.self) || index.is(SequenceExprSyntax.self) { return true }
    if let stated = names.statedType(of: index) { return stated == "Int" }
    let name = index.memberName ?? index.simpleName ?? ""
    return Lexicon.positions.contains(name) || hints.simpleType(for: name) == "Int"
  }

  private func isAssigned(_ value: ExprSyntax) -> Bool {
    guard let elements = value.parent?.as(ExprListSyntax.self).map(Array.init) else { return false }
    return elements.first?.id == value.id && elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }

  /// Whether the value is used as an optional, as in `paths[tab] ?? []`, `settings[key] as? String` and `if let path
  /// = paths[tab]`.
  private func isTakenAsOptional(_ value: ExprSyntax) -> Bool {
    if value.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
    guard let elements = value.parent?.as(ExprListSyntax.self).map(Array.init),
      let index = elements.firstIndex(where: { $0.id == value.id }), elements.indices.contains(index + 1)
    else { return false }
    let next = elements[index + 1]
    return next.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
      || next.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark != nil
  }

  /// The type of the value that an expression creates: `NavigationPath()`, `0`, `[]`.
  private func typeMade(_ value: ExprSyntax) -> SwiftType? {
    if value.as(ArrayExprSyntax.self)?.elements.isEmpty == true { return .array("Any") }
    let made = value.as(FunctionCallExprSyntax.self)?.calledExpression.simpleName
    let element = value.as(ArrayExprSyntax.self)?.elements.first?.expression.literalType
    return made.flatMap { $0.first?.isUppercase == true ? .named($0) : nil }
      ?? element.map { .array($0) } ?? value.literalType
  }

  /// The element type of a collection of that name, according to how an element is used.
  private func elementType(of value: ExprSyntax, named name: String) -> SwiftType {
    if let list = value.parent?.as(ExprListSyntax.self).map(Array.init),
      let index = list.firstIndex(where: { $0.id == value.id })
    {
      if list.indices.contains(index + 1), list[index + 1].is(UnresolvedAsExprSyntax.self) { return "Any" }
      if list.indices.contains(index + 2), let type = typeMade(list[index + 2]) { return type }
    }
    if let member = value.parent?.as(MemberAccessExprSyntax.self), member.base?.id == value.id {
      if ["append", "insert"].contains(member.declName.baseName.text) { return .array("Any") }
    } else if case .type(let type) = need(of: value, named: name) {
      return type
    }
    let one = name.singular.capitalizedFirst
    return hints.types.contains(one) ? .named(one) : .invented
  }

  /// What a loop goes through: `for await (message, sender) in messages()` through a stream of pairs.
  private func sequence(of loop: ForStmtSyntax, named name: String) -> SwiftType {
    let type = list(named: name, parameter: loop.pattern.trimmedDescription)
    guard loop.awaitKeyword != nil, case .array(let element) = type else { return type }
    let parts = loop.pattern.as(TuplePatternSyntax.self)?.elements.map { _ in
      SwiftType.Element(nil, .invented)
    }
    return .stream(of: parts.map(SwiftType.tuple) ?? element, in: loop)
  }

  /// The type of a collection of that name.
  private func list(named name: String, parameter: String?) -> SwiftType {
    // A count is a number, even if a loop goes through it.
    if NameHints.isCount(name) { return "Int" }
    let element = hints.elementType(of: name, parameter: parameter)
    let simple = hints.simpleType(for: name.singular)
    // `Section(section.title)` for each of `sections`: `Section` is SwiftUI's view, and not the element's type.
    if names.free.contains(element), !hints.types.contains(element) || names.genericNames.contains(element) {
      return .array(.invented)
    }
    if !hints.types.contains(element), simple == nil { type(element) }
    let isKnown = hints.types.contains(element) || placeholders.types[element] != nil
    return .array(isKnown ? .named(element) : simple ?? .named(element))
  }

  /// Type of an unknown variable that something is assigned to.
  private func assignedType(_ name: String, from value: ExprSyntax) -> SwiftType {
    if let member = value.implicitMember?.declName.baseName.text, member != "init" {
      let type = hints.choiceType(for: name)
      // `dialog = .error(title: title) { .okay() }`
      if let call = value.as(FunctionCallExprSyntax.self), call.trailingClosure != nil {
        self.type(type) {
          $0.staticFunctions[member, default: []].insert(.init(shape: CallShape(call, names: hints)))
        }
        return .named(type)
      }
      let made = reader.made(value) ?? CasePattern(name: member)
      if !names.declaredTypes.contains(type) { placeholders.addCases([made], to: type) }
      return .named(type)
    }
    if value.as(FunctionCallExprSyntax.self)?.calledExpression.simpleName == "Array" {
      return .array(.invented)
    }
    let named = hints.type(for: name)
    if named != .invented { return named }
    // `viewModel = .init(user: user)`
    if value.implicitMember != nil, let made = value.as(FunctionCallExprSyntax.self) {
      let type = hints.choiceType(for: name)
      self.type(type) { $0.initializers.insert(CallShape(made, names: hints)) }
      return .named(type)
    }
    return value.simpleName.flatMap { names.valueTypes[$0] } ?? names.statedType(of: value)
      ?? .optional("Any")
  }

  /// The type of a date, or of a value that is declared with a plain type.
  private func comparedType(_ expression: ExprSyntax) -> Need? {
    let text = expression.trimmedDescription
    if [".now", "Date()", "Date.now", ".distantPast", ".distantFuture"].contains(text) {
      return .type("Date")
    }
    guard let name = expression.simpleName, !name.hasPrefix("$"),
      let type = names.valueTypes[name]?.unwrapped,
      ["UUID", "String", "Int", "Double", "Date", "URL"].contains(type)
    else { return nil }
    return .type(type)
  }

  private func needBeside(_ literal: ExprSyntax) -> Need? {
    if literal.is(NilLiteralExprSyntax.self) { return .optional }
    // `Double(stats.time) - skippedTime()`
    let number = literal.as(FunctionCallExprSyntax.self)?.calledExpression.simpleName.flatMap {
      Lexicon.numbersAndFlags.contains($0) ? SwiftType.named($0) : nil
    }
    return (literal.literalType ?? number).map { .type($0) }
  }

  /// The result of a call that is an argument: `NavigationStack(path: router.path(for: tab))` requires a binding,
  /// `.environment(router.store(for: tab))` an object.
  private func typeGiven(by call: FunctionCallExprSyntax) -> SwiftType? {
    guard let argument = call.parent?.as(LabeledExprSyntax.self),
      let taker = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return nil }
    if taker.calleeName == "NavigationStack", argument.label?.text == "path" {
      return .named("Binding", ["NavigationPath"])
    }
    guard let taken = taker.calledExpression.memberName, Lexicon.objectTakers.contains(taken),
      taker.arguments.count == 1, let name = call.calledExpression.memberName
    else { return nil }
    let made = hints.choiceType(for: name)
    if !hints.types.contains(made) {
      type(made) { $0.kind = taken == "environment" ? .observable : .object }
    }
    return .named(made)
  }

  func resultType(of call: FunctionCallExprSyntax) -> SwiftType {
    if call.isInViewPosition { return .modified("some", "View") }
    var node = Syntax(call)
    while let parent = node.parent, parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) {
      node = parent
    }
    // `let isHidden = if let filter { status.isHidden(in: filter) } else { false }`
    if let choice = node.parent?.as(CodeBlockItemSyntax.self)?.choiceOfValues { node = choice }
    guard let parent = node.parent else { return "Void" }
    if call.isCast { return "Any" }
    if let choice = parent.as(SwitchExprSyntax.self), let type = choiceType(matchedIn: choice, of: call) {
      return type
    }
    if let publisher = publisherType(of: call) ?? publisherGiven(by: call) { return publisher }
    if let type = typeGiven(by: call) { return type }
    // A member that only one known type has.
    if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(node)?.id,
      case .any = need(of: ExprSyntax(call), named: call.calledExpression.trimmedDescription)
    {
      return .invented
    }
    if parent.is(CodeBlockItemSyntax.self) {
      // The last expression of a function with a result is its result.
      let list = parent.parent?.as(CodeBlockItemListSyntax.self)
      // So is the last expression of a closure that is given to a task group: the group states the type.
      let isOfGroup = list?.parent?.as(ClosureExprSyntax.self)?.call?.calleeName == "addTask"
      return list?.count == 1 && (isOfGroup || list?.parent?.isBodyWithResult == true) ? .open : "Void"
    }
    if let initializer = parent.as(InitializerClauseSyntax.self) {
      if let binding = initializer.parent?.as(PatternBindingSyntax.self) {
        if binding.typeAnnotation != nil { return .open }
        if let tuple = binding.pattern.as(TuplePatternSyntax.self) {
          return .tuple(
            tuple.elements.map {
              .init(nil, hints.simpleType(for: $0.pattern.trimmedDescription) ?? "String")
            })
        }
        let name = binding.pattern.trimmedDescription
        let named = comparedLiteral(of: name, around: parent) ?? collectionOrValue(name)
        return named == .invented && isList(name, around: parent) ? .array(.invented) : named
      }
      if let binding = initializer.parent?.as(OptionalBindingConditionSyntax.self) {
        // `guard let (navigator, index) = find(checkpoint)`
        if let tuple = binding.pattern.as(ExpressionPatternSyntax.self)?.expression.as(TupleExprSyntax.self) {
          let parts = tuple.elements.map {
            hints.simpleType(for: $0.expression.trimmedDescription) ?? .invented
          }
          return .optional(.tuple(parts.map { .init(nil, $0) }))
        }
        return collectionOrValue(binding.pattern.trimmedDescription).asOptional
      }
    }
    // `_ = coordinator.present(scene: .basket)`
    if call.isDiscarded { return .invented }
    // `String(timesScored())`: any of its forms would take a result of an open type.
    if let conversion = parent.as(LabeledExprSyntax.self)?.callGiven?.calledExpression.simpleName,
      call.calledExpression.simpleName != nil
    {
      if conversion == "String" || Lexicon.wholeNumbers.contains(conversion) { return "Double" }
      if Lexicon.numbersAndFlags.contains(conversion) { return "Int" }
    }
    return switch need(of: ExprSyntax(call), named: call.calledExpression.trimmedDescription) {
    case .type(let type): type
    case .text: "String"
    case .optional: .optional(.invented)
    case .any: .open
    }
  }

  /// `switch await permissions.status(of: .camera) { case .denied: … }`: the result of the call is an enum with these
  /// cases.
  private func choiceType(matchedIn choice: SwitchExprSyntax, of call: FunctionCallExprSyntax) -> SwiftType? {
    let cases = reader.cases(of: choice)
    let type = hints.choiceType(for: call.calleeName)
    guard call.calledExpression.is(MemberAccessExprSyntax.self),
      !Lexicon.genericCases.isSuperset(of: cases.map(\.name)), !names.declaredTypes.contains(type),
      !names.sharedTypes.contains(type)
    else { return nil }
    placeholders.addCases(cases, to: type)
    return .named(type)
  }

  /// The literal that a variable is compared with, in the block that declares it: `XCTAssertEqual(result, "42.20")`.
  private func comparedLiteral(of name: String, around node: Syntax) -> SwiftType? {
    guard let block = node.ancestor(of: CodeBlockItemListSyntax.self) else { return nil }
    func isName(_ expression: ExprSyntax) -> Bool { expression.simpleName == name }
    for call in Syntax(block).descendants(of: FunctionCallExprSyntax.self)
    where call.calledExpression.trimmedDescription == "XCTAssertEqual" {
      let arguments = call.arguments.prefix(2).map(\.expression)
      guard arguments.count == 2, let index = arguments.firstIndex(where: isName) else { continue }
      if let type = arguments[1 - index].literalType { return type }
    }
    for list in Syntax(block).descendants(of: ExprListSyntax.self) {
      let elements = Array(list)
      guard elements.count == 3, isName(elements[0]), elements[1].trimmedDescription == "==" else { continue }
      if let type = elements[2].literalType { return type }
    }
    return nil
  }

  /// Whether the block that declares a variable uses it as a list: `orders ?? []`, `rows.last` or `for row in rows`.
  func isList(_ name: String, around node: Syntax) -> Bool {
    guard let block = node.ancestor(of: CodeBlockItemListSyntax.self) else { return false }
    let lists = block.descendants(of: ExprListSyntax.self)
    if lists.contains(where: { $0.map(\.trimmedDescription) == [name, "??", "[]"] }) { return true }
    guard name.isPlural else { return false }
    return block.descendants(of: ForStmtSyntax.self).contains { $0.sequence.simpleName == name }
      || block.descendants(of: MemberAccessExprSyntax.self).contains {
        $0.base?.simpleName == name
          && (Lexicon.listMembers.contains($0.declName.baseName.text)
            || Lexicon.membersThatGoThrough.contains($0.declName.baseName.text))
      }
  }

  /// The publisher that Combine's operators are called on. Its output is the result of the closure or function around
  /// it.
  func publisherType(of call: FunctionCallExprSyntax) -> SwiftType? {
    guard let next = call.parent?.memberName, Lexicon.publisherMembers.contains(next) else { return nil }
    var written: TypeSyntax?
    var node: Syntax? = call.parent
    while let current = node, written == nil {
      written = current.as(ClosureExprSyntax.self)?.signature?.returnClause?.type
      if let function = current.as(FunctionDeclSyntax.self) {
        written = function.signature.returnClause?.type
        break
      }
      node = current.parent
    }
    let replacement = call.parent.flatMap { $0.as(MemberAccessExprSyntax.self) }
      .flatMap { ExprSyntax($0).callOfCallee }?.arguments.first { $0.label?.text == "with" }?.expression
    let output: SwiftType =
      written.flatMap { SwiftType($0).arguments(of: "AnyPublisher")?.first }
      ?? (replacement?.is(ArrayExprSyntax.self) == true ? .array(.invented) : .invented)
    let isFailing = ["catch", "replaceError"].contains(next)
    return .named("AnyPublisher", [output, isFailing ? .modified("any", "Error") : "Never"])
  }

  /// The publisher that a call must give because of what is done with it, though no operator is called on it:
  /// `.map { service.search($0) }.switchToLatest()`, and `let first = Feed.load()` before `Publishers.Merge(first, second)`.
  func publisherGiven(by call: FunctionCallExprSyntax) -> SwiftType? {
    let publisher = SwiftType.named("AnyPublisher", [.invented, "Never"])
    if let closure = call.parent?.parent?.parent?.as(ClosureExprSyntax.self), closure.statements.count == 1,
      let taker = closure.call, taker.calleeName == "map", taker.parent?.memberName == "switchToLatest"
    {
      return publisher
    }
    guard let binding = call.binding, let block = call.ancestor(of: CodeBlockItemListSyntax.self) else {
      return nil
    }
    let isJoined = Syntax(block).descendants(of: FunctionCallExprSyntax.self).contains { other in
      other.calledExpression.trimmedDescription.hasPrefix("Publishers.")
        && other.arguments.contains { $0.expression.simpleName == binding.name }
    }
    return isJoined ? publisher : nil
  }

  private func collectionOrValue(_ name: String) -> SwiftType {
    let element = name.singular.capitalizedFirst
    let isList = name.singular != name + "Element" && hints.types.contains(element)
    return isList ? .array(.named(element)) : hints.type(for: name)
  }
}

extension LabeledExprSyntax {
  /// The macro of Swift Testing around the expression, as in `#expect(router.open(url))`, and whether the value that
  /// the macro unwraps is used, as in `let route = try #require(parser.route(for: url))`.
  package var expectation: (macro: MacroExpansionExprSyntax, isUnwrapping: Bool)? {
    guard let macro = parent?.parent?.as(MacroExpansionExprSyntax.self),
      ["expect", "require"].contains(macro.macroName.text), macro.arguments.first?.id == id
    else { return nil }
    var node = Syntax(macro)
    while let parent = node.parent, parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) {
      node = parent
    }
    return (macro, macro.macroName.text == "require" && node.parent?.is(CodeBlockItemSyntax.self) != true)
  }
}

extension LabeledExprSyntax {
  /// The type of a number in the message of a log that says how it is written: `\(latency, format: .fixed(precision: 2))`.
  fileprivate var numberShown: SwiftType? {
    let arguments = parent?.as(LabeledExprListSyntax.self)
    // `\(order.cost, specifier: "%.2f")`
    let specifier = arguments?.first { $0.label?.text == "specifier" }?.expression.as(
      StringLiteralExprSyntax.self)
    if let text = specifier?.segments.trimmedDescription, text.hasPrefix("%") {
      return text.hasSuffix("f") ? "Double" : text.hasSuffix("d") ? "Int" : nil
    }
    let format = arguments?.first { $0.label?.text == "format" }?.expression.implicitMember
    return format.flatMap { Lexicon.formatsOfLogs[$0.declName.baseName.text] }.map { .named($0) }
  }
}

extension FunctionCallExprSyntax {
  /// `Double(done) / Double(total)`
  fileprivate var isCalculatedWith: Bool {
    parent?.as(ExprListSyntax.self)?.contains {
      $0.as(BinaryOperatorExprSyntax.self).map { ["+", "-", "*", "/"].contains($0.operator.text) } == true
    } == true
  }
}

extension MemberAccessExprSyntax {
  /// Whether only publishers have the member, as it is called here.
  var isOfPublisher: Bool {
    let name = declName.baseName.text
    if Lexicon.onlyOfPublishers.contains(name) { return true }
    let labels = ExprSyntax(self).callOfCallee?.arguments.map { $0.label?.text } ?? []
    return Lexicon.labelledOfPublishers[name] == labels
  }

  /// Whether `map` is called on an optional, as among views, and in `product.map { $0.name } ?? "None"` and `isChat ?
  /// id.map(Route.chat) : nil`: the `map` of a list never gives nil.
  fileprivate var mapsAnOptional: Bool {
    guard ["map", "flatMap"].contains(declName.baseName.text), let call = ExprSyntax(self).callOfCallee
    else { return false }
    if let stated = ExprSyntax(call).statedContext { return stated.isOptional }
    // `row.heading.map { Text($0) }` among views: an optional view is a view, a list of views is none.
    if call.isInViewPosition { return true }
    if let ternary = call.parent?.as(UnresolvedTernaryExprSyntax.self) {
      return ternary.parent?.as(ExprListSyntax.self)?.last?.is(NilLiteralExprSyntax.self) == true
    }
    guard let elements = call.parent?.as(ExprListSyntax.self).map(Array.init),
      let index = elements.firstIndex(where: { $0.id == ExprSyntax(call).id })
    else { return false }
    // In `items?.map { $0 } ?? []`, the chain itself is optional, whatever `items` is.
    return elements.dropFirst(index + 1).first?.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
  }

  /// Whether the call passes an element, as `ids.insert(id)` and `ids.remove(id)` do: sets have these methods, lists
  /// `messages.filter(\.isUnread)`, with a member that texts lack.
  fileprivate var asksElementsForMember: Bool {
    ExprSyntax(self).callOfCallee?.arguments.contains {
      guard let path = $0.expression.as(KeyPathExprSyntax.self), path.root == nil,
        let member = path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)?.declName
          .baseName.text
      else { return false }
      return member != "self" && !Lexicon.membersOfTextsAndLists.contains(member)
        && !Lexicon.propertiesOfLibrary.contains(member) && !Lexicon.propertiesOfLists.contains(member)
    } == true
  }

  /// do not.
  fileprivate var isGivenElementOfSet: Bool {
    guard ["insert", "remove"].contains(declName.baseName.text),
      let call = ExprSyntax(self).callOfCallee, call.arguments.count == 1
    else { return false }
    return call.arguments.first?.label == nil
  }
}

extension FunctionCallExprSyntax {
  /// Whether the expression is the value of a link, as in `NavigationLink(value: model.route(for: item))`: it must be
  /// hashable, and nothing else is said.
  package var isValueOfLink: Bool {
    let argument = parent?.as(LabeledExprSyntax.self)
    return argument?.label?.text == "value"
      && argument?.parent?.parent?.as(FunctionCallExprSyntax.self)?.calleeName == "NavigationLink"
  }

  /// `storyboard.make("Detail") as! DetailViewController`.
  package var isCast: Bool {
    let elements = parent?.as(ExprListSyntax.self).map(Array.init) ?? []
    return elements.firstIndex { $0.id == ExprSyntax(self).id }.map { index in
      elements.indices.contains(index + 1) && elements[index + 1].is(UnresolvedAsExprSyntax.self)
    } ?? false
  }

  /// Whether the value is assigned to nothing: `_ = coordinator.present(scene: .basket)`.
  package var isDiscarded: Bool {
    let elements = parent?.as(ExprListSyntax.self)
    return elements?.count == 3 && elements?.first?.is(DiscardAssignmentExprSyntax.self) == true
  }

  /// The result of a call of what is not shown, where nothing says what it is: what its context wants. `Client.open()` of
  /// `Client.open().start()` has no context that wants anything.
  package var resultForContext: SwiftType {
    parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(self).id ? .invented : .open
  }

  /// The variable whose initial value is the call, awaited or tried or neither.
  package var binding: (name: String, isOptional: Bool)? {
    var node = Syntax(self)
    while let parent = node.parent, parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) {
      node = parent
    }
    guard let clause = node.parent?.as(InitializerClauseSyntax.self) else { return nil }
    if let binding = clause.parent?.as(PatternBindingSyntax.self) {
      return (binding.pattern.trimmedDescription, false)
    }
    return clause.parent?.as(OptionalBindingConditionSyntax.self).map {
      ($0.pattern.trimmedDescription, !node.is(TryExprSyntax.self))
    }
  }
}

extension Syntax {
  /// Whether the block is the body of a function or accessor with a result. Its only statement is then the result.
  package var isBodyWithResult: Bool {
    guard let owner = self.is(AccessorBlockSyntax.self) ? self : parent else { return false }
    if let function = owner.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause.map { !SwiftType($0.type).isVoid } ?? false
    }
    return owner.is(AccessorBlockSyntax.self)
      || owner.as(AccessorDeclSyntax.self)?.accessorSpecifier.tokenKind == .keyword(.get)
  }
}

extension CodeBlockItemSyntax {
  /// The `if` or `switch`, used as a value, of which the item is a branch: `if isNew { a } else { b }` in `let name = if isNew
  /// { a } else { b }`.
  package var choiceOfValues: Syntax? {
    guard parent?.as(CodeBlockItemListSyntax.self)?.count == 1 else { return nil }
    var choice: Syntax?
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(ClosureExprSyntax.self), !parent.is(ExpressionStmtSyntax.self)
    {
      if parent.is(IfExprSyntax.self) || parent.is(SwitchExprSyntax.self) {
        choice = parent
      } else if choice != nil, !parent.is(CodeBlockSyntax.self) {
        break
      }
      node = parent
    }
    return choice?.parent.flatMap { parent in
      parent.is(InitializerClauseSyntax.self) || parent.is(ReturnStmtSyntax.self)
        || parent.is(ExprListSyntax.self)
        ? choice : nil
    }
  }
}

extension LabeledExprSyntax {
  /// The call whose first argument it is, without a label.
  package var callGiven: FunctionCallExprSyntax? {
    guard label == nil, let call = parent?.parent?.as(FunctionCallExprSyntax.self),
      call.arguments.first?.id == id
    else { return nil }
    return call
  }
}

extension ClosureExprSyntax {
  /// Whether a list inside shows the elements of the parameter: `{ section in ForEach(section, id: \.self) { … } }`.
  fileprivate func showsElements(of parameter: String) -> Bool {
    descendants(of: FunctionCallExprSyntax.self).contains {
      $0.showsElementsByThemselves && $0.arguments.first?.expression.simpleName == parameter
    }
  }
}

extension FunctionCallExprSyntax {
  /// The type of what is compared with numbers: `(200..<300).contains(code)`.
  package var elementOfRange: SwiftType? {
    guard let access = calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "contains",
      let range = access.base?.as(TupleExprSyntax.self)?.elements.first?.expression.as(
        SequenceExprSyntax.self),
      let sign = range.elements.dropFirst().first?.as(BinaryOperatorExprSyntax.self),
      ["...", "..<"].contains(sign.operator.text)
    else { return nil }
    return range.elements.first?.literalType
  }

  /// `ForEach(names, id: \.self)`
  fileprivate var showsElementsByThemselves: Bool {
    guard let callee = calledExpression.simpleName, Lexicon.listViews.contains(callee),
      let second = arguments.dropFirst().first
    else { return false }
    return second.label?.text == "id" && second.expression.trimmedDescription == "\\.self"
  }
}

extension ExprSyntax {
  /// The chain of members and calls that begins with the expression: `store.names.sorted()` for `store`.
  fileprivate var chain: ExprSyntax {
    if let access = parent?.as(MemberAccessExprSyntax.self), access.base?.id == id {
      return ExprSyntax(access).chain
    }
    if let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == id {
      return ExprSyntax(call).chain
    }
    return self
  }

  /// Whether the chain of calls that begins with the expression uses a member that only publishers have, after
  /// nothing but operators.
  fileprivate var isStreamed: Bool {
    var access = parent?.as(MemberAccessExprSyntax.self)
    guard access?.base?.id == id else { return false }
    while let current = access {
      if current.isOfPublisher { return true }
      guard Lexicon.collectionMembers.contains(current.declName.baseName.text),
        let call = ExprSyntax(current).callOfCallee
      else { return false }
      access = call.parent?.as(MemberAccessExprSyntax.self)
    }
    return false
  }

  /// `store` of `app.store`, `store()` and `store`.
  package var lastName: String? {
    let called = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
    return called.memberName ?? called.simpleName
  }

  /// `x` of `x.y.z(…)`.
  package var rootName: String? {
    var node = self
    while true {
      if let member = node.as(MemberAccessExprSyntax.self), let base = member.base {
        node = base
      } else if let call = node.as(FunctionCallExprSyntax.self) {
        node = call.calledExpression
      } else if let chain = node.as(OptionalChainingExprSyntax.self) {
        node = chain.expression
      } else if let force = node.as(ForceUnwrapExprSyntax.self) {
        node = force.expression
      } else if let element = node.as(SubscriptCallExprSyntax.self) {
        node = element.calledExpression
      } else {
        return node.simpleName
      }
    }
  }
}
