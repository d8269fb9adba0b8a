package import HandbookModel

/// Readers can tell the documents of a list, or of what a search found, by their titles.
///
/// Titles are the same whatever their case, punctuation and backticks.
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
