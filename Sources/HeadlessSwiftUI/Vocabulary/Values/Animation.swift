import Foundation

/// How a view changes over time. Nothing is drawn here: a value that can be compared.
public struct Animation: Equatable, Sendable {
  let text: String

  init(_ description: String) { text = description }

  /// How long it takes, as far as it says; otherwise what SwiftUI's default takes.
  var seconds: Double {
    text.firstMatch(of: #/(?:duration|response): ([0-9.]+)/#).flatMap { Double($0.1) } ?? 0.35
  }

  public static let `default` = Animation("default")
}

extension Animation {
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation("spring(response: \(response), dampingFraction: \(dampingFraction))")
  }

  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    Animation("spring(duration: \(duration), bounce: \(bounce))")
  }

  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation("spring(\(spring))")
  }

  public static var spring: Animation { Animation("spring") }

  @_disfavoredOverload public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation("interactiveSpring(response: \(response), dampingFraction: \(dampingFraction))")
  }

  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation("interactiveSpring(duration: \(duration), extraBounce: \(extraBounce))")
  }

  public static var interactiveSpring: Animation { Animation("interactiveSpring") }

  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation("interpolatingSpring(mass: \(mass), stiffness: \(stiffness), damping: \(damping))")
  }

  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation("interpolatingSpring(duration: \(duration), bounce: \(bounce))")
  }

  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    Animation("interpolatingSpring(\(spring))")
  }

  public static var interpolatingSpring: Animation { Animation("interpolatingSpring") }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation("smooth(duration: \(duration), extraBounce: \(extraBounce))")
  }
  public static var smooth: Animation { Animation("smooth") }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation("snappy(duration: \(duration), extraBounce: \(extraBounce))")
  }
  public static var snappy: Animation { Animation("snappy") }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation("bouncy(duration: \(duration), extraBounce: \(extraBounce))")
  }
  public static var bouncy: Animation { Animation("bouncy") }

  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation("easeInOut(duration: \(duration))")
  }
  public static var easeInOut: Animation { Animation("easeInOut") }

  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation("easeIn(duration: \(duration))")
  }
  public static var easeIn: Animation { Animation("easeIn") }

  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation("easeOut(duration: \(duration))")
  }
  public static var easeOut: Animation { Animation("easeOut") }

  public static func linear(duration: TimeInterval) -> Animation {
    Animation("linear(duration: \(duration))")
  }
  public static var linear: Animation { Animation("linear") }

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation("timingCurve(\(p1x), \(p1y), \(p2x), \(p2y), duration: \(duration))")
  }

  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation("timingCurve(\(curve), duration: \(duration))")
  }

  public init<A>(_ base: A) where A: CustomAnimation { self.init(String(describing: base)) }

  public func delay(_ delay: TimeInterval) -> Animation { Animation("\(text).delay(\(delay))") }
  public func speed(_ speed: Double) -> Animation { Animation("\(text).speed(\(speed))") }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation("\(text).repeatCount(\(repeatCount), autoreverses: \(autoreverses))")
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation("\(text).repeatForever(autoreverses: \(autoreverses))")
  }
  @available(iOS 17.0, *)
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation("\(text).logicallyComplete(after: \(duration))")
  }
}

extension Animation: Hashable, CustomStringConvertible {
  public var description: String { text }
}

/// When the completion of an animation is called.
@available(iOS 17.0, *)
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// An animation defined by its own function of time.
@available(iOS 17.0, *)
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
  nonisolated func animate<V>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? where V: VectorArithmetic
  nonisolated func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  where V: VectorArithmetic
  nonisolated func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic
}

extension CustomAnimation {
  public func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  where V: VectorArithmetic { nil }
  public func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic { false }
}

/// What a custom animation keeps between frames.
@available(iOS 17.0, *)
public struct AnimationContext<Value: VectorArithmetic> {
  public var state = AnimationState<Value>()
  public var isLogicallyComplete = false
  public internal(set) var environment = EnvironmentValues()
}

/// Values of a custom animation by key.
@available(iOS 17.0, *)
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<K>(key: K.Type) -> K.Value where K: AnimationStateKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of `AnimationState`.
@available(iOS 17.0, *)
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// A spring's motion.
@available(iOS 17.0, *)
public struct Spring: Hashable, Sendable {
  public var response: Double
  public var dampingRatio: Double
  public var mass: Double

  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: 1 - bounce)
  }
  public init(response: Double, dampingRatio: Double) {
    self.response = response
    self.dampingRatio = dampingRatio
    mass = 1
  }
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let root = (stiffness * mass).squareRoot()
    response = 2 * .pi * (mass / stiffness).squareRoot()
    dampingRatio = root == 0 ? 1 : damping / (2 * root)
    if !allowOverDamping { dampingRatio = min(dampingRatio, 1) }
    self.mass = mass
  }
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    self.init(response: settlingDuration * 2 * .pi * dampingRatio / -log(epsilon), dampingRatio: dampingRatio)
  }

  public var duration: TimeInterval { response }
  public var bounce: Double { 1 - dampingRatio }
  public var stiffness: Double { mass * (2 * .pi / response) * (2 * .pi / response) }
  public var damping: Double { 4 * .pi * dampingRatio * mass / response }
  public var settlingDuration: TimeInterval {
    settles(within: 0.001)
  }
  private func settles(within epsilon: Double) -> TimeInterval {
    dampingRatio == 0 ? .infinity : -log(epsilon) * response / (2 * .pi * dampingRatio)
  }
  /// How many seconds it takes until the value stays nearer to the target than `epsilon`.
  public func settlingDuration<V>(target: V, initialVelocity: V = .zero, epsilon: Double) -> TimeInterval
  where V: VectorArithmetic {
    settles(within: epsilon / max(target.magnitudeSquared.squareRoot(), epsilon * 2))
  }

  public static var smooth: Spring { smooth() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static var snappy: Spring { snappy() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static var bouncy: Spring { bouncy() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Spring {
  public func value<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V
  where V: VectorArithmetic {
    let decay = exp(-dampingRatio * 2 * .pi / response * time)
    let frequency = 2 * .pi / response * max(0, 1 - dampingRatio * dampingRatio).squareRoot()
    var rest = target
    rest.scale(by: decay * cos(frequency * time))
    return target - rest
  }

  public func velocity<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V
  where V: VectorArithmetic {
    let step = 0.001
    var difference =
      value(target: target, initialVelocity: initialVelocity, time: time + step)
      - value(target: target, initialVelocity: initialVelocity, time: time)
    difference.scale(by: 1 / step)
    return difference
  }
}

/// A curve from 0 to 1.
@available(iOS 17.0, *)
public struct UnitCurve: Hashable, Sendable {
  private let start: UnitPoint
  private let end: UnitPoint

  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(start: startControlPoint, end: endControlPoint)
  }
  private static func curve(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> UnitCurve {
    UnitCurve(start: UnitPoint(x: x1, y: y1), end: UnitPoint(x: x2, y: y2))
  }
  public static let easeInOut = curve(0.42, 0, 0.58, 1)
  public static let easeIn = curve(0.42, 0, 1, 1)
  public static let easeOut = curve(0, 0, 0.58, 1)
  public static let circularEaseIn = curve(0.55, 0, 1, 0.45)
  public static let circularEaseOut = curve(0, 0.55, 0.45, 1)
  public static let circularEaseInOut = curve(0.85, 0, 0.15, 1)
  public static let linear = curve(0, 0, 1, 1)

  public func value(at progress: Double) -> Double {
    let t = min(max(progress, 0), 1)
    return 3 * (1 - t) * (1 - t) * t * Double(start.y) + 3 * (1 - t) * t * t * Double(end.y) + t * t * t
  }
  public func velocity(at progress: Double) -> Double {
    (value(at: progress + 0.001) - value(at: progress)) * 1000
  }
  public var inverse: UnitCurve {
    UnitCurve(start: UnitPoint(x: start.y, y: start.x), end: UnitPoint(x: end.y, y: end.x))
  }
}
