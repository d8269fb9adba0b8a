public import Foundation

/// The clock of a run that takes no real time.
///
/// A simulator sets it while a step runs: schedulers, timers and delays then wait on that clock, in an order that
/// is always the same. While none is set, real time counts.
@_spi(Headless)
public struct RunningClock {
  /// The moment it shows.
  public let now: () -> Date
  /// Runs work after some seconds; what it returns takes the work back.
  public let schedule: (_ seconds: TimeInterval, _ work: @escaping () -> Void) -> () -> Void

  public init(
    now: @escaping () -> Date,
    schedule: @escaping (_ seconds: TimeInterval, _ work: @escaping () -> Void) -> () -> Void
  ) {
    self.now = now
    self.schedule = schedule
  }

  /// The clock of the calling thread's step; nil where no step runs.
  nonisolated(unsafe) public static var current: () -> RunningClock? = { nil }

  /// The moment shown by the running clock, or else by the machine's.
  public static var moment: Date { current()?.now() ?? Date() }

  /// Runs work every so many seconds until the returned closure is called; nil where no step runs.
  public static func `repeat`(every seconds: TimeInterval, _ work: @escaping () -> Void) -> (() -> Void)? {
    guard let clock = current() else { return nil }
    // As Foundation does with an interval of nothing.
    let interval = max(seconds, 0.0001)
    let isOver = Shared(false)
    func wait() {
      _ = clock.schedule(interval) {
        guard !isOver.value else { return }
        work()
        if !isOver.value { wait() }
      }
    }
    wait()
    return { isOver.value = true }
  }
}
