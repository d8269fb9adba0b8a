import Foundation

/// Empty space that grows.
public struct Spacer {
  public var minLength: CGFloat?
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View, Primitive { func update(_ node: Node) {} }

/// A line between views.
public struct Divider {
  public init() {}
}

extension Divider: View, Primitive { func update(_ node: Node) {} }

/// Shows views that depend on the size of their container; headless, that is the whole window.
public struct GeometryReader<Content> where Content: View {
  public var content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View, Primitive {
  func update(_ node: Node) {
    let proxy = GeometryProxy(window: node.environment)
    node.place(.init(0)) { content(proxy) }
  }
}

/// Runs an action when what a closure makes of a view's geometry differs from before, and when the view appears.
struct GeometryChange<Value: Equatable & Sendable> {
  let transform: @Sendable (GeometryProxy) -> Value
  let action: (_ old: Value, _ new: Value) -> Void
}

extension GeometryChange: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    let value = node.track { transform(GeometryProxy(window: node.environment)) }
    ChangeModifier(value: value, initial: true, action: action).update(node, content: content)
  }
}

/// Size and place of a container.
public struct GeometryProxy: Sendable {
  public let size: CGSize
  /// Of an iPhone and an iPad, upright.
  private static let compactWindow = CGSize(width: 393, height: 852)
  private static let regularWindow = CGSize(width: 1024, height: 1366)
  /// That of the window, as the model measures nothing.
  init(window environment: EnvironmentValues) {
    size = environment.horizontalSizeClass == .regular ? Self.regularWindow : Self.compactWindow
  }
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "use overload that accepts a CoordinateSpaceProtocol instead"
  )
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
  @available(iOS 17.0, *)
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
  @available(iOS 17.0, *)
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }
  @available(iOS 18.0, *)
  public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }
}

/// How far corners reach into a container.
@available(iOS 26.0, *)
public struct RectangleCornerInsets: Equatable, Sendable {
  public var topLeading: CGSize
  public var topTrailing: CGSize
  public var bottomLeading: CGSize
  public var bottomTrailing: CGSize
  public init(
    topLeading: CGSize = .zero, topTrailing: CGSize = .zero, bottomLeading: CGSize = .zero,
    bottomTrailing: CGSize = .zero
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }
}

/// Where coordinates are measured.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)
  public static func named(_ name: some Hashable) -> CoordinateSpace { .named(AnyHashable(name)) }
  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// Where coordinates are measured.
@available(iOS 17.0, *)
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// A coordinate space with a name.
@available(iOS 17.0, *)
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  private let name: AnyHashable
  init(name: AnyHashable) { self.name = name }
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The whole screen.
@available(iOS 17.0, *)
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The view itself.
@available(iOS 17.0, *)
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

@available(iOS 17.0, *)
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  public static func scrollView(axis: Axis) -> Self { NamedCoordinateSpace(name: axis) }
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: "scrollView") }
}

@available(iOS 17.0, *)
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

@available(iOS 17.0, *)
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

/// A value in a view's coordinates, to be read in another's.
public struct Anchor<Value> {
  let value: Value

  /// Where an anchor comes from.
  public struct Source {
    let value: Value
  }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}
extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}

extension Anchor.Source where Value == CGRect {
  public static func rect(_ r: CGRect) -> Anchor<Value>.Source { Anchor.Source(value: r) }
  public static var bounds: Anchor<CGRect>.Source { Anchor.Source(value: .zero) }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ p: CGPoint) -> Anchor<Value>.Source { Anchor.Source(value: p) }
  public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source { Anchor.Source(value: .zero) }
  public static var topLeading: Anchor<CGPoint>.Source { Anchor.Source(value: .zero) }
  public static var top: Anchor<CGPoint>.Source { Anchor.Source(value: .zero) }
  public static var topTrailing: Anchor<CGPoint>.Source { Anchor.Source(value: .zero) }
  public static var leading: Anchor<CGPoint>.Source { Anchor.Source(value: .zero) }
  public static var center: Anchor<CGPoint>.Source { Anchor.Source(value: .zero) }
  public static var trailing: Anchor<CGPoint>.Source { Anchor.Source(value: .zero) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { Anchor.Source(value: .zero) }
  public static var bottom: Anchor<CGPoint>.Source { Anchor.Source(value: .zero) }
  public static var bottomLeading: Anchor<CGPoint>.Source { Anchor.Source(value: .zero) }
}

/// The first child that fits; headless, the first.
@available(iOS 16.0, *)
public struct ViewThatFits<Content> where Content: View {
  let content: Content
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@available(iOS 16.0, *)
extension ViewThatFits: View, Primitive {
  func update(_ node: Node) {
    var first: any View = content
    var keys: [Node.Key] = []
    while let part = (first as? any Multiple)?.parts.first {
      keys.append(part.key)
      first = part.view
    }
    node.place(first, key: .init(keys))
  }
}

/// Rows and columns.
@available(iOS 16.0, *)
public struct Grid<Content> where Content: View {
  let content: Content
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

@available(iOS 16.0, *)
extension Grid: View, Primitive { func update(_ node: Node) { node.place(content, 0) } }

/// A row of a grid.
@available(iOS 16.0, *)
public struct GridRow<Content> {
  let content: Content
}

@available(iOS 16.0, *)
extension GridRow where Content: View {
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@available(iOS 16.0, *)
extension GridRow: View, _PrimitiveView, Primitive where Content: View {
  func update(_ node: Node) { node.place(content, 0) }
}

/// Lets code move scroll views.
@available(iOS 14.0, *)
public struct ScrollViewReader<Content> where Content: View {
  public var content: (ScrollViewProxy) -> Content
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

@available(iOS 14.0, *)
extension ScrollViewReader: View, Primitive {
  func update(_ node: Node) { node.place(.init(0)) { content(ScrollViewProxy()) } }
}

/// Moves the scroll views below a reader.
@available(iOS 14.0, *)
public struct ScrollViewProxy {
  public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {}
}

/// Draws by code; headless, nothing is drawn.
@available(iOS 15.0, *)
public struct Canvas<Symbols> where Symbols: View {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

@available(iOS 15.0, *)
extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

@available(iOS 15.0, *)
extension Canvas: View, Primitive { func update(_ node: Node) {} }
