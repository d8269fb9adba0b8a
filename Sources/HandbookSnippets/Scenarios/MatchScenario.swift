import HandbookModel

/// Holds what was recorded against what a run expects.
///
/// - Returns: The record that pages draw, and diagnostics in line order: `ScenarioMismatch` for an
///   expectation that does not hold, `ScenarioActionFailed` for a command that could not be performed,
///   `ScenarioCrashed` for an end of the app that nothing expects, `ScenarioLimit` for too much time or memory.
func match(_ recorded: RecordedRun, against run: ScenarioRun) -> (ScenarioRecord, [Diagnostic]) {
  var matcher = ScenarioMatcher(run: run, recorded: recorded)
  matcher.match()
  let record = ScenarioRecord(
    os: run.os, variant: run.variant?.rawValue, passed: matcher.diagnostics.isEmpty, steps: matcher.steps)
  return (record, matcher.diagnostics)
}

private struct ScenarioMatcher {
  let run: ScenarioRun
  let recorded: RecordedRun
  var steps: [ScenarioRecord.Step] = []
  var diagnostics: [Diagnostic] = []
  var state = RecordedState()
  /// The command that made `state`.
  var action: ScenarioCommand?
  var console: [String] = []
  /// Set once nothing further was performed.
  var isOver = false
  /// A crash that no expectation has named yet, and where it happened.
  var unexpectedCrash: (text: String, command: ScenarioCommand)?

  mutating func match() {
    for (index, command) in run.commands.enumerated() {
      switch command.kind {
      case .action(.bind): continue
      case .action(let kind): perform(index, command, kind)
      case .expectation(let expectation): hold(expectation, command)
      }
    }
    reportCrash()
  }

  // MARK: Actions

  private mutating func perform(_ index: Int, _ command: ScenarioCommand, _ kind: ScenarioAction) {
    reportCrash()
    guard !isOver else { return }
    action = command
    let before = state
    let isLast = recorded.last == index && recorded.ending != .finished
    guard let state = recorded.states[index] else {
      isOver = true
      return
    }
    self.state = state
    if isLast {
      isOver = true
      self.state.layers = before.layers
      self.state.tabs = before.tabs
      self.state.selectedTab = before.selectedTab
      switch recorded.ending {
      case .finished: break
      case .refused(let reason): refuse(command, kind, reason, before)
      case .trapped(let text): self.state.crash = text
      case .tookTooLong:
        report("ScenarioLimit", "'\(command.text)' took too long", command, help: "is there an endless loop?")
      case .usedTooMuch:
        report("ScenarioLimit", "'\(command.text)' used too much memory or printed too much", command)
      }
    }
    if let crash = self.state.crash, before.crash == nil || kind == .relaunch {
      unexpectedCrash = (crash, command)
    }
    console += self.state.console
    steps.append(step(command))
  }

  private mutating func refuse(
    _ command: ScenarioCommand, _ kind: ScenarioAction, _ reason: String, _ before: RecordedState
  ) {
    var near: String?
    switch kind {
    case .tap(let label):
      let labels = before.layers.last?.stack.last?.content.filter { $0.kind != .text }.map(\.label) ?? []
      near = NearMiss.nearest(to: label, in: labels + before.tabs)
    case .selectTab(let label): near = NearMiss.nearest(to: label, in: before.tabs)
    default: break
    }
    diagnostics.append(
      Diagnostic(
        .error, "ScenarioActionFailed", "cannot \(command.text): \(reason)", at: command.argumentRange,
        notes: seen(), help: near.map { "did you mean \"\($0)\"?" }))
  }

  /// Reports an end of the app that the scenario says nothing about.
  private mutating func reportCrash() {
    guard let (text, command) = unexpectedCrash else { return }
    unexpectedCrash = nil
    report(
      "ScenarioCrashed", "the app ended here: \(text)", command,
      help: "if that is what the example shows, add: expect crash \(swiftLiteral(shortened(text)))")
  }

  private mutating func report(
    _ id: String, _ message: String, _ command: ScenarioCommand, help: String? = nil
  ) {
    diagnostics.append(Diagnostic(.error, id, message, at: command.range, help: help))
  }

  private func step(_ command: ScenarioCommand) -> ScenarioRecord.Step {
    ScenarioRecord.Step(
      action: command.text, line: command.range.start.line,
      layers: state.layers.map { layer in
        ScenarioRecord.Layer(
          kind: layer.kind,
          stack: layer.stack.map {
            ScenarioRecord.Screen(name: $0.name, title: $0.title, content: $0.content)
          },
          path: layer.path)
      },
      tabs: state.tabs, selectedTab: state.selectedTab, console: state.console, prints: state.prints,
      initialized: state.initialized, crash: state.crash)
  }

  // MARK: Expectations

  private mutating func hold(_ expectation: ScenarioExpectation, _ command: ScenarioCommand) {
    guard !steps.isEmpty else { return }
    var actual: String?
    if case .crash(let text) = expectation {
      if let crash = state.crash {
        unexpectedCrash = nil
        if !folded(crash).contains(folded(text)) { actual = "the app ended with: \(crash)" }
      } else {
        actual = "the app did not end"
      }
    } else if isOver, state.crash == nil {
      // The command before it was reported already.
      actual = "not reached"
    } else {
      actual = difference(expectation)
    }
    steps[steps.count - 1].expectations.append(
      ScenarioRecord.Expectation(
        text: String(command.text.dropFirst("expect".count)).trimmingWhitespace(),
        line: command.range.start.line, held: actual == nil, actual: actual))
    guard let actual, actual != "not reached" else { return }
    let words = String(command.text.dropFirst("expect".count)).trimmingWhitespace()
    diagnostics.append(
      Diagnostic(
        .error, "ScenarioMismatch", "expected \(words), but \(actual)", at: command.argumentRange,
        notes: seen()))
  }

  /// What was recorded instead; nil where the expectation holds.
  private func difference(_ expectation: ScenarioExpectation) -> String? {
    let top = state.layers.last { $0.kind != .alert && $0.kind != .dialog } ?? state.layers.last
    let stack = top?.stack ?? []
    switch expectation {
    case .stack(let names):
      let holds = names.count == stack.count && zip(names, stack).allSatisfy { $1.isCalled($0) }
      return holds ? nil : "the stack is \(described(stack))"
    case .screen(let name):
      if stack.last?.isCalled(name) == true { return nil }
      return "the screen is \(stack.last?.name ?? "empty")"
    case .sheet(let name):
      let sheets = state.layers.dropFirst().filter { $0.kind != .alert && $0.kind != .dialog }
      guard let sheet = sheets.last else { return "no sheet is up" }
      if sheet.stack.last?.isCalled(name) == true || sheet.stack.first?.isCalled(name) == true { return nil }
      return "the sheet shows \(sheet.stack.last?.name ?? "nothing")"
    case .noSheet:
      let sheets = state.layers.dropFirst().filter { $0.kind != .alert && $0.kind != .dialog }
      guard let sheet = sheets.last else { return nil }
      return "a \(sheet.kind.rawValue) shows \(sheet.stack.last?.name ?? "nothing")"
    case .path(let items):
      guard let path = state.layers.last(where: { $0.path != nil })?.path else {
        return "no stack has a bound path"
      }
      let holds = items.count == path.count && zip(items, path).allSatisfy(isValue(written:printed:))
      return holds ? nil : "the path is \(path.isEmpty ? "empty" : "[\(path.joined(separator: ", "))]")"
    case .tab(let label):
      if state.selectedTab == label { return nil }
      return state.selectedTab.map { "the tab is \"\($0)\"" } ?? "no tab is selected"
    case .warning(let start):
      if console.contains(where: { folded($0).hasPrefix(folded(start)) }) { return nil }
      return console.isEmpty
        ? "the console is empty" : "the console says: \(console.joined(separator: " / "))"
    case .noWarnings:
      return console.isEmpty ? nil : "the console says: \(console.joined(separator: " / "))"
    case .prints(let line):
      if state.prints.contains(line) { return nil }
      return state.prints.isEmpty ? "nothing was printed" : printed
    case .noPrints:
      return state.prints.isEmpty ? nil : printed
    case .underneath(let name):
      let below = stack.dropLast().last ?? state.layers.dropLast().last?.stack.last
      if below?.isCalled(name) == true { return nil }
      if state.layers.dropLast().last?.stack.last?.isCalled(name) == true { return nil }
      return below.map { "\($0.name) is underneath \(stack.last?.name ?? "")" } ?? "nothing is underneath"
    case .crash: return nil
    }
  }

  // MARK: Words

  /// The whole recorded state, as a note at the action that led to it.
  private func seen() -> [Diagnostic.Note] {
    guard let action else { return [] }
    var parts = state.layers.map { layer in
      "\(layer.kind.rawValue) \(described(layer.stack))"
        + (layer.path.map { $0.isEmpty ? ", path empty" : ", path [\($0.joined(separator: ", "))]" } ?? "")
    }
    if let tab = state.selectedTab { parts.append("tab \"\(tab)\"") }
    if let content = state.layers.last?.stack.last?.content, !content.isEmpty {
      parts.append("on screen " + content.map { "\"\($0.label)\"" }.joined(separator: ", "))
    }
    parts += state.console.map { "console: \($0)" }
    parts += state.prints.map { "printed: \($0)" }
    guard !parts.isEmpty else { return [] }
    return [
      Diagnostic.Note(
        "after '\(action.text)' on iOS \(run.os): \(parts.joined(separator: "; "))", range: action.range)
    ]
  }

  private var printed: String {
    "these lines were printed: " + state.prints.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  private func described(_ stack: [RecordedState.Screen]) -> String {
    stack.isEmpty ? "empty" : stack.map(\.name).joined(separator: ", ")
  }

  private func shortened(_ text: String) -> String {
    text.count > 60 ? String(text.prefix(60)).trimmingWhitespace() : text
  }
}

/// Whether a value's printed form is the one written: `.detail(7)` and `detail(7)`, with the name of its type
/// before it or not, and the bare name of a type for any of its values.
private func isValue(written: String, printed: String) -> Bool {
  func bare(_ text: String) -> String {
    var text = Substring(text)
    if text.hasPrefix(".") { text.removeFirst() }
    let head = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    if let dot = head.lastIndex(of: "."), head.first?.isUppercase == true {
      text = text[head.index(after: dot)...]
    }
    return text.filter { $0 != "\"" }
  }
  if bare(written) == bare(printed) { return true }
  return written.first?.isUppercase == true && isIdentifier(written) && bare(printed).hasPrefix(written + "(")
}

/// Curly quotes made straight, for comparing.
private func folded(_ text: String) -> String {
  String(text.map { "“”„".contains($0) ? "\"" : "‘’".contains($0) ? "'" : $0 })
}
