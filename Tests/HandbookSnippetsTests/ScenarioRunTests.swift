import Foundation
import HandbookModel
import Testing

@testable import HandbookCompilation
@testable import HandbookScenarios

/// Runs programs: whatever the code of a snippet does, its run ends performed, or in a diagnostic at the step it
/// did not get through, and its neighbours have their own results.
@Suite struct ScenarioRunTests {
  /// A snippet and its scenario, which begins in line 10, column 1.
  struct Document {
    var name: String
    var code: String
    var scenarios: [String]

    init(_ name: String, _ code: String, _ scenarios: String...) {
      self.name = name
      self.code = code
      self.scenarios = scenarios
    }

    /// A screen with a button that runs code.
    init(_ name: String, tapping code: String, expect: String = "stack Wrong") {
      self.init(
        name,
        "fileprivate struct Home: View { var body: some View { Button(\"Go\") { go() } } }\n"
          + "fileprivate func go() {\n\(code)\n}",
        "open Home()\ntap \"Go\"\nexpect \(expect)")
    }
  }

  /// Performs them as the checker does.
  ///
  /// - Returns: By document, what an author reads, each `line: message`; nothing where all held.
  private func perform(
    _ documents: [Document], jobs: Int = 1, seconds: Int = 3, inspecting: (String) throws -> Void = { _ in }
  ) async throws -> [String: ScenarioOutcome] {
    let toolchain = try await toolchain()
    let scratch = FileManager.default.temporaryDirectory.appending(path: "runs-\(UUID().uuidString)").path()
    try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let compiler = Compiler(
      toolchain: toolchain, jobs: jobs, scratch: scratch, moduleCache: "\(scratch)/clang")
    let tools = ScenarioTools(compiler, limits: ScenarioLimits(seconds: seconds))
    let programs = documents.map { document in
      ScenarioProgram(
        snippet: SnippetID(page: document.name, index: 0),
        source: "import SwiftUI\nimport Foundation\n\(document.code)\n",
        scenarios: document.scenarios.enumerated().map { scenario($1, line: 10 + 100 * $0) })
    }
    let outcomes = try await runScenarios(programs, with: tools).outcomes
    try inspecting(scratch)
    return Dictionary(uniqueKeysWithValues: outcomes.map { ($0.key.page, $0.value) })
  }

  private func said(_ outcome: ScenarioOutcome?) -> String? {
    outcome?.diagnostics.map { "\($0.range.start.line): \($0.message)" }.joined(separator: "\n")
  }

  /// By document, the code of its button, and what is said of it.
  private static let hostile: [(document: Document, said: String)] = [
    (
      Document(
        "let traps",
        "fileprivate func leave() -> Int { [Int]()[3] }\nfileprivate struct Home: View { var body: some View { Text(\"a\") } }",
        "let x = leave()\nopen Home()\nexpect stack Wrong"),
      "10: the app ended here: Fatal error: Index out of range"
    ),
    (
      Document(
        "let throws",
        "fileprivate func leave() throws -> Int { throw CancellationError() }\nfileprivate struct Home: View { var body: some View { Text(\"a\") } }",
        "let x = try leave()\nopen Home()\nexpect stack Wrong"),
      "10: 'let x = try leave()' threw an error: CancellationError()"
    ),
    (
      Document(
        "let exits",
        "fileprivate func leave() -> Int { exit(0) }\nfileprivate struct Home: View { var body: some View { Text(\"a\") } }",
        "let x = leave()\nopen Home()\nexpect stack Wrong"),
      "10: the app ended here: the process ended with status 0"
    ),
    (
      Document(
        "global traps",
        "fileprivate let shared: Int = [Int]()[3]\nfileprivate struct Home: View { var body: some View { Text(\"\\(shared)\") } }",
        "open Home()\nexpect stack Wrong"),
      "10: the app ended here: Fatal error: Index out of range"
    ),
    (
      Document("model traps", tapping: "_ = Text(\"x\").body", expect: "crash \"body\""),
      "11: the model of SwiftUI failed in 'tap \"Go\"', not the app: HeadlessSwiftUI/View.swift:42: "
        + "Fatal error: body() should not be called on Text."
    ),
    (
      Document(
        "never rests",
        "fileprivate struct Home: View { @State private var n = 0; var body: some View { "
          + "Text(\"\\(n)\").onChange(of: n, initial: true) { n += 1 } } }",
        "open Home()\nexpect stack Home"),
      "10: 'open Home()' never comes to rest: the views change again and again"
    ),
    (Document("exits", tapping: "exit(0)"), "11: the app ended here: the process ended with status 0"),
    (
      Document("exits at once", tapping: "_exit(0)"),
      "11: the app ended here: the process ended with status 0"
    ),
    (Document("loops", tapping: "alarm(0)\nwhile true {}"), "11: 'tap \"Go\"' took too long"),
    (
      Document(
        "loops deaf",
        tapping: """
          var all = sigset_t()
          sigfillset(&all)
          sigprocmask(SIG_BLOCK, &all, nil)
          for number in 1..<Int32(64) { signal(number) { _ in } }
          while true {}
          """), "11: 'tap \"Go\"' took too long"
    ),
    (Document("waits", tapping: "while true { sleep(1000) }"), "11: 'tap \"Go\"' took too long"),
    (
      Document("stops", tapping: "raise(SIGSTOP)"),
      "11: 'tap \"Go\"' was not performed to its end: the app stopped its process"
    ),
    (
      Document("is killed", tapping: "raise(SIGKILL)"),
      "11: 'tap \"Go\"' was not performed: its process was killed"
    ),
    (
      Document(
        "floods", tapping: "let line = String(repeating: \"x\", count: 1 << 16)\nwhile true { puts(line) }"),
      "11: 'tap \"Go\"' printed too much"
    ),
    (
      Document(
        "fills",
        tapping: "while true { _ = UnsafeMutableRawPointer.allocate(byteCount: 1 << 28, alignment: 16) }"),
      "11: 'tap \"Go\"' used too much memory"
    ),
    (
      Document("closes", tapping: "for number in Int32(3)..<1024 { close(number) }"),
      "11: the app ended here: Fatal error: the app closed the descriptor that its run is recorded on"
    ),
    (
      Document(
        "redirects",
        tapping:
          "let empty = open(\"/dev/null\", O_RDONLY)\nfor number in Int32(3)..<1024 where number != empty { dup2(empty, number) }"
      ),
      "11: the app ended here: Fatal error: the app closed the descriptor that its run is recorded on"
    ),
    (
      Document(
        "forges",
        tapping: #"""
          let records = "{\"command\":1,\"state\":{}}\n{\"isPerformed\":true}\n"
          for number in Int32(1)..<1024 { _ = records.withCString { write(number, $0, strlen($0)) } }
          """#),
      "11: 'tap \"Go\"' was not performed to its end: the app wrote to a descriptor not its own"
    ),
    (
      Document(
        "prints records",
        tapping: #"""
          let report = "{\"run\":0,\"records\":[],\"printed\":\"\",\"errors\":\"\",\"ending\":\"ended\",\"code\":0}"
          let records = "\u{1E}{\"run\":99}\n\u{1E}{\"isPerformed\":true}\n\(report)\n"
          print(records)
          for number in Int32(1)...2 { _ = records.withCString { write(number, $0, strlen($0)) } }
          """#, expect: "no warnings"),
      ""
    ),
    (
      Document(
        "goes on", tapping: "for _ in 0..<3 { Thread.detachNewThread { while true {} } }",
        expect: "screen Home"), ""
    ),
    (
      Document(
        "hides its steps",
        "fileprivate func f() {}\nfileprivate struct Home: View { var body: some View { Text(\"a\") } }",
        "open Home()\nrun f() /*\ntap \"Nothing\"\nrun f() */\nexpect screen Home"),
      "12: 'tap \"Nothing\"' was not performed"
    ),
  ]

  /// One after the other, as with `--jobs 1`, and with documents that do no harm between them.
  @Test(.timeLimit(.minutes(5))) func noRecordNoPass() async throws {
    let calm = (0..<3).map { Document("calm \($0)", tapping: "print(\"fine\")", expect: "prints \"wrong\"") }
    let hostile = Self.hostile.map(\.document)
    let documents = calm[..<1] + hostile[..<8] + calm[1..<2] + hostile[8...] + calm[2...]
    let outcomes = try await perform(Array(documents)) { scratch in
      #if os(Linux)
        for process in try FileManager.default.contentsOfDirectory(atPath: "/proc") where Int(process) != nil
        {
          let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")
          #expect(program?.hasPrefix(scratch) != true, "a run has outlived its program")
        }
      #endif
    }
    for (document, expected) in Self.hostile {
      #expect(said(outcomes[document.name]) == expected, "\(document.name)")
      #expect(outcomes[document.name]?.records.allSatisfy { $0.passed == expected.isEmpty } ?? false)
    }
    for document in calm {
      #expect(
        said(outcomes[document.name])
          == "12: expected prints \"wrong\", but these lines were printed: \"fine\"")
    }
    let uncertain = outcomes.filter { !$0.value.isRepeatable }.keys.sorted()
    #expect(uncertain == ["is killed", "loops", "loops deaf", "waits"])
  }

  #if os(Linux)
    /// Signal 0 asks whether a process could be signalled, and does it no harm if so.
    @Test func aRunReachesNoOtherProcess() async throws {
      let outcomes = try await perform([
        Document(
          "reaches",
          tapping: """
            let watcher = getppid()
            var limits = rlimit(rlim_cur: 1 << 40, rlim_max: 1 << 40)
            var child = pid_t()
            print(
              kill(watcher, 0), kill(0, 0), kill(-1, 0),
              open("/proc/\\(watcher)/fd/1", O_WRONLY), open("/proc/\\(watcher)/mem", O_RDONLY),
              setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limits), setpgid(0, watcher), setsid(),
              posix_spawn(&child, "/bin/true", nil, nil, [nil], nil))
            """, expect: "prints \"-1 -1 -1 -1 -1 -1 -1 -1 1\"")
      ])
      #expect(said(outcomes["reaches"]) == "")
    }
  #endif

  /// A program that gets nothing done at first stands for a machine that is busy.
  @Test func whatTheMachineDidNotGetDoneIsTriedAgain() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "batch-\(UUID().uuidString)").path()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let program = """
      #!/bin/sh
      for run in $HANDBOOK_RUNS; do
        ending=tookTooLong
        [ -e \(folder)/tried ] && ending=ended
        records='{"json":"{\\"command\\":0,\\"failure\\":\\"no\\"}","printed":""}'
        [ $run = 0 ] && ending=ended
        echo '{"run":'$run',"records":['$records'],"printed":"","errors":"","ending":"'$ending'","code":0}'
      done
      echo "$HANDBOOK_RUNS" >> \(folder)/tried
      """
    try Data(program.utf8).write(to: URL(filePath: "\(folder)/program"))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder)/program")
    let runs = parseScenario(scenario("on ios 17\non ios 18\non ios 26\nopen A()\nexpect screen A")).value
    let unit = ScenarioUnit(
      program: ScenarioProgram(snippet: SnippetID(page: "a.md", index: 0), source: "", scenarios: []),
      runs: runs,
      opposing: [])
    var batch = PerformedBatch(units: [unit], folder: folder)
    let tools = ScenarioTools(frontend: "", flags: { _ in [] }, libraries: [], prelude: "", scratch: folder)
    try await batch.perform(with: tools)
    #expect(!batch.outcomes[0].outcome.isRepeatable)
    try await batch.repeatUncertainRuns(with: tools)
    #expect(batch.outcomes[0].outcome.isRepeatable)
    #expect(try String(contentsOfFile: "\(folder)/tried", encoding: .utf8) == "0 1 2\n1 2\n")
  }

  /// The neighbours, and the folder they are built in, would be seen in these.
  @Test func whereAProgramIsDoesNotShow() async throws {
    let document = Document(
      "prints",
      tapping:
        "print(CommandLine.arguments, ProcessInfo.processInfo.environment.count, #fileID.count, #filePath.count, #function)",
      expect: "prints \"[\\\"app\\\"] 5 39 30 go()\"")
    let outcomes = try await perform([document, Document("calm", tapping: "", expect: "screen Home")])
    #expect(said(outcomes["prints"]) == "")
  }

  /// In both orders, as the order decides who is built first.
  @Test func aConformanceOfOneDoesNotChangeAnother() async throws {
    let prints = "print(CGPoint(x: 1, y: 2), 2 + 3 * 4)"
    var extending = Document("extending", tapping: prints, expect: "prints \"point 14\"")
    extending.code +=
      "\nextension CGPoint: CustomStringConvertible { public var description: String { \"point\" } }"
    var counting = Document("counting", tapping: prints, expect: "prints \"CGPoint(x: 1.0, y: 2.0) 20\"")
    counting.code += "\ninfix operator +: BitwiseShiftPrecedence"
    let plain = Document("plain", tapping: prints, expect: "prints \"CGPoint(x: 1.0, y: 2.0) 14\"")
    for documents in [[extending, counting, plain], [plain, counting, extending]] {
      let outcomes = try await perform(documents)
      for document in documents { #expect(said(outcomes[document.name]) == "") }
    }
  }

  @Test func asynchronousWorkIsPerformedToItsEnd() async throws {
    let code = """
      fileprivate struct Offline: Error {}
      @MainActor @Observable fileprivate final class Router {
        var path: [Int] = []
        var kept: CheckedContinuation<Void, Never>?
        func load() async throws { throw Offline() }
        func show() async { try? await Task.sleep(for: .seconds(1)); path.append(7) }
        func wait() async { await withCheckedContinuation { kept = $0 } }
      }
      @MainActor fileprivate func make() async -> Router { await Task.yield(); return Router() }
      fileprivate struct Home: View {
        @Bindable var router: Router
        var body: some View {
          NavigationStack(path: $router.path) {
            Text("Home").navigationDestination(for: Int.self) { Text("\\($0)") }
          }
        }
      }
      """
    let outcomes = try await perform([
      Document(
        "router", code,
        "let router = await make()\nopen Home(router: router)\nrun await router.show()\nexpect path 7\nrelaunch\nexpect path empty",
        "let router = Router()\nopen Home(router: router)\nrun try await router.load()\nexpect path empty",
        "let router = Router()\nopen Home(router: router)\nrun await router.wait()\nexpect path empty",
        "let router: Router = try await { throw Offline() }()\nopen Home(router: router)\nexpect path empty")
    ])
    #expect(
      said(outcomes["router"]) == """
        112: 'run try await router.load()' threw an error: Offline()
        212: 'run await router.wait()' did not finish: what it waits for did not come within a minute of the \
        model’s clock
        310: 'let router: Router = try await { throw Offline() }()' threw an error: Offline()
        """)
  }

  @Test func anAppIsLaunchedAgain() async throws {
    let code = """
      fileprivate struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      fileprivate struct Home: View {
        @State private var count = 0
        @SceneStorage("kept") private var kept = 0
        var body: some View { Button("\\(count) \\(kept)") { count += 1; kept += 1 } }
      }
      """
    let outcomes = try await perform([
      Document("shop", code, "open Shop()\ntap \"0 0\"\nrelaunch\ntap \"0 1\"\nexpect screen Home")
    ])
    #expect(said(outcomes["shop"]) == "")
  }

  /// What is kept is what the system keeps: not variables of the program, whatever makes them and wherever they stand.
  @Test func globalsEndWithTheApp() async throws {
    let code = """
      fileprivate struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      @MainActor fileprivate final class Cart {
        static let shared = Cart()
        static var opened = 0
        var items: [String] = []
      }
      @MainActor fileprivate var (total, names) = (0, [String]())
      @MainActor fileprivate let second = Cart()
      @MainActor fileprivate func visits() -> Int {
        enum Kept { @MainActor static var count = 40 }
        Kept.count += 1
        return Kept.count
      }
      fileprivate struct Home: View {
        @AppStorage("added") private var added = 0
        @State private var shown = ""
        var body: some View {
          Button("Add") {
            Cart.shared.items.append("Tea")
            second.items.append("Milk")
            Cart.opened += 1
            total += 2
            names.append("Ann")
            added += 1
            shown = "\\(Cart.shared.items) \\(second.items) \\(Cart.opened) \\(total) \\(names) \\(visits()) \\(added)"
          }
          Text(shown)
        }
      }
      """
    let first = #"[\"Tea\"] [\"Milk\"] 1 2 [\"Ann\"] 41"#
    let outcomes = try await perform([
      Document(
        "globals", code,
        "open Shop()\ntap \"Add\"\nexpect text \"\(first) 1\"\nrelaunch\ntap \"Add\"\nexpect text \"\(first) 2\""
      )
    ])
    #expect(said(outcomes["globals"]) == "")
  }

  /// Sets and dictionaries have another order in each process of an app, and random values are random.
  @Test func whatHoldsByChanceDoesNotHold() async throws {
    func view(_ text: String) -> String {
      "fileprivate struct Home: View { var body: some View { Text(\(text)).id(Set<Int>()) } }"
    }
    let holds = "open Home()\nexpect text \"1\""
    var documents = [
      Document("sorted", view("\"\\(Set(1...9).sorted()[0])\""), holds),
      Document("fixed", view("\"\\([1: 1][1]!)\""), holds),
    ]
    let load = """
      fileprivate struct Home: View {
        @State private var loaded: [Int] = []
        var body: some View {
          Text("\\(loaded.map(String.init).joined())").task {
            await withTaskGroup(of: Int.self) { group in
              for number in 1...3 { group.addTask { number } }
              for await number in group { loaded.append(number) }
            }
          }
        }
      }
      """
    let sorted = load.replacing("joined()", with: "sorted().joined()")
    documents.append(Document("in any order", load, "open Home()\nexpect text \"123\""))
    documents.append(Document("in order", sorted, "open Home()\nexpect text \"123\""))
    // Of the claims about a value one holds by chance in the order that the first run has.
    for number in 1...3 {
      let scenario = "open Home()\nexpect text \"\(number)\""
      documents.append(Document("set \(number)", view("\"\\(Set(1...3).first!)\""), scenario))
      documents.append(Document("random \(number)", view("\"\\(Int.random(in: 1...3))\""), scenario))
    }
    let outcomes = try await perform(documents)
    for (name, outcome) in outcomes {
      let isSure = ["sorted", "fixed", "in order"].contains(name)
      #expect(outcome.diagnostics.isEmpty == isSure, "\(name)")
      #expect(outcome.records.allSatisfy { $0.passed == isSure }, "\(name)")
    }
    #expect(
      outcomes.values.flatMap(\.diagnostics).contains {
        $0.id == "ScenarioDependsOnChance"
          && $0.message.hasPrefix("this holds in some runs and not in others: expected text ")
      })
  }

  @Test func aMistakeInOneScenarioLeavesTheOthers() async throws {
    let outcomes = try await perform([
      Document(
        "home", "fileprivate struct Home: View { var body: some View { Text(\"a\") } }",
        "open Home()\nexpect screen Home", "open Hose()\nexpect screen Home",
        "open Home()\nexpect screen Wrong")
    ])
    #expect(
      said(outcomes["home"]) == """
        110: cannot find 'Hose' in scope
        211: expected screen Wrong, but the screen is Home
        """)
    #expect(outcomes["home"]?.records.map(\.passed) == [true, false])
  }

  /// Two that are built together.
  @Test func neitherOfTwoCanBeBuilt() async throws {
    let outcomes = try await perform(
      ["one", "two"].map { Document($0, tapping: "UIView().tintAdjustmentMode = \"\($0)\"") })
    for name in ["one", "two"] {
      #expect(
        said(outcomes[name])
          == "10: the snippet does not compile as a program that runs: value of type 'UIView' has no member "
          + "'tintAdjustmentMode'")
    }
  }

  /// More nesting than the compiler's stack has room for.
  @Test(.timeLimit(.minutes(5))) func aCrashOfTheCompilerCostsItsOwnSnippetOnly() async throws {
    let padding = String(repeating: ".padding()", count: 1700)
    let outcomes = try await perform([
      Document(
        "deep", "fileprivate struct Home: View { var body: some View { Text(\"a\")\(padding) } }",
        "open Home()\nexpect screen Home"),
      Document("right", tapping: "", expect: "screen Home"),
      Document("wrong", tapping: ""),
    ])
    #expect(
      said(outcomes["deep"])
        == "10: the program that runs this snippet could not be built: the compiler crashed")
    #expect(outcomes["deep"]?.isRepeatable == false)
    #expect(said(outcomes["right"]) == "")
    #expect(said(outcomes["wrong"]) == "12: expected stack Wrong, but the stack is Home")
  }

  /// Of a snippet that does not compile, or is not compiled.
  @Test func scenariosAreReadWhereTheyCannotRun() async throws {
    func text(_ info: String, _ code: String) -> String {
      document(code, info: info) + "\n```scenario\nopen Home()\ntop \"A\"\n```\n"
    }
    let reports = try await check([
      "fails.md": text("swift fails=\"cannot convert\"", "let a: Int = \"\""),
      "unchecked.md": text("swift unchecked=\"needs a device\"", "import ARKit"),
      "wrong.md": text("swift", "let a: Int = \"\""),
    ])
    let unknown = "11:1 error: unknown command 'top'; did you mean 'tap'? [UnknownScenarioCommand]"
    #expect(
      reports.text(about: "fails.md") == """
        9:1 error: the scenario cannot run: the snippet above it is expected not to compile [ScenarioCannotRun]
          help: move it below a snippet that compiles, or remove it
        \(unknown)
        """)
    #expect(reports.text(about: "unchecked.md") == unknown)
    #expect(reports.text(about: "wrong.md").hasSuffix("\n\(unknown)"))
    #expect(reports.summary.failed == 3)
  }

  @Test func aTimeLimitIsNotKept() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cache-\(UUID().uuidString)").path()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let text =
      document("struct Home: View { var body: some View { Button(\"Go\") { while true {} } } }")
      + "\n```scenario\nopen Home()\ntap \"Go\"\nexpect screen Home\n```\n"
    let reports = try await check(["a.md": text], cacheFolder: folder)
    #expect(reports.diagnostics.map(\.id) == ["ScenarioLimit"])
    await #expect(throws: (any Error).self) {
      try await check(["a.md": text], cacheFolder: folder, startsCompiler: false)
    }
  }
}
