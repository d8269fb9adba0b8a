/// How the user arranged the tabs of a sidebar.
@available(iOS 18.0, *)
public struct TabViewCustomization: Equatable, Sendable, Codable {
  private var hiddenTabs: Set<String> = []
  private var shownTabs: Set<String> = []
  private var orders: [String: [String]] = [:]

  public init() {}

  /// What the user changed about a tab.
  @available(iOS 18.4, *)
  public struct TabCustomization {
    public var sidebarVisibility: Visibility
  }

  /// What the user changed about a section.
  @available(iOS 18.4, *)
  public struct SectionCustomization {
    public var tabOrder: [String]?
    public mutating func resetTabOrder() { tabOrder = nil }
  }

  @available(iOS 18.4, *)
  public subscript(tab id: String) -> TabViewCustomization.TabCustomization {
    get { TabCustomization(sidebarVisibility: visibility(of: id)) }
    set { setVisibility(newValue.sidebarVisibility, of: id) }
  }

  @available(iOS 18.4, *)
  public subscript(section id: String) -> TabViewCustomization.SectionCustomization {
    get { SectionCustomization(tabOrder: orders[id]) }
    set { orders[id] = newValue.tabOrder }
  }

  public mutating func resetVisibility() {
    hiddenTabs = []
    shownTabs = []
  }

  public mutating func resetSectionOrder() { orders = [:] }

  @available(
    iOS, introduced: 18.0, deprecated: 100000.0,
    message: "Use the `section` subscript and read `tabOrder` instead."
  )
  public subscript(sectionID id: String) -> [String]? { orders[id] }

  @available(
    iOS, introduced: 18.0, deprecated: 100000.0,
    message: "Use the `tab` subscript and read `sidebarVisibility` instead."
  )
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { visibility(of: id) }
    set { setVisibility(newValue, of: id) }
  }

  @available(
    iOS, introduced: 18.0, deprecated: 100000.0,
    message: "Use the `section` subscript and call `resetTabOrder` instead."
  )
  public mutating func resetSectionOrder(for sectionID: String) { orders[sectionID] = nil }

  private func visibility(of id: String) -> Visibility {
    hiddenTabs.contains(id) ? .hidden : shownTabs.contains(id) ? .visible : .automatic
  }

  private mutating func setVisibility(_ visibility: Visibility, of id: String) {
    hiddenTabs.remove(id)
    shownTabs.remove(id)
    if visibility == .hidden { hiddenTabs.insert(id) }
    if visibility == .visible { shownTabs.insert(id) }
  }
}
