import Foundation

// Modifiers of text fields and other input.

extension View {
  nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
    inert("textFieldStyle", style)
  }

  @available(iOS 17.0, *)
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    inert("textEditorStyle", style)
  }

  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    inert("textContentType", textContentType as Any)
  }

  @available(iOS 15.0, *)
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  { inert("textInputAutocapitalization", autocapitalization as Any) }

  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use textInputAutocapitalization(_:)")
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    inert("autocapitalization", style)
  }

  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "autocorrectionDisabled(_:)")
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    inert("disableAutocorrection", disable as Any)
  }

  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { inert("keyboardType", type) }

  @available(iOS 15.0, *)
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    inert("submitLabel", submitLabel)
  }

  @available(iOS 15.0, *)
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    inert("submitScope", isBlocking)
  }

  @available(iOS 15.0, *)
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void)
    -> some View
  { modifier(SubmitModifier(triggers: triggers, action: action)) }

  @available(iOS 17.0, *)
  nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result)
    -> some View
  { inert("onKeyPress", key) }

  @available(iOS 17.0, *)
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { inert("onKeyPress", key, phases) }

  @available(iOS 17.0, *)
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { inert("onKeyPress", keys, phases) }

  @available(iOS 17.0, *)
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { inert("onKeyPress", characters, phases) }

  @available(iOS 17.0, *)
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { inert("onKeyPress", phases) }

  @available(iOS 14.0, *)
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some View
  { inert("keyboardShortcut", key, modifiers) }

  @available(iOS 14.0, *)
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    inert("keyboardShortcut", shortcut)
  }

  @available(iOS 15.4, *)
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    inert("keyboardShortcut", shortcut as Any)
  }

  @available(iOS 15.0, *)
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View { inert("keyboardShortcut", key, modifiers, localization) }

  @available(iOS 17.0, *)
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    inert("focusable", isFocusable)
  }

  @available(iOS 17.0, *)
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View
  { inert("focusable", isFocusable, interactions) }

  @available(iOS 17.0, *)
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    inert("focusEffectDisabled", disabled)
  }

  @available(iOS 17.0, *)
  nonisolated public func defaultFocus<V>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View where V: Hashable { modifier(DefaultFocusModifier(binding: binding, value: value)) }

  @available(iOS 14.0, *)
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { inert("focusedValue", keyPath, value) }

  @available(iOS 16.0, *)
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { inert("focusedValue", keyPath, value as Any) }

  @available(iOS 17.0, *)
  nonisolated public func focusedValue<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
    inert("focusedValue", object as Any)
  }

  @available(iOS 15.0, *)
  nonisolated public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T)
    -> some View
  { inert("focusedSceneValue", keyPath, value) }

  @available(iOS 16.0, *)
  nonisolated public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?)
    -> some View
  { inert("focusedSceneValue", keyPath, value as Any) }

  @available(iOS 17.0, *)
  nonisolated public func focusedSceneValue<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
    inert("focusedSceneValue", object as Any)
  }

  @available(iOS 16.0, *)
  nonisolated public func focusedObject<T>(_ object: T) -> some View where T: ObservableObject {
    inert("focusedObject", object)
  }

  @available(iOS 16.0, *)
  nonisolated public func focusedObject<T>(_ object: T?) -> some View where T: ObservableObject {
    inert("focusedObject", object as Any)
  }

  @available(iOS 16.0, *)
  nonisolated public func focusedSceneObject<T>(_ object: T) -> some View where T: ObservableObject {
    inert("focusedSceneObject", object)
  }

  @available(iOS 16.0, *)
  nonisolated public func focusedSceneObject<T>(_ object: T?) -> some View where T: ObservableObject {
    inert("focusedSceneObject", object as Any)
  }

  @available(iOS 16.0, *)
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
    inert("findNavigator", isPresented)
  }

  @available(iOS 16.0, *)
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
    inert("findDisabled", isDisabled)
  }

  @available(iOS 16.0, *)
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    inert("replaceDisabled", isDisabled)
  }

  @available(iOS 18.0, *)
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    inert("writingToolsBehavior", behavior)
  }

  @available(iOS 18.4, *)
  nonisolated public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
    inert("writingToolsAffordanceVisibility", visibility)
  }
}

/// Does something when text is submitted in a field below.
@available(iOS 15.0, *)
struct SubmitModifier {
  let triggers: SubmitTriggers
  let action: () -> Void
}

@available(iOS 15.0, *)
extension SubmitModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    content()
    node.trait = SubmitTrait(
      takesText: triggers.contains(.text), takesSearch: triggers.contains(.search), action: action)
  }
}

/// What happens when text is submitted.
struct SubmitTrait: Trait {
  let takesText: Bool
  let takesSearch: Bool
  let action: () -> Void
}
