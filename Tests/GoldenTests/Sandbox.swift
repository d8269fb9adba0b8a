import Foundation
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A temporary copy of a case's files, with a cache of its own beside it.
struct Sandbox {
  struct Result {
    var output: String
    var error: String
    var status: String
  }

  private let root: URL
  private let project: URL
  private let program: String

  init(copying folder: URL, leavingOut names: Set<String>) throws {
    root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "handbook-golden-\(UUID().uuidString)")
    project = root.appending(path: "project")
    program = try Self.findProgram()
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path())
    where !names.contains(name) {
      try FileManager.default.copyItem(at: folder.appending(path: name), to: project.appending(path: name))
    }
  }

  func remove() { try? FileManager.default.removeItem(at: root) }

  /// Runs the program with these arguments or, after `$ `, a line of the shell, in the copied folder.
  ///
  /// The shell finds the program as `$HANDBOOK`.
  func run(_ command: String) async throws -> Result {
    let line = command.hasPrefix("$ ") ? String(command.dropFirst(2)) : "\"$HANDBOOK\" \(command)"
    return try await atATime.run {
      let result = try await Subprocess.run(
        .path("/bin/sh"), arguments: ["-c", line],
        environment: .inherit.updating([
          "HANDBOOK": program, "XDG_CACHE_HOME": root.appending(path: "cache").path(), "NO_COLOR": "1",
        ]),
        workingDirectory: FilePath(project.path()), output: .bytes(limit: 16 << 20),
        error: .bytes(limit: 16 << 20))
      return Result(
        output: String(decoding: result.standardOutput, as: UTF8.self),
        error: String(decoding: result.standardError, as: UTF8.self), status: result.status)
    }
  }

  /// The files of the site in `_site`, by path, without the program's list of the files it made.
  func site() throws -> [String: String] {
    try files(below: project.appending(path: "_site")).filter { !$0.key.hasSuffix(".handbook-manifest") }
  }

  /// Replaces what depends on place, time, or the compiler's patch release.
  func normalized(_ text: String) -> String {
    text.replacing(project.path(), with: "PROJECT")
      .replacing(root.path(), with: "TEMPORARY")
      .replacing(packageFolder.path(), with: "PACKAGE/")
      .replacing(/\d+ files in\b/, with: "FILES files in")
      .replacing(/"seconds" : [0-9.e-]+/, with: "\"seconds\" : TIME")
      .replacing(/Swift 6\.\d+(\.\d+)?/, with: "Swift VERSION")
  }

  private static func findProgram() throws -> String {
    if let path = ProcessInfo.processInfo.environment["HANDBOOK"] { return path }
    let path = packageFolder.appending(path: ".build/release/handbook").path()
    guard FileManager.default.isExecutableFile(atPath: path) else { throw ProgramNotBuilt(path: path) }
    return path
  }
}

/// The program was not built, so nothing can be tested.
struct ProgramNotBuilt: Error, CustomStringConvertible {
  var path: String
  var description: String { "\(path) is not there: run `make build`, or name another in HANDBOOK" }
}

/// One program per core at a time, as each may start compilers.
private let atATime = Limit(ProcessInfo.processInfo.activeProcessorCount)

/// The root of the package that these tests are in.
private let packageFolder = URL(filePath: #filePath).resolvingSymlinksInPath()
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

extension ExecutionResult {
  /// The exit code, or the signal that ended the process.
  fileprivate var status: String {
    switch terminationStatus {
    case .exited(let code): "\(code)"
    default: "\(terminationStatus)"
    }
  }
}
