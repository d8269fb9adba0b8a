package import HandbookModel

/// A Swift fence without code would be counted among those that compile.
package struct EmptySnippet: PageCheck {
  package let id = "EmptySnippet"

  package func run(_ page: Page) -> [Diagnostic] {
    page.snippets.filter { $0.language == "swift" && $0.code.allSatisfy(\.isWhitespace) }.map { snippet in
      Diagnostic(
        .warning, id, "snippet has no code", at: snippet.infoRange,
        help: "Write the code, or remove the fence")
    }
  }
}
