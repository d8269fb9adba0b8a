package import HandbookModel

/// Diagnostics as workflow commands, which GitHub shows as annotations on the changed lines.
///
/// Source: GitHub Actions, "Workflow commands" (in properties, `%`, CR, LF, `:` and `,` are escaped).
package func githubReport(_ diagnostics: [Diagnostic]) -> String {
  diagnostics.map { diagnostic in
    let range = diagnostic.range
    var properties = [
      "file=\(escaped(range.file, isProperty: true))", "line=\(range.start.line)",
      "col=\(range.start.column)",
      "endLine=\(range.end.line)",
    ]
    if range.end.line == range.start.line { properties.append("endColumn=\(range.end.column)") }
    properties.append("title=\(escaped(diagnostic.id, isProperty: true))")
    let message =
      ([diagnostic.message] + diagnostic.notes.map(\.message) + [diagnostic.help].compactMap { $0 })
      .joined(separator: "\n")
    return "::\(diagnostic.severity.rawValue) \(properties.joined(separator: ","))::"
      + "\(escaped(message, isProperty: false))\n"
  }.joined()
}

private func escaped(_ text: String, isProperty: Bool) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "%": result += "%25"
    case "\r": result += "%0D"
    case "\n": result += "%0A"
    case ":" where isProperty: result += "%3A"
    case "," where isProperty: result += "%2C"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
