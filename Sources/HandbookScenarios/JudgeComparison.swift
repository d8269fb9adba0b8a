package import HandbookModel

/// Warns of a scenario of incorrect code that shows what tells the sides apart later than it could.
///
/// What it shows is the gravest difference on its way, with all else that differs there. What follows behind that is
/// not judged: it may be what the author wants to be seen. Nothing is said of a way that leads beyond what was
/// explored. Correct code is not judged: it may have to go a long way to show that nothing is left of it.
package func longerThanNeeded(
  _ run: ScenarioRun, _ first: ExploredCode, _ second: ExploredCode, names: Set<String>
) -> Diagnostic? {
  let actions = run.actionsOnceOpen
  guard let shown = tellApart(first, second, names: names, along: actions.map(\.text)),
    let shorter = shorterTrail(to: shown, first, second, names: names)
  else { return nil }
  let way = shorter.map { "'\($0)'" }.joined(separator: ", ")
  let earlier =
    switch shorter.count {
    case 0: "it shows once the view is open"
    case 1: "\(way) alone shows the same"
    default: "\(way) show the same"
    }
  return Diagnostic(
    .warning, "ScenarioLongerThanNeeded",
    "it takes \(counted(shown.trail.count, "action")) to get here, but \(earlier): \(shown.text)",
    at: actions[shown.trail.count - 1].range, help: "leave out the steps that it does not need")
}

/// Says that nothing a user can do tells the sides of a comparison apart, as far as was tried.
///
/// - Parameter run: One of its scenarios.
package func notToldApart(from run: ScenarioRun, _ first: ExploredCode, _ second: ExploredCode) -> Diagnostic
{
  let isClosed = first.isClosed && second.isClosed
  let extent =
    isClosed
    ? "in all \(first.states.count) and \(second.states.count) states"
    : "within \(counted(min(first.deepest, second.deepest), "action"))"
  let opening = run.commands.first { if case .action(.open) = $0.kind { true } else { false } }
  return Diagnostic(
    .warning, "SidesNotToldApart",
    "nothing that can be done from here tells the incorrect code from the correct code, \(extent)",
    at: (opening ?? run.commands[0]).range,
    help: "change the example so that it shows; or say in the text why no scenario can show it, "
      + "and leave a side without one")
}

extension ScenarioRun {
  /// What is done after the view was opened.
  fileprivate var actionsOnceOpen: [ScenarioCommand] {
    let actions = commands.filter { if case .action = $0.kind { true } else { false } }
    let opening = actions.firstIndex { if case .action(.open) = $0.kind { true } else { false } }
    return opening.map { Array(actions[($0 + 1)...]) } ?? []
  }
}

private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
