import Foundation

/// The running app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  open var delegate: (any UIApplicationDelegate)?
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  open var connectedScenes: Set<UIScene> { [] }
  open var applicationState: State { .active }
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// Whether the app is in front.
  public enum State: Int, Sendable {
    case active, inactive, background
  }
  /// Why the app was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "url")
    public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
    public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
  }
  /// How a URL is opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
  }
  /// How a link outside the app is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  open func canOpenURL(_ url: URL) -> Bool { true }
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { completion?(true) }
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: Any?) -> Bool {
    true
  }
  open func registerForRemoteNotifications() {}

  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  nonisolated open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  nonisolated open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  nonisolated open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let didBecomeActiveNotification =
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification =
    Notification.Name("UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification =
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification =
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  public nonisolated static let willTerminateNotification =
    Notification.Name("UIApplicationWillTerminateNotification")
  public nonisolated static let didReceiveMemoryWarningNotification =
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
}

/// Names a method for the Objective-C runtime, which is not here.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral value: String) { name = value }
}

/// What `#selector(…)` becomes where Objective-C is not: the method must exist all the same.
public func _selector<Method>(_ method: Method) -> Selector { Selector("\(Method.self)") }
/// What `#keyPath(…)` becomes there: the property must exist.
public func _pathOf<Root, Value>(_ path: KeyPath<Root, Value>) -> String { "\(path)" }

extension NotificationCenter {
  /// The method is asked for when the code is compiled; nothing calls it here.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {}
}

extension Timer {
  /// A timer whose method is never called: there is no Objective-C runtime to send its message.
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    Timer(timeInterval: timeInterval, repeats: repeats) { _ in }
  }

  /// A timer whose method is never called.
  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.init(timeInterval: timeInterval, repeats: repeats) { _ in }
  }
}

/// Hears of the life of the app.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
}

/// An object that brings back what a user did.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring {
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {
  public func restoreUserActivityState(_ activity: NSUserActivity) {}
}

/// Gives an app a delegate. Without the Objective-C runtime no class can be made from its type alone, so the
/// model has none to give.
@available(iOS 14.0, *)
@preconcurrency @MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
  public var wrappedValue: DelegateType { preconditionFailure("\(DelegateType.self) does not run headless") }
}

/// One instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  open var delegate: (any UISceneDelegate)?
  /// Whether a scene is in front.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive, background
  }
  open var activationState: ActivationState { .foregroundActive }
  /// How a scene was opened.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var userActivities: Set<NSUserActivity> { [] }
  }
}

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { [] }
  @available(iOS 15.0, *)
  open var keyWindow: UIWindow? { nil }
  open var screen: UIScreen { .main }
  @available(iOS 16.0, *)
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// How a scene asks to be laid out. It turns nothing here.
  @available(iOS 16.0, *)
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// What an iPhone's scene asks for.
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    open class iOS: GeometryPreferences {
      open var interfaceOrientations: UIInterfaceOrientationMask
      public init(interfaceOrientations: UIInterfaceOrientationMask = .all) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }
}

/// A URL someone asked the app to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  open var url: URL { URL(fileURLWithPath: "/") }
  open var options: UIScene.OpenURLOptions { UIScene.OpenURLOptions() }
}

extension UIScene {
  /// Who asks to open a URL, and how.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    open var sourceApplication: String? { nil }
    open var annotation: Any? { nil }
    open var openInPlace: Bool { false }
  }
}

/// A scene's place in the system.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  open var persistentIdentifier: String { "" }
  open var role: Role { .windowApplication }

  /// What scenes of a session are for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    @available(iOS 16.0, *)
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }
}

/// How a scene is made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var delegateClass: AnyClass?
  open var sceneClass: AnyClass?
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// Hears of the life of a scene.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Hears of the life of a scene with windows.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// A window.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// How far in front of others a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let statusBar = Level(1_000)
    public static let alert = Level(2_000)
    public static func + (level: Level, more: CGFloat) -> Level { Level(level.rawValue + more) }
    public static func - (level: Level, less: CGFloat) -> Level { Level(level.rawValue - less) }
  }

  open var windowLevel = Level.normal
  open var rootViewController: UIViewController?
  open weak var windowScene: UIWindowScene?
  open var isKeyWindow: Bool { false }
  public init(windowScene: UIWindowScene) {
    super.init(frame: .zero)
    self.windowScene = windowScene
  }
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func makeKeyAndVisible() {}
}

/// The display.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  public static let main = UIScreen()
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
  open var scale: CGFloat { 3 }
}

/// The device.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()
  open var name: String { "iPhone" }
  open var model: String { "iPhone" }
  open var systemName: String { "iOS" }
  open var systemVersion: String { "26.0" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var identifierForVendor: UUID? { nil }
  open var orientation: UIDeviceOrientation { .portrait }
}

/// Kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad, tv, carPlay
  @available(iOS 14.0, *)
  case mac = 5
  @available(iOS 17.0, *)
  case vision = 6
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A task that goes on for a while after the app left the screen.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What assistive technologies are on.
@preconcurrency @MainActor
public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  @available(iOS 13.0, *)
  public static var shouldDifferentiateWithoutColor: Bool { false }
  @available(iOS 14.0, *)
  public static var prefersCrossFadeTransitions: Bool { false }
  @available(iOS 14.0, *)
  public static var buttonShapesEnabled: Bool { false }
  public static func post(notification: Notification, argument: Any?) {}
  public static let assistiveTouchStatusDidChangeNotification = changed("AssistiveTouch")
  public static let guidedAccessStatusDidChangeNotification = changed("GuidedAccess")
  public static let boldTextStatusDidChangeNotification = changed("BoldText")
  public static let darkerSystemColorsStatusDidChangeNotification = changed("DarkerSystemColors")
  public static let grayscaleStatusDidChangeNotification = changed("Grayscale")
  public static let invertColorsStatusDidChangeNotification = changed("InvertColors")
  public static let reduceMotionStatusDidChangeNotification = changed("ReduceMotion")
  public static let reduceTransparencyStatusDidChangeNotification = changed("ReduceTransparency")
  public static let switchControlStatusDidChangeNotification = changed("SwitchControl")
  public static let voiceOverStatusDidChangeNotification = changed("VoiceOver")

  private static func changed(_ name: String) -> NSNotification.Name {
    NSNotification.Name("UIAccessibility\(name)StatusDidChangeNotification")
  }
  /// What is told to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }
}

/// Feelings in answer to events.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() {}
  open func prepare() {}
}

/// A blow.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }
  public init(style: FeedbackStyle) {}
  public convenience override init() { self.init(style: .medium) }
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

/// Success or failure.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Which.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }
  public override init() {}
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A change of selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override init() {}
  open func selectionChanged() {}
}

/// What was copied.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  public static let general = UIPasteboard()
  open var string: String?
  open var strings: [String]?
  open var url: URL?
  open var image: UIImage?
  open var hasStrings: Bool { string != nil }
  open func data(forPasteboardType pasteboardType: String) -> Data? { nil }
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {}
  open var items: [[String: Any]] = []
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }
  open func addItems(_ items: [[String: Any]]) { self.items += items }

  /// What may be said of items.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }
}
