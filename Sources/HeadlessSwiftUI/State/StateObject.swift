/// An object the view owns: made once, kept while the view's identity lasts.
@available(iOS 14.0, *)
@propertyWrapper
public struct StateObject<ObjectType> where ObjectType: ObservableObject {
  private let make: () -> ObjectType
  private var object: ObjectType?

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  @MainActor @preconcurrency
  public var wrappedValue: ObjectType { object ?? make() }

  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(root: wrappedValue) }
}

@available(iOS 14.0, *)
extension StateObject: DynamicProperty, GraphProperty, SelfComparing {
  mutating func install(on node: Node, slot: Int) {
    let object = node.state(slot, make)
    Subscription.keep(object, for: node, slot: slot)
    self.object = object
  }

  func isSame(as other: Any) -> Bool { other is Self }
}
