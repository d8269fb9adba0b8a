import HandbookModel
import Testing

/// What is said of the names in code that is not the handbook's own: what readers are shown, and what they must not be.
@Suite struct WordTests {
  /// Code, and of some of its names what is said: `name → declaration`, then, where they are told, `@line`, the module
  /// and the type it is a member of, or what it was invented as; `?` where nothing is known. A name that stands there
  /// several times is asked for as `name#2`.
  static let cases: [(code: String, said: [String])] = [
    (
      """
      let order = try await store.fetchOrder(id: orderID)
      guard let customer = order.customer else { return }
      for item in order.items where item.quantity > 0 { print(item.price) }
      onFinish(customer.name)
      """,
      [
        "order → let order @1", "store → store (value)", "fetchOrder → fetchOrder(id:) (member)",
        "id → fetchOrder(id:) (member)", "orderID → orderID (value of whatever type fits)",
        "customer → let customer @2", "customer#2 → customer (member)", "item → let item @3",
        "items → items (member)", "quantity → quantity: Int (member)", "onFinish → onFinish(_:) (function)",
      ]
    ),
    (
      """
      NavigationStack(path: $model.path) {
        List(model.recipes) { recipe in Card(recipe: recipe, isFavorite: $model.favorites[recipe.id]) }
      }
      .task { for await value in stream { print(value) } }
      """,
      [
        "$model → $model (binding)", "recipe → recipe @2", "Card → Card (view)",
        "recipe#2 → Card (view)", "isFavorite → Card (view)", "favorites → favorites (member)",
        "stream → stream (value)",
      ]
    ),
    (
      """
      struct Trip {
        var stops: [Stop]
        struct Stop { var name: String; var arrival: Date?; static let home = Stop(name: "Home", arrival: nil) }
        enum Kind: String, CaseIterable { case train, car }
        mutating func add(_ stop: Stop) { stops.append(stop) }
      }
      extension Array where Element == Trip { var names: [String] { flatMap(\\.stops).map(\\.name) } }
      var trip = Trip(stops: [])
      trip.add(.init(name: "Office", arrival: .now))
      let sorted = trip.stops.sorted { $0.name < $1.name }
      let kinds = Trip.Kind.allCases.map(\\.rawValue)
      let kind = Trip.Kind(rawValue: "car")
      """,
      [
        "Element → Element Swift.Array", "Trip#3 → struct Trip @1", "Stop#3 → struct Stop @3",
        "name#2 → var name: String @3", "init → init(name: String, arrival: Date?) @3",
        "name#4 → var name: String @3", "$0 → $0: Trip.Stop", "sorted → let sorted: [Trip.Stop] @10",
        "allCases → static var allCases: [Trip.Kind] @4", "rawValue → var rawValue: String @4",
        "kind → let kind: Trip.Kind? @12",
      ]
    ),
    (
      """
      struct Stack<Element: Hashable> {
        var items: [Element] = []
        func map<T: Hashable>(_ transform: (Element) -> T) -> Stack<T> {
          var result = Stack<T>()
          for item in items { let changed = transform(item); result.items.append(changed) }
          return result
        }
      }
      extension Stack { func last() -> Element? { let found = items.last; return found } }
      protocol Repository<Item> { associatedtype Item: Identifiable; var items: [Item] { get } }
      extension Repository {
        func find(_ id: Item.ID) -> Item? { let match = items.first { $0.id == id }; return match }
      }
      func same(_ values: some Collection<Int>) { let copy = values; print(copy) }
      """,
      [
        "result → var result: Stack<T> @4", "item → let item: Element @5", "changed → let changed: T @5",
        "found → let found: Element? @9", "match → let match: Self.Item? @12",
        "Repository → protocol Repository<Item> @10", "copy → let copy @14", "$0 → ?",
      ]
    ),
    (
      """
      enum Failure: Error { case offline }
      struct Grid {
        var cells: [Int] = []
        subscript(row row: Int) -> Int { get { cells[row] } set { cells[row] = newValue } }
        func check() throws(Failure) {}
        func run() { do throws(Failure) { try check() } catch { print(error) } }
      }
      func last<C: Collection>(of values: C) { for value in values { print(value) } }
      func wait() async { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }
      let first = Grid()[row: 0]
      """,
      [
        "row#3 → row: Int @4", "newValue → newValue: Int @4", "Failure#3 → enum Failure: Error @1",
        "error → let error: Failure @6", "value → let value: C.Element @8",
        "done → done: CheckedContinuation<Void, Never> @9", "DispatchQueue → class DispatchQueue Dispatch",
        "row#5 → subscript(row row: Int) -> Int @4",
      ]
    ),
    (
      """
      struct Screen: View {
        var route: Route
        init(_ route: Route, tint: Color?) { self.route = route }
        var body: some View { Text("a") }
      }
      enum Route: Hashable { case home }
      struct Row: View { var route: Route?; var body: some View { Text("b") } }
      struct Home: View {
        func follow(_ url: URL) {}
        var body: some View {
          NavigationStack {
            Text("c").navigationDestination(for: Route.self) { Screen($0, tint: nil) }
          }
          .onOpenURL { follow($0) }
          .gesture(DragGesture().onChanged { print($0.translation) })
          .navigationDestination(item: .constant(nil as Route?)) { Row(route: $0) }
        }
      }
      """,
      ["$0 → $0: Route", "$0#2 → $0: URL", "$0#3 → $0: DragGesture.Value", "$0#4 → ?"]
    ),
    (
      """
      import SwiftUI
      @propertyWrapper struct Clamped { var wrappedValue: Int; var projectedValue: String { "" } }
      struct Counter: View {
        @Clamped var volume = 50
        @Binding var text: String
        var total = 0 { didSet { print(oldValue) } }
        var half: Double { get { 1 } set { total = Int(newValue) } }
        init(text: Binding<String>) { _text = text }
        var body: some View {
          SwiftUI.Text($volume)
        }
        func load() { do { try check() } catch { print(error) } }
        func check() throws {}
      }
      """,
      [
        "$volume → $volume @4", "_text → _text: Binding<String> @5", "oldValue → oldValue: Int @6",
        "newValue → newValue: Double @7", "SwiftUI#2 → import SwiftUI SwiftUI", "error → let error @12",
      ]
    ),
    (
      """
      import SwiftData
      import Combine
      @Model final class Note { var text = ""; init() {} }
      struct Bridge: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UINavigationController { UINavigationController() }
        func updateUIViewController(_ controller: UINavigationController, context: Context) {}
      }
      func load(_ url: URL, _ numbers: PassthroughSubject<Int, Never>) async throws {
        let (data, response) = try await URLSession.shared.data(from: url)
        print(data, (response as? HTTPURLResponse)?.statusCode ?? 0)
        print(numbers.removeDuplicates(), [1].filter { $0 > 1 }, URL.documentsDirectory)
      }
      """,
      [
        "Model → macro Model() SwiftData",
        "UIViewControllerRepresentable → @MainActor protocol UIViewControllerRepresentable: View where Self.Body == Never SwiftUI",
        "UINavigationController → @MainActor class UINavigationController UIKit",
        "URLSession → class URLSession Foundation",
        "data#2 → func data(from url: URL) async throws -> (Data, URLResponse) Foundation.URLSession",
        "statusCode → let statusCode: Int Foundation.HTTPURLResponse",
        "removeDuplicates → func removeDuplicates() -> some Publisher<Self.Output, Self.Failure> where Self.Output: Equatable Combine.Publisher",
        "filter → func filter(_ isIncluded: (Self.Element) throws -> Bool) rethrows -> [Self.Element] Swift.Sequence",
        "documentsDirectory → static var documentsDirectory: URL { get } Foundation.URL",
      ]
    ),
  ]

  @Test func areWhatTheyAreInAppsOfOthers() async throws {
    let documents = Dictionary(
      uniqueKeysWithValues: Self.cases.enumerated().map { ("case\($0).md", document($1.code)) })
    let reports = try await check(documents)
    for (index, item) in Self.cases.enumerated() {
      let path = "case\(index).md"
      #expect(reports.text(about: path) == "")
      let words = try #require(reports.reports[SnippetID(page: path, index: 0)]?.words)
      let names = Names(words, in: item.code)
      for said in item.said {
        let name = String(said.prefix { $0 != " " })
        #expect("\(name) → \(names[name])" == said)
      }
      let hidden = words.meanings.filter {
        $0.declaration.contains(/Invented|Headless|Snippet\d*\b|\b_(?!ChangedGesture)[A-Z]/)
      }
      #expect(hidden.map(\.declaration) == [], "names that the check made up are shown")
    }
  }

  /// A member's page stands below the type it extends, whichever module adds it.
  @Test func linksLeadBelowTheTypeThatIsExtended() async throws {
    let code = "import Combine\nprint(Timer.publish(every: 1, on: .main, in: .common))"
    let reports = try await check(["x.md": document(code)])
    let words = try #require(reports.reports[SnippetID(page: "x.md", index: 0)]?.words)
    let meaning = try #require(words.meanings.first { $0.declaration.contains("func publish") })
    #expect(meaning.api?.module == "Combine")
    #expect(meaning.documentedIn == "Foundation")
  }

  @Test(arguments: [("", ""), ("fails=\"missing return\"", ""), ("continues", "let a = 1\n//  ^? Int")])
  func questionsAreAnsweredInAllFences(info: String, code: String) async throws {
    var text = document("func first() -> Int { 1 }")
    let body = code.isEmpty ? "func second() -> Int { let sum = first() }" : code
    let question = code.isEmpty ? "\n//                         ^? Int" : ""
    text += "\n```swift continues \(info == "continues" ? "" : info)\n\(body)\(question)\n```\n"
    let reports = try await check(["x.md": text])
    let isRight = !info.isEmpty
    #expect(reports.diagnostics.isEmpty == isRight, "\(reports.text(about: "x.md"))")
    let answers = reports.reports[SnippetID(page: "x.md", index: 1)]?.types.map(\.text) ?? []
    #expect(answers == (isRight ? [code.isEmpty ? "sum: Int" : "a: Int"] : []))
  }

  @Test func whatIsNotCompiledHasNoTypes() async throws {
    let reports = try await check(["x.md": document("let a = 1\n//  ^?", info: "swift unchecked=\"why\"")])
    #expect(reports.text(about: "x.md").contains("'^?' points at no name"))
  }
}

/// What is said of each name of a snippet.
private struct Names {
  private let places: [(name: String, said: String)]

  init(_ words: Words, in code: String) {
    let lines = code.utf8.split(separator: 10, omittingEmptySubsequences: false)
    places = words.places.map { place in
      let text = lines[place.line - 1].dropFirst(place.column - 1).prefix(place.length)
      let name = String(decoding: Array(text), as: UTF8.self)
      guard let meaning = place.meaning.map({ words.meanings[$0] }) else { return (name, "?") }
      var said = meaning.declaration
      if let line = meaning.line { said += " @\(line)" }
      if let api = meaning.api { said += " \(api.module)" + (api.owner.map { ".\($0)" } ?? "") }
      if let kind = meaning.invented { said += " (\(kind))" }
      return (name, said)
    }
  }

  /// - Parameter name: `path`, or `path#2` for the second.
  subscript(name: String) -> String {
    let parts = name.split(separator: "#")
    let found = places.filter { $0.name == parts[0] }
    let index = parts.count > 1 ? Int(parts[1])! - 1 : 0
    return found.indices.contains(index) ? found[index].said : "not there"
  }
}
