/// Mistakes about what the snippet shows, beside what it does not.
let whatIsShown: [Mistake] = [
  Mistake(
    "a method of another type, called in an extension of a protocol",
    """
    struct Home { func makeTitle() -> String { "a" } }
    protocol Routable { var name: String { get } }
    extension Routable {
      func show() { print(makeTitle()) }
    }
    """,
    said: """
      9:23 error: cannot find 'makeTitle' in scope [SnippetDoesNotCompile]
      """),
  Mistake(
    "a property of another type, read in an extension of a protocol",
    """
    struct Home { var title = "a" }
    protocol Routable { var name: String { get } }
    extension Routable {
      func show() { print(title) }
    }
    """,
    said: """
      9:23 error: cannot find 'title' in scope [SnippetDoesNotCompile]
      """),
  Mistake(
    "a method of another type, called in a view that is shown whole",
    """
    struct Cart { func checkout() {} }
    struct CartView: View {
      var body: some View { Button("Buy") { checkout() } }
    }
    """,
    said: """
      8:41 error: cannot find 'checkout' in scope [SnippetDoesNotCompile]
      """),
  Mistake(
    "an instance's property in a static method, asked for what is not shown",
    """
    final class Router {
      static func push(_ route: Route) { path.append(route) }
      var path: [Route] = []
    }
    """,
    said: """
      7:38 error: instance member 'path' cannot be used on type 'Router' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a property that begins as a member of another",
    """
    struct EditView: View {
      let item: Item
      @State private var title = item.title
      var body: some View { TextField("Title", text: $title) }
    }
    """,
    said: """
      8:30 error: cannot use instance member 'item' within property initializer; property initializers run before 'self' is available [SnippetDoesNotCompile]
      """),
  Mistake(
    "a list of what is not shown, read before it is declared",
    """
    func show() {
      print(total)
      let total = items.count
      log(total)
    }
    """,
    said: """
      7:9 error: use of local variable 'total' before its declaration [SnippetDoesNotCompile]
        8:7 note: 'total' declared here
      """),
  Mistake(
    "a storage that is given what it holds",
    """
    struct EditView: View {
      let item: Item
      @State private var title: String
      init(item: Item) { self.item = item; _title = item.title }
      var body: some View { Text(title) }
    }
    """,
    said: """
      9:40 error: '_title' is a 'State', not what it holds [SnippetDoesNotCompile]
        help: Did you mean '_title = State(wrappedValue: item.title)'?
      """),
  Mistake(
    "a case that a route does not have",
    """
    enum Route: Hashable { case home, detail(Product) }
    func open(_ router: Router) {
      let next = Route.profile
      router.push(next)
    }
    """,
    said: """
      8:20 error: type 'Route' has no member 'profile' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a case that a route does not have, in its path",
    """
    enum Route: Hashable { case home, detail(Product) }
    struct Home: View {
      @State private var path: [Route] = []
      var body: some View { Button("a") { path.append(.settings) } }
    }
    """,
    said: """
      9:52 error: type 'Route' has no member 'settings' [SnippetDoesNotCompile]
      """),
  Mistake(
    "all cases of an enum that does not list them",
    """
    enum Area: String { case home, search }
    let areas = Area.allCases.map { makeTab($0) }
    """,
    said: """
      7:18 error: type 'Area' has no member 'allCases', which 'CaseIterable' would give it [SnippetDoesNotCompile]
        help: Did you mean 'Area: CaseIterable'?
      """),
  Mistake(
    "a case without its dot",
    """
    enum Area { case home, search }
    func open(_ router: Router) { let area: Area = home; router.select(area) }
    """,
    said: """
      7:48 error: cannot find 'home' in scope [SnippetDoesNotCompile]
        help: Did you mean '.home'?
      """),
  Mistake(
    "a case without its dot in a switch",
    """
    enum Area { case home, search }
    func title(of area: Area) -> String {
      switch area {
      case home: return store.title
      case .search: return "Search"
      }
    }
    """,
    said: """
      9:8 error: cannot find 'home' in scope [SnippetDoesNotCompile]
        help: Did you mean '.home'?
      """),
  Mistake(
    "a path that is not bound",
    """
    struct Home: View {
      @State private var path = [Route]()
      var body: some View { NavigationStack(path: path) { HomeView() } }
    }
    """,
    said: """
      8:47 error: cannot convert value 'path' of type '[Route]' to expected type 'Binding<[Route]>', use wrapper instead [SnippetDoesNotCompile]
        help: Did you mean '$path'?
      """),
  Mistake(
    "a number that is gone through",
    """
    struct Home: View {
      var body: some View { ForEach(items.count) { index in Row(items[index]) } }
    }
    """,
    said: """
      7:39 error: cannot convert value of type 'Int' to expected argument type 'Range<Int>' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a number of a store that is gone through",
    """
    struct Home: View {
      var body: some View { ForEach(store.itemCount) { index in Row(index) } }
    }
    """,
    said: """
      7:39 error: cannot convert value of type 'Int' to expected argument type 'Range<Int>' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a container's model without its label",
    """
    import SwiftData
    @main struct ShopApp: App {
      var body: some Scene { WindowGroup { HomeView() }.modelContainer(Trip.self) }
    }
    """,
    said: """
      8:68 error: missing argument label 'for:' in call [SnippetDoesNotCompile]
        help: Did you mean 'for:'?
      """),
  Mistake(
    "a query that never changes",
    """
    import SwiftData
    struct Trips: View {
      @Query let trips: [Trip]
      var body: some View { List(trips) { Row($0) } }
    }
    """,
    said: """
      8:3 error: @Query can only be applied to a 'var' (from macro 'Query ') [SnippetDoesNotCompile]
      """),
  Mistake(
    "a method of another language",
    """
    func find(_ items: [Item]) -> Item? { items.find { $0.id == store.id } }
    """,
    said: """
      6:45 error: value of type '[Item]' has no member 'find' [SnippetDoesNotCompile]
        help: Did you mean 'first(where:)'?
      """),
  Mistake(
    "a separator without its label",
    """
    func names(of items: [Item]) -> [String] { items.map { $0.name }.joined(",") }
    """,
    said: """
      6:66 warning: no guess about what is not shown fits: cannot convert return expression of type 'JoinedSequence<[String]>' to return type '[String]' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      6:73 error: missing argument label 'separator:' in call [SnippetDoesNotCompile]
      """),
  Mistake(
    "a selector of a method that is not exposed",
    """
    class Host: UIViewController {
      func setUp() { button.addTarget(self, action: #selector(tapped), for: .touchUpInside) }
      func tapped() { router.push(.detail) }
    }
    """,
    said: """
      7:59 error: argument of '#selector' refers to 'tapped', which is not exposed to Objective-C [SnippetDoesNotCompile]
        help: Did you mean '@objc func tapped'?
      """),
  Mistake(
    "an assertion that XCTest does not have",
    """
    import XCTest
    final class RouterTests: XCTestCase {
      func testOpens() { XCTAssertEquals(router.path.count, 1) }
    }
    """,
    said: """
      8:22 error: cannot find 'XCTAssertEquals' in scope [SnippetDoesNotCompile]
        help: Did you mean 'XCTAssertEqual'?
      """),
  Mistake(
    "a mistake in what is built without DEBUG",
    """
    struct Home: View {
      var body: some View {
        List(items) { Row(item: $0) }
        #if !DEBUG
          .refreshible { await store.load() }
        #endif
      }
    }
    """,
    said: """
      10:8 error: value of type 'List<Never, ForEach<[Item], String, Row>>' has no member 'refreshible' [SnippetDoesNotCompile]
        help: Did you mean 'refreshable'?
      """),
  Mistake(
    "a mistake on either side of a flag",
    """
    #if NEW_CHECKOUT
    func checkout() -> Int { "text" }
    #else
    func checkout() -> Int { true }
    #endif
    """,
    said: """
      7:26 error: cannot convert return expression of type 'String' to return type 'Int' [SnippetDoesNotCompile]
      9:26 error: cannot convert return expression of type 'Bool' to return type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a mistake on one of three sides",
    """
    #if STAGING
    let port = 80
    #elseif LOCAL
    let port: Int = "8080"
    #else
    let port = 443
    #endif
    """,
    said: """
      9:17 error: cannot convert value of type 'String' to specified type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a mistake that only the simulator builds",
    """
    #if targetEnvironment(simulator)
    let port: Int = "8080"
    #else
    let port: Int = 80
    #endif
    """,
    said: """
      7:17 error: cannot convert value of type 'String' to specified type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a call without its arguments",
    """
    Text(...).padding()
    """,
    said: """
      5:4 warning: snippet leaves out what it gives to 'Text(...)' [UnverifiedSnippet]
        help: Write arguments, as the compiler needs them, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a mistake beside a call without its arguments",
    """
    struct Counter: View {
      @State private var count = 1
      var body: some View {
        Button(...) { count = "two" }
      }
    }
    """,
    said: """
      9:27 error: cannot assign value of type 'String' to type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a misspelt modifier without its arguments",
    """
    Text("Tea").navigationTitel(...)
    """,
    said: """
      6:13 error: value of type 'Text' has no member 'navigationTitel' [SnippetDoesNotCompile]
        help: Did you mean 'navigationTitle'?
      """),
  Mistake(
    "a misspelt case where only cases are shown",
    """
    case home, settings
    var title: String {
      switch self {
      case .hoem: "Home"
      default: "Other"
      }
    }
    """,
    said: """
      9:9 error: type 'Self' has no member 'hoem' [SnippetDoesNotCompile]
        help: Did you mean '.home'?
      """),
  Mistake(
    "a misspelt label of a list's own subscript",
    """
    let names = ["Ann"]
    print(names[saef: 1])
    """,
    said: """
      7:12 error: extraneous argument label 'saef:' in subscript [SnippetDoesNotCompile]
      """),
  Mistake(
    "a mistake where an iPhone has the framework",
    """
    #if canImport(ARKit) && !canImport(AppKit)
    struct Scanner: View { var body: some View { Txet("Scan") } }
    #endif
    #if canImport(FoundationNetworking)
    let port: Int = "8080"
    #endif
    """,
    said: """
      7:46 error: cannot find 'Txet' in scope [SnippetDoesNotCompile]
        help: Did you mean 'Text'?
      """),
  Mistake(
    "a branch for another system that nobody can read",
    """
    #if os(macOS)
    func open( {
    #else
    func open() { store.open() }
    #endif
    """,
    said: """
      7:12 error: expected parameter name followed by ':' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a preview of a view that is shown in one way",
    """
    struct Detail: View {
      let product: Product
      var body: some View { Text(product.name) }
    }
    #Preview {
      Detail(item: .sample)
    }
    """,
    said: """
      11:9 error: incorrect argument label in call (have 'item:', expected 'product:') [SnippetDoesNotCompile]
      """),
  Mistake(
    "a contract whose member is not among those that are shown",
    """
    struct Version: Comparable {
      let major: Int
    }
    """,
    said: """
      6:8 error: type 'Version' does not conform to protocol 'Comparable': protocol requires function '<' with type '(Version, Version) -> Bool' [SnippetDoesNotCompile]
        6:8 note: automatic synthesis of 'Comparable' is not supported for struct declarations
        6:8 note: add stubs for conformance
      """),
  Mistake(
    "a static member of a view, asked of one of it",
    """
    struct Badge: View {
      static let limit = 9
      var body: some View { Text("\\(limit)") }
    }
    """,
    said: """
      8:33 error: static member 'limit' cannot be used on instance of type 'Badge' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a property that a struct of the same snippet does not have",
    """
    struct Genre: Hashable {
      let name: String
    }

    struct GenrePage: View {
      let genre: Genre

      var body: some View {
        GenreArtwork(genre: genre)
          .navigationTitle(genre.title)
      }
    }
    """,
    said: """
      15:30 error: value of type 'Genre' has no member 'title' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a method that a class of the same snippet does not have",
    """
    final class Player {
      var rate = 1.0
      func play() {}
    }

    struct GenrePage: View {
      let player: Player

      var body: some View {
        Button("Go") { player.start() }
      }
    }
    """,
    said: """
      15:27 error: value of type 'Player' has no member 'start' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a view that is declared twice",
    """
    struct ProfileView: View {
      var body: some View { Text("Profile") }
    }
    struct ProfileView: View {
      var body: some View { Text("Other") }
    }
    """,
    said: """
      9:8 error: invalid redeclaration of 'ProfileView' [SnippetDoesNotCompile]
        6:8 note: 'ProfileView' previously declared here
      """),
  Mistake(
    "a property that is declared twice",
    """
    @State private var path: [Route] = []
    @State private var path = NavigationPath()

    var body: some View { NavigationStack(path: $path) { Text("Home") } }
    """,
    said: """
      7:20 error: invalid redeclaration of 'path' [SnippetDoesNotCompile]
        6:20 note: 'path' previously declared here
      """),
]
