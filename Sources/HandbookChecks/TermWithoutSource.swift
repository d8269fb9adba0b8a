package import HandbookModel

/// Reports a definition in the glossary that does not say where it is from.
package struct TermWithoutSource: Check {
  package let id = "TermWithoutSource"

  package func run(_ book: Book) -> [Diagnostic] {
    book.terms.filter { $0.frontMatter.sources.isEmpty && $0.frontMatter.status != .draft }.map { term in
      Diagnostic(
        .warning, id, "definition has no source", at: term.frontMatter.title.range,
        help: "Name it under 'sources'")
    }
  }
}
