import Foundation

/// The bundle that the code is in.
@freestanding(expression)
public macro bundle() -> Bundle = #externalMacro(module: "HandbookMacros", type: "BundleMacro")

/// Declares a key and accessors for a value of the environment and its like.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "HandbookMacros", type: "EntryMacro")

/// Compares the stored properties of a view that come from outside; of the package `ordo-one/equatable`.
@attached(extension, conformances: Equatable, names: named(==))
public macro Equatable() = #externalMacro(module: "HandbookMacros", type: "EquatableMacro")

/// Leaves a property out of `@Equatable`.
@attached(peer)
public macro EquatableIgnored() = #externalMacro(module: "HandbookMacros", type: "EmptyPeerMacro")

/// Leaves a closure out of `@Equatable`.
@attached(peer)
public macro EquatableIgnoredUnsafeClosure() =
  #externalMacro(module: "HandbookMacros", type: "EmptyPeerMacro")

/// Leaves a property out of `@Equatable`.
@attached(peer)
public macro SkipEquatable() = #externalMacro(module: "HandbookMacros", type: "EmptyPeerMacro")

/// Marks a variable of a preview as state.
@available(iOS 17.0, *)
@attached(peer)
public macro Previewable() = #externalMacro(module: "HandbookMacros", type: "EmptyPeerMacro")

/// Shows a view while it is written.
@available(iOS 17.0, *)
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "HandbookMacros", type: "EmptyDeclarationMacro")

/// Shows a view while it is written.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "HandbookMacros", type: "EmptyDeclarationMacro")

/// Shows a view controller while it is written.
@available(iOS 17.0, *)
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "HandbookMacros", type: "EmptyDeclarationMacro")

/// Shows a UIKit view while it is written.
@available(iOS 17.0, *)
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "HandbookMacros", type: "EmptyDeclarationMacro")

/// What previews are made of.
@available(iOS 17.0, *)
public struct Preview {
  /// Traits of previews of views.
  public enum ViewTraits {}
}

/// A circumstance under which a preview is shown.
@available(iOS 17.0, *)
public struct PreviewTrait<T> {}

@available(iOS 17.0, *)
extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait() }
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> { PreviewTrait() }
  public static var portrait: PreviewTrait<T> { PreviewTrait() }
  public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait() }
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait() }
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait() }
  @available(iOS 18.0, *)
  public static func modifier(_ modifier: any PreviewModifier) -> PreviewTrait<T> { PreviewTrait() }
}

/// Changes previews, and makes what several of them share.
@available(iOS 18.0, *)
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
  typealias Content = PreviewModifierContent
}

@available(iOS 18.0, *)
extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// What a preview modifier changes.
@available(iOS 18.0, *)
public struct PreviewModifierContent {}

@available(iOS 18.0, *)
extension PreviewModifierContent: View, Primitive { func update(_ node: Node) {} }

/// What `@Equatable` writes: views are compared where they live.
public func _compareOnMainActor<Value>(
  _ lhs: Value, _ rhs: Value, _ compare: @escaping @MainActor (Value, Value) -> Bool
) -> Bool {
  let pair = UncheckedPair(lhs: lhs, rhs: rhs)
  return MainActor.assumeIsolated { compare(pair.lhs, pair.rhs) }
}

/// Two views handed to the main actor, on which the caller runs already.
private struct UncheckedPair<Value>: @unchecked Sendable {
  let lhs: Value
  let rhs: Value
}

/// What `@Equatable` writes for one property.
public func _isSame<Value: Equatable>(_ lhs: Value, _ rhs: Value) -> Bool { lhs == rhs }

/// What `@Equatable` writes for one property that cannot be compared: objects are the same by identity.
@_disfavoredOverload
public func _isSame<Value>(_ lhs: Value, _ rhs: Value) -> Bool { isSame(lhs, rhs) }
