package import HandbookModel

/// Reports an id or alias that two rules or guides have. Words of the glossary have no ids.
package struct DuplicateID: Check {
  package let id = "DuplicateID"

  package func run(_ book: Book) -> [Diagnostic] {
    var first: [String: SourceRange] = [:]
    var found: [Diagnostic] = []
    let pages = book.pages.sorted { $0.path < $1.path }
    // Ids come before aliases: if an alias is the same as an id, the alias is reported, as it is the one to
    // change.
    for page in pages {
      // Files that are named on the command line need not belong together. There, only ids that are written
      // in front matter count.
      if book.contentName.isEmpty, page.frontMatter.id == nil { continue }
      let place = page.frontMatter.id?.range ?? SourceRange(file: page.file, line: 1)
      report(page.id, "id", place, &first, &found)
    }
    for page in pages {
      for alias in page.frontMatter.aliases { report(alias.value, "alias", alias.range, &first, &found) }
    }
    return found
  }

  private func report(
    _ name: String, _ kind: String, _ place: SourceRange, _ first: inout [String: SourceRange],
    _ found: inout [Diagnostic]
  ) {
    guard let earlier = first[name] else {
      first[name] = place
      return
    }
    found.append(
      Diagnostic(
        .error, id, "\(kind) '\(name)' is taken", at: place,
        notes: [Diagnostic.Note("first declared here", range: earlier)],
        help: kind == "id" ? "Give the document another 'id', or its file another name" : nil))
  }
}
