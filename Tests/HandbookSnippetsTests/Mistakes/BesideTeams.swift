/// Mistakes beside the code that an app team does not show.
let besideTeams: [Mistake] = [
  Mistake(
    "a case that a shown route lacks, beside a router that is not shown",
    """
    enum Route: Hashable { case list }
    func check(expected: [Route]) {
      if router.path == expected { router.path = [.detail] }
    }
    """,
    said: """
      8:48 error: type 'Route' has no member 'detail' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a step that an extension of what is not shown does not declare",
    """
    extension Checkout {
      enum Step { case address, review }
    }
    let step: Checkout.Step = .payment
    """,
    said: """
      9:28 error: type 'Checkout.Step' has no member 'payment' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a view among commands, without a scene",
    """
    .commands {
      SidebarCommands()
      Text("New Note")
    }
    """,
    said: """
      8:3 error: an expression of type 'Text' is not a 'Commands' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a text that says who may read it",
    #"""
    Text("\(user.name, privacy: .public)")
    """#,
    said: """
      6:30 error: extra argument 'privacy' in call [SnippetDoesNotCompile]
      """),
  Mistake(
    "texts that are assigned to numbers",
    """
    final class CountModel: ObservableObject {
      @Published var counts: [Int] = []
      init(service: CountService) {
        service.counts().map { _ in ["a"] }.replaceError(with: []).assign(to: &$counts)
      }
    }
    """,
    said: """
      9:34 error: cannot convert value of type 'String' to expected element type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "the publisher of a property that has none",
    """
    final class ProfileModel { var sections: [String] = [] }
    final class Controller {
      let model = ProfileModel()
      func observe() { model.$sections.sink { print($0) }.store(in: &cancellables) }
    }
    """,
    said: """
      9:26 error: value of type 'ProfileModel' has no member '$sections' [SnippetDoesNotCompile]
        help: Did you mean 'ProfileModel.sections'?
      """),
  Mistake(
    "a subscript that a shown router lacks",
    """
    final class AppRouter { var path: [Route] = [] }
    func apply(_ routes: [Route], to router: AppRouter) { router[tab].path = routes }
    """,
    said: """
      7:61 error: value of type 'AppRouter' has no subscripts [SnippetDoesNotCompile]
      """),
  Mistake(
    "a link made of an address, which a shown link is not",
    """
    struct DeepLink { let path: [String] }
    func open(_ urls: [URL]) { urls.map(DeepLink.init).forEach { router.handle($0) } }
    """,
    said: """
      7:46 error: cannot convert value of type '([String]) -> DeepLink' to expected argument type '(URL) -> DeepLink' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a section of tabs, misspelt where it is made",
    """
    TabView(selection: $selection) {
      TabSectoin("Library") { Tab("Books", systemImage: "book", value: 1) { BooksView() } }
    }
    """,
    said: """
      7:3 error: cannot find 'TabSectoin' in scope [SnippetDoesNotCompile]
        help: Did you mean 'TabSection'?
      """),
  Mistake(
    "what a test unwraps, held against a number",
    """
    @Test func opens() throws {
      let url = try #require(URL(string: "notes://note/12"))
      #expect(url.path() == 12)
      #expect(parser.route(for: url) == .note)
    }
    """,
    said: """
      8:22 error: binary operator '==' cannot be applied to operands of type 'String' and 'Int' [SnippetDoesNotCompile]
        8:22 note: overloads for '==' exist with these partially matching parameter lists: (Int, Int), (String, String)
      """),
  Mistake(
    "a constant that is written through a key path",
    """
    struct ServiceContainer { static let shared = ServiceContainer(); var count = 0 }
    func reset(_ keyPath: WritableKeyPath<ServiceContainer, Int>) { ServiceContainer.shared[keyPath: keyPath] = 0 }
    """,
    said: """
      7:88 error: cannot assign through subscript: 'shared' is a 'let' constant [SnippetDoesNotCompile]
        6:34 note: change 'let' to 'var' to make it mutable
      """),
  Mistake(
    "a status that a shown function does not give",
    """
    enum Status { case allowed, denied }
    func status(of device: Device) async -> Status { .allowed }
    func open() async {
      switch await status(of: .camera) {
      case .allowed: router.present(.scanner)
      case .forbidden: break
      }
    }
    """,
    said: """
      11:9 error: type 'Status' has no member 'forbidden' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a section of texts that is shown, without one of them",
    """
    enum L10n { enum Editor { static let title = "Edit" } }
    let view = Text("Draft").navigationTitle(L10n.Editor.titel)
    """,
    said: """
      7:54 error: type 'L10n.Editor' has no member 'titel' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a subscript of its own that gives a number",
    """
    final class Counts {
      private var counts: [String: Int] = [:]
      subscript(key: String) -> Int { counts[key] ?? 0 }
      func reset(_ key: String) { self[key].removeAll() }
    }
    """,
    said: """
      9:41 error: value of type 'Int' has no member 'removeAll' [SnippetDoesNotCompile]
      """),
]
