import HandbookModel

/// Writes prose as HTML, in cmark-gfm's manner: text is escaped, and an address is what rendering made of a link.
struct ProseWriter {
  enum Piece: Hashable {
    case html([UInt8])
    case snippet(Int)
  }

  /// Put before each `id` and anchor where many articles share a page.
  var anchorPrefix = ""
  /// Address of link N, not escaped, and what is shown of it; nil: the link becomes text, the image its alternative text.
  let link: (Int) -> (address: String?, title: String)

  /// The HTML, cut at the snippets that stand in it.
  func pieces(of prose: Prose) -> [Piece] {
    var pieces: [Piece] = []
    var html: [UInt8] = []
    html.reserveCapacity(prose.text.count * 2)
    prose.walk { node, place in
      if case .snippet(let index) = node.kind {
        if !html.isEmpty { pieces.append(.html(html)) }
        pieces.append(.snippet(index))
        html = [UInt8(ascii: "\n")]
      } else {
        begin(node.kind, prose.text[place], &html)
      }
    } leave: { node in
      end(node.kind, &html)
    }
    if !html.isEmpty { pieces.append(.html(html)) }
    return pieces
  }

  private func begin(_ kind: Prose.Kind, _ text: ArraySlice<UInt8>, _ html: inout [UInt8]) {
    switch kind {
    case .text: html.appendEscaped(text, apostrophes: false)
    case .code:
      html.append("<code>")
      html.appendEscaped(text, apostrophes: false)
      html.append("</code>")
    case .lineBreak: html.append("<br>\n")
    case .thematicBreak: html.append("<hr>\n")
    case .element(let element):
      html += "<\(element.rawValue)>".utf8
      if element.hasLines { html.append("\n") }
    case .caption: html.append("<p class=\"caption\">")
    case .heading(let level): html += "<h\(level)>".utf8
    case .list(start: nil): html.append("<ul>\n")
    case .list(start: 1): html.append("<ol>\n")
    case .list(let start?): html += "<ol start=\"\(start)\">\n".utf8
    case .item(let isChecked):
      html.append("<li>")
      if let isChecked {
        let state = isChecked ? "checked aria-label=\"Done\"" : "aria-label=\"To do\""
        html += "<input type=\"checkbox\" disabled \(state)> ".utf8
      }
    case .cell(let isHeader, let alignment):
      html.append(isHeader ? "<th" : "<td")
      if let alignment { html += " class=\"align-\(alignment.rawValue)\"".utf8 }
      html.append(">")
    case .link(let index): begin(index, "<a", &html)
    case .term(let index): begin(index, "<a class=\"term\"", &html)
    case .image(let index):
      let (address, title) = link(index)
      html.append("<img src=\"")
      html.appendEscaped(address ?? "data:,")
      html.append("\" alt=\"")
      html.appendEscaped(text, apostrophes: false)
      html.append("\"")
      append(title: title, &html)
      html.append(">")
    case .footnoteReference(let number, let nth):
      let id = nth == 1 ? "fnref-\(number)" : "fnref-\(number)-\(nth)"
      html +=
        "<sup class=\"footnote-ref\"><a href=\"#\(anchorPrefix)fn-\(number)\" id=\"\(anchorPrefix)\(id)\" "
        .utf8
      html += "aria-label=\"Footnote \(number)\">\(number)</a></sup>".utf8
    case .footnotes: html.append("<section class=\"footnotes\" aria-label=\"Footnotes\">\n<ol>\n")
    case .footnote(let number): html += "<li id=\"\(anchorPrefix)fn-\(number)\">\n".utf8
    case .backReference(let number):
      html += " <a href=\"#\(anchorPrefix)fnref-\(number)\" class=\"footnote-backref\" ".utf8
      html += "aria-label=\"Back to reference \(number)\">↩</a>".utf8
    case .snippet: break
    }
  }

  private func end(_ kind: Prose.Kind, _ html: inout [UInt8]) {
    switch kind {
    case .element(let element):
      html += "</\(element.rawValue)>".utf8
      if element.hasLines || element == .paragraph { html.append("\n") }
    case .caption: html.append("</p>\n")
    case .heading(let level): html += "</h\(level)>\n".utf8
    case .list(let start): html.append(start == nil ? "</ul>\n" : "</ol>\n")
    case .item, .footnote: html.append("</li>\n")
    case .cell(let isHeader, _): html.append(isHeader ? "</th>\n" : "</td>\n")
    case .link, .term: html.append("</a>")
    case .footnotes: html.append("</ol>\n</section>\n")
    case .text, .code, .lineBreak, .thematicBreak, .image, .snippet, .footnoteReference, .backReference: break
    }
  }

  private func begin(_ index: Int, _ start: StaticString, _ html: inout [UInt8]) {
    let (address, title) = link(index)
    html.append(start)
    if let address {
      html.append(" href=\"")
      html.appendEscaped(address)
      html.append("\"")
    }
    append(title: title, &html)
    html.append(">")
  }

  private func append(title: String, _ html: inout [UInt8]) {
    guard !title.isEmpty else { return }
    html.append(" title=\"")
    html.appendEscaped(title, apostrophes: false)
    html.append("\"")
  }
}

extension Prose.Element {
  /// Whether what stands in it begins on a line of its own.
  fileprivate var hasLines: Bool {
    switch self {
    case .quote, .table, .tableHead, .tableBody, .tableRow: true
    case .paragraph, .emphasis, .strong, .deleted: false
    }
  }
}
