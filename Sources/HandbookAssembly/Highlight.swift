package import HandbookModel
@_spi(RawSyntax) @_spi(Testing) import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// Highlights Swift code by the lexemes of SwiftSyntax's own lexer. The tokens cover the code.
///
/// A parser would take fifteen times as long, and most of the time of a build that highlights everything. Where a
/// parser knows more, the lexemes beside one decide. For example, `some` is a keyword in `some View`, where a name
/// follows on the same line, and a name in `some.count`.
package func highlight(_ code: String) -> [HighlightToken] {
  var code = code
  return code.withUTF8 { bytes in
    var highlighter = Highlighter(bytes)
    return highlighter.tokens()
  }
}

/// The parts of a lexeme that the highlighter needs.
private struct Lexeme {
  var kind: RawTokenKind
  /// Bytes of the code, without the white space and comments around it.
  var range: Range<Int>
  var startsLine: Bool
}

private struct Highlighter {
  private enum Bracket {
    /// Around arguments and parameters, where a name before a colon is a label.
    case labels
    /// Of `@available` and `#available`, where names are platforms and words such as `deprecated`.
    case versions
    case other
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var lexemes: [Lexeme] = []
  private var comments: [Range<Int>] = []
  private var brackets: [Bracket] = []
  /// Whether a label may come next: an opening bracket or a comma came last, or an attribute after it.
  private var isPlaceOfLabel = false
  private var isInCondition = false
  private var isInAttribute = false
  private var isInGenerics = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    var lookahead = LookaheadTracker()
    withUnsafeMutablePointer(to: &lookahead) { lookahead in
      var start = 0
      for lexeme in Lexer.tokenize(bytes, lookaheadTracker: lookahead, experimentalFeatures: []) {
        let leading = lexeme.leadingTriviaText
        let trailing = lexeme.trailingTriviaText
        addComments(of: leading, at: start, .leading)
        let end = start + lexeme.byteLength
        let range = (start + leading.count)..<(end - trailing.count)
        addComments(of: trailing, at: range.upperBound, .trailing)
        lexemes.append(
          Lexeme(
            kind: lexeme.rawTokenKind, range: range, startsLine: lexeme.flags.contains(.isAtStartOfLine)))
        start = end
        if lexeme.rawTokenKind == .endOfFile { break }
      }
    }
  }

  private mutating func addComments(of trivia: SyntaxText, at start: Int, _ position: TriviaPosition) {
    guard trivia.contains(UInt8(ascii: "/")) else { return }
    var start = start
    for piece in TriviaParser.parseTrivia(trivia, position: position) {
      switch piece {
      case .lineComment, .blockComment, .docLineComment, .docBlockComment:
        comments.append(start..<start + piece.byteLength)
      default: break
      }
      start += piece.byteLength
    }
  }

  mutating func tokens() -> [HighlightToken] {
    var tokens: [HighlightToken] = []
    var end = 0
    func add(_ kind: HighlightToken.Kind, to upper: Int) {
      guard upper > end else { return }
      if let last = tokens.last, last.kind == kind {
        tokens[tokens.count - 1].length += upper - end
      } else {
        tokens.append(HighlightToken(kind: kind, length: upper - end))
      }
      end = upper
    }
    var comment = 0
    // The last lexeme is the end of the code, so every other lexeme has one after it.
    for index in lexemes.indices {
      let range = lexemes[index].range
      while comment < comments.count, comments[comment].upperBound <= range.lowerBound {
        add(.plain, to: comments[comment].lowerBound)
        add(.comment, to: comments[comment].upperBound)
        comment += 1
      }
      add(.plain, to: range.lowerBound)
      add(kind(at: index), to: range.upperBound)
      readOn(after: index)
    }
    return tokens
  }

  // MARK: What a lexeme is

  private mutating func kind(at index: Int) -> HighlightToken.Kind {
    let lexeme = lexemes[index]
    if lexeme.startsLine { isInCondition = false }
    if isInAttribute { return .attribute }
    switch lexeme.kind {
    case .identifier: return kindOfName(at: index)
    case .keyword where brackets.last != .versions:
      if isAfterPeriod(index), !isAny(of: ["self", "init"], at: index) { return .member }
      return isLabel(at: index) ? .argument : .keyword
    case .keyword: return .keyword
    case .stringQuote, .multilineStringQuote, .stringSegment, .singleQuote: return .string
    case .regexLiteralPattern, .regexPoundDelimiter, .regexSlash: return .string
    case .unknown where bytes[lexeme.range.lowerBound] == UInt8(ascii: "\""): return .string
    case .integerLiteral, .floatLiteral: return .number
    case .atSign: return .attribute
    case .binaryOperator, .prefixOperator, .postfixOperator, .colonColon: return .operator
    case .poundIf, .poundElseif, .poundElse, .poundEndif: return .directive
    case .poundSourceLocation: return .keyword
    case .dollarIdentifier: return isAfterPeriod(index) ? .member : .identifier
    default: return .plain
    }
  }

  private func kindOfName(at index: Int) -> HighlightToken.Kind {
    let isCapital = startsWithCapital(index)
    if bytes[lexemes[index].range.lowerBound] == UInt8(ascii: "<") { return .placeholder }
    if isInCondition { return .directive }
    if brackets.last == .versions { return .keyword }
    if isAfterPeriod(index) {
      if isAny(of: ["Type", "Protocol"], at: index) { return .keyword }
      return isCapital && index > 1 && isEndOfType(index - 2) ? .type : .member
    }
    if isLabel(at: index) { return .argument }
    if isCapital { return .type }
    return isContextualKeyword(at: index) ? .keyword : .identifier
  }

  private func isAfterPeriod(_ index: Int) -> Bool { index > 0 && lexemes[index - 1].kind == .period }

  /// Whether the name begins as types do: `Product`, `_ConditionalContent`.
  private func startsWithCapital(_ index: Int) -> Bool {
    guard let first = bytes[lexemes[index].range].first(where: { $0 != UInt8(ascii: "_") }) else {
      return false
    }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
  }

  /// Whether a type ends here, as in `Product`, `Self` and `Set<Product>`: a name after the period that follows is a
  /// type, too.
  private func isEndOfType(_ index: Int) -> Bool {
    switch lexemes[index].kind {
    case .identifier, .keyword: startsWithCapital(index)
    case .binaryOperator, .postfixOperator, .rightAngle: isEndOfGenerics(index)
    default: false
    }
  }

  private func isEndOfGenerics(_ index: Int) -> Bool { bytes[lexemes[index].range].last == UInt8(ascii: ">") }

  /// `id` in `row(id: 1)`, `to` in `func move(to place: Place)`.
  private func isLabel(at index: Int) -> Bool {
    guard isPlaceOfLabel, brackets.last == .labels, index + 2 < lexemes.count else { return false }
    let next = lexemes[index + 1].kind
    return next == .colon || (next == .identifier || next == .wildcard) && lexemes[index + 2].kind == .colon
  }

  // MARK: Words that are keywords in some places only

  private static let modifiers: Set<String> = [
    "actor", "borrowing", "consuming", "convenience", "distributed", "dynamic", "final", "indirect", "infix",
    "isolated", "lazy", "macro", "mutating", "nonisolated", "nonmutating", "open", "optional", "override",
    "package", "postfix", "prefix", "required", "sending", "unowned", "weak",
  ]
  /// Before a value or a type, which may begin with a bracket.
  private static let prefixes: Set<String> = [
    "any", "await", "consume", "copy", "each", "some", "unsafe", "yield",
  ]
  private static let accessors: Set<String> = ["_modify", "_read", "didSet", "get", "set", "willSet"]
  /// Keywords that can follow a name.
  private static let infixes: [StaticString] = ["as", "catch", "else", "in", "is", "where"]

  private func isContextualKeyword(at index: Int) -> Bool {
    // The longest is `convenience`.
    guard lexemes[index].range.count <= 11, index + 1 < lexemes.count else { return false }
    let word = String(decoding: bytes[lexemes[index].range], as: UTF8.self)
    let next = lexemes[index + 1]
    if Self.modifiers.contains(word) { return isBeforeName(index) || isBeforeModifierArgument(index) }
    if Self.prefixes.contains(word) {
      if isModifierArgument(index) || isBeforeName(index) { return true }
      let isApart = next.range.lowerBound > lexemes[index].range.upperBound && !next.startsLine
      return isApart
        && [
          .leftParen, .leftSquare, .stringQuote, .rawStringPoundDelimiter, .period, .backslash, .pound,
          .prefixOperator,
        ].contains(next.kind)
    }
    if Self.accessors.contains(word) { return isModifierArgument(index) || isAccessor(at: index) }
    if word == "safe" { return isModifierArgument(index) }
    guard word == "async" else { return false }
    return isAny(of: ["throws", "let", "in"], at: index + 1)
      || index > 0 && (lexemes[index - 1].kind == .rightParen || isAny(of: ["get"], at: index - 1))
  }

  /// Whether something follows on the line that could not follow a name: `final class`, `weak self`, `any Error`.
  private func isBeforeName(_ index: Int) -> Bool {
    let next = lexemes[index + 1]
    guard !next.startsLine else { return false }
    switch next.kind {
    case .identifier, .dollarIdentifier, .atSign, .wildcard, .integerLiteral, .floatLiteral: return true
    case .keyword: return !isAny(of: Self.infixes, at: index + 1)
    default: return false
    }
  }

  /// `unowned` in `unowned(unsafe)`.
  private func isBeforeModifierArgument(_ index: Int) -> Bool {
    index + 3 < lexemes.count && lexemes[index + 1].kind == .leftParen
      && isAny(of: ["safe", "set", "unsafe"], at: index + 2) && lexemes[index + 3].kind == .rightParen
  }

  /// `set` in `private(set)`, `unsafe` in `nonisolated(unsafe)`.
  private func isModifierArgument(_ index: Int) -> Bool {
    guard index > 1, isBeforeModifierArgument(index - 2) else { return false }
    return lexemes[index - 2].kind == .keyword || isContextualKeyword(at: index - 2)
  }

  private func isAccessor(at index: Int) -> Bool {
    let before = index == 0 ? nil : lexemes[index - 1].kind
    guard lexemes[index].startsLine || before == .leftBrace || before == .rightBrace || before == .identifier
    else { return false }
    let next = lexemes[index + 1].kind
    if next == .leftParen {
      return index + 4 < lexemes.count && lexemes[index + 2].kind == .identifier
        && lexemes[index + 3].kind == .rightParen && lexemes[index + 4].kind == .leftBrace
    }
    return next == .leftBrace || next == .rightBrace
      || isAny(of: ["async", "get", "set", "throws"], at: index + 1)
  }

  private func isAny(of words: [StaticString], at index: Int) -> Bool {
    let text = bytes[lexemes[index].range]
    return words.contains { word in word.withUTF8Buffer { text.elementsEqual($0) } }
  }

  // MARK: Where the next lexeme is

  private mutating func readOn(after index: Int) {
    let lexeme = lexemes[index]
    switch lexeme.kind {
    case .leftParen:
      let isOfVersions =
        index > 1 && lexemes[index - 2].kind == .atSign && isAny(of: ["available"], at: index - 1)
        || index > 0 && [.poundAvailable, .poundUnavailable].contains(lexemes[index - 1].kind)
      brackets.append(isOfVersions ? .versions : .labels)
    case .leftSquare: brackets.append(isSubscript(index) ? .labels : .other)
    case .leftBrace: brackets.append(.other)
    case .rightParen, .rightSquare, .rightBrace: _ = brackets.popLast()
    case .poundIf, .poundElseif: isInCondition = true
    default: break
    }
    if lexeme.kind == .atSign {
      isInAttribute = true
    } else if isInAttribute {
      isInAttribute = isAttribute(after: index)
    } else {
      isPlaceOfLabel = [.leftParen, .leftSquare, .comma].contains(lexeme.kind)
    }
  }

  /// Whether the attribute goes on: `@SwiftUI.State`, `@ArrayBuilder<Row>`.
  private mutating func isAttribute(after index: Int) -> Bool {
    if isInGenerics {
      isInGenerics = !isEndOfGenerics(index)
      return isInGenerics
    }
    guard index + 1 < lexemes.count, lexemes[index + 1].range.lowerBound == lexemes[index].range.upperBound
    else { return false }
    isInGenerics = bytes[lexemes[index + 1].range].first == UInt8(ascii: "<")
    return isInGenerics || lexemes[index].kind == .period || lexemes[index + 1].kind == .period
  }

  /// Whether the square bracket is one after a value: `rows[safe: 1]`.
  private func isSubscript(_ index: Int) -> Bool {
    guard index > 0, lexemes[index - 1].range.upperBound == lexemes[index].range.lowerBound else {
      return false
    }
    return [
      .identifier, .dollarIdentifier, .integerLiteral, .rightParen, .rightSquare, .postfixQuestionMark,
      .exclamationMark,
    ]
    .contains(lexemes[index - 1].kind)
  }
}
