@_spi(Headless) import HeadlessSwiftUI
import Testing

/// Whatever a user does, the path and the screens agree.
@MainActor
@Suite(.serialized)
struct RandomWalkTests {
  private struct Shop: View {
    @State private var tab = 0
    @State private var first = NavigationPath()
    @State private var second: [Product] = []
    var body: some View {
      TabView(selection: $tab) {
        NavigationStack(path: $first) {
          Floor()
            .navigationDestination(for: Product.self) { _ in Floor() }
            .navigationDestination(for: Category.self) { _ in Floor() }
        }
        .tabItem { Text("First") }
        .tag(0)
        NavigationStack(path: $second) {
          Floor().navigationDestination(for: Product.self) { _ in Floor() }
        }
        .tabItem { Text("Second") }
        .tag(1)
      }
    }
  }

  private struct Floor: View {
    @State private var isSheetShown = false
    @State private var item: Category?
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        NavigationLink("Product", value: Product.all[0])
        NavigationLink("Category", value: Category(name: "a"))
        NavigationLink("View") { Floor() }
        Button("Sheet") { isSheetShown = true }
        Button("Item") { item = Category(name: "b") }
        Button("Dismiss") { dismiss() }
      }
      .navigationDestination(item: $item) { _ in Floor() }
      .sheet(isPresented: $isSheetShown) {
        NavigationStack { Floor().navigationDestination(for: Product.self) { _ in Floor() } }
      }
    }
  }

  @Test(arguments: [(16, 1), (17, 2), (18, 3), (26, 4), (18, 5), (26, 6)])
  func pathAndScreensAlwaysAgree(os: Int, seed: UInt64) throws {
    var random = SeededGenerator(state: seed)
    let variant: Simulator.Variant = seed.isMultiple(of: 2) ? .documented : .observed
    let app = Simulator(os: os, variant: variant)
    app.open(Shop())
    let labels = ["Product", "Category", "View", "Sheet", "Item", "Dismiss"]
    for _ in 0..<150 {
      // A step that cannot be taken is as good as another: a user tries it as well.
      switch Int.random(in: 0..<9, using: &random) {
      case 0: try? app.back()
      case 1: try? app.swipeDown()
      case 2: try? app.selectTab(["First", "Second"].randomElement(using: &random) ?? "First")
      default: try? app.tap(labels.randomElement(using: &random) ?? "Product")
      }
      let step = app.snapshot()
      #expect(step.crash == nil)
      for layer in step.layers {
        let values = layer.path?.count ?? 0
        // Root, one screen a value, then view destinations.
        #expect(layer.stack.count >= 1 + values)
        #expect(!layer.stack.isEmpty)
      }
      #expect(!app.isRestless)
    }
  }
}

/// The same numbers every time.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  // SplitMix64, by Sebastiano Vigna (public domain).
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
