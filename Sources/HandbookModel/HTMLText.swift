/// Escapes text for HTML and XML, in content and in quoted attributes.
package func escaped(_ text: String) -> String {
  var bytes: [UInt8] = []
  bytes.appendEscaped(text)
  return String(decoding: bytes, as: UTF8.self)
}

extension [UInt8] {
  /// Appends a text as UTF-8, escaped.
  ///
  /// - Parameter apostrophes: Whether to escape apostrophes. In an attribute that may stand in single quotes,
  ///   this is needed.
  package mutating func appendEscaped(_ text: String, apostrophes: Bool = true) {
    var text = text
    text.withUTF8 { appendEscaped($0, apostrophes) }
  }

  /// Appends UTF-8, escaped.
  package mutating func appendEscaped(_ bytes: ArraySlice<UInt8>, apostrophes: Bool = true) {
    bytes.withUnsafeBufferPointer { appendEscaped($0, apostrophes) }
  }

  /// Works on bytes. As a `Character`, a quotation mark with a combining accent is not a quotation mark, but
  /// browsers see one, which ends the attribute.
  private mutating func appendEscaped(_ bytes: UnsafeBufferPointer<UInt8>, _ apostrophes: Bool) {
    var start = 0
    for (index, byte) in bytes.enumerated() {
      let reference: StaticString
      switch byte {
      case UInt8(ascii: "<"): reference = "&lt;"
      case UInt8(ascii: ">"): reference = "&gt;"
      case UInt8(ascii: "&"): reference = "&amp;"
      case UInt8(ascii: "\""): reference = "&quot;"
      case UInt8(ascii: "'") where apostrophes: reference = "&#39;"
      default: continue
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
      reference.withUTF8Buffer { append(contentsOf: $0) }
      start = index + 1
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
  }
}
