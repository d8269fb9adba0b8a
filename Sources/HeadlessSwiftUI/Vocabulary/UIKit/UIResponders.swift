import Foundation

/// What is said of the keyboard, and where it says it.
extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification =
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification =
    Notification.Name("UIKeyboardDidChangeFrameNotification")
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// An object that answers events.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var inputAccessoryView: UIView? { nil }
  open var isFirstResponder: Bool { false }
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  nonisolated public override init() {}
}

/// A rectangle on the screen.
@preconcurrency @MainActor
open class UIView: UIResponder {
  open var frame: CGRect
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open class var layerClass: AnyClass { CALayer.self }
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
  open private(set) lazy var layer = CALayer()
  open var center = CGPoint.zero
  open var transform = CGAffineTransform.identity
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var tag = 0
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .tintColor
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var contentMode = ContentMode.scaleToFill
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var isOpaque = true
  open var isMultipleTouchEnabled = false
  open var layoutMargins = UIEdgeInsets.zero
  open var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var accessibilityElements: [Any]?
  open var accessibilityIdentifier: String?
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false
  open var isAccessibilityElement = false
  open var hasAmbiguousLayout: Bool { false }
  open func exerciseAmbiguityInLayout() {}
  open private(set) var constraints: [NSLayoutConstraint] = []
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { self.constraints += constraints }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { constraints.removeAll { $0 === constraint } }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .defaultHigh
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  open func setNeedsUpdateConstraints() {}
  open func updateConstraints() {}
  open func invalidateIntrinsicContentSize() {}
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
  open func insertSubview(_ view: UIView, at index: Int) {
    view.superview = self
    subviews.insert(view, at: index)
  }
  open func bringSubviewToFront(_ view: UIView) {}
  open func sendSubviewToBack(_ view: UIView) {}
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
  open var gestureRecognizers: [UIGestureRecognizer]?
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open weak var window: UIWindow?
  open var traitCollection: UITraitCollection {
    (superview?.traitCollection ?? UITraitCollection()).with(overrides)
  }
  var overrides: [ObjectIdentifier: Any] = [:]
  open private(set) var interactions: [any UIInteraction] = []
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }
  open func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// How content fills a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }

  /// How a view follows the size of the one around it.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  public init(frame: CGRect = .zero) { self.frame = frame }
  public required init?(coder: NSCoder) { frame = .zero }

  open func addSubview(_ view: UIView) {
    view.superview = self
    subviews.append(view)
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func setNeedsDisplay() {}
  open func draw(_ rect: CGRect) {}
  open func sizeToFit() {}
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open var intrinsicContentSize: CGSize { .zero }
  open class var areAnimationsEnabled: Bool { true }
  open class func setAnimationsEnabled(_ enabled: Bool) {}
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animations()
  }
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }

  /// How an animation of several parts runs.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    public static let `repeat` = AnimationOptions(rawValue: 8)
    public static let autoreverse = AnimationOptions(rawValue: 16)
    public static let curveEaseInOut = AnimationOptions([])
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }
  @available(iOS 18.0, *)
  open class func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    changes()
    completion?()
  }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }
}

/// Hears of touches.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }
  open var state = State.possible
  open var isEnabled = true
  open weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var cancelsTouchesInView = true
  public override init() {}
  public init(target: Any?, action: Selector?) {}
  open func addTarget(_ target: Any, action: Selector) {}
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// Decides which gestures begin. Optional requirements of Objective-C have defaults here.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// Manages a screen of views.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  open var view: UIView! = UIView(frame: .zero)
  open var title: String?
  open var viewIfLoaded: UIView? { view }
  open var isViewLoaded: Bool { true }
  open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  open var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  open var toolbarItems: [UIBarButtonItem]?
  open var isEditing = false
  open var isBeingPresented: Bool { false }
  open var isBeingDismissed: Bool { false }
  open var isMovingToParent: Bool { false }
  open var isMovingFromParent: Bool { false }
  open var restorationIdentifier: String?
  open var definesPresentationContext = false
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var presentationController: UIPresentationController? { nil }
  @available(iOS 15.0, *)
  open var sheetPresentationController: UISheetPresentationController? { nil }
  open var popoverPresentationController: UIPopoverPresentationController? { nil }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  @available(iOS 16.0, *) open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open var shouldAutorotate: Bool { true }
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }
  open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }
  private var presented: UIViewController?
  private weak var presenter: UIViewController?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalPresentationCapturesStatusBarAppearance = false
  open var isModalInPresentation = false
  open var hidesBottomBarWhenPushed = false
  open var navigationItem = UINavigationItem(title: "")
  open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
  open var storyboard: UIStoryboard? { nil }
  open var extensionContext: NSExtensionContext? { nil }
  open var editButtonItem: UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
  }
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var traitCollection: UITraitCollection {
    (parent?.traitCollection ?? UITraitCollection()).with(overrides)
  }
  var overrides: [ObjectIdentifier: Any] = [:]
  open var preferredContentSize = CGSize.zero
  open var additionalSafeAreaInsets = UIEdgeInsets.zero

  public init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {}
  public required init?(coder: NSCoder) {}

  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func didReceiveMemoryWarning() {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }
  open func loadViewIfNeeded() {}
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  open func endAppearanceTransition() {}
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  @available(iOS 15.0, *)
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    scrollViews.append((scrollView, edge))
  }
  @available(iOS 15.0, *)
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    scrollViews.last { $0.edges.isSuperset(of: edge) }?.view
  }
  private var scrollViews: [(view: UIScrollView?, edges: NSDirectionalRectEdge)] = []
  open func viewSafeAreaInsetsDidChange() {}
  open func updateViewConstraints() {}
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    let next = viewControllerToPresent
    if let presenter = next.presenter {
      throwException(
        "NSInvalidArgumentException",
        "Application tried to present modally a view controller \(next.bracketed) that is already being "
          + "presented by \(presenter.bracketed).")
    }
    if next.parent != nil {
      throwException(
        "NSInvalidArgumentException",
        "Application tried to present modally an active controller \(next.bracketed).")
    }
    let presenter = outermost
    if let presented = presenter.presented {
      return Runtime.fault(
        "[Presentation] Attempt to present \(next.bracketed) on \(presenter.bracketed) (from \(bracketed)) "
          + "which is already presenting \(presented.bracketed).")
    }
    presenter.presented = next
    next.presenter = presenter
    completion?()
  }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    // What it presents is closed, with all above; only a controller that presents nothing is closed itself.
    let presenter = presentedViewController?.presenter ?? presentingViewController
    var closed = presenter
    while let next = closed?.presented {
      closed?.presented = nil
      next.presenter = nil
      closed = next
    }
    completion?()
  }
  open func show(_ vc: UIViewController, sender: Any?) {
    let container: UIViewController? = navigationController ?? splitViewController
    if let container { container.show(vc, sender: sender) } else { present(vc, animated: true) }
  }
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.parent?.forget(childController)
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }
  open func removeFromParent() {
    guard let parent else { return }
    parent.forget(self)
    self.parent = nil
    didMove(toParent: nil)
  }
  func forget(_ child: UIViewController) { children.removeAll { $0 === child } }
  /// The nearest container of that kind that it is in.
  private func ancestor<Container>(_ kind: Container.Type) -> Container? {
    sequence(first: self) { $0.parent }.dropFirst().lazy.compactMap { $0 as? Container }.first
  }
  private var outermost: UIViewController { parent?.outermost ?? self }
  /// How UIKit's messages name it; the address is left out.
  var bracketed: String { "<\(type(of: self))>" }
  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func awakeFromNib() {}
}

extension UIViewController {
  @available(iOS 15.0, *)
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }
}

/// Ends the process with the words of an exception that nothing catches.
func throwException(_ name: String, _ reason: String) -> Never {
  FileHandle.standardError.write(
    Data("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\n".utf8))
  abort()
}

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var rightBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var leftBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
  @available(iOS 14.0, *)
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  @available(iOS 16.0, *)
  open var backAction: UIAction?
  open var hidesBackButton = false
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  open var leftItemsSupplementBackButton = false
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open var hidesSearchBarWhenScrolling = true
  @available(iOS 16.0, *)
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  @available(iOS 16.0, *)
  open var style = ItemStyle.navigator
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var searchController: UISearchController?
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  @available(iOS 15.0, *)
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// What the button that leads back here says.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }
  /// Where the search field stands.
  @available(iOS 16.0, *)
  public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked
    @available(iOS 26.0, *)
    case integrated, integratedCentered, integratedButton
  }
  /// What a screen is for.
  @available(iOS 16.0, *)
  public enum ItemStyle: Int, Sendable {
    case navigator, browser, editor
  }

  /// When the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
    @available(iOS 17.0, *)
    case inline
  }
  public init(title: String) { self.title = title }
}

/// A button of a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tintColor: UIColor?
  @available(iOS 14.0, *)
  open var menu: UIMenu?
  open weak var target: AnyObject?
  open var action: Selector?
  public required override init() {}
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.action = action
  }
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.action = action
  }
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.action = action
  }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  open var customView: UIView?
  open var style = Style.plain
  open var width: CGFloat = 0
  open var tag = 0
  @available(iOS 14.0, *)
  open var primaryAction: UIAction?
  @available(iOS 15.0, *)
  open var isSelected = false
  @available(iOS 15.0, *)
  open var changesSelectionAsPrimaryAction = false
  @available(iOS 16.0, *)
  open var isHidden = false
  @available(iOS 14.0, *)
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let space = Self()
    space.width = width
    return space
  }
  @available(iOS 14.0, *)
  open class func flexibleSpace() -> Self { Self() }
  @available(iOS 14.0, *)
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.menu = menu
  }
  @available(iOS 14.0, *)
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
  }

  /// How a bar button looks.
  public enum Style: Int, Sendable {
    case plain
    case done = 2
    @available(iOS 26.0, *)
    case prominent = 3
  }

  /// Buttons the system draws.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24
  }
}

/// Screens drawn in Interface Builder.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }
  open func instantiateInitialViewController() -> UIViewController? { nil }
  open func instantiateInitialViewController<ViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? where ViewController: UIViewController { nil }
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
  open func instantiateViewController<ViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController where ViewController: UIViewController {
    preconditionFailure("there are no storyboards without Interface Builder")
  }
}

/// A change of screen drawn in Interface Builder.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }
}
