import Foundation

/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// One publisher for the life of the object.
  public var objectWillChange: ObservableObjectPublisher { ChangePublishers.publisher(of: self) }
}

/// Publishes a change without saying which.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let list = SubscriberList<Void, Never>()

  public init() {}
  public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
    list.add(AnySubscriber(subscriber))
  }
  public func send() { list.send(()) }
}

/// The publishers of objects that do not declare their own, kept beside the objects.
private enum ChangePublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let id = ObjectIdentifier(object)
      // An address is used again after its object has gone: the entry must still be the same object's.
      if let entry = entries[id], entry.object === object { return entry.publisher }
      if entries.count > 256 { entries = entries.filter { $0.value.object != nil } }
      let publisher = ObservableObjectPublisher()
      entries[id] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}

/// A property that publishes its new value, and its object's change, before it is set.
@propertyWrapper
public struct Published<Value> {
  final class Storage {
    var value: Value
    let list = SubscriberList<Value, Never>()
    var upstream: [AnyCancellable] = []
    var willChange: (() -> Void)?
    init(_ value: Value) { self.value = value }

    func set(_ newValue: Value) {
      willChange?()
      list.send(newValue)
      value = newValue
    }
  }

  private let storage: Storage

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Publishes the property's values, the present one first.
  public struct Publisher: HeadlessCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let storage: Storage

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Value {
      let storage = storage
      storage.list.add(AnySubscriber(subscriber), first: { storage.value })
    }
  }

  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set {}
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.set(newValue) }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      if storage.willChange == nil {
        storage.willChange = { [weak object] in
          if let observed = object as? any ObservableObject { announce(observed) }
        }
      }
      storage.set(newValue)
    }
  }

  private static func announce<T: ObservableObject>(_ object: T) {
    if let publisher = object.objectWillChange as? ObservableObjectPublisher {
      publisher.send()
    } else if let subject = object.objectWillChange as? PassthroughSubject<Void, Never> {
      subject.send()
    }
  }
}
