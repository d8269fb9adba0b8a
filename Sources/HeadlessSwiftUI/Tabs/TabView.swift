/// Shows one of several views, chosen in a tab bar.
@available(iOS 13.0, *)
public struct TabView<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
  let selection: Binding<SelectionValue>?
  let content: Content

  init(selection: Binding<SelectionValue>?, content: Content) {
    self.selection = selection
    self.content = content
  }

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use TabContentBuilder-based TabView initializers instead"
  )
  @MainActor @preconcurrency
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content())
  }

  @available(iOS 18.0, *)
  @MainActor @preconcurrency
  public init<C>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent {
    self.init(selection: selection, content: TabContentBuilder<SelectionValue>.Content(tabs: content()))
  }
}

@available(iOS 13.0, *)
extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }
}

@available(iOS 18.0, *)
extension TabView {
  @MainActor @preconcurrency
  public init<C>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C: TabContent {
    self.init(selection: nil, content: TabContentBuilder<Never>.Content(tabs: content()))
  }
}

@available(iOS 13.0, *)
extension TabView: View, Coordinator, ScreenFilling {
  func update(_ node: Node) {
    let context = node.state("context") { TabsContext(node: node) }
    var collector = TabCollector(node: node)
    if let tabs = content as? any TabContentHolder {
      tabs.collect(&collector)
    } else {
      collector.collect(view: content, path: [])
    }
    node.trait = TabsTrait(context: context)
    context.update(
      collector.entries,
      selected: selection.map { selection in node.track { AnyHashable(selection.wrappedValue) } },
      select: { value in
        guard let selection, let value = value.converted(to: SelectionValue.self) else { return }
        selection.wrappedValue = value
      })
  }
}

/// One tab, not built yet.
struct TabEntry {
  let key: Node.Key
  let content: any View
  let label: any View
  /// The value that selects it; nil if it has none.
  let tag: AnyHashable?
}

/// The tabs found in a tab view's content.
@MainActor
struct TabCollector {
  let node: Node
  private(set) var entries: [TabEntry] = []
  private var path: [AnyHashable] = []

  init(node: Node) { self.node = node }

  mutating func add(content: some View, label: some View, tag: AnyHashable?) {
    entries.append(
      TabEntry(key: .init(path + [AnyHashable(entries.count)]), content: content, label: label, tag: tag))
  }

  /// Looks for tabs among views: each view with a `tabItem`, else each view.
  ///
  /// - Parameter change: What modifiers of groups around it make of the view.
  mutating func collect(view: any View, path: [Node.Key], change: Member.Change = { $0 }) {
    if let multiple = view as? any Multiple {
      for part in multiple.parts { collect(view: part.view, path: path + [part.key], change: change) }
      return
    }
    // A modifier on a group of tabs applies to each.
    if let modified = view as? any Modified, Member.isGroup(view) {
      let modifier = modified.appliedModifier
      collect(view: modified.modifiedView, path: path) { change(modifier.applied(to: $0)) }
      return
    }
    let view = change(view)
    var label: any View = EmptyView()
    var tag: AnyHashable?
    var inner = view
    while let modified = inner as? any Modified {
      if let item = modified.appliedModifier as? any TabItem { label = item.tabLabel }
      if let tagging = modified.appliedModifier as? any Tagging, tag == nil { tag = tagging.tagValue }
      inner = modified.modifiedView
    }
    entries.append(TabEntry(key: .init(path), content: view, label: label, tag: tag))
  }

  /// Takes in tab content below a key.
  mutating func collect<Content: TabContent>(_ content: Content, _ key: some Hashable) {
    path.append(AnyHashable(key))
    if let items = content as? any TabItems {
      items.collect(&self)
    } else {
      let body = node.evaluateValue(content) { $0.body }
      collect(body, "body")
    }
    path.removeLast()
  }
}

/// What a tab view knows: its tabs, and which is selected.
@MainActor
final class TabsContext {
  let node: Node
  private(set) var entries: [TabEntry] = []
  private(set) var selectedKey: Node.Key?
  private var visited: Set<Node.Key> = []
  private let own = Location<Node.Key?>(nil)
  private let showsMore = Location(false)
  private var select: ((AnyHashable) -> Void)?

  init(node: Node) { self.node = node }

  func update(_ entries: [TabEntry], selected: AnyHashable?, select: @escaping (AnyHashable) -> Void) {
    self.entries = entries
    if let selected {
      self.select = select
      selectedKey = entries.first { $0.tag.map { $0.unwrapped == selected.unwrapped } ?? false }?.key
    } else {
      self.select = nil
      let chosen = node.track { own.get() }
      selectedKey = entries.first { $0.key == chosen }?.key ?? entries.first?.key
    }
    let isMoreShown = node.track { showsMore.get() } && hasMore
    if isMoreShown {
      let rest = entries.indices.dropFirst(Self.slots - 1)
      node.place(
        MoreList(titles: rest.map { (title(of: entries[$0]), $0) }) { [weak self] in self?.select($0) },
        key: .init("more"), fresh: true)
    } else if let selectedKey {
      visited.insert(selectedKey)
    }
    for entry in entries {
      node.place(
        TabLabelView(label: entry.label), key: .init([AnyHashable("label"), AnyHashable(entry.key)]))
      // Since iOS 18 a tab is made when it is first selected.
      guard node.runtime.os < 18 || visited.contains(entry.key) else { continue }
      let tab = node.place(entry.content, key: entry.key, fresh: isNew(entry) ? true : nil)
      tab.isConcealed = entry.key != selectedKey || isMoreShown
      tab.isUnselectedTab = tab.isConcealed
    }
  }

  private func isNew(_ entry: TabEntry) -> Bool { node.viewIsNew }

  /// The tab's label as read; empty for a page without one.
  func title(of entry: TabEntry) -> String {
    let key = Node.Key([AnyHashable("label"), AnyHashable(entry.key)])
    return node.children.first { $0.key == key }?.joinedTexts ?? ""
  }

  var titles: [String] { entries.map(title) }

  var selectedIndex: Int? { entries.firstIndex { $0.key == selectedKey } }

  /// How many tabs a bar has room for where there is little; the last of more is a list of the rest.
  private static let slots = 5
  static let moreTitle = "More"

  /// Which are made, which is chosen.
  var keptValue: Any {
    (entries.map { visited.contains($0.key) }, selectedIndex, own.keptValue is Node.Key, showsMore.keptValue)
  }

  private var hasMore: Bool {
    !isPaged && entries.count > Self.slots && node.environment.horizontalSizeClass != .regular
  }

  /// Pages are swiped, and have no bar.
  var isPaged: Bool { node.environment.hasPagedTabs }

  /// The tabs as the bar shows them, by their labels.
  var barTitles: [String] {
    if isPaged { return [] }
    return hasMore ? titles.prefix(Self.slots - 1) + [Self.moreTitle] : titles
  }

  /// The label of what is chosen in the bar.
  var selectedTitle: String? {
    if showsMoreList { return Self.moreTitle }
    return selectedIndex.map { titles[$0] }
  }

  private var showsMoreList: Bool { hasMore && showsMore.get() }

  /// Whether the tab that is shown was chosen from the list of the rest.
  var canGoBackToMore: Bool {
    hasMore && !showsMoreList && (selectedIndex ?? 0) >= Self.slots - 1
  }

  /// Whether what the selected tab shows hides the bar.
  var isBarHidden: Bool {
    var isHidden = false
    node.walkSeen { node in
      guard let trait = node.trait as? BarVisibilityTrait, trait.bars.contains("tabBar") else { return }
      isHidden = trait.isHidden
    }
    return isHidden
  }

  func showMore() { showsMore.set(true) }

  /// Taps a place of the bar.
  func tapBar(_ index: Int) {
    if hasMore, index == Self.slots - 1 { showMore() } else { select(index) }
  }

  /// Shows a tab.
  func select(_ index: Int) {
    showsMore.set(false)
    let entry = entries[index]
    let isSelected = entry.key == selectedKey
    if let tag = entry.tag, let select {
      // A tap on the selected tab writes the value it already has.
      select(tag)
    } else if !isSelected {
      own.set(entry.key)
    }
    guard isSelected, !hasMore || index < Self.slots - 1, node.runtime.os >= 18 else { return }
    node.children.first { $0.key == entry.key }?.stackInside?.popToRoot()
  }
}

/// The tabs that the bar has no room for.
struct MoreList {
  let titles: [(String, Int)]
  let select: (Int) -> Void
}

extension MoreList: View, Primitive, Nameless {
  func update(_ node: Node) {
    node.trait = TitleTrait(title: TabsContext.moreTitle)
    for (title, index) in titles {
      node.place(Button(label: Text(verbatim: title), role: nil) { select(index) }, index)
    }
  }
}

private struct PagedTabsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether tab views show their tabs as pages.
  var hasPagedTabs: Bool {
    get { self[PagedTabsKey.self] }
    set { self[PagedTabsKey.self] = newValue }
  }
}

/// Marks the node of a tab view.
struct TabsTrait: Trait {
  let context: TabsContext
}

/// The label of a tab, which is not on the screen but in the bar.
struct TabLabelView {
  let label: any View
}

/// Marks the label of a tab.
struct TabLabelTrait: Trait {}

extension TabLabelView: View, Primitive {
  func update(_ node: Node) {
    node.trait = TabLabelTrait()
    node.place(label, 0)
  }
}

/// Gives the view a place in the tab bar.
struct TabItemModifier<Label: View> {
  let label: Label
}

extension TabItemModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) { content() }
}

/// Lets tab views read the label of a tab without building it.
@MainActor
protocol TabItem {
  var tabLabel: any View { get }
}

extension TabItemModifier: TabItem {
  var tabLabel: any View { label }
}

/// An optional of any type, for taking out what it holds.
private protocol OptionalValue {
  var wrappedHashable: AnyHashable? { get }
}

extension Optional: OptionalValue where Wrapped: Hashable {
  var wrappedHashable: AnyHashable? { map { AnyHashable($0) } }
}

extension AnyHashable {
  /// Without the optionals around it: a tag of type `T` selects for a selection of type `T?`.
  var unwrapped: AnyHashable {
    guard let optional = base as? any OptionalValue, let wrapped = optional.wrappedHashable else {
      return self
    }
    return wrapped.unwrapped
  }

  func converted<Value: Hashable>(to type: Value.Type) -> Value? {
    base as? Value ?? unwrapped.base as? Value
  }
}
