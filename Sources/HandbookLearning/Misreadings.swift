import HandbookAssembly
import SwiftSyntax

/// Code that the parser only half understands, so that the compiler says what follows from it, and not what is wrong: a
/// value where a type belongs, a pattern where a value belongs, a statement of Objective-C, a parenthesis too many.
///
/// Each replaces what the compiler says of its line.
func misreadings(in analysis: Analysis) -> [CompiledProgram.Finding] {
  guard let position = analysis.pieces.indices.last else { return [] }
  let tokens = Array(analysis.pieces[position].tree.tokens(viewMode: .sourceAccurate))
  func finding(_ text: String, at token: TokenSyntax) -> CompiledProgram.Finding {
    .init(
      isError: true, text: text,
      place: analysis.place(ofByte: token.positionAfterSkippingLeadingTrivia.utf8Offset, in: position),
      length: token.text.utf8.count, notes: [])
  }
  let misread = tokens.indices.compactMap { index in
    var kinds = tokens[index...].prefix(5).map(\.tokenKind)
    kinds += Array(repeating: .endOfFile, count: 5 - kinds.count)
    let before = index > 0 ? tokens[index - 1].tokenKind : nil
    if kinds[0] == .wildcard, kinds[1].isIdentifier, kinds[2] == .colon,
      before == .leftParen || before == .comma,
      tokens[index].parent?.is(DiscardAssignmentExprSyntax.self) == true
    {
      return finding(
        "a call gives values; 'func' is missing before a declaration of parameters", at: tokens[index])
    }
    let startsLine = index == 0 || tokens[index].leadingTrivia.contains(where: \.isNewline)
    return misreading(kinds, after: before, startsLine: startsLine).map { text, offset in
      finding(text, at: tokens[index + offset])
    }
  }
  let leftOver = leftOverParenthesis(among: tokens).map { finding("')' has no '(' before it", at: $0) }
  return misread + [leftOver].compactMap(\.self)
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
  _ kinds: [TokenKind], after before: TokenKind?, startsLine: Bool
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
