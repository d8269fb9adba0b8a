/// The running model: a tree of nodes, and what happened in it.
@MainActor
final class Runtime {
  /// The iOS version the model behaves as.
  let os: Int
  /// Whether a value pushed over view destinations pops them, as Apple documents.
  let popsViewsBeforeValues: Bool
  /// What outlives a relaunch.
  let storage: SceneStore

  private(set) var root: Node?
  private(set) var isUpdating = false
  var needsUpdate = false
  /// Text of the trap that ended the app.
  private(set) var crash: String?
  /// Whether a step was broken off because updates went on and on.
  private(set) var isRestless = false
  private(set) var console: [String] = []
  /// Printed text not yet taken.
  private var printed = ""
  /// View types of the app, with how often their structs were made.
  private(set) var initialized: [String] = []
  /// Addresses the app asked the system to open.
  var openedURLs: [URL] = []
  private var takenURLs = 0
  /// What a touch has opened until the next one: the items of a menu, the buttons of a row.
  var revealed: [Node] = []
  /// The windows of an app.
  let windows = WindowList()
  /// Why something that the app asked for had no effect; until the next snapshot.
  var refusal: String?
  let pump: JobPump
  /// What edit buttons switch, where code does not bind it.
  let editMode = Location(EditMode.inactive)
  private var count = 0
  private var warned: Set<[AnyHashable]> = []
  private var actions: [@MainActor () -> Void] = []
  private var onScreen: [(node: Node, trait: any LifecycleTrait)] = []

  /// The runtime whose step is running.
  nonisolated(unsafe) static var current: Runtime?

  /// - Parameters:
  ///   - now: Time since the app was first opened.
  ///   - variesOrder: Whether what runs beside the main actor runs in a random order.
  init(
    os: Int, popsViewsBeforeValues: Bool, storage: SceneStore, now: Duration = .zero,
    variesOrder: Bool = false
  ) {
    pump = JobPump(now: now, variesOrder: variesOrder)
    self.os = os
    self.popsViewsBeforeValues = popsViewsBeforeValues
    self.storage = storage
  }

  // MARK: What happened

  /// Adds a line to the console.
  ///
  /// - Parameter node: The line is said once for this node; nil: whenever it is asked for.
  func warn(_ text: String, once node: Node? = nil) {
    if let node, !warned.insert([text, ObjectIdentifier(node)]).inserted { return }
    console.append(text)
  }

  /// The lines that are said once for a node, in order of the text: they are not said again.
  var warnings: [String] { warned.compactMap { $0.first?.base as? String }.sorted() }

  /// Adds a line to the console of the running step, from anywhere.
  nonisolated static func fault(_ text: String) {
    guard ModelThread.isCurrent, let current else { return }
    MainActor.assumeIsolated { current.warn(text) }
  }

  /// Ends the process, as SwiftUI does for a fault of the app.
  nonisolated static func endApp(_ text: String) -> Never { fatalError(text, file: "SwiftUI", line: 0) }

  /// Ends the app of the running step, from anywhere; outside of a step the process itself.
  nonisolated static func trap(_ text: String) {
    guard ModelThread.isCurrent, let current else { endApp(text) }
    MainActor.assumeIsolated { current.trap(text) }
  }

  /// Ends the app as a trap would, without ending the process.
  func trap(_ text: String) {
    if crash == nil { crash = text }
  }

  /// Says why something that the app asked for has no effect, which a user sees as nothing happening.
  func refuse(_ reason: String) { refusal = reason }

  /// Counts a view struct of the app that was made.
  func noteInitialized(_ view: any View) {
    if let name = appTypeName(of: view) { initialized.append(name) }
  }

  /// Counts the app's views in a value that is not placed yet.
  func noteBuilt(_ view: any View) {
    if let modified = view as? any Modified {
      noteBuilt(modified.modifiedView)
    } else if let multiple = view as? any Multiple {
      for part in multiple.parts { noteBuilt(part.view) }
    } else {
      noteInitialized(view)
    }
  }

  // MARK: The keyboard

  /// Whether the keyboard is up: a field has the focus, or was typed into without any that code follows.
  let keyboard = Location(false)
  private var focused: Set<ObjectIdentifier> = []
  /// The field that was used last.
  weak var usedField: Node? { didSet { bringKeyboard() } }

  /// Told by a node whether the control below has the focus.
  func noteFocus(of node: Node, _ isFocused: Bool) {
    let id = ObjectIdentifier(node)
    guard isFocused != focused.contains(id) else { return }
    if isFocused { focused.insert(id) } else { focused.remove(id) }
    afterUpdate { [self] in bringKeyboard() }
  }

  private func bringKeyboard() { keyboard.set(!focused.isEmpty || usedField != nil) }

  /// Told by a node that it has left the tree.
  func unmounted(_ node: Node) {
    if node === usedField { afterUpdate { [self] in usedField = nil } }
    // A field that goes takes its focus along.
    if let focus = node.trait as? FocusTrait, focus.isFocused {
      noteFocus(of: node, false)
      afterUpdate { focus.setFocused(false) }
    }
    guard let trait = node.trait as? PresentationTrait, trait.slot.shown != nil else { return }
    // Since iOS 18 a sheet that goes with the view it was attached to leaves its binding as it is.
    if os < 18 { afterUpdate { trait.clear() } }
    if let onDismiss = trait.slot.onDismiss { afterUpdate { onDismiss() } }
  }

  /// A number not given out before.
  func nextNumber() -> Int {
    count += 1
    return count
  }

  /// Takes printed text.
  func print(_ text: String) { printed += text }

  /// Takes what was recorded since the last call.
  func takeRecords() -> (
    console: [String], prints: [String], initialized: [String], opened: [URL], refusal: String?
  ) {
    defer {
      refusal = nil
      takenURLs = openedURLs.count
      console = []
      printed = ""
      initialized = []
    }
    var lines = printed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return (console, lines, initialized, Array(openedURLs[takenURLs...]), refusal)
  }

  // MARK: Running

  /// Shows a view as the content of the window.
  func open(_ view: any View, environment: EnvironmentValues) {
    isUpdating = true
    let node = Node(view, key: .init("window"), parent: nil, runtime: self, environment: environment)
    root = node
    noteInitialized(view)
    node.refresh(with: nil, environment: environment)
    isUpdating = false
  }

  /// Gives the window another environment.
  func changeEnvironment(_ environment: EnvironmentValues) {
    isUpdating = true
    root?.refresh(with: nil, environment: environment)
    isUpdating = false
  }

  /// Runs an action once the running update has ended.
  func afterUpdate(_ action: @escaping @MainActor () -> Void) { actions.append(action) }

  /// While it is set steps do nothing: what a user does is checked, and not done.
  var isRehearsing = false

  /// Runs code of the app and everything that follows from it: updates, handlers, appearances, tasks.
  func step(_ work: () -> Void) {
    guard !isRehearsing else { return }
    let outer = Runtime.current
    Runtime.current = self
    pump.capturing {
      work()
      settle()
    }
    Runtime.current = outer
  }

  /// Rounds of updates after which an app is taken not to come to rest.
  static let maximumRounds = 2000

  private func settle() {
    for _ in 0..<Self.maximumRounds {
      guard crash == nil, !isRestless else { return }
      guard let root else {
        // Before a view is shown, there is only work of the app's own.
        if pump.runNext() { continue }
        return
      }
      if needsUpdate {
        needsUpdate = false
        isUpdating = true
        root.refresh(with: nil, environment: root.environment)
        isUpdating = false
      } else if !actions.isEmpty {
        runActions()
      } else if presentNext() || changeAppearance(in: root) || pump.runNext() {
        continue
      } else {
        return
      }
    }
    isRestless = true
  }

  /// Runs what waited for the end of the update. It belongs to one frame: a path that changes twice in it is
  /// reported, as SwiftUI does.
  private func runActions() {
    let due = actions
    actions = []
    let stacks = due.count > 1 ? boundStacks : []
    var paths = stacks.map { $0.path.elements() }
    var changes = stacks.map { _ in 0 }
    for action in due where crash == nil {
      action()
      for (index, stack) in stacks.enumerated() {
        let path = stack.path.elements()
        guard path != paths[index] else { continue }
        paths[index] = path
        changes[index] += 1
        if changes[index] == 2 { warn(ConsoleText.severalUpdatesPerFrame) }
      }
    }
  }

  private var boundStacks: [StackContext] {
    var stacks: [StackContext] = []
    root?.walk { node in
      if let stack = (node.trait as? StackTrait)?.context, stack.path.isBound { stacks.append(stack) }
      return true
    }
    return stacks
  }

  /// Tells views that they appeared or disappeared: deepest first, new ones before old ones, tasks last.
  ///
  /// - Returns: Whether there was anything to tell.
  private func changeAppearance(in root: Node) -> Bool {
    var visible: [(node: Node, trait: any LifecycleTrait)] = []
    collectVisible(root, into: &visible)
    let before = Set(onScreen.map { ObjectIdentifier($0.node) })
    let now = Set(visible.map { ObjectIdentifier($0.node) })
    let gone = onScreen.filter { !now.contains(ObjectIdentifier($0.node)) }
    let new = visible.filter { !before.contains(ObjectIdentifier($0.node)) }
    onScreen = visible
    for entry in new { entry.trait.appear() }
    for entry in gone { entry.trait.disappear() }
    for entry in new { entry.trait.start() }
    return !new.isEmpty || !gone.isEmpty
  }

  private func collectVisible(_ node: Node, into list: inout [(node: Node, trait: any LifecycleTrait)]) {
    if node.isConcealed { return }
    for child in node.children { collectVisible(child, into: &list) }
    if let trait = node.trait as? any LifecycleTrait { list.append((node, trait)) }
  }
}

/// Something that is told when its view comes on screen and leaves it.
@MainActor
protocol LifecycleTrait: Trait {
  func appear()
  func disappear()
  /// Called after all views of the change have appeared.
  func start()
}
