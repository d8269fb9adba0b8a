import HandbookAssembly
package import HandbookModel

/// What the stub modules declare, read from their symbol graphs.
package struct KnownAPI: Codable, Sendable {
  package struct Symbol: Codable, Hashable, Sendable {
    /// `navigationDestination(for:destination:)`.
    package var name: String
    /// The type that it is a member of, with dots; nil at file level.
    package var owner: String?
    /// The module that snippets import for it.
    package var module: String
    /// The first iOS version that has it.
    package var introduced: OSVersion?
    package var deprecated: OSVersion?
    package var message: String?
    package var renamed: String?

    package init(
      name: String, owner: String?, module: String, introduced: OSVersion?, deprecated: OSVersion?,
      message: String?, renamed: String?
    ) {
      self.name = name
      self.owner = owner
      self.module = module
      self.introduced = introduced
      self.deprecated = deprecated
      self.message = message
      self.renamed = renamed
    }

    /// `navigationDestination`
    package var baseName: Substring { name.prefix { $0 != "(" } }

    /// The labels of its arguments, `_` for none.
    package var labels: [String] {
      name.dropFirst(baseName.count + 1).dropLast().split(separator: ":").map(String.init)
    }
  }

  /// By unified symbol resolution.
  package var symbols: [String: Symbol] = [:]
  /// File-level names (types, functions, macros), with the module that has them.
  package var topLevel: [String: String] = [:]
  /// Base names of the members of each type.
  package var members: [String: Set<String>] = [:]
  /// The class that each class derives from.
  package var superclasses: [String: String] = [:]
  package var macros: Set<String> = []
  /// The first iOS version of declarations of Swift and Foundation, by unified symbol resolution (macros by name).
  /// Only those that are newer than the oldest iOS that documents may be about.
  package var systemVersions: [String: OSVersion] = [:]
  /// Enums, with the types that they are in: `UIAlertController.Style`.
  package var enums: Set<String> = []
  /// Types that conform to `View`.
  package var views: Set<String> = ["_ViewModifier_Content"]
  /// Modifiers and environment keys that a companion adds (`photosPicker`), with its module.
  package var companionMembers: [String: String] = [:]

  package init() {}

  /// Base names of a type's members, those of its superclasses included.
  package func allMembers(of type: String) -> Set<String> {
    lineage(of: type).reduce(into: []) { $0.formUnion(members[$1] ?? []) }
  }

  /// A type and its superclasses, the nearest first.
  package func lineage(of type: String) -> [String] {
    Array(sequence(first: type) { superclasses[$0] })
  }

  /// The same of one of Apple's classes; nil for other types.
  package func lineageOfClass(_ type: String) -> [String]? {
    superclasses[type] == nil ? nil : lineage(of: type) + ["NSObject"]
  }

  /// Whether a type is one of Apple's classes: `UINavigationController`.
  package func isClass(_ type: String) -> Bool { type == "NSObject" || superclasses[type] != nil }

  /// Modules that a snippet may use without an import, as SwiftUI code often does.
  package static let common: Set<String> = ["SwiftUI", "Combine", "SwiftData", "UIKit", "os"]

  /// Whether a name can only mean the framework's declaration, even without its import: `CLLocationManager`,
  /// `VideoPlayer`. `Product` is StoreKit's only where StoreKit is imported.
  package func isUnmistakable(_ name: String) -> Bool {
    topLevel[name] != nil && !Lexicon.companionWords.contains(name)
  }

  /// Whether any type has a member of that name.
  package func knowsMember(_ name: String) -> Bool { members.values.contains { $0.contains(name) } }

  /// The type with the fewest members that has all of these.
  package func owner(of names: Set<String>) -> String? {
    members.filter { names.isSubset(of: $0.value) }.min {
      ($0.value.count, $0.key) < ($1.value.count, $1.key)
    }?.key
  }

  /// Every member name of the stub, for near misses.
  var memberNames: Set<String> { members.values.reduce(into: []) { $0.formUnion($1) } }
}
