/// Runs work, and cancels it when a time limit has passed.
///
/// - Returns: nil if the limit has passed; a process that the work had started is then ended.
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
    // If this task itself was canceled, nil would be wrong: the limit has not passed.
    try Task.checkCancellation()
    return first
  }
}
