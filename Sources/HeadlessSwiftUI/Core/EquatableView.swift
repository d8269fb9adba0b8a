/// Compares its content with `==` to decide whether it must be evaluated again.
@available(iOS 13.0, *)
public struct EquatableView<Content> where Content: Equatable, Content: View {
  public var content: Content
  public init(content: Content) { self.content = content }
}

@available(iOS 13.0, *)
extension EquatableView: View, Primitive, Multiple {
  func update(_ node: Node) { node.place(content, 0) }
  var parts: [(key: Node.Key, view: any View)] { [(.init(0), content)] }
}

@available(iOS 13.0, *)
extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
