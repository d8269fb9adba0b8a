/// A view that shows nothing.
@available(iOS 13.0, *)
public struct EmptyView: Sendable {
  public init() {}
}

@available(iOS 13.0, *)
extension EmptyView: View, Primitive, Multiple {
  func update(_ node: Node) {}
  var parts: [(key: Node.Key, view: any View)] { [] }
}

@available(iOS 13.0, *)
extension Optional: View, _PrimitiveView, Primitive, Multiple where Wrapped: View {
  func update(_ node: Node) {
    if let self { node.place(member: self, key: .init(0)) }
  }

  var parts: [(key: Node.Key, view: any View)] {
    if let self { [(.init(0), self)] } else { [] }
  }
}
