package import HandbookModel

/// Reports a rule that says what its incorrect code does when it runs ("crashes"), but neither shows it in a
/// scenario nor says why it cannot.
///
/// In a book without any scenario nothing is reported: its authors do not use them.
package struct BehaviourWithoutScenario: Check {
  package let id = EditorialCheck.behaviourWithoutScenario.rawValue

  package func run(_ book: Book) -> [Diagnostic] {
    guard book.pages.contains(where: { $0.snippets.contains { !$0.scenarios.isEmpty } }) else { return [] }
    return book.pages.compactMap { page in
      let wrong = page.snippets.filter { $0.role == .incorrect && $0.language == "swift" }
      let isShown = wrong.contains { !$0.scenarios.isEmpty || !$0.options.fails.isEmpty }
      guard page.kind == .rule, page.frontMatter.status != .draft, !wrong.isEmpty, !isShown else {
        return nil
      }
      let lines = page.proseLines
      // A sentence with one of these words is taken for the reason.
      let reason = #/\bscenarios?\b|\bnothing to run\b|\bwithout a screen\b/#
      guard !lines.contains(where: { $0.text.contains(reason) }) else { return nil }
      for line in lines {
        guard let claim = line.text.firstMatch(of: Self.claims) else { continue }
        return Diagnostic(
          .warning, id, "no scenario shows that it '\(claim.output)'",
          at: page.place(of: claim.output, in: line),
          help: "Add one below the incorrect code, or a sentence that says why no scenario can show it")
      }
      return nil
    }
  }

  /// Verbs of what code does when it runs.
  private nonisolated(unsafe) static let claims =
    #/
    \b(?:crash(?:es)?|traps|freezes|disappears?|vanish(?:es)?|pops\sback|does\snothing|is\s(?:lost|ignored)
    |runs\s(?:again|twice)|is\scalled\s(?:again|twice)|closes\sby\sitself|stays\s(?:open|blank)
    |lands\sunderneath|never\s(?:appears|runs|fires))\b
    /#
}
