import HandbookModel

/// Small readings of Swift text in scenarios, which are too short to need a parser.

/// Whether the text can name a constant.
func isIdentifier(_ text: String) -> Bool {
  guard let first = text.first, first.isLetter || first == "_" else { return false }
  return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
}

/// The `=` that assigns, not one of `==`, `!=`, `<=` or `>=`.
func assignment(in text: String) -> String.Index? {
  var index = text.startIndex
  while let equals = text[index...].firstIndex(of: "=") {
    let next = text.index(after: equals)
    let before = equals > text.startIndex ? text[text.index(before: equals)] : " "
    if next < text.endIndex, text[next] == "=" {
      index = text.index(after: next)
    } else if "!<>".contains(before) {
      index = next
    } else {
      return equals
    }
  }
  return nil
}

/// The first bracket without a partner, brackets in string literals not counted.
///
/// - Returns: The bracket and its UTF-8 offset.
func unmatchedBracket(in code: String) -> (bracket: Character, offset: Int)? {
  let partners: [Character: Character] = [")": "(", "]": "[", "}": "{"]
  var open: [(bracket: Character, offset: Int)] = []
  var offset = 0
  var inString = false
  var escaped = false
  for character in code {
    defer { offset += character.utf8.count }
    if inString {
      if !escaped, character == "\"" { inString = false }
      escaped = !escaped && character == "\\"
      continue
    }
    switch character {
    case "\"": inString = true
    case "(", "[", "{": open.append((character, offset))
    case ")", "]", "}":
      guard open.last?.bracket == partners[character] else { return (character, offset) }
      open.removeLast()
    default: break
    }
  }
  return open.last.map { ($0.bracket, $0.offset) }
}

/// Splits at commas outside brackets and quotes; parts are trimmed.
func splitItems(_ text: String) -> [String] {
  var items: [String] = []
  var item = ""
  var depth = 0
  var inString = false
  for character in text {
    if character == "\"" { inString.toggle() }
    if !inString {
      if "([{<".contains(character) { depth += 1 }
      if ")]}>".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        items.append(item.trimmingWhitespace())
        item = ""
        continue
      }
    }
    item.append(character)
  }
  items.append(item.trimmingWhitespace())
  return items
}

/// The values of `expect path`: `empty`, `[]`, `[a, b]` or `a, b`.
func pathItems(_ text: String) -> [String] {
  var text = text
  if text == "empty" { return [] }
  if text.hasPrefix("["), text.hasSuffix("]"),
    unmatchedBracket(in: String(text.dropFirst().dropLast())) == nil
  {
    text = String(text.dropFirst().dropLast()).trimmingWhitespace()
  }
  return text.isEmpty ? [] : splitItems(text)
}
