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
  // The picture repeats the title: only the title is read. Where only the picture shows, it is still its name.
  func update(_ node: Node) {
    var environment = node.environment
    if environment.labelsShowOnlyIcons { environment.hasUnreadableTexts = true }
    node.place(title, key: .init(0), environment: environment)
  }
}

private struct IconOnlyKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct HiddenLabelsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct UnreadableTextsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// What `labelStyle(.iconOnly)` says of the labels below.
  var labelsShowOnlyIcons: Bool {
    get { self[IconOnlyKey.self] }
    set { self[IconOnlyKey.self] = newValue }
  }

  /// What `labelsHidden()` says of the labels of controls below.
  var hidesLabels: Bool {
    get { self[HiddenLabelsKey.self] }
    set { self[HiddenLabelsKey.self] = newValue }
  }

  /// Whether texts here are said by VoiceOver, and not to be read.
  var hasUnreadableTexts: Bool {
    get { self[UnreadableTextsKey.self] }
    set { self[UnreadableTextsKey.self] = newValue }
  }
}

extension Node {
  /// Places what a control is called by, which `labelsHidden()` takes from the eyes.
  func place(label: any View) {
    var environment = environment
    if environment.hidesLabels { environment.hasUnreadableTexts = true }
    place(label, key: .init(0), environment: environment)
  }
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
