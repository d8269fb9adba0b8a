/// A node of a Markdown document, as a value.
///
/// A document is an array of nodes in reading order; a node's descendants follow it up to `end`. Flat,
/// so that walking a document that nests ten thousand levels deep needs no recursion.
struct MarkdownNode: Sendable {
  enum Kind: Hashable, Sendable {
    case document, blockQuote, paragraph, thematicBreak, footnoteDefinition
    /// `start` is the first number of an ordered list.
    case list(start: Int?, isTight: Bool)
    /// `isChecked` is nil where the item is no task.
    case item(isChecked: Bool?)
    case codeBlock(CodeFence?)
    case heading(level: Int)
    /// One alignment a column: `l`, `c`, `r` or 0.
    case table(alignments: [UInt8])
    case tableRow(isHeader: Bool)
    case tableCell
    case htmlBlock, htmlInline
    case text, code, softBreak, lineBreak, emphasis, strong, strikethrough, footnoteReference
    case link(url: String, title: String)
    case image(url: String, title: String)
  }

  /// The fence of a fenced code block; indented ones have none.
  struct CodeFence: Hashable, Sendable {
    /// Number of fence characters.
    var length: Int
  }

  var kind: Kind
  /// Text, code or raw HTML; empty for containers.
  var literal: String
  /// First line, 1-based in the file; 0 where cmark gives none.
  var line: Int
  /// First column, 1-based, in UTF-8 bytes.
  var column: Int
  var endLine: Int
  /// Index of the parent; the document is its own.
  var parent: Int
  /// Index after the last descendant.
  var end: Int
}
