import Foundation
import HandbookModel
import HandbookParsing
import SwiftParser
import SwiftSyntax
import Testing

@testable import HandbookExport

/// An Xcode project, made of a book and what was found out about it.
@Suite struct ExportTests {
  @Test func everySwiftFileParses() throws {
    let files = try export(
      """
      let shelf = Shelf("quote \\" and \\\\ slash")
      open ShelfScreen(shelf: shelf)
      run shelf.add("a\\nb")
      expect crash "Fatal error"
      """, states: [state(["A \"quoted\"\u{7} label\\"]), state([])])
    #expect(files.keys.filter { $0.hasSuffix(".swift") }.count == 5)
    for (path, text) in files where path.hasSuffix(".swift") {
      #expect(!Parser.parse(source: text).hasError, "\(path)\n\(text)")
    }
  }

  /// Steps of a scenario, and the lines of the test that do and see the same.
  @Test(arguments: [
    ("tap \"Ridge\"\nexpect screen TrailScreen", ["tap(\"Ridge\")", "sees([\"Now\"], canGoBack: false)"]),
    (
      "swipe left\ndrag \"Ridge\" to \"Hut\"\nchoose \"A\" in \"B\"\ncontinue activity \"read\" with \"a\": \"b\"",
      [
        "swipePage(left: true)", "drag(\"Ridge\", to: \"Hut\")", "try choose(\"A\", in: \"B\")",
        "try cannotDo(\"continue activity \\\"read\\\"\")",
      ]
    ),
    (
      "tap \"Ridge\"\nexpect value \"on\" in \"Alerts\"\nexpect no value in \"Name\"",
      ["tap(\"Ridge\")", "sees(value: \"on\", in: \"Alerts\")", "sees(value: \"\", in: \"Name\")"]
    ),
    ("back\nswipe down", ["back()", "swipeDown()"]),
    ("select tab \"Huts\"\nexpect tab \"Huts\"", ["selectTab(\"Huts\")", "seesTab(\"Huts\")"]),
    ("open url \"trail://7\"", ["openURL(\"trail://7\")"]),
    ("relaunch\nexpect path empty", ["relaunch()", "cannotSee(\"expect path empty\")"]),
    (
      "run save()\nexpect prints \"saved\"",
      ["runCommand(1, \"save()\")", "cannotSee(\"expect prints \\\"saved\\\"\")"]
    ),
    ("tap \"Pop\"\nexpect crash \"Fatal error\"", ["try ends { tap(\"Pop\") }"]),
    (
      "tap \"A\"\nexpect no sheet\nexpect no warnings\ntap \"B\"",
      ["tap(\"A\")", "sees([\"Now\"], canGoBack: false)", "cannotSee(\"expect no warnings\")", "tap(\"B\")"]
    ),
    ("tap \"A\"\nexpect cover Login", ["tap(\"A\")", "sees([\"Now\"], canGoBack: false)"]),
  ])
  func aStepIsDoneAndSeen(_ scenario: String, _ lines: [String]) throws {
    let steps = scenario.split(separator: "\n").count { !$0.hasPrefix("expect") }
    let files = try export(
      "open TrailsScreen()\n\(scenario)", states: Array(repeating: state(["Now"]), count: steps + 1))
    let body = try #require(files["UITests/StackTrailsTests.swift"]).split(separator: "\n").map {
      $0.drop { $0 == " " }
    }
    let start = try #require(body.firstIndex(of: "try open(\"stack_trails_1_1\")"))
    #expect(body[(start + 1)...].prefix(lines.count).map(String.init) == lines)
    #expect(body[start + 1 + lines.count] == "}")
  }

  /// Files and types whose names differ in case alone are one on a Mac.
  @Test func noTwoPagesShareAName() {
    let paths = [
      "rules/stack/a-b.md", "rules/stack-a/b.md", "rules/Stack/A_b.md", "rules/stack/a-b-2.md",
      "rules/stack/a.md",
      "guides/1.md", "guides/ü.md",
    ]
    let names = ExportName.all(paths)
    #expect(names.count == paths.count)
    for kind in [\ExportName.identifier, \ExportName.testClass] {
      #expect(Set(names.values.map { $0[keyPath: kind].lowercased() }).count == paths.count)
    }
    // `stack_a_b_2` is the second snippet of `stack/a-b`.
    #expect(names["rules/stack/a-b-2.md"]?.identifier == "stack_a_b2")
    #expect(names.values.allSatisfy { $0.identifier.wholeMatch(of: /.*_[0-9]+/) == nil })
  }

  @Test func aRunSaysWhereItHappens() throws {
    let files = try export(
      "on ios 17\non variant observed\nsize regular\nopen TrailsScreen()\nexpect screen TrailsScreen",
      states: [state([]), state(["Now"], depth: 2)])
    let test = try #require(files["UITests/StackTrailsTests.swift"])
    #expect(
      test.contains(
        """
            try needs(iOS: 17)
            sourcesDiffer("observed")
            try needs(compact: false)
            try open("stack_trails_1_1")
            sees(["Now"])
        """))
  }

  @Test func theAppShowsWhatTheScenarioOpens() throws {
    let files = try export(
      "let router = Router()\nopen TrailsScreen(router)\nrun await router.go()\nexpect screen TrailsScreen",
      states: [state([]), state([])])
    #expect(
      files["App/Snippets/stack_trails_1.swift"]?.hasSuffix(
        """
        @MainActor
        func stack_trails_1_1() -> HandbookScreen {
          let router = Router()
          return HandbookScreen(commands: [
            2: {
              await router.go()
            },
          ]) {
            TrailsScreen(router)
          }
        }

        """) == true)
    #expect(
      files["App/HandbookScreens.swift"]?.contains("  \"stack_trails_1_1\": stack_trails_1_1,\n") == true)
  }

  @Test func whatXcodeCannotCompileIsLeftOutAndListed() throws {
    let document =
      "---\ntitle: T\nimpact: LOW\n---\n\n" + String(repeating: "```swift\nstruct A {}\n```\n\n", count: 6)
    let page = try #require(parsed(document))
    let statuses: [(SnippetReport.Status, String, OSVersion?)] = [
      (.passed, "extension Int: Identifiable {}", nil), (.passed, "extension Int: Identifiable {}", nil),
      (.passed, "struct B {}\nextension B: Identifiable {}", nil), (.expectedFailure, "", nil),
      (.unverified, "", nil), (.passed, "", OSVersion(26)),
    ]
    var reports = SnippetReports()
    for (index, item) in statuses.enumerated() {
      reports.reports[SnippetID(page: page.path, index: index)] = SnippetReport(
        status: item.0, minimumOS: item.2, program: item.1)
    }
    let book = Book(configuration: Configuration(), pages: [page])
    let files = exportXcodeProject(book, reports, newest: OSVersion(18)).map { ($0.path, text(of: $0)) }
    let all = Dictionary(uniqueKeysWithValues: files)
    #expect(
      all.keys.filter { $0.hasPrefix("App/Snippets/") }.sorted() == [
        "App/Snippets/stack_trails_1.swift", "App/Snippets/stack_trails_3.swift",
      ])
    let readme = try #require(all["README.md"])
    #expect(
      readme.split(separator: "\n").filter { $0.hasPrefix("- ") } == [
        "- `rules/stack/trails.md:10`: repeats `extension Int: Identifiable`, which a module can have only once",
        "- `rules/stack/trails.md:18`: does not compile, and is not meant to",
        "- `rules/stack/trails.md:22`: is not verified by the handbook's check",
        "- `rules/stack/trails.md:26`: needs iOS 26",
      ])
  }

  /// What becomes a note in the test's report is listed in the README.
  @Test(arguments: [
    "expect path 1", "expect warning \"NavigationLink\"", "expect no warnings", "expect prints \"a\"",
    "expect no prints",
    "expect opens \"trail://7\"", "expect no title",
  ])
  func theReadmeNamesWhatATestCannotSee(line: String) throws {
    let files = try export("open TrailsScreen()\n\(line)", states: [state([])])
    #expect(files.contains { $0.key.hasPrefix("UITests") && $0.value.contains("cannotSee(\"expect") })
    let words = line.split(separator: " ").prefix { $0.allSatisfy { $0.isLetter && $0.isLowercase } }
    #expect(try #require(files["README.md"]).contains("`\(words.joined(separator: " "))`"))
  }

  /// A project file is a property list in which objects refer to each other by name.
  @Test func everythingTheProjectFileRefersToIsThere() throws {
    let files = try export(
      "open TrailsScreen()\nopen url \"trail://7\"\nexpect screen A", states: [state([]), state([])])
    let project = try #require(files["Handbook.xcodeproj/project.pbxproj"])
    let names = project.matches(of: #/\b48414E44[0-9A-F]{16}\b/#).map { String($0.0) }
    let defined = project.matches(of: #/(?m)^\t\t(48414E44[0-9A-F]{16}) = \{isa = /#).map { String($0.1) }
    #expect(defined.count == 23 && Set(defined).count == defined.count)
    #expect(Set(names) == Set(defined))
    for bracket in [("{", "}"), ("(", ")")] {
      #expect(project.split(separator: bracket.0).count == project.split(separator: bracket.1).count)
    }
    // Swift's flag is that of the compiler, and each value that needs quotes has them.
    #expect(
      project.matches(of: #/= [A-Za-z0-9_.\/]+;|= ".*?";|= \{|= \(/#).count == project.split(separator: "=")
        .count - 1)
    let scheme = try #require(files["Handbook.xcodeproj/xcshareddata/xcschemes/Handbook.xcscheme"])
    for match in scheme.matches(of: #/BlueprintIdentifier="(\w+)"/#) {
      #expect(defined.contains(String(match.1)))
    }
    let plist = try PropertyListSerialization.propertyList(
      from: Data(try #require(files["Info.plist"]).utf8), format: nil)
    let types = try #require((plist as? [String: Any])?["CFBundleURLTypes"] as? [[String: Any]])
    #expect(types.first?["CFBundleURLSchemes"] as? [String] == ["trail"])
  }

  // MARK: Making a book

  private func state(_ labels: [String], depth: Int = 1) -> ScenarioRecord.Step {
    let screen = ScenarioRecord.Screen(
      name: "S", content: labels.map { ScenarioRecord.Element(kind: .text, label: $0) })
    return ScenarioRecord.Step(
      action: "", line: 0,
      layers: [ScenarioRecord.Layer(kind: .window, stack: Array(repeating: screen, count: depth))])
  }

  /// The files of a book of one page, with one snippet and one scenario that ran once.
  private func export(_ scenario: String, states: [ScenarioRecord.Step]) throws -> [String: String] {
    let page = try #require(
      parsed(
        "---\ntitle: T\nimpact: LOW\n---\n\n```swift\nstruct A {}\n```\n\n```scenario\n\(scenario)\n```\n"))
    var reports = SnippetReports()
    reports.reports[SnippetID(page: page.path, index: 0)] = SnippetReport(
      status: .passed, program: "import SwiftUI\n\nfileprivate\nstruct A {}\n",
      scenarios: [ScenarioRecord(os: OSVersion(26), passed: true, steps: states)])
    let book = Book(configuration: Configuration(), pages: [page])
    return Dictionary(
      uniqueKeysWithValues: exportXcodeProject(book, reports).map { ($0.path, text(of: $0)) })
  }

  private func parsed(_ text: String) -> Page? {
    parsePage(SourceFile(path: "rules/stack/trails.md", bytes: Array(text.utf8)), contentName: "").value
  }

  private func text(of file: OutputFile) -> String { String(decoding: file.bytes, as: UTF8.self) }
}
