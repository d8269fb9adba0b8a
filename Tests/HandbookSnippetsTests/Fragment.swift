/// Code as handbooks print it, which must pass as it is.
struct Fragment: Sendable {
  /// What it is, in words.
  var name: String
  var code: String
  /// `name: kind`, joined with commas: what had to be invented for it.
  var placeholders: String

  init(_ name: String, _ code: String, placeholders: String = "") {
    self.name = name
    self.code = code
    self.placeholders = placeholders
  }
}

/// Declarations.
let declarations: [Fragment] = [
  Fragment(
    "a view and its model",
    """
    struct CatalogTab: View {
      let products: [Product]
      var body: some View {
        List(products) { product in
          ProductRow(product: product)
        }
      }
    }
    """,
    placeholders: "Product: type, ProductRow: view"),
  Fragment(
    "two views",
    """
    struct A: View {
      var body: some View { B() }
    }

    struct B: View {
      var body: some View { C(model: model) }
    }
    """,
    placeholders: "C: view"),
  Fragment(
    "an app",
    """
    @main
    struct ShopApp: App {
      var body: some Scene {
        WindowGroup { ContentView() }
      }
    }
    """,
    placeholders: "ContentView: view"),
  Fragment(
    "an import",
    """
    import SwiftUI

    struct Screen: View {
      var body: some View { ... }
    }
    """),
  Fragment(
    "a function",
    """
    func start() async throws {
      let session = try await api.login(user: name)
      store.save(session)
    }
    """,
    placeholders: "api: value, name: value, store: value"),
  Fragment(
    "extensions of types that are not shown",
    """
    extension Product: Hashable, Codable {
      static func == (a: Product, b: Product) -> Bool { a.id == b.id }
      func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    extension Order: Identifiable {
      var id: String { number }
    }

    extension CartViewModel: Hashable {
      static func == (a: CartViewModel, b: CartViewModel) -> Bool { a === b }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    """,
    placeholders: "CartViewModel: model, Order: type, Product: type, number: value"),
  Fragment(
    "an enum and a switch over it",
    """
    enum Tab { case home, profile }

    switch tab {
    case .home: print("home")
    case .profile: print("profile")
    }
    """,
    placeholders: "tab: value"),
  Fragment(
    "a generic view",
    """
    struct Screen: View {
      @State private var selection: Tab = .home
      var body: some View {
        TabView(selection: $selection) {
          HomeView().tag(Tab.home)
          ProfileView().tag(Tab.profile)
        }
      }
    }
    """,
    placeholders: "HomeView: view, ProfileView: view, Tab: type"),
  Fragment(
    "a protocol by its use",
    """
    final class LiveRouter: RouterProtocol {
      func open() {}
    }
    """,
    placeholders: "RouterProtocol: protocol"),
  Fragment(
    "an environment key",
    """
    extension EnvironmentValues {
      @Entry var router: Router? = nil
    }
    """,
    placeholders: "Router: model"),
  Fragment(
    "a macro",
    """
    #Preview {
      CatalogTab()
    }
    """,
    placeholders: "CatalogTab: view"),
]

/// Members without their type.
let members: [Fragment] = [
  Fragment(
    "members without their type",
    #"""
    @State private var path = NavigationPath()
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      NavigationStack(path: $path) { CatalogList() }
    }
    """#,
    placeholders: "CatalogList: view"),
  Fragment(
    "only a body",
    """
    var body: some View {
      Text(title)
    }
    """,
    placeholders: "title: value"),
  Fragment(
    "a property and a method",
    """
    @Published var selection: Tab = .home

    func select(_ tab: Tab) {
      selection = tab
    }
    """,
    placeholders: "Tab: type"),
  Fragment(
    "a wrapper of an outside type",
    "@EnvironmentObject var router: Router",
    placeholders: "Router: model"),
  Fragment(
    "an observed object",
    "@StateObject private var viewModel = CatalogViewModel()",
    placeholders: "CatalogViewModel: model"),
]

/// Statements.
let statements: [Fragment] = [
  Fragment(
    "a guard",
    """
    guard let url = components.url else { return }
    open(url)
    """,
    placeholders: "components: value, open: function"),
  Fragment(
    "an await",
    """
    Task {
      await viewModel.load()
    }
    """,
    placeholders: "viewModel: value"),
  Fragment(
    "a loop",
    """
    for route in routes {
      path.append(route)
    }
    """,
    placeholders: "Route: type, path: value, routes: value"),
  Fragment(
    "a static let",
    """
    let router = Router.shared
    router.reset()
    """,
    placeholders: "Router: model"),
  Fragment(
    "a throwing load",
    """
    do {
      products = try await service.products()
    } catch {
      message = error.localizedDescription
    }
    """,
    placeholders: "message: value, products: value, service: value"),
  Fragment(
    "a closure",
    "let onBuy: (Product) -> Void = { product in cart.add(product) }",
    placeholders: "Product: type, cart: value"),
  Fragment(
    "a key path",
    #"let names = products.map(\.name)"#,
    placeholders: "Product: type, products: value"),
  Fragment(
    "a function of the app",
    """
    let total = sum(of: cart)
    print(total)
    """,
    placeholders: "sum: function"),
]

/// View-builder expressions.
let viewExpressions: [Fragment] = [
  Fragment(
    "a view expression",
    """
    NavigationStack {
      ProductList(products: products)
    }
    """,
    placeholders: "ProductList: view"),
  Fragment(
    "views in a row",
    """
    Text(product.name)
    Button("Buy") { cart.add(product) }
    """,
    placeholders: "cart: value, product: value"),
  Fragment(
    "a view with a binding",
    #"Toggle("Dark", isOn: $settings.isDark)"#,
    placeholders: "settingsBinding: value"),
  Fragment(
    "an if in a view",
    """
    if isLoggedIn {
      HomeView()
    } else {
      LoginView()
    }
    """,
    placeholders: "HomeView: view, LoginView: view, isLoggedIn: value"),
  Fragment(
    "a foreach",
    """
    ForEach(items) { item in
      NavigationLink(item.title, value: item)
    }
    """,
    placeholders: "Item: type, items: value"),
  Fragment(
    "a link list",
    """
    List {
      NavigationLink("Tea", value: Route.tea)
      NavigationLink("Coffee", value: Route.coffee)
    }
    """,
    placeholders: "Route: type"),
  Fragment(
    "old navigation",
    """
    NavigationLink(destination: DetailView(id: id)) {
      Label(title, systemImage: "star")
    }
    """,
    placeholders: "DetailView: view, title: value"),
  Fragment(
    "a modifier of the app",
    #"Text("a").cardStyle()"#,
    placeholders: "cardStyle: modifier"),
  Fragment(
    "a color of the app",
    #"Text("a").foregroundStyle(Color.brand)"#,
    placeholders: "Color.brand: member"),
  Fragment(
    "availability",
    """
    if #available(iOS 26, *) {
      Text("new")
    } else {
      LegacyView()
    }
    """,
    placeholders: "LegacyView: view"),
]

/// Chains whose first part is left out.
let chains: [Fragment] = [
  Fragment(
    "a chain",
    """
    .navigationDestination(for: Product.self) { product in
      ProductDetail(product: product)
    }
    """,
    placeholders: "Product: type, ProductDetail: view"),
  Fragment(
    "two chains",
    """
    .sheet(item: $selected) { item in
      DetailSheet(item: item)
    }
    .navigationTitle("Orders")
    """,
    placeholders: "DetailSheet: view, selectedBinding: value"),
  Fragment(
    "a chain over an elision",
    ".toolbar { ... }"),
  Fragment(
    "conditional compilation",
    """
    #if os(iOS)
    .navigationBarTitleDisplayMode(.inline)
    #endif
    """),
]

/// Several pieces of different shapes.
let mixtures: [Fragment] = [
  Fragment(
    "a type and its use",
    """
    struct Item: Identifiable, Hashable {
      let id: Int
    }

    NavigationLink(value: Item(id: 1)) { Text("Tea") }
    """),
  Fragment(
    "a property and its use",
    """
    @State private var isOpen = false

    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) { HelpView() }
    """,
    placeholders: "HelpView: view"),
]

/// Parts left out.
let elisions: [Fragment] = [
  Fragment(
    "a body left out after the members shown",
    """
    struct ScoreBoard: View {
      @State private var score = 0
      // ...
    }
    """),
  Fragment(
    "rows left out of a loop",
    """
    VStack {
      ForEach(orders) { order in
        // ... a long row
      }
    }
    """,
    placeholders: "Order: type, orders: value"),
  Fragment(
    "elided argument",
    "ProductRow(...)",
    placeholders: "ProductRow: view"),
  Fragment(
    "elided arguments after one",
    "ProductRow(product: product, ...)",
    placeholders: "ProductRow: view"),
  Fragment(
    "elided statements",
    """
    func load() async {
      ...
      products = await api.products()
      …
    }
    """,
    placeholders: "api: value, products: value"),
  Fragment(
    "elided members",
    """
    struct Screen: View {
      ...
      var body: some View { Text(title) }
      // ...
    }
    """,
    placeholders: "title: value"),
  Fragment(
    "elision in a comment",
    """
    VStack {
      // ...
    }
    """),
]

/// What is invented is read from how it is used.
let inferences: [Fragment] = [
  Fragment(
    "what a static function gives is read from where it goes",
    """
    @Observable
    class OrderSearch {
      var found: [Order] = []
      func search(_ query: String) async {
        found = await OrderService.orders(matching: query)
      }
    }
    """,
    placeholders: "Order: type, OrderService: model"),
  Fragment(
    "a binding of anything hashable",
    """
    ScrollView { Text(longText) }
      .scrollPosition(id: $position)
    """,
    placeholders: "longText: value, positionBinding: value"),
  Fragment(
    "a static function that gives several, or nothing",
    """
    Text("Home").onOpenURL { url in
      guard let routes = Route.parse(url) else { return }
      for route in routes { router.show(route) }
    }
    """,
    placeholders: "Route: type, router: value"),
  Fragment(
    "a phase beside a case",
    """
    Text("Done").phaseAnimator(Phase.allCases) { content, phase in
      content.scaleEffect(phase.scale)
    } animation: { phase in
      .spring(duration: phase == .initial ? 0.01 : 0.3)
    }
    """,
    placeholders: "Phase: enum, Phase.scale: member"),
  Fragment(
    "tabs with values",
    """
    TabView(selection: $area) {
      Tab("Home", systemImage: "house", value: .home) { HomeScreen() }
      Tab("Search", systemImage: "magnifyingglass", value: .search) { SearchScreen() }
    }
    """,
    placeholders: "HomeScreen: view, SearchScreen: view, areaBinding: value"),
  Fragment(
    "a stored enum",
    #"@AppStorage("tab") var tab: AppTab = .home"#, placeholders: "AppTab: enum"),
  Fragment(
    "a protocol of the snippet's own, followed elsewhere",
    """
    protocol OrderLoading {
      var count: Int { get }
      func load(_ id: String) async throws -> [String]
    }

    let loader: any OrderLoading = StubOrderLoader(orders: [])
    """,
    placeholders: "StubOrderLoader: model"),
  Fragment(
    "a publisher and what is made of it",
    """
    import Combine

    @Observable final class Search {
      var results: [String] = []
      private var cancellables = Set<AnyCancellable>()
      init(service: SearchService) {
        service.resultsPublisher
          .sink { [weak self] results in self?.results = results }
          .store(in: &cancellables)
      }
    }
    """,
    placeholders: "SearchService: model"),
  Fragment(
    "a result compared with a text",
    """
    import XCTest

    final class PriceTests: XCTestCase {
      func testFormat() {
        let result = PriceFormatter().format(42)
        XCTAssertEqual(result, "42.00")
      }
    }
    """,
    placeholders: "PriceFormatter: type"),
  Fragment(
    "a number guessed to be whole",
    "let tax = order.total * 0.19", placeholders: "order: value"),
  Fragment(
    "views of a layout in code",
    """
    imageView.topAnchor.constraint(
      equalTo: titleLabel.bottomAnchor, constant: 8
    ).isActive = true
    """,
    placeholders: "imageView: value, titleLabel: value"),
  Fragment(
    "a timer with a method",
    """
    class Poller: NSObject {
      var timer: Timer?
      func start() {
        timer = Timer.scheduledTimer(
          timeInterval: 5, target: self, selector: #selector(poll), userInfo: nil, repeats: true)
      }
      @objc func poll() {}
    }
    """),
  Fragment(
    "a widget's provider",
    """
    import WidgetKit

    struct TripWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "trip", provider: TripProvider()) { entry in
          TripView(entry: entry)
        }
      }
    }
    """,
    placeholders: "TripProvider: type, TripView: view"),
  Fragment(
    "a preview of a view controller",
    """
    #Preview {
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      return storyboard.instantiateInitialViewController()!
    }
    """),
  Fragment(
    "closures that throw or wait, given to what is not shown",
    """
    struct Editor: View {
      var body: some View {
        VStack {
          AsyncButton("Save") { try store.save() }
          RetryView { attempt in try await store.load(attempt) }
        }
      }
      func close() { perform { try store.close() } }
    }
    """,
    placeholders:
      "AsyncButton: view, RetryView: view, perform: function, store: value"),
  Fragment(
    "a loop over what comes later",
    """
    for await event in events() { handle(event) }
    for await update in store.updates { handle(update) }
    """,
    placeholders: "Event: type, Update: type, events: function, handle: function, store: value"),
  Fragment(
    "the publisher of a property of an object that is not shown",
    """
    let cancellable = model.$items.sink { items in print(items.count) }
    """,
    placeholders: "model: value"),
  Fragment(
    "bindings of elements of what is not shown",
    """
    ForEach($items) { $item in
      Toggle(item.name, isOn: $item.isDone)
    }
    """,
    placeholders: "itemsBinding: value"),
  Fragment(
    "an extension that uses members of the type it extends",
    """
    extension NavigationPath {
      mutating func popToRoot() { removeLast(count) }
    }
    """),
]

/// Several things in one fence.
let companies: [Fragment] = [
  Fragment(
    "a chain after a statement",
    """
    withAnimation { isOpen = true }

    // Or, for one value:
    .animation(.default, value: isOpen)
    """,
    placeholders: "isOpen: value"),
  Fragment(
    "a list of members and calls",
    """
    .smooth    // no bounce
    .snappy
    .spring(duration: 0.3, bounce: 0.2)
    """),
  Fragment(
    "one property in two ways",
    """
    // Fixed
    let columns = [GridItem(.fixed(80))]

    // Flexible
    let columns = [GridItem(.flexible()), GridItem(.flexible())]
    """),
  Fragment(
    "what a protocol asks for left out",
    """
    protocol Theme {
      var primary: Color { get }
      var secondary: Color { get }
      func radius(of level: Int) -> CGFloat
    }

    struct PlainTheme: Theme {
      let primary = Color.blue
      // ... the others alike
    }
    """),
  Fragment(
    "cases left out",
    """
    func name(of weight: Font.Weight) -> String {
      switch weight {
      case .bold: "Bold"
      // ...
      }
    }
    """),
]

/// Attributes that only interfaces of libraries need, and code that is left out where the compiler looks closely.
let libraries: [Fragment] = [
  Fragment(
    "attributes of libraries",
    """
    @inline(never) public func slow() {}
    @backDeployed(before: iOS 17) public func one() -> Int { 1 }
    @frozen public struct Point {
      @usableFromInline var x = 1
      @inlinable public func doubled() -> Int { x * 2 }
    }
    """),
  Fragment(
    "an initialiser whose end is left out",
    """
    struct Player {
      let name: String
      let score: Int
      init(name: String) {
        self.name = name
        // ...
      }
    }
    """),
  Fragment(
    "a guard whose way out is left out",
    """
    func show(_ id: Int?, of count: Int) -> Int {
      guard let id else { /* show an error */ }
      guard id < count else { ... }
      return id
    }
    """),
  Fragment(
    "a constant that is set where code is left out",
    """
    func total() -> Int {
      let sum: Int
      // ... add them up
      return sum
    }
    """),
  Fragment(
    "rows from a call",
    """
    List {
      ForEach(store.items(in: section)) { item in Row(item: item) }
    }
    """,
    placeholders: "Item: type, Row: view, store: value"),
  Fragment(
    "values that the language declares",
    """
    final class Settings {
      private var stored = 0
      var count: Int {
        get { stored }
        set { stored = newValue }
      }
      var name = "" { didSet { if name != oldValue { print(name) } } }
      func load() {
        do { _ = try String(contentsOfFile: "a", encoding: .utf8) } catch { print(error) }
      }
    }
    """),
  Fragment(
    "modifiers of the view itself",
    """
    extension View {
      func shopDestinations() -> some View {
        navigationDestination(for: Int.self) { Text("\\($0)") }
      }
    }
    """),
]

/// Code that resembles mistakes about what is shown, and is none.
let resemblances: [Fragment] = [
  Fragment(
    "a method that a view outside may have, too",
    """
    final class HomeViewModel { func reload() { } }
    extension ProfileView {
      func refresh() { reload() }
    }
    """,
    placeholders: "ProfileView: type, reload: function"),
  Fragment(
    "a method that the rest of a type may have",
    """
    struct Cart { func checkout() {} }
    struct CartView: View {
      // ...
      var body: some View { Button("Buy") { checkout() } }
    }
    """,
    placeholders: "checkout: function"),
  Fragment(
    "a value beside a type that has one of its name",
    """
    struct Row: View {
      let item: Item
      var body: some View { Text(item.name) }
    }
    struct Home: View {
      var body: some View { Row(item: item) }
    }
    """,
    placeholders: "Item: type, item: value"),
  Fragment(
    "code for another system, and for other builds",
    """
    #if os(macOS)
    let color = NSColor.windowBackgroundColor
    #else
    let color = UIColor.systemBackground
    #endif
    #if DEBUG
    let address = "http://localhost"
    #elseif STAGING
    let address = "https://staging.example.com"
    #else
    let address = "https://example.com"
    #endif
    func open() { load(address) }
    """,
    placeholders: "load: function"),
  Fragment(
    "a value that begins as one that is not shown",
    """
    func show() {
      let item = item.copy()
      print(item)
    }
    """,
    placeholders: "item: value"),
  Fragment(
    "constants that an enum without cases does not show",
    """
    enum Constants { static let inset = 8.0 }
    let height = Constants.rowHeight
    """,
    placeholders: "Constants.rowHeight: member"),
  Fragment(
    "selectors of methods that are exposed",
    """
    class Host: UIViewController {
      func setUp() { button.addTarget(self, action: #selector(tapped), for: .touchUpInside) }
      @objc func tapped() { router.push() }
    }
    """,
    placeholders: "button: value, router: value"),
  Fragment(
    "storages that are made",
    """
    struct EditView: View {
      @State private var title: String
      @Binding var isShown: Bool
      init(item: Item, isShown: Binding<Bool>) {
        _title = State(initialValue: item.title)
        _isShown = isShown
      }
      var body: some View { Text(title) }
    }
    """,
    placeholders: "Item: type"),
]
