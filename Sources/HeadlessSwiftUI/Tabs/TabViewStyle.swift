/// How a tab view looks.
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol TabViewStyle {}

@available(iOS 18.0, *)
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}
}

@available(iOS 14.0, *)
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots under the pages are shown.
  public struct IndexDisplayMode: Sendable {
    private let name: String
    public static let automatic = IndexDisplayMode(name: "automatic")
    public static let always = IndexDisplayMode(name: "always")
    public static let never = IndexDisplayMode(name: "never")
  }

  public init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) {}
}

@available(iOS 18.0, *)
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public init() {}
}

@available(iOS 14.0, *)
public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
}

@available(iOS 18.0, *)
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

@available(iOS 14.0, *)
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { .init() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    .init(indexDisplayMode: indexDisplayMode)
  }
}

@available(iOS 18.0, *)
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}

@available(iOS 14.0, *)
extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { .init() }
}
