/// Buttons whose label is a title, alone or with a picture.
@available(iOS 13.0, *)
extension Button where Label == Text {
  @available(iOS 13.0, *)
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(titleKey), role: nil, action: action)
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(titleResource), role: nil, action: action)
  }

  @available(iOS 13.0, *)
  @_disfavoredOverload
  @preconcurrency
  public init<S>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(label: Text(title), role: nil, action: action)
  }

  @available(iOS 15.0, *)
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(titleKey), role: role, action: action)
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(titleResource), role: role, action: action)
  }

  @available(iOS 15.0, *)
  @_disfavoredOverload
  @preconcurrency
  public init<S>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(label: Text(title), role: role, action: action)
  }
}

@available(iOS 14.0, *)
extension Button where Label == HeadlessSwiftUI.Label<Text, Image> {
  @available(iOS 14.0, *)
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: Label(title: Text(titleKey), icon: Image(systemName: systemImage)), role: nil, action: action)
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: Label(title: Text(titleResource), icon: Image(systemName: systemImage)), role: nil,
      action: action)
  }

  @available(iOS 14.0, *)
  @_disfavoredOverload
  public init<S>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(
      label: Label(title: Text(title), icon: Image(systemName: systemImage)), role: nil, action: action)
  }

  @available(iOS 15.0, *)
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: Label(title: Text(titleKey), icon: Image(systemName: systemImage)), role: role, action: action)
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: Label(title: Text(titleResource), icon: Image(systemName: systemImage)), role: role,
      action: action)
  }

  @available(iOS 15.0, *)
  @_disfavoredOverload
  public init<S>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(
      label: Label(title: Text(title), icon: Image(systemName: systemImage)), role: role, action: action)
  }
}
