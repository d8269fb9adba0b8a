import SwiftSyntax

/// Blanks `...` and `…`, and `???`, `....` or `⋮` on a line of its own, where they stand for something left out (not ranges, not variadics).
///
/// An elision is alone between an opening bracket, a comma, `in`, a colon or a line's start, and a closing bracket, a
/// comma, a comment or the line's end. Where a value should be (`points: /* … */,`, `size: ...)`, `return ...`) it becomes
/// an editor placeholder. After `=`, it becomes `_`, which `fillEmptyBodies` makes a placeholder: there is no room for one
/// between `=` and the line's end, as both sides of `=` need white space. Swift's own lexer says what is a comment and
/// what a literal.
///
/// - Returns: The code with the elisions replaced by as many spaces or placeholders, and their byte offsets.
package func blankElisions(_ code: String) -> (code: String, elisions: [Int]) {
  let marks = ["..", ". . .", "…", "/*", "= //", "???", "⋮", "import [", "import <"]
  guard marks.contains(where: code.contains) || code.contains(#/(?m)^[ \t]*\[\w+ /#) else {
    return (separatingElements(code), [])
  }
  // `SectionedFetchResults<...>`, `Image( . . . )`, a line of question marks or of a dotted column, and one of brackets
  // alone, with dots or with words in them: `[problematic code]`
  var code = code.replacing("<...>", with: "     ").replacing("( . . . )", with: "( ...   )")
  // A form to be filled in: `@testable import [AppName]`
  code.replace(#/(?m)^([ \t]*(?:@testable )?import )[\[<](\w+)[\]>]/#) { "\($0.output.1) \($0.output.2) " }
  // In a text over several lines, it is text.
  if !code.contains("\"\"\"") {
    code.replace(#/(?m)^([ \t]*)(?:\?\?\?|⋮)([ \t]*)$/#) { "\($0.output.1)...\($0.output.2)" }
    code.replace(#/(?m)^([ \t]*)(\.{4,6})([ \t]*)$/#) {
      "\($0.output.1)...\(String(repeating: " ", count: $0.output.2.count - 3))\($0.output.3)"
    }
    code.replace(#/(?m)^([ \t]*)\[\.\.\.\]([ \t]*)$/#) { "\($0.output.1) ... \($0.output.2)" }
    code.replace(#/(?m)^([ \t]*)(\[(?!weak |unowned )\w+(?: \w+)+\])([ \t]*)$/#) {
      "\($0.output.1)...\(String(repeating: " ", count: $0.output.2.utf8.count - 3))\($0.output.3)"
    }
  }
  var bytes = Array(code.utf8)
  var elisions: [Int] = []
  for token in parse(code).tree.tokens(viewMode: .sourceAccurate) {
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    if token.isElidedAssignment {
      bytes.replaceSubrange(start..<start + 3, with: "_  ".utf8)
      elisions.append(start)
    } else if token.isRestOfParameter {
      bytes.replaceSubrange(start..<start + 3, with: ":()".utf8)
      elisions.append(start)
    } else if token.isElidedType {
      bytes.replaceSubrange(start - 1..<start + 3, with: " Any".utf8)
      elisions.append(start)
    } else if token.isElidedValue {
      // The blank before it is replaced, too, because an empty placeholder has four bytes.
      bytes.replaceSubrange(start - 1..<start + 3, with: "<##>".utf8)
      elisions.append(start)
    } else if let array = token.elidedElements {
      bytes.replaceSubrange(array, with: "<#\(String(repeating: ".", count: array.count - 4))#>".utf8)
      elisions.append(start)
    } else if token.isElision {
      for offset in token.bytes { bytes[offset] = UInt8(ascii: " ") }
      if let comma = token.commaBehindComma ?? token.commaOfCases { bytes[comma] = UInt8(ascii: " ") }
      elisions.append(start)
    } else if let words = token.elidedInWords {
      for offset in words { bytes[offset] = UInt8(ascii: " ") }
      elisions.append(start)
    }
    if let comment = token.commentInPlaceOfArguments { elisions.append(comment) }
    if let comment = token.commentInPlaceOfValue {
      bytes.replaceSubrange(comment.lowerBound..<comment.lowerBound + 2, with: "<#".utf8)
      bytes.replaceSubrange(comment.upperBound - 2..<comment.upperBound, with: "#>".utf8)
      elisions.append(comment.lowerBound)
    }
  }
  return (separatingElements(String(decoding: bytes, as: UTF8.self)), elisions)
}

/// Code whose statements are the elements of a list that is not shown, as in `.package(url: "…", from: "1.0.0"),` of a
/// manifest, below comments or not: the commas behind them become semicolons. Where something else follows, a comma may be
/// a part of it: `var task: Task<Void, Never>?`.
private func separatingElements(_ code: String) -> String {
  let first = code.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
    .first { !$0.isEmpty && !$0.hasPrefix("//") }
  guard first?.first == ".", code.contains(",") else { return code }
  var bytes = Array(code.utf8)
  var depth = 0
  for token in parse(code).tree.tokens(viewMode: .sourceAccurate) {
    switch token.tokenKind {
    case .leftParen, .leftSquare, .leftBrace: depth += 1
    case .rightParen, .rightSquare, .rightBrace: depth -= 1
    case .comma where depth == 0 && token.parent?.is(UnexpectedNodesSyntax.self) == true:
      bytes[token.bytes.lowerBound] = UInt8(ascii: ";")
    default: break
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

extension TokenSyntax {
  private var isDots: Bool { text == "..." || text == "…" }

  /// Whether it stands for a value, as in `size: ...)`, `a ? ... : b` and `if ... {`.
  fileprivate var isElidedValue: Bool {
    guard isDots, let previous = previousToken(viewMode: .sourceAccurate),
      previous.trailingTrivia.pieces.last.map({ $0.isWhitespace && !$0.isNewline }) ?? false, !startsLine
    else { return false }
    let next = nextToken(viewMode: .sourceAccurate)
    switch previous.tokenKind {
    case .colon:
      let isLabel = previous.parent?.is(LabeledExprSyntax.self) ?? false
      return isLabel && endsHere(next) || previous.parent?.is(UnresolvedTernaryExprSyntax.self) == true
    case .infixQuestionMark: return next?.tokenKind == .colon
    case .keyword(.return), .keyword(.throw): return endsHere(next)
    case .keyword(.if), .keyword(.while): return next?.tokenKind == .leftBrace
    case .keyword(.guard): return next?.tokenKind == .keyword(.else)
    default: return false
    }
  }

  /// Whether it stands for the type of a parameter, as in `func open(_ url: URL, options: ...)`.
  fileprivate var isElidedType: Bool {
    guard isDots, let previous = previousToken(viewMode: .sourceAccurate), previous.tokenKind == .colon,
      previous.parent?.is(FunctionParameterSyntax.self) == true,
      previous.trailingTrivia.contains(where: \.isWhitespace)
    else { return false }
    return endsHere(nextToken(viewMode: .sourceAccurate))
  }

  /// Whether it stands for the rest of a parameter, as in `func application(_ app: UIApplication, didFinishLaunching...)`.
  fileprivate var isRestOfParameter: Bool {
    guard text == "...", let name = previousToken(viewMode: .sourceAccurate),
      case .identifier = name.tokenKind,
      name.ancestor(of: FunctionParameterSyntax.self)?.colon.presence == .missing
    else { return false }
    return endsHere(nextToken(viewMode: .sourceAccurate))
  }

  /// Whether it stands for what is assigned, as in `let store = ...`.
  fileprivate var isElidedAssignment: Bool {
    guard isDots, let equal = previousToken(viewMode: .sourceAccurate), equal.text == "=" else {
      return false
    }
    return endsHere(nextToken(viewMode: .sourceAccurate)) || trailingTrivia.contains(where: \.isComment)
  }

  /// `[...]` as a value, with its brackets: nobody can say what is in it.
  fileprivate var elidedElements: Range<Int>? {
    guard isDots, let open = previousToken(viewMode: .sourceAccurate), open.tokenKind == .leftSquare,
      let close = nextToken(viewMode: .sourceAccurate), close.tokenKind == .rightSquare,
      open.parent?.is(ArrayExprSyntax.self) == true
    else { return nil }
    return open.bytes.lowerBound..<close.bytes.upperBound
  }

  /// A line such as `… the sidebar …` or `... elsewhere in the app`, which says in words what is left out.
  fileprivate var elidedInWords: Range<Int>? {
    guard isDots, startsLine || previousToken(viewMode: .sourceAccurate) == nil,
      trailingTrivia.contains(where: { !$0.isNewline })
    else { return nil }
    var last = self
    while let next = last.nextToken(viewMode: .sourceAccurate), next.tokenKind != .endOfFile, !next.startsLine
    {
      guard next.isWord || next.isDots else { return nil }
      last = next
    }
    return last.isWord || last.isDots && last.id != id ? bytes.lowerBound..<last.bytes.upperBound : nil
  }

  /// Whether it is one of the words of a sentence.
  private var isWord: Bool { text.allSatisfy(\.isLetter) }

  fileprivate var isElision: Bool {
    guard isDots || text == "..", !isRangeReturned else { return false }
    let next = nextToken(viewMode: .sourceAccurate)
    return opensElision(before: next) && closesElision(next)
  }

  /// Whether it is the operator of a range over several lines, `return first` above `...` above `last`: nothing is left out
  /// between what is returned and a value.
  private var isRangeReturned: Bool {
    guard case .identifier? = nextToken(viewMode: .sourceAccurate)?.tokenKind else { return false }
    return parent?.is(BinaryOperatorExprSyntax.self) == true
      && parent?.parent?.parent?.parent?.is(ReturnStmtSyntax.self) == true
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

  /// Whether the line, or the list in brackets, ends before a token.
  private func endsHere(_ next: TokenSyntax?) -> Bool {
    guard let next, next.tokenKind != .endOfFile, !next.startsLine else { return true }
    switch next.tokenKind {
    case .rightBrace, .rightParen, .rightSquare, .comma, .semicolon: return true
    default: return false
    }
  }

  /// Whether nothing but white space and comments stands before it on its line.
  private var startsLine: Bool { leadingTrivia.contains(where: \.isNewline) }

  /// Whether the parenthesis ends a call. One that ends an expression such as `(index + 1)` may be followed by the
  /// `...` of a range.
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

  /// Byte offset of `/* ... */` where arguments should be: `Button(/* ... */)`, `Button("Add", /* ... */)`.
  fileprivate var commentInPlaceOfArguments: Int? {
    guard tokenKind == .leftParen || tokenKind == .comma,
      nextToken(viewMode: .sourceAccurate)?.tokenKind == .rightParen
    else { return nil }
    var offset = endPositionBeforeTrailingTrivia.utf8Offset
    for piece in trailingTrivia {
      if case .blockComment = piece { return offset }
      offset += piece.sourceLength.utf8Length
    }
    return nil
  }

  /// Byte offset of the comma after it in `if let a = find(b), ..., let c = a.next`, where one comma is enough.
  fileprivate var commaBehindComma: Int? {
    guard previousToken(viewMode: .sourceAccurate)?.tokenKind == .comma,
      let next = nextToken(viewMode: .sourceAccurate), next.tokenKind == .comma
    else { return nil }
    return next.bytes.lowerBound
  }

  /// Byte offset of the comma before it in `case idle, playing, ...`.
  fileprivate var commaOfCases: Int? {
    guard let comma = previousToken(viewMode: .sourceAccurate), comma.tokenKind == .comma,
      comma.ancestor(of: EnumCaseDeclSyntax.self) != nil
    else { return nil }
    return comma.bytes.lowerBound
  }

  /// Whether it is a `return` that must have a value, because the function or property says that it gives one.
  private var mustReturnValue: Bool {
    guard tokenKind == .keyword(.return) else { return false }
    var around = parent
    while let syntax = around, !syntax.is(ClosureExprSyntax.self) {
      if let function = syntax.as(FunctionDeclSyntax.self) { return function.signature.returnClause != nil }
      if syntax.is(AccessorDeclSyntax.self) { return false }
      if let variable = syntax.as(VariableDeclSyntax.self) {
        return variable.bindings.first?.accessorBlock != nil
      }
      around = syntax.parent
    }
    return false
  }

  /// Whether the token can only begin a statement or end a block, and not be a value: `for` in
  /// `let key = // from the bundle` above `for key in keys { … }`.
  private func beginsStatement(_ token: TokenKind?) -> Bool {
    switch token {
    case .rightBrace, .endOfFile: true
    case .keyword(let word):
      [.for, .while, .guard, .return, .let, .var, .func, .struct, .class, .enum].contains(word)
    default: false
    }
  }

  /// Byte offsets of a line comment after `=` if no value follows, and of a one-line block comment after a colon, `=` or a
  /// `return` with a value, if a comma, a closing bracket or the line's end follows.
  fileprivate var commentInPlaceOfValue: Range<Int>? {
    let isOperator = parent?.is(BinaryOperatorExprSyntax.self) == true
    // `if /* the user is new */ {`
    let next = nextToken(viewMode: .sourceAccurate)?.tokenKind
    let isCondition =
      [.keyword(.if), .keyword(.while)].contains(tokenKind) && next == .leftBrace
      || tokenKind == .keyword(.guard) && next == .keyword(.else)
    guard
      tokenKind == .colon || tokenKind == .equal || text == "=" || isOperator || isCondition
        || mustReturnValue
    else { return nil }
    var offset = endPositionBeforeTrailingTrivia.utf8Offset
    for piece in trailingTrivia {
      let length = piece.sourceLength.utf8Length
      // `let user: Binding<User> = // ...`
      if case .lineComment = piece,
        piece.isElision && tokenKind != .colon || tokenKind == .equal && beginsStatement(next)
      {
        return offset..<offset + length
      }
      if case .blockComment(let text) = piece {
        let isValue =
          !text.contains("\n") && (isCondition || endsHere(nextToken(viewMode: .sourceAccurate)))
        return isValue ? offset..<offset + length : nil
      }
      offset += length
    }
    return nil
  }
}
