import Foundation
@_spi(Headless) import HeadlessSwiftUI
import Testing

@MainActor
@Suite(.serialized)
struct PathTests {
  private struct Stack: View {
    @State private var path = NavigationPath()

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("Kettle", value: Product.all[0])
          Button("Deep") {
            path.append(Product.all[0])
            path.append(Category(name: "Kitchen"))
            path.append(Product.all[1])
          }
        }
        .navigationDestination(for: Product.self) { product in
          VStack {
            Text(product.name)
            Button("Home") { path = NavigationPath() }
          }
        }
        .navigationDestination(for: Category.self) { CategoryView(category: $0) }
      }
      .onChange(of: path) { old, new in say("\(old.count) -> \(new.count)") }
    }
  }

  @Test func linksAndBackWriteThroughThePathBinding() throws {
    let app = Simulator()
    app.open(Stack())
    try app.tap("Kettle")
    #expect(app.snapshot().prints == ["0 -> 1"])
    try app.back()
    let step = app.snapshot()
    #expect(step.prints == ["1 -> 0"])
    #expect(step.stack == ["Stack"])
  }

  @Test func severalValuesInOneUpdatePushSeveralScreens() throws {
    let app = Simulator()
    app.open(Stack())
    try app.tap("Deep")
    #expect(app.snapshot().stack.count == 4)
    try app.back()
    #expect(app.snapshot().stack.last == "CategoryView")
  }

  @Test func clearingThePathPopsToTheRoot() throws {
    let app = Simulator()
    app.open(Stack())
    try app.tap("Deep")
    try app.tap("Home")
    let step = app.snapshot()
    #expect(step.stack == ["Stack"])
    #expect(step.path == [])
  }

  private struct Wrapped<Value: Hashable>: Hashable { let value: Value }

  @Test func aPathIsCodableByTheOverloadThatAppended() {
    var path = NavigationPath()
    path.append(Product.all[0])
    #expect(path.codable != nil)
    func append<Value: Hashable>(_ value: Value) { path.append(value) }
    append(Product.all[1])
    #expect(path.codable == nil)
    #expect(path.count == 2)
  }

  @Test func aWrittenPathComesBackButIsNotEqual() throws {
    var path = NavigationPath([Product.all[0]])
    path.append(Category(name: "Kitchen"))
    let data = try JSONEncoder().encode(try #require(path.codable))
    let representation = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    let restored = NavigationPath(representation)
    #expect(restored.count == 2)
    #expect(restored != path)

    let app = Simulator()
    app.open(Restored(path: restored))
    #expect(app.snapshot().stack == ["Restored", "ProductView", "CategoryView"])
  }

  private struct Restored: View {
    @State var path: NavigationPath
    var body: some View {
      NavigationStack(path: $path) {
        Text("root")
          .navigationDestination(for: Product.self) { ProductView(product: $0) }
          .navigationDestination(for: Category.self) { CategoryView(category: $0) }
      }
    }
  }

  private struct PopsTooFar: View {
    @State private var path = NavigationPath()
    var body: some View {
      NavigationStack(path: $path) { Button("Pop") { path.removeLast() } }
    }
  }

  @Test func poppingBelowTheRootCrashes() throws {
    let app = Simulator()
    app.open(PopsTooFar())
    try app.tap("Pop")
    #expect(app.snapshot().crash == "Fatal error: Can't remove more items from a collection than it contains")
    #expect(throws: Simulator.StepError.self) { try app.tap("Pop") }
  }

  private struct TwoWriters: View {
    @State private var path = NavigationPath()
    @State private var signal = 0
    var body: some View {
      NavigationStack(path: $path) {
        Button("Signal") { signal += 1 }
          .navigationDestination(for: Product.self) { ProductView(product: $0) }
      }
      .onChange(of: signal) { path.append(Product.all[0]) }
      .onChange(of: signal) { path.append(Product.all[1]) }
    }
  }

  @Test func twoChangesOfAPathInOneFrameAreReported() throws {
    let app = Simulator()
    app.open(TwoWriters())
    try app.tap("Signal")
    #expect(
      app.snapshot().console
        == ["Update NavigationRequestObserver tried to update multiple times per frame."])
  }

  @Test func oneNavigationPathMayHoldSeveralTypes() throws {
    let app = Simulator()
    app.open(Stack())
    try app.tap("Deep")
    let step = app.snapshot()
    #expect(step.path?.count == 3)
    #expect(step.crash == nil)
  }

  private struct SamePath: View {
    @State private var path: [Product] = []
    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("Kettle", value: Product.all[0])
          .navigationDestination(for: Product.self) { _ in
            CounterView()
            Button("Same") { path = [Product.all[0]] }
          }
      }
    }
  }

  @Test func anEqualPathChangesNothing() throws {
    let app = Simulator()
    app.open(SamePath())
    try app.tap("Kettle")
    try app.tap("Count")
    let before = app.snapshot()
    try app.tap("Same")
    let after = app.snapshot()
    #expect(after.labels.contains("1 taps"))
    #expect(after.stack == before.stack && after.labels == before.labels && after.path == before.path)
  }
}
