import Mustache

/// Escapes text for HTML and XML, in content and in quoted attributes.
///
/// Works on bytes: going by `Character`, as the library's own escaping does, lets a quotation mark
/// with a combining accent through, and with it an attribute's end.
func escaped(_ text: some StringProtocol) -> String {
  guard text.utf8.contains(where: { $0 == 60 || $0 == 62 || $0 == 38 || $0 == 34 || $0 == 39 }) else {
    return String(text)
  }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count + 32)
  appendEscaped(text.utf8, to: &bytes)
  return String(decoding: bytes, as: UTF8.self)
}

/// Appends UTF-8 text to `bytes`, escaped as by `escaped(_:)`.
func appendEscaped(_ text: some Sequence<UInt8>, to bytes: inout [UInt8]) {
  for byte in text {
    switch byte {
    case 60: bytes += [38, 108, 116, 59]  // &lt;
    case 62: bytes += [38, 103, 116, 59]  // &gt;
    case 38: bytes += [38, 97, 109, 112, 59]  // &amp;
    case 34: bytes += [38, 113, 117, 111, 116, 59]  // &quot;
    case 39: bytes += [38, 35, 51, 57, 59]  // &#39;
    default: bytes.append(byte)
    }
  }
}

/// Escaping as Mustache asks for it; registered under `name`, chosen by a pragma in each template.
struct ByteEscaping: MustacheContentType {
  static let name = "HANDBOOK"
  func escapeText(_ text: String) -> String { escaped(text) }
}
