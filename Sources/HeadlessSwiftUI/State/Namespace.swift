/// A name that lasts as long as the view, for matching views in animations.
@available(iOS 14.0, *)
@propertyWrapper
public struct Namespace: Sendable {
  /// Two equal ids name the same namespace.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private var number = 0

  public init() {}
  public var wrappedValue: Namespace.ID { ID(number: number) }
}

@available(iOS 14.0, *)
extension Namespace: DynamicProperty, GraphProperty, SelfComparing {
  mutating func install(on node: Node, slot: Int) {
    number = node.state(slot) { node.runtime.nextNumber() }
  }

  func isSame(as other: Any) -> Bool { true }
}
