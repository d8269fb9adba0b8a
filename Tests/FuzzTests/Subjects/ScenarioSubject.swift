import HandbookModel

@testable import HandbookScenarios

/// Scenarios: what they say is wrong stands where it is wrong, and the Swift that performs them holds every
/// line of them.
struct ScenarioSubject: Subject {
  let name = "scenario"
  let words = [
    "let router = Router()\n", "open CatalogTab()\n", "open url \"a://b\"\n", "tap \"A\"\n", "back\n",
    "swipe down\n",
    "select tab \"B\"\n", "run router.reset()\n", "run await x()\n", "relaunch\n", "size compact\n",
    "size regular\n", "on ios 17\n", "on variant observed\n", "expect stack A, B\n", "expect screen A\n",
    "expect sheet A\n", "expect cover A\n", "expect no sheet\n", "expect no warnings\n",
    "expect path empty\n",
    "expect path [1, 2]\n",
    "expect tab \"A\"\n", "expect warning \"xyz\"\n", "expect crash \"xyz\"\n", "expect prints \"x\"\n",
    "expect underneath A\n", "expect value \"x\" in \"A\"\n", "expect no value in \"A\"\n", "# comment\n",
    "\"", "\\\"", "\\", "(", ")", "{", "}", "=", "==", ",", "<", ">",
    ":", "await",
  ]

  func seeds(in repository: Repository) -> [[UInt8]] {
    repository.fences("scenario") + Repository.corpus(of: self).map(\.bytes)
  }

  func examine(_ input: [UInt8], _ examination: inout Examination) throws {
    let text = String(decoding: input.filter { $0 != 13 && $0 != 0 }, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let scenario = Scenario(
      text: text, lines: lines.indices.map { .init(line: $0 + 2, columnOffset: 0) },
      range: SourceRange(
        file: "Content/a.md", start: .init(line: 2, column: 1),
        end: .init(line: lines.count + 1, column: lines.last!.utf8.count + 1)))
    let tree = SourceTree(
      contentName: "Content", documents: [SourceFile(path: "a.md", bytes: Array("```scenario\n\(text)".utf8))]
    )
    let parsed = parseScenario(scenario)
    for diagnostic in parsed.diagnostics { examination.note("\(diagnostic)") }
    examination.requireInside(parsed.diagnostics, of: tree)
    let source = runnerSource(for: parsed.value, prefix: "run")
    examination.note(source.text)
    let count = source.text.split(separator: "\n", omittingEmptySubsequences: false).count
    examination.require(source.origins.keys.allSatisfy { (1...count).contains($0) }, "a line of no text")
    examination.require(source.functions.count == parsed.value.count, "a run without a function")
    for run in parsed.value {
      let (record, diagnostics) = match(recorded(run), against: run)
      examination.note("\(record)")
      for diagnostic in diagnostics { examination.note("\(diagnostic)") }
      examination.requireInside(diagnostics, of: tree)
    }
  }

  /// A run that went as its commands say.
  private func recorded(_ run: ScenarioRun) -> RecordedRun {
    var recorded = RecordedRun(ending: .performed)
    for (index, command) in run.commands.enumerated() {
      recorded.states[index] = RecordedState(
        layers: [
          .init(kind: .window, stack: [.init(name: command.text, content: [])], path: [command.text])
        ],
        prints: [command.text])
    }
    return recorded
  }
}

extension Repository {
  /// Codes of all fences of a language in the Markdown of the repository.
  func fences(_ language: String) -> [[UInt8]] {
    bytes(of: ".md").flatMap { document -> [[UInt8]] in
      var fences: [[UInt8]] = []
      var open: [UInt8]?
      for line in document.split(separator: 10, omittingEmptySubsequences: false) {
        let text = line.drop { $0 == 32 }
        if let code = open, text.starts(with: "```".utf8) {
          fences.append(code)
          open = nil
        } else if open != nil {
          open! += line + [10]
        } else if text.starts(with: "```\(language)".utf8) {
          open = []
        }
      }
      return fences
    }
  }
}
