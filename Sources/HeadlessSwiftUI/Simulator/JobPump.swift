#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs Swift concurrency jobs one after the other on the main thread, in the order they were made, with a
/// clock of its own: a step of the model then always ends in the same state, and a sleep takes no time.
///
/// Jobs are caught by the hooks that the concurrency runtime offers; only those made on the main thread while a
/// step runs are taken, all others go their usual way.
@MainActor
final class JobPump {
  private struct Delayed {
    let due: Duration
    let order: Int
    let job: UnownedJob
  }

  private var ready: [UnownedJob] = []
  private var delayed: [Delayed] = []
  private var now: Duration = .zero
  private var count = 0
  /// How far the clock has run since the step began.
  private var waited: Duration = .zero

  /// Time a step waits for sleeping tasks, on the pump's clock; what sleeps longer stays asleep.
  static let patience: Duration = .seconds(5)

  nonisolated(unsafe) private static var active: JobPump?

  /// Catches the jobs that `work` makes.
  func capturing(_ work: () -> Void) {
    Self.installHooks
    let outer = Self.active
    Self.active = self
    waited = .zero
    work()
    Self.active = outer
  }

  /// Runs the next job that is due, or lets time pass until one is.
  ///
  /// - Returns: Whether a job ran.
  func runNext() -> Bool {
    if ready.isEmpty, let next = delayed.min(by: { ($0.due, $0.order) < ($1.due, $1.order) }) {
      let wait = max(.zero, next.due - now)
      guard waited + wait <= Self.patience else { return false }
      waited += wait
      now += wait
      delayed.removeAll { $0.order == next.order }
      ready.append(next.job)
    }
    guard !ready.isEmpty else { return false }
    ready.removeFirst().runSynchronously(on: MainActor.sharedUnownedExecutor)
    return true
  }

  fileprivate nonisolated static func take(_ job: UnownedJob, after delay: Duration?) -> Bool {
    guard Thread.isMainThread, active != nil else { return false }
    return MainActor.assumeIsolated {
      guard let pump = active else { return false }
      if let delay {
        pump.count += 1
        pump.delayed.append(Delayed(due: pump.now + delay, order: pump.count, job: job))
      } else {
        pump.ready.append(job)
      }
      return true
    }
  }

  private static let installHooks: Void = {
    let library = dlopen(nil, RTLD_NOW)
    func set<Hook>(_ name: String, _ hook: Hook) {
      guard let symbol = dlsym(library, name) else { return }
      symbol.assumingMemoryBound(to: Optional<Hook>.self).pointee = hook
    }
    set("swift_task_enqueueGlobal_hook", enqueue)
    set("swift_task_enqueueMainExecutor_hook", enqueue)
    set("swift_task_enqueueGlobalWithDelay_hook", enqueueWithDelay)
    set("swift_task_enqueueGlobalWithDeadline_hook", enqueueWithDeadline)
  }()
}

// The signatures are those of swift/Runtime/Concurrency.h.
private typealias Original = @convention(thin) (UnownedJob) -> Void
private typealias OriginalWithDelay = @convention(thin) (UInt64, UnownedJob) -> Void
private typealias OriginalWithDeadline =
  @convention(thin) (Int64, Int64, Int64, Int64, CInt, UnownedJob) -> Void

private let enqueue: @convention(thin) (UnownedJob, Original) -> Void = { job, original in
  if !JobPump.take(job, after: nil) { original(job) }
}

private let enqueueWithDelay: @convention(thin) (UInt64, UnownedJob, OriginalWithDelay) -> Void = {
  delay, job, original in
  if !JobPump.take(job, after: .nanoseconds(Int64(clamping: delay))) { original(delay, job) }
}

private let enqueueWithDeadline:
  @convention(thin) (Int64, Int64, Int64, Int64, CInt, UnownedJob, OriginalWithDeadline) -> Void = {
    seconds, nanoseconds, leewaySeconds, leewayNanoseconds, clock, job, original in
    let deadline = Duration.seconds(seconds) + .nanoseconds(nanoseconds)
    // In whole milliseconds: the moments in which two tasks fell asleep must not decide who wakes first.
    let milliseconds = ((deadline - timeNow(of: clock)) / .milliseconds(1)).rounded()
    if !JobPump.take(job, after: .milliseconds(Int64(max(0, milliseconds)))) {
      original(seconds, nanoseconds, leewaySeconds, leewayNanoseconds, clock, job)
    }
  }

/// The reading of one of the runtime's clocks (1 continuous, 2 suspending).
private func timeNow(of clock: CInt) -> Duration {
  var time = timespec()
  #if canImport(Darwin)
    clock_gettime(clock == 2 ? CLOCK_UPTIME_RAW : CLOCK_MONOTONIC_RAW, &time)
  #else
    clock_gettime(clock == 2 ? CLOCK_MONOTONIC : CLOCK_BOOTTIME, &time)
  #endif
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
