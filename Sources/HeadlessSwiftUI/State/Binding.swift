/// A value owned elsewhere, to read and write.
@available(iOS 13.0, *)
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  public var transaction: Transaction
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void
  /// Names what is bound: bindings with equal sources are the same. Nil for closures, which never are.
  private let source: AnyHashable?

  private init(
    source: AnyHashable?, get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void,
    transaction: Transaction = Transaction()
  ) {
    self.source = source
    getter = get
    setter = set
    self.transaction = transaction
  }

  init(_ location: Location<Value>) {
    self.init(
      source: ObjectIdentifier(location), get: { location.get() }, set: { value, _ in location.set(value) })
  }

  /// A binding the model makes, to something named by `source`.
  init(source: AnyHashable?, get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(source: source, get: get, set: { value, _ in set(value) })
  }

  // The closures run on the actor they were made on: the isolation in their type cannot be awaited here, and
  // SwiftUI's own binding does not await it either.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let plainGet = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    let plainSet = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
    self.init(source: nil, get: plainGet, set: { value, _ in plainSet(value) })
  }

  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let plainGet = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    let plainSet = unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
    self.init(source: nil, get: plainGet, set: plainSet)
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(source: nil, get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { getter() }
    nonmutating set { setter(newValue, transaction) }
  }

  public var projectedValue: Binding<Value> { self }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      source: source.map { [$0, AnyHashable(keyPath)] },
      get: { getter()[keyPath: keyPath] },
      set: { value, transaction in
        var whole = getter()
        whole[keyPath: keyPath] = value
        setter(whole, transaction)
      },
      transaction: transaction)
  }
}

@available(iOS 13.0, *)
extension Binding: @unchecked Sendable where Value: Sendable {}

@available(iOS 13.0, *)
extension Binding: DynamicProperty, SelfComparing {
  func isSame(as other: Any) -> Bool {
    guard let other = other as? Binding<Value>, let source else { return false }
    return source == other.source
  }
}

@available(iOS 15.0, *)
extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

@available(iOS 15.0, *)
extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

@available(iOS 15.0, *)
extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }
  public subscript(position: Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      source: nil,
      get: { wrappedValue[position] },
      set: { value, transaction in
        var whole = getter()
        whole[position] = value
        setter(whole, transaction)
      },
      transaction: transaction)
  }
}

@available(iOS 15.0, *)
extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
  public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

@available(iOS 15.0, *)
extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

@available(iOS 13.0, *)
extension Binding {
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }

  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      source: base.source.map { [$0, "optional"] },
      get: { base.getter() },
      set: { value, transaction in if let value { base.setter(value, transaction) } },
      transaction: base.transaction)
  }

  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    // What is read after the value has gone, while the view that read it is going away.
    let last = Location(first)
    self.init(
      source: base.source.map { [$0, "unwrapped"] },
      get: {
        if let value = base.getter() {
          last.set(value)
          return value
        }
        return last.get()
      },
      set: { value, transaction in base.setter(value, transaction) },
      transaction: base.transaction)
  }

  public init<V>(_ base: Binding<V>) where Value == AnyHashable, V: Hashable {
    self.init(
      source: base.source.map { [$0, "hashable"] },
      get: { AnyHashable(base.getter()) },
      set: { value, transaction in
        if let value = value.base as? V { base.setter(value, transaction) }
      },
      transaction: base.transaction)
  }
}
