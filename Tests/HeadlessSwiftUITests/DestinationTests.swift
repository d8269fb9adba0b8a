@_spi(Headless) import HeadlessSwiftUI
import Testing

@MainActor
@Suite(.serialized)
struct DestinationTests {
  private struct Catalog: View {
    @State private var path = NavigationPath()

    var body: some View {
      NavigationStack(path: $path) {
        List(Product.all) { product in NavigationLink(product.name, value: product) }
          .navigationDestination(for: Product.self) { ProductView(product: $0) }
          .navigationDestination(for: Category.self) { CategoryView(category: $0) }
      }
    }
  }

  @Test func aValueLinkPushesTheDestinationOfItsType() throws {
    let app = Simulator()
    app.open(Catalog())
    #expect(app.snapshot().stack == ["Catalog"])
    try app.tap("Kettle")
    #expect(app.snapshot().stack == ["Catalog", "ProductView"])
    try app.tap("Category of Kettle")
    let step = app.snapshot()
    #expect(step.stack == ["Catalog", "ProductView", "CategoryView"])
    #expect(step.path == ["Product(id: 1, name: \"Kettle\")", "Category(name: \"Kitchen\")"])
    #expect(step.console.isEmpty)
  }

  private struct NoDestination: View {
    @State private var path = NavigationPath()
    var body: some View {
      NavigationStack(path: $path) { NavigationLink("Go", value: Product.all[0]) }
    }
  }

  @Test func aLinkWithoutDestinationDoesNothingButSaysSo() throws {
    let app = Simulator()
    app.open(NoDestination())
    try app.tap("Go")
    let step = app.snapshot()
    #expect(step.stack == ["NoDestination"])
    #expect(step.path == [])
    #expect(step.console.count == 1)
    #expect(
      step.console[0].hasPrefix(
        "A NavigationLink is presenting a value of type “Product” but there is no matching"))
  }

  private struct CountingApp: View {
    @State private var count = 0
    @State private var model = Tally()
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("Go", value: 1)
          Button("Show") { isShown = true }
        }
        .navigationDestination(for: Int.self) { _ in
          CountScreen(text: "\(count) \(model.count)") {
            count += 1
          } more: {
            model.count += 10
          }
        }
        .navigationDestination(isPresented: $isShown) {
          CountScreen(text: "shown \(count) \(model.count)") {
            count += 1
          } more: {
            model.count += 10
          }
        }
      }
    }
  }

  @Observable
  final class Tally {
    var count = 0
  }

  private struct CountScreen: View {
    let text: String
    let add: @MainActor @Sendable () -> Void
    let more: @MainActor @Sendable () -> Void

    var body: some View {
      Text(text)
      Button("Add", action: add)
      Button("More", action: more)
    }
  }

  @Test(arguments: [("Go", ""), ("Show", "shown ")])
  func stateThatOnlyADestinationReadsUpdatesTheScreen(button: String, prefix: String) throws {
    let app = Simulator()
    app.open(CountingApp())
    try app.tap(button)
    for (tap, text) in [("Add", "1 0"), ("More", "1 10"), ("Add", "2 10"), ("More", "2 20")] {
      try app.tap(tap)
      let screen = try #require(app.snapshot().layers[0].stack.last)
      #expect(screen.content.first?.label == prefix + text)
    }
  }

  private struct NilLink: View {
    var body: some View {
      NavigationStack { NavigationLink("Go", value: Product?.none) }
    }
  }

  @Test func aLinkToNilIsDisabled() throws {
    let app = Simulator()
    app.open(NilLink())
    try app.tap("Go")
    #expect(app.snapshot().stack == ["NilLink"])
    let link = app.snapshot().layers[0].stack[0].content.first
    #expect(link?.kind == .link)
    #expect(link?.isEnabled == false)
  }

  private struct LinkOutside: View {
    var body: some View {
      NavigationLink("Value", value: Product.all[0])
      NavigationLink("View") { Text("there") }
    }
  }

  @Test func aLinkOutsideAStackIsDisabled() throws {
    let app = Simulator()
    app.open(LinkOutside())
    try app.tap("Value")
    try app.tap("View")
    let screens = app.snapshot().layers[0].stack
    #expect(screens.count == 1)
    #expect(screens[0].content.map(\.isEnabled) == [false, false])
  }

  @Test func iOS16SaysThatALinkIsOutside() {
    let old = Simulator(os: 16)
    old.open(LinkOutside())
    #expect(old.snapshot().console.first?.hasPrefix("NavigationLink presenting a value must appear") == true)
    let new = Simulator(os: 17)
    new.open(LinkOutside())
    #expect(new.snapshot().console.isEmpty)
  }

  private struct Unknown: View {
    @State private var path = NavigationPath()
    var body: some View {
      NavigationStack(path: $path) { Button("Append") { path.append(Product.all[0]) } }
    }
  }

  @Test func aValueOnThePathWithoutDestinationShowsAPlaceholder() throws {
    let app = Simulator()
    app.open(Unknown())
    try app.tap("Append")
    let step = app.snapshot()
    #expect(step.path?.count == 1)
    #expect(step.stack == ["Unknown", "MissingDestination"])
    #expect(step.labels == ["exclamationmark.triangle.fill"])
  }

  private struct Duplicate: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Go", value: Product.all[0])
          .navigationDestination(for: Product.self) { _ in Inner() }
      }
    }
  }

  private struct Inner: View {
    var body: some View {
      NavigationLink("On", value: Product.all[1])
        .navigationDestination(for: Product.self) { CategoryView(category: Category(name: $0.name)) }
    }
  }

  @Test func theDestinationClosestToTheRootWins() throws {
    let app = Simulator()
    app.open(Duplicate())
    try app.tap("Go")
    let console = app.snapshot().console
    #expect(console.count == 1)
    #expect(
      console.first
        == "A navigationDestination for “HeadlessSwiftUITests.Product” was declared earlier on the stack. Only "
        + "the destination declared closest to the root view of the stack will be used.")
    try app.tap("On")
    #expect(app.snapshot().stack == ["Duplicate", "Inner", "Inner"])
  }

  private struct PushedDeclares: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Go", value: Product.all[0])
          .navigationDestination(for: Product.self) { _ in Declaring() }
      }
    }
  }

  private struct Declaring: View {
    var body: some View {
      NavigationLink("On", value: Category(name: "Kitchen"))
        .navigationDestination(for: Category.self) { CategoryView(category: $0) }
    }
  }

  @Test func aPushedViewMayDeclareDestinations() throws {
    let app = Simulator()
    app.open(PushedDeclares())
    try app.tap("Go")
    try app.tap("On")
    let step = app.snapshot()
    #expect(step.stack == ["PushedDeclares", "Declaring", "CategoryView"])
    #expect(step.console.isEmpty)
  }

  private struct Homogeneous: View {
    @State private var path: [Product] = []
    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("Go", value: Product.all[0])
          .navigationDestination(for: Product.self) { _ in Declaring() }
      }
    }
  }

  @Test func onATypedPathOnlyTheRootDeclares() throws {
    let app = Simulator()
    app.open(Homogeneous())
    try app.tap("Go")
    #expect(
      app.snapshot().console
        == [
          "Only root-level navigation destinations are effective for a navigation stack with a homogeneous path."
        ])
    try app.tap("On")
    let step = app.snapshot()
    #expect(step.stack == ["Homogeneous", "Declaring"])
    #expect(step.console.first?.contains("“Category”") == true)
  }

  private struct Lazy: View {
    var body: some View {
      NavigationStack {
        List {
          NavigationLink("Go", value: Product.all[0])
            .navigationDestination(for: Product.self) { ProductView(product: $0) }
        }
      }
    }
  }

  @Test func sinceIOS18DestinationsInLazyContainersAreIgnored() throws {
    let new = Simulator(os: 18)
    new.open(Lazy())
    #expect(
      new.snapshot().console.first?.hasPrefix("Do not put a navigation destination modifier inside") == true)
    try new.tap("Go")
    #expect(new.snapshot().stack == ["Lazy"])

    let old = Simulator(os: 17)
    old.open(Lazy())
    try old.tap("Go")
    #expect(old.snapshot().stack == ["Lazy", "ProductView"])
  }

  private struct StackAroundTabs: View {
    var body: some View {
      NavigationStack {
        TabView {
          NavigationLink("Go", value: Product.all[0])
            .navigationDestination(for: Product.self) { ProductView(product: $0) }
            .tabItem { Text("One") }
        }
      }
    }
  }

  @Test func sinceIOS18DestinationsInATabViewAreIgnored() throws {
    let new = Simulator(os: 18)
    new.open(StackAroundTabs())
    try new.tap("Go")
    #expect(new.snapshot().console.contains { $0.contains("“Product”") })

    let old = Simulator(os: 17)
    old.open(StackAroundTabs())
    try old.tap("Go")
    #expect(old.snapshot().console.isEmpty)
  }

  private struct OutsideTheStack: View {
    var body: some View {
      NavigationStack { NavigationLink("Go", value: Product.all[0]) }
        .navigationDestination(for: Product.self) { ProductView(product: $0) }
    }
  }

  @Test func aDestinationOnTheStackItselfIsNotSeen() throws {
    let app = Simulator()
    app.open(OutsideTheStack())
    try app.tap("Go")
    #expect(app.snapshot().stack == ["OutsideTheStack"])
  }

  private struct Nested: View {
    @State private var outer: [Product] = []
    @State private var inner: [Category] = []
    var body: some View {
      NavigationStack(path: $outer) {
        NavigationStack(path: $inner) {
          NavigationLink("Go", value: Category(name: "Kitchen"))
            .navigationDestination(for: Category.self) { CategoryView(category: $0) }
        }
      }
    }
  }

  private struct OldContainer: View {
    var body: some View {
      NavigationView {
        NavigationLink("Value", value: Category(name: "Kitchen"))
          .navigationDestination(for: Category.self) { CategoryView(category: $0) }
      }
    }
  }

  @Test func aNavigationViewTakesNoValues() throws {
    let app = Simulator()
    app.open(OldContainer())
    try app.tap("Value")
    let snapshot = app.snapshot()
    #expect(snapshot.stack == ["OldContainer"])
    #expect(snapshot.console.contains { $0.contains("there is no matching navigationDestination") })
  }

  private struct Disabled: View {
    @State private var count = 0
    var body: some View {
      Button("Add") { count += 1 }.disabled(true)
      Text("\(count) added")
    }
  }

  @Test func tappingWhatIsDisabledDoesNothing() throws {
    let app = Simulator()
    app.open(Disabled())
    try app.tap("Add")
    let screen = app.snapshot().layers[0].stack[0]
    #expect(screen.content.map(\.label) == ["Add", "0 added"])
    #expect(screen.content.map(\.isEnabled) == [false, true])
  }

  @Test func nestedStacksWithPathsOfDifferentTypesCrash() throws {
    let old = Simulator(os: 16)
    old.open(Nested())
    #expect(old.snapshot().crash?.contains("comparisonTypeMismatch") == true)

    let new = Simulator(os: 17)
    new.open(Nested())
    #expect(new.snapshot().crash == nil)
    try new.tap("Go")
    #expect(new.snapshot().crash?.contains("comparisonTypeMismatch") == true)
  }

  private struct PresentingRow: View {
    @State private var isShown = false
    var body: some View {
      NavigationStack {
        List {
          Button("Show") { isShown = true }
            .navigationDestination(isPresented: $isShown) { CounterView() }
        }
      }
    }
  }

  @Test func destinationsThatPresentWorkInALazyContainerAndAreReported() throws {
    for os in [17, 18, 26] {
      let app = Simulator(os: os)
      app.open(PresentingRow())
      #expect(
        app.snapshot().console.first?.contains(
          "misplaced `navigationDestination(isPresented:destination:)` modifier presenting `CounterView`")
          == true)
      try app.tap("Show")
      #expect(app.snapshot().stack == ["PresentingRow", "CounterView"])
    }
  }
}
