import Foundation

/// Where a store is and what it allows.
@available(iOS 17.0, *)
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
  /// Whether a store is shared through iCloud.
  public struct CloudKitDatabase: Hashable, Sendable {
    private let name: String
    public static var automatic: CloudKitDatabase { CloudKitDatabase(name: "automatic") }
    public static var none: CloudKitDatabase { CloudKitDatabase(name: "none") }
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
      CloudKitDatabase(name: privateDBName)
    }
  }
  /// Which group of apps shares a store.
  public struct GroupContainer: Hashable, Sendable {
    private let name: String
    public static var automatic: GroupContainer { GroupContainer(name: "automatic") }
    public static var none: GroupContainer { GroupContainer(name: "none") }
    public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(name: groupName) }
  }

  public let name: String
  public let url: URL
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool
  public var id: URL { url }

  public init(isStoredInMemoryOnly: Bool = false) {
    self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    url = URL(fileURLWithPath: isStoredInMemoryOnly ? "/dev/null" : "/\(name ?? "default").store")
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
  }
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.url = url
    isStoredInMemoryOnly = false
    self.allowsSave = allowsSave
  }
}

/// Holds the models of a schema; headless, in memory only.
@available(iOS 17.0, *)
public final class ModelContainer: Equatable, @unchecked Sendable {
  public let schema: Schema
  public let configurations: Set<ModelConfiguration>
  let store = ModelStore()
  @preconcurrency @MainActor public private(set) lazy var mainContext = ModelContext(self)

  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws {
    schema = givenSchema
    self.configurations = Set(configurations)
  }
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations) }
  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
  }

  @MainActor
  public func deleteAllData() { store.models = [:] }
  public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }
}

/// The saved models of one container, by type, in order of insertion.
final class ModelStore {
  var models: [ObjectIdentifier: [any PersistentModel]] = [:]

  private struct Ownership {
    weak var context: ModelContext?
  }
  nonisolated(unsafe) private static var owners: [PersistentIdentifier: Ownership] = [:]
  private static let lock = NSLock()

  static func owner(of model: any PersistentModel) -> ModelContext? {
    lock.withLock { owners[model.persistentModelID]?.context }
  }
  static func setOwner(_ context: ModelContext?, of model: any PersistentModel) {
    lock.withLock { owners[model.persistentModelID] = context.map { Ownership(context: $0) } }
  }
}
