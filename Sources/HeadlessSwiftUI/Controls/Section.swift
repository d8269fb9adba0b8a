/// A part of a list or form, with a header and a footer.
@available(iOS 13.0, *)
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Nil: always.
  let isExpanded: Binding<Bool>?

  init(parts header: Parent, _ content: Content, _ footer: Footer, isExpanded: Binding<Bool>? = nil) {
    self.isExpanded = isExpanded
    self.header = header
    self.content = content
    self.footer = footer
  }
}

@available(iOS 13.0, *)
extension Section: View, _PrimitiveView, Primitive, RowGroup where Parent: View, Content: View, Footer: View {
  func update(_ node: Node) {
    node.place(header, 0)
    if isExpanded.map({ node.read($0) }) ?? true { node.place(content, 1) }
    node.place(footer, 2)
  }
}

@available(iOS 13.0, *)
extension Section where Parent: View, Content: View, Footer: View {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(parts: header(), content(), footer())
  }

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0, renamed: "Section(content:header:footer:)"
  )
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(parts: header, content(), footer)
  }
}

@available(iOS 13.0, *)
extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(parts: EmptyView(), content(), footer())
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "Section(content:footer:)")
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(parts: EmptyView(), content(), footer)
  }
}

@available(iOS 13.0, *)
extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(parts: header(), content(), EmptyView())
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "Section(content:header:)")
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(parts: header, content(), EmptyView())
  }

  @available(iOS 17.0, *)
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(parts: header(), content(), EmptyView(), isExpanded: isExpanded)
  }
}

@available(iOS 13.0, *)
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(parts: EmptyView(), content(), EmptyView())
  }
}

@available(iOS 15.0, *)
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  @available(iOS 15.0, *)
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(parts: Text(titleKey), content(), EmptyView())
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(parts: Text(titleResource), content(), EmptyView())
  }

  @available(iOS 15.0, *)
  @_disfavoredOverload
  public init<S>(
    _ title: S, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(parts: Text(title), content(), EmptyView())
  }

  @available(iOS 17.0, *)
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(parts: Text(titleKey), content(), EmptyView(), isExpanded: isExpanded)
  }

  @available(iOS 17.0, *)
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(parts: Text(titleResource), content(), EmptyView(), isExpanded: isExpanded)
  }

  @available(iOS 17.0, *)
  @_disfavoredOverload
  public init<S>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(parts: Text(title), content(), EmptyView(), isExpanded: isExpanded)
  }
}
