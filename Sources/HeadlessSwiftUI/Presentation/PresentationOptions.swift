/// Keeps the user, not the app, from closing a presentation.
struct DismissGuardModifier {
  let isDisabled: Bool
}

extension DismissGuardModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    content()
    node.trait = DismissGuardTrait(isDisabled: isDisabled)
  }
}

/// Whether the user may close the presentation a view is in.
struct DismissGuardTrait: Trait {
  let isDisabled: Bool
}

/// Says what a popover becomes where there is little room.
struct CompactAdaptationModifier {
  let adaptation: PresentationAdaptation
}

extension CompactAdaptationModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    content()
    node.trait = CompactAdaptationTrait(adaptation: adaptation)
  }
}

/// What a popover becomes where there is little room.
struct CompactAdaptationTrait: Trait {
  let adaptation: PresentationAdaptation
}

/// Shows content beside the view: part of the same screen.
struct InspectorModifier<Inspector: View> {
  let isPresented: Binding<Bool>
  let content: Inspector
}

extension InspectorModifier: ViewModifier, CoordinatingModifier {
  typealias Body = Never

  func update(_ node: Node, content placed: Node.Content) {
    guard node.environment.horizontalSizeClass == .regular else {
      return PresentationModifier(
        kind: .sheet, wanted: { isPresented.wrappedValue ? AnyHashable("inspector") : nil },
        clear: { isPresented.wrappedValue = false }, onDismiss: nil, content: { content }
      ).update(node, content: placed)
    }
    node.trait = nil
    placed()
    if node.read(isPresented) { node.place(content, 1) }
  }
}

/// Whether what lies behind a presentation can be used while it is up.
struct BackgroundInteractionTrait: Trait {
  let isEnabled: Bool
}

struct BackgroundInteractionModifier {
  let isEnabled: Bool
}

extension BackgroundInteractionModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    content()
    node.trait = BackgroundInteractionTrait(isEnabled: isEnabled)
  }
}

/// Where a popover points.
@available(iOS 13.0, *)
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

/// A height a sheet rests at.
@available(iOS 16.0, *)
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  private let size: CGFloat

  public static let medium = PresentationDetent(name: "medium", size: 0)
  public static let large = PresentationDetent(name: "large", size: 0)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction", size: fraction)
  }
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height", size: height)
  }
  public static func custom<D>(_ type: D.Type) -> PresentationDetent where D: CustomPresentationDetent {
    PresentationDetent(name: String(reflecting: type), size: 0)
  }

  /// What a custom height is computed from.
  @dynamicMemberLookup
  public struct Context {
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }
}

@available(iOS 16.0, *)
public protocol CustomPresentationDetent {
  static func height(in context: Self.Context) -> CGFloat?
}

@available(iOS 16.0, *)
extension CustomPresentationDetent {
  public typealias Context = PresentationDetent.Context
}

/// What a presentation becomes where there is little room.
@available(iOS 16.4, *)
public struct PresentationAdaptation: Sendable, Equatable {
  private let name: String

  public static var automatic: Self { Self(name: "automatic") }
  public static var none: Self { Self(name: "none") }
  public static var popover: Self { Self(name: "popover") }
  public static var sheet: Self { Self(name: "sheet") }
  public static var fullScreenCover: Self { Self(name: "fullScreenCover") }
}

/// Whether what lies behind a presentation can be used.
@available(iOS 16.4, *)
public struct PresentationBackgroundInteraction: Sendable {
  let name: String

  public static var automatic: Self { Self(name: "automatic") }
  public static var enabled: Self { Self(name: "enabled") }
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self(name: "enabled") }
  public static var disabled: Self { Self(name: "disabled") }
}

/// What a drag in a presentation does first.
@available(iOS 16.4, *)
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String

  public static var automatic: Self { Self(name: "automatic") }
  public static var resizes: Self { Self(name: "resizes") }
  public static var scrolls: Self { Self(name: "scrolls") }
}
