import HandbookAssembly
import HandbookCompilation
import HandbookLearning
import HandbookModel
import HandbookScenarios

/// The result of exploring a book's comparisons and claims.
struct ExploredBook {
  /// The key is the snippet whose report gets the exploration.
  var explorations: [SnippetID: Exploration] = [:]
  var unexplored: [SnippetID: String] = [:]
  var diagnostics: [Diagnostic] = []
  /// Warnings about comparisons whose sides exploring could not tell apart, each with the snippets of the
  /// comparison.
  var alike: [(snippets: [SnippetID], warning: Diagnostic)] = []

  /// - Parameter otherSides: For each snippet, how its scenarios fared on the code of the other side.
  func add(to reports: inout SnippetReports, otherSides: [SnippetID: [SnippetReport.OtherSide]]) {
    for (snippet, exploration) in explorations { reports.reports[snippet]?.exploration = exploration }
    reports.unexplored = unexplored
    reports.diagnostics += diagnostics
    for (snippets, warning) in alike {
      // A scenario can tell the sides apart by something that exploring does not compare, such as the value
      // of a control. Then the warning would be wrong.
      let isShown = snippets.contains { snippet in
        otherSides[snippet]?.contains { $0.verdict == .fails } ?? false
      }
      if !isShown { reports.diagnostics.append(warning) }
    }
  }
}

/// One piece of code to explore, or the two sides of a comparison to explore in step.
struct WantedExploration {
  /// The snippet whose report gets the exploration.
  var carrier: SnippetID
  /// All snippets with scenarios about this code.
  var snippets: [SnippetID]
  /// One for each side.
  var sides: [Side]
  var requests: [ExplorationRequest] { sides.map(\.request) }

  struct Side {
    var role: Snippet.Role
    var os: OSVersion
    var request: ExplorationRequest
    var source: String
    var claims: [ScenarioClaim]
    /// The scenario lines that open the view: `open CatalogTab()`, and the `on` and `let` lines before it.
    var opening: [String]
    /// The snippet's scenarios that begin with these lines.
    var scenarios: [ScenarioRun]
  }
}

extension SnippetChecker {
  /// What to explore in a book: comparisons with scenarios on both sides (only those with `always` lines,
  /// unless `exploresAll`), and other code with `always` lines.
  ///
  /// - Parameter sources: The programs of the snippets that have scenarios and compile.
  func wantedExplorations(of book: Book, _ sources: [SnippetID: String]) -> [WantedExploration] {
    book.documents.flatMap { page in
      let page = ExplorablePage(page, sources: sources, languageMode: book.configuration.swift)
      let (comparisons, runs) = page.comparisons(exploresAll: exploresAll)
      return comparisons + page.claims(beside: runs)
    }
  }
}

/// A page, with what is needed to list its explorations.
private struct ExplorablePage {
  private let page: Page
  private let sources: [SnippetID: String]
  /// The language mode of documents that name none.
  private let languageMode: String
  /// The runs that open a view, for each scenario fence of each snippet.
  private let runs: [[[ScenarioRun]]]

  init(_ page: Page, sources: [SnippetID: String], languageMode: String) {
    self.page = page
    self.sources = sources
    self.languageMode = languageMode
    runs = page.snippets.map { snippet in
      snippet.scenarios.map { parseScenario($0).value.filter(\.opensView) }
    }
  }

  /// The comparisons to explore.
  ///
  /// - Returns: The comparisons, and the run with which each of their snippets is explored, by the snippet's number.
  func comparisons(exploresAll: Bool) -> (wanted: [WantedExploration], runs: [Int: ScenarioRun]) {
    var wanted: [WantedExploration] = []
    var explored: [Int: ScenarioRun] = [:]
    for pair in explorablePairs(of: page, runs: runs.map { $0.flatMap { $0 } }) {
      let hasClaims = pair.snippets.contains { index in runs[index].joined().contains { !$0.always.isEmpty } }
      guard exploresAll || hasClaims else { continue }
      let lines = exploredLines(of: pair.all.flatMap { runs[$0] })
      let sides = zip(pair.snippets, pair.runs).compactMap { side($0, $1, lines: lines) }
      // If one side does not compile, nothing is compared; `claims` lists the other side alone.
      guard sides.count == 2 else { continue }
      for (index, run) in zip(pair.snippets, pair.runs) { explored[index] = run }
      wanted.append(
        WantedExploration(carrier: id(pair.snippets[0]), snippets: pair.all.map(id), sides: sides))
    }
    return (wanted, explored)
  }

  /// The code to explore for `always` lines alone: one exploration for each way in which a snippet's scenarios with
  /// such lines open it.
  ///
  /// - Parameter explored: The runs that `comparisons` explores. They are not explored again.
  func claims(beside explored: [Int: ScenarioRun]) -> [WantedExploration] {
    var wanted: [WantedExploration] = []
    for index in page.snippets.indices {
      var seen: [ScenarioRun] = explored[index].map { [$0] } ?? []
      for run in runs[index].joined() where !run.always.isEmpty {
        guard !seen.contains(where: { run.opensLike($0) }) else { continue }
        seen.append(run)
        guard let side = side(index, run, lines: exploredLines(of: runs[index])) else { continue }
        wanted.append(WantedExploration(carrier: id(index), snippets: [id(index)], sides: [side]))
      }
    }
    return wanted
  }

  /// A snippet to explore from where a run opens it; nil if it does not compile.
  private func side(
    _ index: Int, _ run: ScenarioRun, lines: [(command: ScenarioCommand, names: Set<String>)]
  ) -> WantedExploration.Side? {
    guard let source = sources[id(index)] else { return nil }
    let snippet = page.snippets[index]
    let own = runs[index].joined().filter { $0.opensLike(run) }
    let request = ExplorationRequest(
      program: ScenarioProgram(
        snippet: id(index), source: source,
        languageMode: snippet.options.swift ?? page.frontMatter.swift ?? languageMode, scenarios: []),
      run: run.explored(with: lines))
    return WantedExploration.Side(
      role: snippet.role, os: run.os, request: request, source: source,
      claims: own.flatMap(\.always), opening: run.openingLines, scenarios: own)
  }

  private func id(_ index: Int) -> SnippetID { SnippetID(page: page.path, index: index) }
}

extension ExploredBook {
  /// - Parameter codes: One for each request of `wanted`, in order.
  init(_ wanted: [WantedExploration], _ codes: [ExploredCode]) {
    var codes = codes[...]
    for item in wanted {
      take(item, Array(codes.prefix(item.sides.count)))
      codes = codes.dropFirst(item.sides.count)
    }
  }

  /// - Parameter found: One for each side.
  private mutating func take(_ wanted: WantedExploration, _ found: [ExploredCode]) {
    for (side, code) in zip(wanted.sides, found) where code.failure != nil {
      let name = wanted.sides.count == 1 ? "the code" : "the \(side.role.rawValue) code"
      unexplored[wanted.carrier] = unexplored[wanted.carrier] ?? "\(name) was not explored: \(code.failure!)"
      for claim in side.claims {
        diagnostics.append(
          Diagnostic(
            .error, "ScenarioNotExplored",
            "'\(claim.text)' was not held against all that can be done: \(code.failure!)", at: claim.range,
            help: code.isRepeatable
              ? nil : "that says more about the machine than about the code; check again"))
      }
    }
    var claims: [[Exploration.Claim]] = []
    for (side, code) in zip(wanted.sides, found) {
      guard code.failure == nil else {
        claims.append([])
        continue
      }
      let judged = side.claims.map { ($0, HandbookScenarios.judge($0, on: code)) }
      diagnostics += judged.compactMap { diagnostic(for: $0, $1, on: code) }
      claims.append(judged.map(\.1))
    }
    // A snippet can carry several explorations. The first is kept: it is the one of the whole comparison, or
    // of the OS version that the first scenario plays.
    guard found.allSatisfy({ $0.failure == nil }), explorations[wanted.carrier] == nil else { return }
    let difference = wanted.sides.count == 2 ? compare(wanted, found[0], found[1]) : nil
    explorations[wanted.carrier] = exploration(
      of: zip(wanted.sides, zip(found, claims)).map { ($0, $1.0, $1.1) }, difference)
  }
}

extension ExploredBook {
  /// - Returns: What tells the sides of a comparison apart.
  fileprivate mutating func compare(
    _ wanted: WantedExploration, _ first: ExploredCode, _ second: ExploredCode
  )
    -> Difference?
  {
    let names = namesOfOneSide(wanted.sides[0].source, wanted.sides[1].source)
    for run in wanted.sides.filter({ $0.role == .incorrect }).flatMap(\.scenarios) {
      if let warning = longerThanNeeded(run, first, second, names: names) { diagnostics.append(warning) }
    }
    let difference = tellApart(first, second, names: names)
    if difference == nil, let run = wanted.sides.lazy.flatMap(\.scenarios).first {
      alike.append((wanted.snippets, notToldApart(from: run, first, second)))
    }
    return difference
  }
}

/// Merges the sides into one value: the actions of both in one table, each distinct view once, and what tells
/// the sides apart.
private func exploration(
  of sides: [(wanted: WantedExploration.Side, code: ExploredCode, claims: [Exploration.Claim])],
  _ difference: Difference?
) -> Exploration {
  var actions: [Exploration.Action] = []
  var places: [Exploration.Action: Int] = [:]
  for action in sides.flatMap(\.code.actions) where places[action] == nil {
    places[action] = actions.count
    actions.append(action)
  }
  var exploration = Exploration(
    os: sides[0].wanted.os,
    sides: sides.map { side in
      let numbers = side.code.actions.map { places[$0]! }
      var views: [Exploration.View] = []
      var known: [Exploration.View: Int] = [:]
      let states = side.code.states.map { state -> Int in
        let view = Exploration.View(state)
        if let index = known[view] { return index }
        known[view] = views.count
        views.append(view)
        return views.count - 1
      }
      return Exploration.Side(
        role: side.wanted.role, opening: side.wanted.opening, views: views, states: states,
        edges: side.code.edges.map { edge in
          var edge = edge
          edge.action = edge.action.map { numbers[$0] }
          return edge
        },
        open: side.code.open.sorted(), deepest: side.code.deepest,
        always: side.claims.map { claim in
          var claim = claim
          claim.trail = claim.trail.map { numbers[$0] }
          return claim
        })
    }, actions: actions, bounds: ScenarioLimits().exploration)
  if let difference {
    exploration.shortest = difference.trail.compactMap { text in actions.firstIndex { $0.text == text } }
    exploration.difference = difference.text
  }
  return exploration
}

extension Exploration.View {
  fileprivate init(_ state: ExploredCode.State) {
    self.init(
      layers: state.layers.map { layer in
        ScenarioRecord.Layer(
          kind: layer.kind,
          stack: layer.stack.map { .init(name: $0.name, title: $0.title, content: $0.content) },
          path: layer.path)
      }, tabs: state.tabs, selectedTab: state.selectedTab, crash: state.crash)
  }
}

/// Two snippets to explore in step, and a run of each. Both runs play the same OS version and variant.
private struct ExplorablePair {
  /// The number of the incorrect snippet, then of the correct one.
  var snippets: [Int]
  var runs: [ScenarioRun]
  /// All snippets of the comparison that have scenarios.
  var all: [Int]
}

/// For each comparison of a page, the first snippet with scenarios on either side, with a run of each. Leaves
/// out comparisons in which a side has no scenarios, or in which no two runs play the same OS version.
private func explorablePairs(of page: Page, runs: [[ScenarioRun]]) -> [ExplorablePair] {
  page.blocks.compactMap { block in
    guard case .comparison(let comparison) = block else { return nil }
    let snippets = comparison.sides.map { side in
      side.blocks.compactMap { block -> Int? in
        if case .snippet(let index) = block, !runs[index].isEmpty { index } else { nil }
      }
    }
    let sides = zip(comparison.sides, snippets)
    guard let first = sides.first(where: { $0.role == .incorrect && !$1.isEmpty })?.1.first,
      let second = sides.first(where: { $0.role == .correct && !$1.isEmpty })?.1.first
    else { return nil }
    for run in runs[first] {
      guard let other = runs[second].first(where: { $0.os == run.os && $0.variant == run.variant }) else {
        continue
      }
      return ExplorablePair(snippets: [first, second], runs: [run, other], all: snippets.flatMap { $0 })
    }
    return nil
  }
}

/// The lines of scenarios that exploring tries in each state, besides what the model lists: things a user can
/// do that cannot be listed, as there are endless texts, addresses and waits. A line that occurs twice is
/// tried once.
///
/// - Parameter fences: The runs of each scenario fence.
/// - Returns: Each line with the names that the `let` lines before it in its scenario declare.
private func exploredLines(of fences: [[ScenarioRun]]) -> [(command: ScenarioCommand, names: Set<String>)] {
  var found: [(command: ScenarioCommand, names: Set<String>)] = []
  for run in fences.joined() {
    var names: Set<String> = []
    for command in run.commands {
      guard case .action(let action) = command.kind else { continue }
      if case .bind(let name, _, _) = action { names.insert(name) }
      guard action.isTriedInEachState, !found.contains(where: { $0.command.text == command.text }) else {
        continue
      }
      found.append((command, names))
    }
  }
  return found
}

extension ScenarioAction {
  fileprivate var isTriedInEachState: Bool {
    switch self {
    case .run, .openURL, .type, .submit, .wait, .background, .foreground, .relaunch, .openWindow,
      .continueActivity, .size, .drag:
      true
    // The model lists the options of a picker, but not the dates of a date picker, which begin with a digit.
    case .choose(let option, _): option.first?.isNumber ?? false
    case .bind, .open, .tap, .doubleTap, .press, .tapOutside, .back, .swipeDown, .pullDown, .swipe,
      .selectTab:
      false
    }
  }
}

extension ScenarioRun {
  fileprivate var opensView: Bool { !opening.isEmpty }

  /// The actions up to and including `open`; empty if nothing is opened.
  private var opening: [ScenarioCommand] {
    guard
      let end = commands.firstIndex(where: { if case .action(.open) = $0.kind { true } else { false } })
    else { return [] }
    return commands[...end].filter { if case .action = $0.kind { true } else { false } }
  }

  fileprivate var openingLines: [String] {
    (os == ScenarioRun.defaultVersion ? [] : ["on ios \(os)"])
      + (variant.map { ["on variant \($0.rawValue)"] } ?? []) + opening.map(\.text)
  }

  fileprivate func opensLike(_ other: ScenarioRun) -> Bool {
    os == other.os && variant == other.variant && opening.map(\.text) == other.opening.map(\.text)
  }

  /// This run up to `open`, with those of the lines that can be tried after it. A line that uses a value of
  /// another scenario's `let` is left out.
  fileprivate func explored(with lines: [(command: ScenarioCommand, names: Set<String>)]) -> ScenarioRun {
    let bound = opening.compactMap { command -> String? in
      if case .action(.bind(let name, _, _)) = command.kind { name } else { nil }
    }
    let fitting = lines.filter { line in
      let words = line.command.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
      return words.allSatisfy { !line.names.contains($0) || bound.contains($0) }
    }
    return ScenarioRun(os: os, variant: variant, commands: opening, explored: fitting.map(\.command))
  }
}
