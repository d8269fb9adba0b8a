/// A view with a modifier applied.
@available(iOS 13.0, *)
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

@available(iOS 13.0, *)
extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

@available(iOS 13.0, *)
extension ModifiedContent: View, _PrimitiveView, Primitive where Content: View, Modifier: ViewModifier {
  func update(_ node: Node) {
    if let shared = modifier as? any MemberModifier, Member.isGroup(content) {
      let outer = node.forMember
      node.place(content, key: .init(0)) { member in
        let member = shared.applied(to: member)
        return outer?(member) ?? member
      }
    } else if let primitive = modifier as? any PrimitiveModifier {
      primitive.update(node, content: Node.Content(node: node, view: content))
    } else {
      let body = node.evaluate(modifier) { $0.body(content: _ViewModifier_Content(view: content)) }
      node.place(body, key: .init(0), fresh: true)
    }
  }
}

@available(iOS 13.0, *)
extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  @MainActor @preconcurrency
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

@available(iOS 13.0, *)
extension ViewModifier {
  /// This modifier, and then another.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

@available(iOS 13.0, *)
extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// What a modified view is made of, for looking through modifiers.
@MainActor
protocol Modified {
  var modifiedView: any View { get }
  var appliedModifier: any ViewModifier { get }
}

@available(iOS 13.0, *)
extension ModifiedContent: Modified where Content: View, Modifier: ViewModifier {
  var modifiedView: any View { content }
  var appliedModifier: any ViewModifier { modifier }
}
