package import HandbookAssembly
import SwiftSyntax

/// Reads from a program's syntax what its unknown names must be.
///
/// - Parameter unknown: Names that neither the program, the support code nor any module declares.
/// - Returns: The declarations to invent. Edits that turn unknown values into holes are put into `pieces`.
package func inferPlaceholders(
  in pieces: inout [ParsedPiece], names: ProgramNames, unknown: Set<String>
) -> Placeholders {
  let hints = NameHints(
    types: names.declaredTypes.union(names.sharedTypes).union(
      unknown.filter { $0.first?.isUppercase == true }))
  var result = Placeholders()
  for index in pieces.indices {
    let visitor = UseVisitor(placeholders: result, unknown: unknown, hints: hints, names: names)
    visitor.walk(pieces[index].tree)
    result = visitor.placeholders
    pieces[index].edits += visitor.edits
  }
  // What is declared need not be a hole anywhere.
  for index in pieces.indices {
    pieces[index].edits.removeAll { edit in
      edit.text.hasPrefix("<#") && result.values[String(edit.text.dropFirst(2).dropLast(2))] != nil
    }
  }
  result.settle(hints: hints, known: names.declaredTypes)
  return result
}

extension Placeholders {
  /// Adds the types that guesses named but nothing declares.
  package mutating func settle(hints: NameHints, known: Set<String>) {
    for name in types.keys.sorted() { settleChoice(name) }
    // A function can be handed on by its name.
    for name in functions.keys { values[name] = nil }
    var mentioned: Set<String> = []
    func mention(_ type: String) {
      for word in type.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
      where word.first?.isUppercase == true {
        mentioned.insert(String(word))
      }
    }
    values.values.forEach(mention)
    environment.values.forEach(mention)
    for group in members.values { group.values.forEach(mention) }
    func mention(_ shapes: Set<CallShape>) {
      for parameter in shapes.flatMap(\.parameters) { parameter.type.map(mention) }
    }
    for function in functions.values.joined() {
      mention(function.result)
      mention([function.shape])
    }
    for group in methods.values {
      for function in group.values.joined() {
        mention(function.result)
        mention([function.shape])
      }
    }
    for type in types.values {
      mention(type.initializers)
      type.cases.values.joined().forEach(mention)
      for function in type.staticFunctions.values.joined() {
        mention([function.shape])
        function.result.map(mention)
      }
      type.statics.values.forEach(mention)
    }
    modifiers.values.forEach(mention)
    extraInitializers.values.forEach(mention)
    for name in mentioned
    where name.hasPrefix("Invented") && !Self.shared.contains(name) && types[name] == nil
      && !known.contains(name)
    {
      types[name] = TypeShape()
    }
  }
}

/// Where a value is used, as far as that tells its type.
private enum Need {
  case sequence(element: String)
  case bool
  case optional
  case text
  case literal(String)
  case any
}

private final class UseVisitor: SyntaxVisitor {
  var placeholders: Placeholders
  var edits: [ParsedPiece.Edit] = []
  let unknown: Set<String>
  let hints: NameHints
  let names: ProgramNames

  init(placeholders: Placeholders, unknown: Set<String>, hints: NameHints, names: ProgramNames) {
    self.placeholders = placeholders
    self.unknown = unknown
    self.hints = hints
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  private func type(_ name: String, _ change: (inout Placeholders.TypeShape) -> Void = { _ in }) {
    // Guesses from names may lead to what the documents share: `category.products` to `Product`.
    guard !names.sharedTypes.contains(name) else { return }
    change(&placeholders.types[name, default: guess(name)])
  }

  /// A first guess from the name alone.
  private func guess(_ name: String) -> Placeholders.TypeShape {
    var shape = Placeholders.TypeShape()
    if Lexicon.modelEndings.contains(where: { name.hasSuffix($0) }) { shape.kind = .observable }
    if name.hasSuffix("ViewController") { shape.superclass = "UIViewController" }
    for style in Lexicon.styles where name.hasSuffix(style) { shape.conformances.insert(style) }
    if name.hasSuffix("Protocol") || name.hasSuffix("Providing") { shape.kind = .contract }
    if name.hasSuffix("ViewModifier") || name.hasSuffix("Modifier") { shape.kind = .modifier }
    return shape
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.attributeName.as(IdentifierTypeSyntax.self)?.name.text else {
      return .visitChildren
    }
    if unknown.contains(name) {
      if let variable = node.parent?.parent?.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.text == "var"
      {
        type(name) { $0.kind = .wrapper }
      } else {
        // A macro or global actor of the app: without it the declaration still compiles.
        edits.append(.init(range: node.bytes, text: String(repeating: " ", count: node.bytes.count)))
      }
    }
    if ["Query", "Relationship"].contains(name),
      let written = node.parent?.parent?.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
    {
      noteModel(written.trimmedDescription.trimmingCharactersOfTypes)
    }
    if ["AppStorage", "SceneStorage"].contains(name),
      let binding = node.parent?.parent?.as(VariableDeclSyntax.self)?.bindings.first
    {
      // What is stored is a text, a number, or an enum with raw values.
      let written =
        binding.typeAnnotation?.type.trimmedDescription
        ?? binding.initializer?.value.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
      let stored = written?.trimmingCharactersOfTypes ?? ""
      if unknown.contains(stored) {
        let first = binding.initializer?.value.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        type(stored) { $0.isRaw = true }
        placeholders.addCases(
          [CasePattern(name: first ?? "first", payload: nil)], to: stored)
      }
    }
    let model: Placeholders.TypeShape.Kind? =
      switch name {
      case "StateObject", "ObservedObject", "EnvironmentObject": .object
      case "Bindable", "Environment": .observable
      default: nil
      }
    if let model, let variable = node.parent?.parent?.as(VariableDeclSyntax.self) {
      let typed = variable.bindings.first?.typeAnnotation?.type.as(IdentifierTypeSyntax.self)?.name.text
      let made = variable.bindings.first?.initializer?.value.as(FunctionCallExprSyntax.self)?
        .calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      let fromArgument = node.arguments?.as(LabeledExprListSyntax.self)?.first?.expression
        .as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
      for name in [name == "Environment" ? nil : typed, made, fromArgument].compactMap({ $0 })
      where unknown.contains(name) {
        type(name) { $0.kind = model }
      }
      // `@Environment(\.key) var key: T` of the app.
      if name == "Environment",
        let key = node.arguments?.as(LabeledExprListSyntax.self)?.first?.expression.as(
          KeyPathExprSyntax.self),
        let annotation = variable.bindings.first?.typeAnnotation?.type.trimmedDescription,
        let component = key.components.first?.component.as(KeyPathPropertyComponentSyntax.self)
      {
        environmentTypes[component.declName.baseName.text] = annotation
      }
    }
    return .visitChildren
  }

  var environmentTypes: [String: String] = [:]

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    guard unknown.contains(name), node.parent?.is(AttributeSyntax.self) != true else { return .visitChildren }
    type(name) { shape in
      shape.genericParameters = max(shape.genericParameters, node.genericArgumentClause?.arguments.count ?? 0)
      if node.parent?.is(InheritedTypeSyntax.self) == true
        || node.parent?.is(SomeOrAnyTypeSyntax.self) == true
        || node.parent?.is(ConformanceRequirementSyntax.self) == true
        || node.parent?.is(GenericParameterSyntax.self) == true
        || node.parent?.is(CompositionTypeElementSyntax.self) == true
      {
        shape.kind = .contract
      }
    }
    return .visitChildren
  }

  /// Types given to SwiftData are its models.
  private func noteModel(_ name: String?) {
    guard let name, unknown.contains(name) else { return }
    type(name) { $0.kind = .stored }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.trimmedDescription
    if ["StaticConfiguration", "AppIntentConfiguration"].contains(callee) { noteProvider(of: node) }
    if Lexicon.modelTakers.contains(callee) {
      for argument in node.arguments {
        let listed =
          argument.expression.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [argument.expression]
        for item in listed {
          guard let access = item.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self"
          else {
            continue
          }
          noteModel(access.base?.trimmedDescription)
        }
      }
    }
    return .visitChildren
  }

  /// A widget asks its provider for entries, and its closure shows one.
  private func noteProvider(of call: FunctionCallExprSyntax) {
    let provider = call.arguments.first { $0.label?.text == "provider" }?.expression.as(
      FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
    guard let provider, unknown.contains(provider) else { return }
    let shown = call.trailingClosure.flatMap { hints.closureParameters($0).first } ?? "entry"
    let named = names.valueTypes[shown] ?? hints.typeName(for: shown)
    let entry = named == "Invented" ? "InventedEntry" : named
    type(provider) {
      $0.kind = .provider
      $0.entry = entry
    }
    guard unknown.contains(entry) || named == "Invented" else { return }
    type(entry) { $0.conformances.insert("TimelineEntry") }
    placeholders.members[entry, default: [:]]["date"] = "Date"
  }

  override func visit(_ node: GenericArgumentSyntax) -> SyntaxVisitorContinueKind {
    let owner =
      node.parent?.parent?.parent?.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
      ?? node.parent?.parent?.parent?.as(IdentifierTypeSyntax.self)?.name.text
    if owner == "FetchDescriptor" || owner == "Query" { noteModel(node.argument.trimmedDescription) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      return .skipChildren
    }
    let name = node.baseName.text
    if name.hasPrefix("$"), unknown.contains(name) {
      binding(node, name: String(name.dropFirst()))
      return .skipChildren
    }
    guard unknown.contains(name) else { return .skipChildren }
    if name.first?.isUppercase == true { typeUse(node, name: name) } else { valueUse(node, name: name) }
    return .visitChildren
  }

  private func typeUse(_ node: DeclReferenceExprSyntax, name: String) {
    var callee = ExprSyntax(node)
    if let generic = node.parent?.as(GenericSpecializationExprSyntax.self) {
      callee = ExprSyntax(generic)
      type(name) {
        $0.genericParameters = max($0.genericParameters, generic.genericArgumentClause.arguments.count)
      }
    }
    if let call = callee.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == callee.id {
      let isView = call.isInViewPosition || hasViewName(name)
      type(name) { shape in
        shape.initializers.insert(CallShape(call, names: hints))
        if isView, shape.kind == .data || shape.kind == .observable && call.isInViewPosition {
          shape.kind = .view
        }
      }
      noteImplicitArguments(of: call)
      return
    }
    guard let access = callee.parent?.as(MemberAccessExprSyntax.self), access.base?.id == callee.id else {
      type(name)
      return
    }
    let member = access.declName.baseName.text
    if member == "self" || member == "Type" || member == "init" {
      type(name)
      return
    }
    let returnsSelf = Lexicon.samples.contains(member)
    if member.first?.isUppercase == true { return type(name) }
    if Lexicon.sampleLists.contains(member),
      !(access.parent?.is(FunctionCallExprSyntax.self) ?? false)
    {
      return type(name) { $0.statics[member] = "[\(name)]" }
    }
    if let call = access.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == access.id {
      type(name) {
        $0.staticFunctions[member, default: []].insert(
          .init(shape: CallShape(call, names: hints), result: staticResult(of: call, in: name)))
      }
    } else if returnsSelf || Lexicon.choiceEndings.contains(where: { name.hasSuffix($0) }) {
      type(name) { $0.statics[member] = name }
    } else if let constant = constantType(of: name) {
      type(name) { $0.statics[member] = constant }
    } else {
      type(name)
    }
  }

  override func visit(_ node: SameTypeRequirementSyntax) -> SyntaxVisitorContinueKind {
    // `extension ButtonStyle where Self == ShopButtonStyle`
    let style = node.ancestor(of: ExtensionDeclSyntax.self)?.extendedType
      .trimmedDescription
    let made = node.rightType.trimmedDescription
    if let style, node.leftType.trimmedDescription == "Self", Lexicon.styles.contains(style),
      unknown.contains(made)
    {
      type(made) { $0.conformances.insert(style) }
    }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    let reader = ChoiceReader(hints: hints, names: names, unknown: unknown)
    if let type = reader.subject(node.subject) { placeholders.addCases(reader.cases(of: node), to: type) }
    return .visitChildren
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    let reader = ChoiceReader(hints: hints, names: names, unknown: unknown)
    if let type = reader.subject(node.initializer.value), let pattern = reader.pattern(node.pattern) {
      placeholders.addCases([pattern], to: type)
    }
    return .visitChildren
  }

  /// Types that hold constants of one kind: `Spacing.small`, `BrandColor.primary`.
  private func constantType(of name: String) -> String? {
    func ends(_ words: String...) -> Bool { words.contains { name.hasSuffix($0) } }
    if ends("Spacing", "Padding", "Radius", "Size", "Sizes", "Dimensions", "Metrics", "Layout", "Insets") {
      return "CGFloat"
    }
    if ends("Color", "Colors", "Palette") { return "Color" }
    if ends("Font", "Fonts", "Typography") { return "Font" }
    if ends("Strings", "Keys", "Copy", "Icons") { return "String" }
    if ends("Duration", "Durations", "Timing") { return "Double" }
    if ends("Animations", "Motion", "Springs") { return "Animation" }
    return nil
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      unknown.contains(name)
    {
      note(name, type: optional(hints.typeName(for: name)))
    }
    return .visitChildren
  }

  private func hasViewName(_ name: String) -> Bool {
    Lexicon.viewEndings
      .contains { name.hasSuffix($0) }
  }

  private func valueUse(_ node: DeclReferenceExprSyntax, name: String) {
    let expression = ExprSyntax(node)
    if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == expression.id {
      let shape = CallShape(call, names: hints)
      noteImplicitArguments(of: call)
      placeholders.functions[name, default: []].insert(.init(shape: shape, result: resultType(of: call)))
      return
    }
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == expression.id {
      let member = access.declName.baseName.text
      if let owner = Lexicon.owners[member], !hints.types.contains(name.capitalizedFirst) {
        return note(name, type: owner)
      }
      let named = hints.typeName(for: name)
      let scalars = ["String", "Int", "Double", "CGFloat", "Bool", "Date", "Color"]
      if case .sequence(let element) = need(of: expression, named: name) {
        note(name, type: "[\(element)]")
      } else if scalars.contains(named), !Lexicon.standardMethods.contains(member) {
        // A `message` with a `subject` is no text.
        note(name, type: "Invented")
      } else {
        note(name, type: named)
      }
      return
    }
    switch need(of: expression, named: name) {
    case .sequence(let element): note(name, type: "[\(element)]")
    case .bool: note(name, type: "Bool")
    case .optional: note(name, type: optional(hints.typeName(for: name)))
    case .text: note(name, type: hints.simpleType(for: name) ?? "String")
    case .literal(let type): note(name, type: type)
    case .any:
      let named = hints.typeName(for: name)
      // A name that is also declared somewhere must stay a name: elsewhere it is the declared one.
      if named != "Invented" || names.declaredValues.contains(name) { return note(name, type: named) }
      // Any type the context asks for.
      edits.append(.init(range: node.bytes, text: "<#\(name)#>"))
    }
  }

  private func optional(_ type: String) -> String { type.hasSuffix("?") ? type : type + "?" }

  /// Keeps the more telling of two guesses.
  private func note(_ name: String, type: String) {
    guard let known = placeholders.values[name] else {
      placeholders.values[name] = type
      return
    }
    if known == "Invented?", !type.hasPrefix("["), !type.hasSuffix("?"), type != "Invented" {
      placeholders.values[name] = type + "?"
      return
    }
    if type == "Invented?", !known.hasPrefix("["), !known.hasSuffix("?") {
      placeholders.values[name] = known + "?"
      return
    }
    if known == "Invented" || type.hasPrefix("[") || type.hasSuffix("?") && !known.hasPrefix("[") {
      placeholders.values[name] = type
    }
  }

  private func binding(_ node: DeclReferenceExprSyntax, name: String) {
    var top = ExprSyntax(node)
    while let member = top.parent?.as(MemberAccessExprSyntax.self), member.base?.id == top.id {
      top = ExprSyntax(member)
    }
    let argument = top.parent?.as(LabeledExprSyntax.self)
    let label = argument?.label?.text
    let callee =
      argument?.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription ?? ""
    let type: String
    if top.id != ExprSyntax(node).id {
      type = "Invented"
    } else {
      switch label {
      case "isPresented", "isOn", "isActive", "isExpanded": type = "Bool"
      case "text": type = "String"
      case "path": type = "NavigationPath"
      case "selection": type = selectedType(in: argument, of: name) ?? "String?"
      case "item":
        let named = hints.typeName(for: name)
        type = named == "Invented" || hints.types.contains(named) ? named + "?" : "Invented?"
      case "presentedItem": type = "Invented?"
      case "value" where ["Slider", "Gauge", "Stepper"].contains(callee):
        type = callee == "Stepper" ? "Int" : "Double"
      case "selection" where callee == "DatePicker": type = "Date"
      case "selection" where callee == "ColorPicker": type = "Color"
      case nil where Lexicon.listViews.contains(callee): type = "[\(hints.typeName(for: name.singular))]"
      default: type = hints.simpleType(for: name) ?? "String"
      }
    }
    let value = "\(name)Binding"
    if placeholders.values[value] == nil { placeholders.values[value] = "Binding<\(type)>" }
    edits.append(.init(range: node.baseName.bytes, text: value))
  }

  /// What tabs and tags give a selection: `.tag(Area.home)` an `Area`, `value: .home` an enum with that case.
  private func selectedType(in argument: LabeledExprSyntax?, of name: String) -> String? {
    guard let call = argument?.parent?.parent?.as(FunctionCallExprSyntax.self),
      let content = call.trailingClosure
    else { return nil }
    var type: String?
    for inner in Syntax(content.statements).descendants(of: FunctionCallExprSyntax.self) {
      let isTag = inner.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "tag"
      let isTab = inner.calledExpression.trimmedDescription == "Tab"
      let value = inner.arguments.first { isTag || isTab && $0.label?.text == "value" }?.expression
      guard let member = value?.as(MemberAccessExprSyntax.self) else { continue }
      if let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text {
        if base.first?.isUppercase == true { return base }
      } else if member.base == nil {
        let known = hints.typeName(for: name)
        let choice = hints.types.contains(known) ? known : "Invented\(name.capitalizedFirst)"
        type = choice
        guard !names.declaredTypes.contains(choice) else { continue }
        placeholders.addCases([CasePattern(name: member.declName.baseName.text, payload: nil)], to: choice)
      }
    }
    return type
  }

  /// Members read from values whose type is invented.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.declName.baseName.text
    guard let base = node.base, let root = base.rootName, member != "self" else { return .visitChildren }
    if root.first?.isUppercase == true {
      // `Store.shared.load()`: a member of what the static member is.
      guard unknown.contains(root), base.is(MemberAccessExprSyntax.self) else { return .visitChildren }
    } else if !isInventedRoot(root) {
      return .visitChildren
    }
    if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
      guard !Lexicon.standardMethods.contains(member) else { return .visitChildren }
      placeholders.methods["InventedValue", default: [:]][member, default: []]
        .insert(.init(shape: CallShape(call, names: hints), result: resultType(of: call)))
      noteImplicitArguments(of: call)
      return .visitChildren
    }
    let type: String?
    switch need(of: ExprSyntax(node), named: member) {
    case .sequence(let element): type = "[\(element)]"
    case .bool: type = "Bool"
    case .optional: type = optional(hints.typeName(for: member))
    case .literal(let literal): type = literal
    case .text: type = hints.simpleType(for: member) ?? "String"
    case .any:
      type = ExprSyntax(node).isLooseView ? "AnyView" : hints.simpleType(for: member)
    }
    if let type {
      let known = placeholders.members["InventedValue"]?[member]
      if known == nil || type.hasPrefix("[") || type.hasSuffix("?") && !known!.hasPrefix("[") {
        placeholders.members["InventedValue", default: [:]][member] = type
      }
    }
    return .visitChildren
  }

  /// A value whose type the program does not say, or says to be an unknown type.
  private func isInventedRoot(_ root: String) -> Bool {
    if unknown.contains(root) { return true }
    guard let type = names.valueTypes[root] else {
      return names.declaredValues.contains(root) && !names.declaredTypes.contains(root)
    }
    let bare = type.trimmingCharactersOfTypes
    return unknown.contains(bare)
  }

  private func noteImplicitArguments(of call: FunctionCallExprSyntax) {
    for argument in call.arguments {
      let listed = argument.expression.as(ArrayExprSyntax.self)?.elements.map(\.expression)
      let label = listed == nil ? argument.label?.text : argument.label?.text.singular
      for expression in listed ?? [argument.expression] { noteImplicit(expression, label: label) }
    }
  }

  private func noteImplicit(_ expression: ExprSyntax, label: String?) {
    if let member = expression.implicitMember {
      let name = hints.implicitType(label: label, member: member.declName.baseName.text)
      guard unknown.contains(name) || name.hasPrefix("Invented") else { return }
      type(name) { shape in
        if member.declName.baseName.text == "init" {
          if let inner = member.parent?.as(FunctionCallExprSyntax.self) {
            shape.initializers.insert(CallShape(inner, names: hints))
          }
        } else if let inner = member.parent?.as(FunctionCallExprSyntax.self) {
          shape.staticFunctions[member.declName.baseName.text, default: []].insert(
            .init(shape: CallShape(inner, names: hints)))
        } else {
          shape.statics[member.declName.baseName.text] = name
        }
      }
      if let inner = member.parent?.as(FunctionCallExprSyntax.self) { noteImplicitArguments(of: inner) }
    }
  }

  // MARK: What a use asks for

  private func need(of expression: ExprSyntax, named name: String) -> Need {
    var node = Syntax(expression)
    while let parent = node.parent {
      if parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) || parent.is(TupleExprSyntax.self) {
        node = parent
        continue
      }
      break
    }
    guard let parent = node.parent else { return .any }
    if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(node)?.id,
      Lexicon.collectionMembers.contains(access.declName.baseName.text)
    {
      if let simple = hints.simpleType(for: name), ["NavigationPath", "ModelContext"].contains(simple) {
        return .literal(simple)
      }
      return .sequence(element: element(of: name, parameter: nil))
    }
    if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
      return .optional
    }
    if let condition = parent.as(ConditionElementSyntax.self) {
      return condition.condition.id == node.id ? .bool : .any
    }
    if parent.is(InitializerClauseSyntax.self), parent.parent?.is(OptionalBindingConditionSyntax.self) == true
    {
      return .optional
    }
    if let prefix = parent.as(PrefixOperatorExprSyntax.self) {
      return prefix.operator.text == "!" ? .bool : .any
    }
    if let loop = parent.as(ForStmtSyntax.self), loop.sequence.id == node.id {
      return .sequence(element: element(of: name, parameter: loop.pattern.trimmedDescription))
    }
    if parent.is(LabeledExprSyntax.self), parent.parent?.parent?.is(ExpressionSegmentSyntax.self) == true {
      return .text
    }
    if let argument = parent.as(LabeledExprSyntax.self), argument.label == nil,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.arguments.first?.id == argument.id,
      let callee = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      Lexicon.listViews.contains(callee)
    {
      let parameter = call.trailingClosure.flatMap { hints.closureParameters($0).first }
      if call.arguments.dropFirst().first?.label?.text == "id",
        call.arguments.dropFirst().first?.expression.trimmedDescription == "\\.self",
        !hints.types.contains(name.singular.capitalizedFirst)
      {
        return .sequence(element: "String")
      }
      return .sequence(element: element(of: name, parameter: parameter))
    }
    if let argument = parent.as(LabeledExprSyntax.self), argument.label == nil,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.arguments.first?.id == argument.id
    {
      let callee =
        call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
      let isTitle =
        callee == "Text"
        ? call.arguments.count == 1
        : Lexicon.titled
          .contains(callee)
      if isTitle { return .literal("String") }
    }
    if let list = parent.as(ExprListSyntax.self), list.parent?.is(SequenceExprSyntax.self) == true {
      let elements = Array(list)
      guard let index = elements.firstIndex(where: { $0.id == ExprSyntax(node)?.id }) else { return .any }
      // A comparison on either side binds tighter than `&&`.
      for side in [1, -1] where elements.indices.contains(index + 2 * side) {
        let op = elements[index + side].as(BinaryOperatorExprSyntax.self)?.operator.text
        guard let op, !["&&", "||", "??"].contains(op) else { continue }
        if let type = literalType(elements[index + 2 * side]) ?? comparedType(elements[index + 2 * side]) {
          return type
        }
      }
      for (position, other) in elements.enumerated() where position != index {
        if let op = other.as(BinaryOperatorExprSyntax.self)?.operator.text, abs(position - index) == 1 {
          if op == "??" { return position > index ? .optional : .any }
          let isCompared = [1, -1].contains {
            elements.indices.contains(index + $0)
              && ["==", "!=", "<", ">", "<=", ">="].contains(
                elements[index + $0].as(BinaryOperatorExprSyntax.self)?.operator.text)
          }
          if op == "&&" || op == "||", !isCompared { return .bool }
        }
        if other.is(AssignmentExprSyntax.self), position == index + 1, position + 1 < elements.count {
          return literalType(elements[position + 1])
            ?? .literal(assignedType(name, from: elements[position + 1]))
        }
        if other.is(UnresolvedTernaryExprSyntax.self), position == index + 1 { return .bool }
      }
    }
    return .any
  }

  private func element(of collection: String, parameter: String?) -> String {
    let name = hints.elementType(of: collection, parameter: parameter)
    if !hints.types.contains(name), hints.simpleType(for: collection.singular) == nil { type(name) }
    return hints.types.contains(name) || placeholders.types[name] != nil
      ? name : (hints.simpleType(for: collection.singular) ?? name)
  }

  /// Type of an unknown variable that something is assigned to.
  private func assignedType(_ name: String, from value: ExprSyntax) -> String {
    let named = hints.typeName(for: name)
    if let member = value.implicitMember, member.declName.baseName.text != "init" {
      let type =
        named != "Invented" && hints.types.contains(named) ? named : "Invented\(name.capitalizedFirst)"
      if !names.declaredTypes.contains(type) {
        placeholders.addCases([CasePattern(name: member.declName.baseName.text, payload: nil)], to: type)
      }
      return type
    }
    if named != "Invented" { return named }
    guard let source = value.as(DeclReferenceExprSyntax.self)?.baseName.text else { return "Any?" }
    return names.valueTypes[source] ?? "Any?"
  }

  /// The type of a moment, or of a value that is declared with one of the plain types.
  private func comparedType(_ expression: ExprSyntax) -> Need? {
    let text = expression.trimmedDescription
    if [".now", "Date()", "Date.now", ".distantPast", ".distantFuture"].contains(text) {
      return .literal("Date")
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let type = names.valueTypes[name], !name.hasPrefix("$"),
      ["UUID", "String", "Int", "Double", "Date", "URL"].contains(type.trimmingCharactersOfTypes),
      !type.hasPrefix("[")
    else { return nil }
    return .literal(type.trimmingCharactersOfTypes)
  }

  private func literalType(_ expression: ExprSyntax) -> Need? {
    switch expression.kind {
    case .stringLiteralExpr: .literal("String")
    case .integerLiteralExpr: .literal("Int")
    case .floatLiteralExpr: .literal("Double")
    case .booleanLiteralExpr: .literal("Bool")
    case .nilLiteralExpr: .optional
    default: nil
    }
  }

  private func resultType(of call: FunctionCallExprSyntax) -> String {
    if call.isInViewPosition { return "some View" }
    var node = Syntax(call)
    while let parent = node.parent, parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) {
      node = parent
    }
    guard let parent = node.parent else { return "Void" }
    if call.isCast { return "Any" }
    if let publisher = publisherType(of: call) { return publisher }
    if parent.is(CodeBlockItemSyntax.self) {
      // The last expression of a function that returns something is its value.
      return parent.isSoleItemOfReturningBody ? Placeholders.anyResult : "Void"
    }
    if let initializer = parent.as(InitializerClauseSyntax.self) {
      if let binding = initializer.parent?.as(PatternBindingSyntax.self) {
        if binding.typeAnnotation != nil { return Placeholders.anyResult }
        if let tuple = binding.pattern.as(TuplePatternSyntax.self) {
          let parts = tuple.elements.map {
            hints.simpleType(for: $0.pattern.trimmedDescription) ?? "String"
          }
          return "(\(parts.joined(separator: ", ")))"
        }
        let name = binding.pattern.trimmedDescription
        let named = comparedLiteral(of: name, around: parent) ?? collectionOrValue(name)
        return named == "Invented" && isList(name, around: parent) ? "[Invented]" : named
      }
      if let binding = initializer.parent?.as(OptionalBindingConditionSyntax.self) {
        return optional(collectionOrValue(binding.pattern.trimmedDescription))
      }
    }
    switch need(of: ExprSyntax(call), named: call.calledExpression.trimmedDescription) {
    case .bool: return "Bool"
    case .sequence(let element): return "[\(element)]"
    case .text: return "String"
    case .literal(let type): return type
    case .optional: return "Invented?"
    case .any: return Placeholders.anyResult
    }
  }

  /// What a variable is compared with in the block it is declared in: `XCTAssertEqual(result, "42.20")`.
  private func comparedLiteral(of name: String, around node: Syntax) -> String? {
    guard let block = node.ancestor(of: CodeBlockItemListSyntax.self) else {
      return nil
    }
    func isName(_ expression: ExprSyntax) -> Bool {
      expression.as(DeclReferenceExprSyntax.self)?.baseName.text == name
    }
    func type(_ expression: ExprSyntax) -> String? {
      if case .literal(let type) = literalType(expression) { type } else { nil }
    }
    for call in Syntax(block).descendants(of: FunctionCallExprSyntax.self)
    where call.calledExpression.trimmedDescription == "XCTAssertEqual" {
      let arguments = call.arguments.prefix(2).map(\.expression)
      guard arguments.count == 2, let index = arguments.firstIndex(where: isName) else { continue }
      if let type = type(arguments[1 - index]) { return type }
    }
    for list in Syntax(block).descendants(of: ExprListSyntax.self) {
      let elements = Array(list)
      guard elements.count == 3, isName(elements[0]), elements[1].trimmedDescription == "==" else { continue }
      if let type = type(elements[2]) { return type }
    }
    return nil
  }

  /// `orders ?? []` in the block it is declared in.
  private func isList(_ name: String, around node: Syntax) -> Bool {
    guard let block = node.ancestor(of: CodeBlockItemListSyntax.self) else {
      return false
    }
    return Syntax(block).descendants(of: ExprListSyntax.self).contains { list in
      list.map(\.trimmedDescription) == [name, "??", "[]"]
    }
  }

  /// What Combine's operators are asked of is a publisher, of what the closure or function around it gives.
  private func publisherType(of call: FunctionCallExprSyntax) -> String? {
    guard let next = call.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      Lexicon.publisherMembers.contains(next)
    else { return nil }
    var written: String?
    var node: Syntax? = call.parent
    while let current = node, written == nil {
      if let closure = current.as(ClosureExprSyntax.self) {
        written = closure.signature?.returnClause?.type.trimmedDescription
      }
      if let function = current.as(FunctionDeclSyntax.self) {
        written = function.signature.returnClause?.type.trimmedDescription
        break
      }
      node = current.parent
    }
    let output = written?.between("AnyPublisher<", ",") ?? "Invented"
    let isFailing = ["catch", "replaceError"].contains(next)
    return "AnyPublisher<\(output), \(isFailing ? "any Error" : "Never")>"
  }

  /// `guard let routes = Route.parse(url)` gives several, or none; what says nothing gives one of the type.
  private func staticResult(of call: FunctionCallExprSyntax, in type: String) -> String? {
    guard let binding = call.binding else { return nil }
    let isList = binding.name.singular.capitalizedFirst == type
    let result = isList ? "[\(type)]" : type
    return binding.isOptional ? result + "?" : isList ? result : nil
  }

  private func collectionOrValue(_ name: String) -> String {
    let singular = name.singular
    if singular != name + "Element", hints.types.contains(singular.capitalizedFirst) {
      return "[\(singular.capitalizedFirst)]"
    }
    return hints.typeName(for: name)
  }
}

extension FunctionCallExprSyntax {
  /// `storyboard.make("Detail") as! DetailViewController`.
  package var isCast: Bool {
    let elements = parent?.as(ExprListSyntax.self).map(Array.init) ?? []
    return elements.firstIndex { $0.id == ExprSyntax(self).id }.map { index in
      elements.indices.contains(index + 1) && elements[index + 1].is(UnresolvedAsExprSyntax.self)
    } ?? false
  }

  /// The variable that the call is the value of, whether awaited or tried.
  var binding: (name: String, isOptional: Bool)? {
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
  fileprivate var isSoleItemOfReturningBody: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
    if let function = list.parent?.parent?.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause != nil
    }
    return list.parent?.is(AccessorBlockSyntax.self) == true
  }
}

extension ExprSyntax {
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
        return node.as(DeclReferenceExprSyntax.self)?.baseName.text
      }
    }
  }
}

extension ExprSyntax {
  /// A member that is a statement of a view builder, or has modifiers there.
  fileprivate var isLooseView: Bool {
    if let item = parent?.as(CodeBlockItemSyntax.self) { return item.isInViewBuilder }
    guard let member = parent?.as(MemberAccessExprSyntax.self), member.base?.id == id,
      let call = member.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    return call.isInViewPosition
  }
}

extension FunctionCallExprSyntax {
  /// The call, with its modifier chain, stands where a view is built.
  package var isInViewPosition: Bool {
    var top = ExprSyntax(self)
    while let member = top.parent?.as(MemberAccessExprSyntax.self), member.base?.id == top.id,
      let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id
    {
      top = ExprSyntax(call)
    }
    guard let parent = top.parent else { return false }
    if let argument = parent.as(LabeledExprSyntax.self) {
      let owner = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      if Lexicon.viewLabels.contains(
        argument.label?.text)
      {
        return true
      }
      let name = owner?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      return name == "overlay" || name == "background"
        || owner?.calledExpression.trimmedDescription == "AnyView"
    }
    if parent.is(ReturnStmtSyntax.self) {
      return parent.enclosingResultType?.hasPrefix("some View") ?? false
    }
    guard let item = parent.as(CodeBlockItemSyntax.self) else { return false }
    return item.isInViewBuilder
  }
}

extension SyntaxProtocol {
  fileprivate var enclosingResultType: String? {
    var node = Syntax(self)
    while let parent = node.parent {
      if let function = parent.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.trimmedDescription ?? "Void"
      }
      if let binding = parent.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
        return binding.typeAnnotation?.type.trimmedDescription
      }
      if let closure = parent.as(ClosureExprSyntax.self) { return closure.isPreview ? "some View" : nil }
      node = parent
    }
    return nil
  }
}

extension ClosureExprSyntax {
  /// The closure of `#Preview { … }`.
  fileprivate var isPreview: Bool {
    parent?.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
      || parent?.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
  }
}

extension CodeBlockItemSyntax {
  /// The item stands in a builder of views: a `some View` body, or a closure of a view's call.
  package var isInViewBuilder: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if let closure = parent.as(ClosureExprSyntax.self) {
        if closure.isPreview { return true }
        if let call = closure.parent?.as(FunctionCallExprSyntax.self) {
          let name =
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
          if Lexicon.actionCallees.contains(name) { return false }
          // `Button("Title") { action }`, `Button { action } label: { … }`.
          if name == "Button" { return false }
          return name.first?.isUppercase == true || call.calledExpression.is(MemberAccessExprSyntax.self)
        }
        if let labeled = closure.parent?.as(MultipleTrailingClosureElementSyntax.self) {
          return !Lexicon.actionLabels.contains(
            labeled.label.text)
        }
        if let argument = closure.parent?.as(LabeledExprSyntax.self) {
          return Lexicon.builderLabels
            .contains(argument.label?.text ?? "")
        }
        return false
      }
      if let function = parent.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.trimmedDescription.hasPrefix("some View") ?? false
      }
      if let binding = parent.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
        return binding.typeAnnotation?.type.trimmedDescription.hasPrefix("some View") ?? false
      }
      if parent.is(InitializerDeclSyntax.self) || parent.is(AccessorDeclSyntax.self) { return false }
      node = parent
    }
    // Loose at the top level of the fence.
    return looksLikeView
  }
}
