/// What a navigation stack knows: its path, the view destinations above it, and the destinations declared in it.
@MainActor
final class StackContext: NavigationContext {
  /// A view destination on the stack.
  @MainActor
  final class ViewEntry {
    let source: Node
    /// What its source presented when it was pushed; nil for a link, which stays until it is popped.
    let presented: AnyHashable?
    /// Key of the screen that holds the source.
    let host: Node
    /// Tells the screen from all others there ever were.
    private let number: Int

    init(source: Node, presented: AnyHashable?, host: Node) {
      self.source = source
      self.presented = presented
      self.host = host
      number = source.runtime.nextNumber()
    }

    var trait: ViewDestinationTrait? { source.trait as? ViewDestinationTrait }
    var id: ScreenID { .view(number) }
  }

  /// A destination that answers for a type.
  struct Declaration {
    let node: Node
    let trait: ValueDestinationTrait
  }

  let node: Node
  var path: PathAccess
  private(set) var entries: [ViewEntry] = []
  /// The screens bottom to top, as of the last update.
  private(set) var screens: [Node] = []
  private(set) var declarations: [ObjectIdentifier: Declaration] = [:]
  /// The column of a split view that the stack stands in.
  var column: ColumnContext?
  /// The stack this one is wrongly nested in.
  weak var outer: StackContext?
  /// False in a navigation view: value links look for a `NavigationStack`.
  let takesValues: Bool
  private var valueCount = 0

  init(node: Node, path: PathAccess, takesValues: Bool = true) {
    self.node = node
    self.path = path
    self.takesValues = takesValues
  }

  /// The path and what stands above it; the views themselves are in the tree.
  var keptValue: Any { (path.elements(), entries.map { $0.presented }) }

  // MARK: What users and links do

  override func show(_ link: Node) {
    guard let host = screens.last(where: { $0.contains(link) }) else { return }
    guard !trapsWhenNested() else { return }
    entries.append(ViewEntry(source: link, presented: nil, host: host))
    node.invalidate()
  }

  override func go(to element: PathElement, type: Any.Type, from link: Node) {
    guard !trapsWhenNested() else { return }
    if takesValues, declarations[ObjectIdentifier(type)] != nil, path.elementType.map({ $0 == type }) ?? true
    {
      if node.runtime.popsViewsBeforeValues { popViews(from: 0) }
      _ = path.append(element)
    } else if column?.goInLaterColumn(to: element, type: type) ?? false {
      return
    } else if let value = element.base, let selection = link.environment.listSelection, selection.type == type
    {
      _ = selection.select(value)
    } else {
      node.runtime.warn(ConsoleText.noDestination(for: type))
    }
  }

  /// Goes back by one screen, as the back button and the swipe do.
  func back() {
    if !entries.isEmpty {
      popViews(from: entries.count - 1)
    } else if !path.elements().isEmpty {
      path.removeLast(1)
    }
  }

  func popToRoot() {
    popViews(from: 0)
    let count = path.elements().count
    if count > 0 { path.removeLast(count) }
  }

  override func close(_ screen: ScreenID) {
    switch screen {
    case .root: break
    case .value(let index):
      popViews(from: 0)
      let count = path.elements().count
      if count > index { path.removeLast(count - index) }
    case .view:
      if let index = entries.firstIndex(where: { $0.id == screen }) { popViews(from: index) }
    }
  }

  private func popViews(from index: Int) {
    guard index < entries.count else { return }
    let popped = entries[index...]
    entries.removeSubrange(index...)
    for entry in popped.reversed() { entry.trait?.clear() }
    node.invalidate()
  }

  /// A stack in a stack with a path of another type ends the app: at first layout on iOS 16, later on a push.
  private func trapsWhenNested() -> Bool {
    guard let outer, outer.path.isBound, path.isBound, outer.path.elementType != path.elementType else {
      return false
    }
    node.runtime.trap(ConsoleText.comparisonTypeMismatch)
    return true
  }

  // MARK: Updating

  /// Brings root, value screens and view screens in line with the path and with what the screens present.
  func update(root: some View) {
    if node.runtime.os < 17, trapsWhenNested() { return }
    var declared = Declared(isHomogeneous: path.elementType != nil)
    var environment = node.environment
    environment.navigation = self
    environment.listSelection = nil
    let rootScreen = node.place(root, key: .init(ScreenID.root), environment: environment)
    screens = [rootScreen]
    declared.collect(rootScreen, isRoot: true)

    let elements = node.track { path.elements() }
    // A value pushed over view destinations by code pops them as well.
    if elements.count > valueCount, !entries.isEmpty, node.runtime.popsViewsBeforeValues {
      let popped = entries
      entries = []
      node.runtime.afterUpdate { for entry in popped { entry.trait?.clear() } }
    }
    valueCount = elements.count
    for (index, element) in elements.enumerated() {
      let screen = placeValue(element, at: index, declared: declared, environment: environment)
      screens.append(screen)
      declared.collect(screen, isRoot: false)
    }

    placeEntries(declared: &declared, environment: environment)
    declarations = declared.byType
    for screen in screens { screen.isConcealed = screen !== screens.last }
  }

  private func placeValue(
    _ element: PathElement, at index: Int, declared: Declared, environment: EnvironmentValues
  ) -> Node {
    let key = Node.Key([AnyHashable(ScreenID.value(index)), AnyHashable(element)] as [AnyHashable])
    let declaration = declared.answer(to: element)
    let existing = node.existing(key)
    var environment = declaration?.node.environment ?? environment
    enter(&environment, .value(index))
    let revision = declaration?.trait.revision
    if let existing, existing.state("revision", { revision }) == revision, !reader(of: existing).isStale {
      return node.place(existing.view, key: key, environment: environment, fresh: false)
    }
    let reader = DestinationReader(node: node)
    let view = declaration.flatMap { declaration in reader.read { declaration.trait.build(element) } }
    let screen = node.place(
      view ?? MissingDestination(), key: key, environment: environment, fresh: true)
    screen.setState("revision", revision)
    screen.setState("reader", reader)
    return screen
  }

  /// Pushes what the screens present, until they present nothing new.
  private func placeEntries(declared: inout Declared, environment: EnvironmentValues) {
    var placedCount = 0
    while true {
      adoptPresented()
      guard placedCount < entries.count else { return }
      let entry = entries[placedCount]
      placedCount += 1
      guard let trait = entry.trait else { continue }
      var screenEnvironment = trait.usesStackEnvironment ? environment : entry.source.environment
      enter(&screenEnvironment, entry.id)
      let key = Node.Key(entry.id)
      let existing = node.existing(key)
      let screen: Node
      if let existing, existing.state("revision", { trait.revision }) == trait.revision,
        !reader(of: existing).isStale
      {
        screen = node.place(existing.view, key: key, environment: screenEnvironment, fresh: false)
      } else {
        let reader = DestinationReader(node: node)
        let view = reader.read { trait.build() }
        screen = node.place(
          view ?? EmptyView(), key: key, environment: screenEnvironment, fresh: true,
          isCounted: trait.isBuiltWhenPushed)
        screen.setState("revision", trait.revision)
        screen.setState("reader", reader)
      }
      screens.append(screen)
      declared.collect(screen, isRoot: false)
    }
  }

  /// What a screen's destination read while it was built.
  private func reader(of screen: Node) -> DestinationReader {
    screen.state("reader") { DestinationReader(node: node) }
  }

  /// Drops entries whose source presents them no more, and adds those newly presented.
  private func adoptPresented() {
    entries.removeAll { entry in
      if !entry.source.isMounted || !entry.host.isMounted { return true }
      guard let presented = entry.presented else { return false }
      return entry.trait?.presented != presented
    }
    for screen in screens {
      screen.walkOwn { source in
        guard let trait = source.trait as? ViewDestinationTrait, let presented = trait.presented else {
          return
        }
        guard !entries.contains(where: { $0.source === source }) else { return }
        entries.append(ViewEntry(source: source, presented: presented, host: screen))
      }
    }
  }

  private func enter(_ environment: inout EnvironmentValues, _ screen: ScreenID) {
    environment.navigation = self
    environment.listSelection = nil
    environment.presentation = PresentationHandle(
      key: [AnyHashable(ObjectIdentifier(self)), AnyHashable(screen)] as [AnyHashable]
    ) { [weak self] in
      self?.close(screen)
    }
  }
}

/// Reads state for the closure of a destination, whose screen is built by the stack.
@MainActor
private final class DestinationReader: StateReader {
  let node: Node
  private(set) var isStale = false

  init(node: Node) { self.node = node }

  /// Runs the closure; the screen is built again when what it read changes.
  func read<Result>(_ build: () -> Result) -> Result {
    Tracking.run(as: self, build) { [weak self] in self?.invalidate() }
  }

  func invalidate() {
    isStale = true
    node.invalidate()
  }
}

/// The destinations found on a stack's screens, from the root up.
@MainActor
private struct Declared {
  let isHomogeneous: Bool
  var byType: [ObjectIdentifier: StackContext.Declaration] = [:]

  /// Takes in what a screen declares. The declaration closest to the root answers; others are reported.
  mutating func collect(_ screen: Node, isRoot: Bool) {
    var found: [(Node, isLazy: Bool)] = []
    screen.walkOwn { node in
      if node.trait is ValueDestinationTrait || node.trait is ViewDestinationTrait {
        found.append((node, isLazy: node.isInsideLazyContainer(below: screen)))
      }
    }
    for (node, isLazy) in found {
      if isLazy { warnMisplaced(node) }
      guard let trait = node.trait as? ValueDestinationTrait else { continue }
      // Since iOS 18 a declaration in a lazy container is not seen at all.
      if isLazy, node.runtime.os >= 18 { continue }
      if isHomogeneous, !isRoot {
        node.runtime.warn(ConsoleText.homogeneous, once: node)
        continue
      }
      let id = ObjectIdentifier(trait.type)
      if let first = byType[id] {
        if first.node !== node { node.runtime.warn(ConsoleText.duplicate(trait.type), once: node) }
      } else {
        byType[id] = StackContext.Declaration(node: node, trait: trait)
      }
    }
  }

  func answer(to element: PathElement) -> StackContext.Declaration? {
    byType.values.first { element.isValue(of: $0.trait.type) }
  }

  private func warnMisplaced(_ node: Node) {
    if let trait = node.trait as? ValueDestinationTrait {
      node.runtime.warn(
        ConsoleText.misplaced("navigationDestination(for:destination:)", "for type `\(trait.type)`"),
        once: node)
    } else if let trait = node.trait as? ViewDestinationTrait, let modifier = trait.modifier {
      node.runtime.warn(
        ConsoleText.misplaced(modifier, "presenting `\(trait.presentedType)`"), once: node)
    }
  }
}

extension Node {
  /// Visits the nodes of a screen, leaving out what nested stacks and presentations own.
  func walkOwn(_ visit: (Node) -> Void) {
    walk { node in
      if node !== self, node.ownsNavigation { return false }
      visit(node)
      return true
    }
  }

  /// Whether the node begins a navigation of its own: a stack, a presented layer.
  var ownsNavigation: Bool { trait is StackTrait || trait is LayerTrait }

  func contains(_ other: Node) -> Bool {
    other === self || other.ancestors.contains { $0 === self }
  }

  func isInsideLazyContainer(below screen: Node) -> Bool {
    if self === screen { return false }
    for ancestor in ancestors {
      if ancestor.trait is LazyTrait || ancestor.trait is ListTrait { return true }
      // A tab view makes its tabs when needed since iOS 18.
      if ancestor.trait is TabsTrait, runtime.os >= 18 { return true }
      if ancestor === screen { return false }
    }
    return false
  }
}

/// Marks the node of a stack.
struct StackTrait: Trait {
  let context: StackContext
}

/// The placeholder that stands for a value without a destination.
struct MissingDestination {}

extension MissingDestination: View, Primitive {
  func update(_ node: Node) { node.element = Element(.image, label: "exclamationmark.triangle.fill") }
}
