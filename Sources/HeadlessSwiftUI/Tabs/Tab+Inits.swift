/// Tabs of every make: by title, picture and value.
@available(iOS 18.0, *)
extension Tab where Value: Hashable, Content: View, Label: View {
  @available(iOS 18.0, *)
  @_disfavoredOverload
  public init<S>(_ title: S, image: String, value: Value, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, S: StringProtocol {
    self.init(value: .some(value), role: nil, content: content(), label: DefaultTabLabel(title: Text(title)))
  }

  @available(iOS 18.0, *)
  @_disfavoredOverload
  public init<S>(_ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, S: StringProtocol {
    self.init(value: .some(value), role: role, content: content(), label: DefaultTabLabel(title: Text(title)))
  }

  @available(iOS 18.0, *)
  @_disfavoredOverload
  public init<S, T>(_ title: S, image: String, value: T, @ViewBuilder content: () -> Content)
  where Value == T?, Label == DefaultTabLabel, S: StringProtocol, T: Hashable {
    self.init(value: .some(value), role: nil, content: content(), label: DefaultTabLabel(title: Text(title)))
  }

  @available(iOS 18.0, *)
  @_disfavoredOverload
  public init<S, T>(_ title: S, image: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content)
  where Value == T?, Label == DefaultTabLabel, S: StringProtocol, T: Hashable {
    self.init(value: .some(value), role: role, content: content(), label: DefaultTabLabel(title: Text(title)))
  }

  @available(iOS 18.0, *)
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      value: .some(value), role: nil, content: content(), label: DefaultTabLabel(title: Text(titleKey)))
  }

  @available(iOS 26.0, *)
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      value: .some(value), role: nil, content: content(), label: DefaultTabLabel(title: Text(titleResource)))
  }

  @available(iOS 18.0, *)
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      value: .some(value), role: role, content: content(), label: DefaultTabLabel(title: Text(titleKey)))
  }

  @available(iOS 26.0, *)
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      value: .some(value), role: role, content: content(), label: DefaultTabLabel(title: Text(titleResource)))
  }

  @available(iOS 18.0, *)
  public init<T>(_ titleKey: LocalizedStringKey, image: String, value: T, @ViewBuilder content: () -> Content)
  where Value == T?, Label == DefaultTabLabel, T: Hashable {
    self.init(
      value: .some(value), role: nil, content: content(), label: DefaultTabLabel(title: Text(titleKey)))
  }

  @available(iOS 26.0, *)
  @_disfavoredOverload
  public init<T>(
    _ titleResource: LocalizedStringResource, image: String, value: T, @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, T: Hashable {
    self.init(
      value: .some(value), role: nil, content: content(), label: DefaultTabLabel(title: Text(titleResource)))
  }

  @available(iOS 18.0, *)
  public init<T>(
    _ titleKey: LocalizedStringKey, image: String, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, T: Hashable {
    self.init(
      value: .some(value), role: role, content: content(), label: DefaultTabLabel(title: Text(titleKey)))
  }

  @available(iOS 26.0, *)
  @_disfavoredOverload
  public init<T>(
    _ titleResource: LocalizedStringResource, image: String, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, T: Hashable {
    self.init(
      value: .some(value), role: role, content: content(), label: DefaultTabLabel(title: Text(titleResource)))
  }

  @available(iOS 18.0, *)
  @_disfavoredOverload
  public init<S>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, S: StringProtocol {
    self.init(value: .some(value), role: nil, content: content(), label: DefaultTabLabel(title: Text(title)))
  }

  @available(iOS 18.0, *)
  @_disfavoredOverload
  public init<S>(
    _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, S: StringProtocol {
    self.init(value: .some(value), role: role, content: content(), label: DefaultTabLabel(title: Text(title)))
  }

  @available(iOS 18.0, *)
  @_disfavoredOverload
  public init<S, T>(_ title: S, systemImage: String, value: T, @ViewBuilder content: () -> Content)
  where Value == T?, Label == DefaultTabLabel, S: StringProtocol, T: Hashable {
    self.init(value: .some(value), role: nil, content: content(), label: DefaultTabLabel(title: Text(title)))
  }

  @available(iOS 18.0, *)
  @_disfavoredOverload
  public init<S, T>(
    _ title: S, systemImage: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, S: StringProtocol, T: Hashable {
    self.init(value: .some(value), role: role, content: content(), label: DefaultTabLabel(title: Text(title)))
  }

  @available(iOS 18.0, *)
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      value: .some(value), role: nil, content: content(), label: DefaultTabLabel(title: Text(titleKey)))
  }

  @available(iOS 26.0, *)
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      value: .some(value), role: nil, content: content(), label: DefaultTabLabel(title: Text(titleResource)))
  }

  @available(iOS 18.0, *)
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      value: .some(value), role: role, content: content(), label: DefaultTabLabel(title: Text(titleKey)))
  }

  @available(iOS 26.0, *)
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      value: .some(value), role: role, content: content(), label: DefaultTabLabel(title: Text(titleResource)))
  }

  @available(iOS 18.0, *)
  public init<T>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T, @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, T: Hashable {
    self.init(
      value: .some(value), role: nil, content: content(), label: DefaultTabLabel(title: Text(titleKey)))
  }

  @available(iOS 26.0, *)
  @_disfavoredOverload
  public init<T>(
    _ titleResource: LocalizedStringResource, systemImage: String, value: T,
    @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, T: Hashable {
    self.init(
      value: .some(value), role: nil, content: content(), label: DefaultTabLabel(title: Text(titleResource)))
  }

  @available(iOS 18.0, *)
  public init<T>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, T: Hashable {
    self.init(
      value: .some(value), role: role, content: content(), label: DefaultTabLabel(title: Text(titleKey)))
  }

  @available(iOS 26.0, *)
  @_disfavoredOverload
  public init<T>(
    _ titleResource: LocalizedStringResource, systemImage: String, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, T: Hashable {
    self.init(
      value: .some(value), role: role, content: content(), label: DefaultTabLabel(title: Text(titleResource)))
  }

  @available(iOS 18.0, *)
  public init(value: Value, @ViewBuilder content: () -> Content) where Label == EmptyView {
    self.init(value: .some(value), role: nil, content: content(), label: EmptyView())
  }

  @available(iOS 18.0, *)
  public init<V>(value: V, @ViewBuilder content: () -> Content)
  where Value == V?, Label == EmptyView, V: Hashable {
    self.init(value: .some(value), role: nil, content: content(), label: EmptyView())
  }

  @available(iOS 18.0, *)
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel {
    self.init(
      value: .some(value), role: role, content: content(),
      label: DefaultTabLabel(title: Text(verbatim: role == .search ? "Search" : "")))
  }

  @available(iOS 18.0, *)
  public init<V>(value: V, role: TabRole?, @ViewBuilder content: () -> Content)
  where Value == V?, Label == DefaultTabLabel, V: Hashable {
    self.init(
      value: .some(value), role: role, content: content(),
      label: DefaultTabLabel(title: Text(verbatim: role == .search ? "Search" : "")))
  }

  @available(iOS 18.0, *)
  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: .some(value), role: nil, content: content(), label: label())
  }

  @available(iOS 18.0, *)
  public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: .some(value), role: role, content: content(), label: label())
  }

  @available(iOS 18.0, *)
  public init<V>(value: V, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value == V?, V: Hashable {
    self.init(value: .some(value), role: nil, content: content(), label: label())
  }

  @available(iOS 18.0, *)
  public init<V>(
    value: V, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == V?, V: Hashable {
    self.init(value: .some(value), role: role, content: content(), label: label())
  }
}

@available(iOS 18.0, *)
extension Tab where Value == Never, Content: View, Label: View {
  @available(iOS 18.0, *)
  @_disfavoredOverload
  @MainActor @preconcurrency public init<S>(_ title: S, image: String, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, S: StringProtocol {
    self.init(value: nil, role: nil, content: content(), label: DefaultTabLabel(title: Text(title)))
  }

  @available(iOS 18.0, *)
  @_disfavoredOverload
  @MainActor @preconcurrency public init<S>(
    _ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, S: StringProtocol {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(title: Text(title)))
  }

  @available(iOS 18.0, *)
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(value: nil, role: nil, content: content(), label: DefaultTabLabel(title: Text(titleKey)))
  }

  @available(iOS 26.0, *)
  @_disfavoredOverload
  @MainActor @preconcurrency public init(
    _ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(value: nil, role: nil, content: content(), label: DefaultTabLabel(title: Text(titleResource)))
  }

  @available(iOS 18.0, *)
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(title: Text(titleKey)))
  }

  @available(iOS 26.0, *)
  @_disfavoredOverload
  @MainActor @preconcurrency public init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(title: Text(titleResource)))
  }

  @available(iOS 18.0, *)
  @_disfavoredOverload
  @MainActor @preconcurrency public init<S>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, S: StringProtocol {
    self.init(value: nil, role: nil, content: content(), label: DefaultTabLabel(title: Text(title)))
  }

  @available(iOS 18.0, *)
  @_disfavoredOverload
  @MainActor @preconcurrency public init<S>(
    _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, S: StringProtocol {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(title: Text(title)))
  }

  @available(iOS 18.0, *)
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(value: nil, role: nil, content: content(), label: DefaultTabLabel(title: Text(titleKey)))
  }

  @available(iOS 26.0, *)
  @_disfavoredOverload
  @MainActor @preconcurrency public init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(value: nil, role: nil, content: content(), label: DefaultTabLabel(title: Text(titleResource)))
  }

  @available(iOS 18.0, *)
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(title: Text(titleKey)))
  }

  @available(iOS 26.0, *)
  @_disfavoredOverload
  @MainActor @preconcurrency public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(title: Text(titleResource)))
  }

  @available(iOS 18.0, *)
  @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) where Label == EmptyView {
    self.init(value: nil, role: nil, content: content(), label: EmptyView())
  }

  @available(iOS 18.0, *)
  @MainActor @preconcurrency public init(role: TabRole?, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(verbatim: role == .search ? "Search" : "")))
  }

  @available(iOS 18.0, *)
  @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  {
    self.init(value: nil, role: nil, content: content(), label: label())
  }

  @available(iOS 18.0, *)
  @MainActor @preconcurrency public init(
    role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}
