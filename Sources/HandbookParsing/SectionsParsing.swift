package import HandbookModel

/// Parses `_sections.md`, which names the sections of a flat folder in reading order.
///
/// A section is a heading `## 1. Name (prefix)`, then lines `**Impact:** HIGH` and `**Description:** …`.
/// Diagnostics: `NotUTF8`, `MalformedSection` for a level-2 heading without prefix, `UnknownImpact`.
package func parseSections(
  _ file: SourceFile, contentName: String
) -> Parsed<[Configuration.Section]> {
  let read = SourceText.read(file, contentName: contentName)
  guard let source = read.value else { return Parsed([], diagnostics: read.diagnostics) }
  var sections: [Configuration.Section] = []
  var diagnostics = read.diagnostics
  for line in 1...max(1, source.lineCount) {
    let bytes = source.line(line).trimmedEnd
    let text = bytes.text
    if text.hasPrefix("## ") {
      if let section = section(heading: String(text.dropFirst(3))) {
        sections.append(section)
      } else {
        diagnostics.append(
          Diagnostic(
            .warning, "MalformedSection", "section has no file-name prefix in parentheses",
            at: source.range(line: line, length: bytes.count), help: "Write '## 1. Name (prefix)'"))
      }
    } else if let value = value(of: "Impact", in: text), !sections.isEmpty {
      let impact = Impact(rawValue: value.uppercased())
      sections[sections.count - 1].impact = impact
      if impact == nil {
        let levels = Impact.allCases.map(\.rawValue)
        let near = NearMiss.nearest(to: value, in: levels)
        diagnostics.append(
          Diagnostic(
            .error, "UnknownImpact",
            "unknown impact '\(value)'" + NearMiss.question(near),
            at: source.range(line: line, length: bytes.count),
            help: "Impact is one of \(levels.joined(separator: ", "))"))
      }
    } else if let value = value(of: "Description", in: text), !sections.isEmpty {
      sections[sections.count - 1].description = value
    }
  }
  return Parsed(sections, diagnostics: diagnostics)
}

/// `1. Name (prefix)`, the number optional.
private func section(heading: String) -> Configuration.Section? {
  let text = heading.trimmingWhitespace()
  guard text.hasSuffix(")"), let open = text.lastIndex(of: "(") else { return nil }
  let prefix = text[text.index(after: open)...].dropLast().trimmingWhitespace()
  var title = text[..<open]
  let number = title.prefix { $0.isNumber }
  if !number.isEmpty, title.dropFirst(number.count).first == "." {
    title = title.dropFirst(number.count + 1)
  }
  guard !prefix.isEmpty else { return nil }
  let name = title.trimmingWhitespace()
  return Configuration.Section(id: prefix, title: name.isEmpty ? prefix : name)
}

/// The text after `**Key:**` (or `**Key**:`).
private func value(of key: String, in line: String) -> String? {
  for form in ["**\(key):**", "**\(key)**:"] where line.hasPrefix(form) {
    let value = line.dropFirst(form.count).trimmingWhitespace()
    return value.isEmpty ? nil : value
  }
  return nil
}
