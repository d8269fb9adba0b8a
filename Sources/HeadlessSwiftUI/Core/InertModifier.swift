/// A modifier that changes how a view looks, which the model does not draw: it keeps its inputs, so that two
/// values can be compared, and shows the view.
struct InertModifier {
  let name: StaticString
  let inputs: [Any]
  /// Views shown beside the modified one (an overlay, a context menu …).
  var views: [any View] = []
  var space: Space = .unchanged
}

extension InertModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    content()
    for (index, view) in views.enumerated() { node.place(view, key: .init(index + 1)) }
  }
}

extension View {
  /// A modifier without effect on what the model knows.
  nonisolated func inert(
    _ name: StaticString, _ inputs: Any..., views: any View...
  ) -> ModifiedContent<Self, InertModifier> {
    modifier(InertModifier(name: name, inputs: inputs, views: views))
  }
}

extension ModifiedContent where Modifier == InertModifier {
  /// The same modifier, with what it does to the space its view takes.
  func taking(_ space: InertModifier.Space) -> Self {
    var copy = self
    copy.modifier.space = space
    return copy
  }
}
