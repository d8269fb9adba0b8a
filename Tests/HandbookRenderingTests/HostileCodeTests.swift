import HandbookModel
import Testing

@testable import HandbookRendering

/// Code no author writes must not hang a build.
@Suite(.timeLimit(.minutes(1))) struct HostileCodeTests {
  @Test func tensOfThousandsOfBraces() {
    let braces = [LineAlignment.Line](repeating: .init("}"), count: 30_000)
    let left = braces + [.init("a")] + braces
    let right = [.init("f {")] + braces + braces + [.init("b")]
    let rows = LineAlignment(left, right).rows
    #expect(rows.compactMap(\.left).count == left.count)
    #expect(rows.compactMap(\.right).count == right.count)
  }

  @Test func oneEnormousLineWithADiagnostic() {
    let count = 200_000
    let code = String(repeating: "a ", count: count) + "\n"
    let tokens = [HighlightToken](repeating: .init(kind: .identifier, length: 2), count: count)
    let error = Diagnostic(.error, "E", "no", at: SourceRange(file: "x.md", line: 1, column: 9, length: 1))
    let lines = CodeLine.lines(of: TestBook.snippet(code), tokens: tokens, diagnostics: [error])
    var writer = CodeWriter(anchor: "code-1")
    writer.write(lines[0])
    #expect(writer.rows == 2)
  }

  @Test func tokensThatDoNotCoverTheCode() {
    let code = "let é = 1\nlet b\n"
    for length in [0, 1, 5, 400] {
      let tokens = [HighlightToken](repeating: .init(kind: .string, length: length), count: 3)
      let lines = CodeLine.lines(of: TestBook.snippet(code), tokens: tokens)
      var writer = CodeWriter(anchor: "code-1")
      for line in lines { writer.write(line) }
      #expect(lines.map(\.bytes) == [Array("let é = 1".utf8), Array("let b".utf8)])
    }
  }

  @Test func commentsThatLookLikeExpectations() {
    let code = "// expected-error\n// expected-error {{\n\"// expected-warning {{x}}\"\n"
    let lines = CodeLine.lines(of: TestBook.snippet(code), tokens: [])
    #expect(lines.count == 2)
  }
}
