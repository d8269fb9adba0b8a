/// The parts of a link's destination, if it is a path from the document or from the content folder.
package struct LinkTarget {
  /// The path from the content folder, without `.` and `..`; nil if it leads out of the folder.
  package var path: String?
  /// The name after `#`; nil if there is none or it is empty.
  package var fragment: String?
  /// Whether the destination is on the linking page.
  package var isOwnPage: Bool

  /// - Returns: nil for an address with a scheme or a host: such addresses are not looked up.
  package init?(_ destination: String, from page: String) {
    let bytes = Array(destination.utf8)
    guard !bytes.isEmpty, !destination.hasPrefix("//"), !Self.hasScheme(bytes) else { return nil }
    let hash = bytes.firstIndex(of: UInt8(ascii: "#"))
    let beforeHash = bytes[..<(hash ?? bytes.count)]
    let query = beforeHash.firstIndex(of: UInt8(ascii: "?"))
    let written = Self.percentDecoded(beforeHash[..<(query ?? beforeHash.endIndex)])
    fragment = hash.map { Self.percentDecoded(bytes[($0 + 1)...]) }.flatMap { $0.isEmpty ? nil : $0 }
    isOwnPage = written.isEmpty
    if isOwnPage {
      path = page
      return
    }
    var parts = page.hasPrefix("/") ? [""] : []
    if !written.hasPrefix("/") { parts += page.split(separator: "/").dropLast().map(String.init) }
    let floor = page.hasPrefix("/") ? 1 : 0
    for part in written.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(String(part))
      } else if parts.count > floor, parts.last != ".." {
        parts.removeLast()
      } else {
        path = nil
        return
      }
    }
    path = parts.joined(separator: "/")
  }

  /// Source: RFC 3986 §3.1.
  private static func hasScheme(_ bytes: [UInt8]) -> Bool {
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0 else { return false }
    return bytes[..<colon].allSatisfy { byte in
      let letter = byte | 0x20
      return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
        || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
  }

  private static func percentDecoded(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "%")) else { return String(decoding: bytes, as: UTF8.self) }
    var decoded: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.endIndex,
        let byte = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        decoded.append(byte)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}
