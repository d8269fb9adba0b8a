/// A screen that can be pushed.
enum Route: Hashable, Codable, Sendable {
  case category(Category.ID)
  case product(Product.ID)
  case order(Order.ID)
}

/// Shows the screen of a route.
struct RouteScreen: View {
  let route: Route

  var body: some View {
    switch route {
    case .category(let id):
      CategoryScreen(category: id == "tea" ? .tea : .coffee)
    case .product(let id):
      ProductScreen(id: id)
    case .order(let id):
      OrderScreen(id: id)
    }
  }
}

enum ShopTab: Hashable, Codable, Sendable {
  case catalog, orders, account
}

enum ShopSheet: String, Identifiable, Sendable {
  case basket, help

  var id: Self { self }
}

/// Where one window of the shop is.
@Observable @MainActor
final class Router {
  var tab = ShopTab.catalog
  var catalog: [Route] = []
  var orders: [Route] = []
  var sheet: ShopSheet?

  func show(product id: Product.ID) {
    sheet = nil
    tab = .catalog
    catalog = [.product(id)]
  }

  func show(order id: Order.ID) {
    sheet = nil
    tab = .orders
    orders = [.order(id)]
  }
}
