import Foundation
package import HandbookModel
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// What building and running programs of scenarios takes.
package struct ScenarioTools: Sendable {
  /// `swift-frontend`; `swiftc`, which links, is beside it.
  package var frontend: String
  /// Flags by language mode, the module's name among them; without `-typecheck`.
  package var flags: @Sendable (_ languageMode: String) -> [String]
  /// Object files and libraries of the stub modules.
  package var libraries: [String]
  /// Swift compiled beside the snippets: `Simulator.prelude`.
  package var prelude: String
  /// A folder of this call's own; its owner removes it.
  package var scratch: String
  /// Processes at a time.
  package var jobs: Int
  /// Snippets in one program.
  package var batchSize: Int
  package var limits: ScenarioLimits

  package init(
    frontend: String, flags: @escaping @Sendable (String) -> [String], libraries: [String], prelude: String,
    scratch: String, jobs: Int = 2, batchSize: Int = 60, limits: ScenarioLimits = ScenarioLimits()
  ) {
    self.frontend = frontend
    self.flags = flags
    self.libraries = libraries
    self.prelude = prelude
    self.scratch = scratch
    self.jobs = jobs
    self.batchSize = batchSize
    self.limits = limits
  }
}

/// The machine could not build or start a program of scenarios, though nothing in them is wrong.
package struct ScenarioProgramFailure: Error, CustomStringConvertible {
  package var description: String
}

/// Parses, compiles and runs scenarios, many in one program.
///
/// A scenario that does not parse or compile is reported (`ScenarioDoesNotCompile`) and left out; the others
/// run all the same.
/// - Returns: An outcome for each program, whatever becomes of it.
/// - Throws: `ScenarioProgramFailure`.
package func runScenarios(
  _ programs: [ScenarioProgram], with tools: ScenarioTools
) async throws -> [SnippetID: ScenarioOutcome] {
  var outcomes: [SnippetID: ScenarioOutcome] = [:]
  var units: [ScenarioUnit] = []
  for (index, program) in programs.enumerated() {
    var outcome = ScenarioOutcome()
    var runs: [ScenarioRun] = []
    for scenario in program.scenarios {
      let parsed = parseScenario(scenario)
      outcome.diagnostics += parsed.diagnostics
      runs += parsed.value
    }
    outcomes[program.snippet] = outcome
    let opposing = program.opposing.map { ($0.snippet, $0.scenarios.flatMap { parseScenario($0).value }) }
    if !runs.isEmpty {
      units.append(ScenarioUnit(program: program, number: index, runs: runs, opposing: opposing))
    }
  }
  let batches = Set(units.map(\.program.languageMode)).sorted().flatMap { mode in
    parts(
      of: units.filter { $0.program.languageMode == mode }, size: max(1, tools.batchSize), jobs: tools.jobs)
  }
  try await withThrowingTaskGroup(of: [SnippetID: ScenarioOutcome].self) { tasks in
    var waiting = batches.enumerated().makeIterator()
    func start() {
      guard let (index, batch) = waiting.next() else { return }
      tasks.addTask { try await ScenarioBatch(units: batch, name: "batch\(index)", tools: tools).outcomes() }
    }
    for _ in 0..<max(1, tools.jobs) { start() }
    while let part = try await tasks.next() {
      for (snippet, outcome) in part {
        outcomes[snippet]!.records += outcome.records
        outcomes[snippet]!.diagnostics += outcome.diagnostics
        outcomes[snippet]!.opposing = outcome.opposing
      }
      start()
    }
  }
  for snippet in outcomes.keys { outcomes[snippet]!.diagnostics.sort(by: Diagnostic.inReportOrder) }
  return outcomes
}

/// A snippet's file in a program.
private struct ScenarioUnit: Sendable {
  let program: ScenarioProgram
  let number: Int
  let runs: [ScenarioRun]
  /// Runs of the other side's scenarios, by snippet.
  let opposing: [(snippet: SnippetID, runs: [ScenarioRun])]
  /// What the compiler said about scenarios of the other side that were left out for it.
  let refused: [SnippetID: String]
  let name: String
  let runner: RunnerSource
  let text: String
  /// Lines before the runner's.
  let offset: Int

  init(
    program: ScenarioProgram, number: Int, runs: [ScenarioRun],
    opposing: [(snippet: SnippetID, runs: [ScenarioRun])], refused: [SnippetID: String] = [:]
  ) {
    self.program = program
    self.number = number
    self.runs = runs
    self.opposing = opposing
    self.refused = refused
    name = "Snippet\(number)"
    runner = runnerSource(for: runs + opposing.flatMap(\.runs), prefix: "scenario\(number)")
    let source = program.source.hasSuffix("\n") ? program.source : program.source + "\n"
    text = source + runner.text
    offset = source.utf8.reduce(0) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
  }

  /// All runs, in the order of the runner's functions.
  var allRuns: [ScenarioRun] { runs + opposing.flatMap(\.runs) }

  /// The snippet of the other side whose scenario stands at a place.
  func opposing(at range: SourceRange) -> SnippetID? {
    opposing.first { $0.runs.contains { $0.commands.contains { $0.range.start.line == range.start.line } } }?
      .snippet
  }

  /// The same without scenarios of the other side that do not compile here.
  func leavingOut(_ refused: [SnippetID: String]) -> ScenarioUnit {
    ScenarioUnit(
      program: program, number: number, runs: runs,
      opposing: opposing.filter { refused[$0.snippet] == nil },
      refused: self.refused.merging(refused) { first, _ in first })
  }
}

/// Snippets that are compiled into one program.
private struct ScenarioBatch {
  let units: [ScenarioUnit]
  let name: String
  let tools: ScenarioTools

  func outcomes() async throws -> [SnippetID: ScenarioOutcome] {
    let folder = "\(tools.scratch)/\(name)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let (errors, output) = try await compile(in: folder)
    guard output.isEmpty else {
      let refused = units.map { refusals(of: $0, errors[$0.name] ?? []) }
      if refused.contains(where: { !$0.isEmpty }) {
        let units = zip(units, refused).map { $0.leavingOut($1) }
        return try await ScenarioBatch(units: units, name: "\(name).own", tools: tools).outcomes()
      }
      var outcomes: [SnippetID: ScenarioOutcome] = [:]
      for part in parts(after: errors) {
        if part.count == units.count {
          throw ScenarioProgramFailure(
            description: "a program of scenarios could not be built:\n\(output.suffix(4000))")
        }
        let batch = ScenarioBatch(units: part, name: "\(name).\(part[0].name)", tools: tools)
        try await outcomes.merge(batch.outcomes()) { a, _ in a }
      }
      for unit in units {
        guard let found = errors[unit.name], units.count == 1 || found.contains(where: \.isOwn) else {
          continue
        }
        outcomes[unit.program.snippet] = ScenarioOutcome(diagnostics: found.map(\.diagnostic))
      }
      return outcomes
    }
    let recorded = try await perform(in: folder)
    var outcomes: [SnippetID: ScenarioOutcome] = [:]
    var number = 0
    for unit in units {
      var outcome = ScenarioOutcome()
      for run in unit.runs {
        let (record, diagnostics) = match(recorded[number] ?? RecordedRun(), against: run)
        outcome.records.append(record)
        outcome.diagnostics += diagnostics
        number += 1
      }
      outcome.opposing = unit.refused.mapValues { .init(.doesNotCompile, detail: $0) }
      for (snippet, runs) in unit.opposing {
        let records = runs.indices.map { recorded[number + $0] ?? RecordedRun() }
        outcome.opposing[snippet] = verdict(on: Array(zip(runs, records)), code: unit.program.source)
        number += runs.count
      }
      outcomes[unit.program.snippet] = outcome
    }
    return outcomes
  }

  /// What the compiler said about each snippet of the other side whose scenarios do not compile here.
  private func refusals(of unit: ScenarioUnit, _ errors: [CompileError]) -> [SnippetID: String] {
    var refused: [SnippetID: String] = [:]
    for error in errors where error.isOwn {
      guard let snippet = unit.opposing(at: error.diagnostic.range), refused[snippet] == nil else { continue }
      refused[snippet] = error.diagnostic.message
    }
    return refused
  }

  /// What to try again after a failure: snippets whose scenarios have errors are left out; those with errors
  /// in the snippet, which compiled before, each alone, as they may only clash with a neighbor.
  private func parts(after errors: [String: [CompileError]]) -> [[ScenarioUnit]] {
    let sound = units.filter { errors[$0.name] == nil }
    guard sound.count < units.count else {
      // Nothing says whose fault it is: halve the batch until one is alone.
      let half = units.count / 2
      return half == 0 ? [units] : [Array(units[..<half]), Array(units[half...])]
    }
    let clashing = units.filter { unit in
      units.count > 1 && errors[unit.name].map { !$0.contains(where: \.isOwn) } ?? false
    }
    return (sound.isEmpty ? [] : [sound]) + clashing.map { [$0] }
  }

  /// Compiles and links the program.
  ///
  /// - Returns: Errors by unit, and all that was said if there was no program in the end.
  private func compile(in folder: String) async throws -> ([String: [CompileError]], String) {
    let functions = units.flatMap { unit in
      zip(unit.runner.functions, unit.allRuns).map { (name: $0, run: $1) }
    }
    var files = [
      "Prelude": tools.prelude,
      "main": runnerMain(functions: functions, limits: tools.limits),
    ]
    for unit in units { files[unit.name] = unit.text }
    var paths: [String] = []
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      paths.append("\(folder)/\(name).swift")
      try Data(text.utf8).write(to: URL(fileURLWithPath: paths.last!))
    }
    let object = "\(folder)/program.o"
    // Without the compiler checking its own work, which takes two fifths of its time.
    let compiled = try await launch(
      tools.frontend,
      ["-frontend", "-c", "-Onone", "-sil-verify-none", "-disable-llvm-verify", "-suppress-warnings"] + paths
        + ["-o", object]
        + tools.flags(units[0].program.languageMode))
    guard compiled.succeeded else { return (compileErrors(in: compiled.errors), compiled.errors + " ") }
    let bin = (tools.frontend as NSString).deletingLastPathComponent
    // The toolchain's own linker, where it has one, is faster than the system's.
    let linker = FileManager.default.isExecutableFile(atPath: "\(bin)/ld.lld") ? ["-use-ld=lld"] : []
    let linked = try await launch(
      "\(bin)/swiftc", linker + ["-o", "\(folder)/program", object] + tools.libraries)
    return ([:], linked.succeeded ? "" : linked.errors + " ")
  }

  private struct CompileError: Hashable {
    var diagnostic: Diagnostic
    /// In the scenario's code, not in the snippet's.
    var isOwn: Bool
  }

  private func compileErrors(in output: String) -> [String: [CompileError]] {
    var found: [String: [CompileError]] = [:]
    for message in parseCompilerOutput(output) where message.kind == .error {
      let file = message.file.split(separator: "/").last.map(String.init) ?? ""
      guard let unit = units.first(where: { "\($0.name).swift" == file }) else { continue }
      let place = unit.runner.place(line: message.line - unit.offset, columns: message.highlight)
      let text =
        place == nil
        ? "the snippet does not compile as a program that runs: \(message.text)" : message.text
      let error = CompileError(
        diagnostic: Diagnostic(
          .error, "ScenarioDoesNotCompile", text, at: place ?? unit.runs[0].commands[0].range),
        isOwn: place != nil)
      if found[unit.name]?.contains(error) != true { found[unit.name, default: []].append(error) }
    }
    return found
  }

  /// Runs the program once for all scenarios in it.
  private func perform(in folder: String) async throws -> [Int: RecordedRun] {
    let count = units.reduce(0) { $0 + $1.allRuns.count }
    var arguments = (0..<count).map(String.init)
    var program = "\(folder)/program"
    #if os(macOS)
      arguments =
        [
          "-p", "(version 1)(allow default)(deny network*)(deny file-write* (subpath \"/\"))", program,
        ] + arguments
      program = "/usr/bin/sandbox-exec"
    #endif
    let output = "\(folder)/output"
    let errors = "\(folder)/errors"
    // Files, not pipes: their size can be limited, and nothing is lost when a run is stopped.
    let outputFile = try FileDescriptor.open(
      output, .writeOnly, options: [.create, .truncate, .append], permissions: .ownerReadWrite)
    let errorFile = try FileDescriptor.open(
      errors, .writeOnly, options: [.create, .truncate, .append], permissions: .ownerReadWrite)
    let limit = Duration.seconds(10 + (tools.limits.seconds + 1) * count)
    _ = try await withTimeLimit(limit) { [arguments, program] in
      try await Subprocess.run(
        .path(FilePath(program)), arguments: Arguments(arguments),
        // Nothing of the machine or the moment may show: the same program prints the same.
        environment: .custom([
          "HOME": "/nonexistent", "TZ": "UTC", "LANG": "en_US.UTF-8", "SWIFT_BACKTRACE": "enable=no",
          "SWIFT_DETERMINISTIC_HASHING": "1",
        ]),
        output: .fileDescriptor(outputFile, closeAfterSpawningProcess: true),
        error: .fileDescriptor(errorFile, closeAfterSpawningProcess: true)
      ).terminationStatus
    }
    func text(_ path: String) -> String {
      String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    }
    return recordedRuns(output: text(output), errors: text(errors))
  }

  private func launch(_ tool: String, _ arguments: [String]) async throws -> (succeeded: Bool, errors: String)
  {
    let result = try await withTimeLimit(.seconds(120 + 2 * units.count)) {
      let done = try await Subprocess.run(
        .path(FilePath(tool)), arguments: Arguments(arguments), output: .discarded,
        error: .string(limit: 64 << 20))
      return (done.terminationStatus.isSuccess, done.standardError)
    }
    return result ?? (false, "\(tool) took too long")
  }
}

/// Runs work, or gives it up after a while.
///
/// - Returns: nil where it was given up; a process it had started is ended.
private func withTimeLimit<Value: Sendable>(
  _ limit: Duration, _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value? {
  try await withThrowingTaskGroup(of: Value?.self) { tasks in
    tasks.addTask { try await work() }
    tasks.addTask {
      try await Task.sleep(for: limit)
      return nil
    }
    defer { tasks.cancelAll() }
    return try await tasks.next()!
  }
}
