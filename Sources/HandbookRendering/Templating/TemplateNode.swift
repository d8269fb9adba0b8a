import HandbookModel

/// A template as a tree: text, tags, and sections with what stands in them.
indirect enum TemplateNode {
  case text([UInt8])
  /// A value, escaped or not.
  case value(TemplateTag)
  case section(TemplateTag, [TemplateNode])
  case partial(TemplateTag)
  /// A partial with blocks that stand in for blocks of its own.
  case parent(TemplateTag, [TemplateNode])
  case block(TemplateTag, [TemplateNode])

  /// - Parameter tags: All tags of the file. Of those that are not nested well, something is made, to look further.
  static func tree(of file: SourceFile, _ tags: [TemplateTag]) -> [TemplateNode] {
    var open: [(tag: TemplateTag?, nodes: [TemplateNode])] = [(nil, [])]
    var position = 0
    func add(_ node: TemplateNode) { open[open.count - 1].nodes.append(node) }
    func close() {
      guard let tag = open.last?.tag, let nodes = open.popLast()?.nodes else { return }
      switch tag.kind {
      case .parent: add(.parent(tag, nodes))
      case .block: add(.block(tag, nodes))
      default: add(.section(tag, nodes))
      }
    }
    func addText(upTo end: Int) {
      if position < end { add(.text(Array(file.bytes[position..<end]))) }
    }
    for tag in tags {
      let range = lines(of: tag, in: file.bytes) ?? tag.bytes
      addText(upTo: range.lowerBound)
      position = range.upperBound
      switch tag.kind {
      case .comment, .setting: break
      case .text, .unescaped: add(.value(tag))
      case .partial: add(.partial(tag))
      case .section, .inverted, .parent, .block: open.append((tag, []))
      case .end: close()
      }
    }
    addText(upTo: file.bytes.count)
    while open.count > 1 { close() }
    return open[0].nodes
  }

  /// The lines of a tag that shows nothing itself and has them to itself: nothing of them is shown, either, see
  /// mustache(5). The indentation of a partial is not repeated inside it, where it would show in code.
  private static func lines(of tag: TemplateTag, in bytes: [UInt8]) -> Range<Int>? {
    guard tag.kind != .text, tag.kind != .unescaped else { return nil }
    func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 13 }
    var (start, end) = (tag.bytes.lowerBound, tag.bytes.upperBound)
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    guard start == 0 || bytes[start - 1] == 10, end == bytes.count || bytes[end] == 10 else { return nil }
    return start..<min(end + 1, bytes.count)
  }
}
