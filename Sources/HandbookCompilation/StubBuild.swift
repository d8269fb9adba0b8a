import Foundation
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Compiles the installed sources of the stub library, for a compiler of another version than the one that
/// compiled the installed modules.
struct StubBuild {
  /// The folder of the sources, with a folder of Swift files for each module.
  var sources: String
  /// The executable that expands the stub's macros.
  var macros: String
  var frontend: String
  var compiler: CompilerFacts

  /// Returns the folder with `Modules/` and the library that scenarios link to. An earlier run may have made
  /// it already.
  ///
  /// - Throws: `MissingTool` if the sources are not installed, or this compiler cannot compile them.
  func products(in cache: String, say: (String) -> Void) async throws -> String {
    let modules = try modules()
    let files = modules.flatMap(\.files)
    let key = hexDigest(
      ([frontend, macros] + files).map(fileStamp).joined(separator: "\n") + compiler.compilerVersion)
    let products = "\(cache)/stub/\(key.prefix(16))"
    if isThere("\(products)/Modules") { return products }
    say("compiling the stub library for Swift \(compiler.version), once; this takes about half a minute")
    // The folder is made under another name and moved when it is complete, as another run may be making it at
    // the same time.
    let draft = "\(products)-\(UUID().uuidString)"
    do {
      try FileManager.default.createDirectory(
        atPath: "\(draft)/Modules", withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: draft) }
      var made: Set<String> = []
      while made.count < modules.count {
        let ready = modules.filter { !made.contains($0.name) && $0.imports.isSubset(of: made) }
        guard !ready.isEmpty else { throw MissingTool("the modules in \(sources) import each other") }
        let batch = ready.prefix(ProcessInfo.processInfo.activeProcessorCount)
        try await withThrowingTaskGroup(of: Void.self) { tasks in
          for module in batch { tasks.addTask { try await compile(module, in: draft) } }
          try await tasks.waitForAll()
        }
        made.formUnion(batch.map(\.name))
      }
      let library = "libHeadlessRuntime.\(sharedLibrarySuffix)"
      try await launch(
        ["-emit-library", "-o", "\(draft)/\(library)"] + modules.map { "\(draft)/\($0.name).o" })
      for module in modules { try FileManager.default.removeItem(atPath: "\(draft)/\(module.name).o") }
      do {
        try FileManager.default.moveItem(atPath: draft, toPath: products)
      } catch  where isThere("\(products)/Modules") {}
    } catch let error as CocoaError {
      throw MissingTool("cannot keep the stub library in \(cache): \(error.localizedDescription)")
    }
    return products
  }

  private struct Module: Sendable {
    var name: String
    var files: [String]
    /// The modules of the stub that it imports. They must be compiled before it.
    var imports: Set<String>
  }

  /// The modules of the stub, one for each folder of the sources.
  private func modules() throws -> [Module] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []).sorted()
    guard !names.isEmpty else {
      throw MissingTool(
        "the stub library was compiled by another compiler than \(compiler.compilerVersion) (\(frontend)), "
          + "and its sources are not installed; run `make build` with this compiler")
    }
    return try names.map { name in
      let folder = "\(sources)/\(name)"
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
        .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
      var imports: Set<String> = []
      for file in files {
        let text = try String(contentsOfFile: file, encoding: .utf8)
        for match in text.matches(of: /(?m)^(?:@_exported |public )*import (\w+)/) {
          imports.insert(String(match.1))
        }
      }
      return Module(name: name, files: files, imports: imports.intersection(names).subtracting([name]))
    }
  }

  private func compile(_ module: Module, in folder: String) async throws {
    try await launch(
      [
        "-c", "-parse-as-library", "-wmo", "-Onone", "-swift-version", "6", "-suppress-warnings",
        "-module-name", module.name, "-I", "\(folder)/Modules", "-load-plugin-executable",
        "\(macros)#HandbookMacros", "-emit-module",
        "-emit-module-path", "\(folder)/Modules/\(module.name).swiftmodule",
        "-o", "\(folder)/\(module.name).o",
      ] + module.files)
  }

  /// Runs `swiftc`, which is in the same folder as the compiler.
  private func launch(_ arguments: [String]) async throws {
    let driver = (frontend as NSString).deletingLastPathComponent + "/swiftc"
    let sdk = await Toolchain.sdkFolder()
    let result = try await run(
      .path(FilePath(driver)), arguments: Arguments(arguments + (sdk == "/" ? [] : ["-sdk", sdk])),
      output: .discarded,
      error: .string(limit: 16 << 20))
    guard result.terminationStatus.isSuccess else {
      let first = result.standardError.split(separator: "\n").first { $0.contains("error:") }
      throw MissingTool(
        "Swift \(compiler.version) does not compile the stub library: \(first ?? "the compiler crashed"); "
          + "use the version that the program was built with, or build it anew")
    }
  }
}
