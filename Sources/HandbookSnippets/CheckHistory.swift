/// The inputs of each snippet at its last compilation. `handbook check --verbose` compares them with today's
/// and says why a snippet is compiled again.
struct CheckHistory: Codable, Sendable {
  var toolchain: String
  /// The key is the page's path, a space, and the snippet's number on the page: `rules/stack/one-path.md 2`.
  var snippets: [String: Inputs] = [:]

  /// Digests of what a snippet was compiled from.
  struct Inputs: Codable, Hashable, Sendable {
    var code: String
    /// The declarations of `Content/Support` that the snippet needs, with what those need.
    var support: String
  }

  /// Why a snippet has to be compiled.
  ///
  /// - Parameters:
  ///   - snippet: Its key in `snippets`.
  ///   - last: The history of the last check; nil if this book was not checked on this machine before.
  func reason(_ snippet: String, since last: CheckHistory?) -> String {
    guard let last else { return "these documents were not checked here before" }
    if toolchain != last.toolchain { return "the compiler, the stub library or this program is another" }
    guard let before = last.snippets[snippet], let now = snippets[snippet] else { return "new" }
    if before.code != now.code { return "edited" }
    return before == now ? "its last result was not kept" : "what it uses of Support changed"
  }
}
