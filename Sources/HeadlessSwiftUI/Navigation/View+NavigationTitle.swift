@available(iOS 13.0, *)
extension View {
  @available(iOS 13.0, *)
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    inert("statusBarHidden", hidden)
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "statusBarHidden(_:)")
  nonisolated public func statusBar(hidden: Bool) -> some View {
    inert("statusBar", hidden)
  }

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use toolbar(_:) with navigationBarLeading or navigationBarTrailing placement"
  )
  nonisolated public func navigationBarItems<L, T>(leading: L, trailing: T) -> some View
  where L: View, T: View {
    inert("navigationBarItems", views: leading, trailing)
  }

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use toolbar(_:) with navigationBarLeading or navigationBarTrailing placement"
  )
  nonisolated public func navigationBarItems<L>(leading: L) -> some View where L: View {
    inert("navigationBarItems", views: leading)
  }

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use toolbar(_:) with navigationBarLeading or navigationBarTrailing placement"
  )
  nonisolated public func navigationBarItems<T>(trailing: T) -> some View where T: View {
    inert("navigationBarItems", views: trailing)
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use toolbar(.hidden)")
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    inert("navigationBarHidden", hidden)
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    modifier(TitleModifier(title: title))
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(TitleModifier(title: Text(titleKey)))
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S>(_ title: S) -> some View where S: StringProtocol {
    modifier(TitleModifier(title: Text(title)))
  }

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)"
  )
  nonisolated public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  {
    modifier(TitleModifier(title: title))
  }

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)"
  )
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(TitleModifier(title: Text(titleKey)))
  }

  @available(
    iOS, introduced: 14.0, deprecated: 100000.0,
    message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)"
  )
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S>(_ title: S, displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View where S: StringProtocol
  {
    modifier(TitleModifier(title: Text(title)))
  }

  @available(iOS 13.0, *)
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(BackButtonModifier(isHidden: hidesBackButton))
  }

  @available(iOS 16.0, *)
  nonisolated public func navigationDocument(_ url: URL) -> some View {
    inert("navigationDocument", url)
  }

  @available(iOS 14.0, *)
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(TitleModifier(title: title))
  }

  @available(iOS 14.0, *)
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(TitleModifier(title: Text(titleKey)))
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    modifier(TitleModifier(title: Text(titleResource)))
  }

  @available(iOS 14.0, *)
  @_disfavoredOverload
  nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
    modifier(TitleModifier(title: Text(title)))
  }

  @available(iOS 16.0, *)
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(TitleModifier(title: Text(verbatim: title.wrappedValue)))
  }

  @available(iOS 14.0, *)
  nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  {
    inert("navigationBarTitleDisplayMode", displayMode)
  }

  @available(iOS 26.0, *)
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    inert("navigationSubtitle", subtitle)
  }

  @available(iOS 26.0, *)
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    inert("navigationSubtitle", subtitleKey)
  }

  @available(iOS 26.0, *)
  @_disfavoredOverload
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringResource) -> some View {
    inert("navigationSubtitle", subtitleKey)
  }

  @available(iOS 26.0, *)
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S>(_ subtitle: S) -> some View where S: StringProtocol {
    inert("navigationSubtitle", subtitle)
  }
}
