package import HandbookModel

/// One run of a scenario on one version of the model.
package struct ScenarioRun: Hashable, Sendable {
  /// Where sources disagree on what SwiftUI does: what Apple documents, or what was observed.
  package enum Variant: String, CaseIterable, Sendable { case documented, observed }

  /// Versions in which behaviour is known to differ, and which the model can take.
  package static let modelledVersions = [16, 17, 18, 26].map { OSVersion($0) }
  /// What a scenario without `on ios` runs on.
  package static let defaultVersion = OSVersion(26)

  package var os: OSVersion
  /// Nil: the model's own choice.
  package var variant: Variant?
  package var commands: [ScenarioCommand]
  /// What an exploration from there tries in each state, besides what a user can do; nil where the commands are
  /// performed, and that is all.
  package var explored: [ScenarioCommand]? = nil
  /// What holds in every state that can be reached.
  package var always: [ScenarioClaim] = []

  package init(
    os: OSVersion, variant: Variant? = nil, commands: [ScenarioCommand], explored: [ScenarioCommand]? = nil,
    always: [ScenarioClaim] = []
  ) {
    self.os = os
    self.variant = variant
    self.commands = commands
    self.explored = explored
    self.always = always
  }
}

/// A line of a scenario that says what holds in every state that can be reached from its `open`.
package struct ScenarioClaim: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case noWarnings
    case noCrash
    /// No stack has a screen twice.
    case noneTwice(String)
    /// Where a tap pushed a screen, back shows what was there before it.
    case backLeadsBack
    /// Nothing presented shows this screen.
    case noSheet(String)
    case pathEncodes
  }

  package var kind: Kind
  /// As written, without comment and outer white space.
  package var text: String
  package var range: SourceRange

  package init(kind: Kind, text: String, range: SourceRange) {
    self.kind = kind
    self.text = text
    self.range = range
  }
}

/// A line of a scenario that does or expects something.
package struct ScenarioCommand: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case action(ScenarioAction)
    case expectation(ScenarioExpectation)
  }

  package var kind: Kind
  /// As written, without comment and outer white space.
  package var text: String
  package var range: SourceRange
  /// The verb's argument; the whole command where it has none.
  package var argumentRange: SourceRange
}

/// What a user, the system or the app's model does.
package enum ScenarioAction: Hashable, Sendable {
  /// `let NAME = EXPR`: a value the opened view and `run` may use.
  case bind(name: String, type: String?, expression: String)
  case open(String)
  /// Another window of the app, as a user opens one.
  case openWindow
  /// With a text beside the control, or its place among those with the label, 1-based, where there are several.
  case tap(String, place: String? = nil, number: Int? = nil)
  case doubleTap(String)
  case press(String)
  /// Beside what is presented.
  case tapOutside
  case type(String, field: String)
  /// The return key.
  case submit
  /// An option of a picker, or a date; the picker's label may be left out where there is one.
  case choose(String, picker: String?)
  case back
  case swipeDown
  /// The content, to load it anew.
  case pullDown
  /// To the left or to the right: on a row, or through pages.
  case swipe(String?, left: Bool)
  /// A row to the place of another.
  case drag(String, to: String)
  case selectTab(String)
  case openURL(String)
  /// A user activity by its type, with what it says.
  case continueActivity(String, info: [String: String])
  /// A Swift statement.
  case run(String)
  case relaunch
  case background
  case foreground
  /// Time passes.
  case wait(milliseconds: Int)
  case size(compact: Bool)
}

/// What must be seen after the action above it.
package enum ScenarioExpectation: Hashable, Sendable {
  /// View type names, root first, of the frontmost layer.
  case stack([String])
  /// The visible screen.
  case screen(String)
  /// A sheet, cover or popover is frontmost and shows this screen.
  case sheet(String)
  /// A presentation that covers the whole screen is frontmost and shows this screen.
  case cover(String)
  case noSheet
  /// Values of the frontmost bound path, root first.
  case path([String])
  case tab(String)
  /// A console line so far in the run that begins with the text.
  case warning(String)
  case noWarnings
  /// The app would have ended, with a message that contains the text.
  case crash(String)
  /// Lines printed since the action, in this order, others between them or not.
  case prints([String])
  case noPrints
  /// A text, or the label of a control, that is to be seen.
  case text(String)
  case noText(String)
  /// A control that is to be seen and cannot be used, or can.
  case enabled(String, Bool)
  /// What a control that is to be seen holds: the text of a field, `on` or `off` of a switch; nil: nothing.
  case value(String?, control: String)
  /// The title of the visible screen.
  case title(String)
  case noTitle
  /// An alert or a dialog is frontmost, with this title or text.
  case alert(String)
  case noAlert
  /// An address the system was asked to open since the action.
  case opens(String)
  /// The action changed nothing: the same screens, presentations and tab.
  case stays
  /// The screen directly below the visible one, in its stack or in the layer below.
  case underneath(String)
}
