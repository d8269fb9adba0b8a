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
      7:45 error: main actor-isolated instance method 'reset()' cannot be called from outside of the actor [SnippetDoesNotCompile]
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
]
