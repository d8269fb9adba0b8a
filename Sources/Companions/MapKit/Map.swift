import HeadlessSwiftUI

/// A map. It draws nothing here.
@available(iOS 14.0, *)
@MainActor @preconcurrency
public struct Map<Content>: View {
  public var body: some View { EmptyView() }
  init() {}
}

@available(iOS 14.0, *)
extension Map where Content == DefaultMapContent {
  @available(
    iOS, introduced: 14.0, deprecated: 17.0,
    message: "Use Map initializers that take a MapContentBuilder instead."
  )
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) { self.init() }
}

/// What a map without annotations holds.
public struct DefaultMapContent {}

@available(iOS 17.0, *)
extension Map {
  public init<C>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C>, C: MapContent { self.init() }
  public init<C>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C>, C: MapContent { self.init() }
  public init<C>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C>, C: MapContent { self.init() }
  public init<SelectedValue, C>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C>, SelectedValue: Hashable, C: MapContent { self.init() }
  public init<SelectedValue, C>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C>, SelectedValue: Hashable, C: MapContent { self.init() }
  public init<SelectedValue, C>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C>, SelectedValue: Hashable, C: MapContent { self.init() }
}

@available(iOS 17.0, *)
extension Map where Content == MapContentView<Never, EmptyMapContent> {
  public init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) { self.init() }
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) { self.init() }
  public init(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) { self.init() }
}

/// What a map shows, with what can be chosen on it.
@available(iOS 17.0, *)
@MainActor @preconcurrency
public struct MapContentView<SelectionValue, Content>: View
where SelectionValue: Hashable, Content: MapContent {
  public var body: some View { EmptyView() }
}

/// What a finger may do with a map.
@available(iOS 14.0, *)
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  @available(iOS 17.0, *) public static let pitch = MapInteractionModes(rawValue: 4)
  @available(iOS 17.0, *) public static let rotate = MapInteractionModes(rawValue: 8)
  public static let all = MapInteractionModes(rawValue: -1)
}

/// Whether a map follows the user.
@available(iOS, introduced: 14.0, deprecated: 17.0)
public enum MapUserTrackingMode: Sendable {
  case none, follow
}

/// Where a map looks from.
@available(iOS 17.0, *)
public struct MapCamera: Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  public var distance: Double
  public var heading: Double
  public var pitch: Double
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }
}

/// What a map shows.
@available(iOS 17.0, *)
public struct MapCameraPosition: Sendable {
  public private(set) var region: MKCoordinateRegion?
  public private(set) var camera: MapCamera?
  public private(set) var rect: MKMapRect?
  public private(set) var followsUserLocation = false
  public private(set) var followsUserHeading = false
  public var positionedByUser: Bool { false }
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(region: region)
  }
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(camera: camera) }
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(rect: rect) }
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
    MapCameraPosition()
  }
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    MapCameraPosition(followsUserLocation: true, followsUserHeading: followsHeading)
  }
  public static let automatic = MapCameraPosition()
}

/// How far a map may be moved.
@available(iOS 17.0, *)
public struct MapCameraBounds: Sendable {
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {}
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// Something on a map.
@available(iOS 17.0, *)
@MainActor @preconcurrency
public protocol MapContent {
  associatedtype Body: MapContent
  @MapContentBuilder var body: Body { get }
}

@available(iOS 17.0, *)
extension Never: MapContent {}

/// Nothing on a map.
@available(iOS 17.0, *)
public struct EmptyMapContent: MapContent {
  public init() {}
  public var body: Never { preconditionFailure("there is nothing in it") }
}

/// Several things on a map.
@available(iOS 17.0, *)
public struct TupleMapContent<Content>: MapContent {
  public var body: Never { preconditionFailure("there is nothing in it") }
}

/// Puts things on a map.
@available(iOS 17.0, *)
@resultBuilder
public enum MapContentBuilder {
  @MainActor @preconcurrency
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: MapContent {
    content
  }
  @MainActor @preconcurrency
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: MapContent { content }
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleMapContent<(repeat each Content)> where repeat each Content: MapContent { TupleMapContent() }
  public static func buildIf<Content>(_ content: Content?) -> TupleMapContent<Content?>
  where Content: MapContent { TupleMapContent() }
  public static func buildEither<First, Second>(
    first: First
  ) -> TupleMapContent<(First, Second)> where First: MapContent, Second: MapContent { TupleMapContent() }
  public static func buildEither<First, Second>(
    second: Second
  ) -> TupleMapContent<(First, Second)> where First: MapContent, Second: MapContent { TupleMapContent() }
  public static func buildLimitedAvailability<Content>(_ content: Content) -> TupleMapContent<Content>
  where Content: MapContent { TupleMapContent() }
}

@available(iOS 17.0, *)
extension ForEach: MapContent where Content: MapContent {
  public typealias Body = Never
  public var body: Never { preconditionFailure("maps are not drawn") }
  public init(
    _ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID { preconditionFailure("maps are not drawn") }
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) { preconditionFailure("maps are not drawn") }
}

/// A balloon at a place.
@available(iOS 17.0, *)
public struct Marker<Label>: MapContent where Label: View {
  public var body: Never { preconditionFailure("there is nothing in it") }
  init() {}
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {}
}

@available(iOS 17.0, *)
extension Marker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) { self.init() }
  @_disfavoredOverload
  public init<S>(_ title: S, coordinate: CLLocationCoordinate2D) where S: StringProtocol { self.init() }
}

@available(iOS 17.0, *)
extension Marker where Label == HeadlessSwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init()
  }
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    self.init()
  }
  @_disfavoredOverload
  public init<S>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D)
  where S: StringProtocol {
    self.init()
  }
  public init(item: MKMapItem) { self.init() }
}

/// A view at a place.
@available(iOS 17.0, *)
public struct Annotation<Label, Content>: MapContent where Label: View, Content: View {
  public var body: Never { preconditionFailure("there is nothing in it") }
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
}

@available(iOS 17.0, *)
extension Annotation where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content, label: { Text(titleKey) })
  }
  @_disfavoredOverload
  public init<S>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(coordinate: coordinate, anchor: anchor, content: content, label: { Text(title) })
  }
}

/// Where the user is.
@available(iOS 17.0, *)
public struct UserAnnotation: MapContent {
  public var body: Never { preconditionFailure("there is nothing in it") }
  public init(anchor: UnitPoint = .center) {}
}

/// A circle on a map.
@available(iOS 17.0, *)
public struct MapCircle: MapContent {
  public var body: Never { preconditionFailure("there is nothing in it") }
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
}

/// A line on a map.
@available(iOS 17.0, *)
public struct MapPolyline: MapContent {
  public var body: Never { preconditionFailure("there is nothing in it") }
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {}
  public init(_ polyline: MKPolyline) {}
  public init(_ route: MKRoute) {}
  /// How a line runs.
  public enum ContourStyle: Sendable {
    case straight, geodesic
  }
}

/// An area on a map.
@available(iOS 17.0, *)
public struct MapPolygon: MapContent {
  public var body: Never { preconditionFailure("there is nothing in it") }
  public init(coordinates: [CLLocationCoordinate2D]) {}
}

@available(iOS 17.0, *)
extension MapContent {
  public func tint<S>(_ tint: S) -> some MapContent where S: ShapeStyle { self }
  public func tag<V>(_ tag: V) -> some MapContent where V: Hashable { self }
  public func foregroundStyle<S>(_ style: S) -> some MapContent where S: ShapeStyle { self }
  public func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent where S: ShapeStyle { self }
  public func stroke<S>(_ content: S, style: StrokeStyle) -> some MapContent where S: ShapeStyle { self }
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
}

/// How a map looks.
@available(iOS 17.0, *)
public struct MapStyle: Sendable {
  /// Flat or with heights.
  public struct Elevation: Hashable, Sendable {
    let name: String
    public static let automatic = Elevation(name: "automatic")
    public static let flat = Elevation(name: "flat")
    public static let realistic = Elevation(name: "realistic")
  }
  public static let standard = MapStyle()
  public static let imagery = MapStyle()
  public static let hybrid = MapStyle()
  public static func standard(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
}

/// Which places a map names.
@available(iOS 17.0, *)
public struct PointOfInterestCategories: Sendable {
  public static let all = PointOfInterestCategories()
  public static let excludingAll = PointOfInterestCategories()
}

/// When changes of a map are told.
@available(iOS 17.0, *)
public struct MapCameraUpdateFrequency: Hashable, Sendable {
  let isContinuous: Bool
  public static let continuous = MapCameraUpdateFrequency(isContinuous: true)
  public static let onEnd = MapCameraUpdateFrequency(isContinuous: false)
}

/// What a map shows after a change.
@available(iOS 17.0, *)
public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
  public let rect: MKMapRect
}

@available(iOS 17.0, *)
extension View {
  nonisolated public func mapStyle(_ style: MapStyle) -> some View { self }
  nonisolated public func mapControls<Content>(@ViewBuilder _ content: () -> Content) -> some View
  where Content: View { self }
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { self }
  nonisolated public func mapCameraKeyframeAnimator(
    trigger: some Equatable,
    @KeyframesBuilder<MapCamera> keyframes: @escaping (MapCamera) -> some Keyframes<MapCamera>
  ) -> some View { self }
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { self }
}

/// A button that shows where the user is.
@available(iOS 17.0, *)
@MainActor @preconcurrency
public struct MapUserLocationButton: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// A compass.
@available(iOS 17.0, *)
@MainActor @preconcurrency
public struct MapCompass: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// A scale.
@available(iOS 17.0, *)
@MainActor @preconcurrency
public struct MapScaleView: View {
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// A button that tilts the map.
@available(iOS 17.0, *)
@MainActor @preconcurrency
public struct MapPitchToggle: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// Gives what is inside a way to convert places.
@available(iOS 17.0, *)
@MainActor @preconcurrency
public struct MapReader<Content>: View where Content: View {
  let content: (MapProxy) -> Content
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
  public var body: some View { content(MapProxy()) }
}

/// Converts places of a map; none is drawn, so there are none.
@available(iOS 17.0, *)
public struct MapProxy {
  public func convert(
    _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
  ) -> CGPoint? { nil }
  public func convert(
    _ point: CGPoint, from space: some CoordinateSpaceProtocol
  ) -> CLLocationCoordinate2D? { nil }
}
