/// Types inside of types that are not shown, and what the real library allows beside what documents use most.
let insideFragments: [Fragment] = [
  Fragment(
    "a type three names deep",
    """
    extension Notes.UI.List {
      struct Container: View {
        @EnvironmentObject private var state: Notes.UI.State
        let onRemove: (Notes.Business.Model.Note) -> Void
        var body: some View { Text(state.title) }
      }
    }

    extension Notes.UI.List.Container {
      func open(_ note: Notes.Business.Model.Note) { onRemove(note) }
    }
    """,
    placeholders: "Notes: type"),
  Fragment(
    "protocols and generic types of a module",
    """
    typealias Router = Flow.Navigation.ProjectingRouter<Page>

    extension Shop.Business {
      protocol ISaga: Flow.Saga {}
      actor State {}
    }

    extension Shop.Business.State: Flow.BusinessState {
      func reduce(with action: any Flow.Action) async {
        switch action as? Shop.Business.Action {
        case .none: break
        case .some: print("done")
        }
      }
    }
    """,
    placeholders: "Flow: type, Page: type, Shop: type"),
  Fragment(
    "an initializer in an extension of a model that is a struct",
    """
    extension OrderRowViewModel {
      init(order: Order) {
        title = order.title
      }
    }
    """,
    placeholders: "Order: type, OrderRowViewModel: type, title: value"),
  Fragment(
    "branches that leave out what they return",
    """
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      if tableView == first {
        // ...
      } else if tableView == second {
        ...
      } else {
        return UITableViewCell()
      }
    }
    """),
  Fragment(
    "sentences that say what is left out",
    """
    struct ShopApp: App {
      var body: some Scene {
        WindowGroup { Text("Shop") }
      }
    }

    ... elsewhere in the app

    router.show(.basket)
    """,
    placeholders: "router: value"),
  Fragment(
    "a signature that gives some modifier",
    "func fade(_ amount: Double) -> some ViewModifier"),
  Fragment(
    "tabs with numbers",
    """
    TabView(selection: $selection) {
      Tab("Inbox", systemImage: "tray", value: 0) { Text("Inbox") }
      Tab("Sent", systemImage: "paperplane", value: 1) { Text("Sent") }
    }
    """,
    placeholders: "selectionBinding: value"),
  Fragment(
    "Markdown in an attributed text",
    """
    let content = try! AttributedString(markdown: "**Thank you!** Read the [guide](https://example.com).")

    var body: some View { Text(content) }
    """),
  Fragment(
    "tags of tests",
    """
    extension Tag {
      @Tag static var model: Self
      @Tag static var service: Self
    }
    """),
  Fragment(
    "layers and their colors",
    """
    final class Badge: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        layer.shadowColor = UIColor.black.cgColor
        layer.borderColor = Color.red.cgColor
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    func makeBadge() -> UIView {
      let badge = Badge()
      UIWindow().addSubview(badge)
      return badge
    }
    """),
  Fragment(
    "a transition of a controller that is not shown",
    """
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate { _ in
        self.collectionView.collectionViewLayout.invalidateLayout()
      }
    }
    """,
    placeholders: "collectionView: value"),
  Fragment(
    "cases that are left out before those that are shown",
    """
    func title(of route: Route) -> String {
      switch route {
      /* ... */
      case .basket: return "Basket"
      }
    }
    """,
    placeholders: "Route: enum"),
  Fragment(
    "a table and its source, both without their class",
    """
    tableView.register(ItemCell.self, forCellReuseIdentifier: "item")

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    """,
    placeholders: "ItemCell: type, tableViewValue: value"),
  Fragment(
    "a view that is held weakly",
    """
    func testIsFreed() {
      var view: BasketView? = BasketView()
      weak var held = view
      view = nil
      XCTAssertNil(held)
    }
    """,
    placeholders: "BasketView: type"),
  Fragment(
    "a table without its class, which is loaded again",
    """
    func reload(for text: String) { tableView.reloadData() }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    """,
    placeholders: "tableViewValue: value"),
  Fragment(
    "an override of a table's controller alone",
    "override func numberOfSections(in tableView: UITableView) -> Int { 1 }"),
  Fragment(
    "colors as literals, and texts of a language",
    """
    let teal = Color(#colorLiteral(red: 0.2, green: 0.9, blue: 0.9, alpha: 1))

    func name(_ dog: String) -> Text { Text(dog).typesettingLanguage(.init(languageCode: .thai)) }

    func spinner() -> UIView {
      let spinner = UIActivityIndicatorView(style: .large)
      spinner.color = #colorLiteral(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
      return spinner
    }
    """),
  Fragment(
    "methods of a navigation controller that an extension adds an argument to",
    """
    func close() {
      navigationController?.popViewController(animated: true, completion: { refresh() })
      navigationController?.popToRoot()
      navigationController?.dismiss(animated: true)
      navigationItem.backButtonColor = .red
    }
    """,
    placeholders: "navigationController: value, navigationItem: value, refresh: function"),
  Fragment(
    "statements on one line",
    """
    // App ├── Sources
    let text = "├──"; print(text); refresh()
    """,
    placeholders: "refresh: function"),
  Fragment(
    "states and events that are matched together",
    """
    switch (state, event) {
    case (.idle, .start): state = .running
    case (.running, .stop): state = .idle
    default: break
    }
    """,
    placeholders: "event: value, state: value"),
  Fragment(
    "a tuple that is matched",
    """
    switch pair {
    case (let first, let second): print(first, second)
    }
    """,
    placeholders: "pair: value"),
  Fragment(
    "texts that are patterns of a switch",
    """
    let title = switch route {
    case let name: "\\(name)"
    }
    """),
  Fragment(
    "a cell that an extension registers",
    """
    func setUp() { tableView.register(OrderCell.self) }
    """,
    placeholders: "OrderCell: type, tableView: value"),
]
