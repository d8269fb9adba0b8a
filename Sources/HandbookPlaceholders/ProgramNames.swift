package import HandbookAssembly
package import SwiftSyntax

/// Names that a program declares, and names that it uses.
package struct ProgramNames {
  package var declaredTypes: Set<String> = []
  /// Types of the code that all documents share, as far as the program has them.
  package private(set) var sharedTypes: Set<String>
  /// Types of the program that are classes.
  package var declaredClasses: Set<String> = []
  /// The generic parameters of the program's own generic types.
  package fileprivate(set) var genericParameters: [String: [String]] = [:]
  package var genericTypes: Set<String> { Set(genericParameters.keys) }
  /// Generic parameters of all types and functions. Nothing outside of these knows them.
  package fileprivate(set) var genericNames: Set<String> = []
  /// Parameters of the subscripts that the program declares.
  package fileprivate(set) var subscripts: [[SwiftType.Element]] = []
  /// Members (fields, cases, methods, types) of the program's own types.
  package var declaredMembers: [String: Set<String>] = [:]
  /// Variables, functions, parameters, wherever they are declared.
  package var declaredValues: Set<String> = []
  /// Names of the program's functions.
  package var declaredFunctions: Set<String> = []
  /// Values whose types the frameworks decide: `@Environment(\\.dismiss) var dismiss`, `GeometryReader { proxy in`.
  package var frameworkValues: Set<String> = []
  /// Declared or evident types of variables and parameters, as written.
  package var valueTypes: [String: SwiftType] = [:]
  /// All types of each name, where a name is declared more than once.
  package var everyType: [String: Set<SwiftType>] = [:]
  /// The property wrappers of variables that have some, and so a `$` form.
  package var wrappers: [String: Set<String>] = [:]
  /// Where values without a written type take their types from.
  package fileprivate(set) var sources: [String: [Source]] = [:]
  /// Written results of the program's functions, without those of generic functions.
  package fileprivate(set) var results: [String: Set<SwiftType>] = [:]
  /// Functions whose result depends on their arguments, or on their context.
  package fileprivate(set) var genericFunctions: Set<String> = []
  /// Names that the program calls, or hands on to a method: `max` in `numbers.reduce(0, max)`.
  fileprivate var usedFunctions: Set<String> = []
  var usedTypes: Set<String> = []
  var usedValues: Set<String> = []
  package var attributes: Set<String> = []
  /// Names that are used without a base inside extensions, by the extended type, and inside classes, by the
  /// superclass. They are members of that type, if it has such members. In extensions of views only names that are
  /// called count, because a name such as `font` may be a value of the app.
  package var usedInside: [String: Set<String>] = [:]
  /// What the program's classes derive from, or conform to.
  package var superclasses: [String: String] = [:]
  /// Types that have generic arguments somewhere: `Reducer` in `Reducer<State, Action>`.
  package fileprivate(set) var typesWithArguments: Set<String> = []
  /// Static members that are used, by type: `playlist` in `TabSelection.playlist(id)`.
  package fileprivate(set) var askedOfTypes: [String: Set<String>] = [:]
  /// By type, the labels of the arguments that one is made with.
  package fileprivate(set) var labelsGiven: [String: Set<String>] = [:]
  /// Types of variables and parameters, as their declarations state them.
  package var statedTypes: [String: Set<SwiftType>] = [:]
  /// Types of the members of the program's own types, by the type and the member.
  package fileprivate(set) var memberTypes: [String: [String: Set<SwiftType>]] = [:]
  /// Types of the program with a failable initializer.
  package fileprivate(set) var failableTypes: Set<String> = []
  package var imports: [(name: String, node: ImportDeclSyntax)] = []

  /// Names the program uses and does not declare.
  package var free: Set<String> {
    usedTypes.union(usedValues).union(attributes).subtracting(declaredTypes).subtracting(declaredValues)
      .filter {
        let value = String($0.dropFirst())
        return !$0.hasPrefix("$") || !declaredValues.contains(value) && wrappers[value] == nil
      }
      .filter { !$0.hasPrefix("_") || wrappers[String($0.dropFirst())] == nil }
  }

  /// Names of Swift's functions that stand for values of the app.
  package var valuesLikeFunctions: Set<String> {
    Lexicon.functionsLikeValues.intersection(free).subtracting(usedFunctions)
  }

  package init(_ pieces: [ParsedPiece], sharedTypes: Set<String> = []) {
    self.sharedTypes = sharedTypes
    for piece in pieces {
      let visitor = NameVisitor(self)
      visitor.walk(piece.tree)
      self = visitor.names
    }
  }
}

extension ProgramNames {
  /// The expression that a value without a written type takes its type from, and how.
  package struct Source {
    package enum Way {
      /// `let user = expression`
      case whole
      /// `if let user = expression`
      case unwrapped
      /// `for user in expression`
      case element
      /// `case .loaded(let user)` of an expression, or one of the names of a tuple
      case part
      /// `{ user in … }`, given to a call
      case parameter
    }

    package var expression: ExprSyntax
    package var way: Way
  }
}

extension ProgramNames {
  /// The class above that the program does not declare; the type itself if it declares none of that name.
  package func ancestor(of type: String) -> String {
    var (type, below) = (type, Set<String>())
    while let above = superclasses[type], below.insert(type).inserted { type = above }
    return type
  }
}

private final class NameVisitor: SyntaxVisitor {
  var names: ProgramNames
  var owners: [String] = []

  init(_ names: ProgramNames) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    names.declaredTypes.insert(name)
    if let owner = owners.last { names.declaredMembers[owner, default: []].insert(name) }
    owners.append(name)
    return .visitChildren
  }

  private func note(_ name: String, _ type: SwiftType?) {
    guard let type else { return }
    names.valueTypes[name] = type
    names.everyType[name, default: []].insert(type)
  }

  /// Notes that every name that a pattern binds takes its type from an expression.
  private func note(_ pattern: some SyntaxProtocol, source: ExprSyntax?, _ way: ProgramNames.Source.Way) {
    guard let source else { return }
    let way = pattern.is(IdentifierPatternSyntax.self) ? way : .part
    for bound in pattern.descendantsAndSelf(of: IdentifierPatternSyntax.self) {
      names.sources[bound.identifier.text, default: []].append(.init(expression: source, way: way))
    }
  }

  private func declareMember(_ name: String) {
    if let owner = owners.last { names.declaredMembers[owner, default: []].insert(name) }
    names.declaredValues.insert(name)
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    names.subscripts.append(
      node.parameterClause.parameters.map { parameter in
        // A subscript's parameter has a label only if it has two names.
        let label = parameter.secondName == nil ? nil : parameter.firstName.text
        return .init(label == "_" ? nil : label, SwiftType(parameter.type))
      })
    return .visitChildren
  }
  override func visit(_ node: GenericParameterClauseSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.asProtocol((any DeclGroupSyntax).self) != nil,
      let name = node.parent?.asProtocol((any NamedDeclSyntax).self)?.name.text
    {
      names.genericParameters[name] = node.parameters.map(\.name.text)
    }
    return .visitChildren
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    names.declaredClasses.insert(node.name.text)
    names.superclasses[node.name.text] = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    return enter(node.name.text)
  }
  override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ActorDeclSyntax) { owners.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ProtocolDeclSyntax) { owners.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    owners.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    names.declaredTypes.insert(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    names.declaredTypes.insert(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    names.genericNames.insert(node.name.text)
    names.declaredTypes.insert(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    declareMember(node.name.text)
    names.declaredFunctions.insert(node.name.text)
    let isGeneric =
      node.genericParameterClause != nil
      || node.signature.parameterClause.parameters.contains { $0.type.is(SomeOrAnyTypeSyntax.self) }
    if isGeneric {
      names.genericFunctions.insert(node.name.text)
    } else {
      let result = node.signature.returnClause.map { SwiftType($0.type) } ?? "Void"
      names.results[node.name.text, default: []].insert(result)
    }
    return .visitChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.optionalMark != nil, let owner = owners.last { names.failableTypes.insert(owner) }
    return .visitChildren
  }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    declareMember(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    note(node.pattern, source: node.initializer?.value, .unwrapped)
    guard let name = node.nameOfOuterValue else { return .visitChildren }
    names.usedValues.insert(name)
    return .skipChildren
  }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    declareMember(node.identifier.text)
    return .visitChildren
  }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    note(node.pattern, source: node.sequence, .element)
    return .visitChildren
  }
  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    note(node.pattern, source: node.initializer.value, .part)
    return .visitChildren
  }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    for element in node.cases {
      guard let label = element.as(SwitchCaseSyntax.self)?.label else { continue }
      note(label, source: node.subject, .part)
    }
    return .visitChildren
  }
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.copiesOuterValue {
      names.usedValues.insert(node.pattern.trimmedDescription)
      return .skipChildren
    }
    if node.typeAnnotation == nil { note(node.pattern, source: node.initializer?.value, .whole) }
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      if let type = node.typeAnnotation?.type {
        note(name, SwiftType(type))
        names.statedTypes[name, default: []].insert(SwiftType(type))
        if let owner = owners.last {
          names.memberTypes[owner, default: [:]][name, default: []].insert(SwiftType(type))
        }
      } else if let call = node.initializer?.value.as(FunctionCallExprSyntax.self),
        let type = call.calledExpression.simpleName, type.first?.isUppercase == true
      {
        note(name, .named(type))
      } else if let made = node.initializer?.value.madeCollection {
        note(name, made)
        names.statedTypes[name, default: []].insert(made)
      } else if let value = node.initializer?.value {
        // `CGSize.zero` is a size.
        let base = value.as(MemberAccessExprSyntax.self)?.base?.simpleName
        let owner = base.flatMap { $0.first?.isUppercase == true ? SwiftType.named($0) : nil }
        note(name, value.is(ArrayExprSyntax.self) ? value.listOfMade ?? "Array" : value.literalType ?? owner)
      }
    }
    return .visitChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.bindings.first?.pattern.trimmedDescription else { return .visitChildren }
    for attribute in node.attributes.compactMap({ $0.as(AttributeSyntax.self) }) {
      let argument = attribute.arguments?.as(LabeledExprListSyntax.self)?.first?.expression
      let wrapper = attribute.attributeName.trimmedDescription
      if wrapper.first?.isUppercase == true { names.wrappers[name, default: []].insert(wrapper) }
      switch wrapper {
      case "Environment" where argument?.is(KeyPathExprSyntax.self) == true:
        names.frameworkValues.insert(name)
      case "Environment":
        note(
          name, (argument?.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription).map { SwiftType($0) })
      case "Namespace": names.frameworkValues.insert(name)
      default: break
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let made = node.calledExpression.simpleName, made.first?.isUppercase == true {
      names.labelsGiven[made, default: []].formUnion(node.arguments.compactMap { $0.label?.text })
    }
    if owners.last == "View", let name = node.calledExpression.simpleName {
      names.usedInside["View", default: []].insert(name)
    }
    if Lexicon.valueGivers.contains(node.calleeName) {
      let closures =
        [node.trailingClosure].compactMap { $0 } + node.additionalTrailingClosures.map(\.closure)
        + node.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
      for closure in closures where closure.signature != nil {
        names.frameworkValues.formUnion(NameHints(types: []).closureParameters(closure))
      }
    }
    return .visitChildren
  }

  /// The language declares these values: `set { stored = newValue }`, `catch { print(error) }`.
  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    switch node.accessorSpecifier.tokenKind {
    case .keyword(.set), .keyword(.willSet):
      names.declaredValues.insert(node.parameters?.name.text ?? "newValue")
    case .keyword(.didSet): names.declaredValues.insert(node.parameters?.name.text ?? "oldValue")
    default: break
    }
    return .visitChildren
  }
  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    if node.catchItems.isEmpty { names.declaredValues.insert("error") }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    let name = (node.secondName ?? node.firstName).text
    // `inout Transaction` is a `Transaction`.
    let type = SwiftType(node.type.as(AttributedTypeSyntax.self)?.baseType ?? node.type)
    names.declaredValues.insert(name)
    note(name, type)
    names.statedTypes[name, default: []].insert(type)
    return .visitChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    // `socket.onMessage = { message in … }`: what the closure is given depends on `socket`.
    guard let source = node.call.map(ExprSyntax.init) ?? node.assignedTo else { return .visitChildren }
    let typed = node.typedParameters
    for name in NameHints(types: []).closureParameters(node)
    where Int(name.dropFirst()) == nil && !typed.contains(name) {
      // The parameter of `{ $user in … }` is a binding, and `user` is its value.
      let bound = name.hasPrefix("$") ? String(name.dropFirst()) : name
      names.sources[bound, default: []].append(.init(expression: source, way: .parameter))
    }
    return .visitChildren
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    names.declaredValues.insert(node.name.text)
    if node.name.text.hasPrefix("$") { names.declaredValues.insert(String(node.name.text.dropFirst())) }
    return .visitChildren
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    let name = (node.secondName ?? node.firstName).text
    names.declaredValues.insert(name)
    if let type = node.type {
      note(name, SwiftType(type))
      names.statedTypes[name, default: []].insert(SwiftType(type))
    }
    return .visitChildren
  }
  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    // `[weak coordinator]` means a variable that is declared outside.
    if node.initializer == nil, case .identifier = node.name.tokenKind {
      names.usedValues.insert(node.name.text)
    } else {
      names.declaredValues.insert(node.name.text)
    }
    return .visitChildren
  }
  /// The conditions of `#if` are not names of the program.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    names.imports.append((node.path.first?.name.text ?? "", node))
    return .skipChildren
  }
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.attributeName.as(IdentifierTypeSyntax.self) {
      names.attributes.insert(type.name.text)
      if let arguments = type.genericArgumentClause { walk(arguments) }
    }
    // `never` in `@inline(never)` is a word of the language. The argument of a property wrapper is an expression.
    let name = node.attributeName.trimmedDescription
    let isOfLanguage = name.first?.isLowercase == true && Lexicon.builtinAttributes.contains(name)
    if let arguments = node.arguments, !isOfLanguage { walk(arguments) }
    return .skipChildren
  }
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "Self" { return .visitChildren }
    names.usedTypes.insert(node.name.text)
    if node.genericArgumentClause != nil { names.typesWithArguments.insert(node.name.text) }
    return .visitChildren
  }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      return .skipChildren
    }
    if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true { return .skipChildren }
    let name = node.baseName.text
    if name.first?.isUppercase == true, let member = node.parent?.memberName {
      names.askedOfTypes[name, default: []].insert(member)
    }
    let isHandedOn =
      node.parent?.is(LabeledExprSyntax.self) == true
      && node.ancestor(of: FunctionCallExprSyntax.self)?.calledExpression.is(MemberAccessExprSyntax.self)
        == true
    if isHandedOn || ExprSyntax(node).callOfCallee != nil { names.usedFunctions.insert(name) }
    // `type(of: self)` is no value.
    let isOfLanguage =
      Lexicon.valuesLikeLanguage.contains(name) && node.parent?.is(FunctionCallExprSyntax.self) == true
    if case .identifier = node.baseName.tokenKind, name != "Self", !isOfLanguage {
      names.usedValues.insert(name)
    }
    if let owner = owners.last, owner != "View" {
      if names.superclasses[owner] != nil {
        names.usedInside[names.ancestor(of: owner), default: []].insert(name)
      } else if !names.declaredTypes.contains(owner) {
        names.usedInside[owner, default: []].insert(name)
      }
    }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// The type of `[Route]()` and `[Tab: Route]()`.
  fileprivate var madeCollection: SwiftType? {
    guard let call = self.as(FunctionCallExprSyntax.self),
      call.calledExpression.is(ArrayExprSyntax.self) || call.calledExpression.is(DictionaryExprSyntax.self)
    else { return nil }
    switch SwiftType(call.calledExpression.trimmedDescription) {
    case .array(let element): return .array(element)
    case .dictionary(let key, let value): return .dictionary(key, value)
    default: return nil
    }
  }

  /// `[User]` for `[User(id: 1)]`; nil where the first element does not say what it is.
  fileprivate var listOfMade: SwiftType? {
    let first = self.as(ArrayExprSyntax.self)?.elements.first?.expression
    let maker = first?.as(FunctionCallExprSyntax.self)?.calledExpression.simpleName
    return maker.flatMap { $0.first?.isUppercase == true ? .array(.named($0)) : nil }
      ?? first?.literalType.map { .array($0) }
  }
}

extension ClosureExprSyntax {
  /// The call that the closure is an argument of.
  package var call: FunctionCallExprSyntax? {
    if let call = parent?.as(FunctionCallExprSyntax.self) { return call }
    return parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
  }

  /// What the closure is assigned to.
  fileprivate var assignedTo: ExprSyntax? {
    guard let parts = parent?.as(ExprListSyntax.self).map(Array.init), parts.count == 3,
      parts[2].id == ExprSyntax(self).id, parts[1].is(AssignmentExprSyntax.self)
    else { return nil }
    return parts[0]
  }
}

extension ClosureExprSyntax {
  /// `user` of `{ (user: User) in … }`
  fileprivate var typedParameters: [String] {
    guard case .parameterClause(let clause) = signature?.parameterClause else { return [] }
    return clause.parameters.filter { $0.type != nil }.map { ($0.secondName ?? $0.firstName).text }
  }
}
