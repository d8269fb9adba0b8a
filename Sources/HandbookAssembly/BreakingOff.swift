import SwiftSyntax

/// What is missing of a declaration or a statement that a fence shows only in part. The rest is checked, but the snippet
/// is never more than unverified.
package struct Gap {
  package enum Kind {
    /// The fence ends before the bracket at this byte is closed.
    case end(opening: Int)
    /// The fence begins in the middle: here it closes what it does not open.
    case start
    /// The fence ends with a declaration that has no body.
    case body
    /// The fence is an argument, such as `dependencies: [ ... ]` of a package.
    case argument
    /// The fence is an element of a dictionary: `"userID": user.id`.
    case element
  }

  package let kind: Kind
  /// Byte offset of the place where readers see it.
  package let offset: Int
}

/// Code whose brackets do not match because a part of it is not shown, made into code whose brackets match.
///
/// A forgotten bracket looks the same to the compiler. Only the indentation tells them apart: where a fence breaks off,
/// all lines below an open bracket are indented deeper than its line, and the bracket ends its line. After a forgotten
/// bracket, the code returns to the indentation of the line that opened it.
///
/// - Returns: The code and what it lacks; nil for code that does not surely break off.
func completed(_ code: String, _ tree: SourceFileSyntax) -> (code: String, gap: Gap)? {
  if let argument = tree.onlyArgument {
    return (blank([0..<code.utf8.count], in: code), Gap(kind: .argument, offset: argument.bytes.lowerBound))
  }
  guard tree.hasError else { return nil }
  if let label = tree.labelOfArgument {
    return (blank([0..<code.utf8.count], in: code), Gap(kind: .argument, offset: label.bytes.lowerBound))
  }
  if let key = tree.keyOfElement {
    return (blank([0..<code.utf8.count], in: code), Gap(kind: .element, offset: key.bytes.lowerBound))
  }
  if let first = tree.continuation {
    return (blank([0..<code.utf8.count], in: code), Gap(kind: .start, offset: first.bytes.lowerBound))
  }
  let brackets = Brackets(code, tree)
  if let heads = tree.headsWithoutBody, let last = heads.last, brackets.open.isEmpty, brackets.stray.isEmpty {
    return (blank(heads, in: code), Gap(kind: .body, offset: last.lowerBound))
  }
  guard !brackets.areCrossed else { return nil }
  if brackets.stray.isEmpty, let outermost = brackets.open.first,
    brackets.open.allSatisfy(brackets.isLeftOpen)
  {
    // The comments say that something was left out, wherever that matters: in a `switch`, in a function with a result.
    let closing = brackets.open.reversed().map { "\n// ...\n\($0.closing)" }.joined()
    let end = code.utf8.count - code.reversed().prefix(while: \.isWhitespace).count
    return (code + closing, Gap(kind: .end(opening: outermost.bytes.lowerBound), offset: max(0, end - 1)))
  }
  if brackets.open.isEmpty, let first = brackets.stray.first, brackets.closeWhatIsNotShown {
    return (blank(brackets.stray.map(\.bytes), in: code), Gap(kind: .start, offset: first.bytes.lowerBound))
  }
  return nil
}

/// The brackets of code that do not match, and how its lines are indented.
private struct Brackets {
  struct Bracket {
    var closing: String
    var bytes: Range<Int>
    /// 0-based.
    var line: Int
    /// Whether the line ends with it, or with the parameters of the closure that it opens.
    var endsLine: Bool
  }

  /// Those that nothing closes, from the outermost.
  private(set) var open: [Bracket] = []
  /// Those that close nothing.
  private(set) var stray: [Bracket] = []
  /// Whether one kind of bracket closes another: `{ ( }`.
  private(set) var areCrossed = false
  /// The indentation of each line; nil where it says nothing: of an empty line, a comment, a directive such as `#if`, and
  /// inside a text of several lines.
  private var indentations: [Int?]

  init(_ code: String, _ tree: SourceFileSyntax) {
    var starts = [0]
    for (offset, byte) in code.utf8.enumerated() where byte == 10 { starts.append(offset + 1) }
    func line(of offset: Int) -> Int { starts.partitioningIndex { $0 > offset } - 1 }
    indentations = code.utf8.split(separator: 10, omittingEmptySubsequences: false).map { line in
      let line = Substring(line)
      let blanks = line.prefix(while: \.isWhitespace)
      let text = line.dropFirst(blanks.count)
      if text.isEmpty || text.hasPrefix("#") || text.hasPrefix("//") { return nil }
      // A `case` belongs to the `switch` that is indented like it.
      let isOfSwitch = ["case ", "default:", "@unknown default:"].contains(where: text.hasPrefix)
      return blanks.reduce(isOfSwitch ? 1 : 0) { $0 + ($1 == "\t" ? 4 : 1) }
    }
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let first = line(of: token.bytes.lowerBound)
      var bracket = Bracket(closing: "", bytes: token.bytes, line: first, endsLine: token.endsLine)
      switch token.tokenKind {
      case .leftBrace:
        let signature = token.parent?.as(ClosureExprSyntax.self)?.signature
        bracket.endsLine =
          token.endsLine || signature?.lastToken(viewMode: .sourceAccurate)?.endsLine == true
        bracket.closing = "}"
        open.append(bracket)
      case .leftParen:
        bracket.closing = ")"
        open.append(bracket)
      case .leftSquare:
        bracket.closing = "]"
        open.append(bracket)
      case .rightBrace, .rightParen, .rightSquare:
        if let last = open.popLast() {
          areCrossed = areCrossed || last.closing != token.text
        } else {
          stray.append(bracket)
        }
      case .multilineStringQuote:
        let text = token.parent?.as(StringLiteralExprSyntax.self)
        guard let text, text.openingQuote.id == token.id else { continue }
        for inside in first..<line(of: text.closingQuote.bytes.lowerBound) { indentations[inside + 1] = nil }
      default: break
      }
    }
  }

  /// Whether all lines below a bracket are indented deeper than its own line. Below a parenthesis, there must be one.
  func isLeftOpen(_ bracket: Bracket) -> Bool {
    guard bracket.endsLine, let own = indentations[bracket.line] else { return false }
    let below = indentations.dropFirst(bracket.line + 1).compactMap(\.self)
    return below.allSatisfy { $0 > own } && (bracket.closing == "}" || !below.isEmpty)
  }

  /// Whether each bracket that closes nothing stands at a line's start, and closes lines that are indented deeper.
  var closeWhatIsNotShown: Bool {
    var start = 0
    var last = Int.max
    for line in Set(stray.map(\.line)).sorted() {
      guard let own = indentations[line], own < last,
        indentations[start..<line].allSatisfy({ $0.map { $0 > own } ?? true })
      else { return false }
      (start, last) = (line + 1, own)
    }
    return stray.allSatisfy(\.endsLine) && indentations[..<stray[0].line].contains { $0 != nil }
  }
}

extension SourceFileSyntax {
  /// The label that the code begins with, if all of it is arguments: `spacing: 8`. A label of a loop stands before a loop.
  fileprivate var labelOfArgument: TokenSyntax? {
    let start = Array(tokens(viewMode: .sourceAccurate).prefix(3))
    guard start.count == 3, case .identifier(let label) = start[0].tokenKind, start[1].tokenKind == .colon,
      label.first?.isLowercase == true
    else { return nil }
    return start[2].tokenKind == .leftSquare || !parse("call(\n\(self)\n)").tree.hasError ? start[0] : nil
  }

  /// The key that the code begins with, if all of it is elements of a dictionary whose values are not just literals, as those of
  /// JSON are.
  fileprivate var keyOfElement: TokenSyntax? {
    guard let first = firstToken(viewMode: .sourceAccurate), first.tokenKind == .stringQuote else {
      return nil
    }
    let tree = parse("[\n\(self)\n]").tree
    guard !tree.hasError,
      let list = tree.statements.first?.item.as(DictionaryExprSyntax.self)?.content.as(
        DictionaryElementListSyntax.self)
    else { return nil }
    return list.contains { !$0.value.descendants(of: DeclReferenceExprSyntax.self).isEmpty } ? first : nil
  }
}

extension SourceFileSyntax {
  /// The word that the code begins with, where it goes on with a statement or a call that is not shown: `catch { … }`,
  /// `} else { … }`, `} label: { … }`.
  fileprivate var continuation: TokenSyntax? {
    let start = Array(tokens(viewMode: .sourceAccurate).drop { $0.tokenKind == .rightBrace }.prefix(3))
    guard let word = start.first else { return nil }
    if [.keyword(.catch), .keyword(.else)].contains(word.tokenKind) { return word }
    let isLabel = start.dropFirst().map(\.tokenKind) == [.colon, .leftBrace]
    return isLabel && word.previousToken(viewMode: .sourceAccurate) != nil ? word : nil
  }

  /// The closure, or the value without its type, that is all there is: `{ [weak self] in self?.load() }`,
  /// `.init(color: .red, location: 0.5)`.
  fileprivate var onlyArgument: ExprSyntax? {
    guard statements.count == 1, let expression = statements.first?.item.as(ExprSyntax.self) else {
      return nil
    }
    let made = expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
    let isArgument =
      expression.is(ClosureExprSyntax.self)
      || made.map { $0.base == nil && $0.declName.baseName.text == "init" } == true
    return isArgument ? expression : nil
  }

  /// The bytes of declarations that end before their bodies, such as `struct GlassEffect: View`, where the code ends with
  /// them; also of attributes without a declaration.
  fileprivate var headsWithoutBody: [Range<Int>]? {
    let items = Array(statements)
    let heads = items.reversed().prefix(while: \.isHeadWithoutBody).map(\.bytes)
    return heads.isEmpty ? nil : heads.reversed()
  }
}

extension CodeBlockItemSyntax {
  fileprivate var isHeadWithoutBody: Bool {
    guard case .decl(let declaration) = item else { return false }
    if let missing = declaration.as(MissingDeclSyntax.self) { return !missing.attributes.isEmpty }
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return false }
    return group.memberBlock.leftBrace.presence == .missing && group.memberBlock.members.isEmpty
  }
}

extension TokenSyntax {
  fileprivate var endsLine: Bool {
    guard let next = nextToken(viewMode: .sourceAccurate) else { return true }
    return next.tokenKind == .endOfFile || next.leadingTrivia.contains(where: \.isNewline)
  }
}

extension [Int] {
  /// The first index whose element passes a test that all elements after it pass, too.
  fileprivate func partitioningIndex(where test: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if test(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
