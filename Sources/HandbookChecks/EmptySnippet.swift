package import HandbookModel

/// Reports a Swift fence without code, which would count as a snippet that compiles.
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
