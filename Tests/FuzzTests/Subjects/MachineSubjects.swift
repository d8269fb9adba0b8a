import Foundation
import HandbookModel

@testable import HandbookAssembly
@testable import HandbookCompilation
@testable import HandbookLearning
@testable import HandbookScenarios
@testable import HandbookSnippets

/// What a compiler printed, or a snippet made it print.
struct CompilerOutputSubject: Subject {
  let name = "compiler-output"
  let words = [
    "a.swift:1:2: error: x\n", "a.swift:1:2: warning: x [#Y]\n", "a.swift:1:2: note: x\n",
    "<unknown>:0: error: x\n",
    ": error: ", ": note: ", ":", "  ^~~~\n", "^", "~",
    "'x' is inaccessible due to 'fileprivate' protection level", "'",
    "[#", "]", "\t", " ",
  ]

  func seeds(in repository: Repository) -> [[UInt8]] {
    [
      """
      /tmp/s0.swift:12:5: error: cannot find 'x' in scope
          foo.x(1)
              ^~~
      /tmp/s0.swift:3:1: note: did you mean 'y'?
      let y = 1
      ^
      /tmp/s1.swift:1:1: warning: variable 'a' was never used [#Unused]
      var a = 1
      ~~~~^~~~~
      <unknown>:0: error: 'z' is inaccessible due to 'fileprivate' protection level

      """
    ].map { Array($0.utf8) } + Repository.corpus(of: self).map(\.bytes)
  }

  func examine(_ input: [UInt8], _ examination: inout Examination) throws {
    for message in parseCompilerOutput(String(decoding: input, as: UTF8.self)) {
      examination.note("\(message)")
      examination.require(message.line >= 0 && message.column >= 0, "a place before the file")
      examination.require(message.highlight.count < 1 << 20, "a highlight longer than any line")
    }
  }
}

/// What a program of scenarios left of its runs, where code of a snippet may write, too.
struct RecordSubject: Subject {
  let name = "record"
  let words = [
    "\n", "{\"run\":0}", "\"run\":1", "\"records\":[]", "\"json\":\"{}\"", "\"printed\":\"x\"",
    "\"errors\":\"\"",
    "\"ending\":\"ended\"", "exited", "signaled", "tookTooLong", "printedTooMuch", "stopped", "brokeRecord",
    "notStarted", "\"code\":9", "\\\"command\\\":1", "\\\"failure\\\":\\\"x\\\"", "\\\"isPerformed\\\":true",
    "null", "[]", "{}", "Fatal error: x", "Could not allocate memory", "sheet", "\\n",
  ]

  func seeds(in repository: Repository) -> [[UInt8]] {
    let state =
      #"{"layers":[{"kind":"window","stack":[{"name":"A","title":"T","content":[{"kind":"text","label":"x","#
      + #""isEnabled":true}],"aliases":["B"]}],"path":["1"]},{"kind":"sheet","stack":[]}],"tabs":["a"],"#
      + #""selectedTab":"a","console":["Do not"],"prints":["p"],"initialized":["A"],"crash":"Fatal error"}"#
    func record(_ json: String) -> String {
      #"{"json":\#(swiftLiteral(json)),"printed":"printed\n"}"#
    }
    func report(_ number: Int, _ records: [String], _ ending: String, _ code: Int) -> String {
      #"{"run":\#(number),"records":[\#(records.map(record).joined(separator: ","))],"printed":"last\n","#
        + #""errors":"Fatal error: Index out of range\n","ending":"\#(ending)","code":\#(code)}"# + "\n"
    }
    let shown = #"{"command":0,"state":\#(state)}"#
    return [
      report(0, [shown, #"{"command":2,"state":\#(state)}"#, #"{"isPerformed":true}"#], "ended", 0)
        + report(1, [shown], "signaled", 4) + report(2, [#"{"failure":"no control"}"#], "ended", 0)
    ].map { Array($0.utf8) } + Repository.corpus(of: self).map(\.bytes)
  }

  private static let runs = parseScenario(
    Scenario(
      text:
        "open A()\nexpect stack A\ntap \"x\"\nexpect sheet B\nexpect crash \"Index\"\nexpect prints \"printed\"\n",
      lines: (1...6).map { .init(line: $0, columnOffset: 0) },
      range: SourceRange(file: "Content/a.md", line: 1))
  ).value

  func examine(_ input: [UInt8], _ examination: inout Examination) throws {
    let recorded = recordedRuns(String(decoding: input, as: UTF8.self))
    for (number, run) in recorded.sorted(by: { $0.key < $1.key }) {
      examination.note("\(number) \(run.ending) \(run.prints)")
      for expected in Self.runs {
        let (record, diagnostics) = match(run, against: expected)
        examination.note("\(record) \(diagnostics)")
        examination.require(
          record.passed == diagnostics.isEmpty, "what did not pass has no diagnostic, or the reverse")
        examination.require(!record.passed || run.ending == .performed, "what was not performed passes")
      }
    }
  }
}

/// Entries of the cache on disk, as another program, or half of one, left them.
struct CacheSubject: Subject {
  let name = "cache"
  let words = [
    "\"findings\":[]", "\"piece\":7", "\"line\":0", "\"column\":-1", "\"length\":99999", "null", "true", "[]",
    "{}", "\"\"",
    ",", ":", "-", "e9",
  ]

  private static let page = BookSubject.page(
    "---\ntitle: A\nsince: iOS 16\n---\n```swift setup\nlet a = 1\n```\n\n```swift fails=\"x\"\nText(a)\n```\n"
  )

  func seeds(in repository: Repository) -> [[UInt8]] {
    func place(_ piece: Int) -> AssembledSource.Place { .init(piece: piece, line: 1, column: 1) }
    let program = CompiledProgram(
      findings: [
        .init(
          isError: true, text: "x", place: place(1), length: 4, notes: [.init(text: "n", place: place(0))],
          suggestion: "y")
      ], placeholders: [.init(name: "p", kind: "value")], missing: ["m"],
      uses: [
        .init(
          symbol: .init(name: "s", owner: "o", module: "SwiftUI", introduced: OSVersion(17)), place: place(1),
          deprecated: OSVersion(16), deprecation: "d")
      ], requirements: [.init(name: "s", version: OSVersion(17), place: place(1), length: 4)],
      source: "let a = 1", failure: nil)
    let outcome = ScenarioOutcome(
      records: [ScenarioRecord(os: OSVersion(17), passed: true, steps: [])],
      diagnostics: [
        Diagnostic(.error, "ScenarioMismatch", "x", at: SourceRange(file: "Content/a.md", line: 1))
      ])
    return [SnippetCache.encode(program), SnippetCache.encode(outcome)].compactMap { $0.map(Array.init) }
      + Repository.corpus(of: self).map(\.bytes)
  }

  func examine(_ input: [UInt8], _ examination: inout Examination) throws {
    let data = Data(input)
    if let outcome: ScenarioOutcome = SnippetCache.decode(data) {
      examination.note("\(outcome.moved(byLines: 7).diagnostics)")
    }
    guard let program: CompiledProgram = SnippetCache.decode(data), let page = Self.page else { return }
    var reports = SnippetReports()
    // An entry is found by a key of all the code it is about: two pieces, as here.
    let results = page.snippets.last.map { [SnippetID(page: page.path, index: $0.index): program] } ?? [:]
    Self.checker.judge(page, results: results, outcomes: [:], otherSides: [:], since: nil, into: &reports)
    for diagnostic in reports.diagnostics { examination.note("\(diagnostic)") }
  }

  private static let checker = SnippetChecker(
    toolchain: Toolchain(
      frontend: "", modules: "", macros: nil, plugins: "", sdk: "/", products: "/nonexistent", confine: "",
      runtime: "", version: "6.3", digest: "", moduleAliases: [:]), jobs: 1, cacheFolder: nil)
}
