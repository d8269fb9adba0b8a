/// A place that keeps a value for views, and tells the nodes that read it when it changes.
///
/// Used on the main thread, apart from writes, which may come from anywhere, as in SwiftUI.
class Location<Value>: @unchecked Sendable {
  private var value: Value
  private var readers: [ObjectIdentifier: WeakNode] = [:]

  init(_ value: Value) { self.value = value }

  func get() -> Value {
    if let reader = Tracking.reader { readers[ObjectIdentifier(reader)] = WeakNode(reader) }
    return value
  }

  func set(_ newValue: Value) {
    // As in SwiftUI, writing an equal value updates nothing.
    let changed = !isSame(value, newValue)
    value = newValue
    if changed { invalidateReaders() }
  }

  func invalidateReaders() {
    let nodes = readers.values.compactMap(\.node)
    readers = [:]
    guard !nodes.isEmpty else { return }
    onMainActor {
      for node in nodes {
        if node.runtime.isUpdating {
          node.runtime.warn(
            "Modifying state during view update, this will cause undefined behavior.", once: node)
        }
        node.invalidate()
      }
    }
  }
}

/// A node that may have gone.
struct WeakNode: Sendable {
  weak let node: Node?
  init(_ node: Node) { self.node = node }
}
