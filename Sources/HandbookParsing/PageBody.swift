import HandbookModel

/// The contents of a document below its front matter.
struct PageBody {
  var blocks: [Block] = []
  var snippets: [Snippet] = []
  var headings: [Heading] = []
  var links: [Link] = []
  var plainText = ""
  var diagnostics: [Diagnostic] = []
  /// The text of the first top-level heading of level 1 or 2, which may be the document's title.
  var firstHeading: FrontMatter.Placed<String>?

  private let source: SourceText
  private let document: MarkdownDocument
  private var reader: ProseReader
  private var finder: SourceFinder
  private var anchors = AnchorNames()
  /// The anchor of a side → the text of its label.
  private var labelTexts: [String: String] = [:]

  /// Parses the body of a document.
  ///
  /// Diagnostics: those of `FenceInfo` and `ExpectationComments`, `UnclosedFence`, `ScenarioWithoutSnippet`,
  /// `RawHTML`, `DangerousURL`, `UndefinedReference`.
  ///
  /// - Parameters:
  ///   - firstLine: The first line of the body; the file's first line is 1.
  ///   - title: The document's title. A first heading of level 1 or 2 that repeats it is left out.
  init(_ source: SourceText, firstLine: Int, title: String?) {
    self.source = source
    let start = source.offset(line: firstLine, column: 1)
    document = MarkdownDocument(parsing: source.bytes[start...], firstLine: firstLine)
    reader = ProseReader(document: document)
    finder = SourceFinder(source)
    guard !document.nodes.isEmpty else { return }
    readNodes()
    let top = document.children(of: 0).filter { document.nodes[$0].kind != .footnoteDefinition }
    let titleHeading = titleHeading(in: top, title: title)
    assemble(top, leavingOut: titleHeading)
    if let footnotes = reader.footnotes() { blocks.append(.prose(footnotes)) }
    plainText = plainText(leavingOut: titleHeading)
  }

  // MARK: All nodes: snippets, links, raw HTML

  private mutating func readNodes() {
    var lastChild = [Int](repeating: 0, count: document.nodes.count)
    var block = 0
    var references: [String: Int] = [:]
    for (index, node) in document.nodes.enumerated().dropFirst() {
      switch node.kind {
      case .codeBlock(let fence):
        readCode(index, node, fence, previous: lastChild[node.parent])
        lastChild[node.parent] = index
      case .htmlBlock:
        reportHTML(node, inBlock: index)
        lastChild[node.parent] = index
      case .paragraph, .heading, .table, .list, .item, .blockQuote, .thematicBreak, .footnoteDefinition:
        block = index
        lastChild[node.parent] = index
      case .htmlInline: reportHTML(node, inBlock: block)
      case .link(let url, let title): readLink(index, url, title, isImage: false, inBlock: block)
      case .image(let url, let title): readLink(index, url, title, isImage: true, inBlock: block)
      case .text where node.literal.utf8.contains(UInt8(ascii: "]")):
        reportReferences(in: node, inBlock: block)
      case .footnoteReference:
        references[node.literal, default: 0] += 1
        reader.footnoteReferences[index] = references[node.literal]
      default: break
      }
    }
  }

  private mutating func readCode(
    _ index: Int, _ node: MarkdownNode, _ fence: MarkdownNode.CodeFence?, previous: Int
  ) {
    var code = CodeBlock(node, fence: fence, in: source)
    let info = FenceInfo(source, at: code.info)
    diagnostics += info.diagnostics
    let opening = source.range(line: node.line, column: node.column, length: fence?.length ?? 0)
    if code.isUnclosed {
      diagnostics.append(
        Diagnostic(
          .warning, "UnclosedFence", "code block is not closed", at: opening,
          help: "Everything below is taken for code; close it with a line of the same fence"))
    }
    if info.language == "scenario" {
      readScenario(code, info.evidence, opening: opening)
      return
    }
    var options = info.options
    if info.language == "swift" {
      let comments = ExpectationComments(takingFrom: &code, in: source)
      let queries = TypeQueries(takingFrom: &code, in: source)
      options.fails += comments.fails
      options.warns += comments.warns
      options.typeQueries = queries.queries
      diagnostics += comments.diagnostics + queries.diagnostics
    }
    var snippet = Snippet(
      index: snippets.count, language: info.language, options: options, code: code.code,
      lines: code.origins, range: code.range,
      infoRange: code.info.isEmpty ? opening : source.range(code.info))
    if node.parent != 0, case .paragraph = document.nodes[previous].kind, let label = label(previous) {
      snippet.role = label.role
      snippet.label = label.text
    }
    reader.snippets[index] = snippet.index
    snippets.append(snippet)
  }

  private mutating func readScenario(
    _ code: CodeBlock, _ evidence: Scenario.Evidence, opening: SourceRange
  ) {
    guard let last = snippets.indices.last, snippets[last].language == "swift" else {
      diagnostics.append(
        Diagnostic(
          .error, "ScenarioWithoutSnippet", "scenario has no Swift snippet above it", at: opening,
          help: "Put it below the Swift code block it runs"))
      return
    }
    snippets[last].scenarios.append(
      Scenario(text: code.code, lines: code.origins, range: code.range, evidence: evidence))
  }

  private mutating func readLink(
    _ index: Int, _ url: String, _ title: String, isImage: Bool, inBlock block: Int
  ) {
    let range = finder.destination(url, inBlock: block, of: document)
    guard !isDangerous(url) else {
      diagnostics.append(
        Diagnostic(
          .warning, "DangerousURL", "address '\(url.prefix(40))' is left out", at: range,
          help: "A page links to web, mail and relative addresses only"))
      return
    }
    reader.links[index] = links.count
    links.append(Link(destination: url, title: title, isImage: isImage, range: range))
  }

  /// Reports references that nothing defines. Markdown takes them for text: `[the guide][guides]` without a
  /// line `[guides]: address`, or `[^1]` without its footnote. In `grid[row][column]` the brackets follow a
  /// word, so it is meant as text.
  private mutating func reportReferences(in node: MarkdownNode, inBlock block: Int) {
    for match in node.literal.matches(of: #/(?:(?:^|[^\w)\]])\[([^\[\]]+)|^)\]\[([^\[\]]*)\]/#) {
      guard let label = match.output.2.isEmpty ? match.output.1 : match.output.2 else { continue }
      reportUndefined(label, written: "][\(match.output.2)]", as: "address", inBlock: block)
    }
    for match in node.literal.matches(of: #/\[(\^[^\[\]\s]+)\]/#) {
      reportUndefined(match.output.1, written: String(match.output.0), as: "text", inBlock: block)
    }
  }

  private mutating func reportUndefined(
    _ label: Substring, written: String, as value: String, inBlock block: Int
  ) {
    // With a backslash, as in `\[a][b]`, it is meant as text.
    guard let range = finder.exactText(written, inBlock: block, of: document) else { return }
    diagnostics.append(
      Diagnostic(
        .error, "UndefinedReference", "nothing defines '\(label)'", at: range,
        help: "Define it in a line of its own: [\(label)]: \(value)"))
  }

  private mutating func reportHTML(_ node: MarkdownNode, inBlock block: Int) {
    let literal = node.literal.trimmingWhitespace()
    // Comments are meant for authors only. An end tag is not reported, as its start tag was.
    guard !literal.hasPrefix("<!--"), !literal.hasPrefix("</") else { return }
    let tag = literal.prefix { $0 != ">" && $0 != "\n" } + (literal.contains(">") ? ">" : "")
    diagnostics.append(
      Diagnostic(
        .warning, "RawHTML", "raw HTML '\(tag.prefix(60))' is left out",
        at: finder.text(literal, inBlock: block, of: document),
        help: "Write it in Markdown, or in backticks if it is code"))
  }

  // MARK: Top-level blocks: headings, comparisons, captions

  /// The index of the heading that repeats the title.
  private mutating func titleHeading(in top: [Int], title: String?) -> Int? {
    let isHeading = { (index: Int) in
      if case .heading(let level) = document.nodes[index].kind { level <= 2 } else { false }
    }
    guard let index = top.first(where: isHeading) else { return nil }
    let node = document.nodes[index]
    let text = document.plainText(of: index).trimmingWhitespace()
    let length = source.line(node.line).trimmedEnd.count - node.column + 1
    firstHeading = FrontMatter.Placed(
      text, range: source.range(line: node.line, column: node.column, length: length))
    guard let title else { return index }
    return Self.normalized(text) == Self.normalized(title) ? index : nil
  }

  /// The letters and digits of a title: a title in YAML has no code spans, and may have other quotes.
  private static func normalized(_ title: String) -> String {
    String(title.lowercased().filter(\.isOfWord))
  }

  private mutating func assemble(_ top: [Int], leavingOut titleHeading: Int?) {
    let candidates = top.map { $0 == titleHeading ? nil : label($0) }
    var sides: [Comparison.Side] = []
    for (position, index) in top.enumerated() where index != titleHeading {
      let node = document.nodes[index]
      if let label = candidates[position], labelsCode(label, position, top, candidates) {
        sides.append(side(label, index))
        continue
      }
      if case .heading(let level) = node.kind {
        close(&sides)
        let heading = heading(index, level: level)
        headings.append(heading)
        blocks.append(.heading(heading))
        continue
      }
      guard let block = block(index, isCaption: isCaption(index, next: top.dropFirst(position + 1).first))
      else { continue }
      if sides.isEmpty {
        blocks.append(block)
      } else {
        if case .snippet(let snippet) = block { mark(snippet, as: sides[sides.count - 1]) }
        sides[sides.count - 1].blocks.append(block)
      }
    }
    close(&sides)
  }

  private mutating func mark(_ snippet: Int, as side: Comparison.Side) {
    snippets[snippet].role = side.role
    snippets[snippet].label = labelTexts[side.anchor]
  }

  /// Whether code follows the label. A certain label may have other blocks before the code, but no heading
  /// and no other label; a likely one must stand directly above it.
  private func labelsCode(_ label: Label, _ position: Int, _ top: [Int], _ candidates: [Label?]) -> Bool {
    for next in (position + 1)..<max(position + 1, top.count) {
      switch document.nodes[top[next]].kind {
      case .codeBlock: return reader.snippets[top[next]] != nil
      case .heading: return false
      default: if label.strength == .likely || candidates[next] != nil { return false }
      }
    }
    return false
  }

  private mutating func side(_ label: Label, _ index: Int) -> Comparison.Side {
    let anchor = anchors.anchor(for: label.role == .incorrect ? "incorrect" : "correct")
    labelTexts[anchor] = label.text
    let node = document.nodes[index]
    let prose = reader.prose(boldRanges(index) ?? [index + 1..<node.end])
    let length = source.line(node.line).trimmedEnd.count - node.column + 1
    return Comparison.Side(
      role: label.role, description: label.description(in: prose), anchor: anchor,
      range: source.range(line: node.line, column: node.column, length: max(0, length)), blocks: [])
  }

  /// Groups the sides since the last heading into comparisons.
  private mutating func close(_ sides: inout [Comparison.Side]) {
    defer { sides = [] }
    // Some documents show the correct side first, in all their comparisons.
    let isReversed = sides.first?.role == .correct && sides.last?.role == .incorrect
    let opening: Snippet.Role = isReversed ? .correct : .incorrect
    var groups: [[Comparison.Side]] = []
    for side in sides {
      let hasOther = groups.last?.contains { $0.role != opening } == true
      let startsNew = side.role == opening && (!isReversed || hasOther)
      if groups.isEmpty || startsNew { groups.append([side]) } else { groups[groups.count - 1].append(side) }
    }
    for var group in groups {
      // Text after the last code of a comparison is about both sides, so it follows the comparison.
      let last = group.count - 1
      let code = group[last].blocks.lastIndex { if case .snippet = $0 { true } else { false } }
      let rest = code.map { Array(group[last].blocks[($0 + 1)...]) } ?? []
      group[last].blocks.removeLast(rest.count)
      let ordered = group.filter { $0.role == .incorrect } + group.filter { $0.role != .incorrect }
      blocks.append(.comparison(Comparison(sides: ordered)))
      blocks += rest
    }
  }

  private mutating func heading(_ index: Int, level: Int) -> Heading {
    let node = document.nodes[index]
    let text = document.plainText(of: index).trimmingWhitespace()
    let length = source.line(node.line).trimmedEnd.count - node.column + 1
    return Heading(
      level: level, anchor: anchors.anchor(for: text), prose: reader.prose(inside: index), text: text,
      range: source.range(line: node.line, column: node.column, length: max(0, length)))
  }

  /// The block of a node; nil for what a page does not show, such as raw HTML and scenarios.
  private func block(_ index: Int, isCaption: Bool) -> Block? {
    switch document.nodes[index].kind {
    case .codeBlock: return reader.snippets[index].map(Block.snippet)
    case .htmlBlock: return nil
    case .paragraph where isCaption:
      let inside = index + 1..<document.nodes[index].end
      return .prose(reader.prose([inside], in: .caption))
    default: return .prose(reader.prose(of: index))
    }
  }

  /// Whether a bold paragraph stands directly above code.
  private func isCaption(_ index: Int, next: Int?) -> Bool {
    guard let next, case .codeBlock = document.nodes[next].kind, reader.snippets[next] != nil else {
      return false
    }
    return document.nodes[index].kind == .paragraph && boldRanges(index) != nil
  }

  // MARK: Labels

  private func label(_ index: Int) -> Label? {
    switch document.nodes[index].kind {
    case .heading:
      // "Avoid deep nesting" is an ordinary heading, not a label.
      Label(document.plainText(of: index)).flatMap { $0.strength == .certain ? $0 : nil }
    case .paragraph where boldParts(index) != nil: Label(document.plainText(of: index))
    default: nil
    }
  }

  /// The bold node of a paragraph that is only bold. Symbols may stand before it, and a colon or a
  /// description in parentheses after it.
  private func boldParts(_ paragraph: Int) -> (bold: Int, tail: String)? {
    var bold: Int?
    var tail = ""
    var index = paragraph + 1
    while index < document.nodes[paragraph].end {
      let node = document.nodes[index]
      switch node.kind {
      case .strong where bold == nil: bold = index
      case .text where bold == nil:
        guard !node.literal.contains(where: \.isOfWord) else { return nil }
      case .text: tail += node.literal
      case .code where bold != nil: tail += node.literal
      default: return nil
      }
      index = node.end
    }
    guard let bold else { return nil }
    var rest = tail.trimmingWhitespace()[...]
    if rest.first == ":" { rest = rest.dropFirst() }
    if rest.last == ":" { rest = rest.dropLast() }
    let inner = rest.trimmingWhitespace()
    guard inner.isEmpty || (inner.first == "(" && inner.last == ")") else { return nil }
    return (bold, tail)
  }

  /// The ranges of nodes in a paragraph that is only bold, without the bold node itself; nil for other nodes.
  private func boldRanges(_ index: Int) -> [Range<Int>]? {
    guard document.nodes[index].kind == .paragraph, let (bold, _) = boldParts(index) else { return nil }
    let end = document.nodes[bold].end
    return [bold + 1..<end, end..<document.nodes[index].end]
  }

  // MARK: Plain text

  private func plainText(leavingOut heading: Int?) -> String {
    var text = ""
    var index = 1
    while index < document.nodes.count {
      let node = document.nodes[index]
      if index == heading {
        index = node.end
        continue
      }
      switch node.kind {
      case .text, .code: text += node.literal
      case .emphasis, .strong, .strikethrough, .link, .image, .htmlInline, .footnoteReference: break
      default: if let last = text.utf8.last, last != Byte.space { text += " " }
      }
      index += 1
    }
    text = String(text.prefix(200))
    while text.utf8.last == Byte.space { text.removeLast() }
    // A string that grew by appending may occupy up to twice the memory that it needs; a copy does not.
    return String(decoding: text.utf8, as: UTF8.self)
  }
}

/// Whether following an address could run code. Same list as `_scan_dangerous_url` in cmark-gfm, after
/// removing the characters that browsers ignore in a scheme.
private func isDangerous(_ url: String) -> Bool {
  let text = url.unicodeScalars.prefix(64).filter { $0.value > 0x20 && $0.value != 0x7F }
    .reduce(into: "") { $0.unicodeScalars.append($1) }.lowercased()
  if text.hasPrefix("data:") {
    return !["png", "gif", "jpeg", "webp"].contains { text.hasPrefix("data:image/\($0)") }
  }
  return ["javascript:", "vbscript:", "file:"].contains { text.hasPrefix($0) }
}
