/// What an alert or a dialog shows.
struct DialogContent {
  let kind: PresentationKind
  let title: Text
  let titleVisibility: Visibility
  let message: any View
  let actions: any View

  init(
    _ kind: PresentationKind, title: Text, titleVisibility: Visibility = .automatic, actions: any View,
    message: any View = EmptyView()
  ) {
    self.kind = kind
    self.title = title
    self.titleVisibility = titleVisibility
    self.actions = actions
    self.message = message
  }

  init(_ alert: Alert) {
    self.init(
      .alert, title: alert.title, actions: DialogButtons(buttons: alert.buttons), message: alert.message)
  }

  init(_ sheet: ActionSheet) {
    self.init(
      .dialog, title: sheet.title, titleVisibility: .visible, actions: DialogButtons(buttons: sheet.buttons),
      message: sheet.message)
  }
}

extension DialogContent: View, Primitive {
  func update(_ node: Node) {
    // On iOS a dialog shows its title only if it is told to.
    let title = kind == .alert || titleVisibility == .visible ? title : nil
    node.trait = DialogTrait(title: title?.string)
    if let title { node.place(title, 0) }
    node.place(message, 1)
    let roles = node.place(actions, 2).buttonRoles
    // An alert without actions gets an OK button; a dialog without a cancel button gets one, unless it is a
    // popover, which a tap beside it closes.
    if kind == .alert, roles.isEmpty {
      node.place(Button(label: Text(verbatim: "OK"), role: nil) {}, 3)
    } else if kind == .dialog, node.environment.horizontalSizeClass != .regular,
      !roles.contains(where: { $0 == .cancel })
    {
      node.place(Button(label: Text(verbatim: "Cancel"), role: .cancel) {}, 3)
    }
  }
}

/// Marks the content of an alert or a dialog.
struct DialogTrait: Trait {
  /// Nil where it is hidden.
  let title: String?
}

extension Node {
  /// The roles of the buttons below.
  fileprivate var buttonRoles: [ButtonRole?] {
    var roles: [ButtonRole?] = []
    walk { node in
      if let trait = node.trait as? ButtonTrait { roles.append(trait.role) }
      return true
    }
    return roles
  }
}

/// The buttons of an alert or an action sheet of the old kind.
private struct DialogButtons {
  let buttons: [Alert.Button]
}

extension DialogButtons: View, Primitive {
  func update(_ node: Node) {
    for (index, button) in buttons.enumerated() {
      node.place(Button(label: button.label, role: button.role) { button.action?() }, index)
    }
  }
}

extension View {
  /// Shows a dialog while a binding is true and there is something to show.
  ///
  /// - Parameter data: What the content was made of. What it is later is ignored while the dialog is up.
  nonisolated func dialog(
    _ kind: PresentationKind, isPresented: Binding<Bool>, data: Any? = nil, content: DialogContent?
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: kind,
        wanted: { isPresented.wrappedValue && content != nil ? AnyHashable(true) : nil },
        clear: { isPresented.wrappedValue = false },
        onDismiss: nil,
        data: data,
        content: { content }))
  }

  nonisolated func dialog<Item: Identifiable>(
    _ kind: PresentationKind, item: Binding<Item?>, content: DialogContent?
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: kind,
        wanted: { item.wrappedValue.map { AnyHashable($0.id) } },
        clear: { item.wrappedValue = nil },
        onDismiss: nil,
        content: { content }))
  }
}

/// The content of an alert, before iOS 15.
@available(
  iOS, introduced: 13.0, deprecated: 100000.0,
  message: "use `alert(_:isPresented:presenting:actions:)`"
)
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  public init(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, role: nil, action: action)
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, role: .cancel, action: action)
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: Text(verbatim: "Cancel"), role: .cancel, action: action)
    }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, role: .destructive, action: action)
    }
  }
}

/// The content of a dialog, before iOS 15.
@available(
  iOS, introduced: 13.0, deprecated: 100000.0, message: "use `confirmationDialog(...)`"
)
public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [ActionSheet.Button]

  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  public typealias Button = Alert.Button
}
