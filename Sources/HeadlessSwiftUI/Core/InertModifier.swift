/// A modifier that changes how a view looks, which the model does not draw: it keeps its inputs, so that two
/// values can be compared, and shows the view.
struct InertModifier {
  let name: StaticString
  let inputs: [Any]
  /// Views shown beside the modified one (an overlay, a context menu …).
  var views: [any View] = []
  /// What a tap on the modified view does, if anything.
  var action: (() -> Void)?
}

extension InertModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    content()
    for (index, view) in views.enumerated() { node.place(view, key: .init(index + 1)) }
    if let action { node.element = Element(.button, action: action) }
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
  /// The same modifier, doing something when its view is tapped.
  func tappable(_ action: @escaping () -> Void) -> Self {
    var copy = self
    copy.modifier.action = action
    return copy
  }
}
