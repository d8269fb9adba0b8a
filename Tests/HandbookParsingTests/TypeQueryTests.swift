import HandbookModel
import Testing

/// Which name of the line above a `// ^?` points at, wherever it stands.
@Suite struct TypeQueryTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    /// Lines of a fence.
    var code: String
    /// `line:text from the name to the end of the line`, and after `=` what must be.
    var found: [String]
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "below a name", code: "let path = 1\n//  ^?", found: ["1:path = 1"]),
    Case(
      name: "in the middle of a name, with a type", code: "let path = 1\n//    ^? Int  ",
      found: ["1:th = 1 = Int"]),
    Case(
      name: "two below one line", code: "let a = b\n//  ^?\n//      ^? [Route]",
      found: ["1:a = b", "1:b = [Route]"]),
    Case(
      name: "inside of an expression of several lines",
      code: "let a = [\n  one,\n//^?\n  two,\n//^? Int\n]", found: ["2:one,", "3:two, = Int"]),
    Case(name: "tabs below tabs", code: "\tlet a = 1\n\t//  ^?", found: ["1:a = 1"]),
    Case(name: "spaces below a tab", code: "\tlet a = 1\n    //  ^?", found: ["1:a = 1"]),
    Case(name: "a tab inside of the comment", code: "\t\tlet a = 1\n\t//\t    ^?", found: ["1:a = 1"]),
    Case(name: "after an emoji", code: "f(\"👋\", name)\n//      ^?", found: ["1:name)"]),
    Case(name: "after an emoji shown in one column", code: "f(\"👋\",x)\n//    ^?", found: ["1:x)"]),
    Case(name: "after a letter of two bytes", code: "f(\"é\", name)\n//     ^?", found: ["1:name)"]),
    Case(name: "after Chinese characters", code: "f(\"你好\", name)\n//        ^?", found: ["1:name)"]),
    Case(name: "below a name of Chinese characters", code: "let 名字 = 1\n//    ^?", found: ["1:字 = 1"]),
    Case(name: "without a space", code: "f(a)\n//^?", found: ["1:a)"]),
  ]

  @Test(arguments: cases) func pointsAtTheNameAbove(_ item: Case) throws {
    let body = "```swift\n\(item.code)\n```\n"
    let list = body.split(separator: "\n").map { "    \($0)\n" }.joined()
    for text in [body, "- item\n\n\(list)", body.replacing("\n", with: "\r\n")] {
      let parsed = try parse(body: text)
      let snippet = try #require(parsed.value.snippets.first)
      let lines = snippet.code.utf8.split(separator: 10, omittingEmptySubsequences: false)
      let found = snippet.options.typeQueries.map { query in
        let rest = String(decoding: Array(lines[query.line - 1].dropFirst(query.column - 1)), as: UTF8.self)
        return "\(query.line):\(rest)" + (query.expected.map { " = \($0)" } ?? "")
      }
      #expect(found == item.found, "\(text)")
      #expect(parsed.diagnostics.isEmpty)
      #expect(!snippet.code.contains("^?"))
    }
  }

  @Test func behindCodeIsAMistake() throws {
    let parsed = try parse(body: "```swift\nlet path = 1  // ^?\n```\n")
    #expect(
      parsed.diagnostics.map(\.line) == [
        "5:15-20 error: '^?' stands behind code [TypeQueryWithoutName] > Put the comment on a line of its own, with its caret below the name"
      ])
    #expect(try parse(body: "```swift\nlet text = \"// ^?\"\n```\n").diagnostics.isEmpty)
  }

  @Test func withoutCodeAboveIsAMistake() throws {
    let parsed = try parse(body: "```swift\n// ^?\nlet path = 1\n```\n")
    #expect(parsed.diagnostics.map(\.id) == ["TypeQueryWithoutName"])
  }

  @Test func inAnotherLanguageIsACommentLikeAny() throws {
    let parsed = try parse(body: "```ts\nlet a = 1\n//  ^?\n```\n")
    #expect(parsed.value.snippets.first?.code == "let a = 1\n//  ^?\n")
  }
}
