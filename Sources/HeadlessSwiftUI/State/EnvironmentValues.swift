/// A value of the environment, found by its type.
@available(iOS 13.0, *)
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// Values that a view passes to all views below it.
@available(iOS 13.0, *)
public struct EnvironmentValues: CustomStringConvertible {
  /// Stands for one set of values: equal tokens, equal values.
  private final class Token {}

  private var values: [ObjectIdentifier: Any] = [:]
  private var token = Token()

  public init() {}

  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
    set {
      values[ObjectIdentifier(key)] = newValue
      token = Token()
    }
  }

  public var description: String {
    "[" + values.values.map { "\($0)" }.sorted().joined(separator: ", ") + "]"
  }

  /// An object stored by its type: an observable object of either kind.
  func object(_ type: AnyClass) -> AnyObject? { values[ObjectIdentifier(type)] as AnyObject? }

  /// The objects that were stored by their type, in an order that is the same in each run.
  var objects: [AnyObject] {
    values.filter { type(of: $0.value) is AnyClass }.map {
      (qualifiedName(of: type(of: $0.value)), $0.value as AnyObject)
    }
    .filter { !$0.0.hasPrefix("HeadlessSwiftUI.") }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  mutating func setObject(_ object: AnyObject?, for type: AnyClass) {
    values[ObjectIdentifier(type)] = object
    token = Token()
  }

  /// Whether every value is surely the same.
  func isSame(as other: EnvironmentValues) -> Bool {
    if token === other.token { return true }
    guard values.count == other.values.count else { return false }
    return values.allSatisfy { key, value in
      other.values[key].map { HeadlessSwiftUI.isSame(value, $0) } ?? false
    }
  }
}

@available(iOS 17.0, *)
extension EnvironmentValues {
  public subscript<T>(objectType: T.Type) -> T? where T: AnyObject, T: Observable {
    get { object(objectType) as? T }
    set { setObject(newValue, for: objectType) }
  }
}
