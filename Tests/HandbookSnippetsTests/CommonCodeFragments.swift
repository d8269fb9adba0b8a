/// Code that is common in public documents, and was taken for wrong.
let commonCode: [Fragment] = [
  Fragment(
    "a tree of the document's own type",
    """
    struct FileItem: Identifiable {
      let id = UUID()
      var name: String
      var contents: [FileItem]?
    }

    List(files, children: \\.contents) { file in
      Label(file.name, systemImage: file.contents != nil ? "folder" : "doc")
    }
    """,
    placeholders: "files: value"),
  Fragment(
    "a view that is nearly called like one of SwiftUI's",
    """
    ForEach(tags) { tag in
      TagView(tag: tag)
    }
    """,
    placeholders: "Tag: type, TagView: view, tags: value"),
  Fragment(
    "parts of a view that are called lists",
    """
    @ViewBuilder var documents: some View {
      if canEdit {
        editableDocumentsList
      } else {
        readOnlyDocumentsList
      }
    }
    """,
    placeholders: "canEdit: value, editableDocumentsList: value, readOnlyDocumentsList: value"),
  Fragment(
    "an initializer of a type that is written beside it",
    """
    struct ShopApp: App {
      @State var router: AppRouter = .init(firstTab: .feed)
      let settings: RouterSettings = .init(restoreKey: nil, delay: 0.4)

      var body: some Scene {
        WindowGroup { RootView().environment(router) }
      }
    }
    """,
    placeholders: "AppRouter: model, RootView: view, RouterSettings: type"),
  Fragment(
    "a name that a closure below gives to something else",
    """
    NavigationStack {
      NavigationLink(value: Route.detail(item)) { Text(item.title) }
    }
    .navigationDestination(for: Route.self) { route in
      if case .detail(let item) = route { DetailView(item: item) }
    }
    """,
    placeholders: "DetailView: view, Route: enum, item: value"),
  Fragment(
    "content beside a closure's content",
    """
    ScrollView {
      content
    }
    .scrollTransition { content, phase in
      content.opacity(phase.isIdentity ? 1 : 0.5)
    }
    """,
    placeholders: "content: value"),
  Fragment(
    "a copy that is called like the method that makes it",
    """
    func next() -> FlowResult<Self> {
      if !isDone {
        let copy = copy { $0.isDone = true }
        return .destination(.done(copy))
      }
      return .completed(name)
    }
    """,
    placeholders: "FlowResult: type, copy: function, isDone: value, name: value"),
  Fragment(
    "a closure that is left out",
    """
    static let dateFormatter: DateFormatter = { ... }()
    """,
    placeholders: ""),
  Fragment(
    "a button for the sidebar",
    """
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Sidebar") {
          withAnimation {
            columnVisibility = columnVisibility == .all ? .detailOnly : .all
          }
        }
      }
    }
    """,
    placeholders: "columnVisibility: value"),
  Fragment(
    "a measurement",
    """
    func testLaunch() {
      measure(metrics: [XCTApplicationLaunchMetric()]) {
        XCUIApplication().launch()
      }
    }
    """,
    placeholders: "measure: function"),
  Fragment(
    "models with names of the language and of SwiftUI",
    """
    @main
    struct TodoApp: App {
      var body: some Scene {
        WindowGroup { ContentView() }
          .modelContainer(for: [Task.self, Tag.self])
      }
    }

    struct CircleRow: View {
      let circle: Circle
      var body: some View {
        Label(circle.name, systemImage: circle.icon)
      }
    }
    """,
    placeholders: "Circle: type, Circle.icon: member, ContentView: view, Tag: model, Task: model"),
  Fragment(
    "visibility and logs of the app's own",
    """
    func show(_ item: Item, visibility: Visibility) -> Bool {
      Logger.analytics.event("shown")
      return visibility == .publicToAll || item.owner == me
    }
    """,
    placeholders: "Item: type, Logger: type, Visibility: type, me: value"),
  Fragment(
    "cases as optional results",
    """
    struct LinkParser {
      func route(for url: URL) -> AppRoute? {
        switch url.host {
        case "cart": return .cart
        case "order": return .order(id: url.lastPathComponent)
        default: return nil
        }
      }
    }
    """,
    placeholders: "AppRoute: enum"),
  Fragment(
    "methods of members of self",
    """
    final class Player {
      let sound: SoundPlayer
      let engine: Engine
      var summary = ""
      init(sound: SoundPlayer, engine: Engine) {
        self.sound = sound
        self.engine = engine
      }
      func go() { self.sound.tick() }
      func load() { Task { self.summary = await self.engine.summary() } }
    }
    """,
    placeholders: "Engine: type, SoundPlayer: type"),
  Fragment(
    "texts of members that are not shown",
    """
    struct EventRow: View {
      let event: Event
      let names: FilterNames
      let filter: Filter
      @Environment(Session.self) var session

      var body: some View {
        Text(event.start.formatted())
        Text(names[filter])
        Text(session.user?.name ?? "Guest")
        if let user = session.user { ProfileHeader(user: user) }
      }
    }

    struct ProfileHeader: View {
      let user: User
      var body: some View { Text(user.name) }
    }
    """,
    placeholders: "Event: type, Filter: type, FilterNames: type, Session: model, User: type"),
  Fragment(
    "rows that are bindings",
    """
    struct TaskList: View {
      @Bindable var model: TasksModel
      var body: some View {
        List($model.tasks) { $task in Toggle(task.title, isOn: $task.isDone) }
      }
    }
    """,
    placeholders: "Task: type, TasksModel: model"),
  Fragment(
    "a hosting controller in a coordinator of no actor",
    """
    final class Coordinator {
      let navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      func showDetail(_ item: Item) {
        let controller = UIHostingController(rootView: DetailView(item: item))
        navigation.pushViewController(controller, animated: true)
      }
    }
    """,
    placeholders: "DetailView: view, Item: type"),
  Fragment(
    "a case of a type that is stated",
    """
    struct Shell: View {
      @Binding var chosen: ShopTab

      var body: some View {
        Text("Shop").onTapGesture { choose(.offers) }
      }

      private func choose(_ tab: ShopTab) {
        if tab == .post {
          compose()
          return
        }
        chosen = tab
      }
    }
    """,
    placeholders: "ShopTab: type, compose: function"),
  Fragment(
    "overriding members of a cell",
    """
    override func prepareForReuse() {
      super.prepareForReuse()
      titleLabel.text = nil
    }

    override var isHighlighted: Bool {
      didSet { contentView.alpha = isHighlighted ? 0.5 : 1 }
    }
    """,
    placeholders: "contentView: value, titleLabel: value"),
  Fragment(
    "views that a view consists of",
    """
    struct CardStack<Content: View>: View {
      @ViewBuilder var content: Content

      var body: some View {
        ForEach(subviews: content) { subview in
          subview
            .padding()
            .background(.ultraThinMaterial)
        }
      }
    }
    """,
    placeholders: ""),
  Fragment(
    "glass and the keyboard of UIKit",
    """
    let effectView = UIVisualEffectView(effect: UIGlassEffect())
    for await note in NotificationCenter.default.notifications(named: UIResponder.keyboardWillShowNotification) {
      if let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect {
        keyboardHeight = frame.height
      }
    }
    """,
    placeholders: "keyboardHeight: value"),
  Fragment(
    "texts of a bundle",
    """
    Text("title", bundle: #bundle)
    Text(AttributedString(localized: "You have **\\(count)** items"))
    """,
    placeholders: "count: value"),
  Fragment(
    "names with a letter or a number of their own",
    """
    VStack {
      AView()
      SForm(title: title)
      PhotoRow(photo: Model2(name: "x"))
    }
    """,
    placeholders: "AView: view, Model2: type, PhotoRow: view, SForm: view, title: value"),
  Fragment(
    "names that may be nil, and are asked so",
    """
    func open(_ id: Item.ID) {
      let last = items.last
      if let last { show(last.title) }
      let best = items.max { $0.rank < $1.rank } ?? Item.none
      show(best.title)
      let route = try? parser.parse(url)
      show(route?.screen)
      show(route.map { $0.screen })
      let name = items.first?.name ?? "none"
      show(name.count)
      guard let last else { return }
      show(last.title)
    }
    """,
    placeholders: "Item: type, items: value, parser: value, show: function, url: value"),
  Fragment(
    "a view in two ways",
    """
    struct ProfileView: View {
      var body: some View { Text("Profile") }
    }

    // With a label
    struct ProfileView: View {
      var body: some View { Label("Profile", systemImage: "person") }
    }
    """,
    placeholders: ""),
]
