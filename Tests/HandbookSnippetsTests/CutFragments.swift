/// Code that shows only a part of something: alternatives, members and signatures alone, and what dots stand for.
let cutFragments: [Fragment] = [
  // Several ways to write the same thing.
  Fragment(
    "two ways to write a type alias",
    """
    // WRONG
    public typealias Dependencies = CivilizationProviding & UniverseProviding

    // RIGHT
    public typealias Dependencies
      = CivilizationProviding
      & UniverseProviding
    """,
    placeholders: "CivilizationProviding: protocol, UniverseProviding: protocol"),
  Fragment(
    "two ways to write a protocol",
    """
    // WRONG
    protocol Flying { func fly() }

    // RIGHT
    protocol Flying { func fly() }
    """),
  Fragment(
    "a member of two extensions, as two ways to write it",
    """
    // WRONG
    extension Planet { var name: String { "Mars" } }

    // RIGHT
    extension Planet { var name: String { "Venus" } }
    """,
    placeholders: "Planet: type"),
  Fragment(
    "a method before and after, in extensions of a list",
    """
    // Before
    extension Array where Element == Int {
      func total() -> Int { var sum = 0; for x in self { sum += x }; return sum }
    }

    // After
    extension Array where Element == Int {
      func total() -> Int { reduce(0, +) }
    }
    """,
    placeholders: "reduce: function"),
  Fragment(
    "two ways to unwrap self",
    """
    // WRONG
    guard let self = self else { ... }

    // RIGHT
    guard let self else { ... }
    """),
  Fragment(
    "two ways to unwrap a value, each with what follows",
    """
    // Old
    guard let user = user else { return }
    show(user)

    // New
    guard let user else { return }
    show(user)
    """,
    placeholders: "show: function, user: value"),
  Fragment(
    "guards and conditions that unwrap the same value, as alternatives",
    """
    // WRONG
    if let galaxy,
      galaxy.name == "Milky Way"
    { ... }

    // WRONG
    guard let galaxy,
          galaxy.name == "Milky Way"
    else { ... }

    // RIGHT
    guard
      let galaxy,
      galaxy.name == "Milky Way"
    else { ... }

    // RIGHT
    if let galaxy {
      ...
    }

    // RIGHT
    guard let galaxy else {
      ...
    }
    """,
    placeholders: "galaxy: value"),
  // Generic types and protocols that are not shown.
  Fragment(
    "an extension of a generic type that is not shown, for a conformance",
    """
    extension AsyncFlatMapLatestSequence: @unchecked Sendable where Base: Sendable {}
    """,
    placeholders: "AsyncFlatMapLatestSequence: type, Base: type"),
  Fragment(
    "an extension of a collection that is not shown, where its elements are equatable",
    """
    extension Stack where Element: Equatable {
        func contains(_ e: Element) -> Bool { items.contains(e) }
    }
    """,
    placeholders: "Stack: type, items: value"),
  Fragment(
    "an extension of a type with two generic parameters",
    """
    extension Loader where Key: Hashable, Value: Codable {
        func load(_ key: Key) -> Value? { cache[key] as? Value }
    }
    """,
    placeholders: "Loader: model, cache: value"),
  Fragment(
    "an extension with a member of its generic parameter",
    """
    extension Repository where Model: Identifiable {
        func find(_ id: Model.ID) -> Model? { items.first { $0.id == id } }
    }
    """,
    placeholders: "Item: type, Repository: model, items: value"),
  Fragment(
    "an extension that says something of Self",
    """
    extension Coordinator where Self: UIViewController {
        func close() { dismiss(animated: true) }
    }
    """,
    placeholders: "Coordinator: protocol, dismiss: function"),
  Fragment(
    "a type that conforms to a protocol which is not shown",
    """
    let type: any Routable.Type = HomeViewModel.self
    """,
    placeholders: "HomeViewModel: model, Routable: protocol"),
  Fragment(
    "any type that conforms, as a parameter",
    """
    func register(_ type: any Routable.Type) {
        types.append(type)
    }
    """,
    placeholders: "Routable: protocol, Type: type, types: value"),
  // Members without their type, and declarations without bodies.
  Fragment(
    "an initializer alone",
    """
    init(api: APIService) { self.api = api }
    """,
    placeholders: "APIService: model, apiValue: value"),
  Fragment(
    "an initializer of a view controller alone",
    """
        init(viewModel: ProfileViewModel) {
            self.viewModel = viewModel
            super.init(nibName: nil, bundle: nil)
        }
    """,
    placeholders: "ProfileViewModel: model, viewModelValue: value"),
  Fragment(
    "two initializers of a view controller",
    """
    init(title: String, count: Int = 0) {
        self.title = title
        self.count = count
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
    """,
    placeholders: "countValue: value, titleValue: value"),
  Fragment(
    "a method alone that changes its type",
    """
    func update(_ item: Item) {
        self.items.append(item)
        self.count += 1
    }
    """,
    placeholders: "Item: type, count: value, items: value"),
  Fragment(
    "the signature of an initializer",
    """
    init(with configuration: any AgentConfigurationProtocol, agent: SplunkRum) throws
    """,
    placeholders: "AgentConfigurationProtocol: protocol, SplunkRum: type"),
  Fragment(
    "the signature of a method",
    """
    func load(with configuration: any AgentConfigurationProtocol) throws
    """,
    placeholders: "AgentConfigurationProtocol: protocol"),
  Fragment(
    "the signature of a modifier",
    """
    func sheet<Content: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View
    """),
  Fragment(
    "requirements of a protocol without the protocol",
    """
    func fetch(id: Int) async throws -> User
    func save(_ user: User) async throws
    var isLoading: Bool { get }
    """,
    placeholders: "User: type"),
  Fragment(
    "the signature of a public generic method",
    """
    public func task<T>(id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void) -> some View where T : Equatable
    """),
  // Elisions.
  Fragment(
    "a constant whose value is left out",
    """
    let configuration = ...
    let agent = Agent(configuration: configuration)
    """,
    placeholders: "Agent: type"),
  Fragment(
    "a list whose value is left out",
    """
    var items: [Item] = ...
    """,
    placeholders: "Item: type"),
  Fragment(
    "properties whose values are left out",
    """
    class A {
      let x: Int = ...
      var y = ...
    }
    """),
  Fragment(
    "cases whose statements are left out",
    """
    switch animal {
    case .dog:
      ...
    case .cat:
      ...
    }
    """,
    placeholders: "animal: value"),
  Fragment(
    "cases whose statements are left out, on one line",
    """
    switch animal {
    case .dog: ...
    case .cat: ...
    }
    """,
    placeholders: "animal: value"),
  Fragment(
    "a comment for the view that has a modifier",
    """
    VStack {
        // Detail content
            .padding()
    }
    """),
  Fragment(
    "comments for the columns of a split view",
    """
    NavigationSplitView {
        // Sidebar content
    } detail: {
        // Detail content
            .background {
                // Background content
            }
    }
    """),
  Fragment(
    "a comment for the content of a body",
    """
    struct A: View {
        var body: some View {
            // Your content
                .navigationTitle("A")
        }
    }
    """),
  // Cases of enums that are not shown, with and without their payloads.
  Fragment(
    "a case with and without its payload",
    """
    if case .done(_) = result { ... }

    if case .done = result { ... }
    """,
    placeholders: "result: value"),
  Fragment(
    "a case with two payloads, and without",
    """
    switch animal {
    case .dog(_, _):
        print(1)
    }

    switch animal {
    case .dog:
        print(2)
    }
    """,
    placeholders: "animal: value"),
  Fragment(
    "a case without its payload, then with it",
    """
    switch state {
    case .failed: showError()
    default: break
    }

    if case .failed(let error) = state { print(error) }
    """,
    placeholders: "showError: function, state: value"),
  // Copies of values that are declared outside.
  Fragment(
    "a bindable copy of a value of the same name",
    """
    @Bindable var model = model
    PlayerScoreRow(player: player, score: $model[scoreFor: player])
    """,
    placeholders: "PlayerScoreRow: view, model: value, player: value"),
  Fragment(
    "a subscript with a label of a model that is not shown",
    """
    let binding = Binding(
        get: { model[scoreFor: player] },
        set: { model[scoreFor: player] = $0 }
    )
    PlayerScoreRow(player: player, score: binding)
    """,
    placeholders: "PlayerScoreRow: view, model: value, player: value"),
  Fragment(
    "a bindable copy in a body",
    """
    var body: some View {
        @Bindable var store = store
        TextField("Name", text: $store.name)
    }
    """,
    placeholders: "store: value"),
  // Types of the app with names like those of the library.
  Fragment(
    "a type for UI tests that is not shown",
    """
    let config = UITestingConfiguration()
    config.enableXCUITest = true
    """,
    placeholders: "UITestingConfiguration: type"),
  Fragment(
    "the app's own environment, by a static member",
    """
    let client = Client(environment: Environment.production)
    """,
    placeholders: "Client: model, Environment: type"),
  Fragment(
    "the app's own environment, as an enum",
    """
    enum Config {
      static func url(for environment: Environment) -> URL {
        switch environment {
        case .production: return prodURL
        case .staging: return stagingURL
        }
      }
    }
    """,
    placeholders: "Environment: enum, prodURL: value, stagingURL: value"),
]
