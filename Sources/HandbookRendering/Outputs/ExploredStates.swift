import HandbookModel

/// The file of a page's explorations, which `explore.js` reads when a reader uses a device.
///
/// Every state is drawn here by the templates that draw recorded steps. States of an app look much alike, and both sides
/// do: their markup is kept as numbers of lines, and each line is there once. The file is
///
///     handbook.explored({"lines": [line …], "notes": [[line …] …], "of": {anchor: comparison …}})
///
/// with, for each comparison, `actions`: `[text, place, label, number]`, and `sides`: `name`, `role` (its class), `views` (lines of each drawing),
/// `states` (the view of each), `edges` (of each state `[action, state, note]`), `start` (the note of `open`), `open` (states from
/// which not all was tried) and `reach` (actions from the start within which all was).
struct ExploredStates {
  let templates: TemplateLibrary
  private var lines = Table<[UInt8]>()
  private var notes = Table<[Int]>()
  private var comparisons: [String: JSON] = [:]

  init(templates: TemplateLibrary) { self.templates = templates }

  static let folder = "explored/"

  /// Where the file of a page stands.
  ///
  /// - Parameter page: `rules/x.html`.
  static func path(of page: String) -> String { "\(folder)\(page.dropLast(5)).js" }

  mutating func add(_ exploration: Exploration, anchor: String) {
    comparisons[anchor] = .object([
      "actions": .list(exploration.actions.map(packed)), "sides": .list(exploration.sides.map { packed($0) }),
    ])
  }

  func file(_ path: String) -> OutputFile {
    var bytes = Array("handbook.explored(".utf8)
    JSON.object([
      "lines": .strings(lines.values.map { String(decoding: $0, as: UTF8.self) }),
      "notes": .list(notes.values.map(Self.numbers)), "of": .object(comparisons),
    ]).write(to: &bytes)
    return OutputFile(path: path, bytes: bytes + ");\n".utf8)
  }

  private static func numbers(_ numbers: [Int]) -> JSON { .list(numbers.map(JSON.number)) }

  /// Where its control is drawn: an element, the back button, a tab, the sheet's edge, or nowhere.
  private func packed(_ action: Exploration.Action) -> JSON {
    let place =
      switch action.kind {
      case .tap: "element"
      case .back: "back"
      case .selectTab: "tab"
      case .swipeDown: "sheet"
      default: ""
      }
    var fields: [JSON] = [.string(action.text), .string(place)]
    if let label = action.label { fields.append(.string(label)) }
    if action.label != nil, let number = action.number { fields.append(.number(number)) }
    return .list(fields)
  }

  private mutating func packed(_ side: Exploration.Side) -> JSON {
    var edges = [[JSON]](repeating: [], count: side.states.count)
    var start = note(nil)
    for edge in side.edges {
      let note = note(edge)
      if let from = edge.from, let action = edge.action {
        edges[from].append(Self.numbers([action, edge.to, note]))
      } else {
        start = note
      }
    }
    return .object([
      "views": .list(side.views.map { Self.numbers(drawn($0)) }), "states": Self.numbers(side.states),
      "edges": .list(edges.map(JSON.list)), "open": Self.numbers(side.open),
      "start": .number(start), "name": .string(side.name ?? ""),
      "role": .string(side.role == .incorrect ? "bad" : side.role == .correct ? "good" : ""),
      "reach": side.reach.map(JSON.number),
    ])
  }

  /// The device, and the crash that ended the app.
  private mutating func drawn(_ view: Exploration.View) -> [Int] {
    let step = ScenarioRecord.Step(
      action: "", line: 0, layers: view.layers, tabs: view.tabs, selectedTab: view.selectedTab)
    return cut(templates.render("device", StepValue(steps: [step], index: 0)))
      + noted(ScenarioRecord.Step(action: "", line: 0, layers: [], crash: view.crash))
  }

  private mutating func note(_ edge: Exploration.Edge?) -> Int {
    let step = ScenarioRecord.Step(
      action: "", line: 0, layers: [], console: edge?.console ?? [], prints: edge?.prints ?? [],
      blocked: edge?.blocked)
    return notes.number(of: noted(step, opened: edge?.opened ?? []))
  }

  private mutating func noted(_ step: ScenarioRecord.Step, opened: [String] = []) -> [Int] {
    cut(templates.render("notes", StepValue(steps: [step], index: 0, opened: opened)))
  }

  private mutating func cut(_ html: [UInt8]) -> [Int] {
    html.split(separator: UInt8(ascii: "\n")).map { lines.number(of: Array($0)) }
  }
}

/// Values, each once, in the order in which they came.
private struct Table<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  mutating func number(of value: Value) -> Int {
    if let number = numbers[value] { return number }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
