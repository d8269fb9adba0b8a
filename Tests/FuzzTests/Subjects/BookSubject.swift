import Foundation
import HandbookChecks
import HandbookModel
import HandbookPipeline
import HandbookRendering
import HandbookReports

@testable import HandbookAssembly
@testable import HandbookScenarios

/// Whole projects: documents, front matter, fences, `handbook.yml`, `synonyms.yml`, `questions.tsv`, `_sections.md`, shared code, all checks,
/// every page and machine output, every form of report. Only the compiler is not asked: what it could have
/// said is made from the document's own words.
///
/// An input is one document, or several files, each after a line `==> path`.
struct BookSubject: Subject {
  let name = "book"
  let words = [
    "title", "impact", "impactDescription", "tags", "id", "aliases", "since", "until", "swift", "symptoms",
    "messages", "related", "supersedes", "conflicts", "sources", "status", "description", "draft", "stable",
    "deprecated", "CRITICAL", "HIGH", "LOW", "iOS 16", "url", "sections", "baseURL", "editURL", "setup",
    "continues", "fails=", "warns=\"", "unchecked=\"x\"", "ios=17", "swift=6", "title=\"a.swift\"",
    "scenario",
    "```swift\n", "```scenario\n", "```", "**Incorrect:**\n", "**Correct (x):**\n", "# ", "## ", "> ", "- ",
    "| a | b |\n|---|---|\n", "[a](b.md#c)", "[a][b]", "[b]: c \"d\"\n", "![a](b.png)", "<b>", "<!-- x -->",
    "http://a.example", "https://b.example/?a&b", "www.c.example", "a@b.example", "// BAD: x", "// GOOD: x",
    "// expected-error {{x}}", "// expected-warning@+1 {{x}}", "[^1]", "[^1]: x\n", "- [ ] x\n", "- [x] y\n",
    "==> rules/a/b.md\n", "==> guides/c.md\n", "==> glossary/d.md\n", "==> handbook.yml\n",
    "==> synonyms.yml\n", "==> questions.tsv\n", "\t", "==> _sections.md\n", "==> Support/s.swift\n",
    "==> rules/a/e.png\n", "---\n",
    "...\n", "&a", "*a",
    "!!str",
    "|-\n", ">\n", "? ", "~", "null", "true", "[a, b]", "{a: b}", "\"", "'", "Incorrect", "Correct", "Avoid",
  ]

  private static let renderer: SiteRenderer = {
    let repository = Repository()
    let templates = repository.sources(in: "Templates")
    return SiteRenderer(
      templates: templates.filter { $0.path.hasSuffix(".mustache") },
      assets: templates.filter { $0.path.hasPrefix("assets/") }
        .map { SourceFile(path: String($0.path.dropFirst("assets/".count)), bytes: $0.bytes) },
      highlight: highlight)
  }()

  func seeds(in repository: Repository) -> [[UInt8]] {
    let documents = repository.bytes(of: ".md").filter { $0.count < 12_000 }
    let configurations = repository.bytes(of: "handbook.yml")
    let synonyms = repository.bytes(of: "synonyms.yml")
    // Of the questions, a few lines.
    let questions = repository.bytes(of: "questions.tsv").map { Array($0.prefix(2_000)) }
    let small = documents.filter { $0.count < 2_500 }
    // A few files at a time: links between them, the same names, settings beside a document.
    let books = small.indices.map { index -> [UInt8] in
      let files: [(String, [UInt8])] = [
        ("handbook.yml", configurations[index % configurations.count]),
        ("synonyms.yml", synonyms[index % synonyms.count]),
        ("questions.tsv", questions[index % questions.count]), ("rules/stack/one.md", small[index]),
        ("rules/tabs/two.md", small[(index + 1) % small.count]),
        ("guides/three.md", small[(index + 7) % small.count]),
        ("glossary/word.md", small[(index + 11) % small.count]),
      ]
      return files.flatMap { Array("==> \($0.0)\n".utf8) + $0.1 + [10] }
    }
    return documents + books + Repository.corpus(of: self).map(\.bytes)
  }

  func examine(_ input: [UInt8], _ examination: inout Examination) throws {
    try examine(Self.tree(input), renderer: Self.renderer, &examination)
  }

  func examine(_ tree: SourceTree, renderer: SiteRenderer, _ examination: inout Examination) throws {
    let book = readBook(tree)
    let reports = inventedReports(for: book.value)
    let diagnostics = sorted(
      book.diagnostics + reports.diagnostics + checks.flatMap { $0.run(book.value) } + renderer.diagnostics)
    for diagnostic in diagnostics { examination.note("\(diagnostic)") }
    examination.requireInside(diagnostics, of: tree)
    examination.requireReports(diagnostics, book.value, reports, tree)

    let isSound = diagnostics.allSatisfy { $0.severity == .warning }
    var paths: Set<String> = []
    for file in renderer.render(book.value, reports).value {
      examination.note(file.path)
      examination.note(file.bytes)
      examination.require(paths.insert(file.path).inserted, "\(file.path) is written twice")
      examination.require(
        !file.path.split(separator: "/", omittingEmptySubsequences: false).contains {
          ["", ".", ".."].contains($0)
        },
        "\(file.path.debugDescription) leaves the site")
      if tree.resources.contains(where: { $0.path == file.path }) { continue }
      if file.path.hasSuffix(".html") {
        // What is wrong with a book is said in place of a site; two pages of one name are.
        for problem in HTMLReader.problems(in: file.bytes) where isSound || !problem.hasPrefix("id ") {
          examination.require(false, "\(file.path): \(problem)")
        }
      } else if file.path.hasSuffix(".json") || file.path.hasSuffix(".webmanifest") {
        examination.requireJSON(file.bytes, file.path)
      }
    }
  }

  /// The tree that a folder of these files is read as.
  static func tree(_ input: [UInt8]) -> SourceTree {
    var tree = SourceTree(contentName: "Content")
    var seen: Set<String> = []
    for file in files(input) where seen.insert(file.path).inserted {
      switch file.path {
      case "handbook.yml": tree.configuration = file
      case "synonyms.yml": tree.synonyms = file
      case "questions.tsv": tree.questions = file
      case let path where path.hasSuffix(".md"): tree.documents.append(file)
      // The disk hands out shared code that is no UTF-8 as it is.
      case let path where path.hasPrefix("Support/") && path.hasSuffix(".swift"): tree.support.append(file)
      default: tree.resources.append(file)
      }
    }
    tree.documents.sort { $0.path < $1.path }
    return tree
  }

  private static func files(_ input: [UInt8]) -> [SourceFile] {
    let mark = Array("==> ".utf8)
    guard input.starts(with: mark) else { return [SourceFile(path: "rules/stack/fuzzed.md", bytes: input)] }
    var files: [SourceFile] = []
    for line in input.split(separator: 10, omittingEmptySubsequences: false) {
      if line.starts(with: mark) {
        // A path as a disk has it.
        let written = String(decoding: line.dropFirst(mark.count), as: UTF8.self)
        let parts = written.split(separator: "/").filter { $0 != "." && $0 != ".." && !$0.utf8.contains(0) }
        files.append(SourceFile(path: parts.isEmpty ? "x.md" : parts.joined(separator: "/"), bytes: []))
      } else {
        files[files.count - 1].bytes += line + [10]
      }
    }
    return files
  }
}

extension Examination {
  /// A diagnostic nobody can find is of no use, and one beyond the file stops an editor.
  mutating func requireInside(_ diagnostics: [Diagnostic], of tree: SourceTree) {
    var lines: [String: [Int]] = [:]
    for file in tree.documents + [tree.configuration, tree.synonyms, tree.questions].compactMap({ $0 })
      + tree.support
    {
      lines["\(tree.contentName)/\(file.path)"] = lineLengths(of: file.bytes)
    }
    for diagnostic in diagnostics {
      requireInside(diagnostic.range, "\(diagnostic.id)", lines)
      for note in diagnostic.notes { note.range.map { requireInside($0, "note of \(diagnostic.id)", lines) } }
    }
  }

  private mutating func requireInside(_ range: SourceRange, _ id: String, _ lines: [String: [Int]]) {
    guard let lengths = lines[range.file] else { return require(false, "\(id) in no file: \(range)") }
    func isInside(_ place: SourceLocation) -> Bool {
      lengths.indices.contains(place.line - 1) && place.column >= 1
        && place.column <= lengths[place.line - 1] + 1
    }
    require(isInside(range.start) && isInside(range.end), "\(id) outside its file: \(range)")
    require(!(range.end < range.start), "\(id) ends before it starts: \(range)")
  }

  mutating func requireJSON(_ bytes: some Sequence<UInt8>, _ what: String) {
    let data = Data(bytes)
    require(
      (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil, "\(what) is no JSON"
    )
  }

  /// What other programs read.
  mutating func requireReports(
    _ diagnostics: [Diagnostic], _ book: Book, _ reports: SnippetReports, _ tree: SourceTree
  ) {
    let json = (try? JSONReport(book, reports, diagnostics: diagnostics, seconds: 1).text()) ?? ""
    requireJSON(json.utf8, "the JSON report")
    let sarif = (try? sarifReport(diagnostics, tree: tree)) ?? ""
    requireJSON(sarif.utf8, "the SARIF report")
    let github = githubReport(diagnostics)
    // A line more would be a command that the document's author gives to GitHub.
    require(
      github.utf8.count { $0 == 10 || $0 == 13 } == diagnostics.count, "the GitHub report has a line too many"
    )
    let text = TextReport(diagnostics, tree: tree).text
    require(
      text.unicodeScalars.allSatisfy {
        $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control
      },
      "the report can take control of a terminal")
    for output in [json, sarif, github, text] { note(output) }
  }
}

/// Bytes of each line as editors count them: a carriage return ends one, too, and a mark at the start of the
/// file takes no column.
func lineLengths(of bytes: [UInt8]) -> [Int] {
  var lengths = [0]
  var previous: UInt8 = 0
  for byte in bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0) {
    defer { previous = byte }
    if byte == 10, previous == 13 { continue }
    if byte == 10 || byte == 13 { lengths.append(0) } else { lengths[lengths.count - 1] += 1 }
  }
  return lengths
}

/// What the compiler and the model could have said of a book, in the book's own words.
private func inventedReports(for book: Book) -> SnippetReports {
  var reports = SnippetReports(compiler: "Swift 6.3")
  for page in book.documents {
    let programs = Dictionary(
      programs(of: page, languageMode: "5").map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for snippet in page.snippets where snippet.language == "swift" {
      let id = SnippetID(page: page.path, index: snippet.index)
      var report = SnippetReport(status: snippet.options.unchecked == nil ? .passed : .unchecked)
      report.program = programs[id].map { $0.pieces.map(\.code).joined() }
      report.expected = (snippet.options.fails + snippet.options.warns).map {
        Diagnostic(.error, "SnippetDoesNotCompile", $0.text, at: $0.range, help: $0.text)
      }
      report.placeholders = snippet.label.map { [.init(name: $0, kind: "value")] } ?? []
      for scenario in snippet.scenarios {
        let parsed = parseScenario(scenario)
        reports.diagnostics += parsed.diagnostics
        report.scenarios += parsed.value.map { run in
          ScenarioRecord(os: run.os, passed: true, steps: run.commands.map(step))
        }
      }
      reports.reports[id] = report
    }
  }
  return reports
}

private func step(_ command: ScenarioCommand) -> ScenarioRecord.Step {
  let screen = ScenarioRecord.Screen(
    name: command.text, title: command.text, content: [.init(kind: .link, label: command.text)])
  return ScenarioRecord.Step(
    action: command.text, line: command.range.start.line,
    layers: [.init(kind: .window, stack: [screen], path: [command.text])], tabs: [command.text],
    selectedTab: command.text, console: [command.text], prints: [command.text],
    expectations: [
      .init(text: command.text, line: command.range.start.line, held: false, actual: command.text)
    ])
}

extension BookSubject {
  /// The first page of a project of one document.
  static func page(_ document: String) -> Page? {
    readBook(tree(Array(document.utf8))).value.pages.first
  }
}
