/// Opens an address.
@available(iOS 14.0, *)
public struct Link<Label> where Label: View {
  let label: Label
  let destination: URL
  /// What it is called; nil: the texts of its label.
  let name: String?

  init(label: Label, destination: URL, name: String? = nil) {
    self.label = label
    self.destination = destination
    self.name = name
  }

  @MainActor @preconcurrency
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination)
  }
}

@available(iOS 14.0, *)
extension Link: View, Primitive {
  func update(_ node: Node) {
    node.place(label, 0)
    let open = node.environment.openURL
    node.element = Element(.link, label: name) { open(destination) }
  }
}

@available(iOS 14.0, *)
extension Link where Label == Text {
  @available(iOS 14.0, *)
  public init(
    _ titleKey: LocalizedStringKey, destination: URL
  ) {
    self.init(label: Text(titleKey), destination: destination)
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, destination: URL
  ) {
    self.init(label: Text(titleResource), destination: destination)
  }

  @available(iOS 14.0, *)
  @_disfavoredOverload
  public init<S>(
    _ title: S, destination: URL
  ) where S: StringProtocol {
    self.init(label: Text(title), destination: destination)
  }
}
