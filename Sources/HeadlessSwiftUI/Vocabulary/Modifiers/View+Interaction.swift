import Foundation

// Gestures and other ways to act on a view.

extension View {
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TouchModifier(touch: count == 1 ? .tap : .doubleTap, action: action))
  }

  @available(
    iOS, introduced: 16.0, deprecated: 100000.0,
    message: "use overload that accepts a CoordinateSpaceProtocol instead"
  )
  @_disfavoredOverload
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(TouchModifier(touch: count == 1 ? .tap : .doubleTap) { action(.zero) })
  }

  @available(iOS 17.0, *)
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(TouchModifier(touch: count == 1 ? .tap : .doubleTap) { action(.zero) })
  }

  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { modifier(TouchModifier(touch: .longPress, pressing: onPressingChanged, action: action)) }

  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View { modifier(TouchModifier(touch: .longPress, pressing: pressing, action: action)) }

  nonisolated public func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
  where T: Gesture {
    modifier(GestureModifier(gesture: gesture, priority: .normal, isEnabled: mask.contains(.gesture)))
  }

  @available(iOS 18.0, *)
  nonisolated public func gesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture {
    modifier(GestureModifier(gesture: gesture, priority: .normal, isEnabled: isEnabled))
  }

  @available(iOS 18.0, *)
  nonisolated public func gesture<T>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View
  where T: Gesture { modifier(GestureModifier(gesture: gesture, priority: .normal, isEnabled: isEnabled)) }

  // Of an argument that is neither kind, the compiler says that it is no gesture.
  @available(iOS 18.0, *)
  @_disfavoredOverload
  nonisolated public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
    self
  }

  nonisolated public func highPriorityGesture<T>(_ gesture: T, including mask: GestureMask = .all)
    -> some View where T: Gesture
  { modifier(GestureModifier(gesture: gesture, priority: .high, isEnabled: mask.contains(.gesture))) }

  @available(iOS 18.0, *)
  nonisolated public func highPriorityGesture<T>(_ gesture: T, isEnabled: Bool) -> some View
  where T: Gesture { modifier(GestureModifier(gesture: gesture, priority: .high, isEnabled: isEnabled)) }

  @available(iOS 18.0, *)
  nonisolated public func highPriorityGesture<T>(_ gesture: T, name: String, isEnabled: Bool = true)
    -> some View where T: Gesture
  { modifier(GestureModifier(gesture: gesture, priority: .high, isEnabled: isEnabled)) }

  nonisolated public func simultaneousGesture<T>(_ gesture: T, including mask: GestureMask = .all)
    -> some View where T: Gesture
  { modifier(GestureModifier(gesture: gesture, priority: .simultaneous, isEnabled: mask.contains(.gesture))) }

  @available(iOS 18.0, *)
  nonisolated public func simultaneousGesture<T>(_ gesture: T, isEnabled: Bool) -> some View
  where T: Gesture {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous, isEnabled: isEnabled))
  }

  @available(iOS 18.0, *)
  nonisolated public func simultaneousGesture<T>(_ gesture: T, name: String, isEnabled: Bool = true)
    -> some View where T: Gesture
  { modifier(GestureModifier(gesture: gesture, priority: .simultaneous, isEnabled: isEnabled)) }

  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(ReachModifier(cause: "allowsHitTesting(false)", isTouchable: enabled))
  }

  @available(iOS 18.0, *)
  nonisolated public func allowsWindowActivationEvents() -> some View {
    inert("allowsWindowActivationEvents")
  }

  @available(iOS 18.0, *)
  nonisolated public func allowsWindowActivationEvents(_ value: Bool?) -> some View {
    inert("allowsWindowActivationEvents", value as Any)
  }

  @available(iOS 13.4, *)
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { inert("onHover") }

  @available(
    iOS, introduced: 16.0, deprecated: 100000.0,
    message: "use overload that accepts a CoordinateSpaceProtocol instead"
  )
  @_disfavoredOverload
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { inert("onContinuousHover", coordinateSpace) }

  @available(iOS 17.0, *)
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { inert("onContinuousHover", coordinateSpace) }

  @available(iOS 13.4, *)
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    inert("hoverEffect", effect)
  }

  @available(iOS 17.0, *)
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View
  { inert("hoverEffect", effect, isEnabled) }

  @available(iOS 17.0, *)
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    inert("defaultHoverEffect", effect as Any)
  }

  @available(iOS 17.0, *)
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    inert("hoverEffectDisabled", disabled)
  }

  @available(iOS 17.0, *)
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    inert("springLoadingBehavior", behavior)
  }

  @available(iOS 17.0, *)
  nonisolated public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View
  where T: Equatable { inert("sensoryFeedback", feedback, trigger) }

  @available(iOS 17.0, *)
  nonisolated public func sensoryFeedback<T>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View where T: Equatable { inert("sensoryFeedback", feedback, trigger) }

  @available(iOS 17.0, *)
  nonisolated public func sensoryFeedback<T>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View where T: Equatable { inert("sensoryFeedback", trigger) }

  @available(iOS 16.0, *)
  nonisolated public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View
  where T: Transferable { inert("draggable") }

  @available(iOS 16.0, *)
  nonisolated public func draggable<V, T>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View where V: View, T: Transferable { inert("draggable") }

  @available(iOS 16.0, *)
  nonisolated public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View where T: Transferable { inert("dropDestination") }

  @available(iOS 13.4, *)
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { inert("onDrag") }

  @available(iOS 15.0, *)
  nonisolated public func onDrag<V>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V)
    -> some View where V: View
  { inert("onDrag") }

  @available(iOS 14.0, *)
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { inert("onDrop", supportedContentTypes, isTargeted as Any) }

  @available(iOS 14.0, *)
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { inert("onDrop", supportedContentTypes, isTargeted as Any) }

  @available(iOS 14.0, *)
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View
  { inert("onDrop", supportedContentTypes, delegate) }

  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    inert("itemProvider")
  }

  @available(iOS 17.5, *)
  nonisolated public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void)
    -> some View
  { inert("onPencilDoubleTap") }

  @available(iOS 14.0, *)
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { inert("fileImporter", isPresented, allowedContentTypes) }

  @available(iOS 14.0, *)
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { inert("fileImporter", isPresented, allowedContentTypes, allowsMultipleSelection) }

  @available(iOS 14.0, *)
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { inert("fileMover", isPresented, file as Any) }

  @available(iOS 14.0, *)
  nonisolated public func fileMover<C: Collection<URL>>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { inert("fileMover", isPresented, files) }

  @available(iOS 17.0, *)
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { inert("fileMover", isPresented, file as Any) }

  @available(iOS 17.0, *)
  nonisolated public func fileMover<C: Collection<URL>>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { inert("fileMover", isPresented, files) }

  @available(iOS 14.0, *)
  nonisolated public func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View where D: FileDocument {
    inert("fileExporter", isPresented, document as Any, contentType, defaultFilename as Any)
  }

  @available(iOS 17.0, *)
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    inert("fileDialogDefaultDirectory", defaultDirectory as Any)
  }

  @available(iOS 14.0, *)
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { inert("userActivity", activityType, isActive) }

  @available(iOS 14.0, *)
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { inert("userActivity", activityType) }

  @available(iOS 14.0, *)
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    inert("handlesExternalEvents", preferring, allowing)
  }

  @available(iOS 14.0, *)
  nonisolated public func widgetURL(_ url: URL?) -> some View { inert("widgetURL", url as Any) }

  @available(iOS 16.0, *)
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View {
    inert("widgetAccentable", accentable)
  }

  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    inert("previewDevice", value as Any)
  }

  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    inert("previewDisplayName", value as Any)
  }

  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { inert("previewLayout", value) }

  @available(iOS 15.0, *)
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    inert("previewInterfaceOrientation", value)
  }

  @available(iOS 14.0, *)
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { modifier(UserActivityModifier(type: activityType, action: action)) }
}
