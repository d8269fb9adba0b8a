@_exported import HeadlessCoreLocation
@_exported import HeadlessSwiftUI

/// How much of the globe is shown, in degrees.
public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the globe.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let degree = 111_320.0
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree,
        longitudeDelta: longitudinalMeters / (degree * cos(centerCoordinate.latitude * .pi / 180))))
  }
}

/// A rectangle of the flat map, in map points.
public struct MKMapRect: Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }
  public static let world = MKMapRect(
    origin: MKMapPoint(x: 0, y: 0), size: MKMapSize(width: 268_435_456, height: 268_435_456))
  public static let null = MKMapRect(
    origin: MKMapPoint(x: .infinity, y: .infinity), size: MKMapSize(width: 0, height: 0))
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  public func union(_ rect2: MKMapRect) -> MKMapRect {
    if isNull { return rect2 }
    if rect2.isNull { return self }
    let x = min(origin.x, rect2.origin.x)
    let y = min(origin.y, rect2.origin.y)
    let right = max(origin.x + size.width, rect2.origin.x + rect2.size.width)
    let bottom = max(origin.y + size.height, rect2.origin.y + rect2.size.height)
    return MKMapRect(x: x, y: y, width: right - x, height: bottom - y)
  }
  public func contains(_ point: MKMapPoint) -> Bool {
    (origin.x...origin.x + size.width).contains(point.x)
      && (origin.y...origin.y + size.height).contains(point.y)
  }
}

/// A place on the flat map.
public struct MKMapPoint: Sendable {
  public var x: Double
  public var y: Double
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
  public init(_ coordinate: CLLocationCoordinate2D) {
    self.init(x: coordinate.longitude, y: coordinate.latitude)
  }
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: y, longitude: x) }
}

/// A size on the flat map.
public struct MKMapSize: Sendable {
  public var width: Double
  public var height: Double
  public init() { self.init(width: 0, height: 0) }
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A place with a name.
open class MKMapItem: NSObject, @unchecked Sendable {
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var placemark: MKPlacemark
  @available(iOS 26.0, *)
  open var address: MKAddress? { nil }
  @available(iOS 26.0, *)
  open var addressRepresentations: MKAddressRepresentations? { nil }
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// An address as text.
@available(iOS 26.0, *)
open class MKAddress: NSObject, @unchecked Sendable {
  public let fullAddress: String
  public let shortAddress: String?
  public init?(fullAddress: String, shortAddress: String?) {
    self.fullAddress = fullAddress
    self.shortAddress = shortAddress
  }
}

/// An address in the words of the reader's region.
@available(iOS 26.0, *)
open class MKAddressRepresentations: NSObject, @unchecked Sendable {
  open var cityName: String? { nil }
  open var cityWithContext: String? { nil }
  open var regionName: String? { nil }
  open func fullAddress(includingRegion: Bool, singleLine: Bool) -> String? { nil }
}

/// A line through places.
open class MKPolyline: NSObject, @unchecked Sendable {
  open var pointCount: Int { 0 }
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var title: String?
  open var subtitle: String?
  override init() {}
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init()
  }
}

/// A way from one place to another.
open class MKRoute: NSObject, @unchecked Sendable {
  open var name: String { "" }
  open var distance: CLLocationDistance { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
  open var advisoryNotices: [String] { [] }
  open var polyline: MKPolyline { MKPolyline() }
  open var steps: [Step] { [] }
  override init() {}

  /// A part of a way.
  open class Step: NSObject, @unchecked Sendable {
    open var instructions: String { "" }
    open var notice: String? { nil }
    open var distance: CLLocationDistance { 0 }
    open var polyline: MKPolyline { MKPolyline() }
    override init() {}
  }
}

/// An address on a map.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  public init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D(latitude: 0, longitude: 0)
  }
}

/// Something at a place.
public protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// A pin.
open class MKPointAnnotation: NSObject, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
  open var subtitle: String?
  public override init() {}
}

/// UIKit's map.
@preconcurrency @MainActor
open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var region = MKCoordinateRegion()
  open var showsUserLocation = false
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open private(set) var annotations: [any MKAnnotation] = []
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { region.center = coordinate }
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations.removeAll { old in annotations.contains { $0 === old } }
  }
}

/// Hears of a map.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: AnyObject {
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
}

extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
}

/// Searches for places.
open class MKLocalSearch: NSObject {
  /// What to search for.
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    public override init() {}
  }
  /// What was found.
  open class Response: NSObject {
    open var mapItems: [MKMapItem] { [] }
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }
  public init(request: Request) {}
  open func start() async throws -> Response { Response() }
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {}
  open func cancel() {}
}

@available(iOS 17.0, *)
extension CLLocationCoordinate2D: Animatable {
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(latitude, longitude) }
    set { (latitude, longitude) = (newValue.first, newValue.second) }
  }
}
