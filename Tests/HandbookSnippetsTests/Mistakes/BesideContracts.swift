/// Wrong code beside what passes: contracts that the program shows to be missing, and the language's own names.
let besideContracts: [Mistake] = [
  Mistake(
    "a task of the language's without its arguments, beside one that begins",
    """
    @Observable final class Model {
      private var loadTask: Task?
      func load() { loadTask?.cancel(); loadTask = Task { await fetch() } }
    }
    """,
    said: """
      7:25 error: reference to generic type 'Task' requires arguments in <...> [SnippetDoesNotCompile]
      """),
  Mistake(
    "a task without its arguments that is cancelled",
    """
    func stop(_ task: Task) { task.cancel() }
    """,
    said: """
      6:19 error: reference to generic type 'Task' requires arguments in <...> [SnippetDoesNotCompile]
      """),
  Mistake(
    "an optional task without its arguments",
    """
    struct A { var task: Task? }
    """,
    said: """
      6:22 error: reference to generic type 'Task' requires arguments in <...> [SnippetDoesNotCompile]
      """),
  Mistake(
    "a misspelt pause of a task",
    """
    func wait() async throws { try await Task.slep(for: .seconds(1)) }
    """,
    said: """
      6:43 error: type 'Task<Success, Failure>' has no member 'slep' [SnippetDoesNotCompile]
      6:54 error: cannot infer contextual base in reference to member 'seconds' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a misspelt priority of a task",
    """
    func begin() { let work = Task(prority: .high, operation: run) }
    """,
    said: """
      6:32 error: no initializer of 'Task' takes an argument 'prority:' [SnippetDoesNotCompile]
        help: Did you mean 'priority'?
      """),
  Mistake(
    "a result without its arguments",
    """
    func load() -> Result { .success(1) }
    """,
    said: """
      6:16 error: reference to generic type 'Result' requires arguments in <...> [SnippetDoesNotCompile]
      """),
  Mistake(
    "results without their arguments beside one with them",
    """
    struct A { var results: [Result] = [.success(1)]; var one: Result<Int, any Error> }
    """,
    said: """
      6:36 error: generic parameter 'Failure' could not be inferred [SnippetDoesNotCompile]
      """),
  Mistake(
    "a timeline without a schedule",
    """
    TimelineView { context in Text("A") }
    """,
    said: """
      6:13 error: missing argument for parameter #1 in call [SnippetDoesNotCompile]
      """),
  Mistake(
    "a text among widgets",
    """
    @main
    struct AppWidgets: WidgetBundle {
      var body: some Widget {
        OrderStatusWidget()
        Text("A")
      }
    }
    """,
    said: """
      10:5 error: an expression of type 'Text' is not a 'Widget' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a note of the program that cannot be sent",
    """
    struct Note { var title: String }
    func share(_ note: Note) -> some View { ShareLink(item: note, preview: SharePreview(note.title)) }
    """,
    said: """
      7:41 error: generic struct 'ShareLink' requires that 'Note' conform to 'Transferable' [SnippetDoesNotCompile]
      7:41 error: initializer 'init(item:subject:message:preview:)' requires that 'Note' conform to 'Transferable' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a document of the program that cannot be read",
    """
    struct TextFile { var text = "" }
    let group = DocumentGroup(newDocument: TextFile()) { file in EditorView(document: file.$document) }
    """,
    said: """
      7:13 error: referencing initializer 'init(newDocument:editor:)' on 'DocumentGroup' requires that 'TextFile' conform to 'FileDocument' [SnippetDoesNotCompile]
      7:88 error: generic struct 'FileDocumentConfiguration' requires that 'TextFile' conform to 'FileDocument' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a layout of the program that lays nothing out",
    """
    struct RadialLayout { var radius = 1.0 }
    let layout = AnyLayout(RadialLayout(radius: 120))
    """,
    said: """
      7:14 error: initializer 'init(_:)' requires that 'RadialLayout' conform to 'Layout' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a text for a gesture",
    """
    struct A: View {
      @State private var dragGesture = "drag"
      var body: some View { Image("card").gesture(dragGesture) }
    }
    """,
    said: """
      8:39 error: instance method 'gesture(_:including:)' requires that 'String' conform to 'Gesture' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a state of the program that cannot be compared",
    """
    enum SessionState { case loading, failed(any Error) }
    struct RootView: View {
      let state: SessionState
      var body: some View { Text("A").animation(.easeInOut, value: state) }
    }
    """,
    said: """
      9:35 error: instance method 'animation(_:value:)' requires that 'SessionState' conform to 'Equatable' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a name that is shown, as a color",
    """
    Text(product.name).foregroundStyle(product.name)
    """,
    said: """
      6:1 error: ambiguous use of 'init' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a view of the program as a color",
    """
    struct Status { var tint: AnyView }
    func f(_ status: Status) -> some View { Text("A").foregroundStyle(status.tint) }
    """,
    said: """
      7:51 error: instance method 'foregroundStyle' requires that 'AnyView' conform to 'ShapeStyle' [SnippetDoesNotCompile]
      """),
  Mistake(
    "folders that always have others",
    #"""
    struct Folder: Identifiable { let id = 1; var children: [Folder] = [] }
    func f(_ folders: [Folder]) -> some View { OutlineGroup(folders, children: \.children) { folder in Text("A") } }
    """#,
    said: """
      7:76 error: cannot convert value of type 'KeyPath<Folder, [Folder]>' to expected argument type 'KeyPath<Folder, [Folder]?>' [SnippetDoesNotCompile]
        7:76 note: arguments to generic parameter 'Value' ('[Folder]' and '[Folder]?') are expected to be equal
      """),
  Mistake(
    "a binding of what has the focus, asked as if there always were one",
    #"""
    struct GardenCommands: Commands {
      @FocusedBinding(\.garden) var garden
      var body: some Commands { CommandMenu("Garden") { Button("Add") { garden.addPlant() } } }
    }
    """#,
    said: """
      8:69 error: value of optional type that the snippet does not show must be unwrapped to refer to member 'addPlant' of wrapped base type that the snippet does not show [SnippetDoesNotCompile]
        8:69 note: chain the optional using '?' to access member 'addPlant' only for non-'nil' base values
        8:69 note: force-unwrap using '!' to abort execution if the optional value contains 'nil'
      """),
  Mistake(
    "a text for an object",
    """
    struct S: View { var body: some View { Text("A").environment("text") } }
    """,
    said: """
      6:50 error: instance method 'environment' requires that 'String' be a class type [SnippetDoesNotCompile]
      6:50 error: instance method 'environment' requires that 'String' conform to 'Observable' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a value for a binding of settings",
    """
    struct Settings { var theme: String }
    struct S: View { @State private var settings = Settings(theme: "a"); var body: some View { Picker("T", selection: settings.theme) { Text("A").tag("a") } } }
    """,
    said: """
      7:124 error: cannot convert value of type 'String' to expected argument type 'Binding<SelectionValue>' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a text in a rotor",
    """
    Text("A").accessibilityRotor("Unread") { Text("B") }
    """,
    said: """
      6:42 error: an expression of type 'Text' is not a 'AccessibilityRotorContent' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a place of a rotor without its identity",
    """
    Text("A").accessibilityRotor("Unread") { AccessibilityRotorEntry("B") }
    """,
    said: """
      6:69 error: missing argument for parameter 'id' in call [SnippetDoesNotCompile]
      """),
  Mistake(
    "a moment for a timer",
    """
    Text(timerInterval: Date.now)
    """,
    said: """
      6:26 error: cannot convert value of type 'Date' to expected argument type 'ClosedRange<Date>' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a misspelt background of a widget",
    """
    Text("W").containerBackground(.fill.tertiary, for: .widgets)
    """,
    said: """
      6:53 error: type 'ContainerBackgroundPlacement' has no member 'widgets' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a misspelt notification of a setting",
    """
    let name = UIAccessibility.reduceMotionDidChangeNotification
    """,
    said: """
      6:28 error: type 'UIAccessibility' has no member 'reduceMotionDidChangeNotification' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a scaled vector without the label",
    """
    func half<V: VectorArithmetic>(_ value: V) -> V { value.scaled(0.5) }
    """,
    said: """
      6:64 error: missing argument label 'by:' in call [SnippetDoesNotCompile]
      """),
  Mistake(
    "a color for a font",
    """
    var title = AttributedString("Title")
    title.font = Color.blue
    title.forgroundColor = .blue
    """,
    said: """
      7:7 error: reference to member 'font' cannot be resolved without a contextual type [SnippetDoesNotCompile]
      8:7 error: reference to member 'forgroundColor' cannot be resolved without a contextual type [SnippetDoesNotCompile]
      """),
]
