/// Keeps what it modifies from the user's eyes or fingers.
struct ReachModifier {
  /// As it is written in code.
  let cause: String
  var isSeen = true
  var isTouchable = true
}

extension ReachModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    node.unseenCause = isSeen ? nil : cause
    node.untouchableCause = isTouchable ? nil : cause
    content()
  }
}

/// A leaf that is as large as it may be, and takes the touches on it.
@MainActor
protocol Surface {
  /// What it is called; nil where touches get through.
  var surface: String? { get }
}

/// A container that puts its views on top of each other, the last one in front.
@MainActor
protocol Overlapping {}

/// A container that is as large as it may be, and takes the touches on it.
@MainActor
protocol ScreenFilling {}

/// A view whose content can be pulled down.
protocol Scrolling: ScreenFilling {}

extension InertModifier {
  /// What a modifier does to the space its view takes. The model measures nothing: it knows what is as large as
  /// it may be, and takes everything else to leave room for touches beside it.
  enum Space {
    case unchanged
    /// A size of its own in some direction.
    case fixed
    /// As large as it may be, with the content somewhere in it.
    case flexible
    /// Touches count anywhere in the frame.
    case solid
    /// Views in front of the content, or a style, which has a name.
    case overlay(style: String?)
    /// Views behind the content, or a style.
    case background(style: String?)
    case zIndex(Double)
  }
}

extension Node {
  /// Whether the node is as large as it may be, and what in it takes touches all over that space.
  private var extent: (fills: Bool, surface: String?) {
    if isOutOfReach || untouchableCause != nil || trait is LayerTrait || trait is TabLabelTrait {
      return (false, nil)
    }
    if let surface = view as? any Surface { return (true, surface.surface) }
    if view is any ScreenFilling { return (true, plainName(of: type(of: view))) }
    guard let inert = (view as? any Modified)?.appliedModifier as? InertModifier, let content = children.first
    else { return childExtent(children) }
    let base = content.extent
    switch inert.space {
    case .unchanged, .zIndex: return base
    case .fixed: return (false, nil)
    case .flexible: return (true, base.fills ? base.surface : nil)
    case .solid: return (base.fills, base.fills ? "a content shape" : nil)
    case .overlay(let style), .background(let style):
      guard base.fills else { return (false, nil) }
      return (true, base.surface ?? style ?? childExtent(children.dropFirst()).surface)
    }
  }

  private func childExtent(_ nodes: some Sequence<Node>) -> (fills: Bool, surface: String?) {
    let all = nodes.map(\.extent).filter(\.fills)
    return (!all.isEmpty, all.lazy.compactMap(\.surface).first)
  }

  /// What of the node would cover a view behind it, by name; nil where touches get through.
  var cover: String? {
    let extent = extent
    return extent.fills ? extent.surface : nil
  }

  /// Why a touch does not reach the node, as a sentence without its subject; nil where it does.
  func obstacle(below layer: Node) -> String? {
    var node = self
    // Views in front, up to the next container that may put them there.
    var siblings: [(node: Node, isLater: Bool)] = []
    var depth = 0.0
    while true {
      if let cause = node.untouchableCause { return "takes no touches: \(cause)" }
      if case .zIndex(let value)? = node.space, depth == 0 { depth = value }
      guard node !== layer, let parent = node.parent else { return nil }
      let index = parent.children.firstIndex { $0 === node } ?? 0
      switch parent.space {
      case .overlay(let style)? where index == 0:
        if let cover = style ?? parent.children.dropFirst().lazy.compactMap(\.cover).first {
          return "is covered by an overlay: \(cover)"
        }
      case .background? where index > 0:
        if let cover = parent.children[0].cover { return "is behind \(cover)" }
      case nil where !(parent.view is any Modified):
        siblings += parent.children.enumerated().filter { $0.offset != index }
          .map { ($0.element, $0.offset > index) }
        if parent.view is any Overlapping {
          let front = siblings.filter { ($0.node.depth, $0.isLater ? 1 : 0) > (depth, 0) }
          if let cover = front.lazy.compactMap(\.node.cover).first { return "is covered by \(cover)" }
        }
        // Only what stands for several views passes them on to the container above.
        if parent.view is any Primitive, !(parent.view is any Multiple) { (siblings, depth) = ([], 0) }
      default: break
      }
      node = parent
    }
  }

  private var space: InertModifier.Space? {
    ((view as? any Modified)?.appliedModifier as? InertModifier)?.space
  }

  /// How far in front of its neighbours the view is.
  private var depth: Double {
    var node = self
    while true {
      if case .zIndex(let value)? = node.space { return value }
      guard node.view is any Modified || node.view is any Multiple || node.children.count == 1,
        let first = node.children.first
      else { return 0 }
      node = first
    }
  }
}
