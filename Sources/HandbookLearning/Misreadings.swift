import HandbookAssembly
import SwiftSyntax

/// Code that the parser only half understands, so that the compiler says what follows from it, and not what is wrong: a
/// value where a type belongs, a pattern where a value belongs, a statement of Objective-C.
///
/// Each replaces what the compiler says of its line.
func misreadings(of attempt: Attempt, in analysis: Analysis) -> [CompiledProgram.Finding] {
  guard !attempt.outcome.errors.isEmpty, let position = analysis.pieces.indices.last else { return [] }
  let tokens = Array(analysis.pieces[position].tree.tokens(viewMode: .sourceAccurate))
  return tokens.indices.compactMap { index in
    let kinds = tokens[index...].prefix(5).map(\.tokenKind)
    let before = index > 0 ? tokens[index - 1].tokenKind : nil
    guard let (text, offset) = misreading(kinds, after: before) else { return nil }
    let token = tokens[index + offset]
    return .init(
      isError: true, text: text,
      place: analysis.place(ofByte: token.positionAfterSkippingLeadingTrivia.utf8Offset, in: position),
      length: token.text.utf8.count, notes: [])
  }
}

/// What is wrong with code that begins with these tokens, and which of them it is about.
private func misreading(_ kinds: [TokenKind], after before: TokenKind?) -> (text: String, token: Int)? {
  guard kinds.count == 5 else { return nil }
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
  if kinds[0] == .atSign, kinds[1] == .identifier("synchronized"), kinds[2] == .leftParen {
    return ("'@synchronized' is Objective-C; Swift has actors and locks, such as 'lock.withLock { … }'", 1)
  }
  return nil
}

extension TokenKind {
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
