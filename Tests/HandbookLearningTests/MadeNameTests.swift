import HandbookAssembly
import Testing

@testable import HandbookLearning

/// Authors are told nothing of names that the check or a macro made up.
@Suite struct MadeNameTests {
  @Test(arguments: [
    (
      "value of type 'SnippetAlternative1.Cart' has no member 'add'",
      "value of type 'Cart' has no member 'add'"
    ),
    ("value of type 'Snippet' has no member 'client'", "value of type 'Self' has no member 'client'"),
    (
      "type 'Snippet2' does not conform to protocol 'View'", "type 'Self' does not conform to protocol 'View'"
    ),
    ("invalid redeclaration of '__Key_cart'", "invalid redeclaration of 'cart'"),
    (
      "cannot assign value of type 'A' to subscript of type 'EnvironmentValues.__Key_submit.Value' (aka '(String) -> ()')",
      "cannot assign value of type 'A' to subscript of type '(String) -> ()'"
    ),
    ("type 'Rows' (aka 'Array<Invented>') has no member 'x'", "type 'Rows' has no member 'x'"),
    (
      "value of type 'Invented?' has no member 'x'",
      "value of type that the snippet does not show has no member 'x'"
    ),
    (
      "'f' requires that 'Invented' conform to 'P'",
      "'f' requires that a type that the snippet does not show conform to 'P'"
    ),
    ("value of type '[Invented]' has no member 'write'", "value of type '[…]' has no member 'write'"),
    ("value of type 'Cart' has no member 'snippet'", "value of type 'Cart' has no member 'snippet'"),
    ("cannot find 'start_2' in scope", "cannot find 'start' in scope"),
    ("cannot find 'row_2' in scope", "cannot find 'row_2' in scope"),
    ("type 'Cart' (aka 'SnippetAlternative1.Cart') has no member 'x'", "type 'Cart' has no member 'x'"),
    ("value of type 'EmptyView' has no member 'where'", "a view has no member 'where'"),
  ])
  func namesThatWereMadeAreNotTold(_ text: String, _ expected: String) {
    let place = AssembledSource.Place(piece: 0, line: 1, column: 1)
    let finding = CompiledProgram.Finding(
      isError: true, text: text, place: place, length: 1, notes: [.init(text: text, place: nil)])
    let plain = finding.withoutMadeNames(own: [], written: ["start", "row_2"])
    #expect(plain.text == expected)
    #expect(plain.notes.map(\.text) == [expected])
  }

  @Test func aTypeOfTheAuthorsIsNamed() {
    let finding = CompiledProgram.Finding(
      isError: true, text: "type 'Snippet' has no member 'x'",
      place: AssembledSource.Place(piece: 0, line: 1, column: 1), length: 1, notes: [])
    #expect(finding.withoutMadeNames(own: ["Snippet"], written: []) == finding)
  }
}
