/// A place that keeps a value for views, and tells the nodes that read it when it changes.
///
/// Used on the main thread, apart from writes, which may come from anywhere, as in SwiftUI.
class Location<Value>: @unchecked Sendable {
  private var value: Value
  private var readers: [ObjectIdentifier: WeakReader] = [:]

  init(_ value: Value) { self.value = value }

  func get() -> Value {
    if let reader = Tracking.reader { readers[ObjectIdentifier(reader)] = WeakReader(reader) }
    return value
  }

  /// Read by nobody.
  var keptValue: Any { value }

  func set(_ newValue: Value) {
    // As in SwiftUI, writing an equal value updates nothing.
    let changed = !isSame(value, newValue)
    value = newValue
    if changed { invalidateReaders() }
  }

  func invalidateReaders() {
    let known = readers.values.compactMap(\.reader)
    readers = [:]
    guard !known.isEmpty else { return }
    onMainActor {
      for reader in known {
        let node = reader.node
        if node.runtime.isUpdating {
          node.runtime.warn(
            "Modifying state during view update, this will cause undefined behavior.", once: node)
        }
        reader.invalidate()
      }
    }
  }
}

/// What is evaluated again when something it read changes.
@MainActor
protocol StateReader: AnyObject, Sendable {
  /// The node that is updated for it.
  var node: Node { get }
  func invalidate()
}

/// A reader that may have gone.
private struct WeakReader: Sendable {
  weak let reader: (any StateReader)?
  init(_ reader: any StateReader) { self.reader = reader }
}
