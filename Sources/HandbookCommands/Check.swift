import ArgumentParser
import Foundation
import HandbookFiles
import HandbookModel
import HandbookPipeline
import HandbookReports
import HandbookSnippets

struct Check: AsyncParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, github, sarif }

  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks documents without building the site.",
    discussion: """
      PATH may be any Markdown file or folder; without one, the project's content is checked. Documents of one project \
      are checked with its settings and the code in its Support folder.
      """)

  @Argument(help: "Markdown files or folders.") var paths: [String] = []
  @OptionGroup var project: ProjectOptions
  @Option(help: "How results are printed.") var format = Format.text
  @Flag(help: "Write the compiler's present text into expectations that it does not meet.") var update = false
  @Flag(
    help: ArgumentHelp(
      "Try out all that a user can do on both sides of each comparison, and warn of scenarios that this puts in doubt.",
      discussion: """
        They take more steps than needed to show what tells the sides apart, or nothing tells them apart. It takes \
        a while the first time. Without it, only that is explored of which a scenario says what is always so.
        """)) var explore = false
  @Option(
    help: ArgumentHelp(
      """
      Compile and run only part K of N of the snippets, so that N machines share the work. Their results meet in the \
      cache, where a check of all finds them, which also says what concerns more than one snippet.
      """, valueName: "K/N")) var shard: Shard?
  @OptionGroup var checking: CheckingOptions

  func run() async throws {
    let start = ContinuousClock.now
    let place = Project(root: project.project, content: project.content, templates: project.templates)
    var checker = try await checking.checker()
    checker.shard = shard
    checker.exploresAll = explore
    func load() throws -> SourceTree {
      paths.isEmpty
        ? try place.load(builtinTemplates: nil) : try HandbookFiles.load(paths: paths, content: place.content)
    }
    func inspectAll(_ tree: SourceTree) async throws -> (Parsed<Book>, SnippetReports) {
      let kept = checking.keptPages(of: paths.isEmpty ? place.content : paths.joined(separator: "\n"))
      let book = readBook(tree, kept: kept)
      kept?.write()
      leaveToSystem(book)
      return (book, try await inspect(book.value, checker: checker))
    }
    var tree = try load()
    // Kept results do not contain what JSON needs (each snippet) and what `--update` needs (the edits).
    let isKept = shard == nil && !update && format != .json
    let key =
      isKept ? CheckResult.key(of: tree, checker: checker, program: programStamp(executablePath())) : nil
    if let key, let last: CheckResult = checker.kept(key) { return try tell(last, tree: tree) }
    var (book, reports) = try await inspectAll(tree)
    if update, !reports.updates.isEmpty {
      let (edits, refused) = writable(reports.updates, in: tree)
      for edit in refused {
        printError(
          "\(edit.range.file):\(edit.range.start.line): error: '\(edit.text)' cannot be written there; "
            + "write a part of it that identifies the message")
      }
      try apply(edits, to: tree, in: paths.isEmpty ? place.content : "")
      for edit in edits {
        printError("\(edit.range.file):\(edit.range.start.line): now expects '\(edit.text)'")
      }
      tree = try load()
      (book, reports) = try await inspectAll(tree)
    }
    let result = CheckResult(
      diagnostics: sorted((shard == nil ? book.diagnostics : []) + reports.diagnostics),
      summary: reports.summary)
    if let key, reports.isRepeatable { checker.keep(result.asKept, key) }
    checking.tidy()
    if format == .json {
      let elapsed = ContinuousClock.now - start
      let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
      let report = JSONReport(book.value, reports, diagnostics: result.diagnostics, seconds: seconds)
      try printResult(report.text(), terminator: "")
    }
    try tell(result, tree: tree)
  }

  /// Prints a result in the format that was asked for, except JSON, which needs more than a `CheckResult`.
  ///
  /// - Throws: `ExitCode` if the check fails.
  private func tell(_ result: CheckResult, tree: SourceTree) throws {
    switch format {
    case .text:
      _ = report(result.diagnostics, tree: tree, strict: checking.strict)
      let counts = result.summary
      try printResult(
        "\(counts.snippets) snippet\(counts.snippets == 1 ? "" : "s"): "
          + "\(counts.passed) passed, \(counts.failed) failed, "
          + "\(counts.expectedFailures) fail as expected, \(counts.unverified) unverified, "
          + "\(counts.unchecked) unchecked (\(counts.cached) from the cache)")
    case .json: break
    case .github: try printResult(githubReport(result.diagnostics), terminator: "")
    case .sarif: try printResult(sarifReport(result.diagnostics, tree: tree), terminator: "")
    }
    if isFailure(result.diagnostics, strict: checking.strict) { throw ExitCode(1) }
  }
}

extension Shard: ExpressibleByArgument {
  /// Reads the argument of `--shard`: `2/4`.
  package init?(argument: String) {
    let numbers = argument.split(separator: "/", omittingEmptySubsequences: false).compactMap { Int($0) }
    guard numbers.count == 2 else { return nil }
    self.init(number: numbers[0], of: numbers[1])
  }
}
