import Crypto
import Foundation
import HandbookModel
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Something this machine lacks; the program ends with status 69.
package struct MissingTool: Error, CustomStringConvertible {
  package var description: String
  package init(_ description: String) { self.description = description }
}

/// The Swift compiler and the modules snippets are compiled against.
package struct Toolchain: Sendable {
  /// `swift-frontend`.
  package var frontend: String
  /// Folder with `HeadlessSwiftUI.swiftmodule` and its companions.
  package var modules: String
  /// Executable that expands the stub's macros; nil: none was built.
  package var macros: String?
  /// Folder with the toolchain's own macros (`@Observable`, `#Predicate`).
  package var plugins: String
  /// Folder with the program itself: libraries that scenarios link to are there.
  package var products: String
  /// The stub modules as a library that scenarios link to.
  package var runtime: String
  /// "6.3.1".
  package var version: String
  /// Changes whenever the compiler, the modules, the macros or this program do.
  package var digest: String
  /// Modules of ours by the name snippets import: `SwiftUI` → `HeadlessSwiftUI`.
  package var moduleAliases: [String: String]

  /// Finds the compiler on `PATH` and the modules beside the running program.
  ///
  /// - Throws: `MissingTool` with the line that installs what is missing.
  package static func locate(executable: String) async throws -> Toolchain {
    guard let frontend = find("swift-frontend") else {
      throw MissingTool(
        "no Swift compiler on PATH; install a Swift 6.2 or newer toolchain (https://www.swift.org/install)")
    }
    let products = URL(fileURLWithPath: executable).resolvingSymlinksInPath().deletingLastPathComponent().path
    let candidates = ["\(products)/Modules", "\(products)/../lib/handbook/Modules", products]
    guard
      let modules = candidates.first(where: {
        FileManager.default.fileExists(atPath: "\($0)/HeadlessSwiftUI.swiftmodule")
      })
    else {
      throw MissingTool(
        "HeadlessSwiftUI.swiftmodule is not beside the program (\(products)); build it with `make build`")
    }
    let macros = "\(products)/HandbookMacros"
    let names = try FileManager.default.contentsOfDirectory(atPath: modules)
      .filter {
        $0.hasPrefix("Headless") && $0.hasSuffix(".swiftmodule") && !$0.hasSuffix("Tests.swiftmodule")
      }
      .map { String($0.dropLast(".swiftmodule".count)) }.sorted()
    let runtime =
      ["so", "dylib"].map { "\(products)/libHeadlessRuntime.\($0)" }
      .first { FileManager.default.fileExists(atPath: $0) } ?? "\(products)/libHeadlessRuntime.so"
    // The program itself decides what is invented and asked: another build may judge otherwise.
    let stamp = try ([frontend, macros, runtime, executable] + names.map { "\(modules)/\($0).swiftmodule" })
      .map(
        fileStamp)
    return Toolchain(
      frontend: frontend, modules: modules,
      macros: FileManager.default.isExecutableFile(atPath: macros) ? macros : nil,
      plugins: URL(fileURLWithPath: frontend).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("lib/swift/host/plugins").path,
      products: products, runtime: runtime,
      version: try await compilerVersion(frontend, stamp: stamp[0]),
      digest: hexDigest(stamp.joined(separator: "\n")),
      moduleAliases: Dictionary(
        uniqueKeysWithValues: names.map { name in
          let short = String(name.dropFirst("Headless".count))
          return (short == "OS" ? "os" : short, name)
        }))
  }

  private static func find(_ tool: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    return path.split(separator: ":").map { "\($0)/\(tool)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
      .map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
  }

  /// Size and modification time: enough to notice that a file was replaced.
  private static func fileStamp(_ path: String) throws -> String {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      return "\(path) missing"
    }
    let modified = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(path) \(attributes[.size] ?? 0) \(modified)"
  }

  /// Asks the compiler once; the answer is remembered by the binary's stamp, so that an
  /// unchanged book starts no process.
  private static func compilerVersion(_ frontend: String, stamp: String) async throws -> String {
    let memory = FileManager.default.temporaryDirectory
      .appendingPathComponent("handbook-swift-\(hexDigest(stamp).prefix(16))").path
    if let known = try? String(contentsOfFile: memory, encoding: .utf8), !known.isEmpty { return known }
    let result = try await run(
      .path(FilePath(frontend)), arguments: ["--version"], output: .string(limit: 4096), error: .discarded)
    let words = result.standardOutput.split(whereSeparator: \.isWhitespace)
    guard let index = words.firstIndex(of: "version"), index + 1 < words.count else {
      throw MissingTool("\(frontend) --version did not answer; is the Swift toolchain complete?")
    }
    let version = String(words[index + 1])
    try? version.write(toFile: memory, atomically: true, encoding: .utf8)
    return version
  }
}

/// SHA-256 as lowercase hexadecimal.
func hexDigest(_ text: String) -> String {
  let digits = Array("0123456789abcdef".utf8)
  var bytes: [UInt8] = []
  for byte in SHA256.hash(data: Data(text.utf8)) {
    bytes.append(digits[Int(byte >> 4)])
    bytes.append(digits[Int(byte & 15)])
  }
  return String(decoding: bytes, as: UTF8.self)
}
