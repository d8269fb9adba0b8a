import Foundation
import HandbookModel
import Subprocess

/// Something that this machine lacks. The program prints it and ends with status 69.
package struct MissingTool: Error, CustomStringConvertible {
  package var description: String
  package init(_ description: String) { self.description = description }
}

/// The Swift compiler, and the modules that snippets are compiled against.
package struct Toolchain: Sendable {
  /// The path of `swift-frontend`.
  package var frontend: String
  /// The folder with `HeadlessSwiftUI.swiftmodule` and its companions.
  package var modules: String
  /// The executable that expands the stub's macros; nil if none was built.
  package var macros: String?
  /// The folder with the toolchain's own macros (`@Observable`, `#Predicate`).
  package var plugins: String
  /// The folder with the system's headers and libraries: `/`, or on macOS Xcode's SDK.
  package var sdk: String
  /// The folder that contains the modules' folder, and the libraries that scenarios link to.
  package var products: String
  /// The executable that runs compilers with limits (`HandbookConfine`).
  package var confine: String
  /// The stub as a library that scenarios link to.
  package var runtime: String
  /// The arguments with which `swiftc` links a program with the stub.
  package var linking: [String] {
    [runtime, "-Xlinker", "-rpath", "-Xlinker", products] + (sdk == "/" ? [] : ["-sdk", sdk])
  }
  /// The toolchain's `usr` folder, which may be `/usr` itself. It is not found from `frontend`, which may be
  /// a wrapper in another folder.
  var usr: String {
    (0..<4).reduce(URL(fileURLWithPath: plugins)) { folder, _ in folder.deletingLastPathComponent() }.path
  }
  /// "6.3.1".
  package var version: String
  /// A digest that changes whenever the compiler, the modules, the macros or this program do.
  package var digest: String
  /// The name that snippets import, `SwiftUI`, → the stub's module, `HeadlessSwiftUI`.
  package var moduleAliases: [String: String]

  /// Finds the compiler, and the stub's modules beside the running program.
  ///
  /// Compiled modules fit only one version of the compiler. If this compiler has another version, and the
  /// stub's sources are installed, they are compiled once, into the cache.
  ///
  /// - Parameters:
  ///   - cacheFolder: The folder for the compiler's answers and for modules that are compiled here. nil:
  ///     answers are not kept, and the modules go into the folder for temporary files.
  ///   - say: Is called with a message for the user before something that takes long.
  /// - Throws: `MissingTool`, with what to install.
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
    // The program itself is part of the digest, because another build of it may judge a snippet differently.
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

  /// A command that runs a tool of this toolchain with limits. The tool can read only what compiling needs.
  ///
  /// - Parameters:
  ///   - seconds: The processor time that the tool may use.
  ///   - memory: The address space that the tool may use, in bytes.
  ///   - writing: The folders that the tool may write to. It may read those of the toolchain and the modules.
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

  /// The environment variables of the toolchain's tools. They are the same on every machine, so that results
  /// are, too.
  func environment(temporaryFolder: String) -> Environment {
    .custom([
      "PATH": URL(fileURLWithPath: frontend).deletingLastPathComponent().path + ":/usr/bin:/bin",
      "HOME": "/nonexistent", "TMPDIR": temporaryFolder, "LANG": "C.UTF-8", "TZ": "UTC",
    ])
  }
}

/// The file extension of this system's shared libraries.
var sharedLibrarySuffix: String {
  #if canImport(Darwin)
    "dylib"
  #else
    "so"
  #endif
}

/// A file's path, size and modification time: enough to notice that the file was replaced.
func fileStamp(_ path: String) -> String {
  guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
    return "\(path) missing"
  }
  let modified = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
  return "\(path) \(attributes[.size] ?? 0) \(modified)"
}

func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

/// The SHA-256 of a text, as lowercase hexadecimal.
package func hexDigest(_ text: String) -> String { SHA256.hex(text) }
