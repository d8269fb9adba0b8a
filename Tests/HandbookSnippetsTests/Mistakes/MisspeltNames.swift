/// Names of the framework, and of the author, with a letter wrong: what was meant is said.
let misspeltNames: [Mistake] = [
  Mistake(
    "misspelt modifier",
    #"Text("Orders").navigationTitel("Orders")"#,
    said: """
      6:16 error: value of type 'Text' has no member 'navigationTitel' [SnippetDoesNotCompile]
        help: Did you mean 'navigationTitle'?
      """),
  Mistake(
    "wrong case of a letter",
    #"Text("a").navigationtitle("Orders")"#,
    said: """
      6:11 error: value of type 'Text' has no member 'navigationtitle' [SnippetDoesNotCompile]
        help: Did you mean 'navigationTitle'?
      """),
  Mistake(
    "misspelt view type",
    """
    NavigatonStack {
      Text("Orders")
    }
    """,
    said: """
      6:1 error: cannot find 'NavigatonStack' in scope [SnippetDoesNotCompile]
        help: Did you mean 'NavigationStack'?
      """),
  Mistake(
    "misspelt view inside a container",
    """
    VStack {
      Spaceer()
      Text("a")
    }
    """,
    said: """
      7:3 error: cannot find 'Spaceer' in scope [SnippetDoesNotCompile]
        help: Did you mean 'Spacer'?
      """),
  Mistake(
    "misspelt type annotation",
    """
    struct Catalog: View {
      @State private var path = NavigationPth()
      var body: some View { Text("a") }
    }
    """,
    said: """
      7:29 error: cannot find 'NavigationPth' in scope [SnippetDoesNotCompile]
        help: Did you mean 'NavigationPath'?
      """),
  Mistake(
    "misspelt generic argument",
    """
    struct Screen: View {
      @State private var selection: Set<Strng> = []
      var body: some View { Text("a") }
    }
    """,
    said: """
      7:37 error: cannot find type 'Strng' in scope [SnippetDoesNotCompile]
        help: Did you mean 'String'?
      """),
  Mistake(
    "misspelt wrapper",
    """
    struct Catalog: View {
      @Sate private var isOpen = false
      var body: some View { Text("a") }
    }
    """,
    said: """
      7:4 error: unknown attribute 'Sate' [SnippetDoesNotCompile]
        help: Did you mean 'State'?
      """),
  Mistake(
    "misspelt protocol",
    """
    struct Catalog: Veiw {
      var body: some View { Text("a") }
    }
    """,
    said: """
      6:17 error: cannot find type 'Veiw' in scope [SnippetDoesNotCompile]
        help: Did you mean 'View'?
      """),
  Mistake(
    "observable misspelt",
    """
    @Observabel final class Model {
      var path: [Int] = []
    }
    """,
    said: """
      6:2 error: unknown attribute 'Observabel' [SnippetDoesNotCompile]
        help: Did you mean 'Observable'?
      """),
  Mistake(
    "misspelt static member",
    #"List { Text("a") }.listStyle(.insetGruoped)"#,
    said: """
      6:31 error: type 'ListStyle' has no member 'insetGruoped' [SnippetDoesNotCompile]
        help: Did you mean 'insetGrouped'?
      """),
  Mistake(
    "misspelt toolbar placement",
    """
    Text("a").toolbar {
      ToolbarItem(placement: .topBarTraling) { Button("Add") {} }
    }
    """,
    said: """
      7:27 error: type 'ToolbarItemPlacement' has no member 'topBarTraling' [SnippetDoesNotCompile]
        help: Did you mean 'topBarTrailing'?
      """),
  Mistake(
    "misspelt own property",
    """
    struct Catalog: View {
      @State private var isOpen = false
      var body: some View {
        Button("Open") { isOpn = true }
      }
    }
    """,
    said: """
      9:22 error: cannot find 'isOpn' in scope [SnippetDoesNotCompile]
        help: Did you mean 'isOpen'?
      """),
  Mistake(
    "wrong module",
    """
    import SwiftUi

    struct Catalog: View {
      var body: some View { Text("a") }
    }
    """,
    said: """
      6:8 error: no such module 'SwiftUi' [SnippetDoesNotCompile]
        help: Did you mean 'SwiftUI'?
      """),
  Mistake(
    "unknown module of the stub",
    """
    import Obsrvation

    struct A {}
    """,
    said: """
      6:8 error: no such module 'Obsrvation' [SnippetDoesNotCompile]
        help: Did you mean 'Observation'?
      """),
  Mistake(
    "misspelt key without its plural letter",
    """
    struct Screen: View {
      @Environment(\\.dismis) private var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }
    """,
    said: """
      7:18 error: value of type 'EnvironmentValues' has no member 'dismis' [SnippetDoesNotCompile]
        help: Did you mean 'dismiss'?
      """),
  Mistake(
    "misspelt member of an enum of SwiftUI's",
    #"Text("a").toolbar { ToolbarItem(placement: .navigationBarTrailling) { Text("b") } }"#,
    said: """
      6:45 error: type 'ToolbarItemPlacement' has no member 'navigationBarTrailling' [SnippetDoesNotCompile]
        help: Did you mean 'navigationBarTrailing'?
      """),
  Mistake(
    "misspelt modifier where the compiler cannot say what is wrong",
    """
    @main
    struct PostApp: App {
      @State private var router = Router()
      var body: some Scene {
        WindowGroup {
          RootView()
            .environment(router)
            .onRecive(NotificationCenter.default.publisher(for: .deepLink)) { notification in
              guard let url = notification.userInfo?["url"] as? URL else { return }
              router.open(url)
            }
        }
      }
    }
    """,
    said: """
      13:10 error: no view has a modifier 'onRecive' [SnippetDoesNotCompile]
        help: Did you mean 'onReceive'?
      """),
  Mistake(
    "misspelt label where no initializer fits",
    """
    struct Posts: View {
      var body: some View {
        ContentUnavailableView(
          "No posts",
          systeemImage: "text.bubble",
          description: Text("Write one."))
      }
    }
    """,
    said: """
      10:7 error: no initializer of 'ContentUnavailableView' takes an argument 'systeemImage:' [SnippetDoesNotCompile]
        help: Did you mean 'systemImage'?
      """),
  Mistake(
    "misspelt wrapper that an error further down hides",
    """
    @Observable final class Coordinator {
      var path: [Int] = []
      var sheet: Route?
    }

    struct Home: View {
      @Environment(Coordinator.self) private var coordinator
      var body: some View {
        @Bindablle var coordinator = coordinator
        NavigationStack(path: $coordinator.path) { Text("Home") }
          .sheet(item: $coordinator.sheet) { content(for: $0) }
      }
    }
    """,
    said: """
      14:6 error: unknown attribute 'Bindablle' [SnippetDoesNotCompile]
        help: Did you mean 'Bindable'?
      """),
  Mistake(
    "a letter typed twice in a variable's name",
    """
    struct TripPlanner: View {
      @State private var selectedTrip: Trip?

      var body: some View {
        TripList()
          .onAppear {
            selectedTripp = nil
          }
      }
    }
    """,
    said: """
      12:9 error: cannot find 'selectedTripp' in scope [SnippetDoesNotCompile]
        help: Did you mean 'selectedTrip'?
      """),
]
