import HandbookModel
import Testing

@testable import HandbookRendering

@Suite struct CodeLineTests {
  @Test func expectationCommentsAreNotShown() {
    let lines = CodeLine.lines(
      of: TestBook.snippet("f(1) // expected-error {{no}}\n// expected-note@-1 {{see}}\ng() // expected\n"),
      tokens: [])
    #expect(lines.map { String(decoding: $0.bytes, as: UTF8.self) } == ["f(1)", "g() // expected"])
    #expect(lines.map(\.number) == [1, 2])
  }

  @Test func diagnosticsStandAtTheirLineAndColumn() throws {
    // The fence is indented by four bytes and starts at line 20 of its document.
    let snippet = TestBook.snippet("let a = 1\nfoo(a)\n", firstLine: 20, columnOffset: 4)
    let error = Diagnostic(.error, "E", "no", at: SourceRange(file: "x.md", line: 21, column: 9, length: 1))
    let lines = CodeLine.lines(of: snippet, tokens: [], diagnostics: [error])
    #expect(lines[0].diagnostics.isEmpty)
    let (found, range) = try #require(lines[1].diagnostics.first)
    #expect(found == error)
    #expect(range == 4..<5)
  }

  @Test func aPlaceWithoutLengthMarksTheWord() throws {
    let error = Diagnostic(.error, "E", "no", at: SourceRange(file: "x.md", line: 1, column: 5))
    let lines = CodeLine.lines(of: TestBook.snippet("let name = 1\n"), tokens: [], diagnostics: [error])
    #expect(lines[0].diagnostics.first?.1 == 4..<8)
  }

  @Test func tokensAreCutAtLineEnds() {
    let code = "/* a\n b */ x\n"
    let tokens = [HighlightToken(kind: .comment, length: 10), HighlightToken(kind: .plain, length: 3)]
    let lines = CodeLine.lines(of: TestBook.snippet(code), tokens: tokens)
    #expect(lines[0].pieces == [.init(kind: .comment, range: 0..<4)])
    #expect(lines[1].pieces == [.init(kind: .comment, range: 0..<5), .init(kind: .plain, range: 5..<7)])
  }

  @Test(arguments: [
    ("// BAD: x\n// more\nf()\n", [CodeLine.Remark.bad, .bad, nil]),
    ("    // GOOD: x\n// COST: y\n", [.good, .bad]),
    ("// Note: x\n// BADLY put\n", [nil, nil]),
    ("f() // BAD: x\n", [nil]),
  ])
  func remarks(_ code: String, _ expected: [CodeLine.Remark?]) {
    #expect(CodeLine.lines(of: TestBook.snippet(code), tokens: []).map(\.remark) == expected)
  }

  @Test(arguments: [
    ("f() // BAD: x\n", 4, CodeLine.Remark.bad), ("f() // GOOD: x\n", 4, .good), ("f() // then\n", 4, nil),
    ("// BAD: x\n", 0, nil),
  ])
  func remarksBehindCode(_ code: String, _ start: Int, _ expected: CodeLine.Remark?) {
    let tokens = [
      HighlightToken(kind: .plain, length: start), .init(kind: .comment, length: code.utf8.count - start - 1),
    ]
    #expect(CodeLine.lines(of: TestBook.snippet(code), tokens: tokens).map(\.endRemark) == [expected])
  }

  @Test func writtenLinesEscapeAndMark() {
    var writer = CodeWriter(anchor: "code-1")
    let code = "a<b>(\"&\")\n"
    let line = CodeLine.lines(of: TestBook.snippet(code), tokens: [.init(kind: .type, length: 4)])[0]
    writer.write(line, .init(kind: .changed, words: [2..<6]))
    let expected = """
      <span class="l ch" id="code-1-L1"><a class="n" href="#code-1-L1" data-n="1" aria-hidden="true" \
      tabindex="-1"></a><span class="t">a&lt;</span><mark><span class="t">b&gt;</span></mark>\
      <mark>(&quot;</mark>&amp;&quot;)
      </span>
      """
    #expect(String(decoding: writer.html, as: UTF8.self) == expected)
    #expect(writer.rows == 1)
  }
}
