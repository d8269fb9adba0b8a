import Foundation

/// How a text field looks.
public protocol TextFieldStyle {
  /// The field as its style finds it.
  typealias _Label = Text
}

/// A style of this kind.
public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// A style of this kind.
public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// A style of this kind.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// How a text editor looks.
@available(iOS 17.0, *)
@MainActor @preconcurrency
public protocol TextEditorStyle {}

/// A style of this kind.
@available(iOS 17.0, *)
public struct AutomaticTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}
}

@available(iOS 17.0, *)
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticTextEditorStyle {
    AutomaticTextEditorStyle()
  }
}

/// A style of this kind.
@available(iOS 17.0, *)
public struct PlainTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}
}

@available(iOS 17.0, *)
extension TextEditorStyle where Self == PlainTextEditorStyle {
  @MainActor @preconcurrency public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// How a picker looks.
public protocol PickerStyle {}

/// A style of this kind.
public struct DefaultPickerStyle: PickerStyle {
  nonisolated public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A style of this kind.
@available(iOS 14.0, *)
public struct InlinePickerStyle: PickerStyle {
  nonisolated public init() {}
}

@available(iOS 14.0, *)
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A style of this kind.
@available(iOS 14.0, *)
public struct MenuPickerStyle: PickerStyle {
  nonisolated public init() {}
}

@available(iOS 14.0, *)
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// A style of this kind.
@available(iOS 16.0, *)
public struct NavigationLinkPickerStyle: PickerStyle {
  nonisolated public init() {}
}

@available(iOS 16.0, *)
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// A style of this kind.
@available(iOS 17.0, *)
public struct PalettePickerStyle: PickerStyle {
  nonisolated public init() {}
}

@available(iOS 17.0, *)
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// A style of this kind.
public struct SegmentedPickerStyle: PickerStyle {
  nonisolated public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// A style of this kind.
public struct WheelPickerStyle: PickerStyle {
  nonisolated public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// How a date picker looks.
public protocol DatePickerStyle {}

/// A style of this kind.
public struct DefaultDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A style of this kind.
@available(iOS 14.0, *)
public struct CompactDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
}

@available(iOS 14.0, *)
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A style of this kind.
@available(iOS 14.0, *)
public struct GraphicalDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
}

@available(iOS 14.0, *)
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// A style of this kind.
public struct WheelDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
