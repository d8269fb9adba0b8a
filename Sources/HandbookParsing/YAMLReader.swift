import HandbookModel
import Yams

/// Reads a YAML mapping strictly. Everything that is wrong gives a diagnostic at its own place.
struct YAMLReader {
  /// A key and its value.
  struct Entry {
    var key: String
    var keyRange: SourceRange
    var node: Node
  }

  let source: SourceText
  /// The line of the file at which the YAML starts, from 1.
  let firstLine: Int
  private(set) var entries: [Entry] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether the text is a mapping.
  private(set) var isReadable = false

  /// Reads lines of a file, with an error `InvalidYAML` if they are not a YAML mapping.
  ///
  /// - Parameter lines: The lines; the file's first line is 1.
  init(_ source: SourceText, lines: Range<Int>) {
    self.source = source
    firstLine = lines.lowerBound
    let start = source.offset(line: lines.lowerBound, column: 1)
    let end = source.offset(line: lines.upperBound, column: 1)
    let yaml = source.bytes[start..<max(start, end)]
    guard !yaml.withUnsafeBufferPointer(Self.multiplies) else {
      report(
        "InvalidYAML", "too many YAML aliases", at: source.range(line: firstLine, length: 0),
        help: "Write the values out")
      return
    }
    guard yaml.withUnsafeBufferPointer(Self.depth) <= 100 else {
      report("InvalidYAML", "YAML nests too deeply", at: source.range(line: firstLine, length: 0))
      return
    }
    var repeated: [Range<Int>] = []
    while true {
      do {
        let text = Self.renaming(repeated, in: yaml).text
        guard let root = try Parser(yaml: text, resolver: .basic, encoding: .utf8).singleRoot() else {
          isReadable = true
          return
        }
        guard case .mapping(let mapping) = root else {
          report("InvalidYAML", "expected keys with values, as in 'title: …'", at: range(of: root))
          return
        }
        isReadable = true
        entries = entries(in: mapping)
        return
      } catch YamlError.duplicatedKeysInMapping(let keys, let context) {
        // Yams refuses a mapping that has a key twice, so the text is read again with that key renamed.
        guard let key = reportRepeated(keys.first ?? "", at: context.mark), repeated.count < 100 else {
          return
        }
        repeated.append(key)
      } catch let error as YamlError {
        report(error, in: yaml)
        return
      } catch {
        report("InvalidYAML", "\(error)", at: source.range(line: firstLine, length: 0))
        return
      }
    }
  }

  /// Reports a key that occurs twice in a mapping.
  ///
  /// - Returns: The range of the key's text; nil if the key is written otherwise than it reads, as with
  ///   escapes.
  private mutating func reportRepeated(_ key: String, at mark: Mark) -> Range<Int>? {
    let place = location(of: mark)
    report(
      "DuplicateKey", "key '\(key)' is written more than once",
      at: source.range(line: place.line, column: place.column, length: key.utf8.count))
    var start = source.offset(line: place.line, column: place.column)
    if source.bytes[start...].first.map([Byte.quote, UInt8(ascii: "'")].contains) == true { start += 1 }
    return !key.isEmpty && source.bytes[start...].starts(with: key.utf8)
      ? start..<start + key.utf8.count : nil
  }

  /// Renames the keys at these ranges, each to another name that nobody uses. A name keeps its length in
  /// Unicode scalars, in which libYAML counts columns.
  private static func renaming(_ keys: [Range<Int>], in yaml: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var result = yaml
    for (number, key) in keys.enumerated().sorted(by: { $0.element.lowerBound > $1.element.lowerBound }) {
      let scalar = Unicode.Scalar(firstPrivate.value + UInt32(number)) ?? firstPrivate
      let count = yaml[key].text.unicodeScalars.count
      result.replaceSubrange(key, with: String(repeating: Character(scalar), count: count).utf8)
    }
    return result
  }

  /// The first scalar of Unicode's private use area.
  private static let firstPrivate: Unicode.Scalar = "\u{E000}"

  /// Warns of unknown keys, and names the nearest known one.
  mutating func warnUnknownKeys(_ entries: [Entry], known: [String], in place: String) {
    for entry in entries where !known.contains(entry.key) {
      let near = NearMiss.nearest(to: entry.key, in: known)
      diagnostics.append(
        Diagnostic(
          .warning, "UnknownKey",
          "unknown key '\(entry.key)' in \(place)" + NearMiss.question(near),
          at: entry.keyRange, help: near == nil ? "Known keys are \(known.joined(separator: ", "))" : nil))
    }
  }

  func entry(_ key: String) -> Entry? {
    // By index: going through the entries would copy each of them.
    entries.indices.first { entries[$0].key == key }.map { entries[$0] }
  }

  /// The text of a key, with its place; nil if the key is missing or empty, or its value is not text.
  mutating func text(_ key: String) -> FrontMatter.Placed<String>? {
    entry(key).flatMap { text($0.node, of: $0.key) }
  }

  mutating func text(_ node: Node, of key: String) -> FrontMatter.Placed<String>? {
    if isNull(node) { return nil }
    guard case .scalar(let scalar) = node else {
      reportType(key, "text", found: node)
      return nil
    }
    return FrontMatter.Placed(scalar.string.trimmingWhitespace(), range: range(of: node))
  }

  /// The texts of a key: a list, or one text.
  ///
  /// - Parameter separatedByCommas: Whether a single text contains several, as in `tags: stack, links`.
  mutating func texts(_ key: String, separatedByCommas: Bool) -> [FrontMatter.Placed<String>] {
    entry(key).map { texts(of: $0, separatedByCommas: separatedByCommas) } ?? []
  }

  /// The texts of an entry: a list, or one text.
  mutating func texts(of entry: Entry, separatedByCommas: Bool) -> [FrontMatter.Placed<String>] {
    guard !isNull(entry.node) else { return [] }
    switch entry.node {
    case .sequence(let sequence):
      return sequence.compactMap { text($0, of: entry.key) }.filter { !$0.value.isEmpty }
    case .scalar(let scalar):
      let whole = range(of: entry.node)
      guard separatedByCommas else {
        return [FrontMatter.Placed(scalar.string.trimmingWhitespace(), range: whole)]
      }
      var from = source.offset(line: whole.start.line, column: whole.start.column)
      return scalar.string.split(separator: ",").compactMap { part in
        let word = part.trimmingWhitespace()
        guard !word.isEmpty else { return nil }
        let needle = Array(word.utf8)
        let limit = source.offset(line: whole.end.line, column: whole.end.column)
        guard let found = source.find(needle, in: from..<max(from, limit)) else {
          return FrontMatter.Placed(word, range: whole)
        }
        from = found + needle.count
        return FrontMatter.Placed(word, range: source.range(found..<from))
      }
    default:
      reportType(entry.key, "a list or a text", found: entry.node)
      return []
    }
  }

  /// The value of a key, as `parse` reads it. If `parse` returns nil, reports the error `id`.
  mutating func value<Value>(
    _ key: String, id: String, expected: String, parse: (String) -> Value?
  ) -> FrontMatter.Placed<Value>? {
    guard let placed = text(key) else { return nil }
    guard let value = parse(placed.value) else {
      report(id, "'\(key)' is '\(placed.value)', not \(expected)", at: placed.range)
      return nil
    }
    return FrontMatter.Placed(value, range: placed.range)
  }

  /// The entries of a nested mapping; nil if the node is not a mapping.
  mutating func entries(of node: Node) -> [Entry]? {
    guard case .mapping(let mapping) = node else { return nil }
    return entries(in: mapping)
  }

  /// Whether a value is empty, `~` or `null`.
  func isNull(_ node: Node) -> Bool {
    guard case .scalar(let scalar) = node, scalar.style == .plain else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(scalar.string)
  }

  mutating func report(_ id: String, _ message: String, at range: SourceRange, help: String? = nil) {
    diagnostics.append(Diagnostic(.error, id, message, at: range, help: help))
  }

  mutating func reportType(_ key: String, _ expected: String, found node: Node) {
    let kind =
      switch node {
      case .mapping: "a mapping"
      case .sequence: "a list"
      default: "a text"
      }
    report("WrongType", "'\(key)' must be \(expected), not \(kind)", at: range(of: node))
  }

  /// The place of a node: its text, if that stands literally on one line, or else the rest of the line it
  /// begins on.
  func range(of node: Node) -> SourceRange {
    guard let mark = node.mark else { return source.range(line: firstLine, length: 0) }
    let start = location(of: mark)
    let rest = source.line(start.line).dropFirst(start.column - 1)
    if case .scalar(let scalar) = node {
      let text = Array(scalar.string.utf8)
      let quoted = rest.first == Byte.quote || rest.first == UInt8(ascii: "'")
      if rest.dropFirst(quoted ? 1 : 0).starts(with: text) {
        return source.range(line: start.line, column: start.column, length: text.count + (quoted ? 2 : 0))
      }
    }
    return source.range(line: start.line, column: start.column, length: rest.trimmedEnd.count)
  }

  private mutating func entries(in mapping: Node.Mapping) -> [Entry] {
    var entries: [Entry] = []
    for (key, node) in mapping {
      guard case .scalar(let scalar) = key else {
        report("WrongType", "a key must be text", at: range(of: key))
        continue
      }
      if let first = scalar.string.unicodeScalars.first,
        (Self.firstPrivate.value..<Self.firstPrivate.value + 100).contains(first.value)
      {
        continue
      }
      entries.append(Entry(key: scalar.string, keyRange: range(of: key), node: node))
    }
    return entries
  }

  /// libYAML counts columns in Unicode scalars, diagnostics in UTF-8 bytes. If something is missing at the
  /// end of a text without a line end, libYAML places it on the line after.
  private func location(of mark: Mark) -> SourceLocation {
    let line = firstLine + max(1, mark.line) - 1
    guard line <= source.lineStarts.count else {
      return SourceLocation(
        line: source.lineStarts.count, column: source.line(source.lineStarts.count).count + 1)
    }
    var column = 1
    var scalars = 1
    for byte in source.line(line) {
      if byte & 0xC0 != 0x80 {
        if scalars == mark.column { break }
        scalars += 1
      }
      column += 1
    }
    return SourceLocation(line: line, column: column)
  }

  /// Whether there are enough anchors and aliases to build, by naming one another, a value that is too large
  /// to look at. Nobody writes so many in front matter.
  private static func multiplies(_ yaml: UnsafeBufferPointer<UInt8>) -> Bool {
    var anchors = 0
    var aliases = 0
    var previous = Byte.newline
    for byte in yaml where byte != Byte.space {
      if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "*"), ":-[,{?\n".utf8.contains(previous) {
        if byte == UInt8(ascii: "&") { anchors += 1 } else { aliases += 1 }
      }
      previous = byte
    }
    return anchors > 1 && aliases > 8
  }

  /// An upper bound of how deeply values nest. Yams reads them recursively, on a stack that may be small.
  private static func depth(_ yaml: UnsafeBufferPointer<UInt8>) -> Int {
    var deepest = 0
    var flow = 0
    var block = 0
    var isStart = true
    for byte in yaml {
      switch byte {
      case Byte.newline:
        (block, isStart) = (0, true)
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        flow += 1
        isStart = false
      case UInt8(ascii: "]"), UInt8(ascii: "}"): flow = max(0, flow - 1)
      case Byte.space, UInt8(ascii: "-"), UInt8(ascii: "?"): if isStart { block += 1 }
      default: isStart = false
      }
      deepest = max(deepest, block + flow)
    }
    return deepest
  }

  /// The character that ends the last list, mapping or quote that is not ended; nil if all are.
  private static func missingEnd(of yaml: ArraySlice<UInt8>) -> Character? {
    var ends: [UInt8] = []
    var quote: UInt8?
    // Whether a value may begin here. Elsewhere, `[` and an apostrophe are ordinary characters.
    var isStart = true
    var previous = Byte.newline
    for byte in yaml {
      defer { previous = byte }
      if let open = quote {
        if byte == open, previous != UInt8(ascii: "\\") { quote = nil }
        continue
      }
      switch byte {
      case Byte.space: continue
      // In single quotes, `''` stands for an apostrophe.
      case Byte.quote where isStart, UInt8(ascii: "'") where isStart || previous == byte: quote = byte
      case UInt8(ascii: "[") where isStart: ends.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{") where isStart: ends.append(UInt8(ascii: "}"))
      case ends.last: ends.removeLast()
      default: break
      }
      isStart = ":-,[{\n".utf8.contains(byte)
    }
    return (quote ?? ends.last).map { Character(Unicode.Scalar($0)) }
  }

  private func help(at place: SourceLocation, in yaml: ArraySlice<UInt8>) -> String {
    if source.line(place.line).first == UInt8(ascii: "\t") { return "Indent with spaces: YAML takes no tabs" }
    if let end = Self.missingEnd(of: yaml) { return "Write the \(end) that ends what was begun" }
    return "Put a value that holds ': ', '#', or starts with '@', '`' or '*' in double quotes"
  }

  private mutating func report(_ error: YamlError, in yaml: ArraySlice<UInt8>) {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      let start = location(of: mark)
      report(
        "InvalidYAML", "invalid YAML: \(problem)",
        at: source.range(line: start.line, column: start.column, length: 0), help: help(at: start, in: yaml))
    case .reader(let problem, _, _, _):
      report("InvalidYAML", "invalid YAML: \(problem)", at: source.range(line: firstLine, length: 0))
    default:
      report("InvalidYAML", "invalid YAML: \(error)", at: source.range(line: firstLine, length: 0))
    }
  }
}
