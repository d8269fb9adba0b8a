import Dispatch
import Foundation
import Synchronization

/// Maps on all cores and keeps the order.
package func inParallel<Element: Sendable, Result: Sendable>(
  _ elements: [Element], _ transform: @Sendable (Element) -> Result
) -> [Result] {
  // A few at a time, where there are many, so that cores do not wait for each other.
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

/// Makes something of each element on all cores, in their order, and hands out each result as soon as it is there, in
/// any order: what takes long holds nothing up. No more than `waiting` results are being made or wait to be taken, so that
/// they do not fill memory where `take` is slower.
///
/// - Parameter take: Is called on this thread, for one result at a time. Once it fails, no further element is begun.
package func makeInParallel<Element: Sendable, Result: Sendable, Failure>(
  _ elements: [Element], waiting limit: Int = 64, make: @escaping @Sendable (Element) -> Result,
  take: (Result) throws(Failure) -> Void
) throws(Failure) {
  let state = Mutex((next: 0, made: [Result]()))
  // Begins at zero: a semaphore must not end below what it began with.
  let room = DispatchSemaphore(value: 0)
  let arrived = DispatchSemaphore(value: 0)
  @Sendable func next() -> Element? {
    state.withLock { state in
      guard state.next < elements.count else { return nil }
      defer { state.next += 1 }
      return elements[state.next]
    }
  }
  let workers = DispatchGroup()
  for _ in 0..<min(ProcessInfo.processInfo.activeProcessorCount, elements.count) {
    // Each on a thread of its own: a shared pool gives one thread less for each that waits.
    DispatchQueue(label: "handbook.make").async(group: workers) {
      while true {
        room.wait()
        guard let element = next() else { break }
        let result = make(element)
        state.withLock { $0.made.append(result) }
        arrived.signal()
      }
      // The next worker that waits for room is to end, too.
      room.signal()
    }
  }
  defer {
    state.withLock { $0.next = elements.count }
    room.signal()
    workers.wait()
  }
  for _ in 0..<limit { room.signal() }
  for _ in elements {
    arrived.wait()
    let result = state.withLock { $0.made.removeFirst() }
    room.signal()
    try take(result)
  }
}
