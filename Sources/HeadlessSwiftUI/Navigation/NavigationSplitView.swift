/// Two or three columns, where what is chosen in one decides what the next shows.
@available(iOS 16.0, *)
public struct NavigationSplitView<Sidebar, Content, Detail>
where Sidebar: View, Content: View, Detail: View {
  let sidebar: Sidebar
  /// Nil in a split view of two columns.
  let content: Content?
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  let preferred: Binding<NavigationSplitViewColumn>?

  init(
    _ sidebar: Sidebar, _ content: Content?, _ detail: Detail,
    visibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferred: Binding<NavigationSplitViewColumn>? = nil
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.visibility = visibility
    self.preferred = preferred
  }
}

@available(iOS 16.0, *)
extension NavigationSplitView: View, Coordinator, ScreenFilling {
  func update(_ node: Node) {
    let context = node.state("context") { SplitContext(node: node) }
    context.isCollapsed = node.environment.horizontalSizeClass != .regular
    context.preferred = preferred
    if let visibility { context.visibility = visibility }
    _ = node.read(context.visibility)
    node.trait = SplitTrait(context: context)
    if let content {
      context.names = [.sidebar, .content, .detail]
      context.update([sidebar, content, detail])
    } else {
      context.names = [.sidebar, .detail]
      context.update([sidebar, detail])
    }
  }
}

@available(iOS 16.0, *)
extension NavigationSplitView {
  @MainActor @preconcurrency
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail())
  }

  @MainActor @preconcurrency
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), visibility: columnVisibility)
  }

  @MainActor @preconcurrency
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    self.init(sidebar(), nil, detail())
  }

  @MainActor @preconcurrency
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar(), nil, detail(), visibility: columnVisibility)
  }
}

@available(iOS 17.0, *)
extension NavigationSplitView {
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), preferred: preferredCompactColumn)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar(), content(), detail(), visibility: columnVisibility, preferred: preferredCompactColumn)
  }

  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar(), nil, detail(), preferred: preferredCompactColumn)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar(), nil, detail(), visibility: columnVisibility, preferred: preferredCompactColumn)
  }
}

/// Which columns an expanded split view shows.
@available(iOS 16.0, *)
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private let name: String

  public static var detailOnly: Self { Self(name: "detailOnly") }
  public static var doubleColumn: Self { Self(name: "doubleColumn") }
  public static var all: Self { Self(name: "all") }
  public static var automatic: Self { Self(name: "automatic") }
}

/// A column of a split view.
@available(iOS 17.0, *)
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  public static var sidebar: Self { Self(name: "sidebar") }
  public static var content: Self { Self(name: "content") }
  public static var detail: Self { Self(name: "detail") }
}
