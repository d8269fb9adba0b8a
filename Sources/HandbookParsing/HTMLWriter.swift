import HandbookModel

/// Writes nodes as HTML in cmark-gfm's manner, safe by construction: raw HTML is left out, text is escaped,
/// and an address is only ever a mark that rendering replaces.
struct HTMLWriter {
  let document: MarkdownDocument
  /// Index in `Page.links` by node; links without one are written as their text.
  var links: [Int: Int] = [:]
  /// Index in `Page.snippets` by node; code blocks without one are not written.
  var snippets: [Int: Int] = [:]
  /// Number among the references to the same footnote, 1-based, by node.
  var footnoteReferences: [Int: Int] = [:]

  /// A node with its descendants.
  func html(of index: Int) -> String { html(index..<document.nodes[index].end) }

  /// A node's descendants without itself.
  func innerHTML(of index: Int) -> String { html(index + 1..<document.nodes[index].end) }

  /// The footnotes in the order they were referred to, or nil if there are none.
  func footnotes() -> String? {
    let definitions = document.children(of: 0).filter { document.nodes[$0].kind == .footnoteDefinition }
    guard !definitions.isEmpty else { return nil }
    var html = "<section class=\"footnotes\" aria-label=\"Footnotes\">\n<ol>\n"
    for (position, index) in definitions.enumerated() {
      let number = position + 1
      let back =
        " <a href=\"#fnref-\(number)\" class=\"footnote-backref\" "
        + "aria-label=\"Back to reference \(number)\">↩</a>"
      var body = innerHTML(of: index)
      if body.hasSuffix("</p>\n") {
        body = body.dropLast("</p>\n".count) + back + "</p>\n"
      } else {
        body += back + "\n"
      }
      html += "<li id=\"fn-\(number)\">\n\(body)</li>\n"
    }
    return html + "</ol>\n</section>\n"
  }

  private func html(_ range: Range<Int>) -> String {
    var html = ""
    var open: [(end: Int, closing: String)] = []
    var column = 0
    var index = range.lowerBound
    while true {
      while let last = open.last, last.end <= index {
        html += last.closing
        open.removeLast()
      }
      guard index < range.upperBound else { return html.compacted }
      let node = document.nodes[index]
      if node.kind == .tableCell {
        let (start, closing) = cell(index, column: column)
        html += start
        open.append((node.end, closing))
        column += 1
      } else {
        if case .tableRow = node.kind { column = 0 }
        let closing = start(index, node, &html)
        if !closing.isEmpty { open.append((node.end, closing)) }
      }
      if case .image = node.kind { index = node.end } else { index += 1 }
    }
  }

  /// Writes what stands before a node's descendants and returns what stands after them.
  private func start(_ index: Int, _ node: MarkdownNode, _ html: inout String) -> String {
    switch node.kind {
    case .text: html.appendEscaped(node.literal)
    case .code:
      html += "<code>"
      html.appendEscaped(node.literal)
      html += "</code>"
    case .softBreak: html += "\n"
    case .lineBreak: html += "<br>\n"
    case .paragraph:
      if isTight(node) { return node.end < document.nodes[node.parent].end ? "\n" : "" }
      html += "<p>"
      return "</p>\n"
    case .emphasis: return open("em", &html)
    case .strong: return open("strong", &html)
    case .strikethrough: return open("del", &html)
    case .link(_, let title):
      guard let link = links[index] else { return "" }
      html += "<a href=\"handbook-link:\(link)\"\(Self.attribute(title: title))>"
      return "</a>"
    case .image(_, let title):
      guard let link = links[index] else {
        html.appendEscaped(document.plainText(of: index))
        return ""
      }
      html += "<img src=\"handbook-link:\(link)\" alt=\""
      html.appendEscaped(document.plainText(of: index))
      html += "\"\(Self.attribute(title: title))>"
    case .footnoteReference:
      let number = node.literal.utf8.filter(\.isDigit).text
      let again = footnoteReferences[index] ?? 1
      let id = again == 1 ? "fnref-\(number)" : "fnref-\(number)-\(again)"
      html +=
        "<sup class=\"footnote-ref\"><a href=\"#fn-\(number)\" id=\"\(id)\" "
        + "aria-label=\"Footnote \(number)\">\(number)</a></sup>"
    case .codeBlock:
      if let snippet = snippets[index] { html += "<!--handbook-snippet:\(snippet)-->\n" }
    case .heading(let level):
      html += "<h\(level)>"
      return "</h\(level)>\n"
    case .blockQuote:
      html += "<blockquote>\n"
      return "</blockquote>\n"
    case .list(let first, _):
      let name = first == nil ? "ul" : "ol"
      html += first == nil || first == 1 ? "<\(name)>\n" : "<\(name) start=\"\(first!)\">\n"
      return "</\(name)>\n"
    case .item(let isChecked):
      html += "<li>"
      if let isChecked {
        let state = isChecked ? "checked aria-label=\"Done\"" : "aria-label=\"To do\""
        html += "<input type=\"checkbox\" disabled \(state)> "
      }
      return "</li>\n"
    case .table:
      html += "<table>\n"
      return hasBody(index) ? "</tbody>\n</table>\n" : "</table>\n"
    case .tableRow(let isHeader):
      html += isHeader ? "<thead>\n<tr>\n" : "<tr>\n"
      guard isHeader else { return "</tr>\n" }
      return hasBody(node.parent) ? "</tr>\n</thead>\n<tbody>\n" : "</tr>\n</thead>\n"
    case .thematicBreak: html += "<hr>\n"
    case .document, .footnoteDefinition, .tableCell, .htmlBlock, .htmlInline: break
    }
    return ""
  }

  private func open(_ name: String, _ html: inout String) -> String {
    html += "<\(name)>"
    return "</\(name)>"
  }

  private func cell(_ index: Int, column: Int) -> (start: String, closing: String) {
    let row = document.nodes[index].parent
    // A header cell without text is no header of anything.
    let isHeader =
      document.nodes[row].kind == .tableRow(isHeader: true) && document.nodes[index].end > index + 1
    let name = isHeader ? "th" : "td"
    var style = ""
    if case .table(let alignments) = document.nodes[document.nodes[row].parent].kind,
      column < alignments.count
    {
      switch alignments[column] {
      case UInt8(ascii: "l"): style = " class=\"align-left\""
      case UInt8(ascii: "c"): style = " class=\"align-center\""
      case UInt8(ascii: "r"): style = " class=\"align-right\""
      default: break
      }
    }
    return ("<\(name)\(style)>", "</\(name)>\n")
  }

  /// Whether a table has more than its header row.
  private func hasBody(_ table: Int) -> Bool {
    table + 1 < document.nodes.count && document.nodes[table + 1].end < document.nodes[table].end
  }

  /// Whether a paragraph stands in a tight list, and so is written without `p`.
  private func isTight(_ paragraph: MarkdownNode) -> Bool {
    let parent = document.nodes[paragraph.parent]
    guard case .item = parent.kind, case .list(_, let isTight) = document.nodes[parent.parent].kind else {
      return false
    }
    return isTight
  }

  private static func attribute(title: String) -> String {
    guard !title.isEmpty else { return "" }
    var attribute = " title=\""
    attribute.appendEscaped(title)
    return attribute + "\""
  }
}

extension String {
  /// The same text in no more memory than it takes: strings that grew hold up to twice as much, and a book
  /// keeps tens of thousands of them.
  var compacted: String { String(decoding: utf8, as: UTF8.self) }

  /// Appends text, escaped; in attributes that are written here, quotes are double.
  mutating func appendEscaped(_ text: String) {
    var bytes: [UInt8] = []
    bytes.appendEscaped(text, apostrophes: false)
    self += String(decoding: bytes, as: UTF8.self)
  }
}
