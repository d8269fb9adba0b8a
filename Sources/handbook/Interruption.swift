import Dispatch
import Foundation
import Synchronization

/// The first signal that asked the program to end.
private let received = Mutex<Int32?>(nil)

/// Has signals that end a program cancel its work first, so that compilers are ended and temporary folders removed.
/// A second signal ends the program at once.
///
/// - Returns: What listens; it must be kept.
func whenInterrupted(_ cancel: @escaping @Sendable () -> Void) -> [any DispatchSourceSignal] {
  [SIGINT, SIGTERM, SIGHUP].compactMap { number in
    let before = signal(number, SIG_IGN)
    // `nohup` has a program outlive its terminal.
    if number == SIGHUP, unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      return nil
    }
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler {
      let isFirst = received.withLock { received in
        defer { received = received ?? number }
        return received == nil
      }
      guard isFirst else { return endAsInterrupted() }
      // Compilers take a while to end; where nobody looks on, nobody wonders.
      if isatty(STDERR_FILENO) == 1 { printError("stopping…") }
      cancel()
    }
    source.activate()
    return source
  }
}

/// Ends the program as the signal would have that came; returns where none came.
func endAsInterrupted() {
  guard let number = received.withLock({ $0 }) else { return }
  // What listens has the signal blocked, so it is let through again.
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, number)
  signal(number, SIG_DFL)
  pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  raise(number)
  _exit(128 + number)
}
