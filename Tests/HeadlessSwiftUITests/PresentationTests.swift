import Foundation
@_spi(Headless) import HeadlessSwiftUI
import Testing

@MainActor
@Suite(.serialized)
struct PresentationTests {
  private struct Route: Identifiable {
    let id: Int
    var text = ""
  }

  private struct ItemSheet: View {
    @State private var route: Route?
    private func sayDismissed() { say("dismissed") }

    var body: some View {
      VStack {
        Button("One") { route = Route(id: 1, text: "first") }
        Text(route == nil ? "nothing" : "something")
      }
      .sheet(item: $route, onDismiss: sayDismissed) { route in
        VStack {
          Text("sheet \(route.id) \(route.text)")
          Button("Two") { self.route = Route(id: 2, text: "second") }
          Button("Change") { self.route?.text = "changed" }
          ClosableView()
        }
      }
    }
  }

  @Test func aSwipeClosesASheetAndWritesTheBinding() throws {
    let app = Simulator()
    app.open(ItemSheet())
    try app.tap("One")
    #expect(app.snapshot().kinds == [.window, .sheet])
    try app.swipeDown()
    let step = app.snapshot()
    #expect(step.kinds == [.window])
    #expect(step.labels == ["One", "nothing"])
    #expect(step.prints == ["dismissed"])
  }

  @Test func anotherItemIsAnotherSheet() throws {
    let app = Simulator()
    app.open(ItemSheet())
    try app.tap("One")
    _ = app.snapshot()
    try app.tap("Two")
    let step = app.snapshot()
    #expect(step.labels.first == "sheet 2 second")
    #expect(step.prints == ["dismissed"])
  }

  @Test func theSameItemWithOtherContentUpdatesInPlace() throws {
    let app = Simulator()
    app.open(ItemSheet())
    try app.tap("One")
    try app.tap("Change")
    let step = app.snapshot()
    #expect(step.labels.first == "sheet 1 changed")
    #expect(step.prints.isEmpty)
  }

  @Test func dismissClosesASheetAndWritesTheBinding() throws {
    let app = Simulator()
    app.open(ItemSheet())
    try app.tap("One")
    try app.tap("Close")
    let step = app.snapshot()
    #expect(step.labels == ["One", "nothing"])
    #expect(step.prints == ["dismissed"])
  }

  private struct TwoSheets: View {
    @State private var first = false
    @State private var second = false
    var body: some View {
      Button("Both") {
        first = true
        second = true
      }
      .sheet(isPresented: $first) { Text("first") }
      .sheet(isPresented: $second) { Text("second") }
    }
  }

  @Test func aSecondSheetWaitsForTheFirst() throws {
    let app = Simulator()
    app.open(TwoSheets())
    try app.tap("Both")
    let both = app.snapshot()
    #expect(both.kinds == [.window, .sheet])
    #expect(
      both.console
        == [
          "Currently, only presenting a single sheet is supported.\n"
            + "The next sheet will be presented when the currently presented sheet gets dismissed."
        ])
    let shown = both.labels
    try app.swipeDown()
    let next = app.snapshot()
    #expect(next.kinds == [.window, .sheet])
    #expect(Set([shown, next.labels]) == [["first"], ["second"]])
  }

  private struct Stacked: View {
    @State private var isShown = true
    var body: some View { Text("root").sheet(isPresented: $isShown) { Inner() } }
  }

  private struct Inner: View {
    @State private var isShown = false
    var body: some View {
      Button("More") { isShown = true }
        .sheet(isPresented: $isShown) { Text("inner") }
    }
  }

  @Test func aSheetInASheetStacksOnTop() throws {
    let app = Simulator()
    app.open(Stacked())
    try app.tap("More")
    let step = app.snapshot()
    #expect(step.kinds == [.window, .sheet, .sheet])
    #expect(step.console.isEmpty)
    try app.swipeDown()
    #expect(app.snapshot().kinds == [.window, .sheet])
  }

  private struct NoStackInside: View {
    @State private var isShown = true
    var body: some View {
      NavigationStack {
        Text("root")
          .navigationDestination(for: Product.self) { ProductView(product: $0) }
          .sheet(isPresented: $isShown) {
            NavigationLink("View") { Text("there") }
            NavigationLink("Value", value: Product.all[0])
          }
      }
    }
  }

  @Test func aSheetIsNotInTheStackOfItsPresenter() throws {
    let app = Simulator()
    app.open(NoStackInside())
    try app.tap("View")
    try app.tap("Value")
    #expect(app.snapshot().layers.map(\.stack.count) == [1, 1])
    #expect(app.snapshot().windowStack.count == 1)
  }

  private struct Guarded: View {
    @State private var isShown = true
    var body: some View {
      Text("root").sheet(isPresented: $isShown) { ClosableView().interactiveDismissDisabled() }
    }
  }

  @Test func aGuardedSheetClosesOnlyByTheApp() throws {
    let app = Simulator()
    app.open(Guarded())
    #expect(throws: Simulator.StepError.self) { try app.swipeDown() }
    try app.tap("Close")
    #expect(app.snapshot().kinds == [.window])
  }

  private struct Cover: View {
    @State private var isShown = true
    var body: some View { Text("root").fullScreenCover(isPresented: $isShown) { ClosableView() } }
  }

  @Test func aCoverCannotBeSwipedAway() throws {
    let app = Simulator()
    app.open(Cover())
    #expect(throws: Simulator.StepError.self) { try app.swipeDown() }
    try app.tap("Close")
    #expect(app.snapshot().kinds == [.window])
  }

  private struct Popover: View {
    @State private var isShown = true
    let adapts: Bool
    var body: some View {
      Text("root").popover(isPresented: $isShown) {
        Text("content").presentationCompactAdaptation(adapts ? .automatic : .popover)
      }
    }
  }

  @Test func aPopoverIsASheetWhereThereIsLittleRoom() {
    let phone = Simulator(sizeClass: .compact)
    phone.open(Popover(adapts: true))
    #expect(phone.snapshot().kinds == [.window, .sheet])
    let kept = Simulator(sizeClass: .compact)
    kept.open(Popover(adapts: false))
    #expect(kept.snapshot().kinds == [.window, .popover])
    let tablet = Simulator(sizeClass: .regular)
    tablet.open(Popover(adapts: true))
    #expect(tablet.snapshot().kinds == [.window, .popover])
  }

  private struct Asking: View {
    @State private var alert = false
    @State private var dialog = false
    var body: some View {
      VStack {
        Button("Alert") { alert = true }
        Button("Dialog") { dialog = true }
        Text("\(alert) \(dialog)")
      }
      .alert("Sure?", isPresented: $alert) {}
      .confirmationDialog("Which?", isPresented: $dialog) {
        Button("Delete", role: .destructive) { say("deleted") }
      }
    }
  }

  @Test func anAlertWithoutActionsHasAnOKButton() throws {
    let app = Simulator()
    app.open(Asking())
    try app.tap("Alert")
    let step = app.snapshot()
    #expect(step.kinds == [.window, .alert])
    #expect(step.labels == ["Sure?", "OK"])
    #expect(step.layers[1].stack[0].title == "Sure?")
    try app.tap("OK")
    #expect(app.snapshot().labels.last == "false false")
  }

  @Test func aDialogGetsACancelButtonAndClosesAfterItsActions() throws {
    let app = Simulator()
    app.open(Asking())
    try app.tap("Dialog")
    #expect(app.snapshot().labels == ["Delete", "Cancel"])
    try app.tap("Delete")
    let step = app.snapshot()
    #expect(step.prints == ["deleted"])
    #expect(step.kinds == [.window])
    #expect(step.labels.last == "false false")
  }

  private struct Vanishing: View {
    @State private var isHere = true
    @State private var isShown = false
    var body: some View {
      Text("shown: \(isShown)")
      if isHere {
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown) { Button("Vanish") { isHere = false } }
      }
    }
  }

  @Test func aSheetGoesWithTheViewItIsAttachedTo() throws {
    let new = Simulator(os: 18)
    new.open(Vanishing())
    try new.tap("Show")
    try new.tap("Vanish")
    let step = new.snapshot()
    #expect(step.kinds == [.window])
    #expect(step.labels == ["shown: true"])

    let old = Simulator(os: 17)
    old.open(Vanishing())
    try old.tap("Show")
    try old.tap("Vanish")
    #expect(old.snapshot().labels == ["shown: false"])
  }

  private struct PushBehind: View {
    @State private var path: [Product] = []
    @State private var isShown = true
    var body: some View {
      NavigationStack(path: $path) {
        Text("root")
          .navigationDestination(for: Product.self) { ProductView(product: $0) }
          .sheet(isPresented: $isShown) { Button("Push") { path.append(Product.all[0]) } }
          .onOpenURL { _ in path.append(Product.all[1]) }
      }
    }
  }

  @Test func aPushBehindASheetShowsWhenItIsGone() throws {
    let app = Simulator()
    app.open(PushBehind())
    try app.tap("Push")
    let during = app.snapshot()
    #expect(during.kinds == [.window, .sheet])
    #expect(during.windowStack == ["PushBehind", "ProductView"])
    try app.swipeDown()
    #expect(app.snapshot().stack == ["PushBehind", "ProductView"])
  }

  @Test func anAddressReachesTheLiveHandlers() throws {
    let app = Simulator()
    app.open(PushBehind())
    try app.openURL(try #require(URL(string: "shop://grinder")))
    let step = app.snapshot()
    #expect(step.windowStack == ["PushBehind", "ProductView"])
    #expect(step.path == ["Product(id: 2, name: \"Grinder\")"])
    app.open(Text("Nobody takes it"))
    #expect(throws: Simulator.StepError.self) {
      try app.openURL(try #require(URL(string: "shop://grinder")))
    }
  }

  private struct AskingTwice: View {
    @State private var asks = false
    var body: some View {
      Button("Delete") { asks = true }
        .confirmationDialog("Sure?", isPresented: $asks) { Button("Yes", role: .destructive) {} }
    }
  }

  @Test func whereThereIsRoomADialogHasNoCancelButton() throws {
    let app = Simulator(sizeClass: .regular)
    app.open(AskingTwice())
    try app.tap("Delete")
    #expect(app.snapshot().labels == ["Yes"])
    try app.tapOutside()
    #expect(app.snapshot().kinds == [.window])
  }

  private struct Inspected: View {
    @State private var isShown = true
    var body: some View {
      Text("Canvas").inspector(isPresented: $isShown) { Text("Details") }
    }
  }

  @Test func anInspectorIsASheetWhereThereIsLittleRoom() throws {
    let app = Simulator()
    app.open(Inspected())
    #expect(app.snapshot().kinds == [.window, .sheet])
    try app.swipeDown()
    #expect(app.snapshot().kinds == [.window])
    let wide = Simulator(sizeClass: .regular)
    wide.open(Inspected())
    #expect(wide.snapshot().kinds == [.window])
    #expect(wide.snapshot().labels == ["Canvas", "Details"])
  }

  private struct Drawer: View {
    @State private var isShown = true
    var isOpen: Bool
    var body: some View {
      Button("Map") { say("map") }
        .sheet(isPresented: $isShown) {
          Text("Places").presentationBackgroundInteraction(isOpen ? .enabled : .disabled)
        }
    }
  }

  @Test func whatLiesBehindASheetCanBeUsedOnlyIfItSaysSo() throws {
    let app = Simulator()
    app.open(Drawer(isOpen: true))
    try app.tap("Map")
    #expect(app.snapshot().prints == ["map"])
    app.open(Drawer(isOpen: false))
    #expect(throws: Simulator.StepError.self) { try app.tap("Map") }
  }

  private struct Sale: View {
    @State private var asks = false
    @State private var product = "tea"
    @State private var price = 1
    var body: some View {
      Button("Ask") { asks = true }
        .alert("Buy?", isPresented: $asks, presenting: product) { product in
          Button("Buy \(product) for \(price)") {}
        }
        .task {
          try? await HeadlessProgram.sleep(for: .seconds(1))
          price = 2
          try? await HeadlessProgram.sleep(for: .seconds(1))
          product = "coffee"
        }
    }
  }

  @Test func anAlertKeepsTheDataItWasShownWith() throws {
    let app = Simulator()
    app.open(Sale())
    try app.tap("Ask")
    try app.wait(.seconds(1))
    #expect(app.snapshot().labels == ["Buy?", "Buy tea for 2"], "what is not its data may change")
    try app.wait(.seconds(1))
    #expect(app.snapshot().labels == ["Buy?", "Buy tea for 2"])
    try app.tap("Buy tea for 2")
    try app.tap("Ask")
    #expect(app.snapshot().labels == ["Buy?", "Buy coffee for 2"])
  }

  private struct Quiet: View {
    let visibility: Visibility
    @State private var asks = true
    var body: some View {
      Text("a").confirmationDialog("Sort by?", isPresented: $asks, titleVisibility: visibility) {
        Button("Name") {}
      }
    }
  }

  @Test func aDialogMayHideItsTitle() {
    let app = Simulator()
    for visibility in [Visibility.hidden, .automatic] {
      app.open(Quiet(visibility: visibility))
      #expect(app.snapshot().labels == ["Name", "Cancel"])
      #expect(app.snapshot().layers.last?.stack.last?.title == nil)
    }
    app.open(Quiet(visibility: .visible))
    #expect(app.snapshot().labels == ["Sort by?", "Name", "Cancel"])
  }

  private struct EmptySheet: View {
    @State private var isShown = true
    var body: some View { Text("a").sheet(isPresented: $isShown) { if !isShown { Text("b") } } }
  }

  @Test func anEmptySheetHasANameOfSwiftUIs() {
    let app = Simulator()
    app.open(EmptySheet())
    #expect(app.snapshot().stack == ["EmptyView"])
  }
}
