@_spi(Headless) import HeadlessSwiftUI

/// What screens print, when a test asks for it.
func say(_ text: String) { HeadlessProgram.print([text], separator: " ", terminator: "\n") }

struct Product: Hashable, Codable, Identifiable {
  let id: Int
  var name: String

  static let all = [Product(id: 1, name: "Kettle"), Product(id: 2, name: "Grinder")]
}

struct Category: Hashable, Codable {
  let name: String
}

/// A screen that shows a name and can lead on.
struct ProductView: View {
  let product: Product

  var body: some View {
    VStack {
      Text(product.name)
      NavigationLink("Category of \(product.name)", value: Category(name: "Kitchen"))
    }
    .navigationTitle(product.name)
  }
}

struct CategoryView: View {
  let category: Category
  var body: some View { Text(category.name) }
}

/// Counts its taps.
struct CounterView: View {
  @State private var count = 0

  var body: some View {
    Button("Count") { count += 1 }
    Text("\(count) taps")
  }
}

/// Closes itself.
struct ClosableView: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    Text(isPresented ? "presented" : "not presented")
    Button("Close") { dismiss() }
  }
}

extension Snapshot {
  /// Names of the screens of a layer, the topmost by default.
  var stack: [String] { layers.last?.stack.map(\.name) ?? [] }
  var windowStack: [String] { layers.first?.stack.map(\.name) ?? [] }
  var kinds: [Layer.Kind] { layers.map(\.kind) }
  var path: [String]? { layers.first?.path }
  /// What is on the topmost screen.
  var labels: [String] { layers.last?.stack.last?.content.map(\.label) ?? [] }
}
