/// Content of a toolbar.
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// Toolbar content the user may rearrange.
@available(iOS 14.0, *)
public protocol CustomizableToolbarContent: ToolbarContent where Self.Body: CustomizableToolbarContent {}

@available(iOS 14.0, *)
extension Never: ToolbarContent, CustomizableToolbarContent {}

/// Toolbar content without a body: it has views.
public protocol _PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {}

extension _PrimitiveToolbarContent {
  public var body: Never { neverBody(Self.self) }
}

/// Toolbar content the model understands by itself.
@MainActor
protocol ToolbarItems: _PrimitiveToolbarContent {
  func place(in node: Node)
}

extension ToolbarContent {
  /// Places the views of the items below a node.
  func placeItems(in node: Node, _ key: some Hashable) {
    node.place(ToolbarContentView(content: self), key)
  }
}

/// Toolbar content as a view.
struct ToolbarContentView<Content: ToolbarContent> {
  let content: Content
}

extension ToolbarContentView: View, Primitive {
  func update(_ node: Node) {
    if let items = content as? any ToolbarItems {
      items.place(in: node)
    } else {
      node.evaluateToolbar(content).placeItems(in: node, 0)
    }
  }
}

extension Node {
  fileprivate func evaluateToolbar<Content: ToolbarContent>(_ content: Content) -> any ToolbarContent {
    evaluateValue(content) { $0.body as any ToolbarContent }
  }
}

/// Items taken together.
struct ToolbarGroup {
  let items: [any ToolbarContent]
}

extension ToolbarGroup: ToolbarItems {
  func place(in node: Node) {
    for (index, item) in items.enumerated() { item.placeItems(in: node, index) }
  }
}

/// A modifier that adds items to bars.
@MainActor
protocol Toolbar {}

/// Adds the items to the screen of the view.
struct ToolbarModifier<Items: ToolbarContent> {
  let content: Items
}

extension ToolbarModifier: ViewModifier, PrimitiveModifier, Toolbar {
  typealias Body = Never

  func update(_ node: Node, content placed: Node.Content) {
    placed()
    content.placeItems(in: node, 1)
  }
}

@available(iOS 14.0, *)
extension Optional: ToolbarContent, CustomizableToolbarContent, _PrimitiveToolbarContent, ToolbarItems
where Wrapped: ToolbarContent {
  func place(in node: Node) { self?.placeItems(in: node, 0) }
}

@available(iOS 16.0, *)
extension _ConditionalContent: ToolbarContent, CustomizableToolbarContent, _PrimitiveToolbarContent,
  ToolbarItems
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  func place(in node: Node) {
    switch storage {
    case .trueContent(let content): content.placeItems(in: node, true)
    case .falseContent(let content): content.placeItems(in: node, false)
    }
  }
}

@available(iOS 14.0, *)
extension Group: ToolbarContent, CustomizableToolbarContent, _PrimitiveToolbarContent, ToolbarItems
where Content: ToolbarContent {
  public init(@ToolbarContentBuilder content: () -> Content) { self.init(content: content()) }

  func place(in node: Node) { content.placeItems(in: node, 0) }
}

/// One item of a toolbar.
@available(iOS 14.0, *)
public struct ToolbarItem<ID, Content> where Content: View {
  private let identifier: ID
  let placement: ToolbarItemPlacement
  let content: Content

  init(identifier: ID, placement: ToolbarItemPlacement, content: Content) {
    self.identifier = identifier
    self.placement = placement
    self.content = content
  }
}

@available(iOS 14.0, *)
extension ToolbarItem: ToolbarContent, CustomizableToolbarContent, _PrimitiveToolbarContent, ToolbarItems {
  func place(in node: Node) { node.place(content, inBarOf: placement) }
}

@available(iOS 14.0, *)
extension ToolbarItem where ID == () {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(identifier: (), placement: placement, content: content())
  }
}

@available(iOS 14.0, *)
extension ToolbarItem where ID == String {
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(identifier: id, placement: placement, content: content())
  }

  @available(
    iOS, introduced: 14.0, deprecated: 100000.0,
    message:
      "Use the CustomizableToolbarContent/defaultCustomization(_:options) modifier with a value of .hidden"
  )
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(identifier: id, placement: placement, content: content())
  }
}

@available(iOS 14.0, *)
extension ToolbarItem: Identifiable where ID: Hashable {
  public var id: ID { identifier }
}

/// Marks the views of a toolbar item.
struct ToolbarItemTrait: Trait {
  /// The bar they stand in, as `ToolbarPlacement` names it; nil above the keyboard.
  let bar: String?
}

extension Node {
  /// Places the views of a toolbar item. Those above the keyboard are there while it is.
  fileprivate func place(_ view: some View, inBarOf placement: ToolbarItemPlacement) {
    trait = ToolbarItemTrait(bar: placement.bar)
    let isUp = placement.bar != nil || track { runtime.keyboard.get() }
    place(view, 0).unseenCause = isUp ? nil : "it stands above the keyboard, which is not up"
  }

  /// Why what stands in a bar does not show, as a sentence without its subject; nil where it does, and for all other
  /// nodes.
  var missingBar: String? {
    let (what, bar): (String, String)
    switch trait {
    case let item as ToolbarItemTrait:
      guard let place = item.bar else { return nil }
      (what, bar) = ("an item of a toolbar", place)
    case is SearchFieldTrait: (what, bar) = ("a search field", "navigationBar")
    default: return nil
    }
    if isWithoutNavigation {
      return "is \(what), and no stack or split view is around it that would have the bar"
    }
    return isBarHidden(bar) ? "stands in a bar that the screen hides" : nil
  }

  /// Whether the node's screen has no such bar to show something in.
  func isWithoutBar(_ bar: String) -> Bool { isWithoutNavigation || isBarHidden(bar) }

  private var isWithoutNavigation: Bool { environment.navigation == nil && !isAroundNavigation }

  private func isBarHidden(_ bar: String) -> Bool {
    guard let screen = ownScreen else { return false }
    var isHidden = false
    screen.walkOwn { node in
      if let trait = node.trait as? BarVisibilityTrait, trait.bars.contains(bar) { isHidden = trait.isHidden }
    }
    return isHidden
  }

  /// Whether the toolbar of the item is added to something that has a split view in it, or the search field to
  /// something that has any navigation in it. In which column's bar items then stand is not documented.
  private var isAroundNavigation: Bool {
    let isSearch = trait is SearchFieldTrait
    let modified = ancestors.first {
      let modifier = ($0.view as? any Modified)?.appliedModifier
      return isSearch ? modifier is Searchable : modifier is any Toolbar
    }
    var isFound = false
    modified?.walk { node in
      if node.trait is SplitTrait || isSearch && (node.trait is StackTrait || node.trait is TabsTrait) {
        isFound = true
      }
      return !isFound && !(node.trait is LayerTrait)
    }
    return isFound
  }

  /// The screen of a stack, or the presentation or column, that the node is on.
  private var ownScreen: Node? {
    var screen = self
    for ancestor in ancestors {
      if ancestor.trait is StackTrait || ancestor.trait is SplitTrait { return screen }
      screen = ancestor
      if ancestor.trait is LayerTrait { break }
    }
    return screen
  }
}

/// Several items in one place.
@available(iOS 14.0, *)
public struct ToolbarItemGroup<Content> where Content: View {
  let placement: ToolbarItemPlacement
  let content: Content

  init(placement: ToolbarItemPlacement, content: Content) {
    self.placement = placement
    self.content = content
  }

  @MainActor @preconcurrency
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }
}

@available(iOS 14.0, *)
extension ToolbarItemGroup: ToolbarContent, _PrimitiveToolbarContent, CustomizableToolbarContent, ToolbarItems
{
  func place(in node: Node) { node.place(content, inBarOf: placement) }
}

@available(iOS 16.0, *)
extension ToolbarItemGroup {
  public init<C, L>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L>, C: View, L: View {
    self.init(
      placement: placement, content: LabeledToolbarItemGroupContent(content: content(), label: label()))
  }
}

/// The items of a group, and what stands for them where there is no room.
@available(iOS 16.0, *)
public struct LabeledToolbarItemGroupContent<Content, Label> where Content: View, Label: View {
  let content: Content
  let label: Label
}

@available(iOS 16.0, *)
extension LabeledToolbarItemGroupContent: View, Primitive {
  func update(_ node: Node) { node.place(content, 0) }
}

/// The menu of a title; the model does not open it.
@available(iOS 16.0, *)
public struct ToolbarTitleMenu<Content> where Content: View {
  @MainActor @preconcurrency
  public init() where Content == EmptyView {}
  @MainActor @preconcurrency
  public init(@ViewBuilder content: () -> Content) {}
}

@available(iOS 16.0, *)
extension ToolbarTitleMenu: ToolbarContent, CustomizableToolbarContent, _PrimitiveToolbarContent, ToolbarItems
{
  func place(in node: Node) {}
}

/// Room between items.
@available(iOS 26.0, *)
public struct ToolbarSpacer {
  @MainActor @preconcurrency
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

@available(iOS 26.0, *)
extension ToolbarSpacer: ToolbarContent, CustomizableToolbarContent, _PrimitiveToolbarContent, ToolbarItems {
  func place(in node: Node) {}
}

/// An item the system provides.
@available(iOS 26.0, *)
public struct DefaultToolbarItem {
  @MainActor @preconcurrency
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}

@available(iOS 26.0, *)
extension DefaultToolbarItem: ToolbarContent, _PrimitiveToolbarContent, CustomizableToolbarContent,
  ToolbarItems
{
  func place(in node: Node) {}
}

@available(iOS 26.0, *)
extension ToolbarContent {
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }
}

@available(iOS 26.0, *)
extension CustomizableToolbarContent {
  nonisolated public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some CustomizableToolbarContent { self }
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some CustomizableToolbarContent { self }
}

@available(iOS 16.0, *)
extension CustomizableToolbarContent {
  nonisolated public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }

  @available(
    iOS, introduced: 16.0, deprecated: 16.0,
    message: "Please provide either a visibility or customization options"
  )
  public func defaultCustomization() -> some CustomizableToolbarContent { self }
}
