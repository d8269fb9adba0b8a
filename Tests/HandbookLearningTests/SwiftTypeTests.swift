import Testing

@testable import HandbookPlaceholders

struct SwiftTypeTests {
  static let types: [(text: String, type: SwiftType)] = [
    ("Product", .named("Product")),
    ("Namespace.ID", .named("Namespace.ID")),
    ("Result<[Product], any Error>", .named("Result", [.array("Product"), .modified("any", "Error")])),
    ("Product?", .optional("Product")),
    ("UILabel!", .implicitlyUnwrapped("UILabel")),
    ("[String: [Int]]", .dictionary("String", .array("Int"))),
    ("()", .tuple([])),
    ("(id: Int, String)", .tuple([.init("id", "Int"), .init(nil, "String")])),
    ("(any Error)?", .optional(.modified("any", "Error"))),
    ("some View", .modified("some", "View")),
    ("Product.Type", .metatype("Product")),
    ("any Codable & Sendable", .modified("any", .composition(["Codable", "Sendable"]))),
    ("inout String", .modified("inout", "String")),
    (
      "@escaping @MainActor (Int) async throws -> Void",
      .modified(
        "@escaping @MainActor", .function([.init(nil, "Int")], effects: "async throws", result: "Void"))
    ),
    ("(() -> Void)?", .optional(.function([], result: "Void"))),
    // What is no type, or of a kind that nothing is guessed from.
    ("Array<Int>.Element?", .optional(.other("Array<Int>.Element"))),
    ("a class type", .other("a class type")),
    ("Array<Int>.Index", .other("Array<Int>.Index")),
    ("", .other("")),
  ]

  @Test(arguments: types) func isReadAndPrinted(_ example: (text: String, type: SwiftType)) {
    #expect(SwiftType(example.text) == example.type)
    #expect(example.type.description == example.text)
  }

  /// Parentheses around one type, and blanks, are no part of it.
  @Test(arguments: [("(Int)", "Int"), ("[String:Int]", "[String: Int]"), ("Set< Int >", "Set<Int>")])
  func isPrintedInOneWay(_ text: String, _ printed: String) {
    #expect(SwiftType(text).description == printed)
  }

  @Test func anOptionalOfSomethingHashableIsAnOptional() {
    #expect(SwiftType("some Hashable?") == .optional(.modified("some", "Hashable")))
  }

  @Test(arguments: [
    ("[Product]?", "Product"), ("any Store<Int>", "Store"), ("(any Store)?", "Store"), ("Int", "Int"),
    ("Product.Type", "Product.Type"), ("() -> Int", "() -> Int"),
  ])
  func isAskedForMembersByItsName(_ text: String, _ name: String) {
    #expect(SwiftType(text).bareName == name)
  }

  @Test(arguments: [("Product", true), ("$T0", false), ("Binding<_>", false), ("τ_0_0", false)])
  func isSettledWhereTheCompilerHasFoundIt(_ text: String, _ isSettled: Bool) {
    #expect(SwiftType(text).isSettled == isSettled)
  }

  @Test func argumentsAreFoundInside() {
    let path = SwiftType("any WritableKeyPath<EnvironmentValues, Theme> & Sendable")
    #expect(path.keyPathValue == "Theme")
    #expect(path.arguments(of: "Binding") == nil)
  }

  /// Whatever is made, what it prints reads as the same type.
  @Test func whatIsPrintedIsReadAgain() {
    var random = Numbers(state: 7)
    for _ in 0..<500 {
      let type = SwiftType.any(depth: 4, &random)
      #expect(SwiftType(type.description) == type)
      #expect(type.map { $0 } == type)
    }
  }
}

extension SwiftType {
  fileprivate static func any(depth: Int, _ random: inout Numbers) -> SwiftType {
    func next() -> SwiftType { any(depth: depth - 1, &random) }
    switch depth == 0 ? 0 : Int.random(in: 0...10, using: &random) {
    case 1: return .optional(next())
    case 2: return .array(next())
    case 3: return .dictionary(next(), next())
    case 4: return .named("Box", [next(), next()])
    case 5: return .tuple([.init("id", next()), .init(nil, next())])
    case 6: return .function([.init(nil, next())], effects: "async", result: next())
    case 7: return .modified("any", .composition(["Codable", "Sendable"]))
    case 8: return .metatype(.named("Product"))
    case 9: return .implicitlyUnwrapped("Product")
    case 10: return .modified("@Sendable", .function([], result: next()))
    default: return Bool.random(using: &random) ? "Product" : "Shop.Item"
    }
  }
}

/// The same numbers at each run.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
