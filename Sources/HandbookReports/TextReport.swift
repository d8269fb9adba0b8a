package import HandbookModel

/// Diagnostics for a person at a terminal: place, message, the source line with a marker, notes, and help.
package struct TextReport: Sendable {
  /// The lines of the files that diagnostics are about, by path as diagnostics show it. Lines are bytes, as
  /// columns count bytes.
  let sources: [String: SourceLines]
  private let usesColor: Bool

  private let diagnostics: [Diagnostic]

  /// - Parameter tree: The files that were read, for the lines that diagnostics are about.
  package init(_ diagnostics: [Diagnostic], tree: SourceTree, usesColor: Bool = false) {
    self.diagnostics = diagnostics
    self.usesColor = usesColor
    let files = Set(diagnostics.flatMap { [$0.range.file] + $0.notes.compactMap(\.range?.file) })
    let content = tree.documents + [tree.configuration].compactMap { $0 } + tree.support
    let places =
      content.map { (displayPath($0.path, in: tree.contentName), $0) }
      + tree.templates.map { ("Templates/\($0.path)", $0) }
    sources = Dictionary(
      places.filter { files.contains($0.0) }.map { ($0.0, SourceLines($0.1.bytes)) }, uniquingKeysWith: { $1 }
    )
  }

  /// The whole report. If a file has very many problems of one kind, only the first are printed, and how many
  /// more there are.
  package var text: String {
    struct Kind: Hashable {
      var file: String
      var id: String
    }
    var counts: [Kind: Int] = [:]
    for diagnostic in diagnostics {
      counts[Kind(file: diagnostic.range.file, id: diagnostic.id), default: 0] += 1
    }
    var told: [Kind: Int] = [:]
    return diagnostics.map { diagnostic in
      let kind = Kind(file: diagnostic.range.file, id: diagnostic.id)
      told[kind, default: 0] += 1
      let (number, count) = (told[kind]!, counts[kind]!)
      if number <= kindLimit { return text(diagnostic) }
      guard number == kindLimit + 1 else { return "" }
      return "\(printable(kind.file)): \(count - kindLimit) more [\(kind.id)]\n"
    }.joined()
  }

  private func text(_ diagnostic: Diagnostic) -> String {
    let color = diagnostic.severity == .error ? "31" : "33"
    var result = place(diagnostic.range)
    result += " " + paint("\(diagnostic.severity.rawValue):", color)
    result += " " + paint(printable(diagnostic.message), "1") + " [\(diagnostic.id)]\n"
    result += excerpt(diagnostic.range, color: color)
    for note in diagnostic.notes {
      result += note.range.map { place($0) + " " } ?? "  "
      result += paint("note:", "36") + " \(printable(note.message))\n"
      if let range = note.range { result += excerpt(range, color: "36") }
    }
    if let help = diagnostic.help { result += "  " + paint("help:", "32") + " \(printable(help))\n" }
    return result
  }

  private func place(_ range: SourceRange) -> String {
    "\(printable(range.file)):\(range.start.line):\(range.start.column):"
  }

  /// The source line with a marker below the range; empty if the line is unknown or empty.
  private func excerpt(_ range: SourceRange, color: String) -> String {
    guard let line = sources[range.file]?.line(range.start.line), !line.isEmpty else { return "" }
    let bytes = Array(line)
    let number = String(range.start.line)
    let start = min(max(range.start.column - 1, 0), bytes.count)
    let isOneLine = range.end.line == range.start.line
    let end = isOneLine ? min(max(range.end.column - 1, start), bytes.count) : bytes.count
    func text(_ bytes: ArraySlice<UInt8>) -> String { printable(String(decoding: bytes, as: UTF8.self)) }
    // Of a very long line, only the text near the range is printed.
    let all = text(bytes[..<start])
    let before = all.count > contextLimit ? "…" + all.suffix(contextLimit / 2) : all
    let marked = shortened(text(bytes[start..<end]))
    let after = shortened(text(bytes[end...]))
    // Tabs stay tabs, so that the marker is below the range however wide the terminal makes them.
    let indent = before.map { $0 == "\t" ? "\t" : " " }.joined()
    let marker = indent + "^" + String(repeating: "~", count: max(1, marked.count) - 1)
    let gutter = String(repeating: " ", count: number.count)
    return "\(number) | \(before)\(marked)\(after)\n\(gutter) | \(paint(marker, color))\n"
  }

  private func paint(_ text: String, _ code: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

/// How many problems of one kind are printed for one file.
private let kindLimit = 100

/// How many characters of a line are printed before a range, in it, and after it.
private let contextLimit = 120

private func shortened(_ text: String) -> String {
  text.count > contextLimit ? text.prefix(contextLimit / 2) + "…" : text
}

/// The text with control characters, except tabs, replaced by their pictures, so that it cannot control a
/// terminal.
private func printable(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: { isControl($0) }) else { return text }
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    let picture = Unicode.Scalar(scalar.value == 0x7F ? 0x2421 : 0x2400 + scalar.value)
    result.append(!isControl(scalar) ? scalar : scalar.value < 0x80 ? picture ?? "\u{FFFD}" : "\u{FFFD}")
  }
  return String(result)
}

private func isControl(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value < 0x20 && scalar != "\t" || (0x7F...0x9F).contains(scalar.value)
}

/// "2 errors and 1 warning in 37 documents".
package func closingLine(errors: Int, warnings: Int, documents: Int) -> String {
  func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
  var parts: [String] = []
  if errors > 0 { parts.append(count(errors, "error")) }
  if warnings > 0 { parts.append(count(warnings, "warning")) }
  return (parts.isEmpty ? "No problems" : parts.joined(separator: " and "))
    + " in \(count(documents, "document"))"
}
