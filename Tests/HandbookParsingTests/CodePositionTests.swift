import HandbookModel
import Testing

struct CodePositionTests {
  @Test(arguments: [
    ("plain", "```swift\nlet a = 1\n\n  let b\n```\n"),
    ("tildes", "~~~~ swift\na\n~~~\nb\n~~~~\n"),
    ("unclosed", "```swift\na\nb"),
    ("unclosed at the end of a quote", "> ```swift\n> a\n>  b\n\nText\n"),
    ("indented fence", "   ```swift\n   a\n     b\n  c\nd\n   ```\n"),
    ("indented code", "Text\n\n    a\n      b\n\n    c\n\nText\n"),
    ("in a list", "- x\n\n  ```swift\n  a\n\n    b\n  ```\n"),
    ("in an ordered list", "10. ```swift\n    a\n    b\n    ```\n"),
    ("in a nested list", "- x\n  - y\n    ```swift\n    a\n     b\n    ```\n"),
    ("in a quote", "> ```swift\n> a\n>b\n>   c\n> ```\n"),
    ("in a quoted list", "> - ```swift\n>   a\n>\n>   b\n>   ```\n"),
    ("tabs in code", "```swift\n\ta\n\t\tb\n```\n"),
    ("tab indents code", "\ta\n\t\tb\n"),
    ("tab in a list", "-\t```swift\n\ta\n\t\tb\n\t```\n"),
    ("tab split by a list", "- x\n\n\t\ta\n\t\t\tb\n"),
    ("tab split by a quote", ">\t\ta\n>\t\tb\n"),
    ("other characters than ASCII", "> - ```swift\n>   let é = \"😀\"; b\n>   ```\n"),
    ("in a footnote", "Text[^1]\n\n[^1]: Note\n\n    ```swift\n    a\n    ```\n"),
    ("first line of the body", "    a\n"),
    ("empty", "```swift\n```\n"),
    ("empty and unclosed", "```swift"),
    ("blank lines only", "```swift\n\n\n```\n"),
    ("an entity and an escape", "```swift\n&amp; \\* \\\n```\n"),
  ])
  func everyLineIsWhereThePageSays(_ name: String, _ body: String) throws {
    for text in ["---\ntitle: T\n---\n\(body)", body] {
      for end in ["\n", "\r\n", "\r"] {
        for mark in ["", "\u{FEFF}"] {
          let source = mark + text.replacing("\n", with: end)
          let page = try #require(parse(source).value)
          #expect(page.snippets.count == 1, "\(name)")
          #expect(misplacedLine(of: page, in: source) == nil, "\(name)")
        }
      }
    }
  }

  @Test(arguments: [
    ("```swift\na\n```\nx", "4:1-6:4", "4:4-4:9"),
    ("~~~\na", "4:1-5:2", "4:1-4:4"),
    ("> ```swift\n> a\n\n```\nb\n```", "4:3-5:4", "4:6-4:11"),
    ("- ```  swift  setup  \n  a\n  ```  \n", "4:3-6:6", "4:8-4:20"),
    ("    a\n\n    b\n\nx", "4:5-6:6", "4:5-4:5"),
  ])
  func rangesCoverTheBlock(_ body: String, _ range: String, _ info: String) throws {
    let snippet = try #require(try parse(body: body).value.snippets.first)
    #expect(short(snippet.range) == range)
    #expect(short(snippet.infoRange) == info)
  }

  private func short(_ range: SourceRange) -> String {
    "\(range.start.line):\(range.start.column)-\(range.end.line):\(range.end.column)"
  }

  @Test(arguments: [
    ("```swift\na\n", ["4:1-4"]), ("```swift\na\n```", []), ("````swift\na\n```\n", ["4:1-5"]),
    ("> ```swift\n> a\n```\n", ["4:3-6", "6:1-4"]), ("```swift\na\n```` \n", []),
  ])
  func reportsUnclosedFences(_ body: String, _ places: [String]) throws {
    let found = try parse(body: body).diagnostics
    #expect(
      found.map(\.line)
        == places.map {
          "\($0) warning: code block is not closed [UnclosedFence] > "
            + "Everything below is taken for code; close it with a line of the same fence"
        })
  }

  /// The law: whatever the document, each line of code stands where the page says.
  @Test(arguments: 0..<40)
  func anyDocument(_ seed: Int) throws {
    var random = Random(seed: UInt64(seed))
    for _ in 0..<50 {
      let text = "---\ntitle: T\n---\n" + randomBody(&random)
      let end = ["\n", "\r\n", "\r"][random.next(3)]
      let source = text.replacing("\n", with: end)
      let page = try #require(parse(source).value)
      let misplaced = misplacedLine(of: page, in: source)
      #expect(misplaced == nil, "\(source.debugDescription)")
      if misplaced != nil { return }
    }
  }

  private func randomBody(_ random: inout Random) -> String {
    let pieces = [
      "```swift\n", "```\n", "~~~\n", "````\n", "    ", "\t", "\t\t", "  ", " ", "> ", ">", "- ", "-\t",
      "1. ",
      "10) ", "\n", "\n", "\n\n", "let a = 1\n", "é😀", "x", "  b\n", "\ta\n", "# h\n", "[^1]", "[^1]: n\n",
      "`", "\\", "&amp;", "| a |\n|---|\n", "<b>\n", "<!--", "-->\n", "***\n", "- [ ] ", "```scenario\n",
    ]
    return (0..<(2 + random.next(30))).map { _ in pieces[random.next(pieces.count)] }.joined()
  }
}

/// Numbers that look random and are the same on each run (SplitMix64).
struct Random {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  /// A number from 0 up to, not including, `limit`.
  mutating func next(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(limit))
  }
}
