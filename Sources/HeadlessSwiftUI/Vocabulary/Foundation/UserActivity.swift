import Foundation

/// What a user is doing, as it is handed to other devices and searches.
public class NSUserActivity: NSObject {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var requiredUserInfoKeys: Set<String>?
  public var keywords: Set<String> = []
  public var webpageURL: URL?
  public var referrerURL: URL?
  public var expirationDate: Date?
  public var needsSave = false
  public var isEligibleForHandoff = true
  public var isEligibleForSearch = false
  public var isEligibleForPublicIndexing = false
  public var isEligibleForPrediction = false
  public var persistentIdentifier: String?
  public var targetContentIdentifier: String?

  public init(activityType: String) { self.activityType = activityType }
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  public func becomeCurrent() {}
  public func resignCurrent() {}
  public func invalidate() {}

  public func setTypedPayload<T: Encodable>(_ payload: T) throws {
    let data = try JSONEncoder().encode(payload)
    guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw TypedPayloadError.encodingError
    }
    addUserInfoEntries(from: object)
  }

  public func typedPayload<T: Decodable>(_ type: T.Type) throws -> T {
    guard let userInfo, JSONSerialization.isValidJSONObject(userInfo) else {
      throw TypedPayloadError.invalidContent
    }
    return try JSONDecoder().decode(type, from: JSONSerialization.data(withJSONObject: userInfo))
  }

  /// Why a payload could not be written or read.
  @available(iOS 14.0, *)
  public enum TypedPayloadError: Error {
    case invalidContent, encodingError
  }
}

/// Activity type of a link opened from the web.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Handles activities of one type that the scene is handed.
struct UserActivityModifier {
  let type: String
  let action: (NSUserActivity) -> Void
}

extension UserActivityModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: Node.Content) {
    content()
    node.trait = UserActivityTrait(type: type, action: action)
  }
}

/// A handler that is told of activities of a type.
struct UserActivityTrait: Trait {
  let type: String
  let action: (NSUserActivity) -> Void
}

/// What an extension was asked for by the app that it runs in.
open class NSExtensionContext: NSObject, @unchecked Sendable {
  open var inputItems: [Any] { [] }
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    completionHandler?(false)
  }
  open func cancelRequest(withError error: any Error) {}
  // swift-format-ignore: AlwaysUseLowerCamelCase
  open func open(_ URL: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

/// Something that an extension was handed.
open class NSExtensionItem: NSObject, @unchecked Sendable {
  open var attributedTitle: NSAttributedString?
  open var attributedContentText: NSAttributedString?
  open var attachments: [NSItemProvider]?
  open var userInfo: [AnyHashable: Any]?
  public override init() {}
}
