import Foundation

// Modifiers of controls and their styles.

extension View {
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    modifier(EnvironmentModifier { $0.hasOwnButtonStyle = !(S.self == DefaultButtonStyle.self) })
  }

  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
    modifier(EnvironmentModifier { $0.hasOwnButtonStyle = true })
  }

  @available(iOS 15.0, *)
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    inert("buttonBorderShape", shape)
  }

  @available(iOS 17.0, *)
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    inert("buttonRepeatBehavior", behavior)
  }

  @available(iOS 26.0, *)
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { inert("buttonSizing", sizing) }

  @available(iOS 15.0, *)
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  @available(iOS 17.0, *)
  nonisolated public func controlSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == ControlSize { inert("controlSize", range) }

  nonisolated public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
    inert("toggleStyle", style)
  }

  nonisolated public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
    modifier(EnvironmentModifier { $0.pickerShowsOptions = showsOptions(S.self) })
  }

  nonisolated public func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle {
    inert("datePickerStyle", style)
  }

  @available(iOS 14.0, *)
  nonisolated public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
    modifier(EnvironmentModifier { $0.labelsShowOnlyIcons = S.self == IconOnlyLabelStyle.self })
  }

  @available(iOS 14.0, *)
  nonisolated public func menuStyle<S>(_ style: S) -> some View where S: MenuStyle {
    inert("menuStyle", style)
  }

  @available(iOS 14.0, *)
  nonisolated public func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle {
    inert("progressViewStyle", style)
  }

  @available(iOS 16.0, *)
  nonisolated public func gaugeStyle<S>(_ style: S) -> some View where S: GaugeStyle {
    inert("gaugeStyle", style)
  }

  @available(iOS 14.0, *)
  nonisolated public func groupBoxStyle<S>(_ style: S) -> some View where S: GroupBoxStyle {
    inert("groupBoxStyle", style)
  }

  @available(iOS 15.0, *)
  nonisolated public func controlGroupStyle<S>(_ style: S) -> some View where S: ControlGroupStyle {
    inert("controlGroupStyle", style)
  }

  @available(iOS 16.0, *)
  nonisolated public func disclosureGroupStyle<S>(_ style: S) -> some View where S: DisclosureGroupStyle {
    inert("disclosureGroupStyle", style)
  }

  @available(iOS 16.0, *)
  nonisolated public func labeledContentStyle<S>(_ style: S) -> some View where S: LabeledContentStyle {
    inert("labeledContentStyle", style)
  }

  @available(iOS 16.0, *)
  nonisolated public func formStyle<S>(_ style: S) -> some View where S: FormStyle {
    inert("formStyle", style)
  }

  @available(iOS 16.0, *)
  nonisolated public func tableStyle<S>(_ style: S) -> some View where S: TableStyle {
    inert("tableStyle", style)
  }

  @available(iOS 17.0, *)
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    inert("tableColumnHeaders", visibility)
  }

  @available(iOS 14.0, *)
  nonisolated public func indexViewStyle<S>(_ style: S) -> some View where S: IndexViewStyle {
    inert("indexViewStyle", style)
  }

  @available(iOS 26.0, *)
  nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    inert("labelIconToTitleSpacing", spacing)
  }

  @available(iOS 26.0, *)
  nonisolated public func labelReservedIconWidth(_ width: CGFloat) -> some View {
    inert("labelReservedIconWidth", width)
  }

  @available(iOS 15.0, *)
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    inert("menuIndicator", visibility)
  }

  @available(iOS 16.0, *)
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

  @available(iOS 16.4, *)
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    inert("menuActionDismissBehavior", behavior)
  }

  @available(iOS 17.0, *)
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    inert("paletteSelectionEffect", effect)
  }

  @available(iOS 26.0, *)
  nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    inert("sliderThumbVisibility", visibility)
  }

  @available(iOS 15.0, *)
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  @available(iOS 14.0, *)
  nonisolated public func help(_ text: Text) -> some View { inert("help", text) }

  @available(iOS 14.0, *)
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { inert("help", textKey) }

  @available(iOS 14.0, *)
  @_disfavoredOverload
  nonisolated public func help<S>(_ text: S) -> some View where S: StringProtocol { inert("help", text) }

  @available(iOS 15.0, *)
  nonisolated public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void)
    -> some View
  { environment(\.refresh, RefreshAction(action: action)).modifier(RefreshModifier(action: action)) }

  @available(iOS 16.0, *)
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    inert("renameAction", isFocused)
  }

  @available(iOS 16.0, *)
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View { inert("renameAction") }

  nonisolated public func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems) -> some View
  where MenuItems: View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  @available(iOS 16.0, *)
  nonisolated public func contextMenu<M, P>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P)
    -> some View where M: View, P: View
  { modifier(ContextMenuModifier(items: menuItems())) }

  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use `contextMenu(menuItems:)` instead.")
  nonisolated public func contextMenu<MenuItems>(_ contextMenu: ContextMenu<MenuItems>?) -> some View
  where MenuItems: View {
    modifier(ContextMenuModifier(items: contextMenu.map { AnyView($0.menuItems) } ?? AnyView(EmptyView())))
  }

  @available(iOS 16.0, *)
  nonisolated public func contextMenu<I, M>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View where I: Hashable, M: View {
    modifier(SelectionMenuModifier(items: menu, primaryAction: primaryAction))
  }
}

private func showsOptions(_ style: any PickerStyle.Type) -> Bool {
  ["SegmentedPickerStyle", "InlinePickerStyle", "PalettePickerStyle", "WheelPickerStyle"]
    .contains(plainName(of: style))
}

/// Lets a pull on the content load it anew.
struct RefreshModifier {
  let action: @Sendable () async -> Void
}

extension RefreshModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    content()
    node.trait = RefreshTrait(action: action)
  }
}

/// What a pull on the content does.
struct RefreshTrait: Trait {
  let action: @Sendable () async -> Void
}
