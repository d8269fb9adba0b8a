/// A scene of windows that all show the same view.
@available(iOS 14.0, *)
public struct WindowGroup<Content> where Content: View {
  let makeContent: () -> Content

  init(builder: @escaping () -> Content) { makeContent = builder }
}

@available(iOS 14.0, *)
extension WindowGroup: Scene, PrimitiveScene {
  func rootView() -> (any View)? { makeContent() }
}

/// The content of a window opened with a value.
@available(iOS 16.0, *)
public struct PresentedWindowContent<Data, Content>
where Data: Decodable, Data: Encodable, Data: Hashable, Content: View {
  let content: Content
}

@available(iOS 16.0, *)
extension PresentedWindowContent: View, Primitive {
  func update(_ node: Node) { node.place(content, 0) }
}

@available(iOS 14.0, *)
extension WindowGroup {
  @available(iOS, introduced: 14.0, deprecated: 18.0, renamed: "init(id:makeContent:)")
  @_disfavoredOverload
  @MainActor @preconcurrency public init(id: String, @ViewBuilder content: () -> Content) {
    let view = content()
    self.init(builder: { view })
  }

  @available(iOS, introduced: 14.0, deprecated: 18.0, renamed: "init(_:id:makeContent:)")
  @_disfavoredOverload
  @MainActor @preconcurrency public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    let view = content()
    self.init(builder: { view })
  }

  @available(iOS, introduced: 14.0, deprecated: 18.0, renamed: "init(_:id:makeContent:)")
  @_disfavoredOverload
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    let view = content()
    self.init(builder: { view })
  }

  @available(iOS, introduced: 14.0, deprecated: 18.0, renamed: "init(_:id:makeContent:)")
  @_disfavoredOverload
  @MainActor @preconcurrency public init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    let view = content()
    self.init(builder: { view })
  }

  @available(iOS, introduced: 14.0, deprecated: 18.0, renamed: "init(makeContent:)")
  @_disfavoredOverload
  @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) {
    let view = content()
    self.init(builder: { view })
  }

  @available(iOS, introduced: 14.0, deprecated: 18.0, renamed: "init(_:makeContent:)")
  @_disfavoredOverload
  @MainActor @preconcurrency public init(_ title: Text, @ViewBuilder content: () -> Content) {
    let view = content()
    self.init(builder: { view })
  }

  @available(iOS, introduced: 14.0, deprecated: 18.0, renamed: "init(_:makeContent:)")
  @_disfavoredOverload
  @MainActor @preconcurrency public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  {
    let view = content()
    self.init(builder: { view })
  }

  @available(iOS, introduced: 14.0, deprecated: 18.0, renamed: "init(_:makeContent:)")
  @_disfavoredOverload
  @MainActor @preconcurrency public init<S>(_ title: S, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    let view = content()
    self.init(builder: { view })
  }

  @available(iOS 16.0, *)
  public init<D, C>(id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
  where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(builder: {
      let value = Location<D?>(nil)
      return PresentedWindowContent(content: content(Binding(value)))
    })
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init<D, C>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(builder: {
      let value = Location<D?>(nil)
      return PresentedWindowContent(content: content(Binding(value)))
    })
  }

  @available(iOS 16.0, *)
  public init<D, C>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(builder: {
      let value = Location<D?>(nil)
      return PresentedWindowContent(content: content(Binding(value)))
    })
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init<D, C>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(builder: {
      let value = Location<D?>(nil)
      return PresentedWindowContent(content: content(Binding(value)))
    })
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init<S, D, C>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  )
  where
    Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable, D: Encodable, D: Hashable,
    C: View
  {
    self.init(builder: {
      let value = Location<D?>(nil)
      return PresentedWindowContent(content: content(Binding(value)))
    })
  }

  @available(iOS 16.0, *)
  public init<D, C>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
  where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(builder: {
      let value = Location<D?>(nil)
      return PresentedWindowContent(content: content(Binding(value)))
    })
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init<D, C>(_ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
  where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(builder: {
      let value = Location<D?>(nil)
      return PresentedWindowContent(content: content(Binding(value)))
    })
  }

  @available(iOS 16.0, *)
  public init<D, C>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(builder: {
      let value = Location<D?>(nil)
      return PresentedWindowContent(content: content(Binding(value)))
    })
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init<D, C>(
    _ titleResource: LocalizedStringResource, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(builder: {
      let value = Location<D?>(nil)
      return PresentedWindowContent(content: content(Binding(value)))
    })
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init<S, D, C>(_ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
  where
    Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable, D: Encodable, D: Hashable,
    C: View
  {
    self.init(builder: {
      let value = Location<D?>(nil)
      return PresentedWindowContent(content: content(Binding(value)))
    })
  }

  @available(iOS 16.0, *)
  public init<D, C>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(builder: {
      let value = Location(defaultValue())
      return PresentedWindowContent(content: content(Binding(value)))
    })
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init<D, C>(
    _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(builder: {
      let value = Location(defaultValue())
      return PresentedWindowContent(content: content(Binding(value)))
    })
  }

  @available(iOS 16.0, *)
  public init<D, C>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(builder: {
      let value = Location(defaultValue())
      return PresentedWindowContent(content: content(Binding(value)))
    })
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init<D, C>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(builder: {
      let value = Location(defaultValue())
      return PresentedWindowContent(content: content(Binding(value)))
    })
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init<S, D, C>(
    _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  )
  where
    Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable, D: Encodable, D: Hashable,
    C: View
  {
    self.init(builder: {
      let value = Location(defaultValue())
      return PresentedWindowContent(content: content(Binding(value)))
    })
  }

  @available(iOS 16.0, *)
  public init<D, C>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(builder: {
      let value = Location(defaultValue())
      return PresentedWindowContent(content: content(Binding(value)))
    })
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init<D, C>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(builder: {
      let value = Location(defaultValue())
      return PresentedWindowContent(content: content(Binding(value)))
    })
  }

  @available(iOS 16.0, *)
  public init<D, C>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(builder: {
      let value = Location(defaultValue())
      return PresentedWindowContent(content: content(Binding(value)))
    })
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init<D, C>(
    _ titleResource: LocalizedStringResource, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(builder: {
      let value = Location(defaultValue())
      return PresentedWindowContent(content: content(Binding(value)))
    })
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init<S, D, C>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  )
  where
    Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable, D: Encodable, D: Hashable,
    C: View
  {
    self.init(builder: {
      let value = Location(defaultValue())
      return PresentedWindowContent(content: content(Binding(value)))
    })
  }

  @available(iOS 14.0, *)
  public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(builder: makeContent)
  }

  @available(iOS 14.0, *)
  @_disfavoredOverload
  public init(_ title: Text, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(builder: makeContent)
  }

  @available(iOS 14.0, *)
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(builder: makeContent)
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(builder: makeContent)
  }

  @available(iOS 14.0, *)
  @_disfavoredOverload
  public init<S>(_ title: S, id: String, @ViewBuilder makeContent: @escaping () -> Content)
  where S: StringProtocol {
    self.init(builder: makeContent)
  }

  @available(iOS 14.0, *)
  public init(@ViewBuilder makeContent: @escaping () -> Content) {
    self.init(builder: makeContent)
  }

  @available(iOS 14.0, *)
  @_disfavoredOverload
  public init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(builder: makeContent)
  }

  @available(iOS 14.0, *)
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(builder: makeContent)
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(builder: makeContent)
  }

  @available(iOS 14.0, *)
  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder makeContent: @escaping () -> Content) where S: StringProtocol {
    self.init(builder: makeContent)
  }
}
