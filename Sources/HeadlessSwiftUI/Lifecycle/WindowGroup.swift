/// A scene of windows that all show the same view.
@available(iOS 14.0, *)
public struct WindowGroup<Content> where Content: View {
  private let id: String?
  private let value: Any.Type?
  private let makeContent: @MainActor (AnyHashable?) -> Content

  init(id: String? = nil, builder: @escaping () -> Content) {
    self.id = id
    value = nil
    // A scene is made and used on the main actor only; so too below.
    nonisolated(unsafe) let builder = builder
    makeContent = { _ in builder() }
  }
}

@available(iOS 14.0, *)
extension WindowGroup: Scene, PrimitiveScene {
  var windows: [WindowKind] { [WindowKind(id: id, value: value) { makeContent($0) }] }
}

@available(iOS 16.0, *)
extension WindowGroup {
  /// Windows that each present a value, or none.
  init<D, C>(id: String? = nil, builder: @escaping (Binding<D?>) -> C)
  where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.id = id
    value = D.self
    nonisolated(unsafe) let builder = builder
    makeContent = { value in
      PresentedWindowContent { node in
        builder(Binding(node.state("value") { Location(value?.base as? D) }))
      }
    }
  }

  /// Windows that each present a value.
  init<D, C>(id: String? = nil, builder: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D)
  where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.id = id
    value = D.self
    nonisolated(unsafe) let (builder, defaultValue) = (builder, defaultValue)
    makeContent = { value in
      PresentedWindowContent { node in
        builder(Binding(node.state("value") { Location(value?.base as? D ?? defaultValue()) }))
      }
    }
  }
}

/// The content of a window opened with a value.
@available(iOS 16.0, *)
public struct PresentedWindowContent<Data, Content>
where Data: Decodable, Data: Encodable, Data: Hashable, Content: View {
  /// Makes the view; the node keeps the value.
  let content: @MainActor (Node) -> Content
}

@available(iOS 16.0, *)
extension PresentedWindowContent: View, Primitive {
  func update(_ node: Node) { node.place(.init(0)) { content(node) } }
}

@available(iOS 14.0, *)
extension WindowGroup {
  @available(iOS, introduced: 14.0, deprecated: 18.0, renamed: "init(id:makeContent:)")
  @_disfavoredOverload
  @MainActor @preconcurrency public init(id: String, @ViewBuilder content: () -> Content) {
    let view = content()
    self.init(id: id, builder: { view })
  }

  @available(iOS, introduced: 14.0, deprecated: 18.0, renamed: "init(_:id:makeContent:)")
  @_disfavoredOverload
  @MainActor @preconcurrency public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    let view = content()
    self.init(id: id, builder: { view })
  }

  @available(iOS, introduced: 14.0, deprecated: 18.0, renamed: "init(_:id:makeContent:)")
  @_disfavoredOverload
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    let view = content()
    self.init(id: id, builder: { view })
  }

  @available(iOS, introduced: 14.0, deprecated: 18.0, renamed: "init(_:id:makeContent:)")
  @_disfavoredOverload
  @MainActor @preconcurrency public init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    let view = content()
    self.init(id: id, builder: { view })
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
    self.init(id: id, builder: content)
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init<D, C>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(id: id, builder: content)
  }

  @available(iOS 16.0, *)
  public init<D, C>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(id: id, builder: content)
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init<D, C>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(id: id, builder: content)
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
    self.init(id: id, builder: content)
  }

  @available(iOS 16.0, *)
  public init<D, C>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
  where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(builder: content)
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init<D, C>(_ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
  where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(builder: content)
  }

  @available(iOS 16.0, *)
  public init<D, C>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(builder: content)
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init<D, C>(
    _ titleResource: LocalizedStringResource, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(builder: content)
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init<S, D, C>(_ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
  where
    Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable, D: Encodable, D: Hashable,
    C: View
  {
    self.init(builder: content)
  }

  @available(iOS 16.0, *)
  public init<D, C>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(id: id, builder: content, defaultValue: defaultValue)
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init<D, C>(
    _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(id: id, builder: content, defaultValue: defaultValue)
  }

  @available(iOS 16.0, *)
  public init<D, C>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(id: id, builder: content, defaultValue: defaultValue)
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init<D, C>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(id: id, builder: content, defaultValue: defaultValue)
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
    self.init(id: id, builder: content, defaultValue: defaultValue)
  }

  @available(iOS 16.0, *)
  public init<D, C>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(builder: content, defaultValue: defaultValue)
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init<D, C>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(builder: content, defaultValue: defaultValue)
  }

  @available(iOS 16.0, *)
  public init<D, C>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(builder: content, defaultValue: defaultValue)
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init<D, C>(
    _ titleResource: LocalizedStringResource, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(builder: content, defaultValue: defaultValue)
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
    self.init(builder: content, defaultValue: defaultValue)
  }

  @available(iOS 14.0, *)
  public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(id: id, builder: makeContent)
  }

  @available(iOS 14.0, *)
  @_disfavoredOverload
  public init(_ title: Text, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(id: id, builder: makeContent)
  }

  @available(iOS 14.0, *)
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(id: id, builder: makeContent)
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(id: id, builder: makeContent)
  }

  @available(iOS 14.0, *)
  @_disfavoredOverload
  public init<S>(_ title: S, id: String, @ViewBuilder makeContent: @escaping () -> Content)
  where S: StringProtocol {
    self.init(id: id, builder: makeContent)
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
