import HandbookModel

/// Comments that ask for a type, as in Twoslash: the caret of `// ^?` points at a name in the line above.
///
/// "Below" means as an editor shows it: a tab reaches to the next multiple of four columns, and wide
/// characters, such as emoji and Chinese characters, take two columns. Text after the `?` is the expected
/// type. The comments are removed from the code, so that it is compiled, compared and copied without them.
struct TypeQueries {
  var queries: [Snippet.TypeQuery] = []
  var diagnostics: [Diagnostic] = []

  /// Removes the comments from a block's code, and reads them.
  init(takingFrom block: inout CodeBlock, in source: SourceText) {
    // Most blocks have no such comment.
    guard offset(of: "^?", in: Array(block.code.utf8)) != nil else { return }
    let lines = block.code.utf8.split(separator: Byte.newline, omittingEmptySubsequences: false).dropLast()
    var code: [UInt8] = []
    var origins: [Snippet.LineOrigin] = []
    var above: [UInt8] = []
    for (line, origin) in zip(lines.map(Array.init), block.origins) {
      guard let caret = Self.caret(in: line) else {
        if let start = Self.comment(behind: line) {
          diagnostics.append(
            Diagnostic(
              .error, "TypeQueryWithoutName", "'^?' stands behind code",
              at: source.range(
                line: origin.line, column: start + 1 + origin.columnOffset, length: line.count - start),
              help: "Put the comment on a line of its own, with its caret below the name"))
        }
        code += line + [Byte.newline]
        origins.append(origin)
        above = line
        continue
      }
      let expected = line[(caret + 2)...].drop { $0 == 32 || $0 == 9 }.trimmedEnd
      let range = source.range(
        line: origin.line, column: caret + 1 + origin.columnOffset, length: line.count - caret)
      if origins.isEmpty {
        diagnostics.append(
          Diagnostic(
            .error, "TypeQueryWithoutName", "no line of code stands above '^?'", at: range,
            help: "Put the comment below the line with the name, and its caret below the name"))
        continue
      }
      queries.append(
        Snippet.TypeQuery(
          line: origins.count, column: Self.index(in: above, below: caret, of: line) + 1,
          expected: expected.isEmpty ? nil : expected.text,
          range: range))
    }
    block.code = code.text
    block.origins = origins
  }

  /// The index of the caret, if the line is nothing but such a comment.
  private static func caret(in line: [UInt8]) -> Int? {
    let isSpace = { (byte: UInt8) in byte == 32 || byte == 9 }
    guard let start = line.firstIndex(where: { !isSpace($0) }), line[start...].starts(with: "//".utf8),
      let caret = line[(start + 2)...].firstIndex(where: { !isSpace($0) }),
      line[caret...].starts(with: "^?".utf8)
    else { return nil }
    return caret
  }

  /// The index at which such a comment begins, if the line has code before it.
  private static func comment(behind line: [UInt8]) -> Int? {
    let text = line.text
    guard let range = text.firstRange(of: /\/\/[ \t]*\^\?/), !text[..<range.lowerBound].contains("\"") else {
      return nil
    }
    return text[..<range.lowerBound].utf8.count
  }

  /// The index of the byte above the caret of the line below.
  private static func index(in above: [UInt8], below caret: Int, of line: [UInt8]) -> Int {
    let column = columns(of: line[..<caret].text).last!.end
    let shown = columns(of: above.text)
    // Some editors show wide characters as narrow ones. Then the author put the caret below the character
    // with the same number.
    let counted = caret < shown.count ? shown[caret].index : above.count
    guard let index = shown.last(where: { $0.start <= column && column < $0.end })?.index else {
      return counted
    }
    return above[index...].first.map(isWord) == true ? index : counted
  }

  /// For each character, the index of its first byte and the columns it takes; the last entry stands for the
  /// end of the text.
  private static func columns(of text: String) -> [(index: Int, start: Int, end: Int)] {
    var result: [(index: Int, start: Int, end: Int)] = []
    var (index, column) = (0, 0)
    for character in text {
      let width = character == "\t" ? 4 - column % 4 : character.isWide ? 2 : 1
      result.append((index, column, column + width))
      index += character.utf8.count
      column += width
    }
    return result + [(index, column, column)]
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == 95 || byte == 36 || byte == 96 || byte >= 128 || (48...57).contains(byte)
      || (65...90).contains(byte) || (97...122).contains(byte)
  }
}

extension Character {
  /// Whether fonts for code give the character two columns. Source: Unicode Standard Annex 11, ranges of kind
  /// W.
  fileprivate var isWide: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    if scalar.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return true }
    return switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
