import HandbookModel

/// Writes `main.swift` of a program that performs scenarios; what it does is said at `performRuns`.
///
/// - Parameters:
///   - functions: Function and conditions of each run, in order.
///   - limits: What one run may use.
func runnerMain(functions: [(name: String, run: ScenarioRun)], limits: ScenarioLimits) -> String {
  let table = functions.map { name, run in
    "  (\(name), \(run.os.major), \(run.variant.map { "\"\($0.rawValue)\"" } ?? "nil")),\n"
  }
  return """
    import ScenarioRunner

    performRuns([
    \(table.joined())], seconds: \(limits.seconds), bytes: \(limits.bytes))

    """
}

/// What one run of a scenario may use.
package struct ScenarioLimits: Hashable, Sendable {
  /// Of real time.
  package var seconds: Int
  /// Of memory, and of output.
  package var bytes: Int

  package init(seconds: Int = 5, bytes: Int = 1 << 30) {
    self.seconds = seconds
    self.bytes = bytes
  }
}
