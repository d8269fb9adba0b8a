/// Sound code whose names are also declared for other lines, and whose modifiers are also those of other views.
let ofTheirPlace: [Fragment] = [
  Fragment(
    "a parameter, and a value of the same name that is not shown",
    """
    func add(_ product: Product) { open(product) }
    func again() { open(product) }
    """,
    placeholders: "Product: type, open: function, product: value"),
  Fragment(
    "a case named like the value it is taken from",
    """
    func open() {
      if case .product(let route) = route { print(route) }
      history.append(route)
    }
    """,
    placeholders: "HistoryElement: protocol, history: value, route: value"),
  Fragment(
    "a value that is unwrapped for some lines, and used after them",
    """
    func open() {
      if let user { show(user) }
      log(user)
    }
    """,
    placeholders: "log: function, show: function, user: value"),
  Fragment(
    "what was left out declares it",
    """
    struct Screen {
      func show() {
        if let total = compute() { print(total) }
        // ...
        print(total)
      }
    }
    """,
    placeholders: "compute: function, total: value"),
  Fragment(
    "a type that leaves out members",
    """
    struct Screen: View {
      let items: [Item]
      ...
      var body: some View { ForEach(items) { item in Row(item: item) } }
      func show() { print(item) }
    }
    """,
    placeholders: "Item: type, Row: view, item: value"),
  Fragment(
    "a class whose members are not shown",
    """
    class HomeViewController: BaseViewController {
      func reload() { for item in items { print(item) } }
      func show() { print(item) }
    }
    """,
    placeholders: "BaseViewController: protocol, Item: type, item: value, items: value"),
  Fragment(
    "a row, and the same row in a list",
    """
    ForEach(items) { item in ItemRow(item: item) }
    ItemRow(item: item)
    """,
    placeholders: "Item: type, ItemRow: view, item: value, items: value"),
  Fragment(
    "an app's image before its modifiers",
    """
    avatar(for: user).resizable().frame(width: 40)
    """,
    placeholders: "avatar: function"),
  Fragment(
    "a view of another package with an image's modifier",
    """
    KFImage(url).resizable().frame(width: 40)
    """,
    placeholders: "KFImage: view, resizable: modifier, url: value"),
  Fragment(
    "an app's modifier with a known name and labels of its own",
    """
    Text("Tea").padding().stroke(color: .red, width: 2)
    """,
    placeholders: "stroke: modifier"),
  Fragment(
    "a binding that a model keeps",
    """
    Toggle("Alerts", isOn: viewModel.isOnBinding)
    """,
    placeholders: "viewModel: value"),
  Fragment(
    "bindings to what elements have",
    """
    ForEach($items) { item in Toggle("Done", isOn: item.isDone) }
    """,
    placeholders: "itemsBinding: value"),
  Fragment(
    "a case with its type as a tag",
    """
    TabView(selection: $tab) { HomeView().tag(AppTab.home) }
    """,
    placeholders: "AppTab: type, HomeView: view, tabBinding: value"),
]
