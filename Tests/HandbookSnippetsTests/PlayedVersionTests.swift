import HandbookAssembly
import HandbookModel
import Testing

@testable import HandbookLearning
@testable import HandbookScenarios

@Suite struct PlayedVersionTests {
  /// The answer stands where the question was, and everything after it where it was before.
  @Test(arguments: [
    ("if #available(iOS 18, *) { a }", "if __isAvailable(18)     { a }"),
    ("if #available(iOS 16.4, *), b { a }", "if __isAvailable(16)      , b { a }"),
    ("guard #available(iOS 17,*) else { return }", "guard __isAvailable(17)    else { return }"),
    ("while #unavailable(iOS 26) { a }", "while !__isAvailable(26)   { a }"),
    ("if #available(macOS 15, *) { a }", "if true                    { a }"),
    ("if #unavailable(macOS 15) { a }", "if false                  { a }"),
    (
      "if #available(macOS 15, iOS 17, *) { \"#available(iOS 9, *)\" }",
      "if __isAvailable(17)               { \"#available(iOS 9, *)\" }"
    ),
    ("x {\n  if #available(\n    iOS 18, *) { a }\n}", "x {\n  if __isAvailable\n(18)       ) { a }\n}"),
  ])
  func aQuestionAboutTheSystemIsOneAboutTheVersionPlayed(_ source: String, _ expected: String) {
    // A question over several lines keeps the number of bytes and of lines, whatever it looks like.
    let answer = askingForPlayedVersion(source)
    if source.contains("\n") {
      #expect(answer.utf8.count == source.utf8.count)
      #expect(answer.split(separator: "\n").count == source.split(separator: "\n").count)
    } else {
      #expect(answer == expected)
    }
  }

  @Test func whatTheVersionPlayedLacksIsToldOnce() {
    func requirement(_ name: String, _ version: OSVersion, column: Int) -> CompiledProgram.Requirement {
      .init(name: name, version: version, place: .init(piece: 0, line: 1, column: column), length: 3)
    }
    let requirements = [
      requirement("Tab", OSVersion(18), column: 1),
      requirement("Tab.init(content:)", OSVersion(18), column: 1),
      requirement("buildBlock(_:)", OSVersion(18), column: 5), requirement("Tab", OSVersion(18), column: 9),
      requirement("sheet", OSVersion(16, 4), column: 20),
    ]
    func names(on versions: Int...) -> [String] {
      let runs = versions.map { ScenarioRun(os: OSVersion($0), variant: nil, commands: []) }
      return newerNames(requirements, runs: runs).map { "\($0.requirement.name) on \($0.played)" }
    }
    #expect(names(on: 16) == ["Tab on 16"])
    #expect(names(on: 18, 17) == ["Tab on 17"])
    #expect(names(on: 18) == [])
  }
}
