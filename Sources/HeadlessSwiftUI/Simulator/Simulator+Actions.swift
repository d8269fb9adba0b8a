extension Simulator {
  /// Something that a user does, as a value.
  public struct Action: Hashable, Codable, Sendable {
    public enum Verb: String, Codable, Sendable, CaseIterable {
      case tap, doubleTap, press, selectTab, back, swipeDown, tapOutside, pullDown, swipeLeft, swipeRight,
        choose
    }
    public var verb: Verb
    /// What is touched; of `choose` the option. Nil where the screen as a whole is meant.
    public var label: String?
    /// Which of several with the label, 1-based from the top; nil where the label alone is enough.
    public var number: Int?
    /// Of `choose`: the label of the picker.
    public var picker: String?

    public init(_ verb: Verb, _ label: String? = nil, number: Int? = nil, picker: String? = nil) {
      self.verb = verb
      self.label = label
      self.number = number
      self.picker = picker
    }
  }

  /// Does what a user does.
  ///
  /// - Throws: `StepError` where it cannot be done.
  public func perform(_ action: Action) throws {
    let label = action.label ?? ""
    switch action.verb {
    case .tap: try tap(label, number: action.number)
    case .doubleTap: try doubleTap(label)
    case .press: try press(label)
    case .selectTab: try selectTab(label)
    case .back: try back()
    case .swipeDown: try swipeDown()
    case .tapOutside: try tapOutside()
    case .pullDown: try pullDown()
    case .swipeLeft, .swipeRight:
      let direction: SwipeDirection = action.verb == .swipeLeft ? .left : .right
      if let row = action.label { try swipe(row, to: direction) } else { try swipePage(direction) }
    case .choose: try choose(label, in: action.picker)
    }
  }

  /// All that a user can do now, each thing once: what is nearest to the top first.
  ///
  /// What is listed can be performed. It is found out by the verbs themselves, which check and then do nothing, so
  /// there is one truth of what can be done. Left out are dragging, the keyboard and dates, as there is no end of
  /// texts; what leaves the app; and what is disabled, as nothing would happen.
  public func availableActions() -> [Action] {
    var actions: [Action] = []
    ModelThread.entering { actions = foundActions() }
    return actions
  }

  private func foundActions() -> [Action] {
    guard let layer = try? topLayer() else { return [] }
    let layers = reachableLayers
    let labels = layers.flatMap { ($0.elementsOnScreen + $0.itemsOfClosedMenus).map(\.label) }.filter {
      !$0.isEmpty
    }
    var found = taps(on: labels)
    var seen: Set<String> = []
    for tabs in layers.flatMap({ tabs(in: $0) }) {
      found += tabs.barTitles.filter { seen.insert($0).inserted }.map { Action(.selectTab, $0) }
    }
    found += choices(on: layer)
    for verb in [Action.Verb.back, .tapOutside, .swipeDown, .pullDown, .swipeLeft, .swipeRight] {
      found.append(Action(verb))
    }
    // On a phone both close a sheet; the swipe is what people do.
    let available = found.filter(isAvailable)
    let isSwept = available.contains { $0.verb == .swipeDown }
    return available.filter { !($0.verb == .tapOutside && isSwept) } + touches(on: layer)
  }

  /// Whether every path that the app binds can be written down as JSON; nil where it binds none.
  public var pathsEncode: Bool? {
    var found: Bool?
    runtime.root?.walk { node in
      guard let path = (node.trait as? StackTrait)?.context.path, path.isBound else { return true }
      let encodes = path.elements().allSatisfy { element in
        // A `NavigationPath` knows of each value whether it can be written; an array has values of one type.
        path.elementType == nil
          ? (try? element.written()) != nil && element.isCodable : element.base?.base is any Encodable
      }
      found = (found ?? true) && encodes
      return true
    }
    return found
  }

  /// Whether text can be typed into a field with this label.
  public func hasField(_ label: String) -> Bool {
    runtime.isRehearsing = true
    defer { runtime.isRehearsing = false }
    return (try? type("", into: label)) != nil
  }

  /// Whether the verb would do it, and something would happen.
  private func isAvailable(_ action: Action) -> Bool {
    runtime.isRehearsing = true
    defer { runtime.isRehearsing = false }
    do { try perform(action) } catch { return false }
    return true
  }

  /// What answers a tap, each control and row once.
  private func taps(on labels: [String]) -> [Action] {
    var found: [Action] = []
    var answering: Set<ObjectIdentifier> = []
    var seen: Set<String> = []
    func add(_ action: Action) {
      guard let label = action.label,
        let target = try? target(of: .tap, label, in: nil, number: action.number), target.isUsable,
        let node = target.node, node.element?.input == nil || node.element?.action != nil,
        answering.insert(ObjectIdentifier(node)).inserted
      else { return }
      found.append(action)
    }
    for label in labels where seen.insert(label).inserted {
      do {
        _ = try target(of: .tap, label, in: nil, number: nil)
        add(Action(.tap, label))
      } catch {
        for number in 1...labels.count(where: { $0 == label }) { add(Action(.tap, label, number: number)) }
      }
    }
    return found
  }

  /// Options of pickers that are not chosen by a tap on them.
  private func choices(on layer: Node) -> [Action] {
    var pickers: [(name: String, trait: PickerTrait)] = []
    layer.walkSeen { node in
      guard let trait = node.trait as? PickerTrait, !trait.areTappable else { return }
      pickers.append((node.spokenLabel ?? node.children.first?.joinedTexts ?? "", trait))
    }
    return pickers.flatMap { picker in
      picker.trait.options.pickerOptions.map { Action(.choose, $0.text, picker: picker.name) }
    }
  }

  /// Other touches than a tap: of what has a gesture or a menu for them, and of rows with actions behind them.
  private func touches(on layer: Node) -> [Action] {
    var found: [Action] = []
    var answering: Set<[AnyHashable]> = []
    for node in layer.elementsOnScreen where !node.label.isEmpty {
      for (verb, touch) in [(Action.Verb.doubleTap, Touch.doubleTap), (.press, .longPress)] {
        guard let target = try? target(of: touch, node.label, in: nil, number: nil), let answer = target.node,
          answering.insert([verb, ObjectIdentifier(answer)]).inserted
        else { continue }
        found.append(Action(verb, node.label))
      }
      guard let row = node.listRow else { continue }
      for verb in [Action.Verb.swipeLeft, .swipeRight] {
        let action = Action(verb, node.label)
        guard !answering.contains([verb, ObjectIdentifier(row)]), isAvailable(action) else { continue }
        answering.insert([verb, ObjectIdentifier(row)])
        found.append(action)
      }
    }
    return found
  }
}
