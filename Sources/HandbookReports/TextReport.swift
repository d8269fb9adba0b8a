package import HandbookModel

/// Diagnostics as a person reads them in a terminal: place, message, source line with a marker, notes, help.
package struct TextReport: Sendable {
  /// Lines of the files diagnostics are about, by the path they show.
  package var sources: [String: [String]]
  package var usesColor: Bool

  package init(documents: [SourceFile], prefix: String, usesColor: Bool) {
    sources = [:]
    for file in documents {
      sources[prefix.isEmpty ? file.path : "\(prefix)/\(file.path)"] = lines(of: file.bytes)
    }
    self.usesColor = usesColor
  }

  package func text(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { text($0) }.joined()
  }

  func text(_ diagnostic: Diagnostic) -> String {
    let color = diagnostic.severity == .error ? "31" : "33"
    var result = place(diagnostic.range)
    result += " " + paint("\(diagnostic.severity.rawValue):", color)
    result += " " + paint("\(diagnostic.message)", "1") + " [\(diagnostic.id)]\n"
    result += excerpt(diagnostic.range, color: color)
    for note in diagnostic.notes {
      result += note.range.map { place($0) + " " } ?? "  "
      result += paint("note:", "36") + " \(note.message)\n"
      if let range = note.range { result += excerpt(range, color: "36") }
    }
    if let help = diagnostic.help { result += "  " + paint("help:", "32") + " \(help)\n" }
    return result
  }

  private func place(_ range: SourceRange) -> String {
    "\(range.file):\(range.start.line):\(range.start.column):"
  }

  /// The source line and a marker below the range; nothing where the line is not known or empty.
  private func excerpt(_ range: SourceRange, color: String) -> String {
    guard let lines = sources[range.file], lines.indices.contains(range.start.line - 1) else { return "" }
    let line = lines[range.start.line - 1]
    guard !line.isEmpty else { return "" }
    let number = String(range.start.line)
    let bytes = Array(line.utf8)
    let start = min(max(range.start.column - 1, 0), bytes.count)
    let end =
      range.end.line == range.start.line ? min(max(range.end.column - 1, start), bytes.count) : bytes.count
    // Tabs stay tabs, so that the marker stands where the terminal puts the text.
    let before = String(String(decoding: bytes[..<start], as: UTF8.self).map { $0 == "\t" ? "\t" : " " as Character })
    let width = max(1, String(decoding: bytes[start..<end], as: UTF8.self).count)
    let gutter = String(repeating: " ", count: number.count)
    let marker = before + "^" + String(repeating: "~", count: width - 1)
    return "\(number) | \(line)\n\(gutter) | \(paint(marker, color))\n"
  }

  private func paint(_ text: String, _ code: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

/// Lines of a text file; a BOM and line ends are left out.
private func lines(of bytes: [UInt8]) -> [String] {
  var content = bytes[...]
  if content.starts(with: [0xEF, 0xBB, 0xBF]) { content = content.dropFirst(3) }
  return content.split(separator: 10, omittingEmptySubsequences: false).map { line in
    String(decoding: line.last == 13 ? line.dropLast() : line, as: UTF8.self)
  }
}

/// "2 errors and 1 warning in 37 documents".
package func closingLine(errors: Int, warnings: Int, documents: Int) -> String {
  func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
  var parts: [String] = []
  if errors > 0 { parts.append(count(errors, "error")) }
  if warnings > 0 { parts.append(count(warnings, "warning")) }
  return (parts.isEmpty ? "No problems" : parts.joined(separator: " and ")) + " in \(count(documents, "document"))"
}
