import HandbookAssembly
package import SwiftSyntax

/// Reads what the unknown types of a program must be.
extension UseVisitor {
  func type(_ name: String, _ change: (inout Placeholders.TypeShape) -> Void = { _ in }) {
    // A guess from a name may lead to a type of the shared code: `category.products` to `Product`.
    guard !names.sharedTypes.contains(name) else { return }
    change(&placeholders.types[name, default: guess(name)])
  }

  /// A first guess from the name alone.
  private func guess(_ name: String) -> Placeholders.TypeShape {
    var shape = Placeholders.TypeShape()
    if Lexicon.modelEndings.contains(where: { name.hasSuffix($0) }) { shape.kind = .observable }
    if name.hasSuffix("Error") { shape.conformances.insert("Error") }
    if name.hasSuffix("ViewController") || name.hasSuffix("HostingController") {
      shape.superclass = "UIViewController"
    }
    for style in Lexicon.styles where name.hasSuffix(style) { shape.conformances.insert(style) }
    if name.hasSuffix("URLProtocol") {
      shape.superclass = "URLProtocol"
    } else if name.hasSuffix("Protocol") || name.hasSuffix("Providing") {
      shape.kind = .contract
    }
    if name.hasSuffix("ViewModifier") || name.hasSuffix("Modifier") { shape.kind = .modifier }
    return shape
  }

  /// Notes what a property wrapper says about the type of its variable.
  func noteWrapped(_ variable: VariableDeclSyntax, by wrapper: String, _ arguments: LabeledExprListSyntax?) {
    guard let binding = variable.bindings.first else { return }
    let written = binding.typeAnnotation?.type
    let value = binding.initializer?.value
    switch wrapper {
    case "Query", "Relationship": noteModel(written.map { SwiftType($0).bareName })
    case "AppStorage", "SceneStorage":
      // User defaults store a text, a number, or an enum with raw values.
      let base = value?.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
      guard let stored = written.map({ SwiftType($0) }) ?? base.map({ SwiftType($0) }),
        unknown.contains(stored.bareName)
      else { return }
      type(stored.bareName) { $0.isRaw = true }
      placeholders.addCases([CasePattern(name: value?.memberName ?? "first")], to: stored.bareName)
    case "StateObject", "ObservedObject", "EnvironmentObject", "Bindable", "Environment":
      let typed = wrapper == "Environment" ? nil : written.flatMap(nameOfInvented)
      let made = value?.as(FunctionCallExprSyntax.self)?.calledExpression.simpleName
      let given = arguments?.first?.expression.as(MemberAccessExprSyntax.self)?.base?.simpleName
      let named = [made, given].compactMap(\.self).filter(unknown.contains)
      for name in [typed].compactMap(\.self) + named {
        type(name) { $0.kind = wrapper.hasSuffix("Object") ? .object : .observable }
      }
    default: break
    }
  }

  /// `@Injected(\.analytics) var analytics`: the variable has the type of the key.
  func noteKey(_ attribute: AttributeSyntax, of variable: VariableDeclSyntax) {
    guard let wrapper = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text,
      let arguments = attribute.arguments?.as(LabeledExprListSyntax.self), arguments.count == 1,
      let path = arguments.first?.expression.as(KeyPathExprSyntax.self), path.root == nil,
      path.components.count == 1,
      let key = path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName
        .text,
      let binding = variable.bindings.first
    else { return }
    type(wrapper) { $0.isKeyed = true }
    type(Placeholders.keys)
    let written = binding.typeAnnotation.map { SwiftType($0.type) }
    placeholders.members[Placeholders.keys, default: [:]][key] = written ?? hints.type(for: key)
  }

  /// `@Rows(Shop.all) var shops`: the wrapper decides the variable's type, and nothing says what the wrapper is.
  func stateType(of variable: VariableDeclSyntax) {
    guard let binding = variable.bindings.first, binding.typeAnnotation == nil, binding.initializer == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return }
    let attribute = variable.attributes.first?.as(AttributeSyntax.self)
    if attribute?.arguments?.as(LabeledExprListSyntax.self)?.first?.expression.is(KeyPathExprSyntax.self)
      == true
    {
      return
    }
    let element = hints.type(for: name.text.singular)
    let hint = hints.type(for: name.text)
    // `@ViewContext var context` is no wrapper of itself.
    let isOfWrapper = attribute.map { hint.isNamed($0.attributeName.trimmedDescription) } ?? false
    let type = isOfWrapper ? .invented : hint
    let stated: SwiftType = type == .invented && name.text.isPlural ? .array(element) : type
    let end = name.bytes.upperBound
    edits.append(.init(range: end..<end, text: ": \(stated)"))
  }

  /// `@Stored(.theme, in: defaults) var theme = "light"`: the wrapper has an initializer with these arguments, and
  /// the initial value.
  func noteArguments(_ attribute: AttributeSyntax, of variable: VariableDeclSyntax) {
    guard let wrapper = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text,
      let arguments = attribute.arguments?.as(LabeledExprListSyntax.self), !arguments.isEmpty,
      let binding = variable.bindings.first
    else { return }
    let isPath = arguments.count == 1 && arguments.first?.expression.is(KeyPathExprSyntax.self) == true
    if isPath, binding.initializer == nil { return }
    let shape = CallShape(arguments, wrapping: binding.initializer != nil, names: hints)
    type(wrapper) { $0.initializers.insert(shape) }
    for argument in arguments { noteImplicit(argument.expression, label: argument.label?.text) }
  }

  /// `tableView.register(ProductCell.self, forCellReuseIdentifier: "cell")`
  func noteCell(of call: FunctionCallExprSyntax) {
    let cells = [
      "forCellReuseIdentifier": "UITableViewCell", "forCellWithReuseIdentifier": "UICollectionViewCell",
    ]
    guard call.calleeName == "register",
      let access = call.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      let name = access.base?.simpleName, unknown.contains(name),
      let superclass = call.arguments.dropFirst().first?.label.flatMap({ cells[$0.text] })
    else { return }
    type(name) { $0.superclass = superclass }
  }

  /// `self.init(viewModel: …)` in an extension of a type that is not shown, and `Self("focus")` in `extension
  /// Store.Name`.
  func noteDelegation(_ call: FunctionCallExprSyntax) {
    guard ["self.init", "Self"].contains(call.calledExpression.trimmedDescription),
      let written = call.ancestor(of: ExtensionDeclSyntax.self)?.extendedType,
      let extended = nameOfInvented(written)
    else { return }
    type(extended) { $0.initializers.insert(CallShape(call, names: hints)) }
    noteImplicitArguments(of: call)
  }

  /// `let router: Router = .init(start: .home)`: the declaration around the value says whose initializer is called.
  func noteImplicitCreation(_ call: FunctionCallExprSyntax) {
    guard call.calledExpression.implicitMember?.declName.baseName.text == "init",
      let name = typeExpected(of: ExprSyntax(call)).map(\.unwrapped.bareName), unknown.contains(name)
    else { return }
    type(name) { $0.initializers.insert(CallShape(call, names: hints)) }
    noteImplicitArguments(of: call)
  }

  /// `func route() -> Route? { .cart }`: the compiler looks for `cart` in the optional, too, so the type must declare it.
  func noteImplicitResult(_ access: MemberAccessExprSyntax) {
    let value = ExprSyntax(access).callOfCallee.map { ExprSyntax($0) } ?? ExprSyntax(access)
    guard access.base == nil, let type = typeExpected(of: value), type.isOptional,
      case let name = type.unwrapped.bareName, unknown.contains(name), let made = reader.made(value)
    else { return }
    placeholders.addCases([made], to: name)
  }

  /// The type that is written for the variable, parameter or function whose value or result the expression is.
  private func typeExpected(of value: ExprSyntax) -> SwiftType? {
    let owner = value.parent?.as(InitializerClauseSyntax.self)?.parent
    let written =
      owner?.as(PatternBindingSyntax.self)?.typeAnnotation?.type ?? owner?.as(FunctionParameterSyntax.self)?
      .type
      ?? value.resultWritten
    return written.map { SwiftType($0) }
  }

  /// The name under which a type is invented; nil for a type that is not.
  func nameOfInvented(_ written: TypeSyntax) -> String? {
    guard let nested = written.as(MemberTypeSyntax.self) else {
      let name = written.as(IdentifierTypeSyntax.self)?.name.text
      return name.flatMap { unknown.contains($0) ? $0 : nil }
    }
    guard nested.name.text != "ID", let owner = nameOfInvented(nested.baseType),
      names.declaredMembers[nested.baseType.trimmedDescription]?.contains(nested.name.text) != true
    else { return nil }
    return Placeholders.nestedName(nested.name.text, of: owner)
  }

  /// `@Test(.tags(.navigation))`: an extension declares the tags.
  func noteTags(of call: FunctionCallExprSyntax) {
    guard call.calledExpression.implicitMember?.declName.baseName.text == "tags",
      let attribute = call.ancestor(of: AttributeSyntax.self)?.attributeName.trimmedDescription,
      ["Test", "Suite"].contains(attribute)
    else { return }
    for tag in call.arguments.compactMap({ $0.expression.implicitMember?.declName.baseName.text })
    where names.declaredMembers["Tag"]?.contains(tag) != true {
      placeholders.staticExtensions["Tag", default: [:]][tag] = "Tag"
    }
  }

  /// A type that is given to SwiftData is one of its models.
  func noteModel(_ name: String?) {
    guard let name, unknown.contains(name) else { return }
    type(name) { $0.kind = .stored }
  }

  /// A widget's provider gives entries, and the widget's closure shows one.
  func noteProvider(of call: FunctionCallExprSyntax) {
    let provider = call.arguments.first { $0.label?.text == "provider" }?.expression.as(
      FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
    guard let provider, unknown.contains(provider) else { return }
    let shown = call.trailingClosure.flatMap { hints.closureParameters($0).first } ?? "entry"
    let named = names.valueTypes[shown] ?? hints.type(for: shown)
    let entry = named == .invented ? "InventedEntry" : named.description
    type(provider) {
      $0.kind = .provider
      $0.entry = entry
      $0.nestedTypes["Entry"] = nil
    }
    guard unknown.contains(entry) || named == .invented else { return }
    type(entry) { $0.conformances.insert("TimelineEntry") }
    placeholders.members[entry, default: [:]]["date"] = "Date"
  }

  func typeUse(_ node: DeclReferenceExprSyntax, name: String) {
    var callee = ExprSyntax(node)
    if let generic = node.parent?.as(GenericSpecializationExprSyntax.self) {
      callee = ExprSyntax(generic)
      type(name) {
        $0.genericParameters = max($0.genericParameters, generic.genericArgumentClause.arguments.count)
      }
    }
    // `Basket.init(limit: 42)`
    let initializer = callee.parent?.as(MemberAccessExprSyntax.self).flatMap {
      $0.base?.id == callee.id && $0.memberName == "init" ? $0 : nil
    }
    if let call = callee.callOfCallee ?? initializer.flatMap({ ExprSyntax($0).callOfCallee }) {
      // A `form: ProfileForm` that is stored holds the values of a form, and so does each of `forms: [String: ProfileForm]`.
      let isKept = names.statedTypes.values.contains { $0.contains { $0.kept.bareName == name } }
      let isView =
        call.isInViewPosition
        || (!isKept || name.hasSuffix("View")) && Lexicon.viewEndings.contains { name.hasSuffix($0) }
      type(name) { shape in
        shape.initializers.insert(CallShape(call, names: hints))
        if call.isGivenAsModifier {
          shape.kind = .modifier
        } else if let style = call.takingModifier.flatMap({ Lexicon.styleProtocols[$0] }) {
          // `.buttonStyle(BlueButton())`
          shape.conformances.insert(style)
        } else if isView, shape.kind == .data || shape.kind == .observable && call.isInViewPosition {
          shape.kind = .view
        }
      }
      return noteImplicitArguments(of: call)
    }
    if initializer?.isHandedToMap == true {
      // `urls.compactMap(DeepLink.init)`
      return type(name) { $0.initializers.insert(CallShape(labels: ["_"])) }
    }
    guard let access = callee.parent?.as(MemberAccessExprSyntax.self), access.base?.id == callee.id,
      let member = access.memberName, !["self", "Type", "init"].contains(member),
      !noteNested(member, of: name, called: ExprSyntax(access).callOfCallee),
      !noteNested(member, of: name, asked: ExprSyntax(access).parent?.as(MemberAccessExprSyntax.self)),
      !noteNested(member, of: name, named: ExprSyntax(access).parent?.as(MemberAccessExprSyntax.self)),
      member.first?.isUppercase != true,
      // An extension in the program declares the member. Whether it is used correctly is for the compiler to say.
      names.declaredMembers[name]?.contains(member) != true
    else { return type(name) }
    type(name) { shape in
      let next = access.parent?.as(MemberAccessExprSyntax.self).flatMap { ExprSyntax($0).callOfCallee }
      if next?.saysPrivacy == true {
        // `AppLogger.general.debug("\(id, privacy: .private)")`
        shape.statics[member] = "Logger"
      } else if let others = access.implicitMembersBeside {
        for constant in [member] + others { shape.statics[constant] = .named(name) }
      } else if access.isHandedToMap {
        shape.staticFunctions[member, default: []].insert(.init(shape: CallShape(labels: ["_"])))
      } else if Lexicon.sampleLists.contains(member), access.parent?.is(FunctionCallExprSyntax.self) != true {
        shape.statics[member] = .array(.named(name))
      } else if let call = ExprSyntax(access).callOfCallee {
        shape.staticFunctions[member, default: []].insert(
          .init(shape: CallShape(call, names: hints), result: staticResult(of: call, in: name)))
      } else if Lexicon.samples.contains(member)
        || Lexicon.choiceEndings.contains(where: { name.hasSuffix($0) })
      {
        shape.statics[member] = .named(name)
      } else if let constant = constantType(of: name) {
        shape.statics[member] = constant
      } else if ExprSyntax(access).parent?.as(LabeledExprSyntax.self)?.expectation?.isUnwrapping == false {
        // `#expect(Flags.isNew)`
        shape.statics[member] = "Bool"
      }
    }
  }

  /// Invents a type that is nested in a type that is not shown.
  ///
  /// - Returns: The name it is declared under.
  @discardableResult func nest(_ member: String, in owner: String) -> String {
    let made = Placeholders.nestedName(member, of: owner)
    type(made)
    type(owner) { $0.nestedTypes[member] = made }
    return made
  }

  /// Notes a nested type that is created, as in `Shop.Draft(title: "")`.
  ///
  /// - Returns: Whether the call creates one.
  private func noteNested(_ member: String, of owner: String, called call: FunctionCallExprSyntax?) -> Bool {
    guard member.first?.isUppercase == true, let call, names.declaredMembers[owner]?.contains(member) != true
    else { return false }
    // `Product.ID(text)`: `Product` is not shown, and has an `id` of type `String`, for which `ID` is another name.
    if member == "ID", call.arguments.count == 1, call.arguments.first?.label == nil,
      call.trailingClosure == nil,
      call.binding?.isOptional != true
    {
      type(owner)
      return true
    }
    let made = nest(member, in: owner)
    let isView = call.isInViewPosition && Lexicon.viewEndings.contains(where: member.hasSuffix)
    type(made) { shape in
      shape.kind = isView ? .view : .data
      shape.initializers.insert(CallShape(call, names: hints))
    }
    noteImplicitArguments(of: call)
    return true
  }

  /// Notes a function of a nested type, as in `Shop.Info.status(for: id)`.
  private func noteNested(_ member: String, of owner: String, asked access: MemberAccessExprSyntax?) -> Bool {
    guard member.first?.isUppercase == true, let access, let call = ExprSyntax(access).callOfCallee,
      let function = access.memberName, function.first?.isLowercase == true, function != "init",
      names.declaredMembers[owner]?.contains(member) != true
    else { return false }
    let made = nest(member, in: owner)
    let loop = call.ancestor(of: ForStmtSyntax.self)
    let isLooped = loop.map { $0.sequence.bytes.overlaps(call.bytes) } ?? false
    let list = call.binding.map { isList($0.name, around: Syntax(call)) } ?? false
    let stream =
      isLooped && loop?.awaitKeyword != nil ? loop.map { SwiftType.stream(of: .invented, in: $0) } : nil
    let result = stream ?? (isLooped || list ? .array(.invented) : nil)
    type(made) {
      $0.staticFunctions[function, default: []].insert(
        .init(shape: CallShape(call, names: hints), result: result))
    }
    noteImplicitArguments(of: call)
    return true
  }

  /// Notes a constant of a nested type, as in `Share.Key.title`, or the type itself, as in `for: Wizard.Step.self`.
  private func noteNested(_ member: String, of owner: String, named access: MemberAccessExprSyntax?) -> Bool {
    guard member.first?.isUppercase == true, let access, let constant = access.memberName,
      constant.first?.isLowercase == true, constant != "init",
      constant != "self" || access.parent?.as(LabeledExprSyntax.self)?.label?.text == "for",
      ExprSyntax(access).callOfCallee == nil,
      names.declaredMembers[owner]?.contains(member) != true
    else { return false }
    let made = nest(member, in: owner)
    let isKey = access.parent?.parent?.parent?.is(SubscriptCallExprSyntax.self) == true
    // `Icons.Regular.plus.view`
    let isAsked = access.parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(access).id
    type(made) {
      if isKey || isAsked && constant != "self" { $0.statics[constant] = .named(made) }
    }
    // `Label(L10n.Common.back, systemImage: "chevron.left")`
    if case .type(let asked) = need(of: ExprSyntax(access), named: constant) {
      type(made) { $0.statics[constant] = asked }
    }
    return true
  }

  /// The type of the constants in a type that groups constants of one kind, such as `Spacing.small` and
  /// `BrandColor.primary`.
  private func constantType(of name: String) -> SwiftType? {
    Lexicon.constantEndings.first { $0.endings.contains(where: name.hasSuffix) }.map { .named($0.type) }
  }

  /// The result of a static function: `guard let routes = Route.parse(url)` unwraps a list. If nothing says what the
  /// result is, it is of the type itself.
  private func staticResult(of call: FunctionCallExprSyntax, in type: String) -> SwiftType? {
    if call.isInViewPosition { return .modified("some", "View") }
    if let publisher = publisherType(of: call) ?? publisherGiven(by: call) { return publisher }
    guard let binding = call.binding else { return nil }
    let isList = binding.name.singular.capitalizedFirst == type
    let result: SwiftType = isList ? .array(.named(type)) : .named(type)
    return binding.isOptional ? .optional(result) : isList ? result : nil
  }

  func noteImplicitArguments(of call: FunctionCallExprSyntax) {
    for argument in call.arguments {
      let isList = argument.expression.is(ArrayExprSyntax.self)
      let label = isList ? argument.label?.text.singular : argument.label?.text
      for expression in argument.expression.listed { noteImplicit(expression, label: label) }
    }
  }

  private func noteImplicit(_ expression: ExprSyntax, label: String?) {
    guard let member = expression.implicitMember else { return }
    let name = member.declName.baseName.text
    let type = hints.implicitType(label: label, member: name)
    guard unknown.contains(type) || type.hasPrefix("Invented") else { return }
    let call = member.parent?.as(FunctionCallExprSyntax.self)
    self.type(type) { shape in
      let called = call.map { CallShape($0, names: hints) }
      if name == "init" {
        if let called { shape.initializers.insert(called) }
      } else if let called {
        shape.staticFunctions[name, default: []].insert(.init(shape: called))
      } else {
        shape.statics[name] = .named(type)
      }
    }
    if let call { noteImplicitArguments(of: call) }
  }
}

extension ExprSyntax {
  /// The type that is written for the result, where the expression is the result of a function or computed variable.
  package var resultWritten: TypeSyntax? {
    let isOnlyItem = parent?.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    guard isOnlyItem || parent?.is(ReturnStmtSyntax.self) == true else { return nil }
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(ClosureExprSyntax.self) {
      if let function = parent.as(FunctionDeclSyntax.self) { return function.signature.returnClause?.type }
      if let binding = parent.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
        return binding.typeAnnotation?.type
      }
      node = parent
    }
    return nil
  }
}

extension FunctionCallExprSyntax {
  /// `OrderAlerts(showError: $showError)` of `.modifier(OrderAlerts(showError: $showError))`
  fileprivate var isGivenAsModifier: Bool { takingModifier == "modifier" }

  /// The function of a value that takes this call as its only argument, without a label: `buttonStyle` in
  /// `.buttonStyle(BlueButton())`.
  fileprivate var takingModifier: String? {
    let argument = parent?.as(LabeledExprSyntax.self)
    guard argument?.label == nil, let taker = argument?.parent?.parent?.as(FunctionCallExprSyntax.self),
      taker.arguments.count == 1
    else { return nil }
    return taker.calledExpression.as(MemberAccessExprSyntax.self)?.memberName
  }
}

extension MemberAccessExprSyntax {
  /// Elements without a type beside one with a type: `pad` in `[Device.phone, .pad]`. All are constants of one type.
  /// Nil if none lacks its type.
  fileprivate var implicitMembersBeside: [String]? {
    guard let list = parent?.as(ArrayElementSyntax.self)?.parent?.as(ArrayElementListSyntax.self) else {
      return nil
    }
    let others = list.compactMap { element -> String? in
      guard let member = element.expression.implicitMember,
        !element.expression.is(FunctionCallExprSyntax.self)
      else { return nil }
      return member.declName.baseName.text
    }
    return others.isEmpty ? nil : others
  }

  /// Whether the member is passed to `map`, as `Route.chat` is in `id.map(Route.chat)`: it is a function, or a case
  /// with a payload.
  fileprivate var isHandedToMap: Bool {
    guard let argument = parent?.as(LabeledExprSyntax.self), argument.label == nil,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      call.trailingClosure == nil, call.calledExpression.is(MemberAccessExprSyntax.self)
    else { return false }
    return ["map", "flatMap", "compactMap"].contains(call.calleeName)
  }
}

extension SwiftType {
  /// What a value of the type holds: of a list, its elements; of a dictionary, its values.
  fileprivate var kept: SwiftType {
    switch unwrapped {
    case .array(let element): element.unwrapped
    case .dictionary(_, let value): value.unwrapped
    case let type: type
    }
  }
}
