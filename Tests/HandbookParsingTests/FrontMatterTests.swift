import HandbookModel
import Testing

struct FrontMatterTests {
  @Test func readsEveryKey() throws {
    let text = """
      ---
      title: "Links: by value"
      impact: MEDIUM-HIGH
      impactDescription: no stale screens
      tags: stack, links ,stack
      id: links-by-value
      aliases: [old-name]
      since: iOS 16
      until: iOS 26.1
      swift: 6
      symptoms:
        - Screen lands underneath
      messages: A navigationDestination for “X” was declared earlier
      related: a, b
      supersedes: [c]
      conflicts:
      sources:
        - https://example.org/a
        - { title: Talk, url: "https://example.org/b" }
        - A book
      status: draft
      description: One sentence.
      ---
      Text.
      """
    let parsed = parse(text)
    #expect(parsed.diagnostics.map(\.line) == [])
    let page = try #require(parsed.value)
    let head = page.frontMatter
    #expect(head.title.value == "Links: by value")
    #expect(head.title.range == SourceRange(file: "C/x.md", line: 2, column: 8, length: 17))
    #expect(head.impact == .mediumHigh)
    #expect(head.impactDescription == "no stale screens")
    #expect(head.tags == ["stack", "links"])
    #expect(page.id == "links-by-value")
    #expect(head.aliases.map(\.value) == ["old-name"])
    #expect(head.since?.value == OSVersion(16))
    #expect(head.until == OSVersion(26, 1))
    #expect(head.swift == "6")
    #expect(head.symptoms == ["Screen lands underneath"])
    #expect(head.messages == ["A navigationDestination for “X” was declared earlier"])
    #expect(head.related.map(\.value) == ["a", "b"])
    #expect(head.related[1].range == SourceRange(file: "C/x.md", line: 14, column: 13, length: 1))
    #expect(head.supersedes.map(\.value) == ["c"])
    #expect(head.conflicts.isEmpty)
    #expect(
      head.sources == [
        .init(title: "https://example.org/a", url: "https://example.org/a"),
        .init(title: "Talk", url: "https://example.org/b"), .init(title: "A book"),
      ])
    #expect(head.status == .draft)
    #expect(head.description == "One sentence.")
    #expect(page.kind == .rule)
  }

  @Test(arguments: [
    (
      "text only",
      "Text.\n",
      [
        "1:1-6 error: document has no front matter [MissingFrontMatter] > "
          + "Start the document with lines '---', 'title: …', '---'"
      ]
    ),
    (
      "front matter after a blank line",
      "\n---\ntitle: x\n---\n",
      [
        "1:1-1 error: document has no front matter [MissingFrontMatter] > "
          + "Front matter must start on the first line"
      ]
    ),
    (
      "empty file", "",
      [
        "1:1-1 error: document has no front matter [MissingFrontMatter] > "
          + "Start the document with lines '---', 'title: …', '---'"
      ]
    ),
    (
      "never closed",
      "---\ntitle: x\n\nText.\n",
      [
        "1:1-4 error: front matter is not closed [UnclosedFrontMatter] > "
          + "Add a line '---' after the last key"
      ]
    ),
    (
      "no title", "---\ntags: a\n---\n",
      ["1:1-4 error: front matter has no 'title' [MissingKey] > Add 'title: …'"]
    ),
    (
      "empty title", "---\ntitle:\n---\n",
      ["2:1-6 error: front matter has no 'title' [MissingKey] > Add 'title: …'"]
    ),
    (
      "empty head", "---\n---\n",
      ["1:1-4 error: front matter has no 'title' [MissingKey] > Add 'title: …'"]
    ),
    (
      "title is a list", "---\ntitle: [a]\n---\n",
      ["2:8-11 error: 'title' must be text, not a list [WrongType]"]
    ),
    (
      "tags is a mapping", "---\ntitle: x\ntags: {a: b}\n---\n",
      ["3:7-13 error: 'tags' must be a list or a text, not a mapping [WrongType]"]
    ),
    (
      "misspelt key", "---\ntitle: x\nimpcat: HIGH\n---\n",
      ["3:1-7 warning: unknown key 'impcat' in front matter; did you mean 'impact'? [UnknownKey]"]
    ),
    (
      "misspelt impact", "---\ntitle: x\nimpact: HIHG\n---\n",
      [
        "3:9-13 error: unknown impact 'HIHG'; did you mean 'HIGH'? [UnknownImpact] > "
          + "Impact is one of CRITICAL, HIGH, MEDIUM-HIGH, MEDIUM, LOW-MEDIUM, LOW"
      ]
    ),
    (
      "misspelt status", "---\ntitle: x\nstatus: drfat\n---\n",
      [
        "3:9-14 error: unknown status 'drfat'; did you mean 'draft'? [UnknownStatus] > "
          + "Status is one of draft, stable, deprecated"
      ]
    ),
    (
      "bad version", "---\ntitle: x\nsince: \"iOS sixteen\"\n---\n",
      ["3:8-21 error: 'since' is 'iOS sixteen', not an iOS version such as 'iOS 16' [InvalidVersion]"]
    ),
    (
      "a version that there is not yet", "---\ntitle: x\nsince: iOS 99\n---\n",
      [
        "3:8-14 error: 'since' is iOS 99, which there is not [InvalidVersion] > "
          + "Versions of iOS are 1 to 18, 26 and 27"
      ]
    ),
    (
      "versions that were left out", "---\ntitle: x\nsince: 19\nuntil: iOS 25.1\n---\n",
      [
        "3:8-10 error: 'since' is iOS 19, which there is not [InvalidVersion] > "
          + "Versions of iOS are 1 to 18, 26 and 27",
        "4:8-16 error: 'until' is iOS 25.1, which there is not [InvalidVersion] > "
          + "Versions of iOS are 1 to 18, 26 and 27",
      ]
    ),
    ("the first and the last version", "---\ntitle: x\nsince: 18.6\nuntil: iOS 26.1\n---\n", []),
    (
      "until before since", "---\ntitle: x\nsince: iOS 18\nuntil: iOS 16.4\n---\n",
      ["4:8-16 error: 'until' is iOS 16.4, which comes before 'since', iOS 18 [InvalidVersion]"]
    ),
    (
      "bad language mode", "---\ntitle: x\nswift: 7\n---\n",
      ["3:8-9 error: 'swift' is '7', not a Swift language mode, 5 or 6 [InvalidVersion]"]
    ),
    (
      "colon in a plain title", "---\ntitle: Links: by value\n---\n",
      [
        "2:13-13 error: invalid YAML: mapping values are not allowed in this context [InvalidYAML] > "
          + "Put a value that holds ': ', '#', or starts with '@', '`' or '*' in double quotes"
      ]
    ),
    (
      "column after other characters than ASCII", "---\ntitle: “é”: x\n---\n",
      [
        "2:16-16 error: invalid YAML: mapping values are not allowed in this context [InvalidYAML] > "
          + "Put a value that holds ': ', '#', or starts with '@', '`' or '*' in double quotes"
      ]
    ),
    (
      "repeated key", "---\ntitle: x\ntitle: y\n---\n",
      ["2:1-6 error: key 'title' is written more than once [DuplicateKey]"]
    ),
    (
      "a list for a head", "---\n- x\n---\n",
      ["2:1-4 error: expected keys with values, as in 'title: …' [InvalidYAML]"]
    ),
    (
      "a source without a name", "---\ntitle: x\nsources: [{}]\n---\n",
      ["3:11-14 error: a source has neither 'title' nor 'url' [MissingKey]"]
    ),
    (
      "a source that runs something",
      "---\ntitle: x\nsources: [{title: t, url: 'JavaScript:alert(1)'}]\n---\n",
      [
        "3:27-48 error: 'url' is 'JavaScript:alert(1)', not an address that starts with https:// or http:// "
          + "[InvalidURL]"
      ]
    ),
    (
      "a bad byte", "---\ntitle: x\n---\nab\u{0}c\n",
      ["4:3-4 warning: NUL byte is read as a space [NULByte] > Remove it; it is no text"]
    ),
  ])
  func reports(_ name: String, _ text: String, _ expected: [String]) {
    let found = parse(text).diagnostics.map(\.line)
    #expect(found == expected, "\(name)")
  }

  @Test func rulesNeedAnImpact() {
    let parsed = parse("---\ntitle: x\n---\n", path: "rules/stack/x.md")
    #expect(
      parsed.diagnostics.map(\.line) == [
        "1:1-4 error: front matter of a rule has no 'impact' [MissingKey] > "
          + "Add 'impact: …' with one of CRITICAL, HIGH, MEDIUM-HIGH, MEDIUM, LOW-MEDIUM, LOW"
      ])
    #expect(parsed.value?.kind == .rule)
  }

  @Test(arguments: ["\u{FEFF}", ""], ["\n", "\r\n", "\r"])
  func acceptsByteOrderMarkAndLineEnds(_ mark: String, _ end: String) throws {
    let lines = ["---", "title: x", "imapct: LOW", "---", "", "Text [a](b.md).", ""]
    let parsed = parse(mark + lines.joined(separator: end))
    let page = try #require(parsed.value)
    #expect(parsed.diagnostics.map { [$0.range.start.line, $0.range.start.column] } == [[3, 1]])
    #expect(page.frontMatter.title.value == "x")
    #expect(page.markdown == lines.joined(separator: "\n"))
    #expect(page.links.map(\.range) == [SourceRange(file: "C/x.md", line: 6, column: 10, length: 4)])
  }

  @Test func reportsTheFirstByteThatIsNotUTF8() {
    let bytes = Array("---\ntitle: x\n---\né ".utf8) + [0xE9] + Array(" x\n".utf8)
    let parsed = parsePageBytes(bytes)
    #expect(parsed.value == nil)
    #expect(
      parsed.diagnostics.map(\.line) == [
        "4:4-5 error: byte 0xE9 is not UTF-8 [NotUTF8] > Save the file as UTF-8"
      ])
  }

  @Test(
    arguments: [
      [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80], [0xFF, 0xFE],
    ] as [[UInt8]])
  func refusesMalformedSequences(_ bytes: [UInt8]) {
    #expect(parsePageBytes(bytes).diagnostics.map(\.id) == ["NotUTF8"])
  }

  @Test func titleComesFromTheHeadingWhereTheHeadIsMissing() throws {
    let page = try #require(parse("# A heading\n\nText.\n").value)
    #expect(page.frontMatter.title.value == "A heading")
    #expect(page.outline == ["<p>Text.</p>"])
    #expect(try #require(parse("Text.\n", path: "a/b-c.md").value).frontMatter.title.value == "b-c")
  }

  @Test func aBombOfAliasesIsRefused() {
    let bomb = (1..<20).map { "a\($0): &a\($0) [*a\($0 - 1),*a\($0 - 1)]\n" }.joined()
    let parsed = parse("---\na0: &a0 [x]\n\(bomb)? *a19\n: x\n---\n")
    #expect(
      parsed.diagnostics.map(\.line) == [
        "2:1-1 error: too many YAML aliases [InvalidYAML] > Write the values out"
      ])
  }

  @Test(arguments: ["[", "{a: ", "- ", "? "])
  func deepHeadsAreRefused(_ opening: String) {
    let deep = "---\ntitle: x\ntags:\n  " + String(repeating: opening, count: 300) + "\n---\n"
    #expect(
      parse(deep).diagnostics.map(\.line) == ["2:1-1 error: YAML nests too deeply [InvalidYAML]"])
  }
}
