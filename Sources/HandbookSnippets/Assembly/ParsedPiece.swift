import SwiftSyntax

/// The code of a fence, parsed, with the edits that turn it into something a compiler accepts.
struct ParsedPiece {
  /// A change of the code. Offsets are UTF-8 bytes of `code`.
  struct Edit: Hashable {
    var range: Range<Int>
    var text: String
    /// New lines put before the text that follows; what follows keeps its column.
    var breaksLine = false
  }

  var index: Int
  /// With elisions and Objective-C's attributes blanked, byte for byte as long as written.
  var code: String
  var tree: SourceFileSyntax
  /// Byte offsets of the elisions that were blanked.
  var elisions: [Int]
  var edits: [Edit] = []
  /// Byte offset of the place from which on the code nests too deep to be parsed.
  var beyondLimit: Int?
  /// Start offset of each line.
  var lineStarts: [Int]

  init(_ piece: Program.Piece) {
    index = piece.index
    (code, elisions) = blankElisions(piece.code)
    (tree, beyondLimit) = parse(separatingChains(code))
    if let plain = withoutObjectiveC(code, tree) {
      code = plain
      tree = parse(separatingChains(plain)).tree
    }
    if code.contains("#sourceLocation") {
      // The directive would move what the compiler says to another file, where nobody looks for it.
      code = blank(Syntax(tree).descendants(of: PoundSourceLocationSyntax.self).map(\.bytes), in: code)
      tree = parse(separatingChains(code)).tree
    }
    var starts = [0]
    for (offset, byte) in code.utf8.enumerated() where byte == 10 { starts.append(offset + 1) }
    lineStarts = starts
  }

  /// Every name in the code, whatever it is used for.
  var identifiers: Set<String> {
    tree.tokens(viewMode: .sourceAccurate).reduce(into: []) { names, token in
      if case .identifier(let name) = token.tokenKind { names.insert(name) }
    }
  }

  /// A fence may list members (`.thinMaterial  // light blur`), one a line, without calling any: those
  /// that exist say all there is to say and are blanked; the others stay for the compiler to report.
  mutating func blankListedMembers(where exists: (String) -> Bool) {
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

  /// A list that also calls some of its members (`.bouncy`, `.spring(duration: 0.3)`) is of the one type
  /// that has them all.
  mutating func qualifyListedMembers(owner: (Set<String>) -> String?) {
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
  func line(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Byte offset of a 1-based line and UTF-8 column; nil outside the code.
  func offset(line: Int, column: Int) -> Int? {
    guard (1...lineStarts.count).contains(line) else { return nil }
    return lineStarts[line - 1] + column - 1
  }
}

/// Replaces bytes by white space; lines stay lines.
func blank(_ ranges: [Range<Int>], in code: String) -> String {
  var bytes = Array(code.utf8)
  for range in ranges {
    for offset in range where bytes[offset] != UInt8(ascii: "\n") { bytes[offset] = UInt8(ascii: " ") }
  }
  return String(decoding: bytes, as: UTF8.self)
}

extension ParsedPiece {
  /// The token at a 1-based line and UTF-8 column, as written.
  func word(line: Int, column: Int) -> String {
    offset(line: line, column: column).flatMap { tree.token(at: AbsolutePosition(utf8Offset: $0))?.text }
      ?? ""
  }
}

/// Ends a statement before a line that begins with a dot where a blank line, or the company it is in, says
/// that a new thing begins: `.animation(…)` after a statement of its own, `.bouncy` in a list of members.
/// A byte of white space becomes a semicolon, for the parser only; nothing moves.
private func separatingChains(_ code: String) -> String {
  let bytes = Array(code.utf8)
  var lines: [Range<Int>] = []
  var start = 0
  for (offset, byte) in bytes.enumerated() where byte == 10 {
    lines.append(start..<offset)
    start = offset + 1
  }
  lines.append(start..<bytes.count)
  func text(_ line: Range<Int>) -> Substring { Substring(decoding: bytes[line], as: UTF8.self) }
  func isComment(_ line: Substring) -> Bool { line.drop { $0 == " " }.hasPrefix("//") }
  func isBlank(_ line: Substring) -> Bool { line.allSatisfy(\.isWhitespace) }
  func isBareMember(_ line: Substring) -> Bool {
    let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    return code.dropFirst().allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0.isWhitespace }
  }
  guard lines.contains(where: { bytes[$0].first == UInt8(ascii: ".") }) else { return code }
  var result = bytes
  for (index, line) in lines.enumerated() where index > 0 && bytes[line].first == UInt8(ascii: ".") {
    // The nearest line above that is code.
    var above = index - 1
    var sawBlank = false
    while above >= 0, isComment(text(lines[above])) || isBlank(text(lines[above])) {
      sawBlank = sawBlank || isBlank(text(lines[above]))
      above -= 1
    }
    guard above >= 0 else { continue }
    let isList =
      bytes[lines[above]].first == UInt8(ascii: ".")
      && (isBareMember(text(line)) || isBareMember(text(lines[above])))
    guard sawBlank || isList else { continue }
    let code = text(lines[above])
    let end =
      code.firstRange(of: "//").map { lines[above].lowerBound + code[..<$0.lowerBound].utf8.count }
      ?? lines[above].upperBound
    // The last byte of white space before the comment, or the end of the line.
    let place = end < lines[above].upperBound ? end - 1 : end
    guard place < bytes.count, [10, 32].contains(bytes[place]) else { continue }
    result[place] = UInt8(ascii: ";")
  }
  return String(decoding: result, as: UTF8.self)
}

/// Blanks `...` and `…` where they stand for something left out (not ranges, not variadics).
///
/// An elision is alone between an opening bracket, a comma, `in`, a colon or a line start, and a
/// closing bracket, a comma or the line end; comments and string literals are left alone.
///
/// - Returns: The code with the elisions replaced by as many spaces, and their byte offsets.
package func blankElisions(_ code: String) -> (code: String, elisions: [Int]) {
  guard code.contains("...") || code.contains("…") || code.contains("/*") else { return (code, []) }
  var bytes = Array(code.utf8)
  var elisions: [Int] = []
  var index = 0
  var inString = false
  var blockComment = 0
  func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }
  while index < bytes.count {
    let byte = bytes[index]
    if blockComment > 0 {
      if byte == 0x2A, index + 1 < bytes.count, bytes[index + 1] == 0x2F {
        blockComment -= 1
        index += 1
      }
    } else if inString {
      if byte == 0x5C { index += 1 } else if byte == 0x22 || byte == 10 { inString = false }
    } else if byte == 0x22 {
      // A multi-line literal is skipped whole.
      if index + 2 < bytes.count, bytes[index + 1] == 0x22, bytes[index + 2] == 0x22 {
        index += 3
        while index + 2 < bytes.count,
          !(bytes[index] == 0x22 && bytes[index + 1] == 0x22 && bytes[index + 2] == 0x22)
        {
          index += 1
        }
        index += 2
      } else {
        inString = true
      }
    } else if byte == 0x2F, index + 1 < bytes.count, bytes[index + 1] == 0x2F {
      while index < bytes.count, bytes[index] != 10 { index += 1 }
      continue
    } else if byte == 0x2F, index + 1 < bytes.count, bytes[index + 1] == 0x2A,
      let end = commentArgument(in: bytes, at: index)
    {
      // `points: /* … */,` becomes an editor placeholder, byte for byte as long.
      bytes[index..<index + 2] = [0x3C, 0x23]
      bytes[end - 2..<end] = [0x23, 0x3E]
      elisions.append(index)
      index = end - 1
    } else if byte == 0x2F, index + 1 < bytes.count, bytes[index + 1] == 0x2A {
      blockComment += 1
      index += 1
    } else {
      let isDots =
        byte == 0x2E && index + 2 < bytes.count && bytes[index + 1] == 0x2E && bytes[index + 2] == 0x2E
      let isEllipsis =
        byte == 0xE2 && index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == 0xA6
      if isDots || isEllipsis {
        var before = index - 1
        while before >= 0, isSpace(bytes[before]) { before -= 1 }
        var after = index + 3
        while after < bytes.count, isSpace(bytes[after]) { after += 1 }
        let opens =
          before < 0 || [10, 0x7B, 0x28, 0x5B, 0x2C, 0x3A, 0x3B].contains(bytes[before])
          // `.gesture(DragGesture()...)`, but not the range in `removeSubrange((index + 1)...)`.
          || bytes[before] == 0x29 && after < bytes.count && bytes[after] == 0x29
            && endsCall(bytes, at: before)
          || (bytes[before] == 0x6E && before > 0 && bytes[before - 1] == 0x69 && before > 1
            && (isSpace(bytes[before - 2]) || bytes[before - 2] == 0x29))
        let closes =
          after >= bytes.count || [10, 0x7D, 0x29, 0x5D, 0x2C, 0x3B].contains(bytes[after])
          || (bytes[after] == 0x2F && after + 1 < bytes.count && bytes[after + 1] == 0x2F)
        if opens, closes {
          for offset in index..<index + 3 { bytes[offset] = 32 }
          elisions.append(index)
        }
        index += 2
      }
    }
    index += 1
  }
  return (String(decoding: bytes, as: UTF8.self), elisions)
}

/// Whether the parenthesis that closes at a place is the end of a call: something is called before it opens, and
/// not to make a number or an index, of which a range may begin.
private func endsCall(_ bytes: [UInt8], at close: Int) -> Bool {
  var depth = 0
  for index in stride(from: close, through: 0, by: -1) {
    if bytes[index] == 0x29 { depth += 1 }
    if bytes[index] == 0x28 { depth -= 1 }
    if depth == 0 {
      let before = bytes[..<index].reversed()
      let isName = { (byte: UInt8) in
        byte >= 0x80 || byte == 0x5F || Unicode.Scalar(byte).properties.isAlphabetic
          || (0x30...0x39).contains(byte)
      }
      let name = String(decoding: before.prefix(while: isName).reversed(), as: UTF8.self)
      if name.isEmpty { return before.first.map { ">])`".utf8.contains($0) } ?? false }
      return name != "Int" && !name.lowercased().contains("index")
    }
  }
  return false
}

/// The end of a block comment that stands where an argument or value should.
private func commentArgument(in bytes: [UInt8], at start: Int) -> Int? {
  var before = start - 1
  while before >= 0, bytes[before] == 32 { before -= 1 }
  guard before >= 0, bytes[before] == 0x3A || bytes[before] == 0x3D else { return nil }
  var end = start + 2
  while end + 1 < bytes.count, !(bytes[end] == 0x2A && bytes[end + 1] == 0x2F) {
    if bytes[end] == 10 { return nil }
    end += 1
  }
  end += 2
  guard end <= bytes.count else { return nil }
  var after = end
  while after < bytes.count, bytes[after] == 32 { after += 1 }
  guard after == bytes.count || [0x2C, 0x29, 0x5D, 10].contains(bytes[after]) else { return nil }
  return end
}

extension SourceFileSyntax {
  /// Statements outside types, functions and closures await something.
  var waits: Bool {
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
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
