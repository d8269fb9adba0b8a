/// Wrong uses of values whose types follow from what the snippet states, beside types that it does not show.
let throughStatedTypes: [Mistake] = [
  Mistake(
    "what a decoder gives, taken for a number",
    """
    let user = try JSONDecoder().decode(User.self, from: data)
    let n: Int = user
    """,
    said: """
      7:14 error: cannot convert value of type 'User' to specified type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a sum of what is no number",
    """
    struct Cart { var items: [Item]; var total: Double { items.reduce(0) { $0 + $1 } } }
    """,
    said: """
      6:77 error: cannot convert value of type 'Item' to expected argument type 'Double' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an element of a list as an opacity",
    """
    struct A: View {
      let users: [User]
      var body: some View { List(users) { user in Text("a").opacity(user) } }
    }
    """,
    said: """
      8:65 error: cannot convert value of type 'User' to expected argument type 'Double' [SnippetDoesNotCompile]
      """),
  Mistake(
    "what a function of the program gives, taken for a number",
    """
    func name(of user: User) -> String { user.name }
    func f() {
      let s = name(of: currentUser)
      let n: Int = s
      print(n)
    }
    """,
    said: """
      9:16 error: cannot convert value of type 'String' to specified type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a member of what the program makes, taken for a whole number",
    """
    struct Cart { var item: Item; var total: Double { 3 } }
    func f() {
      let cart = Cart(item: item)
      let n: Int = cart.total
      print(n)
    }
    """,
    said: """
      9:21 error: cannot convert value of type 'Double' to specified type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an element of a list given to the row of another",
    """
    struct OrderRow: View {
      let order: Order
      var body: some View { Text(order.name) }
    }
    struct A: View {
      let users: [User]
      var body: some View { ForEach(users) { OrderRow(order: $0) } }
    }
    """,
    said: """
      12:58 error: cannot convert value of type 'User' to expected argument type 'Order' [SnippetDoesNotCompile]
      """),
  Mistake(
    "what a sheet shows given to the view of another",
    """
    struct OrderRow: View {
      let order: Order
      var body: some View { Text(order.name) }
    }
    struct A: View {
      @State private var selected: User?
      var body: some View { Text("a").sheet(item: $selected) { user in OrderRow(order: user) } }
    }
    """,
    said: """
      12:84 error: cannot convert value of type 'User' to expected argument type 'Order' [SnippetDoesNotCompile]
      """),
  Mistake(
    "what is navigated to given to the view of another",
    """
    struct OrderRow: View {
      let order: Order
      var body: some View { Text(order.name) }
    }
    struct A: View {
      var body: some View {
        Text("a").navigationDestination(for: User.self) { user in OrderRow(order: user) }
      }
    }
    """,
    said: """
      12:79 error: cannot convert value of type 'User' to expected argument type 'Order' [SnippetDoesNotCompile]
      """),
  Mistake(
    "the first of a list given to the row of another",
    """
    struct OrderRow: View {
      let order: Order
      var body: some View { Text(order.name) }
    }
    struct A: View {
      let users: [User]
      var body: some View { if let user = users.first { OrderRow(order: user) } }
    }
    """,
    said: """
      12:69 error: cannot convert value of type 'User' to expected argument type 'Order' [SnippetDoesNotCompile]
      """),
  Mistake(
    "what is unwrapped under another name, returned as a number",
    """
    func f(_ user: User?) -> Int {
      guard let u = user else { return 0 }
      return u
    }
    """,
    said: """
      8:10 error: cannot convert return expression of type 'User' to return type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "several where one is asked for",
    """
    func f(_ users: [User]) -> User { users.filter { $0.isActive } }
    """,
    said: """
      6:41 error: cannot convert return expression of type '[User]' to return type 'User' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a list of names where a number is asked for",
    """
    func f(_ users: [User]) -> Int { users.map { $0.name } }
    """,
    said: """
      6:40 error: cannot convert return expression of type '[String]' to return type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an element beside its number, taken for a number",
    """
    func f(_ users: [User]) {
      for (i, user) in users.enumerated() { let n: Int = user
      print(i, n) }
    }
    """,
    said: """
      7:54 error: cannot convert value of type 'User' to specified type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "offsets where a position is asked for",
    """
    struct A: View {
      @State private var items: [Item] = []
      var body: some View {
        List { ForEach(items) { ItemRow(item: $0) }.onDelete { offsets in items.remove(at: offsets) } }
      }
    }
    """,
    said: """
      9:84 error: 'remove(at:)' takes one place; 'remove(atOffsets:)' takes an 'IndexSet' [SnippetDoesNotCompile]
        help: Did you mean 'atOffsets:'?
      """),
  Mistake(
    "the labels of moving elements",
    """
    struct A: View {
      @State private var items: [Item] = []
      var body: some View {
        List { ForEach(items) { ItemRow(item: $0) }.onMove { from, to in items.move(from: from, to: to) } }
      }
    }
    """,
    said: """
      9:80 error: incorrect argument labels in call (have 'from:to:', expected 'fromOffsets:toOffset:') [SnippetDoesNotCompile]
        help: Did you mean 'fromOffsets:'?
      """),
  Mistake(
    "a binding of an object of the environment",
    """
    struct A: View {
      @Environment(Router.self) var router
      var body: some View { NavigationStack(path: $router.path) { HomeView() } }
    }
    """,
    said: """
      8:47 error: cannot find '$router' in scope: 'router' has no wrapper that makes a binding [SnippetDoesNotCompile]
      """),
  Mistake(
    "a member that the action of dismissing does not have",
    """
    struct A: View {
      @Environment(\\.dismiss) var dismiss
      var body: some View { Button("a") { dismiss.wrappedValue.dismiss() } }
    }
    """,
    said: """
      8:39 error: 'dismiss' is the value behind its wrapper already, so it has no 'wrappedValue' [SnippetDoesNotCompile]
        help: Did you mean 'dismiss()'?
      8:60 error: value of type 'DismissAction' has no member 'dismiss' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a model in the user defaults",
    """
    struct A: View {
      @AppStorage("user") var user: User
      var body: some View { Text(user.name) }
    }
    struct User { let name: String }
    """,
    said: """
      7:4 error: 'AppStorage' stores no 'User', only texts, numbers, addresses, data, and enums with raw values [SnippetDoesNotCompile]
      """),
  Mistake(
    "a modifier of the program without its argument",
    """
    extension View { func card(_ theme: Theme) -> some View { padding(theme.spacing) } }
    struct A: View {
      let user: User
      var body: some View { HomeView().card() }
    }
    """,
    said: """
      9:41 error: missing argument for parameter #1 in call [SnippetDoesNotCompile]
        6:23 note: 'card' declared here
      """),
]
