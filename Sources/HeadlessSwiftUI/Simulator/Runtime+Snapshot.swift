extension Runtime {
  /// The screens of a layer, with its path and its tabs.
  struct LayerContent {
    var screens: [Snapshot.Screen] = []
    var path: [String]?
    var pathTypes: [String]?
    var tabs: [String] = []
    var selectedTab: String?
  }

  /// Describes a layer: the stack, split view or single screen in it, inside the selected tab if it has tabs.
  func content(of layer: Node) -> LayerContent {
    var content = LayerContent()
    // Names from the layer, or the selected tab, down to the stack: they name the stack's root screen.
    describe(layer, owners: [], into: &content)
    if content.tabs.isEmpty, let tabs = visibleTabs(in: layer) { note(tabs, in: &content) }
    return content
  }

  /// All that is to be seen on a layer, the texts on controls on their own, too.
  func visible(on layer: Node) -> [Snapshot.Element] {
    var found: [Snapshot.Element] = []
    for node in layer.elementsOnScreen {
      found.append(node.seen)
      guard node.element?.kind != .text, node.element?.kind != .image else { continue }
      node.walkSeen { part in
        guard part !== node, part.element?.kind == .text, part.label != node.label else { return }
        found.append(part.seen)
      }
    }
    return found
  }

  /// The app's views that are to be seen on a layer, by the names of their types.
  func views(on layer: Node) -> [String] {
    var found: [String] = []
    layer.walkSeen { node in
      guard let name = appTypeName(of: node.view), !found.contains(name) else { return }
      found.append(name)
    }
    return found
  }

  /// The first tab view that is to be seen, deeper than where screens are looked for.
  private func visibleTabs(in layer: Node) -> TabsContext? {
    var found: TabsContext?
    layer.walk { node in
      if found != nil || node.isOutOfReach || (node !== layer && node.trait is LayerTrait) { return false }
      found = (node.trait as? TabsTrait)?.context
      return found == nil
    }
    return found
  }

  private func note(_ tabs: TabsContext, in content: inout LayerContent) {
    content.tabs = tabs.isBarHidden ? [] : tabs.barTitles
    content.selectedTab = tabs.selectedTitle
  }

  /// - Parameter fallback: What a screen is called that has no name of its own.
  private func describe(
    _ start: Node, owners: [String], fallback: String? = nil, into content: inout LayerContent
  ) {
    var owners = owners
    guard let container = container(at: start, owners: &owners) else {
      content.screens.append(screen(start, owners: [], fallback: fallback))
      return
    }
    switch container.trait {
    case let tabs as TabsTrait:
      if content.selectedTab == nil { note(tabs.context, in: &content) }
      if let more = container.children.first(where: { $0.view is MoreList }) {
        content.screens.append(screen(more, owners: []))
        return
      }
      guard let index = tabs.context.selectedIndex,
        let tab = container.children.first(where: { $0.key == tabs.context.entries[index].key })
      else { return }
      describe(tab, owners: [], fallback: tabs.context.titles[index], into: &content)
    // A tab whose view says nothing of its own is named after what holds the tabs.
    case let stack as StackTrait:
      describe(stack.context, owners: owners, fallback: fallback, into: &content)
    case let split as SplitTrait:
      for index in split.context.shownColumns {
        let first = content.screens.count
        describe(split.context.columns[index].node, owners: [], into: &content)
        // The view that holds the columns is another name for the first of them, its only one if need be.
        if index == 0, first < content.screens.count { content.screens[first].add(names: owners) }
      }
    default:
      break
    }
  }

  private func describe(
    _ stack: StackContext, owners: [String], fallback: String?, into content: inout LayerContent
  ) {
    for (index, node) in stack.screens.enumerated() {
      content.screens.append(
        screen(node, owners: index == 0 ? owners : [], fallback: index == 0 ? fallback : nil))
    }
    if stack.path.isBound {
      content.path = stack.path.elements().map(\.description)
      content.pathTypes = stack.path.elements().map(\.typeName)
    }
  }

  /// The first stack, split view or tab view at or below a node, and the app's views on the way to it.
  private func container(at node: Node, owners: inout [String]) -> Node? {
    if node.trait is StackTrait || node.trait is SplitTrait || node.trait is TabsTrait { return node }
    let count = owners.count
    if let name = appTypePath(of: node.view) { owners.append(name) }
    for child in node.children
    where !(child.trait is LayerTrait || child.trait is TabLabelTrait || child.isUnseen) {
      if let found = container(at: child, owners: &owners) { return found }
    }
    owners.removeSubrange(count...)
    return nil
  }

  private func screen(_ node: Node, owners: [String], fallback: String? = nil) -> Snapshot.Screen {
    let names = owners + node.fillingViews
    let title = node.title
    let wasConcealed = node.isConcealed
    node.isConcealed = false
    defer { node.isConcealed = wasConcealed }
    let elements = node.elementsOnScreen.map(\.shown)
    return Snapshot.Screen(
      name: names.first.map(lastName) ?? title ?? fallback ?? node.fillingKind,
      title: node.shownTitle, content: elements, aliases: names)
  }

  /// The kind a layer is drawn as: a popover becomes a sheet where there is little room.
  func kind(of layer: Node) -> Snapshot.Layer.Kind {
    guard let trait = layer.trait as? LayerTrait else { return .window }
    guard trait.kind == .popover, layer.environment.horizontalSizeClass != .regular else {
      return Snapshot.Layer.Kind(rawValue: trait.kind.rawValue) ?? .sheet
    }
    var adaptation: PresentationAdaptation?
    layer.walkOwn { node in
      if let trait = node.trait as? CompactAdaptationTrait { adaptation = adaptation ?? trait.adaptation }
    }
    switch adaptation {
    case .some(.none), .some(.popover): return .popover
    case .some(.fullScreenCover): return .cover
    default: return .sheet
    }
  }
}

extension Node {
  /// The title of a screen, or of an alert.
  var title: String? {
    var title: String?
    walkOwn { node in
      if title == nil, let trait = node.trait as? TitleTrait { title = trait.title }
      if title == nil, let trait = node.trait as? DialogTrait { title = trait.title }
    }
    return title
  }

  /// The title as it is to be seen: that of a screen stands in the bar of a stack or split view, or nowhere.
  fileprivate var shownTitle: String? {
    var named: Node?
    walkOwn { if named == nil, $0.trait is TitleTrait, !($0.view is MoreList) { named = $0 } }
    return named?.isWithoutBar("navigationBar") == true ? nil : title
  }

  /// The same, with whether the label can be read.
  fileprivate var seen: Snapshot.Element {
    var shown = shown
    shown.isReadable = isReadable
    return shown
  }

  private var isReadable: Bool {
    guard let element, spokenLabel == nil else { return true }
    switch element.kind {
    case .text: return element.isReadable
    case .image: return false
    case .button, .link, .toggle, .field:
      if element.label != nil { return true }
      var names: [Bool] = []
      walkSeen { part in
        if part !== self, let element = part.element, element.kind == .text {
          names.append(element.isReadable)
        }
        if part.spokenName != nil { names.append(true) }
      }
      return !names.isEmpty && !names.contains(false)
    }
  }

  fileprivate var shown: Snapshot.Element {
    Snapshot.Element(
      kind: .init(rawValue: element?.kind.rawValue ?? "text") ?? .text, label: label, value: element?.value,
      isEnabled: isUsable)
  }
}

/// `Detail` of `Shop.Detail`.
private func lastName(of path: String) -> String { path.split(separator: ".").last.map(String.init) ?? path }

extension Snapshot.Screen {
  /// Takes on more names; the screen is called by one if none of the app's views fills it.
  fileprivate mutating func add(names: [String]) {
    if aliases.isEmpty, let name = names.first { self.name = lastName(of: name) }
    aliases += names
  }
}
