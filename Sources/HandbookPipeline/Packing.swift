import HandbookModel

/// A value that can be written as bytes and read back. Reading a parsed document in this form takes a tenth
/// of the time of parsing it.
///
/// Numbers are written with seven bits per byte, so small ones are short. Fields have no names: they are read
/// in the order in which they were written, and a file of another version of the program is not read.
protocol Packed {
  func pack(into packer: inout Packer)
  init(from unpacker: inout Unpacker) throws
}

struct Packer {
  private(set) var bytes: [UInt8] = []
  /// The file that nearly all source ranges are in. It is left out where it is the file.
  let file: String

  init(file: String) { self.file = file }

  mutating func add(_ number: Int) {
    // The sign is moved to the last bit, so that small negative numbers are short, too.
    var rest = UInt(bitPattern: number << 1 ^ number >> (Int.bitWidth - 1))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      add(utf8.count)
      bytes.append(contentsOf: utf8)
    }
  }

  mutating func add(_ text: [UInt8]) {
    add(text.count)
    bytes += text
  }

  mutating func add(_ flag: Bool) { add(flag ? 1 : 0) }
  mutating func add(_ value: some Packed) { value.pack(into: &self) }
  mutating func add(_ value: some RawRepresentable<String>) { add(value.rawValue) }

  mutating func add<Value>(_ value: Value?, _ pack: (inout Packer, Value) -> Void) {
    add(value != nil)
    if let value { pack(&self, value) }
  }

  mutating func add(_ value: String?) { add(value) { $0.add($1) } }
  mutating func add(_ value: (some Packed)?) { add(value) { $0.add($1) } }

  mutating func add<Value>(_ values: [Value], _ pack: (inout Packer, Value) -> Void) {
    add(values.count)
    for value in values { pack(&self, value) }
  }

  mutating func add(_ values: [String]) { add(values) { $0.add($1) } }
  mutating func add(_ values: [some Packed]) { add(values) { $0.add($1) } }
}

struct Unpacker {
  /// The bytes are not a packed value.
  struct Malformed: Error {}

  private var rest: Slice<UnsafeRawBufferPointer>
  let file: String

  init(_ bytes: Slice<UnsafeRawBufferPointer>, file: String) {
    rest = bytes
    self.file = file
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func number() throws -> Int {
    var value: UInt = 0
    var shift: UInt = 0
    while let byte = rest.popFirst() {
      value |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { return Int(bitPattern: value >> 1) ^ -Int(bitPattern: value & 1) }
      shift += 7
      if shift > 63 { break }
    }
    throw Malformed()
  }

  mutating func count() throws -> Int {
    let count = try number()
    guard (0...rest.count).contains(count) else { throw Malformed() }
    return count
  }

  mutating func text() throws -> String {
    let count = try count()
    let text = String(decoding: UnsafeRawBufferPointer(rebasing: rest.prefix(count)), as: UTF8.self)
    rest = rest.dropFirst(count)
    return text
  }

  mutating func bytes() throws -> [UInt8] {
    let count = try count()
    let bytes = Array(rest.prefix(count))
    rest = rest.dropFirst(count)
    return bytes
  }

  mutating func flag() throws -> Bool { try number() == 1 }
  mutating func value<Value: Packed>() throws -> Value { try Value(from: &self) }

  mutating func named<Value: RawRepresentable<String>>() throws -> Value {
    guard let value = Value(rawValue: try text()) else { throw Malformed() }
    return value
  }

  mutating func optional<Value>(_ read: (inout Unpacker) throws -> Value) throws -> Value? {
    try flag() ? try read(&self) : nil
  }

  mutating func optionalText() throws -> String? { try optional { try $0.text() } }
  mutating func optional<Value: Packed>() throws -> Value? { try optional { try $0.value() } }

  mutating func list<Value>(_ read: (inout Unpacker) throws -> Value) throws -> [Value] {
    let count = try count()
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try read(&self)) }
    return values
  }

  mutating func texts() throws -> [String] { try list { try $0.text() } }
  mutating func list<Value: Packed>() throws -> [Value] { try list { try $0.value() } }
}

// MARK: Places and problems

extension SourceRange: Packed {
  func pack(into packer: inout Packer) {
    packer.add(file == packer.file ? nil : file)
    packer.add(start.line)
    packer.add(start.column)
    packer.add(end.line - start.line)
    packer.add(end.column)
  }

  init(from unpacker: inout Unpacker) throws {
    let file = try unpacker.optionalText() ?? unpacker.file
    let start = SourceLocation(line: try unpacker.number(), column: try unpacker.number())
    let lines = try unpacker.number()
    self.init(
      file: file, start: start,
      end: SourceLocation(line: start.line &+ lines, column: try unpacker.number()))
  }
}

extension Diagnostic: Packed {
  func pack(into packer: inout Packer) {
    packer.add(severity)
    packer.add(id)
    packer.add(message)
    packer.add(range)
    packer.add(notes) { packer, note in
      packer.add(note.message)
      packer.add(note.range)
    }
    packer.add(help)
  }

  init(from unpacker: inout Unpacker) throws {
    self.init(
      try unpacker.named(), try unpacker.text(), try unpacker.text(), at: try unpacker.value(),
      notes: try unpacker.list { Note(try $0.text(), range: try $0.optional()) },
      help: try unpacker.optionalText())
  }
}

extension OSVersion: Packed {
  func pack(into packer: inout Packer) {
    packer.add(major)
    packer.add(minor)
  }

  init(from unpacker: inout Unpacker) throws { self.init(try unpacker.number(), try unpacker.number()) }
}

// MARK: The head

extension FrontMatter: Packed {
  func pack(into packer: inout Packer) {
    packer.add(title)
    packer.add(impact) { $0.add($1) }
    packer.add(impactDescription)
    packer.add(tags)
    packer.add(id) { $0.add($1) }
    packer.add(aliases) { $0.add($1) }
    packer.add(since) { packer, since in
      packer.add(since.value)
      packer.add(since.range)
    }
    packer.add(until)
    packer.add(swift)
    packer.add(symptoms)
    packer.add(messages)
    for ids in [related, supersedes, conflicts] { packer.add(ids) { $0.add($1) } }
    packer.add(sources) { packer, source in
      packer.add(source.title)
      packer.add(source.url)
    }
    packer.add(status)
    packer.add(description)
  }

  init(from unpacker: inout Unpacker) throws {
    self.init(
      title: try unpacker.placed(), impact: try unpacker.optional { try $0.named() },
      impactDescription: try unpacker.optionalText(), tags: try unpacker.texts(),
      id: try unpacker.optional { try $0.placed() }, aliases: try unpacker.list { try $0.placed() },
      since: try unpacker.optional { Placed(try $0.value(), range: try $0.value()) },
      until: try unpacker.optional(), swift: try unpacker.optionalText(), symptoms: try unpacker.texts(),
      messages: try unpacker.texts(), related: try unpacker.list { try $0.placed() },
      supersedes: try unpacker.list { try $0.placed() }, conflicts: try unpacker.list { try $0.placed() },
      sources: try unpacker.list { Source(title: try $0.text(), url: try $0.optionalText()) },
      status: try unpacker.named(), description: try unpacker.optionalText())
  }
}

extension Packer {
  /// Adds the ranges of front matter's keys.
  mutating func add(_ keys: [String: SourceRange]) {
    add(keys.sorted { $0.key < $1.key }) { packer, key in
      packer.add(key.key)
      packer.add(key.value)
    }
  }

  fileprivate mutating func add(_ placed: FrontMatter.Placed<String>) {
    add(placed.value)
    add(placed.range)
  }
}

extension Unpacker {
  mutating func keys() throws -> [String: SourceRange] {
    Dictionary(try list { (try $0.text(), try $0.value()) }, uniquingKeysWith: { $1 })
  }

  fileprivate mutating func placed() throws -> FrontMatter.Placed<String> {
    FrontMatter.Placed(try text(), range: try value())
  }
}

// MARK: The body

extension Page: Packed {
  func pack(into packer: inout Packer) {
    packer.add(kind)
    packer.add(path)
    packer.add(id)
    packer.add(slug)
    packer.add(section)
    packer.add(frontMatter)
    packer.add(keys)
    packer.add(blocks)
    packer.add(snippets)
    packer.add(headings)
    packer.add(links)
    packer.add(markdown)
    packer.add(plainText)
    packer.add(digest) { packer, digest in
      packer.add(Int(Int64(bitPattern: digest.low)))
      packer.add(Int(Int64(bitPattern: digest.high)))
    }
  }

  init(from unpacker: inout Unpacker) throws {
    self.init(
      kind: try unpacker.named(), path: try unpacker.text(), id: try unpacker.text(),
      slug: try unpacker.text(), section: try unpacker.optionalText(), frontMatter: try unpacker.value(),
      keys: try unpacker.keys(), blocks: try unpacker.list(), snippets: try unpacker.list(),
      headings: try unpacker.list(), links: try unpacker.list(), markdown: try unpacker.text(),
      plainText: try unpacker.text())
    digest = try unpacker.optional {
      Digest(
        low: UInt64(bitPattern: Int64(try $0.number())), high: UInt64(bitPattern: Int64(try $0.number())))
    }
  }
}

extension Block: Packed {
  func pack(into packer: inout Packer) {
    switch self {
    case .prose(let prose):
      packer.add(0)
      packer.add(prose)
    case .heading(let heading):
      packer.add(1)
      packer.add(heading)
    case .snippet(let index):
      packer.add(2)
      packer.add(index)
    case .comparison(let comparison):
      packer.add(3)
      packer.add(comparison.sides)
    }
  }

  init(from unpacker: inout Unpacker) throws {
    switch try unpacker.number() {
    case 0: self = .prose(try unpacker.value())
    case 1: self = .heading(try unpacker.value())
    case 2: self = .snippet(try unpacker.number())
    case 3: self = .comparison(Comparison(sides: try unpacker.list()))
    default: throw Unpacker.Malformed()
    }
  }
}

extension Prose: Packed {
  func pack(into packer: inout Packer) {
    packer.add(text)
    packer.add(nodes) { packer, node in
      packer.add(node.length)
      packer.add(node.end)
      for number in node.kind.numbers { packer.add(number) }
    }
  }

  init(from unpacker: inout Unpacker) throws {
    let text = try unpacker.bytes()
    let nodes = try unpacker.list { unpacker in
      let (length, end) = (try unpacker.number(), try unpacker.number())
      return Node(try Kind(from: &unpacker), length: length, end: end)
    }
    guard let prose = Prose(nodes: nodes, text: text) else { throw Unpacker.Malformed() }
    self = prose
  }
}

extension Prose.Kind {
  private static let alignments: [Prose.Alignment?] = [nil, .left, .center, .right]

  /// The number of the kind, then those of its associated values; 0 stands for nil.
  fileprivate var numbers: [Int] {
    switch self {
    case .text: [0]
    case .code: [1]
    case .lineBreak: [2]
    case .thematicBreak: [3]
    case .caption: [4]
    case .footnotes: [5]
    case .heading(let level): [6, level]
    case .list(let start): [7, start.map { $0 + 1 } ?? 0]
    case .item(let isChecked): [8, isChecked.map { $0 ? 2 : 1 } ?? 0]
    case .cell(let isHeader, let alignment):
      [isHeader ? 9 : 10, Self.alignments.firstIndex(of: alignment) ?? 0]
    case .link(let index): [11, index]
    case .term(let index): [12, index]
    case .image(let index): [13, index]
    case .snippet(let index): [14, index]
    case .footnote(let number): [15, number]
    case .backReference(let number): [16, number]
    case .footnoteReference(let number, let nth): [17, number, nth]
    case .element(let element): [18 + (Prose.Element.allCases.firstIndex(of: element) ?? 0)]
    }
  }

  fileprivate init(from unpacker: inout Unpacker) throws {
    switch try unpacker.number() {
    case 0: self = .text
    case 1: self = .code
    case 2: self = .lineBreak
    case 3: self = .thematicBreak
    case 4: self = .caption
    case 5: self = .footnotes
    case 6: self = .heading(level: try unpacker.number())
    case 7:
      let start = try unpacker.number()
      self = .list(start: start > 0 ? start - 1 : nil)
    case 8:
      let state = try unpacker.number()
      self = .item(isChecked: state > 0 ? state == 2 : nil)
    case let number where number == 9 || number == 10:
      let alignment = try unpacker.number()
      guard Self.alignments.indices.contains(alignment) else { throw Unpacker.Malformed() }
      self = .cell(isHeader: number == 9, Self.alignments[alignment])
    case 11: self = .link(try unpacker.number())
    case 12: self = .term(try unpacker.number())
    case 13: self = .image(try unpacker.number())
    case 14: self = .snippet(try unpacker.number())
    case 15: self = .footnote(try unpacker.number())
    case 16: self = .backReference(try unpacker.number())
    case 17: self = .footnoteReference(try unpacker.number(), nth: try unpacker.number())
    case let number:
      guard Prose.Element.allCases.indices.contains(number - 18) else { throw Unpacker.Malformed() }
      self = .element(Prose.Element.allCases[number - 18])
    }
  }
}

extension Comparison.Side: Packed {
  func pack(into packer: inout Packer) {
    packer.add(role)
    packer.add(description)
    packer.add(anchor)
    packer.add(range)
    packer.add(blocks)
  }

  init(from unpacker: inout Unpacker) throws {
    self.init(
      role: try unpacker.named(), description: try unpacker.optional(), anchor: try unpacker.text(),
      range: try unpacker.value(), blocks: try unpacker.list())
  }
}

extension Heading: Packed {
  func pack(into packer: inout Packer) {
    packer.add(level)
    packer.add(anchor)
    packer.add(prose)
    packer.add(text)
    packer.add(range)
  }

  init(from unpacker: inout Unpacker) throws {
    self.init(
      level: try unpacker.number(), anchor: try unpacker.text(), prose: try unpacker.value(),
      text: try unpacker.text(), range: try unpacker.value())
  }
}

extension Link: Packed {
  func pack(into packer: inout Packer) {
    packer.add(destination)
    packer.add(title)
    packer.add(isImage)
    packer.add(range)
  }

  init(from unpacker: inout Unpacker) throws {
    self.init(
      destination: try unpacker.text(), title: try unpacker.text(), isImage: try unpacker.flag(),
      range: try unpacker.value())
  }
}

extension Snippet: Packed {
  func pack(into packer: inout Packer) {
    packer.add(index)
    packer.add(role)
    packer.add(language)
    packer.add(options)
    packer.add(code)
    packer.add(lines)
    packer.add(range)
    packer.add(infoRange)
    packer.add(label)
    packer.add(scenarios)
  }

  init(from unpacker: inout Unpacker) throws {
    self.init(
      index: try unpacker.number(), role: try unpacker.named(), language: try unpacker.text(),
      options: try unpacker.value(), code: try unpacker.text(), lines: try unpacker.list(),
      range: try unpacker.value(), infoRange: try unpacker.value(), label: try unpacker.optionalText(),
      scenarios: try unpacker.list())
  }
}

extension Snippet.Options: Packed {
  func pack(into packer: inout Packer) {
    packer.add(isSetup)
    packer.add(continues)
    packer.add(fails)
    packer.add(warns)
    packer.add(typeQueries)
    packer.add(unchecked)
    packer.add(ios)
    packer.add(swift)
    packer.add(title)
  }

  init(from unpacker: inout Unpacker) throws {
    self.init()
    isSetup = try unpacker.flag()
    continues = try unpacker.flag()
    fails = try unpacker.list()
    warns = try unpacker.list()
    typeQueries = try unpacker.list()
    unchecked = try unpacker.optionalText()
    ios = try unpacker.optional()
    swift = try unpacker.optionalText()
    title = try unpacker.optionalText()
  }
}

extension Snippet.Expectation: Packed {
  func pack(into packer: inout Packer) {
    packer.add(text)
    packer.add(range)
    packer.add(textRange)
    packer.add(line) { $0.add($1) }
  }

  init(from unpacker: inout Unpacker) throws {
    self.init(
      text: try unpacker.text(), range: try unpacker.value(), textRange: try unpacker.value(),
      line: try unpacker.optional { try $0.number() })
  }
}

extension Snippet.TypeQuery: Packed {
  func pack(into packer: inout Packer) {
    packer.add(line)
    packer.add(column)
    packer.add(expected)
    packer.add(range)
  }

  init(from unpacker: inout Unpacker) throws {
    self.init(
      line: try unpacker.number(), column: try unpacker.number(), expected: try unpacker.optionalText(),
      range: try unpacker.value())
  }
}

extension Snippet.LineOrigin: Packed {
  func pack(into packer: inout Packer) {
    packer.add(line)
    packer.add(columnOffset)
  }

  init(from unpacker: inout Unpacker) throws {
    self.init(line: try unpacker.number(), columnOffset: try unpacker.number())
  }
}

extension Scenario: Packed {
  func pack(into packer: inout Packer) {
    packer.add(text)
    packer.add(lines)
    packer.add(range)
    packer.add(evidence.documented) { $0.add($1) }
    packer.add(evidence.reported) { $0.add($1) }
    packer.add(evidence.versions)
  }

  init(from unpacker: inout Unpacker) throws {
    self.init(
      text: try unpacker.text(), lines: try unpacker.list(), range: try unpacker.value(),
      evidence: Evidence(
        documented: try unpacker.list { try $0.placed() }, reported: try unpacker.list { try $0.placed() },
        versions: try unpacker.optionalText()))
  }
}
