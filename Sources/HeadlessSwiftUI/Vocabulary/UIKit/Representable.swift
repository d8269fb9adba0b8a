import Foundation

/// What a bridged UIKit object knows of SwiftUI.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable> where Representable: UIViewRepresentable {
  public let coordinator: Representable.Coordinator
  public internal(set) var transaction = Transaction()
  public internal(set) var environment = EnvironmentValues()
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

/// Shows a UIKit view.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View, _BridgedView where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
  typealias Context = UIViewRepresentableContext<Self>
}

/// A view of another framework: a leaf of the model, which makes and updates it and looks no further.
@MainActor @preconcurrency
public protocol _BridgedView {
  /// Makes the object, or brings the one made before in line with this value.
  ///
  /// - Returns: The object, its coordinator, and the SwiftUI view it shows, if it hosts one.
  func _bridge(
    _ existing: (object: AnyObject, coordinator: Any)?, _ environment: EnvironmentValues
  ) -> (object: AnyObject, coordinator: Any, hosted: AnyView?)
  /// Takes the object apart that was made for the view, which has gone.
  func _dismantle(_ existing: (object: AnyObject, coordinator: Any))
}

extension UIViewRepresentable {
  public func _dismantle(_ existing: (object: AnyObject, coordinator: Any)) {
    guard let view = existing.object as? UIViewType, let coordinator = existing.coordinator as? Coordinator
    else { return }
    Self.dismantleUIView(view, coordinator: coordinator)
  }
  public func _bridge(
    _ existing: (object: AnyObject, coordinator: Any)?, _ environment: EnvironmentValues
  ) -> (object: AnyObject, coordinator: Any, hosted: AnyView?) {
    let coordinator = existing?.coordinator as? Coordinator ?? makeCoordinator()
    let context = Context(coordinator: coordinator, environment: environment)
    let view = existing?.object as? UIViewType ?? makeUIView(context: context)
    updateUIView(view, context: context)
    return (view, coordinator, nil)
  }
}

extension UIViewControllerRepresentable {
  public func _dismantle(_ existing: (object: AnyObject, coordinator: Any)) {
    guard let controller = existing.object as? UIViewControllerType,
      let coordinator = existing.coordinator as? Coordinator
    else { return }
    Self.dismantleUIViewController(controller, coordinator: coordinator)
  }
  public func _bridge(
    _ existing: (object: AnyObject, coordinator: Any)?, _ environment: EnvironmentValues
  ) -> (object: AnyObject, coordinator: Any, hosted: AnyView?) {
    let coordinator = existing?.coordinator as? Coordinator ?? makeCoordinator()
    let context = Context(coordinator: coordinator, environment: environment)
    let controller = existing?.object as? UIViewControllerType ?? makeUIViewController(context: context)
    updateUIViewController(controller, context: context)
    return (controller, coordinator, (controller as UIViewController).hostedView)
  }
}

/// A controller that shows a SwiftUI view.
@MainActor
protocol Hosting {
  var hosted: AnyView { get }
}

extension UIHostingController: Hosting {
  var hosted: AnyView { AnyView(rootView) }
}

extension UIViewController {
  /// The SwiftUI view that the controller shows, or the last of its children that shows one.
  fileprivate var hostedView: AnyView? {
    (self as? any Hosting)?.hosted ?? (self as? UINavigationController)?.topViewController?.hostedView
      ?? children.lazy.reversed().compactMap(\.hostedView).first
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? {
    nil
  }
  public var body: Never { neverBody(Self.self) }
}

/// What a bridged UIKit controller knows of SwiftUI.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable>
where Representable: UIViewControllerRepresentable {
  public let coordinator: Representable.Coordinator
  public internal(set) var transaction = Transaction()
  public internal(set) var environment = EnvironmentValues()
}

/// Shows a UIKit controller.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View, _BridgedView where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public var body: Never { neverBody(Self.self) }
}

/// A UIKit controller that shows a SwiftUI view.
@preconcurrency @MainActor
open class UIHostingController<Content>: UIViewController where Content: View {
  public var rootView: Content
  @available(iOS 16.0, *)
  public var sizingOptions: UIHostingControllerSizingOptions {
    get { .init(rawValue: sizing) }
    set { sizing = newValue.rawValue }
  }
  private var sizing = 0
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }
  public required init?(coder aDecoder: NSCoder) { nil }
  public func sizeThatFits(in size: CGSize) -> CGSize { .zero }
}

/// Which sizes of the controller follow those of its view.
@available(iOS 16.0, *)
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = Self(rawValue: 1)
  public static let intrinsicContentSize = Self(rawValue: 2)
}

/// What a gesture recognizer of UIKit knows of SwiftUI.
@available(iOS 18.0, *)
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable>
where Representable: UIGestureRecognizerRepresentable {
  public let coordinator: Representable.Coordinator
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Where a touch is, in the coordinates of SwiftUI.
@available(iOS 18.0, *)
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  public var localLocation: CGPoint { .zero }
  public var localTranslation: CGPoint? { nil }
  public var localVelocity: CGPoint? { nil }
}

/// A gesture recognizer of UIKit for a SwiftUI view. In the model, it recognizes nothing.
@available(iOS 18.0, *)
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

@available(iOS 18.0, *)
extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

@available(iOS 18.0, *)
extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}
