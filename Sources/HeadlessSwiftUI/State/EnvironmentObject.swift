/// An object that an ancestor put into the environment, and whose changes update the view.
@available(iOS 13.0, *)
@propertyWrapper
public struct EnvironmentObject<ObjectType> where ObjectType: ObservableObject {
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

  private var object: ObjectType?

  @MainActor @preconcurrency
  public init() {}

  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    guard let object else { Runtime.endApp(missingObject(ObjectType.self)) }
    return object
  }

  @MainActor @preconcurrency
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

@available(iOS 13.0, *)
extension EnvironmentObject: DynamicProperty, GraphProperty, SelfComparing {
  static var readsEnvironment: Bool { true }

  mutating func install(on node: Node, slot: Int) {
    object = node.environment.object(ObjectType.self) as? ObjectType
    if let object {
      Subscription.keep(object, for: node, slot: slot)
    } else {
      node.runtime.trap(missingObject(ObjectType.self))
    }
  }

  func isSame(as other: Any) -> Bool { other is Self }
}

/// SwiftUI's text for a missing object.
private func missingObject(_ type: AnyClass) -> String {
  "Fatal error: No ObservableObject of type \(type) found. A View.environmentObject(_:) for \(type) may be "
    + "missing as an ancestor of this view."
}
