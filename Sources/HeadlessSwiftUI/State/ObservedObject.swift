/// Subscribes a node to an object for as long as the node, and this value in it, lives.
@MainActor
final class Subscription {
  let object: AnyObject
  private var cancellable: AnyCancellable?

  var keptValue: Any { object }

  init<Object: ObservableObject>(_ object: Object, for node: Node) {
    self.object = object
    cancellable = object.objectWillChange.sink { [weak node] _ in
      guard let node else { return }
      onMainActor {
        if node.runtime.isUpdating {
          node.runtime.warn(
            "Publishing changes from within view updates is not allowed, this will cause undefined behavior.",
            once: node)
        }
        node.invalidate()
      }
    }
  }

  /// The node's subscription at a slot, made anew when the object is another one.
  static func keep<Object: ObservableObject>(_ object: Object, for node: Node, slot: Int) {
    let key = ["subscription", slot] as [AnyHashable]
    let current = node.state(key) { Subscription(object, for: node) }
    if current.object !== object { node.setState(key, Subscription(object, for: node)) }
  }
}

/// Makes a binding to a property of an object.
func binding<Object: AnyObject, Subject>(
  _ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Subject>
) -> Binding<Subject> {
  Binding(
    source: [AnyHashable(ObjectIdentifier(object)), AnyHashable(keyPath)],
    get: { object[keyPath: keyPath] },
    set: { object[keyPath: keyPath] = $0 })
}

/// An object owned elsewhere whose changes update the view.
@available(iOS 13.0, *)
@propertyWrapper
public struct ObservedObject<ObjectType> where ObjectType: ObservableObject {
  /// Makes bindings to the object's properties.
  @MainActor @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    let root: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      binding(root, keyPath)
    }
  }

  private var object: ObjectType

  @MainActor @preconcurrency
  public init(initialValue: ObjectType) { object = initialValue }

  @MainActor @preconcurrency
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  @MainActor @preconcurrency
  public var projectedValue: Wrapper { Wrapper(root: object) }
}

@available(iOS 13.0, *)
extension ObservedObject: DynamicProperty, GraphProperty, SelfComparing {
  func install(on node: Node, slot: Int) { Subscription.keep(object, for: node, slot: slot) }
  func isSame(as other: Any) -> Bool { (other as? Self)?.object === object }
}
