@_exported import HeadlessSwiftUI

/// A value that can be drawn along an axis.
@available(iOS 16.0, *)
public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  var primitivePlottable: PrimitivePlottable { get }
  init?(primitivePlottable: PrimitivePlottable)
}

/// A value that an axis can draw itself.
@available(iOS 16.0, *)
public protocol PrimitivePlottableProtocol: Plottable {}

@available(iOS 16.0, *)
extension PrimitivePlottableProtocol where PrimitivePlottable == Self {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

@available(iOS 16.0, *)
extension Int: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int }
@available(iOS 16.0, *)
extension Float: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Float }
@available(iOS 16.0, *)
extension Double: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Double }
@available(iOS 16.0, *)
extension Decimal: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Decimal }
@available(iOS 16.0, *)
extension String: PrimitivePlottableProtocol { public typealias PrimitivePlottable = String }
@available(iOS 16.0, *)
extension Date: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Date }

@available(iOS 16.0, *)
extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// A value with the name of what it is.
@available(iOS 16.0, *)
public struct PlottableValue<Value> where Value: Plottable {
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue()
  }
  @_disfavoredOverload
  public static func value<S>(_ label: S, _ value: Value) -> PlottableValue where S: StringProtocol {
    PlottableValue()
  }
  public static func value(_ label: Text, _ value: Value) -> PlottableValue { PlottableValue() }
}

@available(iOS 16.0, *)
extension PlottableValue where Value == Date {
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue { PlottableValue() }
  @_disfavoredOverload
  public static func value<S>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue where S: StringProtocol { PlottableValue() }
}

/// Something in a chart.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder var body: Body { get }
}

@available(iOS 16.0, *)
extension Never: ChartContent {}

/// Several things in a chart.
@available(iOS 16.0, *)
public struct BuilderConditional<TrueContent, FalseContent>: ChartContent {
  public var body: Never { preconditionFailure("charts are not drawn") }
}

/// Puts marks into a chart.
@available(iOS 16.0, *)
@resultBuilder
public enum ChartContentBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: ChartContent {
    content
  }
  public static func buildBlock() -> some ChartContent { BuilderConditional<(), ()>() }
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: ChartContent {
    content
  }
  public static func buildBlock<each Content>(_ content: repeat each Content) -> some ChartContent
  where repeat each Content: ChartContent { BuilderConditional<(repeat each Content), ()>() }
  public static func buildIf<Content>(_ content: Content?) -> some ChartContent where Content: ChartContent {
    BuilderConditional<Content, ()>()
  }
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> BuilderConditional<TrueContent, FalseContent>
  where TrueContent: ChartContent, FalseContent: ChartContent { BuilderConditional() }
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> BuilderConditional<TrueContent, FalseContent>
  where TrueContent: ChartContent, FalseContent: ChartContent { BuilderConditional() }
  public static func buildLimitedAvailability<Content>(_ content: Content) -> some ChartContent
  where Content: ChartContent { content }
}

@available(iOS 16.0, *)
extension ForEach: ChartContent where Content: ChartContent {
  public typealias Body = Never
  public var body: Never { preconditionFailure("charts are not drawn") }
  public init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID { preconditionFailure("charts are not drawn") }
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { preconditionFailure("charts are not drawn") }
}

/// A chart. It draws nothing here.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public struct Chart<Content>: View where Content: ChartContent {
  public var body: some View { EmptyView() }
  nonisolated public init(@ChartContentBuilder content: () -> Content) {}
  nonisolated public init<Data, C>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  )
  where
    Content == ForEach<Data, Data.Element.ID, C>, Data: RandomAccessCollection, C: ChartContent,
    Data.Element: Identifiable
  {}
  nonisolated public init<Data, ID, C>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C>, Data: RandomAccessCollection, ID: Hashable, C: ChartContent {}
}

/// A size of a mark.
@available(iOS 16.0, *)
public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) {}
  public init(floatLiteral value: Double) {}
  init() {}
  public static let automatic = MarkDimension()
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension() }
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension() }
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension() }
}

/// How marks at one place are put together.
@available(iOS 16.0, *)
public struct MarkStackingMethod: Hashable, Sendable {
  let name: String
  public static let standard = MarkStackingMethod(name: "standard")
  public static let normalized = MarkStackingMethod(name: "normalized")
  public static let center = MarkStackingMethod(name: "center")
  public static let unstacked = MarkStackingMethod(name: "unstacked")
}

/// A bar.
@available(iOS 16.0, *)
public struct BarMark: ChartContent {
  public var body: Never { preconditionFailure("charts are not drawn") }
  nonisolated public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable {}
  nonisolated public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {}
  nonisolated public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {}
  nonisolated public init<X>(x: PlottableValue<X>, stacking: MarkStackingMethod = .standard)
  where X: Plottable {}
}

/// A line.
@available(iOS 16.0, *)
public struct LineMark: ChartContent {
  public var body: Never { preconditionFailure("charts are not drawn") }
  nonisolated public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable {
  }
  nonisolated public init<X, Y, S>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) where X: Plottable, Y: Plottable, S: Plottable {}
}

/// A point.
@available(iOS 16.0, *)
public struct PointMark: ChartContent {
  public var body: Never { preconditionFailure("charts are not drawn") }
  nonisolated public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable {
  }
}

/// An area.
@available(iOS 16.0, *)
public struct AreaMark: ChartContent {
  public var body: Never { preconditionFailure("charts are not drawn") }
  nonisolated public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable {}
  nonisolated public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {}
}

/// A line across.
@available(iOS 16.0, *)
public struct RuleMark: ChartContent {
  public var body: Never { preconditionFailure("charts are not drawn") }
  nonisolated public init<X>(x: PlottableValue<X>) where X: Plottable {}
  nonisolated public init<Y>(y: PlottableValue<Y>) where Y: Plottable {}
  nonisolated public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {}
}

/// A rectangle.
@available(iOS 16.0, *)
public struct RectangleMark: ChartContent {
  public var body: Never { preconditionFailure("charts are not drawn") }
  nonisolated public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {}
  nonisolated public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {}
  nonisolated public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {}
  nonisolated public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {}
}

/// A piece of a pie.
@available(iOS 17.0, *)
public struct SectorMark: ChartContent {
  public var body: Never { preconditionFailure("charts are not drawn") }
  nonisolated public init<Angle>(
    angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) where Angle: Plottable {}
}

/// How points are joined.
@available(iOS 16.0, *)
public struct InterpolationMethod: Hashable, Sendable {
  let name: String
  public static let linear = InterpolationMethod(name: "linear")
  public static let monotone = InterpolationMethod(name: "monotone")
  public static let cardinal = InterpolationMethod(name: "cardinal")
  public static let catmullRom = InterpolationMethod(name: "catmullRom")
  public static let stepStart = InterpolationMethod(name: "stepStart")
  public static let stepCenter = InterpolationMethod(name: "stepCenter")
  public static let stepEnd = InterpolationMethod(name: "stepEnd")
}

/// A shape of points.
@available(iOS 16.0, *)
public protocol ChartSymbolShape {}

/// The shapes there are.
@available(iOS 16.0, *)
public struct BasicChartSymbolShape: ChartSymbolShape, Sendable {
  let name: String
}

@available(iOS 16.0, *)
extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(name: "circle") }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(name: "square") }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(name: "triangle") }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(name: "diamond") }
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(name: "pentagon") }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(name: "plus") }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(name: "cross") }
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(name: "asterisk") }
}

/// Where an annotation stands.
@available(iOS 16.0, *)
public struct AnnotationPosition: Hashable, Sendable {
  let name: String
  public static let automatic = AnnotationPosition(name: "automatic")
  public static let overlay = AnnotationPosition(name: "overlay")
  public static let top = AnnotationPosition(name: "top")
  public static let bottom = AnnotationPosition(name: "bottom")
  public static let leading = AnnotationPosition(name: "leading")
  public static let trailing = AnnotationPosition(name: "trailing")
}

@available(iOS 16.0, *)
extension ChartContent {
  public func foregroundStyle<S>(_ style: S) -> some ChartContent where S: ShapeStyle { self }
  public func foregroundStyle<D>(by value: PlottableValue<D>) -> some ChartContent where D: Plottable { self }
  public func opacity(_ opacity: Double) -> some ChartContent { self }
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    self
  }
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }
  public func lineStyle<D>(by value: PlottableValue<D>) -> some ChartContent where D: Plottable { self }
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { self }
  public func symbol<S>(_ symbol: S) -> some ChartContent where S: ChartSymbolShape { self }
  public func symbol<D>(by value: PlottableValue<D>) -> some ChartContent where D: Plottable { self }
  public func symbol<V>(@ViewBuilder symbol: () -> V) -> some ChartContent where V: View { self }
  public func symbolSize(_ area: CGFloat) -> some ChartContent { self }
  public func symbolSize<D>(by value: PlottableValue<D>) -> some ChartContent where D: Plottable { self }
  public func position<P>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent where P: Plottable { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
  public func zIndex(_ value: Double) -> some ChartContent { self }
  public func annotation<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent where C: View { self }
  nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
  nonisolated public func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent { self }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S>(_ label: S) -> some ChartContent where S: StringProtocol {
    self
  }
  nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent { self }
  nonisolated public func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent { self }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S>(_ value: S) -> some ChartContent where S: StringProtocol {
    self
  }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
}
