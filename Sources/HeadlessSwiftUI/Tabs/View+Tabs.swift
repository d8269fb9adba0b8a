@available(iOS 13.0, *)
extension View {
  @available(iOS 14.0, *)
  nonisolated public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle {
    modifier(EnvironmentModifier { $0.hasPagedTabs = plainName(of: S.self) == "PageTabViewStyle" })
  }

  @available(iOS 26.0, *)
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    inert("tabBarMinimizeBehavior", behavior)
  }

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use `Tab(title:image:value:content:)` and related initializers instead"
  )
  nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
    modifier(TabItemModifier(label: label()))
  }

  @available(iOS 26.0, *)
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    inert("tabViewSearchActivation", activation)
  }

  @available(iOS 26.0, *)
  nonisolated public func tabViewBottomAccessory<Content>(@ViewBuilder content: () -> Content) -> some View
  where Content: View {
    inert("tabViewBottomAccessory", views: content())
  }

  @available(iOS 26.1, *)
  nonisolated public func tabViewBottomAccessory<Content>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View where Content: View {
    inert("tabViewBottomAccessory", isEnabled, views: content())
  }

  @available(iOS 18.0, *)
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View {
    inert("defaultAdaptableTabBarPlacement", defaultPlacement)
  }

  @available(iOS 18.0, *)
  nonisolated public func tabViewSidebarHeader<Content>(@ViewBuilder content: () -> Content) -> some View
  where Content: View {
    inert("tabViewSidebarHeader", views: content())
  }

  @available(iOS 18.0, *)
  nonisolated public func tabViewSidebarFooter<Content>(@ViewBuilder content: () -> Content) -> some View
  where Content: View {
    inert("tabViewSidebarFooter", views: content())
  }

  @available(iOS 18.0, *)
  nonisolated public func tabViewSidebarBottomBar<Content>(@ViewBuilder content: () -> Content) -> some View
  where Content: View {
    inert("tabViewSidebarBottomBar", views: content())
  }

  @available(iOS 15.0, *)
  nonisolated public func badge(_ count: Int) -> some View {
    inert("badge", count)
  }

  @available(iOS 15.0, *)
  nonisolated public func badge(_ label: Text?) -> some View {
    inert("badge", label as Any)
  }

  @available(iOS 15.0, *)
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    inert("badge", key as Any)
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  nonisolated public func badge(_ resource: LocalizedStringResource?) -> some View {
    inert("badge", resource as Any)
  }

  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func badge<S>(_ label: S?) -> some View where S: StringProtocol {
    inert("badge", label as Any)
  }

  @available(iOS 18.0, *)
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    inert("tabViewCustomization", customization as Any)
  }

  @available(iOS 17.0, *)
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    inert("badgeProminence", prominence)
  }
}
