import HandbookModel

/// Finds the text of inline nodes in the source: cmark gives exact places for blocks, but only rough ones for
/// inlines.
///
/// The texts of a block are looked for one after the other. The work has a budget, so that a document with
/// many links that cannot be found costs no more than a few passes over it.
struct SourceFinder {
  private let source: SourceText
  private var budget: Int
  private var block = -1
  /// Where the last text that was found in the current block ends.
  private var cursor = 0

  init(_ source: SourceText) {
    self.source = source
    budget = 1_000_000 + 16 * source.bytes.count
  }

  /// The place of a link's destination: in the link itself, or in the reference definition that it uses.
  mutating func destination(_ url: String, inBlock index: Int, of document: MarkdownDocument) -> SourceRange {
    let bare = Array(url.utf8)
    let stretch = stretch(of: index, in: document)
    for prefix in ["](", "](<", "<", ""] {
      let needle = Array(prefix.utf8) + bare
      if !bare.isEmpty, let at = find(needle, block: index, in: stretch) {
        return source.range(at + prefix.utf8.count..<at + needle.count)
      }
    }
    // cmark adds these to an autolink; the source does not have them.
    for added in ["mailto:", "http://"] where url.hasPrefix(added) {
      let needle = Array(bare.dropFirst(added.utf8.count))
      if let at = find(needle, block: index, in: stretch) { return source.range(at..<at + needle.count) }
    }
    for prefix in ["]: ", "]: <", "]:"] where !bare.isEmpty {
      let needle = Array(prefix.utf8) + bare
      if let at = search(needle, in: 0..<source.bytes.count) {
        return source.range(at + prefix.utf8.count..<at + needle.count)
      }
    }
    return firstLine(of: index, in: document)
  }

  /// The place of a text in the block, or the block's first line if the text is not written there literally.
  mutating func text(_ text: String, inBlock index: Int, of document: MarkdownDocument) -> SourceRange {
    let firstLine = String(text.prefix { $0 != "\n" })
    return exactText(firstLine, inBlock: index, of: document) ?? self.firstLine(of: index, in: document)
  }

  /// The place of a text of one line; nil if the block does not contain it literally, as when characters are
  /// escaped.
  mutating func exactText(
    _ text: String, inBlock index: Int, of document: MarkdownDocument
  ) -> SourceRange? {
    let needle = Array(text.utf8)
    return find(needle, block: index, in: stretch(of: index, in: document)).map {
      source.range($0..<$0 + needle.count)
    }
  }

  private mutating func find(_ needle: [UInt8], block index: Int, in stretch: Range<Int>) -> Int? {
    if index != block {
      block = index
      cursor = stretch.lowerBound
    }
    // Inlines are found in order, except an image inside a link.
    let found = search(needle, in: cursor..<stretch.upperBound) ?? search(needle, in: stretch)
    if let found { cursor = max(cursor, found + needle.count) }
    return found
  }

  private mutating func search(_ needle: [UInt8], in stretch: Range<Int>) -> Int? {
    guard budget > 0 else { return nil }
    let found = source.find(needle, in: stretch)
    budget -= (found ?? stretch.upperBound) - stretch.lowerBound
    return found
  }

  /// The offsets of a block's lines.
  private func stretch(of index: Int, in document: MarkdownDocument) -> Range<Int> {
    let node = document.nodes[index]
    let start = source.offset(line: node.line, column: 1)
    let last = max(node.line, node.endLine)
    let end = source.offset(line: last, column: source.line(last).count + 1)
    return start..<max(start, end)
  }

  private func firstLine(of index: Int, in document: MarkdownDocument) -> SourceRange {
    let node = document.nodes[index]
    let column = max(1, node.column)
    let length = source.line(node.line).trimmedEnd.count - column + 1
    return source.range(line: max(1, node.line), column: column, length: max(0, length))
  }
}
