import HandbookModel

/// A bold paragraph or a heading that says which side of a comparison the code below it is.
struct Label {
  /// How certainly the text is a label: "Avoid deep nesting" may also be an ordinary sentence.
  enum Strength { case certain, likely }

  var role: Snippet.Role
  var strength: Strength
  /// The text that pages show for the side, without emoji and colon: "Incorrect (no stack of its own)".
  var text: String
  /// The word that it begins with, lowercased.
  private var word: String

  private static let words: [(word: String, role: Snippet.Role)] = [
    ("incorrect", .incorrect), ("bad", .incorrect), ("avoid", .incorrect), ("wrong", .incorrect),
    ("correct", .correct), ("good", .correct), ("prefer", .correct), ("right", .correct),
  ]

  /// Nouns that may follow the first word without making a sentence of the two: "Good example".
  private static let nouns: Set<String> = [
    "example", "examples", "code", "approach", "pattern", "way", "usage", "implementation", "practice",
    "version", "solution", "option",
  ]

  /// Reads the text of a bold paragraph or a heading; nil if it does not begin with one of `words`.
  init?(_ plainText: String) {
    let full = plainText.trimmingWhitespace()
    let body = full.drop { !$0.isOfWord }
    guard body.count > 2 else { return nil }
    let first = body.prefix { $0.isLetter }.lowercased()
    guard let match = Self.words.first(where: { $0.word == first }) else { return nil }
    let rest = body.dropFirst(first.count)
    // The first word must end there: "Right-to-left" and "Good2" are no labels.
    if let next = rest.first {
      let follows = rest.dropFirst().first
      if next.isNumber || next == "'" || next == "’" || (next == "-" && follows?.isLetter == true) {
        return nil
      }
    }
    role = match.role
    word = first
    var text = String(body)
    while let last = text.last, last == ":" || last.isWhitespace { text.removeLast() }
    self.text = text

    let tail = rest.trimmingWhitespace()
    let hasEmoji = full.startIndex < body.startIndex && full.unicodeScalars.first?.isASCII == false
    let nextWord = tail.prefix { $0.isLetter }.lowercased()
    let afterNoun = tail.dropFirst(nextWord.count).trimmingWhitespace()
    let separators: [Character] = [":", "(", "-", "–", "—", ",", "."]
    let isPlain = tail.isEmpty || separators.contains(tail.first!) || tail.first!.isNumber
    let isNoun =
      Self.nouns.contains(nextWord)
      && (afterNoun.isEmpty || separators.contains(afterNoun.first!) || afterNoun.first!.isNumber)
    strength = isPlain || isNoun || hasEmoji ? .certain : .likely
  }

  /// The description in a label: what is in the parentheses or after the colon.
  func description(in label: Prose) -> Prose? {
    let full = String(decoding: label.text, as: UTF8.self)
    let rest = full.drop { !($0.isASCII && $0.isLetter) }
    guard rest.lowercased().hasPrefix(word) else { return nil }
    var text = Self.withoutSeparators(rest.dropFirst(word.count))
    let noun = text.prefix { $0.isLetter }
    if Self.nouns.contains(noun.lowercased()) {
      let after = Self.withoutSeparators(text.dropFirst(noun.count))
      if after.isEmpty || after.first == "(" { text = after }
    }
    if text.first == "(", Self.closesAtEnd(text) { text = text.dropFirst().dropLast() }
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    let start = full.utf8.distance(from: full.startIndex, to: text.startIndex)
    return text.isEmpty ? nil : label.part(start..<start + text.utf8.count)
  }

  /// Without colons and dashes at the start, and colons at the end.
  private static func withoutSeparators(_ text: Substring) -> Substring {
    var text = text
    let leading: Set<Character> = [":", "-", "–", "—", " ", "\t", "\n"]
    while let first = text.first, leading.contains(first) { text.removeFirst() }
    while let last = text.last, last == ":" || last.isWhitespace { text.removeLast() }
    return text
  }

  /// Whether the parenthesis that opens the text is closed by its last character.
  private static func closesAtEnd(_ text: Substring) -> Bool {
    var depth = 0
    for (index, character) in text.enumerated() {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { return index == text.count - 1 }
    }
    return false
  }
}
