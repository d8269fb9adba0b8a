import Foundation
import HeadlessSwiftUI
import Testing

/// The stub says nothing that SwiftUI does not say: each name, its labels and its first iOS version.
@Suite struct StubTests {
  let facts: Facts
  let graph: SymbolGraph

  init() throws {
    facts = try Facts()
    graph = try SymbolGraph.ofBuiltModule("HeadlessSwiftUI")
  }

  @Test func everyTypeExistsInSwiftUI() {
    let invented = types.map(\.name).filter { name in
      !name.split(separator: ".").last!.hasPrefix("_") && !facts.isElsewhere(name)
        && (facts.version(.type, name) ?? "").isEmpty
    }
    #expect(Set(invented).sorted() == [])
  }

  @Test func everyViewModifierExistsInSwiftUI() {
    let invented = modifiers.keys.filter {
      !$0.hasPrefix("_") && (facts.version(.modifier, $0) ?? "").isEmpty
    }
    #expect(invented.sorted() == [])
  }

  @Test func labelsOfKnownModifiersAgree() {
    let wrong = modifiers.values.joined().compactMap { $0.pathComponents.last }.filter { name in
      guard let known = facts.labels(of: String(name.prefix { $0 != "(" })) else { return false }
      return !known.contains(name)
    }
    #expect(Set(wrong).sorted() == [])
  }

  @Test func typesSayTheirFirstVersion() {
    let versions = Dictionary(types.map { ($0.name, $0.introduced) }, uniquingKeysWith: { first, _ in first })
    let wrong = types.compactMap { type -> String? in
      guard let known = facts.version(.type, type.name), !known.isEmpty else { return nil }
      let declared = type.pathComponents.indices.compactMap {
        versions[type.pathComponents[...$0].joined(separator: ".")] ?? nil
      }
      let own = declared.max { $0.lexicographicallyPrecedes($1) } ?? [13, 0]
      return own == parsed(known) ? nil : "\(type.name): \(own) where SwiftUI has \(known)"
    }
    #expect(Set(wrong).sorted() == [])
  }

  @Test func modifiersSayTheirFirstVersion() {
    let wrong = modifiers.compactMap { name, overloads -> String? in
      guard let known = facts.version(.modifier, name), !known.isEmpty else { return nil }
      let first = overloads.map { $0.introduced ?? [13, 0] }.min { $0.lexicographicallyPrecedes($1) }!
      return parsed(known).lexicographicallyPrecedes(first) || first == parsed(known)
        ? nil : "\(name): \(first) where SwiftUI has \(known)"
    }
    #expect(wrong.sorted() == [])
  }

  /// Public types, by path.
  private var types: [SymbolGraph.Symbol] {
    let kinds = ["swift.struct", "swift.class", "swift.enum", "swift.protocol"]
    return graph.symbols.filter { kinds.contains($0.kind.identifier) }
  }

  /// Methods of `View`, by base name.
  private var modifiers: [String: [SymbolGraph.Symbol]] {
    let methods = graph.symbols.filter {
      $0.kind.identifier == "swift.method" && $0.pathComponents.count == 2 && $0.pathComponents[0] == "View"
    }
    return Dictionary(grouping: methods) { String($0.pathComponents[1].prefix { $0 != "(" }) }
  }

  private func parsed(_ version: String) -> [Int] { version.split(separator: ".").compactMap { Int($0) } }
}
