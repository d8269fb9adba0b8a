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
  func update(_ node: Node) {
    node.place(MenuLabel(label: label, action: primaryAction), 0)
    var environment = node.environment
    environment.hasOwnButtonStyle = true
    // A picker's options are items of the menu.
    environment.pickerShowsOptions = true
    let items = node.place(content, key: .init(1), environment: environment)
    items.unseenCause = node.runtime.revealed.contains { $0 === items } ? nil : Node.closedMenu
    node.trait = MenuTrait(items: items, opensOnTap: primaryAction == nil)
  }
}

/// A menu, which shows its items once it is open. They can be tapped while it is closed, too: that is short for
/// opening it first.
struct MenuTrait: Trait {
  let items: Node
  /// Otherwise a long press opens it.
  let opensOnTap: Bool
}

extension Node {
  /// Why the items of a menu are not seen.
  static let closedMenu = "menu"
}

/// Adds a menu that a tap on the title of the screen opens.
struct TitleMenuModifier<Items: View> {
  let items: Items
}

extension TitleMenuModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    content()
    var environment = node.environment
    environment.hasOwnButtonStyle = true
    environment.pickerShowsOptions = true
    let items = node.place(items, key: .init("menu"), environment: environment)
    items.unseenCause = node.runtime.revealed.contains { $0 === items } ? nil : Node.closedMenu
    node.trait = TitleMenuTrait(items: items)
  }
}

/// The menu that a tap on the title opens.
struct TitleMenuTrait: Trait {
  let items: Node
}

/// Adds a menu for rows of a selectable list: a long press on a row opens it, a tap is its primary action.
struct SelectionMenuModifier<Value: Hashable, Items: View> {
  let items: (Set<Value>) -> Items
  let primaryAction: ((Set<Value>) -> Void)?
}

extension SelectionMenuModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    content()
    let pressed = node.state("pressed") { Location(Set<Value>?.none) }
    if let rows = node.track({ pressed.get() }) {
      var environment = node.environment
      environment.hasOwnButtonStyle = true
      let items = node.place(items(rows), key: .init("menu"), environment: environment, fresh: true)
      items.unseenCause = node.runtime.revealed.contains { $0 === items } ? nil : Node.closedMenu
    }
    node.trait = SelectionMenuTrait(
      press: { [weak node] value in
        pressed.set(value.converted(to: Value.self).map { [$0] })
        node?.invalidate()
      },
      tap: primaryAction.map { action in
        { value in if let value = value.converted(to: Value.self) { action([value]) } }
      })
  }
}

/// What is done to a row of a selectable list, by the value it stands for.
struct SelectionMenuTrait: Trait {
  let press: (AnyHashable) -> Void
  /// Nil where a tap selects, as in other lists.
  let tap: ((AnyHashable) -> Void)?
}

/// Adds a menu that a long press on the view opens.
struct ContextMenuModifier<Items: View> {
  let items: Items
}

extension ContextMenuModifier: ViewModifier, MemberModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    content()
    var environment = node.environment
    environment.hasOwnButtonStyle = true
    let items = node.place(items, key: .init("menu"), environment: environment)
    items.unseenCause = node.runtime.revealed.contains { $0 === items } ? nil : Node.closedMenu
    node.trait = MenuTrait(items: items, opensOnTap: false)
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
