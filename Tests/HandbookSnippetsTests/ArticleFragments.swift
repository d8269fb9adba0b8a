/// Code as articles and issues about navigation show it, without most of the app around it.
let articles: [Fragment] = [
  Fragment(
    "a body that logs what it is evaluated for",
    """
    struct DebugView: View {
      var body: some View {
        #if DEBUG
        let _ = Self._logChanges()
        #endif
        Text("Count")
      }
    }
    """),
  Fragment(
    "the first of what a function gives",
    """
    func first() -> Item { load()[0] }
    """,
    placeholders: "Item: type, load: function"),
  Fragment(
    "a path of a router that shows its subscript",
    """
    @Observable
    final class TabRouter {
      private var paths: [AppTab: [Route]] = [:]
      subscript(tab: AppTab) -> [Route] {
        get { paths[tab] ?? [] }
        set { paths[tab] = newValue }
      }
    }

    struct HomeTab: View {
      @State private var router = TabRouter()
      var body: some View {
        NavigationStack(path: $router[.home]) { HomeView() }
      }
    }
    """,
    placeholders: "AppTab: enum, HomeView: view, Route: type"),
  Fragment(
    "a path of a router that is not shown",
    """
    struct TabRoot: View {
      let tab: AppTab
      @Environment(Router.self) private var router
      var body: some View {
        @Bindable var router = router
        NavigationStack(path: $router[tab]) { tab.root }
      }
    }
    """,
    placeholders: "AppTab: type, Router: model"),
  Fragment(
    "a member of a type that is not shown, set in a closure",
    """
    func binding(for tab: AppTab) -> Binding<NavigationPath> {
      Binding(get: { self.paths[tab] ?? NavigationPath() }, set: { self.paths[tab] = $0 })
    }
    """,
    placeholders: "AppTab: type, paths: value"),
  Fragment(
    "a list that is observed",
    """
    .onChange(of: router.path) { old, new in
      analytics.screen(new.last?.name ?? "root")
      if new.count < old.count { log("popped") }
    }
    """,
    placeholders: "PathElement: type, analytics: value, log: function, router: value"),
  Fragment(
    "a choice that is observed",
    """
    .onChange(of: tabs.reselected) { _, tab in
      guard tab == .library else { return }
      router.popToRoot()
    }
    """,
    placeholders: "router: value, tabs: value"),
  Fragment(
    "tasks of a group",
    """
    let result = await withTaskGroup(of: Item.self) { group in
      for id in ids { group.addTask { await api.item(id) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    """,
    placeholders: "IdsElement: type, Item: type, api: value, ids: value"),
  Fragment(
    "a model of an edit",
    """
    struct EditScreen: View {
      @Bindable var model: EditModel
      var body: some View {
        NameField(text: $model.draft.name)
      }
    }
    """,
    placeholders: "EditModel: model, NameField: view"),
  Fragment(
    "a model that SwiftData has a macro of the name of",
    """
    struct Chat: View {
      @State private var model = Model()
      var body: some View {
        List(model.messages) { MessageRow($0) }
          .onChange(of: model.messages) { _, new in
            guard let last = new.last else { return }
            proxy.scrollTo(last.id)
          }
      }
    }
    """,
    placeholders: "MessageRow: view, Model: model, proxy: value"),
  Fragment(
    "an alert about an item",
    """
    .alert("Delete?", isPresented: $isAsking, presenting: itemToDelete) { item in
      Button("Delete", role: .destructive) { viewModel.delete(item) }
    } message: { item in
      Text("\\(item.name) will be removed.")
    }
    """,
    placeholders: "isAskingBinding: value, itemToDelete: value, viewModel: value"),
  Fragment(
    "a delegate of the application",
    """
    struct ShopApp: App {
      @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
      var body: some Scene {
        WindowGroup { RootView() }
      }
    }
    """,
    placeholders: "AppDelegate: type, RootView: view"),
  Fragment(
    "a class that an extension makes a delegate",
    """
    extension AppDelegate: UNUserNotificationCenterDelegate {
      func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
      ) async {
        let userInfo = response.notification.request.content.userInfo
        if let id = userInfo["orderId"] as? String {
          await MainActor.run { router.path.append(.order(id)) }
        }
      }
    }
    """,
    placeholders: "AppDelegate: type, router: value"),
  Fragment(
    "a call that is expected to be true",
    """
    @Test @MainActor func opens() throws {
      let url = try #require(URL(string: "app://home"))
      #expect(router.open(url))
    }
    """,
    placeholders: "router: value"),
  Fragment(
    "a call that is expected to give a case",
    """
    let components = URLComponents(url: url, resolvingAgainstBaseURL: false)
    let id = components?.queryItems?.first { $0.name == "id" }?.value
    XCTAssertEqual(sut.route(for: url), .profile(id: id))
    """,
    placeholders: "sut: value, url: value"),
  Fragment(
    "values by the keys of a container",
    """
    struct Closing: View {
      @Injected(\\.analytics) private var analytics
      @Injected(\\.router) private var router: Routing
      var body: some View {
        Button("Close") {
          analytics.track(.closeTapped)
          router.pop()
        }
      }
    }
    """,
    placeholders: "Injected: property wrapper, Routing: type"),
  Fragment(
    "routes that are declared one after the other",
    """
    router
      .route("/users/:id") { params in UserView(id: params["id"]!) }
      .route("/settings") { _ in SettingsView() }
    """,
    placeholders: "SettingsView: view, UserView: view, router: value"),
  Fragment(
    "a closure without parameters around one with some",
    """
    UserView(user: user, onDelete: {
      users.removeAll { $0.id == user.id }
      path.removeLast()
    })
    """,
    placeholders: "User: type, UserView: view, path: value, user: value, users: value"),
  Fragment(
    "a value that is made by its initializer alone",
    """
    async let profile = api.profile(id: id)
    async let posts = api.posts(userID: id)
    let (user, userPosts) = try await (profile, posts)
    self.viewModel = .init(user: user, posts: userPosts)
    """,
    placeholders: "api: value"),
  Fragment(
    "an initializer that is handed on",
    """
    let links = NotificationCenter.default
      .publisher(for: .didReceiveDeepLink)
      .compactMap { $0.userInfo?["url"] as? URL }
      .map(DeepLink.init(url:))
    """,
    placeholders: "DeepLink: type, Notification.Name.didReceiveDeepLink: member"),
  Fragment(
    "sections of sections",
    """
    ForEach(viewModel.sections) { section in
      Section(section.title) {
        ForEach(section.items) { item in ItemRow(item: item) }
      }
    }
    """,
    placeholders: "Item: type, ItemRow: view, viewModel: value"),
  Fragment(
    "what is kept for each observer",
    """
    extension Router {
      var events: AsyncStream<Event> {
        AsyncStream { continuation in continuations[UUID()] = continuation }
      }

      enum Event { case popped }
    }
    """,
    placeholders: "Router: model, continuations: value"),
  Fragment(
    "values that a function gives, which is not shown",
    """
    guard let data = storage["route"],
      let routes = try? JSONDecoder().decode([Route].self, from: data)
    else { return [] }
    return routes
    """,
    placeholders: "Route: type, storage: value"),
  Fragment(
    "a member of each of a list's",
    """
    tabBarController.viewControllers = [homeCoordinator, searchCoordinator].map(\\.navigationController)
    """,
    placeholders: "homeCoordinator: value, searchCoordinator: value, tabBarController: value"),
  Fragment(
    "an error that is caught by its name",
    """
    do {
      try await auth.signIn(email)
    } catch AuthError.invalidCredentials {
      show("Wrong password")
    } catch {
      show(error.localizedDescription)
    }
    """,
    placeholders: "AuthError: enum, auth: value, email: value, show: function"),
  Fragment(
    "what a publisher fails with",
    """
    final class LoginModel: ObservableObject {
      @Published var error: LoginError?
      private var cancellables = Set<AnyCancellable>()
      let service: LoginService

      init(service: LoginService) { self.service = service }

      func login() {
        service.login()
          .receive(on: DispatchQueue.main)
          .sink(receiveCompletion: { [weak self] completion in
            if case .failure(let error) = completion { self?.error = error }
          }, receiveValue: { print($0) })
          .store(in: &cancellables)
      }
    }
    """,
    placeholders: "LoginError: type, LoginService: model"),
  Fragment(
    "an entry of a widget",
    """
    struct EntryView: View {
      var entry: Provider.Entry
      var body: some View { Text(entry.item.title) }
    }
    """,
    placeholders: "Provider: model"),
  Fragment(
    "a controller's method that an extension overrides",
    """
    extension UINavigationController: UIGestureRecognizerDelegate {
      override open func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
      }
    }
    """),
  Fragment(
    "a table's methods",
    """
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(ProductCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      coordinator?.showDetail(for: viewModel.products[indexPath.row])
    }
    """,
    placeholders: "ProductCell: type, coordinator: value, viewModel: value"),
  Fragment(
    "a router that is generic",
    """
    class Router<Destination: Routable>: ObservableObject {
      @Published var path = NavigationPath()

      @ViewBuilder func view(for route: Destination) -> some View {
        route.viewToDisplay(router: router(for: route.navigationType))
      }

      func open(_ route: Destination) {
        switch route.navigationType {
        case .push: path.append(route)
        case .sheet: present(route)
        }
      }
    }
    """,
    placeholders:
      "Routable: protocol, Routable.navigationType: member, Routable.viewToDisplay: member, present: function, router: function"
  ),
  Fragment(
    "a test of an app",
    """
    @testable import Shop

    @Test func starts() { #expect(Router().path.isEmpty) }
    """,
    placeholders: "Router: model"),
]
