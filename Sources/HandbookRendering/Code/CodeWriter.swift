import HandbookModel

/// Writes lines of code as HTML, byte by byte: most of a site's text goes through here.
struct CodeWriter {
  /// How a line stands to the other side of its comparison.
  struct Mark: Hashable {
    var kind: LineAlignment.Kind = .same
    /// Far from every change: left out where only changes are shown.
    var isFar = false
    /// UTF-8 ranges of the words the other side lacks.
    var words: [Range<Int>] = []
  }

  private(set) var html: [UInt8] = []
  /// Rows written: lines, gaps and diagnostics.
  private(set) var rows = 0
  /// Anchor of the block; line 3 is `<anchor>-L3`.
  private let anchor: [UInt8]

  init(anchor: String) {
    self.anchor = Array("\(anchor)-L".utf8)
    html.reserveCapacity(4096)
  }

  /// One line with what the compiler says below it.
  mutating func write(_ line: CodeLine, _ mark: Mark? = nil) {
    html.append("<span class=\"l")
    if line.indent > 0 {
      html.append(" i")
      html.append(digitsOf: min(line.indent, 40))
    }
    switch line.remark {
    case .bad: html.append(" bad")
    case .good: html.append(" good")
    case nil: break
    }
    switch line.endRemark {
    case .bad: html.append(" bad-end")
    case .good: html.append(" good-end")
    case nil: break
    }
    switch mark?.kind {
    case .changed, .removed, .added: html.append(" ch")
    case .same, .remark, nil: break
    }
    if mark?.isFar == true { html.append(" far") }
    html.append("\" id=\"")
    html += anchor
    html.append(digitsOf: line.number)
    html.append("\"><a class=\"n\" href=\"#")
    html += anchor
    html.append(digitsOf: line.number)
    html.append("\" data-n=\"")
    html.append(digitsOf: line.number)
    html.append("\" aria-hidden=\"true\" tabindex=\"-1\"></a>")
    writeText(line, words: mark?.words ?? [])
    html.append("\n</span>")
    rows += 1
    for (diagnostic, _) in line.diagnostics { write(diagnostic) }
    for type in line.types { write(type) }
  }

  /// Room where the other side has a line and this one none.
  mutating func writeGap(isFar: Bool = false) {
    html.append(isFar ? "<span class=\"x far\"></span>" : "<span class=\"x\"></span>")
    rows += 1
  }

  private mutating func write(_ diagnostic: Diagnostic) {
    let severity = diagnostic.severity.rawValue
    html += "<span class=\"dg \(severity)\"><b>\(severity):</b> ".utf8
    html.appendEscaped(diagnostic.message)
    html.append("\n</span>")
    rows += 1
  }

  /// Below the name it is about, as far as there is room.
  private mutating func write(_ type: SnippetReport.TypeAnswer) {
    html.append("<span class=\"dg type i")
    html.append(digitsOf: min(type.column - 1, 40))
    html.append("\">^ <code>")
    html.appendEscaped(type.text)
    html.append("</code>\n</span>")
    rows += 1
  }

  private mutating func writeText(_ line: CodeLine, words: [Range<Int>]) {
    let marks = line.diagnostics.map { ($0.1, "u") } + words.map { ($0, "mark") }
    guard !marks.isEmpty else {
      var position = 0
      for piece in line.pieces {
        html.appendEscaped(line.bytes[position..<piece.range.lowerBound])
        write(line.bytes[piece.range], as: piece.kind)
        position = piece.range.upperBound
      }
      html.appendEscaped(line.bytes[position...])
      return
    }
    var cuts: Set<Int> = [0, line.bytes.count]
    for piece in line.pieces { cuts.formUnion([piece.range.lowerBound, piece.range.upperBound]) }
    for (range, _) in marks { cuts.formUnion([range.lowerBound, range.upperBound]) }
    let sorted = cuts.sorted()
    var piece = 0
    for (start, end) in zip(sorted, sorted.dropFirst()) {
      let around = marks.filter { $0.0.contains(start) }.map(\.1)
      for tag in around { html += "<\(tag)>".utf8 }
      while piece < line.pieces.count, line.pieces[piece].range.upperBound <= start { piece += 1 }
      let isCovered = piece < line.pieces.count && line.pieces[piece].range.contains(start)
      write(line.bytes[start..<end], as: isCovered ? line.pieces[piece].kind : .plain)
      for tag in around.reversed() { html += "</\(tag)>".utf8 }
    }
  }

  private mutating func write(_ bytes: ArraySlice<UInt8>, as kind: HighlightToken.Kind) {
    guard let opening = kind.opening else { return html.appendEscaped(bytes) }
    html.append(opening)
    html.appendEscaped(bytes)
    html.append("</span>")
  }
}

extension HighlightToken.Kind {
  /// Start of the span around it; nil where it looks like plain text.
  fileprivate var opening: StaticString? {
    switch self {
    case .plain, .identifier, .operator: nil
    case .keyword: "<span class=\"k\">"
    case .type: "<span class=\"t\">"
    case .member: "<span class=\"m\">"
    case .argument: "<span class=\"g\">"
    case .string: "<span class=\"s\">"
    case .number: "<span class=\"d\">"
    case .comment: "<span class=\"c\">"
    case .attribute: "<span class=\"at\">"
    case .directive: "<span class=\"dr\">"
    case .placeholder: "<span class=\"p\">"
    }
  }
}
