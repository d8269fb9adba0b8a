import HandbookModel

/// One line of a scenario, read from left to right by UTF-8 bytes.
struct ScenarioLine {
  private let bytes: [UInt8]
  private let file: String
  private let origin: Snippet.LineOrigin
  /// 0-based byte offset of what is read next.
  private(set) var offset = 0

  init(_ text: Substring, file: String, origin: Snippet.LineOrigin) {
    bytes = Array(text.utf8)
    self.file = file
    self.origin = origin
    skipSpaces()
  }

  /// Whether only white space or a comment is left.
  var isAtEnd: Bool { offset == bytes.count || bytes[offset] == UInt8(ascii: "#") }

  /// The place of a stretch of bytes in the Markdown file.
  func range(_ part: Range<Int>) -> SourceRange {
    SourceRange(
      file: file, line: origin.line, column: part.lowerBound + 1 + origin.columnOffset, length: part.count)
  }

  /// From the offset to the end of what is written, comment included.
  var rest: Range<Int> {
    var end = bytes.count
    while end > offset, isSpace(bytes[end - 1]) { end -= 1 }
    return offset..<end
  }

  func text(_ part: Range<Int>) -> String { String(decoding: bytes[part], as: UTF8.self) }

  /// Whether the next byte is this character.
  func isNext(_ character: Unicode.Scalar) -> Bool {
    offset < bytes.count && bytes[offset] == UInt8(ascii: character)
  }

  /// Reads up to white space, or nil at the end; with `until`, up to that character, too.
  mutating func word(until stop: Unicode.Scalar? = nil) -> Range<Int>? {
    guard !isAtEnd else { return nil }
    let start = offset
    while offset < bytes.count, !isSpace(bytes[offset]),
      stop.map({ bytes[offset] != UInt8(ascii: $0) }) ?? true
    {
      offset += 1
    }
    defer { skipSpaces() }
    return start..<offset
  }

  /// The word that would be read next.
  func peekWord() -> String? {
    var copy = self
    return copy.word().map(copy.text)
  }

  /// Reads a character if it is next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard isNext(character) else { return false }
    offset += 1
    skipSpaces()
    return true
  }

  enum Quoted {
    case string(String, Range<Int>)
    case unclosed(Range<Int>)
  }

  /// Reads text in straight double quotes, `\"` and `\\` being escapes; nil where no quote is next.
  ///
  /// The range includes the quotes.
  mutating func quoted() -> Quoted? {
    guard isNext("\"") else { return nil }
    var content: [UInt8] = []
    var index = offset + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count { index += 1 }
      content.append(bytes[index])
      index += 1
    }
    guard index < bytes.count else { return .unclosed(rest) }
    let part = offset..<index + 1
    offset = index + 1
    skipSpaces()
    return .string(String(decoding: content, as: UTF8.self), part)
  }

  /// Reads all that is left, `#` included: Swift has its own use for it.
  mutating func remainder() -> Range<Int>? {
    let part = rest
    offset = bytes.count
    return part.isEmpty ? nil : part
  }

  /// Reads all that is left up to a comment.
  mutating func list() -> Range<Int>? {
    let start = offset
    var end = start
    var quote = false
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "\"") { quote.toggle() }
      if !quote, bytes[offset] == UInt8(ascii: "#"), offset > 0, isSpace(bytes[offset - 1]) { break }
      offset += 1
      if !isSpace(bytes[offset - 1]) { end = offset }
    }
    return start == end ? nil : start..<end
  }

  private mutating func skipSpaces() {
    while offset < bytes.count, isSpace(bytes[offset]) { offset += 1 }
  }
}

private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
