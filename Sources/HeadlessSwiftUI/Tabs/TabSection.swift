/// Tabs under a heading in the sidebar.
@available(iOS 18.0, *)
public struct TabSection<Header, Content, Footer, SelectionValue> {
  let header: Header
  let content: Content
  let footer: Footer

  init(parts header: Header, _ content: Content, _ footer: Footer) {
    self.header = header
    self.content = content
    self.footer = footer
  }
}

@available(iOS 18.0, *)
extension TabSection: TabContent, TabItems
where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
  // The same type as that of the content; so written, the cases of `Tab(value: .home)` are found inside of sections, too.
  public typealias TabValue = SelectionValue
  public var body: TabSection { return self }

  func collect(_ tabs: inout TabCollector) { tabs.collect(content, 0) }
}

@available(iOS 18.0, *)
extension TabSection where Content: TabContent, SelectionValue: Hashable {
  @available(iOS 18.0, *)
  @MainActor @preconcurrency public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Header: View, Footer == EmptyView {
    self.init(parts: header(), content(), EmptyView())
  }

  @available(iOS 18.0, *)
  @MainActor @preconcurrency public init(@TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == EmptyView, Footer == EmptyView {
    self.init(parts: EmptyView(), content(), EmptyView())
  }

  @available(iOS 18.0, *)
  @_disfavoredOverload
  @MainActor @preconcurrency public init<S>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text, Footer == EmptyView, S: StringProtocol {
    self.init(parts: Text(title), content(), EmptyView())
  }

  @available(iOS 18.0, *)
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text, Footer == EmptyView {
    self.init(parts: Text(titleKey), content(), EmptyView())
  }

  @available(iOS 18.0, *)
  @_disfavoredOverload
  @MainActor @preconcurrency public init(
    _ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text, Footer == EmptyView {
    self.init(parts: Text(titleResource), content(), EmptyView())
  }

  @available(iOS 18.0, *)
  @_disfavoredOverload
  @MainActor @preconcurrency public init<V>(
    @TabContentBuilder<V?> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Header: View, Footer == EmptyView, SelectionValue == V?, V: Hashable {
    self.init(parts: header(), content(), EmptyView())
  }

  @available(iOS 18.0, *)
  @_disfavoredOverload
  @MainActor @preconcurrency public init<V>(@TabContentBuilder<V?> content: () -> Content)
  where Header == EmptyView, Footer == EmptyView, SelectionValue == V?, V: Hashable {
    self.init(parts: EmptyView(), content(), EmptyView())
  }

  @available(iOS 18.0, *)
  @_disfavoredOverload
  @MainActor @preconcurrency public init<V, S>(_ title: S, @TabContentBuilder<V?> content: () -> Content)
  where Header == Text, Footer == EmptyView, SelectionValue == V?, V: Hashable, S: StringProtocol {
    self.init(parts: Text(title), content(), EmptyView())
  }

  @available(iOS 18.0, *)
  @_disfavoredOverload
  @MainActor @preconcurrency public init<V>(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<V?> content: () -> Content
  ) where Header == Text, Footer == EmptyView, SelectionValue == V?, V: Hashable {
    self.init(parts: Text(titleKey), content(), EmptyView())
  }

  @available(iOS 18.0, *)
  @_disfavoredOverload
  @MainActor @preconcurrency public init<V>(
    _ titleResource: LocalizedStringResource, @TabContentBuilder<V?> content: () -> Content
  ) where Header == Text, Footer == EmptyView, SelectionValue == V?, V: Hashable {
    self.init(parts: Text(titleResource), content(), EmptyView())
  }
}
