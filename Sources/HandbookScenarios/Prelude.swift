/// Source to compile beside the snippets of a program that runs them: what they print is recorded, and what
/// they wait for takes no time.
///
/// These declarations stand in the program's own module, where they go before the standard library's.
let modelPrelude = """
  import Foundation
  @_spi(Headless) import SwiftUI

  func print(_ items: Any..., separator: String = " ", terminator: String = "\\n") {
    HeadlessProgram.print(items, separator: separator, terminator: terminator)
  }

  extension Task where Success == Never, Failure == Never {
    static func sleep<C: Clock>(for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C)
    async throws where C.Instant.Duration == Duration {
      try await HeadlessProgram.sleep(for: duration)
    }
    static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
      try await HeadlessProgram.sleep(for: duration)
    }
    static func sleep(nanoseconds duration: UInt64) async throws {
      try await HeadlessProgram.sleep(for: .nanoseconds(Int64(clamping: duration)))
    }
    static func sleep<C: Clock>(
      until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
    ) async throws {
      let now = HeadlessProgram.instant(of: clock)
      let rest = (now.duration(to: deadline) as? Duration) ?? .zero
      // In whole milliseconds: the moment of the call does not decide the order.
      try await HeadlessProgram.sleep(for: .milliseconds(Int64((rest / .milliseconds(1)).rounded())))
    }
  }

  extension ContinuousClock {
    var now: Instant { HeadlessProgram.instant(of: self) }
    static var now: Instant { HeadlessProgram.instant(of: ContinuousClock()) }
    func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
      try await HeadlessProgram.sleep(for: duration)
    }
  }

  extension SuspendingClock {
    var now: Instant { HeadlessProgram.instant(of: self) }
    static var now: Instant { HeadlessProgram.instant(of: SuspendingClock()) }
    func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
      try await HeadlessProgram.sleep(for: duration)
    }
  }

  extension Date {
    init() { self = HeadlessProgram.now }
    static var now: Date { HeadlessProgram.now }
  }

  extension Thread {
    class func sleep(forTimeInterval interval: TimeInterval) { HeadlessProgram.block(for: interval) }
    class func sleep(until date: Date) { HeadlessProgram.block(for: date.timeIntervalSince(Date())) }
  }

  extension DispatchQueue {
    func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }
    func async(
      group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
      HeadlessProgram.run(after: .zero, work)
    }
    func async(execute workItem: DispatchWorkItem) {
      HeadlessProgram.run(after: .zero) { workItem.perform() }
    }
    func asyncAfter(
      deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
      HeadlessProgram.run(after: HeadlessProgram.delay(to: deadline), work)
    }
    func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
      HeadlessProgram.run(after: HeadlessProgram.delay(to: deadline)) { execute.perform() }
    }
  }

  extension Timer {
    convenience init(
      timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
      self.init(
        fire: Date().addingTimeInterval(interval), interval: interval, repeats: repeats, block: block)
    }
    @discardableResult
    class func scheduledTimer(
      withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
      let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
      HeadlessProgram.start(timer)
      return timer
    }
  }

  extension RunLoop {
    func add(_ timer: Timer, forMode mode: RunLoop.Mode) { HeadlessProgram.start(timer) }
    func perform(_ block: @escaping @Sendable () -> Void) { HeadlessProgram.run(after: .zero, block) }
  }

  func __isAvailable(_ ios: Int) -> Bool { HeadlessProgram.playedVersion >= ios }
  """
