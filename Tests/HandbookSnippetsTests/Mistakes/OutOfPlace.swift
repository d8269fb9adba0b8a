/// Names and modifiers of other lines, and of other views.
let outOfPlace: [Mistake] = [
  Mistake(
    "a closure's parameter after the closure",
    """
    struct Screen: View {
      let items: [Item]
      @State private var chosen: Item?
      var body: some View {
        List(items) { item in Text(item.name) }
          .onTapGesture { chosen = item }
      }
    }
    """,
    said: """
      11:32 error: cannot find 'item' in scope [SnippetDoesNotCompile]
        10:19 note: this 'item' is known only to the lines it is declared for
      """),
  Mistake(
    "a closure's parameter after the closure, in loose code",
    """
    List(items) { item in
      Text(item.name)
    }
    .onTapGesture { select(item) }
    """,
    said: """
      9:24 error: cannot find 'item' in scope [SnippetDoesNotCompile]
        6:15 note: this 'item' is known only to the lines it is declared for
      """),
  Mistake(
    "what was bound, after the lines it is bound for",
    """
    func show(_ id: Int) {
      if let product = store.find(id) { print(product.name) }
      path.append(product)
    }
    """,
    said: """
      8:15 error: cannot find 'product' in scope [SnippetDoesNotCompile]
        7:10 note: this 'product' is known only to the lines it is declared for
      """),
  Mistake(
    "a name of a case, in another case",
    """
    enum Route { case item(Int), home }
    struct Counter {
      func count(_ route: Route) -> Int {
        switch route {
        case .item(let number): return number
        case .home: return number
        }
      }
    }
    """,
    said: """
      11:24 error: cannot find 'number' in scope [SnippetDoesNotCompile]
        10:20 note: this 'number' is known only to the lines it is declared for
      """),
  Mistake(
    "a constant of another function",
    """
    struct Basket {
      func add() { let total = 3; print(total) }
      func sum() -> Int { return total }
    }
    """,
    said: """
      8:30 error: cannot find 'total' in scope [SnippetDoesNotCompile]
        7:20 note: this 'total' is known only to the lines it is declared for
      """),
  Mistake(
    "a parameter in the default value of another",
    """
    func load(page: Int, size: Int = page) {}
    """,
    said: """
      6:34 error: cannot find 'page' in scope [SnippetDoesNotCompile]
        6:11 note: this 'page' is known only to the lines it is declared for
      """),
  Mistake(
    "the error, after the lines that catch it",
    """
    func load() throws {}
    struct Screen {
      func show() {
        do { try load() } catch { print(error) }
        print(error)
      }
    }
    """,
    said: """
      10:11 error: cannot find 'error' in scope [SnippetDoesNotCompile]
        9:23 note: this 'error' is known only to the lines it is declared for
      """),
  Mistake(
    "a new value that is only read",
    """
    struct Counter {
      private var stored = 0
      var count: Int { get { newValue } set { stored = newValue } }
    }
    """,
    said: """
      8:26 error: cannot find 'newValue' in scope [SnippetDoesNotCompile]
        8:37 note: this 'newValue' is known only to the lines it is declared for
      """),
  Mistake(
    "the parameter of another generic function",
    """
    func first<T>(_ value: T) -> T { value }
    func second(_ value: T) -> T { value }
    """,
    said: """
      7:22 error: cannot find type 'T' in scope [SnippetDoesNotCompile]
        6:12 note: this 'T' is known only to the lines it is declared for
      7:28 error: cannot find type 'T' in scope [SnippetDoesNotCompile]
        6:12 note: this 'T' is known only to the lines it is declared for
      """),
  Mistake(
    "an image's modifier on what is no image any more",
    """
    Image("logo").padding().resizable()
    """,
    said: """
      6:25 error: value of type 'some View' has no member 'resizable': it is a modifier of 'Image' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a shape's modifier on what is no shape any more",
    """
    Circle().padding().stroke(.red, lineWidth: 3)
    """,
    said: """
      6:20 error: value of type 'some View' has no member 'stroke': it is a modifier of 'Shape' [SnippetDoesNotCompile]
      """),
  Mistake(
    "deleting from a list instead of its rows",
    """
    struct Screen: View {
      @State private var items = ["a"]
      var body: some View {
        List { ForEach(items, id: \\.self) { Text($0) } }
          .onDelete { items.remove(atOffsets: $0) }
      }
    }
    """,
    said: """
      10:8 error: value of type 'List<Never, ForEach<[String], String, Text>>' has no member 'onDelete': it is a modifier of 'DynamicViewContent' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a model's value where a binding is asked for",
    """
    Toggle("Alerts", isOn: viewModel.isOn)
    """,
    said: """
      6:24 error: 'isOn:' takes a binding, not 'viewModel.isOn' [SnippetDoesNotCompile]
        help: Did you mean '$viewModel.isOn'?
      """),
  Mistake(
    "a name without its dollar sign",
    """
    ShopScreen()
      .sheet(isPresented: showsBasket) { BasketSheet() }
    """,
    said: """
      7:23 error: 'isPresented:' takes a binding, not 'showsBasket' [SnippetDoesNotCompile]
        help: Did you mean '$showsBasket'?
      """),
  Mistake(
    "a router's path where a binding is asked for",
    """
    struct Screen: View {
      @Environment(Router.self) private var router
      var body: some View { NavigationStack(path: router.path) { HomeView() } }
    }
    """,
    said: """
      8:47 error: 'path:' takes a binding, not 'router.path' [SnippetDoesNotCompile]
        help: Did you mean '$router.path'?
      """),
  Mistake(
    "a case as a tag, without its type",
    """
    enum AppTab { case home }
    struct Screen: View {
      @State private var tab: AppTab = .home
      var body: some View { TabView(selection: $tab) { Text("Home").tag(.home) } }
    }
    """,
    said: """
      9:69 error: 'tag' takes values of any type: '.home' needs its type before the dot [SnippetDoesNotCompile]
      """),
  Mistake(
    "a platform that there is not",
    """
    @available(iSO 17, *) func share() {}
    """,
    said: """
      6:12 error: unrecognized platform name 'iSO'; did you mean 'iOS'? [SnippetDoesNotCompile]
      """),
  Mistake(
    "the raw value of an enum without any",
    """
    enum Route { case home }
    let text = Route.home.rawValue
    """,
    said: """
      7:23 error: value of type 'Route' has no member 'rawValue' [SnippetDoesNotCompile]
        6:6 note: did you mean to specify a raw type on the enum declaration?
      """),
  Mistake(
    "a payload that an if names without let",
    """
    enum LoadState {
      case loading
      case failed(String)
    }

    struct StateBanner: View {
      let state: LoadState

      var body: some View {
        VStack {
          BannerIcon()
          if case .failed(message) = state {
            Text(message)
          }
        }
      }
    }
    """,
    said: """
      17:23 error: cannot find 'message' in scope; a pattern that names what it finds needs 'let' [SnippetDoesNotCompile]
        help: Did you mean 'let message'?
      18:14 error: cannot find 'message' in scope; a pattern that names what it finds needs 'let' [SnippetDoesNotCompile]
        help: Did you mean 'let message'?
      """),
  Mistake(
    "a payload that a case names without let",
    """
    switch state {
    case .failed(message):
      Text(message)
    case .done:
      Text("Done")
    }
    """,
    said: """
      7:14 error: cannot find 'message' in scope; a pattern that names what it finds needs 'let' [SnippetDoesNotCompile]
        help: Did you mean 'let message'?
      8:8 error: cannot find 'message' in scope; a pattern that names what it finds needs 'let' [SnippetDoesNotCompile]
        help: Did you mean 'let message'?
      """),
  Mistake(
    "a payload that a guard names without let",
    """
    guard case .detail(id) = route else { return }
    open(id)
    """,
    said: """
      6:20 error: cannot find 'id' in scope; a pattern that names what it finds needs 'let' [SnippetDoesNotCompile]
        help: Did you mean 'let id'?
      7:6 error: cannot find 'id' in scope; a pattern that names what it finds needs 'let' [SnippetDoesNotCompile]
        help: Did you mean 'let id'?
      """),
  Mistake(
    "a misspelled view beside a body",
    """
    HStack {
      VStaack { Text("One") }
    }

    @State private var count = 0

    var body: some View { Text("Two") }
    """,
    said: """
      7:3 error: cannot find 'VStaack' in scope [SnippetDoesNotCompile]
        help: Did you mean 'VStack'?
      """),
]
