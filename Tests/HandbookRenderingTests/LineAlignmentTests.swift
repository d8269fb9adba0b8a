import Testing

@testable import HandbookRendering

/// Each case is two programs and the rows expected: `=` same, `~` changed, `-` removed, `+` added,
/// `#` remark; with the two 0-based line numbers.
@Suite struct LineAlignmentTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var left: [String]
    var right: [String]
    var rows: [String]
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(name: "equal programs", left: ["a", "b"], right: ["a", "b"], rows: ["=0,0", "=1,1"]),
    Case(name: "both empty", left: [], right: [], rows: []),
    Case(name: "left empty", left: [], right: ["a"], rows: ["+_,0"]),
    Case(name: "right empty", left: ["a"], right: [], rows: ["-0,_"]),
    Case(name: "a line comes", left: ["a", "c"], right: ["a", "b", "c"], rows: ["=0,0", "+_,1", "=1,2"]),
    Case(
      name: "a line goes", left: ["one", "two", "three"], right: ["one", "three"],
      rows: ["=0,0", "-1,_", "=2,1"]),
    Case(
      name: "similar lines share a row", left: ["let path = NavigationPath()"],
      right: ["let path = [Route]()"], rows: ["~0,0"]),
    Case(
      name: "unlike lines do not", left: ["struct A: View {"], right: ["print(x)"],
      rows: ["-0,_", "+_,0"]),
    Case(
      name: "moving into a block is no change", left: ["List()"],
      right: ["NavigationStack {", "    List()", "}"],
      rows: ["+_,0", "=0,1", "+_,2"]),
    Case(
      name: "remarks stand beside remarks", left: ["// BAD: x", "f()"], right: ["// GOOD: y", "f()"],
      rows: ["#0,0", "=1,1"]),
    Case(
      name: "a modifier comes after the brace, not before it", left: ["List {", "  a", "}", "end"],
      right: ["List {", "  a", "}", ".modifier {", "  b", "}", "end"],
      rows: ["=0,0", "=1,1", "=2,2", "+_,3", "+_,4", "+_,5", "=3,6"]),
  ]

  @Test(arguments: cases) func aligns(_ test: Case) {
    let alignment = LineAlignment(test.left.map(Self.line), test.right.map(Self.line))
    #expect(alignment.rows.map(Self.text) == test.rows)
  }

  @Test func everyLineStandsInOneRow() {
    // A fixed sequence of pseudo-random programs: seeds are the law's cases.
    var seed: UInt64 = 7
    func next(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    let vocabulary = ["}", "", "List {", "f(a)", "f(b)", "let x = 1", "// BAD: no", "}", "  g()"]
    for _ in 0..<300 {
      let left = (0..<next(12)).map { _ in vocabulary[next(vocabulary.count)] }
      let right = (0..<next(12)).map { _ in vocabulary[next(vocabulary.count)] }
      let rows = LineAlignment(left.map(Self.line), right.map(Self.line)).rows
      #expect(rows.compactMap(\.left) == Array(left.indices))
      #expect(rows.compactMap(\.right) == Array(right.indices))
      for row in rows where row.kind == .same {
        #expect(Self.line(left[row.left!]).text == Self.line(right[row.right!]).text)
      }
    }
  }

  @Test func beyondTheLimitOnlyTheEndsAreAligned() {
    let left = (0..<40).map { LineAlignment.Line("left \($0)") }
    let right = (0..<40).map { LineAlignment.Line("right \($0)") }
    let rows = LineAlignment([.init("a")] + left, [.init("a")] + right, limit: 100).rows
    #expect(rows.count == 81)
    #expect(rows[0].kind == .same)
  }

  static func line(_ text: String) -> LineAlignment.Line {
    let trimmed = text.drop { $0 == " " }
    return .init(
      String(trimmed), indent: text.count - trimmed.count,
      isRemark: trimmed.hasPrefix("// BAD") || trimmed.hasPrefix("// GOOD"))
  }

  static func text(_ row: LineAlignment.Row) -> String {
    let sign =
      switch row.kind {
      case .same: "="
      case .changed: "~"
      case .removed: "-"
      case .added: "+"
      case .remark: "#"
      }
    return sign + (row.left.map(String.init) ?? "_") + "," + (row.right.map(String.init) ?? "_")
  }
}
