import Foundation

/// A colour, gradient, material or other way to fill a shape.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  nonisolated func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
  @available(iOS 17.0, *)
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("a built-in style has no other form")
  }
}

/// Any shape style.
@available(iOS 15.0, *)
public struct AnyShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  let style: any ShapeStyle
  public init<S>(_ style: S) where S: ShapeStyle { self.style = style }
}

/// The foreground of the environment.
public struct ForegroundStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
}

/// The background of the environment.
@available(iOS 14.0, *)
public struct BackgroundStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
}

/// The accent of the environment.
@available(iOS 15.0, *)
public struct TintShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
}

/// The colour of a selection.
@available(iOS 15.0, *)
public struct SelectionShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
}

/// The colour of separators.
@available(iOS 17.0, *)
public struct SeparatorShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
}

/// The colour of placeholders.
@available(iOS 17.0, *)
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
}

/// The colour of links.
@available(iOS 17.0, *)
public struct LinkShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
}

/// A fill for shapes.
@available(iOS 17.0, *)
public struct FillShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
}

/// The background of a window.
@available(iOS 17.0, *)
public struct WindowBackgroundShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
}

/// A level of the foreground.
@available(iOS 15.0, *)
public struct HierarchicalShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  let level: Int
  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  @available(iOS 16.0, *)
  public static let quinary = HierarchicalShapeStyle(level: 4)
}

/// A level of another style.
@available(iOS 17.0, *)
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  public typealias Resolved = Never
  let base: Base
  let level: Int
}

/// A blurred background.
@available(iOS 15.0, *)
public struct Material: ShapeStyle {
  public typealias Resolved = Never
  let name: String
  public static let regular = Material(name: "regular")
  public static let thick = Material(name: "thick")
  public static let thin = Material(name: "thin")
  public static let ultraThin = Material(name: "ultraThin")
  public static let ultraThick = Material(name: "ultraThick")
  public static let bar = Material(name: "bar")
  @available(iOS 18.0, *)
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

/// Whether a material looks active.
@available(iOS 18.0, *)
public struct MaterialActiveAppearance: Equatable, Sendable {
  private let name: String
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  public static let active = MaterialActiveAppearance(name: "active")
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

/// An image that fills a shape.
public struct ImagePaint: ShapeStyle {
  public typealias Resolved = Never
  public var image: Image
  public var sourceRect: CGRect
  public var scale: CGFloat
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1)
  {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }
}

/// A shadow inside or outside a shape.
@available(iOS 16.0, *)
public struct ShadowStyle: Equatable, Sendable {
  private let color: Color
  private let radius: CGFloat
  private let x: CGFloat
  private let y: CGFloat
  private let isInner: Bool

  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false) }

  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true) }
}

/// A style with something done to it.
struct ModifiedShapeStyle<Base: ShapeStyle, Change: Sendable>: ShapeStyle {
  typealias Resolved = Never
  let base: Base
  let change: Change
}

extension ShapeStyle {
  @available(iOS 15.0, *)
  nonisolated public func opacity(_ opacity: Double) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, change: opacity)
  }
  @available(iOS 15.0, *)
  nonisolated public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, change: mode)
  }
  @available(iOS 16.0, *)
  nonisolated public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, change: style)
  }
  nonisolated public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  nonisolated public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  nonisolated public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  nonisolated public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  @available(iOS 16.0, *)
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
  @available(iOS 16.0, *)
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
  @available(iOS 16.0, *)
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .init("red") }
  public static var orange: Color { .init("orange") }
  public static var yellow: Color { .init("yellow") }
  public static var green: Color { .init("green") }
  @available(iOS 15.0, *)
  public static var mint: Color { .init("mint") }
  @available(iOS 15.0, *)
  public static var teal: Color { .init("teal") }
  @available(iOS 15.0, *)
  public static var cyan: Color { .init("cyan") }
  public static var blue: Color { .init("blue") }
  @available(iOS 15.0, *)
  public static var indigo: Color { .init("indigo") }
  public static var purple: Color { .init("purple") }
  public static var pink: Color { .init("pink") }
  @available(iOS 15.0, *)
  public static var brown: Color { .init("brown") }
  public static var white: Color { .init("white") }
  public static var gray: Color { .init("gray") }
  public static var black: Color { .init("black") }
  public static var clear: Color { .init("clear") }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  @available(iOS 15.0, *)
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  @available(iOS 15.0, *)
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  @available(iOS 15.0, *)
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  @available(iOS 15.0, *)
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  @available(iOS 16.0, *)
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

extension ShapeStyle where Self == Material {
  @available(iOS 15.0, *)
  public static var regularMaterial: Material { .regular }
  @available(iOS 15.0, *)
  public static var thickMaterial: Material { .thick }
  @available(iOS 15.0, *)
  public static var thinMaterial: Material { .thin }
  @available(iOS 15.0, *)
  public static var ultraThinMaterial: Material { .ultraThin }
  @available(iOS 15.0, *)
  public static var ultraThickMaterial: Material { .ultraThick }
  @available(iOS 15.0, *)
  public static var bar: Material { Material(name: "bar") }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  @available(iOS 14.0, *)
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  @available(iOS 15.0, *)
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  @available(iOS 15.0, *)
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  @available(iOS 17.0, *)
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  @available(iOS 17.0, *)
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  @available(iOS 17.0, *)
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  @available(iOS 17.0, *)
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  @available(iOS 17.0, *)
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

extension ShapeStyle where Self: View {
  public typealias Body = _ShapeView<Rectangle, Self>
  @MainActor @preconcurrency public var body: _ShapeView<Rectangle, Self> {
    _ShapeView(shape: Rectangle(), style: self)
  }
}
