import Foundation
import HandbookModel
import Subprocess

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
  /// Folder with the system's headers and libraries: `/`, or on macOS Xcode's.
  package var sdk: String
  /// Folder above the modules: libraries that scenarios link to are there.
  package var products: String
  /// Executable that compilers are run by, with limits.
  package var confine: String
  /// The stub modules as a library that scenarios link to.
  package var runtime: String
  /// What the compiler's driver takes to link a program with the stub.
  package var linking: [String] {
    [runtime, "-Xlinker", "-rpath", "-Xlinker", products] + (sdk == "/" ? [] : ["-sdk", sdk])
  }
  /// `usr` of the toolchain, which may be `/usr` itself; `frontend` may be a wrapper that stands elsewhere.
  var usr: String {
    (0..<4).reduce(URL(fileURLWithPath: plugins)) { folder, _ in folder.deletingLastPathComponent() }.path
  }
  /// "6.3.1".
  package var version: String
  /// Changes whenever the compiler, the modules, the macros or this program do.
  package var digest: String
  /// Modules of ours by the name snippets import: `SwiftUI` → `HeadlessSwiftUI`.
  package var moduleAliases: [String: String]

  /// Finds the compiler, and the modules beside the running program.
  ///
  /// Modules fit one version of the compiler only. Where the compiler is another one than they were made with,
  /// and their sources were installed with them, they are made anew in the cache, once.
  ///
  /// - Parameters:
  ///   - cacheFolder: Where answers of the compiler and modules that were made anew are kept; nil: answers
  ///     nowhere, modules below the folder for temporary files.
  ///   - say: Tells the user what takes long.
  /// - Throws: `MissingTool` with the line that installs what is missing.
  package static func locate(
    executable: String, cacheFolder: String? = nil, say: (String) -> Void = { _ in }
  ) async throws -> Toolchain {
    guard let frontend = try await findFrontend() else {
      throw MissingTool(
        "no Swift compiler on PATH; install a Swift 6.2 or newer toolchain (https://www.swift.org/install)")
    }
    let compiler = try await CompilerFacts.ask(frontend, cacheFolder: cacheFolder)
    let program = URL(fileURLWithPath: executable).resolvingSymlinksInPath().deletingLastPathComponent()
    let places = [program, program.appendingPathComponent("../lib/handbook").standardizedFileURL].map(\.path)
    guard let built = places.first(where: { isThere("\($0)/Modules/HeadlessSwiftUI.swiftmodule") }) else {
      throw MissingTool(
        "HeadlessSwiftUI.swiftmodule is not beside the program (\(program.path)); build it with `make build`")
    }
    let confine = "\(built)/HandbookConfine"
    guard FileManager.default.isExecutableFile(atPath: confine) else {
      throw MissingTool("HandbookConfine is not beside the program (\(built)); build it with `make build`")
    }
    let macros = "\(built)/HandbookMacros"
    let products =
      compiler.made("\(built)/Modules/HeadlessSwiftUI.swiftmodule")
      ? built
      : try await StubBuild(
        sources: "\(built)/../../share/handbook/Stub", macros: macros, frontend: frontend, compiler: compiler
      ).products(in: cacheFolder ?? FileManager.default.temporaryDirectory.path, say: say)
    let modules = "\(products)/Modules"
    let names = try FileManager.default.contentsOfDirectory(atPath: modules)
      .filter {
        $0.hasPrefix("Headless") && $0.hasSuffix(".swiftmodule") && !$0.hasSuffix("Tests.swiftmodule")
      }
      .map { String($0.dropLast(".swiftmodule".count)) }.sorted()
    let runtime = "\(products)/libHeadlessRuntime.\(sharedLibrarySuffix)"
    // The program itself decides what is invented and asked: another build may judge otherwise.
    let files = [macros, runtime, executable] + names.map { "\(modules)/\($0).swiftmodule" }
    return Toolchain(
      frontend: frontend, modules: modules,
      macros: FileManager.default.isExecutableFile(atPath: macros) ? macros : nil,
      plugins: "\(compiler.paths.runtimeResourcePath)/host/plugins", sdk: await sdkFolder(),
      products: products, confine: confine, runtime: runtime, version: compiler.version,
      digest: identity(frontend: frontend, facts: compiler, files: files, cacheFolder: cacheFolder),
      moduleAliases: Dictionary(
        uniqueKeysWithValues: names.map { name in
          let short = String(name.dropFirst("Headless".count))
          return (short == "OS" ? "os" : short, name)
        }))
  }

  /// A command that runs a tool of this toolchain with limits, seeing only what compiling takes.
  ///
  /// - Parameters:
  ///   - seconds: Processor time.
  ///   - memory: Address space, in bytes.
  ///   - writing: Folders it may write to; it reads the toolchain's and the modules'.
  package func confined(
    _ tool: String, _ arguments: [String], seconds: Double, memory: Int, writing: [String]
  )
    -> [String]
  {
    let programs = URL(fileURLWithPath: confine).deletingLastPathComponent().path
    let tools = URL(fileURLWithPath: tool).deletingLastPathComponent().path
    let readable = [usr, tools, modules, products, programs] + (sdk == "/" ? [] : [sdk])
    return [
      confine, "\(Int(seconds.rounded(.up)))", "\(memory)", readable.joined(separator: "\n"),
      writing.joined(separator: "\n"), tool,
    ] + arguments
  }

  /// What tools of this toolchain find in their environment: nothing of the machine or the moment may show.
  func environment(temporaryFolder: String) -> Environment {
    .custom([
      "PATH": URL(fileURLWithPath: frontend).deletingLastPathComponent().path + ":/usr/bin:/bin",
      "HOME": "/nonexistent", "TMPDIR": temporaryFolder, "LANG": "C.UTF-8", "TZ": "UTC",
    ])
  }
}

/// How this system's shared libraries end.
var sharedLibrarySuffix: String {
  #if canImport(Darwin)
    "dylib"
  #else
    "so"
  #endif
}

/// Size and modification time: enough to notice that a file was replaced.
func fileStamp(_ path: String) -> String {
  guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
    return "\(path) missing"
  }
  let modified = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
  return "\(path) \(attributes[.size] ?? 0) \(modified)"
}

func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

/// SHA-256 as lowercase hexadecimal.
package func hexDigest(_ text: String) -> String { SHA256.hex(text) }
