@_spi(Headless) import HeadlessSwiftUI
import Testing

@MainActor
@Suite(.serialized)
struct DismissTests {
  private struct Pushed: View {
    @State private var path: [Product] = []
    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("Go", value: Product.all[0])
          .navigationDestination(for: Product.self) { _ in ClosableView() }
      }
    }
  }

  @Test func dismissPopsAPushedScreen() throws {
    let app = Simulator()
    app.open(Pushed())
    try app.tap("Go")
    #expect(app.snapshot().labels == ["presented", "Close"])
    try app.tap("Close")
    let step = app.snapshot()
    #expect(step.stack == ["Pushed"])
    #expect(step.path == [])
  }

  @Test func dismissDoesNothingOnTheRoot() throws {
    let app = Simulator()
    app.open(ClosableView())
    try app.tap("Close")
    #expect(app.snapshot().labels == ["not presented", "Close"])
  }

  private struct SheetWithStack: View {
    @State private var isShown = true
    var body: some View {
      Text("root")
        .sheet(isPresented: $isShown) {
          NavigationStack {
            VStack {
              ClosableView()
              NavigationLink("On") { Deep() }
            }
          }
        }
    }
  }

  private struct Deep: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Up") { dismiss() } }
  }

  @Test func inASheetWithAStackDismissPopsOrCloses() throws {
    let app = Simulator()
    app.open(SheetWithStack())
    try app.tap("On")
    try app.tap("Up")
    let popped = app.snapshot()
    #expect(popped.kinds == [.window, .sheet])
    #expect(popped.stack.count == 1)
    try app.tap("Close")
    #expect(app.snapshot().kinds == [.window])
  }

  private struct WrongDismiss: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isShown = true
    var body: some View {
      Text("root").sheet(isPresented: $isShown) { Button("Close") { dismiss() } }
    }
  }

  @Test func dismissReadInThePresenterDoesNotCloseTheSheet() throws {
    let app = Simulator()
    app.open(WrongDismiss())
    try app.tap("Close")
    #expect(app.snapshot().kinds == [.window, .sheet])
  }

  private struct OldStyle: View {
    @Environment(\.presentationMode) private var mode
    var body: some View { Button("Close") { mode.wrappedValue.dismiss() } }
  }

  private struct OldSheet: View {
    @State private var isShown = true
    var body: some View { Text("root").sheet(isPresented: $isShown) { OldStyle() } }
  }

  @Test func presentationModeDismissesToo() throws {
    let app = Simulator()
    app.open(OldSheet())
    try app.tap("Close")
    #expect(app.snapshot().kinds == [.window])
  }

  private struct HiddenBack: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Go") { Text("there").navigationBarBackButtonHidden(true) }
      }
    }
  }

  @Test func aHiddenBackButtonLeavesNoWayBack() throws {
    let app = Simulator()
    app.open(HiddenBack())
    try app.tap("Go")
    #expect(throws: Simulator.StepError.self) { try app.back() }
  }
}
