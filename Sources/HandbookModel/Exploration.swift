/// All that a user can do from where the scenarios of a comparison begin, within bounds, on both of its sides.
///
/// It says what was seen and no more: a state that was not reached, or whose actions were not all tried, is not in it
/// or is counted as open.
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
    /// 1-based place among those with the label; nil where the label alone is enough.
    package var number: Int?

    package init(kind: Kind, text: String, label: String? = nil, number: Int? = nil) {
      self.kind = kind
      self.text = text
      self.label = label
      self.number = number
    }
  }

  /// What is to be seen in a state.
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

  /// An action in a state, and what came of it.
  package struct Edge: Hashable, Codable, Sendable {
    /// Number of a state; nil for the edge that opens the app, which leads to state 0.
    package var from: Int?
    /// Index into `actions`; nil for the edge that opens the app.
    package var action: Int?
    /// Number of a state.
    package var to: Int
    /// SwiftUI's messages, and what the app prints and opens.
    package var console: [String]
    package var prints: [String]
    package var opened: [String]
    /// Why nothing happened, where the action had no effect.
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
    /// Shortest way to where it does not hold, as indices into `actions`.
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
    /// Each once.
    package var views: [View]
    /// Index into `views` of each state. States are told apart by all that the app keeps, so several may look alike.
    /// State 0 is the one after `open`.
    package var states: [Int]
    /// In the order they were tried: by the number of actions before them. The first is the one that opens the app.
    package var edges: [Edge]
    /// States whose actions were not all tried, because of a bound.
    package var open: [Int]
    /// Number of actions of the longest trail that was tried.
    package var deepest: Int
    package var always: [Claim]

    /// Whether all that can be reached was reached.
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

  /// How far is explored.
  package struct Bounds: Hashable, Codable, Sendable {
    /// In one trail.
    package var actions: Int
    /// On each side.
    package var states: Int

    package init(actions: Int = 6, states: Int = 300) {
      self.actions = actions
      self.states = states
    }
  }

  /// The iOS that the model behaved as.
  package var os: OSVersion
  /// In the order of the comparison: incorrect, correct.
  package var sides: [Side]
  /// What can be done on any side.
  package var actions: [Action]
  /// The fewest actions that tell the sides apart, as indices into `actions`; empty where they differ at once, nil
  /// where no difference was found within the bounds.
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
