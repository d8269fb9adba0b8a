/// Views taken together, to apply one modifier to all of them.
@available(iOS 13.0, *)
public struct Group<Content> {
  let content: Content
}

@available(iOS 13.0, *)
extension Group: View, _PrimitiveView, Primitive, Multiple where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func update(_ node: Node) { node.place(member: content, key: .init(0)) }
  var parts: [(key: Node.Key, view: any View)] { [(.init(0), content)] }
}
