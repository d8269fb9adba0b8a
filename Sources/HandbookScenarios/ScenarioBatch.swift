import Foundation
import HandbookCompilation
import HandbookLearning
import HandbookModel
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Snippets that are compiled into one program.
struct ScenarioBatch: Sendable {
  let units: [ScenarioUnit]
  /// The name of its folder in the scratch folder.
  let name: String

  /// Builds the program; where that fails, so many others as it takes to find out whose fault it is.
  ///
  /// - Returns: Each unit in one of the programs, without what cannot be compiled.
  func built(with tools: ScenarioTools) async throws -> [PerformedBatch] {
    let folder = "\(tools.scratch)/\(name)"
    try ScratchFolder.create(folder)
    guard let failure = try await build(in: folder, with: tools) else {
      return [PerformedBatch(units: units, folder: folder)]
    }
    let left = units.map { $0.leavingOut(failure.errors[$0.name] ?? []) }
    if zip(units, left).contains(where: { $0.allRuns != $1.allRuns }) {
      let programs = try await ScenarioBatch(units: left.filter { !$0.allRuns.isEmpty }, name: "\(name).own")
        .builtIfAny(with: tools)
      return programs + [PerformedBatch(units: left.filter(\.allRuns.isEmpty), folder: folder)]
    }
    guard units.count > 1 else {
      let errors = failure.errors[units[0].name, default: []].map {
        "the snippet does not compile as a program that runs: \($0.text)"
      }
      if errors.isEmpty { try await proveBuilding(with: tools) }
      let unit = units[0].leavingOutAll(
        because: errors.isEmpty ? [failure.reason] : errors, isRepeatable: !errors.isEmpty)
      return [PerformedBatch(units: [unit], folder: folder)]
    }
    var programs: [PerformedBatch] = []
    for part in parts(after: failure) {
      programs += try await ScenarioBatch(units: part, name: "\(name).\(part[0].name)").builtIfAny(
        with: tools)
    }
    return programs
  }

  /// Builds a program without snippets: if that fails, the machine is at fault and none of them.
  private func proveBuilding(with tools: ScenarioTools) async throws {
    let empty = ScenarioBatch(units: [], name: "\(name).empty")
    let folder = "\(tools.scratch)/\(empty.name)"
    try ScratchFolder.create(folder)
    guard let failure = try await empty.build(in: folder, with: tools) else { return }
    let reason = failure.reason.replacing("the program that runs this snippet", with: "programs of scenarios")
    throw MissingTool("\(reason); install the whole Swift toolchain, and build handbook again")
  }

  private func builtIfAny(with tools: ScenarioTools) async throws -> [PerformedBatch] {
    units.isEmpty ? [] : try await built(with: tools)
  }

  /// What to try again after a failure: each snippet that it is about alone, as it compiled before and may only
  /// clash with a neighbor. Where nothing says whose fault it is, halves.
  private func parts(after failure: BuildFailure) -> [[ScenarioUnit]] {
    let suspects = units.filter { failure.errors[$0.name] != nil || failure.suspects.contains($0.name) }
    guard !suspects.isEmpty else {
      return [Array(units[..<(units.count / 2)]), Array(units[(units.count / 2)...])]
    }
    let names = Set(suspects.map(\.name))
    let others = units.filter { !names.contains($0.name) }
    return (others.isEmpty ? [] : [others]) + suspects.map { [$0] }
  }

  private struct BuildFailure {
    /// By name of the unit.
    var errors: [String: [ScenarioUnit.CompileError]] = [:]
    /// Names of the units whose files the compiler was in when it crashed.
    var suspects: Set<String> = []
    /// Why there is no program, for where no error is about a unit.
    var reason: String
  }

  /// Compiles and links the program.
  private func build(in folder: String, with tools: ScenarioTools) async throws -> BuildFailure? {
    let functions = units.flatMap { unit in
      zip(unit.runner.functions, unit.allRuns).map { (name: $0, run: $1) }
    }
    var files = [
      "Prelude": tools.prelude,
      "main": runnerMain(functions: functions, limits: tools.limits),
    ]
    for unit in units { files[unit.name] = unit.text }
    // Relative to the folder, whose name would else be seen in `#filePath`.
    var paths: [String] = []
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      paths.append("\(name).swift")
      try ScratchFolder.write(text, to: "\(folder)/\(name).swift")
    }
    let object = "\(folder)/program.o"
    // Without the compiler checking its own work, which takes two fifths of its time.
    let compiled = try await launch(
      tools.frontend,
      ["-frontend", "-c", "-Onone", "-sil-verify-none", "-disable-llvm-verify", "-suppress-warnings"] + paths
        + ["-o", object]
        + tools.flags(units.first?.program.languageMode ?? "6"), in: folder, with: tools)
    guard case .succeeded = compiled else { return failure(of: compiled, "the compiler") }
    let bin = (tools.frontend as NSString).deletingLastPathComponent
    // The toolchain's own linker, where it has one, is faster than the system's.
    let linker = FileManager.default.isExecutableFile(atPath: "\(bin)/ld.lld") ? ["-use-ld=lld"] : []
    let linked = try await launch(
      "\(bin)/swiftc", linker + ["-o", "\(folder)/program", object] + tools.libraries, in: folder, with: tools
    )
    guard case .succeeded = linked else { return failure(of: linked, "the linker") }
    return nil
  }

  private enum ToolEnding {
    case succeeded
    case failed(said: String)
    case crashed(said: String)
    case tookTooLong
  }

  private func failure(of ending: ToolEnding, _ tool: String) -> BuildFailure {
    let what = "the program that runs this snippet could not be built: \(tool)"
    switch ending {
    case .succeeded, .tookTooLong: return BuildFailure(reason: "\(what) took too long")
    case .crashed(let said):
      // The arguments name all files.
      let stack = said.split(separator: "\n").filter { !$0.contains("Program arguments:") }
      let suspects = units.map(\.name).filter { name in stack.contains { $0.contains("\(name).swift:") } }
      return BuildFailure(suspects: Set(suspects), reason: "\(what) crashed")
    case .failed(let said):
      var failure = BuildFailure(reason: "\(what) failed")
      for message in parseCompilerOutput(said) where message.kind == .error {
        let file = message.file.split(separator: "/").last.map(String.init) ?? ""
        guard let unit = units.first(where: { "\($0.name).swift" == file }) else { continue }
        let error = unit.compileError(message)
        if failure.errors[unit.name]?.contains(error) != true {
          failure.errors[unit.name, default: []].append(error)
        }
      }
      let lines = said.split(separator: "\n").filter { $0.contains("error:") }
      // What the linker's caller says of it is no reason.
      if let line = lines.first(where: { !$0.contains("link command failed") }) ?? lines.first {
        failure.reason = "\(what) says '\(line)'"
      }
      return failure
    }
  }

  private func launch(
    _ tool: String, _ arguments: [String], in folder: String, with tools: ScenarioTools
  ) async throws -> ToolEnding {
    let command = tools.confined(tool, arguments)
    // The tool's processor time is limited, too: this is for one that waits for something, on a machine that may
    // have much else to do.
    let ending = try await withTimeLimit(.seconds(900)) {
      let done = try await Subprocess.run(
        .path(FilePath(command[0])), arguments: Arguments(Array(command.dropFirst())),
        environment: .inherit.updating(["TMPDIR": folder]), workingDirectory: FilePath(folder),
        output: .discarded,
        error: .string(limit: 64 << 20))
      if let fault = machineFault(in: done.standardError) { throw MissingTool(fault) }
      switch done.terminationStatus {
      case .exited(0): return ToolEnding.succeeded
      case .exited(1): return .failed(said: done.standardError)
      default: return .crashed(said: done.standardError)
      }
    }
    return ending ?? .tookTooLong
  }
}
