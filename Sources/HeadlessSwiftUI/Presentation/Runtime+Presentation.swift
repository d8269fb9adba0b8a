extension Runtime {
  /// Closes or opens one presentation, if there is one to close or open.
  ///
  /// A layer (the window, or what is presented) shows one presentation at a time; others wait for their turn.
  /// - Returns: Whether something changed.
  func presentNext(in layer: Node) -> Bool {
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

  /// The window and what is presented above it, bottom to top.
  var layers: [Node] {
    guard let root else { return [] }
    var layers = [root]
    while let node = presentations(in: layers[layers.count - 1]).first(where: { $0.trait.slot.shown != nil })?
      .node,
      let content = node.children.first(where: { $0.trait is LayerTrait })
    {
      layers.append(content)
    }
    return layers
  }
}

extension PresentationKind {
  /// Alerts and dialogs are not sheets, everything else is to UIKit.
  var isSheet: Bool { self != .alert && self != .dialog }
}
