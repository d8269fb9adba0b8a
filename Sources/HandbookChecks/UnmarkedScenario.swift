package import HandbookModel

/// A block that reads like a scenario, below Swift code, and is not marked as one: it would never be run.
package struct UnmarkedScenario: PageCheck {
  package let id = "UnmarkedScenario"

  package func run(_ page: Page) -> [Diagnostic] {
    zip(page.snippets, page.snippets.dropFirst()).compactMap { above, block in
      guard above.language == "swift", ["", "text", "txt", "plain", "plaintext"].contains(block.language),
        isScenario(block.code)
      else { return nil }
      return Diagnostic(
        .error, id, "this reads like a scenario, and is not run", at: block.range,
        help: "Write `scenario` behind the three backticks")
    }
  }

  private func isScenario(_ code: String) -> Bool {
    let verbs = code.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    return verbs.contains("open") && verbs.contains("expect")
  }
}
