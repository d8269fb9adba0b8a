import Foundation
@_spi(Headless) public import HeadlessSwiftUI

/// Performs the commands of one run and writes down what came of them.
///
/// Commands are named by their number in the scenario; what they run is code of the scenario.
@MainActor
public final class ScenarioHost {
  private let simulator: Simulator
  private var command = -1

  init(os: Int, variant: String?) {
    simulator = Simulator(os: os, variant: variant.flatMap(Simulator.Variant.init(rawValue:)) ?? .documented)
  }

  public func open(_ command: Int, _ root: () -> some View) throws {
    try perform(command) { simulator.open(root()) }
  }
  public func open(_ command: Int, _ root: () -> some App) throws {
    try perform(command) { simulator.open(app: root()) }
  }
  public func relaunch(_ command: Int, _ root: () -> some View) throws {
    try perform(command) { simulator.relaunch(root) }
  }
  public func run(_ command: Int, _ work: @escaping @MainActor () throws -> Void) throws {
    try perform(command) {
      var failure: (any Error)?
      simulator.run { do { try work() } catch { failure = error } }
      if let failure { throw failure }
    }
  }
  public func runTask(_ command: Int, _ work: @escaping @MainActor () async throws -> Void) throws {
    try run(command) { Task { try await work() } }
  }
  public func tap(_ command: Int, _ label: String) throws {
    try perform(command) { try simulator.tap(label) }
  }
  public func back(_ command: Int) throws { try perform(command) { try simulator.back() } }
  public func swipeDown(_ command: Int) throws { try perform(command) { try simulator.swipeDown() } }
  public func selectTab(_ command: Int, _ label: String) throws {
    try perform(command) { try simulator.selectTab(label) }
  }
  public func openURL(_ command: Int, _ address: String) throws {
    try perform(command) {
      guard let url = URL(string: address) else { throw NotAnAddress() }
      simulator.openURL(url)
    }
  }
  public func resize(_ command: Int, compact: Bool) throws {
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
