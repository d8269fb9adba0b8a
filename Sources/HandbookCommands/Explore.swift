import ArgumentParser
import Foundation
import HandbookFiles
import HandbookModel
import HandbookPipeline
import HandbookReports
import HandbookSnippets

struct Explore: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Tries all that a user can do on both sides of comparisons, and says what tells them apart.",
    discussion: """
      DOCUMENT may be any Markdown file or folder; without one, the project's content is explored. Each side is \
      explored from where its first scenario opens it, to 6 actions or 300 states. What is tried are all taps, tabs, \
      swipes and ways back that there are, and the addresses, texts, sizes and `run` lines of the scenarios.
      """)

  @Argument(help: "Markdown files or folders.") var documents: [String] = []
  @OptionGroup var project: ProjectOptions
  @Flag(help: "Print what was found as JSON, with all states and actions.") var json = false
  @OptionGroup var checking: CheckingOptions

  func run() async throws {
    let place = Project(root: project.project, content: project.content, templates: project.templates)
    var checker = try await checking.checker()
    checker.exploresAll = true
    let tree =
      documents.isEmpty
      ? try place.load(builtinTemplates: nil) : try load(paths: documents, content: place.content)
    let book = readBook(tree)
    let reports = try await inspect(book.value, checker: checker)
    checking.tidy()
    let diagnostics = sorted(book.diagnostics + reports.diagnostics)
    let found = explorations(in: book.value, reports)
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
      try printResult(String(decoding: try encoder.encode(found), as: UTF8.self))
    } else {
      for item in found { try printResult(item.text) }
      if found.isEmpty {
        try printResult("nothing to explore: no comparison has a scenario with 'open' on each side")
      }
    }
    if report(diagnostics, tree: tree, strict: checking.strict) { throw ExitCode(1) }
  }
}
