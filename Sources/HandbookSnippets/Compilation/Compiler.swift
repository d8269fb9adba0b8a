import Foundation
import HandbookModel
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Runs `swift-frontend -typecheck` on generated files, many a process.
struct Compiler: Sendable {
  var toolchain: Toolchain
  /// Processes at a time.
  var jobs: Int
  /// Seconds one process may take before its files are tried alone.
  var timeout: Duration = .seconds(30)
  /// Address space of one process, in KiB.
  var memoryLimit = 8 << 20
  /// Generated files per process.
  var batchSize = 40
  /// Where generated files are put; emptied by the owner.
  var scratch: String

  /// A generated file and the language mode it is compiled in.
  struct Unit: Sendable {
    /// Distinct per file of a run.
    var name: String
    var text: String
    var languageMode: String
  }

  struct Result: Sendable {
    /// Messages by unit name, in the compiler's order.
    var messages: [String: [CompilerMessage]] = [:]
    /// Units that took too long, or took the compiler down.
    var failures: [String: String] = [:]
    var processes = 0
  }

  /// Type-checks all units; those that share a process with a failing one are not affected by it.
  ///
  /// `fileprivate` declarations keep the units of a process apart; where they clash all the same
  /// (two conformances of one outside type), a clash shows as an error and `alone` repeats it.
  func typecheck(_ units: [Unit], index: Bool = false) async throws -> Result {
    let batches = Set(units.map(\.languageMode)).sorted().flatMap { mode in
      parts(of: units.filter { $0.languageMode == mode }, size: batchSize, jobs: jobs)
    }
    return try await withThrowingTaskGroup(of: Result.self) { tasks in
      var result = Result()
      var next = 0
      func merge(_ part: Result) {
        result.messages.merge(part.messages) { $0 + $1 }
        result.failures.merge(part.failures) { a, _ in a }
        result.processes += part.processes
      }
      while next < min(jobs, batches.count) {
        let batch = batches[next]
        tasks.addTask { try await check(batch, index: index) }
        next += 1
      }
      while let part = try await tasks.next() {
        merge(part)
        if next < batches.count {
          let batch = batches[next]
          tasks.addTask { try await check(batch, index: index) }
          next += 1
        }
      }
      return result
    }
  }

  /// One process; if it is stopped or crashes, its files are halved until the culprit is alone.
  private func check(_ units: [Unit], index: Bool) async throws -> Result {
    let (output, stopped) = try await invoke(units, index: index)
    let messages = parseCompilerOutput(output)
    var failure = stopped
    // Without a place a message is about the call itself, or about code the compiler made up.
    if let lost = messages.first(where: { $0.file == "<unknown>" && $0.kind == .error }) {
      if lost.text.hasPrefix("unknown argument") || lost.text.contains("load") {
        throw MissingTool("\(toolchain.frontend): \(lost.text)")
      }
      failure = failure ?? lost.text
    }
    var result = Result()
    result.processes = 1
    if let failure {
      if units.count == 1 {
        result.failures[units[0].name] = failure
        return result
      }
      let half = units.count / 2
      for part in [Array(units[..<half]), Array(units[half...])] {
        let sub = try await check(part, index: index)
        result.messages.merge(sub.messages) { $0 + $1 }
        result.failures.merge(sub.failures) { a, _ in a }
        result.processes += sub.processes
      }
      return result
    }
    let names = Set(units.map(\.name))
    for message in messages {
      let name = String(message.file.split(separator: "/").last ?? "").replacingSuffix(".swift", with: "")
      guard names.contains(name) else {
        if message.kind == .error, units.count == 1 {
          result.messages[units[0].name, default: []].append(message)
        }
        continue
      }
      result.messages[name, default: []].append(message)
    }
    return result
  }

  /// - Returns: What the compiler printed, and why it did not finish, if it did not.
  private func invoke(_ units: [Unit], index: Bool) async throws -> (String, String?) {
    var arguments = ["-typecheck"]
    for unit in units {
      let path = "\(scratch)/\(unit.name).swift"
      try Data(unit.text.utf8).write(to: URL(fileURLWithPath: path))
      arguments.append(path)
    }
    arguments += self.arguments(languageMode: units[0].languageMode)
    if index { arguments += ["-index-store-path", "\(scratch)/index"] }
    // The shell only lowers its limit and becomes the compiler.
    let limited = Arguments(
      ["-c", "ulimit -v \(memoryLimit) 2>/dev/null; exec \"$@\"", "sh", toolchain.frontend] + arguments)
    let limit = timeout + .milliseconds(400 * units.count)
    return try await withThrowingTaskGroup(of: (String, String?)?.self) { tasks in
      tasks.addTask {
        let finished = try await run(
          .path("/bin/sh"), arguments: limited,
          output: .discarded, error: .string(limit: 64 << 20))
        let text = finished.standardError
        switch finished.terminationStatus {
        case .exited(let code) where code == 0 || code == 1: return (text, nil)
        case let status: return (text, "the compiler ended with \(status)")
        }
      }
      tasks.addTask {
        try await Task.sleep(for: limit)
        return nil
      }
      let first = try await tasks.next()!
      tasks.cancelAll()
      return first ?? ("", "the compiler took longer than \(limit)")
    }
  }

  /// Flags every snippet is compiled with; part of the cache key.
  func arguments(languageMode: String) -> [String] {
    var flags = [
      "-module-name", "Handbook", "-swift-version", languageMode, "-diagnostic-style", "llvm",
      "-no-color-diagnostics", "-warn-on-editor-placeholder", "-print-diagnostic-groups",
      "-I", toolchain.modules, "-sdk", "/", "-solver-expression-time-threshold=5",
      "-enable-bare-slash-regex",
    ]
    for (name, module) in toolchain.moduleAliases.sorted(by: { $0.key < $1.key }) {
      flags += ["-module-alias", "\(name)=\(module)"]
    }
    flags += ["-plugin-path", toolchain.plugins]
    if let macros = toolchain.macros { flags += ["-load-plugin-executable", "\(macros)#HandbookMacros"] }
    return flags
  }
}

/// Divides work evenly: every process that may run at a time gets as many parts as the others.
///
/// - Parameter size: Largest part.
func parts<Element>(of work: [Element], size: Int, jobs: Int) -> [[Element]] {
  guard !work.isEmpty else { return [] }
  let rounds = (work.count + size * jobs - 1) / (size * jobs)
  let even = (work.count + rounds * jobs - 1) / (rounds * jobs)
  return stride(from: 0, to: work.count, by: even).map { Array(work[$0..<min($0 + even, work.count)]) }
}

extension String {
  fileprivate func replacingSuffix(_ suffix: String, with replacement: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) + replacement : self
  }
}
