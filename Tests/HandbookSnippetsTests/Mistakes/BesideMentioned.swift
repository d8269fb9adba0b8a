/// Mistakes in what is known, beside much that is only mentioned.
let besideMentioned: [Mistake] = [
  Mistake(
    "a count that is given a text, beside a cache that is not shown",
    """
    struct Shelf {
      private var books: [String: Int] = [:]
      mutating func add(_ book: Book) {
        books[book.title, default: 0] += "1"
        cache[book.id] = book
      }
    }
    """,
    said: """
      9:38 error: cannot convert value of type 'String' to expected argument type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a comment that is misspelt",
    """
    let title = String(localized: "Title", coment: "Of the screen")
    """,
    said: """
      6:19 error: incorrect argument label in call (have 'localized:coment:', expected 'localized:comment:') [SnippetDoesNotCompile]
        help: Did you mean 'comment:'?
      """),
  Mistake(
    "a case without anything, not even a comment",
    """
    func f(_ isOn: Bool) {
      switch isOn {
      case true:
      case false: print("off")
      }
    }
    """,
    said: """
      8:3 error: 'case' label in a 'switch' must have at least one executable statement [SnippetDoesNotCompile]
      """),
  Mistake(
    "a hosting controller in a class of no actor",
    """
    final class Presenter {
      func show(_ user: User) {
        let controller = UIHostingController(rootView: UserView(user: user))
        print(controller)
      }
    }
    """, info: "swift swift=6",
    said: """
      8:22 error: call to main actor-isolated initializer 'init(rootView:)' in a synchronous nonisolated context [SnippetDoesNotCompile]
        7:8 note: add '@MainActor' to make instance method 'show' part of global actor 'MainActor'
      """),
  Mistake(
    "a number put into a path of routes",
    """
    enum Route: Hashable { case home }
    @Observable final class Router {
      var path: [Route] = []
      func go(_ id: Int) { path.append(id) }
    }
    """,
    said: """
      9:36 error: cannot convert value of type 'Int' to expected argument type 'Route' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an associated type that is not what its protocol asks for",
    """
    protocol Screen { associatedtype Model: Identifiable }
    struct Plain {}
    extension Screen where Model == Plain {
      var title: String { "" }
    }
    """,
    said: """
      8:1 error: no type for 'Self.Model' can satisfy both 'Self.Model == Plain' and 'Self.Model : Identifiable' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a style that no table has",
    """
    final class List1: UITableViewController {
      init() { super.init(style: .inset) }
      required init?(coder: NSCoder) { fatalError() }
    }
    """,
    said: """
      7:31 error: type 'UITableView.Style' has no member 'inset' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a trait that no test has",
    """
    @Test(.tag(.navigation)) func f() {}
    """,
    said: """
      6:8 error: type 'any TestTrait' has no member 'tag' [SnippetDoesNotCompile]
      6:13 error: cannot infer contextual base in reference to member 'navigation' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a nonisolated function of a coordinator",
    """
    final class C: Coordinator {
      nonisolated func show() {
        let controller = UIHostingController(rootView: Text(""))
        print(controller)
      }
    }
    """, info: "swift swift=6",
    said: """
      8:22 error: call to main actor-isolated initializer 'init(rootView:)' in a synchronous nonisolated context [SnippetDoesNotCompile]
      """),
  Mistake(
    "the selection of a chart that is never nil",
    """
    struct V: View {
      @State private var day = Date()
      var body: some View {
        Chart(days) { BarMark(x: .value("Day", $0.date), y: .value("Sum", $0.sum)) }
          .chartXSelection(value: $day)
      }
    }
    """,
    said: """
      10:31 error: cannot convert value of type 'Binding<Date>' to expected argument type 'Binding<P?>' [SnippetDoesNotCompile]
        10:31 note: arguments to generic parameter 'Value' ('Date' and 'P?') are expected to be equal
      """),
  Mistake(
    "a title of a stated text",
    #"""
    struct V: View {
      let names: [String]
      var body: some View {
        ForEach(names, id: \.self) { name in Text(name.title) }
      }
    }
    """#,
    said: """
      9:52 error: value of type 'String' has no member 'title' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a number put into a basket of products",
    """
    func add(_ product: Product) {
      basket.append(product)
      basket.append(3)
    }
    """,
    said: """
      8:17 error: cannot convert value of type 'Int' to expected argument type 'Product' [SnippetDoesNotCompile]
      """),
  Mistake(
    "three values of what is watched",
    """
    Text("A")
      .sheet(item: $selected) { item in DetailView(item: item) }
      .onChange(of: selected) { old, new, third in
        print(new)
      }
    """,
    said: """
      8:29 error: contextual closure type '(…?, …?) -> Void' expects 2 arguments, but 3 were used in closure body [SnippetDoesNotCompile]
      """),
  Mistake(
    "a member that no error has, kept by its own name",
    """
    func show(_ error: Error) {
      self.error = error.code
    }
    """,
    said: """
      7:22 error: value of type 'any Error' has no member 'code' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a coordinator held weakly and used as if it were not",
    """
    coordinator.start()
    coordinator.onFinish = { [weak coordinator] in
      coordinator.stop()
    }
    """,
    said: """
      8:3 error: value of optional type that the snippet does not show must be unwrapped to refer to member 'stop' of wrapped base type that the snippet does not show [SnippetDoesNotCompile]
        8:3 note: chain the optional using '?' to access member 'stop' only for non-'nil' base values
        8:3 note: force-unwrap using '!' to abort execution if the optional value contains 'nil'
      """),
  Mistake(
    "a number among the arguments of a test",
    """
    import Testing

    @Test(arguments: [Device.phone, .pad, 3])
    func opens(on device: Device) {
      #expect(device.name.isEmpty == false)
    }
    """,
    said: """
      8:39 error: cannot convert value of type 'Int' to expected element type 'Device' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a key path given to an object of the environment",
    #"""
    struct HomeView: View {
      @EnvironmentObject(\.router) var router
      var body: some View { Text("Home") }
    }
    """#,
    said: """
      7:22 error: '@EnvironmentObject' takes no key path: it finds an object by the type of its variable [SnippetDoesNotCompile]
        help: Did you mean '@Environment'?
      """),
  Mistake(
    "an item of a toolbar without content",
    """
    struct HomeView: View {
      var body: some View {
        Text("Home").toolbar { ToolbarItem(placement: .topBarTrailing) }
      }
    }
    """,
    said: """
      8:66 error: missing argument for parameter 'content' in call [SnippetDoesNotCompile]
      """),
  Mistake(
    "a count raised between the views of a body",
    #"""
    struct HomeView: View {
      @State private var count = 0
      var body: some View {
        VStack {
          count += 1
          Text("\(count)")
        }
      }
    }
    """#,
    said: """
      10:7 error: an assignment is not a 'View'; do it in an action or in 'onAppear' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a case without its type, put into a path of any values",
    """
    struct HomeView: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          Button("Home") { path.append(.home) }
        }
      }
    }
    """,
    said: """
      10:36 error: a 'NavigationPath' takes values of any type: '.home' needs its type before the dot [SnippetDoesNotCompile]
      """),
]
