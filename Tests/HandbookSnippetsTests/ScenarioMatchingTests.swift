import HandbookModel
import HandbookSnippets
import Testing

@testable import HandbookScenarios

@Suite struct ScenarioMatchingTests {
  /// A catalog with a detail on its stack and a sheet above; a console line and a printed one.
  private static let state: RecordedState = {
    func screen(_ name: String, _ labels: [String] = [], title: String? = nil) -> RecordedState.Screen {
      RecordedState.Screen(
        name: name, title: title, content: labels.map { ScenarioRecord.Element(kind: .button, label: $0) },
        aliases: [name, name + "Inner"])
    }
    return RecordedState(
      layers: [
        RecordedState.Layer(
          kind: .window, stack: [screen("Catalog"), screen("Detail")],
          path: ["product(7)", "Shop.Item(id: 2)"]),
        RecordedState.Layer(
          kind: .sheet, stack: [screen("Cart"), screen("Order", ["Pay"], title: "Your order")],
          visible: [
            ScenarioRecord.Element(kind: .button, label: "Pay", isEnabled: false),
            ScenarioRecord.Element(kind: .text, label: "3 items"),
            ScenarioRecord.Element(kind: .field, label: "Name", value: "Emma"),
            ScenarioRecord.Element(kind: .field, label: "Note", value: ""),
            ScenarioRecord.Element(kind: .toggle, label: "Gift", value: "off"),
          ]),
      ],
      tabs: ["Home", "Search"], selectedTab: "Home",
      console: ["A navigationDestination for “Product” was declared earlier"], prints: ["made 1"],
      opened: ["https://example.com"])
  }()

  /// - Parameters:
  ///   - performed: How many commands are recorded; nil: all.
  ///   - crash: What ended the app in the model, in the first of them.
  private func result(
    _ lines: String, ending: RecordedRun.Ending = .performed, performed: Int? = nil, crash: String? = nil
  ) -> (ScenarioRecord, [Diagnostic]) {
    let run = parseScenario(scenario("open A()\n" + lines)).value[0]
    var state = Self.state
    state.crash = crash
    var recorded = RecordedRun(ending: ending)
    for index in 0..<(performed ?? run.commands.count) { recorded.states[index] = state }
    return match(recorded, against: run)
  }

  @Test(arguments: [
    "stack Cart, Order", "stack CartInner, Order", "screen Order", "sheet Order", "sheet Cart",
    "path .product(7), Item", "path [product(7), Item(id: 2)]", "tab \"Home\"",
    "warning \"A navigationDestination for \\\"Product\\\"\"", "prints \"made 1\"", "underneath Cart",
    "underneath Detail", "text \"3 items\"", "no text \"Catalog\"",
    "title \"Your order\"",
    "disabled \"Pay\"", "value \"Emma\" in \"Name\"", "no value in \"Note\"", "value \"off\" in \"Gift\"",
    "no alert", "no text \"Name\"", "text \"Note\"", "opens \"https://example.com\"",
  ])
  func holds(expectation: String) {
    let (record, diagnostics) = result("expect \(expectation)")
    #expect(diagnostics.isEmpty)
    #expect(record.steps[0].expectations.map(\.held) == [true])
  }

  @Test(arguments: [
    ("stack Cart", "expected stack Cart, but the stack is Cart, Order"),
    ("screen Cart", "expected screen Cart, but the screen is Order"),
    (
      "text \"4 items\"",
      "expected text \"4 items\", but there is \"Pay\", \"3 items\", \"Note\", \"Gift\""
    ),
    ("no title", "expected no title, but the title is \"Your order\""),
    ("no text \"3 items\"", "expected no text \"3 items\", but it is to be seen"),
    ("enabled \"Pay\"", "expected enabled \"Pay\", but it is disabled"),
    (
      "enabled \"Buy\"",
      "expected enabled \"Buy\", but no control is called that; there is \"Pay\", \"Name\", \"Note\", \"Gift\""
    ),
    ("value \"on\" in \"Gift\"", "expected value \"on\" in \"Gift\", but its value is \"off\""),
    ("value \"x\" in \"Note\"", "expected value \"x\" in \"Note\", but it is empty"),
    ("no value in \"Name\"", "expected no value in \"Name\", but its value is \"Emma\""),
    ("value \"x\" in \"Pay\"", "expected value \"x\" in \"Pay\", but it is a button, which holds no value"),
    (
      "no value in \"Gone\"",
      "expected no value in \"Gone\", but no control is called that; there is \"Pay\", \"Name\", \"Note\", \"Gift\""
    ),
    ("alert \"Sure?\"", "expected alert \"Sure?\", but no alert is up"),
    ("title \"Cart\"", "expected title \"Cart\", but the title is \"Your order\""),
    ("opens \"https://a.b\"", "expected opens \"https://a.b\", but this was opened: https://example.com"),
    ("stays", "expected stays, but something changed: the sheet shows Cart, Order, tab \"Home\""),
    (
      "prints \"made 1\", \"made 1\"",
      "expected prints \"made 1\", \"made 1\", but these lines were printed: \"made 1\""
    ),
    ("sheet Detail", "expected sheet Detail, but the sheet shows Order"),
    ("no sheet", "expected no sheet, but a sheet shows Order"),
    ("cover Order", "expected cover Order, but a sheet shows Order"),
    ("path empty", "expected path empty, but the path is [product(7), Shop.Item(id: 2)]"),
    ("tab \"Search\"", "expected tab \"Search\", but the tab is \"Home\""),
    (
      "warning \"Biscuit\"",
      "expected warning \"Biscuit\", but the console says: A navigationDestination for “Product” was declared earlier"
    ),
    (
      "no warnings",
      "expected no warnings, but the console says: A navigationDestination for “Product” was declared earlier"
    ),
    ("crash \"too few\"", "expected crash \"too few\", but the app did not end"),
    ("prints \"made 2\"", "expected prints \"made 2\", but these lines were printed: \"made 1\""),
    ("no prints", "expected no prints, but these lines were printed: \"made 1\""),
    ("underneath Order", "expected underneath Order, but Cart is underneath Order"),
  ])
  func doesNotHold(expectation: String, message: String) {
    let (record, diagnostics) = result("expect \(expectation)")
    #expect(diagnostics.map(\.message) == [message])
    #expect(diagnostics.map(\.id) == ["ScenarioMismatch"])
    #expect(diagnostics.first?.range.start == SourceLocation(line: 11, column: 10))
    #expect(!record.passed)
    #expect(record.steps[0].expectations[0].held == false)
  }

  @Test(arguments: [
    ("7", "7", "Int", true), ("7", "7", "String", false), ("\"7\"", "7", "String", true),
    ("\"7\"", "7", "Int", false), ("true", "true", "String", false), ("tea", "tea", "String", true),
    (".espresso", "espresso", "Drink", true), ("Drink.espresso", "espresso", "Drink", true),
    ("Drink.espresso", "espresso", "Tool", false), ("Shop.Drink.espresso", "espresso", "Drink", true),
    ("Drink", "espresso", "Drink", true), ("Drink", "espresso", "Tool", false),
    ("item(\"7\")", "item(\"7\")", "Route", true), ("item(7)", "item(\"7\")", "Route", false),
    ("Shop.Item(id: 2)", "Item(id: 2)", "Item", true), ("Item", "Item(id: 2)", "Item", true),
  ])
  func aValueOnAPathIsOfItsType(written: String, printed: String, type: String, holds: Bool) {
    var state = Self.state
    state.layers = [RecordedState.Layer(kind: .window, stack: [], path: [printed], pathTypes: [type])]
    let run = parseScenario(scenario("open A()\nexpect path \(written)")).value[0]
    let diagnostics = match(RecordedRun(states: [0: state], ending: .performed), against: run).1
    #expect(diagnostics.isEmpty == holds)
  }

  /// What is on a view that is only mentioned is not known, so it cannot be said that a text is not.
  @Test(arguments: ["no text \"Delete\"", "no title", "text \"Delete\""])
  func nothingIsKnownOfWhatIsOnlyMentioned(expectation: String) {
    var state = Self.state
    state.layers = [
      RecordedState.Layer(kind: .window, stack: [], visible: [], views: ["Home", "Detail"])
    ]
    let run = parseScenario(scenario("open A()\nexpect \(expectation)")).value[0]
    let recorded = RecordedRun(states: [0: state], ending: .performed)
    #expect(match(recorded, against: run).1.isEmpty == (expectation.hasPrefix("no ")))
    let diagnostics = match(recorded, against: run, mentioned: ["Detail"]).1
    #expect(
      diagnostics.map(\.id) == [expectation.hasPrefix("no ") ? "ScenarioNeedsCode" : "ScenarioMismatch"])
    // Behind a sheet it is not to be seen.
    state.layers.append(RecordedState.Layer(kind: .sheet, stack: [], visible: [], views: ["Cart"]))
    let covered = RecordedRun(states: [0: state], ending: .performed)
    #expect(match(covered, against: run, mentioned: ["Detail"]).1.isEmpty == (expectation.hasPrefix("no ")))
  }

  @Test func aButtonIsNotWhatAnAlertSays() {
    var state = Self.state
    state.layers.append(
      RecordedState.Layer(
        kind: .alert,
        stack: [
          .init(
            name: "Alert", title: "Delete it?",
            content: [.init(kind: .text, label: "It is gone then."), .init(kind: .button, label: "Keep")])
        ]))
    func message(_ text: String) -> [String] {
      let run = parseScenario(scenario("open A()\nexpect alert \"\(text)\"")).value[0]
      return match(RecordedRun(states: [0: state], ending: .performed), against: run).1.map(\.message)
    }
    #expect(message("Delete it?") == [])
    #expect(message("It is gone then.") == [])
    #expect(
      message("Keep") == [
        "expected alert \"Keep\", but the alert says \"Delete it?\", \"It is gone then.\""
      ])
  }

  @Test(arguments: [
    ("Fatal error: Index out of range", "Fatal error", false),
    ("Fatal error: Index out of range", "Fatal error: Index", true), ("Fatal error: ", "Fatal error", true),
    ("Fatal error", "fatal error", false),
  ])
  func whatStandsBeforeEachMessageNamesNone(crash: String, expected: String, holds: Bool) {
    let (_, diagnostics) = result("expect crash \"\(expected)\"", crash: crash)
    #expect(diagnostics.isEmpty == holds)
  }

  @Test(arguments: [
    ("V3.2", "V1.2", false), ("V1.2", "V1.2", true), ("Mr.Smith", "Dr.Smith", false),
    ("Route.detail(7)", "detail(7)", true), ("App.Route.detail(7)", "Route.detail(7)", true),
  ])
  func pathIsComparedWithTheTypesThatBothName(written: String, printed: String, holds: Bool) {
    var state = Self.state
    state.layers = [RecordedState.Layer(kind: .window, stack: [], path: [printed])]
    let run = parseScenario(scenario("open A()\nexpect path \(written)")).value[0]
    let diagnostics = match(RecordedRun(states: [0: state], ending: .performed), against: run).1
    #expect(diagnostics.isEmpty == holds)
  }

  @Test func whatChangedOnTheScreenDidNotStay() {
    func message(_ change: (inout RecordedState) -> Void) -> [String] {
      var (before, after) = (Self.state, Self.state)
      (before.opened, after.opened) = ([], [])
      after.prints = []
      change(&after)
      let run = parseScenario(scenario("open A()\ntap \"Pay\"\nexpect stays")).value[0]
      return match(RecordedRun(states: [0: before, 1: after], ending: .performed), against: run).1.map(
        \.message)
    }
    #expect(message { _ in } == [])
    #expect(
      message { $0.layers[1].visible?[1].label = "4 items" }
        == ["expected stays, but what is to be seen there changed"])
    #expect(
      message { $0.opened = ["https://a.b"] } == ["expected stays, but \"https://a.b\" was opened"])
    #expect(message { $0.prints = ["x"] } == ["expected stays, but these lines were printed: \"x\""])
    #expect(
      message {
        $0.layers[1].visible?[1].label = "4 items"
        $0.blocked = "it is covered"
      } == [])
  }

  @Test func theRecordedStateIsShown() {
    let (_, diagnostics) = result("expect screen Cart")
    #expect(
      diagnostics[0].notes.map(\.message) == [
        "after 'open A()' on iOS 26: window Catalog, Detail, path [product(7), Shop.Item(id: 2)]; "
          + "sheet Cart, Order; tab \"Home\"; on screen \"Pay\"; "
          + "console: A navigationDestination for “Product” was declared earlier; printed: made 1"
      ])
  }

  @Test func aRefusedTapNamesTheNearestLabel() {
    let (record, diagnostics) = result(
      "tap \"Pya\"\nexpect screen Order", ending: .refused("there is nothing called so"), performed: 1)
    #expect(diagnostics.map(\.message) == ["cannot tap \"Pya\": there is nothing called so"])
    #expect(diagnostics[0].help == "did you mean \"Pay\"?")
    #expect(record.steps.last?.expectations.map(\.actual) == ["not reached"])
  }

  @Test func aCrashIsReportedUnlessExpected() {
    let text = "Fatal error: Index out of range"
    let (expected, none) = result("expect crash \"Index\"", crash: text)
    #expect(none.isEmpty)
    #expect(expected.passed)
    let (_, found) = result("expect screen Order", crash: text)
    #expect(found.map(\.id) == ["ScenarioCrashed"])
    #expect(found[0].help == "if that is what the example shows, add: expect crash \"\(text)\"")
    let (_, other) = result("expect crash \"unwrapping\"", crash: text)
    #expect(other.map(\.message) == ["expected crash \"unwrapping\", but the app ended with: \(text)"])
  }

  @Test func anEndInAPlaceholderIsNoCrashToExpect() {
    let text = "Fatal error: 'store' is mentioned, not declared"
    let (record, found) = result("expect crash \"Fatal error\"", crash: text)
    #expect(!record.passed)
    #expect(
      found.map(\.message) == [
        "expected crash \"Fatal error\", but the app ended where 'store' is used, which is mentioned and not shown"
      ])
    let (_, other) = result("expect screen Order", crash: text)
    #expect(other.map(\.id) == ["ScenarioNeedsCode"])
    #expect(other[0].help == found[0].help)
  }

  /// Each with a command behind it that was not reached.
  @Test(arguments: [
    (RecordedRun.Ending.refused("no"), "cannot back: no"),
    (.ended("Fatal error"), "the app ended here: Fatal error"),
    (.modelFailed("x"), "the model of SwiftUI failed in 'back', not the app: x"),
    (.neverRested, "'back' never comes to rest: the views change again and again"),
    (.tookTooLong, "'back' took too long"),
    (.usedTooMuchMemory, "'back' used too much memory"),
    (.printedTooMuch, "'back' printed too much"),
    (.stopped, "'back' was not performed to its end: the app stopped its process"),
    (.brokeRecord, "'back' was not performed to its end: the app wrote to a descriptor not its own"),
    (.notRun("it was not started"), "'back' was not performed: it was not started"),
    (.performed, "'back' was not performed"),
  ])
  func whatWasNotPerformedIsTold(ending: RecordedRun.Ending, message: String) {
    let (record, diagnostics) = result("back\nexpect screen Order\nback", ending: ending, performed: 1)
    #expect(diagnostics.map(\.message) == [message])
    #expect(diagnostics.map(\.range.start.line) == [11])
    #expect(!record.passed)
  }

  @Test func aRunWithoutARecordDoesNotPass() {
    let run = parseScenario(scenario("let a = 1\nopen A()\nexpect screen A")).value[0]
    let (record, diagnostics) = match(RecordedRun(), against: run)
    #expect(diagnostics.map(\.message) == ["'let a = 1' was not performed: it was not started"])
    #expect(!record.passed)
  }

  @Test func nothingPassesBehindAnExpectedEnd() {
    func message(_ lines: String) -> [String] {
      result("back\n\(lines)", ending: .ended("Fatal error: too few"), performed: 1).1.map(\.message)
    }
    #expect(message("expect crash \"too few\"") == [])
    #expect(
      message("expect crash \"too few\"\nexpect screen Order")
        == ["'expect screen Order' was not reached: the app had ended"])
    #expect(
      message("expect screen Order\nexpect crash \"too few\"")
        == ["'expect screen Order' was not reached: the app had ended"])
    #expect(
      message("expect crash \"too few\"\nrelaunch\nexpect screen Order")
        == ["'relaunch' was not reached: the app had ended"])
  }

  @Test func aFaultOfTheModelIsNotToBeExpected() {
    let (record, diagnostics) = result(
      "back\nexpect crash \"too few\"",
      ending: .modelFailed("HeadlessSwiftUI/Node.swift:1: Fatal error: too few"),
      performed: 1)
    #expect(diagnostics.map(\.id) == ["ScenarioModelFailed"])
    #expect(
      diagnostics[0].help
        == "this is a fault of handbook: please report it, with the snippet and the scenario")
    #expect(!record.passed)
    var reports = SnippetReports()
    reports.diagnostics = diagnostics
    reports.addFaults(to: "https://example.com/issues")
    #expect(reports.diagnostics[0].help?.hasSuffix("the scenario, at https://example.com/issues") == true)
  }

  @Test func ofSeveralWindowsTheOneInFrontIsMeant() {
    var state = Self.state
    state.layers.append(
      RecordedState.Layer(kind: .window, stack: [RecordedState.Screen(name: "Desk", content: [])]))
    let run = parseScenario(scenario("open A()\nexpect no sheet\nexpect screen Desk")).value[0]
    #expect(match(RecordedRun(states: [0: state], ending: .performed), against: run).1.isEmpty)
  }

  @Test func aCoverIsToldFromASheet() {
    var state = Self.state
    state.layers[1].kind = .cover
    let run = parseScenario(
      scenario("open A()\nexpect cover Order\nexpect cover Cart\nexpect sheet Cart\nexpect cover Detail")
    ).value[0]
    let told = match(RecordedRun(states: [0: state], ending: .performed), against: run).1
    #expect(told.map(\.message) == ["expected cover Detail, but a cover shows Order"])
    state.layers.removeLast()
    let bare = match(RecordedRun(states: [0: state], ending: .performed), against: run).1
    #expect(bare.first?.message == "expected cover Order, but nothing covers the screen")
  }

  @Test func anEndBehindTheLastCommandIsTold() {
    let (_, diagnostics) = result("expect screen Order", ending: .ended("Fatal error: x"))
    #expect(diagnostics.map(\.message) == ["the app ended here: Fatal error: x"])
  }

  @Test func whatLetLinesSayIsShownWithTheNextStep() {
    let run = parseScenario(
      scenario("let a = 1\nopen A()\nexpect prints \"made 1\"\nexpect warning \"A navigationDestination\"")
    ).value[0]
    let recorded = RecordedRun(states: [0: Self.state, 1: RecordedState()], ending: .performed)
    let (record, diagnostics) = match(recorded, against: run)
    #expect(diagnostics.isEmpty)
    #expect(record.steps.map(\.prints) == [["made 1"]])
  }
}
