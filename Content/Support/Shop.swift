// The shop that rules and guides share: what it sells, its screens, its routes and its router.

struct Category: Hashable, Identifiable, Sendable {
  let id: String
  let name: String

  static let coffee = Category(id: "coffee", name: "Coffee")
  static let tea = Category(id: "tea", name: "Tea")
  static let all = [coffee, tea]

  var products: [Product] { Product.all.filter { $0.category == id } }
}

struct Product: Hashable, Identifiable, Codable, Sendable {
  let id: Int
  var name: String
  let category: Category.ID

  static let kettle = Product(id: 1, name: "Kettle", category: "coffee")
  static let grinder = Product(id: 2, name: "Grinder", category: "coffee")
  static let teapot = Product(id: 3, name: "Teapot", category: "tea")
  static let all = [kettle, grinder, teapot]
}

struct Order: Hashable, Identifiable, Sendable {
  let id: Int
  let products: [Product.ID]

  static let latest = Order(id: 142, products: [1, 2])
  static let all = [latest, Order(id: 107, products: [3])]
}

/// What the app knows: the products on sale, the orders, and the basket.
@Observable @MainActor
final class Shop {
  var products = Product.all
  var orders = Order.all
  var basket: [Product.ID] = []

  func product(_ id: Product.ID) -> Product? {
    products.first { $0.id == id }
  }

  func order(_ id: Order.ID) -> Order? {
    orders.first { $0.id == id }
  }

  func rename(_ id: Product.ID, to name: String) {
    guard let index = products.firstIndex(where: { $0.id == id })
    else { return }
    products[index].name = name
  }

  func remove(_ id: Product.ID) {
    products.removeAll { $0.id == id }
  }
}
