import SwiftSyntax

/// Blanks `...` and `…` where they stand for something left out (not ranges, not variadics).
///
/// An elision is alone between an opening bracket, a comma, `in`, a colon or a line's start, and a closing bracket, a
/// comma, a comment or the line's end. A comment where an argument should be (`points: /* … */,`) becomes an editor
/// placeholder. Swift's own lexer says what is a comment and what a literal.
///
/// - Returns: The code with the elisions replaced by as many spaces, and their byte offsets.
package func blankElisions(_ code: String) -> (code: String, elisions: [Int]) {
  guard code.contains("...") || code.contains("…") || code.contains("/*") else { return (code, []) }
  var bytes = Array(code.utf8)
  var elisions: [Int] = []
  for token in parse(code).tree.tokens(viewMode: .sourceAccurate) {
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    if token.isElision {
      for offset in token.bytes { bytes[offset] = UInt8(ascii: " ") }
      elisions.append(start)
    }
    if let comment = token.commentInPlaceOfValue {
      bytes.replaceSubrange(comment.lowerBound..<comment.lowerBound + 2, with: "<#".utf8)
      bytes.replaceSubrange(comment.upperBound - 2..<comment.upperBound, with: "#>".utf8)
      elisions.append(comment.lowerBound)
    }
  }
  return (String(decoding: bytes, as: UTF8.self), elisions)
}

extension TokenSyntax {
  fileprivate var isElision: Bool {
    guard text == "..." || text == "…" else { return false }
    let next = nextToken(viewMode: .sourceAccurate)
    return opensElision(before: next) && closesElision(next)
  }

  private func opensElision(before next: TokenSyntax?) -> Bool {
    guard let previous = previousToken(viewMode: .sourceAccurate) else { return true }
    if startsLine { return true }
    switch previous.tokenKind {
    case .leftBrace, .leftParen, .leftSquare, .comma, .colon, .semicolon, .keyword(.in): return true
    // `.gesture(DragGesture()...)`, but not the range in `removeSubrange((index + 1)...)`.
    case .rightParen: return next?.tokenKind == .rightParen && previous.endsCall
    default: return false
    }
  }

  private func closesElision(_ next: TokenSyntax?) -> Bool {
    endsHere(next) || trailingTrivia.contains(where: \.isComment)
  }

  /// The line or what is in brackets ends before a token.
  private func endsHere(_ next: TokenSyntax?) -> Bool {
    guard let next, next.tokenKind != .endOfFile, !next.startsLine else { return true }
    switch next.tokenKind {
    case .rightBrace, .rightParen, .rightSquare, .comma, .semicolon: return true
    default: return false
    }
  }

  /// Nothing but white space and comments stands before it on its line.
  private var startsLine: Bool { leadingTrivia.contains(where: \.isNewline) }

  /// The parenthesis ends a call: something is called before it opens, and not to make a number or an index, of which
  /// a range may begin.
  private var endsCall: Bool {
    var depth = 0
    var token: TokenSyntax? = self
    while let current = token {
      if current.tokenKind == .rightParen { depth += 1 }
      if current.tokenKind == .leftParen { depth -= 1 }
      token = current.previousToken(viewMode: .sourceAccurate)
      guard depth == 0 else { continue }
      guard let callee = token, current.leadingTrivia.isEmpty, callee.trailingTrivia.isEmpty else {
        return false
      }
      switch callee.tokenKind {
      case .identifier(let name): return name != "Int" && !name.lowercased().contains("index")
      case .rightParen, .rightSquare, .rightAngle, .keyword(.self), .keyword(.Self): return true
      default: return false
      }
    }
    return false
  }

  /// A block comment of one line after a colon or `=`, with a comma, a closing bracket or the line's end behind it:
  /// byte offsets.
  fileprivate var commentInPlaceOfValue: Range<Int>? {
    guard tokenKind == .colon || tokenKind == .equal || text == "=" else { return nil }
    var offset = endPositionBeforeTrailingTrivia.utf8Offset
    for piece in trailingTrivia {
      let length = piece.sourceLength.utf8Length
      if case .blockComment(let text) = piece {
        let isValue = !text.contains("\n") && endsHere(nextToken(viewMode: .sourceAccurate))
        return isValue ? offset..<offset + length : nil
      }
      offset += length
    }
    return nil
  }
}
