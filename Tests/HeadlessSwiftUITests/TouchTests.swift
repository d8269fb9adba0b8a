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

  @Test(arguments: [true, false])
  func aSwipeOutsideOfAListShowsNothing(isInList: Bool) throws {
    struct Names: View {
      let isInList: Bool

      var body: some View {
        if isInList { List { names } } else { ScrollView { LazyVStack { names } } }
      }

      private var names: some View {
        ForEach(["Tea", "Milk"], id: \.self) { name in
          Text(name).swipeActions { Button("Pin") {} }
        }
      }
    }
    let app = Simulator()
    app.open(Names(isInList: isInList))
    if isInList {
      try app.swipe("Milk", to: .left)
      try app.tap("Pin")
    } else {
      #expect(throws: Simulator.StepError.self) { try app.swipe("Milk", to: .left) }
    }
  }

  @Test func anEditButtonSwitchesTheEditMode() throws {
    let app = Simulator()
    app.open(Rows())
    try app.tap("Edit")
    try app.tap("Delete", in: "Salt")
    try app.tap("Done")
    #expect(app.snapshot().labels == ["Tea", "Milk", "Edit"])
  }

  @Test func severalRowsAreSelectedOnlyInEditMode() throws {
    struct Choice: View {
      @State private var chosen: Set<String> = []
      var body: some View {
        NavigationStack {
          List(["Tea", "Milk"], id: \.self, selection: $chosen) { Text($0) }
            .toolbar { EditButton() }
          Text("chosen: \(chosen.sorted().joined(separator: ", "))")
        }
      }
    }
    let app = Simulator()
    app.open(Choice())
    try app.tap("Tea")
    try app.tap("Milk")
    #expect(app.snapshot().labels.contains("chosen: Milk"))
    try app.tap("Edit")
    try app.tap("Tea")
    #expect(app.snapshot().labels.contains("chosen: Milk, Tea"))
    try app.tap("Milk")
    #expect(app.snapshot().labels.contains("chosen: Tea"))
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
    app.open(VStack { Text("Nothing that scrolls") }.refreshable {})
    #expect(throws: Simulator.StepError.self) { try app.pullDown() }
    app.open(NavigationStack { ScrollView { Text("Tea") }.navigationTitle("Teas") }.refreshable {})
    try app.pullDown()
  }
}

/// Rows that are edited, menus of titles and selections, links in texts, and bars.
@MainActor
@Suite(.serialized)
struct RowAndBarTests {
  private struct Movable: View {
    @State private var names = ["tea", "milk", "sugar"]
    var body: some View {
      List {
        ForEach(names, id: \.self) { Text($0).moveDisabled($0 == "milk") }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        Text("other")
      }
      Text(names.joined(separator: " "))
    }
  }

  @Test func aRowIsDraggedToThePlaceOfAnother() throws {
    let app = Simulator()
    app.open(Movable())
    try app.drag("sugar", to: "tea")
    #expect(app.snapshot().labels.last == "sugar tea milk")
    try app.drag("sugar", to: "milk")
    #expect(app.snapshot().labels.last == "tea milk sugar")
    #expect(throws: Simulator.StepError.self) { try app.drag("milk", to: "tea") }
    #expect(throws: Simulator.StepError.self) { try app.drag("tea", to: "other") }
    #expect(throws: Simulator.StepError.self) { try app.drag("other", to: "tea") }
    #expect(app.snapshot().labels.last == "tea milk sugar")
  }

  private struct Edited: View {
    @State private var products = Product.all
    var body: some View {
      List($products, editActions: .all) { $product in Text(product.name) }
      Text(products.map(\.name).joined(separator: " "))
    }
  }

  @Test func aListWithEditActionsEditsItsData() throws {
    let app = Simulator()
    app.open(NavigationStack { Edited() })
    try app.drag("Kettle", to: "Grinder")
    #expect(app.snapshot().labels.contains("Grinder Kettle"))
    try app.swipe("Grinder", to: .left)
    try app.tap("Delete")
    #expect(app.snapshot().labels.contains("Kettle"))
    #expect(!app.snapshot().labels.contains("Grinder"))
  }

  @Test func aTapOnTheTitleOpensItsMenu() throws {
    let app = Simulator()
    app.open(
      NavigationStack {
        Text("a").navigationTitle("Letter").toolbarTitleMenu { Button("Rename") { say("renamed") } }
      })
    #expect(!app.snapshot().labels.contains("Rename"))
    try app.tap("Letter")
    #expect(app.snapshot().labels.contains("Rename"))
    try app.tap("Rename")
    #expect(app.snapshot().prints == ["renamed"])
  }

  private struct Files: View {
    @State private var chosen: String?
    var body: some View {
      List(["a", "b"], id: \.self, selection: $chosen) { Text($0) }
        .contextMenu(forSelectionType: String.self) { names in
          Button("Delete") { say("delete \(names)") }
        } primaryAction: {
          say("open \($0)")
        }
    }
  }

  @Test func aTapOnARowIsThePrimaryActionOfItsMenu() throws {
    let app = Simulator()
    app.open(Files())
    try app.tap("b")
    #expect(app.snapshot().prints == ["open [\"b\"]"])
    try app.press("a")
    try app.tap("Delete")
    #expect(app.snapshot().prints == ["delete [\"a\"]"])
    #expect(!app.snapshot().labels.contains("Delete"))
  }

  private struct Sorted: View {
    @State private var order = "name"
    var body: some View {
      Menu("Sort") {
        Picker("Order", selection: $order) {
          Text("By name").tag("name")
          Text("By price").tag("price")
        }
      }
      Text("by \(order)")
    }
  }

  @Test func aPickerInAMenuOffersItsOptionsThere() throws {
    let app = Simulator()
    app.open(VStack { Sorted() })
    try app.tap("Sort")
    try app.tap("By price")
    #expect(app.snapshot().labels == ["Sort", "by price"])
  }

  @Test func aLongPressIsToldWhenItBeginsAndEnds() throws {
    let app = Simulator()
    app.open(
      Text("Hold").onLongPressGesture {
        say("held")
      } onPressingChanged: {
        say($0 ? "down" : "up")
      })
    try app.press("Hold")
    #expect(app.snapshot().prints == ["down", "held", "up"])
  }

  @Test func aTextHasLinks() throws {
    let app = Simulator()
    let argument = "*as it is* [x](y)"
    app.open(
      VStack {
        Text(
          "**Read** [the `terms`](https://example.com/\("a")) _first_, 2 * 3 * 4 = snake_case_name: \(argument)"
        )
        Text(verbatim: "**plain**")
      })
    #expect(
      app.snapshot().labels == [
        "Read the terms first, 2 * 3 * 4 = snake_case_name: \(argument)", "the terms", "**plain**",
      ])
    try app.tap("the terms")
    #expect(app.snapshot().opened == ["https://example.com/a"])
  }

  @Test func aHiddenBarHidesItsItems() throws {
    let app = Simulator()
    app.open(
      NavigationStack {
        Text("a")
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Share") {} }
            ToolbarItem(placement: .bottomBar) { Button("Archive") {} }
          }
          .toolbar(.hidden, for: .navigationBar)
      })
    #expect(app.snapshot().labels == ["a", "Archive"])
    #expect {
      try app.tap("Share")
    } throws: {
      "\($0)" == "“Share” stands in a bar that the screen hides"
    }
  }

  private struct Profile: View {
    @State private var isEditing = false
    let hasStack: Bool
    var body: some View {
      NavigationStack {
        Button("Edit") { isEditing = true }
          .sheet(isPresented: $isEditing) {
            if hasStack { NavigationStack { form } } else { form }
          }
      }
    }
    private var form: some View {
      Text("Name").toolbar { Button("Save") { isEditing = false } }
    }
  }

  @Test func aToolbarNeedsABar() throws {
    let app = Simulator()
    app.open(Profile(hasStack: true))
    try app.tap("Edit")
    try app.tap("Save")
    #expect(app.snapshot().labels == ["Edit"])
    app.open(Profile(hasStack: false))
    try app.tap("Edit")
    #expect(app.snapshot().labels == ["Name"])
    #expect {
      try app.tap("Save")
    } throws: {
      "\($0)"
        == "“Save” is an item of a toolbar, and no stack or split view is around it that would have the bar"
    }
    app.open(NavigationStack { Text("List") }.toolbar { Button("Add") {} })
    #expect(app.snapshot().labels == ["List"])
    // In which of the bars these stand is not known.
    app.open(
      NavigationSplitView {
        Text("List")
      } detail: {
        Text("Detail")
      }.toolbar { Button("Add") {} })
    try app.tap("Add")
  }

  private struct Titled: View {
    var hasStack = false
    var hidesBar = false
    @State private var text = ""
    var body: some View {
      if hasStack { NavigationStack { list } } else { list }
    }
    private var list: some View {
      Text("Tea").navigationTitle("Drinks").searchable(text: $text)
        .toolbar(hidesBar ? .hidden : .visible, for: .navigationBar)
    }
  }

  /// A title and a search field stand in a bar, too.
  @Test(arguments: [(true, false), (true, true), (false, false)])
  func aTitleAndASearchFieldNeedABar(hasStack: Bool, hidesBar: Bool) throws {
    let app = Simulator()
    app.open(Titled(hasStack: hasStack, hidesBar: hidesBar))
    let hasBar = hasStack && !hidesBar
    #expect(app.snapshot().layers[0].stack[0].title == (hasBar ? "Drinks" : nil))
    #expect(app.snapshot().labels == (hasBar ? ["Search", "Tea"] : ["Tea"]))
    if hasBar { try app.type("mint", into: "Search") }
  }

  private struct Noted: View {
    @FocusState private var types: Bool
    @State private var text = ""
    var body: some View {
      NavigationStack {
        TextField("Note", text: $text).focused($types)
          .toolbar { ToolbarItemGroup(placement: .keyboard) { Button("Hide") { types = false } } }
      }
    }
  }

  @Test func itemsAboveTheKeyboardComeWithIt() throws {
    let app = Simulator()
    app.open(Noted())
    #expect(app.snapshot().labels == ["Note"])
    try app.tap("Note")
    #expect(app.snapshot().labels == ["Note", "Hide"])
    try app.tap("Hide")
    #expect(app.snapshot().labels == ["Note"])
  }

  @Test(arguments: [(18, "Orders"), (26, "Back")])
  func theBackButtonIsCalledByTheTitleItLeadsTo(os: Int, label: String) throws {
    let app = Simulator(os: os)
    app.open(
      NavigationStack {
        NavigationLink("Latest") { Text("order").navigationTitle("Order 7") }.navigationTitle("Orders")
      })
    #expect(throws: Simulator.StepError.self) { try app.tap(label) }
    try app.tap("Latest")
    let other = label == "Back" ? "Orders" : "Back"
    #expect(throws: Simulator.StepError.self) { try app.tap(other) }
    #expect(app.snapshot().labels == ["order"])
    try app.tap(label)
    #expect(app.snapshot().labels == ["Latest"])
  }
}
