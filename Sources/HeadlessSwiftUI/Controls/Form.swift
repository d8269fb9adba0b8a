/// Controls for entering data.
@available(iOS 13.0, *)
public struct Form<Content> where Content: View {
  let content: Content

  @MainActor @preconcurrency
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@available(iOS 13.0, *)
extension Form: View, Primitive, Scrolling, RowContainer {
  func update(_ node: Node) { node.place(content, 0) }
}

/// Content larger than the screen.
@available(iOS 13.0, *)
public struct ScrollView<Content> where Content: View {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  @MainActor @preconcurrency
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

@available(iOS 13.0, *)
extension ScrollView: View, Primitive, Scrolling {
  func update(_ node: Node) { node.place(content, 0) }
}

/// Starts and ends editing.
@available(iOS 13.0, *)
public struct EditButton {
  @MainActor @preconcurrency
  public init() {}
}

@available(iOS 13.0, *)
extension EditButton: View, Primitive {
  func update(_ node: Node) {
    let mode = node.environment.editMode
    let isEditing = mode.map { node.read($0).isEditing } ?? false
    node.element = Element(.button, label: isEditing ? "Done" : "Edit") {
      mode?.wrappedValue = isEditing ? .inactive : .active
    }
  }
}
