import Foundation

/// How progress looks.
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ProgressViewStyleConfiguration
}

/// What a ProgressViewStyle is given.
@available(iOS 14.0, *)
public struct ProgressViewStyleConfiguration {
  /// A part of the control.
  public struct Label {
    let view: AnyView
  }

  /// A part of the control.
  public struct CurrentValueLabel {
    let view: AnyView
  }

  public let label: Label?
  public let currentValueLabel: CurrentValueLabel?
  public let fractionCompleted: Double?
}

@available(iOS 14.0, *)
extension ProgressViewStyleConfiguration.Label: View, Primitive {
  func update(_ node: Node) { node.place(view, 0) }
}

@available(iOS 14.0, *)
extension ProgressViewStyleConfiguration.CurrentValueLabel: View, Primitive {
  func update(_ node: Node) { node.place(view, 0) }
}

/// A style of this kind.
@available(iOS 14.0, *)
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@available(iOS 14.0, *)
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  @MainActor @preconcurrency public static var automatic: DefaultProgressViewStyle {
    DefaultProgressViewStyle()
  }
}

/// A style of this kind.
@available(iOS 14.0, *)
public struct LinearProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@available(iOS 14.0, *)
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  @MainActor @preconcurrency public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// A style of this kind.
@available(iOS 14.0, *)
public struct CircularProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@available(iOS 14.0, *)
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  @MainActor @preconcurrency public static var circular: CircularProgressViewStyle {
    CircularProgressViewStyle()
  }
}

/// How a gauge looks.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = GaugeStyleConfiguration
}

/// What a GaugeStyle is given.
@available(iOS 16.0, *)
public struct GaugeStyleConfiguration {
  /// A part of the control.
  public struct Label {
    let view: AnyView
  }

  /// A part of the control.
  public struct CurrentValueLabel {
    let view: AnyView
  }

  /// A part of the control.
  public struct MinimumValueLabel {
    let view: AnyView
  }

  /// A part of the control.
  public struct MaximumValueLabel {
    let view: AnyView
  }

  public let label: Label
  public let currentValueLabel: CurrentValueLabel?
  public let minimumValueLabel: MinimumValueLabel?
  public let maximumValueLabel: MaximumValueLabel?
  public var value: Double
}

@available(iOS 16.0, *)
extension GaugeStyleConfiguration.Label: View, Primitive {
  func update(_ node: Node) { node.place(view, 0) }
}

@available(iOS 16.0, *)
extension GaugeStyleConfiguration.CurrentValueLabel: View, Primitive {
  func update(_ node: Node) { node.place(view, 0) }
}

@available(iOS 16.0, *)
extension GaugeStyleConfiguration.MinimumValueLabel: View, Primitive {
  func update(_ node: Node) { node.place(view, 0) }
}

@available(iOS 16.0, *)
extension GaugeStyleConfiguration.MaximumValueLabel: View, Primitive {
  func update(_ node: Node) { node.place(view, 0) }
}

/// A style of this kind.
@available(iOS 16.0, *)
public struct DefaultGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@available(iOS 16.0, *)
extension GaugeStyle where Self == DefaultGaugeStyle {
  @MainActor @preconcurrency public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A style of this kind.
@available(iOS 16.0, *)
public struct LinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@available(iOS 16.0, *)
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  @MainActor @preconcurrency public static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}

/// A style of this kind.
@available(iOS 16.0, *)
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@available(iOS 16.0, *)
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  @MainActor @preconcurrency public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

/// A style of this kind.
@available(iOS 16.0, *)
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@available(iOS 16.0, *)
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  @MainActor @preconcurrency public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle
  { AccessoryCircularCapacityGaugeStyle() }
}

/// A style of this kind.
@available(iOS 16.0, *)
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@available(iOS 16.0, *)
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  @MainActor @preconcurrency public static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}

/// A style of this kind.
@available(iOS 16.0, *)
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@available(iOS 16.0, *)
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  @MainActor @preconcurrency public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
