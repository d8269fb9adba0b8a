import HandbookModel

extension Page {
  /// The lines of the document's text, without front matter and code, with their numbers from 1.
  var proseLines: [(number: Int, text: Substring)] {
    let blocks = snippets.map(\.range) + snippets.flatMap(\.scenarios).map(\.range)
    var code: Set<Int> = []
    for block in blocks { code.formUnion(block.start.line...max(block.start.line, block.end.line)) }
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    let isFence = { (line: Substring) in line == "---" || line == "..." }
    let head = lines.first == "---" ? lines.dropFirst().firstIndex(where: isFence) ?? 0 : -1
    return lines.indices.dropFirst(head + 1).filter { !code.contains($0 + 1) }.map { ($0 + 1, lines[$0]) }
  }

  /// The place of a part of one of the `proseLines`.
  func place(of part: Substring, in line: (number: Int, text: Substring)) -> SourceRange {
    SourceRange(
      file: file, line: line.number,
      column: line.text.utf8.distance(from: line.text.startIndex, to: part.startIndex) + 1,
      length: part.utf8.count)
  }
}
