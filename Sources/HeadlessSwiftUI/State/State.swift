/// A value a view owns, kept while the view's identity lasts.
@available(iOS 13.0, *)
@propertyWrapper
public struct State<Value> {
  /// The value given when the view struct was made; used once, when the view first appears in the tree.
  let seed: Value
  var location: Location<Value>?

  public init(wrappedValue value: Value) { seed = value }
  public init(initialValue value: Value) { seed = value }

  public var wrappedValue: Value {
    get { location?.get() ?? seed }
    nonmutating set { location?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    guard let location else {
      Runtime.fault(
        "Accessing State's value outside of being installed on a View. This will result in a constant Binding "
          + "of the initial value and will not update.")
      return .constant(seed)
    }
    return Binding(location)
  }
}

@available(iOS 13.0, *)
extension State: Sendable where Value: Sendable {}

@available(iOS 13.0, *)
extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

@available(iOS 13.0, *)
extension State: DynamicProperty, GraphProperty, SelfComparing {
  mutating func install(on node: Node, slot: Int) {
    location = node.state(slot) { Location(seed) }
  }

  // The initial value matters once only: a changed one does not make a changed view.
  func isSame(as other: Any) -> Bool { true }
}
