/// Code that gives its models the contracts of the library, or the names of the language.
let contractFragments: [Fragment] = [
  Fragment(
    "a model by the name of the language's task, made with what it holds",
    """
    struct TaskRow: View {
      let task: Task
      var body: some View { Text(task.title) }
    }

    #Preview { TaskRow(task: Task(title: "Buy milk")) }
    """,
    placeholders: "Task: type"),
  Fragment(
    "a list of such models",
    """
    func save(_ tasks: [Task]) { store.write(tasks) }
    """,
    placeholders: "Task: type, store: value"),
  Fragment(
    "a sample of such a model",
    """
    struct TaskEntry: TimelineEntry {
      let date: Date
      let tasks: [Task]
      static let preview = TaskEntry(date: .now, tasks: [Task.sample])
    }
    """,
    placeholders: "Task: type"),
  Fragment(
    "results of a search, by the name of the language's result",
    """
    struct SearchScreen: View {
      @State private var results: [Result] = []
      var body: some View { List(results) { Text($0.title) } }
    }
    """,
    placeholders: "Result: type"),
  Fragment(
    "a screen by the name of a view that nobody makes so",
    """
    NavigationStack { TimelineView() }
    """,
    placeholders: "TimelineView: view"),
  Fragment(
    "widgets of a bundle",
    """
    @main
    struct AppWidgets: WidgetBundle {
      var body: some Widget {
        OrderStatusWidget()
        FavoritesWidget()
      }
    }
    """,
    placeholders: "FavoritesWidget: type, OrderStatusWidget: type"),
  Fragment(
    "a note that is shared",
    """
    ShareLink(item: note, preview: SharePreview(note.title))
    """,
    placeholders: "note: value"),
  Fragment(
    "a document of an app",
    """
    DocumentGroup(newDocument: TextFile()) { file in
      EditorView(document: file.$document)
    }
    """,
    placeholders: "EditorView: view, TextFile: type"),
  Fragment(
    "a layout of an app",
    """
    let layout = isRadial ? AnyLayout(RadialLayout(radius: 120)) : AnyLayout(HStackLayout())
    layout { Text("A") }
    """,
    placeholders: "RadialLayout: type, isRadial: value"),
  Fragment(
    "a renderer of text",
    """
    Text("Wave").textRenderer(WaveRenderer(phase: phase))
    """,
    placeholders: "WaveRenderer: type"),
  Fragment(
    "an animation of an app",
    """
    let elastic = Animation(ElasticAnimation(duration: 5))
    """,
    placeholders: "ElasticAnimation: type"),
  Fragment(
    "a gesture by its name",
    """
    Image("card").gesture(dragGesture)
    """,
    placeholders: "dragGesture: value"),
  Fragment(
    "a state that carries an error, and is compared",
    """
    struct RootView: View {
      @Environment(Session.self) private var session
      var body: some View {
        ZStack {
          switch session.state {
          case .loading: ProgressView()
          case .failed(let error): Text(error.localizedDescription)
          }
        }
        .animation(.easeInOut, value: session.state)
      }
    }
    """,
    placeholders: "Session: model"),
  Fragment(
    "a color with an opacity, and as it is",
    """
    Text(status.title)
      .background(status.tint.opacity(0.15))
      .foregroundStyle(status.tint)
    """,
    placeholders: "status: value"),
  Fragment(
    "a color of a type inside another",
    """
    VStack { Text("A") }
      .padding(DesignTokens.Spacing.large)
      .background(DesignTokens.Color.surface)
    """,
    placeholders: "DesignTokens: type"),
  Fragment(
    "an account, which counts nothing",
    """
    func reload(_ auth: Auth) -> some View {
      Text("A").task(id: auth.currentAccount?.id) { await auth.reload() }
    }
    """,
    placeholders: "Auth: type"),
  Fragment(
    "folders in folders",
    #"""
    OutlineGroup(folders, children: \.children) { folder in
      Label(folder.name, systemImage: folder.children != nil ? "folder" : "doc")
    }
    """#,
    placeholders: "Folder: type, folders: value"),
  Fragment(
    "a binding of what has the focus",
    #"""
    struct GardenCommands: Commands {
      @FocusedBinding(\.garden) var garden
      var body: some Commands {
        CommandMenu("Garden") { Button("Add") { garden?.addPlant() } }
      }
    }
    """#,
    placeholders: "garden: focused value"),
  Fragment(
    "a path and an object that a router gives for a tab",
    """
    struct TabStack: View {
      @State private var router = TabRouter()
      let tab: AppTab
      var body: some View {
        NavigationStack(path: router.binding(for: tab)) { Text("A") }
          .environment(router.store(for: tab))
      }
    }
    """,
    placeholders: "AppTab: type, TabRouter: model"),
  Fragment(
    "a choice of settings",
    #"""
    Picker("Theme", selection: $settings.theme) {
      ForEach(Theme.allCases, id: \.self) { theme in Text(theme.title).tag(theme) }
    }
    """#,
    placeholders: "Theme: type, settingsBinding: value"),
  Fragment(
    "what is done when a search begins",
    """
    struct SearchScreen: View {
      @State private var query = ""
      var body: some View {
        SearchBar(text: $query, onSubmit: {
          performSearch(query)
          SearchTip.searched.donate()
        })
      }
    }
    """,
    placeholders: "SearchBar: view, SearchTip: type, performSearch: function"),
  Fragment(
    "a color by its number",
    """
    Carousel(count: 5) { index in
      Circle().fill(colors[index])
    }
    """,
    placeholders: "Carousel: view, colors: value"),
  Fragment(
    "a text with a font and a color of its own",
    """
    var title = AttributedString("Title")
    title.font = .headline
    title.foregroundColor = .blue
    let shown = Text(title)
    """),
  Fragment(
    "a rotor of what is unread",
    """
    List(messages) { MessageRow(message: $0) }
      .accessibilityRotor("Unread") {
        ForEach(messages) { message in
          if message.isUnread { AccessibilityRotorEntry(message.subject, id: message.id) }
        }
      }
    """,
    placeholders: "MessageRow: view, messages: value"),
  Fragment(
    "a rotor of headings",
    #"""
    Text("A").accessibilityRotor("Headings", entries: headings, entryLabel: \.title)
    """#,
    placeholders: "headings: value"),
  Fragment(
    "a timer, clear glass, a formatted date and the background of a widget",
    #"""
    Text(timerInterval: Date.now...Date.now.addingTimeInterval(60))
    Button("A") { }.buttonStyle(.glass(.clear))
    Text("Due \(Date.now, formatter: formatter)")
    Text("W").containerBackground(.fill.tertiary, for: .widget)
    """#,
    placeholders: "formatter: value"),
  Fragment(
    "a notification of a setting",
    """
    NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: .main
    ) { _ in update(UIAccessibility.shouldDifferentiateWithoutColor) }
    """,
    placeholders: "update: function"),
]
