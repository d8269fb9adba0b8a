/// What the snippets of a book were when they were compiled, to say why one is compiled again.
struct CheckHistory: Codable, Sendable {
  var toolchain: String
  /// By page and index.
  var snippets: [String: Inputs] = [:]

  /// Digests of what a snippet was compiled from.
  struct Inputs: Codable, Hashable, Sendable {
    var code: String
    /// What it needs of `Content/Support`.
    var support: String
  }

  /// Why a snippet has to be compiled.
  ///
  /// - Parameter last: The history that was kept; nil where the book was not checked here before.
  func reason(_ snippet: String, since last: CheckHistory?) -> String {
    guard let last else { return "these documents were not checked here before" }
    if toolchain != last.toolchain { return "the compiler, the stub library or this program is another" }
    guard let before = last.snippets[snippet], let now = snippets[snippet] else { return "new" }
    if before.code != now.code { return "edited" }
    return before == now ? "its last result was not kept" : "what it uses of Support changed"
  }
}
