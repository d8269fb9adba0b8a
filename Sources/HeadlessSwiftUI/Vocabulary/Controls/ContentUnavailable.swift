import Foundation

/// Says that there is nothing to show.
@available(iOS 17.0, *)
public struct ContentUnavailableView<Label, Description, Actions>
where Label: View, Description: View, Actions: View {
  let label: Label
  let description: Description
  let actions: Actions

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

@available(iOS 17.0, *)
extension ContentUnavailableView: View, Primitive {
  func update(_ node: Node) {
    node.place(label, 0)
    node.place(description, 1)
    node.place(actions, 2)
  }
}

@available(iOS 17.0, *)
extension ContentUnavailableView
where Label == HeadlessSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: { HeadlessSwiftUI.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init(
      label: { HeadlessSwiftUI.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { HeadlessSwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { HeadlessSwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
  @_disfavoredOverload
  public init<S>(_ title: S, image name: String, description: Text? = nil) where S: StringProtocol {
    self.init(
      label: { HeadlessSwiftUI.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }
  @_disfavoredOverload
  public init<S>(_ title: S, systemImage name: String, description: Text? = nil) where S: StringProtocol {
    self.init(
      label: { HeadlessSwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
}

/// The contents of the view for searches without results.
@available(iOS 17.0, *)
public struct SearchUnavailableContent {
  /// Its label.
  public struct Label {
    let text: String?
  }
  /// Its explanation.
  public struct Description {}
  /// Its actions.
  public struct Actions {}
}

@available(iOS 17.0, *)
extension SearchUnavailableContent.Label: View, Primitive {
  func update(_ node: Node) {
    node.element = Element(.text, label: text.map { "No Results for “\($0)”" } ?? "No Results")
  }
}
@available(iOS 17.0, *)
extension SearchUnavailableContent.Description: View, Primitive {
  func update(_ node: Node) {
    node.element = Element(.text, label: "Check the spelling or try a new search.")
  }
}
@available(iOS 17.0, *)
extension SearchUnavailableContent.Actions: View, Primitive {
  func update(_ node: Node) {}
}

@available(iOS 17.0, *)
extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  public static var search: ContentUnavailableView<Label, Description, Actions> { make(nil) }
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
    make(text)
  }
  private static func make(_ text: String?) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description() }, actions: { SearchUnavailableContent.Actions() }
    )
  }
}
