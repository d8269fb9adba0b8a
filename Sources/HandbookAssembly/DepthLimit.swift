import SwiftParser
package import SwiftSyntax

/// Parses code, but only up to the place where it is nested deeper than anyone writes.
///
/// SwiftParser reads brackets as a value and as two kinds of type, again at each level, so each level of square
/// brackets doubles its work. Other nesting costs the cube of its depth, and exhausts the stack in the end.
///
/// - Returns: The tree, in which everything from the place that is too deep is white space, and the byte offset of
///   that place; nil where there is none.
package func parse(_ code: String) -> (tree: SourceFileSyntax, beyondLimit: Int?) {
  var reader = DepthReader(code: Array(code.utf8))
  guard let offset = reader.offsetBeyondLimit() else { return (Parser.parse(source: code), nil) }
  let rest = code.utf8.dropFirst(offset).map { $0 == newline ? $0 : UInt8(ascii: " ") }
  return (Parser.parse(source: String(decoding: code.utf8.prefix(offset) + rest, as: UTF8.self)), offset)
}

/// Reads just enough of Swift to tell how deep code is. It counts brackets, and for what nests without brackets, such
/// as `try try a`, `a ? b : c ? d : e`, `A<B<C`, `a.b().c()` and `if a { } else if b { }`, the length. `if if a`
/// takes more of the stack, and has a count of its own.
private struct DepthReader {
  /// Brackets of any kind, and `#if`, inside one another.
  static let depthLimit = 50
  static let squareLimit = 10
  /// Words, brackets and signs of a statement or an item of a list, without those inside its brackets.
  static let lengthLimit = 500
  /// `if` and `switch` of a statement without a bracket between them, except `else if`: each is a value in the
  /// condition of the one before.
  static let conditionLimit = 50

  enum Opening: Equatable {
    case file, condition
    case bracket(UInt8)
    /// An interpolation in a string literal with that many quotes, and that many `#` around it.
    case interpolation(quotes: Int, pounds: Int)
  }

  struct Level {
    var opening: Opening
    var length = 0
    var conditions = 0
    /// Whether a `<` is open that may begin a list of types. A comma does not end such a list.
    var hasAngle = false
  }

  let code: [UInt8]
  var index = 0
  var levels = [Level(opening: .file)]
  var squares = 0
  /// The last word, if nothing has followed it.
  var word = 0..<0

  init(code: [UInt8]) { self.code = code }

  mutating func offsetBeyondLimit() -> Int? {
    while index < code.count {
      let start = index
      let byte = code[index]
      index += 1
      if isWord(byte) {
        while index < code.count, isWord(code[index]) { index += 1 }
        if isAny(of: ["if", "switch"], start..<index), !isAny(of: ["else"], word) {
          levels[levels.count - 1].conditions += 1
        }
        word = start..<index
        levels[levels.count - 1].length += 1
      } else if byte == newline {
        if levels[levels.count - 1].length > 0, !goesOn(at: start) { endStatement() }
      } else if !isSpace(byte) {
        read(byte, at: start)
      }
      let level = levels[levels.count - 1]
      if squares > Self.squareLimit || levels.count > Self.depthLimit || level.length > Self.lengthLimit
        || level.conditions > Self.conditionLimit
      {
        return start
      }
    }
    return nil
  }

  private mutating func read(_ byte: UInt8, at start: Int) {
    let level = levels.count - 1
    switch byte {
    case UInt8(ascii: "/") where starts("/", at: index) || starts("*", at: index): return skipComment()
    case UInt8(ascii: ";"): endStatement()
    case UInt8(ascii: ",") where !levels[level].hasAngle: levels[level].length = 0
    case UInt8(ascii: "\""):
      levels[level].length += 1
      skipString(pounds: code[..<start].reversed().prefix { $0 == UInt8(ascii: "#") }.count)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(.bracket(byte))
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(byte)
    case UInt8(ascii: "#") where starts("if", at: index): open(.condition)
    case UInt8(ascii: "#") where starts("endif", at: index):
      if let last = levels.lastIndex(where: { $0.opening == .condition }) { close(to: last) }
    default:
      levels[level].length += 1
      if byte == UInt8(ascii: "<"), start > 0, isWord(code[start - 1]) { levels[level].hasAngle = true }
    }
    word = 0..<0
  }

  private mutating func endStatement() {
    levels[levels.count - 1].length = 0
    levels[levels.count - 1].conditions = 0
    levels[levels.count - 1].hasAngle = false
  }

  private mutating func open(_ opening: Opening) {
    levels[levels.count - 1].length += 1
    levels.append(Level(opening: opening))
    if opening == .bracket(UInt8(ascii: "[")) { squares += 1 }
  }

  /// Closes the nearest bracket of the kind, with what was left open inside it.
  private mutating func close(_ byte: UInt8) {
    // In ASCII, `]` and `}` come two after their partners, `)` one.
    let partner = byte == UInt8(ascii: ")") ? byte - 1 : byte - 2
    let match = levels.lastIndex { level in
      if case .interpolation = level.opening { return byte == UInt8(ascii: ")") }
      return level.opening == .bracket(partner)
    }
    guard let match else { return }
    let opening = levels[match].opening
    close(to: match)
    if case .interpolation(let quotes, let pounds) = opening { skipString(quotes: quotes, pounds: pounds) }
  }

  private mutating func close(to level: Int) {
    squares -= levels[level...].count { $0.opening == .bracket(UInt8(ascii: "[")) }
    levels.removeLast(levels.count - level)
  }

  /// Whether the statement before the end of a line continues on the next line.
  private func goesOn(at lineEnd: Int) -> Bool {
    let prefixes = [
      "try", "await", "some", "any", "inout", "each", "repeat", "else", "return", "throw", "in", "copy",
      "if", "switch",
    ]
    if isAny(of: prefixes, word) { return true }
    if let last = code[..<lineEnd].lastIndex(where: { !isSpace($0) }) {
      let isArrow = code[last] == UInt8(ascii: ">") && last > 0 && code[last - 1] == UInt8(ascii: "-")
      if isArrow || "<.&|+-*/=".utf8.contains(code[last]) { return true }
      if code[last] == UInt8(ascii: ","), levels[levels.count - 1].hasAngle { return true }
    }
    guard let next = code[lineEnd...].firstIndex(where: { !isSpace($0) && $0 != newline }) else {
      return false
    }
    return ".?:&|+-*=<>!".utf8.contains(code[next]) || starts("else", at: next)
  }

  private mutating func skipString(pounds: Int) {
    var quotes = 1
    if starts("\"\"", at: index) {
      quotes = 3
      index += 2
    }
    skipString(quotes: quotes, pounds: pounds)
  }

  /// Skips to the end of a literal, or into an interpolation of it. A one-line literal ends with its line.
  private mutating func skipString(quotes: Int, pounds: Int) {
    let fence = [UInt8](repeating: UInt8(ascii: "#"), count: pounds)
    let end = [UInt8](repeating: UInt8(ascii: "\""), count: quotes) + fence
    let escape = [UInt8(ascii: "\\")] + fence
    while index < code.count, quotes > 1 || code[index] != newline {
      if code[index...].starts(with: end) {
        index += end.count
        return
      }
      if code[index...].starts(with: escape) {
        index += escape.count
        if starts("(", at: index) {
          index += 1
          return open(.interpolation(quotes: quotes, pounds: pounds))
        }
        if starts("\n", at: index) { continue }
      }
      index += 1
    }
  }

  private mutating func skipComment() {
    if starts("/", at: index) {
      index = code[index...].firstIndex(of: newline) ?? code.count
      return
    }
    var depth = 1
    index += 1
    while index < code.count, depth > 0 {
      if starts("*/", at: index) {
        depth -= 1
        index += 1
      } else if starts("/*", at: index) {
        depth += 1
        index += 1
      }
      index += 1
    }
  }

  private func starts(_ text: StaticString, at index: Int) -> Bool {
    text.withUTF8Buffer { code[min(index, code.count)...].starts(with: $0) }
  }

  private func isAny(of words: [String], _ range: Range<Int>) -> Bool {
    words.contains { code[range].elementsEqual($0.utf8) }
  }

  private func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || (48...57).contains(byte) || (65...90).contains(byte)
      || (97...122).contains(byte)
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || byte == 9 || byte == 13 || byte == 12 || byte == 11
  }
}

private let newline = UInt8(ascii: "\n")
