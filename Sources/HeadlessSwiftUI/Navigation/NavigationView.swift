/// The container before iOS 16: a stack without a path.
@available(
  iOS, introduced: 13.0, deprecated: 100000.0,
  message: "use NavigationStack or NavigationSplitView instead"
)
public struct NavigationView<Content> where Content: View {
  let content: Content

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "use NavigationStack or NavigationSplitView instead"
  )
  @MainActor @preconcurrency
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@available(
  iOS, introduced: 13.0, deprecated: 100000.0,
  message: "use NavigationStack or NavigationSplitView instead"
)
extension NavigationView: View, Coordinator {
  func update(_ node: Node) {
    let access = node.state("path") {
      let own = Location(NavigationPath())
      return PathAccess(Binding(own), isBound: false)
    }
    updateStack(node, path: access, root: content, takesValues: false)
  }
}

/// How a navigation view shows its content.
@available(
  iOS, introduced: 13.0, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
)
public protocol NavigationViewStyle {}

@available(
  iOS, introduced: 13.0, deprecated: 100000.0,
  message: "replace stack-styled NavigationView with NavigationStack"
)
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

@available(
  iOS, introduced: 15.0, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationSplitView"
)
public struct ColumnNavigationViewStyle: NavigationViewStyle {
}

@available(
  iOS, introduced: 13.0, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
)
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

@available(
  iOS, introduced: 13.0, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
)
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  @available(
    iOS, introduced: 15.0, deprecated: 100000.0,
    message: "replace styled NavigationView with NavigationSplitView"
  )
  public static var columns: ColumnNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
  )
  public static var automatic: DefaultNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "replace stack-styled NavigationView with NavigationStack"
  )
  public static var stack: StackNavigationViewStyle { .init() }
}

extension View {
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
  )
  nonisolated public func navigationViewStyle<S>(_ style: S) -> some View where S: NavigationViewStyle {
    inert("navigationViewStyle", style)
  }
}
