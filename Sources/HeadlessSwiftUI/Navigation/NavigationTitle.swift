/// Names a screen.
struct TitleModifier {
  let title: Text
}

extension TitleModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    content()
    node.trait = TitleTrait(title: title.string)
  }
}

/// The title a view gives to its screen.
struct TitleTrait: Trait {
  let title: String
}

/// Hides the back button, and with it the swipe back.
struct BackButtonModifier {
  let isHidden: Bool
}

extension BackButtonModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    content()
    node.trait = BackButtonTrait(isHidden: isHidden)
  }
}

/// Whether the screen of a view has a back button.
struct BackButtonTrait: Trait {
  let isHidden: Bool
}

/// The bar at the top of a screen.
@available(iOS 13.0, *)
public struct NavigationBarItem: Sendable {
  /// How large the title is.
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large
  }
}
