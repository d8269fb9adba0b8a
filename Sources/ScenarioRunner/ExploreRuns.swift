import Foundation
@_spi(Headless) import HeadlessSwiftUI

/// Something that is done in an exploration: by a user, or by a line of a scenario.
enum ExploredStep: Hashable, Codable {
  case action(Simulator.Action)
  /// By its place among the lines that the run offers.
  case line(Int)
}

/// What one process of an exploration performs after the app was opened.
struct Trail {
  var steps: [ExploredStep] = []
  /// Whether the state before the last step is told, too.
  var tellsStateBefore = false
  /// Keys of the states of which it is known what can be done there.
  var knownKeys: Set<String> = []
}

/// How an exploration went, one a line of output: an edge, or its end.
private struct ExploreReport: Encodable {
  /// What was found when nothing more was to be tried.
  struct End: Encodable {
    /// Edges that first led to a state whose steps were not all tried.
    var open: [Int]
    /// Why it was broken off; nil where the bounds were kept.
    var reason: String?
    /// Whether the machine, or its load, had a part in that.
    var isMachine = false
  }

  var run: Int
  /// Edges are counted from 0, which opens the app.
  var number: Int?
  /// The edge that first led to the state the step is taken in.
  var from: Int?
  var step: ExploredStep?
  var report: RunReport?
  var end: End?
}

/// How far an exploration goes: actions of the longest trail, states (no others are looked for once so many are known),
/// and seconds of real time for all trails of a run.
public typealias ExplorationBounds = (actions: Int, states: Int, seconds: Int)

/// Explores a run: from where the app is opened, everything that can be done, breadth first.
///
/// Each trail is performed from the start in a process of its own, like a run of `performRuns`. States are told apart by
/// `Simulator.stateKey`. Edges are written to standard output in the order in which they are tried.
///
/// - Returns: Whether somebody still wants to know.
func explores(
  _ number: Int, _ run: Run, seconds: Int, bytes: Int, starter: Int32, _ bounds: ExplorationBounds
) -> Bool {
  var explorer = Explorer(
    run: number, what: run, seconds: seconds, bytes: bytes, starter: starter, actions: bounds.actions,
    states: bounds.states, deadline: .now + .seconds(bounds.seconds))
  let end = explorer.explore()
  return explorer.tell(ExploreReport(run: number, end: end))
}

private struct Explorer {
  /// A state by the shortest trail to it.
  struct Known {
    var trail: [ExploredStep]
    var key: String
    var offered: [ExploredStep]
    /// The edge that first led to it.
    var edge: Int
  }

  let run: Int
  let what: Run
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
    run: Int, what: Run, seconds: Int, bytes: Int, starter: Int32, actions: Int, states: Int,
    deadline: ContinuousClock.Instant
  ) {
    self.run = run
    self.what = what
    self.seconds = seconds
    self.bytes = bytes
    self.starter = starter
    self.actions = actions
    self.states = states
    self.deadline = deadline
  }

  /// What the last record of a trail says.
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
    // A state in which nothing can be done has nothing left to try.
    return ExploreReport.End(open: known[next...].filter { !$0.offered.isEmpty }.map(\.edge))
  }

  /// Performs a trail, and takes in the state it leads to.
  ///
  /// - Returns: Why the exploration ends here; nil where it goes on.
  private mutating func take(_ trail: Trail, from state: Known?) -> ExploreReport.End? {
    guard deadline > .now else {
      return .init(open: [], reason: "there was no time left", isMachine: true)
    }
    let report = performed(trail)
    let number = edges
    edges += 1
    guard
      tell(
        ExploreReport(run: run, number: number, from: state?.edge, step: trail.steps.last, report: report))
    else { exit(0) }
    let arrival = report.records.last.flatMap {
      try? JSONDecoder().decode(Arrival.self, from: Data($0.json.utf8))
    }
    if let before = arrival?.before, before != state?.key {
      return .init(open: [], reason: "the same actions do not lead to the same state each time")
    }
    // Without a key the app has ended, or the step could not be taken: whoever reads the report can tell.
    guard let key = arrival?.key else { return nil }
    if keys.insert(key).inserted {
      known.append(Known(trail: trail.steps, key: key, offered: arrival?.offered ?? [], edge: number))
    }
    return nil
  }

  private func performed(_ trail: Trail) -> RunReport {
    let process = RunProcess.start { channel in
      confine(seconds: seconds, bytes: bytes)
      MainActor.assumeIsolated { perform(what, channel, trail) }
    }
    return process?.watch(limit: .seconds(seconds), isWanted: { getppid() == starter }) ?? RunReport()
  }

  func tell(_ report: ExploreReport) -> Bool {
    guard getppid() == starter, let json = try? JSONEncoder().encode(report) else { return false }
    return writeAll(Array(json) + [UInt8(ascii: "\n")], to: 1)
  }
}
