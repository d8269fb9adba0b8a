/// Code whose use of a name says what the document does not show: what is unwrapped, gone through, compared, formatted
/// or left out.
let shownByUse: [Fragment] = [
  Fragment(
    "what a closure that is given to a framework unwraps, and what it loops over",
    """
    motion.startUpdates(to: .main) { data, error in
      guard let data else { return }
      show(data.pitch)
    }
    activities.query(from: start) { items, error in
      guard let items, error == nil else { return }
      for item in items { print(item.name) }
    }
    sensor.read { reading, _ in print(reading?.value ?? 0) }
    """,
    placeholders: "activities: value, motion: value, sensor: value, show: function"),
  Fragment(
    "a closure that is kept, and unwraps what it is given",
    """
    func connect() {
      socket.onMessage = { message in
        if let message { show(message) }
      }
    }
    """,
    placeholders: "show: function, socket: value"),
  Fragment(
    "the result of a call, unwrapped under another name",
    """
    let manager = OfferManager()
    let found = await manager.check(id: "monthly")
    if let offer = found { show(offer) }
    """,
    placeholders: "OfferManager: model, show: function"),
  Fragment(
    "names in an extension of a nested type",
    """
    extension Store.Name {
      static let focus = Self("focus")
    }
    """,
    placeholders: "Store: model"),
  Fragment(
    "an index of a model that leaves out its properties",
    #"""
    import SwiftData

    @Model
    class Trip {
      #Index<Trip>([\.destination], [\.start])
      // ...
    }
    """#,
    placeholders: "Trip.destination: member, Trip.start: member"),
  Fragment(
    "an entry of a chart that is not shown",
    """
    LineMark(x: .value("Day", entry.date), y: .value("Steps", entry.count))
    """,
    placeholders: "entry: value"),
  Fragment(
    "two views that are called A and B",
    """
    @ViewBuilder
    func content() -> some View {
      if isFirst { ViewA() } else { ViewB() }
    }
    """,
    placeholders: "ViewA: view, ViewB: view, isFirst: value"),
  Fragment(
    "a switch whose cases are left out",
    """
    struct Root: View {
      var body: some View {
        NavigationStack {
          Home().navigationDestination(for: Route.self) { route in
            switch route { ... }
          }
        }
      }
    }
    """,
    placeholders: "Home: view, Route: type"),
  Fragment(
    "the work of an actor, left out",
    """
    func fetch() async -> [Item] {
      await MainActor.run { ... }
    }
    """,
    placeholders: "Item: type"),
  Fragment(
    "a conformance of the main actor",
    """
    extension ItemProvider: @MainActor DataProvider {
      func fetch() async -> [Item] { ... }
    }
    """,
    placeholders: "DataProvider: protocol, Item: type, ItemProvider: model"),
  Fragment(
    "a color of an asset catalog beside one of the system",
    """
    Text("A").background(Color(.accent), in: .rect(cornerRadius: 8))
    Text("B").background(Color(.systemBackground))
    Image(.logo).resizable()
    """,
    placeholders: "ColorResource.accent: member, ImageResource.logo: member"),
  Fragment(
    "numbers in the message of a log",
    #"""
    logger.notice("Latency \(ms, format: .fixed(precision: 2), privacy: .public) ms")
    logger.notice("Status \(code, format: .decimal, align: .right(columns: 3))")
    logger.notice("Account \(account, privacy: .private(mask: .hash))")
    """#,
    placeholders: "account: value, code: value, logger: value, ms: value"),
  Fragment(
    "arguments of a launch",
    """
    func launch() {
      app.launchArguments += ["-reset", "1"]
    }
    """,
    placeholders: "app: value"),
  Fragment(
    "versions of the app, of which one comes first",
    """
    struct Config {
      let minimum: String
      func isOld(_ current: AppVersion) -> Bool {
        if let minimum = AppVersion(string: minimum), current < minimum { return true }
        return false
      }
    }
    """,
    placeholders: "AppVersion: type"),
  Fragment(
    "several things to share",
    """
    ShareLink(items: selectedNotes) { note in
      SharePreview(note.title)
    }
    """,
    placeholders: "SelectedNote: type, selectedNotes: value"),
  Fragment(
    "two lists side by side",
    """
    for (name, score) in zip(names, scores) { print(name, score) }
    """,
    placeholders: "names: value, scores: value"),
  Fragment(
    "functions put into a list",
    """
    class Coordinator {
      var handlers: [() -> Void] = []
    }

    handlers.append { [weak self] in
      self?.update()
    }
    """,
    placeholders: "handlers: value"),
  Fragment(
    "a position of a map that is not shown",
    """
    func fly(_ coordinate: CLLocationCoordinate2D, _ region: MKCoordinateRegion) {
      position = .camera(MapCamera(centerCoordinate: coordinate, distance: 2000))
      area = .region(region)
    }
    """,
    placeholders: "area: value, positionValue: value"),
  Fragment(
    "a choice of a value that is called like a modifier",
    """
    let direction = transaction.indicator == .debit ? "spent" : "received"
    print(direction)
    """,
    placeholders: "transactionValue: value"),
  Fragment(
    "a list that is empty, and a state",
    """
    if manager.items.isEmpty && manager.state == .loaded {
      ContentUnavailableView("No Results", systemImage: "magnifyingglass")
    }
    """,
    placeholders: "manager: value"),
  Fragment(
    "a view that is not shown, in one case of several",
    #"""
    struct LandmarkList: View {
      @Environment(\.landmarkService) private var landmarkService
      private var store: LandmarkStore { landmarkService.store }
      var body: some View {
        Group {
          switch store.loadingState {
          case .idle, .loading: ProgressView("Loading")
          case .failed(let error): Text(error.localizedDescription)
          case .loaded: landmarksList
          }
        }
        .navigationTitle("Landmarks")
      }
    }
    """#,
    placeholders: "LandmarkStore: model, landmarkService: environment, landmarksList: value"),
  Fragment(
    "a window of an app delegate, made and asked",
    """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func start() {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = RootViewController()
        window?.makeKeyAndVisible()
      }
    }
    """,
    placeholders: "RootViewController: model, window: value"),
  Fragment(
    "modifiers of a body that is shown twice",
    """
    var body: some View {
      VStack { ... }
        .sheet(item: $editItem) { ... }
    }

    // Shorter
    var body: some View {
      VStack { header }
        .modifier(OrderSheets(editItem: $editItem, shareItem: $shareItem))
        .modifier(OrderAlerts(showError: $showError))
    }
    """,
    placeholders:
      "OrderAlerts: view modifier, OrderSheets: view modifier, editItemBinding: value, header: value, shareItemBinding: value, showErrorBinding: value"
  ),
  Fragment(
    "an observed value that the closure unwraps",
    """
    .onChange(of: page.currentEvent) { _, newEvent in
      if let event = newEvent { show(event.kind) }
    }
    """,
    placeholders: "page: value, show: function"),
  Fragment(
    "a protocol of addresses, mocked",
    """
    let config = URLSessionConfiguration.ephemeral
    config.protocolClasses = [MockURLProtocol.self]
    MockURLProtocol.requestHandler = { request in
      print(request)
      return (response, Data())
    }
    """,
    placeholders: "MockURLProtocol: type"),
  Fragment(
    "the result of a static function, named",
    """
    struct Photo: Transferable {
      let imageURL: URL
      static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .jpeg) { photo in
          SentTransferredFile(photo.imageURL)
        } importing: { received in
          let savedURL = try Self.save(received.file)
          return Photo(imageURL: savedURL)
        }
      }
    }
    """,
    placeholders: "Photo.save: member"),
  Fragment(
    "a formatted date",
    """
    func show(_ date: Date) {
      let formatter = DateFormatter()
      self.formattedDate = formatter.string(from: date)
    }
    """,
    placeholders: "formattedDate: value"),
  Fragment(
    "a closure that returns early and ends with a capital letter",
    #"""
    ItemRequest.list(page: 1).send { [weak self] json in
      guard let self else { return }
      Log_i(.common, "sent")
    } failure: { error in
      Log_e(.common, "failed \(error)")
    }
    """#,
    placeholders: "ItemRequest: type, Log_e: view, Log_i: view"),
  Fragment(
    "values of a chart whose names say nothing, or a length",
    """
    Chart(points) { point in
      BarMark(x: .value("Month", point.month), y: .value("Revenue", point.revenue))
        .annotation(position: .top) { Text(point.revenue.formatted()) }
      LineMark(x: .value("Index", point.index), y: .value("Bandwidth", point.bandwidth))
    }
    """,
    placeholders: "Point: type, points: value"),
  Fragment(
    "the path of an address, in a log",
    #"""
    func note(_ endpoint: Endpoint, logger: Logger) {
      logger.debug("\(endpoint.method.rawValue) \(endpoint.path)")
    }
    """#,
    placeholders: "Endpoint: type"),
  Fragment(
    "versions of a schema that are not shown",
    """
    enum Plan: SchemaMigrationPlan {
      static var schemas: [any VersionedSchema.Type] { [SchemaV1.self, SchemaV2.self] }
      static var stages: [MigrationStage] { [step] }
      static let step = MigrationStage.lightweight(fromVersion: SchemaV1.self, toVersion: SchemaV2.self)
    }
    """,
    placeholders: "SchemaV1: type, SchemaV2: type"),
  Fragment(
    "a property shown in three ways",
    """
    @Observable
    final class UserModel { var name = "" }

    struct ProfileView: View {
      @State var model = UserModel()
      // OR
      var model: UserModel
      // OR via environment:
      @Environment(UserModel.self) var model
      var body: some View { Text(model.name) }
    }
    """,
    placeholders: ""),
  Fragment(
    "values that are called like macros",
    """
    func read(_ url: URL) {
      defer { file.flush() }
      if column.isHidden { return }
    }
    """,
    placeholders: "columnValue: value, fileValue: value"),
  Fragment(
    "a function that names its generic type, and its use",
    """
    func load<T: Decodable>(_ type: T.Type) async throws -> T {
      try await api.get(T.self)
    }
    let user = try await load(User.self)
    """,
    placeholders: "User: type, api: value"),
  Fragment(
    "flags that a test expects of what is not shown",
    """
    @Test func startsEmpty() {
      #expect(Basket().isEmpty)
      #expect(Flags.isNew)
    }
    """,
    placeholders: "Basket: type, Flags: type"),
  Fragment(
    "parts of a part that a test unwraps",
    """
    @Test func hasParts() throws {
      let garage = Fleet.main.garage
      let van = try #require(garage.vans.first)
      #expect(van.isReady)
    }
    """,
    placeholders: "Fleet: type, Van: type"),
  Fragment(
    "results that a test compares with what it is given",
    """
    @Test(arguments: [("on", Status.on), ("off", Status.off)])
    func reads(text: String, expected: Status) async throws {
      let result = try await service.read(text)
      #expect(result == expected)
    }
    """,
    placeholders: "Status: type, service: value"),
  Fragment(
    "a state that a test expects of a model",
    """
    @Test func fails() async {
      let model = ListModel(api: FailingAPI())
      await model.load()
      #expect(model.state == .error)
    }
    """,
    placeholders: "FailingAPI: type, ListModel: model"),
  Fragment(
    "publishers that are joined, and publishers of publishers",
    """
    final class Feed: ObservableObject {
      @Published var query = ""
      @Published private(set) var items: [Item] = []

      func load(_ service: FeedService) {
        let first = API.items(of: .first)
        let second = API.items(of: .second)
        _ = Publishers.Merge(first, second).sink { print($0) }
        $query
          .map { service.search($0) }
          .switchToLatest()
          .assign(to: &$items)
      }
    }
    """,
    placeholders: "API: type, FeedService: model, Item: type"),
  Fragment(
    "a property of a label that a publisher sets",
    """
    ticker.assign(to: \\.title, on: header)
    """,
    placeholders: "header: value, ticker: value"),
  Fragment(
    "a result of the app's own type",
    """
    await withTaskGroup(of: Result.self) { group in
      for page in pages {
        group.addTask { await read(page) }
      }
      await group.waitForAll()
    }
    """,
    placeholders: "Result: type, pages: value, read: function"),
  Fragment(
    "a modifier's name on a coordinator",
    """
    struct CardView: View {
        var body: some View {
            coordinator.sheet(for: route)
        }
    }
    """,
    placeholders: "coordinator: value"),
  Fragment(
    "modifiers of one of two views",
    """
    struct CardView: View {
        var body: some View {
            (header ?? footer)
                .padding(16)
        }
    }
    """,
    placeholders: "footer: value, header: value"),
  Fragment(
    "modifiers of a member of self",
    """
    struct CardView: View {
        var body: some View {
            self.content
                .padding(16)
        }
    }
    """,
    placeholders: "CardView.content: member"),
  Fragment(
    "modifiers of a shape",
    """
    circle
        .trim(from: 0, to: progress)
        .stroke(.blue, lineWidth: 4)
        .rotationEffect(.degrees(-90))
    """,
    placeholders: "circle: value, progress: value"),
  Fragment(
    "a view with styles of the app's",
    """
    content
        .brandBackground(.primary)
        .padding(theme.spacing)
        .background(.brand)
    """,
    placeholders:
      "ShapeStyle where Self == Color.brand: member, brandBackground: modifier, content: value, theme: value"),
  Fragment(
    "a log with a tag",
    """
    logger
        .tag("nav")
        .log("x")
    """,
    placeholders: "logger: value"),
]
