import HandbookAssembly
import SwiftSyntax

/// A row of the table of misreadings: code of one kind that the parser only half understands, so that the compiler says
/// what follows from it, and not what is wrong.
struct Misreading: Sendable {
  /// What is wrong, and at which token.
  struct Told {
    let text: String
    let token: TokenSyntax
    /// A byte on another line, about which the compiler complains, too.
    var otherByte: Int?
    /// What was probably meant.
    var meant: String?
  }

  let find: @Sendable (SourceFileSyntax, [TokenRun]) -> [Told]

  /// A row about nodes of one kind.
  init<Node: SyntaxProtocol>(_ kind: Node.Type, _ tell: @escaping @Sendable (Node) -> Told?) {
    find = { tree, _ in Syntax(tree).descendantsAndSelf(of: Node.self).compactMap(tell) }
  }

  /// A row about tokens that follow each other.
  ///
  /// - Parameter tell: What is wrong with code that begins with these tokens, and which of them it is about.
  init(_ tell: @escaping @Sendable (TokenRun) -> (text: String, index: Int)?) {
    find = { _, runs in
      runs.compactMap { run in tell(run).map { .init(text: $0.text, token: run.tokens[$0.index]) } }
    }
  }
}

/// Some tokens in a row, and what stands around them.
struct TokenRun {
  private static let length = 9

  let tokens: [TokenSyntax]
  /// Kinds of the tokens; of the end of the file, where there are fewer.
  let kinds: [TokenKind]
  let before: TokenKind?
  let startsLine: Bool
  /// Whether the second token is on the line of the first.
  let isFollowedOnLine: Bool
  /// Whether the first token is an expression, as `_` among arguments is.
  let isDiscard: Bool
  /// Whether it is the colon before the type of a variable.
  let isOfVariable: Bool

  init(_ tokens: [TokenSyntax], from index: Int) {
    self.tokens = Array(tokens[index...].prefix(Self.length))
    let some = self.tokens.map(\.tokenKind)
    kinds = some + Array(repeating: .endOfFile, count: Self.length - some.count)
    before = index > 0 ? tokens[index - 1].tokenKind : nil
    startsLine = index == 0 || tokens[index].leadingTrivia.contains(where: \.isNewline)
    isFollowedOnLine =
      index + 1 >= tokens.count || !tokens[index + 1].leadingTrivia.contains(where: \.isNewline)
    isDiscard = tokens[index].parent?.is(DiscardAssignmentExprSyntax.self) == true
    isOfVariable =
      tokens[index].parent?.as(TypeAnnotationSyntax.self)?.parent?.is(PatternBindingSyntax.self) == true
  }

  var isArgument: Bool { before == .leftParen || before == .comma }

  /// Whether the first tokens, so many, are on one line.
  func areOnLine(_ count: Int) -> Bool {
    tokens.prefix(count).dropFirst().allSatisfy { !$0.leadingTrivia.contains(where: \.isNewline) }
  }
}

/// What is wrong where code was misread. Each replaces what the compiler says of its line, and of another line.
func misreadings(in analysis: Analysis) -> [(finding: CompiledProgram.Finding, otherLine: Int)] {
  guard let position = analysis.pieces.indices.last else { return [] }
  let tree = analysis.pieces[position].tree
  func finding(_ told: Misreading.Told) -> (finding: CompiledProgram.Finding, otherLine: Int) {
    let start = told.token.bytes.lowerBound
    let place = analysis.place(ofByte: start, in: position)
    return (
      .init(
        isError: true, text: told.text, place: place, length: told.token.text.utf8.count, notes: [],
        suggestion: told.meant),
      told.otherByte.map { analysis.place(ofByte: $0, in: position).line } ?? place.line
    )
  }
  let tokens = Array(tree.tokens(viewMode: .sourceAccurate))
  let runs = tokens.indices.map { TokenRun(tokens, from: $0) }
  let found = misreadingRows.flatMap { $0.find(tree, runs) }.map(finding)
  let lost = lostTokens.flatMap { $0.find(tree, runs) }.map(finding).filter { lost in
    !found.contains { $0.finding.place.line == lost.finding.place.line }
  }
  return found + lost
}

/// What seems to be missing on a line may be there, if the line was misread.
private let lostTokens: [Misreading] = [
  // avatar(name: user.name isBig: true)
  Misreading(FunctionCallExprSyntax.self) { call in
    call.argumentBeforeLostComma.map { last in
      let next = last.nextToken(viewMode: .sourceAccurate) ?? last
      return .init(text: "',' is missing after this argument", token: last, otherByte: next.bytes.lowerBound)
    }
  },
  // Text("Welcome)
  Misreading(StringLiteralExprSyntax.self) { text in
    guard text.closingQuote.presence == .missing, text.openingQuote.presence == .present else { return nil }
    let next = text.closingQuote.nextToken(viewMode: .sourceAccurate)
    return .init(
      text: "this text is not closed: '\(text.openingQuote.text)' is missing at its end",
      token: text.openingQuote,
      otherByte: next?.bytes.lowerBound)
  },
  // path.append(Route.settings(section: .privacy) ⏎ isShown = false
  Misreading(FunctionCallExprSyntax.self) { call in
    guard let open = call.leftParen, call.rightParen?.presence == .missing,
      let next = call.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate),
      next.tokenKind != .endOfFile,
      // `Text("Welcome)`, whose text is what is not closed
      !Syntax(call).descendants(of: StringLiteralExprSyntax.self).contains(where: {
        $0.closingQuote.presence == .missing
      })
    else { return nil }
    return .init(text: "this '(' is not closed", token: open, otherByte: next.bytes.lowerBound)
  },
]

private let declaredAsArgument =
  "a call gives values; 'func' is missing before a declaration of parameters"

/// A new row needs a case with its exact text in `Tests/HandbookSnippetsTests/Mistakes`.
private let misreadingRows: [Misreading] = [
  // show(_ route: Route, animated: Bool)
  Misreading { run in
    guard run.kinds[0] == .wildcard, run.kinds[1].isIdentifier, run.kinds[2] == .colon, run.isArgument,
      run.isDiscard
    else { return nil }
    return (declaredAsArgument, 0)
  },
  // Card(radius: CGFloat? = nil)
  Misreading(LabeledExprSyntax.self) { argument in
    guard argument.isParameterWithDefault,
      let token = argument.expression.firstToken(viewMode: .sourceAccurate)
    else { return nil }
    return .init(text: declaredAsArgument, token: token)
  },
  // let title: "Trips". In a `switch`, `case let name: "x"` is a pattern with its result.
  Misreading { run in
    guard [.keyword(.let), .keyword(.var)].contains(run.kinds[0]), run.before != .keyword(.case),
      case .identifier(let name) = run.kinds[1], run.kinds[2] == .colon, run.kinds[3].beginsLiteral
    else { return nil }
    return ("a type belongs after ':'; to give '\(name)' a value, write '='", 2)
  },
  // if route == .detail(let id)
  Misreading { run in
    guard run.kinds[0] == .binaryOperator("=="), run.kinds[1] == .period,
      case .identifier(let name) = run.kinds[2], run.kinds[3] == .leftParen,
      [.keyword(.let), .keyword(.var)].contains(run.kinds[4])
    else { return nil }
    return ("a value is matched with a pattern by 'if case .\(name)(…) = value', not by '=='", 0)
  },
  // if case route = .detail(let id)
  Misreading { run in
    guard run.before == .keyword(.if) || run.before == .keyword(.guard), run.kinds[0] == .keyword(.case),
      case .identifier(let value) = run.kinds[1], run.kinds[2] == .equal, run.kinds[3] == .period,
      case .identifier(let name) = run.kinds[4], run.kinds[5] == .leftParen, run.kinds[6] == .keyword(.let)
    else { return nil }
    return ("the pattern stands before '=': 'case .\(name)(…) = \(value)'", 1)
  },
  // if case model.route = .detail(let id)
  Misreading { run in
    guard run.before == .keyword(.if) || run.before == .keyword(.guard), run.kinds[0] == .keyword(.case),
      run.kinds[1].isIdentifier, run.kinds[2] == .period, run.kinds[3].isIdentifier, run.kinds[4] == .equal,
      run.kinds[5] == .period, case .identifier(let name) = run.kinds[6], run.kinds[7] == .leftParen,
      run.kinds[8] == .keyword(.let)
    else { return nil }
    return (
      "the pattern stands before '=': 'case .\(name)(…) = \(run.tokens[1].text).\(run.tokens[3].text)'", 1
    )
  },
  // "\(String(format: \"%.1f\", speed))"
  Misreading { run in
    guard run.kinds[0] == .backslash, run.kinds[1] == .stringQuote else { return nil }
    return ("inside '\\(…)', a quotation mark has no backslash before it", 0)
  },
  // .environment(\\.locale, locale)
  Misreading { run in
    guard run.kinds[0] == .backslash, run.kinds[1] == .backslash else { return nil }
    return ("a key path begins with one backslash", 0)
  },
  // .navigationDestination(for: Route.self) { route: Route in
  Misreading { run in
    guard run.kinds[0] == .leftBrace, case .identifier(let name) = run.kinds[1], run.kinds[2] == .colon,
      case .identifier(let type) = run.kinds[3], run.kinds[4] == .keyword(.in)
    else { return nil }
    return ("a parameter of a closure with its type stands in parentheses: '(\(name): \(type))'", 1)
  },
  // login { [weak self] result
  Misreading { run in
    guard run.kinds[0] == .leftBrace, run.kinds[1] == .leftSquare,
      captureWords.contains(run.kinds[2]), run.kinds[4] == .rightSquare,
      case .identifier(let name) = run.kinds[5], run.kinds[6].beginsStatement
    else { return nil }
    return ("'in' is missing after '\(name)'", 5)
  },
  // var isShown: Bool: false
  Misreading { run in
    guard run.kinds[0] == .colon, run.isOfVariable, case .identifier = run.kinds[1],
      run.kinds[2] == .colon, run.kinds[3].beginsLiteral
    else { return nil }
    return ("the first value of a variable follows '='", 2)
  },
  // } label: Text("Buy")
  Misreading { run in
    guard run.kinds[0] == .rightBrace, run.isFollowedOnLine, case .identifier(let label) = run.kinds[1],
      run.kinds[2] == .colon, case .identifier(let type) = run.kinds[3], type.first?.isUppercase == true,
      run.kinds[4] == .leftParen
    else { return nil }
    return ("'\(label):' behind a closure takes a closure, too: '{ \(type)(…) }'", 3)
  },
  // (1) stack.push(route)
  Misreading { run in
    guard run.startsLine, run.kinds[0] == .leftParen, case .integerLiteral(let number) = run.kinds[1],
      run.kinds[2] == .rightParen, case .identifier = run.kinds[3], run.kinds[4] == .period
    else { return nil }
    return ("'(\(number))' before a statement is no Swift; number the lines in comments", 0)
  },
  // pod "Alamofire"
  Misreading { run in
    guard run.startsLine, case .identifier(let tool) = run.kinds[0], let file = filesOfTools[tool],
      [.stringQuote, .singleQuote].contains(run.kinds[1])
    else { return nil }
    return ("this is a line of a \(file), and no Swift; name its language after the fence", 0)
  },
  // @Preview("Dark") { … }
  Misreading { run in
    guard run.startsLine, run.kinds[0] == .atSign, run.kinds[1] == .identifier("Preview"),
      [.leftParen, .leftBrace].contains(run.kinds[2])
    else { return nil }
    return ("a preview is a macro: '#Preview'", 0)
  },
  // Task { [weak self] @MainActor in
  Misreading { run in
    guard run.kinds[0] == .rightSquare, run.kinds[1] == .atSign, case .identifier(let name) = run.kinds[2],
      run.kinds[3] == .keyword(.in)
    else { return nil }
    return ("an attribute of a closure stands before what it captures: '{ @\(name) […] in'", 1)
  },
  // if available(iOS 18, *)
  Misreading { run in
    guard [.keyword(.if), .keyword(.guard), .comma].contains(run.before),
      run.kinds[0] == .identifier("available"), run.kinds[1] == .leftParen,
      case .identifier(let system) = run.kinds[2], system.contains("OS")
    else { return nil }
    return ("'#' is missing before 'available'", 0)
  },
  // var text: String async throws { … }
  Misreading { run in
    guard run.kinds[0] == .keyword(.var), run.kinds[1].isIdentifier, run.kinds[2] == .colon,
      run.kinds[3].isIdentifier, ["async", "throws"].contains(run.tokens.dropFirst(4).first?.text)
    else { return nil }
    return ("'async' and 'throws' of a property stand behind 'get': '{ get async throws { … } }'", 4)
  },
  // onSelect?.(row)
  Misreading { run in
    guard run.kinds[0] == .postfixQuestionMark, run.kinds[1] == .period, run.kinds[2] == .leftParen else {
      return nil
    }
    return ("an optional closure is called without a dot: '?(…)'", 1)
  },
  // Text(title ?: "Untitled")
  Misreading { run in
    guard run.kinds[0] == .infixQuestionMark, run.kinds[1] == .colon else { return nil }
    return ("Swift has no '?:'; '??' gives what stands for nil", 0)
  },
  // } label { Text("Buy") }
  Misreading { run in
    guard run.kinds[0] == .rightBrace, run.isFollowedOnLine, case .identifier(let label) = run.kinds[1],
      run.kinds[2] == .leftBrace, run.areOnLine(3)
    else { return nil }
    return ("':' is missing after '\(label)'", 1)
  },
  // let async profile = api.profile()
  Misreading { run in
    guard run.kinds[0] == .keyword(.let), run.tokens.dropFirst().first?.text == "async",
      run.kinds[2].isIdentifier
    else { return nil }
    return ("'async' stands before 'let'", 1)
  },
  // if screen instanceof Settings
  Misreading { run in
    guard run.kinds[0].isIdentifier, run.isFollowedOnLine, run.kinds[1] == .identifier("instanceof"),
      run.kinds[2].isIdentifier
    else { return nil }
    return ("Swift has no 'instanceof'; 'is' asks whether a value is of a type", 1)
  },
  // Struct Home { … }
  Misreading { run in
    guard run.startsLine, case .identifier(let name) = run.kinds[0], run.kinds[1].isIdentifier,
      let keyword = keywords.first(where: { $0 == name.lowercased() && $0 != name })
    else { return nil }
    return ("Swift writes '\(keyword)'", 0)
  },
  // func move(_ from old: Int, to new index: Int)
  Misreading { run in
    guard run.isArgument, run.kinds[0] == .wildcard || run.kinds[0].isIdentifier, run.kinds[1].isIdentifier,
      run.kinds[2].isIdentifier, run.kinds[3] == .colon, case .identifier = run.kinds[4]
    else { return nil }
    return ("a parameter has a label and a name, and no third name", 2)
  },
  // var body some View { … }
  Misreading { run in
    guard [.keyword(.let), .keyword(.var)].contains(run.kinds[0]), run.before != .keyword(.case),
      case .identifier(let name) = run.kinds[1],
      run.kinds[2] == .keyword(.some) || run.kinds[2] == .keyword(.any)
    else { return nil }
    return ("':' is missing after '\(name)'", 2)
  },
  // new Trip(id: 1). `new` at the end of a line may be a name.
  Misreading { run in
    guard run.kinds[0] == .identifier("new"), run.isFollowedOnLine,
      case .identifier(let type) = run.kinds[1], type.first?.isUppercase == true,
      run.kinds[2] == .leftParen
    else { return nil }
    return ("Swift has no 'new': '\(type)(…)' makes a value", 0)
  },
  // load { trip [weak self] in … }
  Misreading { run in
    guard run.kinds[0] == .leftBrace, case .identifier(let name) = run.kinds[1],
      run.kinds[2] == .leftSquare, captureWords.contains(run.kinds[3])
    else { return nil }
    return ("what a closure captures stands before its parameters: '{ [weak self] \(name) in'", 2)
  },
  // trips.map { trip => trip.name }
  Misreading { run in
    guard run.kinds[0] == .binaryOperator("=>") else { return nil }
    return ("'=>' is no Swift; the parameters of a closure end with 'in', and a case with ':'", 0)
  },
  // @synchronized(self) { … }
  Misreading { run in
    guard run.kinds[0] == .atSign, run.kinds[1] == .identifier("synchronized"),
      run.kinds[2] == .leftParen
    else { return nil }
    return ("'@synchronized' is Objective-C; Swift has actors and locks, such as 'lock.withLock { … }'", 1)
  },
  // func put(key, value)
  Misreading(FunctionParameterSyntax.self) { parameter in
    parameter.nameWithoutType.map {
      .init(text: "parameter '\($0.text)' has no type; write it after ':'", token: $0)
    }
  },
  // lazy var stack: UIStackView { … }()
  Misreading(PatternBindingSyntax.self) { binding in
    binding.braceOfCalledClosure.map {
      .init(
        text: "'=' is missing before '{': a closure that is called with '()' is a value", token: $0,
        otherByte: binding.bytes.upperBound)
    }
  },
  // if let trip = trip && trip.isOpen
  Misreading(OptionalBindingConditionSyntax.self) { condition in
    condition.initializer?.value.as(SequenceExprSyntax.self)?.elements.lazy
      .compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator }.first { $0.text == "&&" }.map {
        .init(
          text: "a condition after 'let' is separated from it by ',', and not by '&&'", token: $0)
      }
  },
  // if case .open == state
  Misreading(MatchingPatternConditionSyntax.self) { condition in
    Syntax(condition.pattern).descendants(of: BinaryOperatorExprSyntax.self).lazy.map(\.operator)
      .first { $0.text == "==" }.map {
        .init(text: "a pattern is matched with '=', and not with '=='", token: $0)
      }
  },
  // if tab = selected
  Misreading(ConditionElementSyntax.self) { element in
    element.condition.as(SequenceExprSyntax.self)?.elements.lazy
      .compactMap { $0.as(AssignmentExprSyntax.self)?.equal }.first.map {
        .init(text: "'=' assigns; a condition compares with '=='", token: $0)
      }
  },
  // { [weak self] in self.load() }, beside no type
  Misreading(MemberAccessExprSyntax.self) { access in
    access.selfCapturedWeakly.map {
      .init(text: "'self' may be nil here, as it is captured weakly", token: $0, meant: "self?")
    }
  },
  // NavigationLink(value: song, destination: SongScreen(song: song)) { … }
  Misreading(FunctionCallExprSyntax.self) { call in
    call.destinationBesideValue.map {
      .init(text: "no 'NavigationLink' takes both 'value:' and 'destination:'", token: $0)
    }
  },
  // @testable import [AppName]
  Misreading(ImportDeclSyntax.self) { declaration in
    guard declaration.path.first?.name.presence != .present else { return nil }
    return .init(text: "the name of a module is missing after 'import'", token: declaration.importKeyword)
  },
  // .navigationDestination(for: Recipe.ID) { … }
  Misreading(LabeledExprSyntax.self) { argument in
    argument.typeWithoutSelf.flatMap { type in
      type.lastToken(viewMode: .sourceAccurate).map {
        .init(
          text: "'\(type.trimmedDescription)' is a type, which needs '.self' here", token: $0,
          meant: "\($0.text).self")
      }
    }
  },
  // if user?.isPremium
  Misreading(ConditionElementSyntax.self) { element in
    guard case .expression(let condition) = element.condition, let chain = condition.optionalOperand,
      let first = chain.firstToken(viewMode: .sourceAccurate)
    else { return nil }
    let text = chain.trimmedDescription
    let sign = chain.parent?.is(PrefixOperatorExprSyntax.self) == true ? "!=" : "=="
    return .init(
      text: "'\(text)' may be nil, and is no condition; write '\(text) \(sign) true'", token: first)
  },
  // Text(title).numberOfLines(2)
  Misreading(FunctionCallExprSyntax.self) { call in
    call.modifierOfOthers.map {
      .init(text: "no view has a modifier '\($0.name.text)'; SwiftUI's is '\($0.meant)'", token: $0.name)
    }
  },
  // var body: some Scene { ContentView() }
  Misreading(PatternBindingSyntax.self) { binding in
    binding.viewAsScene.map {
      .init(
        text: "'\($0.text)' is a view, and no scene; put it into a 'WindowGroup { … }'", token: $0)
    }
  },
  // .present(alert, animated: true) { _ in … }
  Misreading(FunctionCallExprSyntax.self) { call in
    call.parameterOfCompletion.map {
      .init(text: "the closure of '\(call.calleeName)' takes no parameter", token: $0)
    }
  },
  // struct Card<Content>: View { let content: Content; var body: some View { content.padding() } }
  Misreading(StructDeclSyntax.self) { declaration in
    declaration.parameterShownAsView.map {
      .init(
        text: "'\($0.name.text)' may be any type, and only a 'View' is shown; write '\($0.name.text): View'",
        token: $0.name, otherByte: $0.use)
    }
  },
  // case .login || .register:
  Misreading(SwitchCaseItemSyntax.self) { item in
    // `switch true { case isNew || isOpen: … }` is right.
    guard item.pattern.firstToken(viewMode: .sourceAccurate)?.tokenKind == .period else { return nil }
    return Syntax(item.pattern).descendants(of: BinaryOperatorExprSyntax.self).lazy.map(\.operator)
      .first { $0.text == "||" }.map {
        .init(text: "the patterns of a case are separated by ','", token: $0)
      }
  },
  // Task { @MainActor
  Misreading(ClosureExprSyntax.self) { closure in
    closure.attributeWithoutIn.map {
      .init(text: "'in' is missing after '\($0.trimmedDescription)'", token: $0.atSign)
    }
  },
  // ForEach(songs) { song
  Misreading(ClosureExprSyntax.self) { closure in
    closure.parameterWithoutIn.map { .init(text: "'in' is missing after '\($0.text)'", token: $0) }
  },
  // @Environment(.locale) var locale
  Misreading(AttributeSyntax.self) { attribute in
    attribute.memberForKeyPath.map {
      .init(text: "a key path begins with a backslash: '\\\($0.trimmedDescription)'", token: $0.period)
    }
  },
  // VStack { Text("a"), ⏎ Text("b") }
  Misreading(CodeBlockItemSyntax.self) { statement in
    statement.commaBehind.map { .init(text: "statements and views are not separated by ','", token: $0) }
  },
  // enum Route { home, detail }
  Misreading(EnumDeclSyntax.self) { declaration in
    guard let first = declaration.memberBlock.leftBrace.nextToken(viewMode: .sourceAccurate),
      first.tokenKind.isIdentifier
    else { return nil }
    return .init(
      text: "'case' is missing before '\(first.text)'", token: first,
      otherByte: declaration.name.bytes.lowerBound)
  },
  // { "id": 1 }
  Misreading(ClosureExprSyntax.self) { closure in
    guard let text = closure.statements.first?.item.as(StringLiteralExprSyntax.self),
      text.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)?.tokenKind == .colon
    else { return nil }
    return .init(
      text: "'{' begins a closure; a dictionary is written '[…]', and JSON in a fence of its own",
      token: closure.leftBrace, otherByte: text.bytes.lowerBound)
  },
  // { item -> item.title }
  Misreading(ClosureExprSyntax.self) { closure in
    guard let signature = closure.signature, let result = signature.returnClause,
      signature.inKeyword.presence == .missing
    else { return nil }
    return .init(
      text: "the parameters of a closure end with 'in', and not with '->'", token: result.arrow,
      otherByte: closure.rightBrace.bytes.lowerBound)
  },
  // @UIApplicationDelegateAdaptor var delegate: AppDelegate.self, of whose type the compiler speaks at the first line
  Misreading(TypeAnnotationSyntax.self) { annotation in
    guard let last = annotation.type.lastToken(viewMode: .sourceAccurate), last.tokenKind == .keyword(.self)
    else { return nil }
    return .init(text: "a type behind ':' has no '.self'", token: last, otherByte: 0)
  },
  // set(router) { self[RouterKey.self] = newValue }
  Misreading(AccessorDeclSyntax.self) { accessor in
    accessor.newValueBesideName.map {
      .init(
        text: "the setter names its value '\($0.name)', and not 'newValue'", token: $0.token, otherByte: 0)
    }
  },
  // self[RouterKey] = newValue
  Misreading(SubscriptCallExprSyntax.self) { element in
    guard element.calledExpression.simpleName == "self", element.arguments.count == 1,
      let key = element.arguments.first, key.label == nil, let name = key.expression.simpleName,
      name.first?.isUppercase == true, name.hasSuffix("Key"),
      let token = key.firstToken(viewMode: .sourceAccurate)
    else { return nil }
    return .init(text: "'\(name)' is a type, which needs '.self' here", token: token)
  },
  // Task.sleep(.seconds(2))
  Misreading(FunctionCallExprSyntax.self) { call in
    guard call.calledExpression.trimmedDescription == "Task.sleep", call.arguments.count == 1,
      let time = call.arguments.first, time.label == nil,
      let made = time.expression.as(FunctionCallExprSyntax.self)?.calledExpression.implicitMember,
      let token = time.firstToken(viewMode: .sourceAccurate)
    else { return nil }
    return .init(text: "'for:' is missing before '.\(made.declName.baseName.text)(…)'", token: token)
  },
  // @Relationship(.cascade) var photos: [Photo] = []
  Misreading(AttributeSyntax.self) { attribute in
    guard attribute.attributeName.trimmedDescription == "Relationship",
      let rule = attribute.arguments?.as(LabeledExprListSyntax.self)?.first, rule.label == nil,
      let name = rule.expression.implicitMember?.declName.baseName,
      ["cascade", "deny", "noAction", "nullify"].contains(name.text)
    else { return nil }
    return .init(text: "'deleteRule:' is missing before '.\(name.text)'", token: name)
  },
  // @EnvironmentObject(Session.self) var session
  Misreading(AttributeSyntax.self) { attribute in
    guard attribute.attributeName.trimmedDescription == "EnvironmentObject",
      let given = attribute.arguments?.as(LabeledExprListSyntax.self)?.first,
      given.expression.memberName == "self",
      let token = given.firstToken(viewMode: .sourceAccurate)
    else { return nil }
    return .init(
      text:
        "'@EnvironmentObject' takes no argument: it finds an object by the type of its variable; '@Environment(\(given.trimmedDescription))' finds an '@Observable' one",
      token: token)
  },
  // #expect(celsius == 37, accuracy: 0.01)
  Misreading(MacroExpansionExprSyntax.self) { macro in
    guard ["expect", "require"].contains(macro.macroName.text),
      let label = macro.arguments.first(where: { $0.label?.text == "accuracy" })?.label
    else { return nil }
    return .init(
      text:
        "'#\(macro.macroName.text)' has no 'accuracy:', as 'XCTAssertEqual' has; compare the difference: 'abs(a - b) < 0.01'",
      token: label)
  },
  // [...items, item]
  Misreading(ArrayElementSyntax.self) { element in
    guard let spread = element.expression.as(PrefixOperatorExprSyntax.self), spread.operator.text == "..."
    else { return nil }
    return .init(
      text:
        "Swift has no '...' that spreads a list; '+' joins two: '\(spread.expression.trimmedDescription) + […]'",
      token: spread.operator)
  },
  // rooms.filter(!\.isFree)
  Misreading(PrefixOperatorExprSyntax.self) { negation in
    guard negation.operator.text == "!", let path = negation.expression.as(KeyPathExprSyntax.self),
      path.root == nil
    else { return nil }
    let members = path.components.trimmedDescription
    return .init(text: "a key path cannot be negated; write '{ !$0\(members) }'", token: negation.operator)
  },
  // case on-hold
  Misreading(EnumCaseDeclSyntax.self) { declaration in
    declaration.hyphenBehind.map {
      .init(text: "a name has no '-': '\($0.meant)'", token: $0.hyphen)
    }
  },
  // #if DEBUG without #endif
  Misreading(IfConfigDeclSyntax.self) { block in
    guard block.poundEndif.presence == .missing, let start = block.clauses.first?.poundKeyword else {
      return nil
    }
    return .init(
      text: "this '#if' has no '#endif'", token: start, otherByte: block.lineOfUnexpected)
  },
  // @main struct Home: View
  Misreading(StructDeclSyntax.self) { declaration in
    declaration.mainOfView.map {
      .init(
        text:
          "'@main' marks the 'App' that the program begins with, and '\(declaration.name.text)' is a view",
        token: $0)
    }
  },
  // @State private var isOn = true … isOn: $isLoud
  Misreading(StructDeclSyntax.self) { declaration in
    declaration.bindingOfOldName.map {
      .init(
        text: "cannot find '\($0.token.text)' in scope; the property is '\($0.property)'", token: $0.token)
    }
  },
  // isLoaded && Map()
  Misreading(CodeBlockItemSyntax.self) { statement in
    statement.viewBehindAnd.map {
      .init(text: "'&&' joins truth values, and no view; write 'if … { … }'", token: $0)
    }
  },
  // if isOn { Text("On") } .padding()
  Misreading(CodeBlockItemSyntax.self) { statement in
    statement.modifierBehindChoice.map {
      .init(
        text:
          "a modifier cannot follow 'if' or 'switch'; put that into a 'Group { … }', and the modifier behind it",
        token: $0)
    }
  },
  // Binding(get: { store.name }, set: { store.name = newValue })
  Misreading(FunctionCallExprSyntax.self) { call in
    call.setterWithoutValue.map {
      .init(
        text: "the closure of 'set:' is given the new value, which it must name: '{ newValue in … }'",
        token: $0.leftBrace)
    }
  },
  // @Binding var isShown: Binding<Bool>
  Misreading(VariableDeclSyntax.self) { property in
    property.typeOfDoubleWrapper.map {
      .init(
        text: "'@\($0.wrapper)' makes a '\($0.wrapper)' of its property, whose type is '\($0.held)'",
        token: $0.token)
    }
  },
  // note.insert().execute(db))
  Misreading(SourceFileSyntax.self) { file in
    leftOverParenthesis(among: Array(file.tokens(viewMode: .sourceAccurate))).map {
      .init(text: "')' has no '(' before it", token: $0)
    }
  },
]

/// Words before what a closure captures.
private let captureWords: [TokenKind] = [
  .keyword(.weak), .keyword(.unowned), .identifier("weak"), .identifier("unowned"),
]

/// Files of package managers, by the word that begins their lines: `pod "Alamofire"`.
private let filesOfTools = ["pod": "Podfile", "gem": "Gemfile", "github": "Cartfile", "git": "Cartfile"]

/// Words that begin a declaration, which are often written with a capital letter.
private let keywords = [
  "associatedtype", "class", "enum", "extension", "func", "import", "let", "protocol", "struct", "typealias",
  "var",
]
