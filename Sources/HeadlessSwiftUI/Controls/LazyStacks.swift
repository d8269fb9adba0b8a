/// A container that makes its views when they come on screen. Destinations declared inside are misplaced.
struct LazyTrait: Trait {}

/// Views side by side, made when needed.
@available(iOS 14.0, *)
public struct LazyHStack<Content> where Content: View {
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views one below the other, made when needed.
@available(iOS 14.0, *)
public struct LazyVStack<Content> where Content: View {
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views in a grid that grows downwards, made when needed.
@available(iOS 14.0, *)
public struct LazyVGrid<Content> where Content: View {
  let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views in a grid that grows sidewards, made when needed.
@available(iOS 14.0, *)
public struct LazyHGrid<Content> where Content: View {
  let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

@available(iOS 14.0, *)
extension LazyHStack: View, Primitive { func update(_ node: Node) { node.placeLazily(content) } }
@available(iOS 14.0, *)
extension LazyVStack: View, Primitive { func update(_ node: Node) { node.placeLazily(content) } }
@available(iOS 14.0, *)
extension LazyVGrid: View, Primitive { func update(_ node: Node) { node.placeLazily(content) } }
@available(iOS 14.0, *)
extension LazyHGrid: View, Primitive { func update(_ node: Node) { node.placeLazily(content) } }

extension Node {
  /// Places the content of a lazy container. The model has no screen size: every row is on screen.
  func placeLazily(_ content: some View) {
    trait = LazyTrait()
    place(content, 0)
  }
}
