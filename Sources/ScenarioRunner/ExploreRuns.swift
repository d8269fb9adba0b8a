import Foundation
@_spi(Headless) import HeadlessSwiftUI

/// A step of an exploration: an action of a user, or a line of a scenario.
enum ExploredStep: Hashable, Codable {
  case action(Simulator.Action)
  /// The index of the line among those that the run offers.
  case line(Int)

  /// The step as it is written: what differs in each run is a number.
  fileprivate var told: ExploredStep {
    guard case .action(var action) = self else { return self }
    action.label = action.label.map(numbered)
    return .action(action)
  }
}

extension RunReport {
  /// The report as it is written: what differs in each run is a number.
  fileprivate var told: RunReport {
    var report = self
    for index in report.records.indices {
      report.records[index].json = numbered(report.records[index].json)
      report.records[index].printed = numbered(report.records[index].printed)
    }
    return report
  }
}

/// The steps that one process of an exploration performs after the app was opened.
struct Trail {
  var steps: [ExploredStep] = []
  /// Whether to report the key of the state before the last step, too.
  var tellsStateBefore = false
  /// The keys of the states whose possible actions are known, so that they need not be listed again.
  var knownKeys: Set<String> = []
}

/// One line of an exploration's output: either an edge, or the end.
///
/// States and edges form a graph. An edge is one step that was tried in a state; edge 0 opens the app.
private struct ExploreReport: Encodable {
  /// How an exploration ended.
  struct End: Encodable {
    /// The edges that first led to a state in which not all actions were tried.
    var open: [Int]
    /// Why the exploration was broken off; nil if it went on as far as its bounds allow.
    var reason: String?
    /// Whether the machine, or its load, may be the reason.
    var isMachine = false
  }

  var run: Int
  /// The edge's number, from 0.
  var number: Int?
  /// The edge that first led to the state in which the step was taken.
  var from: Int?
  var step: ExploredStep?
  var report: RunReport?
  var end: End?
}

/// How far an exploration goes: how many actions its longest trail may have, after how many states it looks
/// for no others, and how many seconds of real time it may take.
public typealias ExplorationBounds = (actions: Int, states: Int, seconds: Int)

/// Explores a run: opens the app and tries everything that can be done, breadth first.
///
/// Each trail (a sequence of steps) is performed from the start in a process of its own, as `performRuns`
/// does with runs. `Simulator.stateKey` tells states apart. Edges are written to standard output in the order
/// in which they are tried.
///
/// - Returns: Whether the process that started this one is still there.
func exploreAndReport(
  _ number: Int, _ run: Run, seconds: Int, bytes: Int, starter: Int32, _ bounds: ExplorationBounds
) -> Bool {
  var explorer = Explorer(
    number: number, run: run, seconds: seconds, bytes: bytes, starter: starter, actions: bounds.actions,
    states: bounds.states, deadline: .now + .seconds(bounds.seconds))
  let end = explorer.explore()
  return explorer.tell(ExploreReport(run: number, end: end))
}

private struct Explorer {
  /// A state, with the shortest trail to it.
  struct Known {
    var trail: [ExploredStep]
    var key: String
    var offered: [ExploredStep]
    /// The edge that first led to it.
    var edge: Int
  }

  let number: Int
  let run: Run
  let seconds: Int
  let bytes: Int
  let starter: Int32
  let actions: Int
  let states: Int
  let deadline: ContinuousClock.Instant
  private var known: [Known] = []
  private var keys: Set<String> = []
  private var edges = 0

  init(
    number: Int, run: Run, seconds: Int, bytes: Int, starter: Int32, actions: Int, states: Int,
    deadline: ContinuousClock.Instant
  ) {
    self.number = number
    self.run = run
    self.seconds = seconds
    self.bytes = bytes
    self.starter = starter
    self.actions = actions
    self.states = states
    self.deadline = deadline
  }

  /// The part of a trail's last record that the explorer reads; see `ScenarioHost.explore`.
  private struct Arrival: Decodable {
    var key: String?
    var before: String?
    var offered: [ExploredStep]?
  }

  mutating func explore() -> ExploreReport.End {
    var next = 0
    if let reason = take(Trail(), from: nil) { return reason }
    while next < known.count {
      let state = known[next]
      guard state.trail.count < actions, known.count < states else { break }
      for (index, step) in state.offered.enumerated() {
        let trail = Trail(
          steps: state.trail + [step], tellsStateBefore: index == 0, knownKeys: keys)
        if let reason = take(trail, from: state) { return reason }
      }
      next += 1
    }
    // A state in which nothing can be done is complete.
    return ExploreReport.End(open: known[next...].filter { !$0.offered.isEmpty }.map(\.edge))
  }

  /// Performs a trail, and adds the state it leads to.
  ///
  /// - Returns: Why the exploration ends here; nil if it goes on.
  private mutating func take(_ trail: Trail, from state: Known?) -> ExploreReport.End? {
    guard deadline > .now else {
      return .init(open: [], reason: "there was no time left", isMachine: true)
    }
    let report = performed(trail)
    let edge = edges
    edges += 1
    guard
      tell(
        ExploreReport(
          run: number, number: edge, from: state?.edge, step: trail.steps.last?.told, report: report.told))
    else { exit(0) }
    let arrival = report.records.last.flatMap {
      try? JSONDecoder().decode(Arrival.self, from: Data($0.json.utf8))
    }
    if let before = arrival?.before, before != state?.key {
      return .init(open: [], reason: "the same actions do not lead to the same state each time")
    }
    // A record without a key means that the app crashed or the step could not be taken. The report, which is
    // written already, says which.
    guard let key = arrival?.key else { return nil }
    if keys.insert(key).inserted {
      known.append(Known(trail: trail.steps, key: key, offered: arrival?.offered ?? [], edge: edge))
    }
    return nil
  }

  private func performed(_ trail: Trail) -> RunReport {
    let process = RunProcess.start { channel in
      confine(seconds: seconds, bytes: bytes)
      MainActor.assumeIsolated { perform(run, channel, trail) }
    }
    return process?.watch(limit: .seconds(seconds), isWanted: { getppid() == starter }) ?? RunReport()
  }

  func tell(_ report: ExploreReport) -> Bool {
    guard getppid() == starter, let json = try? JSONEncoder().encode(report) else { return false }
    return writeAll(Array(json) + [UInt8(ascii: "\n")], to: 1)
  }
}
