/// Gives the view an identity of its own choosing: another id is another view.
struct IdentityModifier<ID: Hashable> {
  let id: ID
}

extension IdentityModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) { content(key: .init(id)) }
}

/// Names the value that selecting the view means.
struct TagModifier<Value: Hashable> {
  let value: Value
}

extension TagModifier: ViewModifier, MemberModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    content()
    node.trait = TagTrait(value: AnyHashable(value))
  }
}

/// Lets containers read the tag of a view without building it.
protocol Tagging {
  var tagValue: AnyHashable { get }
}

extension TagModifier: Tagging {
  var tagValue: AnyHashable { AnyHashable(value) }
}

/// The value that selecting a row means.
struct TagTrait: Trait {
  let value: AnyHashable
}

@available(iOS 13.0, *)
extension View {
  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable {
    modifier(IdentityModifier(id: id))
  }

  nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable {
    modifier(TagModifier(value: tag))
  }

  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }
}
