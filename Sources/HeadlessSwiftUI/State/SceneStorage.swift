/// A light value that the system keeps for a scene and restores when the app is launched again.
@available(iOS 14.0, *)
@propertyWrapper
public struct SceneStorage<Value> {
  private let key: String
  private let initial: Value
  private let coding: StoredValue<Value>
  private var location: StoredLocation<Value>?

  private init(_ key: String, _ initial: Value, _ coding: StoredValue<Value>) {
    self.key = key
    self.initial = initial
    self.coding = coding
  }

  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(source: ObjectIdentifier(location), get: { location.get() }, set: { location.set($0) })
  }
}

@available(iOS 14.0, *)
extension SceneStorage: DynamicProperty, GraphProperty, SelfComparing {
  mutating func install(on node: Node, slot: Int) {
    let storage = node.runtime.storage
    // Each window is a scene of its own; only the first is there again when the app is launched again.
    let number = node.environment.window?.number ?? 0
    let key = number == 0 ? key : "\(number) \(key)"
    location = node.state(slot) {
      StoredLocation(
        key: "scene." + key, initial: initial, coding: coding, changes: storage.changes,
        read: { storage.scene[key] }, write: { storage.scene[key] = $0 })
    }
  }

  func isSame(as other: Any) -> Bool { (other as? Self)?.key == key }
}

@available(iOS 14.0, *)
extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(key, wrappedValue, .plain) }
  public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(key, wrappedValue, .plain) }
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, wrappedValue, .plain)
  }
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, wrappedValue, .plain)
  }
  public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(key, wrappedValue, .url) }
  @available(iOS 18.0, *)
  public init(wrappedValue: Value, _ key: String) where Value == Date { self.init(key, wrappedValue, .plain) }
  public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(key, wrappedValue, .plain) }
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw)
  }
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .raw)
  }
}

@available(iOS 14.0, *)
extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? { self.init(key, nil, .optional(.plain)) }
  public init(_ key: String) where Value == Int? { self.init(key, nil, .optional(.plain)) }
  public init(_ key: String) where Value == Double? { self.init(key, nil, .optional(.plain)) }
  public init(_ key: String) where Value == String? { self.init(key, nil, .optional(.plain)) }
  public init(_ key: String) where Value == URL? { self.init(key, nil, .optional(.url)) }
  @available(iOS 18.0, *)
  public init(_ key: String) where Value == Date? { self.init(key, nil, .optional(.plain)) }
  public init(_ key: String) where Value == Data? { self.init(key, nil, .optional(.plain)) }
}

@available(iOS 15.0, *)
extension SceneStorage {
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, nil, .optional(.raw))
  }
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, nil, .optional(.raw))
  }
}

@available(iOS 18.0, *)
extension SceneStorage {
  public init(
    wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
  ) where Value == TabViewCustomization {
    self.init(key, wrappedValue, .json)
  }
}
