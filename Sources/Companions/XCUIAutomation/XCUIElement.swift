import HeadlessSwiftUI

/// What can be found, and asked for what is inside it.
@preconcurrency @MainActor
public protocol XCUIElementTypeQueryProvider {
  func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
}

extension XCUIElementTypeQueryProvider {
  public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
  public var alerts: XCUIElementQuery { descendants(matching: .alert) }
  public var buttons: XCUIElementQuery { descendants(matching: .button) }
  public var cells: XCUIElementQuery { descendants(matching: .cell) }
  public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
  public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
  public var images: XCUIElementQuery { descendants(matching: .image) }
  public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }
  public var keys: XCUIElementQuery { descendants(matching: .key) }
  public var links: XCUIElementQuery { descendants(matching: .link) }
  public var maps: XCUIElementQuery { descendants(matching: .map) }
  public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }
  public var menus: XCUIElementQuery { descendants(matching: .menu) }
  public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
  public var otherElements: XCUIElementQuery { descendants(matching: .other) }
  public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
  public var pickers: XCUIElementQuery { descendants(matching: .picker) }
  public var popovers: XCUIElementQuery { descendants(matching: .popover) }
  public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
  public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
  public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
  public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
  public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
  public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
  public var sliders: XCUIElementQuery { descendants(matching: .slider) }
  public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
  public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
  public var switches: XCUIElementQuery { descendants(matching: .switch) }
  public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
  public var tables: XCUIElementQuery { descendants(matching: .table) }
  public var textFields: XCUIElementQuery { descendants(matching: .textField) }
  public var textViews: XCUIElementQuery { descendants(matching: .textView) }
  public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
  public var webViews: XCUIElementQuery { descendants(matching: .webView) }
  public var windows: XCUIElementQuery { descendants(matching: .window) }
}

/// What is known of an element of the interface.
@preconcurrency @MainActor
public protocol XCUIElementAttributes {
  var identifier: String { get }
  var frame: CGRect { get }
  var value: Any? { get }
  var title: String { get }
  var label: String { get }
  var elementType: XCUIElement.ElementType { get }
  var isEnabled: Bool { get }
  var placeholderValue: String? { get }
  var isSelected: Bool { get }
}

/// An element of the interface under test. Nothing runs headless: none exists.
@preconcurrency @MainActor
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider {
  /// Kinds of elements.
  public enum ElementType: UInt, Sendable {
    case any, other, application, group, window, sheet, drawer, alert, dialog, button, radioButton, radioGroup
    case checkBox, disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton, popover, keyboard
    case key, navigationBar, tabBar, tabGroup, toolbar, statusBar, table, tableRow, tableColumn, outline
    case outlineRow, browser, collectionView, slider, pageIndicator, progressIndicator, activityIndicator
    case segmentedControl, picker, pickerWheel, `switch`, toggle, link, image, icon, searchField, scrollView
    case scrollBar, staticText, textField, secureTextField, datePicker, textView, menu, menuItem, menuBar
    case menuBarItem, map, webView, incrementArrow, decrementArrow, timeline, ratingIndicator, valueIndicator
    case splitGroup, splitter, relevanceIndicator, colorWell, helpTag, matte, dockItem, ruler, rulerMarker
    case grid, levelIndicator, cell, layoutArea, layoutItem, handle, stepper, tab, touchBar, statusItem
  }

  nonisolated override init() {}

  open var exists: Bool { false }
  open var isHittable: Bool { false }
  open var identifier: String { "" }
  open var frame: CGRect { .zero }
  open var value: Any? { nil }
  open var title: String { "" }
  open var label: String { "" }
  open var elementType: ElementType { .any }
  open var isEnabled: Bool { false }
  open var placeholderValue: String? { nil }
  open var isSelected: Bool { false }
  open var hasFocus: Bool { false }

  open func waitForExistence(timeout: TimeInterval) -> Bool { false }
  open func waitForNonExistence(withTimeout timeout: TimeInterval) -> Bool { true }
  open func descendants(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery() }
  open func children(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery() }

  open func tap() {}
  open func doubleTap() {}
  open func twoFingerTap() {}
  open func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) {}
  open func press(forDuration duration: TimeInterval) {}
  open func press(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {}
  open func swipeUp() {}
  open func swipeDown() {}
  open func swipeLeft() {}
  open func swipeRight() {}
  open func swipeUp(velocity: XCUIGestureVelocity) {}
  open func swipeDown(velocity: XCUIGestureVelocity) {}
  open func swipeLeft(velocity: XCUIGestureVelocity) {}
  open func swipeRight(velocity: XCUIGestureVelocity) {}
  open func pinch(withScale scale: CGFloat, velocity: CGFloat) {}
  open func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) {}
  open func typeText(_ text: String) {}
  open func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat) {}
  open func adjust(toPickerWheelValue pickerWheelValue: String) {}
  open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate { XCUICoordinate() }
  open func screenshot() -> XCUIScreenshot { XCUIScreenshot() }
}

/// How fast a finger moves, in points a second.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  public let rawValue: CGFloat
  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
  public init(floatLiteral value: Double) { rawValue = value }
  public init(integerLiteral value: Int) { rawValue = CGFloat(value) }
  public static let `default` = XCUIGestureVelocity(0)
  public static let slow = XCUIGestureVelocity(1)
  public static let fast = XCUIGestureVelocity(2)
}

/// Finds elements.
@preconcurrency @MainActor
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  nonisolated override init() {}

  open var element: XCUIElement { XCUIElement() }
  open var count: Int { 0 }
  open var firstMatch: XCUIElement { XCUIElement() }
  open var allElementsBoundByIndex: [XCUIElement] { [] }
  open var allElementsBoundByAccessibilityElement: [XCUIElement] { [] }
  open func element(boundBy index: Int) -> XCUIElement { XCUIElement() }
  open func element(matching predicate: NSPredicate) -> XCUIElement { XCUIElement() }
  open func element(matching elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
    XCUIElement()
  }
  open subscript(key: String) -> XCUIElement { XCUIElement() }
  open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery { self }
  open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery { self }
  open func matching(_ predicate: NSPredicate) -> XCUIElementQuery { self }
  open func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery { self }
  open func matching(identifier: String) -> XCUIElementQuery { self }
  open func containing(_ predicate: NSPredicate) -> XCUIElementQuery { self }
  open func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    self
  }
}

extension XCUIElement {
  public var firstMatch: XCUIElement { self }
}

/// A place in the interface.
@preconcurrency @MainActor
open class XCUICoordinate: NSObject {
  nonisolated override init() {}
  open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate { self }
  open func tap() {}
  open func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) {}
}

/// A picture of the screen.
open class XCUIScreenshot: NSObject, @unchecked Sendable {
  open var pngRepresentation: Data { Data() }
}

/// The screen of the device.
@preconcurrency @MainActor
open class XCUIScreen: NSObject {
  open class var main: XCUIScreen { XCUIScreen() }
  open func screenshot() -> XCUIScreenshot { XCUIScreenshot() }
}

/// The app under test, or another one.
@preconcurrency @MainActor
open class XCUIApplication: XCUIElement {
  /// Whether an app runs.
  public enum State: UInt, Sendable {
    case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
  }
  public nonisolated override init() {}
  public init(bundleIdentifier: String) {}
  open var launchArguments: [String] = []
  open var launchEnvironment: [String: String] = [:]
  open var state: State { .notRunning }
  open func launch() {}
  open func activate() {}
  open func terminate() {}
  open func open(_ url: URL) {}
  open func wait(for state: State, timeout: TimeInterval) -> Bool { false }
  open func resetAuthorizationStatus(for resource: XCUIProtectedResource) {}
  /// Looks at what the screen shows for what makes it hard to use. `issueHandler` says whether to ignore what was found.
  open func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
  ) throws {}
}

/// What an audit looks at.
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let contrast = XCUIAccessibilityAuditType(rawValue: 1)
  public static let elementDetection = XCUIAccessibilityAuditType(rawValue: 1 << 1)
  public static let hitRegion = XCUIAccessibilityAuditType(rawValue: 1 << 2)
  public static let sufficientElementDescription = XCUIAccessibilityAuditType(rawValue: 1 << 3)
  public static let dynamicType = XCUIAccessibilityAuditType(rawValue: 1 << 16)
  public static let textClipped = XCUIAccessibilityAuditType(rawValue: 1 << 17)
  public static let trait = XCUIAccessibilityAuditType(rawValue: 1 << 18)
  public static let all = XCUIAccessibilityAuditType(rawValue: ~0)
}

/// What an audit found.
@preconcurrency @MainActor
open class XCUIAccessibilityAuditIssue: NSObject {
  nonisolated override init() {}
  open var element: XCUIElement? { nil }
  open var compactDescription: String { "" }
  open var detailedDescription: String { "" }
  open var auditType: XCUIAccessibilityAuditType { [] }
}

/// What an app asks permission for.
public enum XCUIProtectedResource: Int, Sendable {
  case contacts = 1
  case calendar, reminders, photos, microphone, camera, mediaLibrary, homeKit
  case userTracking = -1
  case location = -2
}

/// The device that runs the test.
@preconcurrency @MainActor
open class XCUIDevice: NSObject {
  open class var shared: XCUIDevice { XCUIDevice() }
  /// Keys of the device's body.
  public enum Button: Int, Sendable {
    case home = 1
    case volumeUp, volumeDown
  }
  open func press(_ button: Button) {}
}
