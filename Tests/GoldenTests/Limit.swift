/// Lets a limited number of tasks run at a time; the others wait in line.
actor Limit {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { free = count }

  nonisolated func run<Value: Sendable>(_ work: @Sendable () async throws -> Value) async rethrows -> Value {
    await enter()
    do {
      let value = try await work()
      await leave()
      return value
    } catch {
      await leave()
      throw error
    }
  }

  private func enter() async {
    guard free == 0 else {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func leave() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
