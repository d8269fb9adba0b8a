import HandbookModel

/// Expectations written as `swiftc -verify` comments: `// expected-error {{text}}`.
///
/// A comment may hold several expectations, and each may name another line by its distance (`@+1`, `@-2`).
/// The comments become options of the snippet and are removed from the code; a line with nothing else is
/// removed as a whole.
struct ExpectationComments {
  var fails: [Snippet.Expectation] = []
  var warns: [Snippet.Expectation] = []
  var diagnostics: [Diagnostic] = []

  /// Removes the comments from a block's code, and reads them.
  init(takingFrom block: inout CodeBlock, in source: SourceText) {
    // Most blocks have no such comment.
    let bytes = Array(block.code.utf8)
    if offset(of: "{{", in: bytes) != nil { reportMisspelt(in: block, source) }
    guard offset(of: "expected-", in: bytes) != nil else { return }
    let lines = block.code.utf8.split(separator: Byte.newline, omittingEmptySubsequences: false).dropLast()
    var code: [UInt8] = []
    var origins: [Snippet.LineOrigin] = []
    for (line, origin) in zip(lines.map(Array.init), block.origins) {
      var kept = line[...]
      if let comment = offset(of: "// expected-", in: line) ?? offset(of: "//expected-", in: line),
        read(line, from: comment + 2, origin: origin, in: source)
      {
        kept = line[..<comment].trimmedEnd
        // A line with nothing but the comment is removed.
        if kept.isEmpty { continue }
      }
      code += kept + [Byte.newline]
      origins.append(origin)
    }
    block.code = code.text
    block.origins = origins
  }

  /// Reports misspelled expectations. `// expect-error {{text}}` looks like an expectation, but is an
  /// ordinary comment.
  private mutating func reportMisspelt(in block: CodeBlock, _ source: SourceText) {
    let known = ["expected-error", "expected-warning", "expected-note"]
    for (text, origin) in zip(
      block.code.utf8.split(separator: Byte.newline, omittingEmptySubsequences: false), block.origins)
    {
      let line = Array(text)
      guard let open = offset(of: "{{", in: line),
        let comment = (0..<open).last(where: { line[$0...].starts(with: "//".utf8) })
      else { continue }
      let word = line[(comment + 2)..<open].prefix { $0 != UInt8(ascii: "@") }.text.trimmingWhitespace()
      guard !known.contains(where: word.hasSuffix),
        let near = known.first(where: { NearMiss.editDistance(word.lowercased(), $0) <= 3 })
      else { continue }
      diagnostics.append(
        Diagnostic(
          .error, "MalformedExpectation", "'\(word)' is no expectation; did you mean '\(near)'?",
          at: place(line: origin, comment..<line.count, in: source),
          help: "Write // \(near) {{part of the message}}"))
    }
  }

  /// Reads all expectations of one comment. Returns false if there are none. An `// expected-note` is
  /// recognized, but expects nothing.
  private mutating func read(
    _ line: [UInt8], from start: Int, origin: Snippet.LineOrigin, in source: SourceText
  ) -> Bool {
    var position = start
    var isFound = false
    while let word = offset(of: "expected-", in: line, from: position) {
      let isError = line[word...].starts(with: "expected-error".utf8)
      let isWarning = line[word...].starts(with: "expected-warning".utf8)
      position = word + "expected-".utf8.count
      guard isError || isWarning || line[word...].starts(with: "expected-note".utf8) else { continue }
      isFound = true
      guard let open = offset(of: "{{", in: line, from: position),
        let close = offset(of: "}}", in: line, from: open + 2)
      else {
        diagnostics.append(
          Diagnostic(
            .error, "MalformedExpectation", "expectation has no text in double braces",
            at: place(line: origin, word..<line.count, in: source),
            help: "Write // expected-error {{part of the message}}"))
        break
      }
      let expectation = Snippet.Expectation(
        text: line[open + 2..<close].text, range: place(line: origin, word..<close + 2, in: source),
        textRange: place(line: origin, open + 2..<close, in: source),
        line: origin.line + Self.lineOffset(line[word..<open]))
      if isError { fails.append(expectation) }
      if isWarning { warns.append(expectation) }
      position = close + 2
    }
    return isFound
  }

  /// The number in `@+1` or `@-2`; 0 without one.
  private static func lineOffset(_ text: ArraySlice<UInt8>) -> Int {
    guard let at = text.firstIndex(of: UInt8(ascii: "@")) else { return 0 }
    let sign = text[(at + 1)...].first
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return 0 }
    let digits = text[(at + 2)...].prefix(while: \.isDigit)
    let number = Int(digits.prefix(4).text) ?? 0
    return sign == UInt8(ascii: "-") ? -number : number
  }

  private func place(
    line origin: Snippet.LineOrigin, _ columns: Range<Int>, in source: SourceText
  ) -> SourceRange {
    source.range(
      line: origin.line, column: columns.lowerBound + 1 + origin.columnOffset, length: columns.count)
  }
}
