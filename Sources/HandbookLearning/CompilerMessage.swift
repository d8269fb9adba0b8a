import HandbookAssembly

/// One message of `swift-frontend`, in generated coordinates.
package struct CompilerMessage: Hashable, Sendable {
  package enum Kind: String, Sendable { case error, warning, note }

  package struct Note: Hashable, Sendable {
    package var file: String
    package var line: Int
    package var column: Int
    package var text: String
    package var id: String?
  }

  package var kind: Kind
  package var file: String
  /// 1-based.
  package var line: Int
  /// 1-based, UTF-8 bytes.
  package var column: Int
  /// Columns `~` and `^` cover on the message's own line.
  package var highlight: Range<Int>
  package var text: String
  /// The compiler's own name for this kind of message: `cannot_find_in_scope`. It is steadier than the English text.
  package var id: String?
  /// Diagnostic group, e.g. `DeprecatedDeclaration`.
  package var group: String?
  package var notes: [Note] = []
  /// Whether the message is about code that a macro expands to. Its place is then that of the macro's use.
  package var isInExpansion = false
  /// Whether the compiler said that the name exists in another file of the same process. Compiled alone, the file
  /// gets a message that says more.
  package var isAboutAnotherFile = false
}

extension CompilerMessage {
  /// The message as it is given where Apple's frameworks are. The stub's classes are `@preconcurrency`, so that code in
  /// Swift 5 mode may use them as it may use Apple's; in Swift 6 mode, the compiler only warns where it would report an
  /// error for Apple's.
  package func besideApple(languageMode: String) -> CompilerMessage {
    guard languageMode != "5", kind == .warning, isOf(MessageKind.isolation) else { return self }
    var message = self
    message.kind = .error
    return message
  }
}

/// Reads what `-diagnostic-style llvm` prints.
///
/// The form is the compiler's: `file:line:col: kind: text`, the source line, then a marker line.
package func parseCompilerOutput(_ output: String) -> [CompilerMessage] {
  var messages: [CompilerMessage] = []
  let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
  var index = 0
  while index < lines.count {
    defer { index += 1 }
    guard let head = parseHead(lines[index]) else { continue }
    var message = head
    if index + 2 < lines.count {
      let marker = lines[index + 2]
      if !marker.isEmpty, marker.utf8.allSatisfy({ $0 == 32 || $0 == 0x7E || $0 == 0x5E || $0 == 9 }) {
        message.highlight = highlightedColumns(marker, column: head.column, source: lines[index + 1])
      }
    }
    if index + 1 < lines.count, message.isOf(MessageKind.inaccessibleMember) {
      let before = lines[index + 1].utf8.prefix(max(0, message.column - 1)).last
      message.sayUnknown(isMember: before == UInt8(ascii: "."))
    }
    if message.kind == .note {
      guard !messages.isEmpty else { continue }
      messages[messages.count - 1].notes.append(
        CompilerMessage.Note(
          file: message.file, line: message.line, column: message.column, text: message.text, id: message.id))
    } else {
      messages.append(message)
    }
  }
  return inSteadyOrder(messages)
}

/// Puts errors in order that follow one another about one line. Those about one expression come from one attempt to
/// give it types, in an order that depends on where in memory the compiler happened to note them. All others stay
/// where they are: an error of syntax is said before what it causes.
private func inSteadyOrder(_ messages: [CompilerMessage]) -> [CompilerMessage] {
  var messages = messages
  var start = messages.startIndex
  while start < messages.endIndex {
    let first = messages[start]
    let others = messages[start...].prefix {
      $0.kind == .error && ($0.file, $0.line) == (first.file, first.line)
    }
    messages.replaceSubrange(
      others.indices,
      with: others.sorted { ($0.column, $0.id ?? "", $0.text) < ($1.column, $1.id ?? "", $1.text) })
    start = max(others.endIndex, start + 1)
  }
  return messages
}

extension CompilerMessage {
  /// Turns the message into "unknown name", which is what the compiler says when the file is compiled alone.
  fileprivate mutating func sayUnknown(isMember: Bool) {
    guard quoted.count == 2, let name = quoted.first, text.hasPrefix("'\(name)' is inaccessible") else {
      return
    }
    if quoted[1] == "internal" {
      // A helper of the stub library's. Apple's has none of that name, so it is the app's.
      text = isMember ? "value of type 'some View' has no member '\(name)'" : "cannot find '\(name)' in scope"
      id = isMember ? "could_not_find_value_member" : "cannot_find_in_scope"
    }
    guard quoted[1] == "fileprivate" else { return }
    isAboutAnotherFile = true
    text = isMember ? "there is no member '\(name)'" : "cannot find '\(name)' in scope"
    id = isMember ? nil : "cannot_find_in_scope"
  }

  package var quoted: [String] { quotedTexts(of: text) }

  /// The type that an alias stands for: `Font`, where the message says "'FontAttribute.Value' (aka 'Font')".
  func meaning(of alias: String) -> String? {
    text.firstRange(of: "'\(alias)' (aka '").map { String(text[$0.upperBound...].prefix { $0 != "'" }) }
  }
}

/// The texts in single quotes, in order: `Text` and `bolt` of "value of type 'Text' has no member 'bolt'". Of
/// "'CGFloat' (aka 'Double')" it is the short name, `CGFloat`.
func quotedTexts(of text: String) -> [String] {
  // The apostrophe of "isn't" quotes nothing.
  let parts = text.replacing("n't ", with: "n’t ").split(separator: "'", omittingEmptySubsequences: false)
  return stride(from: 1, to: parts.count - 1, by: 2).compactMap { index in
    parts[index - 1].hasSuffix("(aka ") ? nil : String(parts[index])
  }
}

private func parseHead(_ line: Substring) -> CompilerMessage? {
  guard line.first != " ", line.first != "\t" else { return nil }
  for kind in [CompilerMessage.Kind.error, .warning, .note] {
    guard let range = line.firstRange(of: ": \(kind.rawValue): ") else { continue }
    let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    // Some texts begin with a blank.
    var text = String(line[range.upperBound...].drop { $0 == " " })
    var group: String?
    if text.hasSuffix("]"), let start = text.ranges(of: " [#").last {
      group = String(text[start.upperBound...].dropLast())
      text = String(text[..<start.lowerBound])
    }
    var id: String?
    if text.hasSuffix("]"), let start = text.ranges(of: " [").last,
      text[start.upperBound...].dropLast().allSatisfy({
        $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber)
      })
    {
      id = String(text[start.upperBound...].dropLast())
      text = String(text[..<start.lowerBound])
    }
    // "no exact matches in call to initializer " ends with a blank.
    while text.last == " " { text.removeLast() }
    guard place.count >= 3, let column = Int(place[place.count - 1]), let number = Int(place[place.count - 2])
    else {
      guard place.first == "<unknown>" else { return nil }
      return CompilerMessage(
        kind: kind, file: "<unknown>", line: 0, column: 0, highlight: 0..<0, text: text, id: id, group: group)
    }
    // A snippet may print several lines, one of which looks like a message.
    guard (1..<1 << 31).contains(number), (1..<1 << 31).contains(column) else { return nil }
    return CompilerMessage(
      kind: kind, file: place.dropLast(2).joined(separator: ":"), line: number, column: column,
      highlight: column..<column + 1, text: text, id: id, group: group)
  }
  return nil
}

/// The marked stretch that touches the caret.
private func highlightedColumns(_ marker: Substring, column: Int, source: Substring) -> Range<Int> {
  let bytes = Array(marker.utf8)
  guard let caret = bytes.firstIndex(of: 0x5E) else { return column..<column + 1 }
  var end = caret + 1
  while end < bytes.count, bytes[end] == 0x7E { end += 1 }
  return column..<column + (end - caret)
}
