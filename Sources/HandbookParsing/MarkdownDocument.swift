import CCMarkGFM
import HandbookModel
import Synchronization

/// A Markdown text as nodes. Only this file uses cmark-gfm.
///
/// GitHub's extensions are enabled: tables, strikethrough, autolinks, task lists, footnotes. cmark moves
/// footnotes that are referred to to the end of the document, and drops the others.
struct MarkdownDocument: Sendable {
  /// The nodes in reading order; the first is the document itself.
  let nodes: [MarkdownNode]

  /// Parses valid UTF-8. There is no invalid Markdown, so this cannot fail.
  ///
  /// - Parameter firstLine: The line of the file at which the text starts, from 1. Lines of nodes are lines
  ///   of the file.
  init(parsing bytes: ArraySlice<UInt8>, firstLine: Int) {
    guard let root = Self.parse(bytes) else {
      nodes = []
      return
    }
    defer { cmark_node_free(root) }
    nodes = Self.flatten(root, lineOffset: firstLine - 1)
  }

  /// The indices of a node's children.
  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var next = index + 1
    while next < nodes[index].end {
      children.append(next)
      next = nodes[next].end
    }
    return children
  }

  /// The text of a node's descendants, including code spans, without markup, raw HTML and footnote
  /// references.
  func plainText(of index: Int) -> String {
    var text = ""
    for node in nodes[index..<nodes[index].end] {
      switch node.kind {
      case .text, .code: text += node.literal
      case .softBreak, .lineBreak: text += " "
      default: break
      }
    }
    return text
  }

  /// cmark-gfm parses inlines last. Meanwhile, a global table contains the special characters of its
  /// extensions, so only one document may be at that stage.
  private static let parsingInlines = Mutex(())

  private static let registered: Void = cmark_gfm_core_extensions_ensure_registered()

  private static func parse(_ bytes: ArraySlice<UInt8>) -> OpaquePointer? {
    registered
    // No other task uses this parser or its result.
    nonisolated(unsafe) let parser = cmark_parser_new(CMARK_OPT_DEFAULT | CMARK_OPT_FOOTNOTES)
    guard let parser else { return nil }
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "autolink", "tasklist"] {
      if let found = cmark_find_syntax_extension(name) {
        cmark_parser_attach_syntax_extension(parser, found)
      }
    }
    bytes.withUnsafeBytes { text in
      cmark_parser_feed(parser, text.baseAddress?.assumingMemoryBound(to: CChar.self), text.count)
    }
    nonisolated(unsafe) var root: OpaquePointer?
    parsingInlines.withLock { _ in root = cmark_parser_finish(parser) }
    return root
  }

  private static func flatten(
    _ root: OpaquePointer, lineOffset: Int
  ) -> [MarkdownNode] {
    guard let walk = cmark_iter_new(root) else { return [] }
    defer { cmark_iter_free(walk) }
    var nodes: [MarkdownNode] = []
    var open: [Int] = []
    while true {
      let event = cmark_iter_next(walk)
      guard event == CMARK_EVENT_ENTER || event == CMARK_EVENT_EXIT else { return nodes }
      guard let node = cmark_iter_get_node(walk) else { return nodes }
      if event == CMARK_EVENT_EXIT {
        if let index = open.popLast() { nodes[index].end = nodes.count }
        continue
      }
      let line = Int(cmark_node_get_start_line(node))
      nodes.append(
        MarkdownNode(
          kind: kind(of: node), literal: cmark_node_get_literal(node).map { String(cString: $0) } ?? "",
          line: line == 0 ? 0 : line + lineOffset, column: Int(cmark_node_get_start_column(node)),
          endLine: Int(cmark_node_get_end_line(node)) + lineOffset, parent: open.last ?? 0,
          end: nodes.count + 1))
      if !isLeaf(node) { open.append(nodes.count - 1) }
    }
  }

  /// Whether cmark's iterator enters, but does not exit, nodes of this kind (`S_is_leaf` in its
  /// `iterator.c`).
  private static func isLeaf(_ node: OpaquePointer) -> Bool {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_HTML_BLOCK, CMARK_NODE_THEMATIC_BREAK, CMARK_NODE_CODE_BLOCK, CMARK_NODE_TEXT,
      CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE:
      true
    default: false
    }
  }

  private static func kind(of node: OpaquePointer) -> MarkdownNode.Kind {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT: return .text
    case CMARK_NODE_CODE: return .code
    case CMARK_NODE_SOFTBREAK: return .softBreak
    case CMARK_NODE_LINEBREAK: return .lineBreak
    case CMARK_NODE_PARAGRAPH: return .paragraph
    case CMARK_NODE_EMPH: return .emphasis
    case CMARK_NODE_STRONG: return .strong
    case CMARK_NODE_LINK: return .link(url: string(cmark_node_get_url(node)), title: title(of: node))
    case CMARK_NODE_IMAGE: return .image(url: string(cmark_node_get_url(node)), title: title(of: node))
    case CMARK_NODE_HEADING: return .heading(level: Int(cmark_node_get_heading_level(node)))
    case CMARK_NODE_CODE_BLOCK: return .codeBlock(fence(of: node))
    case CMARK_NODE_LIST:
      let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      return .list(
        start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil,
        isTight: cmark_node_get_list_tight(node) != 0)
    case CMARK_NODE_ITEM:
      let isTask = string(cmark_node_get_type_string(node)) == "tasklist"
      return .item(isChecked: isTask ? cmark_gfm_extensions_get_tasklist_item_checked(node) : nil)
    case CMARK_NODE_BLOCK_QUOTE: return .blockQuote
    case CMARK_NODE_THEMATIC_BREAK: return .thematicBreak
    case CMARK_NODE_HTML_BLOCK: return .htmlBlock
    case CMARK_NODE_HTML_INLINE: return .htmlInline
    case CMARK_NODE_FOOTNOTE_DEFINITION: return .footnoteDefinition
    case CMARK_NODE_FOOTNOTE_REFERENCE: return .footnoteReference
    case CMARK_NODE_DOCUMENT: return .document
    default: break
    }
    switch string(cmark_node_get_type_string(node)) {
    case "table":
      let count = Int(cmark_gfm_extensions_get_table_columns(node))
      let alignments = cmark_gfm_extensions_get_table_alignments(node)
      return .table(alignments: (0..<count).map { alignments?[$0] ?? 0 })
    case "table_header": return .tableRow(isHeader: true)
    case "table_row": return .tableRow(isHeader: false)
    case "table_cell": return .tableCell
    case "strikethrough": return .strikethrough
    default: return .paragraph
    }
  }

  private static func fence(of node: OpaquePointer) -> MarkdownNode.CodeFence? {
    var length: Int32 = 0
    var offset: Int32 = 0
    var character: CChar = 0
    guard cmark_node_get_fenced(node, &length, &offset, &character) != 0 else { return nil }
    return MarkdownNode.CodeFence(length: Int(length))
  }

  private static func title(of node: OpaquePointer) -> String {
    string(cmark_node_get_title(node))
  }

  private static func string(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }
}
