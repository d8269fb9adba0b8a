import HandbookLearning
import Testing

/// The compiler's text becomes messages with places, marked columns, groups and notes.
struct CompilerOutputTests {
  @Test func errorWithNoteAndMarker() throws {
    let output = """
      /tmp/s0.swift:3:12: error: value of type 'Text' has no member 'bolt' [could_not_find_value_member]
          Text("a").bolt()
          ~~~~~~~~~ ^~~~
      /tmp/s0.swift:1:8: note: did you mean 'bold'?
      struct A {}
             ^
      /tmp/s1.swift:2:1: warning: 'old()' is deprecated: use new [availability_deprecated] [#DeprecatedDeclaration]
      old()
      ^
      """
    let messages = parseCompilerOutput(output)
    #expect(messages.count == 2)
    let first = try #require(messages.first)
    #expect(first.kind == .error)
    #expect(first.file == "/tmp/s0.swift")
    #expect(first.line == 3)
    #expect(first.column == 12)
    #expect(first.highlight == 12..<16)
    #expect(first.text == "value of type 'Text' has no member 'bolt'")
    #expect(first.notes.map(\.text) == ["did you mean 'bold'?"])
    #expect(first.id == "could_not_find_value_member")
    #expect(first.quoted == ["Text", "bolt"])
    #expect(messages[1].id == "availability_deprecated")
    #expect(messages[1].group == "DeprecatedDeclaration")
    #expect(messages[1].text == "'old()' is deprecated: use new")
  }

  /// What is `private` in the file itself is told its author; what is `fileprivate` there is seen.
  @Test func aNameOfANeighbourIsUnknown() {
    let output = """
      /tmp/s0.swift:1:6: error: 'friends' is inaccessible due to 'fileprivate' protection level [candidate_inaccessible]
      List(friends)
           ^
      /tmp/s0.swift:2:8: error: 'friends' is inaccessible due to 'fileprivate' protection level [candidate_inaccessible]
      person.friends
             ^
      /tmp/s0.swift:3:8: error: 'name' is inaccessible due to 'private' protection level [candidate_inaccessible]
      person.name
             ^
      """
    let messages = parseCompilerOutput(output)
    #expect(
      messages.map(\.text) == [
        "cannot find 'friends' in scope", "there is no member 'friends'",
        "'name' is inaccessible due to 'private' protection level",
      ])
    #expect(messages.map(\.isAboutAnotherFile) == [true, true, false])
  }

  /// The compiler may write errors about one expression in any order; those about other lines are not moved.
  @Test func errorsAboutOneExpressionHaveOneOrder() {
    let others = [
      "/tmp/s0.swift:9:42: error: cannot call value of non-function type 'Binding<Int>' [not_a_function]",
      "/tmp/s0.swift:9:42: error: dynamic key path member lookup cannot refer to 'load' [key_path]",
      "/tmp/s0.swift:9:7: error: missing argument [missing_argument]",
    ]
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let lines =
        ["/tmp/s0.swift:12:1: error: expected '}'"] + order.map { others[$0] }
        + ["/tmp/s0.swift:3:5: error: cannot find 'x' in scope"]
      let messages = parseCompilerOutput(lines.joined(separator: "\n"))
      #expect(messages.map(\.line) == [12, 9, 9, 9, 3], "\(order)")
      #expect(messages[1...3].map(\.id) == ["missing_argument", "key_path", "not_a_function"], "\(order)")
    }
  }

  @Test func aMessageWithoutAPlaceIsKept() {
    let messages = parseCompilerOutput("<unknown>:0: error: unknown argument: '-x'\n")
    #expect(messages.map(\.text) == ["unknown argument: '-x'"])
    #expect(messages.map(\.line) == [0])
  }

  @Test func sourceThatLooksLikeAMessageIsNotOne() {
    let output = """
      /tmp/s0.swift:1:5: error: bad
          print("x:1:2: error: no")
          ^
      """
    #expect(parseCompilerOutput(output).count == 1)
  }
}
