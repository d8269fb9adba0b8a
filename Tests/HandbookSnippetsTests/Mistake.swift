/// A document with something wrong in it, and every word its author reads about that.
struct Mistake: Sendable {
  /// What is wrong, in words.
  var name: String
  var document: String
  /// `line:column severity: message [Id]` and what follows it, as `SnippetReports.text(about:)` writes it.
  var said: String

  /// A mistake in a document with one fence.
  ///
  /// - Parameters:
  ///   - code: Begins in line 6; with a head, one line further for each of its lines.
  ///   - head: Lines of front matter, each with its line end.
  init(_ name: String, _ code: String, info: String = "swift", head: String = "", said: String) {
    self.init(name, document: HandbookSnippetsTests.document(code, info: info, head: head), said: said)
  }

  init(_ name: String, document: String, said: String) {
    self.name = name
    self.document = document
    self.said = said
  }
}
