import Dispatch
import Foundation
import Synchronization

/// The first signal that asked the program to end.
private let received = Mutex<Int32?>(nil)

/// Makes signals that would end the program cancel its work first, so that compilers are ended and temporary
/// folders are removed. A second signal ends the program at once.
///
/// - Returns: The listeners, which must be kept.
func whenInterrupted(_ cancel: @escaping @Sendable () -> Void) -> [any DispatchSourceSignal] {
  [SIGINT, SIGTERM, SIGHUP].compactMap { number in
    let before = signal(number, SIG_IGN)
    // Under `nohup`, a program goes on when its terminal is closed.
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
      // Ending compilers takes a while, so somebody at a terminal is told.
      if isatty(STDERR_FILENO) == 1 { printError("stopping…") }
      cancel()
    }
    source.activate()
    return source
  }
}

/// If a signal came, ends the program as that signal would have.
func endAsInterrupted() {
  guard let number = received.withLock({ $0 }) else { return }
  // The listeners have blocked the signal, so it is let through again.
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, number)
  signal(number, SIG_DFL)
  pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  raise(number)
  _exit(128 + number)
}
