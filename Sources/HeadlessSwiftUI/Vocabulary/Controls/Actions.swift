import Foundation

/// Reloads content; set by `refreshable`.
@available(iOS 15.0, *)
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  public func callAsFunction() async { await action() }
}

/// Begins renaming; set by `renameAction`.
@available(iOS 16.0, *)
public struct RenameAction {
  let action: () -> Void
  public func callAsFunction() { action() }
}

/// A button that begins renaming.
@available(iOS 16.0, *)
public struct RenameButton<Label> {}

@available(iOS 16.0, *)
extension RenameButton where Label == HeadlessSwiftUI.Label<Text, Image> {
  public init() {}
}

@available(iOS 16.0, *)
extension RenameButton: View, _PrimitiveView, Primitive where Label: View {
  func update(_ node: Node) {
    let rename = node.environment.rename
    node.element = Element(.button, label: "Rename", action: { rename?() })
  }
}

/// A menu shown on a long press.
@available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use `contextMenu(menuItems:)` instead.")
public struct ContextMenu<MenuItems> where MenuItems: View {
  let menuItems: MenuItems
  public init(@ViewBuilder menuItems: () -> MenuItems) { self.menuItems = menuItems() }
}

/// A button that pastes.
@available(iOS 16.0, *)
public struct PasteButton {
  let action: () -> Void
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) where T: Transferable {
    action = { onPaste([]) }
  }
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    action = { payloadAction([]) }
  }
}

@available(iOS 16.0, *)
extension PasteButton: View, Primitive {
  func update(_ node: Node) { node.element = Element(.button, label: "Paste", action: { action() }) }
}
