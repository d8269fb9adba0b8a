import HandbookModel

/// A scenario as it ran: once, or on several versions that are shown beside each other.
struct ScenarioValue: TemplateValue {
  var runs: [RunValue]
  var evidence: EvidenceValue
  /// The verdict on the snippet's scenarios; the last of them shows it.
  var otherSide: SnippetReport.OtherSide?

  static let fields: Fields<Self> = [
    "runs": .list("How it ran, on each version that it names") { $0.runs },
    "isSeveral": .flag("There is more than one run") { $0.runs.count > 1 },
    "evidence": .record("What stands behind it") { $0.evidence },
    "difference": .text("What does not hold on the code of the other side, where the scenarios ran on it") {
      $0.otherSide?.verdict == .fails ? $0.otherSide?.detail : nil
    },
  ]
}

/// What stands behind the claim of a scenario.
struct EvidenceValue: TemplateValue, Encodable {
  var documented: [FrontMatter.Source]
  var reported: [FrontMatter.Source]
  var versions: String?

  init(_ evidence: Scenario.Evidence, of matter: FrontMatter) {
    documented = evidence.documented.compactMap { matter.source($0.value) }
    reported = evidence.reported.compactMap { matter.source($0.value) }
    versions = evidence.versions
  }

  static let fields: Fields<Self> = [
    "documented": .list("Sources that state it") { $0.documented.map(SourceValue.init) },
    "isDocumented": .flag("There are such") { !$0.documented.isEmpty },
    "reported": .list("Sources in which people saw it") { $0.reported.map(SourceValue.init) },
    "isReported": .flag("There are such") { !$0.reported.isEmpty },
    "versions": .text("What they saw it on: `iOS 17.0 to 17.2`") { $0.versions },
    "isModelOnly": .flag("No source stands behind it, only the model") {
      $0.documented.isEmpty && $0.reported.isEmpty
    },
  ]
}

/// One run of a scenario, step by step.
struct RunValue: TemplateValue {
  var record: ScenarioRecord
  var anchor: String
  /// Steps of the longest run beside it: what lines up spans as many rows.
  var length: Int

  static let fields: Fields<Self> = [
    "anchor": .text("Anchor, unique on the page") { $0.anchor },
    "os": .text("iOS version the model behaved as") { String(describing: $0.record.os) },
    "variant": .text("`documented` or `observed`, where sources differ and the scenario asks for one") {
      $0.record.variant
    },
    "rows": .number("Rows of the grid for its steps: three a step of the longest run") { 3 * $0.length },
    "gridRows": .number("`rows` and the row of the heading") { 3 * $0.length + 1 },
    "passed": .flag("All expectations held") { $0.record.passed },
    "count": .number("Number of steps") { $0.record.steps.count },
    "steps": .list("The steps") { value in
      value.record.steps.indices.map { StepValue(steps: value.record.steps, index: $0) }
    },
  ]
}

struct StepValue: TemplateValue {
  var steps: [ScenarioRecord.Step]
  var index: Int
  /// Addresses that the system was asked to open, where that was recorded.
  var opened: [String] = []
  var step: ScenarioRecord.Step { steps[index] }

  static let fields: Fields<Self> = [
    "number": .number("1-based") { $0.index + 1 },
    "action": .text("As written: `tap \"Espresso machine\"`") { $0.step.action },
    "layers": .list("Windows and presentations, the top one last") { value in
      let front = value.step.layers.lastIndex { $0.kind == .window }
      return value.step.layers.indices.map {
        LayerValue(
          layer: value.step.layers[$0], isTop: $0 == value.step.layers.count - 1, tapped: value.tapped,
          tabs: $0 == front ? value.step.tabs : [], selectedTab: value.step.selectedTab)
      }
    },
    "console": .list("Console lines new in this step") { $0.step.console.map(TextValue.init) },
    "prints": .list("Printed lines new in this step") { $0.step.prints.map(TextValue.init) },
    "opened": .list("Addresses that the system was asked to open, where all that a user can do was tried") {
      $0.opened.map(TextValue.init)
    },
    "crash": .text("Text of the trap that ends the app here") { $0.step.crash },
    "blocked": .text("Why the action had no effect, where the scenario shows that") { $0.step.blocked },
    "initialized": .text("Views made in this step") { $0.step.initialized.joined(separator: ", ") },
    "expectations": .list("What was stated, and whether it held") {
      $0.step.expectations.map(ExpectationValue.init)
    },
    "hasNotes": .flag("There are console lines, prints or a crash") {
      !$0.step.console.isEmpty || !$0.step.prints.isEmpty || $0.step.crash != nil
        || $0.step.blocked != nil
    },
  ]

  /// Label that the next step taps.
  private var tapped: String? {
    guard index + 1 < steps.count else { return nil }
    let action = steps[index + 1].action
    if action == "back" { return "back" }
    guard action.hasPrefix("tap "), let open = action.firstIndex(of: "\"") else { return nil }
    // `tap "Delete" in "Espresso"`: the first of the texts; a quote in it is written `\"`.
    var label = ""
    var isEscaped = false
    for character in action[action.index(after: open)...] {
      if character == "\"", !isEscaped { return label }
      isEscaped = character == "\\" && !isEscaped
      if !isEscaped { label.append(character) }
    }
    return nil
  }
}

struct TextValue: TemplateValue {
  var text: String
  static let fields: Fields<Self> = ["text": .text("The text") { $0.text }]
}

struct ExpectationValue: TemplateValue {
  var expectation: ScenarioRecord.Expectation
  static let fields: Fields<Self> = [
    "text": .text("As written") { $0.expectation.text },
    "held": .flag("It was so") { $0.expectation.held },
    "actual": .text("What was there instead") { $0.expectation.actual },
  ]
}

struct LayerValue: TemplateValue {
  var layer: ScenarioRecord.Layer
  var isTop: Bool
  var tapped: String?
  var tabs: [String]
  var selectedTab: String?

  static let fields: Fields<Self> = [
    "kind": .text("`window`, `sheet`, `cover`, `popover`, `alert`, `dialog`") { $0.layer.kind.rawValue },
    "isWindow": .flag("The window itself") { $0.layer.kind == .window },
    "isTop": .flag("In front of all others") { $0.isTop },
    "covered": .list("Screens below the visible one, root first") { value in
      value.layer.stack.dropLast().map { ScreenValue(screen: $0, depth: 0, tapped: nil) }
    },
    "screen": .record("The visible screen") { value in
      value.layer.stack.last.map {
        ScreenValue(
          screen: $0, depth: value.layer.stack.count - 1, tapped: value.isTop ? value.tapped : nil)
      }
    },
    "path": .text("The bound path: `[Product(1), Seller(2)]`") {
      $0.layer.path.map { "[" + $0.joined(separator: ", ") + "]" }
    },
    "tabs": .list("Tabs of the window") { value in
      value.tabs.map { LinkValue(title: $0, path: "", isCurrent: $0 == value.selectedTab) }
    },
  ]
}

struct ScreenValue: TemplateValue {
  var screen: ScenarioRecord.Screen
  var depth: Int
  var tapped: String?

  static let fields: Fields<Self> = [
    "name": .text("Type of the view: `ProductDetailView`; none of an alert, which has only its title") {
      $0.isAlert ? nil : $0.screen.name
    },
    "title": .text("Its navigation title") { $0.screen.title },
    "canGoBack": .flag("There is a screen below it") { $0.depth > 0 },
    "backIsTapped": .flag("The next step goes back") { $0.tapped == "back" },
    "elements": .list("Texts and controls, top to bottom") { value in
      // The title of an alert is the first text in it.
      value.screen.content.dropFirst(value.isAlert ? 1 : 0).map {
        ElementValue(element: $0, isTapped: $0.label == value.tapped)
      }
    },
  ]

  /// An alert is called by its title, which stands in it as a text, too.
  private var isAlert: Bool {
    screen.title == screen.name && screen.content.first?.kind == .text
      && screen.content.first?.label == screen.name
  }
}

struct ElementValue: TemplateValue {
  var element: ScenarioRecord.Element
  var isTapped: Bool

  static let fields: Fields<Self> = [
    "kind": .text("`text`, `button`, `link`, `toggle`, `field`, `image`") { $0.element.kind.rawValue },
    "label": .text("Its label") { $0.element.label },
    "value": .text("What a field holds; `on` or `off` of a switch") { $0.element.value },
    "isDisabled": .flag("It cannot be used") { !$0.element.isEnabled },
    "isTapped": .flag("The next step taps it") { $0.isTapped },
    "isLink": .flag("A navigation link") { $0.element.kind == .link },
  ]
}
