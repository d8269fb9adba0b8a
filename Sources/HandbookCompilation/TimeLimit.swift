/// Runs work, or gives it up after a while.
///
/// - Returns: nil where it was given up; a process it had started is ended.
package func withTimeLimit<Value: Sendable>(
  _ limit: Duration, _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value? {
  try await withThrowingTaskGroup(of: Value?.self) { tasks in
    tasks.addTask { try await work() }
    tasks.addTask {
      try await Task.sleep(for: limit)
      return nil
    }
    defer { tasks.cancelAll() }
    let first = try await tasks.next()!
    // What was interrupted says nothing about the work.
    try Task.checkCancellation()
    return first
  }
}
