// swift-format-ignore: AmbiguousTrailingClosureOverload
@available(iOS 14.0, *)
extension View {
  @available(iOS 16.0, *)
  nonisolated public func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...) -> some View
  where S: ShapeStyle {
    inert("toolbarBackground", style, bars)
  }

  @available(iOS, introduced: 16.0, deprecated: 100000.0, renamed: "toolbarBackgroundVisibility(_:for:)")
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    inert("toolbarBackground", visibility, bars)
  }

  @available(iOS 18.0, *)
  nonisolated public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    inert("toolbarBackgroundVisibility", visibility, bars)
  }

  @available(iOS 16.0, *)
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
    -> some View
  {
    inert("toolbarColorScheme", colorScheme as Any, bars)
  }

  @available(iOS, introduced: 16.0, deprecated: 100000.0, renamed: "toolbarVisibility(_:for:)")
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(BarVisibilityModifier(visibility: visibility, bars: bars))
  }

  @available(iOS 18.0, *)
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    modifier(BarVisibilityModifier(visibility: visibility, bars: bars))
  }

  @available(iOS 17.0, *)
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modifier(RemovedItemModifier(kind: defaultItemKind))
  }

  @available(iOS 14.0, *)
  nonisolated public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View
  where Content: View {
    modifier(ToolbarModifier(content: ToolbarItemGroup(placement: .automatic, content: content())))
  }

  @available(iOS 14.0, *)
  nonisolated public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View
  where Content: ToolbarContent {
    modifier(ToolbarModifier(content: content()))
  }

  @available(iOS 14.0, *)
  nonisolated public func toolbar<Content>(id: String, @ToolbarContentBuilder content: () -> Content)
    -> some View where Content: CustomizableToolbarContent
  {
    modifier(ToolbarModifier(content: content()))
  }

  @available(iOS 16.0, *)
  nonisolated public func toolbarTitleMenu<C>(@ViewBuilder content: () -> C) -> some View where C: View {
    modifier(TitleMenuModifier(items: content()))
  }

  @available(iOS 17.0, *)
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    inert("toolbarTitleDisplayMode", mode)
  }

  @available(iOS 16.0, *)
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    inert("toolbarRole", role)
  }
}

/// Takes away an item that the system puts into a toolbar.
@available(iOS 17.0, *)
struct RemovedItemModifier {
  let kind: ToolbarDefaultItemKind?
}

@available(iOS 17.0, *)
extension RemovedItemModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    content()
    node.trait = RemovedItemTrait(isSidebarToggle: kind == .sidebarToggle)
  }
}

/// Which of the system's items is taken away.
struct RemovedItemTrait: Trait {
  let isSidebarToggle: Bool
}

/// Shows or hides bars around the screen of the view.
@available(iOS 16.0, *)
struct BarVisibilityModifier {
  let visibility: Visibility
  let bars: [ToolbarPlacement]
}

@available(iOS 16.0, *)
extension BarVisibilityModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    content()
    node.trait = BarVisibilityTrait(isHidden: visibility == .hidden, bars: bars.map(\.name))
  }
}

/// Which bars a screen hides.
struct BarVisibilityTrait: Trait {
  let isHidden: Bool
  /// Names of `ToolbarPlacement`.
  let bars: [String]
}
