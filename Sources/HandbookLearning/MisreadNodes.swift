import HandbookAssembly
import HandbookPlaceholders
import SwiftSyntax

/// What rows of the table of misreadings ask of nodes.
extension FunctionCallExprSyntax {
  /// The end of an argument that another one with its label follows, without a comma.
  var argumentBeforeLostComma: TokenSyntax? {
    let places = zip(arguments, arguments.dropFirst()).filter { $0.0.trailingComma?.presence != .present }
    if let first = places.first { return first.0.expression.lastToken(viewMode: .sourceAccurate) }
    let rest =
      (unexpectedBetweenArgumentsAndRightParen?.tokens(viewMode: .sourceAccurate)).map(Array.init) ?? []
    guard rest.count > 1, rest[0].tokenKind.isIdentifier, rest[1].tokenKind == .colon else { return nil }
    return arguments.last?.lastToken(viewMode: .sourceAccurate)
  }
}

extension ClosureExprSyntax {
  /// `@MainActor` of `Task { @MainActor`, where the next line has a statement.
  var attributeWithoutIn: AttributeSyntax? {
    guard signature == nil,
      let attribute = Syntax(self).descendants(of: AttributeSyntax.self).first,
      leftBrace.nextToken(viewMode: .sourceAccurate)?.bytes.lowerBound == attribute.bytes.lowerBound,
      let next = attribute.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate),
      next.leadingTrivia.contains(where: \.isNewline), next.tokenKind.beginsStatement,
      ![.keyword(.let), .keyword(.var)].contains(next.tokenKind)
    else { return nil }
    return attribute
  }

  /// `song` of `ForEach(songs) { song`, where the lines below use it.
  var parameterWithoutIn: TokenSyntax? {
    let takers = Lexicon.listViews.union(Lexicon.transformingMethods).union(["forEach", "filter", "sorted"])
    guard signature == nil, statements.count > 1, let first = statements.first,
      call.map({ takers.contains($0.calleeName) }) == true,
      let name = first.item.as(DeclReferenceExprSyntax.self)?.baseName, name.tokenKind.isIdentifier,
      !name.leadingTrivia.contains(where: \.isNewline),
      name.nextToken(viewMode: .sourceAccurate)?.leadingTrivia.contains(where: \.isNewline) == true,
      statements.dropFirst().contains(where: { statement in
        Syntax(statement).descendants(of: DeclReferenceExprSyntax.self).contains {
          $0.baseName.text == name.text
        }
      })
    else { return nil }
    return name
  }
}

extension LabeledExprSyntax {
  /// `radius: CGFloat? = nil` among the arguments of a call.
  var isParameterWithDefault: Bool {
    guard label != nil, let elements = expression.as(SequenceExprSyntax.self)?.elements,
      elements.contains(where: { $0.is(AssignmentExprSyntax.self) }),
      case .identifier(let type) = expression.firstToken(viewMode: .sourceAccurate)?.tokenKind
    else { return false }
    return type.first?.isUppercase == true
  }
}

extension FunctionParameterSyntax {
  /// `key` of `func put(key, value)`, of which the parser takes a name that begins with a capital letter for a type.
  var nameWithoutType: TokenSyntax? {
    let name = type.as(IdentifierTypeSyntax.self)?.name ?? secondName ?? firstName
    guard colon.presence == .missing, name.presence == .present, name.text.first?.isLowercase == true,
      case .identifier = name.tokenKind
    else { return nil }
    return name
  }
}

extension PatternBindingSyntax {
  /// The `{` of `lazy var stack: UIStackView { … }()`.
  var braceOfCalledClosure: TokenSyntax? {
    guard initializer == nil, let block = accessorBlock,
      let next = block.rightBrace.nextToken(viewMode: .sourceAccurate), next.tokenKind == .leftParen,
      !next.leadingTrivia.contains(where: \.isNewline),
      next.nextToken(viewMode: .sourceAccurate)?.tokenKind == .rightParen
    else { return nil }
    return block.leftBrace
  }
}

/// The first `)` where no parenthesis is open at all, as the last one of `note.insert().execute(db))`.
func leftOverParenthesis(among tokens: [TokenSyntax]) -> TokenSyntax? {
  var depth = 0
  return tokens.first { token in
    switch token.tokenKind {
    case .leftParen: depth += 1
    case .rightParen: depth -= 1
    default: break
    }
    return depth < 0
  }
}

extension AttributeSyntax {
  /// `.locale` of `@Environment(.locale)`, which takes a key path or a type.
  var memberForKeyPath: MemberAccessExprSyntax? {
    guard
      ["Environment", "FocusedValue", "FocusedBinding"].contains(attributeName.trimmedDescription)
    else { return nil }
    return arguments?.as(LabeledExprListSyntax.self)?.first?.expression.implicitMember
  }
}

extension CodeBlockItemSyntax {
  /// The comma behind a statement that others follow on the lines below.
  var commaBehind: TokenSyntax? {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.last?.id != id,
      let comma = lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate),
      comma.tokenKind == .comma,
      comma.nextToken(viewMode: .sourceAccurate)?.leadingTrivia.contains(where: \.isNewline) == true
    else { return nil }
    return comma
  }
}

extension AccessorDeclSyntax {
  /// `newValue` in the body of `set(router) { … }`.
  var newValueBesideName: (name: String, token: TokenSyntax)? {
    guard accessorSpecifier.tokenKind == .keyword(.set), let name = parameters?.name.text, name != "newValue",
      let token = body?.statements.tokens(viewMode: .sourceAccurate).first(where: { $0.text == "newValue" })
    else { return nil }
    return (name, token)
  }
}

extension EnumCaseDeclSyntax {
  /// The `-` of `case on-hold`, and the name without it, which the parser reads as two lines.
  var hyphenBehind: (hyphen: TokenSyntax, meant: String)? {
    guard let name = elements.last?.name, name.trailingTrivia.isEmpty,
      let hyphen = name.nextToken(viewMode: .sourceAccurate), hyphen.text == "-",
      hyphen.leadingTrivia.isEmpty, hyphen.trailingTrivia.isEmpty,
      let rest = hyphen.nextToken(viewMode: .sourceAccurate)
    else { return nil }
    return (hyphen, name.text + rest.text.capitalizedFirst)
  }
}

extension IfConfigDeclSyntax {
  /// A byte of the line where the parser meets a bracket that the block does not open.
  var lineOfUnexpected: Int? {
    let unexpected = Syntax(self).descendants(of: UnexpectedNodesSyntax.self).first
    return unexpected?.bytes.lowerBound
      ?? lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)?.bytes.lowerBound
  }
}

extension VariableDeclSyntax {
  /// `State` of `@State private var isOn`.
  var firstWrapper: String? {
    attributes.first?.as(AttributeSyntax.self)?.attributeName.trimmedDescription
  }

  /// `Binding` and `Bool` of `@Binding var isShown: Binding<Bool>`.
  var typeOfDoubleWrapper: (token: TokenSyntax, wrapper: String, held: String)? {
    guard let wrapper = firstWrapper, ["Binding", "State"].contains(wrapper), bindings.count == 1,
      let type = bindings.first?.typeAnnotation?.type.as(IdentifierTypeSyntax.self),
      type.name.text == wrapper, let held = type.genericArgumentClause?.arguments.first
    else { return nil }
    return (type.name, wrapper, held.trimmedDescription)
  }
}

extension StructDeclSyntax {
  /// `$isLoud` where the struct has no such property, and one with a wrapper that nothing uses: it has another name now.
  var bindingOfOldName: (token: TokenSyntax, property: String)? {
    let tokens = Array(memberBlock.tokens(viewMode: .sourceAccurate))
    let hides = tokens.contains { token in
      token.text == "..." || (token.leadingTrivia + token.trailingTrivia).contains(where: \.isElision)
    }
    guard !hides else { return nil }
    let words = Set(tokens.map(\.text))
    let properties = memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { ["State", "Binding", "FocusState"].contains($0.firstWrapper) }
      .compactMap { $0.bindings.first?.pattern.trimmedDescription }
    let unused = properties.filter { name in
      !words.contains("$" + name) && !words.contains("_" + name) && tokens.count { $0.text == name } == 1
    }
    let strange = tokens.filter { token in
      // `ForEach($todos) { $todo in … }` declares what it names.
      guard case .identifier(let name) = token.tokenKind, name.hasPrefix("$"),
        !tokens.contains(where: { $0.text == name && $0.parent?.is(DeclReferenceExprSyntax.self) != true })
      else { return false }
      return !words.contains(String(name.dropFirst()))
    }
    guard unused.count == 1, Set(strange.map(\.text)).count == 1, let token = strange.first else {
      return nil
    }
    return (token, unused[0])
  }

  /// The `main` of a view that declares no `main()`.
  var mainOfView: TokenSyntax? {
    let isView = inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription == "View" } == true
    let declaresMain = memberBlock.members.contains {
      $0.decl.as(FunctionDeclSyntax.self)?.name.text == "main"
    }
    guard isView, !declaresMain else { return nil }
    return attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == "main" }?.attributeName
      .firstToken(viewMode: .sourceAccurate)
  }
}

extension CodeBlockItemSyntax {
  /// The `&&` of `isLoaded && MapView()`, where that is no value of a function or property.
  var viewBehindAnd: TokenSyntax? {
    guard let elements = item.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count >= 3,
      let joint = elements[elements.count - 2].as(BinaryOperatorExprSyntax.self)?.operator,
      joint.text == "&&",
      let view = elements.last?.as(FunctionCallExprSyntax.self),
      let name = view.rootOfChain, name.first?.isUppercase == true,
      // `isOn && Rules(order).allSatisfy { … }` is a truth value.
      Lexicon.viewEndings.contains(where: name.hasSuffix)
        || view.trailingClosure != nil && view.calledExpression.simpleName == name
    else { return nil }
    return joint
  }

  /// The dot of `.padding()` behind the brace of an `if` or a `switch` among views.
  var modifierBehindChoice: TokenSyntax? {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.parent?.is(SourceFileSyntax.self) != true,
      let access = item.as(ExprSyntax.self)?.startOfChain?.as(MemberAccessExprSyntax.self),
      let index = list.index(of: self), index > list.startIndex,
      case let before = list[list.index(before: index)].item,
      let choice = before.as(ExpressionStmtSyntax.self)?.expression ?? before.as(ExprSyntax.self),
      choice.is(IfExprSyntax.self) || choice.is(SwitchExprSyntax.self)
    else { return nil }
    return access.period
  }
}

extension ExprSyntax {
  /// `.padding` of `.padding().bold()`: where a chain of calls begins with a dot.
  fileprivate var startOfChain: ExprSyntax? {
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.startOfChain }
    guard let access = self.as(MemberAccessExprSyntax.self) else { return nil }
    return access.base == nil ? self : access.base?.startOfChain
  }
}

extension FunctionCallExprSyntax {
  /// `Card` of `Card(item).padding()`.
  fileprivate var rootOfChain: String? {
    if let name = calledExpression.simpleName { return name }
    return calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self)?
      .rootOfChain
  }

  /// The second closure of `Binding(get: { name }, set: { name = newValue })`.
  var setterWithoutValue: ClosureExprSyntax? {
    guard calledExpression.simpleName == "Binding",
      let closure = arguments.first(where: { $0.label?.text == "set" })?.expression.as(
        ClosureExprSyntax.self),
      closure.signature == nil, !closure.statements.isEmpty,
      !closure.statements.tokens(viewMode: .sourceAccurate).contains(where: {
        if case .dollarIdentifier = $0.tokenKind { true } else { false }
      })
    else { return nil }
    return closure
  }
}

extension TokenKind {
  var isIdentifier: Bool {
    if case .identifier = self { true } else { false }
  }

  /// Whether a statement, and no `in`, may begin here.
  var beginsStatement: Bool {
    switch self {
    case .identifier, .keyword(.self), .keyword(.await), .keyword(.if), .keyword(.guard), .keyword(.switch),
      .keyword(.let),
      .keyword(.var), .keyword(.try), .keyword(.for), .keyword(.return):
      true
    default: false
    }
  }

  /// Whether a number, a text or a truth value begins here.
  var beginsLiteral: Bool {
    switch self {
    case .integerLiteral, .floatLiteral, .stringQuote, .multilineStringQuote, .keyword(.true),
      .keyword(.false):
      true
    default: false
    }
  }
}

extension ExprSyntax {
  /// `user?.isOpen` of `user?.isOpen && !isBusy`: an operand that may be nil, where each must be true or false.
  var optionalOperand: ExprSyntax? {
    if let negation = self.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return negation.expression.optionalOperand
    }
    if let operands = self.as(SequenceExprSyntax.self)?.elements {
      let signs = operands.enumerated().filter { $0.offset % 2 == 1 }.map(\.element.trimmedDescription)
      guard signs.allSatisfy(["&&", "||"].contains) else { return nil }
      return operands.lazy.compactMap(\.optionalOperand).first
    }
    return isOptionalChain ? self : nil
  }

  /// Whether it is asked of a value that may be nil: `user?.name.isEmpty`.
  private var isOptionalChain: Bool {
    if self.is(OptionalChainingExprSyntax.self) { return parent?.is(MemberAccessExprSyntax.self) == true }
    if let access = self.as(MemberAccessExprSyntax.self) { return access.base?.isOptionalChain ?? false }
    return self.as(FunctionCallExprSyntax.self)?.calledExpression.isOptionalChain
      ?? self.as(SubscriptCallExprSyntax.self)?.calledExpression.isOptionalChain ?? false
  }
}

extension FunctionCallExprSyntax {
  /// `numberOfLines` of `Text(title).numberOfLines(2)`, and SwiftUI's word for it.
  var modifierOfOthers: (name: TokenSyntax, meant: String)? {
    guard let name = calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName,
      let meant = Lexicon.otherModifiers[name.text], let root = calledExpression.rootName,
      Lexicon.viewsOfModifiers.contains(root), !isOfShownFunction
    else { return nil }
    return (name, meant)
  }

  /// `_` of `present(alert, animated: true) { _ in … }`. What is asked of a router may be a method of the app's own.
  var parameterOfCompletion: TokenSyntax? {
    let labels = arguments.map { $0.label?.text }
    let base = calledExpression.as(MemberAccessExprSyntax.self)?.base
    guard
      calleeName == "present" && labels == [nil, "animated"]
        || calleeName == "dismiss" && labels == ["animated"],
      base == nil || base?.simpleName == "self", !isOfShownFunction
    else { return nil }
    return trailingClosure?.signature?.parameterClause?.firstToken(viewMode: .sourceAccurate)
  }

  /// Whether the code declares a function of the name that is called.
  private var isOfShownFunction: Bool {
    Syntax(self).root.descendants(of: FunctionDeclSyntax.self).contains { $0.name.text == calleeName }
  }
}

extension PatternBindingSyntax {
  /// `ContentView` of `var body: some Scene { ContentView() }`.
  var viewAsScene: TokenSyntax? {
    guard typeAnnotation?.type.trimmedDescription == "some Scene",
      case .getter(let body)? = accessorBlock?.accessors
    else { return nil }
    return body.lazy.compactMap { $0.item.as(ExprSyntax.self) }.compactMap { statement -> TokenSyntax? in
      guard statement.is(FunctionCallExprSyntax.self), statement.rootName?.hasSuffix("View") == true
      else { return nil }
      return statement.firstToken(viewMode: .sourceAccurate)
    }.first
  }
}

extension StructDeclSyntax {
  /// `Content` of a view `Card<Content>` whose body shows a property of this type, which nothing constrains; and where it does.
  var parameterShownAsView: (name: TokenSyntax, use: Int)? {
    guard inheritanceClause?.inheritedTypes.contains(where: { $0.type.trimmedDescription == "View" }) == true,
      genericWhereClause == nil, let parameters = genericParameterClause?.parameters
    else { return nil }
    let bindings = memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
    let body = bindings.first { $0.pattern.trimmedDescription == "body" }
    let rows = body.map { Syntax($0).descendants(of: CodeBlockItemSyntax.self) } ?? []
    return parameters.lazy.filter { $0.inheritedType == nil }.compactMap { parameter in
      let properties = bindings.filter {
        [parameter.name.text, "() -> \(parameter.name.text)"].contains(
          $0.typeAnnotation?.type.trimmedDescription)
      }.map(\.pattern.trimmedDescription)
      let use = rows.first {
        $0.item.as(ExprSyntax.self)?.rootName.map(properties.contains) == true
      }
      return use.map { (parameter.name, $0.bytes.lowerBound) }
    }.first
  }
}

extension LabeledExprSyntax {
  /// The type that a modifier is given as if it were a value: `Recipe.ID` of `.navigationDestination(for: Recipe.ID) { … }`.
  var typeWithoutSelf: ExprSyntax? {
    guard label?.text == "for", let call = parent?.parent?.as(FunctionCallExprSyntax.self),
      Lexicon.takersOfTypes.contains(call.calleeName)
    else { return nil }
    let base = expression.as(MemberAccessExprSyntax.self)?.base
    let names = [expression.simpleName ?? expression.memberName, base.map { $0.simpleName ?? "" }]
    return names.allSatisfy { $0?.first?.isUppercase ?? true } && names[0] != nil ? expression : nil
  }
}

extension ParsedPiece {
  /// Writes the `.self` that is missing behind a type, which is told in any case: without it, the compiler says little of the
  /// expression around it, so that nothing could be learned of what it mentions.
  mutating func completeTypes() {
    for argument in Syntax(tree).descendants(of: LabeledExprSyntax.self) {
      guard let end = argument.typeWithoutSelf?.bytes.upperBound else { continue }
      edits.append(.init(range: end..<end, text: ".self"))
    }
  }
}

extension FunctionCallExprSyntax {
  /// `destination` of `NavigationLink(value: song, destination: SongScreen())`.
  var destinationBesideValue: TokenSyntax? {
    let labels = arguments.compactMap(\.label) + additionalTrailingClosures.map(\.label)
    guard calledExpression.trimmedDescription == "NavigationLink",
      labels.contains(where: { $0.text == "value" })
    else { return nil }
    return labels.first { $0.text == "destination" }
  }
}
