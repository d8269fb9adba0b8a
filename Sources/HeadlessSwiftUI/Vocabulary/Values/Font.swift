import Foundation

/// A font: a style, a size or a name, and what was asked of it.
public struct Font: Hashable, Sendable {
  let text: String
  init(_ description: String) { text = description }
  /// Apple's takes a `CTFont`, for which a `UIFont` may be given.
  public init(_ font: UIFont) { text = "UIFont" }

  /// A style of text that follows the user's size.
  public enum TextStyle: CaseIterable, Codable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// Weight of the strokes.
  public struct Weight: Hashable, Sendable {
    let value: CGFloat
    public static let ultraLight = Weight(value: -0.8)
    public static let thin = Weight(value: -0.6)
    public static let light = Weight(value: -0.4)
    public static let regular = Weight(value: 0)
    public static let medium = Weight(value: 0.23)
    public static let semibold = Weight(value: 0.3)
    public static let bold = Weight(value: 0.4)
    public static let heavy = Weight(value: 0.56)
    public static let black = Weight(value: 0.62)
  }

  /// Width of the letters.
  @available(iOS 16.0, *)
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// Space between lines.
  @available(iOS 14.0, *)
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  /// Family of the system font.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  public static let largeTitle = Font("largeTitle")
  public static let title = Font("title")
  @available(iOS 14.0, *)
  public static let title2 = Font("title2")
  @available(iOS 14.0, *)
  public static let title3 = Font("title3")
  public static let headline = Font("headline")
  public static let subheadline = Font("subheadline")
  public static let body = Font("body")
  public static let callout = Font("callout")
  public static let footnote = Font("footnote")
  public static let caption = Font("caption")
  @available(iOS 14.0, *)
  public static let caption2 = Font("caption2")
  @available(iOS 26.0, *)
  public static let `default` = Font("default")

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font("system(\(style))") }
  @_disfavoredOverload
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use `system(_:design:weight:)` instead.")
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font("system(\(style))")
  }
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font("system(size: \(size))")
  }
  @_disfavoredOverload
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0, message: "Use `system(size:weight:design:)` instead."
  )
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font("system(size: \(size))")
  }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font("\(name) \(size)") }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font("\(name) \(size)")
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font("\(name) \(fixedSize)") }

  public func italic() -> Font { Font("\(text).italic") }
  public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }
  public func smallCaps() -> Font { Font("\(text).smallCaps") }
  public func lowercaseSmallCaps() -> Font { Font("\(text).lowercaseSmallCaps") }
  public func uppercaseSmallCaps() -> Font { Font("\(text).uppercaseSmallCaps") }
  public func monospacedDigit() -> Font { Font("\(text).monospacedDigit") }
  @available(iOS 15.0, *)
  public func monospaced() -> Font { Font("\(text).monospaced") }
  @available(iOS 15.0, *)
  public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : self }
  public func weight(_ weight: Weight) -> Font { Font("\(text).weight(\(weight.value))") }
  @available(iOS 16.0, *)
  public func width(_ width: Width) -> Font { Font("\(text).width(\(width.value))") }
  @available(iOS 16.0, *)
  public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }
  @available(iOS 26.0, *)
  public func pointSize(_ size: CGFloat) -> Font { Font("\(text).pointSize(\(size))") }
  @available(iOS 26.0, *)
  public func scaled(by factor: CGFloat) -> Font { Font("\(text).scaled(by: \(factor))") }
  public func bold() -> Font { Font("\(text).bold") }
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
  @available(iOS 14.0, *)
  public func leading(_ leading: Leading) -> Font { Font("\(text).leading(\(leading))") }
}
