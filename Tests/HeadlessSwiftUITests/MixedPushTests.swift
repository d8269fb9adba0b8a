@_spi(Headless) import HeadlessSwiftUI
import Testing

@MainActor
@Suite(.serialized)
struct MixedPushTests {
  private struct Mixed: View {
    @State private var path = NavigationPath()
    @State private var restaurant: Product?

    var body: some View {
      NavigationStack(path: $path) {
        Button("Open restaurant") { restaurant = Product.all[0] }
          .navigationDestination(item: $restaurant) { _ in Restaurant(path: $path) }
          .navigationDestination(for: Category.self) { CategoryView(category: $0) }
      }
      .onChange(of: restaurant) { _, new in say(new == nil ? "closed" : "opened") }
    }
  }

  private struct Restaurant: View {
    @Binding var path: NavigationPath
    var body: some View {
      NavigationLink("Dish", value: Category(name: "Soup"))
      Button("Append dish") { path.append(Category(name: "Soup")) }
    }
  }

  @Test(arguments: ["Dish", "Append dish"])
  func documentedAValuePushPopsViewDestinations(label: String) throws {
    let app = Simulator(variant: .documented)
    app.open(Mixed())
    try app.tap("Open restaurant")
    #expect(app.snapshot().stack == ["Mixed", "Restaurant"])
    try app.tap(label)
    let step = app.snapshot()
    #expect(step.stack == ["Mixed", "CategoryView"])
    #expect(step.path == ["Category(name: \"Soup\")"])
    #expect(step.prints == ["closed"])
  }

  @Test func observedAValuePushLandsUnderneath() throws {
    let app = Simulator(os: 18, variant: .observed)
    app.open(Mixed())
    try app.tap("Open restaurant")
    try app.tap("Dish")
    let step = app.snapshot()
    #expect(step.stack == ["Mixed", "CategoryView", "Restaurant"])
    #expect(step.path == ["Category(name: \"Soup\")"])
    try app.back()
    #expect(app.snapshot().stack == ["Mixed", "CategoryView"])
  }

  @Test func anItemPushesAndBackWritesNil() throws {
    let app = Simulator()
    app.open(Mixed())
    try app.tap("Open restaurant")
    let pushed = app.snapshot()
    #expect(pushed.path == [])
    try app.back()
    let popped = app.snapshot()
    #expect(popped.stack == ["Mixed"])
    #expect(popped.prints == ["closed"])
  }

  private struct Flag: View {
    @State private var isShown = false
    var body: some View {
      NavigationStack {
        VStack {
          Button("Show") { isShown = true }
          Text(isShown ? "shown" : "hidden")
        }
        .navigationDestination(isPresented: $isShown) { ClosableView() }
      }
    }
  }

  @Test func isPresentedPushesAndBackSetsFalse() throws {
    let app = Simulator()
    app.open(Flag())
    try app.tap("Show")
    #expect(app.snapshot().stack == ["Flag", "ClosableView"])
    try app.back()
    #expect(app.snapshot().labels == ["Show", "hidden"])
  }

  private struct ViewLink: View {
    var body: some View {
      NavigationStack {
        NavigationLink("One") { NavigationLink("Two") { ClosableView() } }
      }
    }
  }

  @Test func viewLinksPushOutsideThePath() throws {
    let app = Simulator()
    app.open(ViewLink())
    try app.tap("One")
    try app.tap("Two")
    #expect(app.snapshot().stack.count == 3)
    try app.tap("Close")
    #expect(app.snapshot().stack.count == 2)
    try app.back()
    #expect(app.snapshot().stack == ["ViewLink"])
    #expect(throws: Simulator.StepError.self) { try app.back() }
  }

  private struct Legacy: View {
    @State private var isActive = false
    @State private var selection: String?
    var body: some View {
      NavigationView {
        VStack {
          NavigationLink(destination: ClosableView(), isActive: $isActive) { Text("Active") }
          NavigationLink(destination: CounterView(), tag: "a", selection: $selection) { Text("Tagged") }
          Button("By code") { isActive = true }
          Text("\(isActive) \(selection ?? "none")")
        }
      }
    }
  }

  @Test func deprecatedLinksFollowTheirBindings() throws {
    let app = Simulator(os: 16)
    app.open(Legacy())
    try app.tap("Active")
    #expect(app.snapshot().stack == ["Legacy", "ClosableView"])
    try app.tap("Close")
    #expect(app.snapshot().labels.last == "false none")
    try app.tap("Tagged")
    #expect(app.snapshot().stack == ["Legacy", "CounterView"])
    try app.back()
    #expect(app.snapshot().labels.last == "false none")
    try app.tap("By code")
    #expect(app.snapshot().stack == ["Legacy", "ClosableView"])
  }

  private struct SelectionList: View {
    @State private var selection: Product?
    var body: some View {
      NavigationStack {
        List(Product.all, selection: $selection) { product in
          NavigationLink(product.name, value: product)
        }
        .navigationDestination(item: $selection) { ProductView(product: $0) }
        .navigationTitle(selection?.name ?? "nothing chosen")
      }
    }
  }

  @Test func aSelectionPushesThroughItsItemDestination() throws {
    let app = Simulator()
    app.open(SelectionList())
    try app.tap("Grinder")
    let pushed = app.snapshot()
    #expect(pushed.stack == ["SelectionList", "ProductView"])
    #expect(pushed.labels.first == "Grinder" && pushed.console.isEmpty)
    try app.back()
    #expect(app.snapshot().layers.last?.stack.map(\.title) == ["nothing chosen"])
  }

  private struct PresentsCounter: View {
    @State private var isShown = false
    var body: some View {
      Button("Present") { isShown = true }
        .sheet(isPresented: $isShown) { CounterView() }
    }
  }

  @Test func aSheetIsMadeWhenItIsPresented() throws {
    let app = Simulator()
    app.open(PresentsCounter())
    #expect(app.snapshot().initialized == ["PresentsCounter"])
    try app.tap("Present")
    #expect(app.snapshot().initialized == ["CounterView"])
  }

  private struct Swapping: View {
    @State private var item: Int? = 1
    var body: some View {
      NavigationStack {
        Text("Root").navigationDestination(item: $item) { number in
          Text("Item \(number)")
          CounterView()
          Button("Swap") { item = number + 1 }
        }
      }
    }
  }

  @Test func anotherItemIsAnotherScreen() throws {
    let app = Simulator()
    app.open(Swapping())
    for number in 2..<6 {
      try app.tap("Count")
      try app.tap("Swap")
      #expect(app.snapshot().labels == ["Item \(number)", "Count", "0 taps", "Swap"])
    }
  }
}
