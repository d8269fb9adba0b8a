/// Escapes text for HTML and XML, in content and in quoted attributes.
func escaped(_ text: some StringProtocol) -> String {
  var bytes: [UInt8] = []
  bytes.appendEscaped(text)
  return String(decoding: bytes, as: UTF8.self)
}

extension [UInt8] {
  /// Appends a text as UTF-8, escaped.
  mutating func appendEscaped(_ text: some StringProtocol) {
    let isWhole: Void? = text.utf8.withContiguousStorageIfAvailable { appendEscaped($0) }
    if isWhole == nil { Array(text.utf8).withUnsafeBufferPointer { appendEscaped($0) } }
  }

  mutating func appendEscaped(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBufferPointer { appendEscaped($0) }
  }

  /// Works on bytes: going by `Character` would let a quotation mark with a combining accent through, and with it an
  /// attribute's end.
  private mutating func appendEscaped(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for (index, byte) in bytes.enumerated() {
      let reference: StaticString
      switch byte {
      case UInt8(ascii: "<"): reference = "&lt;"
      case UInt8(ascii: ">"): reference = "&gt;"
      case UInt8(ascii: "&"): reference = "&amp;"
      case UInt8(ascii: "\""): reference = "&quot;"
      case UInt8(ascii: "'"): reference = "&#39;"
      default: continue
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
      reference.withUTF8Buffer { append(contentsOf: $0) }
      start = index + 1
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
  }
}

extension [UInt8] {
  mutating func append(_ text: StaticString) { text.withUTF8Buffer { append(contentsOf: $0) } }

  /// Appends a number from 0 on in decimal digits.
  mutating func append(digitsOf number: Int) {
    if number >= 10 { append(digitsOf: number / 10) }
    append(48 + UInt8(number % 10))
  }
}

extension Sequence<[UInt8]> {
  /// All bytes in a row.
  func concatenated() -> [UInt8] { reduce(into: []) { $0 += $1 } }
}
