import Foundation
import HandbookAssembly
package import HandbookLearning
import HandbookModel
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Runs `swift-frontend` on generated files, many a process.
package struct Compiler: Sendable {
  package var toolchain: Toolchain
  /// Processes at a time.
  package var jobs: Int
  /// Limits of one process.
  package var limits = Limits()
  /// Generated files per process, at most.
  package var batchSize = 40
  /// Where generated files are put; emptied by the owner.
  package var scratch: String
  /// Where the compiler keeps what it makes of the system's C modules.
  package var moduleCache: String
  /// Told what each file took.
  package var meter = CostMeter()

  package init(
    toolchain: Toolchain, jobs: Int, limits: Limits = Limits(), batchSize: Int = 40, scratch: String,
    moduleCache: String
  ) {
    self.toolchain = toolchain
    self.jobs = jobs
    self.limits = limits
    self.batchSize = batchSize
    self.scratch = scratch
    self.moduleCache = moduleCache
  }

  /// What a process may use, whatever else the machine does meanwhile.
  package struct Limits: Sendable {
    /// Seconds of processor time, and more for each file.
    var seconds = 30.0
    var secondsPerFile = 0.4
    /// Times the processor time that may pass on the clock before the machine is taken to be stuck.
    var patience = 10.0
    /// Address space, in bytes.
    package var memory = 8 << 30
  }

  /// A generated file and the language mode it is compiled in.
  package struct Unit: Sendable {
    /// Distinct per file of a run.
    var name: String
    var text: String
    var languageMode: String
    /// Modules it imports. Members and conformances of a module are seen in every file of a process that
    /// imports it, so only files with the same imports share one.
    var imports: Set<String> = []
    /// Whether it holds declarations that `fileprivate` does not hold back (`reachesBeyondItsFile`).
    var reachesOut = false

    package init(
      name: String, text: String, languageMode: String, imports: Set<String> = [], reachesOut: Bool = false
    ) {
      self.name = name
      self.text = text
      self.languageMode = languageMode
      self.imports = imports
      self.reachesOut = reachesOut
    }
  }

  package struct Result: Sendable {
    /// Messages by unit name, in the compiler's order.
    package var messages: [String: [CompilerMessage]] = [:]
    /// Units that could not be compiled, with the reason: they took too long or too much memory, or took the
    /// compiler down.
    package var failures: [String: String] = [:]
    package var processes = 0

    mutating func merge(_ other: Result) {
      messages.merge(other.messages) { $0 + $1 }
      failures.merge(other.failures) { first, _ in first }
      processes += other.processes
    }
  }

  /// Compiles all units; what is said of one does not depend on those that share its process.
  ///
  /// - Throws: `MissingTool` where the compiler cannot do its work, whatever it is given.
  package func compile(_ units: [Unit], depth: Hypothesis.Depth) async throws -> Result {
    try await withThrowingTaskGroup(of: Result.self) { tasks in
      var waiting = batches(of: units).makeIterator()
      func start() {
        guard let batch = waiting.next() else { return }
        tasks.addTask { try await compile(together: batch, depth: depth) }
      }
      for _ in 0..<max(1, jobs) { start() }
      var result = Result()
      while let part = try await tasks.next() {
        result.merge(part)
        start()
      }
      return result
    }
  }

  /// Units that may share a process: same language mode, same imports, and nothing that reaches beyond its file.
  private func batches(of units: [Unit]) -> [[Unit]] {
    struct Company: Hashable, Comparable {
      var mode: String
      var imports: String
      static func < (a: Self, b: Self) -> Bool { (a.mode, a.imports) < (b.mode, b.imports) }
    }
    let groups = Dictionary(grouping: units.filter { !$0.reachesOut }) {
      Company(mode: $0.languageMode, imports: $0.imports.sorted().joined(separator: " "))
    }
    let together = groups.sorted { $0.key < $1.key }
      .flatMap { parts(of: $0.value, size: batchSize, jobs: jobs) }
    return together + units.filter(\.reachesOut).map { [$0] }
  }

  /// One process; if it does not finish, or speaks of files it was not given, its files are halved until each
  /// reason is alone with its file.
  private func compile(together units: [Unit], depth: Hypothesis.Depth) async throws -> Result {
    var (messages, failure) = try await invoke(units, depth: depth)
    let names = Set(units.map(\.name))
    // Without a place a message is about the call itself, or about code the compiler made up.
    let stray = messages.first { $0.kind == .error && !names.contains($0.unitName) }
    if units.count == 1 {
      if let failure, stray?.file == "<unknown>" || failure == Self.startFailure {
        try await proveWorking(at: depth)
      }
      for index in messages.indices where !names.contains(messages[index].unitName) {
        messages[index].line = 0
        messages[index].file = "\(units[0].name).swift"
      }
      if failure == nil, let stray, stray.file == "<unknown>" {
        try await proveWorking(at: depth)
        failure = stray.text
      }
    } else if failure != nil || stray != nil {
      var result = Result(processes: 1)
      let half = units.count / 2
      result.merge(try await compile(together: Array(units[..<half]), depth: depth))
      result.merge(try await compile(together: Array(units[half...]), depth: depth))
      return result
    }
    var result = Result(processes: 1)
    if let failure { result.failures[units[0].name] = failure }
    // A name that a file does not find, the compiler looks for in all: who is told of another's is asked again alone.
    let misled = units.filter { unit in
      units.count > 1 && messages.contains { $0.isAboutAnotherFile && $0.unitName == unit.name }
    }
    for unit in misled { result.merge(try await compile(together: [unit], depth: depth)) }
    // An error ends the process before all the others are looked at in depth: who has none is compiled without them.
    let failing = Set(messages.filter { $0.kind == .error }.map(\.unitName))
    let others = depth == .all && !failing.isEmpty ? units.filter { !failing.contains($0.name) } : []
    let known = Set((others + misled).map(\.name))
    for message in messages where !known.contains(message.unitName) {
      result.messages[message.unitName, default: []].append(message)
    }
    if !others.isEmpty { result.merge(try await compile(together: others, depth: depth)) }
    return result
  }

  /// Compiles what certainly is right: if that fails, the machine is at fault and not the snippet.
  private func proveWorking(at depth: Hypothesis.Depth) async throws {
    let unit = Unit(name: "working", text: "import SwiftUI\n", languageMode: "6")
    let (messages, failure) = try await invoke([unit], depth: depth)
    if let reason = failure ?? messages.first(where: { $0.kind == .error })?.text {
      throw MissingTool("the Swift compiler (\(toolchain.frontend)) does not work here: \(reason)")
    }
  }

  private static let startFailure = "the compiler could not be started"

  /// - Returns: What the compiler said, and why it did not finish, if it did not.
  private func invoke(_ units: [Unit], depth: Hypothesis.Depth) async throws -> ([CompilerMessage], String?) {
    var arguments =
      switch depth {
      case .types: ["-typecheck"]
      // Without the compiler checking its own work, which takes long. The result is of no use, but the index wants
      // one output a file, and those of several threads (one will do) are.
      case .all:
        [
          "-emit-sib", "-sil-verify-none", "-num-threads", "1", "-index-store-path", "\(scratch)/index",
          "-index-include-locals",
        ]
          + units.flatMap { _ in ["-o", "/dev/null"] }
      }
    for unit in units {
      let path = "\(scratch)/\(unit.name).swift"
      try ScratchFolder.write(unit.text, to: path)
      arguments.append(path)
    }
    arguments += self.arguments(languageMode: units[0].languageMode)
    let seconds = limits.seconds + limits.secondsPerFile * Double(units.count)
    let confined = toolchain.confined(
      toolchain.frontend, ["-frontend"] + arguments, seconds: seconds, memory: limits.memory,
      writing: [scratch, moduleCache])
    let start = ContinuousClock.now
    let finished = try await withTimeLimit(.seconds(seconds * limits.patience)) { [scratch] in
      let finished = try await run(
        .path(FilePath(confined[0])), arguments: Arguments(Array(confined.dropFirst())),
        environment: toolchain.environment(temporaryFolder: scratch), output: .discarded,
        error: .string(limit: 64 << 20))
      return (status: finished.terminationStatus, errors: finished.standardError)
    }
    // Reading the modules is a good part of it, whatever a file holds.
    meter.add(ContinuousClock.now - start, to: units.map { ($0.name, 2_000 + $0.text.utf8.count) })
    guard let finished else { return ([], "the compiler did not end in \(Int(seconds * limits.patience)) s") }
    let messages = parseCompilerOutput(finished.errors)
    switch finished.status {
    case .exited(0): return (messages, nil)
    case .exited(1) where messages.contains { $0.kind == .error }: return (messages, nil)
    case .exited(1), .exited(127): return (messages, Self.startFailure)
    case .signaled(let signal) where signal == SIGXCPU || signal == SIGKILL:
      return (messages, "the compiler took longer than \(Int(seconds)) s")
    case let status: return (messages, "the compiler ended with \(status)")
    }
  }

  /// Ways the compiler may try to give an expression types before it calls the expression too complex. Its own
  /// limit, a million, lets one hopeless expression take 7 s of each round; a count, unlike a time, says the same
  /// on every machine.
  private static let effort = 100_000

  /// Flags every snippet is compiled with.
  package func arguments(languageMode: String) -> [String] {
    var flags = [
      // Declarations may be `package`; the stub is another package, so that its own stay out of reach.
      "-module-name", "Handbook", "-package-name", "Snippets", "-swift-version", languageMode,
      "-diagnostic-style", "llvm",
      "-no-color-diagnostics", "-warn-on-editor-placeholder", "-print-diagnostic-groups",
      "-debug-diagnostic-names",
      "-I", toolchain.modules, "-sdk", toolchain.sdk,
      "-enable-bare-slash-regex", "-solver-scope-threshold=\(Self.effort)",
    ]
    for (name, module) in toolchain.moduleAliases.sorted(by: { $0.key < $1.key }) {
      flags += ["-module-alias", "\(name)=\(module)"]
    }
    flags += ["-plugin-path", toolchain.plugins, "-module-cache-path", moduleCache]
    if let macros = toolchain.macros { flags += ["-load-plugin-executable", "\(macros)#HandbookMacros"] }
    return flags
  }
}

/// Divides work evenly: every process that may run at a time gets as many parts as the others.
///
/// - Parameter size: Largest part.
package func parts<Element>(of work: [Element], size: Int, jobs: Int) -> [[Element]] {
  guard !work.isEmpty else { return [] }
  let rounds = (work.count + size * jobs - 1) / (size * jobs)
  let even = (work.count + rounds * jobs - 1) / (rounds * jobs)
  return stride(from: 0, to: work.count, by: even).map { Array(work[$0..<min($0 + even, work.count)]) }
}

extension CompilerMessage {
  /// Name of the unit whose file it is about: the file's name without `.swift`.
  fileprivate var unitName: String {
    let name = file.split(separator: "/").last.map(String.init) ?? ""
    return name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name
  }
}
