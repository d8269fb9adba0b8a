import Foundation

extension Publisher {
  /// Subscribes with closures that decide what to pass on; the base of most operators.
  func lift<T, E>(
    _ make:
      @escaping (AnySubscriber<T, E>) -> (
        value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void
      )
  ) -> _Transform<T, E> {
    _Transform { subscriber in
      let handlers = make(subscriber)
      let sink = Subscribers.Sink<Output, Failure>(
        receiveCompletion: handlers.completion, receiveValue: handlers.value)
      subscriber.receive(
        subscription: ClosureSubscription(
          onRequest: { self.receive(subscriber: sink) }, onCancel: { sink.cancel() }))
    }
  }

  /// An operator whose failures are its upstream's.
  func each<T>(
    _ make: @escaping (AnySubscriber<T, Failure>) -> (Output) -> Void
  ) -> _Transform<T, Failure> {
    lift { subscriber in (make(subscriber), { subscriber.receive(completion: $0) }) }
  }

  public func map<T>(_ transform: @escaping (Output) -> T) -> _Transform<T, Failure> {
    each { subscriber in { _ = subscriber.receive(transform($0)) } }
  }

  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> _Transform<T, any Error> {
    lift { (subscriber: AnySubscriber<T, any Error>) in
      (
        { value in
          do { _ = subscriber.receive(try transform(value)) } catch {
            subscriber.receive(completion: .failure(error))
          }
        }, { subscriber.receive(completion: $0.mapError { $0 }) }
      )
    }
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> _Transform<T, Failure> {
    each { subscriber in { if let value = transform($0) { _ = subscriber.receive(value) } } }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> _Transform<Output, Failure> {
    each { subscriber in { if isIncluded($0) { _ = subscriber.receive($0) } } }
  }

  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> _Transform<T, Failure> {
    each { subscriber in
      let result = Shared(initialResult)
      return {
        result.value = nextPartialResult(result.value, $0)
        _ = subscriber.receive(result.value)
      }
    }
  }

  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> _Transform<Output, Failure> {
    each { subscriber in
      let last = Shared<Output?>(nil)
      return {
        if let value = last.value, predicate(value, $0) { return }
        last.value = $0
        _ = subscriber.receive($0)
      }
    }
  }

  public func removeDuplicates() -> _Transform<Output, Failure> where Output: Equatable {
    removeDuplicates(by: ==)
  }

  public func dropFirst(_ count: Int = 1) -> _Transform<Output, Failure> {
    each { subscriber in
      let seen = Shared(0)
      return {
        seen.value += 1
        if seen.value > count { _ = subscriber.receive($0) }
      }
    }
  }

  public func drop(while predicate: @escaping (Output) -> Bool) -> _Transform<Output, Failure> {
    each { subscriber in
      let isDropping = Shared(true)
      return {
        isDropping.value = isDropping.value && predicate($0)
        if !isDropping.value { _ = subscriber.receive($0) }
      }
    }
  }

  public func prefix(_ maxLength: Int) -> _Transform<Output, Failure> {
    each { subscriber in
      let seen = Shared(0)
      return {
        seen.value += 1
        if seen.value <= maxLength { _ = subscriber.receive($0) }
        if seen.value == maxLength { subscriber.receive(completion: .finished) }
      }
    }
  }

  public func prefix(while predicate: @escaping (Output) -> Bool) -> _Transform<Output, Failure> {
    each { subscriber in
      { if predicate($0) { _ = subscriber.receive($0) } else { subscriber.receive(completion: .finished) } }
    }
  }

  public func first() -> _Transform<Output, Failure> { prefix(1) }

  public func first(where predicate: @escaping (Output) -> Bool) -> _Transform<Output, Failure> {
    filter(predicate).prefix(1)
  }

  public func prepend(_ elements: Output...) -> _Transform<Output, Failure> {
    _Transform<Output, Failure> { subscriber in
      let sink = Subscribers.Sink<Output, Failure>(
        receiveCompletion: { subscriber.receive(completion: $0) },
        receiveValue: { _ = subscriber.receive($0) })
      subscriber.receive(
        subscription: ClosureSubscription(
          onRequest: {
            for element in elements { _ = subscriber.receive(element) }
            self.receive(subscriber: sink)
          }, onCancel: { sink.cancel() }))
    }
  }

  public func collect() -> _Transform<[Output], Failure> {
    lift { (subscriber: AnySubscriber<[Output], Failure>) in
      let all = Shared<[Output]>([])
      return (
        { all.value.append($0) },
        {
          if case .finished = $0 { _ = subscriber.receive(all.value) }
          subscriber.receive(completion: $0)
        }
      )
    }
  }

  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> _Transform<T, Failure> {
    collect().map { $0.reduce(initialResult, nextPartialResult) }
  }

  public func replaceNil<T>(with output: T) -> _Transform<T, Failure> where Output == T? {
    map { $0 ?? output }
  }

  public func replaceError(with output: Output) -> _Transform<Output, Never> {
    lift { (subscriber: AnySubscriber<Output, Never>) in
      (
        { _ = subscriber.receive($0) },
        {
          if case .failure = $0 { _ = subscriber.receive(output) }
          subscriber.receive(completion: .finished)
        }
      )
    }
  }

  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> _Transform<Output, E> {
    lift { (subscriber: AnySubscriber<Output, E>) in
      ({ _ = subscriber.receive($0) }, { subscriber.receive(completion: $0.mapError(transform)) })
    }
  }

  public func setFailureType<E: Error>(to failureType: E.Type) -> _Transform<Output, E>
  where Failure == Never {
    lift { (subscriber: AnySubscriber<Output, E>) in
      ({ _ = subscriber.receive($0) }, { _ in subscriber.receive(completion: .finished) })
    }
  }

  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> _Transform<Output, P.Failure> where P.Output == Output {
    lift { (subscriber: AnySubscriber<Output, P.Failure>) in
      (
        { _ = subscriber.receive($0) },
        {
          switch $0 {
          case .finished: subscriber.receive(completion: .finished)
          case .failure(let error):
            handler(error).receive(
              subscriber: Subscribers.Sink(
                receiveCompletion: { subscriber.receive(completion: $0) },
                receiveValue: { _ = subscriber.receive($0) }))
          }
        }
      )
    }
  }

  public func retry(_ retries: Int) -> _Transform<Output, Failure> {
    _Transform<Output, Failure> { subscriber in
      let left = Shared(retries)
      func attempt() -> Subscribers.Sink<Output, Failure> {
        Subscribers.Sink(
          receiveCompletion: {
            if case .failure = $0, left.value > 0 {
              left.value -= 1
              self.receive(subscriber: attempt())
            } else {
              subscriber.receive(completion: $0)
            }
          }, receiveValue: { _ = subscriber.receive($0) })
      }
      subscriber.receive(
        subscription: ClosureSubscription(onRequest: { self.receive(subscriber: attempt()) }))
    }
  }

  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> _Transform<Output, Failure> {
    lift { (subscriber: AnySubscriber<Output, Failure>) in
      (
        {
          receiveOutput?($0)
          _ = subscriber.receive($0)
        },
        {
          receiveCompletion?($0)
          subscriber.receive(completion: $0)
        }
      )
    }
  }

  public func print(_ prefix: String = "") -> _Transform<Output, Failure> {
    let prefix = prefix.isEmpty ? "" : "\(prefix): "
    return handleEvents(
      receiveOutput: { Swift.print("\(prefix)receive value: (\($0))") },
      receiveCompletion: { Swift.print("\(prefix)receive \($0)") })
  }

  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> _Transform<T, Failure> where T == P.Output, P.Failure == Failure {
    _Transform<T, Failure> { subscriber in
      let open = Shared(1)
      let cancellables = Shared<[AnyCancellable]>([])
      func end(_ completion: Subscribers.Completion<Failure>) {
        open.value -= 1
        if case .failure = completion { subscriber.receive(completion: completion) }
        if case .finished = completion, open.value == 0 { subscriber.receive(completion: .finished) }
      }
      let outer = Subscribers.Sink<Output, Failure>(receiveCompletion: end) {
        open.value += 1
        cancellables.value.append(
          transform($0).sink(receiveCompletion: end, receiveValue: { _ = subscriber.receive($0) }))
      }
      subscriber.receive(
        subscription: ClosureSubscription(
          onRequest: { self.receive(subscriber: outer) },
          onCancel: {
            outer.cancel()
            cancellables.value = []
          }))
    }
  }

  public func switchToLatest() -> _Transform<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure { latest({ $0 }, { $0 }) }

  @available(iOS 14.0, *)
  public func switchToLatest() -> _Transform<Output.Output, Output.Failure>
  where Output: Publisher, Failure == Never { latest({ _ in .finished }, { $0 }) }

  @available(iOS 14.0, *)
  public func switchToLatest() -> _Transform<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Never { latest({ $0 }, { _ in .finished }) }

  @available(iOS 14.0, *)
  public func switchToLatest() -> _Transform<Output.Output, Never>
  where Output: Publisher, Failure == Never, Output.Failure == Never { latest({ $0 }, { $0 }) }

  /// It ends when both the publisher and the latest of its values have.
  private func latest<E: Error>(
    _ outerEnd: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<E>,
    _ innerEnd: @escaping (Subscribers.Completion<Output.Failure>) -> Subscribers.Completion<E>
  ) -> _Transform<Output.Output, E> where Output: Publisher {
    lift { (subscriber: AnySubscriber<Output.Output, E>) in
      let inner = Shared<AnyCancellable?>(nil)
      let (isInnerOpen, isOuterOpen) = (Shared(false), Shared(true))
      func end(_ completion: Subscribers.Completion<E>) {
        if case .finished = completion, isInnerOpen.value || isOuterOpen.value { return }
        subscriber.receive(completion: completion)
      }
      return (
        {
          inner.value = nil
          isInnerOpen.value = true
          inner.value = $0.sink(
            receiveCompletion: {
              isInnerOpen.value = false
              end(innerEnd($0))
            }, receiveValue: { _ = subscriber.receive($0) })
        },
        {
          isOuterOpen.value = false
          end(outerEnd($0))
        }
      )
    }
  }

  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> _Transform<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Failure == Failure, P.Output == Output {
    Publishers.Merge(self, other)
  }

  public func share() -> _Transform<Output, Failure> {
    let subject = PassthroughSubject<Output, Failure>()
    let connection = Shared<AnyCancellable?>(nil)
    return _Transform<Output, Failure> { subscriber in
      subject.receive(subscriber: subscriber)
      if connection.value == nil { connection.value = self.subscribe(subject) }
    }
  }
}

extension Subscribers.Completion {
  func mapError<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

/// Decodes data; `JSONDecoder` and `PropertyListDecoder`.
public protocol TopLevelDecoder {
  associatedtype Input
  func decode<T>(_ type: T.Type, from: Input) throws -> T where T: Decodable
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Publisher {
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> _Transform<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
}
