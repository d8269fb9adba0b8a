/// A value of the user's defaults.
@available(iOS 14.0, *)
@propertyWrapper
public struct AppStorage<Value> {
  private let key: String
  private let initial: Value
  private let coding: StoredValue<Value>
  private let store: UserDefaults?
  private var location: StoredLocation<Value>?

  private init(_ key: String, _ initial: Value, _ coding: StoredValue<Value>, _ store: UserDefaults?) {
    self.key = key
    self.initial = initial
    self.coding = coding
    self.store = store
  }

  public var wrappedValue: Value {
    get { location?.get() ?? (store ?? .standard).object(forKey: key).flatMap(coding.decode) ?? initial }
    nonmutating set {
      if let location {
        location.set(newValue)
      } else {
        (store ?? .standard).set(coding.encode(newValue), forKey: key)
      }
    }
  }

  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(source: ObjectIdentifier(location), get: { location.get() }, set: { location.set($0) })
  }
}

@available(iOS 14.0, *)
extension AppStorage: DynamicProperty, GraphProperty, SelfComparing {
  static var readsEnvironment: Bool { true }

  mutating func install(on node: Node, slot: Int) {
    let storage = node.runtime.storage
    let defaults = store ?? node.environment.defaultAppStorage ?? storage.defaults
    let key = key
    location = node.state(slot) {
      StoredLocation(
        key: "app." + key, initial: initial, coding: coding, changes: storage.changes,
        read: { defaults.object(forKey: key) },
        write: { value in
          if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
        })
    }
  }

  func isSame(as other: Any) -> Bool { (other as? Self)?.key == key }
}

private struct DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
  /// The store of `AppStorage` values that name none.
  var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

@available(iOS 14.0, *)
extension View {
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}

@available(iOS 14.0, *)
extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, wrappedValue, .plain, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, wrappedValue, .plain, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, wrappedValue, .plain, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, wrappedValue, .plain, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, wrappedValue, .url, store)
  }
  @available(iOS 18.0, *)
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, wrappedValue, .plain, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, wrappedValue, .plain, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .raw, store)
  }
}

@available(iOS 14.0, *)
extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, nil, .optional(.plain), store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, nil, .optional(.plain), store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, nil, .optional(.plain), store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, nil, .optional(.plain), store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, nil, .optional(.url), store)
  }
  @available(iOS 18.0, *)
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, nil, .optional(.plain), store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, nil, .optional(.plain), store)
  }
}

@available(iOS 15.0, *)
extension AppStorage {
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, nil, .optional(.raw), store)
  }
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, nil, .optional(.raw), store)
  }
}

@available(iOS 18.0, *)
extension AppStorage {
  public init(
    wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
  ) where Value == TabViewCustomization {
    self.init(key, wrappedValue, .json, store)
  }
}
