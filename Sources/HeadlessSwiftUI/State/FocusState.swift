/// Which control has the keyboard.
@available(iOS 15.0, *)
@propertyWrapper
public struct FocusState<Value> where Value: Hashable {
  /// Lets another view read and set the focus.
  @propertyWrapper
  public struct Binding {
    let location: Location<Value>?
    let resting: Value

    public var wrappedValue: Value {
      get { location?.get() ?? resting }
      nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: Binding { self }
  }

  /// The value while nothing the state speaks of is focused.
  private let resting: Value
  private var location: Location<Value>?

  public init() where Value == Bool { resting = false }
  public init<T>() where Value == T?, T: Hashable { resting = nil }

  public var wrappedValue: Value {
    get { location?.get() ?? resting }
    nonmutating set { location?.set(newValue) }
  }

  public var projectedValue: Binding { Binding(location: location, resting: resting) }
}

@available(iOS 15.0, *)
extension FocusState: Sendable where Value: Sendable {}
@available(iOS 15.0, *)
extension FocusState.Binding: Sendable where Value: Sendable {}

@available(iOS 15.0, *)
extension FocusState: DynamicProperty, GraphProperty, SelfComparing {
  mutating func install(on node: Node, slot: Int) {
    location = node.state(slot) { Location(resting) }
  }

  func isSame(as other: Any) -> Bool { true }
}

@available(iOS 15.0, *)
extension FocusState.Binding: SelfComparing {
  func isSame(as other: Any) -> Bool { (other as? Self)?.location === location }
}

@available(iOS 15.0, *)
extension View {
  nonisolated public func focused<Value>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: Hashable {
    inert("focused", binding, value)
  }

  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    inert("focused", condition)
  }
}
