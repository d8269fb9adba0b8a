@_exported import HeadlessSwiftUI

/// Asks the user for a review; a headless one asks nobody.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public struct RequestReviewAction {
  public func callAsFunction() {}
}

extension EnvironmentValues {
  @available(iOS 16.0, *)
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Something for sale. The model's store is empty.
@available(iOS 15.0, *)
public struct Product: Identifiable, Hashable, Sendable {
  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool

  /// What is for sale.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  /// Details of a purchase.
  public struct PurchaseOption: Hashable, Sendable {
    let name: String
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(name: "\(quantity)") }
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(name: "\(token)") }
  }

  /// How a purchase ended.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }

  public static func products<Identifiers>(for identifiers: Identifiers) async throws -> [Product]
  where Identifiers: Collection, Identifiers.Element == String { [] }

  @MainActor
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
}

/// Whether the store vouches for a value.
@available(iOS 15.0, *)
public enum VerificationResult<SignedType> {
  case unverified(SignedType, VerificationError)
  case verified(SignedType)
  /// Why it does not.
  public enum VerificationError: Error, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding
    case invalidSignature, missingRequiredProperties
  }
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): value
      case .unverified(_, let error): throw error
      }
    }
  }
}

@available(iOS 15.0, *)
extension VerificationResult: Sendable where SignedType: Sendable {}

/// A purchase.
@available(iOS 15.0, *)
public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let purchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let productType: Product.ProductType
  public func finish() async {}

  /// Purchases, one after the other.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    /// None.
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  public static var updates: Transactions { Transactions() }
  public static var currentEntitlements: Transactions { Transactions() }
  public static func currentEntitlements(for productID: String) -> Transactions { Transactions() }
  public static var all: Transactions { Transactions() }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

/// The App Store.
@available(iOS 15.0, *)
public enum AppStore {
  public static func sync() async throws {}
  public static var canMakePayments: Bool { false }
}

/// What is known of a right that was bought.
@available(iOS 17.0, *)
public enum EntitlementTaskState<Value> {
  case loading
  case failure(any Error)
  case success(Value)

  public var value: Value? { if case .success(let value) = self { value } else { nil } }
}

@available(iOS 17.0, *)
extension View {
  nonisolated public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View { self }
  nonisolated public func onInAppPurchaseStart(
    perform action: ((Product) async -> Void)?
  ) -> some View { self }
  nonisolated public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }
  nonisolated public func inAppPurchaseOptions(
    _ options: ((Product) async -> Set<Product.PurchaseOption>?)?
  ) -> some View { self }
}
