package import HandbookModel

/// Reports a fence with `continues` that has no Swift snippet before it.
package struct ContinuesNothing: PageCheck {
  package let id = "ContinuesNothing"

  package func run(_ page: Page) -> [Diagnostic] {
    let first = page.snippets.first { $0.language == "swift" && !$0.options.isSetup }
    guard let first, first.options.continues else { return [] }
    return [
      Diagnostic(
        .error, id, "no Swift snippet before this one to continue", at: first.infoRange,
        help: "Remove 'continues'")
    ]
  }
}
