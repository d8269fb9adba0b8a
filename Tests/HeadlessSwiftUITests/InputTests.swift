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

  private struct Note: View {
    @State private var note = ""
    @State private var story = ""
    var body: some View {
      TextField("Note", text: $note, axis: .vertical)
      TextEditor(text: $story).accessibilityLabel("Story")
      Text(verbatim: "\(note.count) \(story.count)").onSubmit { say("submitted") }
    }
  }

  @Test func returnBeginsALineWhereThereAreSeveral() throws {
    let app = Simulator()
    app.open(VStack { Note() }.onSubmit { say("submitted") })
    try app.type("tea", into: "Note")
    try app.submit()
    try app.type("milk", into: "Story")
    try app.submit()
    let step = app.snapshot()
    #expect(step.prints.isEmpty)
    #expect(step.labels.contains("4 5"))
  }

  @Test func numbersInTextsAreWrittenForPeople() {
    let app = Simulator()
    app.open(
      VStack {
        Text("Year \(2024), \(-1_234_567), \(12)")
        Text("Price \(3.5)")
        Text(verbatim: "Year \(2024)")
        Text("Price \(3.5, specifier: "%.2f")")
      })
    #expect(
      app.snapshot().labels == ["Year 2,024, -1,234,567, 12", "Price 3.500000", "Year 2024", "Price 3.50"])
  }

  private struct Profile: View {
    @State private var name = "Ada"
    @State private var age = 36
    @State private var code = "42"
    @State private var note = ""
    @State private var isPublic = false
    var body: some View {
      TextField("Name", text: $name)
      TextField("Age", value: $age, format: .number)
      SecureField("Code", text: $code)
      TextEditor(text: $note)
      Toggle("Public", isOn: $isPublic)
      Button("Clear") { name = "" }
    }
  }

  @Test func controlsShowWhatTheyHold() throws {
    let app = Simulator()
    app.open(Profile())
    func values() -> [String?] {
      app.snapshot().layers[0].stack[0].content.map(\.value)
    }
    #expect(values() == ["Ada", "36", "••", "", "off", nil])
    try app.type(" L", into: "Name")
    try app.tap("Public")
    #expect(values() == ["Ada L", "36", "••", "", "on", nil])
    try app.tap("Clear")
    #expect(values() == ["", "36", "••", "", "on", nil])
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

  @Test func aChangeOfGeometryIsTold() {
    struct Measured: View {
      @State private var isWide: Bool?
      var body: some View {
        Text(isWide.map { $0 ? "wide" : "narrow" } ?? "not measured")
          .onGeometryChange(for: Bool.self) {
            $0.size.width > 600
          } action: {
            isWide = $0
          }
      }
    }
    let app = Simulator()
    app.open(Measured())
    #expect(app.snapshot().labels == ["narrow"])
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

  private struct Delivery: View {
    @State private var day = Date(timeIntervalSince1970: 3661)
    var body: some View {
      DatePicker(
        "Day", selection: $day, in: ...Date(timeIntervalSince1970: 4_000_000_000), displayedComponents: .date)
      DatePicker("Moment", selection: $day)
      Text(verbatim: "\(Int(day.timeIntervalSince1970))")
    }
  }

  @Test func aDatePickerTakesADateOfItsRange() throws {
    let app = Simulator()
    app.open(VStack { Delivery() })
    try app.choose("1970-01-02", in: "Day")
    #expect(app.snapshot().labels.last == "\(86_400 + 3660)", "the time of day stays")
    try app.choose("2026-07-04 09:30", in: "Moment")
    #expect(app.snapshot().labels.last == "1783157400")
    #expect {
      try app.choose("4 July", in: "Day")
    } throws: {
      "\($0)" == "“Day” takes a date written as “2026-07-04”, in UTC"
    }
    #expect(throws: Simulator.StepError.self) { try app.choose("2026-02-30", in: "Day") }
    #expect {
      try app.choose("2100-01-01", in: "Day")
    } throws: {
      "\($0)" == "“Day” does not offer 2100-01-01"
    }
  }

  @Test func aSelectionWithoutATagIsReported() {
    let app = Simulator()
    app.open(Picker("Size", selection: .constant(9)) { Text("small").tag(1) })
    #expect(
      app.snapshot().console == [
        "Picker: the selection \"9\" is invalid and does not have an associated tag, this will give undefined results."
      ])
    app.open(Picker("Size", selection: .constant(Int?.none)) { Text("none").tag(Int?.none) })
    #expect(app.snapshot().console.isEmpty)
  }

  private struct Scoped: View {
    @State private var text = ""
    @State private var scope = "all"
    var body: some View {
      NavigationStack {
        Text("in \(scope)").searchable(text: $text)
          .searchScopes($scope) {
            Text("All").tag("all")
            Text("Mine").tag("mine")
          }
      }
    }
  }

  @Test func scopesAreOfferedDuringTheSearch() throws {
    let app = Simulator()
    app.open(Scoped())
    #expect(!app.snapshot().labels.contains("Mine"))
    try app.tap("Search")
    try app.tap("Mine")
    #expect(app.snapshot().labels.contains("in mine"))
    try app.tap("Cancel")
    #expect(!app.snapshot().labels.contains("Mine"))
  }

  private struct Vanishing: View {
    @FocusState private var isFocused: Bool
    @State private var hasField = true
    @State private var text = ""
    var body: some View {
      if hasField { TextField("Extra", text: $text).focused($isFocused) }
      Button("Remove") { hasField = false }
      Text(isFocused ? "focused" : "resting")
    }
  }

  @Test func aFieldThatGoesTakesItsFocusAlong() throws {
    let app = Simulator()
    app.open(VStack { Vanishing() })
    try app.tap("Extra")
    #expect(app.snapshot().labels.last == "focused")
    try app.tap("Remove")
    #expect(app.snapshot().labels.last == "resting")
  }

  private struct Beginning: View {
    let own: String?
    @FocusState private var focus: String?
    @State private var text = ""
    var body: some View {
      VStack {
        TextField("User", text: $text).focused($focus, equals: "user")
        TextField("Code", text: $text).focused($focus, equals: "code")
        Text("at \(focus ?? "nothing")").onAppear { if let own { focus = own } }
      }
      .defaultFocus($focus, "code")
    }
  }

  @Test func theFocusBeginsWhereItIsSaid() {
    let app = Simulator()
    app.open(Beginning(own: nil))
    #expect(app.snapshot().labels.last == "at code")
    app.open(Beginning(own: "user"))
    #expect(app.snapshot().labels.last == "at user")
  }

  private struct Bridge: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ controller: UIViewController, context: Context) { say("update") }
    static func dismantleUIViewController(_ controller: UIViewController, coordinator: ()) {
      say("dismantle")
    }
  }

  private struct Bridging: View {
    @State private var isShown = true
    var body: some View {
      if isShown { Bridge() }
      Button("Remove") { isShown = false }
    }
  }

  @Test func aBridgedControllerIsTakenApart() throws {
    let app = Simulator()
    app.open(VStack { Bridging() })
    #expect(app.snapshot().prints == ["update"])
    try app.tap("Remove")
    #expect(app.snapshot().prints == ["dismantle"])
  }

  /// Colors that say what they are made of are equal by it; one that asks its surroundings is equal to itself only.
  @Test func equalColorsOfUIKitAreEqual() {
    #expect(UIColor.orange == UIColor.orange && UIColor.orange != UIColor.red)
    #expect(Set([UIColor(white: 1, alpha: 1), UIColor(white: 1, alpha: 1)]).count == 1)
    let dynamic = UIColor { _ in .red }
    #expect(dynamic == dynamic && dynamic != UIColor { _ in .red } && dynamic != UIColor(.primary))
  }
}
