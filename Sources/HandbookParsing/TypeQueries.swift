import HandbookModel

/// Questions for a type, as Twoslash writes them: `// ^?` points with its caret at a name of the line above.
///
/// What follows is what the type must be. The comments are taken off the code, so that nothing else sees them: what is
/// compiled, compared and copied has none.
/// Source: https://twoslash.netlify.app/refs/notations#completions-and-queries
struct TypeQueries {
  var queries: [Snippet.TypeQuery] = []
  var diagnostics: [Diagnostic] = []

  /// Takes the comments off a block's code.
  init(takingFrom block: inout CodeBlock, in source: SourceText) {
    // Nearly no block holds one.
    guard block.code.contains("^?") else { return }
    let lines = block.code.utf8.split(separator: Byte.newline, omittingEmptySubsequences: false).dropLast()
    var code: [UInt8] = []
    var origins: [Snippet.LineOrigin] = []
    for (line, origin) in zip(lines.map(Array.init), block.origins) {
      guard let caret = Self.caret(in: line) else {
        code += line + [Byte.newline]
        origins.append(origin)
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
          line: origins.count, column: caret + 1, expected: expected.isEmpty ? nil : expected.text,
          range: range))
    }
    block.code = code.text
    block.origins = origins
  }

  /// Index of the caret in a line that is nothing but such a comment.
  private static func caret(in line: [UInt8]) -> Int? {
    let isSpace = { (byte: UInt8) in byte == 32 || byte == 9 }
    guard let start = line.firstIndex(where: { !isSpace($0) }), line[start...].starts(with: "//".utf8),
      let caret = line[(start + 2)...].firstIndex(where: { !isSpace($0) }),
      line[caret...].starts(with: "^?".utf8)
    else { return nil }
    return caret
  }
}
