import Dispatch
import Synchronization

/// Maps on all cores and keeps the order.
package func inParallel<Element: Sendable, Result: Sendable>(
  _ elements: [Element], _ transform: @Sendable (Element) -> Result
) -> [Result] {
  // A few at a time, where there are many, so that cores do not wait for each other.
  let size = max(1, min(16, elements.count / 64))
  let results = Mutex([[Result]](repeating: [], count: (elements.count + size - 1) / size))
  DispatchQueue.concurrentPerform(iterations: (elements.count + size - 1) / size) { part in
    let made = elements[(part * size)..<min((part + 1) * size, elements.count)].map(transform)
    results.withLock { $0[part] = made }
  }
  return results.withLock { $0.flatMap { $0 } }
}
