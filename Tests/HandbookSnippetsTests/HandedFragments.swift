/// Sound code whose types only a contract, the context, or what it is handed to says.
let handedOn: [Fragment] = [
  Fragment(
    "a store that nobody shows, for the environment",
    """
    let view = UIHostingController(rootView: HomeView().environment(store))
    navigationController?.pushViewController(view, animated: true)
    """,
    placeholders: "HomeView: view, navigationController: value, store: value"),
  Fragment(
    "objects for the environment, in a chain",
    """
    .environment(session).environmentObject(theme)
    """,
    placeholders: "session: value, theme: value"),
  Fragment(
    "a function as a destination",
    """
    NavigationStack(path: $path) {
      HomeView()
        .navigationDestination(for: Route.self, destination: destination)
    }
    """,
    placeholders: "HomeView: view, Route: type, destination: function, pathBinding: value"),
  Fragment(
    "a function as the row of a list",
    """
    List(users, rowContent: row)
    """,
    placeholders: "User: type, row: function, users: value"),
  Fragment(
    "a function as the content of a sheet",
    """
    .sheet(item: $selected, content: detail)
    """,
    placeholders: "detail: function, selectedBinding: value"),
  Fragment(
    "a function as the content of each",
    """
    ForEach(items, id: \\.id, content: cell)
    """,
    placeholders: "Item: type, cell: function, items: value"),
  Fragment(
    "a function as a label",
    """
    Button(action: save, label: label)
    """,
    placeholders: "label: function"),
  Fragment(
    "a function for an operator of the program",
    """
    infix operator |>: AdditionPrecedence
    func |> <A, B>(value: A, transform: (A) -> B) -> B { transform(value) }
    let title = product |> format
    """,
    placeholders: "format: function, product: value"),
  Fragment(
    "lines of an address",
    """
    for try await line in url.lines { parse(line) }
    """,
    placeholders: "Line: type, parse: function, url: value"),
  Fragment(
    "lines of bytes",
    """
    let (bytes, response) = try await URLSession.shared.bytes(from: url)
    for try await line in bytes.lines { print(line) }
    """,
    placeholders: "Line: type, url: value"),
  Fragment(
    "a lookup by what is selected",
    """
    let byID: [Item.ID: Item] = Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0) })
    let item = byID[selected]
    print(item?.name ?? "none")
    """,
    placeholders: "Item: type, items: value, selected: value"),
  Fragment(
    "the value of a task",
    """
    let task = Task { try await loader.load(url) }
    let image = try await task.value
    imageView.image = image
    """,
    placeholders: "imageView: value, loader: value, url: value"),
  Fragment(
    "a group of tasks that may give nothing",
    """
    await withTaskGroup(of: Item?.self) { group in
      for id in ids { group.addTask { try? await api.item(id) } }
      for await item in group { if let item { items.append(item) } }
    }
    """,
    placeholders: "IdsElement: type, Item: type, api: value, ids: value, items: value"),
  Fragment(
    "results of a group that may be nothing",
    """
    let results = await withTaskGroup(of: Photo?.self, returning: [Photo].self) { group in
      for url in urls { group.addTask { try? await fetch(url) } }
      return await group.compactMap { $0 }.reduce(into: []) { $0.append($1) }
    }
    """,
    placeholders: "Photo: type, fetch: function, urls: value"),
  Fragment(
    "a sample that a case carries",
    """
    func testPush() { let sut = makeSUT(); sut.didSelect(.sample); XCTAssertEqual(sut.routes, [.detail(.sample)]) }
    """,
    placeholders: "makeSUT: function"),
  Fragment(
    "a case that a case carries",
    """
    XCTAssertEqual(coordinator.events, [.opened(.home), .closed])
    """,
    placeholders: "coordinator: value"),
  Fragment(
    "a static function of a type that is shown",
    """
    struct DebugView: View { let store: Store; var body: some View { Text("Debug") } }
    #Preview { DebugView.make() }
    """,
    placeholders: "DebugView.make: member, Store: model"),
  Fragment(
    "a static function of Self",
    """
    struct DebugView: View {
      let store: Store
      var body: some View { Text("Debug") }
      static var preview: some View { Self.make(with: .sample) }
    }
    """,
    placeholders: "DebugView.make: member, Store: model"),
  Fragment(
    "static functions that give views",
    """
    @ViewBuilder func makeView(for tab: AppTab) -> some View {
      switch tab {
      case .home: HomeView.make()
      case .settings: SettingsView.make(for: user)
      }
    }
    """,
    placeholders: "AppTab: enum, HomeView: type, SettingsView: type"),
  Fragment(
    "a form of the app's own",
    """
    func isComplete(_ form: Form) -> Bool { !form.name.isEmpty && form.items.count > 0 }
    """,
    placeholders: "Form: type"),
  Fragment(
    "a form that the snippet declares",
    """
    struct Form { var email = ""; var password = "" }
    func isValid(_ form: Form) -> Bool { form.email.contains("@") && form.password.count > 7 }
    """,
    placeholders: ""),
  Fragment(
    "sections of the app's own",
    """
    struct A: View { let tabs: [Section]; var body: some View { List { ForEach(tabs) { section in Text(section.title) } } } }
    """,
    placeholders: "Section: type"),
  Fragment(
    "a link of the app's own",
    """
    let saved = Link(id: item.id, url: item.url)
    store.add(saved)
    """,
    placeholders: "Link: type, item: value, store: value"),
  Fragment(
    "the first of what is plural",
    """
    let users = members.first
    if let users { greet(users.name) }
    """,
    placeholders: "Member: type, greet: function, members: value"),
  Fragment(
    "events by their day",
    """
    let byDay = Dictionary(grouping: events) { $0.date.formatted(date: .abbreviated, time: .omitted) }
    ForEach(byDay.keys.sorted(), id: \\.self) { day in Section(day) { ForEach(byDay[day]!) { EventRow(event: $0) } } }
    """,
    placeholders: "EventRow: view, events: value"),
  Fragment(
    "elements parted in two",
    """
    let (open, done) = items.reduce(into: ([Item](), [Item]())) { parts, item in
      if item.isDone { parts.1.append(item) } else { parts.0.append(item) }
    }
    """,
    placeholders: "Item: type, items: value"),
  Fragment(
    "a link that may not be one",
    """
    let deepLink = DeepLink(url)
    guard let deepLink else { return .systemAction }
    router.open(deepLink)
    return .handled
    """,
    placeholders: "DeepLink: type, router: value, url: value"),
  Fragment(
    "an animation by its name",
    """
    withAnimation(animation) { isExpanded.toggle() }
    """,
    placeholders: "animationValue: value, isExpanded: value"),
  Fragment(
    "an element that may be beyond the end",
    """
    let selected = items[safe: index]
    show(selected)
    """,
    placeholders: "Item: type, index: value, items: value, show: function"),
  Fragment(
    "an element that is there only sometimes",
    """
    struct Row: View {
      let items: [Item]
      var body: some View { if let item = items[safe: 1] { Text(item.name) } }
    }
    guard let last = items[safe: items.count - 1] else { return }
    """,
    placeholders: "Item: type, items: value"),
  Fragment(
    "a preview below the better of two ways",
    """
    struct Detail: View {
      @Environment(Client.self) var client
      let id: UUID
      var body: some View { /* fetches it */ }
    }
    // Better
    struct Detail: View {
      let product: Product
      let onAdd: () -> Void
      var body: some View { /* shows it */ }
    }
    #Preview {
      Detail(product: .sample, onAdd: {})
    }
    """,
    placeholders: "Client: model, Product: type"),
  Fragment(
    "a preview of a sample that an extension shows",
    """
    #Preview {
      ProductRow(product: .sample)
    }
    extension Product {
      static let sample = Product(id: UUID(), name: "Tea")
    }
    """,
    placeholders: "Product: type, ProductRow: view"),
  Fragment(
    "members that contracts ask for are left out",
    """
    struct Recipe: Hashable, Codable, Identifiable { ... }
    struct Version: Comparable {
      let major: Int
      // ...
    }
    struct Drink: Identifiable { /* ... */ }
    """),
  Fragment(
    "a function of the library where a number is extended",
    """
    extension CGFloat {
      func clamped(to limit: CGFloat) -> CGFloat { min(max(self, 0), limit) }
    }
    """),
  Fragment(
    "cases alone",
    """
    case home, settings
    case detail(id: Int)
    var title: String {
      switch self {
      case .home: "Home"
      default: "Other"
      }
    }
    """),
  Fragment(
    "cases with values alone",
    """
    case home = "Home"
    case settings
    """),
  Fragment(
    "values that are left out",
    """
    let items: [Item] = [...]
    let title = isNew ? ... : "Old"
    Text("Name").font(.system(size: ...))
    """,
    placeholders: "Item: type, isNew: value"),
  Fragment(
    "an entry alone",
    """
    @Entry var path: Binding<[Route]> = .constant([])
    """,
    placeholders: "Route: type"),
  Fragment(
    "a focused value of the app's own",
    """
    @FocusedValue(\\.router) private var router
    Button("Back") { router?.pop() }
    """,
    placeholders: "router: focused value"),
  Fragment(
    "a search in a predicate",
    """
    let predicate = #Predicate<Trip> { $0.name.localizedStandardContains(query) }
    let trips = try context.fetch(FetchDescriptor(predicate: predicate))
    """,
    placeholders: "Trip: model, context: value, query: value"),
  Fragment(
    "an expectation of what is made on the spot",
    """
    @Test(arguments: [Route.home, .settings, .detail(id: 3)]) func opens(_ route: Route) { #expect(Router().open(route)) }
    """,
    placeholders: "Route: type, Router: model"),
  Fragment(
    "a publisher of a property that is gone through",
    """
    let cancellable = router.$path.map(\\.count).removeDuplicates().sink { depth in analytics.log(depth) }
    """,
    placeholders: "analytics: value, router: value"),
  Fragment(
    "lines that are no links",
    """
    struct Cart { var lines: [Line] = [] }
    func total(_ cart: Cart) -> Double { cart.lines.reduce(0) { $0 + $1.price } }
    """,
    placeholders: "Line: type"),
  Fragment(
    "a state of statistics",
    """
    struct StatsView: View {
      let stats: Stats
      var body: some View { Text(stats.title) }
    }
    """,
    placeholders: "Stats: type"),
  Fragment(
    "an image is no age",
    """
    func show(_ user: User) { avatar.image = user.image ?? fallback }
    """,
    placeholders: "User: type, avatar: value"),
  Fragment(
    "a part of the name of a user that is unwrapped",
    """
    func show(_ user: User?) {
      if let user { print(user.name.first.initial) }
    }
    """,
    placeholders: "User: type"),
  Fragment(
    "a type that is shown first for the app, then for others",
    """
    struct Item { let id: Int }
    // In a package
    public struct Cart { public var item: Item }
    public struct Item { public let id: Int }
    """,
    placeholders: ""),
  Fragment(
    "a public method of a view whose head is not shown",
    """
    struct Item { let id: Int }
    @State private var items: [Item] = []
    public func add(_ item: Item) { items.append(item) }
    """,
    placeholders: ""),
  Fragment(
    "a parameter that has the name of a type",
    """
    struct Item { let id: Int }
    public struct Box<Item> { public var item: Item }
    """,
    placeholders: ""),
  Fragment(
    "a row for an associated type",
    """
    struct Row<C: Coordinator>: View {
      let route: C.Route
      var body: some View { Text(route.title) }
    }
    """,
    placeholders: "Coordinator: protocol"),
  Fragment(
    "a name of elements of two lists",
    """
    func f(_ users: [User]) {
      for item in users { print(item.name) }
      for item in store.numbers() { let n: Int = item; print(n) }
    }
    """,
    placeholders: "User: type, store: value"),
  Fragment(
    "a store beside a generic one",
    """
    struct ItemStore<T> { var items: [T] = [] }
    func f() { store.reload() }
    """,
    placeholders: "store: value"),
  Fragment(
    "a class that is only named",
    """
    let bundle = Bundle(for: Tracker.self)
    let configuration = UISceneConfiguration(name: "main", sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    """,
    placeholders: "SceneDelegate: model, Tracker: model, session: value"),
]
