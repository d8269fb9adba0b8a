import HandbookModel

/// A text file made ready for parsing: valid UTF-8, LF line ends, no byte order mark, no NUL.
///
/// All replacements keep the number of every line and the column of every byte, so a place in this text is a
/// place in the file. (A byte order mark takes no column, as in cmark.)
struct SourceText: Sendable {
  /// The path, as diagnostics show it.
  let file: String
  let bytes: [UInt8]
  /// The offset in `bytes` of each line's first byte; never empty.
  let lineStarts: [Int]

  /// Reads a file.
  ///
  /// - Returns: The text, with a warning `NULByte` if it has a NUL byte; or nil, with an error `NotUTF8` at
  ///   the first invalid byte.
  static func read(_ file: SourceFile, contentName: String) -> Parsed<SourceText?> {
    let name = displayPath(file.path, in: contentName)
    let (bytes, firstNUL) = normalized(file.bytes)
    let text = SourceText(file: name, bytes: bytes, lineStarts: lineStarts(of: bytes))
    if let bad = firstInvalidUTF8(bytes) {
      let byte = String(bytes[bad], radix: 16, uppercase: true)
      let hex = byte.count == 1 ? "0\(byte)" : byte
      return Parsed(
        nil,
        diagnostics: [
          Diagnostic(
            .error, "NotUTF8", "byte 0x\(hex) is not UTF-8", at: text.range(bad..<bad + 1),
            help: "Save the file as UTF-8")
        ])
    }
    guard let firstNUL else { return Parsed(text) }
    return Parsed(
      text,
      diagnostics: [
        Diagnostic(
          .warning, "NULByte", "NUL byte is read as a space", at: text.range(firstNUL..<firstNUL + 1),
          help: "Remove it; it is no text")
      ])
  }

  /// The number of lines. A line end at the end of the file does not start another line.
  var lineCount: Int {
    lineStarts.count > 1 && lineStarts.last == bytes.count ? lineStarts.count - 1 : lineStarts.count
  }

  /// The bytes of a line without its line end; empty beyond the last line.
  ///
  /// - Parameter line: The line's number, from 1.
  func line(_ line: Int) -> ArraySlice<UInt8> {
    guard line >= 1, line <= lineStarts.count else { return [] }
    let start = lineStarts[line - 1]
    let end = line < lineStarts.count ? lineStarts[line] - 1 : bytes.count
    return bytes[start..<max(start, end)]
  }

  /// The place of an offset in `bytes`.
  func location(_ offset: Int) -> SourceLocation {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourceLocation(line: low + 1, column: offset - lineStarts[low] + 1)
  }

  func range(_ offsets: Range<Int>) -> SourceRange {
    SourceRange(file: file, start: location(offsets.lowerBound), end: location(offsets.upperBound))
  }

  /// A part of one line. Lines and columns count from 1; columns and lengths are in UTF-8 bytes.
  func range(line: Int, column: Int = 1, length: Int) -> SourceRange {
    SourceRange(file: file, line: line, column: column, length: length)
  }

  /// The offset in `bytes` of a place; a place outside the text gives the nearest offset.
  func offset(line: Int, column: Int) -> Int {
    guard line >= 1 else { return 0 }
    guard line <= lineStarts.count else { return bytes.count }
    return min(bytes.count, lineStarts[line - 1] + max(0, column - 1))
  }

  /// The offset at which `needle` first occurs in a range of `bytes`.
  func find(_ needle: [UInt8], in stretch: Range<Int>) -> Int? {
    guard let first = needle.first, needle.count <= stretch.count else { return nil }
    return bytes.withUnsafeBufferPointer { text in
      var at = stretch.lowerBound
      let last = stretch.upperBound - needle.count
      search: while at <= last {
        guard text[at] == first else {
          at += 1
          continue
        }
        for k in 1..<max(1, needle.count) where text[at + k] != needle[k] {
          at += 1
          continue search
        }
        return at
      }
      return nil
    }
  }

  private static func normalized(_ raw: [UInt8]) -> (bytes: [UInt8], firstNUL: Int?) {
    let hasBOM = raw.starts(with: [0xEF, 0xBB, 0xBF])
    let isClean = raw.withUnsafeBufferPointer { text in
      !text.contains { $0 == Byte.carriageReturn || $0 == 0 }
    }
    if isClean { return (hasBOM ? Array(raw.dropFirst(3)) : raw, nil) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(raw.count)
    var firstNUL: Int?
    var index = hasBOM ? 3 : 0
    while index < raw.count {
      switch raw[index] {
      case Byte.carriageReturn:
        bytes.append(Byte.newline)
        if index + 1 < raw.count, raw[index + 1] == Byte.newline { index += 1 }
      case 0:
        firstNUL = firstNUL ?? bytes.count
        bytes.append(Byte.space)
      case let byte:
        bytes.append(byte)
      }
      index += 1
    }
    return (bytes, firstNUL)
  }

  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    starts.reserveCapacity(bytes.count / 32)
    bytes.withUnsafeBufferPointer { text in
      for index in text.indices where text[index] == Byte.newline { starts.append(index + 1) }
    }
    return starts
  }

  /// The offset of the first byte that is not part of well-formed UTF-8 (Unicode 15, table 3-7).
  private static func firstInvalidUTF8(_ bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { text in
      var index = 0
      while index < text.count {
        let lead = text[index]
        if lead < 0x80 {
          index += 1
          continue
        }
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        case 0xF1...0xF3: length = 4
        default: return index
        }
        guard index + length <= text.count, second ~= text[index + 1] else { return index }
        for k in 2..<max(2, length) where text[index + k] & 0xC0 != 0x80 { return index }
        index += length
      }
      return nil
    }
  }
}

/// Bytes that the parser names.
enum Byte {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
}

extension UInt8 {
  /// Whether it is an ASCII digit.
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}

extension Sequence where Element == UInt8 {
  /// The text of UTF-8 bytes known to be well-formed.
  var text: String { String(decoding: Array(self), as: UTF8.self) }
}

extension ArraySlice<UInt8> {
  /// Without spaces and tabs at its end.
  var trimmedEnd: ArraySlice<UInt8> {
    var slice = self
    while let last = slice.last, last == Byte.space || last == Byte.tab { slice.removeLast() }
    return slice
  }

  /// Without spaces and tabs at both sides.
  var trimmed: ArraySlice<UInt8> {
    trimmedEnd.drop { $0 == Byte.space || $0 == Byte.tab }
  }
}

/// The offset at which a text begins in bytes; nil if it is not there.
func offset(of needle: StaticString, in bytes: [UInt8], from: Int = 0) -> Int? {
  needle.withUTF8Buffer { needle in
    bytes.withUnsafeBufferPointer { text in
      guard text.count - from >= needle.count else { return nil }
      return (from...(text.count - needle.count)).first { at in
        text[at] == needle[0] && needle.indices.allSatisfy { text[at + $0] == needle[$0] }
      }
    }
  }
}
