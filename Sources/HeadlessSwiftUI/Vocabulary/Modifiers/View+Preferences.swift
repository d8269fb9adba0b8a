import Foundation

/// A value that views hand up to their containers.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension View {
  nonisolated public func preference<K>(key: K.Type = K.self, value: K.Value) -> some View
  where K: PreferenceKey { modifier(PreferenceModifier<K> { $0 = value }) }

  nonisolated public func transformPreference<K>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View where K: PreferenceKey { modifier(PreferenceModifier<K>(change: callback)) }

  nonisolated public func anchorPreference<A, K>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View where K: PreferenceKey {
    modifier(PreferenceModifier<K> { $0 = transform(Anchor(value: value.value)) })
  }

  nonisolated public func transformAnchorPreference<A, K>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View where K: PreferenceKey {
    modifier(PreferenceModifier<K> { transform(&$0, Anchor(value: value.value)) })
  }

  nonisolated public func onPreferenceChange<K>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K: PreferenceKey, K.Value: Equatable { modifier(PreferenceReader<K>(action: action)) }

  nonisolated public func overlayPreferenceValue<Key, T>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key: PreferenceKey, T: View {
    inert("overlayPreferenceValue", views: transform(Key.defaultValue))
  }

  nonisolated public func backgroundPreferenceValue<Key, T>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key: PreferenceKey, T: View {
    inert("backgroundPreferenceValue", views: transform(Key.defaultValue))
  }

  @available(iOS 17.0, *)
  nonisolated public func overlayPreferenceValue<K, V>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View {
    inert("overlayPreferenceValue", alignment, views: transform(K.defaultValue))
  }

  @available(iOS 17.0, *)
  nonisolated public func backgroundPreferenceValue<K, V>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View {
    inert("backgroundPreferenceValue", alignment, views: transform(K.defaultValue))
  }

}

/// Changes the value that goes up from a view.
struct PreferenceModifier<K: PreferenceKey> {
  let change: (inout K.Value) -> Void
}

extension PreferenceModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  func update(_ node: Node, content: Node.Content) {
    content()
    node.trait = PreferenceChange<K>(apply: change)
  }
}

/// A change that a reader above collects.
struct PreferenceChange<K: PreferenceKey>: Trait {
  let apply: (inout K.Value) -> Void
}

/// Hears of the value of all views within.
struct PreferenceReader<K: PreferenceKey> where K.Value: Equatable {
  let action: (K.Value) -> Void
}

extension PreferenceReader: ViewModifier, PrimitiveModifier, CoordinatingModifier {
  typealias Body = Never
  func update(_ node: Node, content: Node.Content) {
    var value = K.defaultValue
    collect(node.place(member: content.view, key: .init(0)), into: &value)
    let last = node.state(ObjectIdentifier(K.self)) { PreferenceMemory(K.defaultValue) }
    guard last.value != value else { return }
    last.value = value
    action(value)
  }

  @MainActor private func collect(_ node: Node, into value: inout K.Value) {
    if let change = node.trait as? PreferenceChange<K> {
      nonisolated(unsafe) var own = K.defaultValue
      change.apply(&own)
      K.reduce(value: &value) { own }
    }
    for child in node.children { collect(child, into: &value) }
  }
}

/// The value last reported.
private final class PreferenceMemory<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
