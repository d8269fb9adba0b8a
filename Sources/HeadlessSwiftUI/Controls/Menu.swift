/// Controls and texts that open on a tap.
@available(iOS 14.0, *)
public struct Menu<Label, Content> where Label: View, Content: View {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?

  init(label: Label, content: Content, primaryAction: (() -> Void)? = nil) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }
}

@available(iOS 14.0, *)
extension Menu: View, Primitive {
  // The items can be tapped as if the menu were open.
  func update(_ node: Node) {
    node.place(MenuLabel(label: label, action: primaryAction), 0)
    node.place(content, 1)
  }
}

/// The part of a menu that is always seen.
private struct MenuLabel<Label: View> {
  let label: Label
  let action: (() -> Void)?
}

extension MenuLabel: View, Primitive {
  func update(_ node: Node) {
    node.place(label, 0)
    let action = action
    node.element = Element(.button) { action?() }
  }
}

@available(iOS 14.0, *)
extension Menu {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  @available(iOS 15.0, *)
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }

  @available(iOS 14.0, *)
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.init(label: Text(titleKey), content: content())
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.init(label: Text(titleResource), content: content())
  }

  @available(iOS 14.0, *)
  @_disfavoredOverload
  public init<S>(
    _ title: S, @ViewBuilder content: () -> Content
  ) where Label == Text, S: StringProtocol {
    self.init(label: Text(title), content: content())
  }

  @available(iOS 15.0, *)
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) where Label == Text {
    self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) where Label == Text {
    self.init(label: Text(titleResource), content: content(), primaryAction: primaryAction)
  }

  @available(iOS 15.0, *)
  @_disfavoredOverload
  public init<S>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) where Label == Text, S: StringProtocol {
    self.init(label: Text(title), content: content(), primaryAction: primaryAction)
  }
}

@available(iOS 14.0, *)
extension Menu where Label == HeadlessSwiftUI.Label<Text, Image> {
  @available(iOS 14.0, *)
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Label(title: Text(titleKey), icon: Image(systemName: systemImage)), content: content())
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: Label(title: Text(titleResource), icon: Image(systemName: systemImage)), content: content())
  }

  @available(iOS 14.0, *)
  @_disfavoredOverload
  public init<S>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(label: Label(title: Text(title), icon: Image(systemName: systemImage)), content: content())
  }

  @available(iOS 15.0, *)
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: Label(title: Text(titleKey), icon: Image(systemName: systemImage)), content: content(),
      primaryAction: primaryAction)
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: Label(title: Text(titleResource), icon: Image(systemName: systemImage)), content: content(),
      primaryAction: primaryAction)
  }

  @available(iOS 15.0, *)
  @_disfavoredOverload
  public init<S>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(
      label: Label(title: Text(title), icon: Image(systemName: systemImage)), content: content(),
      primaryAction: primaryAction)
  }
}
