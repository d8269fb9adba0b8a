import Foundation
import Observation

/// A class whose objects a model context keeps.
@available(iOS 17.0, *)
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  var persistentModelID: PersistentIdentifier { get }
}

@available(iOS 17.0, *)
extension PersistentModel {
  public var id: PersistentIdentifier { persistentModelID }
  public var modelContext: ModelContext? { ModelStore.owner(of: self) }
  public var isDeleted: Bool { false }
  public var hasChanges: Bool { modelContext?.hasChanges ?? false }
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.persistentModelID == rhs.persistentModelID }
  public func hash(into hasher: inout Hasher) { hasher.combine(persistentModelID) }
}

/// Names a model for as long as its store lives.
@available(iOS 17.0, *)
public struct PersistentIdentifier: Hashable, Identifiable, Equatable, Comparable, Codable, Sendable {
  private let value: UUID
  public init() { value = UUID() }
  public var id: PersistentIdentifier { self }
  public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool {
    lhs.value.uuidString < rhs.value.uuidString
  }
}

/// Which models there are.
@available(iOS 17.0, *)
public final class Schema: @unchecked Sendable {
  /// The version of a schema.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    public let major: Int
    public let minor: Int
    public let patch: Int
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }
    public var description: String { "\(major).\(minor).\(patch)" }
    public static func < (lhs: Version, rhs: Version) -> Bool {
      (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
    }
  }

  /// How a property is stored.
  public final class Attribute: Sendable {
    /// One aspect of it.
    public struct Option: Sendable {
      private let name: String
      public static var unique: Option { Option(name: "unique") }
      public static var spotlight: Option { Option(name: "spotlight") }
      public static var ephemeral: Option { Option(name: "ephemeral") }
      public static var encrypt: Option { Option(name: "encrypt") }
      public static var externalStorage: Option { Option(name: "externalStorage") }
      public static var preserveValueOnDeletion: Option { Option(name: "preserveValueOnDeletion") }
      public static func transformable(by transformerName: String) -> Option {
        Option(name: "transformable(by: \(transformerName))")
      }
    }
  }

  /// How models refer to each other.
  public final class Relationship: Sendable {
    /// One aspect of it.
    public struct Option: Sendable {
      private let name: String
      public static var unique: Option { Option(name: "unique") }
    }
    /// What becomes of the others.
    public enum DeleteRule: String, Codable, Sendable {
      case noAction, nullify, cascade, deny
    }
  }

  public let version: Version
  let types: [any PersistentModel.Type]

  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.types = types
    self.version = version
  }
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }
}

/// One version of the models.
@available(iOS 17.0, *)
public protocol VersionedSchema: Sendable {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

/// The way from old versions to new ones.
@available(iOS 17.0, *)
public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

/// One step of a migration.
@available(iOS 17.0, *)
public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
