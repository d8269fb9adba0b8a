/// A title with a picture.
@available(iOS 14.0, *)
public struct Label<Title, Icon> where Title: View, Icon: View {
  let title: Title
  let icon: Icon

  init(title: Title, icon: Icon) {
    self.title = title
    self.icon = icon
  }

  @MainActor @preconcurrency
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(title: title(), icon: icon())
  }
}

@available(iOS 14.0, *)
extension Label: View, Primitive {
  // The picture repeats the title: only the title is read.
  func update(_ node: Node) { node.place(title, 0) }
}

@available(iOS 14.0, *)
extension Label where Title == Text, Icon == Image {
  @available(iOS 14.0, *)
  public init(
    _ titleKey: LocalizedStringKey, image name: String
  ) {
    self.init(title: Text(titleKey), icon: Image(name))
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image name: String
  ) {
    self.init(title: Text(titleResource), icon: Image(name))
  }

  @available(iOS 14.0, *)
  @_disfavoredOverload
  public init<S>(
    _ title: S, image name: String
  ) where S: StringProtocol {
    self.init(title: Text(title), icon: Image(name))
  }

  @available(iOS 14.0, *)
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String
  ) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage name: String
  ) {
    self.init(title: Text(titleResource), icon: Image(systemName: name))
  }

  @available(iOS 14.0, *)
  @_disfavoredOverload
  public init<S>(
    _ title: S, systemImage name: String
  ) where S: StringProtocol {
    self.init(title: Text(title), icon: Image(systemName: name))
  }
}
