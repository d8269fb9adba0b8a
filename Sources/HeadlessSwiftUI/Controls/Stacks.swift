/// Views side by side.
@available(iOS 13.0, *)
public struct HStack<Content> where Content: View {
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views one below the other.
@available(iOS 13.0, *)
public struct VStack<Content> where Content: View {
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views one above the other.
@available(iOS 13.0, *)
public struct ZStack<Content> where Content: View {
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@available(iOS 13.0, *)
extension HStack: View, Primitive { func update(_ node: Node) { node.place(content, 0) } }
@available(iOS 13.0, *)
extension VStack: View, Primitive { func update(_ node: Node) { node.place(content, 0) } }
@available(iOS 13.0, *)
extension ZStack: View, Primitive, Overlapping { func update(_ node: Node) { node.place(content, 0) } }
