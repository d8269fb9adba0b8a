import Foundation

// Modifiers of lists, scroll views and search.

extension View {
  nonisolated public func listStyle<S>(_ style: S) -> some View where S: ListStyle {
    inert("listStyle", style)
  }

  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    inert("listRowInsets", insets as Any)
  }

  @available(iOS 26.0, *)
  nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    inert("listRowInsets", edges, length as Any)
  }

  nonisolated public func listRowBackground<V>(_ view: V?) -> some View where V: View {
    inert("listRowBackground", views: view)
  }

  @available(iOS 15.0, *)
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { inert("listRowSeparator", visibility, edges) }

  @available(iOS 15.0, *)
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    inert("listRowSeparatorTint", color as Any, edges)
  }

  @available(iOS 15.0, *)
  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { inert("listSectionSeparator", visibility, edges) }

  @available(iOS 15.0, *)
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  { inert("listSectionSeparatorTint", color as Any, edges) }

  @available(iOS 15.0, *)
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    inert("listRowSpacing", spacing as Any)
  }

  @available(iOS 17.0, *)
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    inert("listSectionSpacing", spacing)
  }

  @available(iOS 17.0, *)
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    inert("listSectionSpacing", spacing)
  }

  @available(iOS 26.0, *)
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    inert("listSectionMargins", edges, length as Any)
  }

  @available(iOS 26.0, *)
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    inert("listSectionIndexVisibility", visibility)
  }

  @available(iOS 14.0, *)
  nonisolated public func listItemTint(_ tint: Color?) -> some View { inert("listItemTint", tint as Any) }

  @available(iOS 14.0, *)
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    inert("listItemTint", tint as Any)
  }

  @available(iOS 18.0, *)
  nonisolated public func sectionActions<Content>(@ViewBuilder content: () -> Content) -> some View
  where Content: View { inert("sectionActions", views: content()) }

  @available(iOS 26.0, *)
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View {
    inert("sectionIndexLabel", label as Any)
  }

  @available(iOS 26.0, *)
  nonisolated public func sectionIndexLabel(_ label: LocalizedStringKey) -> some View {
    inert("sectionIndexLabel", label)
  }

  @available(iOS 26.0, *)
  @_disfavoredOverload
  nonisolated public func sectionIndexLabel<S>(_ label: S) -> some View where S: StringProtocol {
    inert("sectionIndexLabel", label)
  }

  @available(iOS 15.0, *)
  nonisolated public func swipeActions<T>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View where T: View {
    modifier(SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
  }

  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowGuardModifier(edit: .delete, isDisabled: isDisabled))
  }

  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowGuardModifier(edit: .move, isDisabled: isDisabled))
  }

  @available(iOS 17.0, *)
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    inert("selectionDisabled", isDisabled)
  }

  @available(iOS 16.0, *)
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    inert("scrollContentBackground", visibility)
  }

  @available(iOS 16.0, *)
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.isScrollEnabled, !disabled)
  }

  @available(iOS 17.0, *)
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    inert("scrollClipDisabled", disabled)
  }

  @available(iOS 16.0, *)
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { inert("scrollIndicators", visibility, axes) }

  @available(iOS 17.0, *)
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    inert("scrollIndicatorsFlash", onAppear)
  }

  @available(iOS 17.0, *)
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    inert("scrollIndicatorsFlash", value)
  }

  @available(iOS 16.0, *)
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    inert("scrollDismissesKeyboard", mode)
  }

  @available(iOS 16.4, *)
  nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  { inert("scrollBounceBehavior", behavior, axes) }

  @available(iOS 18.0, *)
  nonisolated public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind)
    -> some View
  { inert("scrollInputBehavior", behavior, input) }

  @available(iOS 17.0, *)
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    inert("scrollTargetBehavior", behavior)
  }

  @available(iOS 17.0, *)
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    inert("scrollTargetLayout", isEnabled)
  }

  @available(iOS 17.0, *)
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { inert("scrollTransition", configuration, axis as Any) }

  @available(iOS 17.0, *)
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { inert("scrollTransition", topLeading, bottomTrailing, axis as Any) }

  @available(iOS 17.0, *)
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View
  { inert("scrollPosition", id, anchor as Any) }

  @available(iOS 18.0, *)
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)
    -> some View
  { inert("scrollPosition", position, anchor as Any) }

  @available(iOS, introduced: 17.0, deprecated: 17.0, renamed: "defaultScrollAnchor(_:)")
  nonisolated public func scrollPosition(initialAnchor: UnitPoint?) -> some View {
    inert("scrollPosition", initialAnchor as Any)
  }

  @available(iOS 17.0, *)
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    inert("defaultScrollAnchor", anchor as Any)
  }

  @available(iOS 18.0, *)
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    inert("defaultScrollAnchor", anchor as Any, role)
  }

  @available(iOS 26.0, *)
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  { inert("scrollEdgeEffectStyle", style as Any, edges) }

  @available(iOS 26.0, *)
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all)
    -> some View
  { inert("scrollEdgeEffectHidden", hidden, edges) }

  @available(iOS 18.0, *)
  nonisolated public func onScrollGeometryChange<T>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View where T: Equatable { inert("onScrollGeometryChange") }

  @available(iOS 18.0, *)
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { inert("onScrollPhaseChange") }

  @available(iOS 18.0, *)
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) ->
      Void
  ) -> some View { inert("onScrollPhaseChange") }

  @available(iOS 18.0, *)
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { inert("onScrollVisibilityChange", threshold) }

  @available(iOS 18.0, *)
  nonisolated public func onScrollTargetVisibilityChange<ID>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View where ID: Hashable { inert("onScrollTargetVisibilityChange", threshold) }

  @available(iOS 16.0, *)
  nonisolated public func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View where T: Equatable, T: Sendable {
    modifier(GeometryChange(transform: transform) { _, new in action(new) })
  }

  @available(iOS 16.0, *)
  nonisolated public func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View where T: Equatable, T: Sendable {
    modifier(GeometryChange(transform: transform, action: action))
  }
}
