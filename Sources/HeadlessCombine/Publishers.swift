import Foundation

/// Namespace of the publishers that code names itself.
public enum Publishers {
  /// Connects upstream at the first subscription.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let connection = Shared<(any Cancellable)?>(nil)
      let sink = Subscribers.Sink<Output, Failure>(
        receiveCompletion: { subscriber.receive(completion: $0) },
        receiveValue: { _ = subscriber.receive($0) })
      subscriber.receive(
        subscription: ClosureSubscription(
          onRequest: {
            upstream.receive(subscriber: sink)
            connection.value = upstream.connect()
          },
          onCancel: {
            sink.cancel()
            connection.value?.cancel()
          }))
    }
  }

  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      join(
        [a.map { $0 as Any }.eraseToAnyPublisher(), b.map { $0 as Any }.eraseToAnyPublisher()], latest: true,
        make: { ($0[0] as! A.Output, $0[1] as! B.Output) }
      ).receive(subscriber: subscriber)
    }
  }

  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      join(
        [
          a.map { $0 as Any }.eraseToAnyPublisher(), b.map { $0 as Any }.eraseToAnyPublisher(),
          c.map { $0 as Any }.eraseToAnyPublisher(),
        ], latest: true, make: { ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output) }
      ).receive(subscriber: subscriber)
    }
  }

  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      join(
        [a.map { $0 as Any }.eraseToAnyPublisher(), b.map { $0 as Any }.eraseToAnyPublisher()], latest: false,
        make: { ($0[0] as! A.Output, $0[1] as! B.Output) }
      ).receive(subscriber: subscriber)
    }
  }

  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      merged([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]).receive(subscriber: subscriber)
    }
  }

  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S>(_ upstream: S) where S: Sequence, S.Element == Upstream { publishers = Array(upstream) }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      merged(publishers.map { $0.eraseToAnyPublisher() }).receive(subscriber: subscriber)
    }
  }
}

/// Sends one value, then finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) { self.output = output }
  public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Output {
    subscriber.receive(
      subscription: ClosureSubscription(onRequest: {
        _ = subscriber.receive(output)
        subscriber.receive(completion: .finished)
      }))
  }
}

/// Sends nothing.
public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.init(completeImmediately: completeImmediately)
  }
  public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

/// Makes its publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }
  public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// Sends the one value, or failure, its promise is given.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let list = SubscriberList<Output, Failure>()
  private var result: Result<Output, Failure>?

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in
      guard self.result == nil else { return }
      self.result = result
      switch result {
      case .success(let value):
        list.send(value)
        list.send(completion: .finished)
      case .failure(let error): list.send(completion: .failure(error))
      }
    }
  }

  public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
    if case .success(let value) = result {
      Just(value).setFailureType(to: Failure.self).receive(subscriber: subscriber)
    } else {
      list.add(AnySubscriber(subscriber))
    }
  }
}

extension Sequence {
  public var publisher: some Publisher<Element, Never> {
    _Transform<Element, Never> { subscriber in
      subscriber.receive(
        subscription: ClosureSubscription(onRequest: {
          for element in self { _ = subscriber.receive(element) }
          subscriber.receive(completion: .finished)
        }))
    }
  }
}

extension Optional {
  public var publisher: some Publisher<Wrapped, Never> { (map { [$0] } ?? []).publisher }
}

extension Result {
  public var publisher: some Publisher<Success, Failure> {
    _Transform<Success, Failure> { subscriber in
      switch self {
      case .success(let value):
        Just(value).setFailureType(to: Failure.self).receive(subscriber: subscriber)
      case .failure(let error): Fail<Success, Failure>(error: error).receive(subscriber: subscriber)
      }
    }
  }
}

/// A publisher given by what happens when someone subscribes.
public struct _Transform<Output, Failure: Error>: Publisher {
  let attach: (AnySubscriber<Output, Failure>) -> Void

  init(_ attach: @escaping (AnySubscriber<Output, Failure>) -> Void) { self.attach = attach }

  public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
    attach(AnySubscriber(subscriber))
  }
}

/// State shared by the closures of one subscription.
final class Shared<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// All values of all publishers; finishes after the last.
func merged<Output, Failure>(_ all: [AnyPublisher<Output, Failure>]) -> _Transform<Output, Failure> {
  _Transform { subscriber in
    let open = Shared(all.count)
    let sinks = all.map { _ in
      Subscribers.Sink<Output, Failure>(
        receiveCompletion: {
          open.value -= 1
          if case .failure = $0 { subscriber.receive(completion: $0) }
          if case .finished = $0, open.value == 0 { subscriber.receive(completion: .finished) }
        }, receiveValue: { _ = subscriber.receive($0) })
    }
    subscriber.receive(
      subscription: ClosureSubscription(
        onRequest: { for (publisher, sink) in zip(all, sinks) { publisher.receive(subscriber: sink) } },
        onCancel: { for sink in sinks { sink.cancel() } }))
  }
}

/// One value made of one value of each publisher: the latest ones, or the first not yet used.
func join<Output, Failure>(
  _ all: [AnyPublisher<Any, Failure>], latest: Bool, make: @escaping ([Any]) -> Output
) -> _Transform<Output, Failure> {
  _Transform { subscriber in
    let queues = Shared([[Any]](repeating: [], count: all.count))
    let open = Shared(all.count)
    let sinks = all.indices.map { index in
      Subscribers.Sink<Any, Failure>(
        receiveCompletion: {
          open.value -= 1
          if case .failure = $0 { subscriber.receive(completion: $0) }
          if case .finished = $0, open.value == 0 || !latest { subscriber.receive(completion: .finished) }
        },
        receiveValue: { value in
          queues.value[index] = latest ? [value] : queues.value[index] + [value]
          let heads = queues.value.compactMap(\.first)
          guard heads.count == all.count else { return }
          if !latest { for index in all.indices { queues.value[index].removeFirst() } }
          _ = subscriber.receive(make(heads))
        })
    }
    subscriber.receive(
      subscription: ClosureSubscription(
        onRequest: { for (publisher, sink) in zip(all, sinks) { publisher.receive(subscriber: sink) } },
        onCancel: { for sink in sinks { sink.cancel() } }))
  }
}
