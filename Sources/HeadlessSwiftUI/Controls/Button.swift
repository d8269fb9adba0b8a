/// Does something when tapped.
@available(iOS 13.0, *)
public struct Button<Label> where Label: View {
  let label: Label
  let role: ButtonRole?
  let action: @MainActor () -> Void

  init(label: Label, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.label = label
    self.role = role
    self.action = action
  }
}

@available(iOS 13.0, *)
extension Button: View, Primitive {
  func update(_ node: Node) {
    node.place(label, 0)
    let dialog = node.environment.dialog
    node.trait = ButtonTrait(role: role)
    node.element = Element(.button) {
      // Every action of an alert or a dialog dismisses it, after running.
      action()
      dialog?.close()
    }
  }
}

/// Tells a dialog which role a button in it has.
struct ButtonTrait: Trait {
  let role: ButtonRole?
}

/// What a button means.
@available(iOS 15.0, *)
public struct ButtonRole: Equatable, Sendable {
  let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  @available(iOS 26.0, *)
  public static let confirm = ButtonRole(name: "confirm")
  @available(iOS 26.0, *)
  public static let close = ButtonRole(name: "close")
}

/// The label of a button that has only a role.
@available(iOS 26.0, *)
public struct DefaultButtonLabel {
  let title: String
}

@available(iOS 26.0, *)
extension DefaultButtonLabel: View, Primitive {
  func update(_ node: Node) { node.place(Text(verbatim: title), 0) }
}

@available(iOS 13.0, *)
extension Button {
  @preconcurrency @MainActor
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(label: label(), role: nil, action: action)
  }

  @available(iOS 15.0, *)
  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), role: role, action: action)
  }
}

@available(iOS 26.0, *)
extension Button where Label == DefaultButtonLabel {
  @preconcurrency @MainActor
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(label: DefaultButtonLabel(title: role.name.capitalized), role: role, action: action)
  }
}

private struct OwnButtonStyleKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a style was set. In the row of a list, buttons of the default style answer to a tap anywhere on it.
  var hasOwnButtonStyle: Bool {
    get { self[OwnButtonStyleKey.self] }
    set { self[OwnButtonStyleKey.self] = newValue }
  }
}
