/// Something a user sees or touches on a screen.
@MainActor
struct Element {
  enum Kind: String, Codable, Sendable { case text, button, link, toggle, field, image }

  var kind: Kind
  /// Nil: the texts below the node, joined.
  var label: String?
  /// What a field holds, or whether a switch is `on` or `off`; nil for what holds nothing.
  var value: String?
  var action: (() -> Void)?
  /// Takes typed text.
  var input: ((String) -> Void)?
  /// Where a gesture was added to a view: whether it goes before a control's own.
  var gesture: GesturePriority?
  /// False where the control itself says so; the environment may disable it as well.
  var isEnabled = true
  /// False for a text that VoiceOver says and nobody can read: the title of a label that shows only its icon.
  var isReadable = true

  enum GesturePriority { case normal, high, simultaneous }

  init(
    _ kind: Kind, label: String? = nil, value: String? = nil, isEnabled: Bool = true,
    gesture: GesturePriority? = nil,
    action: (() -> Void)? = nil, input: ((String) -> Void)? = nil
  ) {
    self.kind = kind
    self.label = label
    self.value = value
    self.isEnabled = isEnabled
    self.gesture = gesture
    self.action = action
    self.input = input
  }
}
