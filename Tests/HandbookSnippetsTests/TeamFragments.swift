/// Code of an app team's handbook: routers, features, tests and commands whose types are shown elsewhere.
let teamFragments: [Fragment] = [
  Fragment(
    "a test that unwraps what a parser gives",
    """
    @Test func parsesNoteLinks() throws {
      let parser = LinkParser(scheme: "notes")
      let route = try #require(parser.route(for: URL(filePath: "/note")))
      #expect(route == .note(id: 12))
      let alert = try #require(model.alert)
      #expect(alert.title == "Not found")
    }
    """,
    placeholders:
      "LinkParser: type, model: value"),
  Fragment(
    "a path compared with routes that an argument states",
    """
    @MainActor struct RouterTests {
      let router = Router()
      @Test func pushes() { #expect(router.path == [.detail(id: 42)]) }
      @Test(arguments: [[Route.list]]) func opens(expected: [Route]) { #expect(router.path == expected) }
    }
    """,
    placeholders:
      "Route: enum, Router: model"),
  Fragment(
    "states and actions of features that are not shown",
    """
    struct AppFeature: Feature {
      struct State: Equatable {
        var path: [Path.State] = []
        var home = HomeFeature.State()
      }
      enum Action: Equatable { case home(HomeFeature.Action), push(Path.State), reset }
      func reduce(_ state: inout State, _ action: Action) {
        switch action {
        case .home(.rowTapped(let id)): state.path.append(.detail(.init(id: id)))
        case .home: break
        case .push(let screen): state.path.append(screen)
        case .reset: state = State()
        }
      }
    }
    """,
    placeholders:
      "Feature: protocol, HomeFeature: type, Path: type"),
  Fragment(
    "steps of a checkout that is not shown",
    """
    struct CheckoutProgress: View {
      let step: Checkout.Step
      var body: some View {
        switch step {
        case .address: AddressForm()
        case .payment(let method): PaymentForm(method: method)
        case .review: ReviewView()
        }
      }
    }
    extension Checkout.Step {
      var next: Checkout.Step? {
        switch self {
        case .address: .payment(.card)
        case .payment: .review
        case .review: nil
        }
      }
    }
    """,
    placeholders:
      "AddressForm: view, Checkout: type, PaymentForm: view, ReviewView: view"),
  Fragment(
    "one of two implementations",
    """
    final class Dependencies {
      let analytics: AnalyticsTracking
      init(settings: AppSettings) {
        analytics = settings.isDebug ? ConsoleAnalytics() : LiveAnalytics(key: settings.analyticsKey)
      }
    }
    """,
    placeholders:
      "AnalyticsTracking: protocol, AppSettings: type, ConsoleAnalytics: type, LiveAnalytics: type"),
  Fragment(
    "results that a publisher fills",
    """
    final class SearchViewModel: ObservableObject {
      @Published var query = ""
      @Published private(set) var results: [SearchResult] = []
      init(service: SearchServicing) {
        $query.removeDuplicates()
          .map { service.search($0).replaceError(with: []) }
          .switchToLatest()
          .assign(to: &$results)
      }
    }
    """,
    placeholders:
      "SearchResult: type, SearchServicing: type"),
  Fragment(
    "a switch over a status that is not shown",
    """
    struct AuthGate: View {
      @Environment(SessionStore.self) private var session
      var body: some View {
        switch session.status {
        case .unknown: SplashView()
        case .signedOut: LoginView(onLogin: session.signIn)
        case .signedIn(let user): HomeView(user: user)
        }
      }
    }
    """,
    placeholders:
      "HomeView: view, LoginView: view, SessionStore: model, SplashView: view"),
  Fragment(
    "a selection named nearly like a section of tabs",
    """
    TabView(selection: $selection) {
      Tab("Home", systemImage: "house", value: .home) { HomeView() }
      ForEach(playlists) { playlist in
        Tab(playlist.name, systemImage: "music.note", value: TabSelection.playlist(playlist.id)) {
          PlaylistView(playlist: playlist)
        }
      }
    }
    """,
    placeholders:
      "HomeView: view, Playlist: type, PlaylistView: view, TabSelection: enum, playlists: value, selectionBinding: value"
  ),
  Fragment(
    "a form that is kept",
    """
    struct EditProfileView: View {
      @State private var form: ProfileForm
      private let original: ProfileForm
      init(profile: Profile) {
        let form = ProfileForm(profile: profile)
        _form = State(initialValue: form)
        original = form
      }
      var body: some View {
        Form { TextField("Name", text: $form.name) }
          .navigationBarBackButtonHidden(form != original)
      }
    }
    """,
    placeholders:
      "Profile: type, ProfileForm: type"),
  Fragment(
    "messages grouped by day",
    """
    var groups: [(day: Date, messages: [Message])] {
      Dictionary(grouping: messages) { Calendar.current.startOfDay(for: $0.sentAt) }
        .sorted { $0.key > $1.key }
        .map { (day: $0.key, messages: $0.value.sorted { $0.sentAt < $1.sentAt }) }
    }
    """,
    placeholders:
      "Message: type, messages: value"),
  Fragment(
    "commands alone",
    """
    .commands {
      SidebarCommands()
      CommandGroup(after: .newItem) { Button("New Note") { router.compose() } }
    }
    .defaultSize(width: 600, height: 400)
    """,
    placeholders:
      "router: value"),
  Fragment(
    "commands that are not shown",
    """
    @main struct NotesApp: App {
      @State private var store = NoteStore()
      var body: some Scene {
        WindowGroup { ContentView() }.commands { NoteCommands(store: store) }
      }
    }
    """,
    placeholders:
      "ContentView: view, NoteCommands: type, NoteStore: model"),
  Fragment(
    "a color of an image",
    """
    AsyncImage(url: photo.url) { image in image.resizable() } placeholder: { Color(photo.averageColor) }
    """,
    placeholders:
      "photo: value"),
  Fragment(
    "events of a socket, held weakly",
    """
    func observe() async {
      await withTaskGroup(of: Void.self) { group in
        group.addTask { [weak self] in
          guard let events = await self?.socket.events else { return }
          for await event in events { await self?.handle(event) }
        }
      }
    }
    """,
    placeholders:
      ""),
  Fragment(
    "the publisher of a model that is held",
    """
    class ProfileViewController: UIViewController {
      private let viewModel: ProfileViewModel
      private var cancellables: Set<AnyCancellable> = []
      init(viewModel: ProfileViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { fatalError() }
      override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.$sections
          .receive(on: DispatchQueue.main)
          .sink { [weak self] sections in self?.navigationItem.title = sections.first?.title }
          .store(in: &cancellables)
      }
    }
    """,
    placeholders:
      "ProfileViewModel: model"),
  Fragment(
    "a log that says who may read it",
    #"""
    Button("Sign Out") {
      do { try session.signOut() } catch {
        logger.error("Sign out failed: \(error.localizedDescription, privacy: .public)")
      }
    }
    """#,
    placeholders:
      "logger: value, session: value"),
  Fragment(
    "a path of what a router gives for a tab",
    """
    func apply(_ stacks: [AppTab: [Route]], to router: AppRouter) {
      for (tab, routes) in stacks { router[tab].path = routes }
    }
    """,
    placeholders:
      "AppRouter: model, AppTab: type, Route: type"),
  Fragment(
    "destinations that routes show themselves",
    """
    NavigationStack(path: $path) {
      OrdersView().navigationDestination(for: Route.self) { $0.view }
    }
    """,
    placeholders:
      "OrdersView: view, Route: type, pathBinding: value"),
  Fragment(
    "the last route of a path",
    """
    @Test func pays() async throws {
      try await router.pay(using: .applePay)
      #expect(router.path.last == .receipt(orderID: "42"))
    }
    """,
    placeholders:
      "router: value"),
  Fragment(
    "a selection that a model keeps",
    """
    NavigationSplitView {
      List(model.mailboxes, selection: $model.selectedMailbox) { mailbox in Text(mailbox.name) }
    } detail: {
      MessageList(mailbox: model.selectedMailbox)
    }
    """,
    placeholders:
      "Mailbox: type, MessageList: view, model: value, modelBinding: value"),
  Fragment(
    "a status that is asked for",
    """
    func openScanner() async {
      switch await permissions.status(of: .camera) {
      case .authorized: router.present(.scanner)
      case .notDetermined: if await permissions.request(.camera) { router.present(.scanner) }
      case .denied, .restricted: router.alert = .cameraDenied { await settings.open() }
      }
    }
    """,
    placeholders:
      "permissions: value, router: value, settings: value"),
  Fragment(
    "links to what a contract gives",
    """
    struct ListScreen<Model: ListScreenModel, Row: View>: View {
      @State var model: Model
      @ViewBuilder var row: (Model.Item) -> Row
      var body: some View {
        List {
          ForEach(model.items) { item in NavigationLink(value: model.route(for: item)) { row(item) } }
        }
      }
    }
    """,
    placeholders:
      "ListScreenModel: protocol, ListScreenModel.items: member, ListScreenModel.route: member"),
  Fragment(
    "pages of a generic type",
    """
    actor PageLoader<Item: Decodable & Sendable> {
      private let client: HTTPClient
      private var nextCursor: String?
      init(client: HTTPClient) { self.client = client }
      func next() async throws -> [Item] {
        let request = Request<Page<Item>>(path: "/items", query: ["cursor": nextCursor ?? ""])
        let page = try await client.send(request)
        nextCursor = page.nextCursor
        return page.items
      }
    }
    """,
    placeholders:
      "HTTPClient: model, Page: type, Request: type"),
  Fragment(
    "texts of a catalogue, by their section",
    """
    Text("Draft")
      .alert(L10n.Editor.discardTitle, isPresented: $isAsking) {
        Button(L10n.Common.discard, role: .destructive) { dismiss() }
      }
    """,
    placeholders:
      "L10n: type, dismiss: function, isAskingBinding: value"),
  Fragment(
    "a router for each tab",
    """
    final class TabRouter {
      private var routers: [AppTab: StackRouter] = [:]
      subscript(tab: AppTab) -> StackRouter { routers[tab]! }
      func select(_ tab: AppTab, popToRoot: Bool = false) {
        if popToRoot { self[tab].popToRoot() }
      }
    }
    """,
    placeholders:
      "AppTab: type, StackRouter: model"),
  Fragment(
    "a state that is handed on to be changed",
    """
    final class Store<State, Action> {
      private(set) var state: State
      private let reducer: Reducer<State, Action>
      init(initialState: State, reducer: Reducer<State, Action>) {
        state = initialState
        self.reducer = reducer
      }
      func send(_ action: Action) { reducer.reduce(&state, action) }
    }
    """,
    placeholders:
      "Reducer: type"),
]
