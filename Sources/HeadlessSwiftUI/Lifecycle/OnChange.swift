/// Runs an action when a value differs from the one of the update before.
struct ChangeModifier<Value: Equatable> {
  let value: Value
  let initial: Bool
  let action: (_ old: Value, _ new: Value) -> Void
}

extension ChangeModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    content()
    if initial { node.trait = InitialChangeTrait { action(value, value) } }
    let old = node.state("value") { value }
    guard old != value else { return }
    node.setState("value", value)
    node.runtime.afterUpdate { action(old, value) }
  }
}

/// `onChange(initial: true)`: its first call comes when the view appears.
private struct InitialChangeTrait: LifecycleTrait {
  let action: () -> Void

  func appear() { action() }
  func disappear() {}
  func start() {}
}

@available(iOS 14.0, *)
extension View {
  @available(
    iOS, introduced: 14.0, deprecated: 17.0,
    message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  nonisolated public func onChange<V>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View where V: Equatable {
    modifier(ChangeModifier(value: value, initial: false) { _, new in action(new) })
  }

  @available(iOS 17.0, *)
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View where V: Equatable {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  @available(iOS 17.0, *)
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View where V: Equatable {
    modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }
}
