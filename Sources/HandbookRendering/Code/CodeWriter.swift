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
  private let anchor: String

  init(anchor: String) {
    self.anchor = anchor
    html.reserveCapacity(4096)
  }

  /// One line with what the compiler says below it.
  mutating func write(_ line: CodeLine, _ mark: Mark? = nil) {
    html += Array("<span class=\"l".utf8)
    if line.indent > 0 { html += Array(" i\(min(line.indent, 40))".utf8) }
    if let remark = line.remark { html += Array(" \(remark.rawValue)".utf8) }
    if let remark = line.endRemark { html += Array(" \(remark.rawValue)-end".utf8) }
    switch mark?.kind {
    case .changed, .removed, .added: html += Array(" ch".utf8)
    case .same, .remark, nil: break
    }
    if mark?.isFar == true { html += Array(" far".utf8) }
    html += Array("\" id=\"\(anchor)-L\(line.number)\"><a class=\"n\" href=\"#\(anchor)-L\(line.number)".utf8)
    html += Array("\" data-n=\"\(line.number)\" aria-hidden=\"true\" tabindex=\"-1\"></a>".utf8)
    writeText(line, words: mark?.words ?? [])
    html += Array("\n</span>".utf8)
    rows += 1
    for (diagnostic, _) in line.diagnostics { write(diagnostic) }
  }

  /// Room where the other side has a line and this one none.
  mutating func writeGap(isFar: Bool = false) {
    html += Array((isFar ? "<span class=\"x far\"></span>" : "<span class=\"x\"></span>").utf8)
    rows += 1
  }

  private mutating func write(_ diagnostic: Diagnostic) {
    html += Array("<span class=\"dg \(diagnostic.severity.rawValue)\"><b>".utf8)
    html += Array("\(diagnostic.severity.rawValue):</b> ".utf8)
    html.appendEscaped(diagnostic.message)
    html += Array("\n</span>".utf8)
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
      for tag in around { html += Array("<\(tag)>".utf8) }
      while piece < line.pieces.count, line.pieces[piece].range.upperBound <= start { piece += 1 }
      let isCovered = piece < line.pieces.count && line.pieces[piece].range.contains(start)
      write(line.bytes[start..<end], as: isCovered ? line.pieces[piece].kind : .plain)
      for tag in around.reversed() { html += Array("</\(tag)>".utf8) }
    }
  }

  private mutating func write(_ bytes: ArraySlice<UInt8>, as kind: HighlightToken.Kind) {
    guard let name = kind.cssClass else { return html.appendEscaped(bytes) }
    html += Array("<span class=\"\(name)\">".utf8)
    html.appendEscaped(bytes)
    html += Array("</span>".utf8)
  }
}

extension HandbookModel.HighlightToken.Kind {
  /// Class of the span around it; nil where it looks like plain text.
  var cssClass: String? {
    switch self {
    case .plain, .identifier, .operator: nil
    case .keyword: "k"
    case .type: "t"
    case .member: "m"
    case .argument: "g"
    case .string: "s"
    case .number: "d"
    case .comment: "c"
    case .attribute: "at"
    case .directive: "dr"
    case .placeholder: "p"
    }
  }
}
