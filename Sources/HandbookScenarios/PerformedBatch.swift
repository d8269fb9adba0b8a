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

  init(units: [ScenarioUnit], folder: String) {
    self.units = units
    self.folder = folder
  }

  /// Numbers of all runs.
  var runNumbers: [Int] { Array(0..<units.reduce(0) { $0 + $1.allRuns.count }) }

  /// Performs once more what ended as it did because of the machine, perhaps: it was busy, or short of memory.
  mutating func repeatUncertainRuns(with tools: ScenarioTools) async throws {
    try await perform(runNumbers.filter { !recorded[$0, default: RecordedRun()].isRepeatable }, with: tools)
  }

  mutating func perform(_ numbers: [Int], with tools: ScenarioTools) async throws {
    guard !numbers.isEmpty else { return }
    let output = try await output(of: numbers, seconds: tools.limits.seconds + 1, with: tools)
    recorded.merge(recordedRuns(output)) { _, new in new }
  }

  /// What the program wrote.
  ///
  /// - Parameter seconds: Real time that each run may take.
  func output(of numbers: [Int], seconds: Int, with tools: ScenarioTools) async throws -> String {
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
          "SWIFT_DETERMINISTIC_HASHING": "1",
          // Names are looked up once, not in each of the processes that are forked.
          "LD_BIND_NOW": "1",
          "HANDBOOK_RUNS": numbers.map(String.init).joined(separator: " "),
        ]),
        workingDirectory: "/",
        output: .fileDescriptor(file, closeAfterSpawningProcess: true), error: .discarded
      ).terminationStatus
    }
    return String(decoding: FileManager.default.contents(atPath: output) ?? Data(), as: UTF8.self)
  }

  /// What came of each unit's scenarios.
  var outcomes: [(unit: ScenarioUnit, outcome: ScenarioOutcome)] {
    var numbers = runNumbers.makeIterator()
    return units.map { unit in
      var outcome = ScenarioOutcome(diagnostics: unit.failures, isRepeatable: unit.isRepeatable)
      func next() -> RecordedRun {
        let run = recorded[numbers.next()!, default: RecordedRun()]
        if !run.isRepeatable { outcome.isRepeatable = false }
        return run
      }
      for run in unit.runs {
        let (record, diagnostics) = match(next(), against: run)
        outcome.records.append(record)
        outcome.diagnostics += diagnostics
      }
      outcome.opposing = unit.refused.mapValues { .init(.doesNotCompile, detail: $0) }
      for (snippet, runs) in unit.opposing {
        let pairs = runs.map { (run: $0, recorded: next()) }
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
          outcome.opposing[snippet] = verdict(on: pairs, code: unit.program.source)
        }
      }
      return (unit, outcome)
    }
  }
}
