import Foundation

/// A form that can be filled and stroked.
nonisolated public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated static var role: ShapeRole { get }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  @available(iOS 15.0, *)
  nonisolated public static var role: ShapeRole { .fill }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// What a shape is used for.
@available(iOS 15.0, *)
public enum ShapeRole: Sendable {
  case fill, stroke, separator
}

/// Whether a shape is mirrored where one reads from right to left.
@available(iOS 17.0, *)
public struct LayoutDirectionBehavior: Hashable, Sendable {
  private let name: String
  public static let fixed = LayoutDirectionBehavior(name: "fixed")
  public static let mirrors = LayoutDirectionBehavior(name: "mirrors")
  public static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior {
    LayoutDirectionBehavior(name: "mirrors in \(direction)")
  }
}

/// A shape that can be made smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A filled shape.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: View, Primitive, Surface {
  func update(_ node: Node) {}
  var surface: String? { surfaceName(of: style, in: shape) }
}

/// What an area of a style is called that takes the touches on it; nil where they get through.
func surfaceName<S: ShapeStyle>(of style: S, in shape: Any? = nil) -> String? {
  if let color = style as? Color, color.isClear { return nil }
  // A line leaves its inside open.
  if let changed = shape as? any Outlined, changed.isOutline { return nil }
  return style is Color ? "Color" : shape.map { plainName(of: type(of: $0)) } ?? plainName(of: S.self)
}

/// A shape that may be drawn as a line.
nonisolated protocol Outlined {
  var isOutline: Bool { get }
}

/// A view of a shape, to which more fills and strokes can be added.
@available(iOS 17.0, *)
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  nonisolated var shape: Content { get }
}

/// A shape filled over a background.
@available(iOS 17.0, *)
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }
}

extension FillShapeView: ShapeView {}
extension FillShapeView: View, Primitive, Surface {
  func update(_ node: Node) { node.place(background, 0) }
  var surface: String? { surfaceName(of: style, in: shape) }
}

/// A shape stroked over a background.
@available(iOS 17.0, *)
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeShapeView: ShapeView {}
extension StrokeShapeView: View, Primitive, Surface {
  func update(_ node: Node) { node.place(background, 0) }
  var surface: String? { (background as? any Surface)?.surface }
}

/// A shape stroked inside its edge, over a background.
@available(iOS 17.0, *)
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeBorderShapeView: ShapeView {}
extension StrokeBorderShapeView: View, Primitive, Surface {
  func update(_ node: Node) { node.place(background, 0) }
  var surface: String? { (background as? any Surface)?.surface }
}

extension Shape {
  @available(iOS 17.0, *)
  nonisolated public func fill<S>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Self, S, EmptyView> where S: ShapeStyle {
    FillShapeView(shape: self, style: content, fillStyle: style, background: EmptyView())
  }

  @_disfavoredOverload
  nonisolated public func fill<S>(_ content: S, style: FillStyle = FillStyle()) -> some View
  where S: ShapeStyle { _ShapeView(shape: self, style: content, fillStyle: style) }

  @_disfavoredOverload
  nonisolated public func fill(style: FillStyle = FillStyle()) -> some View {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  @available(iOS 17.0, *)
  nonisolated public func stroke<S>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  @available(iOS 17.0, *)
  nonisolated public func stroke<S>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  @_disfavoredOverload
  nonisolated public func stroke<S>(_ content: S, style: StrokeStyle) -> some View where S: ShapeStyle {
    _ShapeView(shape: self, style: content)
  }

  @_disfavoredOverload
  nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View where S: ShapeStyle {
    _ShapeView(shape: self, style: content)
  }

  nonisolated public func stroke(style: StrokeStyle) -> some Shape { ChangedShape(base: self, stroke: style) }
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    ChangedShape(base: self, stroke: StrokeStyle(lineWidth: lineWidth))
  }
  nonisolated public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape { ChangedShape(base: self, stroke: nil) }
  nonisolated public func size(_ size: CGSize) -> some Shape { ChangedShape(base: self, stroke: nil) }
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    ChangedShape(base: self, stroke: nil)
  }
  nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    ChangedShape(base: self, stroke: nil)
  }
  nonisolated public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    ChangedShape(base: self, stroke: nil)
  }
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
  }
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> { ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor) }
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
  @available(iOS 17.0, *)
  nonisolated public func intersection<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
    ChangedShape(base: self, stroke: nil)
  }
  @available(iOS 17.0, *)
  nonisolated public func union<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
    ChangedShape(base: self, stroke: nil)
  }
  @available(iOS 17.0, *)
  nonisolated public func subtracting<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
    ChangedShape(base: self, stroke: nil)
  }
  @available(iOS 17.0, *)
  nonisolated public func symmetricDifference<T>(_ other: T, eoFill: Bool = false) -> some Shape
  where T: Shape { ChangedShape(base: self, stroke: nil) }
  @available(iOS 17.0, *)
  nonisolated public func lineIntersection<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
    ChangedShape(base: self, stroke: nil)
  }
  @available(iOS 17.0, *)
  nonisolated public func lineSubtraction<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
    ChangedShape(base: self, stroke: nil)
  }
}

extension ShapeView {
  nonisolated public func fill<S>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> where S: ShapeStyle {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }
  nonisolated public func stroke<S>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> where S: ShapeStyle {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }
  nonisolated public func stroke<S>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> where S: ShapeStyle {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  nonisolated public func strokeBorder<S>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> where S: ShapeStyle {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }
  nonisolated public func strokeBorder<S>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> where S: ShapeStyle {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  @available(iOS 17.0, *)
  nonisolated public func strokeBorder<S>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }
  @available(iOS 17.0, *)
  nonisolated public func strokeBorder<S>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
  @_disfavoredOverload
  nonisolated public func strokeBorder<S>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View where S: ShapeStyle { _ShapeView(shape: self, style: content) }
  @_disfavoredOverload
  nonisolated public func strokeBorder<S>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View where S: ShapeStyle { _ShapeView(shape: self, style: content) }
}

/// A shape of which only the outline matters here: trimmed, sized or stroked.
struct ChangedShape<Base: Shape>: Shape {
  let base: Base
  let stroke: StrokeStyle?
  nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

extension ChangedShape: Outlined {
  nonisolated var isOutline: Bool { stroke != nil || (base as? any Outlined)?.isOutline ?? false }
}

/// A scaled shape.
public struct ScaledShape<Content: Shape>: Shape {
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// A rotated shape.
public struct RotatedShape<Content: Shape>: Shape {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// A moved shape.
public struct OffsetShape<Content: Shape>: Shape {
  public var shape: Content
  public var offset: CGSize
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
}

/// A transformed shape.
public struct TransformedShape<Content: Shape>: Shape {
  public var shape: Content
  public var transform: CGAffineTransform
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

extension ScaledShape: InsettableShape where Content: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> ScaledShape<Content.InsetShape> {
    ScaledShape<Content.InsetShape>(shape: shape.inset(by: amount), scale: scale, anchor: anchor)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}
