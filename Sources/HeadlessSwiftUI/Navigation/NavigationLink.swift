/// Goes to another view when tapped.
@available(iOS 13.0, *)
public struct NavigationLink<Label, Destination> where Label: View, Destination: View {
  enum Target {
    case view(Destination)
    case activeView(Destination, Binding<Bool>)
    /// Nil disables the link. The type is the one the compiler saw.
    case value(PathElement?, Any.Type)
  }

  let label: Label
  let target: Target
}

@available(iOS 13.0, *)
extension NavigationLink: View, Primitive {
  func update(_ node: Node) {
    node.place(label, 0)
    let context = node.environment.navigation
    switch target {
    case .value(let element, let type):
      // A list whose selection has the value's type can take it without any destination.
      let isSelecting = node.environment.listSelection.map { $0.type == type } ?? false
      node.trait = ValueLinkTrait(element: element)
      if context == nil, node.runtime.os == 16 { node.runtime.warn(ConsoleText.linkOutside, once: node) }
      node.element = Element(.link, isEnabled: element != nil && (context != nil || isSelecting)) {
        guard let element else { return }
        if let context {
          context.go(to: element, type: type, from: node)
        } else if let value = element.base {
          _ = node.environment.listSelection?.select(value)
        }
      }
    case .view(let destination):
      showDestination(destination, of: node, presented: nil) {}
      node.element = Element(.link, isEnabled: context != nil) { context?.show(node) }
    case .activeView(let destination, let isActive):
      let presented = node.read(isActive) ? AnyHashable(true) : nil
      showDestination(destination, of: node, presented: presented) { isActive.wrappedValue = false }
      node.element = Element(.link, isEnabled: context != nil) { isActive.wrappedValue = true }
    }
  }

  @MainActor
  private func showDestination(
    _ destination: Destination, of node: Node, presented: AnyHashable?, clear: @escaping @MainActor () -> Void
  ) {
    // The destination's struct is made with the link, long before any push.
    if node.viewIsNew { node.runtime.noteBuilt(destination) }
    node.trait = ViewDestinationTrait(
      presented: presented, revision: node.runtime.nextNumber(), modifier: nil,
      presentedType: "\(Destination.self)", usesStackEnvironment: true,
      isBuiltWhenPushed: false, build: { destination }, clear: clear)
  }
}

/// The value a row's link goes to.
struct ValueLinkTrait: Trait {
  let element: PathElement?
}

@available(iOS 13.0, *)
extension NavigationLink {
  static func binding<V: Hashable>(_ selection: Binding<V?>, is tag: V) -> Binding<Bool> {
    Binding(
      source: nil, get: { selection.wrappedValue == tag },
      set: { isActive in
        if isActive {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }
}
