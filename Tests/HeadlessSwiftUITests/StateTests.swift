import Foundation
@_spi(Headless) import HeadlessSwiftUI
import Observation
import Testing

@MainActor
@Suite(.serialized)
struct StateTests {
  private final class Model {
    init() { say("made") }
  }

  private struct OwnsObject: View {
    @State private var model = Model()
    var body: some View { Text("child") }
  }

  private struct Parent: View {
    @State private var count = 0
    var body: some View {
      OwnsObject()
      Text("\(count)")
      Button("Update") { count += 1 }
    }
  }

  @Test func aStateInitialiserRunsWithEveryInitOfTheView() throws {
    let app = Simulator()
    app.open(Parent())
    #expect(app.snapshot().prints == ["made"])
    try app.tap("Update")
    #expect(app.snapshot().prints == ["made"])
  }

  @Observable
  final class Router {
    var path = NavigationPath()
    var count = 0
    @ObservationIgnored var ignored = 0
  }

  private struct ObservableApp: View {
    @State private var router = Router()
    var body: some View {
      NavigationStack(path: $router.path) {
        VStack {
          Text("\(router.count)")
          Reader()
        }
        .navigationDestination(for: Product.self) { ProductView(product: $0) }
      }
      .environment(router)
    }
  }

  private struct Reader: View {
    @Environment(Router.self) private var router
    func count() { router.count += 1 }

    var body: some View {
      @Bindable var router = router
      Button("Count") { router.count += 1 }
      Button("Go") { router.path.append(Product.all[0]) }
      Toggle("Even", isOn: $router.isEven)
    }
  }

  @Test func observableObjectsUpdateTheViewsThatReadThem() throws {
    let app = Simulator()
    app.open(ObservableApp())
    try app.tap("Count")
    #expect(app.snapshot().labels.first == "1")
    try app.tap("Even")
    #expect(app.snapshot().labels.first == "2")
    try app.tap("Go")
    #expect(app.snapshot().stack == ["ObservableApp", "ProductView"])
  }

  private final class Store: ObservableObject {
    @Published var count = 0
    init() { say("store made") }
  }

  private struct Owner: View {
    @StateObject private var store = Store()
    @State private var other = 0
    var body: some View {
      Text("\(store.count)")
      Child(store: store)
      Button("Other \(other)") { other += 1 }
      FromEnvironment().environmentObject(store)
    }
  }

  private struct Child: View {
    @ObservedObject var store: Store
    var body: some View { Button("Child \(store.count)") { store.count += 1 } }
  }

  private struct FromEnvironment: View {
    @EnvironmentObject private var store: Store
    var body: some View { Text("environment \(store.count)") }
  }

  @Test func aStateObjectIsMadeOnceAndSharedByReference() throws {
    let app = Simulator()
    app.open(Owner())
    #expect(app.snapshot().prints == ["store made"])
    try app.tap("Child 0")
    let step = app.snapshot()
    #expect(step.labels == ["1", "Child 1", "Other 0", "environment 1"])
    try app.tap("Other 0")
    #expect(app.snapshot().prints.isEmpty)
  }

  private struct Branches: View {
    @State private var isFirst = true
    var body: some View {
      if isFirst { CounterView() } else { CounterView() }
      Button("Switch") { isFirst.toggle() }
    }
  }

  @Test func theBranchesOfAnIfAreDifferentViews() throws {
    let app = Simulator()
    app.open(Branches())
    try app.tap("Count")
    try app.tap("Switch")
    #expect(app.snapshot().labels.contains("0 taps"))
  }

  private struct Rows: View {
    @State private var rows = [1, 2, 3]
    var body: some View {
      ForEach(rows, id: \.self) { row in Row(number: row) }
      Button("Reverse") { rows.reverse() }
      Button("Drop") { rows.removeFirst() }
    }
  }

  private struct Row: View {
    let number: Int
    @State private var isMarked = false
    var body: some View { Button("\(number)\(isMarked ? " marked" : "")") { isMarked = true } }
  }

  @Test func rowsKeepTheirStateByIdentity() throws {
    let app = Simulator()
    app.open(Rows())
    try app.tap("1")
    try app.tap("Reverse")
    #expect(Array(app.snapshot().labels.prefix(3)) == ["3", "2", "1 marked"])
  }

  private struct SameValueTwice: View {
    var body: some View {
      let counter = CounterView()
      counter
      counter
    }
  }

  @Test func oneValueShownTwiceHasTwoStates() throws {
    let app = Simulator()
    app.open(SameValueTwice())
    try app.tap("Count", number: 1)
    #expect(app.snapshot().labels == ["Count", "1 taps", "Count", "0 taps"])
  }

  private struct Stored: View {
    @SceneStorage("draft") private var draft = "empty"
    @AppStorage("headless.test.count") private var count = 0
    @State private var lost = 0
    var body: some View {
      Text("\(draft) \(count) \(lost)")
      Button("Write") {
        draft = "written"
        count += 1
        lost += 1
      }
    }
  }

  @Test func sceneAndAppStorageOutliveTheProcess() throws {
    UserDefaults.standard.removeObject(forKey: "headless.test.count")
    defer { UserDefaults.standard.removeObject(forKey: "headless.test.count") }
    let app = Simulator()
    app.open(Stored())
    try app.tap("Write")
    #expect(app.snapshot().labels.first == "written 1 1")
    app.relaunch { Stored() }
    #expect(app.snapshot().labels.first == "written 1 0")
  }

  private struct InBody: View {
    @State private var count = 0
    var body: some View {
      let _ = countOnce()
      Text("\(count)")
    }

    private func countOnce() {
      if count < 1 { count += 1 }
    }
  }

  @Test func settingStateInABodyIsReported() {
    let app = Simulator()
    app.open(InBody())
    let step = app.snapshot()
    #expect(step.console == ["Modifying state during view update, this will cause undefined behavior."])
    #expect(step.labels == ["1"])
  }

  private struct PublishesInBody: View {
    @StateObject private var store = Store()
    var body: some View {
      let _ = publishOnce()
      Text("\(store.count)")
    }

    private func publishOnce() {
      if store.count < 1 { store.count += 1 }
    }
  }

  @Test func publishingInABodyIsReported() {
    let app = Simulator()
    app.open(PublishesInBody())
    let step = app.snapshot()
    #expect(
      step.console
        == ["Publishing changes from within view updates is not allowed, this will cause undefined behavior."]
    )
    #expect(step.labels == ["1"])
  }

  private struct ReadsInInit: View {
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 0

    init() {
      say("\(isEnabled)")
      $count.wrappedValue = 5
    }

    var body: some View { Text("\(count)") }
  }

  @Test func readingOutsideOfAViewIsReported() {
    let app = Simulator()
    app.open(ReadsInInit())
    let step = app.snapshot()
    #expect(step.console.count == 2)
    #expect(step.console.first?.hasPrefix("Accessing Environment<Bool>'s value outside") == true)
    #expect(step.console.last?.hasPrefix("Accessing State's value outside") == true)
    #expect(step.labels == ["0"])
  }

  @Test func codeCanBeRunOnViewsAndModels() throws {
    let app = Simulator()
    app.open(ObservableApp())
    try app.run(with: Router.self) { $0.path.append(Product.all[0]) }
    #expect(app.snapshot().stack == ["ObservableApp", "ProductView"])
    try app.run(on: Reader.self) { $0.count() }
    try app.back()
    #expect(app.snapshot().labels.first == "1")
    #expect(throws: Simulator.StepError.self) { try app.run(with: Store.self) { _ in } }
  }

  private struct TwiceTheId: View {
    var body: some View { ForEach([1, 1], id: \.self) { Text("\($0)") } }
  }

  @Test func anIdThatOccursTwiceIsReported() {
    let app = Simulator()
    app.open(TwiceTheId())
    #expect(app.snapshot().console.first?.contains("the ID 1 occurs multiple times") == true)
  }

  @Observable final class Named: Identifiable {
    let id: Int
    var name: String
    init(id: Int, name: String) {
      self.id = id
      self.name = name
    }
  }

  private struct NamedRows: View {
    @State private var items = [Named(id: 1, name: "tea"), Named(id: 2, name: "milk")]
    var body: some View {
      List(items) { Text($0.name) }
      Button("Rename") { items[1].name = "cream" }
    }
  }

  @Test func rowsFollowWhatTheirClosureReads() throws {
    let app = Simulator()
    app.open(VStack { NamedRows() })
    try app.tap("Rename")
    #expect(app.snapshot().labels == ["tea", "cream", "Rename"])
  }

  private struct Folded: View {
    @State private var isOpen = false
    var body: some View {
      List { Section("More", isExpanded: $isOpen) { Text("inside") } }
      Button("Open") { isOpen = true }
    }
  }

  @Test func aSectionThatIsNotExpandedHidesItsRows() throws {
    let app = Simulator()
    app.open(VStack { Folded() })
    #expect(app.snapshot().labels == ["More", "Open"])
    try app.tap("Open")
    #expect(app.snapshot().labels == ["More", "inside", "Open"])
  }

  private struct Restless: View {
    @State private var count = 0
    var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
  }

  @Test func viewsThatNeverRestBreakTheStepOff() {
    let app = Simulator()
    app.open(Text("calm"))
    #expect(!app.isRestless)
    app.open(Restless())
    #expect(app.isRestless)
  }
}

extension StateTests.Router {
  var isEven: Bool {
    get { count.isMultiple(of: 2) }
    set { count += 1 }
  }
}
