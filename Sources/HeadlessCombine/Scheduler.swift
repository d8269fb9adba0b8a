import Dispatch
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Runs work at a time.
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions
  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
}

/// A stretch of time as a scheduler counts it.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

/// A moment, for all schedulers of this module.
public struct SchedulerTime: Strideable, Hashable, Codable, Sendable {
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable, Codable,
    ExpressibleByFloatLiteral, Sendable
  {
    public var magnitude: Double
    public init(floatLiteral value: Double) { magnitude = value }
    public init(integerLiteral value: Int) { magnitude = Double(value) }
    public init?<T>(exactly source: T) where T: BinaryInteger { magnitude = Double(source) }
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    public var timeInterval: TimeInterval { magnitude }
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
    public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
    public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
    public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
    public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
    public static func seconds(_ s: Double) -> Self { Self(s) }
    public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }
  }

  public var date: Date
  public init(_ date: Date) { self.date = date }
  public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }
  public func advanced(by n: Stride) -> Self { Self(date.addingTimeInterval(n.magnitude)) }
}

/// Work handed to a queue: the subscriber's closures are not `Sendable`, as in Combine itself.
struct Work: @unchecked Sendable {
  let run: () -> Void
}

/// Hands work to the clock of the running step.
///
/// - Returns: False where no step runs.
private func onRunningClock(after seconds: TimeInterval, _ work: Work) -> Bool {
  guard let clock = RunningClock.current() else { return false }
  _ = clock.schedule(max(0, seconds)) { work.run() }
  return true
}

extension DispatchQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public struct SchedulerOptions: Sendable {
    public var qos: DispatchQoS
    public init(qos: DispatchQoS = .unspecified) { self.qos = qos }
  }

  public var now: SchedulerTime { SchedulerTime(RunningClock.moment) }
  public var minimumTolerance: SchedulerTime.Stride { 0 }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Work(run: action)
    if onRunningClock(after: 0, work) { return }
    async { work.run() }
  }
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = Work(run: action)
    let delay = now.distance(to: date).timeInterval
    if onRunningClock(after: delay, work) { return }
    asyncAfter(deadline: .now() + delay) { work.run() }
  }
}

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerTime { SchedulerTime(RunningClock.moment) }
  public var minimumTolerance: SchedulerTime.Stride { 0 }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Work(run: action)
    if onRunningClock(after: 0, work) { return }
    perform { work.run() }
  }
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = Work(run: action)
    if onRunningClock(after: now.distance(to: date).timeInterval, work) { return }
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in work.run() }
    add(timer, forMode: .default)
  }
}

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerTime { SchedulerTime(RunningClock.moment) }
  public var minimumTolerance: SchedulerTime.Stride { 0 }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Work(run: action)
    if onRunningClock(after: 0, work) { return }
    addOperation { work.run() }
  }
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = Work(run: action)
    let delay = now.distance(to: date).timeInterval
    if onRunningClock(after: delay, work) { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) {
      self.addOperation { work.run() }
    }
  }
}

/// Runs everything at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = Never
  public static let shared = ImmediateScheduler()

  public var now: SchedulerTime { SchedulerTime(RunningClock.moment) }
  public var minimumTolerance: SchedulerTime.Stride { 0 }
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) { action() }
}

extension Publisher {
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> _Transform<Output, Failure> {
    lift { (subscriber: AnySubscriber<Output, Failure>) in
      (
        { value in scheduler.schedule(options: options) { _ = subscriber.receive(value) } },
        { end in scheduler.schedule(options: options) { subscriber.receive(completion: end) } }
      )
    }
  }

  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> _Transform<Output, Failure> {
    _Transform<Output, Failure> { subscriber in
      scheduler.schedule(options: options) { self.receive(subscriber: subscriber) }
    }
  }

  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> _Transform<Output, Failure> {
    each { subscriber in
      let latest = Shared(0)
      return { value in
        latest.value += 1
        let turn = latest.value
        scheduler.schedule(
          after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
        ) {
          if turn == latest.value { _ = subscriber.receive(value) }
        }
      }
    }
  }

  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> _Transform<Output, Failure> {
    each { (subscriber: AnySubscriber<Output, Failure>) in
      let waiting = Shared<Output?>(nil)
      let isOpen = Shared(true)
      func pass(_ value: Output) {
        isOpen.value = false
        _ = subscriber.receive(value)
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: nil
        ) {
          isOpen.value = true
          guard let next = waiting.value else { return }
          waiting.value = nil
          pass(next)
        }
      }
      return { value in
        if isOpen.value {
          pass(value)
        } else if latest || waiting.value == nil {
          waiting.value = value
        }
      }
    }
  }

  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> _Transform<Output, Failure> {
    func later(_ scheduler: S, _ action: @escaping () -> Void) {
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options,
        action)
    }
    return lift { (subscriber: AnySubscriber<Output, Failure>) in
      (
        { value in later(scheduler) { _ = subscriber.receive(value) } },
        { end in later(scheduler) { subscriber.receive(completion: end) } }
      )
    }
  }
}
