package import HandbookModel

/// Reports an answer in `questions.tsv` that is not a page of the book.
package struct UnknownAnswer: Check {
  package let id = "UnknownAnswer"

  package func run(_ book: Book) -> [Diagnostic] {
    guard !book.questions.isEmpty else { return [] }
    let ids = Set(book.pages.flatMap(\.ids))
    return book.questions.flatMap(\.pages).filter { !ids.contains($0.value) }.map { page in
      let near = NearMiss.nearest(to: page.value, in: ids)
      return Diagnostic(
        .error, id, "no page has the id '\(page.value)'" + NearMiss.question(near),
        at: page.range, help: "Name the pages that answer the question, or '-' where none does")
    }
  }
}
