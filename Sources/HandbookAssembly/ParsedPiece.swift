package import SwiftSyntax

/// The code of a fence, parsed, with the edits that turn it into something a compiler accepts.
package struct ParsedPiece {
  /// A change of the code. Offsets are UTF-8 bytes of `code`.
  package struct Edit: Hashable {
    package var range: Range<Int>
    package var text: String
    /// Whether the text is lines of its own before what follows, which keeps its column.
    var breaksLine = false

    package init(range: Range<Int>, text: String, breaksLine: Bool = false) {
      self.range = range
      self.text = text
      self.breaksLine = breaksLine
    }

    /// Leaves out the node, and keeps the line and column of what follows.
    package static func blank(_ node: some SyntaxProtocol) -> Edit {
      let text = String(
        decoding: node.trimmedDescription.utf8.map { $0 == 0x0A ? 0x0A : 0x20 }, as: UTF8.self)
      return Edit(range: node.bytes, text: text)
    }
  }

  var index: Int
  /// The code, with elisions and attributes for Objective-C replaced by as many blanks.
  package var code: String
  package var tree: SourceFileSyntax
  /// Byte offsets of the elisions that were replaced by blanks.
  package var elisions: [Int]
  package var edits: [Edit] = []
  /// Byte offset from which on the code is nested too deeply to be parsed.
  package var beyondLimit: Int?
  /// What the fence shows only in part.
  package private(set) var gap: Gap?
  /// Methods that a `#selector` names, and that are not exposed to Objective-C.
  package var hiddenSelectors: [HiddenSelector] = []
  /// Length, in UTF-8 bytes, of the line that was put before the code.
  package var leftOut = 0
  /// Start offset of each line as written.
  package var lineStarts: [Int]

  /// - Parameter flags: Compilation conditions that hold in `#if`.
  package init(_ piece: Program.Piece, flags: Set<String> = Program.debug) {
    index = piece.index
    (code, elisions) = blankElisions(piece.code)
    (tree, beyondLimit) = parse(separatingChains(code))
    if let plain = withoutObjectiveC(code, tree) {
      hiddenSelectors = HandbookAssembly.hiddenSelectors(in: tree)
      code = plain
      tree = parse(separatingChains(plain)).tree
    }
    if code.contains("#if") || code.contains("#elseif") {
      code = withoutConditions(code, tree, flags: flags)
      tree = parse(separatingChains(code)).tree
    }
    if code.contains("#sourceLocation") {
      // The directive would move the compiler's messages to another file, where nobody looks for them.
      code = blank(Syntax(tree).descendants(of: PoundSourceLocationSyntax.self).map(\.bytes), in: code)
      tree = parse(separatingChains(code)).tree
    }
    if beyondLimit == nil, let completed = completed(code, tree) {
      (code, gap) = completed
      tree = parse(separatingChains(code)).tree
    }
    var starts = [0]
    let isOfSwitch = tree.beginsWithCase
    let headOfEnum = isOfSwitch ? nil : tree.headOfEnum(around: code, index: piece.index)
    if beyondLimit == nil, isOfSwitch || headOfEnum != nil {
      // The cases of a `switch` or an `enum` whose head is not shown get a head, on a line of its own.
      let head = headOfEnum ?? "switch \(Self.leftOutSubject).shown {\n"
      let rest = parse(head + code + "\n}").tree.hasDefault ? "" : "default: break "
      let last = isOfSwitch ? "\(tree.endsWithoutStatement ? "break\n" : "")\(rest)}" : "}"
      code = head + code + "\n" + last
      tree = parse(separatingChains(code)).tree
      leftOut = head.utf8.count
      elisions = elisions.map { $0 + head.utf8.count }
      starts = []
    }
    for (offset, byte) in code.utf8.enumerated() where byte == 10 { starts.append(offset + 1) }
    lineStarts = starts
  }

  /// The name of the subject of a `switch` whose head is not shown.
  package static let leftOutSubject = "InventedSubject"

  /// Every name in the code, whatever it is used for.
  package var identifiers: Set<String> { tree.identifiers }

  /// Blanks members in a fence that only lists them, one a line, without a call (`.thinMaterial  // light blur`), if
  /// they exist: such a list says nothing more. The others stay, and the compiler reports them.
  package mutating func blankListedMembers(where exists: (String) -> Bool) {
    for item in tree.statements {
      guard case .expr(var expression) = item.item, expression.startsWithDot else { continue }
      var listed: [MemberAccessExprSyntax] = []
      while let member = expression.as(MemberAccessExprSyntax.self) {
        listed.append(member)
        guard let base = member.base else { break }
        expression = base
      }
      guard listed.last?.base == nil, !listed.isEmpty else { continue }
      for member in listed where exists(member.declName.baseName.text) {
        let range = member.period.bytes.lowerBound..<member.declName.bytes.upperBound
        edits.append(Edit(range: range, text: String(repeating: " ", count: range.count)))
      }
    }
  }

  /// Replaces `self.` by blanks in calls at the top level, such as `self.reload()` in a function whose type is not shown. What
  /// is not shown is then one function, and not a member of a type of which nothing is known.
  ///
  /// - Parameter isNotShown: Whether nothing declares a function of the name.
  package mutating func blankSelf(where isNotShown: (String) -> Bool) {
    guard code.contains("self.") else { return }
    let bytes = Array(code.utf8)
    // A blank would separate the operator of `!self.isOpen()` from its operand.
    let before = Set(" \n\t([{,:".utf8)
    let ranges = Syntax(tree).descendants(of: MemberAccessExprSyntax.self).compactMap { access in
      let base = access.base?.as(DeclReferenceExprSyntax.self)
      guard let base, base.baseName.text == "self", isNotShown(access.declName.baseName.text),
        access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(access).id,
        access.ancestor(of: MemberBlockSyntax.self) == nil, access.selfCapturedWeakly == nil,
        base.bytes.lowerBound == 0 || before.contains(bytes[base.bytes.lowerBound - 1])
      else { return Range<Int>?.none }
      return base.bytes.lowerBound..<access.declName.bytes.lowerBound
    }
    guard !ranges.isEmpty else { return }
    code = blank(ranges, in: code)
    tree = parse(separatingChains(code)).tree
  }

  /// Adds the type to the members of a list that also calls some of them (`.bouncy`, `.spring(duration: 0.3)`): the
  /// one type that has them all.
  package mutating func qualifyListedMembers(owner: (Set<String>) -> String?) {
    var list: [MemberAccessExprSyntax] = []
    for item in tree.statements {
      guard case .expr(let expression) = item.item, let member = expression.implicitMember else {
        list = []
        continue
      }
      list.append(member)
    }
    let calls = list.filter { $0.parent?.is(FunctionCallExprSyntax.self) == true }
    guard !calls.isEmpty, calls.count < list.count,
      let owner = owner(Set(list.map(\.declName.baseName.text)))
    else { return }
    for member in list {
      let start = member.period.bytes.lowerBound
      edits.append(Edit(range: start..<start, text: "let _ = \(owner)"))
    }
  }

  /// 0-based index of the line a byte offset is on.
  package func line(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Byte offset of a 1-based line and UTF-8 column; nil outside the code.
  package func offset(line: Int, column: Int) -> Int? {
    guard (1...lineStarts.count).contains(line) else { return nil }
    return lineStarts[line - 1] + column - 1
  }
}

/// Replaces bytes by white space. Line breaks stay.
func blank(_ ranges: [Range<Int>], in code: String) -> String {
  var bytes = Array(code.utf8)
  for range in ranges {
    for offset in range where bytes[offset] != UInt8(ascii: "\n") { bytes[offset] = UInt8(ascii: " ") }
  }
  return String(decoding: bytes, as: UTF8.self)
}

extension ParsedPiece {
  /// The token at a 1-based line and UTF-8 column, as written.
  package func word(line: Int, column: Int) -> String {
    offset(line: line, column: column).flatMap { tree.token(at: AbsolutePosition(utf8Offset: $0))?.text }
      ?? ""
  }
}

/// Ends a statement before a line that begins with a dot, if a blank line or the lines around it say that something
/// new begins there: `.animation(…)` after a statement of its own, `.bouncy` in a list of members. For the parser
/// only, a byte of white space becomes a semicolon, so that nothing moves.
private func separatingChains(_ code: String) -> String {
  guard code.contains("\n.") else { return code }
  var bytes = Array(code.utf8)
  for token in parse(code).tree.tokens(viewMode: .sourceAccurate)
  where token.tokenKind == .period && token.isAtLineStart {
    guard let previous = token.previousToken(viewMode: .sourceAccurate) else { continue }
    let line = token.line
    let above = previous.line
    let isList =
      above.first?.tokenKind == .period && above.first?.isAtLineStart == true
      && (line.count == 2 || above.count == 2)
    let place = previous.endPositionBeforeTrailingTrivia.utf8Offset
    guard token.followsBlankLine || isList, [10, 32].contains(bytes[place]) else { continue }
    bytes[place] = UInt8(ascii: ";")
  }
  return String(decoding: bytes, as: UTF8.self)
}

extension SourceFileSyntax {
  /// `case .home: show()`, `case 200..<300: show()`
  fileprivate var beginsWithCase: Bool {
    let start = Array(tokens(viewMode: .all).lazy.filter { $0.presence == .present }.prefix(3))
    guard start.count == 3, start[0].tokenKind == .keyword(.case) else { return false }
    return switch start[1].tokenKind {
    case .keyword(.let): start[2].tokenKind == .period
    case .period, .integerLiteral, .floatLiteral, .stringQuote, .keyword(.is): true
    default: false
    }
  }

  /// Whether the `switch` that the code consists of has a `default`.
  fileprivate var hasDefault: Bool {
    Syntax(self).descendants(of: SwitchExprSyntax.self).first?.cases.contains {
      $0.as(SwitchCaseSyntax.self)?.label.is(SwitchDefaultLabelSyntax.self) ?? false
    } ?? false
  }

  /// The line before the cases of an enum whose head is not shown, with the type of their raw values; nil where the
  /// code is no body of an enum.
  fileprivate func headOfEnum(around code: String, index: Int) -> String? {
    let start = Array(tokens(viewMode: .all).lazy.filter { $0.presence == .present }.prefix(2))
    guard start.first?.tokenKind == .keyword(.case), case .identifier = start.last?.tokenKind else {
      return nil
    }
    let name = "\(wrapperName)00\(index)"
    let tree = parse("enum \(name) {\n\(code)\n}").tree
    let cases = Syntax(tree).descendants(of: EnumCaseElementSyntax.self)
    guard !tree.hasError, !cases.isEmpty else { return nil }
    let values = cases.compactMap(\.rawValue?.value)
    guard !values.isEmpty else { return "fileprivate enum \(name) {\n" }
    let areTexts = values.contains { $0.is(StringLiteralExprSyntax.self) }
    return "fileprivate enum \(name): \(areTexts ? "String" : "Int") {\n"
  }

  /// Whether the last of the cases has no statement.
  fileprivate var endsWithoutStatement: Bool {
    let written = tokens(viewMode: .all).filter { $0.presence == .present && $0.tokenKind != .endOfFile }
    return written.last?.tokenKind == .colon
  }
}

extension TokenSyntax {
  /// Whether it begins a line, without indentation.
  fileprivate var isAtLineStart: Bool {
    leadingTrivia.isEmpty
      ? previousToken(viewMode: .sourceAccurate)?.trailingTrivia.pieces.last?.isNewline ?? true
      : leadingTrivia.pieces.last?.isNewline == true
  }

  /// Whether an empty line stands before it.
  fileprivate var followsBlankLine: Bool {
    var newlines = 0
    for piece in leadingTrivia {
      switch piece {
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
        newlines += count
      case .spaces, .tabs: break
      default: newlines = 0
      }
      if newlines > 1 { return true }
    }
    return false
  }

  /// The tokens of its line, in order.
  fileprivate var line: [TokenSyntax] {
    var found = [self]
    while let first = found.first, !first.leadingTrivia.contains(where: \.isNewline),
      let previous = first.previousToken(viewMode: .sourceAccurate)
    {
      found.insert(previous, at: 0)
    }
    while let next = found.last?.nextToken(viewMode: .sourceAccurate), next.tokenKind != .endOfFile,
      !next.leadingTrivia.contains(where: \.isNewline)
    {
      found.append(next)
    }
    return found
  }
}

extension SourceFileSyntax {
  /// Whether statements outside of types, functions and closures await something.
  package var waits: Bool {
    let finder = AwaitFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.found
  }
}

private final class AwaitFinder: SyntaxVisitor {
  var found = false
  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    if node.tokenKind == .keyword(.await) || node.tokenKind == .keyword(.async) { found = true }
    return .skipChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension SyntaxProtocol {
  /// Byte offsets of the node without the trivia around it.
  package var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension SyntaxProtocol {
  /// Every name in the code, whatever it is used for.
  var identifiers: Set<String> {
    tokens(viewMode: .sourceAccurate).reduce(into: []) { names, token in
      if case .identifier(let name) = token.tokenKind { names.insert(name) }
    }
  }
}

extension ParsedPiece {
  /// Whether a comment says that the code is one of several versions, which may be of different times: `// Before`,
  /// `// OR`, `// ✅`.
  package var showsVersions: Bool { showsVersions(in: tree) }

  /// Whether a comment inside of one declaration, or above it, says so.
  func showsVersions(in node: some SyntaxProtocol) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains {
      $0.leadingTrivia.namesVersion || $0.trailingTrivia.namesVersion
    }
  }
}

extension Trivia {
  /// Whether a comment says that the code is one of several versions: `// Before`, `// OR`, `// ✅`.
  package var namesVersion: Bool {
    contains { piece in
      guard case .lineComment(let text) = piece else { return false }
      let first = text.lowercased().split { !$0.isLetter }.first
      return text.contains { "❌✅".contains($0) }
        || first.map { Lexicon.versionWords.contains(String($0)) } ?? false
    }
  }
}
