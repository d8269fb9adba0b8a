import Foundation

/// How a button looks.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ButtonStyleConfiguration
}

/// What a ButtonStyle is given.
public struct ButtonStyleConfiguration {
  /// A part of the control.
  public struct Label {
    let view: AnyView
  }

  public let label: Label
  public let role: ButtonRole?
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View, Primitive {
  func update(_ node: Node) { node.place(view, 0) }
}

/// How a button looks and acts.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a PrimitiveButtonStyle is given.
public struct PrimitiveButtonStyleConfiguration {
  /// A part of the control.
  public struct Label {
    let view: AnyView
  }

  public let label: Label
  public let role: ButtonRole?
  let action: @MainActor () -> Void
  public func trigger() {
    let action = action
    MainActor.assumeIsolated { action() }
  }
}

@available(iOS 15.0, *)
extension Button
where Label == PrimitiveButtonStyleConfiguration.Label {
  @_spi(StyleConfigurations) @MainActor @preconcurrency @_disfavoredOverload
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(label: configuration.label, role: configuration.role, action: configuration.action)
  }
}

extension PrimitiveButtonStyleConfiguration.Label: View, Primitive {
  func update(_ node: Node) { node.place(view, 0) }
}

/// A style of this kind.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  @MainActor @preconcurrency public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A style of this kind.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A style of this kind.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A style of this kind.
@available(iOS 15.0, *)
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@available(iOS 15.0, *)
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  @MainActor @preconcurrency public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A style of this kind.
@available(iOS 15.0, *)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@available(iOS 15.0, *)
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// A style of this kind.
@available(iOS 26.0, *)
public struct GlassButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  nonisolated public init(_ glass: Glass) {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@available(iOS 26.0, *)
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  @MainActor @preconcurrency public static var glass: GlassButtonStyle { GlassButtonStyle() }
  @MainActor @preconcurrency public static func glass(_ glass: Glass) -> Self { GlassButtonStyle() }
}

/// A style of this kind.
@available(iOS 26.0, *)
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@available(iOS 26.0, *)
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  @MainActor @preconcurrency public static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}
