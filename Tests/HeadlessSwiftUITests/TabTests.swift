@_spi(Headless) import HeadlessSwiftUI
import Testing

@MainActor
@Suite(.serialized)
struct TabTests {
  private enum Place: Hashable { case home, search }

  private struct Tabs: View {
    @State private var selection = Place.home
    @State private var path = NavigationPath()
    var body: some View {
      TabView(selection: Binding(get: { selection }, set: { select($0) })) {
        NavigationStack(path: $path) {
          HomeView()
            .navigationDestination(for: Product.self) { ProductView(product: $0) }
        }
        .tabItem { Label("Home", systemImage: "house") }
        .tag(Place.home)
        CounterView()
          .onAppear { say("counter appears") }
          .onDisappear { say("counter disappears") }
          .tabItem { Label("Search", systemImage: "magnifyingglass") }
          .tag(Place.search)
      }
      .onChange(of: selection) { say("changed") }
    }

    private func select(_ place: Place) {
      say("set \(place)")
      selection = place
    }
  }

  private struct HomeView: View {
    var body: some View { NavigationLink("Kettle", value: Product.all[0]) }
  }

  @Test func eachTabKeepsItsState() throws {
    let app = Simulator()
    app.open(Tabs())
    let opened = app.snapshot()
    #expect(opened.tabs == ["Home", "Search"])
    #expect(opened.selectedTab == "Home")
    try app.tap("Kettle")
    try app.selectTab("Search")
    try app.tap("Count")
    try app.selectTab("Home")
    #expect(app.snapshot().stack == ["HomeView", "ProductView"])
    try app.selectTab("Search")
    let step = app.snapshot()
    #expect(step.selectedTab == "Search")
    #expect(step.labels == ["Count", "1 taps"])
  }

  @Test func tappingTheSelectedTabWritesTheSameValueAndOnChangeStaysSilent() throws {
    let app = Simulator()
    app.open(Tabs())
    try app.selectTab("Home")
    #expect(app.snapshot().prints == ["set home"])
    try app.selectTab("Search")
    #expect(app.snapshot().prints == ["set search", "changed", "counter appears"])
  }

  @Test func sinceIOS18TappingTheSelectedTabPopsToTheRoot() throws {
    let new = Simulator(os: 18)
    new.open(Tabs())
    try new.tap("Kettle")
    try new.selectTab("Home")
    let popped = new.snapshot()
    #expect(popped.stack == ["HomeView"])
    #expect(popped.path == [])

    let old = Simulator(os: 17)
    old.open(Tabs())
    try old.tap("Kettle")
    try old.selectTab("Home")
    #expect(old.snapshot().stack == ["HomeView", "ProductView"])
  }

  @Test func sinceIOS18ATabIsMadeWhenFirstSelected() throws {
    let new = Simulator(os: 18)
    new.open(Tabs())
    #expect(!new.snapshot().initialized.contains("CounterView"))
    try new.selectTab("Search")
    #expect(new.snapshot().initialized.contains("CounterView"))

    let old = Simulator(os: 17)
    old.open(Tabs())
    #expect(old.snapshot().initialized.contains("CounterView"))
  }

  private struct NewTabs: View {
    @State private var selection: Place?
    var body: some View {
      TabView(selection: $selection) {
        Tab("Home", systemImage: "house", value: Place.home) { CounterView() }
        TabSection("More") {
          Tab("Search", systemImage: "magnifyingglass", value: Place.search, role: .search) {
            Text("search")
          }
        }
      }
      Button("Go home") { selection = .home }
    }
  }

  @Test func tabsOfAnOptionalSelectionTakePlainValues() throws {
    let app = Simulator(os: 18)
    app.open(NewTabs())
    let opened = app.snapshot()
    #expect(opened.tabs == ["Home", "Search"])
    #expect(opened.selectedTab == nil)
    try app.selectTab("Search")
    #expect(app.snapshot().selectedTab == "Search")
    try app.tap("Go home")
    #expect(app.snapshot().selectedTab == "Home")
  }

  private struct Plain: View {
    var body: some View {
      TabView {
        ForEach(Product.all) { product in
          Text("shows \(product.name)").tabItem { Text(product.name) }
        }
      }
    }
  }

  @Test func withoutASelectionTheTabViewKeepsItsOwn() throws {
    let app = Simulator()
    app.open(Plain())
    #expect(app.snapshot().labels == ["shows Kettle"])
    try app.selectTab("Grinder")
    #expect(app.snapshot().labels == ["shows Grinder"])
  }

  private struct Hiding: View {
    var body: some View {
      TabView {
        NavigationStack {
          NavigationLink("Play") { Text("Player").toolbar(.hidden, for: .tabBar) }
        }
        .tabItem { Text("Home") }
        Text("Found").tabItem { Text("Search") }
      }
    }
  }

  @Test func aScreenThatHidesTheBarLeavesNoTabToTap() throws {
    let app = Simulator()
    app.open(Hiding())
    #expect(app.snapshot().layers[0].stack.map(\.name) == ["Home"])
    try app.tap("Play")
    #expect(app.snapshot().tabs.isEmpty)
    #expect(throws: Simulator.StepError.self) { try app.selectTab("Search") }
    try app.back()
    try app.selectTab("Search")
    #expect(app.snapshot().selectedTab == "Search")
  }

  private struct Six: View {
    @State private var selection = 1
    var body: some View {
      TabView(selection: $selection) {
        ForEach(1..<7) { number in Text("Page \(number)").tabItem { Text("Tab \(number)") }.tag(number) }
      }
    }
  }

  @Test func moreThanFiveTabsLeaveAListOfTheRest() throws {
    let app = Simulator()
    app.open(Six())
    #expect(app.snapshot().tabs == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
    #expect(throws: Simulator.StepError.self) { try app.selectTab("Tab 6") }
    try app.selectTab("More")
    let more = app.snapshot()
    #expect(more.labels == ["Tab 5", "Tab 6"])
    #expect(more.selectedTab == "More")
    try app.tap("Tab 6")
    #expect(app.snapshot().selectedTab == "Tab 6")
    #expect(app.snapshot().labels == ["Page 6"])
    try app.back()
    #expect(app.snapshot().labels == ["Tab 5", "Tab 6"])
    app.resize(.regular)
    #expect(app.snapshot().tabs.count == 6)
  }

  @Test func tabsInsideAStackAreTabs() throws {
    let app = Simulator()
    app.open(NavigationStack { Tabs() })
    try app.selectTab("Search")
    #expect(app.snapshot().selectedTab == "Search")
  }

  private struct Pages: View {
    @State private var page = 0
    var body: some View {
      Text("page \(page)")
      TabView(selection: $page) {
        Text("first").tag(0)
        Text("second").tag(1)
      }
      .tabViewStyle(.page)
    }
  }

  @Test func aSwipeTurnsThePage() throws {
    let app = Simulator()
    app.open(VStack { Pages() })
    #expect {
      try app.swipePage(.right)
    } throws: {
      "\($0)" == "it is the first page"
    }
    try app.swipePage(.left)
    #expect(app.snapshot().layers[0].visible.map(\.label) == ["page 1", "second"])
    #expect {
      try app.swipePage(.left)
    } throws: {
      ($0 as? Simulator.StepError)?.isBlocked == true
    }
    try app.swipePage(.right)
    #expect(app.snapshot().layers[0].visible.map(\.label) == ["page 0", "first"])
    app.open(Text("no pages"))
    #expect(throws: Simulator.StepError.self) { try app.swipePage(.left) }
  }
}
