import HandbookModel
import Testing

@testable import HandbookAssembly

/// Which of the declarations that a book shares go into a program.
struct SupportCodeTests {
  private static let support = SupportCode([
    """
    /// Not a word of this comment counts: Basket.
    struct Product: Hashable { var name = ""; static let kettle = Product(name: "Kettle") }
    struct Category { var products: [Product] = [] }
    extension Category { init(named name: String) { self.init() } }
    struct Basket {}
    """,
    """
    enum Route { case category(Category) }
    extension View { func card() -> some View { padding() } }
    let home = Route.category(Category())
    """,
  ])

  @Test(arguments: [
    ("Text(\"a\")", []),
    ("let basket = Basket()", ["struct Basket"]),
    ("let product = Product.kettle", ["struct Product"]),
    // What a declaration names comes with it, and what extends that.
    (
      "switch route { case Route.category: break }",
      ["struct Product", "struct Category", "extension Category", "enum Route"]
    ),
    ("print(home)", ["struct Product", "struct Category", "extension Category", "enum Route", "let home"]),
    ("Text(\"a\").card()", ["extension View"]),
    // Nothing that only begins like a name, or is a part of one.
    ("let products = Baskets(ProductList())", []),
  ])
  func namesAreFollowed(code: String, declared: [String]) {
    let part = Self.support.part(for: code)
    let introduced = part.lines.filter { line in
      ["struct", "extension", "enum", "let"].contains { line.hasPrefix($0) }
    }
    #expect(introduced.map { $0.split { " :{=".contains($0) }.prefix(2).joined(separator: " ") } == declared)
    #expect(!part.reachesOut)
  }

  @Test(arguments: [
    "extension Int: @retroactive Identifiable { public var id: Int { self } }",
    "prefix operator √",
    "extension Array { subscript(at index: Int) -> Int { index } }",
    "extension View { init(card: Int) { fatalError() } }",
    "let (a, b) = (1, 2)",
    "#if canImport(ShopKit)\nstruct A {}\n#endif",
  ])
  func whatTakesEffectWithoutANameIsAlwaysThere(declaration: String) {
    #expect(!SupportCode([declaration]).part(for: "Text(\"a\")").lines.isEmpty)
  }

  @Test func aConformanceOfSomebodyElsesTypeReachesOut() {
    let support = SupportCode(["extension Int: Error {}", "struct A {}\nextension A: Error {}"])
    #expect(support.part(for: "Text(\"a\")").reachesOut)
    #expect(!SupportCode(["struct A {}\nextension A: Error {}"]).part(for: "A()").reachesOut)
  }

  @Test func scenariosBringWhatTheyNameThemselves() {
    let part = Self.support.part(for: ["open Basket()", "let shop = home"], beyond: "Product.kettle")
    #expect(part.lines.contains { $0.hasPrefix("struct Basket") })
    #expect(part.lines.contains { $0.hasPrefix("let home") })
    #expect(!part.lines.contains { $0.hasPrefix("struct Product") })
    #expect(Self.support.part(for: ["open Home()"], beyond: "struct Home {}").lines.isEmpty)
  }

  @Test func namesAreThoseOfTheTopLevel() {
    #expect(Self.support.names == ["Product", "Category", "Basket", "Route", "home"])
  }
}
