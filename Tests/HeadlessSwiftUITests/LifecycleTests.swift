@_spi(Headless) import HeadlessSwiftUI
import Testing

@MainActor
@Suite(.serialized)
struct LifecycleTests {
  private struct Screen<Content: View>: View {
    let name: String
    @ViewBuilder let content: Content

    var body: some View {
      VStack { content }
        .onAppear { say("\(name) appears") }
        .onDisappear { say("\(name) disappears") }
    }
  }

  private struct TwoScreens: View {
    @State private var path: [Product] = []
    var body: some View {
      NavigationStack(path: $path) {
        Screen(name: "list") {
          NavigationLink("Kettle", value: Product.all[0])
          Button("Both") { path = Product.all }
        }
        .navigationDestination(for: Product.self) { product in
          Screen(name: product.name) { CounterView() }
        }
      }
    }
  }

  @Test func theNewScreenAppearsBeforeTheOldOneDisappears() throws {
    let app = Simulator()
    app.open(TwoScreens())
    #expect(app.snapshot().prints == ["list appears"])
    try app.tap("Kettle")
    #expect(app.snapshot().prints == ["Kettle appears", "list disappears"])
    try app.back()
    #expect(app.snapshot().prints == ["list appears", "Kettle disappears"])
  }

  @Test func screensBetweenDoNotAppearUntilRevealed() throws {
    let app = Simulator()
    app.open(TwoScreens())
    _ = app.snapshot()
    try app.tap("Both")
    #expect(app.snapshot().prints == ["Grinder appears", "list disappears"])
    try app.back()
    #expect(app.snapshot().prints == ["Kettle appears", "Grinder disappears"])
  }

  private struct CoveredState: View {
    @State private var count = 0
    @State private var isShown = false
    var body: some View {
      NavigationStack {
        VStack {
          Button("Count") { count += 1 }
          Text("\(count) taps")
          NavigationLink("On") { CounterView() }
        }
      }
    }
  }

  @Test func aCoveredScreenKeepsItsState() throws {
    let app = Simulator()
    app.open(CoveredState())
    try app.tap("Count")
    try app.tap("On")
    try app.back()
    #expect(app.snapshot().labels.contains("1 taps"))
  }

  @Test func aPoppedScreenLosesItsState() throws {
    let app = Simulator()
    app.open(CoveredState())
    try app.tap("On")
    try app.tap("Count")
    #expect(app.snapshot().labels == ["Count", "1 taps"])
    try app.back()
    try app.tap("On")
    #expect(app.snapshot().labels == ["Count", "0 taps"])
  }

  private struct Order: View {
    var body: some View {
      VStack {
        Text("inner")
          .onAppear { say("inner appears") }
          .task { say("inner task") }
      }
      .onChange(of: 1, initial: true) { say("outer change") }
      .onAppear { say("outer appears") }
      .task { say("outer task") }
    }
  }

  @Test func inOneTreeTheDeepestGoesFirstAndTasksLast() {
    let app = Simulator()
    app.open(Order())
    #expect(
      app.snapshot().prints
        == ["inner appears", "outer change", "outer appears", "inner task", "outer task"])
  }

  private struct Working: View {
    @State private var id = 1
    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("On") { Text("there") }
          Button("Next id") { id += 1 }
        }
        .task(id: id) {
          say("start \(id)")
          do {
            try await HeadlessProgram.sleep(for: .seconds(60))
          } catch {
            say("cancelled")
          }
        }
      }
    }
  }

  @Test func aTaskEndsWhenItsScreenIsCoveredAndStartsAgain() throws {
    let app = Simulator()
    app.open(Working())
    #expect(app.snapshot().prints == ["start 1"])
    try app.tap("On")
    #expect(app.snapshot().prints == ["cancelled"])
    try app.back()
    #expect(app.snapshot().prints == ["start 1"])
  }

  @Test func aTaskStartsAnewWhenItsIdChanges() throws {
    let app = Simulator()
    app.open(Working())
    _ = app.snapshot()
    try app.tap("Next id")
    #expect(Set(app.snapshot().prints) == ["cancelled", "start 2"])
  }

  private struct Identified: View {
    @State private var id = 1
    var body: some View {
      CounterView().id(id)
        .onChange(of: id) { old, new in say("\(old) to \(new)") }
      Button("New id") { id += 1 }
    }
  }

  @Test func anotherIdIsAnotherView() throws {
    let app = Simulator()
    app.open(Identified())
    try app.tap("Count")
    #expect(app.snapshot().labels.contains("1 taps"))
    try app.tap("New id")
    let step = app.snapshot()
    #expect(step.labels.contains("0 taps"))
    #expect(step.prints == ["1 to 2"])
  }

  private struct Builds: View {
    @State private var isShown = false
    @State private var count = 0
    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("View") { CategoryView(category: Category(name: "a")) }
          NavigationLink("Value", value: Product.all[0])
          Button("Count \(count)") { count += 1 }
        }
        .navigationDestination(for: Product.self) { ProductView(product: $0) }
        .navigationDestination(isPresented: $isShown) { ClosableView() }
      }
    }
  }

  @Test func aViewLinkMakesItsDestinationBeforeThePush() throws {
    let app = Simulator()
    app.open(Builds())
    let opened = app.snapshot().initialized
    #expect(opened.contains("CategoryView"))
    try app.tap("Count 0")
    #expect(app.snapshot().initialized.contains("CategoryView"))
  }

  @Test func isPresentedMakesItsDestinationWithTheParent() {
    let app = Simulator()
    app.open(Builds())
    #expect(app.snapshot().initialized.contains("ClosableView"))
  }

  @Test func aValueDestinationIsMadeOnThePush() throws {
    let app = Simulator()
    app.open(Builds())
    #expect(!app.snapshot().initialized.contains("ProductView"))
    try app.tap("Value")
    #expect(app.snapshot().initialized.contains("ProductView"))
  }

  @Test func aCoveredScreenAppearsAgain() throws {
    let app = Simulator()
    app.open(TwoScreens())
    _ = app.snapshot()
    for _ in 0..<2 {
      try app.tap("Kettle")
      #expect(app.snapshot().prints.contains("list disappears"))
      try app.back()
      #expect(app.snapshot().prints.contains("list appears"))
    }
  }

  private struct Hides: View {
    var body: some View {
      Text("seen")
      Button("unseen") { say("pressed") }
        .onAppear { say("appears") }
        .hidden()
    }
  }

  @Test func aHiddenViewIsNotSeenButAppears() throws {
    let app = Simulator()
    app.open(Hides())
    let step = app.snapshot()
    #expect(step.labels == ["seen"])
    #expect(step.prints == ["appears"])
    #expect(throws: Simulator.StepError.self) { try app.tap("unseen") }
  }
}
