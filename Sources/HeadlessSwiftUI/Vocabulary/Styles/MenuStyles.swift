import Foundation

/// How a menu looks.
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = MenuStyleConfiguration
}

/// What a MenuStyle is given.
@available(iOS 14.0, *)
public struct MenuStyleConfiguration {
  /// A part of the control.
  public struct Label {
    let view: AnyView
  }

  /// A part of the control.
  public struct Content {
    let view: AnyView
  }

  public let label: Label
  public let content: Content
}

@available(iOS 14.0, *)
extension MenuStyleConfiguration.Label: View, Primitive {
  func update(_ node: Node) { node.place(view, 0) }
}

@available(iOS 14.0, *)
extension MenuStyleConfiguration.Content: View, Primitive {
  func update(_ node: Node) { node.place(view, 0) }
}

@available(iOS 14.0, *)
extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  @_spi(StyleConfigurations) @MainActor @preconcurrency @_disfavoredOverload
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// A style of this kind.
@available(iOS 14.0, *)
public struct DefaultMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@available(iOS 14.0, *)
extension MenuStyle where Self == DefaultMenuStyle {
  @MainActor @preconcurrency public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A style of this kind.
@available(iOS 14.0, *)
public struct BorderlessButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@available(iOS 14.0, *)
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  @MainActor @preconcurrency public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

/// A style of this kind.
@available(iOS 16.0, *)
public struct ButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@available(iOS 16.0, *)
extension MenuStyle where Self == ButtonMenuStyle {
  @MainActor @preconcurrency public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// How a group of controls looks.
@available(iOS 15.0, *)
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ControlGroupStyleConfiguration
}

/// What a ControlGroupStyle is given.
@available(iOS 15.0, *)
public struct ControlGroupStyleConfiguration {
  /// A part of the control.
  @available(iOS 16.0, *)
  public struct Label {
    let view: AnyView
  }

  /// A part of the control.
  public struct Content {
    let view: AnyView
  }

  public let label: Label
  public let content: Content
}

@available(iOS 15.0, *)
extension ControlGroupStyleConfiguration.Label: View, Primitive {
  func update(_ node: Node) { node.place(view, 0) }
}

@available(iOS 15.0, *)
extension ControlGroupStyleConfiguration.Content: View, Primitive {
  func update(_ node: Node) { node.place(view, 0) }
}

@available(iOS 15.0, *)
extension ControlGroup
where Content == ControlGroupStyleConfiguration.Content {
  @_spi(StyleConfigurations) @MainActor @preconcurrency @_disfavoredOverload
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: { configuration.content })
  }
}

/// A style of this kind.
@available(iOS 15.0, *)
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

@available(iOS 15.0, *)
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticControlGroupStyle {
    AutomaticControlGroupStyle()
  }
}

/// A style of this kind.
@available(iOS 15.0, *)
public struct NavigationControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

@available(iOS 15.0, *)
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  @MainActor @preconcurrency public static var navigation: NavigationControlGroupStyle {
    NavigationControlGroupStyle()
  }
}

/// A style of this kind.
@available(iOS 16.4, *)
public struct MenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

@available(iOS 16.4, *)
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  @MainActor @preconcurrency public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// A style of this kind.
@available(iOS 16.4, *)
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

@available(iOS 16.4, *)
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  @MainActor @preconcurrency public static var compactMenu: CompactMenuControlGroupStyle {
    CompactMenuControlGroupStyle()
  }
}

/// A style of this kind.
@available(iOS 17.0, *)
public struct PaletteControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

@available(iOS 17.0, *)
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  @MainActor @preconcurrency public static var palette: PaletteControlGroupStyle {
    PaletteControlGroupStyle()
  }
}
