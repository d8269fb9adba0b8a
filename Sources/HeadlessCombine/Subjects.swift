import Foundation

/// Subscribers of a subject, in order of subscription.
final class SubscriberList<Output, Failure: Error> {
  private var next = 0
  private var subscribers: [(id: Int, subscriber: AnySubscriber<Output, Failure>)] = []
  private let lock = NSRecursiveLock()
  private(set) var completion: Subscribers.Completion<Failure>?

  func add(_ subscriber: AnySubscriber<Output, Failure>, first: (() -> Output)? = nil) {
    lock.lock()
    if let completion {
      lock.unlock()
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      return
    }
    let id = next
    next += 1
    subscribers.append((id, subscriber))
    lock.unlock()
    subscriber.receive(
      subscription: ClosureSubscription(
        onRequest: { if let first { _ = subscriber.receive(first()) } },
        onCancel: { [weak self] in self?.remove(id) }))
  }

  func send(_ value: Output) {
    for (_, subscriber) in current() where completion == nil { _ = subscriber.receive(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    let last = current()
    lock.withLock {
      self.completion = completion
      subscribers = []
    }
    for (_, subscriber) in last { subscriber.receive(completion: completion) }
  }

  private func current() -> [(id: Int, subscriber: AnySubscriber<Output, Failure>)] {
    lock.withLock { subscribers }
  }

  private func remove(_ id: Int) { lock.withLock { subscribers.removeAll { $0.id == id } } }
}

/// Passes values on to whoever listens now.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let list = SubscriberList<Output, Failure>()

  public init() {}
  public func send(_ input: Output) { list.send(input) }
  public func send(completion: Subscribers.Completion<Failure>) { list.send(completion: completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
  public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
    list.add(AnySubscriber(subscriber))
  }
}

/// Keeps its last value and sends it to new subscribers.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let list = SubscriberList<Output, Failure>()
  private var current: Output

  public init(_ value: Output) { current = value }
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func send(_ input: Output) {
    guard list.completion == nil else { return }
    current = input
    list.send(input)
  }

  public func send(completion: Subscribers.Completion<Failure>) { list.send(completion: completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
  public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
    list.add(AnySubscriber(subscriber), first: { self.current })
  }
}
