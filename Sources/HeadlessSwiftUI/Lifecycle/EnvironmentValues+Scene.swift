private struct OpenURLKey: @preconcurrency EnvironmentKey {
  @MainActor static var defaultValue: OpenURLAction { OpenURLAction() }
}

private struct IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

private struct HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

private struct VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

@available(iOS 13.0, *)
extension EnvironmentValues {
  @available(iOS 14.0, *)
  @MainActor @preconcurrency
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  @available(iOS 14.0, *)
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

private struct IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct SearchKey: EnvironmentKey {
  static var defaultValue: SearchHandle? { nil }
}

/// Ends the search of the nearest `searchable` around a view.
@available(iOS 15.0, *)
public struct DismissSearchAction: @unchecked Sendable {
  let search: SearchHandle?

  @MainActor @preconcurrency
  public func callAsFunction() { search?.dismiss() }
}

extension EnvironmentValues {
  /// The search field around a view.
  var search: SearchHandle? {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }
}

@available(iOS 15.0, *)
extension EnvironmentValues {
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }
  public var dismissSearch: DismissSearchAction { DismissSearchAction(search: search) }
}

@available(iOS 16.0, *)
extension EnvironmentValues {
  public var supportsMultipleWindows: Bool { horizontalSizeClass == .regular }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
}

@available(iOS 17.0, *)
extension EnvironmentValues {
  public var dismissWindow: DismissWindowAction { DismissWindowAction(window: window) }
}

@available(iOS 14.0, *)
extension EnvironmentValues {
  public var isFocused: Bool { false }
}
