import HandbookModel
import Testing

struct ComparisonTests {
  /// Each form of a label above code, and what it makes of the code.
  @Test(arguments: [
    ("**Incorrect (no stack of its own):**", "incorrect", "no stack of its own"),
    ("**Incorrect:**", "incorrect", nil),
    ("**Incorrect**", "incorrect", nil),
    ("**Bad**:", "incorrect", nil),
    ("**❌ Wrong:**", "incorrect", nil),
    ("❌ **Wrong:**", "incorrect", nil),
    ("**AVOID (`AnyView` & \\<more>):**", "incorrect", "<code>AnyView</code> &amp; &lt;more&gt;"),
    ("**Correct: use a *path***", "correct", "use a <em>path</em>"),
    ("**✅ correct (a) and (b):**", "correct", "(a) and (b)"),
    ("**Correct** (with a path):", "correct", "with a path"),
    ("**Good** (with a path)", "correct", "with a path"),
    ("**Prefer — values:**", "correct", "values"),
    ("**Right example:**", "correct", nil),
    ("**Good Example 2:**", "correct", "Example 2"),
    ("**Prefer value-based links**", "correct", "value-based links"),
    ("__Incorrect__", "incorrect", nil),
    ("### ❌ Incorrect", "incorrect", nil),
    ("## Bad Example", "incorrect", nil),
    ("#### Correct (`path`)", "correct", "<code>path</code>"),
    ("### Good: a path", "correct", "a path"),
    ("Avoid\n-----", "incorrect", nil),
  ])
  func labels(_ label: String, _ role: String, _ description: String?) throws {
    let page = try parse(body: "\(label)\n\n```swift\nx\n```\n").value
    #expect(page.outline == ["\(role)(code 0)"])
    guard case .comparison(let comparison) = page.blocks.first else { return }
    #expect(comparison.sides[0].description?.html == description)
    #expect(comparison.sides[0].anchor == role)
    #expect(page.snippets[0].role.rawValue == role)
    #expect(page.headings.isEmpty)
  }

  @Test(arguments: [
    ("**Incorrectly placed**", "<p class=\"caption\"><strong>Incorrectly placed</strong></p>"),
    ("**Right-to-left**", "<p class=\"caption\"><strong>Right-to-left</strong></p>"),
    ("**A good example**", "<p class=\"caption\"><strong>A good example</strong></p>"),
    ("**Usage:**", "<p class=\"caption\"><strong>Usage:</strong></p>"),
    ("**Incorrect** is what this is", "<p><strong>Incorrect</strong> is what this is</p>"),
    ("Incorrect:", "<p>Incorrect:</p>"), ("*Incorrect*", "<p><em>Incorrect</em></p>"),
    ("### Goodbye", "h3 goodbye"), ("## Avoid deep nesting", "h2 avoid-deep-nesting"),
    ("### A correct example", "h3 a-correct-example"),
  ])
  func otherWordings(_ text: String, _ outline: String) throws {
    let page = try parse(body: "\(text)\n\n```swift\nx\n```\n").value
    #expect(page.outline == [outline, "code 0"])
    #expect(page.snippets[0].role == .other)
  }

  @Test(arguments: [
    ("I C", ["incorrect(code 0) correct(code 1)"]),
    ("I C C", ["incorrect(code 0) correct(code 1) correct(code 2)"]),
    ("I C I C", ["incorrect(code 0) correct(code 1)", "incorrect(code 2) correct(code 3)"]),
    ("I H C", ["incorrect(code 0)", "h2 heading", "correct(code 1)"]),
    ("C I", ["incorrect(code 1) correct(code 0)"]),
    ("C I C I", ["incorrect(code 1) correct(code 0)", "incorrect(code 3) correct(code 2)"]),
    ("I I C", ["incorrect(code 0)", "incorrect(code 1) correct(code 2)"]),
    ("I P X C", ["incorrect(code 0, <p>Prose.</p>, code 1) correct(code 2)"]),
    ("I C P P", ["incorrect(code 0) correct(code 1)", "<p>Prose.</p>", "<p>Prose.</p>"]),
    (
      "I C P I C",
      ["incorrect(code 0) correct(code 1)", "<p>Prose.</p>", "incorrect(code 2) correct(code 3)"]
    ),
    ("X I C", ["code 0", "incorrect(code 1) correct(code 2)"]),
    ("i P X c X", ["incorrect(<p>Prose.</p>, code 0) correct(code 1)"]),
    ("i P H X", ["<p><strong>Incorrect:</strong></p>", "<p>Prose.</p>", "h2 heading", "code 0"]),
    ("h X k X", ["incorrect(code 0) correct(code 1)"]),
  ])
  func grouping(_ document: String, _ outline: [String]) throws {
    let code = "```swift\nx\n```"
    let pieces = [
      "I": "**Incorrect:**\n\n\(code)", "C": "**Correct:**\n\n\(code)", "H": "## Heading", "P": "Prose.",
      "X": code, "i": "**Incorrect:**", "c": "**Correct:**", "h": "### Bad", "k": "### Good",
    ]
    let body = document.split(separator: " ").compactMap { pieces[String($0)] }.joined(separator: "\n\n")
    #expect(try parse(body: body).value.outline == outline)
  }

  @Test func anchorsAndLabelsAreEachSidesOwn() throws {
    let page = try parse(
      body: """
        ## Incorrect

        Prose.

        **Incorrect (one):**
        ```swift
        a
        ```
        ```swift
        b
        ```
        **✅ Correct (two):**
        ```swift
        c
        ```
        """
    ).value
    guard case .comparison(let comparison) = page.blocks.last else {
      Issue.record("no comparison")
      return
    }
    #expect(comparison.sides.map(\.anchor) == ["incorrect-1", "correct"])
    #expect(page.snippets.map(\.label) == ["Incorrect (one)", "Incorrect (one)", "Correct (two)"])
    #expect(comparison.sides[0].range == SourceRange(file: "C/x.md", line: 8, column: 1, length: 20))
  }

  @Test func labelsInsideListsMarkTheirCode() throws {
    let page = try parse(
      body: """
        1. **Incorrect:**
           ```swift
           a
           ```
        2. **Correct:**

           ```swift
           b
           ```
           ```swift
           c
           ```
        """
    ).value
    #expect(page.snippets.map(\.role) == [.incorrect, .correct, .other])
  }
}
