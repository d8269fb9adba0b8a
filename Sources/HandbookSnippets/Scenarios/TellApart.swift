import HandbookModel

/// What tells two sides of a comparison apart.
struct Difference: Hashable {
  /// What differs, the gravest first.
  enum Kind: Int, Comparable {
    case crash, warning, presentation, tab, stack, path, effect, action, text
    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }
  var kind: Kind
  /// "Incorrect: …; Correct: …".
  var text: String
  /// Texts of the actions that lead to it.
  var trail: [String]
}

/// Takes both sides through the same actions, breadth first, until they differ.
///
/// - Parameter names: Types that only one of the sides declares: that a view is called by one is no difference.
/// - Returns: Of the differences that take the fewest actions the gravest; nil where none was found.
func tellApart(_ first: ExploredCode, _ second: ExploredCode, names: Set<String>) -> Difference? {
  let walker = PairWalker(first: first, second: second, names: names)
  return walker.walk()
}

private struct PairWalker {
  let first: ExploredCode
  let second: ExploredCode
  let names: Set<String>

  private struct Pair: Hashable {
    var first: Int
    var second: Int
  }

  func walk() -> Difference? {
    guard let start = first.edges.first, let other = second.edges.first else { return nil }
    if let difference = difference(start, other) { return told(difference, []) }
    let outgoing = (edges(of: first), edges(of: second))
    var level: [(pair: Pair, trail: [String])] = [(Pair(first: start.to, second: other.to), [])]
    var seen: Set<Pair> = [level[0].pair]
    while !level.isEmpty {
      var next: [(pair: Pair, trail: [String])] = []
      var found: Difference?
      for (pair, trail) in level {
        // Of a state that was not tried out it is not known what it offers.
        guard !first.open.contains(pair.first), !second.open.contains(pair.second) else { continue }
        let ours = outgoing.0[pair.first, default: []]
        let theirs = outgoing.1[pair.second, default: []]
        for (action, edge) in ours {
          let trail = trail + [action]
          if let other = theirs.first(where: { $0.action == action })?.edge {
            if let difference = difference(edge, other) {
              found = graver(found, told(difference, trail))
            } else {
              let pair = Pair(first: edge.to, second: other.to)
              if seen.insert(pair).inserted { next.append((pair, trail)) }
            }
          } else {
            found = graver(found, told((.action, "'\(action)' can be done", "it cannot"), trail))
          }
        }
        for (action, _) in theirs where !ours.contains(where: { $0.action == action }) {
          found = graver(found, told((.action, "'\(action)' cannot be done", "it can"), trail + [action]))
        }
      }
      if let found { return found }
      level = next
    }
    return nil
  }

  private func edges(of code: ExploredCode) -> [Int: [(action: String, edge: Exploration.Edge)]] {
    var edges: [Int: [(action: String, edge: Exploration.Edge)]] = [:]
    for edge in code.edges {
      guard let from = edge.from, let action = edge.action else { continue }
      edges[from, default: []].append((code.actions[action].text, edge))
    }
    return edges
  }

  private func graver(_ old: Difference?, _ new: Difference) -> Difference {
    old.map { $0.kind <= new.kind ? $0 : new } ?? new
  }

  private func told(_ difference: (Difference.Kind, String, String), _ trail: [String]) -> Difference {
    Difference(
      kind: difference.0, text: "Incorrect: \(difference.1); Correct: \(difference.2)", trail: trail)
  }

  /// What differs after an action that both sides took.
  private func difference(_ a: Exploration.Edge, _ b: Exploration.Edge) -> (Difference.Kind, String, String)?
  {
    let (x, y) = (first.states[a.to], second.states[b.to])
    if x.crash.map(neutral) != y.crash.map(neutral) {
      func said(_ crash: String?) -> String {
        crash.map { "the app ends: \(firstLine($0))" } ?? "the app goes on"
      }
      return (.crash, said(x.crash), said(y.crash))
    }
    if a.console.map(neutral) != b.console.map(neutral) {
      func said(_ lines: [String]) -> String {
        lines.isEmpty
          ? "the console says nothing" : "the console says '\(lines.map(firstLine).joined(separator: " / "))'"
      }
      return (.warning, said(a.console), said(b.console))
    }
    if x.layers.map(\.kind) != y.layers.map(\.kind) {
      func said(_ state: ExploredCode.State) -> String {
        let shown = state.layers.dropFirst().map { "\($0.kind.rawValue) \($0.stack.last?.name ?? "")" }
        return shown.isEmpty ? "nothing is presented" : "\(shown.joined(separator: ", ")) is up"
      }
      return (.presentation, said(x), said(y))
    }
    if x.selectedTab != y.selectedTab || x.tabs != y.tabs {
      func said(_ state: ExploredCode.State) -> String {
        state.selectedTab.map { "the tab is \"\($0)\" of \(state.tabs.joined(separator: ", "))" }
          ?? "no tab is selected"
      }
      return (.tab, said(x), said(y))
    }
    for (ours, theirs) in zip(x.layers, y.layers) {
      guard
        ours.stack.count != theirs.stack.count
          || !zip(ours.stack, theirs.stack).allSatisfy(areCalledAlike)
      else { continue }
      func said(_ layer: RecordedState.Layer) -> String {
        "the stack is \(layer.stack.map(\.name).joined(separator: ", "))"
      }
      return (.stack, said(ours), said(theirs))
    }
    for (ours, theirs) in zip(x.layers, y.layers) {
      guard let path = ours.path, let other = theirs.path, path.count != other.count else { continue }
      func said(_ path: [String]) -> String {
        path.isEmpty ? "the path is empty" : "the path is [\(path.joined(separator: ", "))]"
      }
      return (.path, said(path), said(other))
    }
    if a.opened != b.opened {
      func said(_ opened: [String]) -> String {
        opened.isEmpty ? "nothing is opened" : "\(opened.joined(separator: ", ")) is opened"
      }
      return (.effect, said(a.opened), said(b.opened))
    }
    if a.prints.map(neutral) != b.prints.map(neutral) {
      func said(_ lines: [String]) -> String {
        lines.isEmpty ? "nothing is printed" : "'\(lines.joined(separator: " / "))' is printed"
      }
      return (.effect, said(a.prints), said(b.prints))
    }
    if (a.blocked == nil) != (b.blocked == nil) {
      return (
        .action, a.blocked.map { "nothing happens: \($0)" } ?? "it has an effect",
        b.blocked.map { "nothing happens: \($0)" } ?? "it has an effect"
      )
    }
    for (ours, theirs) in zip(x.layers, y.layers) {
      let (mine, yours) = (texts(of: ours), texts(of: theirs))
      guard mine != yours else { continue }
      func said(_ texts: [String], _ others: [String]) -> String {
        let own = texts.filter { !others.contains($0) }
        return own.isEmpty ? "nothing else is to be seen" : "\(own.joined(separator: ", ")) is to be seen"
      }
      if Set(mine) == Set(yours) {
        return (.text, "in this order: \(mine.joined(separator: ", "))", yours.joined(separator: ", "))
      }
      return (.text, said(mine, yours), said(yours, mine))
    }
    return nil
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
func namesOfOneSide(_ first: String, _ second: String) -> Set<String> {
  func declared(_ code: String) -> Set<String> {
    Set(
      code.matches(of: #/\b(?:struct|class|enum|actor|protocol|typealias)\s+([A-Za-z_][A-Za-z0-9_]*)/#).map {
        String($0.1)
      })
  }
  return declared(first).symmetricDifference(declared(second))
}
