package import HandbookModel

/// `continues` needs a Swift snippet before it.
package struct ContinuesNothing: Check {
  package let id = "ContinuesNothing"

  package func run(_ book: Book) -> [Diagnostic] {
    book.documents.flatMap { page in
      let first = page.snippets.first { $0.language == "swift" && !$0.options.isSetup }
      guard let first, first.options.continues else { return [] as [Diagnostic] }
      return [
        Diagnostic(
          .error, id, "no Swift snippet before this one to continue", at: first.infoRange,
          help: "Remove 'continues'")
      ]
    }
  }
}
