package import HandbookModel

/// Reports two documents with the same title: in a list or a search result, readers could not tell them
/// apart.
///
/// Case, punctuation and backticks make no difference.
package struct DuplicateTitle: Check {
  package let id = EditorialCheck.duplicateTitle.rawValue

  package func run(_ book: Book) -> [Diagnostic] {
    var first: [[Substring]: SourceRange] = [:]
    var found: [Diagnostic] = []
    for page in book.pages.sorted(by: { $0.path < $1.path }) {
      let title = page.frontMatter.title
      let words = title.value.lowercased().split { !$0.isLetter && !$0.isNumber }
      guard !words.isEmpty else { continue }
      guard let earlier = first[words] else {
        first[words] = title.range
        continue
      }
      found.append(
        Diagnostic(
          .warning, id, "title '\(title.value)' is used twice", at: title.range,
          notes: [Diagnostic.Note("first used here", range: earlier)],
          help: "Say in each title what sets the two apart"))
    }
    return found
  }
}
