/// A modifier that a group hands on to each view in it, as can be told from what it does.
///
///     Group { if isLoggedIn { Welcome() } else { Login() } }.onAppear { load() }   // runs again for the other branch
@MainActor
protocol MemberModifier: PrimitiveModifier {}

/// A view whose modifiers apply to the views in it, and not to itself.
@MainActor
protocol MemberGroup {}

@available(iOS 13.0, *)
extension Group: MemberGroup where Content: View {}

@available(iOS 13.0, *)
extension ForEach: MemberGroup where Content: View {}

extension EditableContent: MemberGroup {}

/// The views in a group, down through groups in it, loops and branches.
@MainActor
enum Member {
  /// Makes of a member what a modifier on its group says.
  typealias Change = @MainActor (any View) -> any View

  /// Whether modifiers of a view go to what is in it: a group, or one with other modifiers.
  static func isGroup(_ view: any View) -> Bool {
    if let content = view as? any ModifierContent { return isGroup(content.view) }
    if let modified = view as? any Modified {
      return modified.appliedModifier is any PrimitiveModifier && isGroup(modified.modifiedView)
    }
    return view is any MemberGroup
  }

  /// Whether a view in a group is no member, but has some in it.
  static func isNone(_ view: any View) -> Bool {
    if let modified = view as? any Modified {
      return modified.appliedModifier is any PrimitiveModifier && isNone(modified.modifiedView)
    }
    return view is any Multiple && !(view is AnyView) || view is any MemberGroup
  }
}

extension ViewModifier {
  /// A view with this modifier, whatever its type.
  func applied(to view: any View) -> any View {
    func apply(_ view: some View) -> any View { view.modifier(self) }
    return apply(view)
  }
}
