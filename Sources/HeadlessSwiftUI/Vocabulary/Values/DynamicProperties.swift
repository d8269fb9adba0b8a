import Foundation

/// Values of the focused view.
@available(iOS 14.0, *)
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]
  public subscript<Key>(key: Key.Type) -> Key.Value? where Key: FocusedValueKey {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of `FocusedValues`.
@available(iOS 14.0, *)
public protocol FocusedValueKey {
  associatedtype Value
}

/// Reads a value of the focused view; headless, none is focused.
@available(iOS 14.0, *)
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  @available(iOS 17.0, *)
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
  public var wrappedValue: Value? { nil }
}

/// Reads and writes a binding of the focused view.
@available(iOS 14.0, *)
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// A number that follows the user's size of text.
@available(iOS 14.0, *)
@propertyWrapper
public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
  private let base: Value
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }
  public init(wrappedValue: Value) { base = wrappedValue }
  public var wrappedValue: Value { base }
}
