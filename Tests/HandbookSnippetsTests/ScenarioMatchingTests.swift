import HandbookModel
import Testing

@testable import HandbookSnippets

@Suite struct ScenarioMatchingTests {
  /// A catalog with a detail on its stack and a sheet above; a console line and a printed one.
  private static let state: RecordedState = {
    func screen(_ name: String, _ labels: [String] = []) -> RecordedState.Screen {
      RecordedState.Screen(
        name: name, content: labels.map { ScenarioRecord.Element(kind: .button, label: $0) },
        aliases: [name, name + "Inner"])
    }
    return RecordedState(
      layers: [
        RecordedState.Layer(
          kind: .window, stack: [screen("Catalog"), screen("Detail")],
          path: ["product(7)", "Shop.Item(id: 2)"]),
        RecordedState.Layer(kind: .sheet, stack: [screen("Cart"), screen("Order", ["Pay"])]),
      ],
      tabs: ["Home", "Search"], selectedTab: "Home",
      console: ["A navigationDestination for “Product” was declared earlier"], prints: ["made 1"])
  }()

  private func result(
    _ lines: String, ending: RecordedRun.Ending = .finished, last: Int = 0, crash: String? = nil
  ) -> (ScenarioRecord, [Diagnostic]) {
    let run = parseScenario(scenario("open A()\n" + lines)).value[0]
    var state = Self.state
    state.crash = crash
    var recorded = RecordedRun(states: [0: state], last: last, ending: ending)
    for index in 1..<10 where ending != .finished && index <= last { recorded.states[index] = state }
    return match(recorded, against: run)
  }

  @Test(arguments: [
    "stack Cart, Order", "stack CartInner, Order", "screen Order", "sheet Order", "sheet Cart",
    "path .product(7), Item", "path [product(7), Item(id: 2)]", "tab \"Home\"",
    "warning \"A navigationDestination for \\\"Product\\\"\"", "prints \"made 1\"", "underneath Cart",
    "underneath Detail",
  ])
  func holds(expectation: String) {
    let (record, diagnostics) = result("expect \(expectation)")
    #expect(diagnostics.isEmpty)
    #expect(record.steps[0].expectations.map(\.held) == [true])
  }

  @Test(arguments: [
    ("stack Cart", "expected stack Cart, but the stack is Cart, Order"),
    ("screen Cart", "expected screen Cart, but the screen is Order"),
    ("sheet Detail", "expected sheet Detail, but the sheet shows Order"),
    ("no sheet", "expected no sheet, but a sheet shows Order"),
    ("path empty", "expected path empty, but the path is [product(7), Shop.Item(id: 2)]"),
    ("tab \"Search\"", "expected tab \"Search\", but the tab is \"Home\""),
    (
      "warning \"B\"",
      "expected warning \"B\", but the console says: A navigationDestination for “Product” was declared earlier"
    ),
    (
      "no warnings",
      "expected no warnings, but the console says: A navigationDestination for “Product” was declared earlier"
    ),
    ("crash \"x\"", "expected crash \"x\", but the app did not end"),
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
      "tap \"Pya\"\nexpect screen Order", ending: .refused("there is nothing called so"), last: 1)
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
}
