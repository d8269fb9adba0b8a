import HandbookModel

/// An exploration of a made-up shop, small enough to be counted by hand, with something of each kind.
///
/// Incorrect: “Books” says something and leads nowhere, and “Pay” crashes. Correct: “Books” leads to books without end,
/// and “Pay” is disabled.
enum TestExploration {
  private struct App: Hashable {
    var isCorrect: Bool
    var tab = "Shop"
    var books = 0
    var hasCart = false
    var isDead = false

    var view: Exploration.View {
      typealias Element = ScenarioRecord.Element
      let shop = ScenarioRecord.Screen(
        name: "ShopView", title: "Shop <1>",
        content: [
          Element(kind: .text, label: "Books"), Element(kind: .link, label: "Books"),
          Element(kind: .button, label: "Cart"), Element(kind: .button, label: "Sell", isEnabled: false),
        ])
      let book = ScenarioRecord.Screen(
        name: "BookView", content: [Element(kind: .link, label: "Next"), Element(kind: .link, label: "Next")])
      let settings = ScenarioRecord.Screen(
        name: "SettingsView", title: "Settings", content: [Element(kind: .toggle, label: "News")])
      var layers = [
        ScenarioRecord.Layer(
          kind: .window, stack: tab == "Shop" ? [shop] + Array(repeating: book, count: books) : [settings],
          path: tab == "Shop" ? (0..<books).map { "Book(\($0))" } : nil)
      ]
      if hasCart {
        let pay = Element(kind: .button, label: "Pay", isEnabled: !isCorrect)
        layers.append(.init(kind: .sheet, stack: [.init(name: "CartView", title: "Cart", content: [pay])]))
      }
      return Exploration.View(
        layers: layers, tabs: ["Shop", "Settings"], selectedTab: tab,
        crash: isDead ? "Fatal error: no cart" : nil)
    }

    func edges(_ actions: inout [Exploration.Action]) -> [(edge: Exploration.Edge, to: App)] {
      guard !isDead else { return [] }
      var found: [(Exploration.Edge, App)] = []
      func can(
        _ kind: Exploration.Action.Kind, _ text: String, _ label: String? = nil, number: Int? = nil,
        console: [String] = [], prints: [String] = [], opened: [String] = [], blocked: String? = nil,
        _ change: (inout App) -> Void = { _ in }
      ) {
        let action = Exploration.Action(kind: kind, text: text, label: label, number: number)
        let index = actions.firstIndex(of: action) ?? actions.count
        if index == actions.count { actions.append(action) }
        var next = self
        change(&next)
        let edge = Exploration.Edge(
          from: 0, action: index, to: 0, console: console, prints: prints, opened: opened, blocked: blocked)
        found.append((edge, next))
      }
      if hasCart {
        if !isCorrect { can(.tap, "tap \"Pay\"", "Pay") { $0.isDead = true } }
        can(.swipeDown, "swipe down", prints: ["closed"]) { $0.hasCart = false }
        return found
      }
      if tab == "Shop", books == 0 {
        can(.tap, "tap \"Books\"", "Books", console: isCorrect ? [] : ["Nothing for <Book>"]) {
          if isCorrect { $0.books = 1 }
        }
        can(.tap, "tap \"Cart\"", "Cart") { $0.hasCart = true }
      } else if tab == "Shop" {
        can(.back, "back") { $0.books -= 1 }
        can(.tap, "tap \"Next\" number 1", "Next", number: 1) { $0.books += 1 }
        can(.tap, "tap \"Next\" number 2", "Next", number: 2, opened: ["https://example.com/?a=1&b=2"])
      } else {
        can(.tap, "tap \"News\"", "News", blocked: "It is \"locked\"")
      }
      for other in ["Shop", "Settings"] where other != tab {
        can(.selectTab, "select tab \"\(other)\"", other) { $0.tab = other }
      }
      can(.openURL, "open url \"shop://cart\"") { $0.hasCart = true }
      return found
    }
  }

  /// All states up to a number of actions.
  static func made(actions bound: Int = 3) -> Exploration {
    var actions: [Exploration.Action] = []
    let sides = [false, true].map { isCorrect in
      var apps = [App(isCorrect: isCorrect)]
      var depth = [0]
      var open: [Int] = []
      var edges = [Exploration.Edge(from: nil, action: nil, to: 0, prints: ["open"])]
      var place = 0
      while place < apps.count {
        if depth[place] == bound {
          if !apps[place].isDead { open.append(place) }
        } else {
          for (edge, app) in apps[place].edges(&actions) {
            var edge = edge
            edge.from = place
            edge.to = apps.firstIndex(of: app) ?? apps.count
            edges.append(edge)
            if edge.to == apps.count {
              apps.append(app)
              depth.append(depth[place] + 1)
            }
          }
        }
        place += 1
      }
      var views: [Exploration.View] = []
      let states = apps.map { app in
        let view = app.view
        if let index = views.firstIndex(of: view) { return index }
        views.append(view)
        return views.count - 1
      }
      return Exploration.Side(
        role: isCorrect ? .correct : .incorrect, views: views, states: states, edges: edges, open: open,
        deepest: bound,
        always: [
          .init(
            text: "no crash", holds: isCorrect, trail: isCorrect ? [] : [1, 4],
            actual: isCorrect ? nil : "Fatal error: no cart")
        ])
    }
    return Exploration(
      os: OSVersion(18), sides: sides, actions: actions, shortest: [0],
      difference: "Incorrect: stack ShopView. Correct: stack ShopView, BookView.",
      bounds: .init(actions: bound))
  }
}
