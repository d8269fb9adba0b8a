import HandbookAssembly
package import HandbookCompilation
package import HandbookModel

/// What building and running programs of scenarios takes.
package struct ScenarioTools: Sendable {
  /// `swift-frontend`; `swiftc`, which links, is beside it.
  package var frontend: String
  /// Flags by language mode, the module's name among them; without `-typecheck`.
  package var flags: @Sendable (_ languageMode: String) -> [String]
  /// Object files and libraries of the stub modules.
  package var libraries: [String]
  /// Swift compiled beside the snippets: `modelPrelude`.
  package var prelude: String
  /// A folder of this call's own; its owner removes it.
  package var scratch: String
  /// Processes at a time.
  package var jobs: Int
  /// Snippets in one program.
  package var batchSize: Int
  package var limits: ScenarioLimits
  /// Told how many programs have run.
  package var tell: @Sendable (CheckStep) -> Void
  /// Command and arguments that run a tool with its arguments, seeing no files but those it needs.
  package var confined: @Sendable (_ tool: String, _ arguments: [String]) -> [String]

  package init(
    frontend: String, flags: @escaping @Sendable (String) -> [String], libraries: [String], prelude: String,
    scratch: String, jobs: Int = 2, batchSize: Int = 60, limits: ScenarioLimits = ScenarioLimits(),
    tell: @escaping @Sendable (CheckStep) -> Void = { _ in },
    confined: @escaping @Sendable (String, [String]) -> [String] = { [$0] + $1 }
  ) {
    self.confined = confined
    self.frontend = frontend
    self.flags = flags
    self.libraries = libraries
    self.prelude = prelude
    self.scratch = scratch
    self.jobs = jobs
    self.batchSize = batchSize
    self.limits = limits
    self.tell = tell
  }
}

extension ScenarioTools {
  /// The compiler's own tools, confined as it is.
  package init(
    _ compiler: Compiler, batchSize: Int = 60, limits: ScenarioLimits = ScenarioLimits(),
    tell: @escaping @Sendable (CheckStep) -> Void = { _ in }
  ) {
    self.init(
      frontend: compiler.toolchain.frontend, flags: { compiler.arguments(languageMode: $0) },
      libraries: compiler.toolchain.linking, prelude: modelPrelude, scratch: compiler.scratch,
      jobs: compiler.jobs, batchSize: batchSize, limits: limits, tell: tell,
      confined: { tool, arguments in
        compiler.toolchain.confined(
          tool, arguments, seconds: 240, memory: compiler.limits.memory,
          writing: [compiler.scratch, compiler.moduleCache])
      })
  }
}

/// Parses, compiles and runs scenarios, and explores what is asked for, many snippets in one program.
///
/// A scenario that does not parse or compile is reported (`ScenarioDoesNotCompile`) and left out; the others
/// run all the same. Code that reaches beyond its file has a program of its own. What the machine did not get
/// done, or not in time, is tried once more with nothing beside it.
/// - Parameter requests: Of a snippet that is among the programs, too, with the same source.
/// - Returns: An outcome for each program, and what was found for each request, whatever becomes of it.
/// - Throws: Where files cannot be written or a tool cannot be started.
package func runScenarios(
  _ programs: [ScenarioProgram], exploring requests: [ExplorationRequest] = [], with tools: ScenarioTools
) async throws -> (outcomes: [SnippetID: ScenarioOutcome], codes: [ExploredCode]) {
  var outcomes: [SnippetID: ScenarioOutcome] = [:]
  var units: [ScenarioUnit] = []
  var unplaced = Dictionary(grouping: requests, by: \.program.snippet)
  for program in programs {
    var outcome = ScenarioOutcome()
    var runs: [ScenarioRun] = []
    for scenario in program.scenarios {
      let parsed = parseScenario(scenario)
      outcome.diagnostics += parsed.diagnostics
      runs += parsed.value
    }
    outcomes[program.snippet] = outcome
    let opposing = program.opposing.map { ($0.snippet, $0.scenarios.flatMap { parseScenario($0).value }) }
    let explored = unplaced.removeValue(forKey: program.snippet)?.map(\.run) ?? []
    if !runs.isEmpty || !explored.isEmpty {
      units.append(
        ScenarioUnit(
          program: program, runs: runs, opposing: runs.isEmpty ? [] : opposing, explored: explored))
    }
  }
  for request in requests {
    guard let explored = unplaced.removeValue(forKey: request.program.snippet) else { continue }
    units.append(
      ScenarioUnit(program: request.program, runs: [], opposing: [], explored: explored.map(\.run)))
  }
  let meter = CostMeter()
  var performed = try await perform(batches(of: units, tools), with: tools, meter: meter)
  for index in performed.indices { try await performed[index].repeatUncertainRuns(with: tools) }
  for (unit, outcome) in performed.flatMap(\.outcomes) {
    let snippet = unit.program.snippet
    // Its scenarios were run before.
    guard outcomes[snippet] != nil else { continue }
    outcomes[snippet]!.records += outcome.records
    outcomes[snippet]!.diagnostics += outcome.diagnostics
    outcomes[snippet]!.opposing = outcome.opposing
    outcomes[snippet]!.isRepeatable = outcome.isRepeatable
    outcomes[snippet]!.seconds = meter[unit.name]
  }
  for snippet in outcomes.keys { outcomes[snippet]!.diagnostics.sort(by: Diagnostic.inReportOrder) }
  return (outcomes, exploredCodes(of: requests, performed))
}

/// Units that go into one program: of one language mode, with the same imports, as members of a module are seen in
/// all files of a program that imports it; and nothing that reaches beyond its file.
func batches(of units: [ScenarioUnit], _ tools: ScenarioTools) -> [ScenarioBatch] {
  let alone = units.filter { reachesBeyondItsFile($0.program.source) }
  let names = Set(alone.map(\.name))
  let groups = Dictionary(grouping: units.filter { !names.contains($0.name) }) {
    "\($0.program.languageMode)\n\($0.program.imports)"
  }
  let together = groups.sorted { $0.key < $1.key }.flatMap {
    parts(of: $0.value, size: max(1, tools.batchSize), jobs: tools.jobs)
  }
  return (together + alone.map { [$0] }).enumerated().map { ScenarioBatch(units: $1, name: "batch\($0)") }
}

extension ScenarioProgram {
  /// The lines before all declarations.
  fileprivate var imports: String {
    source.split(separator: "\n").prefix {
      $0.hasPrefix("import ") || $0.hasPrefix("@preconcurrency import ")
    }
    .joined(separator: "\n")
  }
}

/// Builds and performs programs, so many at a time as there are jobs.
private func perform(
  _ batches: [ScenarioBatch], with tools: ScenarioTools, meter: CostMeter
) async throws -> [PerformedBatch] {
  try await withThrowingTaskGroup(of: [PerformedBatch].self) { tasks in
    var waiting = batches.makeIterator()
    var performed: [PerformedBatch] = []
    func start() {
      guard let batch = waiting.next() else { return }
      tasks.addTask {
        var performed: [PerformedBatch] = []
        let start = ContinuousClock.now
        for var program in try await batch.built(with: tools) {
          try await program.perform(with: tools)
          performed.append(program)
        }
        meter.add(
          ContinuousClock.now - start, to: batch.units.map { ($0.name, 2_000 + $0.program.source.utf8.count) }
        )
        return performed
      }
    }
    for _ in 0..<max(1, tools.jobs) { start() }
    while let part = try await tasks.next() {
      performed += part
      tools.tell(
        .ran(performed.reduce(0) { $0 + $1.units.count }, of: batches.reduce(0) { $0 + $1.units.count }))
      start()
    }
    return performed
  }
}
