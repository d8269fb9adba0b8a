import HandbookModel
import HandbookSnippets
import Testing

/// What a document's `since` says, held against what its code uses and asks for.
struct AvailabilityTests {
  /// A view whose body is shown, with a modifier of iOS 17, in a document since iOS 16.
  private static func view(_ body: String) -> String {
    """
    struct Item: Hashable {}
    struct Home: View {
      @State private var item: Item?
      var body: some View {
        \(body)
      }
    }
    """
  }
  private static let new = "Text(\"a\").navigationDestination(item: $item) { _ in Text(\"b\") }"
  private static let error =
    "'navigationDestination(item:destination:)' needs iOS 17, but the document says iOS 16"

  @Test(arguments: [
    ("nothing asked", view(new), [error]),
    ("asked", view("if #available(iOS 17, *) { \(new) }"), []),
    ("asked for an older system", view("if #available(iOS 15, *) { \(new) }"), [error]),
    ("asked of another platform", view("if #available(macOS 14, *) { \(new) }"), [error]),
    ("of both", view("if #available(macOS 14, iOS 17.0, *) { \(new) }"), []),
    ("the other branch", view("if #available(iOS 17, *) { Text(\"a\") } else { \(new) }"), [error]),
    ("unavailable", view("if #unavailable(iOS 17) { Text(\"a\") } else { \(new) }"), []),
    (
      "unavailable, and more", view("if #unavailable(iOS 17), item == nil { Text(\"a\") } else { \(new) }"),
      [error]
    ),
    ("in the branch of the old", view("if #unavailable(iOS 17) { \(new) }"), [error]),
    ("in one of two", view("VStack { if #available(iOS 17, *) { Text(\"a\") }; \(new) }"), [error]),
    (
      "on the type",
      "@available(iOS 17, *)\n" + view(new).replacing("struct Item", with: "struct Old {}\nstruct Item"),
      [error]
    ),
    (
      "on the view",
      view(new).replacing("struct Home", with: "@available(iOS 17, *) struct Home"), []
    ),
    (
      "introduced", view(new).replacing("struct Home", with: "@available(iOS, introduced: 17) struct Home"),
      []
    ),
    (
      "after a guard",
      """
      struct Item: Hashable {}
      func row(_ item: Binding<Item?>) -> AnyView {
        guard #available(iOS 17, *) else { return AnyView(Text("a")) }
        return AnyView(Text("a").navigationDestination(item: item) { _ in Text("b") })
      }
      """, []
    ),
    (
      "after a guard for less",
      """
      struct Item: Hashable {}
      func row(_ item: Binding<Item?>) -> AnyView {
        guard #available(iOS 15, *) else { return AnyView(Text("a")) }
        return AnyView(Text("a").navigationDestination(item: item) { _ in Text("b") })
      }
      """, [error]
    ),
    (
      "a view of the snippet for newer systems",
      """
      @available(iOS 17, *) struct New: View { var body: some View { Text("a") } }
      struct Home: View { var body: some View { New() } }
      """, ["'New' needs iOS 17, but the document says iOS 16"]
    ),
    (
      "the same, asked for",
      """
      @available(iOS 17, *) struct New: View { var body: some View { Text("a") } }
      struct Home: View { var body: some View { if #available(iOS 17, *) { New() } else { Text("b") } } }
      """, []
    ),
    (
      "in a later condition",
      """
      func isNew() { if #available(iOS 17, *), let tip = make() { print(tip) } }
      @available(iOS 17, *) func make() -> Int? { 1 }
      """, []
    ),
    (
      "in a loop",
      """
      func wait() { while #available(iOS 17, *) { step() } }
      @available(iOS 17, *) func step() {}
      """, []
    ),
    (
      "a macro of Swift", "@Observable final class Store { var count = 0 }",
      ["'Observable' needs iOS 17, but the document says iOS 16"]
    ),
    (
      "a macro of Foundation", "let isBig = #Predicate<Int> { $0 > 9 }",
      ["'Predicate' needs iOS 17, but the document says iOS 16"]
    ),
    (
      "a module of the toolchain", "import Synchronization\nlet count = Mutex(1)",
      ["'Mutex' needs iOS 18, but the document says iOS 16"]
    ),
    (
      "a case of UIKit", "let mode = UINavigationItem.LargeTitleDisplayMode.inline",
      ["'inline' needs iOS 17, but the document says iOS 16"]
    ),
    (
      "a property of WebKit", "import WebKit\nlet isChecked = WKWebView().isInspectable",
      ["'isInspectable' needs iOS 16.4, but the document says iOS 16"]
    ),
    (
      "a stored property", "struct Item { @available(iOS 18, *) var count = 0 }",
      ["'count' needs iOS 18, but the document says iOS 16"]
    ),
    (
      "a stored property that watches itself",
      "final class Item { @available(iOS 99, *) var count = 0 { didSet { print(count) } } }",
      ["'count' needs iOS 99, but the document says iOS 16"]
    ),
    (
      "a case that carries something", "enum Route { case home; @available(iOS 18, *) case item(Int) }",
      ["'item' needs iOS 18, but the document says iOS 16"]
    ),
    (
      "a computed property, a case, a static property and a property of a newer type",
      """
      struct Item {
        @available(iOS 18, *) var count: Int { 0 }
        @available(iOS 18, *) static let none = 0
      }
      enum Route { @available(iOS 18, *) case item }
      @available(iOS 18, *) struct New { @available(iOS 18, *) var count = 0 }
      """, []
    ),
  ])
  func newerThanSince(name: String, code: String, said: [String]) async throws {
    let reports = try await check(["a.md": document(code, head: "since: iOS 16\n")])
    #expect(reports.diagnostics.map(\.message) == said)
  }
}
