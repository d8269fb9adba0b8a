import Foundation

/// A lock around a value.
@available(iOS 16.0, *)
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let mutex = NSLock()
  private var state: State

  public init(uncheckedState initialState: State) { state = initialState }
  public init(initialState: State) where State: Sendable { state = initialState }

  public func withLock<R>(_ body: @Sendable (inout State) throws -> R) rethrows -> R where R: Sendable {
    try mutex.withLock { try body(&state) }
  }
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try mutex.withLock { try body(&state) }
  }
}

@available(iOS 16.0, *)
extension OSAllocatedUnfairLock where State == () {
  public convenience init() { self.init(uncheckedState: ()) }
  public func lock() { acquire() }
  public func unlock() { release() }
  public func withLock<R>(_ body: @Sendable () throws -> R) rethrows -> R where R: Sendable {
    try withLockUnchecked { _ in try body() }
  }
}

@available(iOS 16.0, *)
extension OSAllocatedUnfairLock {
  fileprivate func acquire() { mutex.lock() }
  fileprivate func release() { mutex.unlock() }
}
