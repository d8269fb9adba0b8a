import Foundation

/// How a view comes and goes.
@available(iOS 17.0, *)
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
  @MainActor @preconcurrency static var properties: TransitionProperties { get }
  typealias Content = PlaceholderContentView<Self>
}

@available(iOS 17.0, *)
extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
  public func animation(_ animation: Animation?) -> some Transition { self }
  public func combined<T>(with other: T) -> some Transition where T: Transition { self }
  public func apply<V>(content: V, phase: TransitionPhase) -> some View where V: View { content }
}

/// What a transition says about itself.
@available(iOS 17.0, *)
public struct TransitionProperties: Sendable {
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
  public var hasMotion: Bool
}

/// Stands for the view that is modified.
@available(iOS 17.0, *)
public struct PlaceholderContentView<Value> {}

@available(iOS 17.0, *)
extension PlaceholderContentView: View, Primitive { func update(_ node: Node) {} }

/// A built-in transition.
@available(iOS 17.0, *)
public struct OpacityTransition: Transition {
  nonisolated public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

@available(iOS 17.0, *)
extension Transition where Self == OpacityTransition {
  @MainActor @preconcurrency public static var opacity: OpacityTransition { OpacityTransition() }
}

/// A built-in transition.
@available(iOS 17.0, *)
public struct SlideTransition: Transition {
  nonisolated public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

@available(iOS 17.0, *)
extension Transition where Self == SlideTransition {
  @MainActor @preconcurrency public static var slide: SlideTransition { SlideTransition() }
}

/// A built-in transition.
@available(iOS 17.0, *)
public struct IdentityTransition: Transition {
  nonisolated public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

@available(iOS 17.0, *)
extension Transition where Self == IdentityTransition {
  @MainActor @preconcurrency public static var identity: IdentityTransition { IdentityTransition() }
}

/// A built-in transition.
@available(iOS 17.0, *)
public struct MoveTransition: Transition {
  public var edge: Edge
  nonisolated public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

@available(iOS 17.0, *)
extension Transition where Self == MoveTransition {
  @MainActor @preconcurrency public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

/// A built-in transition.
@available(iOS 17.0, *)
public struct PushTransition: Transition {
  public var edge: Edge
  nonisolated public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

@available(iOS 17.0, *)
extension Transition where Self == PushTransition {
  @MainActor @preconcurrency public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

/// A built-in transition.
@available(iOS 17.0, *)
public struct BlurReplaceTransition: Transition {
  /// Directions of the blur.
  public struct Configuration: Equatable, Sendable {
    private let name: String
    public static let downUp = Configuration(name: "downUp")
    public static let upUp = Configuration(name: "upUp")
  }
  public var configuration: Configuration
  nonisolated public init(configuration: Configuration) { self.configuration = configuration }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

@available(iOS 17.0, *)
extension Transition where Self == BlurReplaceTransition {
  @MainActor @preconcurrency public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> Self {
    BlurReplaceTransition(configuration: config)
  }
  @MainActor @preconcurrency public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }
}

/// A built-in transition.
@available(iOS 17.0, *)
public struct ScaleTransition: Transition {
  public var scale: Double
  public var anchor: UnitPoint
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

@available(iOS 17.0, *)
extension Transition where Self == ScaleTransition {
  @MainActor @preconcurrency public static var scale: ScaleTransition { ScaleTransition(1e-5) }
  @MainActor @preconcurrency public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}

/// A built-in transition.
@available(iOS 17.0, *)
public struct OffsetTransition: Transition {
  public var offset: CGSize
  nonisolated public init(_ offset: CGSize) { self.offset = offset }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

@available(iOS 17.0, *)
extension Transition where Self == OffsetTransition {
  @MainActor @preconcurrency public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
  @MainActor @preconcurrency public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

/// One transition to come, another to go.
@available(iOS 17.0, *)
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  public var insertion: Insertion
  public var removal: Removal
  nonisolated public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

@available(iOS 17.0, *)
extension AsymmetricTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition of symbols.
@available(iOS 17.0, *)
public struct SymbolEffectTransition: Transition {
  nonisolated public init<T>(effect: T, options: SymbolEffectOptions)
  where T: SymbolEffect, T: TransitionSymbolEffect {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

@available(iOS 17.0, *)
extension Transition where Self == SymbolEffectTransition {
  @MainActor @preconcurrency public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: AutomaticSymbolEffect(), options: .default)
  }
  @MainActor @preconcurrency public static func symbolEffect<T>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition where T: SymbolEffect, T: TransitionSymbolEffect {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

/// Any transition.
public struct AnyTransition: Sendable {
  private let name: String
  private init(name: String) { self.name = name }

  @available(iOS 17.0, *)
  public init<T>(_ transition: T) where T: Transition { name = "\(T.self)" }
  public static let identity = AnyTransition(name: "identity")
  public static let opacity = AnyTransition(name: "opacity")
  public static var slide: AnyTransition { AnyTransition(name: "slide") }
  public static var scale: AnyTransition { AnyTransition(name: "scale") }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(name: "scale(\(scale))")
  }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move(\(edge))") }
  @available(iOS 16.0, *)
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(name: "push(\(edge))") }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(name: "offset(\(offset))") }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  public static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier {
    AnyTransition(name: "modifier(\(E.self))")
  }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(name: "asymmetric(\(insertion.name), \(removal.name))")
  }
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(name: "\(name) with \(other.name)")
  }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How a view's content changes.
@available(iOS 16.0, *)
public struct ContentTransition: Equatable, Sendable {
  private let name: String
  public static let identity = ContentTransition(name: "identity")
  public static let opacity = ContentTransition(name: "opacity")
  public static let interpolate = ContentTransition(name: "interpolate")
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText(countsDown: \(countsDown))")
  }
  @available(iOS 17.0, *)
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText(value: \(value))")
  }
  @available(iOS 17.0, *)
  public static func symbolEffect<T>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition where T: ContentTransitionSymbolEffect, T: SymbolEffect {
    ContentTransition(name: "symbolEffect(\(T.self))")
  }
  @available(iOS 17.0, *)
  public static var symbolEffect: ContentTransition { ContentTransition(name: "symbolEffect") }
}

/// How a screen comes in.
@available(iOS 18.0, *)
public protocol NavigationTransition {}

/// The system's own way.
@available(iOS 18.0, *)
public struct AutomaticNavigationTransition: NavigationTransition {}

/// From a view and back to it.
@available(iOS 18.0, *)
public struct ZoomNavigationTransition: NavigationTransition {
  let sourceID: AnyHashable
  let namespace: Namespace.ID
}

@available(iOS 18.0, *)
extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

@available(iOS 18.0, *)
extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(sourceID: AnyHashable(sourceID), namespace: namespace)
  }
}

/// How the source of a zoom looks.
@available(iOS 18.0, *)
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// As it is.
@available(iOS 18.0, *)
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

@available(iOS 18.0, *)
extension MatchedTransitionSourceConfiguration {
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

/// What two matched views share.
@available(iOS 14.0, *)
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
