import Foundation
package import HandbookModel

/// What can be done with the code of one side, from where a scenario opens it: the raw material of an `Exploration`.
package struct ExploredCode: Hashable, Codable, Sendable {
  package struct State: Hashable, Codable, Sendable {
    package var layers: [RecordedState.Layer]
    package var tabs: [String]
    package var selectedTab: String?
    package var crash: String?
    /// Whether each bound path can be written down; nil where none is bound.
    package var encodes: Bool?
  }

  package var actions: [Exploration.Action] = []
  package var states: [State] = []
  /// In the order they were tried, the one that opens the app first; `to` and `from` are numbers of states.
  package var edges: [Exploration.Edge] = []
  /// States whose actions were not all tried.
  package var open: Set<Int> = []
  /// Actions of the longest trail.
  package var deepest = 0
  /// Why nothing can be said; nil where the exploration went as far as its bounds.
  package var failure: String?
  /// Whether the machine, or its load, had no part in it.
  package var isRepeatable = true

  var isClosed: Bool { open.isEmpty }

  /// Whether its numbers are those of actions and states that it has: what was kept may be damaged.
  package var isWhole: Bool {
    open.allSatisfy(states.indices.contains)
      && edges.allSatisfy { edge in
        states.indices.contains(edge.to) && edge.from.map(states.indices.contains) ?? true
          && edge.action.map(actions.indices.contains) ?? true
      }
  }

  /// The shortest trail to each state, as edges after the first.
  var trails: [[Int]] {
    var trails = [[Int]?](repeating: nil, count: states.count)
    for (index, edge) in edges.enumerated() where trails[edge.to] == nil {
      trails[edge.to] = edge.from.map { (trails[$0] ?? []) + [index] } ?? []
    }
    return trails.map { $0 ?? [] }
  }

  /// The actions on the way to an edge and with it, as indices into `actions`.
  func actions(to edge: Int, trails: [[Int]]) -> [Int] {
    let before = edges[edge].from.map { trails[$0] } ?? []
    return (before + [edge]).compactMap { edges[$0].action }
  }
}

/// Reads what a program that explores wrote, by number of run.
///
/// - Parameter runs: By number.
func exploredCodes(_ output: String, runs: [Int: ScenarioRun]) -> [Int: ExploredCode] {
  let decoder = JSONDecoder()
  var readers: [Int: ExplorationReader] = [:]
  for line in output.split(separator: "\n") {
    guard let report = try? decoder.decode(ExploreReport.self, from: Data(line.utf8)),
      let run = runs[report.run]
    else { continue }
    readers[report.run, default: ExplorationReader(lines: run.explored ?? [])].take(report, decoder)
  }
  return runs.mapValues { _ in ExploredCode(failure: "it was not performed", isRepeatable: false) }
    .merging(readers.mapValues(\.result)) { _, read in read }
}

/// An action of a user, as the model wrote it.
struct ExploredAction: Decodable {
  enum Verb: String, Decodable {
    case tap, doubleTap, press, selectTab, back, swipeDown, tapOutside, pullDown, swipeLeft, swipeRight,
      choose
  }
  var verb: Verb
  var label: String?
  var number: Int?
  var picker: String?
}

/// A line that a program wrote: an edge, or the end.
private struct ExploreReport: Decodable {
  struct Step: Decodable {
    struct Value<Content: Decodable>: Decodable { var _0: Content }
    var action: Value<ExploredAction>?
    var line: Value<Int>?
  }
  struct End: Decodable {
    var open: [Int]
    var reason: String?
    var isMachine: Bool
  }
  var run: Int
  var number: Int?
  var from: Int?
  var step: Step?
  var report: RunReportContent?
  var end: End?
}

/// What the last record of a trail says.
private struct Arrival: Decodable {
  var begins: Int?
  var key: String?
  var encodes: Bool?
}

private struct ExplorationReader {
  let lines: [ScenarioCommand]
  private var code = ExploredCode()
  private var stateOfKey: [String: Int] = [:]
  private var stateOfEnd: [ExploredCode.State: Int] = [:]
  /// By number of the edge that led to it.
  private var stateAfter: [Int: Int] = [:]
  private var depths: [Int] = []
  private var actions: [Exploration.Action: Int] = [:]
  private var hasEnded = false

  init(lines: [ScenarioCommand]) { self.lines = lines }

  var result: ExploredCode {
    var code = code
    if !hasEnded, code.failure == nil {
      code.failure = "its program ended early"
      code.isRepeatable = false
    }
    return code
  }

  mutating func take(_ report: ExploreReport, _ decoder: JSONDecoder) {
    if let end = report.end {
      hasEnded = true
      code.open = Set(end.open.compactMap { stateAfter[$0] })
      if let reason = end.reason, code.failure == nil {
        code.failure = reason
        code.isRepeatable = !end.isMachine
      }
    } else if let number = report.number, let content = report.report {
      take(number, report.from.flatMap { stateAfter[$0] }, report.step, content, decoder)
    }
  }

  private mutating func take(
    _ number: Int, _ from: Int?, _ step: ExploreReport.Step?, _ content: RunReportContent,
    _ decoder: JSONDecoder
  ) {
    let recorded = RecordedRun(content, decoder)
    let arrival = content.records.last.flatMap {
      try? decoder.decode(Arrival.self, from: Data($0.json.utf8))
    }
    let told = recorded.states.sorted { $0.key < $1.key }.map(\.value)
    var crash: String?
    switch recorded.ending {
    case .performed: break
    // It ended in what it did, not while its state was written down.
    case .ended(let text) where arrival?.begins != nil: crash = text
    case .neverRested: crash = "never comes to rest: the views change again and again"
    // A line of the document that cannot be done here.
    case .refused where from != nil: return
    case .refused(let text): return fail("'open' \(text)")
    case .ended: return fail("a state could not be told from others")
    case .modelFailed(let text): return fail("the model failed: \(text)")
    case .tookTooLong, .notRun:
      code.isRepeatable = false
      return fail("it took too long")
    case .usedTooMuchMemory: return fail("it used too much memory")
    case .printedTooMuch: return fail("it printed too much")
    case .stopped, .brokeRecord: return fail("the app stopped its own process")
    }
    let last = told.last
    let before = from.map { code.states[$0] }
    var state = ExploredCode.State(
      layers: last?.layers ?? before?.layers ?? [], tabs: last?.tabs ?? before?.tabs ?? [],
      selectedTab: last.map(\.selectedTab) ?? before?.selectedTab, crash: crash ?? last?.crash,
      encodes: arrival?.encodes)
    let depth = from.map { depths[$0] + 1 } ?? 0
    code.deepest = max(code.deepest, depth)
    let index = step.flatMap { place(of: $0) }
    let to: Int
    if let key = arrival?.key {
      to = stateOfKey[key] ?? add(state, depth)
      stateOfKey[key] = to
    } else {
      guard state.crash != nil else { return fail("a state could not be told from others") }
      state.encodes = nil
      to = stateOfEnd[state] ?? add(state, depth)
      stateOfEnd[state] = to
    }
    stateAfter[number] = to
    code.edges.append(
      Exploration.Edge(
        from: from, action: index, to: to, console: told.flatMap(\.console),
        prints: told.flatMap(\.prints) + (crash == nil ? [] : recorded.prints),
        opened: told.flatMap { $0.opened ?? [] }, blocked: last?.blocked))
  }

  private mutating func add(_ state: ExploredCode.State, _ depth: Int) -> Int {
    code.states.append(state)
    depths.append(depth)
    return code.states.count - 1
  }

  private mutating func fail(_ reason: String) { code.failure = code.failure ?? reason }

  /// Its place in the table.
  private mutating func place(of step: ExploreReport.Step) -> Int? {
    let action: Exploration.Action
    if let touch = step.action?._0 {
      action = Exploration.Action(touch)
    } else if let number = step.line?._0, lines.indices.contains(number) {
      action = Exploration.Action(lines[number])
    } else {
      return nil
    }
    if let index = actions[action] { return index }
    actions[action] = code.actions.count
    code.actions.append(action)
    return code.actions.count - 1
  }
}

extension Exploration.Action {
  /// What a user does, as a line of a scenario.
  fileprivate init(_ action: ExploredAction) {
    let quoted = action.label.map(scenarioLiteral) ?? ""
    let words: (Kind, String) =
      switch action.verb {
      case .tap: (.tap, "tap \(quoted)")
      case .doubleTap: (.other, "double tap \(quoted)")
      case .press: (.other, "press \(quoted)")
      case .selectTab: (.selectTab, "select tab \(quoted)")
      case .back: (.back, "back")
      case .swipeDown: (.swipeDown, "swipe down")
      case .tapOutside: (.tapOutside, "tap outside")
      case .pullDown: (.other, "pull down")
      case .swipeLeft: (.swipe, quoted.isEmpty ? "swipe left" : "swipe left \(quoted)")
      case .swipeRight: (.swipe, quoted.isEmpty ? "swipe right" : "swipe right \(quoted)")
      case .choose:
        (.choose, "choose \(quoted)" + (action.picker.map { " in \(scenarioLiteral($0))" } ?? ""))
      }
    self.init(
      kind: words.0, text: words.1 + (action.number.map { " number \($0)" } ?? ""), label: action.label,
      number: action.number)
  }

  /// A line of the document.
  fileprivate init(_ command: ScenarioCommand) {
    var label: String?
    let kind: Kind
    switch command.kind {
    case .action(.type(_, let field)): (kind, label) = (.type, field)
    case .action(.run): kind = .run
    case .action(.openURL): kind = .openURL
    case .action(.size): kind = .size
    case .action(.submit): kind = .submit
    case .action(.choose(let option, _)): (kind, label) = (.choose, option)
    default: kind = .other
    }
    self.init(kind: kind, text: command.text, label: label)
  }
}

/// The text in quotes, as a scenario reads it.
func scenarioLiteral(_ text: String) -> String {
  "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: " "))\""
}
