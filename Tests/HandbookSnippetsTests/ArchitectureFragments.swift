/// How apps are put together: coordinators, stores and reducers, wrappers and query builders of packages, of which a rule
/// shows the one part that it is about.
let architecture: [Fragment] = [
  Fragment(
    "publishers of two properties",
    """
    Publishers.CombineLatest($email, $password)
      .map { email, password in email.contains("@") && password.count >= 8 }
      .assign(to: &$isValid)
    """,
    placeholders: "emailBinding: value, isValidBinding: value, passwordBinding: value"),
  Fragment(
    "wrappers of the app with arguments",
    """
    @UserDefault(.hasSeenTour) private var hasSeenTour = false
    @Injected private var analytics: AnalyticsService
    @Dependency(\\.uuid) var uuid
    """,
    placeholders:
      "AnalyticsService: model, Dependency: property wrapper, Injected: property wrapper, "
      + "UserDefault: property wrapper"),
  Fragment(
    "a closure of a type that is not shown",
    """
    extension View {
      func onNavigate(_ action: @escaping NavigateAction.Action) -> some View {
        environment(\\.navigate, NavigateAction(action: action))
      }
    }
    """,
    placeholders: "NavigateAction: type, navigate: environment"),
  Fragment(
    "a coordinator in a weak closure",
    """
    final class ProductsViewController: UICollectionViewController {
      enum Section { case featured, all }
      private lazy var dataSource = makeDataSource()
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Products"
        collectionView.dataSource = dataSource
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in
          self?.coordinator.addProduct()
        })
      }
    }
    """,
    placeholders: "ProductsViewController.coordinator: member, makeDataSource: function"),
  Fragment(
    "trips that end after now",
    """
    struct TripList: View {
      @Query(filter: #Predicate<Trip> { $0.endDate > now }, sort: \\.startDate) private var trips: [Trip]
      @Environment(\\.modelContext) private var context
      var body: some View {
        List {
          ForEach(trips) { trip in NavigationLink(trip.name, value: trip) }
            .onDelete { offsets in offsets.map { trips[$0] }.forEach(context.delete) }
        }
      }
    }
    """,
    placeholders: "Trip: model, now: value"),
  Fragment(
    "a task that refreshes a token",
    """
    actor TokenStore {
      private var token: Token?
      private var refreshTask: Task<Token, any Error>?
      func validToken() async throws -> Token {
        if let token, token.expiresAt > .now { return token }
        if let refreshTask { return try await refreshTask.value }
        let task = Task { try await authClient.refresh() }
        refreshTask = task
        defer { refreshTask = nil }
        let token = try await task.value
        self.token = token
        return token
      }
    }
    """,
    placeholders: "Token: type, authClient: value"),
  Fragment(
    "a store with two associated types",
    """
    func makeStore() -> some Store<AppState, AppAction> {
      AppStore(initialState: AppState(), middleware: [logger, thunk])
    }
    """,
    placeholders: "AppAction: type, AppState: type, AppStore: model, Store: protocol"),
  Fragment(
    "implementations in a list",
    """
    var sections: [any SectionProvider] = [FeaturedSection(), RecentSection(limit: 5)]
    ForEach(sections, id: \\.id) { section in
      AnyView(section.makeView())
    }
    """,
    placeholders: "FeaturedSection: view, RecentSection: view, SectionProvider: protocol"),
  Fragment(
    "an action beside others of other labels",
    """
    func show(_ product: Product) { path.append(.product(product)) }
    func show(category: Category) { path.append(.category(category)) }
    func show(searchFor text: String) { path.append(.search(text)) }
    show(category: .featured)
    show(searchFor: "tea")
    """,
    placeholders: "Category: enum, Product: type, path: value"),
  Fragment(
    "a binding of an error",
    """
    extension Binding where Value == Bool {
      init<Wrapped>(presence value: Binding<Wrapped?>) {
        self.init(get: { value.wrappedValue != nil }, set: { if !$0 { value.wrappedValue = nil } })
      }
    }
    content.alert("Error", isPresented: Binding(presence: $model.error)) { Button("OK") {} }
    """,
    placeholders: "content: value, modelBinding: value"),
  Fragment(
    "a binding by a key path",
    """
    func binding<Value>(for keyPath: ReferenceWritableKeyPath<FormModel, Value>) -> Binding<Value> {
      Binding(get: { self.model[keyPath: keyPath] }, set: { self.model[keyPath: keyPath] = $0 })
    }
    """,
    placeholders: "FormModel: model, model: value"),
  Fragment(
    "a candidate for deletion",
    """
    .confirmationDialog("Delete?", isPresented: $isConfirming, titleVisibility: .visible, presenting: candidate) { item in
      Button("Delete \\(item.name)", role: .destructive) { store.remove(item) }
    } message: { item in
      Text("\\(item.name) cannot be restored.")
    }
    """,
    placeholders: "candidate: value, isConfirmingBinding: value, store: value"),
  Fragment(
    "reducers of nested actions",
    """
    struct RootReducer {
      static func reduce(_ state: AppState, _ action: AppAction) -> AppState {
        var state = state
        switch action {
        case .auth(let action): state.auth = AuthReducer.reduce(state.auth, action)
        case .navigation(.push(let route)): state.path.append(route)
        case .navigation(.pop): state.path.removeLast()
        }
        return state
      }
    }
    """,
    placeholders: "AppAction: enum, AppState: type, AuthReducer: type"),
  Fragment(
    "a generic state that is loaded",
    """
    struct LoadableView<Value: Sendable, Content: View>: View {
      let state: Loadable<Value>
      let retry: () -> Void
      @ViewBuilder let content: (Value) -> Content
      var body: some View {
        switch state {
        case .idle, .loading: ProgressView()
        case .loaded(let value): content(value)
        case .failed(let error): ErrorView(error, retry: retry)
        }
      }
    }
    """,
    placeholders: "ErrorView: view, Loadable: enum"),
  Fragment(
    "a path that is cut",
    """
    withAnimation(.snappy) { router.path = Array(router.path.prefix(upTo: 1)) }
    withAnimation(.easeInOut(duration: 0.2)) { cards.move(fromOffsets: source, toOffsets: target) }
    completion: { haptics.play(.success) }
    """,
    placeholders: "cards: value, haptics: value, router: value"),
  Fragment(
    "a timer that is received",
    """
    Text("Hello")
      .onReceive(timer) { date in elapsed = date.timeIntervalSince(start) }
      .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in refresh() }
    """,
    placeholders: "elapsed: value, refresh: function, timer: value"),
  Fragment(
    "loose equality and hash",
    """
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
    """,
    placeholders: "id: value"),
  Fragment(
    "rows of a layout",
    """
    struct FlowLayout: Layout {
      var spacing: CGFloat = 8
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = arrange(subviews, in: proposal.width ?? .infinity)
        return CGSize(width: proposal.width ?? rows.map(\\.width).max() ?? 0, height: rows.last?.maxY ?? 0)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for row in arrange(subviews, in: bounds.width) {
          for item in row.items { subviews[item.index].place(at: item.origin, proposal: .unspecified) }
        }
      }
    }
    """,
    placeholders: "ArrangeElement: type, Item: type, arrange: function"),
  Fragment(
    "sections of a snapshot",
    """
    let snapshot = ListSnapshot<Section, Item.ID>()
    var updated = snapshot
    updated.appendSections([.main])
    updated.appendItems(items.map(\\.id), toSection: .main)
    dataSource.apply(updated, animatingDifferences: true)
    """,
    placeholders:
      "Item: type, ListSnapshot: type, Section: type, dataSource: value, "
      + "items: value"),
  Fragment(
    "a list of mocks for a state",
    """
    func testNavigation() async throws {
      let store = TestStore(initialState: AppFeature.State()) { AppFeature() }
      await store.send(.path(.push(id: 0, state: .detail(DetailFeature.State()))))
      await store.receive(\\.response) { $0.items = [.mock] }
    }
    """,
    placeholders: "AppFeature: view, DetailFeature: type, TestStore: model"),
  Fragment(
    "messages with identities",
    """
    ScrollViewReader { proxy in
      ScrollView { LazyVStack(pinnedViews: .sectionHeaders) { ForEach(messages) { MessageBubble($0).id($0.id) } } }
        .onChange(of: messages.last?.id) { _, id in withAnimation { proxy.scrollTo(id, anchor: .bottom) } }
    }
    """,
    placeholders: "MessageBubble: view, messages: value"),
  Fragment(
    "paths of a store, restored",
    """
    extension NavigationStore {
      struct Snapshot: Codable, Sendable {
        var tab: AppTab
        var paths: [AppTab: [Route]]
        static let empty = Snapshot(tab: .home, paths: [:])
      }
      func restore(from snapshot: Snapshot) {
        selectedTab = snapshot.tab
        for (tab, path) in snapshot.paths { self.paths[tab] = path }
      }
    }
    """,
    placeholders:
      "AppTab: type, NavigationStore: model, NavigationStore.paths: member, Route: type, "
      + "selectedTab: value"),
  Fragment(
    "sound: async sequence",
    """
    let stream = session.stream(to: "Plan", making: Plan.self)

    for try await part in stream {
        print(part.name)
    }
    """,
    placeholders: "Plan: type, session: value"),
  Fragment(
    "sound: case follow captures",
    """
    func reduce(state: inout ShopState, action: ShopAction) -> Effect<ShopAction> {
        switch action {
        case .start:
            return .run { [count = state.count] send in
                await send(.loaded(count))
            }
        }
    }
    """,
    placeholders: "Effect: type, ShopAction: enum, ShopState: type"),
  Fragment(
    "sound: case follow nested pattern",
    """
    func reduce(state: inout ShopState, action: ShopAction) -> Effect<ShopAction> {
        switch action {
        case .view(.tapped):
            state.path.removeLast()
            return .none
        case .view(.saved):
            return .send(.refresh)
        }
    }
    """,
    placeholders: "Effect: type, ShopAction: enum, ShopState: type"),
  Fragment(
    "sound: case follow result",
    """
    func reduce(state: inout ShopState, action: ShopAction) {
        switch action {
        case .loaded(.success(let data)):
            state.data = data
        case .loaded(.failure):
            state.data = nil
        }
    }
    """,
    placeholders: "ShopAction: enum, ShopState: type"),
  Fragment(
    "sound: case follow run catch",
    """
    func reduce(state: inout ShopState, action: ShopAction) -> Effect<ShopAction> {
        switch action {
        case .load(let id):
            return .run { send in
                let item = try await client.fetch(id)
                await send(.loaded(item))
            } catch: { error, send in
                await send(.failed(error))
            }
        }
    }
    """,
    placeholders: "Effect: type, ShopAction: enum, ShopState: type, client: value"),
  Fragment(
    "sound: case fragment",
    """
    case .load(let id):
        state.isBusy = true
        return .run { send in
            await send(.loaded(id))
        }
    """,
    placeholders: "state: value"),
  Fragment(
    "sound: class needed",
    """
    class Player {
        weak var delegate: PlayerDelegate?
    }

    class Controller: PlayerDelegate {
        var player: Player?
    }
    """,
    placeholders: "PlayerDelegate: protocol"),
  Fragment(
    "sound: closure of implicit member",
    """
    func go() {
        var seen: [Event] = []
        let store = makeStore {
            $0.log = .test { event in
                seen.append(event)
            }
        }
        store.start()
    }
    """,
    placeholders: "Event: type, makeStore: function"),
  Fragment(
    "sound: elided closure chain",
    """
    Image("dial")
        .gesture(DragGesture().onChanged { ... })
    """,
    placeholders: ""),
  Fragment(
    "sound: elided closure destination",
    """
    NavigationLink(item.name, value: item)
        .navigationDestination(for: Item.self) { /* ... */ }
    """,
    placeholders: "Item: type, item: value"),
  Fragment(
    "sound: elided closure list",
    """
    List(items, selection: $chosen) { ... }
    """,
    placeholders: "Item: type, chosenBinding: value, items: value"),
  Fragment(
    "sound: inout closure",
    """
    try database.write { db in
        try Counter.find(counter.id).update {
            $0.count += 1
        }.execute(db)
    }
    """,
    placeholders: "Counter: type, counter: value, database: value"),
  Fragment(
    "sound: inout closure assign",
    """
    func go() {
        let store = makeStore {
            $0.client.fetch = { [] }
        }
        store.start()
    }
    """,
    placeholders: "makeStore: function"),
  Fragment(
    "sound: inout closure nil",
    """
    func go() async {
        await store.send(.dialog(.dismiss)) {
            $0.dialog = nil
        }
    }
    """,
    placeholders: "store: value"),
  Fragment(
    "sound: keypath arg one",
    """
    await store.receive(\\.delegate.saved)
    """,
    placeholders: "store: value"),
  Fragment(
    "sound: layout chain",
    """
    let n = try Shop
        .where { !$0.isClosed }
        .count()
    """,
    placeholders: "Shop: type"),
  Fragment(
    "sound: layout closure",
    """
    let n = try Shop.where {
        !$0.isClosed
    }.count()
    """,
    placeholders: "Shop: type"),
  Fragment(
    "sound: layout inout closure",
    """
    try Counter.find(id).update {
        $0.count += 1
    }.execute(db)
    """,
    placeholders: "Counter: type, db: value, id: value"),
  Fragment(
    "sound: nested type call",
    """
    @DatabaseFunction
    nonisolated func addDefault() {
        Task {
            @Dependency(\\.database) var database
            try await database.write { db in
                try Shop.insert {
                    Shop.Draft(
                        title: Shop.defaultTitle,
                        color: Shop.defaultColor
                    )
                }.execute(db)
            }
        }
    }
    """,
    placeholders: "Dependency: property wrapper, Shop: type"),
  Fragment(
    "sound: nested type call c",
    """
    try database.write { db in
      try Guest.insert {
        for guest in guests {
          Guest.Draft(
            id: guest.id,
            name: guest.name,
            shopID: shopID
          )
        }
      }.execute(db)
    }
    """,
    placeholders: "Guest: type, database: value, guests: value, shopID: value"),
  Fragment(
    "sound: nested type call columns",
    """
    Shop.select {
        ShopRow.Columns(title: $0.title)
    }
    """,
    placeholders: "Shop: type, ShopRow: type"),
  Fragment(
    "sound: nested type of view",
    """
    func check() {
        var state = Feature.State()
        state.alert = .gone(name: "A")
        let store = TestStore(initialState: state) { Feature() }
        store.start()
    }
    """,
    placeholders: "Feature: view, TestStore: model"),
  Fragment(
    "sound: query chain value",
    """
    let rows = try Shop
        .group(by: \\.id)
        .leftJoin(Item.all) { $0.id.eq($1.shopID) }
        .select { ($0.name, $1.title) }
        .fetchAll(db)
    """,
    placeholders: "Item: type, Shop: type, db: value"),
  Fragment(
    "sound: query closure three",
    """
    Tag
        .withShops
        .having { $2.count().gt(0) }
        .select { tag, _, _ in tag }
    """,
    placeholders: "Tag: type"),
  Fragment(
    "sound: query delete and",
    """
    try database.write { db in
        try Task1
            .where { $0.state.eq(.done) && $0.date.lt(limit) }
            .delete()
            .execute(db)
    }
    """,
    placeholders: "Task1: type, database: value, limit: value"),
  Fragment(
    "sound: query delete in closure",
    """
    try database.write { db in
        try Tag
            .where { $0.title.in(titles) }
            .delete()
            .execute(db)
    }
    """,
    placeholders: "Tag: type, database: value, titles: value"),
  Fragment(
    "sound: query expression",
    """
    Shop
        .order { $0.due.desc() }
        .order { $0.place }
    """,
    placeholders: "Shop: type"),
  Fragment(
    "sound: result from use argument",
    """
    struct ShopDTO: Decodable {
        let id: String
    }

    enum Mapper {
        static func map(_ dto: ShopDTO) -> Shop { Shop(id: dto.id) }
    }

    final class LiveShops {
        private let api: APIClient
        init(api: APIClient) { self.api = api }

        func shop(id: String) async throws -> Shop {
            let dto = try await api.fetchShop(id: id)
            return Mapper.map(dto)
        }
    }
    """,
    placeholders: "APIClient: model, Shop: type"),
  Fragment(
    "sound: result from use foreach",
    """
    if let name = trip?.name {
        Text(name)
    }

    if let days = trip?.days {
        ForEach(days, id: \\.id) { day in
            DayView(day: day)
        }
    }
    """,
    placeholders: "DayView: view, trip: value"),
  Fragment(
    "sound: result from use id",
    """
    struct Basket: Equatable {
        var items: [Item] = []
        var chosen: Set<Int> = []

        var chosenItems: [Item] {
            items.filter { chosen.contains($0.id) }
        }
    }
    """,
    placeholders: "Item: type"),
  Fragment(
    "sound: result from use list",
    """
    var body: some View {
        let items = model.makeItems()
        return List(items) { item in Text(item.title) }
    }
    """,
    placeholders: "model: value"),
  Fragment(
    "sound: result from use sets",
    """
    let loaded = Set(shops.map { $0.id })
    let missing = Set(shopIDs).subtracting(loaded)
    """,
    placeholders: "Shop: type, shopIDs: value, shops: value"),
  Fragment(
    "sound: result from use task void",
    """
    class ShopModel: ObservableObject {
        @Published var name = ""
        // ...
    }

    struct ShopView: View {
        @StateObject private var model = ShopModel()

        var body: some View {
            Text(model.name)
                .onAppear {
                    Task {
                        await model.load()
                    }
                }
        }
    }
    """,
    placeholders: "ShopModel.load: member"),
  Fragment(
    "sound: self init",
    """
    extension Item {
        static func test(id: Int = 1, name: String = "A") -> Self {
            Self(
                id: id,
                name: name
            )
        }
    }
    """,
    placeholders: "Item: type"),
  Fragment(
    "sound: store send nested",
    """
    @Test("loads")
    func loads() async {
        let data = [Item(id: 1, name: "A")]
        let store = makeStore {
            $0.client.fetch = { data }
        }
        await store.send(.view(.appeared))
        await store.receive(.loaded(.success(data))) {
            $0.data = data
        }
    }
    """,
    placeholders: "Item: type, makeStore: function"),
  Fragment(
    "sound: result from use task",
    """
    private actor SlowShops: ShopRepository {
        func fetch(id: UUID) async throws -> Shop {
            try await Task.sleep(for: .seconds(60))
            return Shop(id: id, name: "")
        }
    }

    @MainActor
    final class LoadShopTests: XCTestCase {
        func test_loads() async throws {
            let expected = Shop(id: UUID(), name: "A")
            let sut = LoadShop(repository: StubShops(result: .success(expected)))
            let shop = try await sut.execute(id: expected.id)
            XCTAssertEqual(shop, expected)
        }

        func test_fails() async {
            let sut = LoadShop(repository: SlowShops())
            do {
                _ = try await sut.execute(id: UUID())
            } catch {}
        }

        func test_cancels() async {
            let sut = LoadShop(repository: SlowShops())
            let task = Task { try await sut.execute(id: UUID()) }
            task.cancel()
            do { _ = try await task.value } catch {}
        }
    }
    """,
    placeholders: "LoadShop: type, Shop: type, ShopRepository: protocol, StubShops: type"),
  Fragment(
    "sound: layout arguments",
    """
    func add() {
        let a = Shop.Draft(
            title: "A"
        )
        a.save()
    }
    """,
    placeholders: "Shop: type"),
  Fragment(
    "sound: viewbuilder closure",
    """
    extension Shop {
      struct Draft {
        var id: UUID = UUID()
        var title = ""
        var theme: Theme = .red
      }
    }

    // Usage:
    Shop.insert {
      Shop.Draft(
        title: "A"
      )
    }.execute(db)
    """,
    placeholders: "Shop: type, Theme: type, db: value"),
  Fragment(
    "sound: wrapper args animation",
    """
    @Rows(Shop.all, animation: .default)
    var shops
    """,
    placeholders: "Rows: property wrapper, Shop: type"),
  Fragment(
    "sound: wrapper args default",
    """
    struct ShopView: View {
        @One(Shop.count()) var total = 0
        var body: some View { Text("\\(total)") }
    }
    """,
    placeholders: "One: property wrapper, Shop: type"),
  Fragment(
    "sound: wrapper args implicit",
    """
    struct Settings {
        @Kept(.store("order")) var order: String = "date"
    }
    """,
    placeholders: "Kept: property wrapper"),
  Fragment(
    "sound: wrapper args local",
    """
    func go() {
        @Kept(.store("on")) var isOn = false
        print(isOn)
    }
    """,
    placeholders: "Kept: property wrapper"),
  Fragment(
    "sound: wrapper args untyped",
    """
    @Rows(Shop.all) var shops
    """,
    placeholders: "Rows: property wrapper, Shop: type"),
  Fragment(
    "sound: wrapper args noinit",
    """
    @Observable
    class ShopModel {
        @ObservationIgnored
        @Rows var shops: [Shop]
    }
    """,
    placeholders: "Rows: property wrapper, Shop: type"),
  Fragment(
    "cases of a reducer",
    """
    case .pathChanged(let path):
      state.path = path
      return .none
    case .logoutTapped:
      return .run { send in
        await session.logout()
        await send(.didLogout)
      }
    """,
    placeholders: "session: value, state: value"),
  Fragment(
    "an item of two contracts",
    """
    func makeDetail(for item: some Identifiable<String> & Displayable) -> some View {
      DetailView(title: item.title, id: item.id)
    }
    """,
    placeholders: "DetailView: view, Displayable: protocol"),
  Fragment(
    "a ticker",
    """
    @Test func cancelsTimer() async {
      await confirmation("ticks", expectedCount: 3) { tick in
        let timer = Ticker(clock: TestClock()) { tick() }
        await timer.run(for: .seconds(3))
      }
    }
    """,
    placeholders: "TestClock: type, Ticker: type"),
  Fragment(
    "a form of the app",
    """
    #expect(throws: ValidationError.self) {
      try validator.validate(Form(email: "", password: "secret"))
    }
    """,
    placeholders: "Form: view, ValidationError: type, validator: value"),
  Fragment(
    "sound: closure assigned",
    """
    connection.onState = { [weak self] state in
        switch state {
        case .ready: self?.start()
        case .failed(let error): self?.show(error)
        default: break
        }
    }
    """,
    placeholders: "connection: value"),
  Fragment(
    "sound: closure assigned plain",
    """
    connection.onState = { state in
        if case .ready = state { start() }
    }
    """,
    placeholders: "connection: value, start: function"),
  Fragment(
    "sound: conformance needed equatable",
    """
    var body: some View {
        TallyView(data: model.data) {
            model.update()
        }
        .equatable()
    }
    """,
    placeholders: "TallyView: view, model: value"),
  Fragment(
    "sound: number type",
    """
    var diameter: Double {
        radius * 2
    }
    """,
    placeholders: "radius: value"),
  Fragment(
    "sound: query static in extension",
    """
    extension Shop {
        static let open = Self.where { !$0.isClosed }
    }
    """,
    placeholders: "Shop: type"),
  Fragment(
    "sound: result from use for",
    """
    let states = try await Shop.Info.status(for: groupID)

    for state in states {
        print(state.name)
    }
    """,
    placeholders: "Shop: type"),
  Fragment(
    "sound: wrapper conformance",
    """
    struct Settings: Equatable {
        @Kept var user: UserSession
    }
    """,
    placeholders: "Kept: property wrapper, UserSession: model"),
  Fragment(
    "members of the class above, and of the one above that",
    """
    final class ProductsController: UITableViewController {
      private let filters = UIScrollView()
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Products"
        filters.scrollsToTop = false
        view.addSubview(filters)
        navigationController?.pushViewController(DetailController(), animated: true)
        present(FilterController(), animated: true)
        log("shown")
      }
    }
    """,
    placeholders: "DetailController: model, FilterController: model, log: function"),
]
