/// Runs an app's views without a screen: shows them, uses them as a user does, and tells what is to be seen.
///
/// One simulator runs at a time, on the main thread. Each step ends when the views have come to rest: updates,
/// handlers, appearances and tasks are done, in an order that is always the same.
@_spi(Headless)
@MainActor
public final class Simulator {
  /// What happens when a value is pushed while view destinations are on the stack.
  public enum Variant: String, Codable, Sendable {
    /// The view destinations are popped first, as Apple documents.
    case documented
    /// The value's screen lands underneath them, as was observed on iOS 16 to 18.
    case observed
  }

  public enum SizeClass: String, Codable, Sendable { case compact, regular }

  /// A step that cannot be taken, with what could have been done instead.
  public struct StepError: Error, CustomStringConvertible, Sendable {
    public let description: String
    /// What the step is about is there, but does not let itself be used: the user would see that nothing happens.
    public var isBlocked = false
  }

  public let os: Int
  public let variant: Variant
  public private(set) var sizeClass: SizeClass
  private let store = SceneStore()
  var runtime: Runtime

  private let variesOrder: Bool

  /// - Parameters:
  ///   - os: iOS version to behave as: 16, 17, 18 or 26.
  ///   - variesOrder: Whether what runs beside the main actor runs in another order each time, as on a device.
  public init(
    os: Int = 26, variant: Variant = .documented, sizeClass: SizeClass = .compact, variesOrder: Bool = false
  ) {
    self.variesOrder = variesOrder
    self.os = os
    self.variant = variant
    self.sizeClass = sizeClass
    runtime = Runtime(
      os: os, popsViewsBeforeValues: variant == .documented, storage: store, variesOrder: variesOrder)
    HeadlessProgram.playedVersion = os
  }

  // MARK: The app

  /// Launches the app with a view as the content of its window.
  public func open(_ makeView: @autoclosure () -> some View) { launch { makeView() } }

  /// Launches an app: the window shows the view of its first window group.
  public func open<Root: App>(app: @autoclosure () -> Root) { launch { AppHost(app: app()) } }

  /// Opens another window of the app's first scene, as a user does where there is room.
  public func openWindow() throws {
    _ = try topLayer()
    guard !runtime.windows.kinds.isEmpty else {
      throw StepError(description: "only an app has windows; open the app instead of a view")
    }
    guard sizeClass == .regular else {
      throw StepError(description: "a phone has one window", isBlocked: true)
    }
    runtime.step { runtime.windows.add(kind: 0, value: nil) }
  }

  /// Ends the process and launches the app again: what the system keeps is restored.
  public func relaunch(_ makeView: () -> some View) {
    quit()
    launch(makeView)
  }

  /// Ends the process; what is opened next finds what the system keeps, and the time of day.
  public func quit() {
    runtime = Runtime(
      os: os, popsViewsBeforeValues: variant == .documented, storage: store, now: runtime.pump.now,
      variesOrder: variesOrder)
    phase = .active
  }

  private func launch(_ makeView: () -> some View) {
    runtime.step { runtime.open(makeView(), environment: environment) }
  }

  private var phase = ScenePhase.active

  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = sizeClass == .regular ? .regular : .compact
    environment.verticalSizeClass = .regular
    environment.scenePhase = phase
    environment.editMode = Binding(runtime.editMode)
    return environment
  }

  /// Leaves the app for another, as by the home gesture.
  public func enterBackground() throws { try change([.inactive, .background], from: .active) }

  /// Comes back to the app.
  public func enterForeground() throws { try change([.inactive, .active], from: .background) }

  private func change(_ phases: [ScenePhase], from expected: ScenePhase) throws {
    _ = try topLayer()
    guard phase == expected else {
      throw StepError(description: "the app is \(phase == .active ? "in use" : "in the background") already")
    }
    for next in phases {
      phase = next
      runtime.step { runtime.changeEnvironment(environment) }
    }
  }

  /// Whether a step was broken off because the views changed again and again.
  public var isRestless: Bool { runtime.isRestless }

  /// Lets time pass: all that becomes due runs at its time, in order.
  public func wait(_ duration: Duration) throws {
    _ = try topLayer()
    advance(duration)
  }

  /// The same, whether an app is open or not.
  ///
  /// - Parameter isOver: Ends the wait early.
  public func advance(_ duration: Duration, until isOver: () -> Bool = { false }) {
    let end = runtime.pump.now + duration
    while !isOver(), runtime.crash == nil, !isRestless, runtime.pump.advance(upTo: end) { runtime.step {} }
  }

  /// Gives the window more or less room.
  public func resize(_ sizeClass: SizeClass) {
    self.sizeClass = sizeClass
    runtime.step { runtime.changeEnvironment(environment) }
  }

  /// Runs code of the app, as a timer or a push message would.
  public func run(_ work: () -> Void) { runtime.step(work) }

  /// Runs code of the app on a view that is in the tree: its methods, the models it holds.
  ///
  /// - Throws: `StepError` if no view of the type is there.
  public func run<V: View>(on type: V.Type, _ work: (V) -> Void) throws {
    var found: Node?
    runtime.root?.walk { node in
      if found == nil, node.view is V { found = node }
      return found == nil
    }
    guard let node = found, let view = node.view as? V else {
      throw StepError(description: "there is no \(plainName(of: type))")
    }
    runtime.step { node.withInstalled(view, work) }
  }

  /// Runs code of the app on an object that views hold as state, or find in their environment.
  ///
  /// - Throws: `StepError` if no object of the type is there.
  public func run<Object: AnyObject>(with type: Object.Type, _ work: (Object) -> Void) throws {
    var found: Object?
    runtime.root?.walk { node in
      found = found ?? node.environment.object(type) as? Object ?? node.keptObject()
      return found == nil
    }
    guard let object = found else { throw StepError(description: "there is no \(plainName(of: type))") }
    runtime.step { work(object) }
  }

  /// Opens the scene with an address.
  ///
  /// - Throws: `StepError` if nothing takes addresses.
  public func openURL(_ url: URL) throws {
    _ = try topLayer()
    var handlers: [(URL) -> Void] = []
    runtime.root?.walk { node in
      if let trait = node.trait as? OpenURLTrait { handlers.append(trait.action) }
      return true
    }
    guard !handlers.isEmpty else {
      throw StepError(description: "nothing takes addresses: no onOpenURL is there now", isBlocked: true)
    }
    runtime.step { for handler in handlers { handler(url) } }
  }

  /// Hands a user activity to the scene, as from another device or from a search.
  ///
  /// - Throws: `StepError` if nothing takes activities of the type.
  public func continueActivity(_ type: String, userInfo: [String: String]) throws {
    _ = try topLayer()
    var known: [String] = []
    var handlers: [(NSUserActivity) -> Void] = []
    runtime.root?.walk { node in
      if let trait = node.trait as? UserActivityTrait {
        known.append(trait.type)
        if trait.type == type { handlers.append(trait.action) }
      }
      return true
    }
    guard !handlers.isEmpty else {
      throw StepError(
        description: "nothing continues activities of the type “\(type)”"
          + (known.isEmpty ? "" : "; there is " + known.map { "“\($0)”" }.joined(separator: ", ")))
    }
    let activity = NSUserActivity(activityType: type)
    activity.userInfo = userInfo
    runtime.step { for handler in handlers { handler(activity) } }
  }

  // MARK: The user

  /// Taps what has this label, on the topmost layer: a control, a tab, or a row of a list.
  ///
  /// What is disabled can be tapped, and nothing happens, as on a device; the snapshot says that it is disabled.
  ///
  /// - Parameters:
  ///   - place: A text in the row or section that the control stands in, where several have the label.
  ///   - number: Which of several, 1-based from the top.
  /// - Throws: `StepError` if nothing there has the label, if several have it, or if it cannot be reached.
  public func tap(_ label: String, in place: String? = nil, number: Int? = nil) throws {
    try touch(.tap, label, in: place, number: number)
  }

  /// Taps twice, quickly.
  public func doubleTap(_ label: String) throws { try touch(.doubleTap, label, in: nil, number: nil) }

  /// Presses for a second.
  public func press(_ label: String) throws { try touch(.longPress, label, in: nil, number: nil) }

  private func touch(_ touch: Touch, _ label: String, in place: String?, number: Int?) throws {
    let target = try target(of: touch, label, in: place, number: number)
    let before = runtime.revealed.map(ObjectIdentifier.init)
    runtime.step { if target.isUsable { target.answer() } }
    // A touch that opened something leaves it open; any other closes what was.
    if !before.isEmpty, before == runtime.revealed.map(ObjectIdentifier.init) { settleRow() }
  }

  /// Types text into the field with this label, after what it holds.
  public func type(_ text: String, into label: String) throws {
    let layer = try layerInUse()
    let fields = layer.elementsOnScreen.filter { $0.element?.input != nil }
    let field = try single(
      matching(label, in: fields), of: fields, label, in: nil, number: nil, what: "field", verb: "type")
    guard field.isUsable else {
      throw StepError(description: "the field “\(label)” is disabled", isBlocked: true)
    }
    if let obstacle = field.obstacle(below: layer) {
      throw StepError(description: "the field “\(label)” \(obstacle)", isBlocked: true)
    }
    runtime.step {
      use(field)
      field.element?.input?(text)
    }
  }

  /// Gives the keyboard to a field.
  func use(_ field: Node) {
    field.focus?.setFocused(true)
    // Where code follows the focus, it says when the keyboard goes.
    runtime.usedField = field.focus == nil ? field : nil
  }

  /// Presses the return key in the field that has the keyboard.
  public func submit() throws {
    let layer = try layerInUse()
    let fields = layer.elementsOnScreen.filter { $0.element?.input != nil }
    guard
      let field = fields.first(where: { $0.focus?.isFocused ?? false })
        ?? fields.first(where: { $0 === runtime.usedField })
    else { throw StepError(description: "no field has the keyboard: type into one first") }
    let isSearch = field.trait is SearchFieldTrait
    runtime.step {
      if field.trait is LinesTrait {
        field.element?.input?("\n")
        return
      }
      runtime.usedField = nil
      field.focus?.setFocused(false)
      for node in [field] + field.ancestors {
        guard let trait = node.trait as? SubmitTrait, isSearch ? trait.takesSearch : trait.takesText else {
          continue
        }
        trait.action()
      }
    }
  }

  /// Chooses an option of a picker, or the date of a date picker.
  ///
  /// - Parameters:
  ///   - option: Its text; of a date `2026-07-04`, `09:30` or `2026-07-04 09:30`, in UTC.
  ///   - label: The picker's label; nil where there is one picker.
  public func choose(_ option: String, in label: String?) throws {
    let layer = try layerInUse()
    var pickers: [Node] = []
    layer.walkSeen { if $0.trait is PickerTrait || $0.trait is DatePickerTrait { pickers.append($0) } }
    func name(_ node: Node) -> String { node.spokenLabel ?? node.children.first?.joinedTexts ?? "" }
    let named = pickers.filter { label == nil || name($0) == label }
    guard let node = named.first else {
      let names = pickers.map { "“\(name($0))”" }.joined(separator: ", ")
      throw StepError(
        description: (label.map { "no picker is called “\($0)”" } ?? "there is no picker")
          + (pickers.isEmpty ? "; there is none" : "; there is \(names)"))
    }
    guard named.count == 1 else {
      throw StepError(
        description: "\(named.count) pickers are here; say which one: choose \"\(option)\" in \"…\"")
    }
    guard node.environment.isEnabled else {
      throw StepError(description: "the picker “\(name(node))” is disabled", isBlocked: true)
    }
    if let obstacle = node.obstacle(below: layer) {
      throw StepError(description: "the picker “\(name(node))” \(obstacle)", isBlocked: true)
    }
    if let picker = node.trait as? DatePickerTrait { return try choose(option, in: picker, name(node)) }
    guard let picker = node.trait as? PickerTrait else { return }
    let options = picker.options.pickerOptions
    guard let found = options.first(where: { $0.text == option }) else {
      throw StepError(
        description: "“\(name(node))” has no option “\(option)”; it has "
          + options.map { "“\($0.text)”" }.joined(separator: ", "))
    }
    var isTaken = true
    runtime.step { isTaken = picker.choose(found.value) }
    if !isTaken {
      throw StepError(
        description: "“\(option)” cannot be chosen: its tag is not of the type of the selection",
        isBlocked: true)
    }
  }

  private func choose(_ text: String, in picker: DatePickerTrait, _ name: String) throws {
    guard let date = picker.date(from: text) else {
      let form =
        switch picker.components {
        case .date: "2026-07-04"
        case .hourAndMinute: "09:30"
        default: "2026-07-04 09:30"
        }
      throw StepError(description: "“\(name)” takes a date written as “\(form)”, in UTC")
    }
    guard picker.range.contains(date) else {
      throw StepError(description: "“\(name)” does not offer \(text)", isBlocked: true)
    }
    runtime.step { picker.choose(date) }
  }

  /// Goes back by one screen: the back button, or the swipe.
  public func back() throws {
    let layer = try layerInUse()
    guard let container = navigation(in: layer) else {
      if let tabs = tabs(in: layer).first(where: \.canGoBackToMore) {
        return runtime.step { tabs.showMore() }
      }
      throw StepError(description: "there is no screen to go back from")
    }
    switch container {
    case .stack(let stack):
      guard stack.screens.count > 1 else {
        if let tabs = tabs(in: layer).first(where: \.canGoBackToMore) {
          return runtime.step { tabs.showMore() }
        }
        throw StepError(description: "the stack shows its root: there is no way back", isBlocked: true)
      }
      var isHidden = false
      stack.screens.last?.walkOwn { node in
        if let trait = node.trait as? BackButtonTrait { isHidden = trait.isHidden }
      }
      if isHidden {
        throw StepError(
          description: "the back button is hidden, and with it the swipe back", isBlocked: true)
      }
      runtime.step { stack.back() }
    case .split(let split):
      guard split.isCollapsed, split.shownColumns.count > 1 || stackDepth(in: split) > 1 else {
        throw StepError(
          description: "the split view shows its first column: there is no way back", isBlocked: true)
      }
      runtime.step { split.back() }
    }
  }

  /// Closes the sheet or popover on top by a swipe.
  public func swipeDown() throws {
    let layer = try layerInUse()
    guard let trait = layer.trait as? LayerTrait else {
      throw StepError(description: "nothing is presented that could be swiped down")
    }
    let kind = runtime.kind(of: layer)
    guard kind == .sheet else {
      let help = kind == .popover ? "; a tap outside closes it" : ""
      throw StepError(description: "a \(kind.rawValue) cannot be swiped down\(help)", isBlocked: true)
    }
    if isGuarded(layer) {
      throw StepError(description: "the sheet does not let itself be swiped down", isBlocked: true)
    }
    runtime.step { trait.close() }
  }

  /// Taps beside what is presented.
  public func tapOutside() throws {
    let layer = try layerInUse()
    guard let trait = layer.trait as? LayerTrait else {
      throw StepError(description: "nothing is presented that one could tap beside")
    }
    let kind = runtime.kind(of: layer)
    switch kind {
    case .cover:
      throw StepError(description: "a cover fills the screen: nothing is outside of it", isBlocked: true)
    case .alert:
      throw StepError(description: "an alert stays until one of its buttons is tapped", isBlocked: true)
    case .sheet, .popover, .dialog, .window:
      if isGuarded(layer) {
        throw StepError(description: "the \(kind.rawValue) does not let itself be closed", isBlocked: true)
      }
      // On a phone a sheet is closed by a swipe; the dimmed part above it takes taps, and closes it, too.
      runtime.step { trait.close() }
    }
  }

  private func isGuarded(_ layer: Node) -> Bool {
    var isGuarded = false
    layer.walk { node in
      if let trait = node.trait as? DismissGuardTrait, trait.isDisabled, !node.isOutOfReach {
        isGuarded = true
      }
      return !node.isOutOfReach && (node === layer || !(node.trait is LayerTrait))
    }
    return isGuarded
  }

  /// Pulls the content down, so that it is loaded anew.
  public func pullDown() throws {
    let layer = try layerInUse()
    var found: (trait: RefreshTrait, node: Node)?
    layer.walkSeen { node in (node.trait as? RefreshTrait).map { found = ($0, node) } }
    guard let (refresh, node) = found else {
      throw StepError(description: "nothing here is refreshable", isBlocked: true)
    }
    var scrolls = node.ancestors.contains { $0.view is any Scrolling }
    node.walkSeen { if $0.view is any Scrolling { scrolls = true } }
    guard scrolls else {
      throw StepError(
        description: "what is refreshable here does not scroll, so it cannot be pulled", isBlocked: true)
    }
    runtime.step { Task { await refresh.action() } }
  }

  /// Swipes a row of a list, so that the buttons behind it show.
  public func swipe(_ label: String, to edge: SwipeDirection) throws {
    settleRow()
    let layer = try layerInUse()
    let texts = layer.elementsOnScreen
    guard let text = matching(label, in: texts).first else {
      throw StepError(description: "nothing to swipe is called “\(label)”")
    }
    guard text.listRow != nil else {
      throw StepError(
        description: "“\(label)” does not stand in a list: only the rows of a List or a Form can be swiped",
        isBlocked: true)
    }
    let wanted: HorizontalEdge = edge == .left ? .trailing : .leading
    var actions: [Node] = []
    for node in [text] + text.ancestors {
      if let trait = node.trait as? SwipeActionsTrait, trait.edge == wanted { actions = [trait.actions] }
      if node.view is any Looping || node.trait is LazyTrait || node.trait is ListTrait { break }
    }
    if actions.isEmpty, wanted == .trailing, let delete = deleteButton(forRowOf: text) { actions = [delete] }
    guard !actions.isEmpty else {
      throw StepError(
        description: "a swipe to the \(edge.rawValue) on “\(label)” shows nothing", isBlocked: true)
    }
    reveal(actions)
  }

  /// Swipes to the next page of a paged tab view, or to the one before.
  public func swipePage(_ direction: SwipeDirection) throws {
    settleRow()
    let layer = try layerInUse()
    guard let pages = tabs(in: layer).last(where: \.isPaged) else {
      throw StepError(
        description: "there are no pages to swipe; to swipe a row, name it: swipe \(direction.rawValue) \"…\""
      )
    }
    if let obstacle = pages.node.obstacle(below: layer) {
      throw StepError(description: "the pages cannot be swiped: what shows them \(obstacle)", isBlocked: true)
    }
    let next = (pages.selectedIndex ?? 0) + (direction == .left ? 1 : -1)
    guard pages.entries.indices.contains(next) else {
      throw StepError(
        description: "it is the \(direction == .left ? "last" : "first") page", isBlocked: true)
    }
    runtime.step { pages.select(next) }
  }

  /// Drags a row of a list to the place of another row of its loop; those in between make room.
  public func drag(_ label: String, to other: String) throws {
    settleRow()
    let layer = try layerInUse()
    let elements = layer.elementsOnScreen
    func text(_ label: String) throws -> Node {
      try single(
        matching(label, in: elements), of: elements, label, in: nil, number: nil, what: "row", verb: "drag")
    }
    let (source, target) = (try text(label), try text(other))
    for node in source.ancestors {
      guard let trait = node.trait as? RowMoveTrait else { continue }
      let rows = trait.rows.loopRows
      guard let from = rows.firstIndex(where: { $0.contains(source) }) else { continue }
      guard let to = rows.firstIndex(where: { $0.contains(target) }) else {
        throw StepError(description: "“\(other)” is not a row of the loop that “\(label)” stands in")
      }
      if rows[from].refuses(.move) {
        throw StepError(description: "“\(label)” does not let itself be moved", isBlocked: true)
      }
      guard from != to else { return }
      return runtime.step { trait.move(IndexSet(integer: from), to > from ? to + 1 : to) }
    }
    throw StepError(
      description: "“\(label)” cannot be dragged: only rows of a loop with onMove can", isBlocked: true)
  }

  public enum SwipeDirection: String, Sendable { case left, right }

  /// The button that deletes a row, if its loop has one.
  private func deleteButton(forRowOf text: Node) -> Node? {
    var found: Node?
    runtime.root?.walk { node in
      if found == nil, let trait = node.trait as? RowActionTrait, let row = trait.row, row.contains(text) {
        if !row.refuses(.delete) { found = node }
      }
      return found == nil
    }
    return found
  }

  /// Hides again what a swipe on a row has revealed: the next touch closes it.
  private func settleRow() { reveal([]) }

  /// Shows what is hidden until a touch, and hides what the touch before has shown.
  func reveal(_ nodes: [Node]) {
    guard !runtime.isRehearsing else { return }
    let changed = (runtime.revealed + nodes).compactMap(\.parent)
    runtime.revealed = nodes
    runtime.step { for node in changed { node.invalidate() } }
  }

  /// Taps a tab of the tab bar.
  public func selectTab(_ label: String) throws {
    let layer = try layerInUse()
    if try tapTab(label, in: layer) { return }
    let all = tabs(in: layer)
    if all.contains(where: { $0.titles.contains(label) && $0.barTitles.contains(TabsContext.moreTitle) }) {
      throw StepError(
        description: "the bar has no room for “\(label)”: it is in the list that the tab “More” shows")
    }
    if all.contains(where: { $0.titles.contains(label) }) {
      throw StepError(description: "the tabs are pages, which have no bar")
    }
    for below in runtime.layers.reversed() where below !== layer {
      guard tabs(in: below).contains(where: { $0.barTitles.contains(label) }) else { continue }
      throw StepError(
        description: "the tab bar with “\(label)” is behind the \(runtime.kind(of: layer).rawValue) on top",
        isBlocked: true)
    }
    let titles = all.flatMap(\.barTitles)
    throw StepError(
      description: "no tab is called “\(label)”; there is "
        + (titles.isEmpty ? "no tab" : titles.map { "“\($0)”" }.joined(separator: ", ")))
  }

  // MARK: What is to be seen

  /// Describes what is on screen, and takes what was said since the last snapshot.
  public func snapshot() -> Snapshot {
    let layers = runtime.layers
    let contents = layers.map { runtime.content(of: $0) }
    let records = runtime.takeRecords()
    let front = layers.lastIndex { runtime.kind(of: $0) == .window }
    var counts: [(String, Int)] = []
    for name in records.initialized {
      if let index = counts.firstIndex(where: { $0.0 == name }) {
        counts[index].1 += 1
      } else {
        counts.append((name, 1))
      }
    }
    return Snapshot(
      layers: zip(layers, contents).map { layer, content in
        Snapshot.Layer(
          kind: runtime.kind(of: layer), stack: content.screens, path: content.path,
          visible: runtime.visible(on: layer), views: runtime.views(on: layer), pathTypes: content.pathTypes)
      },
      tabs: front.map { contents[$0].tabs } ?? [],
      selectedTab: front.flatMap { contents[$0].selectedTab },
      console: records.console,
      prints: records.prints,
      initialized: counts.map { $0.1 == 1 ? $0.0 : "\($0.0) ×\($0.1)" },
      opened: records.opened.map(\.absoluteString),
      nextDue: runtime.pump.timeToNext?.seconds,
      blocked: records.refusal,
      crash: runtime.crash)
  }

  /// Leaves out of the next snapshot what was said until now.
  public func forgetRecords() { _ = runtime.takeRecords() }

  /// Addresses the app asked the system to open, since the launch.
  public var openedURLs: [URL] { runtime.openedURLs }

  // MARK: Finding

  enum Container {
    case stack(StackContext)
    case split(SplitContext)
  }

  /// The topmost layer, for what a user does with it.
  ///
  /// - Throws: `StepError` while the app is in the background, where nobody can touch it.
  func layerInUse() throws -> Node {
    let layer = try topLayer()
    guard phase == .active else {
      throw StepError(description: "the app is in the background; write: foreground")
    }
    return layer
  }

  func topLayer() throws -> Node {
    if let crash = runtime.crash { throw StepError(description: "the app has crashed: \(crash)") }
    guard let layer = runtime.layers.last else { throw StepError(description: "nothing is open") }
    return layer
  }

  /// The split view or stack on screen that a way back leads through: the innermost with something to pop.
  func navigation(in layer: Node) -> Container? {
    var found: Container?
    layer.walk { node in
      if node.isOutOfReach || (node !== layer && node.trait is LayerTrait) { return false }
      if let split = (node.trait as? SplitTrait)?.context, split.isCollapsed {
        found = .split(split)
        return false
      }
      if let stack = (node.trait as? StackTrait)?.context {
        if case .stack(let outer) = found, outer.screens.count > 1, stack.screens.count <= 1 { return true }
        found = .stack(stack)
      }
      return true
    }
    return found
  }

  private func stackDepth(in split: SplitContext) -> Int {
    split.shownColumns.last.flatMap { split.columns[$0].node.stackInside?.screens.count } ?? 0
  }

  func tabs(in layer: Node) -> [TabsContext] {
    var found: [TabsContext] = []
    layer.walk { node in
      if node.isOutOfReach || (node !== layer && node.trait is LayerTrait) { return false }
      if let trait = node.trait as? TabsTrait { found.append(trait.context) }
      return true
    }
    return found
  }

  /// - Throws: `StepError` if the bar with the tab is hidden.
  func tapTab(_ label: String, in layer: Node) throws -> Bool {
    for context in tabs(in: layer) {
      guard let index = context.barTitles.firstIndex(of: label) else { continue }
      if context.isBarHidden {
        throw StepError(description: "the tab bar with “\(label)” is hidden here", isBlocked: true)
      }
      if let obstacle = context.node.obstacle(below: layer) {
        throw StepError(description: "the tab bar with “\(label)” \(obstacle)", isBlocked: true)
      }
      runtime.step { context.tapBar(index) }
      return true
    }
    return false
  }
}
