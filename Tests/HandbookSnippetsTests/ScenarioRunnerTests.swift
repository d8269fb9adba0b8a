import HandbookModel
import Testing

@testable import HandbookSnippets

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
      scenario("let router = Router()\nopen A(router)\nrun await router.load()\nrelaunch\nexpect screen A")
    ).value
    #expect(
      runnerSource(for: runs, prefix: "s").text == """
        import ScenarioRunner
        @MainActor func s_0(_ __scenario: ScenarioHost) throws {
            var router = Router()
          try __scenario.open(1) {
            A(router)
          }
          try __scenario.runTask(2) {
            await router.load()
          }
            router = Router()
          try __scenario.relaunch(3) {
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
  }

  @Test func labelsAreQuoted() {
    #expect(swiftLiteral("a\"b\\(c)\t“d”") == "\"a\\\"b\\\\(c)\\u{9}“d”\"")
  }

  @Test func outputIsReadRunByRun() {
    let state =
      #"{"layers":[{"kind":"window","path":["1"],"stack":[{"aliases":["A"],"content":[],"name":"A"}]}],"#
      + #""tabs":[],"console":["c"],"prints":["p"],"initialized":[]}"#
    let output =
      "\u{1E}{\"run\":0}\n\u{1E}{\"begins\":0}\nraw line\n\u{1E}{\"command\":0,\"state\":\(state)}\n"
      + "\u{1E}{\"begins\":1}\n\u{1E}{\"signal\":4,\"exit\":0}\n"
      + "\u{1E}{\"run\":1}\n\u{1E}{\"begins\":0}\n\u{1E}{\"command\":0,\"failure\":\"no\"}\n"
      + "\u{1E}{\"signal\":0,\"exit\":0}\n"
      + "\u{1E}{\"run\":2}\n\u{1E}{\"begins\":0}\n\u{1E}{\"signal\":14,\"exit\":0}\n"
    let errors = "\u{1E}0\nA.swift:1: Fatal error: Index out of range\n\u{1E}1\n\u{1E}2\n"
    let runs = recordedRuns(output: output, errors: errors)
    #expect(runs[0]?.states[0]?.prints == ["raw line", "p"])
    #expect(runs[0]?.states[0]?.layers.first?.path == ["1"])
    #expect(runs[0]?.ending == .trapped("Fatal error: Index out of range"))
    #expect(runs[0]?.last == 1)
    #expect(runs[1]?.ending == .refused("no"))
    #expect(runs[2]?.ending == .tookTooLong)
  }
}
