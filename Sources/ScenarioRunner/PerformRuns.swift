import Foundation
@_spi(Headless) import HeadlessSwiftUI

/// What to perform in one run, and the model to perform it on: iOS version, and which of two sources it follows.
public typealias Run = (perform: @MainActor (ScenarioHost) throws -> Void, os: Int, variant: String?)

/// Performs the runs whose numbers are in the environment as `HANDBOOK_RUNS`, or as `HANDBOOK_VARIED` in other orders of
/// what has none, or explores those in `HANDBOOK_EXPLORED`.
///
/// Each is performed in a process of its own, forked from this one: a trap or an endless loop ends that run
/// only, and runs share no state. No code of a snippet runs in this process, which watches the others, keeps
/// their limits, and writes to standard output what came of them: one `RunReport` a line, as JSON. It ends as
/// soon as the process that started it has ended.
///
/// - Parameters:
///   - seconds: Real time one run, or one trail of an exploration, may take.
///   - bytes: Memory it may use.
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
  // A run cannot see how many others there are.
  for name in ["HANDBOOK_RUNS", "HANDBOOK_VARIED", "HANDBOOK_EXPLORED", "LD_BIND_NOW"] { unsetenv(name) }
  let starter = getppid()
  for number in numbers {
    let goesOn =
      explored == nil
      ? performs(
        number, runs[number], variesOrder: varied != nil, seconds: seconds, bytes: bytes, starter: starter)
      : explores(number, runs[number], seconds: seconds, bytes: bytes, starter: starter, bounds)
    guard goesOn else { return }
  }
}

/// - Returns: Whether somebody still wants to know.
private func performs(
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

/// Performs a run of nothing much: conformances and metadata that the Swift runtime looks up once a process
/// are then known to all the processes forked from this one.
///
/// - Parameter isExploring: Whether they tell their states apart, too.
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
/// - Parameter trail: What to do after the app was opened, where the run is explored.
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
