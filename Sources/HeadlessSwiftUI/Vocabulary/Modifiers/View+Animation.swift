import Foundation

// Animations and transitions: what is animated is there at once.

extension View {
  nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable {
    inert("animation", animation as Any, value)
  }

  @available(
    iOS, introduced: 13.0, deprecated: 15.0, message: "Use withAnimation or animation(_:value:) instead."
  )
  @_disfavoredOverload
  nonisolated public func animation(_ animation: Animation?) -> some View {
    inert("animation", animation as Any)
  }

  @available(iOS 17.0, *)
  nonisolated public func animation<V>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View where V: View { inert("animation", animation as Any) }

  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    inert("transaction")
  }

  @available(iOS 17.0, *)
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { inert("transaction", value) }

  @available(iOS 17.0, *)
  nonisolated public func transaction<V>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View where V: View { inert("transaction") }

  @_disfavoredOverload
  nonisolated public func transition(_ t: AnyTransition) -> some View { inert("transition", t) }

  @available(iOS 17.0, *)
  nonisolated public func transition<T>(_ transition: T) -> some View where T: Transition {
    inert("transition", transition)
  }

  @available(iOS 16.0, *)
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    inert("contentTransition", transition)
  }

  @available(iOS 18.0, *)
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    inert("navigationTransition", style)
  }

  @available(iOS 18.0, *)
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View
  { inert("matchedTransitionSource", id, namespace) }

  @available(iOS 18.0, *)
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { inert("matchedTransitionSource", id, namespace) }

  @available(iOS 14.0, *)
  nonisolated public func matchedGeometryEffect<ID>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View where ID: Hashable {
    inert("matchedGeometryEffect", id, namespace, properties, anchor, isSource)
  }

  @available(iOS 17.0, *)
  nonisolated public func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable { inert("phaseAnimator") }

  @available(iOS 17.0, *)
  nonisolated public func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable { inert("phaseAnimator") }

  @available(iOS 17.0, *)
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { inert("keyframeAnimator") }

  @available(iOS 17.0, *)
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { inert("keyframeAnimator") }
}
