/// The container that the links and destinations below it speak to.
@MainActor
class NavigationContext {
  /// Pushes, or shows in the next column, the view of a link.
  func show(_ link: Node) {}

  /// Goes to a value.
  ///
  /// - Parameter link: The node of the link that was tapped.
  func go(to element: PathElement, type: Any.Type, from link: Node) {}

  /// Closes the screen named by `level`, and what is above it.
  func close(_ screen: ScreenID) {}
}

/// Names a screen in its container: its place among the values, or the view destination it shows.
enum ScreenID: Hashable {
  case root
  case value(Int)
  case view(Int)
}

private struct NavigationContextKey: EnvironmentKey {
  static var defaultValue: NavigationContext? { nil }
}

extension EnvironmentValues {
  /// The stack or split-view column around a view; nil outside of any.
  var navigation: NavigationContext? {
    get { self[NavigationContextKey.self] }
    set { self[NavigationContextKey.self] = newValue }
  }
}
