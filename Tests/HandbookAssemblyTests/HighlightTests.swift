import Foundation
import HandbookModel
import SwiftIDEUtils
import SwiftParser
import SwiftSyntax
import Testing

@testable import HandbookAssembly

/// What each word of Swift code is shown as.
struct HighlightTests {
  /// The words that are of a kind, in order; words that touch are one: `@` and `State`.
  private func words(_ kind: HighlightToken.Kind, in code: String) -> [String] {
    var words: [String] = []
    var start = 0
    for token in highlight(code) {
      let text = String(decoding: Array(code.utf8)[start..<start + token.length], as: UTF8.self)
      if token.kind == kind { words.append(text) }
      start += token.length
    }
    #expect(start == code.utf8.count)
    return words
  }

  @Test(arguments: [
    // Keywords by themselves, and names of members and arguments that are spelled like them.
    ("func f() throws -> Int { try g() }", "func throws try"),
    ("view.default(for: x, in: y).self", "self"),
    // Words that are keywords where they stand before a name on the same line.
    ("var body: some View", "var some"), ("some.count", ""), ("let some = any + any.x", "let"),
    ("var error: any Error = await (f, any (A & B).self)", "var any await any self"),
    ("{ [weak self, unowned(unsafe) other] in }", "weak self unowned unsafe in"),
    ("final class A { lazy var b = lazy }", "final class lazy var"),
    ("open\nlet x = open(y)", "let"), ("weak in optional is X", "in is"),
    ("nonisolated(unsafe) static let a = nonisolated(b)", "nonisolated unsafe static let"),
    ("public private(set) var x = set", "public private set var"),
    // Accessors, and a function and values of the same name.
    ("var x: Int { get set }", "var get set"), ("var x: Int { get async throws }", "var get async throws"),
    ("var x = 1 {\n  willSet(new) { }\n  didSet { set(x); get() }\n}", "var willSet didSet"),
    ("set(x)\nlet get = set", "let"),
    (
      "func f() async\nfunc g() async throws { async let x = async(1) }",
      "func async func async throws async let"
    ),
    ("{ x async in x }", "async in"),
    // Versions.
    ("@available(iOS, introduced: 17, deprecated: 18.1, message: \"\")", "iOS introduced deprecated message"),
    ("if #available(iOS 17, *) { iOS }", "if iOS"), ("available(iOS)", ""),
    ("x is Foo.Type", "is Type"),
  ])
  func keywords(code: String, expected: String) {
    #expect(words(.keyword, in: code).joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("row(id: 1, for: x, label)", "id for"), ("func move(to place: Place, _ by: Int, in x: X)", "to in"),
    ("case detail(id: Int)", "id"), ("rows[safe: 1, default: 2]", "safe default"),
    ("[key: value, other: 2]", ""), ("f(flag ? a : b, flag ? c : d)", ""), ("f([a: b])", ""),
    ("{ (row: Int) in switch x { default: y } }", "row"), ("f(@ViewBuilder content: () -> V)", "content"),
    ("f(@Builder<Row> content: () -> V)", "content"), ("if x, y: 1", ""),
    ("\"\\(x, specifier: \"%d\")\"", "specifier"),
    ("#Preview(traits: .a) { }", "traits"), ("counts.0[key, default: 0]", "default"),
  ])
  func labels(code: String, expected: String) {
    #expect(words(.argument, in: code).joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("Product.ID.self", "Product ID"), ("Self.Body", "Body"), ("Set<Order>.Index", "Set Order Index"),
    ("model.Row", ""), (".Row", ""), ("_Conditional(x)", "_Conditional"), ("#Preview { }", "Preview"),
  ])
  func types(code: String, expected: String) {
    #expect(words(.type, in: code).joined(separator: " ") == expected)
  }

  @Test func everythingElse() {
    #expect(
      words(.attribute, in: "@SwiftUI.State private var x; @A<B> @main") == [
        "@SwiftUI.State", "@A<B>", "@main",
      ])
    #expect(
      words(.directive, in: "#if os(iOS) && DEBUG\nDEBUG\n#else\n#endif") == [
        "#if", "os", "iOS", "DEBUG", "#else", "#endif",
      ])
    #expect(
      words(.comment, in: "a // b\n/* c /* d */ e */ f /// g\n\"// h\"") == [
        "// b", "/* c /* d */ e */", "/// g",
      ])
    #expect(
      words(.string, in: "#\"a \\#(b) \"c\"\"# \"\"\"\n d\n \"\"\"") == [
        "\"a ", " \"c\"\"", "\"\"\"", " d\n \"\"\"",
      ])
    #expect(words(.string, in: "\"open\nlet x = /a+/") == ["\"open", "/a+/"])
    #expect(words(.number, in: "1 + 0x2F - 3.5e1 ... 4") == ["1", "0x2F", "3.5e1", "4"])
    #expect(words(.member, in: "a.b?.c.$0; 0...count; .d") == ["b", "c", "$0", "d"])
    #expect(words(.placeholder, in: "f(<#T##x#>)") == ["<#T##x#>"])
  }

  /// The lexer and the neighbours of a lexeme say what SwiftSyntax's tree does, in all Swift code of the content.
  @Test func agreesWithTheTree() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Content")
    let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "md" }
    var count = 0
    for file in files {
      let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```")
      for code in parts where code.hasPrefix("swift") {
        let code = String(code.drop { $0 != "\n" })
        #expect(differences(in: code) == [], "\(file.lastPathComponent)")
        count += 1
      }
    }
    #expect(count > 100)
  }

  /// Words that the tree says to be another kind than `highlight` does.
  private func differences(in code: String) -> [String] {
    let bytes = Array(code.utf8)
    let ours = highlight(code).flatMap { Array(repeating: kind($0.kind), count: $0.length) }
    var differences: [String] = []
    for range in Parser.parse(source: code).classifications {
      let bounds = range.range.lowerBound.utf8Offset..<range.range.upperBound.utf8Offset
      let text = String(decoding: bytes[bounds], as: UTF8.self)
      // The tree has no colour for arguments of modifiers, and takes a label in `f(for:)` for a keyword.
      guard let theirs = kind(range.kind), !["set", "unsafe", "for"].contains(text) else { continue }
      if ours[bounds].contains(where: { $0 != theirs }) { differences.append(text) }
    }
    return differences
  }

  private func kind(_ kind: HighlightToken.Kind) -> String {
    switch kind {
    case .plain, .identifier, .member, .argument, .type, .operator: "name"
    default: kind.rawValue
    }
  }

  private func kind(_ kind: SyntaxClassification) -> String? {
    switch kind {
    case .identifier, .type, .argumentLabel, .dollarIdentifier, .operator: "name"
    case .keyword: "keyword"
    case .stringLiteral, .regexLiteral: "string"
    case .integerLiteral, .floatLiteral: "number"
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: "comment"
    case .attribute: "attribute"
    case .ifConfigDirective: "directive"
    default: nil
    }
  }
}
