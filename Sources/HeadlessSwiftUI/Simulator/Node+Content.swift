extension Node {
  /// The texts below, joined: what a control is called by.
  var joinedTexts: String {
    var texts: [String] = []
    walk { node in
      if node.isUnseen, node !== self { return false }
      if node !== self, let name = node.spokenName {
        texts.append(name)
        return false
      }
      if let element = node.element, element.kind == .text, let label = element.label { texts.append(label) }
      return !(node.trait is LayerTrait)
    }
    return texts.joined(separator: ", ")
  }

  /// What the control or text is called by.
  var label: String {
    guard let element else { return "" }
    if let name = spokenLabel { return name }
    if let label = element.label { return label }
    let texts = joinedTexts
    return texts.isEmpty ? imageNames.joined(separator: ", ") : texts
  }

  /// What an `accessibilityLabel` on the control says.
  var spokenLabel: String? {
    if let spokenName { return spokenName }
    for ancestor in ancestors {
      guard ancestor.element == nil, ancestor.children.count == 1 || ancestor.view is any Modified else {
        return nil
      }
      if let name = ancestor.spokenName { return name }
    }
    return nil
  }

  private var imageNames: [String] {
    var names: [String] = []
    walk { node in
      if let element = node.element, element.kind == .image, let label = element.label { names.append(label) }
      return true
    }
    return names
  }

  /// Whether the control can be used: it says so, and so does the environment.
  var isUsable: Bool { (element?.isEnabled ?? true) && environment.isEnabled }

  /// The elements on screen at or below the node, controls as wholes.
  var elementsOnScreen: [Node] {
    var found: [Node] = []
    collectElements(into: &found, root: self)
    return found.contains { $0.element?.gesture != nil } ? withoutRivals(found) : found
  }

  /// Of a control and a gesture added to it, the one that answers: the control's own action goes first, unless the
  /// gesture has priority.
  private func withoutRivals(_ found: [Node]) -> [Node] {
    let touchable = found.filter { $0.element?.action != nil }
    func inner(_ node: Node) -> [Node] {
      touchable.filter { $0 !== node && $0.label == node.label && node.contains($0) }
    }
    return found.filter { node in
      switch node.element?.gesture {
      case .normal, .simultaneous: if !inner(node).isEmpty { return false }
      case .high, nil: break
      }
      return !touchable.contains { outer in
        outer.element?.gesture == .high && inner(outer).contains { $0 === node }
      }
    }
  }

  private func collectElements(into found: inout [Node], root: Node) {
    if isOutOfReach || trait is TabLabelTrait || (self !== root && trait is LayerTrait) { return }
    if let element {
      found.append(self)
      // Texts below a control are its label; controls in it can be used on their own.
      if element.kind != .text, element.kind != .image {
        for child in children { child.collectControls(into: &found) }
        return
      }
    }
    for child in children { child.collectElements(into: &found, root: root) }
  }

  private func collectControls(into found: inout [Node]) {
    if isOutOfReach || trait is LayerTrait { return }
    if let element, element.kind != .text, element.kind != .image { found.append(self) }
    for child in children { child.collectControls(into: &found) }
  }

  /// The app's views that fill the node, outermost first.
  var fillingViews: [String] { filling.compactMap { appTypePath(of: $0.view) } }

  /// What the node shows where none of the app's views fills it: `Text`, `VStack` … or `EmptyView`.
  var fillingKind: String {
    let shown = filling.last {
      !($0.view is any Modified || $0.view is any Multiple || $0.view is any Nameless)
    }
    return shown.map { plainName(of: type(of: $0.view)) } ?? "EmptyView"
  }

  /// The nodes from here down as long as there is one way to go.
  private var filling: [Node] {
    var nodes = [self]
    while let node = nodes.last, nodes.count == 1 || !node.ownsNavigation {
      let next = node.children.filter {
        !$0.isOutOfReach && !($0.trait is LayerTrait || $0.trait is TabLabelTrait)
      }
      // What stands beside the content (an overlay, a toolbar) does not fill the screen.
      guard let first = next.first, next.count == 1 || node.view is any Modified else { break }
      // A control's label is not the screen.
      if node.element != nil { break }
      nodes.append(first)
    }
    return nodes
  }
}

/// A view of the model's own, which is not to be named to anybody.
@MainActor
protocol Nameless {}
