/// What a scene opens windows of.
@MainActor
struct WindowKind {
  let id: String?
  /// The type of the values its windows present; nil where they present none.
  let value: Any.Type?
  /// Makes the view of a window, for the value it is opened with.
  let makeView: (AnyHashable?) -> any View
}

/// The windows of an app that are open.
///
/// The one in front is used; the others keep what they show and are neither covered nor left, as beside each other
/// on a large screen. A phone has one.
@MainActor
final class WindowList {
  struct Window: Hashable {
    /// Never given again; the first is 0.
    let number: Int
    /// Position among the kinds.
    let kind: Int
    let value: AnyHashable?
  }

  var kinds: [WindowKind] = []
  private let open = Location([Window(number: 0, kind: 0, value: nil)])
  private var last = 0

  /// Back to front.
  var shown: [Window] { open.get() }

  /// Opens a window of the kind with an id, for a value, or brings the one to the front that shows the value.
  func open(id: String?, value: AnyHashable?, in runtime: Runtime) {
    let name = id.map { "id “\($0)”" } ?? "a value of type \(value.map { "\(type(of: $0.base))" } ?? "none")"
    guard !kinds.isEmpty else {
      return runtime.refuse("openWindow opens windows of an app; open the app instead of a view")
    }
    guard
      let kind = kinds.firstIndex(where: { kind in
        (id == nil || kind.id == id)
          && (value == nil || kind.value.map { $0 == type(of: value!.base) } ?? false)
      })
    else { return runtime.refuse("no scene of the app opens windows for \(name)") }
    guard runtime.root?.environment.horizontalSizeClass == .regular else {
      return runtime.refuse("a phone has one window: openWindow does nothing")
    }
    var windows = open.get()
    guard value != nil, let index = windows.firstIndex(where: { $0.kind == kind && $0.value == value }) else {
      return add(kind: kind, value: value)
    }
    windows.append(windows.remove(at: index))
    open.set(windows)
  }

  /// Opens another window in front of the others.
  func add(kind: Int, value: AnyHashable?) {
    last += 1
    open.set(open.get() + [Window(number: last, kind: kind, value: value)])
  }

  /// Closes the windows that are meant; the last one of the app stays.
  func close(_ isMeant: (Window) -> Bool) {
    let rest = open.get().filter { !isMeant($0) }
    if !rest.isEmpty { open.set(rest) }
  }

  func close(id: String?, value: AnyHashable?) {
    close { window in
      (id == nil || kinds[window.kind].id == id) && (value == nil || window.value == value)
    }
  }
}

/// The content of a window of an app.
struct WindowHost {
  let content: any View
}

/// Marks the node of a window.
struct WindowTrait: Trait {}

extension WindowHost: View, Primitive, Nameless {
  func update(_ node: Node) {
    node.trait = WindowTrait()
    node.place(content, 0)
  }
}

private struct WindowKey: EnvironmentKey {
  static var defaultValue: WindowList.Window? { nil }
}

extension EnvironmentValues {
  /// The window of an app that a view is in.
  var window: WindowList.Window? {
    get { self[WindowKey.self] }
    set { self[WindowKey.self] = newValue }
  }
}

/// Opens a window of the app.
@available(iOS 16.0, *)
public struct OpenWindowAction: Sendable {
  @MainActor @preconcurrency
  public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable {
    open(id: nil, value: value)
  }
  @MainActor @preconcurrency
  public func callAsFunction(id: String) { open(id: id, value: nil) }
  @MainActor @preconcurrency
  public func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable {
    open(id: id, value: value)
  }

  @MainActor
  private func open(id: String?, value: AnyHashable?) {
    guard let runtime = Runtime.current else { return }
    runtime.windows.open(id: id, value: value, in: runtime)
  }
}

/// Closes windows of the app.
@available(iOS 17.0, *)
public struct DismissWindowAction: @unchecked Sendable {
  /// The window that the action was read in.
  let window: WindowList.Window?

  @MainActor @preconcurrency
  public func callAsFunction() { Runtime.current?.windows.close { $0 == window } }
  @MainActor @preconcurrency
  public func callAsFunction(id: String) { Runtime.current?.windows.close(id: id, value: nil) }
  @MainActor @preconcurrency
  public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable {
    Runtime.current?.windows.close(id: nil, value: value)
  }
  @MainActor @preconcurrency
  public func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable {
    Runtime.current?.windows.close(id: id, value: value)
  }
}
