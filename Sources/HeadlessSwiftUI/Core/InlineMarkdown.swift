/// The part of Markdown that a text understands: emphasis, code and links within a line.
struct InlineMarkdown {
  struct Link: Hashable, Sendable {
    let label: String
    let address: String
  }

  /// Stands for an argument of the text, which is shown as it is.
  static let argument: Character = "\u{F8FF}"

  private(set) var text = ""
  private(set) var links: [Link] = []

  init(_ format: String, arguments: [String]) {
    guard format.contains(where: { "*_`[~\\".contains($0) }) || !arguments.isEmpty else {
      text = format
      return
    }
    var rest = arguments[...]
    var plain = ""
    read(Array(format), into: &plain)
    // Arguments are put back last: no mark in them counts.
    func filled(_ text: String) -> String {
      text.reduce(into: "") { $0 += $1 == Self.argument ? rest.popFirst() ?? "" : String($1) }
    }
    var filledLinks: [Link] = []
    var index = plain.startIndex
    for link in links {
      // A link's address follows its label in the source, and so do their arguments.
      guard let range = plain.range(of: link.label, range: index..<plain.endIndex) else { continue }
      text += filled(String(plain[index..<range.lowerBound]))
      let label = filled(link.label)
      text += label
      filledLinks.append(Link(label: label, address: filled(link.address)))
      index = range.upperBound
    }
    text += filled(String(plain[index...]))
    links = filledLinks
  }

  private mutating func read(_ characters: [Character], into plain: inout String) {
    var index = 0
    while index < characters.count {
      let character = characters[index]
      if character == "\\", index + 1 < characters.count, "*_`[]()~\\".contains(characters[index + 1]) {
        plain.append(characters[index + 1])
        index += 2
      } else if character == "`", let end = characters[(index + 1)...].firstIndex(of: "`"), end > index + 1 {
        plain += characters[(index + 1)..<end]
        index = end + 1
      } else if character == "[", let (label, address, end) = link(characters, at: index) {
        var inner = ""
        read(label, into: &inner)
        plain += inner
        links.append(Link(label: inner, address: address))
        index = end
      } else if "*_~".contains(character), let (inner, end) = emphasis(characters, at: index) {
        read(inner, into: &plain)
        index = end
      } else {
        plain.append(character)
        index += 1
      }
    }
  }

  private func link(
    _ characters: [Character], at start: Int
  ) -> (label: [Character], address: String, end: Int)? {
    guard let close = characters[start...].firstIndex(of: "]"), close + 1 < characters.count,
      characters[close + 1] == "(", let end = characters[close...].firstIndex(of: ")")
    else { return nil }
    return (Array(characters[(start + 1)..<close]), String(characters[(close + 2)..<end]), end + 1)
  }

  /// What stands between two equal runs of marks, which neither begins nor ends with a space; `_` marks whole words.
  private func emphasis(_ characters: [Character], at start: Int) -> (inner: [Character], end: Int)? {
    let mark = characters[start]
    let length = characters[start...].prefix { $0 == mark }.count
    let first = start + length
    guard length <= (mark == "~" ? 2 : 3), mark != "~" || length == 2, first < characters.count,
      !characters[first].isWhitespace
    else { return nil }
    func isWord(_ index: Int) -> Bool {
      characters.indices.contains(index) && (characters[index].isLetter || characters[index].isNumber)
    }
    if mark == "_", isWord(start - 1) { return nil }
    var index = first
    while index < characters.count {
      guard characters[index] == mark else {
        index += 1
        continue
      }
      let run = characters[index...].prefix { $0 == mark }.count
      if run == length, index > first, !characters[index - 1].isWhitespace,
        mark != "_" || !isWord(index + run)
      {
        return (Array(characters[first..<index]), index + run)
      }
      index += run
    }
    return nil
  }
}
