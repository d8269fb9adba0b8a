import Foundation
package import HandbookModel

/// The output of `handbook check --format json`, for other programs.
package struct JSONReport: Encodable {
  struct Summary: Encodable {
    var documents: Int
    var snippets: Int
    var passed: Int
    var failed: Int
    var expectedFailures: Int
    var unverified: Int
    var unchecked: Int
    var cached: Int
    var seconds: Double
  }

  struct Entry: Encodable {
    var file: String
    var line: Int
    var role: String
    var status: String
    var placeholders: [SnippetReport.Placeholder]
    var minimumOS: String?
    var scenario: String
    /// How many names in its code the page explains; nil if it was not compiled.
    var names: Names?
    /// How the scenarios fared on the code of the comparison's other side.
    var otherSide: SnippetReport.OtherSide?
  }

  struct Names: Encodable {
    struct Name: Encodable {
      var name: String
      var line: Int
      var column: Int
    }
    /// How many names the page explains.
    var explained: Int
    /// The names that it does not explain, with their places in the document.
    var unexplained: [Name]
  }

  struct Problem: Encodable {
    struct Note: Encodable {
      var message: String
      var file: String?
      var line: Int?
      var column: Int?
    }
    var file: String
    var line: Int
    var column: Int
    var endLine: Int
    var endColumn: Int
    var severity: String
    var id: String
    var message: String
    var notes: [Note]
    var help: String?
  }

  var version = 1
  var summary: Summary
  var snippets: [Entry]
  var diagnostics: [Problem]

  /// - Parameter seconds: The real time of the run.
  package init(_ book: Book, _ reports: SnippetReports, diagnostics: [Diagnostic], seconds: Double) {
    let counts = reports.summary
    summary = Summary(
      documents: book.documents.count, snippets: counts.snippets, passed: counts.passed,
      failed: counts.failed,
      expectedFailures: counts.expectedFailures, unverified: counts.unverified, unchecked: counts.unchecked,
      cached: counts.cached, seconds: (seconds * 1000).rounded() / 1000)
    snippets = []
    for page in book.documents {
      for snippet in page.snippets {
        guard let report = reports.reports[SnippetID(page: page.path, index: snippet.index)] else { continue }
        snippets.append(
          Entry(
            file: snippet.range.file, line: snippet.range.start.line, role: snippet.role.rawValue,
            status: report.status.rawValue, placeholders: report.placeholders,
            minimumOS: report.minimumOS.map(\.description),
            scenario: report.scenarios.isEmpty
              ? "none" : report.scenarios.allSatisfy(\.passed) ? "passed" : "failed",
            names: Names(report.words, of: snippet), otherSide: report.otherSide))
      }
    }
    self.diagnostics = diagnostics.map { diagnostic in
      Problem(
        file: diagnostic.range.file, line: diagnostic.range.start.line, column: diagnostic.range.start.column,
        endLine: diagnostic.range.end.line, endColumn: diagnostic.range.end.column,
        severity: diagnostic.severity.rawValue, id: diagnostic.id, message: diagnostic.message,
        notes: diagnostic.notes.map {
          Problem.Note(
            message: $0.message, file: $0.range?.file, line: $0.range?.start.line,
            column: $0.range?.start.column)
        }, help: diagnostic.help)
    }
  }

  /// The report as indented JSON with sorted keys and a line end at its end.
  ///
  /// - Throws: `EncodingError`.
  package func text() throws -> String { try encoded(self) }
}

extension JSONReport.Names {
  init?(_ words: Words, of snippet: Snippet) {
    guard !words.places.isEmpty else { return nil }
    let lines = snippet.code.utf8.split(separator: 10, omittingEmptySubsequences: false)
    explained = words.places.count { $0.meaning != nil }
    unexplained = words.places.filter { $0.meaning == nil }.map { place in
      let origin = snippet.lines[place.line - 1]
      let name = lines[place.line - 1].dropFirst(place.column - 1).prefix(place.length)
      return Name(
        name: String(decoding: Array(name), as: UTF8.self), line: origin.line,
        column: place.column + origin.columnOffset)
    }
  }
}

/// The JSON of a value, in the format of all reports.
func encoded(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
}
