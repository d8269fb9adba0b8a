@_spi(Headless) import HeadlessSwiftUI
import Testing

@MainActor
@Suite(.serialized)
struct GroupTests {
  /// Views below a switch that changes what they show.
  private struct Screen<Content: View>: View {
    @ViewBuilder let content: (Bool) -> Content
    @State private var isChanged = false

    var body: some View {
      VStack {
        Button("Change") { isChanged.toggle() }
        content(isChanged)
      }
    }
  }

  private struct Twice: ViewModifier {
    func body(content: Content) -> some View { content.onAppear { say("appears") } }
  }

  private struct Both: View {
    var body: some View {
      Text("A")
      Text("B")
    }
  }

  /// A group, what is said when it comes on screen, and what when its content changes.
  private struct Case {
    let name: String
    let screen: @MainActor (Simulator) -> Void
    let opened: [String]
    let changed: [String]

    init<Content: View>(
      _ name: String, opened: [String], changed: [String] = [],
      @ViewBuilder _ content: @escaping @MainActor (Bool) -> Content
    ) {
      self.name = name
      screen = { $0.open(Screen(content: content)) }
      self.opened = opened
      self.changed = changed
    }
  }

  private static let cases: [Case] = [
    Case("two views", opened: ["appears", "appears"]) { _ in
      Group {
        Text("A")
        Text("B")
      }
      .onAppear { say("appears") }
    },
    Case("a branch", opened: ["appears"], changed: ["appears"]) { isChanged in
      Group { if isChanged { Text("A") } else { Text("B") } }.onAppear { say("appears") }
    },
    Case("the branch that goes", opened: [], changed: ["goes"]) { isChanged in
      Group { if isChanged { Text("A") } else { Text("B") } }.onDisappear { say("goes") }
    },
    Case("a switch", opened: ["appears"], changed: ["appears", "appears"]) { isChanged in
      Group {
        switch isChanged {
        case false: Text("A")
        case true:
          Text("B")
          Text("C")
        }
      }
      .onAppear { say("appears") }
    },
    Case("a task, of which nothing is documented", opened: ["works"], changed: []) { isChanged in
      Group { if isChanged { Text("A") } else { Text("B") } }.task { say("works") }
    },
    Case("nothing at first", opened: [], changed: ["appears"]) { isChanged in
      Group { if isChanged { Text("A") } }.onAppear { say("appears") }
    },
    Case("another modifier between", opened: ["appears", "appears"]) { _ in
      Group {
        Text("A")
        Text("B")
      }
      .disabled(true)
      .onAppear { say("appears") }
    },
    Case("a group in a group", opened: ["inner", "inner", "outer", "outer", "outer"]) { _ in
      Group {
        Group {
          Text("A")
          Text("B")
        }
        .onAppear { say("inner") }
        Text("C")
      }
      .onAppear { say("outer") }
    },
    Case("a modifier of the app", opened: ["appears", "appears"]) { _ in
      Group {
        Text("A")
        Text("B")
      }
      .modifier(Twice())
    },
    Case("a loop", opened: ["appears", "appears"], changed: ["appears"]) { isChanged in
      ForEach(0..<(isChanged ? 3 : 2), id: \.self) { Text("\($0)") }.onAppear { say("appears") }
    },
    // A view of its own, a stack or a section is one view.
    Case("a stack", opened: ["appears"]) { isChanged in
      VStack { if isChanged { Text("A") } else { Text("B") } }.onAppear { say("appears") }
    },
    Case("a view in a group", opened: ["appears"]) { _ in
      Group { Both() }.onAppear { say("appears") }
    },
    Case("a value that changes", opened: ["appears"]) { isChanged in
      Group { Text(isChanged ? "A" : "B") }.onAppear { say("appears") }
    },
  ]

  @Test func aModifierOnAGroupAppliesToEachViewInIt() throws {
    for item in Self.cases {
      let app = Simulator()
      item.screen(app)
      #expect(app.snapshot().prints.sorted() == item.opened, "\(item.name), opened")
      try app.tap("Change")
      #expect(app.snapshot().prints == item.changed, "\(item.name), changed")
    }
  }

  private struct Rows: View {
    var body: some View {
      NavigationStack {
        List {
          ForEach(["Tea", "Milk"], id: \.self) { Text($0) }
            .swipeActions { Button("Buy") { say("bought") } }
        }
      }
    }
  }

  @Test func swipeActionsOnALoopAreThoseOfEachRow() throws {
    let app = Simulator()
    app.open(Rows())
    try app.swipe("Milk", to: .left)
    try app.tap("Buy")
    #expect(app.snapshot().prints == ["bought"])
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        Group {
          Text("1").tabItem { Text("One") }
          Text("2").tabItem { Text("Two") }
        }
        .toolbarBackground(.visible, for: .tabBar)
      }
    }
  }

  @Test func aModifierOnAGroupOfTabsLeavesThemTabs() throws {
    let app = Simulator()
    app.open(Tabs())
    #expect(app.snapshot().tabs == ["One", "Two"])
  }

  private struct Cards<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      Group(subviews: content) { cards in
        Text("\(cards.count) cards")
        ForEach(cards) { card in
          HStack {
            Text("Card")
            card
          }
        }
      }
      ForEach(subviews: content) { card in card }
    }
  }

  @Test func aViewIsTakenApartIntoTheViewsThatItConsistsOf() {
    let app = Simulator()
    app.open(
      Cards {
        Text("A")
        ForEach(["B", "C"], id: \.self) { Text($0) }
      })
    #expect(
      app.snapshot().labels == ["3 cards", "Card", "A", "Card", "B", "Card", "C", "A", "B", "C"])
  }
}
