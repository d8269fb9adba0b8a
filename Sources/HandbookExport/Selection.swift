import HandbookModel
import HandbookScenarios

/// A snippet that goes into the project.
struct ExportedSnippet {
  /// A run of a scenario, and what the model recorded of it.
  struct Run {
    /// The Swift identifier of the view that the run opens, unique in the project.
    var screen: String
    var test: String
    /// The file and line of its first command: `Content/rules/a.md:34`.
    var place: String
    var run: ScenarioRun
    var record: ScenarioRecord
  }

  /// The Swift identifier and file name, unique in the project.
  var name: String
  /// The path of its page's document.
  var page: String
  /// The name of its page's test class.
  var testClass: String
  /// The snippet's place, as diagnostics name it: `Content/rules/a.md:12`.
  var place: String
  /// The whole program.
  var source: String
  var languageMode: String
  var minimumOS: OSVersion?
  var scenarios: [Run]

  /// The schemes of the addresses that its scenarios open.
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
  /// The place of each snippet that is left out, and the reason.
  var leftOut: [(place: String, reason: String)] = []
}

/// Chooses the snippets that Xcode can compile as they stand.
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
  case .unverified: "is not verified by the handbook's check"
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

/// `X: P` for each `extension X: P` in which the program does not declare `X` itself. All files of the app
/// are in one module, which may state such a conformance only once.
private func outsideConformances(in source: String) -> Set<String> {
  let declared = Set(
    source.matches(of: #/\b(?:struct|class|enum|actor|protocol|typealias)\s+(\w+)/#).map { $0.1 })
  return Set(
    source.matches(of: #/\bextension\s+([\w.]+)\s*:\s*([^{]+?)\s*(?:where[^{]*)?\{/#).filter {
      !declared.contains($0.1)
    }.map { "\($0.1): \($0.2)" })
}

/// The names of a page's Swift types and files in the project.
struct ExportName: Hashable {
  /// `stack_one_way_to_push` for `rules/stack/one-way-to-push.md`.
  var identifier: String
  /// `StackOneWayToPushTests`.
  var testClass: String { capitalized + "Tests" }

  private var capitalized: String {
    identifier.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The path of a page → its names. No two names are the same, even if the case of letters is ignored.
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

  /// The parts of a path as words for an identifier. A character that an identifier cannot have is replaced
  /// by its number. The last word is never only a number, as snippets end with their number.
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
