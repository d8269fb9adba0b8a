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
  Mistake(
    "what changes a list, taken for a list",
    """
    let pick = deck.cards.shuffle().first
    """,
    said: """
      6:23 error: 'shuffle' gives nothing [SnippetDoesNotCompile]
        help: Did you mean 'shuffled'?
      """),
  Mistake(
    "a list that is sorted in place, and kept",
    """
    let ordered = user.orders.sort()
    print(ordered.count)
    """,
    said: """
      6:27 error: 'sort' gives nothing [SnippetDoesNotCompile]
        help: Did you mean 'sorted'?
      """),
  Mistake(
    "what goes through a list, and is kept",
    """
    let done = store.users.forEach { print($0) }
    """,
    said: """
      6:24 error: 'forEach' gives nothing [SnippetDoesNotCompile]
        help: Did you mean 'map'?
      """),
  Mistake(
    "the first of a list, taken for certain",
    """
    func name() -> String { store.users.first.name }
    """,
    said: """
      6:37 error: 'first' may give nil, so it must be unwrapped [SnippetDoesNotCompile]
      """),
  Mistake(
    "a place in a list, taken for certain",
    """
    store.users[store.users.firstIndex(where: { $0.id == id })].name = "x"
    """,
    said: """
      6:25 error: 'firstIndex' may give nil, so it must be unwrapped [SnippetDoesNotCompile]
      """),
  Mistake(
    "the least of a list, taken for certain",
    """
    let cheapest: Double = cart.prices.min()
    """,
    said: """
      6:36 error: 'min' may give nil, so it must be unwrapped [SnippetDoesNotCompile]
      """),
  Mistake(
    "a chance element, shown as a text",
    """
    Text(store.quotes.randomElement())
    """,
    said: """
      6:19 error: 'randomElement' may give nil, so it must be unwrapped [SnippetDoesNotCompile]
      """),
  Mistake(
    "a count that is asked as an optional",
    """
    print(store.items.count?.description ?? "")
    """,
    said: """
      6:19 error: 'count' never gives nil [SnippetDoesNotCompile]
      """),
  Mistake(
    "a name that is switched",
    """
    user.name.toggle()
    """,
    said: """
      6:11 error: no text can do this: 'toggle()' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a number after a name",
    """
    user.name.append(3)
    """,
    said: """
      6:11 error: no text can do this: 'append(3)' [SnippetDoesNotCompile]
      """),
  Mistake(
    "lists that are changed, sorted, and asked for what they may not have",
    """
    store.orders.sort()
    user.name.append("!")
    let ordered = user.orders.sorted(), best = user.orders.max()?.name
    let chosen = isNew ? store.items.first : nil
    let names = store.users.last.map { $0.name } ?? "none"
    let known = store.users.first { $0.id == 3 }
    let shown = settings.sort(by: .name)
    print(store.items.first, ordered, best, chosen, names, known, shown, store.items.append(item))
    """,
    said: ""),
  Mistake(
    "sorted texts, each by itself",
    #"""
    ForEach(store.names.sorted(), id: \.self) { name in Text(name) }
    VStack { let _ = store.items.append(item) }
    """#,
    said: ""),
  Mistake(
    "a misspelled method of a navigation controller that is not shown",
    """
    let detail = DetailController(item)
    navigationController?.pushViewControler(detail, animated: true)
    """,
    said: """
      7:23 error: value of type 'UINavigationController' has no member 'pushViewControler' [SnippetDoesNotCompile]
        help: Did you mean 'pushViewController'?
      """),
  Mistake(
    "arguments that a navigation controller that is not shown does not take",
    """
    func showDetail() {
      navigationController?.pushViewController(viewController: DetailController(item), animated: true)
    }

    func close() { navigationController?.popViewController() }
    """,
    said: """
      7:25 error: no 'pushViewController' of 'UINavigationController' takes 'viewController:animated:' [SnippetDoesNotCompile]
        help: Did you mean 'pushViewController(_:animated:)'?
      10:38 error: no 'popViewController' of 'UINavigationController' takes no arguments [SnippetDoesNotCompile]
        help: Did you mean 'popViewController(animated:)'?
      """),
  Mistake(
    "a misspelled property of the item of a screen that is not shown",
    """
    func setUp() { navigationItem.titel = "Home" }
    """,
    said: """
      6:31 error: value of type 'UINavigationItem' has no member 'titel' [SnippetDoesNotCompile]
        help: Did you mean 'title'?
      """),
]
