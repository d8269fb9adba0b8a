import HandbookModel

/// The marks that parsing leaves in a page's HTML: links by number, snippets by number.
enum BodyMarks {
  enum Piece: Hashable {
    case html([UInt8])
    case snippet(Int)
  }

  /// The HTML with links replaced, cut at its nested snippets.
  ///
  /// - Parameters:
  ///   - address: Address of link N, not escaped; nil: the link becomes text, the image its
  ///     alternative text.
  ///   - anchorPrefix: Put before each `id` and anchor where many articles share a page.
  static func pieces(
    of html: String, anchorPrefix: String = "", address: (Int) -> String?
  ) -> [Piece] {
    let bytes = Array(html.utf8)
    var pieces: [Piece] = []
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + 64)
    var index = 0
    func matches(_ text: StaticString, at position: Int) -> Bool {
      guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
      return text.withUTF8Buffer { bytes[position..<(position + $0.count)].elementsEqual($0) }
    }
    func number(at position: Int) -> (value: Int, end: Int)? {
      var end = position
      while end < bytes.count, (48...57).contains(bytes[end]), end - position < 9 { end += 1 }
      return Int(String(decoding: bytes[position..<end], as: UTF8.self)).map { ($0, end) }
    }
    while index < bytes.count {
      if bytes[index] == 60, matches("<!--handbook-snippet:", at: index),
        let found = number(at: index + 21), matches("-->", at: found.end)
      {
        pieces.append(.html(output))
        pieces.append(.snippet(found.value))
        output.removeAll(keepingCapacity: true)
        index = found.end + 3
        continue
      }
      if bytes[index] == 104 || bytes[index] == 115 {
        let isImage = matches("src=\"handbook-link:", at: index)
        if isImage || matches("href=\"handbook-link:", at: index),
          let found = number(at: index + (isImage ? 19 : 20)), matches("\"", at: found.end)
        {
          if let address = address(found.value) {
            output += Array((isImage ? "src=\"" : "href=\"").utf8)
            output.appendEscaped(address)
            output.append(34)
          } else if isImage {
            output += Array("src=\"data:,\"".utf8)
          } else if output.last == 32 {
            output.removeLast()
          }
          index = found.end + 1
          continue
        }
      }
      if !anchorPrefix.isEmpty, bytes[index] == 32, matches(" href=\"#", at: index) {
        // Footnotes link within their article.
        output += Array(" href=\"#\(anchorPrefix)".utf8)
        index += 8
        continue
      }
      if !anchorPrefix.isEmpty, bytes[index] == 32, matches(" id=\"", at: index) {
        output += Array(" id=\"\(anchorPrefix)".utf8)
        index += 5
        continue
      }
      output.append(bytes[index])
      index += 1
    }
    pieces.append(.html(output))
    return pieces.filter { $0 != .html([]) }
  }
}
