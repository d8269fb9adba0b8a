/// SwiftUI's own words on the console. Sources: the `M` rows of the behaviour list.
enum ConsoleText {
  static func noTag(for selection: AnyHashable) -> String {
    "Picker: the selection \"\(selection.base)\" is invalid and does not have an associated tag, "
      + "this will give undefined results."
  }

  static func noDestination(for type: Any.Type) -> String {
    "A NavigationLink is presenting a value of type “\(type)” but there is no matching "
      + "navigationDestination declaration visible from the location of the link. The link cannot be activated."
      + "\n\nNote: Links search for destinations in any surrounding NavigationStack, then within the same "
      + "column of a NavigationSplitView."
  }

  static func duplicate(_ type: Any.Type) -> String {
    "A navigationDestination for “\(qualifiedName(of: type))” was declared earlier on the stack. Only the "
      + "destination declared closest to the root view of the stack will be used."
  }

  /// Said by iOS 16 only.
  static let linkOutside =
    "NavigationLink presenting a value must appear inside a NavigationContent-based NavigationView. Link will "
    + "be disabled."

  static let homogeneous =
    "Only root-level navigation destinations are effective for a navigation stack with a homogeneous path."

  /// - Parameter what: "for type `X`" or "presenting `V`".
  static func misplaced(_ modifier: String, _ what: String) -> String {
    "Do not put a navigation destination modifier inside a \"lazy” container, like `List` or `LazyVStack`. "
      + "These containers create child views only when needed to render on screen. Add the navigation "
      + "destination modifier outside these containers so that the navigation stack can always see the "
      + "destination. There's a misplaced `\(modifier)` modifier \(what). It will be ignored in a future "
      + "release."
  }

  static let comparisonTypeMismatch =
    "Fatal error: 'try!' expression unexpectedly raised an error: "
    + "SwiftUI.AnyNavigationPath.Error.comparisonTypeMismatch"

  static let singleSheet =
    "Currently, only presenting a single sheet is supported.\n"
    + "The next sheet will be presented when the currently presented sheet gets dismissed."

  static let severalUpdatesPerFrame =
    "Update NavigationRequestObserver tried to update multiple times per frame."
}
