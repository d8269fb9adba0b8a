/// Shows a root view, and others on top of it.
@available(iOS 16.0, *)
public struct NavigationStack<Data, Root> where Root: View {
  let root: Root
  /// Nil: the stack keeps its path itself.
  let path: PathAccess?

  @MainActor @preconcurrency
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  @MainActor @preconcurrency
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    self.path = PathAccess(path, isBound: true)
  }

  @MainActor @preconcurrency
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = PathAccess(path)
  }
}

@available(iOS 16.0, *)
extension NavigationStack: View, Coordinator, ScreenFilling {
  func update(_ node: Node) {
    let access =
      path
      ?? node.state("path") {
        let own = Location(NavigationPath())
        return PathAccess(Binding(own), isBound: false)
      }
    updateStack(node, path: access, root: root)
  }
}

/// Updates the node of a stack-like container.
@MainActor
func updateStack(_ node: Node, path: PathAccess, root: some View, takesValues: Bool = true) {
  let context = node.state("context") { StackContext(node: node, path: path, takesValues: takesValues) }
  context.path = path
  context.column = node.environment.navigation as? ColumnContext
  context.outer = node.environment.navigation as? StackContext
  node.trait = StackTrait(context: context)
  context.update(root: root)
}
