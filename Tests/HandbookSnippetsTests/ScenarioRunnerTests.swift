import HandbookModel
import Testing

@testable import HandbookScenarios

@Suite struct ScenarioRunnerTests {
  @Test func runsWithTheSameCommandsShareAFunction() {
    let runs = parseScenario(scenario("on ios 17\non ios 18\nopen A()\nexpect screen A")).value
    let runner = runnerSource(for: runs, prefix: "scenario3")
    #expect(runner.functions == ["scenario3_0", "scenario3_0"])
    #expect(
      runner.text == """
        import ScenarioRunner
        @MainActor func scenario3_0(_ __scenario: ScenarioHost) throws {
          try __scenario.open(0) {
            A()
          }
        }

        """)
  }

  @Test func aRelaunchedAppMakesItsObjectsAnew() {
    let runs = parseScenario(
      scenario(
        "let router: Router = await make()\nopen A(router)\nrun await router.load()\nrelaunch\nexpect screen A"
      )
    ).value
    #expect(
      runnerSource(for: runs, prefix: "s").text == """
        import ScenarioRunner
        @MainActor func s_0(_ __scenario: ScenarioHost) throws {
            var router: Router = try __scenario.makeTask(0) {
            await make()
          }
          try __scenario.open(1) {
            A(router)
          }
          try __scenario.runTask(2) {
            await router.load()
          }
          try __scenario.quit(3)
            router = try __scenario.makeTask(3, again: true) {
            await make()
          }
          try __scenario.open(3) {
            A(router)
          }
        }

        """)
  }

  @Test func compilerMessagesFindTheirWayBack() {
    let runs = parseScenario(scenario("open A(x: 1)\nexpect screen A")).value
    let runner = runnerSource(for: runs, prefix: "s")
    // `x` stands in the generated line 4, column 7; in the document in line 10, column 10.
    #expect(
      runner.place(line: 4, columns: 7..<8) == SourceRange(file: "a.md", line: 10, column: 10, length: 1))
    #expect(runner.place(line: 3, columns: 1..<2) == nil)
    let made = runnerSource(
      for: parseScenario(scenario("let a: A = make(x: 1)\nopen a\nexpect screen A")).value, prefix: "s")
    // The type, and `x`, which stands in the generated line 4.
    #expect(
      made.place(line: 3, columns: 12..<13) == SourceRange(file: "a.md", line: 10, column: 10, length: 1))
    #expect(
      made.place(line: 4, columns: 10..<11) == SourceRange(file: "a.md", line: 10, column: 19, length: 1))
  }

  @Test func labelsAreQuoted() {
    #expect(swiftLiteral("a\"b\\(c)\t“d”") == "\"a\\\"b\\\\(c)\\u{9}“d”\"")
  }

  @Test func outputIsReadRunByRun() {
    let state =
      #"{"layers":[{"kind":"window","path":["1"],"stack":[{"aliases":["A"],"content":[],"name":"A"}]}],"#
      + #""tabs":[],"console":["c"],"prints":["p"],"initialized":[]}"#
    func report(_ run: Int, _ records: [(String, printed: String)], _ ending: String, errors: String = "")
      -> String
    {
      let records = records.map { "{\"json\":\(swiftLiteral($0.0)),\"printed\":\(swiftLiteral($0.printed))}" }
      return "{\"run\":\(run),\"records\":[\(records.joined(separator: ","))],\"printed\":\"last\\n\","
        + "\"errors\":\(swiftLiteral(errors).replacing("\\u{a}", with: "\\n")),\(ending)}\n"
    }
    let begun = (#"{"begins":0}"#, printed: "made")
    let open = ("{\"command\":0,\"state\":\(state)}", printed: "raw")
    let runs = recordedRuns(
      report(0, [begun, open, (#"{"isPerformed":true}"#, "")], "\"ending\":\"ended\",\"code\":0")
        + report(1, [begun, (#"{"command":0,"failure":"no"}"#, "")], "\"ending\":\"ended\",\"code\":0")
        + report(2, [begun], "\"ending\":\"tookTooLong\",\"code\":0")
        + report(
          3, [begun, open], "\"ending\":\"signaled\",\"code\":4",
          errors: "A.swift:1: Fatal error: Index out of range\n")
        + report(4, [begun, open], "\"ending\":\"exited\",\"code\":0")
        + report(5, [begun, open], "\"ending\":\"signaled\",\"code\":9")
        // The program was ended in the middle of a line.
        + "{\"run\":6,\"records\":[")
    #expect(runs[0]?.states[0]?.prints == ["made", "raw", "p"])
    #expect(runs[0]?.states[0]?.layers.first?.path == ["1"])
    #expect(
      (0..<7).map { runs[$0]?.ending } == [
        .performed, .refused("no"), .tookTooLong, .ended("Fatal error: Index out of range"),
        .ended("the process ended with status 0"), .notRun("its process was killed"), nil,
      ])
    #expect(runs[3]?.prints == ["last"])
    #expect(runs.filter { !$0.value.isRepeatable }.keys.sorted() == [2, 5])
  }
}
