import HeadlessSwiftUI

/// Something along an axis.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol AxisContent {}

/// Something at one value of an axis.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol AxisMark {}

/// Several marks of an axis.
@available(iOS 16.0, *)
public struct AxisMarkGroup: AxisMark, AxisContent {}

/// Puts marks on an axis.
@available(iOS 16.0, *)
@resultBuilder
public enum AxisContentBuilder {
  public static func buildBlock<each Content>(_ content: repeat each Content) -> some AxisContent
  where repeat each Content: AxisContent { AxisMarkGroup() }
  public static func buildIf<Content>(_ content: Content?) -> some AxisContent where Content: AxisContent {
    AxisMarkGroup()
  }
}

/// Says what stands at a value of an axis.
@available(iOS 16.0, *)
@resultBuilder
public enum AxisMarkBuilder {
  public static func buildBlock<each Content>(_ content: repeat each Content) -> some AxisMark
  where repeat each Content: AxisMark { AxisMarkGroup() }
  public static func buildIf<Content>(_ content: Content?) -> some AxisMark where Content: AxisMark {
    AxisMarkGroup()
  }
  public static func buildEither<Content>(first: Content) -> AxisMarkGroup where Content: AxisMark {
    AxisMarkGroup()
  }
  public static func buildEither<Content>(second: Content) -> AxisMarkGroup where Content: AxisMark {
    AxisMarkGroup()
  }
}

/// Which values an axis names.
@available(iOS 16.0, *)
public struct AxisMarkValues: Sendable {
  public static var automatic: AxisMarkValues { AxisMarkValues() }
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
  public static func stride(by stepSize: Double) -> AxisMarkValues { AxisMarkValues() }
  public static func stride(by component: Calendar.Component, count: Int = 1) -> AxisMarkValues {
    AxisMarkValues()
  }
}

/// Where the marks of an axis stand.
@available(iOS 16.0, *)
public struct AxisMarkPosition: Hashable, Sendable {
  let name: String
  public static let automatic = AxisMarkPosition(name: "automatic")
  public static let leading = AxisMarkPosition(name: "leading")
  public static let trailing = AxisMarkPosition(name: "trailing")
  public static let top = AxisMarkPosition(name: "top")
  public static let bottom = AxisMarkPosition(name: "bottom")
}

/// How the marks of an axis stand to its values.
@available(iOS 16.0, *)
public struct AxisMarkPreset: Sendable {
  public static let automatic = AxisMarkPreset()
  public static let extended = AxisMarkPreset()
  public static let aligned = AxisMarkPreset()
  public static let inset = AxisMarkPreset()
}

/// A value an axis names.
@available(iOS 16.0, *)
public struct AxisValue {
  public let index: Int
  public let count: Int
  public func `as`<P>(_ type: P.Type) -> P? where P: Plottable { nil }
}

/// The marks of an axis.
@available(iOS 16.0, *)
public struct AxisMarks<Content>: AxisContent where Content: AxisMark {
  nonisolated public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {}
  nonisolated public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {}
  nonisolated public init<Value>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) where Value: Plottable {}
}

@available(iOS 16.0, *)
extension AxisMarks where Content == AxisMarkGroup {
  nonisolated public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {}
  nonisolated public init<Value>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Value: Plottable {}
}

/// A line through the chart.
@available(iOS 16.0, *)
public struct AxisGridLine: AxisMark {
  nonisolated public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

/// A short line at the axis.
@available(iOS 16.0, *)
public struct AxisTick: AxisMark {
  nonisolated public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
  nonisolated public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {}
  nonisolated public init(centered: Bool? = nil, length: Length, stroke: StrokeStyle? = nil) {}

  /// How long the line is.
  public struct Length: Sendable {
    public static let automatic = Length()
    public static let label = Length()
    public static let longestLabel = Length()
    public static func label(extendPastBy: CGFloat = 0) -> Length { Length() }
    public static func longestLabel(extendPastBy: CGFloat = 0) -> Length { Length() }
  }
}

/// The text of a value.
@available(iOS 16.0, *)
public struct AxisValueLabel<Content>: AxisMark where Content: View {
  nonisolated public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

@available(iOS 16.0, *)
extension AxisValueLabel where Content == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where S: StringProtocol {}
  nonisolated public init<F>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where F: FormatStyle, F.FormatOutput == String {}
}

@available(iOS 16.0, *)
extension AxisValueLabel where Content == EmptyView {
  nonisolated public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
}

/// What is done where the texts of an axis would overlap.
@available(iOS 16.0, *)
public struct AxisValueLabelCollisionResolution: Sendable {
  public static let automatic = AxisValueLabelCollisionResolution()
  public static let disabled = AxisValueLabelCollisionResolution()
  public static let truncate = AxisValueLabelCollisionResolution()
  public static let greedy = AxisValueLabelCollisionResolution()
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution() }
}

/// Which way the texts of an axis run.
@available(iOS 16.0, *)
public struct AxisValueLabelOrientation: Sendable {
  public static let automatic = AxisValueLabelOrientation()
  public static let horizontal = AxisValueLabelOrientation()
  public static let vertical = AxisValueLabelOrientation()
  public static let verticalReversed = AxisValueLabelOrientation()
}

@available(iOS 16.0, *)
extension AxisMark {
  public func foregroundStyle<S>(_ style: S) -> some AxisMark where S: ShapeStyle { self }
  public func font(_ font: Font?) -> some AxisMark { self }
}

/// Finds places of a chart; none is drawn, so there are none.
@available(iOS 16.0, *)
public struct ChartProxy {
  public var plotSize: CGSize { .zero }
  public func position<P>(forX value: P) -> CGFloat? where P: Plottable { nil }
  public func position<P>(forY value: P) -> CGFloat? where P: Plottable { nil }
  public func value<P>(atX position: CGFloat, as type: P.Type = P.self) -> P? where P: Plottable { nil }
  public func value<P>(atY position: CGFloat, as type: P.Type = P.self) -> P? where P: Plottable { nil }
  @available(iOS 17.0, *)
  public var plotFrame: Anchor<CGRect>? { nil }
}

/// The values that an axis shows.
@available(iOS 16.0, *)
public protocol ScaleDomain {}

@available(iOS 16.0, *)
extension ClosedRange: ScaleDomain where Bound: Plottable {}

@available(iOS 16.0, *)
extension Array: ScaleDomain where Element: Plottable {}

/// A domain that is made of the plotted values.
@available(iOS 16.0, *)
public struct AutomaticScaleDomain: ScaleDomain {}

@available(iOS 16.0, *)
extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain()
  }
}

/// How values become positions on an axis.
@available(iOS 16.0, *)
public struct ScaleType: Hashable, Sendable {
  let name: String
  public static let linear = ScaleType(name: "linear")
  public static let log = ScaleType(name: "log")
  public static let squareRoot = ScaleType(name: "squareRoot")
  public static let symmetricLog = ScaleType(name: "symmetricLog")
  public static let date = ScaleType(name: "date")
  public static let category = ScaleType(name: "category")
}

/// What the values of a chart are shown as.
@available(iOS 16.0, *)
public protocol ScaleRange { associatedtype VisualValue }
@available(iOS 16.0, *)
extension Array: ScaleRange { public typealias VisualValue = Element }
@available(iOS 16.0, *)
extension Gradient: ScaleRange { public typealias VisualValue = Color }

@available(iOS 16.0, *)
extension View {
  nonisolated public func chartXAxis<Content>(@AxisContentBuilder content: () -> Content) -> some View
  where Content: AxisContent { self }
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View { self }
  nonisolated public func chartYAxis<Content>(@AxisContentBuilder content: () -> Content) -> some View
  where Content: AxisContent { self }
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View { self }
  nonisolated public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
  nonisolated public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
  nonisolated public func chartLegend(_ visibility: Visibility) -> some View { self }
  nonisolated public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }
  nonisolated public func chartXScale<Domain>(domain: Domain, type: ScaleType? = nil) -> some View
  where Domain: ScaleDomain { self }
  nonisolated public func chartYScale<Domain>(domain: Domain, type: ScaleType? = nil) -> some View
  where Domain: ScaleDomain { self }
  nonisolated public func chartXScale(type: ScaleType? = nil) -> some View { self }
  nonisolated public func chartYScale(type: ScaleType? = nil) -> some View { self }
  nonisolated public func chartForegroundStyleScale<DataValue, S>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View where DataValue: Plottable, S: ShapeStyle { self }
  nonisolated public func chartForegroundStyleScale<Domain, S>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain: Collection, S: ShapeStyle, Domain.Element: Plottable { self }
  nonisolated public func chartForegroundStyleScale<DataValue, S>(
    mapping: @escaping (DataValue) -> S
  ) -> some View where DataValue: Plottable, S: ShapeStyle { self }
  nonisolated public func chartForegroundStyleScale<Range>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range: ScaleRange, Range.VisualValue: ShapeStyle { self }
  nonisolated public func chartForegroundStyleScale<Domain, Range>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain, Range: ScaleRange, Range.VisualValue: ShapeStyle { self }
  nonisolated public func chartSymbolScale<DataValue, S>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View where DataValue: Plottable, S: ChartSymbolShape { self }
  nonisolated public func chartOverlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View where V: View { self }
  nonisolated public func chartBackground<V>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View where V: View { self }
  nonisolated public func chartPlotStyle<Content>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View where Content: View { self }
  @available(iOS 17.0, *)
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  @available(iOS 17.0, *)
  nonisolated public func chartXVisibleDomain<P>(length: P) -> some View where P: Plottable & Numeric { self }
  @available(iOS 17.0, *)
  nonisolated public func chartXSelection<P>(value: Binding<P?>) -> some View where P: Plottable { self }
  @available(iOS 17.0, *)
  nonisolated public func chartXSelection<P>(range: Binding<ClosedRange<P>?>) -> some View
  where P: Comparable & Plottable { self }
  @available(iOS 17.0, *)
  nonisolated public func chartYSelection<P>(range: Binding<ClosedRange<P>?>) -> some View
  where P: Comparable & Plottable { self }
  @available(iOS 17.0, *)
  nonisolated public func chartYSelection<P>(value: Binding<P?>) -> some View where P: Plottable { self }
  @available(iOS 17.0, *)
  nonisolated public func chartAngleSelection<P>(value: Binding<P?>) -> some View where P: Plottable { self }
}

/// The area a chart is drawn in.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public struct ChartPlotContent: View {
  public var body: some View { EmptyView() }
}
