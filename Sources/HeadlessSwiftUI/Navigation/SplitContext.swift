/// What a split view knows: its columns, and the views that links put in place of a column's own.
@MainActor
final class SplitContext {
  struct Column {
    let index: Int
    /// The column's own view, or the one that took its place.
    let node: Node
  }

  let node: Node
  private(set) var columns: [Column] = []
  var isCollapsed = false
  var preferred: Binding<NavigationSplitViewColumn>?
  /// Names of the columns in order: two or three.
  var names: [NavigationSplitViewColumn] = []
  private var replacements: [Int: Replacement] = [:]
  private var contexts: [ColumnContext] = []

  /// A view shown instead of a column's own, because something in the column before asks for it.
  private struct Replacement {
    let source: Node
    let presented: AnyHashable?
    /// The value shown, where the source is a declaration for values.
    var element: PathElement?

    @MainActor
    var view: (any View)? {
      if let element { return (source.trait as? ValueDestinationTrait)?.build(element) }
      return (source.trait as? ViewDestinationTrait)?.build()
    }
  }

  /// What stands in place of each column's own view.
  var keptValue: Any {
    (shownColumns, names.indices.map { (replacements[$0]?.presented, replacements[$0]?.element) })
  }

  init(node: Node) { self.node = node }

  /// Brings the columns in line with the views given, first to last.
  func update(_ views: [any View]) {
    while contexts.count < views.count { contexts.append(ColumnContext(split: self, index: contexts.count)) }
    columns = []
    for (index, view) in views.enumerated() {
      adoptPresented(before: index)
      var environment = node.environment
      environment.navigation = contexts[index]
      if index > 0, isCollapsed || node.runtime.os >= 18 {
        environment.presentation = PresentationHandle(
          key: [AnyHashable(ObjectIdentifier(self)), AnyHashable(index)] as [AnyHashable]
        ) { [weak self] in self?.leave(index) }
      }
      columns.append(Column(index: index, node: place(view, at: index, environment: environment)))
    }
    let shown = shownColumns
    for column in columns { column.node.isConcealed = !shown.contains(column.index) }
    if isCollapsed { for index in shown.dropLast() { columns[index].node.isConcealed = true } }
  }

  private func place(_ view: any View, at index: Int, environment: EnvironmentValues) -> Node {
    if let replacement = replacements[index], let other = replacement.view {
      let trait = replacement.source.trait as? ViewDestinationTrait
      var environment = environment
      if !(trait?.usesStackEnvironment ?? false) {
        let own = environment
        environment = replacement.source.environment
        environment.navigation = own.navigation
        environment.presentation = own.presentation
      }
      let key = Node.Key(
        ["replacement", AnyHashable(index), AnyHashable(ObjectIdentifier(replacement.source))]
          + (replacement.element.map { [AnyHashable($0)] } ?? []))
      return node.place(withToggle(other, at: index), key: key, environment: environment, fresh: true)
    }
    return node.place(withToggle(view, at: index), key: .init(index), environment: environment)
  }

  /// The view of a column, with the button that hides and shows the sidebar where it stands there.
  private func withToggle(_ view: any View, at index: Int) -> any View {
    func modified(_ view: some View) -> any View {
      view.modifier(SidebarToggleModifier(split: self, column: index))
    }
    return modified(view)
  }

  /// `item` and `isPresented` outside a stack, and links, replace the root of the next column.
  private func adoptPresented(before index: Int) {
    if let current = replacements[index] {
      let trait = current.source.trait as? ViewDestinationTrait
      if !current.source.isMounted || (current.presented != nil && trait?.presented != current.presented) {
        replacements[index] = nil
      }
    }
    guard index > 0 else { return }
    columns[index - 1].node.walkOwn { source in
      guard let trait = source.trait as? ViewDestinationTrait, let presented = trait.presented else { return }
      replacements[index] = Replacement(source: source, presented: presented)
    }
  }

  /// Shows a value in the next column, by the destination that a column declares outside of any stack.
  ///
  /// Apple's console text says that links search "within the same column of a NavigationSplitView". It is reported
  /// not to work on iOS 26.1 and 26.2, which the variant "observed" plays.
  func showDestination(of element: PathElement, type: Any.Type, in index: Int) -> Bool {
    if node.runtime.os >= 26, !node.runtime.popsViewsBeforeValues { return false }
    var found: Node?
    columns[index].node.walkOwn { source in
      guard found == nil, let trait = source.trait as? ValueDestinationTrait, trait.type == type,
        node.runtime.os < 18 || !source.isInsideLazyContainer(below: columns[index].node)
      else { return }
      found = source
    }
    guard let found else { return false }
    let target = min(index + 1, columns.count - 1)
    columns[target].node.stackInside?.popToRoot()
    replacements[target] = Replacement(source: found, presented: nil, element: element)
    node.invalidate()
    return true
  }

  func show(_ link: Node, from index: Int) {
    let target = min(index + 1, columns.count - 1)
    replacements[target] = Replacement(source: link, presented: nil)
    node.invalidate()
  }

  /// Puts a value on the stack of a later column that has a destination for it, above that stack's root.
  func go(to element: PathElement, type: Any.Type, after index: Int) -> Bool {
    for column in columns where column.index > index {
      guard let stack = column.node.stackInside,
        stack.declarations[ObjectIdentifier(type)] != nil
      else { continue }
      stack.popToRoot()
      return stack.path.replace(element)
    }
    return false
  }

  // MARK: Collapsed

  /// Columns on screen or below the one on screen.
  var shownColumns: [Int] {
    guard isCollapsed else { return visibleExpanded }
    var last = 0
    if let preferred, let index = names.firstIndex(of: node.read(preferred)) {
      last = index
    }
    for column in columns where column.index > 0 && hasContent(column) { last = max(last, column.index) }
    return Array(0...last)
  }

  /// What code binds, or the split view's own.
  var visibility = Binding(Location(NavigationSplitViewVisibility.automatic))

  /// What the button says that hides or shows the sidebar; nil where it does not stand in the column.
  func toggleTitle(in column: Int) -> String? {
    guard !isCollapsed, let first = visibleExpanded.first, first == column else { return nil }
    return first == 0 ? "Hide Sidebar" : "Show Sidebar"
  }

  func toggleSidebar() {
    let hides = visibleExpanded.first == 0
    visibility.wrappedValue = !hides ? .all : names.count == 3 ? .doubleColumn : .detailOnly
  }

  private var visibleExpanded: [Int] {
    let all = Array(names.indices)
    switch visibility.wrappedValue {
    case .detailOnly: return [names.count - 1]
    case .doubleColumn: return Array(all.suffix(2))
    default: return all
    }
  }

  /// Whether a column shows something the user chose: by the selection before it, its path, or a link.
  private func hasContent(_ column: Column) -> Bool {
    if replacements[column.index] != nil { return true }
    if let stack = column.node.stackInside, stack.screens.count > 1 { return true }
    return selections(in: columns[column.index - 1]).contains { !$0.selected().isEmpty }
  }

  private func selections(in column: Column) -> [ListSelection] {
    var found: [ListSelection] = []
    column.node.walk { node in
      if let list = node.trait as? ListTrait { found.append(list.selection) }
      return !(node.trait is LayerTrait)
    }
    return found
  }

  /// Goes back by one screen while collapsed.
  func back() {
    guard isCollapsed, let last = shownColumns.last else { return }
    if let stack = columns[last].node.stackInside, stack.screens.count > 1 { return stack.back() }
    leave(last)
  }

  /// Leaves a column: what brought it on screen is undone.
  func leave(_ index: Int) {
    guard index > 0 else { return }
    if let replacement = replacements[index] {
      replacements[index] = nil
      (replacement.source.trait as? ViewDestinationTrait)?.clear()
      node.invalidate()
    }
    for selection in selections(in: columns[index - 1]) { selection.clear() }
    if isCollapsed {
      columns[index].node.stackInside?.popToRoot()
      // The preferred column follows what the user did.
      if let preferred, index - 1 < names.count { preferred.wrappedValue = names[index - 1] }
    }
  }
}

/// A column outside of any stack: links in it act on the columns after it.
@MainActor
final class ColumnContext: NavigationContext {
  private unowned let split: SplitContext
  private let index: Int

  init(split: SplitContext, index: Int) {
    self.split = split
    self.index = index
  }

  override func show(_ link: Node) { split.show(link, from: index) }

  override func go(to element: PathElement, type: Any.Type, from link: Node) {
    if split.showDestination(of: element, type: type, in: index) { return }
    if goInLaterColumn(to: element, type: type) { return }
    if let value = element.base, let selection = link.environment.listSelection, selection.type == type {
      _ = selection.select(value)
    } else {
      split.node.runtime.warn(ConsoleText.noDestination(for: type))
    }
  }

  func goInLaterColumn(to element: PathElement, type: Any.Type) -> Bool {
    split.go(to: element, type: type, after: index)
  }
}

/// Adds the button that hides and shows the sidebar to a column, where it stands there and is not taken away.
struct SidebarToggleModifier {
  let split: SplitContext
  let column: Int
}

extension SidebarToggleModifier: ViewModifier, CoordinatingModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    var isRemoved = false
    node.place(member: content.view, key: .init(0)).walkOwn {
      if let trait = $0.trait as? RemovedItemTrait { isRemoved = trait.isSidebarToggle }
    }
    guard !isRemoved, let title = node.track({ split.toggleTitle(in: column) }) else { return }
    node.place(
      Button(label: Text(verbatim: title), role: nil) { split.toggleSidebar() }, key: .init("toggle"),
      fresh: true)
  }
}

/// Marks the node of a split view.
struct SplitTrait: Trait {
  let context: SplitContext
}

extension Node {
  /// The first stack at or below the node, presented layers left out.
  var stackInside: StackContext? {
    var found: StackContext?
    walk { node in
      if found != nil || node.trait is LayerTrait { return false }
      found = (node.trait as? StackTrait)?.context
      return found == nil
    }
    return found
  }
}
