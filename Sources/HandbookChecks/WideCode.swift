package import HandbookModel

/// Reports code that is wider than what a phone held sideways shows without breaking lines.
package struct WideCode: Check {
  package let id = EditorialCheck.wideCode.rawValue

  /// In characters.
  private static let limit = 74

  package func run(_ book: Book) -> [Diagnostic] {
    book.documents.flatMap { page in
      page.snippets.filter { $0.language == "swift" }.compactMap { diagnostic($0, page) }
    }
  }

  /// Only the first wide line of a block is reported.
  private func diagnostic(_ snippet: Snippet, _ page: Page) -> Diagnostic? {
    let lines = snippet.code.split(separator: "\n", omittingEmptySubsequences: false)
    for (line, origin) in zip(lines, snippet.lines) where line.utf8.count > Self.limit {
      guard line.count > Self.limit else { continue }
      let part = line.dropFirst(Self.limit)
      return Diagnostic(
        .warning, id, "line of code is \(line.count) characters wide",
        at: SourceRange(
          file: page.file, line: origin.line,
          column: origin.columnOffset + line.utf8.count - part.utf8.count + 1, length: part.utf8.count),
        help: "Break it before character \(Self.limit + 1): a phone held sideways shows no more in one line")
    }
    return nil
  }
}
