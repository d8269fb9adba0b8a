import Foundation

// Modifiers that say how a view looks, which is not drawn: they keep their values.

extension View {
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0, message: "Use `background(alignment:content:)` instead."
  )
  @_disfavoredOverload
  nonisolated public func background<Background>(_ background: Background, alignment: Alignment = .center)
    -> some View where Background: View
  { inert("background", alignment, views: background).taking(.background(style: nil)) }

  @available(iOS 15.0, *)
  nonisolated public func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View where V: View
  { inert("background", alignment, views: content()).taking(.background(style: nil)) }

  @available(iOS 15.0, *)
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    inert("background", edges).taking(.background(style: "a background"))
  }

  @available(iOS 15.0, *)
  nonisolated public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  where S: ShapeStyle {
    inert("background", style, edges).taking(.background(style: surfaceName(of: style)))
  }

  @available(iOS 15.0, *)
  nonisolated public func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View
  where S: Shape { inert("background", shape, fillStyle).taking(.background(style: "a background")) }

  @available(iOS 15.0, *)
  nonisolated public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
    -> some View where S: ShapeStyle, T: Shape
  {
    inert("background", style, shape, fillStyle).taking(.background(style: surfaceName(of: style)))
  }

  @available(iOS 15.0, *)
  nonisolated public func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View
  where S: InsettableShape {
    inert("background", shape, fillStyle).taking(.background(style: "a background"))
  }

  @available(iOS 15.0, *)
  nonisolated public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
    -> some View where S: ShapeStyle, T: InsettableShape
  {
    inert("background", style, shape, fillStyle).taking(.background(style: surfaceName(of: style)))
  }

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0, message: "Use `overlay(alignment:content:)` instead."
  )
  @_disfavoredOverload
  nonisolated public func overlay<Overlay>(_ overlay: Overlay, alignment: Alignment = .center) -> some View
  where Overlay: View { inert("overlay", alignment, views: overlay).taking(.overlay(style: nil)) }

  @available(iOS 15.0, *)
  nonisolated public func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View where V: View
  { inert("overlay", alignment, views: content()).taking(.overlay(style: nil)) }

  @available(iOS 15.0, *)
  nonisolated public func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  where S: ShapeStyle { inert("overlay", style, edges).taking(.overlay(style: surfaceName(of: style))) }

  @available(iOS 15.0, *)
  nonisolated public func overlay<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
    -> some View where S: ShapeStyle, T: Shape
  { inert("overlay", style, shape, fillStyle).taking(.overlay(style: surfaceName(of: style))) }

  @available(iOS 16.0, *)
  nonisolated public func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    inert("backgroundStyle", style)
  }

  @available(iOS 17.0, *)
  nonisolated public func containerBackground<S>(_ style: S, for container: ContainerBackgroundPlacement)
    -> some View where S: ShapeStyle
  { inert("containerBackground", style, container) }

  @available(iOS 17.0, *)
  nonisolated public func containerBackground<V>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View { inert("containerBackground", container, alignment, views: content()) }

  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "foregroundStyle(_:)")
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    inert("foregroundColor", color as Any)
  }

  @available(iOS 15.0, *)
  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    inert("foregroundStyle", style)
  }

  @available(iOS 15.0, *)
  nonisolated public func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View
  where S1: ShapeStyle, S2: ShapeStyle { inert("foregroundStyle", primary, secondary) }

  @available(iOS 15.0, *)
  nonisolated public func foregroundStyle<S1, S2, S3>(_ primary: S1, _ secondary: S2, _ tertiary: S3)
    -> some View where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle
  { inert("foregroundStyle", primary, secondary, tertiary) }

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use the asset catalog's accent color or View.tint(_:) instead."
  )
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    inert("accentColor", accentColor as Any)
  }

  @available(iOS 15.0, *)
  nonisolated public func tint(_ tint: Color?) -> some View { inert("tint", tint as Any) }

  @available(iOS 16.0, *)
  nonisolated public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle { inert("tint", tint as Any) }

  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(ReachModifier(cause: "opacity(0)", isSeen: opacity > 0, isTouchable: opacity > 0))
  }

  nonisolated public func hidden() -> some View { modifier(ReachModifier(cause: "hidden()", isSeen: false)) }

  nonisolated public func clipped(antialiased: Bool = false) -> some View { inert("clipped", antialiased) }

  nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View
  where S: Shape { inert("clipShape", shape, style) }

  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use `clipShape` or `fill` instead.")
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    inert("cornerRadius", radius, antialiased)
  }

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use overload where mask accepts a @ViewBuilder instead."
  )
  nonisolated public func mask<Mask>(_ mask: Mask) -> some View where Mask: View {
    inert("mask", views: mask)
  }

  @available(iOS 15.0, *)
  nonisolated public func mask<Mask>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)
    -> some View where Mask: View
  { inert("mask", alignment, views: mask()) }

  nonisolated public func border<S>(_ content: S, width: CGFloat = 1) -> some View where S: ShapeStyle {
    inert("border", content, width)
  }

  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { inert("shadow", color, radius, x, y) }

  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    inert("blur", radius, opaque)
  }

  nonisolated public func brightness(_ amount: Double) -> some View { inert("brightness", amount) }

  nonisolated public func contrast(_ amount: Double) -> some View { inert("contrast", amount) }

  nonisolated public func saturation(_ amount: Double) -> some View { inert("saturation", amount) }

  nonisolated public func grayscale(_ amount: Double) -> some View { inert("grayscale", amount) }

  nonisolated public func hueRotation(_ angle: Angle) -> some View { inert("hueRotation", angle) }

  nonisolated public func colorInvert() -> some View { inert("colorInvert") }

  nonisolated public func colorMultiply(_ color: Color) -> some View { inert("colorMultiply", color) }

  nonisolated public func luminanceToAlpha() -> some View { inert("luminanceToAlpha") }

  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { inert("blendMode", blendMode) }

  nonisolated public func compositingGroup() -> some View { inert("compositingGroup") }

  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)
    -> some View
  { inert("drawingGroup", opaque, colorMode) }

  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    inert("scaleEffect", scale, anchor)
  }

  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    inert("scaleEffect", s, anchor)
  }

  nonisolated public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center)
    -> some View
  { inert("scaleEffect", x, y, anchor) }

  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    inert("rotationEffect", angle, anchor)
  }

  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { inert("rotation3DEffect", angle, axis, anchor, anchorZ, perspective) }

  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    inert("transformEffect", transform)
  }

  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    inert("projectionEffect", transform)
  }

  nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape {
    inert("contentShape", shape, eoFill).taking(.solid)
  }

  @available(iOS 15.0, *)
  nonisolated public func contentShape<S>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false)
    -> some View where S: Shape
  {
    inert("contentShape", kind, shape, eoFill).taking(kind.contains(.interaction) ? .solid : .unchanged)
  }

  @available(iOS 15.0, *)
  nonisolated public func containerShape<T>(_ shape: T) -> some View where T: InsettableShape {
    inert("containerShape", shape)
  }

  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    inert("preferredColorScheme", colorScheme as Any)
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "preferredColorScheme(_:)")
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    inert("colorScheme", colorScheme)
  }

  @available(iOS 14.0, *)
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    modifier(EnvironmentModifier { $0.redactionReasons.formUnion(reason) })
  }

  @available(iOS 14.0, *)
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

  @available(iOS 15.0, *)
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    inert("privacySensitive", sensitive)
  }

  @available(iOS 17.0, *)
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    inert("invalidatableContent", invalidatable)
  }

  @available(iOS 16.0, *)
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    inert("persistentSystemOverlays", visibility)
  }

  @available(iOS 16.0, *)
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
    inert("defersSystemGestures", edges)
  }

  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { inert("imageScale", scale) }

  @available(iOS 15.0, *)
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    inert("symbolRenderingMode", mode as Any)
  }

  @available(iOS 26.0, *)
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    inert("symbolColorRenderingMode", mode as Any)
  }

  @available(iOS 26.0, *)
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    inert("symbolVariableValueMode", mode as Any)
  }

  @available(iOS 15.0, *)
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    inert("symbolVariant", variant)
  }

  @available(iOS 17.0, *)
  nonisolated public func symbolEffect<T>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View where T: IndefiniteSymbolEffect, T: SymbolEffect {
    inert("symbolEffect", effect, options, isActive)
  }

  @available(iOS 17.0, *)
  nonisolated public func symbolEffect<T, U>(_ effect: T, options: SymbolEffectOptions = .default, value: U)
    -> some View where T: DiscreteSymbolEffect, T: SymbolEffect, U: Equatable
  { inert("symbolEffect", effect, options, value) }

  @available(iOS 17.0, *)
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    inert("symbolEffectsRemoved", isEnabled)
  }

  @available(iOS 17.0, *)
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    inert("allowedDynamicRange", range as Any)
  }

  @available(iOS 18.0, *)
  nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    inert("materialActiveAppearance", appearance)
  }

  @available(iOS 17.0, *)
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { inert("visualEffect") }

  @available(iOS 17.0, *)
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    inert("colorEffect", shader, isEnabled)
  }

  @available(iOS 17.0, *)
  nonisolated public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some View
  { inert("distortionEffect", shader, maxSampleOffset, isEnabled) }

  @available(iOS 17.0, *)
  nonisolated public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some View
  { inert("layerEffect", shader, maxSampleOffset, isEnabled) }

  @available(iOS 26.0, *)
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View { inert("glassEffect", glass, shape) }

  @available(iOS 26.0, *)
  nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID)
    -> some View
  { inert("glassEffectID", id as Any, namespace) }

  @available(iOS 26.0, *)
  nonisolated public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID)
    -> some View
  { inert("glassEffectUnion", id as Any, namespace) }

  @available(iOS 26.0, *)
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    inert("glassEffectTransition", transition)
  }
}

/// Keeps a view in its place, unseen and out of reach.
extension View {
  /// Prints that the body is evaluated. Which property is the reason is not told: `@self` stands for all.
  ///
  /// Source: WWDC21, Demystify SwiftUI; a debugging aid that is only for bodies.
  @available(iOS 15.0, *)
  nonisolated public static func _printChanges() { print("\(Self.self): @self changed.") }

  /// Says the same in the system's log, which the model does not have.
  ///
  /// Public skill files and apps use it, and say that it came with iOS 17, or with Xcode 15.1 of the same year. No source
  /// that was read has the exact version; 17.1 is the more careful reading.
  @available(iOS 17.1, *)
  nonisolated public static func _logChanges() {}
}
