package import HandbookModel

/// Holds a claim against every state that was explored.
package func judge(_ claim: ScenarioClaim, on code: ExploredCode) -> Exploration.Claim {
  let trails = code.trails
  func failing(at edge: Int, _ actual: String) -> Exploration.Claim {
    Exploration.Claim(
      text: claim.shown, holds: false, trail: code.actions(to: edge, trails: trails), actual: actual)
  }
  for (index, edge) in code.edges.enumerated() {
    if let actual = actual(claim.kind, edge, code) { return failing(at: index, actual) }
  }
  if claim.kind == .backLeadsBack, let (trail, actual) = wrongWayBack(code, trails) {
    return Exploration.Claim(text: claim.shown, holds: false, trail: trail, actual: actual)
  }
  return Exploration.Claim(text: claim.shown, holds: true)
}

/// What is the case instead after an action; nil where the claim holds there.
private func actual(_ claim: ScenarioClaim.Kind, _ edge: Exploration.Edge, _ code: ExploredCode) -> String? {
  let state = code.states[edge.to]
  switch claim {
  case .noWarnings: return edge.console.first.map { "the console says '\(firstLine($0))'" }
  case .noCrash: return state.crash.map { "the app ends: \($0)" }
  case .noneTwice(let name):
    let stack = state.layers.map(\.stack).first { stack in stack.count { $0.isCalled(name) } > 1 }
    return stack.map { "the stack is \($0.map(\.name).joined(separator: ", "))" }
  case .noSheet(let name):
    let layer = state.layers.dropFirst().first { layer in
      layer.kind != .window && layer.kind != .alert && layer.kind != .dialog
        && (layer.stack.last?.isCalled(name) == true || layer.stack.first?.isCalled(name) == true)
    }
    return layer.map { "a \($0.kind.rawValue) shows \(name)" }
  case .pathEncodes:
    guard state.encodes == false else { return nil }
    let path = state.layers.last { $0.path != nil }?.path ?? []
    return "the path [\(path.joined(separator: ", "))] cannot be encoded"
  case .backLeadsBack: return nil
  }
}

/// The first `back` after a push by the user that does not show what was there before the push.
private func wrongWayBack(_ code: ExploredCode, _ trails: [[Int]]) -> (trail: [Int], actual: String)? {
  var backs: [Int: Int] = [:]
  for (index, edge) in code.edges.enumerated() {
    if let from = edge.from, edge.action.map({ code.actions[$0].kind }) == .back { backs[from] = index }
  }
  var found: (trail: [Int], actual: String)?
  for (index, edge) in code.edges.enumerated() {
    guard let from = edge.from, edge.action.map({ code.actions[$0].kind }) == .tap else { continue }
    let (before, pushed) = (code.states[from], code.states[edge.to])
    guard before.layers.count == pushed.layers.count, before.selectedTab == pushed.selectedTab,
      let old = before.layers.last?.stack, let new = pushed.layers.last?.stack, new.count > old.count,
      let back = backs[edge.to]
    else { continue }
    let after = code.states[code.edges[back].to]
    let shown = after.layers.last?.stack ?? []
    guard
      after.layers.count != before.layers.count || after.selectedTab != before.selectedTab
        || shown.map(\.name) != old.map(\.name)
    else { continue }
    let trail = code.actions(to: index, trails: trails) + [code.edges[back].action!]
    if found.map({ trail.count < $0.trail.count }) ?? true {
      found = (
        trail,
        "back from \(new.last?.name ?? "") leads to \(shown.last?.name ?? "nothing"), not to \(old.last?.name ?? "")"
      )
    }
  }
  return found
}

extension ScenarioClaim {
  /// As a page and JSON carry it.
  fileprivate var shown: String {
    text.hasPrefix("always ") ? String(text.dropFirst("always ".count)).trimmingWhitespace() : text
  }
}

/// Says that a claim does not hold, with the way to where it does not.
package func diagnostic(for claim: ScenarioClaim, _ judged: Exploration.Claim, on code: ExploredCode)
  -> Diagnostic?
{
  if judged.holds {
    return code.reasonToHold(claim.kind).map {
      Diagnostic(
        .error, "ScenarioAlwaysSo", "'\(claim.text)' proves nothing: \($0)", at: claim.range,
        help: "open a view where it could be otherwise, or leave the line out")
    }
  }
  let trail = judged.trail.map { "'\(code.actions[$0].text)'" }
  let way =
    trail.isEmpty
    ? "once it is open"
    : "after \(trail.count == 1 ? "" : "\(trail.count) actions, ")\(trail.joined(separator: ", "))"
  return Diagnostic(
    .error, "ScenarioNotAlways",
    "'\(claim.text)' does not hold: \(way), \(judged.actual ?? "it does not hold")",
    at: claim.range)
}

extension ExploredCode {
  /// Why a claim could not be wrong in any state that was reached; nil where it could.
  fileprivate func reasonToHold(_ claim: ScenarioClaim.Kind) -> String? {
    switch claim {
    case .pathEncodes:
      return states.allSatisfy { $0.encodes == nil } ? "no stack there binds its path" : nil
    case .backLeadsBack:
      return states.contains { $0.layers.contains { $0.stack.count > 1 } }
        ? nil : "nothing there pushes a screen"
    case .noWarnings, .noCrash, .noneTwice, .noSheet: return nil
    }
  }
}

/// Of a message of several lines the first, which it is known by.
func firstLine(_ text: String) -> String {
  text.split(separator: "\n").first.map(String.init) ?? text
}
