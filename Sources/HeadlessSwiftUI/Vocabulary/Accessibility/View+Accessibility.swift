import Foundation

// What assistive technologies are told. The model shows texts, so it keeps these values only.

/// Level of a heading.
@available(iOS 15.0, *)
public enum AccessibilityHeadingLevel: Sendable {
  case unspecified
  case h1
  case h2
  case h3
  case h4
  case h5
  case h6
}

/// Up or down.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}

/// Part of a pair.
@available(iOS 14.0, *)
public enum AccessibilityLabeledPairRole: Sendable {
  case label
  case content
}

/// What becomes of the elements within.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// A standard action.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

/// What text is.
@available(iOS 15.0, *)
public struct AccessibilityTextContentType: Sendable {
  private let name: String
  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// A rotor of the system.
@available(iOS 15.0, *)
public struct AccessibilitySystemRotor: Sendable {
  private let name: String
  public static let links = AccessibilitySystemRotor(name: "links")
  public static let headings = AccessibilitySystemRotor(name: "headings")
  public static let boldText = AccessibilitySystemRotor(name: "boldText")
  public static let italicText = AccessibilitySystemRotor(name: "italicText")
  public static let underlineText = AccessibilitySystemRotor(name: "underlineText")
  public static let misspelledWords = AccessibilitySystemRotor(name: "misspelledWords")
  public static let images = AccessibilitySystemRotor(name: "images")
  public static let textFields = AccessibilitySystemRotor(name: "textFields")
  public static let tables = AccessibilitySystemRotor(name: "tables")
  public static let lists = AccessibilitySystemRotor(name: "lists")
  public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
}

extension AccessibilityActionKind {
  public init(named name: Text) { self.init(name: name.string) }
}

extension AccessibilitySystemRotor {
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "links(visited: \(visited))")
  }
}

/// What an element is.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var names: Set<String> = []
  public init() {}
  private init(_ name: String) { names = [name] }
  public static let isButton = AccessibilityTraits("isButton")
  public static let isHeader = AccessibilityTraits("isHeader")
  public static let isSelected = AccessibilityTraits("isSelected")
  public static let isLink = AccessibilityTraits("isLink")
  public static let isSearchField = AccessibilityTraits("isSearchField")
  public static let isImage = AccessibilityTraits("isImage")
  public static let playsSound = AccessibilityTraits("playsSound")
  public static let isKeyboardKey = AccessibilityTraits("isKeyboardKey")
  public static let isStaticText = AccessibilityTraits("isStaticText")
  public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
  public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
  public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
  public static let isModal = AccessibilityTraits("isModal")
  @available(iOS 17.0, *)
  public static let isToggle = AccessibilityTraits("isToggle")
  @available(iOS 17.0, *)
  public static let isTabBar = AccessibilityTraits("isTabBar")
  public typealias Element = AccessibilityTraits
  public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with(names.union(other.names)) }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(names.intersection(other.names))
  }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(names.symmetricDifference(other.names))
  }
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let old = intersection(member)
    names.subtract(member.names)
    return old
  }
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    insert(newMember).inserted ? nil : newMember
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
  public mutating func formIntersection(_ other: AccessibilityTraits) { names.formIntersection(other.names) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    names.formSymmetricDifference(other.names)
  }
  private func with(_ names: Set<String>) -> AccessibilityTraits {
    var copy = self
    copy.names = names
    return copy
  }
}

/// Which element assistive technologies are on.
@available(iOS 15.0, *)
@propertyWrapper
public struct AccessibilityFocusState<Value>: DynamicProperty where Value: Hashable {
  private let state: State<Value>

  /// A reference to the state.
  @propertyWrapper
  public struct Binding {
    let binding: HeadlessSwiftUI.Binding<Value>
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }

  public init() where Value == Bool { state = State(wrappedValue: false) }
  public init<T>() where Value == T?, T: Hashable { state = State(wrappedValue: nil) }
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
  public init<T>(for technologies: AccessibilityTechnologies) where Value == T?, T: Hashable { self.init() }
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: AccessibilityFocusState<Value>.Binding {
    AccessibilityFocusState<Value>.Binding(binding: state.projectedValue)
  }
}

/// Kinds of assistive technology.
@available(iOS 15.0, *)
public struct AccessibilityTechnologies: SetAlgebra, OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies(rawValue: 1) }
  public static var switchControl: AccessibilityTechnologies { AccessibilityTechnologies(rawValue: 2) }
}

/// How an element is touched directly.
@available(iOS 17.0, *)
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// Speaks a message.
@available(iOS 17.0, *)
public enum AccessibilityNotification {
  /// A message at once.
  public struct Announcement {
    public init(_ announcement: String) {}
    public init(_ announcement: AttributedString) {}
    public init(_ announcement: LocalizedStringResource) {}
    public func post() {}
  }
  /// A new screen.
  public struct ScreenChanged {
    public init() {}
    public func post() {}
  }
  /// A change of the present screen.
  public struct LayoutChanged {
    public init() {}
    public func post() {}
  }
}

extension View {
  @available(iOS 14.0, *)
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    modifier(SpokenNameModifier(name: label))
  }

  @available(iOS 14.0, *)
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    modifier(SpokenNameModifier(name: Text(labelKey)))
  }

  @available(iOS 14.0, *)
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S>(_ label: S) -> some View where S: StringProtocol {
    modifier(SpokenNameModifier(name: Text(label)))
  }

  @available(iOS 18.0, *)
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    modifier(SpokenNameModifier(name: isEnabled ? label : nil))
  }

  @available(iOS 18.0, *)
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    modifier(SpokenNameModifier(name: isEnabled ? Text(labelKey) : nil))
  }

  @available(iOS 18.0, *)
  nonisolated public func accessibilityLabel<V>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View where V: View { inert("accessibilityLabel") }

  @available(iOS 14.0, *)
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View {
    inert("accessibilityValue", valueDescription)
  }

  @available(iOS 14.0, *)
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    inert("accessibilityValue", valueKey)
  }

  @available(iOS 14.0, *)
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S>(_ value: S) -> some View where S: StringProtocol {
    inert("accessibilityValue", value)
  }

  @available(iOS 14.0, *)
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { inert("accessibilityHint", hint) }

  @available(iOS 14.0, *)
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    inert("accessibilityHint", hintKey)
  }

  @available(iOS 14.0, *)
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S>(_ hint: S) -> some View where S: StringProtocol {
    inert("accessibilityHint", hint)
  }

  @available(iOS 14.0, *)
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    inert("accessibilityInputLabels", inputLabels)
  }

  @available(iOS 14.0, *)
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    inert("accessibilityInputLabels", inputLabelKeys)
  }

  @available(iOS 14.0, *)
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S>(_ inputLabels: [S]) -> some View
  where S: StringProtocol { inert("accessibilityInputLabels", inputLabels) }

  @available(iOS 14.0, *)
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    inert("accessibilityHidden", hidden)
  }

  @available(iOS 18.0, *)
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    inert("accessibilityHidden", hidden, isEnabled)
  }

  @available(iOS 14.0, *)
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    inert("accessibilityIdentifier", identifier)
  }

  @available(iOS 18.0, *)
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    inert("accessibilityIdentifier", identifier, isEnabled)
  }

  @available(iOS 14.0, *)
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    inert("accessibilityAddTraits", traits)
  }

  @available(iOS 14.0, *)
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    inert("accessibilityRemoveTraits", traits)
  }

  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    inert("accessibilityElement", children)
  }

  @available(iOS 15.0, *)
  nonisolated public func accessibilityChildren<V>(@ViewBuilder children: () -> V) -> some View
  where V: View { inert("accessibilityChildren") }

  @available(iOS 15.0, *)
  nonisolated public func accessibilityRepresentation<V>(@ViewBuilder representation: () -> V) -> some View
  where V: View { inert("accessibilityRepresentation") }

  @available(iOS 15.0, *)
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    inert("accessibilityHeading", level)
  }

  @available(iOS 14.0, *)
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    inert("accessibilitySortPriority", sortPriority)
  }

  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { inert("accessibilityAction", actionKind) }

  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View
  { inert("accessibilityAction", name) }

  @available(iOS 14.0, *)
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { inert("accessibilityAction", nameKey) }

  @available(iOS 14.0, *)
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S>(named name: S, _ handler: @escaping () -> Void) -> some View
  where S: StringProtocol { inert("accessibilityAction", name) }

  @available(iOS 15.0, *)
  nonisolated public func accessibilityAction<Label>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View where Label: View { inert("accessibilityAction") }

  @available(iOS 16.0, *)
  nonisolated public func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content) -> some View
  where Content: View { inert("accessibilityActions") }

  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { inert("accessibilityAdjustableAction") }

  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    inert("accessibilityScrollAction")
  }

  @available(iOS 14.0, *)
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    inert("accessibilityActivationPoint", activationPoint)
  }

  @available(iOS 14.0, *)
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    inert("accessibilityActivationPoint", activationPoint)
  }

  @available(iOS 15.0, *)
  nonisolated public func accessibilityCustomContent(_ label: Text, _ value: Text) -> some View {
    inert("accessibilityCustomContent", label, value)
  }

  @available(iOS 15.0, *)
  nonisolated public func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ value: Text)
    -> some View
  { inert("accessibilityCustomContent", labelKey, value) }

  @available(iOS 15.0, *)
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey
  ) -> some View { inert("accessibilityCustomContent", labelKey, valueKey) }

  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V>(_ labelKey: LocalizedStringKey, _ value: V)
    -> some View where V: StringProtocol
  { inert("accessibilityCustomContent", labelKey, value) }

  @available(iOS 17.0, *)
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { inert("accessibilityDirectTouch", isDirectTouchArea, options) }

  @available(iOS 15.0, *)
  nonisolated public func accessibilityFocused<Value>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: Hashable { inert("accessibilityFocused", binding, value) }

  @available(iOS 15.0, *)
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
    -> some View
  { inert("accessibilityFocused", condition) }

  @available(iOS 14.0, *)
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    inert("accessibilityIgnoresInvertColors", active)
  }

  @available(iOS 14.0, *)
  nonisolated public func accessibilityLabeledPair<ID>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View where ID: Hashable { inert("accessibilityLabeledPair", role, id, namespace) }

  @available(iOS 14.0, *)
  nonisolated public func accessibilityLinkedGroup<ID>(id: ID, in namespace: Namespace.ID) -> some View
  where ID: Hashable { inert("accessibilityLinkedGroup", id, namespace) }

  @available(iOS 15.0, *)
  nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> some View
  { inert("accessibilityRespondsToUserInteraction", respondsToUserInteraction) }

  @available(iOS 15.0, *)
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
    inert("accessibilityShowsLargeContentViewer")
  }

  @available(iOS 15.0, *)
  nonisolated public func accessibilityShowsLargeContentViewer<V>(@ViewBuilder _ largeContentView: () -> V)
    -> some View where V: View
  { inert("accessibilityShowsLargeContentViewer") }

  @available(iOS 15.0, *)
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    inert("accessibilityTextContentType", value)
  }

  @available(iOS 16.0, *)
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { inert("accessibilityZoomAction") }

}

/// A zoom by an assistive technology.
@available(iOS 16.0, *)
public struct AccessibilityZoomGestureAction {
  /// In or out.
  public enum Direction: Sendable {
    case zoomIn, zoomOut
  }
  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}

/// Names a view for assistive technology, and so for a test that uses it.
struct SpokenNameModifier {
  let name: Text?
}

extension SpokenNameModifier: ViewModifier, MemberModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    content()
    node.spokenName = name?.string
  }
}
