/// Makes inputs that are nearly what an author, a compiler or a browser writes: wrong in a few places, by
/// lines, by words and by bytes.
struct Mutation {
  let seeds: [[UInt8]]
  /// Words of the language that the inputs are written in.
  let words: [String]

  /// Bytes of an input, at most: what takes too long does so because it is repeated or nested, not because
  /// it is large.
  static let sizeLimit = 24_000

  /// The input of a number; the same number gives the same input.
  func input(seed: UInt64) -> [UInt8] {
    var random = Random(seed: seed)
    var input = random.once(in: 50) ? [] : random.pick(seeds)
    // Most inputs are hardly wrong, some are nothing but wrong.
    let count = 1 + random.below(random.once(in: 4) ? 24 : 4)
    for _ in 0..<count {
      switch random.below(16) {
      case 0..<5: mutateLines(&input, &random)
      case 5..<12: mutateWords(&input, &random)
      case 12: nest(&input, &random)
      default: mutateBytes(&input, &random)
      }
      if input.count > Self.sizeLimit { input.removeLast(input.count - Self.sizeLimit) }
    }
    return input
  }

  private func mutateLines(_ input: inout [UInt8], _ random: inout Random) {
    var lines = input.split(separator: newline, omittingEmptySubsequences: false).map(Array.init)
    let at = random.below(lines.count)
    switch random.below(7) {
    case 0: lines.remove(at: at)
    case 1: lines.insert(lines[at], at: random.below(lines.count + 1))
    case 2: lines.swapAt(at, random.below(lines.count))
    case 3:
      // A stretch of another input.
      let others = random.pick(seeds).split(separator: newline, omittingEmptySubsequences: false)
      let start = random.below(others.count)
      lines.insert(contentsOf: others[start...].prefix(1 + random.below(12)).map(Array.init), at: at)
    case 4:
      let count = 1 + random.below(random.once(in: 20) ? 400 : 8)
      lines.insert(contentsOf: Array(repeating: lines[at], count: count), at: at)
    case 5: lines.removeSubrange(at..<min(lines.count, at + 1 + random.below(6)))
    default: lines[at] = Array(repeating: 32, count: random.below(9)) + lines[at]
    }
    let end: [UInt8] = random.once(in: 12) ? random.pick([[13], [13, 10]]) : [newline]
    input = Array(lines.joined(separator: end))
  }

  private func mutateWords(_ input: inout [UInt8], _ random: inout Random) {
    let found = Self.words(in: input)
    guard !found.isEmpty, !random.once(in: 3) else {
      let text = random.pick(random.once(in: 3) ? Self.marks : words)
      input.insert(contentsOf: Array(text.utf8), at: random.below(input.count + 1))
      return
    }
    let range = random.pick(found)
    // A name that means something else elsewhere in the input, or one that means something to the program.
    let other =
      random.once(in: 3) ? Array(random.pick(words).utf8) : Array(input[random.pick(found)])
    switch random.below(6) {
    case 0..<3: input.replaceSubrange(range, with: other)
    case 3: input.replaceSubrange(range, with: Array(random.pick(Self.numbers).utf8))
    case 4: input.insert(random.pick(input[range]), at: range.lowerBound)
    default:
      let old = Array(input[range])
      for place in found.reversed() where input[place].elementsEqual(old) && input.count < Self.sizeLimit {
        input.replaceSubrange(place, with: other)
      }
    }
  }

  /// Puts a stretch into brackets, quotes or lists, many levels deep.
  private func nest(_ input: inout [UInt8], _ random: inout Random) {
    let (open, close) = random.pick(Self.brackets)
    let depth = 1 + random.below(random.once(in: 5) ? 600 : 12)
    let start = random.below(input.count + 1)
    let end = random.once(in: 3) ? start : start + random.below(input.count - start + 1)
    input.insert(contentsOf: Array(String(repeating: close, count: depth).utf8), at: end)
    input.insert(contentsOf: Array(String(repeating: open, count: depth).utf8), at: start)
  }

  private func mutateBytes(_ input: inout [UInt8], _ random: inout Random) {
    let at = random.below(input.count + 1)
    switch random.below(5) {
    case 0 where at < input.count: input[at] = UInt8(random.below(256))
    case 1 where at < input.count: input[at] ^= 1 << random.below(8)
    case 2 where at < input.count: input.removeSubrange(at..<min(input.count, at + 1 + random.below(40)))
    case 3 where random.once(in: 4): input.removeSubrange(at...)
    default: input.insert(contentsOf: random.pick(Self.bytes), at: at)
    }
  }

  /// Names and numbers of a text.
  private static func words(in input: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start: Int?
    for (index, byte) in input.enumerated() {
      let isPart =
        byte >= 0x80 || byte == UInt8(ascii: "_") || (48...57).contains(byte) || (65...90).contains(byte)
        || (97...122).contains(byte)
      if isPart {
        start = start ?? index
      } else if let from = start {
        found.append(from..<index)
        start = nil
      }
    }
    if let start { found.append(start..<input.count) }
    return found
  }

  private static let numbers = [
    "0", "-1", "1", "65536", "2147483648", "-9223372036854775808", "9223372036854775807",
    "9223372036854775808", "18446744073709551616", "1e999", "0x", "00", "1.7976931348623157e309", "NaN",
  ]

  /// What ends a text in one of the languages that text goes into.
  private static let marks = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onmouseover='alert(1)", "-->", "<!--",
    "</title>", "</script>", "]]>", "<![CDATA[", "&lt;", "&#x3c;", "&", "{{title}}", "{{{html}}}",
    "{{>layout}}",
    "javascript:alert(1)", "JaVaScRiPt\u{9}:alert(1)", "data:text/html,<script>", "vbscript:x", "%0a", "%00",
    "../../etc/passwd", "\\u003c",
    "\u{2028}", "\u{0}", "\u{1B}[2J", "::error::", "\"", "'", "`", "\\", "\\(", "$0", "#", "//", "/*", "*/",
    "```", "~~~", "---", "...", "…", "|", "[](", "![](", "[^1]", "[^1]: ", "\t", "\n", "\n\n", "\r", "    ",
  ]

  private static let brackets = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("\"", "\""), ("> ", ""), ("- ", ""), ("*", "*"),
    ("**", "**"), ("_", "_"), ("`", "`"), ("[", "](x)"), ("![", "](x)"), ("/*", "*/"),
    ("{{#page}}", "{{/page}}"),
    ("if true {", "}"), ("{ x in ", "}"), ("f(", ")"), ("!", ""), ("-", ""), ("~", "~"),
    ("#if A\n", "\n#endif\n"),
    ("[x: ", "]"), ("\"\\(", ")\""), ("1. ", ""), ("&", ""), ("a.", ""), ("try ", ""), ("<a>", "</a>"),
  ]

  private static let bytes: [[UInt8]] = [
    [0], [0xFF], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xEF, 0xBB, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xC2],
    [13], [13, 10], [9], [12], [11], [0x7F], [0x1B], [0x1E], Array("\u{A0}".utf8), Array("\u{301}".utf8),
    Array("\u{202E}".utf8), Array("\u{2029}".utf8), Array("👩‍👩‍👧‍👦".utf8), Array("ß".utf8), Array("İ".utf8),
    Array("漢字".utf8),
    Array("\u{FEFF}".utf8), Array("\u{10FFFF}".utf8), Array("ﬁ".utf8), Array("\u{1F1E9}".utf8),
  ]
}

private let newline = UInt8(ascii: "\n")
