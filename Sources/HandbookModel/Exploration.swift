/// What a user can do from where a comparison's scenarios begin, within bounds, on both of its sides.
///
/// It contains only what was tried. A state in which not all actions were tried is listed in `Side.open`.
package struct Exploration: Hashable, Codable, Sendable {
  /// What somebody can do, or what happens to the app.
  package struct Action: Hashable, Codable, Sendable {
    package enum Kind: String, Codable, Sendable {
      case tap, back, selectTab, swipeDown, tapOutside, swipe, type, submit, choose, run, openURL, size, other
    }
    package var kind: Kind
    /// The line of a scenario that does it: `tap "Books" number 2`.
    package var text: String
    /// What is tapped, chosen or typed into: `Books`; nil for `back` and the like.
    package var label: String?
    /// The place, from 1, among several with the same label; nil if there is only one.
    package var number: Int?

    package init(kind: Kind, text: String, label: String? = nil, number: Int? = nil) {
      self.kind = kind
      self.text = text
      self.label = label
      self.number = number
    }
  }

  /// What can be seen in a state.
  package struct View: Hashable, Codable, Sendable {
    package var layers: [ScenarioRecord.Layer]
    package var tabs: [String]
    package var selectedTab: String?
    /// Why the app has ended: a trap, or views that never come to rest.
    package var crash: String?

    package init(
      layers: [ScenarioRecord.Layer], tabs: [String] = [], selectedTab: String? = nil, crash: String? = nil
    ) {
      self.layers = layers
      self.tabs = tabs
      self.selectedTab = selectedTab
      self.crash = crash
    }
  }

  /// An action that was tried in a state, and its result.
  package struct Edge: Hashable, Codable, Sendable {
    /// The number of a state; nil for the edge that opens the app and leads to state 0.
    package var from: Int?
    /// Index into `actions`; nil for the edge that opens the app.
    package var action: Int?
    /// The number of the state that it leads to.
    package var to: Int
    /// SwiftUI's messages; then what the app prints, and the addresses that it opens.
    package var console: [String]
    package var prints: [String]
    package var opened: [String]
    /// Why nothing happened, if the action had no effect.
    package var blocked: String?

    package init(
      from: Int?, action: Int?, to: Int, console: [String] = [], prints: [String] = [], opened: [String] = [],
      blocked: String? = nil
    ) {
      self.from = from
      self.action = action
      self.to = to
      self.console = console
      self.prints = prints
      self.opened = opened
      self.blocked = blocked
    }
  }

  /// A line such as `always no warnings`, and whether it holds.
  package struct Claim: Hashable, Codable, Sendable {
    /// Without `always`: `no warnings`, `stack has no CartView twice`; or `never sheet CartView`.
    package var text: String
    package var holds: Bool
    /// The shortest way to a state in which it does not hold, as indices into `actions`.
    package var trail: [Int]
    /// What is the case there instead.
    package var actual: String?

    package init(text: String, holds: Bool, trail: [Int] = [], actual: String? = nil) {
      self.text = text
      self.holds = holds
      self.trail = trail
      self.actual = actual
    }
  }

  /// One side's code, explored.
  package struct Side: Hashable, Codable, Sendable {
    package var role: Snippet.Role
    /// Lines of a scenario that lead to state 0: `on ios 17`, `let router = Router()`, `open CatalogTab()`.
    package var opening: [String]
    /// The distinct views.
    package var views: [View]
    /// For each state, its index in `views`. Two states differ if anything that the app keeps differs, so
    /// several may look alike. State 0 is the one after `open`.
    package var states: [Int]
    /// The edges in the order in which they were tried: those with fewer actions before them come first. The
    /// first edge opens the app.
    package var edges: [Edge]
    /// The states in which not all actions were tried, because of a bound.
    package var open: [Int]
    /// The number of actions of the longest trail that was tried.
    package var deepest: Int
    package var always: [Claim]

    /// Whether every state that can be reached was reached.
    package var isClosed: Bool { open.isEmpty }

    package init(
      role: Snippet.Role, opening: [String] = [], views: [View], states: [Int], edges: [Edge],
      open: [Int], deepest: Int,
      always: [Claim] = []
    ) {
      self.role = role
      self.opening = opening
      self.views = views
      self.states = states
      self.edges = edges
      self.open = open
      self.deepest = deepest
      self.always = always
    }
  }

  /// How far an exploration may go.
  package struct Bounds: Hashable, Codable, Sendable {
    /// The most actions in a trail.
    package var actions: Int
    /// The most states on each side.
    package var states: Int

    package init(actions: Int = 6, states: Int = 300) {
      self.actions = actions
      self.states = states
    }
  }

  /// The iOS that the model behaved as.
  package var os: OSVersion
  /// The incorrect side, then the correct one.
  package var sides: [Side]
  /// All actions that can be done on any side.
  package var actions: [Action]
  /// The fewest actions that tell the sides apart, as indices into `actions`. Empty: they differ at once.
  /// nil: no difference was found within the bounds.
  package var shortest: [Int]?
  /// What differs then: "Incorrect: crash … Correct: …".
  package var difference: String?
  package var bounds: Bounds

  package init(
    os: OSVersion, sides: [Side], actions: [Action], shortest: [Int]? = nil, difference: String? = nil,
    bounds: Bounds = Bounds()
  ) {
    self.os = os
    self.sides = sides
    self.actions = actions
    self.shortest = shortest
    self.difference = difference
    self.bounds = bounds
  }
}
