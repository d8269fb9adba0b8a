package import HandbookModel

/// The result of exploring one comparison, as text and as JSON.
package struct ExplorationReport: Encodable {
  package var file: String
  /// The line, from 1, of the snippet that carries the exploration.
  package var line: Int
  package var exploration: Exploration?
  /// Why there is none.
  package var reason: String?
  /// A scenario for each side that shows what tells the sides apart, ready to paste.
  package var scenarios: [Scenario] = []

  package struct Scenario: Encodable {
    package var role: Snippet.Role
    package var text: String
  }

  /// The text that `handbook explore` prints. It ends with an empty line.
  package var text: String {
    var lines = ["\(file):\(line)"]
    guard let exploration else {
      return (lines + ["  not explored: \(reason ?? "")", ""]).joined(separator: "\n")
    }
    for side in exploration.sides {
      lines.append("  \(side.role.rawValue): \(side.extent(exploration.bounds))")
      for claim in side.always {
        let words = claim.text.hasPrefix("never ") ? claim.text : "always \(claim.text)"
        lines.append(
          "    \(words): " + (claim.holds ? "\(side.scope(exploration.bounds))" : "no, \(claim.actual ?? "")")
        )
      }
    }
    if exploration.sides.count == 2 {
      if let shortest = exploration.shortest {
        let way = shortest.map { exploration.actions[$0].text }
        lines.append(
          "  they differ " + (way.isEmpty ? "once they are open" : "after \(counted(way.count, "action")):"))
        lines += way.map { "    \($0)" }
        lines.append("  \(exploration.difference ?? "")")
      } else {
        lines.append(
          exploration.sides.allSatisfy(\.isClosed)
            ? "  nothing tells them apart" : "  nothing tells them apart as far as was tried")
      }
    }
    for scenario in scenarios {
      lines += ["", "  for the \(scenario.role.rawValue) code:", "", "```scenario", scenario.text + "```"]
    }
    return (lines + [""]).joined(separator: "\n")
  }
}

/// The explorations of a book in reading order, and those that were asked for but failed.
package func explorations(in book: Book, _ reports: SnippetReports) -> [ExplorationReport] {
  book.documents.flatMap { page in
    page.snippets.compactMap { snippet -> ExplorationReport? in
      let id = SnippetID(page: page.path, index: snippet.index)
      let exploration = reports.reports[id]?.exploration
      let reason = reports.unexplored[id]
      guard exploration != nil || reason != nil else { return nil }
      return ExplorationReport(
        file: snippet.range.file, line: snippet.range.start.line, exploration: exploration, reason: reason,
        scenarios: exploration.map(scenarios) ?? [])
    }
  }
}

extension Exploration.Side {
  /// "23 states, 40 edges: all there are", or which bound cut the exploration.
  fileprivate func extent(_ bounds: Exploration.Bounds) -> String {
    let size = "\(counted(states.count, "state")), \(counted(edges.count - 1, "edge"))"
    guard !isClosed else { return "\(size): all there are" }
    let cut = states.count < bounds.states ? "after \(counted(deepest, "action"))" : "there"
    return "\(size); cut \(cut), with \(counted(open.count, "state")) not tried out"
  }

  /// In how many states a claim was found to hold.
  fileprivate func scope(_ bounds: Exploration.Bounds) -> String {
    isClosed || states.count >= bounds.states
      ? "in \(isClosed ? "all " : "")\(counted(states.count, "state"))\(isClosed ? "" : ", of more")"
      : "in \(counted(states.count, "state")) within \(counted(deepest, "action"))"
  }
}

private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

/// For each side, a scenario that takes the shortest way to what tells the sides apart, and expects what is
/// there.
private func scenarios(_ exploration: Exploration) -> [ExplorationReport.Scenario] {
  guard exploration.sides.count == 2, let shortest = exploration.shortest else { return [] }
  let ends = exploration.sides.map { end(of: shortest, on: $0) }
  return zip(exploration.sides, ends).enumerated().compactMap { index, pair in
    let (side, end) = pair
    // A side that does not offer the last action gets no scenario.
    guard let end else { return nil }
    let other = ends[1 - index]
    var lines = side.opening + shortest.map { exploration.actions[$0].text }
    lines += expectations(of: end, on: side, unlike: other.map { ($0, exploration.sides[1 - index]) })
    return .init(role: side.role, text: lines.map { $0 + "\n" }.joined())
  }
}

/// The last edge of a trail, and what the console said along it; nil if this side does not offer all of its
/// actions.
private func end(of trail: [Int], on side: Exploration.Side) -> (edge: Exploration.Edge, console: [String])? {
  guard var edge = side.edges.first else { return nil }
  var console = edge.console
  for action in trail {
    guard let next = side.edges.first(where: { $0.from == edge.to && $0.action == action }) else {
      return nil
    }
    edge = next
    console += edge.console
  }
  return (edge, console)
}

private func expectations(
  of end: (edge: Exploration.Edge, console: [String]), on side: Exploration.Side,
  unlike other: (end: (edge: Exploration.Edge, console: [String]), side: Exploration.Side)?
) -> [String] {
  let view = side.views[side.states[end.edge.to]]
  if let crash = view.crash { return ["expect crash \(quoted(String(crash.prefix(60))))"] }
  var lines: [String] = []
  let theirs = other.map { $0.side.views[$0.side.states[$0.end.edge.to]] }
  if let top = view.layers.last(where: { $0.kind != .alert && $0.kind != .dialog }), !top.stack.isEmpty {
    lines.append("expect stack \(top.stack.map(\.name).joined(separator: ", "))")
    if let path = top.path, path != theirs?.layers.last?.path {
      lines.append("expect path \(path.isEmpty ? "empty" : path.joined(separator: ", "))")
    }
  }
  let kind = view.layers.last?.kind
  if kind == .alert || kind == .dialog {
    if let title = view.layers.last?.stack.last?.title { lines.append("expect alert \(quoted(title))") }
  } else if let theirs, theirs.layers.contains(where: { $0.kind == .alert || $0.kind == .dialog }) {
    lines.append("expect no alert")
  }
  if let theirs, theirs.layers.count != view.layers.count, view.layers.count == 1 {
    lines.append("expect no sheet")
  }
  if let tab = view.selectedTab, tab != theirs?.selectedTab { lines.append("expect tab \(quoted(tab))") }
  if let first = end.console.first {
    lines.append("expect warning \(quoted(String(first.prefix(60))))")
  } else if other?.end.console.isEmpty == false {
    lines.append("expect no warnings")
  }
  if end.edge.prints != other?.end.edge.prints, !end.edge.prints.isEmpty {
    lines.append("expect prints \(end.edge.prints.map(quoted).joined(separator: ", "))")
  }
  for address in end.edge.opened where other?.end.edge.opened.contains(address) != true {
    lines.append("expect opens \(quoted(address))")
  }
  let labels = Set(view.layers.last?.stack.last?.content.map(\.label) ?? [])
  let others = Set(theirs?.layers.last?.stack.last?.content.map(\.label) ?? [])
  let own = (view.layers.last?.stack.last?.content ?? []).map(\.label).first {
    !others.contains($0) && !$0.isEmpty
  }
  if let own {
    lines.append("expect text \(quoted(own))")
  } else if let gone = others.subtracting(labels).sorted().first(where: { !$0.isEmpty }) {
    lines.append("expect no text \(quoted(gone))")
  }
  return lines
}

private func quoted(_ text: String) -> String {
  let first = text.split(separator: "\n", omittingEmptySubsequences: false).first.map(String.init) ?? ""
  return "\"\(first.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
}
