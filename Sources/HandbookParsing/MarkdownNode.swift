/// A node of a Markdown document, as a value.
///
/// A document is an array of nodes in reading order; a node's descendants follow it, up to `end`. The array
/// is flat, so that walking a document that nests ten thousand levels deep needs no recursion.
struct MarkdownNode: Sendable {
  enum Kind: Hashable, Sendable {
    case document, blockQuote, paragraph, thematicBreak, footnoteDefinition
    /// `start` is the first number of an ordered list.
    case list(start: Int?, isTight: Bool)
    /// `isChecked` is nil if the item is not a task.
    case item(isChecked: Bool?)
    case codeBlock(CodeFence?)
    case heading(level: Int)
    /// One alignment for each column: `l`, `c`, `r`, or 0 for none.
    case table(alignments: [UInt8])
    case tableRow(isHeader: Bool)
    case tableCell
    case htmlBlock, htmlInline
    case text, code, softBreak, lineBreak, emphasis, strong, strikethrough, footnoteReference
    case link(url: String, title: String)
    case image(url: String, title: String)
  }

  /// The fence of a fenced code block. An indented code block has none.
  struct CodeFence: Hashable, Sendable {
    /// The number of fence characters.
    var length: Int
  }

  var kind: Kind
  /// Text, code or raw HTML; empty for containers.
  var literal: String
  /// The first line, from 1, in the file; 0 if cmark does not give one.
  var line: Int
  /// The first column, from 1, in UTF-8 bytes.
  var column: Int
  var endLine: Int
  /// The index of the parent. The document is its own parent.
  var parent: Int
  /// The index after the last descendant.
  var end: Int
}
