import HandbookModel
import HandbookSnippets
import Testing

/// Code that takes the compiler too long costs its own snippet only.
struct LimitTests {
  @Test(.timeLimit(.minutes(2))) func anEndlessExpressionIsOneMessageAndTheRestIsChecked() async throws {
    // Overloaded operators and literals of no certain type: the number of combinations is exponential.
    let endless = document(
      """
      let a = 1
      let total: Double = -(1 + 2) * -(3 + 4.0) + -(a + 5) * [1, 2, 3.0].map { $0 * 2 + 1 / -$0 }
        .reduce(0, +) - -(6 + -7) / -(8 - 9.5) + -(1 - -2) * -(3 / 4)
      """)
    let reports = try await check([
      "endless.md": endless,
      "right.md": document("Text(\"a\")"),
      "wrong.md": document("Text(\"a\").navigationTitel(\"b\")"),
    ])
    let messages = reports.diagnostics.filter { $0.range.file == "endless.md" }
    #expect(messages.count == 1)
    #expect(messages.first?.range.start.line == 7)
    #expect(
      messages.first?.message.contains("unable to type-check this expression in reasonable time") == true)
    #expect(reports.text(about: "right.md") == "")
    #expect(
      reports.text(about: "wrong.md") == """
        6:11 error: value of type 'Text' has no member 'navigationTitel' [SnippetDoesNotCompile]
          help: Did you mean 'navigationTitle'?
        """)
  }
}
