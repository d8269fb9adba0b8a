import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension NotificationCenter {
  /// Publishes the notifications of one name.
  public struct Publisher: HeadlessCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Notification {
      let (center, name, object) = (center, name, object)
      let pass = Pass { _ = subscriber.receive($0) }
      let token = Shared<(any NSObjectProtocol)?>(nil)
      subscriber.receive(
        subscription: ClosureSubscription(
          onRequest: {
            token.value = center.addObserver(forName: name, object: object, queue: nil) { pass.run($0) }
          },
          onCancel: { if let value = token.value { center.removeObserver(value) } }))
    }

    private struct Pass: @unchecked Sendable {
      let run: (Notification) -> Void
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension Timer {
  /// Publishes the time again and again.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    private let list = SubscriberList<Date, Never>()

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Date {
      list.add(AnySubscriber(subscriber))
    }

    public func connect() -> any Cancellable {
      let work = Work { [list] in list.send(RunningClock.moment) }
      if let stop = RunningClock.repeat(every: interval, work.run) { return AnyCancellable(stop) }
      let timer = Timer(timeInterval: interval, repeats: true) { _ in work.run() }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }

  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }
}

extension URLSession {
  /// Publishes the answer to one request.
  public struct DataTaskPublisher: HeadlessCombine.Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == URLError, S.Input == Output {
      let (request, session) = (request, session)
      let answer = Answer {
        if let data = $0, let response = $1 {
          _ = subscriber.receive((data, response))
          subscriber.receive(completion: .finished)
        } else {
          subscriber.receive(completion: .failure($2 as? URLError ?? URLError(.unknown)))
        }
      }
      let task = session.dataTask(with: request) { answer.run($0, $1, $2) }
      subscriber.receive(
        subscription: ClosureSubscription(onRequest: { task.resume() }, onCancel: { task.cancel() }))
    }

    private struct Answer: @unchecked Sendable {
      let run: (Data?, URLResponse?, (any Error)?) -> Void
    }
  }

  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }

  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

extension Publisher where Failure == Never {
  /// The publisher's values as an asynchronous sequence; what arrives between two reads is kept.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

/// The values of a publisher as an asynchronous sequence.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = P.Output
    private var base: AsyncStream<Box>.Iterator
    private let cancellable: AnyCancellable

    init(_ publisher: P) {
      let (stream, continuation) = AsyncStream<Box>.makeStream()
      cancellable = publisher.sink(
        receiveCompletion: { _ in continuation.finish() },
        receiveValue: { continuation.yield(Box(value: $0)) })
      base = stream.makeAsyncIterator()
    }

    public mutating func next() async -> P.Output? { await base.next()?.value }
  }

  /// Values cross to the reading task as Combine lets them, unchecked.
  private struct Box: @unchecked Sendable {
    let value: P.Output
  }

  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }
}
