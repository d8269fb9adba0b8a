/// What tells that a name belongs to one of Apple's frameworks, where a document leaves out the import. If the stub
/// library lacks the name, it is not invented, because nobody knows its members and parameters here. The snippet is
/// then unverified.
extension Lexicon {
  /// The framework that a type belongs to, according to the beginning of its name: `HKWorkout` is HealthKit's.
  /// `AVatar` belongs to none, because no word begins after the two letters. `CLFeedView` is the app's, because of
  /// its ending.
  package static func framework(ofType name: String) -> String? {
    if let framework = frameworksOfTypes[name] { return framework }
    guard
      let prefix = frameworksOfPrefixes.keys.first(where: { prefix in
        let rest = name.dropFirst(prefix.count)
        return name.hasPrefix(prefix) && rest.first?.isUppercase == true
          && rest.dropFirst().first?.isLowercase == true
      })
    else { return nil }
    let isOfApp = (viewEndings + modelEndings + choiceEndings + appEndings).contains(where: name.hasSuffix)
    return isOfApp ? nil : frameworksOfPrefixes[prefix]
  }

  /// The ending of the names of frameworks' keys in dictionaries.
  package static let keyEnding = "Key"

  /// The framework that a freestanding macro is of: `#Rule` is TipKit's.
  package static func framework(ofMacro name: String) -> String? { name == "Rule" ? "TipKit" : nil }

  /// Beginnings of the names of frameworks' types. A capitalized word follows.
  private static let frameworksOfPrefixes: [String: String] = [
    "AR": "ARKit", "AX": "Accessibility", "AS": "AuthenticationServices", "AV": "AVFoundation",
    "BG": "BackgroundTasks",
    "CA": "QuartzCore", "CB": "CoreBluetooth", "CF": "Foundation", "CG": "CoreGraphics", "CH": "CoreHaptics",
    "CI": "CoreImage", "CK": "CloudKit", "CL": "CoreLocation", "CM": "CoreMotion", "CN": "Contacts",
    "CS": "CoreSpotlight", "CT": "CoreTelephony", "CX": "CallKit", "EK": "EventKit", "GC": "GameController",
    "GK": "GameKit", "HK": "HealthKit", "HM": "HomeKit", "IN": "Intents", "LA": "LocalAuthentication",
    "LP": "LinkPresentation", "MC": "MultipeerConnectivity", "MF": "MessageUI", "MK": "MapKit",
    "ML": "CoreML", "MP": "MediaPlayer", "MTL": "Metal", "MX": "MetricKit", "NE": "NetworkExtension",
    "NF": "CoreNFC", "NI": "NearbyInteraction", "NL": "NaturalLanguage", "NS": "Foundation", "NW": "Network",
    "PH": "Photos", "PK": "PassKit", "QL": "QuickLook", "RP": "ReplayKit", "SCN": "SceneKit",
    "SF": "SafariServices", "SH": "ShazamKit", "SK": "StoreKit", "SN": "SoundAnalysis",
    "UN": "UserNotifications", "VN": "Vision", "WC": "WatchConnectivity", "WK": "WebKit",
  ]

  /// Endings of the names of an app's own types around a framework: `ARViewContainer`, `SFSymbol`. Frameworks' types
  /// with such endings are in the list below.
  private static let appEndings: [String] = [
    "Config", "Constants", "Container", "Delegate", "Demo", "Example", "Handler", "Helper", "Modifier",
    "Representable", "Style", "Symbol", "Symbols", "Wrapper",
  ]

  /// Types of frameworks whose names do not tell it: they have no prefix, or an ending of an app's own types.
  private static let frameworksOfTypes: [String: String] = [
    "AVFoundation": "AVAudioEngine AVAudioPlayerDelegate AVAudioSession AVCaptureSession",
    "AVKit": "AVPictureInPictureController AVPlayerViewController AVRoutePickerView",
    "ARKit": "ARSCNView ARSession ARSessionDelegate ARSKView",
    "ActivityKit": """
    ActivityAttributes ActivityAuthorizationInfo ActivityConfiguration ActivityContent ActivityViewContext
    DynamicIsland DynamicIslandExpandedRegion
    """,
    "AlarmKit": "AlarmAttributes AlarmMetadata AlarmPresentation",
    "AppIntents": """
    AppEntity AppEnum AppIntent AppShortcut AppShortcutsProvider AudioPlaybackIntent
    ControlConfigurationIntent DisplayRepresentation EntityPropertyQuery EntityQuery EntityStringQuery
    EnumerableEntityQuery ForegroundContinuableIntent IndexedEntity IntentDialog IntentResult
    LiveActivityIntent OpenIntent OpensIntent ParameterSummary ProvidesDialog ReturnsValue SetValueIntent
    ShowsSnippetView SnippetIntent TransientAppEntity TypeDisplayRepresentation WidgetConfigurationIntent
    """,
    "AuthenticationServices": """
    ASAuthorizationController ASAuthorizationControllerDelegate ASAuthorizationAppleIDProvider
    ASWebAuthenticationSession
    """,
    "CloudKit": "CKContainer CKDatabase CKRecord CKShare CKSyncEngine UICloudSharingController",
    "Contacts": "CNContactStore",
    "ContactsUI": "CNContactPickerDelegate CNContactPickerViewController CNContactViewController",
    "CoreBluetooth": "CBCentralManager CBCentralManagerDelegate CBPeripheralDelegate CBPeripheralManager",
    "CoreData": """
    NSFetchedResultsController NSFetchedResultsControllerDelegate NSManagedObjectModel
    NSPersistentCloudKitContainer NSPersistentContainer
    """,
    "CoreLocation": "CLLocationManager CLLocationManagerDelegate",
    "CoreML": "MLModel",
    "CoreMotion": """
    CMHeadphoneMotionManager CMHeadphoneMotionManagerDelegate CMMotionActivityManager CMMotionManager
    CMPedometerEvent CMStepCounter
    """,
    "CoreSpotlight": "CSSearchableItem",
    "CryptoKit":
      "ChaChaPoly Curve25519 HKDF Insecure P256 P384 P521 SHA256 SHA384 SHA512 SecureEnclave SymmetricKey",
    "DeviceActivity": """
    DeviceActivityCenter DeviceActivityEvent DeviceActivityFilter DeviceActivityMonitor DeviceActivityName
    DeviceActivityReport DeviceActivityReportScene DeviceActivityResults DeviceActivitySchedule
    """,
    "EventKit": "EKEvent EKEventStore EKSource",
    "EventKitUI": "EKEventEditViewController EKEventEditViewDelegate EKEventViewController",
    "FamilyControls": "FamilyActivityPicker FamilyActivitySelection FamilyControlsError FamilyControlsMember",
    "Foundation": """
    NSAttributedString NSCache NSExtensionItem NSItemProvider NSKeyValueObservation NSMetadataItem
    NSMutableAttributedString NSUbiquitousKeyValueStore NSUserActivityDelegate
    """,
    "FoundationModels": "LanguageModelSession SystemLanguageModel",
    "GameKit": "GKGameCenterViewController GKMatchmakerViewController",
    "HealthKit": "HKHealthStore HKQuantityType HKWorkoutEvent HKWorkoutSession",
    "HomeKit": "HMHomeManager HMHomeManagerDelegate",
    "LinkPresentation": "LPLinkView LPMetadataProvider",
    "ManagedSettings": """
    ActivityCategoryToken ApplicationToken ManagedSettingsStore ShieldAction ShieldActionDelegate
    ShieldActionResponse WebDomainToken
    """,
    "ManagedSettingsUI": "ShieldConfiguration ShieldConfigurationDataSource",
    "MapKit": "MKAnnotationView MKMapItem MKMapView MKMapViewDelegate MKMarkerAnnotationView MKOverlay",
    "MediaPlayer": """
    MPMediaItem MPMediaPickerController MPMusicPlayerController MPNowPlayingInfoCenter
    MPRemoteCommandCenter MPVolumeView
    """,
    "MessageUI": """
    MFMailComposeViewController MFMailComposeViewControllerDelegate MFMessageComposeViewController
    """,
    "MetalKit": "MTKView",
    "MultipeerConnectivity": "MCBrowserViewController MCSession MCSessionDelegate",
    "NaturalLanguage": "NLModel",
    "Network": "NWPathMonitor",
    "PassKit": "PKAddPassButton PKPaymentAuthorizationViewController PKPaymentButton",
    "PDFKit": "PDFAnnotation PDFDocument PDFView",
    "PencilKit": "PKCanvasView PKCanvasViewDelegate PKDrawing PKInkingTool PKToolPicker",
    "Photos": "PHAsset PHPhotoLibrary",
    "PhotosUI": "PHLivePhotoView PHPickerViewController PHPickerViewControllerDelegate",
    "QuickLook": "QLPreviewController QLPreviewItem",
    "RealityKit": "ModelEntity RealityView",
    "ReplayKit": "RPScreenRecorder",
    "SafariServices": "SFSafariViewController SFSafariViewControllerDelegate",
    "SceneKit": "SCNView",
    "Speech": "SFSpeechRecognizer SFSpeechAudioBufferRecognitionRequest SFTranscription",
    "SpriteKit": "SKAction SKLabelNode SKScene SKSpriteNode SKView SpriteView",
    "StoreKit": """
    SKOverlay SKProduct SKProductsRequestDelegate SKStoreProductViewController SKStoreReviewController
    SubscriptionOfferView SubscriptionStoreView
    """,
    "TabletopKit": "CustomEquipmentState TableSnapshot TabletopAction TabletopGame TabletopInteraction",
    "UIKit": """
    UICollectionViewCompositionalLayout UICollectionViewDiffableDataSource UICollectionViewDragDelegate
    UICollectionViewDropCoordinator UICollectionViewDropDelegate UICollectionViewDropProposal
    UIColorPickerViewController UIDocumentPickerViewController UIDocumentBrowserViewController
    UIDocumentInteractionController UIDragInteraction UIDragInteractionDelegate UIDragItem UIDragSession
    UIDropInteraction UIDropInteractionDelegate UIDropProposal UIDropSession UIDynamicAnimator
    UIEditMenuInteraction UIFindInteraction UIFocusAnimationCoordinator UIFocusEnvironment UIFocusGuide
    UIFocusUpdateContext UIFontPickerViewController UIGraphicsImageRenderer UIGuidedAccessRestrictionDelegate
    UIInputViewController UIKeyCommand UILocalNotification UIMenuController UIPageControl UIPickerView
    UIPickerViewDataSource UIPickerViewDelegate
    UIPrintInteractionController UIReferenceLibraryViewController UIRotationGestureRecognizer
    UISpringTimingParameters UITableViewDiffableDataSource
    UITableViewHeaderFooterView UITextChecker UITextInputMode UIUserNotificationSettings
    UIVideoEditorController UIViewPropertyAnimator
    """,
    "UserNotifications": "UNNotificationAction UNNotificationCategory UNUserNotificationCenterDelegate",
    "VisionKit": "DataScannerViewController VNDocumentCameraViewController",
    "WatchConnectivity": "WCSession WCSessionDelegate",
    "WidgetKit": """
    AppIntentControlConfiguration ControlWidget ControlWidgetButton ControlWidgetConfiguration
    ControlWidgetToggle StaticControlConfiguration
    """,
    "WebKit": """
    WKHTTPCookieStore WKNavigationAction WKNavigationDelegate WKScriptMessageHandler WKUIDelegate
    WKUserContentController WKWebView WKWebsiteDataStore
    """,
  ].reduce(into: [:]) { table, row in
    for name in row.value.split(whereSeparator: \.isWhitespace) { table[String(name)] = row.key }
  }
}
