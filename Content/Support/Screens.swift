struct ProductScreen: View {
  let product: Product

  var body: some View {
    Text("About the \(product.name)")
      .navigationTitle(product.name)
  }
}

extension ProductScreen {
  init(id: Product.ID) {
    self.init(product: Product.all.first { $0.id == id } ?? .kettle)
  }
}

struct CategoryScreen: View {
  let category: Category

  var body: some View {
    List(category.products) { product in
      NavigationLink(product.name, value: Route.product(product.id))
    }
    .navigationTitle(category.name)
  }
}

struct OrderScreen: View {
  let id: Order.ID

  var body: some View {
    Text("Order \(id)")
      .navigationTitle("Order \(id)")
  }
}

struct OrdersScreen: View {
  var body: some View {
    List(Order.all) { order in
      NavigationLink("Order \(order.id)", value: Route.order(order.id))
    }
    .navigationTitle("Orders")
  }
}

struct AccountScreen: View {
  var body: some View {
    Text("Your account")
      .navigationTitle("Account")
  }
}

struct WelcomeScreen: View {
  var body: some View {
    ContentUnavailableView("Choose a product", systemImage: "cart")
  }
}
