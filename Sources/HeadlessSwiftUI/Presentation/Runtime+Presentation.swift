extension Runtime {
  /// Closes or opens one presentation in one of the windows, if there is one to close or open.
  ///
  /// - Returns: Whether something changed.
  func presentNext() -> Bool {
    for window in windowNodes where presentNext(in: window) { return true }
    return false
  }

  /// Closes or opens one presentation, if there is one to close or open.
  ///
  /// A layer (the window, or what is presented) shows one presentation at a time; others wait for their turn.
  /// - Returns: Whether something changed.
  private func presentNext(in layer: Node) -> Bool {
    let attached = presentations(in: layer)
    if let (node, trait) = attached.first(where: { $0.trait.slot.shown != nil }) {
      guard trait.wanted == trait.slot.shown else {
        trait.slot.shown = nil
        node.invalidate()
        if let onDismiss = trait.slot.onDismiss { afterUpdate { onDismiss() } }
        return true
      }
      for other in attached where other.node !== node && other.trait.wanted != nil {
        if trait.kind.isSheet, other.trait.kind.isSheet { warn(ConsoleText.singleSheet, once: other.node) }
      }
      guard let content = node.children.first(where: { $0.trait is LayerTrait }) else { return false }
      return presentNext(in: content)
    }
    guard let (node, trait) = attached.first(where: { $0.trait.wanted != nil }) else { return false }
    trait.slot.shown = trait.wanted
    node.invalidate()
    return true
  }

  /// The presentations attached to the screens of a layer, unselected tabs left out.
  func presentations(in layer: Node) -> [(node: Node, trait: PresentationTrait)] {
    var found: [(node: Node, trait: PresentationTrait)] = []
    layer.walk { node in
      if node !== layer, node.trait is LayerTrait || node.isUnselectedTab { return false }
      if let trait = node.trait as? PresentationTrait { found.append((node, trait)) }
      return true
    }
    return found
  }

  /// The windows and what is presented above each, bottom to top.
  var layers: [Node] { windowNodes.flatMap { [$0] + presented(above: $0) } }

  /// The windows that are open, the one in front last.
  private var windowNodes: [Node] {
    guard let root else { return [] }
    let windows = root.children.filter { $0.trait is WindowTrait }
    return windows.isEmpty ? [root] : windows
  }

  private func presented(above window: Node) -> [Node] {
    var layers = [window]
    while let node = presentations(in: layers[layers.count - 1]).first(where: { $0.trait.slot.shown != nil })?
      .node,
      let content = node.children.first(where: { $0.trait is LayerTrait })
    {
      layers.append(content)
    }
    return Array(layers.dropFirst())
  }
}

extension PresentationKind {
  /// Alerts and dialogs are not sheets, everything else is to UIKit.
  var isSheet: Bool { self != .alert && self != .dialog }
}
