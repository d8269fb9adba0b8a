import HandbookModel
import Testing

@testable import HandbookScenarios

/// A scenario as it stands in a document, indented by two columns.
///
/// - Parameter line: Of its first line.
func scenario(_ text: String, line: Int = 10) -> Scenario {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  return Scenario(
    text: text, lines: lines.indices.map { Snippet.LineOrigin(line: line + $0, columnOffset: 2) },
    range: SourceRange(file: "a.md", line: line - 1))
}

@Suite struct ScenarioParsingTests {
  @Test func everyCommand() {
    let parsed = parseScenario(
      scenario(
        """
        # A comment
        let router = Router()
        let other: [Int] = [1]
        size regular
        open CatalogTab(router: router, tag: "#1")
        tap "Espresso \\"machine\\""  # and a comment
        back
        swipe down
        select tab "Search"
        open url "shop://order/7"
        run router.show(7)
        relaunch
        size compact
        expect stack A, B
        expect screen B
        expect sheet C
        expect cover C
        expect no sheet
        expect path [one(1, 2), two]
        expect path empty
        expect tab "Home"
        expect warning "A NavigationLink"
        expect no warnings
        expect crash "Fatal"
        expect prints "line"
        expect no prints
        expect underneath A
        """))
    #expect(parsed.diagnostics.isEmpty)
    #expect(
      parsed.value.map { $0.commands.map(\.kind) } == [
        [
          .action(.bind(name: "router", type: nil, expression: "Router()")),
          .action(.bind(name: "other", type: "[Int]", expression: "[1]")),
          .action(.size(compact: false)),
          .action(.open("CatalogTab(router: router, tag: \"#1\")")),
          .action(.tap("Espresso \"machine\"")),
          .action(.back),
          .action(.swipeDown),
          .action(.selectTab("Search")),
          .action(.openURL("shop://order/7")),
          .action(.run("router.show(7)")),
          .action(.relaunch),
          .action(.size(compact: true)),
          .expectation(.stack(["A", "B"])),
          .expectation(.screen("B")),
          .expectation(.sheet("C")),
          .expectation(.cover("C")),
          .expectation(.noSheet),
          .expectation(.path(["one(1, 2)", "two"])),
          .expectation(.path([])),
          .expectation(.tab("Home")),
          .expectation(.warning("A NavigationLink")),
          .expectation(.noWarnings),
          .expectation(.crash("Fatal")),
          .expectation(.prints(["line"])),
          .expectation(.noPrints),
          .expectation(.underneath("A")),
        ]
      ])
  }

  @Test func touchesInputAndTimeAreRead() {
    let parsed = parseScenario(
      scenario(
        """
        open A()
        tap "Delete" in "Espresso"
        tap "Delete" number 2
        tap "Delete" in "Espresso" number 2
        tap outside
        double tap "Photo"
        press "Photo"
        type "a" into "Search"
        submit
        choose "Mint" in "Flavor"
        choose "Mint"
        swipe left "Tea"
        swipe right "Tea"
        swipe left
        swipe right  # back
        drag "Milk" to "Tea"
        open window
        continue activity "read" with "book": "Emma", "page": "7"
        continue activity "read"
        background
        foreground
        wait 2 seconds
        wait 250 milliseconds
        wait 1.5 minutes
        expect text "x"
        expect no text "x"
        expect disabled "Save"
        expect enabled "Save"
        expect value "tea" in "Search"
        expect no value in "Search"
        expect title "Catalog"
        expect alert "Sure?"
        expect no alert
        expect opens "https://example.com"
        expect prints "a", "b"
        expect stays
        """))
    #expect(parsed.diagnostics.isEmpty)
    #expect(
      parsed.value.first?.commands.map(\.kind) == [
        .action(.open("A()")),
        .action(.tap("Delete", place: "Espresso")),
        .action(.tap("Delete", number: 2)),
        .action(.tap("Delete", place: "Espresso", number: 2)),
        .action(.tapOutside),
        .action(.doubleTap("Photo")),
        .action(.press("Photo")),
        .action(.type("a", field: "Search")),
        .action(.submit),
        .action(.choose("Mint", picker: "Flavor")),
        .action(.choose("Mint", picker: nil)),
        .action(.swipe("Tea", left: true)),
        .action(.swipe("Tea", left: false)),
        .action(.swipe(nil, left: true)),
        .action(.swipe(nil, left: false)),
        .action(.drag("Milk", to: "Tea")),
        .action(.openWindow),
        .action(.continueActivity("read", info: ["book": "Emma", "page": "7"])),
        .action(.continueActivity("read", info: [:])),
        .action(.background),
        .action(.foreground),
        .action(.wait(milliseconds: 2000)),
        .action(.wait(milliseconds: 250)),
        .action(.wait(milliseconds: 90_000)),
        .expectation(.text("x")),
        .expectation(.noText("x")),
        .expectation(.enabled("Save", false)),
        .expectation(.enabled("Save", true)),
        .expectation(.value("tea", control: "Search")),
        .expectation(.value(nil, control: "Search")),
        .expectation(.title("Catalog")),
        .expectation(.alert("Sure?")),
        .expectation(.noAlert),
        .expectation(.opens("https://example.com")),
        .expectation(.prints(["a", "b"])),
        .expectation(.stays),
      ])
  }

  @Test func aCommandKnowsItsPlace() throws {
    let run = try #require(
      parseScenario(scenario("open A()\n tap \"x\"  # why\nexpect screen A")).value.first)
    #expect(run.commands[1].text == "tap \"x\"")
    #expect(run.commands[1].range == SourceRange(file: "a.md", line: 11, column: 4, length: 7))
    #expect(run.commands[1].argumentRange == SourceRange(file: "a.md", line: 11, column: 8, length: 3))
    #expect(run.commands[2].argumentRange == SourceRange(file: "a.md", line: 12, column: 10, length: 8))
  }

  @Test func severalConditionsAreSeveralRuns() {
    let parsed = parseScenario(
      scenario(
        """
        on ios 17
        on ios 18
        open A()
        expect screen A
        on variant observed
        open B()
        expect screen B
        """))
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.value.map(\.os) == [OSVersion(17), OSVersion(18), ScenarioRun.defaultVersion])
    #expect(parsed.value.map(\.variant) == [nil, nil, .observed])
    #expect(parsed.value[0].commands == parsed.value[1].commands)
    #expect(parsed.value[2].commands.map(\.text) == ["open B()", "expect screen B"])
  }

  /// Each line stands after `open A()`; column and text of what is said about it.
  @Test(arguments: [
    ("tapp \"x\"", 3, "unknown command 'tapp'; did you mean 'tap'?"),
    ("dance", 3, "unknown command 'dance'"),
    ("wait", 3, "'wait' needs a time"),
    ("wait long", 8, "'long' is not a time"),
    ("wait 2", 3, "'wait 2' needs 'seconds', 'milliseconds', 'minutes', 'second', 'millisecond' or 'minute'"),
    ("tap \"x\" on \"y\"", 11, "unknown word 'on' after 'tap \"x\"'; did you mean 'in'?"),
    ("tap \"x\" number none", 3, "'number' needs a number from 1"),
    ("type \"x\"", 3, "'type \"x\"' needs 'into'"),
    ("stack A", 3, "unknown command 'stack'"),
    ("expect", 3, "'expect' needs to know what"),
    ("expect stak A", 10, "unknown expectation 'stak'; did you mean 'stack'?"),
    ("expect beauty", 10, "unknown expectation 'beauty'"),
    ("expect crash \"o\"", 10, "'o' is in nearly every message"),
    ("expect warning \" - \"", 10, "' - ' is in nearly every message"),
    ("expect stack", 10, "'expect stack' needs the name of a view"),
    ("expect stack A B", 16, "view names are separated by commas"),
    ("expect screen A, B", 17, "'expect screen' takes one view name"),
    ("expect cover", 10, "'expect cover' needs the name of a view"),
    ("expect no warning", 13, "unknown word 'warning' after 'expect no'; did you mean 'warnings'?"),
    (
      "expect no", 10,
      "'expect no' needs 'sheet', 'warnings', 'prints', 'text', 'value', 'title', 'alert' or 'dialog'"
    ),
    ("expect value \"x\"", 10, "'expect value \"x\"' needs 'in'"),
    ("expect value in \"A\"", 16, "'expect value' needs what a control holds in straight double quotes"),
    ("expect no value in", 10, "'expect no value in' needs the label of a field or a switch in quotes"),
    ("expect no value in \"A\" B", 26, "unexpected 'B'"),
    ("expect path", 10, "'expect path' needs the values on the path"),
    ("expect tab Home", 14, "'expect tab' needs the label of a tab in straight double quotes"),
    ("expect tab \"A\" B", 18, "unexpected 'B'"),
    ("tap", 3, "'tap' needs the label of a control in quotes"),
    ("tap “x”", 7, "'tap' needs the label of a control in straight double quotes"),
    ("tap \"x", 7, "the closing quote is missing"),
    ("tap \"\"", 7, "'tap' needs the label of a control, not an empty text"),
    ("back twice", 8, "unexpected 'twice'"),
    ("swipe up", 9, "unknown word 'up' after 'swipe'"),
    ("swipe", 3, "'swipe' needs 'down', 'left' or 'right'"),
    ("select tba \"A\"", 10, "unknown word 'tba' after 'select'; did you mean 'tab'?"),
    ("open url", 3, "'open url' needs a URL in quotes"),
    ("run", 3, "'run' needs a statement"),
    ("run show(1", 11, "'(' has no partner"),
    ("run show(\")\"]", 15, "']' has no partner"),
    ("run let router = Router()", 3, "what 'run' makes is gone after its line"),
    ("run router.reset", 3, "'router.reset' is only named, which has no effect"),
    ("run path.count == 2", 3, "a comparison claims nothing here: nothing looks at what it gives"),
    ("run _ = path.count == 2", 3, "a comparison claims nothing here: nothing looks at what it gives"),
    ("run !router.isEmpty", 3, "'!router.isEmpty' claims nothing here: nothing looks at what it gives"),
    ("run Task { try await load() }", 3, "the task throws where nobody sees it: an error in it is lost"),
    (
      "run Task { do { try load() } catch is E {} }", 3,
      "the task throws where nobody sees it: an error in it is lost"
    ),
    (
      "run Task { do { try load() } catch { try report() } }", 3,
      "the task throws where nobody sees it: an error in it is lost"
    ),
    ("run a.isOpen && b < 2", 3, "a comparison claims nothing here: nothing looks at what it gives"),
    ("size big", 8, "unknown word 'big' after 'size'"),
    ("on ios 15", 10, "the model has no iOS '15'"),
    ("on ios", 3, "'on ios' needs a version"),
    ("on ios 17", 3, "nothing to do after 'on'"),
    ("on variant documentd", 14, "unknown word 'documentd' after 'on variant'; did you mean 'documented'?"),
    ("let x = 1", 3, "'let' comes before 'open'"),
    ("let x", 7, "'let' needs a value"),
    ("let", 3, "'let' needs a name and a value"),
    ("let 1x = 2", 7, "'let' needs a name before '='"),
    ("open B()", 3, "a view is already open"),
  ])
  func mistakes(line: String, column: Int, message: String) {
    let parsed = parseScenario(scenario("open A()\nexpect screen A\n\(line)"))
    #expect(parsed.value.isEmpty)
    #expect(parsed.diagnostics.map(\.message) == [message])
    #expect(parsed.diagnostics.first?.range.start == SourceLocation(line: 12, column: column))
    #expect(parsed.diagnostics.first?.severity == .error)
  }

  @Test func commandsNeedAnOpenView() {
    let parsed = parseScenario(scenario("tap \"x\"\nopen A()\nexpect screen A"))
    #expect(parsed.diagnostics.map(\.message) == ["'tap' needs an open view"])
  }

  @Test func aScenarioDoesAndExpectsSomething() {
    #expect(parseScenario(scenario("# nothing")).diagnostics.map(\.id) == ["EmptyScenario"])
    let silent = parseScenario(scenario("open A()"))
    #expect(silent.diagnostics.map(\.id) == ["ScenarioExpectsNothing"])
    #expect(silent.diagnostics.map(\.severity) == [.warning])
    #expect(silent.value.count == 1)
  }
}
