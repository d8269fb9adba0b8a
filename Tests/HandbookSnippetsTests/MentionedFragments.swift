/// Code that mentions types, stores and models without showing them: keys, contracts, names and closures say what they
/// are.
let mentionedFragments: [Fragment] = [
  Fragment(
    "a subscript with a key of a nested type",
    """
    struct ShareController {
      let container: Container
      func makeShare(for recipe: Recipe) -> Share {
        let share = Share(recipe: recipe)
        share[Share.Key.title] = recipe.title
        share[Share.Key.thumbnail] = recipe.thumbnailData
        return share
      }
    }
    """,
    placeholders:
      "Container: type, Recipe: type, Share: type"),
  Fragment(
    "keys of a share, two types deep",
    """
    func share(_ item: Item, to key: Share.Key) {
      var share = ShareRecord(root: item.record)
      share[ShareRecord.SystemFieldKey.title] = item.title as RecordValue
    }
    """,
    placeholders:
      "Item: type, RecordValue: type, Share: type, ShareRecord: type"),
  Fragment(
    "a key path through an element",
    #"""
    let path = \Order.items[0].name
    let title = order[keyPath: path]
    print(title)
    """#,
    placeholders:
      "Order: type, order: value"),
  Fragment(
    "a cache asked with if let, and set",
    """
    final class ImageLoader {
      static let shared = ImageLoader()
      func image(for url: URL) async throws -> UIImage {
        if let cached = ImageCache.shared[url] { return cached }
        let (data, _) = try await URLSession.shared.data(from: url)
        let image = UIImage(data: data)!
        ImageCache.shared[url] = image
        return image
      }
    }
    """,
    placeholders:
      "ImageCache: model"),
  Fragment(
    "an extension of a generic store for one state",
    """
    extension Store where State == AppState, Action == AppAction {
      static func preview() -> Store<AppState, AppAction> {
        Store(initial: AppState(), reducer: appReducer)
      }
    }
    """,
    placeholders:
      "Action: type, AppAction: type, AppState: type, Store: model"),
  Fragment(
    "a document that is a value",
    """
    struct TextDocument: FileDocument {
      static var readableContentTypes: [UTType] { [.plainText] }
      var text: String
      init(text: String = "") { self.text = text }
      init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
        text = String(decoding: data, as: UTF8.self)
      }
      func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
      }
    }
    """,
    placeholders:
      ""),
  Fragment(
    "a document that is an object",
    """
    final class DrawingDocument: ReferenceFileDocument {
      typealias Snapshot = Drawing
      @Published var drawing: Drawing
      static var readableContentTypes: [UTType] { [.drawing] }
      init(configuration: ReadConfiguration) throws {
        let data = configuration.file.regularFileContents ?? Data()
        drawing = try JSONDecoder().decode(Drawing.self, from: data)
      }
      func snapshot(contentType: UTType) throws -> Drawing { drawing }
      func fileWrapper(snapshot: Drawing, configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
      }
    }
    """,
    placeholders:
      "Drawing: type, UTType.drawing: member"),
  Fragment(
    "a provider of a widget whose entry is not shown",
    """
    struct OrderProvider: TimelineProvider {
      func placeholder(in context: Context) -> OrderEntry { .placeholder }
      func getSnapshot(in context: Context, completion: @escaping (OrderEntry) -> Void) {
        completion(.placeholder)
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<OrderEntry>) -> Void) {
        let entry = OrderEntry(date: .now, order: store.latest)
        completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600))))
      }
    }
    """,
    placeholders:
      "OrderEntry: type, OrderEntry.date: member, store: value"),
  Fragment(
    "a tab and a section of tabs",
    """
    Tab("Home", systemImage: "house", value: AppTab.home) { HomeView() }
    TabSection("Library") {
      Tab("Albums", systemImage: "square.stack", value: AppTab.albums) { AlbumsView() }
    }
    """,
    placeholders:
      "AlbumsView: view, AppTab: type, HomeView: view"),
  Fragment(
    "cases with comments only",
    """
    switch route {
    case .home:
      // show home
    case .detail(let id):
      // show the detail
    case .settings:
      break
    }
    """,
    placeholders:
      "route: value"),
  Fragment(
    "a result of pages and errors",
    """
    func handle(_ result: Result<Page<Article>, FeedError>) {
      switch result {
      case .success(let page):
        articles += page.items
        nextCursor = page.cursor
      case .failure(.offline):
        banner = .offline
      case .failure(let error):
        banner = .message(error.localizedDescription)
      }
    }
    """,
    placeholders:
      "Article: type, FeedError: enum, Page: type, articles: value, banner: value, nextCursor: value"),
  Fragment(
    "names of words that frameworks have, too",
    """
    struct MainView: View {
      @State private var navigationState = NavigationState()
      var body: some View {
        NavigationStack(path: $navigationState.path) {
          AIView()
            .navigationDestination(for: Routes.self) { route in
              route.view
            }
        }
        .environment(navigationState)
      }
    }
    """,
    placeholders:
      "AIView: view, NavigationState: model, Routes: type"),
  Fragment(
    "a localized text with a comment",
    """
    struct SearchFlow: View {
      @Environment(Navigator.self) private var navigator
      @State private var query = ""
      var body: some View {
        List(results) { result in
          Button(result.title) { navigator.push(Routes.result(result.id)) }
        }
        .searchable(text: $query, prompt: String(localized: "Search", comment: "Prompt of the search field"))
      }
    }
    """,
    placeholders:
      "Navigator: model, Result: type, Routes: type, results: value"),
  Fragment(
    "a table controller with a style",
    """
    class SettingsController: UITableViewController {
      init(settings: Settings) {
        self.settings = settings
        super.init(style: .insetGrouped)
      }
      required init?(coder: NSCoder) { fatalError() }
      let settings: Settings
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        settings.rows.count
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = SettingDetailController(row: settings.rows[indexPath.row])
        navigationController?.pushViewController(detail, animated: true)
      }
    }
    """,
    placeholders:
      "SettingDetailController: model, Settings: type"),
  Fragment(
    "a coordinator of coordinators",
    """
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      private let navigationController: UINavigationController
      init(navigationController: UINavigationController) {
        self.navigationController = navigationController
      }
      func start() {
        let child = LoginCoordinator(navigationController: navigationController)
        child.onFinish = { [weak self, weak child] user in
          self?.children.removeAll { $0 === child }
          self?.showHome(for: user)
        }
        children.append(child)
        child.start()
      }
      private func showHome(for user: User) {
        let controller = UIHostingController(rootView: HomeView(user: user))
        navigationController.setViewControllers([controller], animated: true)
      }
    }
    """,
    placeholders:
      "ChildrenElement: type, Coordinator: protocol, HomeView: view, LoginCoordinator: model, User: type"),
  Fragment(
    "an object of a dependency in the environment",
    """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIHostingController(rootView: RootView().environment(dependencies.router))
        window.makeKeyAndVisible()
        self.window = window
        if let url = options.urlContexts.first?.url { dependencies.router.open(url) }
      }
    }
    """,
    placeholders:
      "RootView: view, dependencies: value"),
  Fragment(
    "a chart with a selection",
    #"""
    Chart(data) { point in
      LineMark(x: .value("Day", point.date, unit: .day), y: .value("Steps", point.steps))
        .interpolationMethod(.catmullRom)
      if let selected, selected.id == point.id {
        PointMark(x: .value("Day", point.date), y: .value("Steps", point.steps))
          .annotation(position: .top) { Text("\(point.steps)") }
      }
    }
    .chartXSelection(value: $selectedDate)
    .chartYAxis { AxisMarks(position: .leading) }
    """#,
    placeholders:
      "DataElement: type, data: value, selected: value, selectedDateBinding: value"),
  Fragment(
    "a reducer of routes and sheets",
    """
    enum NavigationAction {
      case push(Route)
      case present(Sheet)
      case dismiss
    }
    func reduce(into state: inout NavigationState, action: NavigationAction) {
      switch action {
      case let .push(route): state.path.append(route)
      case let .present(sheet): state.sheet = sheet
      case .dismiss: state.sheet = nil
      }
    }
    """,
    placeholders:
      "NavigationState: type, Route: type, Sheet: type"),
  Fragment(
    "an extension for one associated type",
    """
    protocol Feature {
      associatedtype ViewModel: FeatureViewModel
      associatedtype Content: View
      static func makeContent(viewModel: ViewModel) -> Content
    }
    extension Feature where ViewModel == EmptyViewModel {
      static var content: Content { makeContent(viewModel: EmptyViewModel()) }
    }
    """,
    placeholders:
      "EmptyViewModel: model, FeatureViewModel: protocol"),
  Fragment(
    "a view of UIKit that is not shown",
    """
    struct MapSnapshot: UIViewRepresentable {
      @Binding var region: Region
      func makeUIView(context: Context) -> SnapshotView {
        let view = SnapshotView(frame: .zero)
        view.onTap = { region = $0 }
        return view
      }
      func updateUIView(_ view: SnapshotView, context: Context) {
        guard view.region != region else { return }
        view.setRegion(region, animated: context.transaction.animation != nil)
      }
    }
    """,
    placeholders:
      "Region: type, SnapshotView: view, SnapshotView.region: member"),
  Fragment(
    "sizes by the identity of sections",
    """
    struct HeightKey: PreferenceKey {
      static var defaultValue: [Section.ID: CGFloat] { [:] }
      static func reduce(value: inout [Section.ID: CGFloat], nextValue: () -> [Section.ID: CGFloat]) {
        value.merge(nextValue()) { $1 }
      }
    }
    """,
    placeholders:
      "Section: type"),
  Fragment(
    "a test with a tag",
    """
    @Test(.tags(.navigation)) @MainActor
    func deepLinkReplacesTheStack() throws {
      let router = AppRouter()
      router.path = [.home, .settings]
      router.open(try #require(URL(string: "app://orders/42")))
      #expect(router.path == [.order(id: 42)])
      #expect(throws: DeepLinkError.unknownHost) { try router.parse(URL(string: "app://nope")!) }
    }
    """,
    placeholders:
      "AppRouter: model, DeepLinkError: enum, Tag.navigation: member"),
  Fragment(
    "a log of the app",
    #"""
    @Observable
    final class NavigationStore {
      var path = NavigationPath() { didSet { save() } }
      private let savePath = URL.documentsDirectory.appending(path: "SavedPath")
      init() {
        if let data = try? Data(contentsOf: savePath),
           let decoded = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data) {
          path = NavigationPath(decoded)
        }
      }
      func save() {
        guard let representation = path.codable else { return }
        do {
          let data = try JSONEncoder().encode(representation)
          try data.write(to: savePath)
        } catch {
          Log.navigation.error("\(error)")
        }
      }
    }
    """#,
    placeholders:
      "Log: type"),
  Fragment(
    "where an opened address is from",
    """
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
      guard let context = contexts.first else { return }
      let source = context.options.sourceApplication
      Task { @MainActor in
        await appCoordinator.handle(.url(context.url, source: source))
      }
    }
    """,
    placeholders:
      "appCoordinator: value"),
  Fragment(
    "a publisher that is mapped first",
    #"""
    let cancellable = publisher
      .map { $0.items.filter(\.isVisible) }
      .removeDuplicates()
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .assign(to: \.items, on: viewModel)
    """#,
    placeholders:
      "publisher: value, viewModel: value"),
  Fragment(
    "a picker of orders",
    #"""
    Picker("Sort by", selection: $viewModel.sortOrder) {
      ForEach(viewModel.sortOrders, id: \.self) { order in
        Text(order.title).tag(order)
      }
    }
    .pickerStyle(.segmented)
    .onChange(of: viewModel.sortOrder) { _, new in viewModel.reload(sortedBy: new) }
    """#,
    placeholders:
      "viewModel: value, viewModelBinding: value"),
  Fragment(
    "a search with tokens",
    """
    struct SearchScreen: View {
      @State private var model = SearchModel()
      var body: some View {
        NavigationStack {
          List(model.results) { result in
            NavigationLink(value: result) { ResultRow(result: result) }
          }
          .searchable(text: $model.query, tokens: $model.tokens) { token in
            Label(token.title, systemImage: token.symbol)
          }
          .searchScopes($model.scope) {
            ForEach(SearchScope.allCases) { scope in Text(scope.title).tag(scope) }
          }
          .task(id: model.query) { await model.search() }
        }
      }
    }
    """,
    placeholders:
      "Result: type, ResultRow: view, SearchModel: model, SearchScope: type"),
  Fragment(
    "a list whose name says nothing, given a product",
    """
    func add(_ product: Product) {
      basket.append(product)
    }
    """,
    placeholders: "Product: type, basket: value"),
  Fragment(
    "what a sheet shows, and is watched",
    """
    List(items) { item in Button(item.name) { selected = item } }
      .sheet(item: $selected) { item in DetailView(item: item) }
      .onChange(of: selected) { oldValue, newValue in print(newValue) }
    """,
    placeholders: "DetailView: view, Item: type, items: value, selected: value, selectedBinding: value"),
  Fragment(
    "an optional that is mapped",
    #"""
    Text(product.map { "Bought \($0.name)" } ?? "None")
    """#,
    placeholders: "product: value"),
  Fragment(
    "an optional that is mapped to a case",
    """
    let route = isChat ? id.map(Route.chat) : nil
    """,
    placeholders: "Route: type, idValue: value, isChat: value"),
  Fragment(
    "an error that is kept by its own name",
    """
    func load() async {
      do {
        items = try await service.fetch()
      } catch {
        self.error = error
      }
    }
    """,
    placeholders: "errorValue: value, items: value, service: value"),
  Fragment(
    "a coordinator held weakly by what it is given",
    """
    coordinator.start()
    coordinator.onFinish = { [weak coordinator] in
      coordinator?.stop()
    }
    """,
    placeholders: "coordinator: value"),
  Fragment(
    "an identifier made of a text",
    """
    if let last = url.pathComponents.last {
      path.append(Product.ID(String(last)))
    }
    """,
    placeholders: "PathComponent: type, Product: type, path: value, url: value"),
  Fragment(
    "arguments of a test, the type before the first",
    """
    import Testing

    @Test(arguments: [Device.phone, .pad])
    func opens(on device: Device) {
      #expect(device.name.isEmpty == false)
    }
    """,
    placeholders: "Device: type"),
  Fragment(
    "a destination for a type inside one that is not shown",
    """
    NavigationStack(path: $path) {
      WelcomeStep()
        .navigationDestination(for: Wizard.Step.self) { step in StepView(step: step) }
    }
    """,
    placeholders: "StepView: view, WelcomeStep: view, Wizard: type, pathBinding: value"),
  Fragment(
    "an import of what SwiftUI passes on",
    """
    import UniformTypeIdentifiers

    struct Importer: View {
      @State private var isShown = false
      var body: some View {
        ProductCard()
          .fileImporter(isPresented: $isShown, allowedContentTypes: [UTType.json]) { _ in }
      }
    }
    """,
    placeholders: "ProductCard: view"),
]
