@_spi(Headless) import HeadlessSwiftUI
import Testing

@MainActor
@Suite(.serialized)
struct SplitTests {
  private struct Mail: View {
    @State private var selection: Product.ID?
    @State private var preferred = NavigationSplitViewColumn.sidebar
    var body: some View {
      NavigationSplitView {
        List(Product.all, selection: $selection) { Text($0.name) }
      } detail: {
        Detail(name: Product.all.first { $0.id == selection }?.name ?? "nothing")
      }
    }
  }

  private struct Detail: View {
    let name: String
    var body: some View { Text("detail: \(name)") }
  }

  @Test func aSelectionDrivesTheNextColumn() throws {
    let app = Simulator(sizeClass: .regular)
    app.open(Mail())
    #expect(app.snapshot().layers[0].stack.count == 2)
    try app.tap("Grinder")
    #expect(app.snapshot().labels == ["detail: Grinder"])
  }

  @Test func collapsedTheColumnsAreOneStack() throws {
    let app = Simulator(sizeClass: .compact)
    app.open(Mail())
    #expect(app.snapshot().stack.count == 1)
    try app.tap("Grinder")
    #expect(app.snapshot().stack.count == 2)
    #expect(app.snapshot().labels == ["detail: Grinder"])
  }

  @Test func goingBackWhileCollapsedClearsTheSelection() throws {
    let app = Simulator(sizeClass: .compact)
    app.open(Mail())
    try app.tap("Grinder")
    try app.back()
    #expect(app.snapshot().stack.count == 1)
    app.resize(.regular)
    #expect(app.snapshot().labels == ["detail: nothing"])
  }

  @Test func aSelectionSurvivesTheChangeOfSize() throws {
    let app = Simulator(sizeClass: .regular)
    app.open(Mail())
    try app.tap("Kettle")
    app.resize(.compact)
    #expect(app.snapshot().labels == ["detail: Kettle"])
  }

  private struct StackInDetail: View {
    @State private var path: [Product] = []
    var body: some View {
      NavigationSplitView {
        NavigationLink("Kettle", value: Product.all[0])
        NavigationLink("Grinder", value: Product.all[1])
      } detail: {
        NavigationStack(path: $path) {
          Text("root")
            .navigationDestination(for: Product.self) { product in
              NavigationLink("Other", value: Product.all[product.id % 2])
            }
        }
      }
    }
  }

  @Test func aLinkInAnEarlierColumnReplacesTheStackOfALaterOne() throws {
    let app = Simulator(sizeClass: .regular)
    app.open(StackInDetail())
    try app.tap("Kettle")
    try app.tap("Other")
    #expect(app.snapshot().path?.count == 2)
    try app.tap("Grinder")
    #expect(app.snapshot().path == ["Product(id: 2, name: \"Grinder\")"])
  }

  private struct ViewLinks: View {
    var body: some View {
      NavigationSplitView {
        NavigationLink("Show") { Detail(name: "from link") }
      } detail: {
        Text("placeholder")
      }
    }
  }

  @Test func aViewLinkInTheSidebarShowsItsViewInTheNextColumn() throws {
    let app = Simulator(sizeClass: .regular)
    app.open(ViewLinks())
    try app.tap("Show")
    #expect(app.snapshot().labels == ["detail: from link"])
  }

  private struct ThreeColumns: View {
    @State private var category: String?
    @State private var product: Product.ID?
    @State private var visibility = NavigationSplitViewVisibility.all
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        List(["Kitchen", "Garden"], id: \.self, selection: $category) { Text($0) }
      } content: {
        List(Product.all, selection: $product) { Text($0.name) }
      } detail: {
        VStack {
          Text("detail \(product ?? 0)")
          Button("Only detail") { visibility = .detailOnly }
        }
      }
    }
  }

  @Test func theVisibilityOfColumnsCountsOnlyWhileExpanded() throws {
    let app = Simulator(sizeClass: .regular)
    app.open(ThreeColumns())
    #expect(app.snapshot().layers[0].stack.count == 3)
    try app.tap("Only detail")
    #expect(app.snapshot().layers[0].stack.count == 1)
    app.resize(.compact)
    #expect(app.snapshot().layers[0].stack[0].content.first?.label == "Kitchen")
  }

  private struct SelfClosing: View {
    @State private var selection: Product.ID?
    var body: some View {
      NavigationSplitView {
        List(Product.all, selection: $selection) { Text($0.name) }
      } detail: {
        VStack {
          Text("selected \(selection ?? 0)")
          ClosableView()
        }
      }
    }
  }

  @Test func sinceIOS18DismissInTheDetailColumnClearsTheSelection() throws {
    let new = Simulator(os: 18, sizeClass: .regular)
    new.open(SelfClosing())
    try new.tap("Kettle")
    try new.tap("Close")
    #expect(new.snapshot().labels.first == "selected 0")

    let old = Simulator(os: 17, sizeClass: .regular)
    old.open(SelfClosing())
    try old.tap("Kettle")
    try old.tap("Close")
    #expect(old.snapshot().labels.first == "selected 1")
  }

  private struct SelectionAsDestination: View {
    @State private var selection: Product?
    var body: some View {
      NavigationStack {
        List(Product.all, selection: $selection) { product in
          NavigationLink(product.name, value: product)
        }
        .navigationDestination(item: $selection) { ProductView(product: $0) }
      }
    }
  }

  @Test func aLinkWithoutDestinationSelectsInItsList() throws {
    let app = Simulator()
    app.open(SelectionAsDestination())
    try app.tap("Kettle")
    let step = app.snapshot()
    #expect(step.stack == ["SelectionAsDestination", "ProductView"])
    #expect(step.console.isEmpty)
  }

  private struct Columns: View {
    @State private var number: Int?
    var body: some View {
      NavigationSplitView {
        List(1..<4, id: \.self, selection: $number) { Text("Message \($0)") }
      } detail: {
        if let number { CategoryView(category: Category(name: "\(number)")) }
      }
    }
  }

  @Test func theFirstColumnIsNamedAfterWhatHoldsIt() throws {
    let app = Simulator()
    app.open(Columns())
    #expect(app.snapshot().stack == ["Columns"])
    try app.tap("Message 2")
    #expect(app.snapshot().stack == ["Columns", "CategoryView"])
    try app.back()
    #expect(app.snapshot().stack == ["Columns"])
  }

  private struct Preferring: View {
    @State private var column = NavigationSplitViewColumn.detail
    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        Text(column == .sidebar ? "sidebar, and written" : "sidebar")
      } detail: {
        Text("detail")
      }
    }
  }

  @Test func thePreferredColumnIsShownWhileCollapsedAndWrittenBack() throws {
    let app = Simulator()
    app.open(Preferring())
    #expect(app.snapshot().labels == ["detail"])
    try app.back()
    #expect(app.snapshot().labels == ["sidebar, and written"])
  }

  private struct OwnColumn: View {
    var body: some View {
      NavigationSplitView {
        List { NavigationLink("Rome", value: "Rome") }
          .navigationDestination(for: String.self) { Text("In \($0)") }
      } detail: {
        Text("Choose")
      }
    }
  }

  @Test func aLinkFindsADestinationInItsOwnColumn() throws {
    let wide = Simulator(sizeClass: .regular)
    wide.open(OwnColumn())
    try wide.tap("Rome")
    #expect(wide.snapshot().layers[0].stack.last?.content.map(\.label) == ["In Rome"])
    let narrow = Simulator()
    narrow.open(OwnColumn())
    try narrow.tap("Rome")
    #expect(narrow.snapshot().labels == ["In Rome"])
    try narrow.back()
    #expect(narrow.snapshot().labels == ["Rome"])
    let later = Simulator(variant: .observed, sizeClass: .regular)
    later.open(OwnColumn())
    try later.tap("Rome")
    #expect(later.snapshot().layers[0].stack.last?.content.map(\.label) == ["Choose"])
  }

  private struct Toggled: View {
    @State private var columns = NavigationSplitViewVisibility.automatic
    var isRemoved = false
    var body: some View {
      NavigationSplitView(columnVisibility: $columns) {
        Text("sidebar").toolbar(removing: isRemoved ? .sidebarToggle : nil)
      } detail: {
        Text(columns == .detailOnly ? "alone" : "beside")
      }
    }
  }

  @Test func aButtonHidesAndShowsTheSidebar() throws {
    let app = Simulator(sizeClass: .regular)
    app.open(Toggled())
    try app.tap("Hide Sidebar")
    #expect(app.snapshot().layers[0].visible.map(\.label) == ["alone", "Show Sidebar"])
    try app.tap("Show Sidebar")
    #expect(app.snapshot().layers[0].visible.map(\.label) == ["sidebar", "Hide Sidebar", "beside"])
    app.open(Toggled(isRemoved: true))
    #expect(app.snapshot().layers[0].visible.map(\.label) == ["sidebar", "beside"])
    app.open(
      NavigationSplitView {
        Text("own")
      } detail: {
        Text("detail")
      })
    try app.tap("Hide Sidebar")
    #expect(app.snapshot().layers[0].visible.map(\.label) == ["detail", "Show Sidebar"])
    app.resize(.compact)
    #expect(app.snapshot().layers[0].visible.map(\.label) == ["own"])
  }
}
