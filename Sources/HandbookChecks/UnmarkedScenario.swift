package import HandbookModel

/// Reports a block below Swift code that reads like a scenario but is not marked as one, and so is never run.
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
