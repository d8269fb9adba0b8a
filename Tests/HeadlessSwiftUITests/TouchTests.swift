@_spi(Headless) import HeadlessSwiftUI
import Testing

@MainActor
@Suite(.serialized)
struct TouchTests {
  /// What a tap is refused with; nil where it is taken.
  private func refusal(_ label: String, in app: Simulator) -> Simulator.StepError? {
    do {
      try app.tap(label)
      return nil
    } catch {
      return error as? Simulator.StepError
    }
  }

  @Test func whatHasNoOpacityCannotBeTapped() {
    let app = Simulator()
    app.open(
      VStack {
        Button("Gone") { say("gone") }.opacity(0)
        Button("Faint") { say("faint") }.opacity(0.1)
      })
    let refusal = refusal("Gone", in: app)
    #expect(refusal?.description == "“Gone” cannot be seen: opacity(0)")
    #expect(refusal?.isBlocked == true)
    #expect(self.refusal("Faint", in: app) == nil)
    #expect(app.snapshot().prints == ["faint"])
    #expect(app.snapshot().labels == ["Faint"])
  }

  @Test func whatDoesNotAllowHitTestingCannotBeTapped() {
    let app = Simulator()
    app.open(VStack { Button("Dead") { say("dead") } }.allowsHitTesting(false))
    #expect(refusal("Dead", in: app)?.description == "“Dead” takes no touches: allowsHitTesting(false)")
    #expect(app.snapshot().labels == ["Dead"])
  }

  private struct Covered<Cover: View>: View {
    let cover: Cover
    init(@ViewBuilder cover: () -> Cover) { self.cover = cover() }
    var body: some View {
      VStack { Button("Save") { say("saved") } }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay { cover }
    }
  }

  @Test func whatIsCoveredCannotBeTapped() {
    func refuses(_ view: some View) -> String? {
      let app = Simulator()
      app.open(view)
      let refusal = refusal("Save", in: app)
      #expect(app.snapshot().prints == (refusal == nil ? ["saved"] : []))
      return refusal?.description
    }
    #expect(refuses(Covered { Color.black.opacity(0.4) }) == "“Save” is covered by an overlay: Color")
    #expect(
      refuses(
        Covered {
          ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity).background(.ultraThinMaterial)
        }) != nil)
    #expect(
      refuses(
        Covered {
          ZStack {
            Rectangle().fill(.gray)
            ProgressView()
          }
        }) != nil)
    #expect(refuses(Covered { Color.clear }) == nil)
    #expect(refuses(Covered { Color.black.allowsHitTesting(false) }) == nil)
    #expect(refuses(Covered { Color.black.opacity(0) }) == nil)
    #expect(refuses(Covered { RoundedRectangle(cornerRadius: 8).stroke(.gray) }) == nil)
    #expect(refuses(Covered { Circle().fill(.red).frame(width: 8, height: 8) }) == nil)
    #expect(refuses(Covered { ProgressView() }) == nil)
    #expect(
      refuses(
        ZStack {
          Button("Save") { say("saved") }
          Color.black
        }) == "“Save” is covered by Color")
    #expect(
      refuses(
        ZStack {
          Color.black
          Button("Save") { say("saved") }
        }) == nil)
    #expect(
      refuses(
        ZStack {
          Button("Save") { say("saved") }.zIndex(1)
          Color.black
        }) == nil)
  }

  private struct Row: View {
    var style = false
    var body: some View {
      List {
        ForEach(["Tea", "Milk"], id: \.self) { name in
          if style { row(name).buttonStyle(.borderless) } else { row(name) }
        }
      }
    }

    private func row(_ name: String) -> some View {
      HStack {
        Text(name)
        Button("Add") { say("add \(name)") }
        Button("Remove") { say("remove \(name)") }
      }
    }
  }

  @Test func aRowCallsAllItsButtonsOfTheDefaultStyle() throws {
    let app = Simulator()
    app.open(Row())
    try app.tap("Add", in: "Milk")
    #expect(app.snapshot().prints == ["add Milk", "remove Milk"])
    try app.tap("Tea")
    #expect(app.snapshot().prints == ["add Tea", "remove Tea"])
    app.open(Row(style: true))
    try app.tap("Add", in: "Milk")
    #expect(app.snapshot().prints == ["add Milk"])
  }

  @Test func ofEqualLabelsOneMustBeNamed() throws {
    let app = Simulator()
    app.open(Row(style: true))
    #expect(
      refusal("Remove", in: app)?.description
        == "2 controls are called “Remove”, beside “Tea”, “Milk”; say which one: "
        + "tap \"Remove\" in \"Tea\", or tap \"Remove\" number 2")
    try app.tap("Remove", number: 2)
    #expect(app.snapshot().prints == ["remove Milk"])
    #expect(throws: Simulator.StepError.self) { try app.tap("Remove", number: 3) }
    #expect(throws: Simulator.StepError.self) { try app.tap("Remove", in: "Coffee") }
  }

  @Test func aControlGoesBeforeAGestureWithoutPriority() throws {
    let app = Simulator()
    app.open(
      VStack {
        Button("Normal") { say("button") }.onTapGesture { say("gesture") }
        Button("High") { say("button") }.highPriorityGesture(TapGesture().onEnded { say("gesture") })
        Button("Both") { say("button") }.simultaneousGesture(TapGesture().onEnded { say("gesture") })
        Text("Plain").gesture(TapGesture().onEnded { say("gesture") })
        Text("Twice").onTapGesture(count: 2) { say("twice") }
        Text("Long").onLongPressGesture { say("long") }
        Text("Drag").gesture(DragGesture().onEnded { _ in say("drag") })
      })
    func prints(_ step: () throws -> Void) rethrows -> [String] {
      try step()
      return app.snapshot().prints
    }
    #expect(try prints { try app.tap("Normal") } == ["button"])
    #expect(try prints { try app.tap("High") } == ["gesture"])
    #expect(try prints { try app.tap("Both") } == ["gesture", "button"])
    #expect(try prints { try app.tap("Plain") } == ["gesture"])
    #expect(try prints { try app.doubleTap("Twice") } == ["twice"])
    #expect(try prints { try app.press("Long") } == ["long"])
    #expect(refusal("Twice", in: app) != nil)
    #expect(refusal("Drag", in: app) != nil)
  }

  @Test func anAccessibilityLabelNamesTheControl() throws {
    let app = Simulator()
    app.open(
      VStack {
        Button {
          say("add")
        } label: {
          Image(systemName: "plus")
        }.accessibilityLabel("Add")
        Button {
          say("share")
        } label: {
          Image(systemName: "square").accessibilityLabel("Share")
        }
      })
    try app.tap("Add")
    try app.tap("Share")
    #expect(app.snapshot().prints == ["add", "share"])
    #expect(refusal("plus", in: app) != nil)
  }

  private struct Rows: View {
    @State private var names = ["Tea", "Milk", "Salt"]
    var body: some View {
      NavigationStack {
        List {
          ForEach(names, id: \.self) { name in
            Text(name).swipeActions(edge: .leading) { Button("Pin") { say("pin \(name)") } }
          }
          .onDelete { names.remove(atOffsets: $0) }
        }
        .toolbar { EditButton() }
      }
    }
  }

  @Test func aSwipeOnARowShowsItsButtons() throws {
    let app = Simulator()
    app.open(Rows())
    #expect(refusal("Pin", in: app)?.description.contains("swipe right") == true)
    try app.swipe("Milk", to: .right)
    try app.tap("Pin")
    #expect(app.snapshot().prints == ["pin Milk"])
    #expect(refusal("Pin", in: app) != nil)
    try app.swipe("Milk", to: .left)
    try app.tap("Delete")
    #expect(app.snapshot().labels == ["Tea", "Salt", "Edit"])
  }

  @Test func anEditButtonSwitchesTheEditMode() throws {
    let app = Simulator()
    app.open(Rows())
    try app.tap("Edit")
    try app.tap("Delete", in: "Salt")
    try app.tap("Done")
    #expect(app.snapshot().labels == ["Tea", "Milk", "Edit"])
  }

  @Test func whatLiesBehindSaysSo() throws {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }
        Button("Behind") {}
          .sheet(isPresented: $isShown) { Text("Sheet") }
      }
    }
    let app = Simulator()
    app.open(Screen())
    try app.tap("Open")
    #expect(refusal("Behind", in: app)?.description == "“Behind” is behind the sheet on top")
  }

  @Test func aMenuShowsItsItemsOnceItIsOpen() throws {
    let app = Simulator()
    app.open(
      VStack {
        Menu("Options") { Button("Copy") { say("copy") } }
        Text("Photo").contextMenu { Button("Share") { say("share") } }
      })
    #expect(app.snapshot().labels == ["Options", "Photo"])
    try app.tap("Options")
    #expect(app.snapshot().labels == ["Options", "Copy", "Photo"])
    try app.tap("Copy")
    #expect(app.snapshot().labels == ["Options", "Photo"])
    try app.press("Photo")
    #expect(app.snapshot().labels == ["Options", "Photo", "Share"])
    try app.tap("Share")
    // Short for opening it first.
    try app.tap("Copy")
    #expect(app.snapshot().prints == ["share", "copy"])
  }

  @Test func aPullLoadsAnew() throws {
    struct Screen: View {
      @State private var loads = 0
      var body: some View { List { Text("\(loads) loads") }.refreshable { loads += 1 } }
    }
    let app = Simulator()
    app.open(Screen())
    try app.pullDown()
    #expect(app.snapshot().labels == ["1 loads"])
    app.open(Text("Nothing"))
    #expect(throws: Simulator.StepError.self) { try app.pullDown() }
  }
}
