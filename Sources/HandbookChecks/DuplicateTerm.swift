package import HandbookModel

/// Reports a word that the glossary defines twice.
package struct DuplicateTerm: Check {
  package let id = "DuplicateTerm"

  package func run(_ book: Book) -> [Diagnostic] {
    var first: [String: SourceRange] = [:]
    var found: [Diagnostic] = []
    for term in book.terms.sorted(by: { $0.path < $1.path }) {
      for name in [term.frontMatter.title] + term.frontMatter.aliases {
        guard let earlier = first.updateValue(name.range, forKey: name.value.lowercased()) else { continue }
        found.append(
          Diagnostic(
            .error, id, "term '\(name.value)' is defined twice", at: name.range,
            notes: [Diagnostic.Note("first defined here", range: earlier)]))
      }
    }
    return found
  }
}
