/// A message for the author about the content. Diagnostics are values and are never thrown.
///
/// The wording follows Swift-DocC's "Adding Diagnostics": the specific fact first, in headline style without
/// a full stop, at the narrowest range, and a help line that says what to do.
package struct Diagnostic: Hashable, Codable, Sendable {
  package enum Severity: String, Codable, Sendable, Comparable {
    case warning, error
    package static func < (a: Self, b: Self) -> Bool { a == .warning && b == .error }
  }

  /// A second place or fact that explains the first ("previously declared here").
  package struct Note: Hashable, Codable, Sendable {
    package var message: String
    package var range: SourceRange?
    package init(_ message: String, range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  package var severity: Severity
  /// The kind of problem, in UpperCamelCase: `UnresolvedLink`. Ids do not change between releases.
  package var id: String
  package var message: String
  package var range: SourceRange
  package var notes: [Note]
  /// What the author can do about it.
  package var help: String?

  package init(
    _ severity: Severity, _ id: String, _ message: String, at range: SourceRange,
    notes: [Note] = [], help: String? = nil
  ) {
    self.severity = severity
    self.id = id
    self.message = message
    self.range = range
    self.notes = notes
    self.help = help
  }
}

extension Diagnostic {
  /// Sorts by file, line, column, id and message.
  package static func inReportOrder(_ a: Diagnostic, _ b: Diagnostic) -> Bool {
    if a.range.file != b.range.file { return a.range.file < b.range.file }
    if a.range.start != b.range.start { return a.range.start < b.range.start }
    return (a.id, a.message) < (b.id, b.message)
  }
}
