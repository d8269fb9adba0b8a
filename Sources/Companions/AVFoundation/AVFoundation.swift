@_exported import Foundation

/// Sound or pictures.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
  public static let text = AVMediaType(rawValue: "text")
}

/// What the user allows.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// A camera or microphone; a headless device has none, and allows none.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { handler(false) }
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  open var localizedName: String { "" }
  open var uniqueID: String { "" }
}

/// Sound or pictures, and what is known of them.
open class AVAsset: NSObject, @unchecked Sendable {
  public convenience init(url URL: URL) { self.init() }
}

/// Sound or pictures at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL
  public init(url URL: URL, options: [String: Any]? = nil) { url = URL }
}

/// An asset while it plays.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  public init(url URL: URL) {}
  public init(asset: AVAsset) {}
  /// Whether it can play.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  public nonisolated static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

/// Plays sound and pictures; a headless one is silent.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  nonisolated public override init() {}
  public init(url URL: URL) {}
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  open var rate: Float = 0
  open var volume: Float = 1
  open var isMuted = false
  open private(set) var currentItem: AVPlayerItem?
  open func play() { rate = 1 }
  open func pause() { rate = 0 }
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}

/// Plays items one after the other.
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
  nonisolated public override init() { super.init() }
  public init(items: [AVPlayerItem]) { super.init(playerItem: items.first) }
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {}
  open func advanceToNextItem() {}
}

/// Plays a file of sound.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  public init(contentsOf url: URL) throws {}
  public init(data: Data) throws {}
  open var volume: Float = 1
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var duration: TimeInterval { 0 }
  open private(set) var isPlaying = false
  @discardableResult
  open func prepareToPlay() -> Bool { true }
  @discardableResult
  open func play() -> Bool {
    isPlaying = true
    return true
  }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
}

/// What an app does with sound.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// What for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "ambient")
    public static let soloAmbient = Category(rawValue: "soloAmbient")
    public static let playback = Category(rawValue: "playback")
    public static let record = Category(rawValue: "record")
    public static let playAndRecord = Category(rawValue: "playAndRecord")
  }
  /// How.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "default")
    public static let moviePlayback = Mode(rawValue: "moviePlayback")
    public static let voiceChat = Mode(rawValue: "voiceChat")
    public static let spokenAudio = Mode(rawValue: "spokenAudio")
  }
  /// Beside which other sound.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }
  /// Who is told when it ends.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  open class func sharedInstance() -> AVAudioSession { AVAudioSession() }
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {}
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
}

/// Asks for the microphone.
@available(iOS 17.0, *)
open class AVAudioApplication: NSObject, @unchecked Sendable {
  open class func requestRecordPermission(completionHandler: @escaping @Sendable (Bool) -> Void) {
    completionHandler(false)
  }
  open class func requestRecordPermission() async -> Bool { false }
}
