@available(iOS 16.0, *)
extension View {
  @available(iOS 18.0, *)
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    inert("presentationSizing", sizing)
  }

  @available(iOS 17.0, *)
  nonisolated public func inspector<V>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View
  where V: View {
    modifier(InspectorModifier(isPresented: isPresented, content: content()))
  }

  @available(iOS 17.0, *)
  nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  {
    inert("inspectorColumnWidth", min as Any, ideal, max as Any)
  }

  @available(iOS 17.0, *)
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    inert("inspectorColumnWidth", width)
  }

  @available(iOS 16.0, *)
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    inert("presentationDetents", detents)
  }

  @available(iOS 16.0, *)
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    inert("presentationDetents", detents, selection)
  }

  @available(iOS 16.0, *)
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    inert("presentationDragIndicator", visibility)
  }

  @available(iOS 16.4, *)
  nonisolated public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  {
    modifier(BackgroundInteractionModifier(isEnabled: interaction.name == "enabled"))
  }

  @available(iOS 16.4, *)
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    modifier(CompactAdaptationModifier(adaptation: adaptation))
  }

  @available(iOS 16.4, *)
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    modifier(CompactAdaptationModifier(adaptation: horizontalAdaptation))
  }

  @available(iOS 16.4, *)
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    inert("presentationCornerRadius", cornerRadius as Any)
  }

  @available(iOS 16.4, *)
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  {
    inert("presentationContentInteraction", behavior)
  }

  @available(iOS 15.0, *)
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(DismissGuardModifier(isDisabled: isDisabled))
  }

  @available(iOS 16.4, *)
  nonisolated public func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle {
    inert("presentationBackground", style)
  }

  @available(iOS 16.4, *)
  nonisolated public func presentationBackground<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    inert("presentationBackground", alignment, views: content())
  }
}
