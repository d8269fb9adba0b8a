/// Code of coordinators, routers and what they show, of which much is not shown.
let routing: [Fragment] = [
  Fragment(
    "screens that a closure is given values for",
    """
    AsyncContent { try await api.products() } content: { products in
      ProductGrid(products: products)
    }
    """,
    placeholders: "AsyncContent: view, ProductGrid: view, api: value"),
  Fragment(
    "a binding that a closure is given",
    """
    NavigationHost { $path in
      HomeView(path: $path)
    }
    """,
    placeholders: "HomeView: view, NavigationHost: view"),
  Fragment(
    "a superclass that is not shown",
    """
    class DetailController: BaseController {
      override func reload() {
        super.reload()
        refresh()
      }
    }
    """,
    placeholders: "BaseController: type, refresh: function"),
  Fragment(
    "a generic superclass and what it declares",
    """
    class FeedModel: PagedModel<Post> {
      override var title: String { "Feed" }
      override func fetch(page: Int) async throws -> [Post] { try await api.posts(page: page) }
    }
    """,
    placeholders: "PagedModel: type, Post: type, api: value"),
  Fragment(
    "a superclass that is made",
    """
    class CheckoutModel: BaseModel {
      override init() {
        super.init()
        start()
      }
    }
    """,
    placeholders: "BaseModel: type, start: function"),
  Fragment(
    "an element of what a function gives",
    """
    let first = load()[0]
    print(first)
    """,
    placeholders: "load: function"),
  Fragment(
    "something looked up by its key",
    """
    let value = settings["theme"] as? String ?? "light"
    """,
    placeholders: "settings: value"),
  Fragment(
    "elements of elements",
    """
    let title = sections[indexPath.section].items[indexPath.row].title
    """,
    placeholders: "indexPath: value, sections: value"),
  Fragment(
    "a path for each tab",
    """
    func handle(_ url: URL) {
      guard let route = Route(url: url) else { return }
      selectedTab = route.tab
      paths[route.tab, default: []].append(route)
    }
    """,
    placeholders: "Route: type, paths: value, selectedTab: value"),
  Fragment(
    "the last of a path",
    """
    if case .detail = router.path.last { router.pop() }
    """,
    placeholders: "router: value"),
  Fragment(
    "a place in a path",
    """
    if let index = router.path.firstIndex(of: .checkout) {
      router.path.removeSubrange((index + 1)...)
    }
    """,
    placeholders: "router: value"),
  Fragment(
    "a path of cases",
    """
    switch deepLink {
    case .product(let id): router.path = [.catalog, .product(id)]
    case .unknown: break
    }
    """,
    placeholders: "deepLink: value, router: value"),
  Fragment(
    "a sheet by its case",
    """
    .sheet(item: $router.sheet) { sheet in
      switch sheet {
      case .settings: SettingsView()
      case .profile(let user): ProfileView(user: user)
      }
    }
    """,
    placeholders: "ProfileView: view, SettingsView: view, routerBinding: value"),
  Fragment(
    "a state that is generic and may be an error",
    """
    struct ProductScreen: View {
      @State private var state: LoadState<Product> = .loading
      var body: some View {
        switch state {
        case .loading: ProgressView()
        case .loaded(let product): ProductView(product: product)
        case .failed(let error): Text(error.localizedDescription)
        }
      }
    }
    """,
    placeholders: "LoadState: enum, Product: type, ProductView: view"),
  Fragment(
    "tokens of a search",
    """
    .searchable(text: $query, tokens: $tokens) { token in Text(token.name) }
    """,
    placeholders: "queryBinding: value, tokensBinding: value"),
  Fragment(
    "modifiers for one system",
    """
    Text("a")
      #if os(iOS)
        .navigationBarTitleDisplayMode(.inline)
      #else
        .frame(minWidth: 300)
      #endif
    """),
  Fragment(
    "a case that is declared, given to a path that is not",
    """
    enum Route: Hashable {
      case home
      case detail(Int)
    }
    func open(_ id: Int) {
      path = []
      path.append(.detail(id))
    }
    """,
    placeholders: "path: value"),
  Fragment(
    "access that fits",
    """
    private struct Item { let id: Int }
    public struct Cart<Row> {
      private struct Line { var item: Item? }
      private var items: [Item] = []
      fileprivate func add(_ item: Item) {}
      private(set) public var rows: [Row] = []
      public init() {}
    }
    struct Page { public var next: Next? }
    final class Next {}
    private extension Cart { func first() -> Item? { nil } }
    fileprivate enum Route { case item(Item) }
    """),
]
