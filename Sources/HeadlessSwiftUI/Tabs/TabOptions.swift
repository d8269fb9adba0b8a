/// What a tab is for.
@available(iOS 18.0, *)
public struct TabRole: Hashable, Sendable {
  private let name: String

  public static var search: TabRole { Self(name: "search") }
}

/// Where a tab may stand.
@available(iOS 18.0, *)
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// Where the tab bar is.
@available(iOS 18.0, *)
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  public static let topBar = TabBarPlacement(name: "topBar")
  public static let sidebar = TabBarPlacement(name: "sidebar")
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  public static let ornament = TabBarPlacement(name: "ornament")
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
}

/// A form of the tab bar.
@available(iOS 18.0, *)
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Whether the user may move a tab.
@available(iOS 18.0, *)
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let name: String

  public static var automatic: TabCustomizationBehavior { Self(name: "automatic") }
  public static var reorderable: TabCustomizationBehavior { Self(name: "reorderable") }
  public static var disabled: TabCustomizationBehavior { Self(name: "disabled") }
}

/// When the tab bar makes itself small.
@available(iOS 26.0, *)
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// When search begins.
@available(iOS 26.0, *)
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String

  public static var automatic: TabSearchActivation { Self(name: "automatic") }
  public static var searchTabSelection: TabSearchActivation { Self(name: "searchTabSelection") }
}

/// Where the accessory of a tab view stands.
@available(iOS 26.0, *)
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  case inline, expanded
}

@available(iOS 26.0, *)
extension EnvironmentValues {
  /// Where the accessory is; the model draws none.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
}

@available(iOS 18.0, *)
extension EnvironmentValues {
  /// Where the tab bar is; the model draws none.
  public var tabBarPlacement: TabBarPlacement? { nil }
}
