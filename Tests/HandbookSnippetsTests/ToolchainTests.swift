import Foundation
import HandbookLearning
import HandbookModel
import Subprocess
import Testing

@testable import HandbookCompilation
@testable import HandbookPlaceholders

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A toolchain that is not whole is told as such; it never makes a snippet pass or fail.
struct ToolchainTests {
  @Test(arguments: ["/bin/false", "/nowhere/swift-frontend"])
  func aCompilerThatDoesNotWorkIsNoSnippetsFault(frontend: String) async throws {
    var toolchain = try await toolchain()
    toolchain.frontend = frontend
    let error = await #expect(throws: MissingTool.self) {
      _ = try await compile("let a: Int = \"1\"", with: toolchain)
    }
    #expect(error?.description.hasPrefix("the Swift compiler (\(frontend)) does not work here: ") == true)
  }

  @Test func withoutItsIndexLibraryNothingIsSaidToBeSound() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "handbook-test-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var toolchain = try await toolchain()
    toolchain.plugins = "\(folder.path)/lib/swift/host/plugins"
    #expect(throws: MissingTool.self) { _ = try SymbolIndex(toolchain: toolchain) }
  }

  @Test func aModuleThatCannotBeReadIsNotTakenToBeEmpty() async throws {
    var toolchain = try await toolchain()
    toolchain.moduleAliases["Nowhere"] = "HeadlessNowhere"
    await #expect(throws: MissingTool.self) {
      _ = try await KnownAPI.load(toolchain, cache: SnippetCache(folder: nil), jobs: 2)
    }
  }

  private func compile(_ code: String, with toolchain: Toolchain) async throws -> Compiler.Result {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(
      "handbook-test-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let compiler = Compiler(
      toolchain: toolchain, jobs: 1, scratch: scratch.path, moduleCache: "\(scratch.path)/clang")
    return try await compiler.compile([.init(name: "a", text: code, languageMode: "6")], depth: .types)
  }
}

/// What the compiler is given can neither read the machine's files nor outlive the program.
struct ConfineTests {
  /// Runs a tool confined to a folder.
  ///
  /// - Returns: What it printed, and how it ended.
  private func confined(_ tool: String, _ arguments: String..., seconds: Double = 20, writing: URL)
    async throws
    -> (output: String, status: TerminationStatus)
  {
    let command = try await toolchain().confined(
      tool, arguments, seconds: seconds, memory: 1 << 30, writing: [writing.path])
    let result = try await Subprocess.run(
      .path(FilePath(command[0])), arguments: Arguments(Array(command.dropFirst())),
      output: .string(limit: 1 << 16),
      error: .discarded)
    return (result.standardOutput, result.terminationStatus)
  }

  private func withFolders(_ body: (_ inside: URL, _ outside: URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "handbook-test-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let folders = ["inside", "outside"].map(folder.appendingPathComponent)
    for folder in folders {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try "a secret".write(to: folder.appendingPathComponent("file"), atomically: true, encoding: .utf8)
    }
    try await body(folders[0], folders[1])
  }

  @Test(.enabled(if: hasLandlock)) func onlyItsOwnFilesAreRead() async throws {
    try await withFolders { inside, outside in
      let own = try await confined("/bin/cat", "\(inside.path)/file", writing: inside)
      #expect(own.output == "a secret")
      let other = try await confined("/bin/cat", "\(outside.path)/file", writing: inside)
      #expect(other.output == "")
      #expect(!other.status.isSuccess)
      let written = try await confined("/bin/sh", "-c", "echo > \(outside.path)/new", writing: inside)
      #expect(!written.status.isSuccess)
      #expect(!FileManager.default.fileExists(atPath: "\(outside.path)/new"))
    }
  }

  @Test func anEndlessToolIsEnded() async throws {
    try await withFolders { inside, _ in
      let endless = try await confined("/bin/sh", "-c", "while :; do :; done", seconds: 1, writing: inside)
      #expect(endless.status == .signaled(SIGXCPU))
    }
  }

  @Test func aToolEndsWithTheProgramThatStartedIt() async throws {
    try await withFolders { inside, _ in
      let command = try await toolchain().confined(
        "/bin/sh", ["-c", "echo $$ > \(inside.path)/number; exec sleep 60"], seconds: 20, memory: 1 << 30,
        writing: [inside.path])
      // The shell starts the tool and is killed; the tool must not go on without it.
      let words = command.map { "'\($0)'" }.joined(separator: " ")
      _ = try await Subprocess.run(
        .path("/bin/sh"),
        arguments: [
          "-c", "\(words) & while [ ! -s \(inside.path)/number ]; do sleep 0.05; done; kill -9 $$",
        ],
        output: .discarded, error: .discarded)
      let number = try String(contentsOf: inside.appendingPathComponent("number"), encoding: .utf8)
      let process = try #require(Int32(number.trimmingCharacters(in: .whitespacesAndNewlines)))
      var tries = 0
      while kill(process, 0) == 0, tries < 200 {
        try await Task.sleep(for: .milliseconds(20))
        tries += 1
      }
      #expect(kill(process, 0) != 0)
    }
  }
}

/// Whether this kernel keeps processes from files (Landlock).
private let hasLandlock: Bool = {
  #if os(Linux)
    let list = (try? String(contentsOfFile: "/proc/sys/kernel/osrelease", encoding: .utf8)) ?? ""
    let numbers = list.split { !$0.isNumber }.prefix(2).compactMap { Int($0) }
    return numbers.count == 2 && (numbers[0], numbers[1]) >= (5, 13)
      && systemCall(444, 0, 0, 1) > 0
  #else
    return false
  #endif
}()

#if os(Linux)
  @_silgen_name("syscall") private func systemCall(_ number: Int, _ a: UInt, _ b: UInt, _ c: UInt) -> Int
#endif
