/// A tab: its label in the bar, and the view it shows.
@available(iOS 18.0, *)
public struct Tab<Value, Content, Label> {
  /// Nil where the tab view has no selection.
  let value: Value?
  let role: TabRole?
  let content: Content
  let label: Label
}

@available(iOS 18.0, *)
extension Tab: TabContent, TabItems where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  public var body: Tab<Value, Content, Label> { return self }

  func collect(_ tabs: inout TabCollector) {
    tabs.add(content: content, label: label, tag: value.map { AnyHashable($0) })
  }
}

/// The label of a tab that has a title and a picture.
@available(iOS 18.0, *)
public struct DefaultTabLabel {
  let title: Text
}

@available(iOS 18.0, *)
extension DefaultTabLabel: View, Primitive {
  func update(_ node: Node) { node.place(title, 0) }
}
