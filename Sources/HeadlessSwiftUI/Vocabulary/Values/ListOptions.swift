import Foundation

// Choices for lists, scroll views and search.

/// Space between sections.
@available(iOS 17.0, *)
public struct ListSectionSpacing: Sendable {
  private let name: String
  public static let `default` = ListSectionSpacing(name: "default")
  public static let compact = ListSectionSpacing(name: "compact")
}

/// Tint of a list item.
@available(iOS 14.0, *)
public struct ListItemTint: Sendable {
  private let name: String
  public static let monochrome = ListItemTint(name: "monochrome")
}

/// When scroll indicators are seen.
@available(iOS 16.0, *)
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// Whether scrolling hides the keyboard.
@available(iOS 16.0, *)
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// Whether a scroll view bounces.
@available(iOS 16.4, *)
public struct ScrollBounceBehavior: Sendable {
  private let name: String
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  public static let always = ScrollBounceBehavior(name: "always")
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// Whether an input scrolls.
@available(iOS 18.0, *)
public struct ScrollInputBehavior: Sendable {
  private let name: String
  public static let automatic = ScrollInputBehavior(name: "automatic")
  public static let enabled = ScrollInputBehavior(name: "enabled")
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// What an anchor is used for.
@available(iOS 18.0, *)
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// How content fades at an edge.
@available(iOS 26.0, *)
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// Where margins are added.
@available(iOS 17.0, *)
public struct ContentMarginPlacement: Sendable {
  private let name: String
  public static let automatic = ContentMarginPlacement(name: "automatic")
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// Where a background is put.
@available(iOS 17.0, *)
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  @_spi(Headless) public init(name: String) { self.name = name }
  @available(iOS 18.0, *)
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  @available(iOS 18.0, *)
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
}

/// Padding of a scene.
@available(iOS 16.0, *)
public struct ScenePadding: Equatable, Sendable {
  private let name: String
  public static let minimum = ScenePadding(name: "minimum")
}

/// Where the search field is.
@available(iOS 15.0, *)
public struct SearchFieldPlacement: Sendable {
  private let name: String
  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
}

/// Where suggestions are shown.
@available(iOS 16.0, *)
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private let name: String
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  public static let content = SearchSuggestionsPlacement(name: "content")
}

/// When scopes are shown.
@available(iOS 16.4, *)
public struct SearchScopeActivation: Sendable {
  private let name: String
  public static let automatic = SearchScopeActivation(name: "automatic")
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// What the toolbar does during a search.
@available(iOS 17.1, *)
public struct SearchPresentationToolbarBehavior: Sendable {
  private let name: String
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// Whether the search field is made small.
@available(iOS 26.0, *)
public struct SearchToolbarBehavior: Sendable {
  private let name: String
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// What a scroll view is doing.
@available(iOS 18.0, *)
public enum ScrollPhase: Equatable, Sendable {
  case idle
  case tracking
  case interacting
  case decelerating
  case animating
}

/// Where a view is, as seen while scrolling.
@available(iOS 17.0, *)
public enum ScrollTransitionPhase: Equatable, Sendable {
  case topLeading
  case identity
  case bottomTrailing
}

extension ListSectionSpacing {
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(name: "custom(\(spacing))")
  }
}

extension ListItemTint {
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(name: "fixed(\(tint))") }
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(name: "preferred(\(tint))") }
}

extension ScenePadding {
  public static func + (lhs: ScenePadding, rhs: ScenePadding) -> ScenePadding { lhs }
}

extension SearchFieldPlacement {
  /// When the search field below a title is seen.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    private let name: String
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }

  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement(name: "navigationBarDrawer(\(displayMode))") }
}

extension SearchSuggestionsPlacement {
  /// Several placements.
  public struct Set: OptionSet, Sendable {
    public typealias Element = SearchSuggestionsPlacement.Set
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
  }
}

extension ScrollPhase {
  public var isScrolling: Bool { self != .idle }
}

extension ScrollTransitionPhase {
  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// What scrolls.
@available(iOS 18.0, *)
public struct ScrollInputKind: Equatable, Sendable {}

/// How a transition follows scrolling.
@available(iOS 17.0, *)
public struct ScrollTransitionConfiguration: Sendable {
  /// How far a view must be seen.
  public struct Threshold: Sendable {
    private let amount: Double
    public static let visible = Threshold(amount: 1)
    public static let hidden = Threshold(amount: 0)
    public static var centered: Threshold { Threshold(amount: 0.5) }
    public static func visible(_ amount: Double) -> Threshold { Threshold(amount: amount) }
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }
    public func inset(by distance: Double) -> Threshold { self }
  }

  private let animation: Animation?
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(animation: animation)
  }
  public static let animated = ScrollTransitionConfiguration(animation: .default)
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(animation: nil)
  }
  public static let interactive = ScrollTransitionConfiguration(animation: nil)
  public static let identity = ScrollTransitionConfiguration(animation: nil)
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(animation: animation)
  }
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
}

/// What a scroll view shows of its content. Headless: nothing is laid out, all is zero.
@available(iOS 18.0, *)
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { visibleRect }

  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }
}

/// What goes with a change of scroll phase.
@available(iOS 18.0, *)
public struct ScrollPhaseChangeContext {
  public var geometry: ScrollGeometry
  public var velocity: CGVector?
}

/// Where a scroll view is, as a value to bind.
@available(iOS 18.0, *)
public struct ScrollPosition: Equatable, Sendable {
  private var id: (any Hashable & Sendable)?
  public private(set) var edge: Edge?
  public private(set) var point: CGPoint?
  public private(set) var isPositionedByUser = false

  public init(idType: (some Hashable & Sendable).Type = Never.self) {}
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { self.id = id }
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.edge = edge }
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { self.point = point }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    point = CGPoint(x: x, y: y)
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    point = CGPoint(x: x, y: 0)
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    point = CGPoint(x: 0, y: y)
  }

  public var viewID: (any Hashable & Sendable)? { id }
  public func viewID<T>(type: T.Type) -> T? where T: Hashable, T: Sendable { id as? T }
  public var x: CGFloat? { point?.x }
  public var y: CGFloat? { point?.y }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    (self.id, edge, point) = (id, nil, nil)
  }
  public mutating func scrollTo(edge: Edge) { (id, self.edge, point) = (nil, edge, nil) }
  public mutating func scrollTo(point: CGPoint) { (id, edge, self.point) = (nil, nil, point) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }
  public mutating func scrollTo(x: CGFloat) { scrollTo(point: CGPoint(x: x, y: 0)) }
  public mutating func scrollTo(y: CGFloat) { scrollTo(point: CGPoint(x: 0, y: y)) }

  public static func == (lhs: ScrollPosition, rhs: ScrollPosition) -> Bool {
    lhs.edge == rhs.edge && lhs.point == rhs.point
      && lhs.id.map { AnyHashable($0) } == rhs.id.map { AnyHashable($0) }
  }
}

/// Where a scroll view will come to rest.
@available(iOS 17.0, *)
public struct ScrollTarget: Hashable {
  public var rect: CGRect
  public var anchor: UnitPoint?
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
  public static func == (lhs: ScrollTarget, rhs: ScrollTarget) -> Bool {
    lhs.rect == rhs.rect && lhs.anchor == rhs.anchor
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rect.minX)
    hasher.combine(rect.minY)
  }
}

/// What a scroll target behavior knows.
@available(iOS 17.0, *)
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  public var originalTarget: ScrollTarget
  public var velocity: CGVector
  public var contentSize: CGSize
  public var containerSize: CGSize
  public var axes: Axis.Set
  let environment: EnvironmentValues
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// Decides where a scroll view comes to rest.
@available(iOS 17.0, *)
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Comes to rest at pages.
@available(iOS 17.0, *)
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Comes to rest at views.
@available(iOS 17.0, *)
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one swipe passes.
  public struct LimitBehavior: Sendable {
    private let name: String
    public static let automatic = LimitBehavior(name: "automatic")
    public static let always = LimitBehavior(name: "always")
    public static let never = LimitBehavior(name: "never")
    @available(iOS 18.0, *)
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
    @available(iOS 18.0, *)
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
  }
  public init(limitBehavior: LimitBehavior = .automatic) {}
  @available(iOS 18.0, *)
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

@available(iOS 17.0, *)
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

@available(iOS 17.0, *)
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
  @available(iOS 18.0, *)
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> Self { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor) }
}
