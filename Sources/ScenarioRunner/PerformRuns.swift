import Foundation
@_spi(Headless) import HeadlessSwiftUI

/// What to perform in one run, and the model to perform it on: iOS version, and which of two sources it follows.
public typealias Run = (perform: @MainActor (ScenarioHost) throws -> Void, os: Int, variant: String?)

/// Performs the runs whose numbers the program has as arguments.
///
/// Each is performed in a process of its own, forked from this one: a trap or an endless loop ends that run
/// only, and runs share no state. What happens is written to standard output as JSON text sequences
/// (RFC 7464: U+001E, a value, a line feed), after each command the state of the model; whatever stands
/// between two of them was printed by the snippet. Standard error is divided in the same way by the numbers
/// of the runs.
///
/// - Parameters:
///   - seconds: Real time one run may take.
///   - bytes: Memory one run may use.
public func performRuns(_ runs: [Run], seconds: Int, bytes: Int) {
  MainActor.assumeIsolated { rehearse() }
  for argument in CommandLine.arguments.dropFirst() {
    guard let number = Int(argument), runs.indices.contains(number) else { continue }
    emit("{\"run\":\(number)}")
    write("\u{1E}\(number)\n", to: 2)
    let child = forkProcess()
    if child == 0 {
      confine(seconds: seconds, bytes: bytes)
      MainActor.assumeIsolated { perform(runs[number]) }
      fflush(nil)
      _exit(0)
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    emit("{\"signal\":\(signal),\"exit\":\(signal == 0 ? (status >> 8) & 0xFF : 0)}")
  }
}

/// Performs a run of nothing much: conformances and metadata that the Swift runtime looks up once a process
/// are then known to all the processes forked from this one.
@MainActor
private func rehearse() {
  let simulator = Simulator(os: 18, variant: .documented)
  simulator.open(Rehearsal())
  for label in ["Next", "Show", "Close"] { try? simulator.tap(label) }
  try? simulator.back()
  _ = try? JSONEncoder().encode(simulator.snapshot())
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

@_silgen_name("fork") private func forkProcess() -> Int32

@MainActor
private func perform(_ run: Run) {
  let host = ScenarioHost(os: run.os, variant: run.variant)
  do { try run.perform(host) } catch { host.fail(error) }
}

func emit(_ json: String) {
  fflush(nil)
  write("\u{1E}\(json)\n", to: 1)
}

func write(_ text: String, to descriptor: Int32) {
  var bytes = Array(text.utf8)[...]
  while !bytes.isEmpty {
    let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 else { return }
    bytes = bytes.dropFirst(count)
  }
}
