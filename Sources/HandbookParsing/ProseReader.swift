import HandbookModel

/// Converts nodes of a Markdown document to prose. Raw HTML is left out. Prose contains no addresses, only
/// numbers of links that parsing has accepted.
struct ProseReader {
  let document: MarkdownDocument
  /// A node's index → the link's index in `Page.links`. A link without an entry is read as its text.
  var links: [Int: Int] = [:]
  /// A node's index → the snippet's index in `Page.snippets`. A code block without an entry is left out.
  var snippets: [Int: Int] = [:]
  /// A node's index → its number, from 1, among the references to the same footnote.
  var footnoteReferences: [Int: Int] = [:]

  /// A node with its descendants.
  func prose(of index: Int) -> Prose { prose([index..<document.nodes[index].end]) }

  /// A node's descendants without itself.
  func prose(inside index: Int) -> Prose { prose([index + 1..<document.nodes[index].end]) }

  /// Several ranges of nodes as one prose.
  ///
  /// - Parameter around: A kind of node to put around them.
  func prose(_ ranges: [Range<Int>], in around: Prose.Kind? = nil) -> Prose {
    var builder = Prose.Builder()
    if let around { builder.open(around) }
    for range in ranges { read(range, into: &builder) }
    if around != nil { builder.close() }
    return builder.prose
  }

  /// The footnotes in the order in which they are first referred to; nil if there are none.
  func footnotes() -> Prose? {
    let definitions = document.children(of: 0).filter { document.nodes[$0].kind == .footnoteDefinition }
    guard !definitions.isEmpty else { return nil }
    var builder = Prose.Builder()
    builder.open(.footnotes)
    for (position, index) in definitions.enumerated() {
      builder.open(.footnote(position + 1))
      read(index + 1..<document.nodes[index].end, into: &builder)
      if !builder.addToLastParagraph(.backReference(position + 1)) {
        builder.add(.backReference(position + 1))
        builder.add(.text, "\n".utf8)
      }
      builder.close()
    }
    builder.close()
    return builder.prose
  }

  private func read(_ range: Range<Int>, into builder: inout Prose.Builder) {
    // The open nodes, and how many nodes of the prose must be closed at the end of each.
    var open: [(node: Int, count: Int)] = []
    var column = 0
    var index = range.lowerBound
    while true {
      while let (last, count) = open.last, document.nodes[last].end <= index {
        open.removeLast()
        for _ in 0..<count { builder.close() }
        endLine(of: last, &builder)
      }
      guard index < range.upperBound else { return }
      let node = document.nodes[index]
      switch node.kind {
      case .tableRow: column = 0
      case .tableCell: column += 1
      default: break
      }
      open.append((index, begin(index, node, column: column, &builder)))
      // The nodes inside an image are its text, which `begin` has added.
      if case .image = node.kind { index = node.end } else { index += 1 }
    }
  }

  /// Adds a node to the prose, or opens it.
  ///
  /// - Parameter column: The column of a cell, from 1.
  /// - Returns: How many nodes of the prose must be closed where this node ends.
  private func begin(
    _ index: Int, _ node: MarkdownNode, column: Int, _ builder: inout Prose.Builder
  ) -> Int {
    func open(_ kinds: Prose.Kind...) -> Int {
      for kind in kinds { builder.open(kind) }
      return kinds.count
    }
    switch node.kind {
    case .text: builder.add(.text, node.literal.utf8)
    case .softBreak: builder.add(.text, "\n".utf8)
    case .code: builder.add(.code, node.literal.utf8)
    case .lineBreak: builder.add(.lineBreak)
    case .thematicBreak: builder.add(.thematicBreak)
    case .paragraph: return isTight(node) ? 0 : open(.element(.paragraph))
    case .emphasis: return open(.element(.emphasis))
    case .strong: return open(.element(.strong))
    case .strikethrough: return open(.element(.deleted))
    case .link: return links[index].map { open(.link($0)) } ?? 0
    case .image:
      let text = document.plainText(of: index).utf8
      if let link = links[index] { builder.add(.image(link), text) } else { builder.add(.text, text) }
    case .footnoteReference:
      let number = Int(node.literal.utf8.filter(\.isDigit).text) ?? 0
      builder.add(.footnoteReference(number, nth: footnoteReferences[index] ?? 1))
    case .codeBlock: if let snippet = snippets[index] { builder.add(.snippet(snippet)) }
    case .heading(let level): return open(.heading(level: level))
    case .blockQuote: return open(.element(.quote))
    case .list(let first, _): return open(.list(start: first))
    case .item(let isChecked): return open(.item(isChecked: isChecked))
    // In prose, the rows below the header are in a node of their own, which `endLine` opens and which ends
    // with the table.
    case .table: return open(.element(.table)) + (hasBody(index) ? 1 : 0)
    case .tableRow(isHeader: true): return open(.element(.tableHead), .element(.tableRow))
    case .tableRow(isHeader: false): return open(.element(.tableRow))
    case .tableCell: return open(cell(index, column: column))
    case .document, .footnoteDefinition, .htmlBlock, .htmlInline: break
    }
    return 0
  }

  /// Adds what stands between a node and the next.
  private func endLine(of index: Int, _ builder: inout Prose.Builder) {
    let node = document.nodes[index]
    if isTight(node), node.end < document.nodes[node.parent].end { builder.add(.text, "\n".utf8) }
    if node.kind == .tableRow(isHeader: true), hasBody(node.parent) { builder.open(.element(.tableBody)) }
  }

  private func cell(_ index: Int, column: Int) -> Prose.Kind {
    let row = document.nodes[document.nodes[index].parent]
    // A header cell without text heads nothing, so it becomes an ordinary cell.
    let isHeader = row.kind == .tableRow(isHeader: true) && document.nodes[index].end > index + 1
    var alignment: Prose.Alignment?
    if case .table(let alignments) = document.nodes[row.parent].kind, alignments.indices.contains(column - 1)
    {
      switch alignments[column - 1] {
      case UInt8(ascii: "l"): alignment = .left
      case UInt8(ascii: "c"): alignment = .center
      case UInt8(ascii: "r"): alignment = .right
      default: break
      }
    }
    return .cell(isHeader: isHeader, alignment)
  }

  /// Whether a table has more than its header row.
  private func hasBody(_ table: Int) -> Bool {
    table + 1 < document.nodes.count && document.nodes[table + 1].end < document.nodes[table].end
  }

  /// Whether a node is a paragraph in a tight list. Its text stands in the item itself, without a paragraph
  /// around it.
  private func isTight(_ node: MarkdownNode) -> Bool {
    guard node.kind == .paragraph else { return false }
    let parent = document.nodes[node.parent]
    guard case .item = parent.kind, case .list(_, let isTight) = document.nodes[parent.parent].kind else {
      return false
    }
    return isTight
  }
}
