import Foundation
@_spi(Headless) public import HeadlessSwiftUI

/// Performs the commands of one run and records their results.
///
/// A command is identified by its number in the scenario. It is recorded twice: before any of it runs, and
/// with the state of the model after it.
@MainActor
public final class ScenarioHost {
  private let simulator: Simulator
  private let channel: RecordChannel
  private var command = -1
  private var blockable: Set<Int> = []
  private let trail: Trail?
  /// Whether the current step was recorded before, by another process: all steps of a trail but the last.
  private var isReplaying: Bool
  /// The key of the state before the last step of the trail.
  private var keyBefore: String?

  /// A scenario's line that an exploration may perform. A `type` line is tried only if there is its field,
  /// and a `wait` line only if something waits for time to pass.
  public typealias Line = (action: String, field: String?)

  init(os: Int, variant: String?, channel: RecordChannel, trail: Trail? = nil, variesOrder: Bool = false) {
    self.trail = trail
    isReplaying = trail.map { !$0.steps.isEmpty } ?? false
    simulator = Simulator(
      os: os, variant: variant.flatMap(Simulator.Variant.init(rawValue:)) ?? .documented,
      variesOrder: variesOrder)
    self.channel = channel
  }

  /// Runs a `let` line, and returns its value.
  ///
  /// - Parameter again: Whether this is part of a `relaunch`, which runs the line again.
  public func make<Value>(
    _ command: Int, again: Bool = false, _ work: @MainActor () throws -> Value
  ) throws -> Value {
    var result: Result<Value, any Error>?
    try perform(command, isPart: again) {
      simulator.run { result = Result { try work() } }
      try result!.orThrown()
    }
    return try result!.get()
  }
  public func makeTask<Value>(
    _ command: Int, again: Bool = false, _ work: @escaping @MainActor () async throws -> Value
  ) throws -> Value {
    let task = Finished<Value>()
    try perform(command, isPart: again) {
      simulator.run { task.begin(work) }
      // Lets the model's clock run, so that what the work waits for can come.
      simulator.advance(.seconds(60)) { task.result != nil }
      try task.result?.orThrown()
    } isUnfinished: {
      task.result == nil
    }
    guard let result = task.result else { throw Unfinished() }
    return try result.get()
  }
  public func run(_ command: Int, _ work: @MainActor () throws -> Void) throws { try make(command, work) }
  public func runTask(_ command: Int, _ work: @escaping @MainActor () async throws -> Void) throws {
    try makeTask(command, work)
  }
  public func open(_ command: Int, _ root: () -> some View) throws {
    try perform(command) { simulator.open(root()) }
  }
  public func open(_ command: Int, _ root: () -> some App) throws {
    try perform(command) { simulator.open(app: root()) }
  }
  public func openWindow(_ command: Int) throws { try perform(command) { try simulator.openWindow() } }
  /// Ends the app. This is the first part of `relaunch`; the second opens the app again.
  public func quit(_ command: Int) throws {
    try perform(command, isPart: true) {
      simulator.quit()
      ProgramGlobals.atStart.restore()
    }
  }
  public func tap(_ command: Int, _ label: String, in place: String? = nil, number: Int? = nil) throws {
    try perform(command) { try simulator.tap(label, in: place, number: number) }
  }
  public func doubleTap(_ command: Int, _ label: String) throws {
    try perform(command) { try simulator.doubleTap(label) }
  }
  public func press(_ command: Int, _ label: String) throws {
    try perform(command) { try simulator.press(label) }
  }
  public func tapOutside(_ command: Int) throws { try perform(command) { try simulator.tapOutside() } }
  public func type(_ command: Int, _ text: String, into field: String) throws {
    try perform(command) { try simulator.type(text, into: field) }
  }
  public func submit(_ command: Int) throws { try perform(command) { try simulator.submit() } }
  public func choose(_ command: Int, _ option: String, in picker: String?) throws {
    try perform(command) { try simulator.choose(option, in: picker) }
  }
  public func swipe(_ command: Int, _ row: String?, left: Bool) throws {
    let direction: Simulator.SwipeDirection = left ? .left : .right
    try perform(command) {
      if let row { try simulator.swipe(row, to: direction) } else { try simulator.swipePage(direction) }
    }
  }
  public func drag(_ command: Int, _ row: String, to other: String) throws {
    try perform(command) { try simulator.drag(row, to: other) }
  }
  public func background(_ command: Int) throws { try perform(command) { try simulator.enterBackground() } }
  public func foreground(_ command: Int) throws { try perform(command) { try simulator.enterForeground() } }
  public func wait(_ command: Int, milliseconds: Int) throws {
    try perform(command) { try simulator.wait(.milliseconds(milliseconds)) }
  }

  /// Says that the scenario expects the command to have no effect (`expect stays`), so being blocked is no
  /// failure.
  public func mayBeBlocked(_ command: Int) { blockable.insert(command) }
  public func back(_ command: Int) throws { try perform(command) { try simulator.back() } }
  public func pullDown(_ command: Int) throws { try perform(command) { try simulator.pullDown() } }
  public func swipeDown(_ command: Int) throws { try perform(command) { try simulator.swipeDown() } }
  public func selectTab(_ command: Int, _ label: String) throws {
    try perform(command) { try simulator.selectTab(label) }
  }
  public func openURL(_ command: Int, _ address: String) throws {
    try perform(command) {
      guard let url = URL(string: address) else { throw NotAnAddress() }
      try simulator.openURL(url)
    }
  }
  public func continueActivity(_ command: Int, _ type: String, info: [String: String]) throws {
    try perform(command) { try simulator.continueActivity(type, userInfo: info) }
  }
  public func resize(_ command: Int, compact: Bool) throws {
    try perform(command) { simulator.resize(compact ? .compact : .regular) }
  }

  /// Performs the trail of an exploration, and records which state it leads to and what can be done there.
  ///
  /// - Parameters:
  ///   - lines: The scenario lines that may be performed, besides what a user can do.
  ///   - perform: Performs one of the lines, by its index.
  public func explore(_ lines: [Line], _ perform: @MainActor (Int) throws -> Void) throws {
    guard let trail else { return }
    for (index, step) in trail.steps.enumerated() {
      if index == trail.steps.count - 1 {
        if trail.tellsStateBefore { keyBefore = key }
        isReplaying = false
      }
      switch step {
      case .action(let action): try self.perform(-2) { try simulator.perform(action) }
      case .line(let number): try perform(number)
      }
    }
    guard !hasCrashed else { return }
    let key = key
    record(
      Event(
        isPerformed: true, key: key, before: keyBefore,
        offered: trail.knownKeys.contains(key) ? nil : offered(lines), encodes: simulator.pathsEncode))
    hasToldState = true
  }

  /// The actions of a user and the lines of scenarios that can be performed now.
  private func offered(_ lines: [Line]) -> [ExploredStep] {
    let fitting = lines.indices.filter { number in
      switch lines[number].action {
      case "type": lines[number].field.map { simulator.hasField($0) } ?? false
      case "wait": isWaiting
      default: true
      }
    }
    return simulator.availableActions().map(ExploredStep.action) + fitting.map(ExploredStep.line)
  }

  private var hasCrashed = false
  /// Whether the last record of a trail was sent.
  private var hasToldState = false
  private var isWaiting = false

  private var key: String {
    // The seed of `Hasher` is random, but all processes that are forked from one share it.
    var hasher = Hasher()
    hasher.combine(simulator.stateKey())
    return String(UInt(bitPattern: hasher.finalize()), radix: 36)
  }

  /// Records the end of the run: all was performed, or a command failed.
  func end(_ error: (any Error)?) {
    guard !hasToldState else { return }
    let isBlocked = (error as? Simulator.StepError)?.isBlocked ?? false
    record(
      error.map {
        Event(
          command: command, failure: (isBlocked ? "blocked: " : "") + "\($0)", isRestless: $0 is Restless)
      } ?? Event(isPerformed: true))
  }

  /// - Parameters:
  ///   - isPart: Whether more of the command follows, so that its state is not recorded yet.
  ///   - isUnfinished: Returns whether something that the command began still goes on.
  private func perform(
    _ command: Int, isPart: Bool = false, _ action: () throws -> Void, isUnfinished: () -> Bool = { false }
  ) throws {
    self.command = command
    record(Event(begins: command))
    var blocked: String?
    let keyBefore = blockable.contains(command) ? key : nil
    do {
      try action()
    } catch let error as Simulator.StepError where error.isBlocked && blockable.contains(command) {
      blocked = error.description
    }
    if simulator.isRestless { throw Restless() }
    if isPart { return }
    if isReplaying { return simulator.forgetRecords() }
    var state = simulator.snapshot()
    hasCrashed = state.crash != nil
    isWaiting = state.nextDue != nil
    state.blocked = blocked ?? state.blocked
    state.changesUnseen = keyBefore.map { $0 != key }
    if state.crash == nil, isUnfinished() { throw Unfinished() }
    record(Event(command: command, state: state))
  }

  private func record(_ event: Event) {
    guard !isReplaying || event.failure != nil else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding fails only for numbers that JSON does not have, such as infinity, and an event contains none.
    guard let json = try? encoder.encode(event) else { fatalError("a state cannot be recorded") }
    channel.send(Array(json), isLast: event.isPerformed != nil || event.failure != nil)
  }
}

/// Asynchronous work, and its result once it has one.
@MainActor
private final class Finished<Value> {
  var result: Result<Value, any Error>?

  func begin(_ work: @escaping @MainActor () async throws -> Value) {
    Task {
      do { result = .success(try await work()) } catch { result = .failure(error) }
    }
  }
}

extension Result where Failure == any Error {
  /// Throws the error of a failure, worded as the end of a sentence about the work.
  fileprivate func orThrown() throws {
    if case .failure(let error) = self { throw Thrown(error: error) }
  }
}

private struct Thrown: Error, CustomStringConvertible {
  let error: any Error
  var description: String { "threw an error: \(error)" }
}

private struct Unfinished: Error, CustomStringConvertible {
  let description = "did not finish: what it waits for did not come within a minute of the model’s clock"
}

private struct Restless: Error, CustomStringConvertible { let description = "never came to rest" }

private struct NotAnAddress: Error, CustomStringConvertible { let description = "this is not a URL" }

private struct Event: Encodable {
  var begins: Int?
  var command: Int?
  var state: Snapshot?
  var failure: String?
  /// Whether it failed because the views changed again and again.
  var isRestless: Bool?
  var isPerformed: Bool?
  /// For an exploration: the state's key, the key of the state before, and what can be done.
  var key: String?
  var before: String?
  var offered: [ExploredStep]?
  /// Whether every bound path can be encoded; nil if no path is bound.
  var encodes: Bool?
}
