extension Simulator {
  /// What a touch lands on.
  struct Target {
    /// The control or the row that answers: the same for all the texts of a row.
    var node: Node?
    /// False for what is disabled: it is there, and a touch does nothing.
    var isUsable = true
    let answer: () -> Void
  }

  /// What a touch on the thing with a label does.
  ///
  /// - Throws: `StepError` if there is no such thing, several, or if it cannot be reached.
  func target(of touch: Touch, _ label: String, in place: String?, number: Int?) throws -> Target {
    _ = try layerInUse()
    let layers = reachableLayers
    for layer in layers {
      if let action = try action(of: touch, label, in: place, number: number, on: layer) { return action }
    }
    throw try explanation(label, layers: layers)
  }

  /// The topmost layer, and those behind it that can be used while it is up.
  var reachableLayers: [Node] {
    var layers = runtime.layers.reversed()[...]
    var found: [Node] = []
    while let layer = layers.popFirst() {
      found.append(layer)
      var isOpen = false
      layer.walkOwn { node in
        if let trait = node.trait as? BackgroundInteractionTrait { isOpen = isOpen || trait.isEnabled }
      }
      if !isOpen { break }
    }
    return found
  }

  private func action(
    of touch: Touch, _ label: String, in place: String?, number: Int?, on layer: Node
  ) throws -> Target? {
    let elements = layer.elementsOnScreen
    if touch != .tap {
      guard let node = matching(label, in: elements).first else { return nil }
      for node in [node] + node.ancestors {
        if let action = node.touches[touch] { return Target(node: node, answer: action) }
        if touch == .longPress, let menu = node.trait as? MenuTrait {
          return Target(node: node) { self.reveal([menu.items]) }
        }
      }
      if touch == .longPress, let (menu, trait) = selectionMenu(around: node), let (_, value) = row(of: node)
      {
        return Target(node: node.listRow) {
          // The menu is made for the row that is pressed.
          self.runtime.step { trait.press(value) }
          self.reveal(menu.children.filter { $0.key == .init("menu") })
        }
      }
      let what = touch == .doubleTap ? "taken twice" : "pressed long"
      throw StepError(description: "nothing happens when “\(label)” is \(what)", isBlocked: true)
    }
    let controls = elements.filter { $0.element?.action != nil && $0.element?.kind != .field }
    let found = matching(label, in: controls)
    let isTab = place == nil && number == nil && tabs(in: layer).contains { $0.barTitles.contains(label) }
    if isTab, found.contains(where: { $0.label == label }) {
      throw StepError(
        description: "a tab and a control are called “\(label)”; "
          + "write: select tab \"\(label)\", or: tap \"\(label)\" number 1")
    }
    if !found.isEmpty, !isTab {
      let control = try single(
        found, of: controls, label, in: place, number: number, what: "control", verb: "tap")
      if let obstacle = control.obstacle(below: layer) {
        throw StepError(description: "“\(label)” \(obstacle)", isBlocked: true)
      }
      return Target(node: control, isUsable: control.isUsable) { self.fire(control, below: layer) }
    }
    if place == nil, number == nil, let tab = try tab(label, in: layer) { return Target(answer: tab) }
    if place == nil, number == nil, let bar = try bar(label, in: layer) { return Target(answer: bar) }
    let items = layer.itemsOfClosedMenus
    let chosen = matching(label, in: items)
    if !chosen.isEmpty {
      let item = try single(chosen, of: items, label, in: place, number: number, what: "item", verb: "tap")
      return Target(node: item, isUsable: item.isUsable) { item.element?.action?() }
    }
    let texts = matching(label, in: elements).filter { node in
      node.element?.action != nil || node.element?.input != nil || option(node) != nil || row(of: node) != nil
        || !rowButtons(around: node).isEmpty
    }
    if !texts.isEmpty {
      let text = try single(
        texts, of: texts, label, in: place, number: number, what: "row", verb: "tap")
      if let obstacle = text.obstacle(below: layer) {
        throw StepError(description: "“\(label)” \(obstacle)", isBlocked: true)
      }
      if let (picker, option) = option(text) { return Target(node: text) { _ = picker.choose(option) } }
      // A row of a list answers as a whole: by its selection, or by its buttons of the default style.
      if let (selection, value) = row(of: text) {
        let isEditing = text.environment.editMode?.wrappedValue.isEditing ?? false
        if !isEditing, let tap = selectionMenu(around: text)?.trait.tap {
          return Target(node: text.listRow ?? text) { tap(value) }
        }
        return Target(node: text.listRow ?? text) {
          _ = selection.select(value, isEditing: isEditing)
        }
      }
      if let button = rowButtons(around: text).first {
        return Target(node: button, isUsable: rowButtons(around: text).contains(where: \.isUsable)) {
          self.fire(button, below: layer)
        }
      }
      // A search field is used by a tap; so is any field.
      if let action = text.element?.action { return Target(node: text, answer: action) }
      if text.element?.input != nil { return Target(node: text) { self.use(text) } }
    }
    return nil
  }

  private func tab(_ label: String, in layer: Node) throws -> (() -> Void)? {
    for context in tabs(in: layer) {
      guard let index = context.barTitles.firstIndex(of: label) else { continue }
      if context.isBarHidden {
        throw StepError(description: "the tab bar with “\(label)” is hidden here", isBlocked: true)
      }
      if let obstacle = context.node.obstacle(below: layer) {
        throw StepError(description: "the tab bar with “\(label)” \(obstacle)", isBlocked: true)
      }
      return { context.tapBar(index) }
    }
    return nil
  }

  /// What a tap does on the title of the screen, which may have a menu, or on the back button, which is called by
  /// the title of the screen it leads to.
  private func bar(_ label: String, in layer: Node) throws -> (() -> Void)? {
    guard case .stack(let stack)? = navigation(in: layer), let screen = stack.screens.last else { return nil }
    var menu: Node?
    screen.walkOwn { if let trait = $0.trait as? TitleMenuTrait { menu = trait.items } }
    if let menu, screen.title == label { return { self.reveal([menu]) } }
    guard stack.screens.count > 1 else { return nil }
    let title = stack.screens[stack.screens.count - 2].title
    // Since iOS 26 the button shows no text.
    guard label == (os < 26 ? title ?? "Back" : "Back") else {
      if label == title {
        throw StepError(description: "since iOS 26 the back button does not show “\(label)”; write: back")
      }
      return nil
    }
    return { try? self.back() }
  }

  /// Does what a tap on a control does: the gestures that go along with it, then its own action. In the row of a
  /// list all buttons of the default style answer.
  private func fire(_ control: Node, below layer: Node) {
    for node in control.ancestors {
      if node.element?.gesture == .high { return node.element?.action?() ?? () }
      if node.element?.gesture == .simultaneous { node.element?.action?() }
      if node === layer { break }
    }
    if let menu = control.parent?.trait as? MenuTrait, menu.opensOnTap, !menu.items.contains(control) {
      return reveal([menu.items])
    }
    let mates = control.isDefaultButton ? rowButtons(around: control) : []
    for node in mates.isEmpty ? [control] : mates where node.isUsable { node.element?.action?() }
  }

  /// The buttons of the default style in the list row of a node.
  private func rowButtons(around node: Node) -> [Node] {
    guard let row = node.listRow else { return [] }
    return row.elementsOnScreen.filter(\.isDefaultButton)
  }

  /// The menu for the rows of the list that a node stands in.
  private func selectionMenu(around node: Node) -> (node: Node, trait: SelectionMenuTrait)? {
    for ancestor in node.ancestors {
      if let trait = ancestor.trait as? SelectionMenuTrait { return (ancestor, trait) }
      if ancestor.trait is LayerTrait { return nil }
    }
    return nil
  }

  /// The row of a selectable list that a node stands in, by the value it stands for.
  private func row(of node: Node) -> (ListSelection, AnyHashable)? {
    var value: AnyHashable?
    var key = node.key
    for ancestor in node.ancestors {
      if let tag = ancestor.trait as? TagTrait, value == nil { value = tag.value }
      if ancestor.view is any Looping, value == nil { value = key.value }
      if let list = ancestor.trait as? ListTrait { return value.map { (list.selection, $0.unwrapped) } }
      key = ancestor.key
    }
    return nil
  }

  /// The option of a picker that shows its options, by the value it stands for.
  private func option(_ node: Node) -> (PickerTrait, AnyHashable)? {
    for ancestor in node.ancestors {
      guard let picker = ancestor.trait as? PickerTrait else { continue }
      guard picker.areTappable else { return nil }
      return picker.options.pickerOptions.first { $0.node.contains(node) }.map { (picker, $0.value) }
    }
    return nil
  }

  // MARK: By label

  /// The nodes with a label; where there is none, those that hold a text that says it.
  func matching(_ label: String, in nodes: [Node]) -> [Node] {
    let exact = nodes.filter { $0.label == label }
    return exact.isEmpty ? nodes.filter { $0.contains(text: label) } : exact
  }

  /// The one node that is meant.
  ///
  /// - Throws: `StepError` where there is none, or where several are meant, with the ways to tell them apart.
  func single(
    _ found: [Node], of all: [Node], _ label: String, in place: String?, number: Int?, what: String,
    verb: String
  ) throws -> Node {
    var found = found
    if found.isEmpty {
      let names = all.map { "“\($0.label)”" }.joined(separator: ", ")
      throw StepError(
        description: "no \(what) is called “\(label)”; there is \(names.isEmpty ? "none" : names)")
    }
    if let place {
      let here = found.compactMap { node in node.group(with: place).map { (node, group: $0) } }
      guard !here.isEmpty else {
        throw StepError(description: "no \(what) “\(label)” stands in a row or section with “\(place)”")
      }
      // A group around several rows has the text of each: the control in the innermost group is the one beside it.
      found = here.filter { one in
        !here.contains { $0.group !== one.group && one.group.contains($0.group) }
      }.map(\.0)
    }
    if let number {
      guard number >= 1, number <= found.count else {
        throw StepError(description: "there are only \(found.count) called “\(label)”")
      }
      return found[number - 1]
    }
    guard found.count > 1 else { return found[0] }
    let places = found.compactMap { $0.neighbour(besides: label) }
    let isTold = Set(places).count == found.count
    throw StepError(
      description: "\(found.count) \(what)s are called “\(label)”"
        + (isTold ? ", beside " + places.map { "“\($0)”" }.joined(separator: ", ") : "")
        + "; say which one: "
        + (isTold && verb == "tap" ? "tap \"\(label)\" in \"\(places[0])\", or " : "")
        + "tap \"\(label)\" number 2")
  }

  /// Why nothing that can be tapped has a label.
  private func explanation(_ label: String, layers: [Node]) throws -> StepError {
    let all = runtime.layers
    for layer in layers {
      if let text = matching(label, in: layer.elementsOnScreen).first {
        let kind = text.element?.kind == .image ? "image" : "text"
        return StepError(
          description: "“\(label)” is \(kind == "image" ? "an" : "a") \(kind): a tap on it does nothing",
          isBlocked: true)
      }
      if let hidden = layer.hidden(label) {
        switch hidden.cause {
        case "swipe left", "swipe right":
          return StepError(
            description: "“\(label)” shows only after a swipe on its row; write: \(hidden.cause) \"…\"")
        case "choose":
          return StepError(
            description: "“\(label)” is an option of a picker; write: choose \"\(label)\"")
        default:
          return StepError(description: "“\(label)” cannot be seen: \(hidden.cause)", isBlocked: true)
        }
      }
    }
    if let cause = layers.lazy.compactMap({ $0.missingBar(ofItem: label) }).first {
      return StepError(description: "“\(label)” \(cause)", isBlocked: true)
    }
    for layer in all.reversed() where !layers.contains(where: { $0 === layer }) {
      guard !matching(label, in: layer.elementsOnScreen).isEmpty else { continue }
      return StepError(
        description: "“\(label)” is behind the \(runtime.kind(of: all[all.count - 1]).rawValue) on top",
        isBlocked: true)
    }
    if let screen = runtime.root?.concealed(label) {
      return StepError(description: "“\(label)” is on a screen that is not shown: \(screen)")
    }
    let layer = layers[0]
    let controls = layer.elementsOnScreen.filter { $0.element?.action != nil }
    let names = controls.map(\.label) + tabs(in: layer).flatMap(\.barTitles)
    return StepError(
      description: "nothing to tap is called “\(label)”; there is "
        + (names.isEmpty ? "nothing to tap" : names.map { "“\($0)”" }.joined(separator: ", ")))
  }
}

extension Node {
  func contains(text: String) -> Bool {
    var found = false
    walk { node in
      if node.isOutOfReach { return false }
      if let element = node.element, element.kind == .text, element.label == text { found = true }
      if node.spokenName == text { found = true }
      return !found && !(node.trait is LayerTrait)
    }
    return found
  }

  /// A button that, in the row of a list, answers to a tap anywhere on the row.
  var isDefaultButton: Bool {
    trait is ButtonTrait && !environment.hasOwnButtonStyle
  }

  /// The row of a list or form that the node stands in.
  var listRow: Node? {
    var path: [Node] = [self]
    for ancestor in ancestors {
      if ancestor.trait is LayerTrait || ancestor.trait is StackTrait { return nil }
      if ancestor.isListOfRows { return path.last { !$0.standsForSeveral } }
      path.append(ancestor)
    }
    return nil
  }

  private var isListOfRows: Bool { view is any RowContainer }

  /// Whether the node's view is not a row itself, but rows.
  private var standsForSeveral: Bool {
    func stands(_ view: any View) -> Bool {
      if let modified = view as? any Modified { return stands(modified.modifiedView) }
      return view is any Multiple || view is any RowGroup
    }
    return stands(view)
  }

  /// The innermost row, section or group around the node that has a text, too; nil where there is none.
  func group(with text: String) -> Node? {
    if let trait = trait as? RowActionTrait {
      return trait.row.flatMap { $0.contains(text: text) ? $0 : nil }
    }
    for node in [self] + ancestors {
      if node.contains(text: text) { return node === self || !node.spansRows(of: self) ? node : nil }
      if node.trait is LayerTrait { return nil }
    }
    return nil
  }

  /// Whether the node holds rows, of which one holds the other node: what else is in it is then not beside it,
  /// unless it is the header of the section.
  private func spansRows(of other: Node) -> Bool {
    if view is any RowGroup { return false }
    if view is any Looping || isListOfRows { return true }
    guard standsForSeveral, let row = other.listRow else { return false }
    return row !== self && contains(row)
  }

  /// A text that tells the node's row from others.
  func neighbour(besides label: String) -> String? {
    if let trait = trait as? RowActionTrait { return trait.row?.firstText(besides: label) }
    for node in ancestors {
      if node.spansRows(of: self) || node.trait is LayerTrait { return nil }
      if let text = node.firstText(besides: label) { return text }
    }
    return nil
  }

  private func firstText(besides label: String) -> String? {
    var found: String?
    walk { node in
      if node.isOutOfReach || found != nil { return false }
      if let element = node.element, element.kind == .text, let text = element.label, text != label {
        found = text
      }
      return found == nil
    }
    return found
  }

  /// The focus of the control, if code follows it.
  var focus: FocusTrait? {
    for node in ancestors {
      if let trait = node.trait as? FocusTrait { return trait }
      if !(node.view is any Modified) { return nil }
    }
    return nil
  }

  /// What could be tapped in menus that are closed.
  var itemsOfClosedMenus: [Node] {
    var items: [Node] = []
    walk { node in
      if node.isConcealed || (node !== self && node.trait is LayerTrait) { return false }
      guard let cause = node.unseenCause else { return true }
      guard cause == Node.closedMenu else { return false }
      node.unseenCause = nil
      items += node.elementsOnScreen.filter { $0.element?.action != nil }
      node.unseenCause = cause
      return false
    }
    return items
  }

  /// Visits what is seen of a layer.
  func walkSeen(_ visit: (Node) -> Void) {
    walk { node in
      if node.isOutOfReach || (node !== self && node.trait is LayerTrait) { return false }
      visit(node)
      return true
    }
  }

  /// Whether something with a label is there but not seen, and why.
  func hidden(_ label: String) -> (node: Node, cause: String)? {
    var found: (Node, String)?
    walk { node in
      if found != nil || node.isConcealed || (node !== self && node.trait is LayerTrait) { return false }
      if let cause = node.unseenCause {
        node.unseenCause = nil
        if node.label == label || node.contains(text: label)
          || node.elementsOnScreen.contains(where: { $0.label == label })
        {
          found = (node, cause)
        }
        node.unseenCause = cause
        return false
      }
      return true
    }
    return found
  }

  /// Why a toolbar item with a label does not show; nil where there is none, or it shows.
  func missingBar(ofItem label: String) -> String? {
    var found: String?
    walk { node in
      if found != nil || node.isConcealed { return false }
      guard let cause = node.missingBar else { return true }
      if node.children.contains(where: { !$0.matching(label).isEmpty }) { found = cause }
      return false
    }
    return found
  }

  private func matching(_ label: String) -> [Node] { elementsOnScreen.filter { $0.label == label } }

  /// The name of a screen that is not shown and has something with a label.
  func concealed(_ label: String) -> String? {
    var found: String?
    walk { node in
      if found != nil { return false }
      guard node.isConcealed else { return true }
      node.isConcealed = false
      if node.elementsOnScreen.contains(where: { $0.label == label || $0.contains(text: label) }) {
        found = node.fillingViews.first ?? node.fillingKind
      }
      node.isConcealed = true
      return false
    }
    return found
  }
}

/// A list, a form: a container whose content is rows.
@MainActor
protocol RowContainer {}

/// A view in a list that is not a row, but holds rows.
@MainActor
protocol RowGroup {}
