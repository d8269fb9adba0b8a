import Foundation

// Modifiers that say where and how large a view is. Nothing is laid out: they keep their values.

extension View {
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { inert("padding", insets) }

  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    inert("padding", edges, length as Any)
  }

  nonisolated public func padding(_ length: CGFloat) -> some View { inert("padding", length) }

  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    inert("frame", width as Any, height as Any, alignment).taking(
      width ?? height == nil ? .unchanged : .fixed)
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View { inert("frame") }

  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    inert(
      "frame", minWidth as Any, idealWidth as Any, maxWidth as Any, minHeight as Any, idealHeight as Any,
      maxHeight as Any, alignment
    ).taking(
      [maxWidth, maxHeight].contains { $0.map { $0 < .infinity } ?? false }
        ? .fixed : maxWidth == .infinity && maxHeight == .infinity ? .flexible : .unchanged)
  }

  @available(iOS 17.0, *)
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    -> some View
  { inert("containerRelativeFrame", axes, alignment).taking(.flexible) }

  @available(iOS 17.0, *)
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View { inert("containerRelativeFrame", axes, count, span, spacing, alignment) }

  @available(iOS 17.0, *)
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { inert("containerRelativeFrame", axes, alignment).taking(.flexible) }

  nonisolated public func fixedSize() -> some View { inert("fixedSize") }

  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    inert("fixedSize", horizontal, vertical)
  }

  nonisolated public func layoutPriority(_ value: Double) -> some View { inert("layoutPriority", value) }

  @available(iOS 16.0, *)
  nonisolated public func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K: LayoutValueKey {
    inert("layoutValue", value)
  }

  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    inert("aspectRatio", aspectRatio as Any, contentMode)
  }

  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    inert("aspectRatio", aspectRatio, contentMode)
  }

  nonisolated public func scaledToFit() -> some View { inert("scaledToFit") }

  nonisolated public func scaledToFill() -> some View { inert("scaledToFill") }

  nonisolated public func offset(_ offset: CGSize) -> some View { inert("offset", offset) }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { inert("offset", x, y) }

  nonisolated public func position(_ position: CGPoint) -> some View { inert("position", position) }

  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { inert("position", x, y) }

  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { inert("alignmentGuide", g) }

  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { inert("alignmentGuide", g) }

  nonisolated public func zIndex(_ value: Double) -> some View {
    inert("zIndex", value).taking(.zIndex(value))
  }

  @available(iOS 14.0, *)
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  { inert("ignoresSafeArea", regions, edges) }

  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use ignoresSafeArea(_:edges:) instead.")
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    inert("edgesIgnoringSafeArea", edges)
  }

  @available(iOS 15.0, *)
  nonisolated public func safeAreaInset<V>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View { inert("safeAreaInset", edge, alignment, spacing as Any, views: content()) }

  @available(iOS 15.0, *)
  nonisolated public func safeAreaInset<V>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View { inert("safeAreaInset", edge, alignment, spacing as Any, views: content()) }

  @available(iOS 26.0, *)
  nonisolated public func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View { inert("safeAreaBar", edge, alignment, spacing as Any, views: content()) }

  @available(iOS 26.0, *)
  nonisolated public func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View { inert("safeAreaBar", edge, alignment, spacing as Any, views: content()) }

  @available(iOS 17.0, *)
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    inert("safeAreaPadding", insets)
  }

  @available(iOS 17.0, *)
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    inert("safeAreaPadding", edges, length as Any)
  }

  @available(iOS 17.0, *)
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { inert("safeAreaPadding", length) }

  @available(iOS 15.0, *)
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { inert("scenePadding", edges) }

  @available(iOS 16.0, *)
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    inert("scenePadding", padding, edges)
  }

  @available(iOS 17.0, *)
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View { inert("contentMargins", edges, insets, placement) }

  @available(iOS 17.0, *)
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { inert("contentMargins", edges, length as Any, placement) }

  @available(iOS 17.0, *)
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { inert("contentMargins", length, placement) }

  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use coordinateSpace(_:) instead")
  nonisolated public func coordinateSpace<T>(name: T) -> some View where T: Hashable {
    inert("coordinateSpace", name)
  }

  @available(iOS 17.0, *)
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    inert("coordinateSpace", name)
  }

  nonisolated public func labelsHidden() -> some View {
    modifier(EnvironmentModifier { $0.hidesLabels = true })
  }

  @available(iOS 18.0, *)
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    modifier(EnvironmentModifier { $0.hidesLabels = visibility == .hidden })
  }

  @available(iOS 17.0, *)
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    inert("layoutDirectionBehavior", behavior)
  }

  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    inert("flipsForRightToLeftLayoutDirection", enabled)
  }

  @available(iOS 16.0, *)
  nonisolated public func gridCellColumns(_ count: Int) -> some View { inert("gridCellColumns", count) }

  @available(iOS 16.0, *)
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { inert("gridCellAnchor", anchor) }

  @available(iOS 16.0, *)
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    inert("gridColumnAlignment", guide)
  }

  @available(iOS 16.0, *)
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    inert("gridCellUnsizedAxes", axes)
  }

  @available(iOS 17.0, *)
  nonisolated public func geometryGroup() -> some View { inert("geometryGroup") }

  @available(iOS 26.0, *)
  nonisolated public func backgroundExtensionEffect() -> some View { inert("backgroundExtensionEffect") }

  @available(iOS 26.0, *)
  nonisolated public func containerCornerOffset(_ edges: Edge.Set = .all, sizeToFit: Bool = false)
    -> some View
  { inert("containerCornerOffset", edges, sizeToFit) }
}
