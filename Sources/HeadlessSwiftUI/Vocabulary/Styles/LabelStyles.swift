import Foundation

/// How a label looks.
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = LabelStyleConfiguration
}

/// What a LabelStyle is given.
@available(iOS 14.0, *)
public struct LabelStyleConfiguration {
  /// A part of the control.
  public struct Title {
    let view: AnyView
  }

  /// A part of the control.
  public struct Icon {
    let view: AnyView
  }

  public let title: Title
  public let icon: Icon
}

@available(iOS 14.0, *)
extension LabelStyleConfiguration.Title: View, Primitive {
  func update(_ node: Node) { node.place(view, 0) }
}

@available(iOS 14.0, *)
extension LabelStyleConfiguration.Icon: View, Primitive {
  func update(_ node: Node) { node.place(view, 0) }
}

@available(iOS 14.0, *)
extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  @_spi(StyleConfigurations) @MainActor @preconcurrency @_disfavoredOverload
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}

/// A style of this kind.
@available(iOS 14.0, *)
public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

@available(iOS 14.0, *)
extension LabelStyle where Self == DefaultLabelStyle {
  @MainActor @preconcurrency public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// A style of this kind.
@available(iOS 14.0, *)
public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

@available(iOS 14.0, *)
extension LabelStyle where Self == IconOnlyLabelStyle {
  @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// A style of this kind.
@available(iOS 14.0, *)
public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

@available(iOS 14.0, *)
extension LabelStyle where Self == TitleOnlyLabelStyle {
  @MainActor @preconcurrency public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// A style of this kind.
@available(iOS 14.5, *)
public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

@available(iOS 14.5, *)
extension LabelStyle where Self == TitleAndIconLabelStyle {
  @MainActor @preconcurrency public static var titleAndIcon: TitleAndIconLabelStyle {
    TitleAndIconLabelStyle()
  }
}

/// How labeled content looks.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = LabeledContentStyleConfiguration
}

/// What a LabeledContentStyle is given.
@available(iOS 16.0, *)
public struct LabeledContentStyleConfiguration {
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

@available(iOS 16.0, *)
extension LabeledContentStyleConfiguration.Label: View, Primitive {
  func update(_ node: Node) { node.place(view, 0) }
}

@available(iOS 16.0, *)
extension LabeledContentStyleConfiguration.Content: View, Primitive {
  func update(_ node: Node) { node.place(view, 0) }
}

/// A style of this kind.
@available(iOS 16.0, *)
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@available(iOS 16.0, *)
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}
