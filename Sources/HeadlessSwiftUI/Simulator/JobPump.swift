@_spi(Headless) import HeadlessCombine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs Swift concurrency jobs one after the other on the main thread, in the order they were made, with a
/// clock of its own: a step of the model then always ends in the same state, and a sleep takes no real time.
/// A step runs what is due; only `advance` moves the clock.
///
/// What runs beside the main actor (children of a group, detached tasks, actors) may run in any order on a device. Where
/// the pump varies orders, each of these jobs is run at a random moment of its step; those of the main actor keep theirs.
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

  /// In the order in which they were made.
  private var ready: [(job: UnownedJob, isMain: Bool)] = []
  private let variesOrder: Bool
  private var sleepers: [Sleeper] = []
  /// Time since the app was first opened.
  private(set) var now: Duration
  private var count = 0

  nonisolated(unsafe) private(set) static var active: JobPump?

  /// The moment at which an app is first opened: the same on every machine and day.
  nonisolated static let opening = Date(timeIntervalSince1970: 1_781_516_460)  // 15 June 2026, 9:41 UTC

  init(now: Duration = .zero, variesOrder: Bool = false) {
    self.now = now
    self.variesOrder = variesOrder
  }

  /// What the app takes for the time of day.
  var date: Date { Self.opening.addingTimeInterval(now.seconds) }

  /// How long the app would have to wait for the next thing that is due; nil where nothing waits.
  var timeToNext: Duration? { sleepers.map(\.due).min().map { max(.zero, $0 - now) } }

  /// In how many seconds each thing that waits is due, the next first.
  var sleeping: [Double] { sleepers.map { ($0.due - now).seconds }.sorted() }

  /// Catches the jobs that `work` makes.
  func capturing(_ work: () -> Void) {
    Self.installHooks
    let outer = Self.active
    Self.active = self
    ModelThread.entering(work)
    Self.active = outer
  }

  /// Moves the clock to the next moment at which something is due, at most to `end`.
  ///
  /// - Returns: Whether something is due now.
  func advance(upTo end: Duration) -> Bool {
    guard let due = sleepers.map(\.due).min(), due <= end else {
      now = max(now, end)
      return false
    }
    now = max(now, due)
    return true
  }

  /// Moves the clock on while something blocks the main thread: nothing else runs.
  func pass(_ time: Duration) { now += time }

  /// Runs the next job that is due.
  ///
  /// - Returns: Whether anything ran.
  func runNext() -> Bool {
    if !ready.isEmpty {
      ready.remove(at: nextReady).job.runSynchronously(on: Self.executor.asUnownedSerialExecutor())
      return true
    }
    guard let next = sleepers.min(by: { ($0.due, $0.order) < ($1.due, $1.order) }), next.due <= now else {
      return false
    }
    sleepers.removeAll { $0.order == next.order }
    next.wake(false)
    return true
  }

  private var nextReady: Int {
    guard variesOrder else { return 0 }
    let firstOfMain = ready.firstIndex(where: \.isMain)
    return ready.indices.filter { !ready[$0].isMain || $0 == firstOfMain }.randomElement() ?? 0
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

  /// Takes a sleeper back without waking it.
  func forget(_ order: Int) { sleepers.removeAll { $0.order == order } }

  /// Stands in for the main actor's executor.
  private final class Executor: SerialExecutor {
    func enqueue(_ job: UnownedJob) {
      // Woken between steps, or from another thread: it takes the usual way.
      if !JobPump.take(job, isMain: true) { MainActor.shared.enqueue(job) }
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

  fileprivate nonisolated static func take(_ job: UnownedJob, isMain: Bool) -> Bool {
    guard ModelThread.isCurrent, active != nil else { return false }
    return MainActor.assumeIsolated {
      active?.ready.append((job, isMain))
      return true
    }
  }

  /// What Combine's schedulers and timers wait on while a step runs.
  private nonisolated static func runningClock() -> RunningClock? {
    guard ModelThread.isCurrent, active != nil else { return nil }
    return RunningClock(
      now: { MainActor.assumeIsolated { active?.date } ?? Date() },
      schedule: { seconds, work in
        let box = UncheckedBox(work)
        let order = MainActor.assumeIsolated { active?.wake(after: .seconds(seconds)) { _ in box.value() } }
        return { MainActor.assumeIsolated { if let order { active?.forget(order) } } }
      })
  }

  // Each pointer has its own concrete type: a thin function passed through a generic one would be wrapped.
  private static let installHooks: Void = {
    RunningClock.current = runningClock
    let library = dlopen(nil, RTLD_NOW)
    dlsym(library, "swift_task_enqueueGlobal_hook")?
      .assumingMemoryBound(to: Optional<EnqueueHook>.self).pointee = enqueue
    dlsym(library, "swift_task_getMainExecutor_hook")?
      .assumingMemoryBound(to: Optional<MainExecutorHook>.self).pointee = chooseMainExecutor
  }()
}

extension Duration {
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}

/// Carries work of the main thread through a check that cannot see that it stays there.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

// The signatures are those of swift/Runtime/Concurrency.h.
private typealias EnqueueHook =
  @convention(thin) (UnownedJob, @convention(thin) (UnownedJob) -> Void) -> Void
private typealias MainExecutorHook =
  @convention(thin) (@convention(thin) () -> UnownedSerialExecutor) -> UnownedSerialExecutor

private let enqueue: EnqueueHook = { job, original in
  if !JobPump.take(job, isMain: false) { original(job) }
}

private let chooseMainExecutor: MainExecutorHook = { original in JobPump.mainExecutor ?? original() }
