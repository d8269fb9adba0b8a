import HandbookModel

/// Writes `main.swift` of a program that performs scenarios.
///
/// The program takes the numbers of the runs to perform as arguments. Each is performed in a process of its
/// own, forked from the first: a trap or an endless loop ends that run only, and runs share no state. What
/// happens is written to standard output as JSON text sequences (RFC 7464: U+001E, a value, a line feed),
/// after each command the state of the model; whatever stands between two of them was printed by the
/// snippet. Standard error is divided in the same way by the numbers of the runs.
/// - Parameters:
///   - functions: Function and conditions of each run, in order.
///   - limits: What one run may use.
func runnerMain(functions: [(name: String, run: ScenarioRun)], limits: ScenarioLimits) -> String {
  let table = functions.map { name, run in
    "  (\(name), \(run.os.major), \(run.variant.map { "\"\($0.rawValue)\"" } ?? "nil")),"
  }
  return """
    import Foundation

    let runs: [(perform: @MainActor (ScenarioHost) throws -> Void, os: Int, variant: String?)] = [
    \(table.joined(separator: "\n"))
    ]

    // Top-level code is on the main actor in language mode 6 only.
    @MainActor func perform(_ number: Int) {
      let run = runs[number]
      let host = ScenarioHost(os: run.os, variant: run.variant)
      do { try run.perform(host) } catch { host.fail(error) }
    }

    for argument in CommandLine.arguments.dropFirst() {
      guard let number = Int(argument), runs.indices.contains(number) else { continue }
      emit("{\\"run\\":\\(number)}")
      write("\\u{1E}\\(number)\\n", to: 2)
      let child = forkProcess()
      if child == 0 {
        confine(seconds: \(limits.seconds), bytes: \(limits.bytes))
        MainActor.assumeIsolated { perform(number) }
        fflush(nil)
        _exit(0)
      }
      var status: Int32 = 0
      while waitpid(child, &status, 0) < 0, errno == EINTR {}
      let signal = status & 0x7F
      emit("{\\"signal\\":\\(signal),\\"exit\\":\\(signal == 0 ? (status >> 8) & 0xFF : 0)}")
    }

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

/// The file beside `main.swift` that joins scenarios to the model.
let runnerHost = #"""
  import Foundation
  @_spi(Headless) import SwiftUI

  /// Performs the commands of one run and writes down what came of them.
  @MainActor
  final class ScenarioHost {
    private let simulator: Simulator
    private var command = -1

    init(os: Int, variant: String?) {
      simulator = Simulator(os: os, variant: variant.flatMap(Simulator.Variant.init(rawValue:)) ?? .documented)
    }

    func open(_ command: Int, _ root: () -> some View) throws {
      try perform(command) { simulator.open(root()) }
    }
    func open(_ command: Int, _ root: () -> some App) throws {
      try perform(command) { simulator.open(app: root()) }
    }
    func relaunch(_ command: Int, _ root: () -> some View) throws {
      try perform(command) { simulator.relaunch(root) }
    }
    func run(_ command: Int, _ work: @escaping @MainActor () throws -> Void) throws {
      try perform(command) {
        var failure: (any Error)?
        simulator.run { do { try work() } catch { failure = error } }
        if let failure { throw failure }
      }
    }
    func runTask(_ command: Int, _ work: @escaping @MainActor () async throws -> Void) throws {
      try run(command) { Task { try await work() } }
    }
    func tap(_ command: Int, _ label: String) throws { try perform(command) { try simulator.tap(label) } }
    func back(_ command: Int) throws { try perform(command) { try simulator.back() } }
    func swipeDown(_ command: Int) throws { try perform(command) { try simulator.swipeDown() } }
    func selectTab(_ command: Int, _ label: String) throws {
      try perform(command) { try simulator.selectTab(label) }
    }
    func openURL(_ command: Int, _ address: String) throws {
      try perform(command) {
        guard let url = URL(string: address) else { throw NotAnAddress() }
        simulator.openURL(url)
      }
    }
    func resize(_ command: Int, compact: Bool) throws {
      try perform(command) { simulator.resize(compact ? .compact : .regular) }
    }

    func fail(_ error: any Error) { emit(Event(command: command, failure: "\(error)")) }

    private func perform(_ command: Int, _ action: () throws -> Void) throws {
      self.command = command
      emit("{\"begins\":\(command)}")
      try action()
      emit(Event(command: command, state: simulator.snapshot()))
    }
  }

  private struct NotAnAddress: Error, CustomStringConvertible { let description = "this is not a URL" }

  private struct Event: Encodable {
    var command: Int
    var state: Snapshot?
    var failure: String?
  }

  @MainActor
  private func emit(_ event: Event) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    emit(String(decoding: (try? encoder.encode(event)) ?? Data(), as: UTF8.self))
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

  """#
