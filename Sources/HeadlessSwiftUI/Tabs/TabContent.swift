/// Tabs of a tab view.
@available(iOS 18.0, *)
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable where Self.TabValue == Self.Body.TabValue
  associatedtype Body: TabContent
  @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency var body: Self.Body { get }
}

/// Tab content the model understands by itself.
@MainActor
protocol TabItems {
  func collect(_ tabs: inout TabCollector)
}

/// The content of a tab view made with a tab builder.
@MainActor
protocol TabContentHolder {
  func collect(_ tabs: inout TabCollector)
}

@available(iOS 18.0, *)
extension TabContentBuilder.Content: View, Primitive, TabContentHolder {
  // Its tabs are placed by the tab view.
  func update(_ node: Node) {}
  func collect(_ tabs: inout TabCollector) { tabs.collect(self.tabs, 0) }
}

/// Tabs taken together.
struct TabGroup<TabValue: Hashable> {
  let tabs: [any TabContent]
}

extension TabGroup: TabContent, TabItems {
  var body: TabGroup { return self }
  func collect(_ tabs: inout TabCollector) {
    for (index, tab) in self.tabs.enumerated() { tabs.collect(tab, index) }
  }
}

/// Tab content of any type.
@available(iOS 18.0, *)
public struct AnyTabContent<TabValue> where TabValue: Hashable {
  let content: any TabContent

  public init(_ content: some TabContent<TabValue>) { self.content = content }
}

@available(iOS 18.0, *)
extension AnyTabContent: TabContent, TabItems {
  public var body: AnyTabContent { return self }
  func collect(_ tabs: inout TabCollector) { tabs.collect(content, 0) }
}

@available(iOS 18.0, *)
extension Optional: TabContent, TabItems where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
  public var body: Wrapped? { return self }
  func collect(_ tabs: inout TabCollector) {
    if let self { tabs.collect(self, 0) }
  }
}

@available(iOS 18.0, *)
extension _ConditionalContent: TabContent, TabItems
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
  public typealias TabValue = TrueContent.TabValue
  public var body: _ConditionalContent<TrueContent, FalseContent> { return self }
  func collect(_ tabs: inout TabCollector) {
    switch storage {
    case .trueContent(let content): tabs.collect(content, true)
    case .falseContent(let content): tabs.collect(content, false)
    }
  }
}

@available(iOS 18.0, *)
extension Group: TabContent, TabItems where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public var body: Group<Content> { return self }

  public init<V>(@TabContentBuilder<V> content: () -> Content) where V == Content.TabValue {
    self.init(content: content())
  }

  public init<V>(@TabContentBuilder<V?> content: () -> Content) where V: Hashable, Content.TabValue == V? {
    self.init(content: content())
  }

  func collect(_ tabs: inout TabCollector) { tabs.collect(content, 0) }
}

@available(iOS 18.0, *)
extension ForEach: TabContent, TabItems where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public var body: ForEach<Data, ID, Content> { return self }

  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  @_disfavoredOverload
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V?> content: @escaping (Data.Element) -> Content
  ) where V: Hashable, Content.TabValue == V? {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  func collect(_ tabs: inout TabCollector) {
    for element in data { tabs.collect(content(element), id(element)) }
  }
}

@available(iOS 18.0, *)
extension ForEach where ID == Data.Element.ID, Content: TabContent, Data.Element: Identifiable {
  public init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
  where V == Content.TabValue {
    self.init(data: data, id: { $0.id }, content: content)
  }

  @_disfavoredOverload
  public init<V>(_ data: Data, @TabContentBuilder<V?> content: @escaping (Data.Element) -> Content)
  where V: Hashable, Content.TabValue == V? {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

@available(iOS 18.0, *)
extension ForEach where Data == Range<Int>, ID == Int, Content: TabContent {
  public init<V>(_ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content)
  where V == Content.TabValue {
    self.init(data: data, id: { $0 }, content: content)
  }

  @_disfavoredOverload
  public init<V>(_ data: Range<Int>, @TabContentBuilder<V?> content: @escaping (Int) -> Content)
  where V: Hashable, Content.TabValue == V? {
    self.init(data: data, id: { $0 }, content: content)
  }
}

/// Tab content that may be left out of the bar.
struct HiddenTabs<Base: TabContent> {
  let base: Base
  let isHidden: Bool
}

extension HiddenTabs: TabContent, TabItems {
  typealias TabValue = Base.TabValue
  var body: HiddenTabs<Base> { return self }
  func collect(_ tabs: inout TabCollector) {
    if !isHidden { tabs.collect(base, 0) }
  }
}

@available(iOS 18.0, *)
extension TabContent {
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<Self.TabValue> { self }

  nonisolated public func customizationID(_ id: String) -> some TabContent<Self.TabValue> { self }

  nonisolated public func sectionActions<Content>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<Self.TabValue> where Content: View { self }

  nonisolated public func badge(_ count: Int) -> some TabContent<Self.TabValue> { self }
  nonisolated public func badge(_ label: Text?) -> some TabContent<Self.TabValue> { self }
  nonisolated public func badge(_ key: LocalizedStringKey) -> some TabContent<Self.TabValue> { self }
  @_disfavoredOverload
  nonisolated public func badge(_ resource: LocalizedStringResource) -> some TabContent<Self.TabValue> {
    self
  }
  @_disfavoredOverload
  nonisolated public func badge<S>(_ label: S) -> some TabContent<Self.TabValue> where S: StringProtocol {
    self
  }

  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<Self.TabValue> { self }

  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<Self.TabValue> {
    HiddenTabs(base: self, isHidden: hidden)
  }

  @available(iOS 18.4, *)
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<Self.TabValue> { self }

  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<Self.TabValue> { self }
}
