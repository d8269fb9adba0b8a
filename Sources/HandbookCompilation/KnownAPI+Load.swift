import Foundation
import HandbookModel
package import HandbookPlaceholders
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

extension KnownAPI {
  /// Extracts the modules' symbol graphs, or reads what an earlier run kept for the same modules.
  ///
  /// - Parameter jobs: How many processes may run at a time.
  /// - Throws: `MissingTool` if a module cannot be read.
  package static func load(
    _ toolchain: Toolchain, cache: SnippetCache, clangModules: String? = nil, jobs: Int
  ) async throws -> (known: KnownAPI, declared: DeclaredAPI) {
    let keys = ["known", "declared"].map { hexDigest("\($0)-api 11 \(toolchain.digest)") }
    if let known: KnownAPI = cache.read(keys[0]), let declared: DeclaredAPI = cache.read(keys[1]) {
      return (known, declared)
    }
    // Two toolchains can have the same digest but other paths or aliases, so these are part of the key for
    // extractions that run now.
    let reading =
      "\(keys[0]) \(toolchain.frontend) \(toolchain.modules) \(toolchain.moduleAliases.sorted { $0 < $1 })"
    let (known, declared) = try await extractions.value(for: reading) {
      try await extract(toolchain, clangModules: clangModules, jobs: jobs)
    }
    cache.write(known, keys[0])
    cache.write(declared, keys[1])
    return (known, declared)
  }

  private static func extract(
    _ toolchain: Toolchain, clangModules: String?, jobs: Int
  ) async throws -> (known: KnownAPI, declared: DeclaredAPI) {
    // If two modules declare a name, the first one keeps it. The common modules come first, so that
    // `Transaction` is SwiftUI's and not StoreKit's.
    let modules = toolchain.moduleAliases.sorted {
      (common.contains($0.key) ? 0 : 1, $0.key) < (common.contains($1.key) ? 0 : 1, $1.key)
    }
    let graphs = try await symbolGraphs(
      of: modules.map(\.value) + DeclaredAPI.system, toolchain: toolchain, clangModules: clangModules,
      jobs: jobs)
    var known = KnownAPI()
    var declared = DeclaredAPI()
    let names = Dictionary(modules.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    for (name, module) in modules {
      for graph in graphs[module] ?? [] {
        known.add(graph, module: name, stub: module)
        declared.add(graph, module: name, names: names)
      }
    }
    for module in DeclaredAPI.system {
      for graph in graphs[module] ?? [] {
        known.addVersions(of: graph)
        declared.add(graph, module: module, names: names)
      }
    }
    declared.markOverloads()
    return (known, declared)
  }

  private mutating func addVersions(of graph: SymbolGraph) {
    for symbol in graph.symbols {
      guard let version = symbol.availability?.first(where: { $0.domain == "iOS" })?.introduced?.version,
        version > OSVersion(14)
      else { continue }
      systemVersions[symbol.identifier.precise] = version
      let name = symbol.pathComponents.last.map { String($0.prefix { $0 != "(" }) }
      if symbol.kind.identifier == "swift.macro" || name == "Regex", let name {
        systemVersions[name] = version
      }
    }
  }

  private mutating func add(_ graph: SymbolGraph, module: String, stub: String) {
    var names: [String: String] = [:]
    for symbol in graph.symbols {
      names[symbol.identifier.precise] = symbol.pathComponents.joined(separator: ".")
    }
    let isCompanion = !Self.common.contains(module)
    for relation in graph.relationships
    where relation.kind == "conformsTo" && relation.target.hasSuffix("4ViewP") {
      if let name = names[relation.source] { views.insert(name) }
    }
    for relation in graph.relationships where relation.kind == "inheritsFrom" {
      if let name = names[relation.source], let above = names[relation.target] { superclasses[name] = above }
    }
    for symbol in graph.symbols {
      guard let name = symbol.pathComponents.last else { continue }
      let base = String(name.prefix { $0 != "(" })
      guard !base.hasPrefix("_") else { continue }
      let owner =
        symbol.pathComponents.count > 1 ? symbol.pathComponents.dropLast().joined(separator: ".") : nil
      if symbol.kind.identifier == "swift.enum" { enums.insert(symbol.pathComponents.joined(separator: ".")) }
      let availability = symbol.availability?.first { $0.domain == "iOS" }
      symbols[symbol.identifier.precise] = Symbol(
        name: name, owner: owner, module: module, introduced: availability?.introduced?.version,
        deprecated: availability?.deprecated?.version, message: availability?.message,
        renamed: availability?.renamed)
      if let owner {
        if isCompanion, ["View", "EnvironmentValues"].contains(owner), members[owner]?.contains(base) != true
        {
          companionMembers[base] = module
        }
        members[owner, default: []].insert(base)
      } else {
        topLevel[base] = topLevel[base] ?? module
        if symbol.kind.identifier == "swift.macro" { macros.insert(base) }
      }
    }
  }
}

/// If several checks of one process begin at the same time, they extract the modules only once.
private let extractions = Extractions()

private actor Extractions {
  typealias Found = (known: KnownAPI, declared: DeclaredAPI)
  private var running: [String: Task<Found, any Error>] = [:]

  func value(for key: String, _ extract: @escaping @Sendable () async throws -> Found) async throws -> Found {
    if let task = running[key] { return try await task.value }
    let task = Task { try await extract() }
    running[key] = task
    defer { running[key] = nil }
    return try await task.value
  }
}

/// The symbol graphs of each module: its own declarations, and those with which it extends other modules.
private func symbolGraphs(
  of modules: [String], toolchain: Toolchain, clangModules: String?, jobs: Int
) async throws -> [String: [SymbolGraph]] {
  let scratch = try ScratchFolder()
  defer { scratch.remove() }
  let tool = URL(fileURLWithPath: toolchain.frontend).deletingLastPathComponent().appendingPathComponent(
    "swift-symbolgraph-extract"
  ).path
  let target = await hostTriple(toolchain.frontend)
  return try await withThrowingTaskGroup(of: (String, [SymbolGraph]).self) { tasks in
    var waiting = modules.makeIterator()
    func start() {
      guard let module = waiting.next() else { return }
      // A module that re-exports another may also write the other's graph, so each module has a folder of its
      // own.
      let folder = URL(fileURLWithPath: scratch.path).appendingPathComponent(module)
      tasks.addTask {
        try ScratchFolder.create(folder.path)
        let finished = try await run(
          .path(FilePath(tool)),
          arguments: [
            "-module-name", module, "-I", toolchain.modules, "-target", target, "-sdk", toolchain.sdk,
            "-output-dir", folder.path, "-minimum-access-level", "public", "-skip-synthesized-members",
            "-module-cache-path", clangModules ?? "\(scratch.path)/clang",
          ],
          output: .discarded, error: .string(limit: 1 << 16))
        // Without this graph, the check would take every name of the module for one of the app's.
        guard finished.terminationStatus.isSuccess else {
          throw MissingTool(
            "\(tool) could not read the module \(module): "
              + finished.standardError.trimmingCharacters(in: .whitespacesAndNewlines))
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
          .filter { $0.hasPrefix("\(module).") || $0.hasPrefix("\(module)@") }
        let graphs = try files.map {
          try JSONDecoder().decode(
            SymbolGraph.self, from: Data(contentsOf: folder.appendingPathComponent($0)))
        }
        return (module, graphs)
      }
    }
    for _ in 0..<max(1, jobs) { start() }
    var graphs: [String: [SymbolGraph]] = [:]
    while let (module, found) = try await tasks.next() {
      graphs[module] = found
      start()
    }
    return graphs
  }
}

private func hostTriple(_ frontend: String) async -> String {
  struct Info: Decodable {
    struct Target: Decodable { var triple: String }
    var target: Target
  }
  let result = try? await run(
    .path(FilePath(frontend)), arguments: ["-print-target-info"], output: .string(limit: 1 << 16),
    error: .discarded)
  let info = result.flatMap { try? JSONDecoder().decode(Info.self, from: Data($0.standardOutput.utf8)) }
  return info?.target.triple ?? "x86_64-unknown-linux-gnu"
}

/// The fields of a symbol graph file that are used here (format of SymbolKit 0.6).
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { var precise: String }
    struct Kind: Decodable { var identifier: String }
    struct Fragment: Decodable { var spelling: String }
    struct Version: Decodable {
      var major: Int
      var minor: Int?
      var version: OSVersion { OSVersion(major, minor ?? 0) }
    }
    /// For a member that an extension declares, the module of the extended type.
    struct Extension: Decodable { var extendedModule: String }
    struct Availability: Decodable {
      var domain: String?
      var introduced: Version?
      var deprecated: Version?
      var message: String?
      var renamed: String?
    }
    var identifier: Identifier
    var kind: Kind
    var pathComponents: [String]
    var availability: [Availability]?
    var declarationFragments: [Fragment]?
    var swiftExtension: Extension?
  }
  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
  }
  var symbols: [Symbol]
  var relationships: [Relationship]
}
