import Foundation
@_spi(Headless) import HeadlessSwiftUI

/// The code of one run, and the model to perform it on: the iOS version, and which of two sources it follows
/// where they differ (a `Simulator.Variant`).
public typealias Run = (perform: @MainActor (ScenarioHost) throws -> Void, os: Int, variant: String?)

/// Performs the runs whose numbers (separated by spaces) are in one of these environment variables:
/// `HANDBOOK_RUNS` performs them; `HANDBOOK_VARIED` performs them with other orders of everything that has no
/// order, such as a set; `HANDBOOK_EXPLORED` explores them.
///
/// Each run has a process of its own, forked from this one: a trap or an endless loop ends that run only, and
/// runs share no state. No code of a snippet runs in this process. It watches the others, enforces their
/// limits, and writes one `RunReport` per line to standard output, as JSON. It ends as soon as the process
/// that started it has ended.
///
/// - Parameters:
///   - seconds: The real time that one run, or one trail of an exploration, may take.
///   - bytes: The memory that it may use.
///   - bounds: How far an exploration goes.
public func performRuns(_ runs: [Run], seconds: Int, bytes: Int, bounds: ExplorationBounds) {
  signal(SIGPIPE, SIG_IGN)
  hideFromRuns()
  let environment = ProcessInfo.processInfo.environment
  let explored = environment["HANDBOOK_EXPLORED"]
  let varied = environment["HANDBOOK_VARIED"]
  let numbers = (explored ?? varied ?? environment["HANDBOOK_RUNS", default: ""]).split(separator: " ")
    .compactMap { Int($0) }.filter(runs.indices.contains)
  MainActor.assumeIsolated { rehearse(isExploring: explored != nil) }
  _ = ProgramGlobals.atStart
  // A run must not see which others there are.
  for name in ["HANDBOOK_RUNS", "HANDBOOK_VARIED", "HANDBOOK_EXPLORED", "LD_BIND_NOW"] { unsetenv(name) }
  let starter = getppid()
  for number in numbers {
    let goesOn =
      explored == nil
      ? performAndReport(
        number, runs[number], variesOrder: varied != nil, seconds: seconds, bytes: bytes, starter: starter)
      : exploreAndReport(number, runs[number], seconds: seconds, bytes: bytes, starter: starter, bounds)
    guard goesOn else { return }
  }
}

/// Performs a run in a process of its own, and writes its report.
///
/// - Returns: Whether the process that started this one is still there.
private func performAndReport(
  _ number: Int, _ run: Run, variesOrder: Bool, seconds: Int, bytes: Int, starter: Int32
) -> Bool {
  let process = RunProcess.start { channel in
    confine(seconds: seconds, bytes: bytes)
    MainActor.assumeIsolated { perform(run, channel, variesOrder: variesOrder) }
  }
  var report = process?.watch(limit: .seconds(seconds), isWanted: { getppid() == starter }) ?? RunReport()
  report.run = number
  guard getppid() == starter, let json = try? JSONEncoder().encode(report) else { return false }
  return writeAll(Array(json) + [UInt8(ascii: "\n")], to: 1)
}

/// Performs a small run with no snippet. The Swift runtime looks up conformances and metadata once per
/// process, and the processes forked from this one inherit what it found.
///
/// - Parameter isExploring: Whether the processes will compute state keys, too.
@MainActor
func rehearse(isExploring: Bool = false) {
  let simulator = Simulator(os: 18, variant: .documented)
  simulator.open(Rehearsal())
  for label in ["Next", "Show", "Close"] { try? simulator.tap(label) }
  try? simulator.back()
  _ = try? JSONEncoder().encode(simulator.snapshot())
  guard isExploring else { return }
  _ = simulator.stateKey()
  _ = try? JSONEncoder().encode(simulator.availableActions())
  _ = simulator.pathsEncode
}

private struct Rehearsal: View {
  @State private var path: [Int] = []
  @State private var isShown = false

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Next", value: 1)
      }
      .navigationTitle("Rehearsal")
      .navigationDestination(for: Int.self) { _ in Button("Show") { isShown = true } }
    }
    .sheet(isPresented: $isShown) { Button("Close") { isShown = false } }
  }
}

/// Performs a run in its process.
///
/// - Parameter trail: What to do after the app was opened, if the run is explored.
@MainActor
func perform(_ run: Run, _ channel: RecordChannel, _ trail: Trail? = nil, variesOrder: Bool = false) {
  let host = ScenarioHost(
    os: run.os, variant: run.variant, channel: channel, trail: trail, variesOrder: variesOrder)
  do {
    try run.perform(host)
    host.end(nil)
  } catch {
    host.end(error)
  }
}
