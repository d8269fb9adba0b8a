/// Declarations and values that do not fit their types.
let wrongTypes: [Mistake] = [
  Mistake(
    "not hashable destination",
    """
    struct Item { var id = 1 }

    struct Screen: View {
      var body: some View {
        NavigationLink("Tea", value: Item())
      }
    }
    """,
    said: """
      10:5 error: initializer 'init(_:value:)' requires that 'Item' conform to 'Hashable' [SnippetDoesNotCompile]
      """),
  Mistake(
    "not identifiable in a list",
    """
    struct Item { var name = "" }

    struct Screen: View {
      let items: [Item]
      var body: some View {
        List(items) { item in Text(item.name) }
      }
    }
    """,
    said: """
      11:5 error: initializer 'init(_:rowContent:)' requires that 'Item' conform to 'Identifiable' [SnippetDoesNotCompile]
      """),
  Mistake(
    "missing body",
    """
    struct Screen: View {
      let title: String
    }
    """,
    said: """
      6:8 error: view 'Screen' has no 'body' [SnippetDoesNotCompile]
      """),
  Mistake(
    "two bodies",
    """
    struct Screen: View {
      var body: some View { Text("a") }
      var body: some View { Text("b") }
    }
    """,
    said: """
      6:8 error: type 'Screen' does not conform to protocol 'View' [SnippetDoesNotCompile]
        7:7 note: matching requirement 'body' to this declaration inferred associated type to 'some View'
        8:7 note: matching requirement 'body' to this declaration inferred associated type to 'some View'
      8:7 error: invalid redeclaration of 'body' [SnippetDoesNotCompile]
        7:7 note: 'body' previously declared here
      """),
  Mistake(
    "protocol requirement not met",
    """
    protocol Coordinator { func start() }

    struct Home: Coordinator {}
    """,
    said: """
      8:8 error: type 'Home' does not conform to protocol 'Coordinator': protocol requires function 'start()' with type '() -> ()' [SnippetDoesNotCompile]
        8:8 note: add stubs for conformance
        6:29 note: protocol requires function 'start()' with type '() -> ()'
      """),
  Mistake(
    "private member of another type",
    """
    struct Router { private var path: [Int] = [] }

    func reset(_ router: Router) { print(router.path) }
    """,
    said: """
      8:45 error: 'path' is inaccessible due to 'private' protection level [SnippetDoesNotCompile]
        6:29 note: 'path' declared here
      """),
  Mistake(
    "wrong type of state",
    """
    struct Screen: View {
      @State private var count: Int = "0"
      var body: some View { Text("a") }
    }
    """,
    said: """
      7:35 error: cannot convert value of type 'String' to specified type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "optional used as a value",
    """
    let number: Int? = 1
    let sum: Int = number + 1
    """,
    said: """
      7:16 error: value of optional type 'Int?' must be unwrapped to a value of type 'Int' [SnippetDoesNotCompile]
        7:16 note: coalesce using '??' to provide a default when the optional value contains 'nil'
        7:16 note: force-unwrap using '!' to abort execution if the optional value contains 'nil'
      """),
  Mistake(
    "bindable of a value",
    """
    struct Screen: View {
      @Bindable var count: Int
      var body: some View { Text("a") }
    }
    """,
    said: """
      7:4 error: 'init(wrappedValue:)' is unavailable: The wrapped value must be an object that conforms to Observable [SnippetDoesNotCompile]
      """),
  Mistake(
    "assigning a constant",
    """
    struct Counter {
      let count = 0
      mutating func add() { count += 1 }
    }
    """,
    said: """
      8:31 error: left side of mutating operator isn't mutable: 'count' is a 'let' constant [SnippetDoesNotCompile]
        7:3 note: change 'let' to 'var' to make it mutable
      """),
  Mistake(
    "mutating an immutable self",
    """
    struct Screen: View {
      var count = 0
      var body: some View {
        Button("Add") { count += 1 }
      }
    }
    """,
    said: """
      9:21 error: a view cannot change its plain property 'count'; what changes is kept in '@State', or in a '@Binding' to it [SnippetDoesNotCompile]
        help: Did you mean '@State private var count'?
      """),
  Mistake(
    "view returned from nothing",
    """
    func title() -> some View {
    }
    """,
    said: """
      6:6 error: function declares an opaque return type, but has no return statements in its body from which to infer an underlying type [SnippetDoesNotCompile]
      """),
  Mistake(
    "await outside of async",
    """
    func reload() async {}

    func refresh() {
      await reload()
    }
    """,
    said: """
      9:9 error: 'async' call in a function that does not support concurrency [SnippetDoesNotCompile]
        8:6 note: add 'async' to function 'refresh()' to make it asynchronous
      """),
  Mistake(
    "switch not exhaustive",
    """
    enum Route { case home, detail }

    func title(of route: Route) -> String {
      switch route {
      case .home: "Home"
      }
    }
    """,
    said: """
      9:3 error: this 'switch' lacks '.detail' [SnippetDoesNotCompile]
      """),
  Mistake(
    "missing dollar beside another path",
    """
    struct Mixed: View {
      @State private var path = NavigationPath()
      var body: some View { NavigationStack(path: path) { Text("a") } }
    }

    struct Typed: View {
      @State private var path: [Route] = []
      var body: some View { NavigationStack(path: $path) { Text("a") } }
    }
    """,
    said: """
      8:47 error: cannot convert value 'path' of type 'NavigationPath' to expected type 'Binding<NavigationPath>', use wrapper instead [SnippetDoesNotCompile]
        help: Did you mean '$path'?
      """),
  Mistake(
    "missing metatype of an invented type",
    """
    HomeScreen()
      .navigationDestination(for: Route) { route in
        RouteScreen(route: route)
      }
    """,
    said: """
      7:31 error: 'Route' is a type, which needs '.self' here [SnippetDoesNotCompile]
        help: Did you mean 'Route.self'?
      """),
  Mistake(
    "misspelt modifier over two lines of an invented view",
    """
    struct Player: View {
      var body: some View {
        FullPlayer()
          .transitino(.move(edge: .bottom))
      }
    }
    """,
    said: """
      9:8 error: value of type 'FullPlayer' has no member 'transitino' [SnippetDoesNotCompile]
        help: Did you mean 'transition'?
      """),
]
