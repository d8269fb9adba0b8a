import HandbookAssembly
import HandbookCompilation
import HandbookLearning
import HandbookModel
import HandbookScenarios

/// What was explored of a book.
struct ExploredBook {
  /// By the snippet that carries them.
  var explorations: [SnippetID: Exploration] = [:]
  var unexplored: [SnippetID: String] = [:]
  var diagnostics: [Diagnostic] = []
  /// Warnings of comparisons in which nothing tells the sides apart, with the snippets they are about.
  var alike: [(snippets: [SnippetID], warning: Diagnostic)] = []

  /// - Parameter otherSides: What scenarios prove on the code of the other side.
  func add(to reports: inout SnippetReports, otherSides: [SnippetID: [SnippetReport.OtherSide]]) {
    for (snippet, exploration) in explorations { reports.reports[snippet]?.exploration = exploration }
    reports.unexplored = unexplored
    reports.diagnostics += diagnostics
    for (snippets, warning) in alike {
      // A scenario may expect what no exploration compares: the elements of a path, the value of a control.
      let isShown = snippets.contains { snippet in
        otherSides[snippet]?.contains { $0.verdict == .fails } ?? false
      }
      if !isShown { reports.diagnostics.append(warning) }
    }
  }
}

/// What a page wants explored: one code, or the two of a comparison.
struct WantedExploration {
  /// The snippet that carries the exploration.
  var carrier: SnippetID
  /// All whose scenarios are about it.
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
    /// Lines that open it.
    var opening: [String]
    /// The snippet's scenarios that open it in this way.
    var scenarios: [ScenarioRun]
  }
}

extension SnippetChecker {
  /// What is to be explored: comparisons, and code of which a scenario says what is always so.
  ///
  /// - Parameter sources: Of the snippets with scenarios that compile.
  func wantedExplorations(of book: Book, _ sources: [SnippetID: String]) -> [WantedExploration] {
    var wanted: [WantedExploration] = []
    for page in book.documents {
      /// - Returns: nil where the code does not compile.
      func side(
        _ snippet: Snippet, _ run: ScenarioRun, lines: [(command: ScenarioCommand, names: Set<String>)],
        own: [ScenarioRun]
      ) -> WantedExploration.Side? {
        let id = SnippetID(page: page.path, index: snippet.index)
        guard let source = sources[id] else { return nil }
        let request = ExplorationRequest(
          program: ScenarioProgram(
            snippet: id, source: source,
            languageMode: snippet.options.swift ?? page.frontMatter.swift ?? book.configuration.swift,
            scenarios: []),
          run: run.explored(with: lines))
        return WantedExploration.Side(
          role: snippet.role, os: run.os, request: request, source: source,
          claims: own.flatMap(\.always), opening: run.openingLines, scenarios: own)
      }
      let runs = page.snippets.map { snippet in
        snippet.scenarios.map { parseScenario($0).value.filter(\.opensView) }
      }
      /// Claims of the comparisons' own runs, by snippet: they are not explored twice.
      var explored: [Int: ScenarioRun] = [:]
      for pair in explorablePairs(of: page, runs: runs.map { $0.flatMap { $0 } }) {
        let claims = pair.snippets.flatMap { index in runs[index].flatMap { $0 }.flatMap(\.always) }
        guard exploresAll || !claims.isEmpty else { continue }
        let lines = exploredLines(of: pair.all.flatMap { runs[$0] })
        let sides = zip(pair.snippets, pair.runs).compactMap { index, run in
          side(
            page.snippets[index], run, lines: lines, own: runs[index].joined().filter { $0.opensLike(run) })
        }
        // What one side says of itself is held against it alone where the other does not compile.
        guard sides.count == 2 else { continue }
        for (index, run) in zip(pair.snippets, pair.runs) { explored[index] = run }
        wanted.append(
          WantedExploration(
            carrier: SnippetID(page: page.path, index: pair.snippets[0]),
            snippets: pair.all.map { SnippetID(page: page.path, index: $0) }, sides: sides))
      }
      for snippet in page.snippets {
        var seen: [ScenarioRun] = explored[snippet.index].map { [$0] } ?? []
        for run in runs[snippet.index].joined() where !run.always.isEmpty {
          guard !seen.contains(where: { run.opensLike($0) }) else { continue }
          seen.append(run)
          guard
            let side = side(
              snippet, run, lines: exploredLines(of: runs[snippet.index]),
              own: runs[snippet.index].joined().filter { $0.opensLike(run) })
          else { continue }
          let id = SnippetID(page: page.path, index: snippet.index)
          wanted.append(WantedExploration(carrier: id, snippets: [id], sides: [side]))
        }
      }
    }
    return wanted
  }
}

extension ExploredBook {
  /// - Parameter codes: What was found for each request, in order.
  init(_ wanted: [WantedExploration], _ codes: [ExploredCode]) {
    var codes = codes[...]
    for item in wanted {
      take(item, Array(codes.prefix(item.sides.count)))
      codes = codes.dropFirst(item.sides.count)
    }
  }

  /// - Parameter found: For each side.
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
    // An earlier one, of the whole comparison or of an earlier version, stays.
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

/// Puts the sides together: one table of actions, each view once, and what tells them apart.
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

/// Two snippets to explore in step, and the runs that open them on the same version.
private struct ExplorablePair {
  /// The incorrect one, the correct one.
  var snippets: [Int]
  var runs: [ScenarioRun]
  /// All snippets of the comparison that have scenarios.
  var all: [Int]
}

/// The comparisons of a page with scenarios on both sides that open a view on a common version: of each side the
/// first snippet that does.
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

/// The lines of scenarios that an exploration tries in each state, each once: what a user cannot be seen to be able
/// to do, as there is no end of texts and addresses.
///
/// - Parameter runs: By fence.
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
    // The options of a picker are known, dates are not.
    case .choose(let option, _): option.first?.isNumber ?? false
    case .bind, .open, .tap, .doubleTap, .press, .tapOutside, .back, .swipeDown, .pullDown, .swipe,
      .selectTab:
      false
    }
  }
}

extension ScenarioRun {
  fileprivate var opensView: Bool { !opening.isEmpty }

  /// The actions up to `open`.
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

  /// The run up to `open`, with the lines that make sense there: all that use no value of another scenario.
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
