/// What the library, an actor or a function requires, said where the code lacks it.
let required: [Mistake] = [
  Mistake(
    "a call of an actor without await",
    """
    actor FeedClient {
      func load() async throws -> [String] { [] }
    }

    @MainActor
    final class FeedModel: ObservableObject {
      @Published var posts: [String] = []
      private let client = FeedClient()

      func refresh() async {
        do {
          let feed = try client.load()
          posts = feed
        } catch {
          ErrorReporter.shared.report(error)
        }
      }
    }
    """,
    said: """
      17:29 error: actor-isolated instance method 'load()' cannot be called from outside of the actor without 'await' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a property of an actor without await",
    """
    actor Counter {
      var value = 0
    }

    func report(_ counter: Counter) async {
      print(counter.value)
    }
    """,
    said: """
      11:17 error: actor-isolated property 'value' cannot be accessed from outside of the actor without 'await' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a call of the main actor in a detached task, beside a service that is not shown",
    """
    @MainActor
    @Observable
    final class WeatherModel {
      var report: WeatherReport?

      func reload() {
        report = WeatherService.current()
      }
    }

    struct WeatherView: View {
      @State private var model = WeatherModel()

      var body: some View {
        ReportCard(report: model.report)
          .onAppear {
            Task.detached {
              model.reload()
            }
          }
      }
    }
    """,
    said: """
      23:11 error: expression is 'async' but is not marked with 'await' [SnippetDoesNotCompile]
        23:11 note: calls to instance method 'reload()' from outside of its actor context are implicitly asynchronous
        23:11 note: property access is 'async'
      """),
  Mistake(
    "a binding to a property without a wrapper",
    """
    @Observable
    final class ProfileModel {
      var name = ""
    }

    struct ProfileForm: View {
      let model: ProfileModel

      var body: some View {
        Form {
          TextField("Name", text: $model.name)
          AvatarPicker()
        }
      }
    }
    """,
    said: """
      16:31 error: cannot find '$model' in scope: 'model' has no wrapper that makes a binding, such as '@Bindable' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an argument that is changed, without its sign",
    """
    func trim(_ text: inout String) {
      text = text.trimmingCharacters(in: .whitespaces)
    }

    func submit(_ form: ContactForm) {
      var name = form.name + " "
      trim(name)
      form.send(name)
    }
    """,
    said: """
      12:8 error: passing value of type 'String' to an inout parameter requires explicit '&' [SnippetDoesNotCompile]
        help: Did you mean '&name'?
      """),
  Mistake(
    "a modifier's body with another label",
    """
    struct CardStyle: ViewModifier {
      let theme: CardTheme

      func body(view: Content) -> some View {
        view.padding(theme.inset)
      }
    }
    """,
    said: """
      6:8 error: type 'CardStyle' does not conform to protocol 'ViewModifier': protocol requires 'body(content:)' [SnippetDoesNotCompile]
        6:8 note: add stubs for conformance
      """),
  Mistake(
    "a preference key without its reduce",
    """
    struct HeightKey: PreferenceKey {
      static let defaultValue: CGFloat = 0
    }
    """,
    said: """
      6:8 error: type 'HeightKey' does not conform to protocol 'PreferenceKey': protocol requires function 'reduce(value:nextValue:)' with type '(inout CGFloat, () -> CGFloat) -> ()' [SnippetDoesNotCompile]
        6:8 note: add stubs for conformance
      """),
  Mistake(
    "an environment key whose value has another name",
    """
    struct ThemeKey: EnvironmentKey {
      static let value = "light"
    }
    """,
    said: """
      6:8 error: type 'ThemeKey' does not conform to protocol 'EnvironmentKey': protocol requires 'defaultValue' [SnippetDoesNotCompile]
        6:8 note: add stubs for conformance
      """),
  Mistake(
    "a controller's view that is never updated",
    """
    struct CameraView: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIImagePickerController {
        UIImagePickerController()
      }
    }
    """,
    said: """
      6:8 error: type 'CameraView' does not conform to protocol 'UIViewControllerRepresentable': protocol requires function 'updateUIViewController(_:context:)' with type '(UIImagePickerController, CameraView.Context) -> ()' (aka '(UIImagePickerController, UIViewControllerRepresentableContext<CameraView>) -> ()') [SnippetDoesNotCompile]
        6:8 note: add stubs for conformance
      """),
  Mistake(
    "a scene's storage of a struct",
    """
    struct ReaderPosition {
      var chapter = 0
    }

    struct ReaderView: View {
      @SceneStorage("position") private var position = ReaderPosition()

      var body: some View {
        BookText(position: position)
      }
    }
    """,
    said: """
      11:4 error: 'SceneStorage' stores no 'ReaderPosition', only texts, numbers, addresses, data, and enums with raw values [SnippetDoesNotCompile]
      """),
  Mistake(
    "texts without an identity, in a layout that is not shown",
    """
    struct TagCloud: View {
      let tags: [String]

      var body: some View {
        FlowLayout {
          ForEach(tags) { tag in
            TagChip(title: tag)
          }
        }
      }
    }
    """,
    said: """
      11:15 error: 'ForEach' needs 'id:' here, because 'String' does not conform to 'Identifiable' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a number of a shown struct in a text",
    """
    struct Item: Identifiable {
      let id: UUID
      let name: String
      let stock: Int
    }

    struct ItemRow: View {
      let item: Item

      var body: some View {
        HStack {
          ItemThumbnail(item: item)
          Text(item.stock)
        }
      }
    }
    """,
    said: """
      18:12 error: no 'Text(_:)' takes 'item.stock', which is of type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a member that no row of a list has",
    """
    struct Genre: Identifiable {
      let id: Int
      let name: String
    }

    struct GenrePage: View {
      let genres: [Genre]

      var body: some View {
        List(genres) { genre in
         Text(genre.title)
        }
      }
    }
    """,
    said: """
      16:17 error: value of type 'Genre' has no member 'title' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a lazy property of a view, made by a function that is not shown",
    """
    struct Stats: View {
      let games: [Game]
      lazy var average = computeAverage(games)
      var body: some View {
        StatsRow(average: average)
      }
    }
    """,
    said: """
      10:23 error: 'average' is lazy, so reading it changes the 'Stats', which is immutable here [SnippetDoesNotCompile]
      """),
  Mistake(
    "a row that gives a value of a list that is not shown for a binding",
    """
    struct Todos: View {
      @State private var items: [TodoItem] = []
      var body: some View {
        ForEach($items) { $item in
          TextField("Title", text: item.title)
        }
      }
    }
    """,
    said: """
      10:32 error: 'text:' takes a binding, not 'item.title' [SnippetDoesNotCompile]
        help: Did you mean '$item.title'?
      """),
  Mistake(
    "a method that a model of a view does not have",
    """
    class ShopModel: ObservableObject {
      @Published var name = ""
    }
    struct ShopView: View {
      @StateObject private var model = ShopModel()
      var body: some View {
        Text(model.name).task { await model.load() }
      }
    }
    """,
    said: """
      12:41 error: value of type 'ShopModel' has no member 'load' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a tag without the type of its case",
    """
    struct Tabs: View {
      enum Section { case feed, messages }
      @State private var section = Section.feed
      var body: some View {
        TabView(selection: $section) {
          FeedView().tag(.feed)
          MessagesView().tag(Section.messages)
        }
      }
    }
    """,
    said: """
      11:22 error: 'tag' takes values of any type: '.feed' needs its type before the dot [SnippetDoesNotCompile]
      """),
  Mistake(
    "a presentation mode that is not unwrapped",
    """
    struct Sheet: View {
      @Environment(\\.presentationMode) var presentationMode
      var body: some View {
        Button("Close") { presentationMode.dismiss() }
      }
    }
    """,
    said: """
      9:23 error: 'presentationMode' is a binding; 'dismiss' is a method of 'presentationMode.wrappedValue' [SnippetDoesNotCompile]
        help: Did you mean 'presentationMode.wrappedValue'?
      9:40 error: dynamic key path member lookup cannot refer to instance method 'dismiss()' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a focus of a type inside the view that is never nil",
    """
    struct SignIn: View {
      enum Field: Hashable { case email, password }
      @FocusState private var focus: Field
      @State private var email = ""
      var body: some View {
        TextField("Email", text: $email).focused($focus, equals: .email)
      }
    }
    """,
    said: """
      8:34 error: a '@FocusState' is a 'Bool' or an optional: nothing may have the focus [SnippetDoesNotCompile]
        help: Did you mean 'Field?'?
      """),
  Mistake(
    "a stored enum without raw values",
    """
    enum Appearance { case system, light }
    struct A: View {
      @AppStorage("appearance") private var appearance = Appearance.system
      var body: some View { AppearancePicker(selection: $appearance) }
    }
    """,
    said: """
      8:4 error: 'AppStorage' stores no 'Appearance', only texts, numbers, addresses, data, and enums with raw values [SnippetDoesNotCompile]
      """),
  Mistake(
    "a macro for classes at a struct",
    """
    import SwiftData
    @Model
    struct Expense {
      var amount: Double
    }
    """,
    said: """
      7:1 error: '@Model' can only be applied to a class (from macro 'Model') [SnippetDoesNotCompile]
      """),
  Mistake(
    "a wrapper in an observable class",
    """
    import SwiftUI
    @Observable
    final class Preferences {
      @AppStorage("haptics") var usesHaptics = true
      var volume = 0.5
    }
    """,
    said: """
      9:3 error: 'usesHaptics' of an '@Observable' class has '@AppStorage', which does not go together [SnippetDoesNotCompile]
        help: Did you mean '@ObservationIgnored @AppStorage'?
      """),
  Mistake(
    "a query of one model",
    """
    import SwiftData
    @Model
    final class Trip {
      var name = ""
      init() {}
    }
    struct A: View {
      @Query(sort: \\Trip.name) private var trips: Trip
      var body: some View { Text(trips.name) }
    }
    """,
    said: """
      13:3 error: @Query requires an array of models (from macro 'Query') [SnippetDoesNotCompile]
      """),
  Mistake(
    "a payload that cannot be decoded",
    """
    struct Filter {}
    enum Screen: Codable {
      case list(Filter)
    }
    """,
    said: """
      7:6 error: type 'Screen' does not conform to protocol 'Decodable': cannot automatically synthesize 'Decodable' because 'Filter' does not conform to 'Decodable' [SnippetDoesNotCompile]
        8:13 note: cannot automatically synthesize 'Decodable' because 'Filter' does not conform to 'Decodable'
      """),
  Mistake(
    "an app whose body is a view",
    """
    @main
    struct Garden: App {
      var body: some View { Text("Garden") }
    }
    """,
    said: """
      8:13 error: the body of an 'App' is 'some Scene'; its views are in a 'WindowGroup { … }' [SnippetDoesNotCompile]
        help: Did you mean 'some Scene'?
      """),
]
