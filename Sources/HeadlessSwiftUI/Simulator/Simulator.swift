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
  }

  public let os: Int
  public let variant: Variant
  public private(set) var sizeClass: SizeClass
  private let store = SceneStore()
  private var runtime: Runtime

  /// - Parameter os: iOS version to behave as: 16, 17, 18 or 26.
  public init(os: Int = 26, variant: Variant = .documented, sizeClass: SizeClass = .compact) {
    self.os = os
    self.variant = variant
    self.sizeClass = sizeClass
    runtime = Runtime(os: os, popsViewsBeforeValues: variant == .documented, storage: store)
  }

  // MARK: The app

  /// Launches the app with a view as the content of its window.
  public func open(_ makeView: @autoclosure () -> some View) { launch { makeView() } }

  /// Launches an app: the window shows the view of its first window group.
  public func open<Root: App>(app: @autoclosure () -> Root) { launch { AppHost(app: app()) } }

  /// Ends the process and launches the app again: what the system keeps is restored.
  public func relaunch(_ makeView: () -> some View) {
    runtime = Runtime(os: os, popsViewsBeforeValues: variant == .documented, storage: store)
    launch(makeView)
  }

  private func launch(_ makeView: () -> some View) {
    runtime.step { runtime.open(makeView(), environment: environment) }
  }

  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = sizeClass == .regular ? .regular : .compact
    environment.verticalSizeClass = .regular
    return environment
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
  public func openURL(_ url: URL) {
    runtime.step {
      var handlers: [(URL) -> Void] = []
      runtime.root?.walk { node in
        if let trait = node.trait as? OpenURLTrait { handlers.append(trait.action) }
        return true
      }
      for handler in handlers { handler(url) }
    }
  }

  // MARK: The user

  /// Taps what has this label, on the topmost layer: a control, a tab, or a row of a list.
  ///
  /// What is disabled can be tapped, and nothing happens, as on a device; the snapshot says that it is disabled.
  ///
  /// - Throws: `StepError` if nothing there has the label.
  public func tap(_ label: String) throws {
    let layer = try topLayer()
    let elements = layer.elementsOnScreen
    let controls = elements.filter { $0.element?.action != nil }
    if let control = match(label, in: controls) {
      runtime.step { if control.isUsable { control.element?.action?() } }
      return
    }
    if try tapTab(label, in: layer) { return }
    if let (selection, value) = row(label, in: layer) {
      runtime.step { _ = selection.select(value) }
      return
    }
    let names = controls.map(\.label) + tabs(in: layer).flatMap(\.titles)
    throw StepError(
      description: "nothing to tap is called “\(label)”; there is "
        + (names.isEmpty ? "nothing to tap" : names.map { "“\($0)”" }.joined(separator: ", ")))
  }

  /// Types text into the field with this label.
  public func type(_ text: String, into label: String) throws {
    let fields = try topLayer().elementsOnScreen.filter { $0.element?.input != nil }
    guard let field = match(label, in: fields), field.isUsable else {
      throw StepError(description: "no field is called “\(label)”")
    }
    runtime.step { field.element?.input?(text) }
  }

  /// Goes back by one screen: the back button, or the swipe.
  public func back() throws {
    let layer = try topLayer()
    guard let container = navigation(in: layer) else {
      throw StepError(description: "there is no screen to go back from")
    }
    switch container {
    case .stack(let stack):
      guard stack.screens.count > 1 else {
        throw StepError(description: "the stack shows its root: there is no way back")
      }
      var isHidden = false
      stack.screens.last?.walkOwn { node in
        if let trait = node.trait as? BackButtonTrait { isHidden = trait.isHidden }
      }
      if isHidden { throw StepError(description: "the back button is hidden, and with it the swipe back") }
      runtime.step { stack.back() }
    case .split(let split):
      guard split.isCollapsed, split.shownColumns.count > 1 || stackDepth(in: split) > 1 else {
        throw StepError(description: "the split view shows its first column: there is no way back")
      }
      runtime.step { split.back() }
    }
  }

  /// Closes the sheet or popover on top by a swipe.
  public func swipeDown() throws {
    let layer = try topLayer()
    guard let trait = layer.trait as? LayerTrait else {
      throw StepError(description: "nothing is presented that could be swiped down")
    }
    guard [.sheet, .popover].contains(runtime.kind(of: layer)) else {
      throw StepError(description: "a \(trait.kind.rawValue) cannot be swiped down")
    }
    var isGuarded = false
    layer.walk { node in
      if let trait = node.trait as? DismissGuardTrait, trait.isDisabled, !node.isOutOfReach {
        isGuarded = true
      }
      return !node.isOutOfReach && (node === layer || !(node.trait is LayerTrait))
    }
    if isGuarded { throw StepError(description: "the sheet does not let itself be swiped down") }
    runtime.step { trait.close() }
  }

  /// Taps a tab of the tab bar.
  public func selectTab(_ label: String) throws {
    let layer = try topLayer()
    if try tapTab(label, in: layer) { return }
    let titles = tabs(in: layer).flatMap(\.titles)
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
        Snapshot.Layer(kind: runtime.kind(of: layer), stack: content.screens, path: content.path)
      },
      tabs: contents.first?.tabs ?? [],
      selectedTab: contents.first?.selectedTab,
      console: records.console,
      prints: records.prints,
      initialized: counts.map { $0.1 == 1 ? $0.0 : "\($0.0) ×\($0.1)" },
      crash: runtime.crash)
  }

  /// Addresses the app asked the system to open, since the launch.
  public var openedURLs: [URL] { runtime.openedURLs }

  // MARK: Finding

  private enum Container {
    case stack(StackContext)
    case split(SplitContext)
  }

  private func topLayer() throws -> Node {
    if let crash = runtime.crash { throw StepError(description: "the app has crashed: \(crash)") }
    guard let layer = runtime.layers.last else { throw StepError(description: "nothing is open") }
    return layer
  }

  private func match(_ label: String, in nodes: [Node]) -> Node? {
    nodes.first { $0.label == label } ?? nodes.first { $0.contains(text: label) }
  }

  /// The split view or stack on screen that a way back leads through: the innermost with something to pop.
  private func navigation(in layer: Node) -> Container? {
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

  private func tabs(in layer: Node) -> [TabsContext] {
    var found: [TabsContext] = []
    layer.walk { node in
      if node.isOutOfReach || (node !== layer && node.trait is LayerTrait) { return false }
      if let trait = node.trait as? TabsTrait { found.append(trait.context) }
      return true
    }
    return found
  }

  private func tapTab(_ label: String, in layer: Node) throws -> Bool {
    for context in tabs(in: layer) {
      guard let index = context.titles.firstIndex(of: label) else { continue }
      runtime.step { context.tap(index) }
      return true
    }
    return false
  }

  /// The row of a selectable list that holds a text, and the value it stands for.
  private func row(_ label: String, in layer: Node) -> (ListSelection, AnyHashable)? {
    let texts = layer.elementsOnScreen
    guard let text = match(label, in: texts) else { return nil }
    var value: AnyHashable?
    var key = text.key
    for ancestor in text.ancestors {
      if let tag = ancestor.trait as? TagTrait, value == nil { value = tag.value }
      if ancestor.isForEach, value == nil { value = key.value }
      if let list = ancestor.trait as? ListTrait { return value.map { (list.selection, $0.unwrapped) } }
      key = ancestor.key
    }
    return nil
  }
}

extension Node {
  fileprivate func contains(text: String) -> Bool {
    var found = false
    walk { node in
      if let element = node.element, element.kind == .text, element.label == text { found = true }
      return !found && !(node.trait is LayerTrait)
    }
    return found
  }

  fileprivate var isForEach: Bool { view is any Looping }
}
