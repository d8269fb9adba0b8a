import Foundation

/// Hears of a stack of controllers.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    navigationController.topViewController?.supportedInterfaceOrientations ?? .all
  }
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

/// Manages a stack of controllers.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setStack(newValue) }
  }
  private var stack: [UIViewController] = []
  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var hidesBarsWhenVerticallyCompact = false
  open var hidesBarsWhenKeyboardAppears = false
  open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  open private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  @available(iOS 26.0, *)
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }
  open private(set) lazy var navigationBar = UINavigationBar()
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  open weak var delegate: (any UINavigationControllerDelegate)?
  nonisolated public static let hideShowBarDuration: CGFloat = 0.2
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if stack.contains(where: { $0 === viewController }) {
      throwException(
        "NSInvalidArgumentException",
        "\(bracketed) is pushing the same view controller instance (\(viewController.bracketed)) more than once "
          + "which is not supported and is most likely an error in the application")
    }
    if viewController is UINavigationController {
      throwException("NSInvalidArgumentException", "Pushing a navigation controller is not supported")
    }
    setStack(stack + [viewController])
  }
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { pop(1)?.first }
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(stack.count - 1) }
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      throwException(
        "NSInternalInconsistencyException", "Tried to pop to a view controller that doesn't exist.")
    }
    return pop(stack.count - 1 - index)
  }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setStack(viewControllers)
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  override func forget(_ child: UIViewController) {
    super.forget(child)
    stack.removeAll { $0 === child }
  }

  /// The root stays.
  private func pop(_ count: Int) -> [UIViewController]? {
    guard count > 0, count < stack.count else { return nil }
    let popped = Array(stack.suffix(count))
    setStack(stack.dropLast(count))
    return popped
  }

  private func setStack(_ next: [UIViewController]) {
    let old = stack
    stack = next
    replace(old, by: next)
  }
}

extension UIViewController {
  /// Makes controllers children that were not, and lets go of those that are none any more.
  fileprivate func replace(_ old: [UIViewController], by next: [UIViewController]) {
    for child in old where !next.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    for child in next where child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
  }
}

/// What a tab bar shows for one controller.
@preconcurrency @MainActor
open class UITabBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
  open var tag = 0
  open var isEnabled = true
  open var standardAppearance: UITabBarAppearance?
  @available(iOS 15.0, *)
  open var scrollEdgeAppearance: UITabBarAppearance?
  public override init() {}
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.tag = tag
  }

  /// Tabs that the system draws.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    case mostRecent, mostViewed
  }
}

/// Hears of the tabs of a bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// Manages tabs.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  open var viewControllers: [UIViewController]? {
    get { screens }
    set { setViewControllers(newValue, animated: false) }
  }
  private var screens: [UIViewController]?
  open var selectedIndex = 0
  open var selectedViewController: UIViewController? {
    get { screens.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { screens?.firstIndex { $0 === newValue }.map { selectedIndex = $0 } }
  }
  open private(set) lazy var tabBar = UITabBar()
  open private(set) lazy var moreNavigationController = UINavigationController()
  open var customizableViewControllers: [UIViewController]?
  open weak var delegate: (any UITabBarControllerDelegate)?
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let (old, selected) = (screens ?? [], selectedViewController)
    screens = viewControllers
    // What was selected stays so, and else its place.
    selectedIndex =
      viewControllers?.firstIndex { $0 === selected }
      ?? min(selectedIndex, max(0, (viewControllers?.count ?? 0) - 1))
    replace(old, by: viewControllers ?? [])
  }
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  @available(iOS 18.0, *)
  public init(tabs: [UITab]) {
    super.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }
  @available(iOS 18.0, *)
  open var tabs: [UITab] {
    get { shown }
    set { setTabs(newValue, animated: false) }
  }
  private var shown: [UITab] = []
  @available(iOS 18.0, *)
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    shown = tabs
    for tab in tabs { tab.tabBarController = self }
    setViewControllers(tabs.compactMap(\.viewController), animated: animated)
  }
  @available(iOS 18.0, *)
  open var selectedTab: UITab? {
    get { shown.first { $0.viewController != nil && $0.viewController === selectedViewController } }
    set { selectedViewController = newValue?.viewController }
  }
  @available(iOS 18.0, *)
  open func tab(forIdentifier identifier: String) -> UITab? { shown.first { $0.identifier == identifier } }
  @available(iOS 18.0, *)
  open var mode = Mode.automatic
  @available(iOS 18.0, *)
  open private(set) lazy var sidebar = Sidebar()
  @available(iOS 18.0, *)
  open var customizationIdentifier: String?
  @available(iOS 18.0, *)
  open var compactTabIdentifiers: [String]?
  @available(iOS 18.0, *)
  open var isTabBarHidden = false
  @available(iOS 18.0, *)
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
  @available(iOS 26.0, *)
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic

  /// Whether tabs are a bar, or also a sidebar.
  @available(iOS 18.0, *)
  public enum Mode: Int, Sendable {
    case automatic, tabBar, tabSidebar
  }

  /// When the bar gets small.
  @available(iOS 26.0, *)
  public enum MinimizeBehavior: Int, Sendable {
    case automatic, never, onScrollDown, onScrollUp
  }

  /// The tabs as a sidebar.
  @available(iOS 18.0, *)
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    open var isHidden = false
  }
}

/// A tab.
@available(iOS 18.0, *)
@preconcurrency @MainActor
open class UITab: NSObject {
  public let identifier: String
  open var title: String
  open var subtitle: String?
  open var image: UIImage?
  open var badgeValue: String?
  open var isEnabled = true
  open var isHidden = false
  open var isHiddenByDefault = false
  open var allowsHiding = false
  open var preferredPlacement = Placement.automatic
  open var userInfo: Any?
  open private(set) weak var parent: UITabGroup?
  open internal(set) weak var tabBarController: UITabBarController?
  open private(set) lazy var viewController: UIViewController? = provider?(self)
  private let provider: ((UITab) -> UIViewController)?
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
  }
  fileprivate func enter(_ group: UITabGroup) { parent = group }

  /// Where a tab stands.
  @available(iOS 18.0, *)
  public enum Placement: Int, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }
}

/// Tabs under one title.
@available(iOS 18.0, *)
@preconcurrency @MainActor
open class UITabGroup: UITab {
  open var children: [UITab] { didSet { for child in children { child.enter(self) } } }
  open var selectedChild: UITab?
  open var defaultChildIdentifier: String?
  open var allowsReordering = false
  open var managingNavigationController: UINavigationController?
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    for child in children { child.enter(self) }
  }
  open func tab(forIdentifier identifier: String) -> UITab? { children.first { $0.identifier == identifier } }
}

/// The tab of a search.
@available(iOS 18.0, *)
@preconcurrency @MainActor
open class UISearchTab: UITab {
  @available(iOS 26.0, *)
  open var automaticallyActivatesSearch = false
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search", image: nil, identifier: "com.apple.UIKit.Search",
      viewControllerProvider: viewControllerProvider)
  }
  public override init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
  }
}

/// Hears of tabs that a user selects.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  @available(iOS 18.0, *)
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  @available(iOS 18.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool)
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  @available(iOS 18.0, *)
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool { true }
  @available(iOS 18.0, *)
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask {
    tabBarController.selectedViewController?.supportedInterfaceOrientations ?? .all
  }
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { .portrait }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// Manages columns, as on an iPad that is held upright: it is never collapsed, shows the secondary column alone unless
/// something else is preferred, and others above it.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  @available(iOS 14.0, *)
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  /// One of the columns.
  @available(iOS 14.0, *)
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
    @available(iOS 26.0, *)
    case inspector
  }

  /// Which columns are there to be seen.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    @available(iOS 14.0, *)
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
    @available(iOS, introduced: 8.0, deprecated: 14.0, renamed: "secondaryOnly")
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    @available(iOS, introduced: 8.0, deprecated: 14.0, renamed: "oneBesideSecondary")
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    @available(iOS, introduced: 8.0, deprecated: 14.0, renamed: "oneOverSecondary")
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// How columns share the room.
  @available(iOS 14.0, *)
  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }

  /// When the button for the columns is there.
  @available(iOS 14.5, *)
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic, never, always
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    case leading, trailing
  }

  /// What is behind the primary column.
  public enum BackgroundStyle: Int, Sendable {
    case none, sidebar
  }

  nonisolated public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
  @available(iOS 14.0, *)
  open private(set) var style = Style.unspecified
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var presentsWithGesture = true
  open var isCollapsed: Bool { false }
  open var preferredDisplayMode = DisplayMode.automatic { didSet { mode = nil } }
  open var displayMode: DisplayMode {
    mode ?? (preferredDisplayMode == .automatic ? .secondaryOnly : preferredDisplayMode)
  }
  private var mode: DisplayMode?
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem()
  @available(iOS 14.5, *)
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  @available(iOS 14.0, *)
  open var showsSecondaryOnlyButton = false
  @available(iOS 14.0, *)
  open var preferredSplitBehavior = SplitBehavior.automatic
  @available(iOS 14.0, *)
  open var splitBehavior: SplitBehavior {
    preferredSplitBehavior == .automatic ? .overlay : preferredSplitBehavior
  }
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  @available(iOS 14.0, *)
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var primaryColumnWidth: CGFloat { 320 }
  @available(iOS 14.0, *)
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension
  @available(iOS 14.0, *)
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
  @available(iOS 14.0, *)
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension
  @available(iOS 14.0, *)
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension
  @available(iOS 14.0, *)
  open var supplementaryColumnWidth: CGFloat { 320 }
  open var primaryEdge = PrimaryEdge.leading
  open var primaryBackgroundStyle = BackgroundStyle.none

  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  @available(iOS 14.0, *)
  public init(style: Style) {
    super.init(nibName: nil, bundle: nil)
    self.style = style
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What each column was given, and the stack around it.
  private var columns: [Column: (given: UIViewController, shown: UIViewController)] = [:]
  private var pair: [UIViewController] = []
  open var viewControllers: [UIViewController] {
    get {
      let order: [Column] = [.primary, .supplementary, .secondary]
      return style == .unspecified ? pair : order.compactMap { columns[$0]?.shown }
    }
    set {
      let old = pair
      pair = newValue
      replace(old, by: newValue)
    }
  }
  @available(iOS 14.0, *)
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let old = columns[column]?.shown
    columns[column] = vc.map { vc in
      let isShownAlone = vc is UINavigationController || column == .compact
      return (
        vc, isShownAlone ? vc : vc.navigationController ?? UINavigationController(rootViewController: vc)
      )
    }
    replace(old.map { [$0] } ?? [], by: columns[column].map { [$0.shown] } ?? [])
  }
  @available(iOS 14.0, *)
  open func viewController(for column: Column) -> UIViewController? { columns[column]?.given }
  @available(iOS 14.0, *)
  open func show(_ column: Column) {
    guard !shows(column), column != .compact else { return }
    let isOfTwo = style == .tripleColumn && column == .primary
    mode =
      switch splitBehavior {
      case .overlay: isOfTwo ? .twoOverSecondary : .oneOverSecondary
      case .displace where isOfTwo: .twoDisplaceSecondary
      default: isOfTwo ? .twoBesideSecondary : .oneBesideSecondary
      }
  }
  @available(iOS 14.0, *)
  open func hide(_ column: Column) {
    guard column != .secondary, shows(column) else { return }
    let isOfTwo = style == .tripleColumn && column == .primary
    mode =
      !isOfTwo ? .secondaryOnly : displayMode == .twoOverSecondary ? .oneOverSecondary : .oneBesideSecondary
  }
  @available(iOS 26.0, *)
  open func isShowing(_ column: Column) -> Bool { shows(column) }
  private func shows(_ column: Column) -> Bool {
    let two: [DisplayMode] = [.twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary]
    return switch column {
    case .primary: style == .tripleColumn ? two.contains(displayMode) : displayMode != .secondaryOnly
    case .supplementary: style == .tripleColumn && displayMode != .secondaryOnly
    case .secondary: true
    case .compact, .inspector: false
    }
  }
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    let first = viewControllers.first
    if let stack = first as? UINavigationController ?? first?.navigationController {
      stack.pushViewController(vc, animated: true)
    }
  }
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    if style == .unspecified {
      viewControllers = pair.prefix(1) + [vc]
    } else {
      setViewController(vc, for: .secondary)
    }
  }
}

/// Hears of columns, and decides what becomes of them where there is room for one.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
  @available(iOS 14.0, *)
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  @available(iOS 14.0, *)
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  @available(iOS 14.0, *)
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  @available(iOS 14.0, *)
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  @available(iOS 14.0, *)
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  @available(iOS 14.0, *)
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  @available(iOS 26.0, *)
  func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column)
  @available(iOS 26.0, *)
  func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column)
  @available(iOS 14.0, *)
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  @available(iOS 14.0, *)
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  public func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode { .automatic }
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  public func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { .all }
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { .portrait }
  @available(iOS 14.0, *)
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  @available(iOS 14.0, *)
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  @available(iOS 14.0, *)
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  @available(iOS 14.0, *)
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  @available(iOS 14.0, *)
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {}
  @available(iOS 14.0, *)
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {}
  @available(iOS 26.0, *)
  public func splitViewController(
    _ svc: UISplitViewController, didShow column: UISplitViewController.Column
  ) {}
  @available(iOS 26.0, *)
  public func splitViewController(
    _ svc: UISplitViewController, didHide column: UISplitViewController.Column
  ) {}
  @available(iOS 14.0, *)
  public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
  @available(iOS 14.0, *)
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
}

/// Manages pages. There are no swipes here: the pages are those that code sets.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// Which way pages are turned.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// Whether pages are turned ahead or back.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  /// Where pages are bound.
  public enum SpineLocation: Int, Sendable {
    case none, min, mid, max
  }

  /// What may be said of pages when they are made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }
  open var isDoubleSided = false
  open private(set) var gestureRecognizers: [UIGestureRecognizer] = []
  open private(set) var viewControllers: [UIViewController]?
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
    super.init(coder: coder)
  }
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let old = self.viewControllers ?? []
    self.viewControllers = viewControllers
    replace(old, by: viewControllers ?? [])
    completion?(true)
  }
}

/// Hears of pages that a user turns.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .min }
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { .all }
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { .portrait }
}

/// Knows the pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
