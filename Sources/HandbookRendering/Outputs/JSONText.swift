/// JSON text that may stand in a script too.
enum JSONText {
  /// A string with quotes; `<` and the line separators U+2028, U+2029 escaped, as scripts need.
  static func string(_ text: String) -> String {
    var text = text
    var bytes: [UInt8] = [34]
    bytes.reserveCapacity(text.utf8.count + 8)
    text.withUTF8 { utf8 in
      var start = 0
      func escape(_ index: Int, length: Int = 1, as escaped: String) {
        bytes += UnsafeBufferPointer(rebasing: utf8[start..<index])
        bytes += escaped.utf8
        start = index + length
      }
      for (index, byte) in utf8.enumerated() {
        switch byte {
        case 34: escape(index, as: "\\\"")
        case 92: escape(index, as: "\\\\")
        case 10: escape(index, as: "\\n")
        case 0..<32, 60, 127:
          escape(index, as: "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))")
        // The two separators are the bytes E2 80 A8 and E2 80 A9.
        case 0xE2 where index + 2 < utf8.count && utf8[index + 1] == 0x80 && utf8[index + 2] & 0xFE == 0xA8:
          escape(index, length: 3, as: utf8[index + 2] == 0xA8 ? "\\u2028" : "\\u2029")
        default: break
        }
      }
      bytes += UnsafeBufferPointer(rebasing: utf8[start...])
    }
    bytes.append(34)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A list of strings.
  static func list(_ texts: [String]) -> String { "[\(texts.map(string).joined(separator: ","))]" }

  static func list(_ numbers: [Int]) -> String { "[\(numbers.map(String.init).joined(separator: ", "))]" }
}
