#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs Swift concurrency jobs one after the other on the main thread, in the order they were made, with a
/// clock of its own: a step of the model then always ends in the same state, and a sleep takes no time.
///
/// Jobs are caught by the hooks that the concurrency runtime offers; only those made on the main thread while a
/// step runs are taken, all others go their usual way. During a step the pump stands in for the main actor's
/// executor, which on its own cannot be drained from within one of its jobs.
@MainActor
final class JobPump {
  private struct Sleeper {
    let due: Duration
    let order: Int
    let wake: @MainActor (_ isCancelled: Bool) -> Void
  }

  private var ready: [UnownedJob] = []
  private var sleepers: [Sleeper] = []
  private var now: Duration = .zero
  private var count = 0
  /// How far the clock has run since the step began.
  private var waited: Duration = .zero

  /// Time a step waits for sleeping tasks, on the pump's clock; what sleeps longer stays asleep.
  static let patience: Duration = .seconds(5)

  nonisolated(unsafe) private(set) static var active: JobPump?

  /// Catches the jobs that `work` makes.
  func capturing(_ work: () -> Void) {
    Self.installHooks
    let outer = Self.active
    Self.active = self
    waited = .zero
    ModelThread.entering(work)
    Self.active = outer
  }

  /// Runs the next job that is due, or lets time pass until something wakes up.
  ///
  /// - Returns: Whether anything ran.
  func runNext() -> Bool {
    if !ready.isEmpty {
      ready.removeFirst().runSynchronously(on: Self.executor.asUnownedSerialExecutor())
      return true
    }
    guard let next = sleepers.min(by: { ($0.due, $0.order) < ($1.due, $1.order) }) else { return false }
    let wait = max(.zero, next.due - now)
    guard waited + wait <= Self.patience else { return false }
    waited += wait
    now += wait
    sleepers.removeAll { $0.order == next.order }
    next.wake(false)
    return true
  }

  /// Runs something later, on the pump's clock.
  ///
  /// - Returns: What `cancel` takes.
  @discardableResult
  func wake(after delay: Duration, _ wake: @escaping @MainActor (_ isCancelled: Bool) -> Void) -> Int {
    count += 1
    sleepers.append(Sleeper(due: now + delay, order: count, wake: wake))
    return count
  }

  /// Wakes a sleeper at once, telling it that it was cancelled.
  func cancel(_ order: Int) {
    guard let index = sleepers.firstIndex(where: { $0.order == order }) else { return }
    sleepers.remove(at: index).wake(true)
  }

  /// Stands in for the main actor's executor.
  private final class Executor: SerialExecutor {
    func enqueue(_ job: UnownedJob) {
      // Woken between steps, or from another thread: it takes the usual way.
      if !JobPump.take(job) { MainActor.shared.enqueue(job) }
    }

    func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
    func checkIsolated() { precondition(ModelThread.isCurrent) }
    func isIsolatingCurrentContext() -> Bool? { ModelThread.isCurrent }
  }

  private nonisolated static let executor = Executor()

  /// The main actor's executor while a step runs; nil for the usual one.
  fileprivate nonisolated static var mainExecutor: UnownedSerialExecutor? {
    ModelThread.isCurrent && active != nil ? executor.asUnownedSerialExecutor() : nil
  }

  fileprivate nonisolated static func take(_ job: UnownedJob) -> Bool {
    guard ModelThread.isCurrent, active != nil else { return false }
    return MainActor.assumeIsolated {
      active?.ready.append(job)
      return true
    }
  }

  // Each pointer has its own concrete type: a thin function passed through a generic one would be wrapped.
  private static let installHooks: Void = {
    let library = dlopen(nil, RTLD_NOW)
    dlsym(library, "swift_task_enqueueGlobal_hook")?
      .assumingMemoryBound(to: Optional<EnqueueHook>.self).pointee = enqueue
    dlsym(library, "swift_task_getMainExecutor_hook")?
      .assumingMemoryBound(to: Optional<MainExecutorHook>.self).pointee = chooseMainExecutor
  }()
}

// The signatures are those of swift/Runtime/Concurrency.h.
private typealias EnqueueHook =
  @convention(thin) (UnownedJob, @convention(thin) (UnownedJob) -> Void) -> Void
private typealias MainExecutorHook =
  @convention(thin) (@convention(thin) () -> UnownedSerialExecutor) -> UnownedSerialExecutor

private let enqueue: EnqueueHook = { job, original in
  if !JobPump.take(job) { original(job) }
}

private let chooseMainExecutor: MainExecutorHook = { original in JobPump.mainExecutor ?? original() }
