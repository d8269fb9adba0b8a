/// The links of each kind: by value, by view, and the deprecated ones steered by a binding.
@available(iOS 13.0, *)
extension NavigationLink {
  @available(iOS 13.0, *)
  @MainActor @preconcurrency public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination()))
  }
}

@available(iOS 13.0, *)
extension NavigationLink where Destination == Never {
  @available(iOS 16.0, *)
  public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
    self.init(label: label(), target: .value(value.map { PathElement($0) }, P.self))
  }

  @available(iOS 16.0, *)
  public init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable {
    self.init(label: Text(titleKey), target: .value(value.map { PathElement($0) }, P.self))
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init<P>(_ titleResource: LocalizedStringResource, value: P?) where Label == Text, P: Hashable {
    self.init(label: Text(titleResource), target: .value(value.map { PathElement($0) }, P.self))
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init<S, P>(_ title: S, value: P?) where Label == Text, S: StringProtocol, P: Hashable {
    self.init(label: Text(title), target: .value(value.map { PathElement($0) }, P.self))
  }

  @available(iOS 16.0, *)
  public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Decodable, P: Encodable, P: Hashable {
    self.init(label: label(), target: .value(value.map { PathElement(codable: $0) }, P.self))
  }

  @available(iOS 16.0, *)
  public init<P>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text, P: Decodable, P: Encodable, P: Hashable {
    self.init(label: Text(titleKey), target: .value(value.map { PathElement(codable: $0) }, P.self))
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init<P>(_ titleResource: LocalizedStringResource, value: P?)
  where Label == Text, P: Decodable, P: Encodable, P: Hashable {
    self.init(label: Text(titleResource), target: .value(value.map { PathElement(codable: $0) }, P.self))
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init<S, P>(_ title: S, value: P?)
  where Label == Text, S: StringProtocol, P: Decodable, P: Encodable, P: Hashable {
    self.init(label: Text(title), target: .value(value.map { PathElement(codable: $0) }, P.self))
  }
}

@available(iOS 13.0, *)
extension NavigationLink where Label == Text {
  @available(iOS 13.0, *)
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleKey), target: .view(destination()))
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleResource), target: .view(destination()))
  }

  @available(iOS 13.0, *)
  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder destination: () -> Destination) where S: StringProtocol {
    self.init(label: Text(title), target: .view(destination()))
  }
}

@available(iOS 13.0, *)
extension NavigationLink {
  @available(
    iOS, introduced: 13.0, deprecated: 16.0,
    message:
      "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  @MainActor @preconcurrency public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .activeView(destination(), isActive))
  }

  @available(
    iOS, introduced: 13.0, deprecated: 16.0,
    message: "use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView"
  )
  @MainActor @preconcurrency public init<V>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) where V: Hashable {
    self.init(label: label(), target: .activeView(destination(), Self.binding(selection, is: tag)))
  }

  @available(
    iOS, introduced: 13.0, deprecated: 16.0,
    message:
      "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  @MainActor @preconcurrency public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .activeView(destination, isActive))
  }

  @available(
    iOS, introduced: 13.0, deprecated: 16.0,
    message: "use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView"
  )
  @MainActor @preconcurrency public init<V>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) where V: Hashable {
    self.init(label: label(), target: .activeView(destination, Self.binding(selection, is: tag)))
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Pass a closure as the destination")
  @MainActor @preconcurrency public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view(destination))
  }
}

@available(iOS 13.0, *)
extension NavigationLink where Label == Text {
  @available(
    iOS, introduced: 13.0, deprecated: 16.0,
    message:
      "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(titleKey), target: .activeView(destination(), isActive))
  }

  @available(
    iOS, introduced: 13.0, deprecated: 16.0,
    message:
      "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  @_disfavoredOverload
  public init<S>(_ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination)
  where S: StringProtocol {
    self.init(label: Text(title), target: .activeView(destination(), isActive))
  }

  @available(
    iOS, introduced: 13.0, deprecated: 16.0,
    message: "use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView"
  )
  public init<V>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) where V: Hashable {
    self.init(label: Text(titleKey), target: .activeView(destination(), Self.binding(selection, is: tag)))
  }

  @available(
    iOS, introduced: 13.0, deprecated: 16.0,
    message: "use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView"
  )
  @_disfavoredOverload
  public init<S, V>(_ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination)
  where S: StringProtocol, V: Hashable {
    self.init(label: Text(title), target: .activeView(destination(), Self.binding(selection, is: tag)))
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Pass a closure as the destination")
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), target: .view(destination))
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Pass a closure as the destination")
  @_disfavoredOverload
  public init<S>(_ title: S, destination: Destination) where S: StringProtocol {
    self.init(label: Text(title), target: .view(destination))
  }

  @available(
    iOS, introduced: 13.0, deprecated: 16.0,
    message:
      "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(label: Text(titleKey), target: .activeView(destination, isActive))
  }

  @available(
    iOS, introduced: 13.0, deprecated: 16.0,
    message:
      "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
  )
  @_disfavoredOverload
  public init<S>(_ title: S, destination: Destination, isActive: Binding<Bool>) where S: StringProtocol {
    self.init(label: Text(title), target: .activeView(destination, isActive))
  }

  @available(
    iOS, introduced: 13.0, deprecated: 16.0,
    message: "use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView"
  )
  public init<V>(_ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>)
  where V: Hashable {
    self.init(label: Text(titleKey), target: .activeView(destination, Self.binding(selection, is: tag)))
  }

  @available(
    iOS, introduced: 13.0, deprecated: 16.0,
    message: "use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView"
  )
  @_disfavoredOverload
  public init<S, V>(_ title: S, destination: Destination, tag: V, selection: Binding<V?>)
  where S: StringProtocol, V: Hashable {
    self.init(label: Text(title), target: .activeView(destination, Self.binding(selection, is: tag)))
  }
}

@available(iOS 13.0, *)
extension NavigationLink {
  public func isDetailLink(_ isDetailLink: Bool) -> some View {
    inert("isDetailLink", isDetailLink)
  }
}

@available(iOS 17.0, *)
extension View {
  @MainActor @preconcurrency
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    inert("navigationLinkIndicatorVisibility", visibility)
  }
}
