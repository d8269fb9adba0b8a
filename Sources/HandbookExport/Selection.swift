import HandbookModel
import HandbookScenarios

/// A snippet that goes into the project.
struct ExportedSnippet {
  /// A scenario's run, and what the model recorded.
  struct Run {
    /// Swift identifier, unique in the project, of the view that the run opens.
    var screen: String
    var test: String
    /// File and line of its first command: `Content/rules/a.md:34`.
    var place: String
    var run: ScenarioRun
    var record: ScenarioRecord
  }

  /// Swift identifier and file name, unique in the project.
  var name: String
  /// Source path of its page.
  var page: String
  /// Name of the test class of its page.
  var testClass: String
  /// As diagnostics name the place: `Content/rules/a.md:12`.
  var place: String
  /// The whole program.
  var source: String
  var languageMode: String
  var minimumOS: OSVersion?
  var scenarios: [Run]

  /// Schemes of addresses that scenarios open.
  var urlSchemes: [String] {
    scenarios.flatMap(\.run.commands).compactMap { command in
      guard case .action(.openURL(let address)) = command.kind, let colon = address.firstIndex(of: ":") else {
        return nil
      }
      return String(address[..<colon])
    }
  }
}

/// The snippets that go into the project, and those that do not.
struct Selection {
  var snippets: [ExportedSnippet] = []
  /// Place and reason.
  var leftOut: [(place: String, reason: String)] = []
}

/// Chooses what can be compiled by Xcode as it stands.
func selectSnippets(of book: Book, _ reports: SnippetReports, newest: OSVersion?) -> Selection {
  var selection = Selection()
  var conformances: Set<String> = []
  let names = ExportName.all(book.pages.map(\.path))
  for page in book.pages {
    guard let pageName = names[page.path] else { continue }
    for snippet in page.snippets where snippet.language == "swift" && !snippet.options.isSetup {
      let place = "\(snippet.range.file):\(snippet.range.start.line)"
      guard let report = reports.reports[SnippetID(page: page.path, index: snippet.index)] else { continue }
      guard report.status == .passed, let source = report.program else {
        selection.leftOut.append((place, reason(for: report.status)))
        continue
      }
      if let newest, let needed = report.minimumOS, needed > newest {
        selection.leftOut.append((place, "needs iOS \(needed)"))
        continue
      }
      let own = outsideConformances(in: source)
      if let known = own.sorted().first(where: conformances.contains) {
        selection.leftOut.append((place, "repeats `extension \(known)`, which a module can have only once"))
        continue
      }
      conformances.formUnion(own)
      let name = "\(pageName.identifier)_\(snippet.index + 1)"
      selection.snippets.append(
        ExportedSnippet(
          name: name, page: page.path, testClass: pageName.testClass, place: place, source: source,
          languageMode: snippet.options.swift ?? page.frontMatter.swift ?? book.configuration.swift,
          minimumOS: report.minimumOS, scenarios: runs(of: snippet, report, name: name)))
    }
  }
  return selection
}

private func reason(for status: SnippetReport.Status) -> String {
  switch status {
  case .passed, .failed: "does not compile"
  case .expectedFailure: "does not compile, and is not meant to"
  case .unverified: "uses what the handbook's library does not cover"
  case .unchecked: "is not checked"
  }
}

private func runs(of snippet: Snippet, _ report: SnippetReport, name: String) -> [ExportedSnippet.Run] {
  let runs = snippet.scenarios.flatMap { parseScenario($0).value }
  guard runs.count == report.scenarios.count else { return [] }
  var screens: [[ScenarioCommand]: String] = [:]
  return zip(runs, report.scenarios).enumerated().map { index, pair in
    let screen = screens[pair.0.commands] ?? "\(name)_\(screens.count + 1)"
    screens[pair.0.commands] = screen
    let side =
      switch snippet.role {
      case .incorrect: "Incorrect"
      case .correct: "Correct"
      case .other: "Snippet"
      }
    return ExportedSnippet.Run(
      screen: screen, test: "test\(side)\(snippet.index + 1)Run\(index + 1)",
      place: pair.0.commands.first.map { "\($0.range.file):\($0.range.start.line)" } ?? "", run: pair.0,
      record: pair.1)
  }
}

/// `X: P` for each `extension X: P` of a type that the program does not declare: all files of the app share
/// one module, which may state such a conformance once.
private func outsideConformances(in source: String) -> Set<String> {
  let declared = Set(
    source.matches(of: #/\b(?:struct|class|enum|actor|protocol|typealias)\s+(\w+)/#).map { $0.1 })
  return Set(
    source.matches(of: #/\bextension\s+([\w.]+)\s*:\s*([^{]+?)\s*(?:where[^{]*)?\{/#).filter {
      !declared.contains($0.1)
    }.map { "\($0.1): \($0.2)" })
}

/// Names of a page's Swift types and files in the project.
struct ExportName: Hashable {
  /// `stack_one_way_to_push` for `rules/stack/one-way-to-push.md`.
  var identifier: String
  /// `StackOneWayToPushTests`.
  var testClass: String { capitalized + "Tests" }

  private var capitalized: String {
    identifier.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Names by path: no two are the same, not even where the case of letters does not count.
  static func all(_ paths: [String]) -> [String: ExportName] {
    var taken: Set<String> = []
    var names: [String: ExportName] = [:]
    for path in paths.sorted() {
      let words = words(ofPage: path)
      // `stack/a-b` and `stack-a/b` have the same words.
      names[path] = (1...paths.count).lazy
        .map { ExportName(identifier: (words + ($0 > 1 ? ["again\($0)"] : [])).joined(separator: "_")) }
        .first { taken.insert($0.capitalized.lowercased()).inserted }
    }
    return names
  }

  /// The parts of a path that may stand in an identifier; what may not is written as its number. The last is no number
  /// alone: those are of snippets.
  private static func words(ofPage path: String) -> [String] {
    var name = path[...]
    if name.hasPrefix("rules/") { name = name.dropFirst(6) }
    if let dot = name.lastIndex(of: ".") { name = name[..<dot] }
    var words = name.split { "-/_ ".contains($0) }.map { word in
      word.unicodeScalars.map { scalar in
        scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          ? String(scalar) : "u\(String(scalar.value, radix: 16))"
      }.joined()
    }
    if words.first?.first?.isNumber ?? true { words.insert("page", at: 0) }
    if words.count > 1, words.last?.allSatisfy(\.isNumber) == true {
      words[words.count - 2] += words.removeLast()
    }
    return words
  }
}
