/// JSON text that may stand in a script too.
enum JSONText {
  /// A string with quotes; `<` and the line separators U+2028, U+2029 escaped, as scripts need.
  static func string(_ text: String) -> String {
    var bytes: [UInt8] = [34]
    bytes.reserveCapacity(text.utf8.count + 8)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 34: bytes += [92, 34]
      case 92: bytes += [92, 92]
      case 10: bytes += [92, 110]
      case 0..<32, 60, 127, 0x2028, 0x2029:
        let hex = String(scalar.value, radix: 16)
        bytes += Array("\\u\(String(repeating: "0", count: 4 - hex.count))\(hex)".utf8)
      default: bytes += Array(String(scalar).utf8)
      }
    }
    bytes.append(34)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A list of strings.
  static func list(_ texts: [String]) -> String { "[\(texts.map(string).joined(separator: ","))]" }
}
