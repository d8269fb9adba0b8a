import HandbookAssembly
package import HandbookModel

/// What the stub modules declare, read from their symbol graphs.
package struct KnownAPI: Codable, Sendable {
  package struct Symbol: Codable, Hashable, Sendable {
    /// `navigationDestination(for:destination:)`.
    package var name: String
    /// Type it is a member of, dotted; nil at file level.
    package var owner: String?
    /// Module as snippets import it.
    package var module: String
    /// First iOS version it exists in.
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
  /// First iOS version of what Swift and Foundation declare, where that is newer than any iOS that can be meant
  /// without saying so; by unified symbol resolution, and of macros by name.
  package var systemVersions: [String: OSVersion] = [:]
  /// Types that are views.
  package var views: Set<String> = []
  /// Modifiers and environment keys that a companion adds (`photosPicker`), with its module.
  package var companionMembers: [String: String] = [:]

  package init() {}

  /// Base names of a type's members, with those of the classes that it derives from.
  package func allMembers(of type: String) -> Set<String> {
    var found: Set<String> = []
    var next: String? = type
    while let type = next {
      found.formUnion(members[type] ?? [])
      next = superclasses[type]
    }
    return found
  }

  /// Modules whose names are SwiftUI's neighbours: a snippet may use them without an import.
  package static let common: Set<String> = ["SwiftUI", "Combine", "SwiftData", "UIKit", "os"]

  /// Whether app code cannot mean anything else by a name: `CLLocationManager`, `VideoPlayer`; but `Product`
  /// is StoreKit's only beside its import.
  package func isUnmistakable(_ name: String) -> Bool {
    topLevel[name] != nil && !Lexicon.companionWords.contains(name)
  }

  /// Whether any type has a member of that name.
  package func knowsMember(_ name: String) -> Bool { members.values.contains { $0.contains(name) } }

  /// The smallest type with all of these members.
  package func owner(of names: Set<String>) -> String? {
    members.filter { names.isSubset(of: $0.value) }.min {
      ($0.value.count, $0.key) < ($1.value.count, $1.key)
    }?.key
  }

  /// Every member name of the stub, for near misses.
  var memberNames: Set<String> { members.values.reduce(into: []) { $0.formUnion($1) } }
}
