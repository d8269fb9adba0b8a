/// Several views, in order.
@available(iOS 13.0, *)
public struct TupleView<T> {
  public var value: T
  private let children: [any View]

  public init(_ value: T) {
    self.value = value
    children = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
  }

  init(_ value: T, children: [any View]) {
    self.value = value
    self.children = children
  }
}

@available(iOS 13.0, *)
extension TupleView: View, Primitive, Multiple {
  func update(_ node: Node) {
    for part in parts { node.place(member: part.view, key: part.key) }
  }

  var parts: [(key: Node.Key, view: any View)] {
    children.enumerated().map { (Node.Key($0.offset), $0.element) }
  }
}
