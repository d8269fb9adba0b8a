import HandbookAssembly
import HandbookPlaceholders
import SwiftSyntax

/// Code that the parser only half understands, so that the compiler says what follows from it, and not what is wrong: a
/// value where a type belongs, a pattern where a value belongs, a statement of Objective-C, a parenthesis too many.
///
/// Each replaces what the compiler says of its line, and of another line, on which what it is about begins or ends.
func misreadings(in analysis: Analysis) -> [(finding: CompiledProgram.Finding, otherLine: Int)] {
  guard let position = analysis.pieces.indices.last else { return [] }
  let tokens = Array(analysis.pieces[position].tree.tokens(viewMode: .sourceAccurate))
  func finding(_ text: String, at token: TokenSyntax) -> CompiledProgram.Finding {
    .init(
      isError: true, text: text,
      place: analysis.place(ofByte: token.positionAfterSkippingLeadingTrivia.utf8Offset, in: position),
      length: token.text.utf8.count, notes: [])
  }
  let misread = tokens.indices.compactMap { index in
    var kinds = tokens[index...].prefix(7).map(\.tokenKind)
    kinds += Array(repeating: .endOfFile, count: 7 - kinds.count)
    let before = index > 0 ? tokens[index - 1].tokenKind : nil
    if kinds[0] == .wildcard, kinds[1].isIdentifier, kinds[2] == .colon,
      before == .leftParen || before == .comma,
      tokens[index].parent?.is(DiscardAssignmentExprSyntax.self) == true
    {
      return finding(
        "a call gives values; 'func' is missing before a declaration of parameters", at: tokens[index])
    }
    let startsLine = index == 0 || tokens[index].leadingTrivia.contains(where: \.isNewline)
    let next = tokens[index].nextToken(viewMode: .sourceAccurate)
    let isFollowedOnLine = next?.leadingTrivia.contains(where: \.isNewline) != true
    return misreading(
      kinds, after: before, startsLine: startsLine, isFollowedOnLine: isFollowedOnLine
    ).map { text, offset in
      finding(text, at: tokens[index + offset])
    }
  }
  let tree = Syntax(analysis.pieces[position].tree)
  let untyped = tree.descendants(of: FunctionParameterSyntax.self).compactMap { parameter in
    parameter.nameWithoutType.map {
      finding("parameter '\($0.text)' has no type; write it after ':'", at: $0)
    }
  }
  let uncalled = tree.descendants(of: PatternBindingSyntax.self).compactMap { binding in
    binding.braceOfCalledClosure.map { brace in
      (
        finding("'=' is missing before '{': a closure that is called with '()' is a value", at: brace),
        analysis.place(ofByte: binding.bytes.upperBound, in: position).line
      )
    }
  }
  let conditions = tree.descendants(of: OptionalBindingConditionSyntax.self).compactMap { condition in
    condition.initializer?.value.as(SequenceExprSyntax.self)?.elements.lazy
      .compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator }.first { $0.text == "&&" }
  }.map { finding("a condition after 'let' is separated from it by ',', and not by '&&'", at: $0) }
  let patterns = tree.descendants(of: MatchingPatternConditionSyntax.self).compactMap { condition in
    Syntax(condition.pattern).descendants(of: BinaryOperatorExprSyntax.self).lazy.map(\.operator).first {
      $0.text == "=="
    }
  }.map { finding("a pattern is matched with '=', and not with '=='", at: $0) }
  let assignments = tree.descendants(of: ConditionElementSyntax.self).compactMap { element in
    element.condition.as(SequenceExprSyntax.self)?.elements.lazy
      .compactMap { $0.as(AssignmentExprSyntax.self)?.equal }.first
  }.map { finding("'=' assigns; a condition compares with '=='", at: $0) }
  let signatures = tree.descendants(of: LabeledExprSyntax.self).compactMap { argument in
    argument.isParameterWithDefault ? argument.expression.firstToken(viewMode: .sourceAccurate) : nil
  }.map { finding("a call gives values; 'func' is missing before a declaration of parameters", at: $0) }
  let isolated = tree.descendants(of: ClosureExprSyntax.self).compactMap(\.attributeWithoutIn).map {
    finding("'in' is missing after '\($0.trimmedDescription)'", at: $0.atSign)
  }
  let parameters = tree.descendants(of: ClosureExprSyntax.self).compactMap(\.parameterWithoutIn).map {
    finding("'in' is missing after '\($0.text)'", at: $0)
  }
  let keys = tree.descendants(of: AttributeSyntax.self).compactMap { attribute in
    ["Environment", "FocusedValue", "FocusedBinding"].contains(attribute.attributeName.trimmedDescription)
      ? attribute.arguments?.as(LabeledExprListSyntax.self)?.first?.expression.implicitMember : nil
  }.map {
    finding(
      "a key path begins with a backslash: '\\\($0.trimmedDescription)'",
      at: $0.firstToken(viewMode: .sourceAccurate)!)
  }
  let commas = tree.descendants(of: CodeBlockItemListSyntax.self).flatMap { list in
    zip(list, list.dropFirst()).compactMap { first, _ in
      first.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    }
  }.filter {
    $0.tokenKind == .comma
      && $0.nextToken(viewMode: .sourceAccurate)?.leadingTrivia.contains(where: \.isNewline) == true
  }
  .map { finding("statements and views are not separated by ','", at: $0) }
  let arguments = tree.descendants(of: FunctionCallExprSyntax.self).compactMap { call in
    call.argumentBeforeLostComma.map { last in
      let next = last.nextToken(viewMode: .sourceAccurate) ?? last
      return (
        finding("',' is missing after this argument", at: last),
        analysis.place(ofByte: next.bytes.lowerBound, in: position).line
      )
    }
  }
  let cases = tree.descendants(of: EnumDeclSyntax.self).compactMap { declaration in
    declaration.memberBlock.leftBrace.nextToken(viewMode: .sourceAccurate)
      .flatMap { $0.tokenKind.isIdentifier ? $0 : nil }.map { first in
        (
          finding("'case' is missing before '\(first.text)'", at: first),
          analysis.place(ofByte: declaration.name.bytes.lowerBound, in: position).line
        )
      }
  }
  let leftOver = leftOverParenthesis(among: tokens).map { finding("')' has no '(' before it", at: $0) }
  return
    (misread + untyped + conditions + patterns + assignments + signatures + isolated + parameters + keys
    + commas
    + [leftOver].compactMap(\.self)).map {
      ($0, $0.place.line)
    }
    + uncalled + cases
    + arguments.filter { lost in !misread.contains { $0.place.line == lost.0.place.line } }
}

extension FunctionCallExprSyntax {
  /// The end of an argument that another one with its label follows, without a comma.
  fileprivate var argumentBeforeLostComma: TokenSyntax? {
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
  fileprivate var attributeWithoutIn: AttributeSyntax? {
    guard signature == nil, let first = statements.first, !first.item.is(VariableDeclSyntax.self),
      let attribute = Syntax(first).descendants(of: AttributeSyntax.self).first,
      attribute.bytes.lowerBound == first.bytes.lowerBound,
      let next = attribute.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate),
      next.leadingTrivia.contains(where: \.isNewline), next.tokenKind.isIdentifier
    else { return nil }
    return attribute
  }
}

extension ClosureExprSyntax {
  /// `song` of `ForEach(songs) { song`, where the lines below use it.
  fileprivate var parameterWithoutIn: TokenSyntax? {
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
  fileprivate var isParameterWithDefault: Bool {
    guard label != nil, let elements = expression.as(SequenceExprSyntax.self)?.elements,
      elements.contains(where: { $0.is(AssignmentExprSyntax.self) }),
      case .identifier(let type) = expression.firstToken(viewMode: .sourceAccurate)?.tokenKind
    else { return false }
    return type.first?.isUppercase == true
  }
}

extension FunctionParameterSyntax {
  /// `key` of `func put(key, value)`, of which the parser takes a name that begins with a capital letter for a type.
  fileprivate var nameWithoutType: TokenSyntax? {
    let name = type.as(IdentifierTypeSyntax.self)?.name ?? secondName ?? firstName
    guard colon.presence == .missing, name.presence == .present, name.text.first?.isLowercase == true,
      case .identifier = name.tokenKind
    else { return nil }
    return name
  }
}

extension PatternBindingSyntax {
  /// The `{` of `lazy var stack: UIStackView { … }()`.
  fileprivate var braceOfCalledClosure: TokenSyntax? {
    guard initializer == nil, let block = accessorBlock,
      let next = block.rightBrace.nextToken(viewMode: .sourceAccurate), next.tokenKind == .leftParen,
      !next.leadingTrivia.contains(where: \.isNewline),
      next.nextToken(viewMode: .sourceAccurate)?.tokenKind == .rightParen
    else { return nil }
    return block.leftBrace
  }
}

/// The first `)` where no parenthesis is open at all, as the last one of `note.insert().execute(db))`.
private func leftOverParenthesis(among tokens: [TokenSyntax]) -> TokenSyntax? {
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

/// What is wrong with code that begins with these tokens, and which of them it is about.
private func misreading(
  _ kinds: [TokenKind], after before: TokenKind?, startsLine: Bool, isFollowedOnLine: Bool
) -> (text: String, token: Int)? {
  // In a `switch`, `case let name: "x"` is a pattern with its result.
  if [.keyword(.let), .keyword(.var)].contains(kinds[0]), before != .keyword(.case),
    case .identifier(let name) = kinds[1], kinds[2] == .colon, kinds[3].beginsLiteral
  {
    return ("a type belongs after ':'; to give '\(name)' a value, write '='", 2)
  }
  if kinds[0] == .binaryOperator("=="), kinds[1] == .period, case .identifier(let name) = kinds[2],
    kinds[3] == .leftParen, [.keyword(.let), .keyword(.var)].contains(kinds[4])
  {
    return ("a value is matched with a pattern by 'if case .\(name)(…) = value', not by '=='", 0)
  }
  if before == .keyword(.if) || before == .keyword(.guard), kinds[0] == .keyword(.case),
    case .identifier(let value) = kinds[1], kinds[2] == .equal, kinds[3] == .period,
    case .identifier(let name) = kinds[4], kinds[5] == .leftParen, kinds[6] == .keyword(.let)
  {
    return ("the pattern stands before '=': 'case .\(name)(…) = \(value)'", 1)
  }
  if kinds[0] == .backslash, kinds[1] == .stringQuote {
    return ("inside '\\(…)', a quotation mark has no backslash before it", 0)
  }
  if kinds[0] == .backslash, kinds[1] == .backslash {
    return ("a key path begins with one backslash", 0)
  }
  if startsLine, kinds[0] == .leftParen, case .integerLiteral(let number) = kinds[1],
    kinds[2] == .rightParen, case .identifier = kinds[3], kinds[4] == .period
  {
    return ("'(\(number))' before a statement is no Swift; number the lines in comments", 0)
  }
  if startsLine, case .identifier(let tool) = kinds[0], let file = filesOfTools[tool],
    [.stringQuote, .singleQuote].contains(kinds[1])
  {
    return ("this is a line of a \(file), and no Swift; name its language after the fence", 0)
  }
  if startsLine, case .identifier(let name) = kinds[0], kinds[1].isIdentifier,
    let keyword = keywords.first(where: { $0 == name.lowercased() && $0 != name })
  {
    return ("Swift writes '\(keyword)'", 0)
  }
  if before == .leftParen || before == .comma, kinds[0] == .wildcard || kinds[0].isIdentifier,
    kinds[1].isIdentifier, kinds[2].isIdentifier, kinds[3] == .colon, case .identifier = kinds[4]
  {
    return ("a parameter has a label and a name, and no third name", 2)
  }
  if [.keyword(.let), .keyword(.var)].contains(kinds[0]), before != .keyword(.case),
    case .identifier(let name) = kinds[1], kinds[2] == .keyword(.some) || kinds[2] == .keyword(.any)
  {
    return ("':' is missing after '\(name)'", 2)
  }
  // `new` at the end of a line may be a name.
  if kinds[0] == .identifier("new"), isFollowedOnLine, case .identifier(let type) = kinds[1],
    type.first?.isUppercase == true,
    kinds[2] == .leftParen
  {
    return ("Swift has no 'new': '\(type)(…)' makes a value", 0)
  }
  if kinds[0] == .leftBrace, case .identifier(let name) = kinds[1], kinds[2] == .leftSquare,
    [.keyword(.weak), .keyword(.unowned), .identifier("weak"), .identifier("unowned")].contains(kinds[3])
  {
    return ("what a closure captures stands before its parameters: '{ [weak self] \(name) in'", 2)
  }
  if kinds[0] == .binaryOperator("=>") {
    return ("'=>' is no Swift; the parameters of a closure end with 'in', and a case with ':'", 0)
  }
  if kinds[0] == .atSign, kinds[1] == .identifier("synchronized"), kinds[2] == .leftParen {
    return ("'@synchronized' is Objective-C; Swift has actors and locks, such as 'lock.withLock { … }'", 1)
  }
  return nil
}

/// Files of package managers, by the word that begins their lines: `pod "Alamofire"`.
private let filesOfTools = ["pod": "Podfile", "gem": "Gemfile", "github": "Cartfile", "git": "Cartfile"]

/// Words that begin a declaration, which are often written with a capital letter.
private let keywords = [
  "associatedtype", "class", "enum", "extension", "func", "import", "let", "protocol", "struct", "typealias",
  "var",
]

extension TokenKind {
  fileprivate var isIdentifier: Bool {
    if case .identifier = self { true } else { false }
  }

  /// Whether a number, a text or a truth value begins here.
  fileprivate var beginsLiteral: Bool {
    switch self {
    case .integerLiteral, .floatLiteral, .stringQuote, .multilineStringQuote, .keyword(.true),
      .keyword(.false):
      true
    default: false
    }
  }
}
