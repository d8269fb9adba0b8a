import Foundation
import Observation

/// Keeps track of models and saves them to its container.
@available(iOS 17.0, *)
public class ModelContext: Equatable {
  public let container: ModelContainer
  public var autosaveEnabled = false
  public var undoManager: UndoManager?
  private var inserted: [any PersistentModel] = []
  private var deleted: [any PersistentModel] = []
  /// Read by each fetch and changed by each change, so that queries run again.
  let changes = ModelChanges()

  @available(iOS 18.0, *)
  public static let willSave = Notification.Name("NSManagedObjectContextWillSaveNotification")
  @available(iOS 18.0, *)
  public static let didSave = Notification.Name("NSManagingContextDidSaveChangesNotification")

  public init(_ container: ModelContainer) { self.container = container }

  public var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty }
  public var insertedModelsArray: [any PersistentModel] { inserted }
  public var deletedModelsArray: [any PersistentModel] { deleted }

  public func insert<T>(_ model: T) where T: PersistentModel {
    guard !inserted.contains(where: { $0.persistentModelID == model.persistentModelID }) else { return }
    inserted.append(model)
    ModelStore.setOwner(self, of: model)
    changes.count += 1
  }

  public func delete<T>(_ model: T) where T: PersistentModel {
    inserted.removeAll { $0.persistentModelID == model.persistentModelID }
    deleted.append(model)
    changes.count += 1
  }

  public func delete<T>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws where T: PersistentModel {
    for found in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(found) }
  }

  public func save() throws {
    for model in inserted {
      container.store.models[ObjectIdentifier(type(of: model)), default: []].append(model)
    }
    for model in deleted {
      container.store.models[ObjectIdentifier(type(of: model))]?.removeAll {
        $0.persistentModelID == model.persistentModelID
      }
      ModelStore.setOwner(nil, of: model)
    }
    (inserted, deleted) = ([], [])
    changes.count += 1
  }

  public func rollback() {
    (inserted, deleted) = ([], [])
    changes.count += 1
  }

  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  public func fetch<T>(_ descriptor: FetchDescriptor<T>) throws -> [T] where T: PersistentModel {
    _ = changes.count
    let saved = container.store.models[ObjectIdentifier(T.self)] ?? []
    let gone = Set(deleted.map(\.persistentModelID))
    var found = (saved + inserted).compactMap { $0 as? T }.filter { !gone.contains($0.persistentModelID) }
    if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    found = Array(found.dropFirst(descriptor.fetchOffset ?? 0))
    return descriptor.fetchLimit.map { Array(found.prefix($0)) } ?? found
  }

  public func fetch<T>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> [T]
  where T: PersistentModel {
    try fetch(descriptor)
  }

  public func fetchCount<T>(_ descriptor: FetchDescriptor<T>) throws -> Int where T: PersistentModel {
    try fetch(descriptor).count
  }

  public func fetchIdentifiers<T>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier]
  where T: PersistentModel { try fetch(descriptor).map(\.persistentModelID) }

  public func enumerate<T>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws where T: PersistentModel { for model in try self.fetch(fetch) { try block(model) } }

  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let found = all.first(where: { $0.persistentModelID == persistentModelID }) else {
      preconditionFailure("this model is not in the store")
    }
    return found
  }

  public func registeredModel<T>(for persistentModelID: PersistentIdentifier) -> T? where T: PersistentModel {
    all.first { $0.persistentModelID == persistentModelID } as? T
  }

  private var all: [any PersistentModel] { container.store.models.values.flatMap { $0 } + inserted }

  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }
}

/// Counts the changes of a context.
@Observable
final class ModelChanges {
  var count = 0
}

/// What to fetch.
@available(iOS 17.0, *)
public struct FetchDescriptor<T> where T: PersistentModel {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// Runs an actor's work on its context.
@available(iOS 17.0, *)
public protocol ModelExecutor: AnyObject, Sendable {
  var modelContext: ModelContext { get }
}

/// The executor of actors marked `@ModelActor`.
@available(iOS 17.0, *)
public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
  public let modelContext: ModelContext
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}

/// An actor with a context of its own.
@available(iOS 17.0, *)
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}

@available(iOS 17.0, *)
extension ModelActor {
  public var modelContext: ModelContext { modelExecutor.modelContext }
  public subscript<T>(id: PersistentIdentifier, as _: T.Type) -> T? where T: PersistentModel {
    modelContext.registeredModel(for: id)
  }
}
