@_spi(Headless) import HeadlessCombine

/// What the prelude of a program calls: the running simulator's console, clock and version.
@_spi(Headless)
public enum HeadlessProgram {
  /// The iOS version that the simulator made last behaves as; what `#available` asks for.
  nonisolated(unsafe) public internal(set) static var playedVersion = 26

  /// The time of day at which an app is first opened.
  public static var opening: Date { JobPump.opening }

  /// The time of day on the running step's clock.
  public static var now: Date { RunningClock.moment }

  /// What a clock of the standard library shows: the running step's time goes by on it, and no other.
  public static func instant<C: Clock>(of clock: C) -> C.Instant {
    let elapsed = Duration.seconds(now.timeIntervalSince(opening))
    switch clock {
    case is ContinuousClock: return continuousStart.advanced(by: elapsed) as! C.Instant
    case is SuspendingClock: return suspendingStart.advanced(by: elapsed) as! C.Instant
    default: return clock.now
    }
  }

  private static let continuousStart = ContinuousClock.now
  private static let suspendingStart = SuspendingClock.now

  /// How long it is to a deadline, in whole milliseconds: the moment of the call does not decide the order.
  public static func delay(to deadline: DispatchTime) -> Duration {
    let now = DispatchTime.now().uptimeNanoseconds
    let delay = deadline.uptimeNanoseconds > now ? deadline.uptimeNanoseconds - now : 0
    return .milliseconds(Int64((min(delay, 1 << 62) + 500_000) / 1_000_000))
  }

  /// Lets a timer fire on the running step's clock; outside of a step, on the run loop as usual.
  ///
  /// - Parameter timer: Its first date is one of that clock.
  public static func start(_ timer: Timer) {
    let timer = UncheckedBox(timer)
    func fire() {
      guard timer.value.isValid else { return }
      timer.value.fire()
      if timer.value.isValid { wait() }
    }
    func wait() {
      // As Foundation does with an interval of nothing.
      _ = RunningClock.current()?.schedule(max(timer.value.timeInterval, 0.0001), fire)
    }
    guard let clock = RunningClock.current() else { return RunLoop.main.add(timer.value, forMode: .default) }
    _ = clock.schedule(max(0, timer.value.fireDate.timeIntervalSince(clock.now())), fire)
  }

  /// Records a line of the program.
  public static func print(_ items: [Any], separator: String, terminator: String) {
    let text = items.map { "\($0)" }.joined(separator: separator) + terminator
    if ModelThread.isCurrent, let runtime = Runtime.current {
      MainActor.assumeIsolated { runtime.print(text) }
    } else {
      Swift.print(text, terminator: "")
    }
  }

  /// Sleeps on the running step's clock; outside of a step, as usual.
  @MainActor
  public static func sleep(for duration: Duration) async throws {
    guard let pump = JobPump.active else { return try await Task.sleep(for: duration) }
    let ticket = SleepTicket()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        if Task.isCancelled { return continuation.resume(throwing: CancellationError()) }
        ticket.order = pump.wake(after: max(.zero, duration)) { isCancelled in
          if isCancelled {
            continuation.resume(throwing: CancellationError())
          } else {
            continuation.resume()
          }
        }
      }
    } onCancel: {
      onMainActor { if let order = ticket.order { pump.cancel(order) } }
    }
  }

  /// Blocks the thread: on the running step's clock the time goes by, and what is due meanwhile waits until it is over.
  public static func block(for seconds: TimeInterval) {
    guard ModelThread.isCurrent, let pump = JobPump.active else {
      return Thread.sleep(forTimeInterval: seconds)
    }
    MainActor.assumeIsolated { pump.pass(.seconds(max(0, seconds))) }
  }

  /// Runs work on the main thread later, on the running step's clock.
  public static func run(after delay: Duration, _ work: @escaping () -> Void) {
    let box = UncheckedBox(work)
    if ModelThread.isCurrent, let pump = JobPump.active {
      MainActor.assumeIsolated { _ = pump.wake(after: delay) { _ in box.value() } }
    } else {
      DispatchQueue.main.asyncAfter(deadline: .now() + delay.seconds) { box.value() }
    }
  }
}

/// The place of a sleeper, for cancelling it.
@MainActor
private final class SleepTicket {
  var order: Int?
}
