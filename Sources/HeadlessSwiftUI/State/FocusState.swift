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
    modifier(FocusModifier(binding: binding, value: value))
  }

  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(binding: condition, value: true))
  }
}

/// Ties the focus of the controls below to a value of a focus state.
@available(iOS 15.0, *)
struct FocusModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

@available(iOS 15.0, *)
extension FocusModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    content()
    let isFocused = node.track { binding.wrappedValue == value }
    node.trait = FocusTrait(
      isFocused: isFocused, setFocused: { binding.wrappedValue = $0 ? value : binding.resting })
    node.runtime.noteFocus(of: node, isFocused)
  }
}

/// Gives the focus away when the view is first shown, unless code did so.
@available(iOS 17.0, *)
struct DefaultFocusModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

@available(iOS 17.0, *)
extension DefaultFocusModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    content()
    _ = node.state("is given") {
      node.runtime.afterUpdate {
        if binding.wrappedValue == binding.resting { binding.wrappedValue = value }
      }
      return true
    }
  }
}

/// Whether the control below has the keyboard.
struct FocusTrait: Trait {
  let isFocused: Bool
  let setFocused: (Bool) -> Void
}
