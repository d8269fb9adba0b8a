import HandbookModel

/// What tells two sides of a comparison apart.
package struct Difference: Hashable {
  /// What differs, the gravest first.
  package enum Kind: Int, Comparable {
    case crash, warning, presentation, tab, stack, path, effect, action, text
    package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }
  package var kind: Kind
  /// "Incorrect: …; Correct: …".
  package var text: String
  /// All that differs there, in the same words.
  package var all: Set<String>
  /// Texts of the actions that lead to it.
  package var trail: [String]
}

/// Takes both sides through the same actions, breadth first, until they differ.
///
/// - Parameter names: Types that only one of the sides declares: that a view is called by one is no difference.
/// - Returns: Of the differences that take the fewest actions the gravest; nil where none was found.
package func tellApart(_ first: ExploredCode, _ second: ExploredCode, names: Set<String>) -> Difference? {
  PairWalker(first: first, second: second, names: names).search { $0.min { $0.kind < $1.kind } }
}

/// Takes both sides through the actions of a scenario.
///
/// - Parameter trail: Texts of the actions after `open`.
/// - Returns: The gravest difference on the way, where it shows first; nil where there is none, or where the way
///   leads beyond what was explored.
package func tellApart(
  _ first: ExploredCode, _ second: ExploredCode, names: Set<String>, along trail: [String]
) -> Difference? {
  PairWalker(first: first, second: second, names: names).follow(trail)
}

/// The fewest actions after which the sides differ in all that they differ in there.
///
/// - Returns: nil where it takes as many as the difference's own trail has.
package func shorterTrail(
  to difference: Difference, _ first: ExploredCode, _ second: ExploredCode, names: Set<String>
) -> [String]? {
  PairWalker(first: first, second: second, names: names).search(
    beyondDifferences: true, within: difference.trail.count - 1
  ) { found in found.first { $0.all.isSuperset(of: difference.all) } }?.trail
}

private struct PairWalker {
  let first: ExploredCode
  let second: ExploredCode
  let names: Set<String>
  private let outgoing: ([Int: [Step]], [Int: [Step]])

  private typealias Step = (action: String, edge: Exploration.Edge)

  private struct Pair: Hashable {
    var first: Int
    var second: Int
  }

  init(first: ExploredCode, second: ExploredCode, names: Set<String>) {
    self.first = first
    self.second = second
    self.names = names
    outgoing = (Self.edges(of: first), Self.edges(of: second))
  }

  /// Goes through the pairs of states that the same actions lead to.
  ///
  /// - Parameters:
  ///   - beyondDifferences: Whether it goes on where the sides differ, as long as both can.
  ///   - limit: Number of actions.
  ///   - chosen: Asked of the differences that take equally many actions, fewest first; an answer ends the search.
  func search(
    beyondDifferences: Bool = false, within limit: Int = .max, _ chosen: ([Difference]) -> Difference?
  ) -> Difference? {
    guard let start = first.edges.first, let other = second.edges.first, limit >= 0 else { return nil }
    if let opening = told(differences(start, other), []), let answer = chosen([opening]) { return answer }
    var level: [(pair: Pair, trail: [String])] = [(Pair(first: start.to, second: other.to), [])]
    var seen: Set<Pair> = [level[0].pair]
    var count = 0
    while !level.isEmpty, count < limit {
      count += 1
      var next: [(pair: Pair, trail: [String])] = []
      var found: [Difference] = []
      // Of a state that was not tried out it is not known what it offers.
      for (pair, trail) in level where !isOpen(pair) {
        for (action, edges) in steps(from: pair) {
          let trail = trail + [action]
          if let difference = told(differences(after: action, edges), trail) {
            found.append(difference)
            guard beyondDifferences else { continue }
          }
          guard let ours = edges.0, let theirs = edges.1 else { continue }
          let pair = Pair(first: ours.to, second: theirs.to)
          if seen.insert(pair).inserted { next.append((pair, trail)) }
        }
      }
      if let answer = chosen(found) { return answer }
      level = next
    }
    return nil
  }

  func follow(_ trail: [String]) -> Difference? {
    guard let start = first.edges.first, let other = second.edges.first else { return nil }
    var found = told(differences(start, other), [])
    var pair = Pair(first: start.to, second: other.to)
    for (index, action) in trail.enumerated() {
      guard !isOpen(pair), let edges = steps(from: pair).first(where: { $0.action == action })?.edges else {
        return nil
      }
      if let new = told(differences(after: action, edges), Array(trail[...index])) {
        if found.map({ new.kind < $0.kind }) ?? true { found = new }
      }
      // Where one side cannot go on, there is nothing more to compare.
      guard let ours = edges.0, let theirs = edges.1 else { return found }
      pair = Pair(first: ours.to, second: theirs.to)
    }
    return found
  }

  private func isOpen(_ pair: Pair) -> Bool {
    first.open.contains(pair.first) || second.open.contains(pair.second)
  }

  /// What can be done on either side, and the edges of those that offer it.
  private func steps(
    from pair: Pair
  ) -> [(action: String, edges: (Exploration.Edge?, Exploration.Edge?))] {
    let (ours, theirs) = (outgoing.0[pair.first, default: []], outgoing.1[pair.second, default: []])
    return ours.map { step in (step.action, (step.edge, theirs.first { $0.action == step.action }?.edge)) }
      + theirs.filter { step in !ours.contains { $0.action == step.action } }.map {
        ($0.action, (nil, $0.edge))
      }
  }

  private typealias Found = (kind: Difference.Kind, incorrect: String, correct: String)

  private func differences(
    after action: String, _ edges: (Exploration.Edge?, Exploration.Edge?)
  ) -> [Found] {
    guard let ours = edges.0 else { return [(.action, "'\(action)' cannot be done", "it can")] }
    guard let theirs = edges.1 else { return [(.action, "'\(action)' can be done", "it cannot")] }
    return differences(ours, theirs)
  }

  private static func edges(of code: ExploredCode) -> [Int: [Step]] {
    var edges: [Int: [Step]] = [:]
    for edge in code.edges {
      guard let from = edge.from, let action = edge.action else { continue }
      edges[from, default: []].append((code.actions[action].text, edge))
    }
    return edges
  }

  /// - Returns: nil where nothing differs.
  private func told(_ differences: [Found], _ trail: [String]) -> Difference? {
    guard let gravest = differences.first else { return nil }
    let texts = differences.map { "Incorrect: \($0.incorrect); Correct: \($0.correct)" }
    return Difference(kind: gravest.kind, text: texts[0], all: Set(texts), trail: trail)
  }

  /// What differs after an action that both sides took, the gravest first.
  private func differences(_ a: Exploration.Edge, _ b: Exploration.Edge) -> [Found] {
    var found: [Found] = []
    let (x, y) = (first.states[a.to], second.states[b.to])
    if x.crash.map(neutral) != y.crash.map(neutral) {
      func said(_ crash: String?) -> String {
        crash.map { "the app ends: \(firstLine($0))" } ?? "the app goes on"
      }
      return [(.crash, said(x.crash), said(y.crash))]
    }
    if a.console.map(neutral) != b.console.map(neutral) {
      func said(_ lines: [String]) -> String {
        lines.isEmpty
          ? "the console says nothing" : "the console says '\(lines.map(firstLine).joined(separator: " / "))'"
      }
      found.append((.warning, said(a.console), said(b.console)))
    }
    if x.layers.map(\.kind) != y.layers.map(\.kind) {
      func said(_ state: ExploredCode.State) -> String {
        let shown = state.layers.dropFirst().map { "\($0.kind.rawValue) \($0.stack.last?.name ?? "")" }
        return shown.isEmpty ? "nothing is presented" : "\(shown.joined(separator: ", ")) is up"
      }
      found.append((.presentation, said(x), said(y)))
    }
    if x.selectedTab != y.selectedTab || x.tabs != y.tabs {
      func said(_ state: ExploredCode.State) -> String {
        state.selectedTab.map { "the tab is \"\($0)\" of \(state.tabs.joined(separator: ", "))" }
          ?? "no tab is selected"
      }
      found.append((.tab, said(x), said(y)))
    }
    for (ours, theirs) in zip(x.layers, y.layers) {
      guard
        ours.stack.count != theirs.stack.count
          || !zip(ours.stack, theirs.stack).allSatisfy(areCalledAlike)
      else { continue }
      func said(_ layer: RecordedState.Layer) -> String {
        "the stack is \(layer.stack.map(\.name).joined(separator: ", "))"
      }
      found.append((.stack, said(ours), said(theirs)))
    }
    for (ours, theirs) in zip(x.layers, y.layers) {
      guard let path = ours.path, let other = theirs.path, path.count != other.count else { continue }
      func said(_ path: [String]) -> String {
        path.isEmpty ? "the path is empty" : "the path is [\(path.joined(separator: ", "))]"
      }
      found.append((.path, said(path), said(other)))
    }
    if a.opened != b.opened {
      func said(_ opened: [String]) -> String {
        opened.isEmpty ? "nothing is opened" : "\(opened.joined(separator: ", ")) is opened"
      }
      found.append((.effect, said(a.opened), said(b.opened)))
    }
    if a.prints.map(neutral) != b.prints.map(neutral) {
      func said(_ lines: [String]) -> String {
        lines.isEmpty ? "nothing is printed" : "'\(lines.joined(separator: " / "))' is printed"
      }
      found.append((.effect, said(a.prints), said(b.prints)))
    }
    if (a.blocked == nil) != (b.blocked == nil) {
      func said(_ blocked: String?) -> String {
        blocked.map { "nothing happens: \($0)" } ?? "it has an effect"
      }
      found.append((.action, said(a.blocked), said(b.blocked)))
    }
    for (ours, theirs) in zip(x.layers, y.layers) {
      let (mine, yours) = (texts(of: ours), texts(of: theirs))
      guard mine != yours else { continue }
      func said(_ texts: [String], _ others: [String]) -> String {
        let own = texts.filter { !others.contains($0) }
        return own.isEmpty ? "nothing else is to be seen" : "\(own.joined(separator: ", ")) is to be seen"
      }
      if Set(mine) == Set(yours) {
        found.append((.text, "in this order: \(mine.joined(separator: ", "))", yours.joined(separator: ", ")))
      } else {
        found.append((.text, said(mine, yours), said(yours, mine)))
      }
    }
    return found
  }

  /// Everything to be read on a layer: titles, texts, controls, and whether they can be used.
  private func texts(of layer: RecordedState.Layer) -> [String] {
    let title = layer.stack.last?.title.map { ["the title \"\($0)\""] } ?? []
    return title
      + (layer.visible ?? []).map { "\"\($0.label)\"" + ($0.isEnabled ? "" : " (disabled)") }
  }

  private func areCalledAlike(_ a: RecordedState.Screen, _ b: RecordedState.Screen) -> Bool {
    if a.isCalled(b.name) || b.isCalled(a.name) { return true }
    return names.contains(a.name) || names.contains(b.name)
  }

  /// The text without the names that only one side declares.
  private func neutral(_ text: String) -> String {
    guard names.contains(where: { text.contains($0) }) else { return text }
    return text.replacing(#/[A-Za-z_][A-Za-z0-9_]*/#) {
      names.contains(String($0.output)) ? "·" : String($0.output)
    }
  }
}

/// Types that only one of two programs declares.
package func namesOfOneSide(_ first: String, _ second: String) -> Set<String> {
  func declared(_ code: String) -> Set<String> {
    Set(
      code.matches(of: #/\b(?:struct|class|enum|actor|protocol|typealias)\s+([A-Za-z_][A-Za-z0-9_]*)/#).map {
        String($0.1)
      })
  }
  return declared(first).symmetricDifference(declared(second))
}
