import HandbookModel

/// A code block, with the place of each of its lines in the source.
struct CodeBlock {
  /// The code, with a `\n` after each line.
  var code: String
  /// One entry for each line of `code`.
  var origins: [Snippet.LineOrigin]
  /// The whole block with its fences.
  var range: SourceRange
  /// The offsets of the info string in the source; empty for an indented block.
  var info: Range<Int>
  /// Whether the closing fence is missing.
  var isUnclosed: Bool

  /// Locates a code block.
  ///
  /// cmark gives the place of the block's first character, and makes one line of code from each line of the
  /// source. It removes container marks, indentation or half a tab, always at the start of a line, so the
  /// difference in length between the two lines is the distance between their columns.
  init(_ node: MarkdownNode, fence: MarkdownNode.CodeFence?, in source: SourceText) {
    code = node.literal
    let firstLine = fence == nil ? node.line : node.line + 1
    origins = []
    origins.reserveCapacity(node.literal.utf8.count { $0 == Byte.newline } + 1)
    var length = 0
    for byte in node.literal.utf8 {
      guard byte == Byte.newline else {
        length += 1
        continue
      }
      let line = firstLine + origins.count
      origins.append(
        Snippet.LineOrigin(line: line, columnOffset: source.line(line).count - length))
      length = 0
    }
    if length > 0 {
      let line = firstLine + origins.count
      origins.append(
        Snippet.LineOrigin(line: line, columnOffset: source.line(line).count - length))
      code += "\n"
    }

    let start = SourceLocation(line: node.line, column: node.column)
    let opening = source.line(node.line)
    let lastCode = firstLine + origins.count - 1
    var lastLine = max(node.line, lastCode)
    isUnclosed = false
    info = 0..<0
    if let fence {
      let words = opening.dropFirst(node.column - 1 + fence.length).trimmed
      info = words.startIndex..<words.endIndex
      let closing = source.line(lastCode + 1)
      isUnclosed = !Self.closes(closing, fence: fence, opening: opening, at: node.column)
      if !isUnclosed { lastLine += 1 }
    }
    range = SourceRange(
      file: source.file, start: start,
      end: SourceLocation(line: lastLine, column: source.line(lastLine).trimmedEnd.count + 1))
  }

  /// Whether a line ends in the block's closing fence (CommonMark 0.29 §4.5) inside the same quotes.
  private static func closes(
    _ line: ArraySlice<UInt8>, fence: MarkdownNode.CodeFence, opening: ArraySlice<UInt8>, at column: Int
  ) -> Bool {
    let character = opening.dropFirst(column - 1).first
    let text = line.trimmedEnd
    let marks = text.reversed().prefix { $0 == character }.count
    guard marks >= fence.length else { return false }
    let quote = UInt8(ascii: ">")
    let before = text.dropLast(marks)
    let quotes = opening.prefix(column - 1).count { $0 == quote }
    return before.allSatisfy { $0 == Byte.space || $0 == Byte.tab || $0 == quote }
      && before.count { $0 == quote } >= quotes
  }
}
