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

/// Runs `swift-frontend` on generated files, many in each process.
package struct Compiler: Sendable {
  package var toolchain: Toolchain
  /// How many processes may run at a time.
  package var jobs: Int
  /// The limits of one process.
  package var limits = Limits()
  /// How many generated files a process gets, at most.
  package var batchSize = 40
  /// The folder for generated files. Whoever created it empties it.
  package var scratch: String
  /// The folder in which the compiler caches the system's C modules.
  package var moduleCache: String
  /// Records how long each file took.
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

  /// What a process may use. Only `patience` depends on how busy the machine is.
  package struct Limits: Sendable {
    /// Seconds of processor time: `seconds`, plus `secondsPerFile` for each file.
    var seconds = 30.0
    var secondsPerFile = 0.4
    /// How many times the allowed processor time may pass on the clock. After that the machine is taken to be
    /// stuck.
    var patience = 10.0
    /// Address space, in bytes.
    package var memory = 8 << 30
  }

  /// A generated file and the language mode it is compiled in.
  package struct Unit: Sendable {
    /// The file's name without `.swift`; each unit of a run has another.
    var name: String
    var text: String
    var languageMode: String
    /// The modules that the file imports. If one file imports a module, the compiler shows the module's
    /// members and conformances to all files of its process. So only files with the same imports share a
    /// process.
    var imports: Set<String> = []
    /// Whether the file has declarations that other files see although they are `fileprivate` (see
    /// `reachesBeyondItsFile`).
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
    /// Units that could not be compiled, with the reason: compiling them took too long or too much memory, or
    /// crashed the compiler.
    package var failures: [String: String] = [:]
    package var processes = 0

    mutating func merge(_ other: Result) {
      messages.merge(other.messages) { $0 + $1 }
      failures.merge(other.failures) { first, _ in first }
      processes += other.processes
    }
  }

  /// Compiles all units. The result for one does not depend on the others.
  ///
  /// - Throws: `MissingTool` if the compiler does not work on this machine at all.
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

  /// Groups units that may share a process: those with the same language mode and imports. A unit with
  /// `reachesOut` gets a process of its own.
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

  /// Compiles units in one process. If the process does not finish, or reports an error in a file that it was
  /// not given, the units are split in halves, until the file that causes it is alone.
  private func compile(together units: [Unit], depth: Hypothesis.Depth) async throws -> Result {
    var (messages, failure) = try await invoke(units, depth: depth)
    let names = Set(units.map(\.name))
    // An error in no file is about the command line; one in another file is about code that the compiler
    // generated.
    let stray = messages.first { $0.kind == .error && !names.contains($0.unitName) }
    if units.count == 1 {
      if let failure, stray?.file == "<unknown>" || failure == Self.startFailure {
        try await proveWorking(at: depth)
      }
      for index in messages.indices where !names.contains(messages[index].unitName) {
        messages[index].moveToUse(in: "\(units[0].name).swift")
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
    // If a file uses a name that it does not declare, the compiler also looks in the other files of the
    // process. A unit whose message is about a declaration in another file is compiled again alone.
    let misled = units.filter { unit in
      units.count > 1 && messages.contains { $0.isAboutAnotherFile && $0.unitName == unit.name }
    }
    for unit in misled { result.merge(try await compile(together: [unit], depth: depth)) }
    // With `.all`, an error ends the process before it has examined the other files in depth. The units
    // without errors are compiled again without those that have some.
    let failing = Set(messages.filter { $0.kind == .error }.map(\.unitName))
    let others = depth == .all && !failing.isEmpty ? units.filter { !failing.contains($0.name) } : []
    let known = Set((others + misled).map(\.name))
    for message in messages where !known.contains(message.unitName) {
      result.messages[message.unitName, default: []].append(message)
    }
    if !others.isEmpty { result.merge(try await compile(together: others, depth: depth)) }
    return result
  }

  /// Compiles a file that is certainly right. If that fails, the fault is the machine's, not the snippet's.
  private func proveWorking(at depth: Hypothesis.Depth) async throws {
    let unit = Unit(name: "working", text: "import SwiftUI\n", languageMode: "6")
    let (messages, failure) = try await invoke([unit], depth: depth)
    if let reason = failure ?? messages.first(where: { $0.kind == .error })?.text {
      throw MissingTool("the Swift compiler (\(toolchain.frontend)) does not work here: \(reason)")
    }
  }

  private static let startFailure = "the compiler could not be started"

  /// - Returns: What the compiler said and, if it did not finish, why.
  private func invoke(_ units: [Unit], depth: Hypothesis.Depth) async throws -> ([CompilerMessage], String?) {
    let index = ["-index-store-path", "\(scratch)/index", "-index-include-locals"]
    var arguments =
      switch depth {
      // A file alone is indexed at once. The index tells which names a program uses that does not compile.
      case .types where units.count == 1:
        ["-typecheck"] + index + ["-index-unit-output-path", "/\(units[0].name).o"]
      case .types: ["-typecheck"]
      // `-sil-verify-none`: the compiler need not verify its own work, which takes long. The output is thrown
      // away, but the index needs one output for each file. The compiler writes several only if it is told a
      // number of threads; one is enough.
      case .all:
        ["-emit-sib", "-sil-verify-none", "-num-threads", "1"] + index
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
    // Reading the modules takes a good part of the time, whatever a file contains, so each file counts as
    // 2,000 bytes more than it has.
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

  /// How many ways the compiler may try to give an expression types before it calls the expression too
  /// complex. With its own limit, a million, one hopeless expression takes 7 s in each round. A limit of time
  /// instead would give different results on different machines.
  private static let effort = 100_000

  /// The flags that every snippet is compiled with.
  package func arguments(languageMode: String) -> [String] {
    var flags = [
      // Snippets may declare things `package`. They are in another package than the stub, so that they cannot
      // see the stub's `package` declarations.
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

/// Divides work into parts of nearly equal size, so that all processes that run at a time have about as much
/// to do.
///
/// - Parameters:
///   - size: How large a part may be.
///   - jobs: How many parts are worked on at a time.
package func parts<Element>(of work: [Element], size: Int, jobs: Int) -> [[Element]] {
  guard !work.isEmpty else { return [] }
  let rounds = (work.count + size * jobs - 1) / (size * jobs)
  let even = (work.count + rounds * jobs - 1) / (rounds * jobs)
  return stride(from: 0, to: work.count, by: even).map { Array(work[$0..<min($0 + even, work.count)]) }
}

extension CompilerMessage {
  /// The name of the unit that the message is about: its file's name without `.swift`.
  /// Gives a message about code that the compiler generated a place in the unit's file: that of the macro's use, or
  /// none, which is line 0.
  fileprivate mutating func moveToUse(in file: String) {
    let use = notes.first { $0.isOf(MessageKind.expansion) && $0.file.hasSuffix(file) }
    isInExpansion = true
    (self.file, line, column) = (file, use?.line ?? 0, use?.column ?? 0)
    highlight = column..<column + 1
  }

  fileprivate var unitName: String {
    let name = file.split(separator: "/").last.map(String.init) ?? ""
    return name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name
  }
}
