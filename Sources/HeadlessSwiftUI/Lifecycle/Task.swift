/// Runs asynchronous work while the view is on screen.
struct TaskModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

extension TaskModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    content()
    let running = node.state("task") { RunningTask() }
    running.priority = priority
    running.action = action
    node.trait = TaskTrait(running: running)
    let old = node.state("id") { id }
    guard old != id else { return }
    node.setState("id", id)
    // A new id: the work begins anew, if it had begun.
    node.runtime.afterUpdate { running.restart() }
  }
}

/// The task of one view, and what it runs.
@MainActor
private final class RunningTask {
  var priority: TaskPriority = .userInitiated
  var action: (@Sendable () async -> Void)?
  private var task: Task<Void, Never>?

  func start() {
    guard let action else { return }
    task = Task(priority: priority) { await action() }
  }

  func cancel() {
    task?.cancel()
    task = nil
  }

  func restart() {
    guard task != nil else { return }
    cancel()
    start()
  }
}

private struct TaskTrait: LifecycleTrait {
  let running: RunningTask

  func appear() {}
  func disappear() { running.cancel() }
  func start() { running.start() }
}

@available(iOS 15.0, *)
extension View {
  @_disfavoredOverload
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  @_disfavoredOverload
  nonisolated public func task<T>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View where T: Equatable {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}

@available(iOS 26.4, *)
extension View {
  nonisolated public func task<T>(
    id: T, name: String? = nil, executorPreference taskExecutor: any TaskExecutor,
    priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View where T: Equatable {
    // The model runs everything on one thread: a preferred executor makes no difference.
    modifier(TaskModifier(id: id, priority: priority, action: SentAction(action).callAsFunction))
  }
}

/// An action that was sent along, and is called from the main actor only.
private struct SentAction: @unchecked Sendable {
  private let action: @isolated(any) () async -> Void

  init(_ action: @escaping @isolated(any) () async -> Void) { self.action = action }

  @Sendable func callAsFunction() async { await action() }
}
