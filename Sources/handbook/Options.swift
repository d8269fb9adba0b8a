import ArgumentParser
import Foundation
import HandbookFiles
import HandbookModel
import HandbookPipeline
import HandbookReports
import HandbookSnippets

struct ProjectOptions: ParsableArguments {
  @Option(help: "Folder with Content/ and Templates/, or a flat folder of rules.") var project = "."
  @Option(help: "Content folder (default: Content in the project).") var content: String?
  @Option(help: "Folder with templates that replace built-in ones of the same name.") var templates: String?

  func project(output: String? = nil) -> Project {
    Project(root: project, content: content, templates: templates, output: output)
  }
}

struct CheckingOptions: ParsableArguments {
  @Flag(help: "Warnings fail the run, too.") var strict = false
  @Flag(name: .customLong("no-cache"), help: "Do not use or keep results of earlier runs.") var noCache =
    false
  @Option(help: "Compiler processes at a time (default: one a core).") var jobs: Int?

  /// For measuring what sharing a process saves.
  @Option(help: .hidden) var filesPerProcess = SnippetChecker.filesPerProcess
  @Option(help: .hidden) var snippetsPerProgram = SnippetChecker.snippetsPerProgram

  func checker() async throws -> SnippetChecker {
    SnippetChecker(
      toolchain: try await Toolchain.locate(executable: executablePath()),
      jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount, cacheFolder: noCache ? nil : cacheFolder(),
      filesPerProcess: filesPerProcess, snippetsPerProgram: snippetsPerProgram)
  }

  /// `$XDG_CACHE_HOME/handbook`, or the platform's place for caches.
  private func cacheFolder() -> String? {
    if let folder = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"], !folder.isEmpty {
      return "\(folder)/handbook"
    }
    return FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?
      .appendingPathComponent("handbook").path
  }
}

func executablePath() -> String { Bundle.main.executablePath ?? CommandLine.arguments[0] }

/// Runs what may find the machine wanting: missing tools end the program with 69, unreadable folders with 1.
func environment<Result>(_ work: () async throws -> Result) async throws -> Result {
  do {
    return try await work()
  } catch let error as MissingTool {
    printError("error: \(error)")
    throw ExitCode(69)
  } catch let error as FileError {
    printError("error: \(error)")
    throw ExitCode(1)
  }
}

func isFailure(_ diagnostics: [Diagnostic], strict: Bool) -> Bool {
  diagnostics.contains { $0.severity == .error || strict }
}

/// Prints diagnostics and the closing line to standard error.
///
/// - Returns: Whether the run fails.
func report(_ diagnostics: [Diagnostic], tree: SourceTree, strict: Bool) -> Bool {
  let text = TextReport(diagnostics, tree: tree, usesColor: usesColor).text
  FileHandle.standardError.write(Data(text.utf8))
  let errors = diagnostics.count { $0.severity == .error }
  // All that were read, those without a page because of an error too.
  let documents = tree.documents.count { $0.path.split(separator: "/").last != "_sections.md" }
  printError(closingLine(errors: errors, warnings: diagnostics.count - errors, documents: documents))
  return isFailure(diagnostics, strict: strict)
}

private var usesColor: Bool {
  let variables = ProcessInfo.processInfo.environment
  return isatty(2) == 1 && variables["NO_COLOR"] == nil && variables["CI"] == nil
    && variables["TERM"] != "dumb"
}

func printError(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
