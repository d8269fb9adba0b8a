@_exported import HeadlessSwiftUI

/// A record.
open class NSManagedObject: NSObject {
  open private(set) weak var managedObjectContext: NSManagedObjectContext?
  open var objectID: NSManagedObjectID { NSManagedObjectID() }
  open var hasChanges: Bool { false }
  open var isDeleted: Bool { false }
  open var isFault: Bool { false }
  public convenience init(context moc: NSManagedObjectContext) {
    self.init()
    managedObjectContext = moc
  }
  public override required init() {}
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> { NSFetchRequest() }
}

/// Names a record.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
  open var isTemporaryID: Bool { true }
}

/// What a request can return.
public protocol NSFetchRequestResult: AnyObject {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}

/// Asks for records.
open class NSFetchRequest<ResultType>: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchBatchSize = 0
  open var fetchOffset = 0
  open var returnsObjectsAsFaults = true
  public override init() {}
  public convenience init(entityName: String) { self.init() }
}

/// Records being worked with; the model stores none.
open class NSManagedObjectContext: NSObject {
  /// Which queue a context belongs to.
  public enum ConcurrencyType: Int, Sendable {
    case privateQueue = 1
    case mainQueue
    @available(*, deprecated, renamed: "privateQueue")
    public static var privateQueueConcurrencyType: ConcurrencyType { .privateQueue }
    @available(*, deprecated, renamed: "mainQueue")
    public static var mainQueueConcurrencyType: ConcurrencyType { .mainQueue }
  }
  public init(_ type: ConcurrencyType) {}
  public init(concurrencyType ct: ConcurrencyType) {}
  open var parent: NSManagedObjectContext?
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var automaticallyMergesChangesFromParent = false
  open var mergePolicy: Any?
  open var undoManager: UndoManager?
  open var hasChanges: Bool { false }
  open func save() throws {}
  open func rollback() {}
  open func reset() {}
  open func delete(_ object: NSManagedObject) {}
  open func insert(_ object: NSManagedObject) {}
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject { NSManagedObject() }
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject { NSManagedObject() }
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] where T: NSFetchRequestResult { [] }
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int where T: NSFetchRequestResult { 0 }
  open func perform(_ block: @escaping () -> Void) { block() }
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
  public func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
  ) async rethrows -> T { try block() }
  /// When work is done.
  public enum ScheduledTaskType: Sendable {
    case immediate, enqueued
  }
  public static let didSaveObjectsNotification = Notification.Name(
    "NSManagedObjectContextDidSaveObjectsNotification")
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
}

/// Stores records.
open class NSPersistentStoreCoordinator: NSObject {}

/// Describes a store.
open class NSPersistentStoreDescription: NSObject {
  open var url: URL?
  open var type = NSInMemoryStoreType
  open var shouldMigrateStoreAutomatically = true
  open var shouldAddStoreAsynchronously = false
  public override init() {}
  public init(url: URL) { self.url = url }
}

/// Records kept in memory.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSInMemoryStoreType = "InMemory"
/// Records kept in a database.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSSQLiteStoreType = "SQLite"

/// Whether a store of an older model is moved to the new one.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// Whether the way from the older model to the new one is found out.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// Whether changes are kept, so that they can be asked for.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Whether changes by others are posted.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationPostOptionKey"

/// Describes kinds of records.
open class NSManagedObjectModel: NSObject {}

/// The stack of Core Data.
open class NSPersistentContainer: NSObject {
  public let name: String
  open private(set) lazy var viewContext = NSManagedObjectContext(.mainQueue)
  open var persistentStoreDescriptions: [NSPersistentStoreDescription] = []
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator { NSPersistentStoreCoordinator() }
  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: NSManagedObjectModel())
  }
  public init(name: String, managedObjectModel model: NSManagedObjectModel) { self.name = name }
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) { for description in persistentStoreDescriptions { block(description, nil) } }
  open func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext(.privateQueue) }
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(newBackgroundContext())
  }
  public func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T { try block(newBackgroundContext()) }
}

/// The stack of Core Data, kept in iCloud.
open class NSPersistentCloudKitContainer: NSPersistentContainer {
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")
  public static let eventNotificationUserInfoKey = "event"

  /// What is done with iCloud.
  @available(iOS 14.0, *)
  public enum EventType: Int, Sendable {
    case setup, `import`, export
  }

  /// Something that is done with iCloud.
  @available(iOS 14.0, *)
  open class Event: NSObject, NSCopying, @unchecked Sendable {
    public let identifier = UUID()
    public let storeIdentifier = ""
    public let type = EventType.setup
    public let startDate = Date()
    public let endDate: Date? = nil
    public let succeeded = false
    public let error: (any Error)? = nil
    override init() {}
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }
}
