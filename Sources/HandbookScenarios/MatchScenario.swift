import HandbookAssembly
package import HandbookModel

/// Holds what was recorded against what a run expects.
///
/// - Parameters:
///   - mentioned: Names of views that the snippet mentions and does not show. What is on them is not known: that
///     something is not there cannot be said while one of them is to be seen.
///   - declares: Whether the code has a type of that name which is not nested in another.
///
/// A run without diagnostics was performed to its last command, or to an end of the app that it expects as its
/// last thing, and each of its expectations was evaluated and held.
/// - Returns: The record that pages draw, and diagnostics in line order: `ScenarioMismatch` for an
///   expectation that does not hold, `ScenarioActionFailed` for a command that could not be performed,
///   `ScenarioCrashed` for an end of the app that nothing expects, `ScenarioModelFailed` for a fault of the model,
///   `ScenarioLimit` for too much time, memory or output, or views that never come to rest, `ScenarioNotPerformed` for what was not performed, or not evaluated, for another reason.
package func match(
  _ recorded: RecordedRun, against run: ScenarioRun, mentioned: Set<String> = [],
  declares: @escaping (String) -> Bool = { _ in false }
) -> (ScenarioRecord, [Diagnostic]) {
  var matcher = ScenarioMatcher(run: run, recorded: recorded, mentioned: mentioned, declares: declares)
  matcher.match()
  let record = ScenarioRecord(
    os: run.os, variant: run.variant?.rawValue, passed: matcher.diagnostics.isEmpty, steps: matcher.steps)
  return (record, matcher.diagnostics)
}

private struct ScenarioMatcher {
  let run: ScenarioRun
  let recorded: RecordedRun
  let mentioned: Set<String>
  let declares: (String) -> Bool
  var steps: [ScenarioRecord.Step] = []
  var diagnostics: [Diagnostic] = []
  var state = RecordedState()
  /// What was said and made by `let` lines since the last step: it is shown with the next.
  var made = RecordedState()
  /// What there was before the action.
  var before = RecordedState()
  /// The command that made `state`.
  var action: ScenarioCommand?
  var console: [String] = []
  /// Set once nothing further was performed.
  var isOver = false
  /// The first command behind the end.
  var unreached: ScenarioCommand?
  /// A crash that no expectation has named yet, and where it happened.
  var unexpectedCrash: (text: String, command: ScenarioCommand)?

  mutating func match() {
    for (index, command) in run.commands.enumerated() {
      switch command.kind {
      case .action(let kind): perform(index, command, kind)
      case .expectation(let expectation): hold(expectation, command)
      }
    }
    reportCrash()
    // Something may go wrong behind the last command, where the scenario's own values end.
    if !isOver, recorded.ending != .performed, let action, case .action(let kind) = action.kind {
      stop(at: action, kind)
      reportCrash()
    }
    if let unreached, diagnostics.isEmpty {
      report(
        "ScenarioNotPerformed", "'\(unreached.text)' was not reached: the app had ended", unreached,
        help: "nothing can follow the end of the app; write another scenario for the rest")
    }
  }

  // MARK: Actions

  private mutating func perform(_ index: Int, _ command: ScenarioCommand, _ kind: ScenarioAction) {
    reportCrash()
    guard !isOver else {
      unreached = unreached ?? command
      return
    }
    action = command
    guard let state = recorded.states[index] else {
      stop(at: command, kind)
      if !kind.isBinding { steps.append(step(command)) }
      return
    }
    before = self.state
    self.state = state.after(made)
    made = kind.isBinding ? self.state : RecordedState()
    if let crash = state.crash, before.crash == nil || kind == .relaunch {
      unexpectedCrash = (crash, command)
    }
    if kind.isBinding {
      reportCrash()
    } else {
      console += self.state.console
      steps.append(step(command))
    }
  }

  /// Says why a command was the last one.
  private mutating func stop(at command: ScenarioCommand, _ kind: ScenarioAction) {
    isOver = true
    let before = state
    state = RecordedState(
      layers: before.layers, tabs: before.tabs, selectedTab: before.selectedTab, prints: recorded.prints)
    let text = "'\(command.text)'"
    switch recorded.ending {
    case .performed:
      report(
        "ScenarioNotPerformed", "\(text) was not performed", command,
        help: "does a comment or `#if` that begins above it hide it?")
    case .refused(let reason): refuse(command, kind, reason, before)
    case .neverRested:
      report(
        "ScenarioLimit", "\(text) never comes to rest: the views change again and again", command,
        help: "does a view change what it reads, in its body, in onChange or each time it appears?")
    case .modelFailed(let reason):
      report(
        "ScenarioModelFailed", "the model of SwiftUI failed in \(text), not the app: \(reason)", command,
        help: "this is a fault of handbook: please report it, with the snippet and the scenario")
    case .ended(let text):
      state.crash = text
      unexpectedCrash = (text, command)
      if kind.isBinding { reportCrash() }
    case .tookTooLong:
      report("ScenarioLimit", "\(text) took too long", command, help: "is there an endless loop?")
    case .usedTooMuchMemory: report("ScenarioLimit", "\(text) used too much memory", command)
    case .printedTooMuch: report("ScenarioLimit", "\(text) printed too much", command)
    case .stopped:
      report(
        "ScenarioNotPerformed", "\(text) was not performed to its end: the app stopped its process", command)
    case .brokeRecord:
      report(
        "ScenarioNotPerformed",
        "\(text) was not performed to its end: the app wrote to a descriptor not its own",
        command)
    case .notRun(let reason):
      report(
        "ScenarioNotPerformed", "\(text) was not performed: \(reason)", command,
        help: "that says more about the machine than about the scenario; check again")
    }
  }

  private mutating func refuse(
    _ command: ScenarioCommand, _ kind: ScenarioAction, _ reason: String, _ before: RecordedState
  ) {
    let isBlocked = reason.hasPrefix("blocked: ")
    let reason = isBlocked ? String(reason.dropFirst("blocked: ".count)) : reason
    var near: String?
    switch kind {
    case _ where isBlocked: break
    case .tap(let label, _, _):
      let labels = before.layers.last?.stack.last?.content.filter { $0.kind != .text }.map(\.label) ?? []
      near = NearMiss.nearest(to: label, in: labels + before.tabs)
    case .selectTab(let label): near = NearMiss.nearest(to: label, in: before.tabs)
    default: break
    }
    let isOwnCode: Bool
    switch kind {
    case .run, .bind: isOwnCode = true
    default: isOwnCode = false
    }
    diagnostics.append(
      Diagnostic(
        .error, "ScenarioActionFailed",
        isOwnCode ? "'\(command.text)' \(reason)" : "cannot \(command.text): \(reason)",
        at: command.argumentRange, notes: seen(),
        help: near.map { "did you mean \"\($0)\"?" }
          ?? (isBlocked ? "if that is what the example shows, add: expect stays" : nil)))
  }

  /// Reports an end of the app that the scenario says nothing about.
  private mutating func reportCrash() {
    guard let (text, command) = unexpectedCrash else { return }
    unexpectedCrash = nil
    if let name = Trap.name(in: text) {
      return report(
        "ScenarioNeedsCode", "the scenario comes to '\(name)', which is mentioned and not shown", command,
        help: Self.declareIt)
    }
    let isOpen = !steps.isEmpty
    report(
      "ScenarioCrashed", "the app ended here: \(text)", command,
      help: isOpen
        ? "if that is what the example shows, add: expect crash \(swiftLiteral(shortened(text)))" : nil)
  }

  private static let declareIt =
    "declare it in a snippet of the page or in Content/Support: what is to be run has to be there"

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
      initialized: state.initialized, crash: state.crash, blocked: state.blocked)
  }

  // MARK: Expectations

  private mutating func hold(_ expectation: ScenarioExpectation, _ command: ScenarioCommand) {
    var actual: String?
    if case .crash(let text) = expectation {
      if let crash = state.crash {
        unexpectedCrash = nil
        if let name = Trap.name(in: crash) {
          actual = "the app ended where '\(name)' is used, which is mentioned and not shown"
        } else if !folded(crash).contains(folded(text)) || text.isOpening(of: crash) {
          actual = "the app ended with: \(crash)"
        }
      } else {
        actual = isOver ? Self.notReached : "the app did not end"
      }
    } else {
      // Nothing is recorded of a process that has ended.
      actual = isOver ? Self.notReached : difference(expectation)
    }
    if !steps.isEmpty {
      steps[steps.count - 1].expectations.append(
        ScenarioRecord.Expectation(
          text: String(command.text.dropFirst("expect".count)).trimmingWhitespace(),
          line: command.range.start.line, held: actual == nil, actual: actual))
    }
    guard let actual else { return }
    guard actual != Self.notReached else {
      unreached = unreached ?? command
      return
    }
    let words = String(command.text.dropFirst("expect".count)).trimmingWhitespace()
    let needsCode = actual == unseenView
    diagnostics.append(
      Diagnostic(
        .error, needsCode ? "ScenarioNeedsCode" : "ScenarioMismatch", "expected \(words), but \(actual)",
        at: command.argumentRange, notes: seen(),
        help: needsCode || state.crash.flatMap(Trap.name) != nil ? Self.declareIt : nil))
  }

  private static let notReached = "not reached"

  /// What was recorded instead; nil where the expectation holds.
  private func difference(_ expectation: ScenarioExpectation) -> String? {
    let top = state.layers.last { $0.kind != .alert && $0.kind != .dialog } ?? state.layers.last
    let stack = top?.stack ?? []
    switch expectation {
    case .stack(let names):
      let holds =
        names.count == stack.count && zip(names, stack).allSatisfy { $1.isCalled($0, declares: declares) }
      return holds ? nil : "the stack is \(described(stack))"
    case .screen(let name):
      if stack.last?.isCalled(name, declares: declares) == true { return nil }
      return "the screen is \(stack.last?.path ?? "empty")"
    case .sheet(let name):
      guard let sheet = sheets.last else { return "no sheet is up" }
      return shows(name, sheet) ? nil : "the sheet shows \(sheet.stack.last?.name ?? "nothing")"
    case .cover(let name):
      guard let cover = sheets.last else { return "nothing covers the screen" }
      let shown = "a \(cover.kind.rawValue) shows \(cover.stack.last?.name ?? "nothing")"
      return cover.kind == .cover && shows(name, cover) ? nil : shown
    case .noSheet:
      guard let sheet = sheets.last else { return nil }
      return "a \(sheet.kind.rawValue) shows \(sheet.stack.last?.name ?? "nothing")"
    case .path(let items):
      guard let path = window.last(where: { $0.path != nil })?.path else {
        return "no stack has a bound path"
      }
      let types = window.last(where: { $0.path != nil })?.pathTypes
      let holds =
        items.count == path.count
        && items.indices.allSatisfy { isValue(written: items[$0], printed: path[$0], type: types?[$0]) }
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
    case .prints(let lines):
      var rest = state.prints[...]
      for line in lines {
        guard let index = rest.firstIndex(of: line) else {
          if state.prints.isEmpty, let step = steps.last(where: { $0.prints.contains(line) }) {
            return "nothing was printed since the last action; it was printed after '\(step.action)'"
          }
          return state.prints.isEmpty ? "nothing was printed" : printed
        }
        rest = rest[(index + 1)...]
      }
      return nil
    case .noPrints:
      return state.prints.isEmpty ? nil : printed
    case .underneath(let name):
      let below = stack.dropLast().last ?? state.layers.dropLast().last?.stack.last
      if below?.isCalled(name, declares: declares) == true { return nil }
      if state.layers.dropLast().last?.stack.last?.isCalled(name, declares: declares) == true { return nil }
      return below.map { "\($0.name) is underneath \(stack.last?.name ?? "")" } ?? "nothing is underneath"
    case .text(let text):
      if isVisible(text) { return nil }
      let texts = texts.map { "\"\($0)\"" }
      return texts.isEmpty ? "there is no text" : "there is \(texts.joined(separator: ", "))"
    case .noText(let text):
      if let field = visible.first(where: { $0.kind == .field && $0.value == text }) {
        return "the field \"\(field.label)\" holds it"
      }
      return isVisible(text) ? "it is to be seen" : unseenView
    case .enabled(let label, let isEnabled):
      let controls = controls.filter { $0.label == label }
      guard !controls.isEmpty else { return noSuchControl }
      if controls.allSatisfy({ $0.isEnabled == isEnabled }) { return nil }
      return isEnabled ? "it is disabled" : "it can be used"
    case .value(let value, let label):
      let controls = controls.filter { $0.label == label }
      guard !controls.isEmpty else { return noSuchControl }
      let values = controls.compactMap(\.value)
      guard let held = values.first(where: { $0 != value ?? "" }) ?? values.first else {
        return "it is a \(controls[0].kind.rawValue), which holds no value"
      }
      if held == value ?? "" { return nil }
      return held.isEmpty ? "it is empty" : "its value is \"\(held)\""
    case .title(let title):
      let titles = stack.last.flatMap(\.title)
      return titles == title ? nil : titles.map { "the title is \"\($0)\"" } ?? "the screen has no title"
    case .noTitle: return stack.last.flatMap(\.title).map { "the title is \"\($0)\"" } ?? unseenView
    case .alert(let text):
      guard let alert = state.layers.last(where: { $0.kind == .alert || $0.kind == .dialog }) else {
        return "no alert is up"
      }
      let texts = alert.stack.flatMap {
        [$0.title].compactMap { $0 } + $0.content.filter { $0.kind != .button }.map(\.label)
      }
      if texts.contains(text) { return nil }
      if texts.isEmpty {
        return
          "the \(alert.kind.rawValue) shows no text; on iOS, the title of a dialog needs 'titleVisibility: .visible'"
      }
      return "the \(alert.kind.rawValue) says \(texts.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .noAlert:
      guard let alert = state.layers.last(where: { $0.kind == .alert || $0.kind == .dialog }) else {
        return unseenView
      }
      return "the \(alert.kind.rawValue) \"\(alert.stack.last?.title ?? "")\" is up"
    case .opens(let address):
      let opened = state.opened ?? []
      if opened.contains(address) { return nil }
      return opened.isEmpty ? "nothing was opened" : "this was opened: \(opened.joined(separator: ", "))"
    case .stays:
      if before.shape != state.shape {
        let now = state.layers.last
        return
          "something changed: the \(now?.kind.rawValue ?? "screen") shows \(described(now?.stack ?? []))"
          + (state.selectedTab.map { ", tab \"\($0)\"" } ?? "")
      }
      if state.blocked != nil { return nil }
      if let address = (state.opened ?? []).last { return "\"\(address)\" was opened" }
      if !state.prints.isEmpty { return printed }
      if before.layers != state.layers { return "what is to be seen there changed" }
      // Time alone changes what is left to wait.
      guard state.changesUnseen == true, case .action(let kind)? = action?.kind, !kind.isWaiting else {
        return nil
      }
      return "something changed that is not to be seen: state, a path, or a model object"
    case .crash: return nil
    }
  }

  /// The window in front, and what it presents.
  private var window: ArraySlice<RecordedState.Layer> {
    state.layers[(state.layers.lastIndex { $0.kind == .window } ?? 0)...]
  }

  /// What the window presents, alerts and dialogs left out.
  private var sheets: [RecordedState.Layer] {
    window.dropFirst().filter { $0.kind != .alert && $0.kind != .dialog }
  }

  /// Whether the view is on what is presented: alone, or at one end of its stack.
  private func shows(_ name: String, _ layer: RecordedState.Layer) -> Bool {
    [layer.stack.first, layer.stack.last].contains { $0?.isCalled(name, declares: declares) == true }
  }

  /// What is to be seen: of the topmost layer, and of those behind a small one.
  private var visible: [ScenarioRecord.Element] { visibleLayers.flatMap { $0.visible ?? [] } }

  private var visibleLayers: [RecordedState.Layer] {
    var found: [RecordedState.Layer] = []
    for layer in state.layers.reversed() {
      found.append(layer)
      if ![.alert, .dialog, .popover].contains(layer.kind) { break }
    }
    return found
  }

  /// A view to be seen of which nobody knows what is on it; nil where there is none.
  private var unseenView: String? {
    visibleLayers.lazy.flatMap { $0.views ?? [] }.first(where: mentioned.contains).map {
      "'\($0)' is there, which is mentioned and not shown"
    }
  }

  private var controls: [ScenarioRecord.Element] { visible.filter { $0.kind != .text && $0.kind != .image } }

  private var noSuchControl: String {
    let labels = controls.map { "\"\($0.label)\"" }
    return "no control is called that; there is \(labels.isEmpty ? "none" : labels.joined(separator: ", "))"
  }

  /// The texts to be read. The label of a field is its placeholder, which gives way to what is typed.
  private var texts: [String] {
    visible.filter { $0.isReadable != false && ($0.kind != .field || $0.value?.isEmpty != false) }.map(
      \.label)
  }

  private func isVisible(_ text: String) -> Bool {
    texts.contains(text)
      || state.layers.last.map { layer in
        [.alert, .dialog].contains(layer.kind) && layer.stack.last?.title == text
      } ?? false
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
    if let blocked = state.blocked { parts.append("nothing happened: \(blocked)") }
    if let seconds = state.nextDue {
      parts.append("something is due in \(duration(seconds)): 'wait' lets time pass")
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

  private func duration(_ seconds: Double) -> String {
    let whole = (seconds * 1000).rounded() / 1000
    return whole == whole.rounded() ? "\(Int(whole)) s" : "\(whole) s"
  }

  private func described(_ stack: [RecordedState.Screen]) -> String {
    stack.isEmpty ? "empty" : stack.map(\.path).joined(separator: ", ")
  }

  private func shortened(_ text: String) -> String {
    text.count > 60 ? String(text.prefix(60)).trimmingWhitespace() : text
  }
}

extension RecordedState {
  /// Where the user is: presentations, screens and tab, whatever is on them.
  fileprivate var shape: [[String]] {
    layers.map { [$0.kind.rawValue] + $0.stack.map(\.name) } + [[selectedTab ?? ""]]
  }
}

/// Whether a value's printed form is the one written: `.detail(7)` and `detail(7)`, with the name of its type
/// before it or not, and the bare name of a type for any of its values. `V1.2` names no type, and where both name
/// one, it is the same. The text `7` is no number: it is written `"7"`.
///
/// - Parameter type: The name of the value's type, without those that it stands in; nil where it is not known.
private func isValue(written: String, printed: String, type: String?) -> Bool {
  func parts(_ text: String) -> (types: [Substring], value: String) {
    var text = Substring(text)
    if text.hasPrefix(".") { text.removeFirst() }
    let head = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let names = head.split(separator: ".", omittingEmptySubsequences: false)
    guard let last = names.last, head.first?.isUppercase == true,
      names.allSatisfy({ isIdentifier(String($0)) })
    else { return ([], String(text)) }
    return (names.dropLast(), String(text[last.startIndex...]))
  }
  if type == "String", written != "String" {
    // A number, `true` or `nil` without quotes is no text.
    if written.hasPrefix("\"") { return written == "\"\(printed)\"" }
    return written == printed && isIdentifier(written) && !["true", "false", "nil"].contains(written)
  }
  var (wanted, found) = (parts(written), parts(printed))
  // A case prints without its type.
  if let type, found.types.isEmpty, found.value.first?.isUppercase == false {
    found.types = [Substring(type)]
  }
  let common = min(wanted.types.count, found.types.count)
  let isOfType = wanted.types.suffix(common) == found.types.suffix(common)
  if isOfType, wanted.value == found.value { return true }
  guard written.first?.isUppercase == true, isIdentifier(written) else { return false }
  return found.value.hasPrefix(written + "(") || type == written
}

extension String {
  /// Whether this is a part of the words that many messages begin with, as `Fatal error` is, and the message says more.
  fileprivate func isOpening(of crash: String) -> Bool {
    guard
      let opening = RecordedRun.openings.first(where: {
        crash.contains("\($0): ") || crash.hasPrefix("\($0) ")
      })
    else { return false }
    return "\(opening): ".lowercased().contains(lowercased()) && !crash.hasSuffix("\(opening): ")
  }
}

/// Curly quotes made straight, for comparing.
private func folded(_ text: String) -> String {
  String(text.map { "“”„".contains($0) ? "\"" : "‘’".contains($0) ? "'" : $0 })
}

extension RecordedState {
  /// The state with what was said and made before it put first.
  fileprivate func after(_ other: RecordedState) -> RecordedState {
    var state = self
    state.console = other.console + console
    state.prints = other.prints + prints
    state.initialized = other.initialized + initialized
    return state
  }
}

extension ScenarioAction {
  fileprivate var isBinding: Bool { if case .bind = self { true } else { false } }
  fileprivate var isWaiting: Bool { if case .wait = self { true } else { false } }
}
