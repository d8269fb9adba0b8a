/// Closes one screen or presentation.
final class PresentationHandle: @unchecked Sendable {
  /// Names what is closed: handles of one screen are the same.
  let key: AnyHashable
  let close: () -> Void

  init(key: some Hashable, close: @escaping () -> Void) {
    self.key = AnyHashable(key)
    self.close = close
  }
}

/// The handle as an environment value, compared by what it closes.
private struct HandleBox: SelfComparing {
  let handle: PresentationHandle

  func isSame(as other: Any) -> Bool { (other as? HandleBox)?.handle.key == handle.key }
}

private struct PresentationHandleKey: EnvironmentKey {
  static var defaultValue: HandleBox? { nil }
}

extension EnvironmentValues {
  /// Closes the screen or presentation that a view is on; nil on the root of the window.
  var presentation: PresentationHandle? {
    get { self[PresentationHandleKey.self]?.handle }
    set { self[PresentationHandleKey.self] = newValue.map(HandleBox.init) }
  }
}

/// Closes the presentation, or pops the screen, that contains the view it was read in.
@available(iOS 15.0, *)
public struct DismissAction: Sendable {
  private let handle: PresentationHandle?

  init(_ handle: PresentationHandle?) { self.handle = handle }

  @MainActor @preconcurrency
  public func callAsFunction() { handle?.close() }
}

/// Whether a view is presented, and how to change that.
@available(
  iOS, introduced: 13.0, deprecated: 100000.0,
  message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss"
)
public struct PresentationMode {
  private let handle: PresentationHandle?
  /// Whether `dismiss` was called on this copy, which is how a binding to it is told.
  private(set) var isDismissed = false

  init(_ handle: PresentationHandle?) { self.handle = handle }

  public var isPresented: Bool { handle != nil }
  public mutating func dismiss() { isDismissed = true }
}

@available(iOS 13.0, *)
extension EnvironmentValues {
  @available(iOS 15.0, *)
  public var dismiss: DismissAction { DismissAction(presentation) }

  @available(iOS 15.0, *)
  public var isPresented: Bool { presentation != nil }

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0, message: "Use isPresented or dismiss"
  )
  public var presentationMode: Binding<PresentationMode> {
    let handle = presentation
    return Binding(
      source: handle.map { ObjectIdentifier($0) }.map(AnyHashable.init) ?? AnyHashable("none"),
      get: { PresentationMode(handle) },
      set: { mode in
        guard mode.isDismissed else { return }
        handle?.close()
      })
  }
}
