/// What a presentation modifier shows above the screen it is attached to.
enum PresentationKind: String, Codable, Sendable {
  case sheet, cover, popover, alert, dialog
}

/// A view that something above the screen may be attached to.
struct PresentationTrait: Trait {
  let kind: PresentationKind
  /// What should be shown now; another id is another presentation. Nil for nothing.
  let wanted: AnyHashable?
  let slot: PresentationSlot
  /// Writes back that the presentation was closed.
  let clear: () -> Void
}

/// What is shown above a view, kept with its node.
@MainActor
final class PresentationSlot {
  /// The presentation on screen.
  var shown: AnyHashable? { didSet { if shown == nil { data = nil } } }
  /// What its content was made of.
  var data: Any?
  var keptValue: Any { shown as Any }
  /// What to run when it has gone; of the last update in which the view was there.
  var onDismiss: (() -> Void)?
}

/// The content of a presentation begins here: navigation does not pass through it.
struct LayerTrait: Trait {
  let kind: PresentationKind
  let close: () -> Void
}

/// Shows content above the screen while a binding says so.
struct PresentationModifier {
  let kind: PresentationKind
  /// Reads what should be shown: its id, nil for nothing.
  let wanted: () -> AnyHashable?
  let clear: () -> Void
  let onDismiss: (() -> Void)?
  /// What the content is made of, where it may not change while it is shown.
  var data: Any?
  /// Builds the content; nil when there is nothing to show.
  let content: () -> (any View)?
}

extension PresentationModifier: ViewModifier, CoordinatingModifier {
  typealias Body = Never

  func update(_ node: Node, content placed: Node.Content) {
    placed()
    let slot = node.state("slot") { PresentationSlot() }
    slot.onDismiss = onDismiss
    let wanted = node.track(wanted)
    node.trait = PresentationTrait(kind: kind, wanted: wanted, slot: slot, clear: clear)
    guard let shown = slot.shown else { return }
    let key = Node.Key(["presented", shown] as [AnyHashable])
    // While it is going away what it showed is gone: the last content stays until then.
    guard wanted == shown, isMadeOfTheSame(slot), let view = node.track(content) else {
      if let existing = node.existing(key) { node.keep(existing) }
      return
    }
    var environment = node.environment
    environment.navigation = nil
    environment.listSelection = nil
    environment.dialog = nil
    let clear = clear
    let handle = PresentationHandle(
      key: [AnyHashable(ObjectIdentifier(slot)), shown] as [AnyHashable], close: clear)
    environment.presentation = handle
    if kind == .alert || kind == .dialog { environment.dialog = handle }
    node.place(
      PresentedLayer(kind: kind, content: view, close: clear), key: key, environment: environment, fresh: true
    )
  }
}

extension PresentationModifier {
  /// Whether the content is still made of what it was made of when it was first shown.
  @MainActor
  private func isMadeOfTheSame(_ slot: PresentationSlot) -> Bool {
    guard let data else { return true }
    if let first = slot.data { return isSame(first, data) }
    slot.data = data
    return true
  }
}

/// The root of a presentation's content.
struct PresentedLayer {
  let kind: PresentationKind
  let content: any View
  let close: () -> Void
}

extension PresentedLayer: View, Primitive, Nameless {
  func update(_ node: Node) {
    node.trait = LayerTrait(kind: kind, close: close)
    node.place(content, 0)
  }
}

private struct DialogKey: EnvironmentKey {
  static var defaultValue: DialogBox? { nil }
}

private struct DialogBox: SelfComparing {
  let handle: PresentationHandle

  func isSame(as other: Any) -> Bool { (other as? DialogBox)?.handle.key == handle.key }
}

extension EnvironmentValues {
  /// Closes the alert or dialog a button stands in.
  var dialog: PresentationHandle? {
    get { self[DialogKey.self]?.handle }
    set { self[DialogKey.self] = newValue.map(DialogBox.init) }
  }
}

extension View {
  nonisolated func presentation<Content: View>(
    _ kind: PresentationKind, isPresented: Binding<Bool>, onDismiss: (() -> Void)?,
    content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: kind,
        wanted: { isPresented.wrappedValue ? AnyHashable(true) : nil },
        clear: { isPresented.wrappedValue = false },
        onDismiss: onDismiss,
        content: { content() }))
  }

  nonisolated func presentation<Item: Identifiable, Content: View>(
    _ kind: PresentationKind, item: Binding<Item?>, onDismiss: (() -> Void)?,
    content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: kind,
        wanted: { item.wrappedValue.map { AnyHashable($0.id) } },
        clear: { item.wrappedValue = nil },
        onDismiss: onDismiss,
        content: { item.wrappedValue.map { content($0) } }))
  }
}
