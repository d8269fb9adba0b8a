@_spi(Headless) import HeadlessSwiftUI
import Testing

@MainActor
@Suite(.serialized)
struct InputTests {
  private struct Results: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    let text: String
    var body: some View {
      Text(isSearching ? "searching \(text)" : "resting \(text)")
      Button("End") { dismissSearch() }
    }
  }

  private struct Searching: View {
    @State private var text = ""
    var body: some View {
      NavigationStack { Results(text: text).searchable(text: $text, prompt: "Find tea") }
        .onSubmit(of: .search) { say("search \(text)") }
    }
  }

  @Test func aSearchBeginsInItsFieldAndEndsWithItsText() throws {
    let app = Simulator()
    app.open(Searching())
    #expect(app.snapshot().labels.contains("resting "))
    try app.tap("Find tea")
    #expect(app.snapshot().labels.contains("searching "))
    try app.type("oo", into: "Find tea")
    try app.type("long", into: "Find tea")
    try app.submit()
    let step = app.snapshot()
    #expect(step.labels.contains("searching oolong"))
    #expect(step.prints == ["search oolong"])
    try app.tap("End")
    #expect(app.snapshot().labels.contains("resting "))
  }

  private struct SignIn: View {
    enum Field { case name, code }
    @State private var name = ""
    @State private var code = ""
    @FocusState private var focus: Field?
    var body: some View {
      Form {
        TextField("Name", text: $name).focused($focus, equals: .name)
        SecureField("Code", text: $code).focused($focus, equals: .code)
        Text(focus == nil ? "no focus" : "focus \(focus!)")
      }
      .onSubmit {
        say("submit \(name)")
        if focus == nil, code.isEmpty { focus = .code }
      }
    }
  }

  @Test func returnSubmitsAndGivesUpTheKeyboard() throws {
    let app = Simulator()
    app.open(SignIn())
    #expect(throws: Simulator.StepError.self) { try app.submit() }
    try app.type("Ada", into: "Name")
    #expect(app.snapshot().labels.contains("focus name"))
    try app.submit()
    let step = app.snapshot()
    #expect(step.prints == ["submit Ada"])
    #expect(step.labels.contains("focus code"))
    try app.type("1", into: "Code")
    try app.submit()
    #expect(app.snapshot().labels.contains("no focus"))
  }

  private struct Order: View {
    @State private var flavor = "Vanilla"
    @State private var size: Int? = 1
    var body: some View {
      Form {
        Picker("Flavor", selection: $flavor) {
          ForEach(["Vanilla", "Mint"], id: \.self) { Text($0) }
        }
        Picker("Size", selection: $size) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        .pickerStyle(.segmented)
        Text("\(flavor) \(size ?? 0)")
      }
    }
  }

  @Test func choosingAnOptionWritesItsTag() throws {
    let app = Simulator()
    app.open(Order())
    #expect(!app.snapshot().labels.contains("Mint"))
    try app.choose("Mint", in: "Flavor")
    try app.tap("Large")
    #expect(app.snapshot().labels.contains("Mint 2"))
    try app.choose("Small", in: "Size")
    #expect(app.snapshot().labels.contains("Mint 1"))
    #expect(throws: Simulator.StepError.self) { try app.choose("Lime", in: "Flavor") }
  }

  private struct Leaf: UIViewRepresentable {
    let text: String
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ view: UILabel, context: Context) { say("update \(text)") }
  }

  private struct Hosted: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UINavigationController {
      UINavigationController(rootViewController: UIHostingController(rootView: CounterView()))
    }
    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
  }

  @Test func aBridgedControllerIsALeafThatMayHostAView() throws {
    let app = Simulator()
    app.open(
      VStack {
        Leaf(text: "a")
        Hosted()
      })
    #expect(app.snapshot().prints == ["update a"])
    try app.tap("Count")
    #expect(app.snapshot().labels == ["Count", "1 taps"])
  }

  @Test func aGeometryReaderTellsTheSizeOfTheWindow() {
    let app = Simulator()
    app.open(GeometryReader { Text($0.size.width > 600 ? "wide" : "narrow \($0.size.height > 0)") })
    #expect(app.snapshot().labels == ["narrow true"])
    app.resize(.regular)
    #expect(app.snapshot().labels == ["wide"])
  }

  @Test func viewThatFitsShowsOneOfItsViews() {
    let app = Simulator()
    app.open(
      ViewThatFits {
        Text("Long title")
        Text("Title")
      })
    #expect(app.snapshot().labels == ["Long title"])
  }
}
