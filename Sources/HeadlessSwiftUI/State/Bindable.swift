/// Makes bindings to the properties of an observable object.
@available(iOS 17.0, *)
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
  private var object: Value

  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }

  public var projectedValue: Bindable<Value> { self }

  private init(object: Value) { self.object = object }

  // Source: the SDK's declaration; with it a memberwise initialiser takes the object, not a `Bindable`.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }
}

@available(iOS 17.0, *)
extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    binding(wrappedValue, keyPath)
  }
}

@available(iOS 17.0, *)
extension Bindable where Value: AnyObject, Value: Observable {
  public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

@available(iOS 17.0, *)
extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

@available(iOS 17.0, *)
extension Bindable: Sendable where Value: Sendable {}

@available(iOS 17.0, *)
extension Bindable: DynamicProperty {}
