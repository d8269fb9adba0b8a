import Foundation

/// How a group box looks.
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = GroupBoxStyleConfiguration
}

/// What a GroupBoxStyle is given.
@available(iOS 14.0, *)
public struct GroupBoxStyleConfiguration {
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
extension GroupBoxStyleConfiguration.Label: View, Primitive {
  func update(_ node: Node) { node.place(view, 0) }
}

@available(iOS 14.0, *)
extension GroupBoxStyleConfiguration.Content: View, Primitive {
  func update(_ node: Node) { node.place(view, 0) }
}

@available(iOS 14.0, *)
extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  @_spi(StyleConfigurations) @MainActor @preconcurrency @_disfavoredOverload
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// A style of this kind.
@available(iOS 14.0, *)
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

@available(iOS 14.0, *)
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  @MainActor @preconcurrency public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// How a disclosure group looks.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// What a DisclosureGroupStyle is given.
@available(iOS 16.0, *)
public struct DisclosureGroupStyleConfiguration {
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
  @Binding public var isExpanded: Bool
}

@available(iOS 16.0, *)
extension DisclosureGroupStyleConfiguration.Label: View, Primitive {
  func update(_ node: Node) { node.place(view, 0) }
}

@available(iOS 16.0, *)
extension DisclosureGroupStyleConfiguration.Content: View, Primitive {
  func update(_ node: Node) { node.place(view, 0) }
}

/// A style of this kind.
@available(iOS 16.0, *)
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@available(iOS 16.0, *)
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}

/// How a form looks.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = FormStyleConfiguration
}

/// What a FormStyle is given.
@available(iOS 16.0, *)
public struct FormStyleConfiguration {
  /// A part of the control.
  public struct Content {
    let view: AnyView
  }

  public let content: Content
}

@available(iOS 16.0, *)
extension FormStyleConfiguration.Content: View, Primitive {
  func update(_ node: Node) { node.place(view, 0) }
}

@available(iOS 16.0, *)
extension Form
where Content == FormStyleConfiguration.Content {
  @_spi(StyleConfigurations) @MainActor @preconcurrency @_disfavoredOverload
  public init(_ configuration: FormStyleConfiguration) {
    self.init(content: { configuration.content })
  }
}

/// A style of this kind.
@available(iOS 16.0, *)
public struct AutomaticFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

@available(iOS 16.0, *)
extension FormStyle where Self == AutomaticFormStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// A style of this kind.
@available(iOS 16.0, *)
public struct GroupedFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

@available(iOS 16.0, *)
extension FormStyle where Self == GroupedFormStyle {
  @MainActor @preconcurrency public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// A style of this kind.
@available(iOS 16.0, *)
public struct ColumnsFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

@available(iOS 16.0, *)
extension FormStyle where Self == ColumnsFormStyle {
  @MainActor @preconcurrency public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
