import Foundation
import HandbookCompilation
import HandbookModel
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A program of scenarios, and what became of its runs so far.
struct PerformedBatch: Sendable {
  let units: [ScenarioUnit]
  /// Where `program` is; there is none if there are no runs.
  let folder: String
  private var recorded: [Int: RecordedRun] = [:]
  /// The same runs with other orders of what has none, and other random values, where the code may depend on them.
  private var varied: [Int: [RecordedRun]] = [:]
  private var explored: [Int: ExploredCode] = [:]

  init(units: [ScenarioUnit], folder: String) {
    self.units = units
    self.folder = folder
  }

  /// All runs by their number.
  private var runs: [(number: Int, run: ScenarioRun)] {
    units.flatMap(\.allRuns).enumerated().map { (number: $0, run: $1) }
  }

  /// Performs and explores all.
  mutating func perform(with tools: ScenarioTools) async throws {
    try await perform({ _ in true }, with: tools)
    try await performVaried(with: tools)
    try await explore({ _ in true }, with: tools)
  }

  /// How often what may depend on chance is performed again. What is so in half of all runs, as the order of two, is
  /// missed in one of sixty.
  private static let variations = 6

  private mutating func performVaried(with tools: ScenarioTools) async throws {
    let names = Set(units.filter { mayDependOnChance($0.program.source) }.map(\.name))
    let owners = units.flatMap { unit in unit.allRuns.map { _ in unit.name } }
    let numbers = zip(owners, runs).filter { names.contains($0) && $1.run.explored == nil }.map(\.1.number)
    guard !numbers.isEmpty else { return }
    for _ in 0..<Self.variations {
      let output = try await output(of: numbers, as: "HANDBOOK_VARIED", seconds: tools.limits.seconds + 1)
      for (number, run) in recordedRuns(output) where run.isRepeatable {
        varied[number, default: []].append(run)
      }
    }
  }

  /// Does once more what ended as it did because of the machine, perhaps: it was busy, or short of memory.
  mutating func repeatUncertainRuns(with tools: ScenarioTools) async throws {
    let (recorded, explored) = (recorded, explored)
    try await perform({ !recorded[$0, default: RecordedRun()].isRepeatable }, with: tools)
    try await explore({ explored[$0]?.isRepeatable != true }, with: tools)
  }

  private mutating func perform(_ isMeant: (Int) -> Bool, with tools: ScenarioTools) async throws {
    let numbers = runs.filter { $0.run.explored == nil && isMeant($0.number) }.map(\.number)
    guard !numbers.isEmpty else { return }
    let output = try await output(of: numbers, as: "HANDBOOK_RUNS", seconds: tools.limits.seconds + 1)
    recorded.merge(recordedRuns(output)) { _, new in new }
  }

  private mutating func explore(_ isMeant: (Int) -> Bool, with tools: ScenarioTools) async throws {
    let runs = runs.filter { $0.run.explored != nil && isMeant($0.number) }
    guard !runs.isEmpty else { return }
    let output = try await output(
      of: runs.map(\.number), as: "HANDBOOK_EXPLORED",
      seconds: tools.limits.explorationSeconds + tools.limits.seconds)
    let codes = exploredCodes(
      output, runs: Dictionary(uniqueKeysWithValues: runs.map { ($0.number, $0.run) }))
    explored.merge(codes) { _, new in new }
  }

  /// What the program wrote.
  ///
  /// - Parameters:
  ///   - variable: Tells the program whether to perform, to explore, or to perform with other orders and values.
  ///   - seconds: Real time that each run may take.
  private func output(of numbers: [Int], as variable: String, seconds: Int) async throws -> String {
    var program = "\(folder)/program"
    // Nothing of the machine, the moment or the neighbours may show: the same snippet prints the same.
    var arguments = Arguments(executablePathOverride: "app", remainingValues: [])
    #if os(macOS)
      arguments = [
        "-p", "(version 1)(allow default)(deny network*)(deny file-write* (subpath \"/\"))", program,
      ]
      program = "/usr/bin/sandbox-exec"
    #endif
    let output = "\(folder)/output"
    // A file, not a pipe: nothing is lost when the program is ended.
    let file = try FileDescriptor.open(
      output, .writeOnly, options: [.create, .truncate, .append], permissions: .ownerReadWrite)
    let limit = Duration.seconds(10 + seconds * numbers.count)
    _ = try await withTimeLimit(limit) { [arguments, program] in
      try await Subprocess.run(
        .path(FilePath(program)), arguments: arguments,
        environment: .custom([
          "HOME": "/nonexistent", "TZ": "UTC", "LANG": "en_US.UTF-8", "SWIFT_BACKTRACE": "enable=no",
          "SWIFT_DETERMINISTIC_HASHING": variable == "HANDBOOK_VARIED" ? "0" : "1",
          // Names are looked up once, not in each of the processes that are forked.
          "LD_BIND_NOW": "1",
          .init(stringLiteral: variable): numbers.map(String.init).joined(separator: " "),
        ]),
        workingDirectory: "/",
        output: .fileDescriptor(file, closeAfterSpawningProcess: true), error: .discarded
      ).terminationStatus
    }
    return String(decoding: FileManager.default.contents(atPath: output) ?? Data(), as: UTF8.self)
  }

  /// What was found from where each run opens its snippet.
  var explorations: [(snippet: SnippetID, run: ScenarioRun, code: ExploredCode)] {
    zip(units.flatMap { unit in unit.allRuns.map { _ in unit.program.snippet } }, runs)
      .compactMap { snippet, entry in explored[entry.number].map { (snippet, entry.run, $0) } }
  }

  /// What came of each unit's scenarios.
  var outcomes: [(unit: ScenarioUnit, outcome: ScenarioOutcome)] {
    var numbers = runs.filter { $0.run.explored == nil }.map(\.number).makeIterator()
    return units.map { unit in
      var outcome = ScenarioOutcome(diagnostics: unit.failures, isRepeatable: unit.isRepeatable)
      func next() -> (recorded: RecordedRun, varied: [RecordedRun]) {
        let number = numbers.next()!
        let run = recorded[number, default: RecordedRun()]
        if !run.isRepeatable { outcome.isRepeatable = false }
        return (run, varied[number, default: []])
      }
      for run in unit.runs {
        func matched(_ recorded: RecordedRun) -> (record: ScenarioRecord, diagnostics: [Diagnostic]) {
          match(
            recorded, against: run, mentioned: unit.program.mentionedViews, declares: unit.program.declares)
        }
        let (first, others) = next()
        var (record, diagnostics) = matched(first)
        if diagnostics.isEmpty, let other = others.lazy.compactMap({ matched($0).diagnostics.first }).first {
          record.passed = false
          diagnostics = [dependsOnChance(other)]
        }
        outcome.records.append(record)
        outcome.diagnostics += diagnostics
      }
      outcome.opposing = unit.refused.mapValues { .init(.doesNotCompile, detail: $0) }
      for (snippet, runs) in unit.opposing {
        let pairs = runs.map { (run: $0, recorded: next().recorded) }
        let lost = pairs.lazy.compactMap { pair -> Diagnostic? in
          guard case .notRun(let reason) = pair.recorded.ending else { return nil }
          return Diagnostic(
            .error, "ScenarioNotPerformed",
            "the scenario was not performed on the code of the other side: \(reason)",
            at: pair.run.commands[0].range,
            help: "that says more about the machine than about the scenario; check again")
        }
        if let lost = lost.first {
          outcome.diagnostics.append(lost)
        } else {
          outcome.opposing[snippet] = verdict(on: pairs, program: unit.program)
        }
      }
      return (unit, outcome)
    }
  }
}

/// Whether something in the code may be otherwise when it runs again: the order of a set or dictionary, which no app has
/// twice, a random value, or what runs beside the main actor.
func mayDependOnChance(_ source: String) -> Bool {
  wordsOfChance.contains(where: source.contains) || source.contains(#/\[\s*[\w."]+\s*:/#)
}

/// What stands in code that has one of these. A dictionary may be written as `["tea": 2]` or `[String: Int]`, too.
private let wordsOfChance = [
  "Set", "Dictionary", ".keys", ".values", "hashValue", "andom", "shuffle", "UUID", "await", "detached",
]

/// A claim that holds in some runs only.
private func dependsOnChance(_ difference: Diagnostic) -> Diagnostic {
  var problem = difference
  problem.id = "ScenarioDependsOnChance"
  problem.message = "this holds in some runs and not in others: " + difference.message
  problem.help =
    "sort what a Set or a Dictionary gives, wait for what runs beside the main actor, and show no random value"
  return problem
}
