/// Wrong code in kinds that passed, or of which an author read something else than the cause.
let knownAllTheSame: [Mistake] = [
  Mistake(
    "what a generic type of the program holds, taken for a number",
    """
    struct Box<T> { var value: T }
    let box = Box<User>(value: user)
    let n: Int = box.value
    """,
    said: """
      8:18 error: cannot convert value of type 'User' to specified type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an element by its number, returned as a number",
    """
    func f(_ users: [User]) -> Int { let first = users[0]; return first }
    """,
    said: """
      6:63 error: cannot convert return expression of type 'User' to return type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "what a bound row shows given to the view of another",
    """
    struct OrderRow: View { let order: Order; var body: some View { Text(order.name) } }
    struct A: View { @State private var users: [User] = []; var body: some View { List { ForEach($users) { $user in OrderRow(order: user) } } } }
    """,
    said: """
      7:129 error: cannot convert value of type 'User' to expected argument type 'Order' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a number of names where names are asked for",
    """
    func f(_ users: [User]) -> [String] { users.map { $0.name }.count }
    """,
    said: """
      6:61 error: cannot convert return expression of type 'Int' to return type '[String]' [SnippetDoesNotCompile]
      """),
  Mistake(
    "names that are to be true",
    """
    func f(_ users: [User]) -> Bool { users.allSatisfy { $0.name } }
    """,
    said: """
      6:57 error: cannot convert value of type 'String' to closure result type 'Bool' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a sum of users",
    """
    func f(_ users: [User]) -> Int { users.sum() }
    """,
    said: """
      6:40 error: value of type '[User]' has no member 'sum' [SnippetDoesNotCompile]
        help: Did you mean 'reduce(0, +)'?
      """),
  Mistake(
    "a list that is taken for its publisher",
    """
    class HomeViewModel { @Published var items: [Item] = []; func bind() { items.sink { print($0) } } }
    """,
    said: """
      6:72 error: referencing instance method 'sink(receiveValue:)' requires wrapper 'Published<[Item]>.Publisher' [SnippetDoesNotCompile]
        help: Did you mean '$items'?
      """),
  Mistake(
    "a list that was never published, taken for a publisher",
    """
    class HomeViewModel { var items: [Item] = []; func bind() { items.sink { print($0) } } }
    """,
    said: """
      6:67 error: value of type '[Item]' has no member 'sink' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a model of the main actor from nowhere",
    """
    @MainActor final class Router { var path: [Route] = []; func reset() { path = [] } }
    func clear(_ router: Router) async { router.reset() }
    """,
    said: """
      7:45 error: main actor-isolated instance method 'reset()' cannot be called from outside of the actor without 'await' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a text among views",
    """
    struct Screen: View {
      let product: Product
      var body: some View {
        let title = product.name
        title.uppercased()
        Text(title)
      }
    }
    """,
    said: """
      10:5 error: an expression of type 'String' is not a 'View' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a number for a selection",
    """
    struct A: View {
      let items: [Item]
      var body: some View { List(items, id: \\.self, selection: 3) { Text($0.name) } }
    }
    """,
    said: """
      8:60 error: 'selection:' takes a binding, not '3' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a guard without its return",
    """
    func route(for url: URL) -> Route? { guard let host = url.host else { nil }; return parse(host) }
    """,
    said: """
      6:71 error: 'nil' stands alone here; 'return' is missing before it [SnippetDoesNotCompile]
      """),
  Mistake(
    "a class made as if it were a struct",
    """
    final class Cart { var lines: [Line] = [] }
    let cart = Cart(lines: [])
    """,
    said: """
      7:24 error: argument passed to call that takes no arguments [SnippetDoesNotCompile]
      """),
  Mistake(
    "an entry without a default",
    """
    extension EnvironmentValues { @Entry var router: Router }
    """,
    said: """
      6:42 error: the '@Entry' 'router' has no default value [SnippetDoesNotCompile]
      """),
  Mistake(
    "a missing return beside lines",
    """
    func total(of lines: [Line]) -> Double {
      let sum = lines.reduce(0.0) { $0 + $1.price }
    }
    """,
    said: """
      8:1 error: missing return in global function expected to return 'Double' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a form of SwiftUI's without its content",
    """
    struct A: View {
      let form: Form
      var body: some View { Form { Text("a") } }
    }
    """,
    said: """
      7:13 error: reference to generic type 'Form' requires arguments in <...> [SnippetDoesNotCompile]
      """),
  Mistake(
    "a store of the program's own that is no object, for the environment",
    """
    struct Store { var count = 0 }
    struct A: View { var body: some View { HomeView().environment(store) } }
    """,
    said: """
      7:51 error: instance method 'environment' requires that 'Store' be a class type [SnippetDoesNotCompile]
      7:51 error: instance method 'environment' requires that 'Store' conform to 'Observable' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an observable class made as if it were a struct",
    """
    @Observable final class Router { var path: [Route] = [] }
    let router = Router(path: [.home])
    """,
    said: """
      7:27 error: argument passed to call that takes no arguments [SnippetDoesNotCompile]
      7:29 error: reference to member 'home' cannot be resolved without a contextual type [SnippetDoesNotCompile]
      """),
  Mistake(
    "a number of what is looked at, for each",
    """
    struct A: View {
      let users: [User]
      var body: some View { ForEach(store.itemCount) { index in Text("\\(index)") } }
    }
    """,
    said: """
      8:39 error: cannot convert value of type 'Int' to expected argument type 'Range<Int>' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an optional that a guard has unwrapped, asked as if it were one",
    """
    func f(_ user: User?) -> String {
      guard let user else { return "" }
      return user?.name ?? ""
    }
    """,
    said: """
      8:14 error: cannot use optional chaining on non-optional value of type 'User' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a mistake where four flags hold",
    """
    #if STAGING && LOGS && TRACES && MOCKS
    let port: Int = "8080"
    #else
    let port: Int = 80
    #endif
    """,
    said: """
      7:17 error: cannot convert value of type 'String' to specified type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a mistake for all but Catalyst",
    """
    #if os(iOS) && !targetEnvironment(macCatalyst)
    let port: Int = "8080"
    #endif
    """,
    said: """
      7:17 error: cannot convert value of type 'String' to specified type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a set of numbers of names",
    """
    let ids: Set<Int> = products.map(\\.name)
    """,
    said: """
      6:30 error: cannot convert value of type '[T]' to specified type 'Set<Int>' [SnippetDoesNotCompile]
      """),
  Mistake(
    "what one of two functions of a name gives, taken for a number",
    """
    func find(_ id: Int) -> Item { store.item(id) }
    func find(_ name: String) -> [Item] { store.items(name) }
    func f() {
      let item = find(3)
      let n: Int = item
      print(n)
    }
    """,
    said: """
      10:16 error: cannot convert value of type 'Item' to specified type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "any of several, as if there always were one",
    """
    func f(_ users: [User]) -> String { users.randomElement().name }
    """,
    said: """
      6:57 error: value of optional type 'User?' must be unwrapped to refer to member 'name' of wrapped base type 'User' [SnippetDoesNotCompile]
        6:57 note: chain the optional using '?' to access member 'name' only for non-'nil' base values
        6:57 note: force-unwrap using '!' to abort execution if the optional value contains 'nil'
      """),
  Mistake(
    "a case for others that carries what they cannot see",
    """
    struct Item { let id: Int }
    public enum Route { case home, detail(Item) }
    """,
    said: """
      7:39 error: this declaration is public, but 'Item' in its signature is internal [SnippetDoesNotCompile]
      """),
  Mistake(
    "a method of an extension, called on its type",
    """
    extension Router { func reset() { path = [] } }
    func f() { Router.reset() }
    """,
    said: """
      7:12 error: instance member 'reset' cannot be used on type 'Router'; did you mean to use a value of this type instead? [SnippetDoesNotCompile]
      """),
  Mistake(
    "the first of shuffled users, as if there always were one",
    """
    func f(_ users: [User]) -> String { users.shuffled().first.name }
    """,
    said: """
      6:54 error: value of optional type 'User?' must be unwrapped to refer to member 'name' of wrapped base type 'User' [SnippetDoesNotCompile]
        6:54 note: chain the optional using '?' to access member 'name' only for non-'nil' base values
        6:54 note: force-unwrap using '!' to abort execution if the optional value contains 'nil'
      """),
  Mistake(
    "a number of whether there are users",
    """
    func f(_ users: [User]) -> Int { users.isEmpty.count }
    """,
    said: """
      6:48 error: value of type 'Bool' has no member 'count' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a mistake for one of two systems",
    """
    #if os(iOS) || os(visionOS)
    let port: Int = "8080"
    #endif
    """,
    said: """
      7:17 error: cannot convert value of type 'String' to specified type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a value of an actor that nobody shows, without await",
    """
    actor Counter { var value = 0 }
    func show() { print(counter.value) }
    """,
    said: """
      7:29 error: actor-isolated property 'value' can not be referenced from the main actor [SnippetDoesNotCompile]
        6:21 note: property declared here
      """),
  Mistake(
    "one of the first three, taken for a number",
    """
    func f(_ users: [User]) {
      for user in users.prefix(3) { let n: Int = user; print(n) }
    }
    """,
    said: """
      7:46 error: cannot convert value of type 'User' to specified type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a line of a cart for others that carries what they cannot see",
    """
    struct Item { let id: Int }
    public struct Cart { public struct Line { public var item: Item } }
    """,
    said: """
      7:60 error: this declaration is public, but 'Item' in its signature is internal [SnippetDoesNotCompile]
      """),
  Mistake(
    "what others read and cannot see, set by nobody else",
    """
    struct Item { let id: Int }
    public struct Cart { private(set) public var item: Item }
    """,
    said: """
      7:52 error: this declaration is public, but 'Item' in its signature is internal [SnippetDoesNotCompile]
      """),
  Mistake(
    "equality that is a text, of a type that is not shown",
    """
    extension Product {
      static func == (a: Product, b: Product) -> String { "" }
    }
    """,
    said: """
      7:46 error: '==' of two 'Product' gives 'Bool', not 'String' [SnippetDoesNotCompile]
        help: Did you mean 'Bool'?
      """),
]
