/// What happened when a scenario ran. Pages draw it, and `rules.json` contains it.
package struct ScenarioRecord: Hashable, Codable, Sendable {
  /// A screen as the model sees it.
  package struct Screen: Hashable, Codable, Sendable {
    /// Type name of the view on it, e.g. `ProductDetailView`.
    package var name: String
    package var title: String?
    /// Texts and controls on the screen, top to bottom.
    package var content: [Element]
    package init(name: String, title: String? = nil, content: [Element] = []) {
      self.name = name
      self.title = title
      self.content = content
    }
  }

  package struct Element: Hashable, Codable, Sendable {
    package enum Kind: String, Codable, Sendable { case text, button, link, toggle, field, image }
    package var kind: Kind
    package var label: String
    /// The text in a field, or `on` or `off` for a switch; nil for other elements.
    package var value: String?
    package var isEnabled: Bool
    /// False where nobody can read the label, as it is the name of a symbol, or only spoken; nil where nobody asked.
    package var isReadable: Bool?
    package init(
      kind: Kind, label: String, value: String? = nil, isEnabled: Bool = true, isReadable: Bool? = nil
    ) {
      self.kind = kind
      self.label = label
      self.value = value
      self.isEnabled = isEnabled
      self.isReadable = isReadable
    }
  }

  /// A window or a presentation above it: a stack of screens, the last one visible.
  package struct Layer: Hashable, Codable, Sendable {
    package enum Kind: String, Codable, Sendable {
      case window, sheet, cover, popover, alert, dialog
    }
    package var kind: Kind
    /// The screens from bottom to top, as they are drawn.
    package var stack: [Screen]
    /// The elements of the bound path as they print, the first pushed first; nil if no path is bound.
    package var path: [String]?
    package init(kind: Kind, stack: [Screen], path: [String]? = nil) {
      self.kind = kind
      self.stack = stack
      self.path = path
    }
  }

  package struct Step: Hashable, Codable, Sendable {
    /// The action as written: `tap "Espresso machine"`.
    package var action: String
    /// Line in the Markdown file.
    package var line: Int
    package var layers: [Layer]
    package var tabs: [String]
    package var selectedTab: String?
    /// SwiftUI's messages in this step.
    package var console: [String]
    /// What the app printed in this step.
    package var prints: [String]
    /// The view types of which values were made in this step, with their number: "Name ×3".
    package var initialized: [String]
    /// The text of a trap in this step, which would end the app.
    package var crash: String?
    /// Why the action had no effect, if it had none.
    package var blocked: String?
    /// The expectations after the action, and whether they held.
    package var expectations: [Expectation]
    package init(
      action: String, line: Int, layers: [Layer], tabs: [String] = [], selectedTab: String? = nil,
      console: [String] = [], prints: [String] = [], initialized: [String] = [],
      crash: String? = nil, blocked: String? = nil, expectations: [Expectation] = []
    ) {
      self.action = action
      self.line = line
      self.layers = layers
      self.tabs = tabs
      self.selectedTab = selectedTab
      self.console = console
      self.prints = prints
      self.initialized = initialized
      self.crash = crash
      self.blocked = blocked
      self.expectations = expectations
    }
  }

  package struct Expectation: Hashable, Codable, Sendable {
    package var text: String
    package var line: Int
    package var held: Bool
    /// What was recorded instead, if it did not hold.
    package var actual: String?
    package init(text: String, line: Int, held: Bool, actual: String? = nil) {
      self.text = text
      self.line = line
      self.held = held
      self.actual = actual
    }
  }

  /// The iOS version that the model behaved as.
  package var os: OSVersion
  /// Which source the model followed, if the scenario says so: `documented` or `observed`.
  package var variant: String?
  package var passed: Bool
  package var steps: [Step]

  package init(os: OSVersion, variant: String? = nil, passed: Bool, steps: [Step]) {
    self.os = os
    self.variant = variant
    self.passed = passed
    self.steps = steps
  }
}
