#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The thread on which the main actor's code of the running step is.
///
/// Not always the process's main thread: on Linux the main queue may be served by another one.
enum ModelThread {
  nonisolated(unsafe) private static var current: pthread_t?

  static var isCurrent: Bool {
    guard let current else { return Thread.isMainThread }
    return pthread_equal(current, pthread_self()) != 0
  }

  /// Makes the calling thread the model's for the time of `work`.
  static func entering(_ work: () -> Void) {
    let outer = current
    current = pthread_self()
    work()
    current = outer
  }
}
