@_exported import Foundation

/// What is asked of the user.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

/// Which sensor the device has.
public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID
  @available(iOS 17.0, *)
  case opticID = 4
}

/// Why the user is not known.
public struct LAError: Error, Hashable, Sendable {
  /// Which.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case companionNotAvailable = -11
    case notInteractive = -1004
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// Asks who the user is; a headless device has no sensor.
open class LAContext: NSObject, @unchecked Sendable {
  public override init() {}
  open var biometryType: LABiometryType { .none }
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool { false }
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { reply(false, LAError(.biometryNotAvailable)) }
  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.biometryNotAvailable)
  }
  open func invalidate() {}
}
