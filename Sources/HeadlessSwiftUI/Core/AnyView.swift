/// A view of any type. A value of another type is another view, with state of its own.
@available(iOS 13.0, *)
public struct AnyView {
  let view: any View

  public init<V>(_ view: V) where V: View { self.view = view }

  public init<V>(erasing view: V) where V: View { self.view = view }

  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.view = view
  }
}

@available(iOS 13.0, *)
extension AnyView: View, Primitive, Multiple {
  func update(_ node: Node) { node.place(view, 0) }
  var parts: [(key: Node.Key, view: any View)] { [(.init(0), view)] }
}
