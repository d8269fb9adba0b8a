import HandbookModel
import HandbookSnippets
import Testing

/// Code that takes the compiler too long costs its own snippet only.
struct LimitTests {
  @Test(.timeLimit(.minutes(4))) func anEndlessExpressionIsOneMessageAndTheRestIsChecked() async throws {
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
    // On a busy machine, the limit of the process comes before that of the expression.
    let said = reports.diagnostics.filter { $0.range.file == "endless.md" }.map(\.message)
    #expect(said.count == 1)
    #expect(
      said.first == """
        the compiler is unable to type-check this expression in reasonable time; try breaking up the \
        expression into distinct sub-expressions
        """ || said.first?.hasPrefix("snippet could not be checked: the compiler took longer than") == true)
    #expect(reports.text(about: "right.md") == "")
    #expect(
      reports.text(about: "wrong.md") == """
        6:11 error: value of type 'Text' has no member 'navigationTitel' [SnippetDoesNotCompile]
          help: Did you mean 'navigationTitle'?
        """)
  }

  /// Fifteen calls of a function that is not declared, in an expression that takes the compiler its whole time:
  /// what they give must not be taken for the snippet's own type of that name, again and again.
  @Test(arguments: ["enum Result { case ok }", "struct Box<Result> { var value: Result }"])
  func aTypeCalledAsOpenResultsOnceWereIsToldFromThem(_ declaration: String) async throws {
    let sum = (1...15).map { $0.isMultiple(of: 2) ? "2.5 * result(\($0))" : "result(\($0))" }
      .joined(separator: " - ")
    let reports = try await check(["sum.md": document("\(declaration)\nlet total = \(sum)")])
    #expect(reports.summary.snippets == 1)
    #expect(reports.diagnostics.count <= 1)
  }

  @Test func nestingBeyondTheLimitIsOneMessage() async throws {
    let depth = 300
    let nested =
      "let x = " + String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth)
    let reports = try await check([
      "nested.md": document(nested),
      "right.md": document("Text(\"a\")"),
    ])
    #expect(
      reports.diagnostics.map(\.text) == [
        "6:58 error: code nests too deeply to be checked [SnippetDoesNotCompile]"
      ])
    #expect(reports.text(about: "right.md") == "")
  }
}
