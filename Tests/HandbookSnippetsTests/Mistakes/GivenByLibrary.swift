/// What the library's members give, asked of values that are not shown, and taken for something else.
let givenByLibrary: [Mistake] = [
  Mistake(
    "an upper-case name taken for a number",
    """
    let n: Int = order.name.uppercased()
    """,
    said: """
      6:25 error: cannot convert value of type 'String' to specified type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a label that the library's method does not have",
    """
    let names = users.map(\\.name).joined(with: ", ")
    """,
    said: """
      6:31 error: no 'joined' of the library takes 'with:' [SnippetDoesNotCompile]
        help: Did you mean 'joined(separator:)'?
      """),
  Mistake(
    "a property of the library that is called",
    """
    if user.tags.isEmpty() { print("none") }
    """,
    said: """
      6:14 error: 'isEmpty' is a property, which is not called [SnippetDoesNotCompile]
        help: Did you mean 'isEmpty'?
      """),
  Mistake(
    "a count of a list that is called",
    """
    print(user.tags.count())
    """,
    said: """
      6:17 error: 'count' is a property, which is not called [SnippetDoesNotCompile]
        help: Did you mean 'count'?
      """),
  Mistake(
    "a text of the library that is unwrapped",
    """
    let name = user.name.uppercased()!
    """,
    said: """
      6:22 error: 'uppercased' never gives nil [SnippetDoesNotCompile]
      """),
  Mistake(
    "a count beside a text",
    """
    let label = isNew ? user.name.count : "none"
    """,
    said: """
      6:31 error: result values in '? :' expression have mismatching types 'Int' and 'String' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a text that is awaited, taken for a number",
    """
    let x: Int = await api.name().uppercased()
    """,
    said: """
      6:14 error: cannot convert value of type 'String' to specified type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a count taken for a text",
    """
    let n: String = orders.count
    """,
    said: """
      6:24 error: cannot convert value of type 'Int' to specified type 'String' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a count that is to be true",
    """
    func isReady(_ cart: Cart) -> Bool { cart.items.count }
    """,
    said: """
      6:49 error: type 'Int' cannot be used as a boolean; test for '!= 0' instead [SnippetDoesNotCompile]
      """),
  Mistake(
    "a count in a condition",
    """
    if store.items.count { print("x") }
    """,
    said: """
      6:16 error: type 'Int' cannot be used as a boolean; test for '!= 0' instead [SnippetDoesNotCompile]
      """),
  Mistake(
    "a list that is to be true",
    """
    let flag: Bool = order.items.map { $0.id }
    """,
    said: """
      6:30 error: cannot convert value of type '[String]' to specified type 'Bool' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a question taken for a number",
    """
    let n: Int = store.items.isEmpty
    """,
    said: """
      6:26 error: cannot convert value of type 'Bool' to specified type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a joined text taken for a number",
    """
    let n: Int = cart.titles.joined(separator: ", ")
    """,
    said: """
      6:26 error: cannot convert value of type 'String' to specified type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a formatted date taken for a number",
    """
    let n: Double = order.date.formatted()
    """,
    said: """
      6:28 error: cannot convert value of type 'String' to specified type 'Double' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an upper-case name set as a number",
    """
    struct A: View {
      let order: Order
      @State private var n = 0
      var body: some View { Text("x").onAppear { n = order.name.uppercased() } }
    }
    """,
    said: """
      9:61 error: cannot assign value of type 'String' to type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a lower-case name taken for a length",
    """
    Text("x").frame(width: order.name.lowercased())
    """,
    said: """
      6:35 error: cannot convert value of type 'String' to expected argument type 'CGFloat' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an upper-case name among numbers by their keys",
    """
    let all: [String: Int] = ["a": order.name.uppercased()]
    """,
    said: """
      6:43 error: cannot convert value of type 'String' to expected dictionary value type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "methods that are named in conditions, and not called",
    """
    if user.tags.sorted { print("a") }
    if user.name.uppercased {}
    if !user.name.hasPrefix && isNew { print("c") }
    guard user.tags.contains else { return }
    while user.queue.removeFirst { }
    """,
    said: """
      6:14 error: 'sorted' is a method that is not called [SnippetDoesNotCompile]
      7:14 error: 'uppercased' is a method that is not called [SnippetDoesNotCompile]
        help: Did you mean 'uppercased()'?
      8:15 error: 'hasPrefix' is a method that is not called [SnippetDoesNotCompile]
      9:17 error: 'contains' is a method that is not called [SnippetDoesNotCompile]
      10:18 error: 'removeFirst' is a method that is not called [SnippetDoesNotCompile]
      """),
  Mistake(
    "methods that are named where a text, a flag and a statement stand, and not called",
    """
    struct A: View {
      var body: some View {
        Text(user.name.uppercased)
      }
      func reload() {
        let isLoud: Bool = user.tags.shuffled
        user.tags.append
        print(isLoud)
      }
    }
    """,
    said: """
      8:20 error: 'uppercased' is a method that is not called [SnippetDoesNotCompile]
        help: Did you mean 'uppercased()'?
      11:34 error: 'shuffled' is a method that is not called [SnippetDoesNotCompile]
      12:15 error: 'append' is a method that is not called [SnippetDoesNotCompile]
      """),
  Mistake(
    "methods that are handed on, and a member that a player may well have",
    """
    let check = user.filter.contains
    if player.shuffled { print("x") }
    let shown = words.filter(query.contains)
    let ordered = user.tags.sorted
    print(ordered(), shown, check, names.sorted())
    """,
    said: ""),
  Mistake(
    "branches of a conditional that is handed on as anything",
    """
    print(isNew ? order.name.uppercased() : 0)
    """,
    said: ""),
  Mistake(
    "counts, texts, questions and lists of what is not shown, as they are",
    """
    let n: Int = order.name.count
    let share: Double = cart.count
    let s: String? = order.name?.uppercased()
    let isReady: Bool = cart.items.isEmpty
    let unique: Set<Item> = store.items.filter { $0.isOn }
    let title: LocalizedStringKey = order.kind.description
    let total: Decimal = cart.items.reduce(0) { $0 + $1.price }
    let words: [String] = text.split(separator: " ").map(String.init)
    if store.items.contains(item) { path.append(item) }
    """,
    said: ""),
]
