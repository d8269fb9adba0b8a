import Foundation

/// The public declarations of a built module, as `swift symbolgraph-extract` lists them.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Availability: Decodable {
      struct Version: Decodable {
        let major: Int
        let minor: Int?
      }
      let domain: String?
      let introduced: Version?
    }

    let kind: Kind
    let pathComponents: [String]
    let availability: [Availability]?

    var name: String { pathComponents.joined(separator: ".") }
    /// Iff declared: major and minor version.
    var introduced: [Int]? {
      availability?.first { $0.domain == "iOS" }?.introduced.map { [$0.major, $0.minor ?? 0] }
    }
  }

  let symbols: [Symbol]

  /// Reads the graph of a module that was built beside this test.
  ///
  /// - Throws: `Missing` where the module or the tool is not found.
  static func ofBuiltModule(_ name: String) throws -> SymbolGraph {
    let modules = try modulesFolder(containing: "\(name).swiftmodule")
    let output = FileManager.default.temporaryDirectory.appending(path: "symbols-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: output) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "symbolgraph-extract", "-module-name", name, "-I", modules.path, "-target", target,
      "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", output.path,
    ]
    try process.run()
    process.waitUntilExit()
    let file = output.appending(path: "\(name).symbols.json")
    guard process.terminationStatus == 0, FileManager.default.fileExists(atPath: file.path) else {
      throw Missing(what: "symbol graph of \(name)")
    }
    return try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
  }

  struct Missing: Error { let what: String }

  /// `Modules` beside the running test bundle, or beside one of the folders around it.
  private static func modulesFolder(containing file: String) throws -> URL {
    var folder = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let modules = folder.appending(path: "Modules")
      if FileManager.default.fileExists(atPath: modules.appending(path: file).path) { return modules }
    }
    throw Missing(what: file)
  }

  private static var target: String {
    #if os(macOS)
      "arm64-apple-macosx15.0"
    #elseif arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }
}
