package import HandbookAssembly
import SwiftSyntax

/// Reads from a program's syntax what its unknown names must be.
///
/// - Parameters:
///   - guardian: Knows which names are the library's.
///   - unknown: Names that neither the program, the support code nor any module declares.
///   - invented: Types that were invented before.
///
/// - Returns: The declarations to invent. Edits that turn unknown values into holes are added to `pieces`.
package func inferPlaceholders(
  in pieces: inout [ParsedPiece], names: ProgramNames, guardian: NameGuard, unknown: Set<String>,
  invented: Set<String> = []
) -> Placeholders {
  let hints = NameHints(
    types: names.declaredTypes.union(names.sharedTypes).union(invented).union(
      unknown.filter { $0.first?.isUppercase == true }
    ).subtracting(names.genericNames),
    genericTypes: names.genericTypes.union(names.typesWithArguments), guardian: guardian)
  var result = Placeholders()
  for index in pieces.indices {
    let visitor = UseVisitor(
      placeholders: result, unknown: unknown, hints: hints, names: names, guardian: guardian)
    visitor.walk(pieces[index].tree)
    result = visitor.placeholders
    pieces[index].edits += visitor.edits
  }
  // A value that is declared need not be a hole anywhere.
  for index in pieces.indices {
    pieces[index].edits.removeAll { edit in
      edit.text.hasPrefix("<#") && result.values[String(edit.text.dropFirst(2).dropLast(2))] != nil
    }
  }
  result.settle(known: names.declaredTypes)
  result.addCasesForDefaults(in: pieces)
  return result
}

extension Placeholders {
  /// Adds types that guesses name and nothing declares.
  package mutating func settle(known: Set<String>) {
    for name in types.keys.sorted() { settleChoice(name) }
    // A function can be passed on by its name.
    for name in functions.keys { values[name] = nil }
    let mentioned = mentionedTypes.filter { $0.hasPrefix("Invented") }
    for name in mentioned.subtracting(Self.shared).subtracting(known) where types[name] == nil {
      types[name] = TypeShape()
    }
  }

  /// Names of types in all that is invented.
  package var mentionedTypes: Set<String> {
    var mentioned: Set<String> = []
    func mention(_ types: some Sequence<SwiftType>) {
      for type in types { mentioned.formUnion(type.words.map(String.init)) }
    }
    func mention(_ shapes: some Sequence<CallShape>) {
      mention(
        shapes.flatMap(\.parameters).flatMap { ($0.type.map { [$0] } ?? []) + $0.builderInput.map(\.type) })
    }
    func mention(_ functions: some Sequence<Function>) {
      mention(functions.map(\.result))
      mention(functions.map(\.shape))
    }
    mention(values.values)
    mention(environment.values)
    mention(members.values.flatMap(\.values))
    mention(functions.values.joined())
    mention(methods.values.flatMap(\.values).joined())
    for type in types.values {
      mention(type.nestedTypes.values.map { .named($0) })
      mention(type.initializers)
      mention(type.cases.values.joined().map(\.type))
      mention(type.statics.values)
      mention(type.staticFunctions.values.joined().map(\.shape))
      mention(type.staticFunctions.values.joined().compactMap(\.result))
    }
    for function in staticMethods.values.flatMap(\.values).joined() {
      mention([function.shape])
      mention([function.result].compactMap(\.self))
    }
    mention(focused.values)
    mention(modifiers.values.joined())
    mention(extraInitializers.values.joined())
    return mentioned
  }
}

extension DeclReferenceExprSyntax {
  /// Whether the name stands for a value, though it begins with a capital letter: a key of a dictionary, as
  /// `AnalyticsParameterItem` in `[AnalyticsParameterItem: name]`. A type would be followed by `.self`.
  fileprivate var isConstant: Bool {
    if let element = parent?.as(DictionaryElementSyntax.self) {
      return element.parent?.parent?.isMadeOfTypes == false
    }
    // `dequeueReusableCell(withReuseIdentifier: MovieCellIdentifier, for: path)`, `NSError(domain: CartErrorDomain, code: 1)`
    let label = parent?.as(LabeledExprSyntax.self)?.label?.text.lowercased() ?? ""
    if Lexicon.labelsOfConstants.contains(where: label.hasSuffix) { return true }
    // `extension PaymentKind { var title: String { switch self { case PaymentKindCard: … } } }` of an enum of C's
    if parent?.is(ExpressionPatternSyntax.self) == true,
      let extended = ancestor(of: ExtensionDeclSyntax.self)?.extendedType.trimmedDescription,
      baseName.text.hasPrefix(extended), baseName.text != extended
    {
      return true
    }
    // `tag.kind == TagKindCustom`
    if let operands = parent?.as(ExprListSyntax.self).map(Array.init), operands.count == 3,
      let sign = operands[1].as(BinaryOperatorExprSyntax.self)?.operator.text, ["==", "!="].contains(sign)
    {
      return true
    }
    let beginsWithInitials = baseName.text.prefix(while: \.isUppercase).count > 2
    // `identifier = UIBackgroundTaskInvalid`
    if beginsWithInitials, let operands = parent?.as(ExprListSyntax.self), operands.count == 3,
      operands.contains(where: { $0.is(AssignmentExprSyntax.self) })
    {
      return true
    }
    // `xpc_get_type(event) == XPC_TYPE_DICTIONARY`
    if baseName.text.contains("_"), baseName.text.isWrittenInCapitals {
      return parent?.is(MemberAccessExprSyntax.self) != true && ExprSyntax(self).callOfCallee == nil
        && parent?.as(SubscriptCallExprSyntax.self)?.calledExpression.id != ExprSyntax(self).id
    }
    // `advertisement[CBAdvertisementDataIsConnectable]`, `error.userInfo[NSURLSessionDownloadTaskResumeData]`
    if beginsWithInitials, parent?.is(LabeledExprSyntax.self) == true,
      parent?.parent?.parent?.is(SubscriptCallExprSyntax.self) == true
    {
      return true
    }
    // `Analytics.log(AnalyticsEventLogin)`
    let owner = parent?.as(LabeledExprSyntax.self)?.callGiven?.calledExpression.rootName
    return owner.map { $0.first?.isUppercase == true && baseName.text.hasPrefix($0) } ?? false
  }
}

extension String {
  /// `HALF`, `XPC_TYPE_DICTIONARY`
  fileprivate var isWrittenInCapitals: Bool { allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" } }
}

extension Syntax {
  /// `[Route: Int]` of `[Route: Int]()` and `[Route: Int].self`.
  fileprivate var isMadeOfTypes: Bool {
    parent?.is(FunctionCallExprSyntax.self) == true || parent?.is(MemberAccessExprSyntax.self) == true
  }
}

/// Goes through the uses of unknown names, and notes what each use says.
final class UseVisitor: SyntaxVisitor {
  var placeholders: Placeholders
  var edits: [ParsedPiece.Edit] = []
  let unknown: Set<String>
  let hints: NameHints
  let names: ProgramNames
  let guardian: NameGuard

  init(
    placeholders: Placeholders, unknown: Set<String>, hints: NameHints, names: ProgramNames,
    guardian: NameGuard
  ) {
    self.placeholders = placeholders
    self.unknown = unknown
    self.hints = hints
    self.names = names
    self.guardian = guardian
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    noteSuperclass(of: node)
    return .visitChildren
  }

  /// `func makeUIView(context: Context) -> BadgeView`: the result is one of UIKit's views.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let superclass = Lexicon.madeClasses[node.name.text],
      let made = node.signature.returnClause?.type.as(IdentifierTypeSyntax.self)?.name.text,
      unknown.contains(made)
    {
      type(made) { $0.superclass = superclass }
    }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.attributeName.as(IdentifierTypeSyntax.self)?.name.text else {
      return .visitChildren
    }
    let variable = node.parent?.parent?.as(VariableDeclSyntax.self)
    if unknown.contains(name) {
      if variable?.bindingSpecifier.text == "var" {
        type(name) { $0.kind = .wrapper }
        if let variable {
          noteKey(node, of: variable)
          stateType(of: variable)
          noteArguments(node, of: variable)
        }
      } else {
        // A macro or global actor of the app: the declaration compiles without it.
        edits.append(.blank(node))
      }
    }
    if let variable { noteWrapped(variable, by: name, node.arguments?.as(LabeledExprListSyntax.self)) }
    return .visitChildren
  }

  /// `completion: @escaping Completion`, `onSave: @escaping Form.Action`: only functions can be `@escaping`.
  override func visit(_ node: AttributedTypeSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.contains(where: { $0.trimmedDescription.hasPrefix("@escaping") }) else {
      return .visitChildren
    }
    let member = node.baseType.as(MemberTypeSyntax.self)
    let owner = (member?.baseType ?? node.baseType).as(IdentifierTypeSyntax.self)?.name.text
    guard let owner, unknown.contains(owner) else { return .visitChildren }
    let parameter = node.parent?.as(FunctionParameterSyntax.self)
    let function = functionType(of: (parameter?.secondName ?? parameter?.firstName)?.text, around: node)
    type(owner) { shape in
      if member == nil { shape.kind = .function }
      shape.functionTypes[member?.name.text ?? owner] = function
    }
    return .visitChildren
  }

  /// The type of a function that is passed on by a name, according to its calls.
  private func functionType(of name: String?, around node: some SyntaxProtocol) -> SwiftType {
    let owner =
      node.ancestor(of: FunctionDeclSyntax.self).map(Syntax.init)
      ?? node.ancestor(of: InitializerDeclSyntax.self).map(Syntax.init)
    let call = owner?.descendants(of: FunctionCallExprSyntax.self).first {
      $0.calledExpression.simpleName == name && name != nil
    }
    let parameters = call.map { CallShape($0, names: hints).parameters } ?? []
    if let call { noteImplicitArguments(of: call) }
    return .function(parameters.map { .init(nil, $0.type ?? "Any") }, result: "Void")
  }

  /// `let step: Checkout.Step`: the type is nested in a type that is not shown, at any depth.
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    guard let owner = nameOfInvented(node.baseType), nameOfInvented(TypeSyntax(node)) != nil else {
      return .visitChildren
    }
    let made = nest(node.name.text, in: owner)
    type(made) {
      $0.genericParameters = max($0.genericParameters, node.genericArgumentClause?.arguments.count ?? 0)
      if $0.kind != .base, TypeSyntax(node).isOfProtocol { $0.kind = .contract }
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    guard unknown.contains(name), node.parent?.is(AttributeSyntax.self) != true else { return .visitChildren }
    type(name) { shape in
      shape.genericParameters = max(shape.genericParameters, node.genericArgumentClause?.arguments.count ?? 0)
      if shape.kind == .base { return }
      if TypeSyntax(node).isOfProtocol {
        shape.kind = .contract
        noteAssociated(node.genericArgumentClause, in: &shape)
      }
    }
    return .visitChildren
  }

  /// `some Store<AppState, AppAction>`: the types that conform to the protocol have these associated types.
  private func noteAssociated(
    _ clause: GenericArgumentClauseSyntax?, in shape: inout Placeholders.TypeShape
  ) {
    guard let clause, shape.associated.isEmpty else { return }
    let given = clause.arguments.map { argument in
      argument.argument.as(TypeSyntax.self).map { SwiftType($0) } ?? .invented
    }
    let isPlain = given.allSatisfy { type in
      type.words.allSatisfy { !names.genericNames.contains(String($0)) && $0 != "some" && $0 != "any" }
    }
    guard isPlain else { return }
    let owner = clause.ancestor(of: MemberBlockSyntax.self)?.parent?.asProtocol((any NamedDeclSyntax).self)?
      .name.text
    shape.associated = given.map {
      $0.map { type in type == "Self" ? owner.map { .named($0) } ?? .invented : type }
    }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calleeName
    if ["StaticConfiguration", "AppIntentConfiguration"].contains(callee) { noteProvider(of: node) }
    noteCell(of: node)
    noteElements(givenTo: node)
    noteItem(of: node)
    noteTabs(of: node)
    noteDelegation(node)
    noteImplicitCreation(node)
    noteTags(of: node)
    noteTree(of: node)
    guard Lexicon.modelTakers.contains(callee) else { return .visitChildren }
    for item in node.arguments.flatMap(\.expression.listed) where item.memberName == "self" {
      noteModel(item.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription)
    }
    return .visitChildren
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
    if name.first?.isUppercase == true, node.isConstant {
      note(name, type: "String")
    } else if name.count > 2, name.isWrittenInCapitals, node.parent?.is(MemberAccessExprSyntax.self) != true,
      ExprSyntax(node).callOfCallee == nil
    {
      // `number != HALF`
      if case .type(let type) = need(of: ExprSyntax(node), named: name) {
        note(name, type: type)
      } else {
        note(name, type: .invented)
      }
    } else if name.first?.isUppercase == true {
      typeUse(node, name: name)
    } else {
      valueUse(node, name: name)
    }
    return .visitChildren
  }

  override func visit(_ node: SameTypeRequirementSyntax) -> SyntaxVisitorContinueKind {
    // `extension ButtonStyle where Self == ShopButtonStyle`
    let style = node.ancestor(of: ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    let made = node.rightType.trimmedDescription
    if let style, node.leftType.trimmedDescription == "Self", Lexicon.styles.contains(style),
      unknown.contains(made)
    {
      type(made) { $0.conformances.insert(style) }
    }
    if let parameter = node.leftType.as(IdentifierTypeSyntax.self) { noteParameter(parameter) }
    noteAssociated(node)
    return .visitChildren
  }

  override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
    if let parameter = node.leftType.as(IdentifierTypeSyntax.self) { noteParameter(parameter) }
    return .visitChildren
  }

  /// `extension Feature where Model == EmptyModel` with `associatedtype Model: FeatureModel`: `EmptyModel` conforms
  /// to `FeatureModel`.
  private func noteAssociated(_ node: SameTypeRequirementSyntax) {
    let right = node.rightType.trimmedDescription
    guard unknown.contains(right) else { return }
    for asked in Syntax(node.root).descendants(of: AssociatedTypeDeclSyntax.self)
    where asked.name.text == node.leftType.trimmedDescription {
      for contract in asked.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      where unknown.contains(contract) {
        type(contract) { $0.kind = .contract }
        type(right) { $0.conformances.insert(contract) }
      }
    }
  }

  /// `extension Store where State == AppState`, `extension Stack where Element: Equatable` of a type that is not shown:
  /// `State` and `Element` are generic parameters, or types that a protocol leaves open. Only a protocol says something
  /// of `Self`.
  private func noteParameter(_ node: IdentifierTypeSyntax) {
    guard node.ancestor(of: MemberBlockSyntax.self) == nil,
      let owner = node.ancestor(of: ExtensionDeclSyntax.self)?.extendedType.trimmedDescription,
      unknown.contains(owner)
    else { return }
    let name = node.name.text
    if name == "Self" { return type(owner) { $0.kind = .contract } }
    type(owner) { shape in
      if shape.kind == .contract {
        shape.memberTypes.insert(name)
        shape.openMemberTypes.insert(name)
        return
      }
      guard shape.nestedTypes[name] == nil else { return }
      let index = shape.nestedTypes.values.filter(Placeholders.isParameter).count
      shape.nestedTypes[name] = Placeholders.parameter(index)
      shape.genericParameters = max(shape.genericParameters, index + 1)
    }
  }

  var reader: ChoiceReader { ChoiceReader(hints: hints, names: names, unknown: unknown) }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    // `router.path = [.catalog, .product(id)]`
    let elements = Array(node.elements)
    // `router.path.last == .receipt(id)`
    if elements.count == 3, ["==", "!="].contains(elements[1].trimmedDescription),
      let made = reader.made(elements[2])
    {
      noteElement(elements[0], matched: [made])
    }
    // `tab == .post` of a `tab: ShopTab`
    for (value, compared) in node.comparisons {
      guard let member = compared.implicitMember, !compared.is(FunctionCallExprSyntax.self),
        let stated = names.statedType(of: value)?.unwrapped.bareName,
        case let type = placeholders.invented(stated), unknown.contains(type) || type != stated
      else { continue }
      self.type(type) { $0.statics[member.declName.baseName.text] = .named(type) }
    }
    // `users.first { $0.id == 3 }`: no text is compared with a number.
    if elements.count == 3, ["==", "!="].contains(elements[1].trimmedDescription),
      elements[0].memberName == "id", elements[2].literalType == "Int",
      let root = elements[0].rootName, root.hasPrefix("$") || isInventedRoot(root)
    {
      placeholders.members["InventedValue", default: [:]]["id"] = "Int"
    }
    if elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      let list = elements[2].as(ArrayExprSyntax.self)
    {
      let made = list.elements.map { reader.made($0.expression) }
      if !made.isEmpty, made.allSatisfy({ $0 != nil }) {
        noteChoices(in: elements[0], made.compactMap(\.self))
      }
    }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    for case .switchCase(let choice) in node.cases {
      for item in choice.label.as(SwitchCaseLabelSyntax.self)?.caseItems ?? [] {
        noteNamed(item.pattern, of: node.subject)
      }
    }
    if node.subject.rootName == Placeholders.subject {
      // `case 200..<300: show()` asks for a number.
      let literal = Syntax(node).descendants(of: ExpressionPatternSyntax.self).first.flatMap {
        $0.expression.literalType ?? $0.expression.as(SequenceExprSyntax.self)?.elements.first?.literalType
      }
      type(Placeholders.subject) { $0.statics["shown"] = literal ?? .named(Placeholders.subject) }
      if literal == nil { placeholders.addCases(reader.cases(of: node), to: Placeholders.subject) }
    } else {
      noteMatched(node.subject, reader.cases(of: node))
    }
    return .visitChildren
  }

  /// The subject of a `switch` or an `if case` has these cases.
  private func noteMatched(_ subject: ExprSyntax, _ patterns: [CasePattern]) {
    if let type = reader.subject(subject) {
      placeholders.addCases(patterns, to: type)
    } else {
      noteElement(subject, matched: patterns)
      noteMember(subject, matched: patterns)
    }
  }

  /// The subject of a pattern that names its type has that type: `code` in `if case Barcode.upc(let number) = code`.
  private func noteNamed(_ pattern: PatternSyntax, of subject: ExprSyntax) {
    guard let (type, pattern) = reader.named(pattern) else { return }
    placeholders.addCases([pattern], to: type)
    if let name = subject.simpleName, unknown.contains(name) { note(name, type: .named(type)) }
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    noteNamed(node.pattern, of: node.initializer.value)
    guard let pattern = reader.pattern(node.pattern) else { return .visitChildren }
    noteMatched(node.initializer.value, [pattern])
    return .visitChildren
  }

  /// `$router[.home]`, where the program shows the router's subscript.
  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.arguments.map { $0.label?.text }
    for (index, argument) in node.arguments.enumerated() {
      guard let made = reader.made(argument.expression) else { continue }
      for declaration in names.subscripts where declaration.count == labels.count {
        let parameter = declaration[index]
        if parameter.label == labels[index], unknown.contains(parameter.type.description) {
          placeholders.addCases([made], to: parameter.type.description)
        }
      }
    }
    return .visitChildren
  }

  /// `catch AuthError.expired`
  override func visit(_ node: CatchItemSyntax) -> SyntaxVisitorContinueKind {
    let expression = node.pattern?.as(ExpressionPatternSyntax.self)?.expression
    let member = (expression?.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression)?
      .as(MemberAccessExprSyntax.self)
    if let expression, let name = member?.base?.simpleName, unknown.contains(name),
      let pattern = reader.pattern(expression)
    {
      placeholders.addCases([pattern], to: name)
      type(name) { $0.conformances.insert("Error") }
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.nameOfOuterValue, unknown.contains(name), !node.isCapturedWeakly(as: name) {
      note(name, type: hints.type(for: name).asOptional)
    }
    return .visitChildren
  }

  /// `let completion: Badge.Completion = { badge in … }`: the type is one of functions.
  private func noteFunctionType(_ written: TypeSyntax?, of value: InitializerClauseSyntax?) {
    guard let closure = value?.value.as(ClosureExprSyntax.self), let written, nameOfInvented(written) != nil
    else { return }
    let member = written.as(MemberTypeSyntax.self)
    guard let owner = nameOfInvented(member?.baseType ?? written) else { return }
    let function = SwiftType.function(hints.inputs(of: closure), result: closure.result(hints))
    type(owner) { shape in
      if member == nil { shape.kind = .function }
      shape.functionTypes[member?.name.text ?? owner] = function
    }
  }

  /// `isCancelled: Check = { false }`
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    noteFunctionType(node.type, of: node.defaultValue)
    return .visitChildren
  }

  /// `@Bindable var model = model`: only objects can be observed.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings { noteFunctionType(binding.typeAnnotation?.type, of: binding.initializer) }
    let isBindable = node.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Bindable"
    }
    for binding in node.bindings where isBindable && binding.copiesOuterValue {
      let name = binding.pattern.trimmedDescription
      guard unknown.contains(name) else { continue }
      let named = hints.type(for: name)
      let type = named == .invented ? .named("Invented\(name.capitalizedFirst)") : named
      if !names.declaredTypes.contains(type.bareName) { self.type(type.bareName) { $0.kind = .observable } }
      placeholders.values[name] = type
    }
    return .visitChildren
  }

  /// `[weak coordinator]`: only objects can be captured weakly. `{ [query] in … }`, whose statements do not mention the query.
  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    if node.initializer == nil, node.specifier == nil, unknown.contains(name),
      let closure = node.ancestor(of: ClosureExprSyntax.self),
      !closure.statements.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == name })
    {
      note(name, type: hints.type(for: name))
    }
    guard node.initializer == nil, node.specifier != nil, unknown.contains(name) else {
      return .visitChildren
    }
    let hinted = hints.type(for: name)
    if hinted == .invented {
      let made = "Invented\(name.capitalizedFirst)"
      type(made) { $0.kind = .observable }
      note(name, type: .named(made))
    } else if hinted.bareName.hasPrefix("UI") {
      // `[weak tableView]`
      note(name, type: hinted)
    }
    return .visitChildren
  }

  /// The type that is not shown and whose extension a node is in.
  private func extendedUnknown(around node: some SyntaxProtocol) -> String? {
    let block = node.ancestor(of: MemberBlockSyntax.self)
    let name = block?.parent?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    return name.flatMap { unknown.contains($0) ? $0 : nil }
  }

  /// `self.paths[tab] = path` in an extension of a type that is not shown.
  private func noteMember(_ access: MemberAccessExprSyntax, named member: String, of owner: String) {
    guard case .type(let type) = need(of: ExprSyntax(access), named: member),
      placeholders.members[owner]?[member] == nil
    else { return }
    placeholders.members[owner, default: [:]][member] = type
  }

  /// Members read from values whose type is invented.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.declName.baseName.text
    noteImplicitResult(node)
    // No declaration can be called `$path`, so it gets another name. `self.player.play()` says of the player what
    // `player.play()` says.
    guard let base = node.base, let root = base.memberOfSelf ?? base.rootName, member != "self",
      !node.isOfTuple,
      !member.hasPrefix("$")
    else {
      return .visitChildren
    }
    if base.simpleName == "self", unknown.contains(member), node.ancestor(of: MemberBlockSyntax.self) == nil {
      noteMemberOfSelf(node, named: member)
      return .visitChildren
    }
    if root == "self", base.simpleName == "self", let owner = extendedUnknown(around: node),
      names.declaredMembers[owner]?.contains(member) != true, ExprSyntax(node).callOfCallee == nil
    {
      noteMember(node, named: member, of: owner)
      return .visitChildren
    }
    if base.simpleName == "Self", let owner = extendedUnknown(around: node),
      names.declaredMembers[owner]?.contains(member) != true, let call = ExprSyntax(node).callOfCallee
    {
      type(owner) {
        $0.staticFunctions[member, default: []].insert(.init(shape: CallShape(call, names: hints)))
      }
      return .visitChildren
    }
    if root.first?.isUppercase == true {
      // `Store.shared.load()`: the member belongs to the type of the static member.
      let isMade = base.as(FunctionCallExprSyntax.self)?.calledExpression.simpleName == root
      // `#expect(Basket().isEmpty)`: the macro has to know the type.
      let isExpected = isMade && node.parent?.as(LabeledExprSyntax.self)?.expectation != nil
      // `Self.player.play()` of a type that is not shown
      let isOfSelf = root == "Self" && node.ancestor(of: MemberBlockSyntax.self) == nil
      guard unknown.contains(root) || isOfSelf, base.is(MemberAccessExprSyntax.self) || isExpected else {
        return .visitChildren
      }
    } else if !isInventedRoot(root), !isBoundList(node),
      base.as(SubscriptCallExprSyntax.self)?.calledExpression.simpleName != "self"
    {
      // `users.map { $0.name }`: a `name` is a `String`, whatever type it is a member of.
      if root.hasPrefix("$"), Lexicon.surelyTexts.contains(member), ExprSyntax(node).callOfCallee == nil,
        placeholders.members["InventedValue"]?[member] == nil
      {
        placeholders.members["InventedValue", default: [:]][member] = "String"
      }
      return .visitChildren
    }
    if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
      let isOfList = if case .array = names.statedType(of: base) { true } else { false }
      guard !(isOfList ? Lexicon.listMethods : Lexicon.standardMethods).contains(member) else {
        return .visitChildren
      }
      placeholders.methods["InventedValue", default: [:]][member, default: []]
        .insert(
          .init(
            shape: CallShape(call, names: hints), result: LibraryResult(node)?.type ?? resultType(of: call)))
      noteImplicitArguments(of: call)
      return .visitChildren
    }
    let type: SwiftType? =
      switch need(of: ExprSyntax(node), named: member) {
      case .type(let type): LibraryResult(node)?.excludes(type) == true ? hints.memberType(for: member) : type
      case .optional: hints.type(for: member).asOptional
      case .text: hints.simpleType(for: member) ?? "String"
      case .any: ExprSyntax(node).isLooseView ? "AnyView" : hints.simpleType(for: member)
      }
    let known = placeholders.members["InventedValue"]?[member]
    let isLookup = if case .dictionary = type { true } else { false }
    if case .dictionary = known { return .visitChildren }
    let isKnownLoosely = known.map { !$0.isArray && !$0.isOptional } ?? true
    if let type, known == nil || isLookup || type.isArray || type.isOptional && isKnownLoosely {
      placeholders.members["InventedValue", default: [:]][member] = type
    }
    return .visitChildren
  }
}

extension SequenceExprSyntax {
  /// The two sides of each `==` and `!=`.
  fileprivate var comparisons: [(ExprSyntax, ExprSyntax)] {
    let elements = Array(elements)
    return elements.indices.dropFirst().dropLast().compactMap { index in
      ["==", "!="].contains(elements[index].trimmedDescription)
        ? (elements[index - 1], elements[index + 1]) : nil
    }
  }
}

extension TypeSyntax {
  /// Whether the type stands where a protocol does: after the colon of a declaration, and after `some` and `any`.
  fileprivate var isOfProtocol: Bool {
    // `extension ItemProvider: @MainActor DataProvider`
    let isIsolated =
      parent?.is(AttributedTypeSyntax.self) == true && parent?.parent?.is(InheritedTypeSyntax.self) == true
    return isIsolated || parent?.is(InheritedTypeSyntax.self) == true
      || parent?.is(SomeOrAnyTypeSyntax.self) == true
      // `any Route.Type`
      || parent?.is(MetatypeTypeSyntax.self) == true
        && parent?.parent?.is(SomeOrAnyTypeSyntax.self) == true
      || parent?.as(ConformanceRequirementSyntax.self)?.rightType.id == id
      || parent?.is(GenericParameterSyntax.self) == true
      || parent?.is(CompositionTypeElementSyntax.self) == true
  }
}
