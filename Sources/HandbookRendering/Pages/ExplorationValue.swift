import HandbookModel

/// What was seen when all that a user can do was tried on both sides of a comparison.
struct ExplorationValue: TemplateValue {
  var exploration: Exploration
  var anchor: String
  /// Path of the file with all states.
  var path: String

  /// Anchor of the exploration that the report of a snippet has.
  static func anchor(ofSnippet index: Int) -> String { "explored-\(index + 1)" }

  static let fields: Fields<Self> = [
    "anchor": .text("Anchor, unique on the page") { $0.anchor },
    "path": .text("The file with all states, from the site's root") { $0.path },
    "os": .text("iOS version the model behaved as") { String(describing: $0.exploration.os) },
    "sides": .list("How far each side was explored") { value in
      value.exploration.sides.map { ExploredSideValue(side: $0, actions: value.exploration.actions) }
    },
    "shortest": .list("The fewest actions that tell the sides apart") { value in
      value.exploration.lines(of: value.exploration.shortest ?? [])
    },
    "isDifferentAtOnce": .flag("Nothing need be done to tell them apart") { $0.exploration.shortest == [] },
    "difference": .text("What differs then") { $0.exploration.difference },
  ]
}

struct ExploredSideValue: TemplateValue {
  var side: Exploration.Side
  var actions: [Exploration.Action]

  static let fields: Fields<Self> = [
    "name": .text("`Incorrect` or `Correct`; nothing where the code stands on its own") { $0.side.name },
    "extent": .text("What was seen: `in all 23 states`, or `within 6 taps` where there is more") {
      $0.side.extent
    },
    "claims": .list("What is always so, or not") { value in
      value.side.always.map { ClaimValue(claim: $0, actions: value.actions) }
    },
  ]
}

struct ClaimValue: TemplateValue {
  var claim: Exploration.Claim
  var actions: [Exploration.Action]

  static let fields: Fields<Self> = [
    "text": .text("What is claimed: `no warnings`") { $0.claim.text },
    "holds": .flag("It was so in every state that was seen") { $0.claim.holds },
    "actual": .text("What is so there instead") { $0.claim.actual },
    "trail": .list("The fewest actions to a state where it is not so") { value in
      value.claim.trail.map { TextValue(text: value.actions[$0].text) }
    },
  ]
}

extension Exploration {
  /// The lines of a scenario that does these actions.
  fileprivate func lines(of trail: [Int]) -> [TextValue] { trail.map { TextValue(text: actions[$0].text) } }
}

extension Exploration.Side {
  /// How many actions from the start nothing was left untried; nil where nothing was left at all.
  var reach: Int? {
    let next = Dictionary(grouping: edges) { $0.from ?? -1 }
    var distance = [0: 0]
    var queue = [0]
    var place = 0
    while place < queue.count {
      let state = queue[place]
      place += 1
      for edge in next[state] ?? [] where distance[edge.to] == nil {
        distance[edge.to] = distance[state]! + 1
        queue.append(edge.to)
      }
    }
    return open.compactMap { distance[$0] }.min()
  }

  var name: String? {
    switch role {
    case .incorrect: "Incorrect"
    case .correct: "Correct"
    case .other: nil
    }
  }

  fileprivate var extent: String {
    if let reach { return "within \(reach) tap\(reach == 1 ? "" : "s")" }
    return states.count == 1 ? "in its only state" : "in all \(states.count) states"
  }
}
