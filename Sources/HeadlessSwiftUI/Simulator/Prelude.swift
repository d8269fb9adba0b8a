@_spi(Headless)
extension Simulator {
  /// Source to compile beside the snippets of a program that runs them: what they print is recorded, and what
  /// they wait for takes no time.
  ///
  /// These declarations stand in the program's own module, where they go before the standard library's.
  public nonisolated static let prelude = """
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
    }

    struct DispatchQueue {
      static let main = DispatchQueue(label: "main")
      let label: String
      enum QoSClass { case background, utility, `default`, userInitiated, userInteractive }
      static func global(qos: QoSClass = .default) -> DispatchQueue {
        DispatchQueue(label: "global")
      }
      func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }
      func async(execute work: @escaping () -> Void) { HeadlessProgram.run(after: .zero, work) }
      func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
        let now = DispatchTime.now().uptimeNanoseconds
        let delay = deadline.uptimeNanoseconds > now ? deadline.uptimeNanoseconds - now : 0
        // In whole milliseconds, so that the moment of the call does not decide the order.
        HeadlessProgram.run(after: .milliseconds(Int64((delay + 500_000) / 1_000_000)), work)
      }
    }
    """
}

/// What the prelude of a program calls: the running simulator's console and clock.
@_spi(Headless)
public enum HeadlessProgram {
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
        ticket.order = pump.wake(after: duration) { isCancelled in
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

  /// Runs work on the main thread later, on the running step's clock.
  public static func run(after delay: Duration, _ work: @escaping () -> Void) {
    let box = UncheckedBox(work)
    if ModelThread.isCurrent, let pump = JobPump.active {
      MainActor.assumeIsolated { _ = pump.wake(after: delay) { _ in box.value() } }
    } else {
      let seconds = Double(delay.components.seconds) + Double(delay.components.attoseconds) / 1e18
      Dispatch.DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { box.value() }
    }
  }
}

/// The place of a sleeper, for cancelling it.
@MainActor
private final class SleepTicket {
  var order: Int?
}

/// Carries work of the main thread through a check that cannot see that it stays there.
private struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
