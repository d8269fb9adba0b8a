/// Runs actions when the view comes on screen and when it leaves it.
struct AppearanceModifier {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
}

extension AppearanceModifier: ViewModifier, MemberModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    content()
    node.trait = AppearanceTrait(modifier: self)
  }
}

private struct AppearanceTrait: LifecycleTrait {
  let modifier: AppearanceModifier

  func appear() { modifier.appear?() }
  func disappear() { modifier.disappear?() }
  func start() {}
}

@available(iOS 13.0, *)
extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action))
  }

  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappear: action))
  }
}
