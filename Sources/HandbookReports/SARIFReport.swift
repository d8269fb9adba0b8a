package import HandbookModel

/// Diagnostics as SARIF 2.1.0, which code-scanning services read.
///
/// Source: OASIS "Static Analysis Results Interchange Format (SARIF) Version 2.1.0". Columns there count
/// UTF-16 units, so the lines of the documents are needed to convert them.
package func sarifReport(_ diagnostics: [Diagnostic], tree: SourceTree) throws -> String {
  let sources = TextReport(diagnostics, tree: tree).sources
  func location(_ range: SourceRange) -> SARIF.Location {
    let lines = sources[range.file]
    func column(_ place: SourceLocation) -> Int {
      guard let lines else { return max(1, place.column) }
      let bytes = lines.line(place.line).prefix(max(0, place.column - 1))
      return String(decoding: bytes, as: UTF8.self).utf16.count + 1
    }
    return SARIF.Location(
      physicalLocation: .init(
        artifactLocation: .init(uri: percentEncoded(range.file)),
        region: .init(
          startLine: max(1, range.start.line), startColumn: column(range.start),
          endLine: max(1, range.end.line),
          endColumn: column(range.end))))
  }
  let rules = Set(diagnostics.map(\.id)).sorted()
  let results = diagnostics.map { diagnostic in
    SARIF.Result(
      ruleId: diagnostic.id, ruleIndex: rules.firstIndex(of: diagnostic.id)!,
      level: diagnostic.severity.rawValue,
      message: .init(text: [diagnostic.message, diagnostic.help].compactMap { $0 }.joined(separator: ". ")),
      locations: [location(diagnostic.range)],
      relatedLocations: diagnostic.notes.enumerated().compactMap { index, note in
        note.range.map { range in
          var place = location(range)
          place.id = index
          place.message = .init(text: note.message)
          return place
        }
      })
  }
  let run = SARIF.Run(
    tool: .init(driver: .init(name: "handbook", rules: rules.map { .init(id: $0) })), results: results)
  return try encoded(SARIF(runs: [run]))
}

private func percentEncoded(_ path: String) -> String {
  path.utf8.map { byte in
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
      return String(decoding: [byte], as: UTF8.self)
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }
  }.joined()
}

private struct SARIF: Encodable {
  struct Message: Encodable { var text: String }
  struct Location: Encodable {
    struct Physical: Encodable {
      struct Artifact: Encodable { var uri: String }
      struct Region: Encodable {
        var startLine: Int
        var startColumn: Int
        var endLine: Int
        var endColumn: Int
      }
      var artifactLocation: Artifact
      var region: Region
    }
    var id: Int?
    var physicalLocation: Physical
    var message: Message?
  }
  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Message
    var locations: [Location]
    var relatedLocations: [Location]
  }
  struct Run: Encodable {
    struct Tool: Encodable {
      struct Driver: Encodable {
        struct Rule: Encodable { var id: String }
        var name: String
        var rules: [Rule]
      }
      var driver: Driver
    }
    var tool: Tool
    var results: [Result]
    var columnKind = "utf16CodeUnits"
  }

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }
  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]
}
