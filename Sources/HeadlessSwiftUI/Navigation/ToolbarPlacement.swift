/// Where an item stands.
@available(iOS 14.0, *)
public struct ToolbarItemPlacement: Sendable {
  private let name: String

  /// The bar of such items, as `ToolbarPlacement` names it; nil above the keyboard.
  var bar: String? {
    switch name {
    case "keyboard": nil
    case "bottomBar", "status": "bottomBar"
    default: "navigationBar"
    }
  }

  @available(iOS 14.0, *)
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  @available(iOS 14.0, *)
  public static let principal = ToolbarItemPlacement(name: "principal")
  @available(iOS 14.0, *)
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  @available(iOS 14.0, *)
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  @available(iOS 16.0, *)
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  @available(iOS 14.0, *)
  public static let status = ToolbarItemPlacement(name: "status")
  @available(iOS 14.0, *)
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  @available(iOS 14.0, *)
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  @available(iOS 14.0, *)
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  @available(iOS 15.0, *)
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  @available(iOS 14.0, *)
  public static var topBarLeading: ToolbarItemPlacement { Self(name: "topBarLeading") }
  @available(iOS 14.0, *)
  public static var topBarTrailing: ToolbarItemPlacement { Self(name: "topBarTrailing") }
  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "use topBarLeading instead")
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "use topBarTrailing instead")
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
  @available(iOS 14.0, *)
  public static var title: ToolbarItemPlacement { Self(name: "title") }
  @available(iOS 26.0, *)
  public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
  @available(iOS 14.0, *)
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  @available(iOS 26.0, *)
  public static let subtitle = ToolbarItemPlacement(name: "subtitle")
  @available(iOS 26.0, *)
  public static let largeSubtitle = ToolbarItemPlacement(name: "largeSubtitle")
}

/// A bar.
@available(iOS 16.0, *)
public struct ToolbarPlacement: Sendable {
  let name: String

  @available(iOS 16.0, *)
  public static var automatic: ToolbarPlacement { Self(name: "automatic") }
  @available(iOS 16.0, *)
  public static var bottomBar: ToolbarPlacement { Self(name: "bottomBar") }
  @available(iOS 16.0, *)
  public static var navigationBar: ToolbarPlacement { Self(name: "navigationBar") }
  @available(iOS 16.0, *)
  public static var tabBar: ToolbarPlacement { Self(name: "tabBar") }
}

/// What a toolbar is for.
@available(iOS 16.0, *)
public struct ToolbarRole: Sendable {
  private let name: String

  @available(iOS 16.0, *)
  public static var automatic: ToolbarRole { Self(name: "automatic") }
  @available(iOS 16.0, *)
  public static var navigationStack: ToolbarRole { Self(name: "navigationStack") }
  @available(iOS 16.0, *)
  public static var browser: ToolbarRole { Self(name: "browser") }
  @available(iOS 16.0, *)
  public static var editor: ToolbarRole { Self(name: "editor") }
}

/// How a title stands in the toolbar.
@available(iOS 17.0, *)
public struct ToolbarTitleDisplayMode: Sendable {
  private let name: String

  @available(iOS 17.0, *)
  public static var automatic: ToolbarTitleDisplayMode { Self(name: "automatic") }
  @available(iOS 17.0, *)
  public static var large: ToolbarTitleDisplayMode { Self(name: "large") }
  @available(iOS 17.0, *)
  public static var inlineLarge: ToolbarTitleDisplayMode { Self(name: "inlineLarge") }
  @available(iOS 17.0, *)
  public static var inline: ToolbarTitleDisplayMode { Self(name: "inline") }
}

/// An item the system provides.
@available(iOS 17.0, *)
public struct ToolbarDefaultItemKind: Equatable, Sendable {
  private let name: String

  @available(iOS 17.0, *)
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  @available(iOS 18.0, *)
  public static let title = ToolbarDefaultItemKind(name: "title")
  @available(iOS 26.0, *)
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// Whether the user may move an item.
@available(iOS 16.0, *)
public struct ToolbarCustomizationBehavior: Sendable {
  private let name: String

  public static var `default`: Self { Self(name: "default") }
  public static var reorderable: Self { Self(name: "reorderable") }
  public static var disabled: Self { Self(name: "disabled") }
}

/// How a customizable item begins.
@available(iOS 16.0, *)
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var alwaysAvailable: Self { Self(rawValue: 1) }
}
