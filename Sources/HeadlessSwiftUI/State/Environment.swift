/// A value read from the environment.
@available(iOS 13.0, *)
@propertyWrapper
public struct Environment<Value> {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    /// An observable object found by type; the function makes the value of what was found.
    case object(AnyClass, (AnyObject?) -> Value?)
  }

  private let source: Source
  private var installed: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  public var wrappedValue: Value {
    if let installed { return installed }
    switch source {
    case .keyPath(let keyPath):
      Runtime.fault(
        "Accessing Environment<\(Value.self)>'s value outside of being installed on a View. This will always "
          + "read the default value and will not update.")
      return EnvironmentValues()[keyPath: keyPath]
    case .object(let type, _):
      Runtime.endApp(missingObservable(type))
    }
  }
}

@available(iOS 17.0, *)
extension Environment {
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object(objectType) { $0 as? Value }
  }

  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    source = .object(objectType) { .some($0 as? T) }
  }
}

@available(iOS 13.0, *)
extension Environment: @unchecked Sendable where Value: Sendable {}

@available(iOS 13.0, *)
extension Environment: DynamicProperty, GraphProperty, SelfComparing {
  static var readsEnvironment: Bool { true }

  mutating func install(on node: Node, slot: Int) {
    switch source {
    case .keyPath(let keyPath):
      let environment = node.environment
      installed = node.track { environment[keyPath: keyPath] }
    case .object(let type, let make):
      installed = make(node.environment.object(type))
      // SwiftUI traps when the value is read; the model, which cannot return without one, when the view that
      // declares it is about to be evaluated.
      if installed == nil { node.runtime.trap(missingObservable(type)) }
    }
  }

  func isSame(as other: Any) -> Bool { other is Self }
}

/// SwiftUI's text for a missing observable object.
private func missingObservable(_ type: AnyClass) -> String {
  "Fatal error: No Observable object of type \(type) found. A View.environmentObject(_:) for \(type) may be "
    + "missing as an ancestor of this view."
}

/// Passes a changed environment to the modified view.
struct EnvironmentModifier {
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    var environment = node.environment
    node.track { change(&environment) }
    content(environment: environment)
  }
}

@available(iOS 13.0, *)
extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  nonisolated public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
    modifier(EnvironmentModifier { $0.setObject(object, for: T.self) })
  }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }

  @available(iOS 17.0, *)
  nonisolated public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
    modifier(EnvironmentModifier { $0.setObject(object, for: T.self) })
  }
}
