import Testing

@testable import HandbookRendering

/// `[…]` marks the words that are expected to be emphasised.
@Suite struct WordDifferenceTests {
  @Test(arguments: [
    ("let a = 1", "let a = 1"),
    ("let [a] = 1", "let [b] = 1"),
    ("NavigationLink(value: product) {", "NavigationLink(value: [Route.detail(]product)[)] {"),
    ("f(x)", "f([$]x)"),
    ("call(one, [two,] three)", "call(one, three)"),
    ("a [b c] d", "a [x y] d"),
    ("Text(\"größe\")", "Text(\"größe [n]\")"),
  ])
  func marksChangedWords(_ left: String, _ right: String) {
    let (a, b) = (Self.plain(left), Self.plain(right))
    let ranges = WordDifference.ranges(a, b)
    #expect(Self.marked(a, ranges.left) == left)
    #expect(Self.marked(b, ranges.right) == right)
  }

  @Test func linesWithLittleInCommonAreNotMarkedWordByWord() {
    let ranges = WordDifference.ranges(Array("struct A: View {".utf8), Array("path.append(x)".utf8))
    #expect(ranges.left.isEmpty)
    #expect(ranges.right.isEmpty)
  }

  @Test func veryLongLinesAreLeftAlone() {
    let long = Array(String(repeating: "a b ", count: 400).utf8)
    #expect(WordDifference.ranges(long, long + [99]).right.isEmpty)
  }

  static func plain(_ text: String) -> [UInt8] { Array(text.filter { $0 != "[" && $0 != "]" }.utf8) }

  static func marked(_ bytes: [UInt8], _ ranges: [Range<Int>]) -> String {
    var result: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      if ranges.contains(where: { $0.lowerBound == index }) { result.append(91) }
      result.append(byte)
      if ranges.contains(where: { $0.upperBound == index + 1 }) { result.append(93) }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
