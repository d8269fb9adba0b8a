/// Reads a page strictly: what is not closed, not quoted, or could run is a problem.
///
/// Stricter than browsers, which make something of any text (HTML, "Parsing HTML documents"): our own pages
/// close what they open, quote every value, and hold no script but files of the site.
struct HTMLReader {
  private(set) var problems: [String] = []
  private let bytes: [UInt8]
  private var index = 0
  private var open: [String] = []
  private var ids: Set<String> = []

  /// Elements that have no end.
  private static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
  ]
  /// Elements whose content is text, whatever it looks like.
  private static let raw: Set<String> = ["script", "style", "title", "textarea"]
  private static let forbidden: Set<String> = [
    "base", "iframe", "object", "embed", "applet", "frame", "style", "noscript", "plaintext", "xmp",
  ]
  private static let addresses: Set<String> = [
    "href", "src", "action", "formaction", "poster", "srcset", "data", "ping", "cite", "xlink:href",
  ]

  /// - Returns: What is wrong with a page; empty where nothing is.
  static func problems(in page: [UInt8]) -> [String] {
    var reader = HTMLReader(bytes: page)
    reader.read()
    return reader.problems
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func report(_ problem: String) {
    let around = String(decoding: bytes[max(0, index - 60)..<min(bytes.count, index + 60)], as: UTF8.self)
    problems.append("\(problem) near \(around.debugDescription)")
  }

  private mutating func read() {
    if String(validating: bytes, as: UTF8.self) == nil { report("not UTF-8") }
    while index < bytes.count, problems.count < 5 {
      guard bytes[index] == UInt8(ascii: "<") else {
        if bytes[index] == 0 { report("NUL") }
        index += 1
        continue
      }
      if starts("<!--") {
        guard let end = find("-->", from: index + 4) else { return report("comment without an end") }
        index = end
      } else if starts("<!doctype html>") {
        if index != 0 { report("doctype in the middle") }
        index += "<!doctype html>".utf8.count
      } else if starts("</") {
        readEndTag()
      } else {
        readTag()
      }
    }
    if let last = open.last { report("'\(last)' is never closed") }
  }

  private mutating func readEndTag() {
    index += 2
    let name = readName()
    if open.last == name { open.removeLast() } else { report("'</\(name)>' closes '\(open.last ?? "")'") }
    if !take(">") { report("end tag with more than a name") }
  }

  private mutating func readTag() {
    index += 1
    let name = readName()
    guard !name.isEmpty else { return report("'<' without a tag") }
    if Self.forbidden.contains(name) { report("element '\(name)'") }
    var attributes: [String: String] = [:]
    while index < bytes.count, !take(">") {
      if take("/") {
        // Elements of SVG have no end.
        guard take(">") else { return report("'/' in a tag") }
        check(name, attributes)
        return
      }
      guard isSpace(bytes[index]) else { return report("attributes without space between them") }
      while index < bytes.count, isSpace(bytes[index]) { index += 1 }
      guard index < bytes.count, ![UInt8(ascii: ">"), UInt8(ascii: "/")].contains(bytes[index]) else {
        continue
      }
      let attribute = readName()
      guard !attribute.isEmpty else { return report("attribute without a name") }
      var value = ""
      if take("=") {
        guard take("\""), let end = find("\"", from: index) else { return report("value without quotes") }
        value = String(decoding: bytes[index..<end - 1], as: UTF8.self)
        index = end
      }
      if attributes.updateValue(value, forKey: attribute) != nil { report("'\(attribute)' twice in a tag") }
    }
    check(name, attributes)
    if Self.void.contains(name) { return }
    open.append(name)
    guard Self.raw.contains(name) else { return }
    guard let end = find("</\(name)", from: index) else { return report("'\(name)' is never closed") }
    if name == "script", end - index > "</script".utf8.count { report("script with content") }
    index = end - name.utf8.count - 2
  }

  private mutating func check(_ element: String, _ attributes: [String: String]) {
    if let id = attributes["id"], !ids.insert(id).inserted { report("id '\(id)' twice") }
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
      if name.hasPrefix("on") || name == "style" || name == "srcdoc" { report("attribute '\(name)'") }
      if value.utf8.contains(UInt8(ascii: "<")) { report("'<' in the value of '\(name)'") }
      if Self.addresses.contains(name), !isHarmless(value) { report("address '\(value.prefix(60))'") }
    }
    if element == "script", let source = attributes["src"], !isFile(source) { report("script '\(source)'") }
    if element == "script", attributes["src"] == nil { report("script without a file") }
    if attributes["http-equiv"]?.lowercased() == "refresh" {
      let target = attributes["content"]?.split(separator: "=", maxSplits: 1).last.map(String.init) ?? ""
      if !isHarmless(target) { report("redirect to '\(target.prefix(60))'") }
    }
  }

  /// A file of the site.
  private func isFile(_ address: String) -> Bool {
    var rest = Substring(address)
    while rest.hasPrefix("../") { rest = rest.dropFirst(3) }
    return rest.hasPrefix("assets/") && !rest.contains("..") && !rest.contains(":")
  }

  /// An address that opens a page, a picture or a mail: as a browser reads it, who leaves out white space.
  private func isHarmless(_ address: String) -> Bool {
    let text = String(
      String.UnicodeScalarView(
        decoded(address).unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F })
    )
    .lowercased()
    let scheme = text.prefix { $0 != ":" && $0 != "/" && $0 != "?" && $0 != "#" }
    guard text.dropFirst(scheme.count).first == ":" else { return true }
    // Stands for a picture that is not there.
    if text == "data:," { return true }
    if scheme == "data" {
      return ["png", "gif", "jpeg", "webp"].contains { text.hasPrefix("data:image/\($0)") }
    }
    return !["javascript", "vbscript", "file", "blob", "filesystem", "view-source"].contains(scheme)
  }

  /// The named references that hide a scheme are those of our own escaping.
  private func decoded(_ text: String) -> String {
    text.replacing("&amp;", with: "&").replacing("&#39;", with: "'").replacing("&quot;", with: "\"")
  }

  // MARK: Bytes

  private mutating func readName() -> String {
    let start = index
    while index < bytes.count, !isSpace(bytes[index]), !"<>/=\"'".utf8.contains(bytes[index]) { index += 1 }
    let name = String(decoding: bytes[start..<index], as: UTF8.self)
    if !name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { report("name '\(name)'") }
    return name
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private func starts(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      index + text.count <= bytes.count
        && text.indices.allSatisfy { bytes[index + $0] | 0x20 == text[$0] | 0x20 }
    }
  }

  /// The index after the next `text`.
  private func find(_ text: String, from start: Int) -> Int? {
    let needle = Array(text.utf8)
    var at = start
    while at + needle.count <= bytes.count {
      if bytes[at] == needle[0], bytes[at..<at + needle.count].elementsEqual(needle) {
        return at + needle.count
      }
      at += 1
    }
    return nil
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 9 || byte == 10 || byte == 13 }
}
