import Foundation

/// A shape made smaller on all sides.
struct InsetShape<Base: Shape>: InsettableShape {
  let base: Base
  let amount: CGFloat
  nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }
  nonisolated func inset(by amount: CGFloat) -> InsetShape<Base> {
    InsetShape(base: base, amount: self.amount + amount)
  }
}

/// A rectangle.
public struct Rectangle: Shape {
  public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Shape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }
  nonisolated public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rectangle with a radius of its own at each corner.
@available(iOS 16.0, *)
public struct UnevenRoundedRectangle: Shape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }
  nonisolated public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

/// A circle.
public struct Circle: Shape {
  public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// An ellipse.
public struct Ellipse: Shape {
  public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A capsule.
public struct Capsule: Shape {
  public var style: RoundedCornerStyle
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
}

/// The shape of the container.
@available(iOS 14.0, *)
public struct ContainerRelativeShape: Shape {
  public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// The shape of a button's border.
@available(iOS 15.0, *)
public struct ButtonBorderShape: Equatable, Sendable {
  private let name: String
  public static let automatic = ButtonBorderShape(name: "automatic")
  public static let capsule = ButtonBorderShape(name: "capsule")
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle(\(radius))")
  }
  @available(iOS 17.0, *)
  public static let circle = ButtonBorderShape(name: "circle")
}

extension ButtonBorderShape: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// Any shape.
@available(iOS 16.0, *)
public struct AnyShape: Shape {
  private let base: any Shape
  public init<S>(_ shape: S) where S: Shape { base = shape }
  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

extension Rectangle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    HeadlessSwiftUI.InsetShape(base: self, amount: amount)
  }
}
extension RoundedRectangle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    HeadlessSwiftUI.InsetShape(base: self, amount: amount)
  }
}
extension UnevenRoundedRectangle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    HeadlessSwiftUI.InsetShape(base: self, amount: amount)
  }
}
extension Circle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    HeadlessSwiftUI.InsetShape(base: self, amount: amount)
  }
}
extension Ellipse: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    HeadlessSwiftUI.InsetShape(base: self, amount: amount)
  }
}
extension Capsule: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    HeadlessSwiftUI.InsetShape(base: self, amount: amount)
  }
}
extension ContainerRelativeShape: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    HeadlessSwiftUI.InsetShape(base: self, amount: amount)
  }
}
extension ButtonBorderShape: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    HeadlessSwiftUI.InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Rectangle {
  nonisolated public static var rect: Rectangle { .init() }
}
extension Shape where Self == RoundedRectangle {
  nonisolated public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> Self { .init(cornerSize: cornerSize, style: style) }
  nonisolated public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> Self { .init(cornerRadius: cornerRadius, style: style) }
}
extension Shape where Self == UnevenRoundedRectangle {
  nonisolated public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> Self { .init(cornerRadii: cornerRadii, style: style) }
  nonisolated public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> Self {
    .init(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
extension Shape where Self == Capsule {
  nonisolated public static var capsule: Capsule { .init() }
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Self { .init(style: style) }
}
extension Shape where Self == Ellipse {
  nonisolated public static var ellipse: Ellipse { .init() }
}
extension Shape where Self == Circle {
  nonisolated public static var circle: Circle { .init() }
}
extension Shape where Self == ContainerRelativeShape {
  @available(iOS 14.0, *)
  nonisolated public static var containerRelative: ContainerRelativeShape { .init() }
}
extension Shape where Self == ButtonBorderShape {
  @available(iOS 17.0, *)
  nonisolated public static var buttonBorder: ButtonBorderShape { .automatic }
}
