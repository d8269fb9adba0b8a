import Dispatch
import Foundation
import Synchronization

/// Maps elements on all cores, and returns the results in order.
package func inParallel<Element: Sendable, Result: Sendable>(
  _ elements: [Element], _ transform: @Sendable (Element) -> Result
) -> [Result] {
  // Many elements are divided into parts of a few, so that cores seldom wait for the lock.
  let size = max(1, min(16, elements.count / 64))
  // Each result is made in its place: to gather them from parts would copy them all.
  return [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
    nonisolated(unsafe) let results = buffer
    DispatchQueue.concurrentPerform(iterations: (elements.count + size - 1) / size) { part in
      for index in (part * size)..<min((part + 1) * size, elements.count) {
        results.initializeElement(at: index, to: transform(elements[index]))
      }
    }
    count = elements.count
  }
}

/// Makes something of each element on all cores, and passes on the results soon after they are ready, in any
/// order. At most `waiting` results are being made or waiting for `take`, so that they do not fill memory if
/// `take` is slower.
///
/// - Parameter take: Is called on this thread, with one result at a time. Once it throws, no further elements
///   are begun.
package func makeInParallel<Element: Sendable, Result: Sendable, Failure>(
  _ elements: [Element], waiting limit: Int = 64, make: @escaping @Sendable (Element) -> Result,
  take: (Result) throws(Failure) -> Void
) throws(Failure) {
  // Of many elements, a few are made before this thread is woken: to wake it takes a core from a worker.
  let size = max(1, min(8, limit / 8, elements.count / 64))
  let parts = (elements.count + size - 1) / size
  let state = Mutex((next: 0, made: [[Result]]()))
  // It begins at zero and is signaled below: a semaphore must not be destroyed with a lower count than it
  // began with.
  let room = DispatchSemaphore(value: 0)
  let arrived = DispatchSemaphore(value: 0)
  @Sendable func next() -> ArraySlice<Element>? {
    state.withLock { state in
      guard state.next < parts else { return nil }
      defer { state.next += 1 }
      return elements[state.next * size..<min((state.next + 1) * size, elements.count)]
    }
  }
  let workers = DispatchGroup()
  for _ in 0..<min(ProcessInfo.processInfo.activeProcessorCount, parts) {
    // Each worker has a queue, and so a thread, of its own. A shared pool would lose a thread for each worker
    // that waits.
    DispatchQueue(label: "handbook.make").async(group: workers) {
      while true {
        room.wait()
        guard let part = next() else { break }
        let results = part.map(make)
        state.withLock { $0.made.append(results) }
        arrived.signal()
      }
      // Wakes the next worker that waits, so that it ends, too.
      room.signal()
    }
  }
  defer {
    state.withLock { $0.next = parts }
    room.signal()
    workers.wait()
  }
  for _ in 0..<limit / size { room.signal() }
  for _ in 0..<parts {
    arrived.wait()
    let results = state.withLock { $0.made.removeFirst() }
    room.signal()
    for result in results { try take(result) }
  }
}
