/// A view in the tree: its latest value, its identity, and what it keeps between updates.
@MainActor
final class Node {
  /// What tells a child from its siblings. A change of key is a change of identity.
  struct Key: Hashable {
    let value: AnyHashable
    init(_ value: some Hashable) { self.value = AnyHashable(value) }
  }

  /// Places the view that a modifier modifies.
  @MainActor
  struct Content {
    let node: Node
    let view: any View

    func callAsFunction(key: Key = Key(0)) { node.place(member: view, key: key) }
    func callAsFunction(environment: EnvironmentValues) {
      node.place(member: view, key: Key(0), environment: environment)
    }
  }

  let runtime: Runtime
  private(set) weak var parent: Node?
  let key: Key
  private(set) var view: any View
  private(set) var environment: EnvironmentValues
  private(set) var children: [Node] = []
  /// What the node shows to the user, if anything.
  var element: Element?
  /// What the node means to containers above it (a destination, a tab, a title …).
  var trait: (any Trait)?
  /// Mounted but not on screen: a covered screen, an unselected tab. Set by the container above.
  var isConcealed = false
  /// On screen, but neither to be seen nor used, and what in the code says so: `hidden()`.
  var unseenCause: String?
  /// To be seen, but not to be touched, and what in the code says so.
  var untouchableCause: String?
  var isUnseen: Bool { unseenCause != nil || missingBar != nil }
  /// What other touches than a tap do.
  var touches: [Touch: () -> Void] = [:]
  /// What the view is called instead of its texts.
  var spokenName: String?
  /// Nothing here can be seen or used.
  var isOutOfReach: Bool { isConcealed || isUnseen }
  /// An unselected tab: nothing on it is presented.
  var isUnselectedTab = false
  /// What a modifier on a group makes of each view in it. Only nodes between the group and its members have it.
  private(set) var forMember: Member.Change?
  /// False once the node has left the tree.
  private(set) var isMounted = true

  private var kept: [Key: Any] = [:]
  private var isDirty = true
  private var hasDirtyDescendant = false
  /// The running update came with a new view value, so the children's values are new as well.
  private(set) var viewIsNew = true
  private var unplaced: [Key: Node] = [:]
  private var placed: [Node] = []
  private var generation = 0
  private var isCounted = true

  /// Below the body of a view values are made anew; up to there they came with the value placed above.
  private var countsChildren: Bool { isCounted || !(view is any Primitive) }

  init(_ view: any View, key: Key, parent: Node?, runtime: Runtime, environment: EnvironmentValues) {
    self.view = view
    self.key = key
    self.parent = parent
    self.runtime = runtime
    self.environment = environment
  }

  // MARK: Updating

  /// Takes a new value, if there is one, and brings the subtree up to date.
  ///
  /// A body runs again when its view's value changed, when something it read changed, or when the environment
  /// changed and the view reads it.
  func refresh(with new: (any View)?, environment newEnvironment: EnvironmentValues) {
    let isComposite = !(view is any Primitive)
    var valueChanged = false
    if let new {
      valueChanged = !isComposite || !isSame(view, new)
      view = new
    }
    let environmentChanged = !environment.isSame(as: newEnvironment)
    if environmentChanged { environment = newEnvironment }
    if isDirty || valueChanged || (environmentChanged && readsEnvironment) {
      evaluate(viewIsNew: new != nil || generation == 0)
    } else if environmentChanged {
      for child in children { child.refresh(with: nil, environment: newEnvironment) }
      hasDirtyDescendant = false
    } else if hasDirtyDescendant {
      if isCoordinator { evaluate(viewIsNew: false) } else { descend() }
    }
  }

  private var readsEnvironment: Bool {
    view is any Primitive || view is any _BridgedView
      || DynamicFields.of(type(of: view)).contains { $0.readsEnvironment }
  }

  private var isCoordinator: Bool {
    view is any Coordinator || (view as? any Modified)?.appliedModifier is any CoordinatingModifier
  }

  private func descend() {
    hasDirtyDescendant = false
    for child in children { child.refresh(with: nil, environment: child.environment) }
  }

  private func evaluate(viewIsNew: Bool) {
    isDirty = false
    hasDirtyDescendant = false
    generation += 1
    self.viewIsNew = viewIsNew
    unplaced = Dictionary(children.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    placed = []
    if let primitive = view as? any Primitive {
      primitive.update(self)
    } else if let bridged = view as? any _BridgedView {
      let existing = state("bridged") { (object: AnyObject, coordinator: Any)?.none }
      let made = track { bridged._bridge(existing, environment) }
      setState("bridged", Optional((object: made.object, coordinator: made.coordinator)))
      if let hosted = made.hosted { place(hosted, key: Key(0), fresh: true) }
    } else {
      let body = evaluateBody(of: view)
      place(body, key: Key(0), fresh: true)
    }
    children = placed
    placed = []
    let leaving = unplaced.values
    unplaced = [:]
    for child in leaving { child.unmount() }
  }

  private func evaluateBody<V: View>(of view: V) -> any View { evaluate(view) { $0.body } }

  /// Connects the dynamic properties of a view or modifier to this node, and calls it while watching what it
  /// reads.
  func evaluate<Owner>(_ owner: Owner, _ body: (Owner) -> some View) -> any View {
    evaluateValue(owner) { owner in runtime.crash == nil ? body(owner) as any View : EmptyView() }
  }

  /// The same for what is not a view: toolbar and tab content.
  func evaluateValue<Owner, Result>(_ owner: Owner, _ body: (Owner) -> Result) -> Result {
    var owner = owner
    withUnsafeMutablePointer(to: &owner) {
      DynamicFields.install(Owner.self, at: UnsafeMutableRawPointer($0), on: self)
    }
    return track { body(owner) }
  }

  /// Calls code of the app on a view with its dynamic properties connected, outside of an update.
  func withInstalled<Owner>(_ owner: Owner, _ work: (Owner) -> Void) {
    var owner = owner
    withUnsafeMutablePointer(to: &owner) {
      DynamicFields.install(Owner.self, at: UnsafeMutableRawPointer($0), on: self)
    }
    work(owner)
  }

  // MARK: Children

  /// Puts a view below this one, during `update`.
  @discardableResult
  func place(_ view: any View, _ key: some Hashable) -> Node { place(view, key: Key(key)) }

  /// Puts a view below this one, during `update`.
  ///
  /// - Parameter fresh: Whether the value was made anew, so that it must be compared with the old one; by
  ///   default as fresh as this node's own value.
  /// - Parameter isCounted: False where making the value was noted already.
  @discardableResult
  func place(
    _ view: any View, key: Key, environment: EnvironmentValues? = nil, fresh: Bool? = nil,
    isCounted: Bool = true, forMember: Member.Change? = nil
  ) -> Node {
    let environment = environment ?? self.environment
    let fresh = fresh ?? viewIsNew
    if let child = unplaced.removeValue(forKey: key) {
      if type(of: child.view) == type(of: view) {
        placed.append(child)
        child.forMember = forMember
        child.isCounted = isCounted && countsChildren
        if fresh, child.isCounted { runtime.noteInitialized(view) }
        child.refresh(with: fresh ? view : nil, environment: environment)
        return child
      }
      child.unmount()
    }
    let child = Node(view, key: key, parent: self, runtime: runtime, environment: environment)
    child.forMember = forMember
    child.isCounted = isCounted && countsChildren
    if child.isCounted { runtime.noteInitialized(view) }
    placed.append(child)
    child.refresh(with: nil, environment: environment)
    return child
  }

  /// Puts a view below this one that code of the app makes here, from what it reads: it is made anew each time.
  @discardableResult
  func place(_ key: Key, made view: () -> any View) -> Node {
    place(member: track(view), key: key, fresh: true)
  }

  /// Puts a part of this view below it, during `update`, with what a modifier on a group around it adds to each member.
  @discardableResult
  func place(
    member view: any View, key: Key, environment: EnvironmentValues? = nil, fresh: Bool? = nil
  ) -> Node {
    guard let forMember else { return place(view, key: key, environment: environment, fresh: fresh) }
    return Member.isNone(view)
      ? place(view, key: key, environment: environment, fresh: fresh, forMember: forMember)
      : place(forMember(view), key: key, environment: environment, fresh: fresh)
  }

  /// The child at a key as it was before the running update, if it has not been placed yet.
  func existing(_ key: Key) -> Node? { unplaced[key] ?? children.first { $0.key == key } }

  /// Keeps a child as it is, values and all.
  func keep(_ child: Node) {
    guard unplaced.removeValue(forKey: child.key) != nil else { return }
    placed.append(child)
    child.refresh(with: nil, environment: child.environment)
  }

  private func unmount() {
    for child in children { child.unmount() }
    isMounted = false
    runtime.unmounted(self)
    if let bridged = view as? any _BridgedView,
      let existing = state("bridged", { (object: AnyObject, coordinator: Any)?.none })
    {
      runtime.afterUpdate { bridged._dismantle(existing) }
    }
    kept = [:]
    trait = nil
  }

  // MARK: Keeping and reading

  /// A value made once and kept while the node lives.
  func state<Value>(_ name: some Hashable, _ make: () -> Value) -> Value {
    if let value = kept[Key(name)] as? Value { return value }
    let value = make()
    kept[Key(name)] = value
    return value
  }

  /// An object the node keeps as state of its view.
  func keptObject<Object: AnyObject>() -> Object? {
    for value in kept.values {
      if let object = value as? Object { return object }
      if let location = value as? Location<Object> { return location.get() }
    }
    return nil
  }

  /// What the node keeps, by name, in an order that is always the same.
  var keptValues: [(name: String, value: Any)] {
    kept.map { ("\($0.key.value.base)", $0.value) }.sorted { $0.name < $1.name }
  }

  /// Replaces a kept value.
  func setState<Value>(_ name: some Hashable, _ value: Value) { kept[Key(name)] = value }

  /// Runs code so that the node is updated again when something the code read changes.
  func track<Result>(_ work: () -> Result) -> Result {
    let generation = generation
    return Tracking.run(as: self, work) { [weak self] in
      // What an earlier evaluation read no longer matters.
      guard let self, self.generation == generation else { return }
      self.invalidate()
    }
  }

  /// Reads a binding as an input of this node.
  func read<Value>(_ binding: Binding<Value>) -> Value { track { binding.wrappedValue } }

  /// Asks for another update at a time of day, if it has not been asked for.
  func wake(at date: Date) {
    guard state("wakes at", { Date?.none }) != date else { return }
    setState("wakes at", Optional(date))
    runtime.pump.wake(after: .seconds(max(0, date.timeIntervalSince(runtime.pump.date)))) { [weak self] _ in
      self?.invalidate()
    }
  }

  /// Asks for another update.
  func invalidate() {
    guard isMounted, !isDirty else { return }
    isDirty = true
    var ancestor = parent
    while let node = ancestor, !node.hasDirtyDescendant {
      node.hasDirtyDescendant = true
      ancestor = node.parent
    }
    runtime.needsUpdate = true
  }

  // MARK: Looking around

  /// This node and all below it, parents first.
  func walk(_ visit: (Node) -> Bool) {
    guard visit(self) else { return }
    for child in children { child.walk(visit) }
  }

  /// The ancestors, nearest first.
  var ancestors: some Sequence<Node> { sequence(first: self, next: { $0.parent }).dropFirst() }
}

/// What a node means to the containers above it.
@MainActor
protocol Trait {}

extension Node: StateReader {
  var node: Node { self }
}

/// What is being evaluated.
enum Tracking {
  nonisolated(unsafe) private static var current: (any StateReader)?

  /// What to register as a reader; nil off the main thread and outside updates.
  static var reader: (any StateReader)? { ModelThread.isCurrent ? current : nil }

  /// Runs code in a reader's name.
  ///
  /// - Parameter change: Called once, when an observable property that the code read changes; state and its
  ///   like invalidate the reader themselves.
  @MainActor
  static func run<Result>(
    as reader: any StateReader, _ work: () -> Result,
    onChange change: @escaping @MainActor @Sendable () -> Void
  ) -> Result {
    let outer = current
    current = reader
    defer { current = outer }
    return withObservationTracking(work) { onMainActor(change) }
  }
}

/// Runs at once on the main thread, else soon.
func onMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
  if ModelThread.isCurrent {
    MainActor.assumeIsolated(work)
  } else {
    Task { @MainActor in work() }
  }
}
