/// How a value is kept in defaults or in a scene's storage.
struct StoredValue<Value> {
  let encode: (Value) -> (any Sendable)?
  let decode: (Any) -> Value?
}

extension StoredValue where Value: Sendable {
  static var plain: Self { Self(encode: { $0 }, decode: { $0 as? Value }) }
}

extension StoredValue where Value == URL {
  static var url: Self { Self(encode: { $0.absoluteString }, decode: { ($0 as? String).flatMap(URL.init) }) }
}

extension StoredValue where Value: RawRepresentable, Value.RawValue: Sendable {
  static var raw: Self {
    Self(encode: { $0.rawValue }, decode: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) })
  }
}

extension StoredValue where Value: Codable {
  static var json: Self {
    Self(
      encode: { try? JSONEncoder().encode($0) },
      decode: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } })
  }
}

extension StoredValue {
  static func optional<Wrapped>(_ wrapped: StoredValue<Wrapped>) -> Self where Value == Wrapped? {
    Self(encode: { $0.flatMap(wrapped.encode) }, decode: { .some(wrapped.decode($0)) })
  }
}

/// A stored value as a place that views read; all places of one key change together.
final class StoredLocation<Value>: @unchecked Sendable {
  private let key: String
  private let initial: Value
  private let coding: StoredValue<Value>
  /// Counts the changes of each key, whoever made them.
  private let changes: Location<[String: Int]>
  private let read: @MainActor () -> Any?
  private let write: @MainActor ((any Sendable)?) -> Void

  init(
    key: String, initial: Value, coding: StoredValue<Value>, changes: Location<[String: Int]>,
    read: @escaping @MainActor () -> Any?, write: @escaping @MainActor ((any Sendable)?) -> Void
  ) {
    self.key = key
    self.initial = initial
    self.coding = coding
    self.changes = changes
    self.read = read
    self.write = write
  }

  func get() -> Value {
    _ = changes.get()
    return onMain { read().flatMap(coding.decode) } ?? initial
  }

  var keptValue: Any { return get() }

  func set(_ value: Value) {
    let encoded = coding.encode(value)
    onMain { write(encoded) }
    var counts = changes.get()
    counts[key, default: 0] += 1
    changes.set(counts)
  }

  // Property wrappers are read on the main thread, in bodies and actions, although their type does not say so.
  private func onMain<Result>(_ work: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(work) { work in
      unsafeBitCast(work, to: (() -> Result).self)()
    }
  }
}
