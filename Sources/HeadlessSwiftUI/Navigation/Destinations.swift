/// `navigationDestination(for:)`: says which view a value of a type is shown by.
struct ValueDestinationTrait: Trait {
  let type: Any.Type
  /// Differs from what it was when the declaration was evaluated anew.
  let revision: Int
  let build: @MainActor (PathElement) -> (any View)?
}

/// A view that is pushed by state or a link, not by the path: `isPresented`, `item`, and view links.
struct ViewDestinationTrait: Trait {
  /// What is presented now; nil for nothing. Another id is another screen.
  let presented: AnyHashable?
  let revision: Int
  /// The way the API is called in console texts; nil for links.
  let modifier: String?
  let presentedType: String
  /// Whether the screen takes the environment of its stack (links) or of the declaration.
  let usesStackEnvironment: Bool
  /// Whether the screen's view is made on the push, not with the view that declares it.
  let isBuiltWhenPushed: Bool
  let build: @MainActor () -> (any View)?
  /// Writes back that the screen was closed.
  let clear: @MainActor () -> Void
}

struct ValueDestinationModifier<Value: Hashable, Destination: View> {
  let destination: (Value) -> Destination
}

extension ValueDestinationModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    content()
    node.trait = ValueDestinationTrait(type: Value.self, revision: node.runtime.nextNumber()) { element in
      element.value(as: Value.self).map { destination($0) }
    }
  }
}

struct PresentedDestinationModifier<Destination: View> {
  let isPresented: Binding<Bool>
  let destination: Destination
}

extension PresentedDestinationModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    content()
    if node.viewIsNew { node.runtime.noteBuilt(destination) }
    node.trait = ViewDestinationTrait(
      presented: node.read(isPresented) ? AnyHashable(true) : nil,
      revision: node.runtime.nextNumber(),
      modifier: "navigationDestination(isPresented:destination:)",
      presentedType: "\(Destination.self)",
      usesStackEnvironment: false,
      isBuiltWhenPushed: false,
      build: { destination },
      clear: { isPresented.wrappedValue = false })
  }
}

struct ItemDestinationModifier<Item: Hashable, Destination: View> {
  let item: Binding<Item?>
  let destination: (Item) -> Destination
}

extension ItemDestinationModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    content()
    let value = node.read(item)
    node.trait = ViewDestinationTrait(
      presented: value.map { AnyHashable($0) },
      revision: node.runtime.nextNumber(),
      modifier: "navigationDestination(item:destination:)",
      presentedType: "\(Destination.self)",
      usesStackEnvironment: false,
      isBuiltWhenPushed: true,
      build: { value.map { destination($0) } },
      clear: { item.wrappedValue = nil })
  }
}

@available(iOS 16.0, *)
extension View {
  nonisolated public func navigationDestination<D, C>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    modifier(ValueDestinationModifier(destination: destination))
  }

  nonisolated public func navigationDestination<V>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View where V: View {
    modifier(PresentedDestinationModifier(isPresented: isPresented, destination: destination()))
  }

  @available(iOS 17.0, *)
  nonisolated public func navigationDestination<D, C>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    modifier(ItemDestinationModifier(item: item, destination: destination))
  }
}
