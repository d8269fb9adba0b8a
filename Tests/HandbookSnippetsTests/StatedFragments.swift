/// Sound code about tuples, contracts, sections of tabs, and values whose types follow from others.
let statedElsewhere: [Fragment] = [
  Fragment(
    "elements of a tuple",
    """
    func split(_ items: [Item]) -> ([Item], [Item]) {
      items.reduce(into: ([], [])) { parts, item in
        if item.isDone { parts.0.append(item) } else { parts.1.append(item) }
      }
    }
    """,
    placeholders: "Item: type"),
  Fragment(
    "bounds that nobody shows, as a tuple",
    """
    let range = bounds()
    Text("\\(range.0) to \\(range.1)")
    """,
    placeholders: "bounds: function"),
  Fragment(
    "tabs in a section, by their cases",
    """
    struct Home: View {
      @State private var selection: AppTab = .home
      var body: some View {
        TabView(selection: $selection) {
          TabSection("Library") {
            Tab("Albums", systemImage: "square", value: .albums) { AlbumsView() }
            Tab("Artists", systemImage: "person", value: .artists) { ArtistsView() }
          }
        }
      }
    }
    """,
    placeholders: "AlbumsView: view, AppTab: enum, ArtistsView: view"),
  Fragment(
    "an associated type of a contract that is not shown",
    """
    struct Screen<C: Coordinator>: View {
      let coordinator: C
      let route: C.Route
      var body: some View { coordinator.view(for: route) }
    }
    """,
    placeholders: "Coordinator: protocol, Coordinator.view: member"),
  Fragment(
    "an initializer that a contract asks for",
    """
    final class Navigator<R: Routable>: ObservableObject {
      @Published var path: [R] = []
      func open(_ link: R.Link) { path.append(R(link)) }
    }
    """,
    placeholders: "Routable: protocol"),
  Fragment(
    "associated types of a use case",
    """
    func run<U: UseCase>(_ useCase: U, input: U.Input) async throws -> U.Output {
      try await useCase.execute(input)
    }
    """,
    placeholders: "UseCase: protocol, UseCase.execute: member"),
  Fragment(
    "a contract of optionals in an extension of bindings",
    """
    extension Binding where Value: OptionalProtocol {
      var isPresented: Binding<Bool> {
        Binding<Bool>(get: { wrappedValue.isSome }, set: { if !$0 { wrappedValue = .none } })
      }
    }
    """,
    placeholders: "OptionalProtocol: protocol, OptionalProtocol.isSome: member"),
  Fragment(
    "an initializer that calls another",
    """
    extension DetailView { init(id: Item.ID) { self.init(viewModel: .init(id: id)) } }
    """,
    placeholders: "DetailView: type, Item: type"),
  Fragment(
    "self that is held weakly",
    """
    store.$path
      .dropFirst()
      .sink { [weak self] in self?.save($0) }
      .store(in: &cancellables)
    """,
    placeholders: "cancellables: value, store: value"),
  Fragment(
    "a filter by what is not shown",
    """
    let ids = Set(items.map(\\.id))
    let missing = wanted.filter { !ids.contains($0) }
    """,
    placeholders: "Item: type, WantedElement: type, items: value, wanted: value"),
  Fragment(
    "a tab by its raw value",
    """
    .onOpenURL { url in
      if let tab = Tab(rawValue: url.host ?? "") { selectedTab = tab }
    }
    """,
    placeholders: "Tab: view, selectedTab: value"),
  Fragment(
    "a path that is gone through",
    """
    struct Breadcrumbs: View {
      @Environment(Router.self) private var router
      var body: some View {
        HStack {
          ForEach(Array(router.path.enumerated()), id: \\.offset) { index, route in
            Button(route.title) { router.pop(to: index) }
          }
        }
      }
    }
    """,
    placeholders: "Router: model"),
  Fragment(
    "the tags of all users",
    """
    func f(_ users: [User]) -> [Tag] { users.flatMap { $0.tags } }
    """,
    placeholders: "Tag: type, User: type"),
  Fragment(
    "a sum of totals",
    """
    func f(_ users: [User]) -> Double { users.reduce(0) { $0 + $1.total } }
    """,
    placeholders: "User: type"),
  Fragment(
    "a user that is unwrapped by its name",
    """
    func f(_ user: User?) -> String {
      guard let user else { return "" }
      return user.profile.name
    }
    """,
    placeholders: "User: type"),
  Fragment(
    "an operator of the program",
    """
    infix operator |>: AdditionPrecedence
    func |> <A, B>(value: A, transform: (A) -> B) -> B { transform(value) }
    let title = product |> { $0.name }
    print(title)
    """,
    placeholders: ""),
  Fragment(
    "declarations for the package",
    """
    package struct User {
      package let name: String
      package init(name: String) { self.name = name }
      package func greet() -> String { name }
    }
    """),
  Fragment(
    "an enum that one switch goes through whole, and another in part",
    """
    func title(for item: Item) -> String {
      switch item.kind {
      case .tea: "Tea"
      default: "Other"
      }
    }
    func color(for item: Item) -> Color {
      switch item.kind {
      case .tea: .green
      case .coffee: .brown
      }
    }
    """,
    placeholders: "Item: type"),
  Fragment(
    "the library's methods in all their forms, and an app's own beside them",
    """
    let names = users.map(\\.name).joined(separator: ", ")
    let slug = names.replacingOccurrences(of: " ", with: "-", options: .literal)
    let first = author?.name.uppercased()
    let at = users.firstIndex(where: { $0.isAdmin }) ?? 0
    let other = users.firstIndex { $0.isAdmin }
    let total = await store.count()
    users.insert(user, at: 0)
    if users.contains(where: { $0.isAdmin }) {
      print(slug, first ?? "", at, other ?? 0, total, user.tags.isEmpty)
    }
    """,
    placeholders: "User: type, author: value, store: value, user: value, users: value"),
  Fragment(
    "bindings that say so",
    """
    ShopScreen()
      .sheet(isPresented: basketBinding) { BasketSheet() }
      .alert("Sorry", isPresented: .constant(true)) { Button("OK") {} }
    """,
    placeholders: "BasketSheet: view, ShopScreen: view"),
  Fragment(
    "a spring as it is",
    """
    func follow(_ transaction: inout Transaction) { transaction.animation = .interactiveSpring() }
    """),
  Fragment(
    "what stands in for what a function may not give",
    """
    func greet(_ file: MediaFile?) {
      let message = flags.text(.welcome) ?? "Welcome!"
      let retries = flags.number(named: "retries") ?? 3
      print(message, retries, file?.id ?? "")
    }
    """,
    placeholders: "MediaFile: type, flags: value"),
  Fragment(
    "lazy properties of a class, and of a struct that changes",
    """
    final class Stats {
      lazy var average = computeAverage()
      func show() { print(average) }
    }
    struct Counter {
      lazy var average = computeAverage()
      mutating func show() { print(average) }
      func other(average: Int) { print(average) }
    }
    """,
    placeholders: "computeAverage: function"),
]
