import HandbookModel

/// A line of code as a page shows it.
struct CodeLine: Hashable, Sendable {
  /// A comment that judges the code below it: `// BAD: …`, and the comment lines that go on with it.
  enum Remark: String, Hashable, Sendable { case bad, good }

  struct Piece: Hashable, Sendable {
    var kind: HighlightToken.Kind
    /// UTF-8 bytes within `bytes`.
    var range: Range<Int>
  }

  /// 1-based, as shown; lines left out do not count.
  var number: Int
  /// 1-based, in the snippet's code.
  var source = 0
  /// Without the line end.
  var bytes: [UInt8]
  var pieces: [Piece]
  /// Leading spaces; a tab counts four.
  var indent: Int
  var remark: Remark?
  /// A remark that stands behind code, on its line.
  var endRemark: Remark?
  /// What the compiler says about this line, and where (UTF-8 bytes within `bytes`).
  var diagnostics: [(Diagnostic, Range<Int>)] = []
  /// Types that the document asks for with `// ^?`.
  var types: [SnippetReport.TypeAnswer] = []

  /// Rows below it that say something about it.
  var notes: Int { diagnostics.count + types.count }

  /// The text without white space at both ends.
  var trimmed: String {
    let isText = { (byte: UInt8) in byte != 32 && byte != 9 && byte != 13 }
    guard let first = bytes.firstIndex(where: isText), let last = bytes.lastIndex(where: isText) else {
      return ""
    }
    return String(decoding: bytes[first...last], as: UTF8.self)
  }

  var isBlank: Bool { bytes.allSatisfy { $0 == 32 || $0 == 9 } }

  static func == (a: Self, b: Self) -> Bool { (a.number, a.bytes) == (b.number, b.bytes) }
  func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

extension CodeLine {
  /// The lines of a snippet, `// expected-error {{…}}` comments left out.
  ///
  /// - Parameters:
  ///   - tokens: Cover the code in order; a part not covered is plain.
  ///   - types: Answers to its `// ^?` comments.
  ///   - diagnostics: At places in the Markdown file; those elsewhere are left out.
  static func lines(
    of snippet: Snippet, tokens: [HighlightToken], diagnostics: [Diagnostic] = [],
    types: [SnippetReport.TypeAnswer] = []
  ) -> [CodeLine] {
    let code = Array(snippet.code.utf8)
    var lines: [CodeLine] = []
    var token = 0
    var tokenStart = 0
    var start = 0
    var sourceLine = 0
    var remark: Remark?
    while start < code.count {
      let end = code[start...].firstIndex(of: 10) ?? code.count
      var bytes = Array(code[start..<end])
      let isMarkOnly = cutExpectation(&bytes)
      var pieces: [Piece] = []
      while token < tokens.count, tokenStart < end {
        let tokenEnd = tokenStart + tokens[token].length
        let lower = max(tokenStart, start) - start
        let upper = min(tokenEnd, start + bytes.count) - start
        if lower < upper { pieces.append(Piece(kind: tokens[token].kind, range: lower..<upper)) }
        guard tokenEnd <= end else { break }
        tokenStart = tokenEnd
        token += 1
      }
      let indent = bytes.prefix { $0 == 32 || $0 == 9 }.reduce(0) { $0 + ($1 == 9 ? 4 : 1) }
      if !isMarkOnly {
        remark = Self.remark(bytes, after: remark)
        var line = CodeLine(
          number: lines.count + 1, source: sourceLine + 1, bytes: bytes, pieces: pieces, indent: indent,
          remark: remark)
        if remark == nil, let last = pieces.last, last.kind == .comment {
          line.endRemark = Self.remark(Array(bytes[last.range]), after: nil)
        }
        line.types = types.filter { $0.line == sourceLine + 1 }
        if sourceLine < snippet.lines.count {
          line.take(diagnostics, from: snippet.lines[sourceLine])
        }
        lines.append(line)
      } else if sourceLine < snippet.lines.count, !lines.isEmpty {
        // The mark stood alone (`expected-error@-1`): nothing can be reported at its line.
        lines[lines.count - 1].take(diagnostics, from: snippet.lines[sourceLine])
      }
      start = end + 1
      sourceLine += 1
    }
    while lines.last?.isBlank == true { lines.removeLast() }
    return lines
  }

  private mutating func take(_ all: [Diagnostic], from origin: Snippet.LineOrigin) {
    for diagnostic in all where diagnostic.range.start.line == origin.line {
      let start = min(max(0, diagnostic.range.start.column - 1 - origin.columnOffset), bytes.count)
      var end =
        diagnostic.range.end.line == origin.line
        ? min(max(start, diagnostic.range.end.column - 1 - origin.columnOffset), bytes.count)
        : bytes.count
      // A place without a length: the word that begins there.
      if end <= start { end = start + max(1, bytes[start...].prefix { $0.isWordByte }.count) }
      diagnostics.append((diagnostic, start..<min(end, bytes.count)))
    }
  }

  /// Cuts an expectation comment off the line; true where nothing else stood on it.
  private static func cutExpectation(_ bytes: inout [UInt8]) -> Bool {
    let mark = Array("// expected-".utf8)
    guard bytes.count > mark.count, bytes.contains(mark[0]),
      let start = bytes.indices.dropLast(mark.count).first(where: {
        bytes[$0] == mark[0] && bytes[$0...].starts(with: mark)
      })
    else { return false }
    let rest = String(decoding: bytes[(start + mark.count)...], as: UTF8.self)
    guard ["error", "warning", "note"].contains(where: rest.hasPrefix), rest.contains("{{") else {
      return false
    }
    bytes.removeSubrange(start...)
    while let last = bytes.last, last == 32 || last == 9 { bytes.removeLast() }
    return bytes.isEmpty
  }

  private static func remark(_ bytes: [UInt8], after previous: Remark?) -> Remark? {
    let text = bytes.drop { $0 == 32 || $0 == 9 }
    guard text.starts(with: [47, 47]) else { return nil }
    let words = text.dropFirst(2).drop { $0 == 32 }
    let word = String(decoding: words.prefix { $0.isWordByte }, as: UTF8.self)
    guard words.dropFirst(word.utf8.count).first == 58 || word.allSatisfy(\.isUppercase) else {
      return previous
    }
    switch word {
    case "BAD", "COST", "WRONG", "AVOID", "PROBLEM": return .bad
    case "GOOD", "BENEFIT", "CORRECT", "PREFER", "FIX": return .good
    default: return previous
    }
  }
}
