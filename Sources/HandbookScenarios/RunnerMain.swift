package import HandbookModel

/// Writes `main.swift` of a program that performs and explores scenarios; what it does is said at `performRuns`.
///
/// - Parameters:
///   - functions: Function and conditions of each run, in order.
///   - limits: What one run may use.
func runnerMain(functions: [(name: String, run: ScenarioRun)], limits: ScenarioLimits) -> String {
  let table = functions.map { name, run in
    "  (\(name), \(run.os.major), \(run.variant.map { "\"\($0.rawValue)\"" } ?? "nil")),\n"
  }
  let bounds = limits.exploration
  return """
    import ScenarioRunner

    performRuns([
    \(table.joined())], seconds: \(limits.seconds), bytes: \(limits.bytes),
      bounds: (\(bounds.actions), \(bounds.states), \(limits.explorationSeconds)))

    """
}

/// What one run of a scenario may use.
package struct ScenarioLimits: Hashable, Sendable {
  /// Real time that a scenario may take.
  package var seconds: Int
  /// Memory that a scenario may use, and output that it may write.
  package var bytes: Int
  /// How far an exploration goes.
  package var exploration = Exploration.Bounds()
  /// Real time that a whole exploration may take.
  package var explorationSeconds = 120

  package init(seconds: Int = 5, bytes: Int = 1 << 30) {
    self.seconds = seconds
    self.bytes = bytes
  }
}
