import Foundation

/// What a user does with fingers.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Body { get }
}

extension Gesture where Body == Never {
  public var body: Never { neverBody(Self.self) }
}

extension Never: Gesture {
  public typealias Value = Never
}

extension Gesture {
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, body: body) }
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }
  nonisolated public func simultaneously<Other>(with other: Other) -> SimultaneousGesture<Self, Other>
  where Other: Gesture { SimultaneousGesture(self, other) }
  nonisolated public func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other>
  where Other: Gesture { SequenceGesture(self, other) }
  nonisolated public func exclusively<Other>(before other: Other) -> ExclusiveGesture<Self, Other>
  where Other: Gesture { ExclusiveGesture(self, other) }
}

extension Gesture where Value: Equatable {
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(base: self, action: action)
  }
}

/// A gesture with an action at its end.
public struct _EndedGesture<Content: Gesture> {
  public typealias Value = Content.Value
  public typealias Body = Never
  let base: Content
  let action: (Content.Value) -> Void
  nonisolated init(base: Content, action: @escaping (Content.Value) -> Void) {
    self.base = base
    self.action = action
  }
}

/// A gesture with an action at each change.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
  public typealias Value = Content.Value
  public typealias Body = Never
  let base: Content
  let action: (Content.Value) -> Void
  nonisolated init(base: Content, action: @escaping (Content.Value) -> Void) {
    self.base = base
    self.action = action
  }
}

/// A gesture with another value.
public struct _MapGesture<Content: Gesture, Value> {
  public typealias Body = Never
  let base: Content
  let transform: (Content.Value) -> Value
  nonisolated init(base: Content, transform: @escaping (Content.Value) -> Value) {
    self.base = base
    self.transform = transform
  }
}

/// A gesture that keeps state while it lasts.
public struct GestureStateGesture<Base: Gesture, State> {
  public typealias Value = Base.Value
  public typealias Body = Never
  public var base: Base
  public var state: GestureState<State>
  let update: (Value, inout State, inout Transaction) -> Void
  nonisolated public init(
    base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    update = body
  }
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  public typealias Body = Never
  /// What both have made of it.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public var first: First
  public var second: Second
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Two gestures, one after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  public typealias Body = Never
  /// How far it is.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public var first: First
  public var second: Second
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// One of two gestures.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  public typealias Body = Never
  /// Which one.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public var first: First
  public var second: Second
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Any gesture.
public struct AnyGesture<Value> {
  public typealias Body = Never
  let recognize: @MainActor (Touch) -> (() -> Value)?
  nonisolated public init<T>(_ gesture: T) where Value == T.Value, T: Gesture {
    nonisolated(unsafe) let gesture = gesture
    recognize = { gesture.recognized($0) }
  }
}

/// Which gestures count.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// State that lasts as long as a gesture.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  public init(wrappedValue: Value) { initial = wrappedValue }
  public init(initialValue: Value) { initial = initialValue }
  public init(wrappedValue: Value, resetTransaction: Transaction) { initial = wrappedValue }
  public init(initialValue: Value, resetTransaction: Transaction) { initial = initialValue }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
  }
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = initialValue
  }
  public var wrappedValue: Value { initial }
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) { initial = nil }
  public init(reset: @escaping (Value, inout Transaction) -> Void) { initial = nil }
}

extension _EndedGesture: Gesture {}
extension _ChangedGesture: Gesture {}
extension _MapGesture: Gesture {}
extension GestureStateGesture: Gesture {}
extension SimultaneousGesture: Gesture {}
extension SequenceGesture: Gesture {}
extension ExclusiveGesture: Gesture {}
extension AnyGesture: Gesture {}
