import Foundation
import HandbookLearning
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

extension Toolchain {
  /// Finds `swift-frontend`: on `PATH`; beside a `swift` on `PATH`, whether that is the program or a link to
  /// it; by asking that `swift`, which may be a wrapper; where swiftly puts toolchains; or, on macOS, in
  /// Xcode.
  static func findFrontend() async throws -> String? {
    let variables = ProcessInfo.processInfo.environment
    for folder in (variables["PATH"] ?? "/usr/bin").split(separator: ":") {
      if let frontend = executable("\(folder)/swift-frontend") { return frontend }
      for name in ["swift", "swiftc"] {
        guard let command = executable("\(folder)/\(name)") else { continue }
        let beside = (command as NSString).deletingLastPathComponent + "/swift-frontend"
        if let frontend = executable(beside) { return frontend }
        // A wrapper may choose another toolchain tomorrow, so its answer is not kept.
        if let facts = try? await CompilerFacts.ask("\(folder)/\(name)", cacheFolder: nil),
          let frontend = executable("\(facts.paths.runtimeResourcePath)/../../bin/swift-frontend")
        {
          return frontend
        }
      }
    }
    if let frontend = swiftlyToolchains(variables).firstNonNil({ executable("\($0)/usr/bin/swift-frontend") })
    {
      return frontend
    }
    #if os(macOS)
      return await answer("/usr/bin/xcrun", ["--find", "swift-frontend"]).flatMap(executable)
    #else
      return nil
    #endif
  }

  /// The folders of the toolchains that swiftly installed: first the one in use, then the others, the newest
  /// first.
  ///
  /// Source: swiftly 1.1, `SwiftlyCore/Platform.swift` and `Config.swift`.
  private static func swiftlyToolchains(_ variables: [String: String]) -> [String] {
    guard let home = variables["HOME"] else { return [] }
    #if os(macOS)
      let swiftly = variables["SWIFTLY_HOME_DIR"] ?? "\(home)/.swiftly"
      let folder = variables["SWIFTLY_TOOLCHAINS_DIR"] ?? "\(home)/Library/Developer/Toolchains"
    #else
      let swiftly =
        variables["SWIFTLY_HOME_DIR"] ?? "\(variables["XDG_DATA_HOME"] ?? "\(home)/.local/share")/swiftly"
      let folder = variables["SWIFTLY_TOOLCHAINS_DIR"] ?? "\(swiftly)/toolchains"
    #endif
    struct Choice: Decodable { var inUse: String? }
    let inUse = FileManager.default.contents(atPath: "\(swiftly)/config.json")
      .flatMap { try? JSONDecoder().decode(Choice.self, from: $0) }?.inUse
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let newestFirst = names.sorted { $0.compare($1, options: .numeric) == .orderedDescending }
    let first = newestFirst.filter { name in
      inUse.map { name == $0 || name == "swift-\($0)-RELEASE.xctoolchain" } ?? false
    }
    return (first + newestFirst).map { "\(folder)/\($0)" }
  }

  /// The folder with the system's headers and libraries. On macOS, the compiler needs it to find its own
  /// modules.
  static func sdkFolder() async -> String {
    #if os(macOS)
      if let given = ProcessInfo.processInfo.environment["SDKROOT"], !given.isEmpty { return given }
      return await answer("/usr/bin/xcrun", ["--sdk", "macosx", "--show-sdk-path"]) ?? "/"
    #else
      return "/"
    #endif
  }

  /// The path of a program, with links resolved; nil if it does not exist or is not executable.
  private static func executable(_ path: String) -> String? {
    guard FileManager.default.isExecutableFile(atPath: path) else { return nil }
    return URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}

/// What the compiler says of itself.
///
/// Source: `swift-frontend -print-target-info`, whose answer is JSON for tools.
struct CompilerFacts: Codable, Sendable {
  struct Paths: Codable, Sendable {
    /// `usr/lib/swift` of the toolchain.
    var runtimeResourcePath: String
  }

  /// "Swift version 6.3.1 (swift-6.3.1-RELEASE)".
  var compilerVersion: String
  var paths: Paths

  /// "6.3.1".
  var version: String {
    let words = compilerVersion.split(separator: " ")
    guard let index = words.firstIndex(of: "version"), index + 1 < words.count else { return compilerVersion }
    return String(words[index + 1])
  }

  /// Asks the compiler. The answer is kept until the compiler's file changes, so that checking an unchanged
  /// book starts no process.
  ///
  /// - Throws: `MissingTool` if the compiler does not answer.
  static func ask(_ frontend: String, cacheFolder: String?) async throws -> CompilerFacts {
    let kept = cacheFolder.map { "\($0)/compilers/\(hexDigest(fileStamp(frontend))).json" }
    if let kept, let data = FileManager.default.contents(atPath: kept),
      let facts = try? JSONDecoder().decode(CompilerFacts.self, from: data)
    {
      return facts
    }
    guard let text = await answer(frontend, ["-print-target-info"]),
      let facts = try? JSONDecoder().decode(CompilerFacts.self, from: Data(text.utf8))
    else {
      throw MissingTool("\(frontend) -print-target-info did not answer; is the Swift toolchain complete?")
    }
    if let kept, let data = try? JSONEncoder().encode(facts) {
      let folder = (kept as NSString).deletingLastPathComponent
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try? data.write(to: URL(fileURLWithPath: kept), options: .atomic)
    }
    return facts
  }

  /// Whether this compiler made a module. The compiler refuses modules that another version made. A module
  /// names its compiler near its beginning.
  func made(_ module: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: module) else { return false }
    defer { try? file.close() }
    let head = (try? file.read(upToCount: 1 << 20)) ?? Data()
    return head.firstRange(of: Data(compilerVersion.utf8)) != nil
  }
}

/// What a program prints, without white space around it; nil if it fails or prints nothing.
private func answer(_ tool: String, _ arguments: [String]) async -> String? {
  let result = try? await run(
    .path(FilePath(tool)), arguments: Arguments(arguments), output: .string(limit: 1 << 16), error: .discarded
  )
  guard let result, result.terminationStatus.isSuccess else { return nil }
  let text = result.standardOutput.trimmingCharacters(in: .whitespacesAndNewlines)
  return text.isEmpty ? nil : text
}

extension Sequence {
  fileprivate func firstNonNil<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self { if let result = transform(element) { return result } }
    return nil
  }
}
