import ArgumentParser
import Foundation
import HandbookCompilation
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
  @Flag(name: .shortAndLong, help: "Say why each snippet is compiled.") var verbose = false
  @Flag(name: .shortAndLong, help: "Show no progress.") var quiet = false
  @Option(help: "Compiler processes at a time (default: one a core).") var jobs: Int?

  @Option(
    name: .customLong("cache-url"),
    help: """
      Server where machines share results: GET and PUT of keys below this address (nginx with WebDAV will do). \
      What it says is checked; what it lacks is made here.
      """) var cacheURL: String?
  @Flag(help: "Send nothing to that server: for pull requests, whose code nobody has read yet.")
  var cacheReadOnly = false

  /// For measuring what sharing a process saves.
  @Option(help: .hidden) var filesPerProcess = SnippetChecker.filesPerProcess
  @Option(help: .hidden) var snippetsPerProgram = SnippetChecker.snippetsPerProgram

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1") }
    guard let cacheURL, sharedAddress == nil else { return }
    throw ValidationError("'\(cacheURL)' is not an address such as http://cache:8080/handbook")
  }

  private var sharedAddress: URL? {
    guard let url = cacheURL.flatMap(URL.init), ["http", "https"].contains(url.scheme), url.host != nil
    else { return nil }
    return url
  }

  /// - Throws: `MissingTool` where this machine cannot compile snippets.
  func checker() async throws -> SnippetChecker {
    ScratchFolder.removeLeftovers()
    let shared = sharedAddress.map { address in
      SharedCache(address: address, isReadOnly: cacheReadOnly) { printError("warning: \($0)") }
    }
    let progress = Progress(quiet: quiet, verbose: verbose)
    var checker = SnippetChecker(
      toolchain: try await Toolchain.locate(
        executable: executablePath(), cacheFolder: Self.caches, say: printError),
      jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount, cacheFolder: cacheFolder, shared: shared,
      readsModulesAnew: noCache, filesPerProcess: filesPerProcess, snippetsPerProgram: snippetsPerProgram,
      warn: { printError("warning: \($0)") })
    checker.tell = progress.tell
    checker.issues = issuesAddress(executable: executablePath())
    return checker
  }

  /// Where results of earlier runs are; nil: none are to be used or kept.
  var cacheFolder: String? { noCache ? nil : Self.caches }

  /// What was parsed when the same content was read last.
  func keptPages(of content: String) -> KeptPages? {
    cacheFolder.map {
      KeptPages(content: content, caches: $0, program: programStamp(executablePath()))
    }
  }

  /// What took long to make when the same content was built last.
  func costlyResults(of content: String) -> CostlyResults? {
    cacheFolder.map {
      CostlyResults(content: content, caches: $0, program: programStamp(executablePath()))
    }
  }

  /// Keeps the folder for caches small.
  func tidy() { if let cacheFolder { tidyCaches(cacheFolder) } }

  /// `$XDG_CACHE_HOME/handbook`, or the platform's place for caches.
  private static var caches: String? {
    if let folder = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"], !folder.isEmpty {
      return "\(folder)/handbook"
    }
    return FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?
      .appendingPathComponent("handbook").path
  }
}

/// Keeps a value until the process ends: the system takes all memory back at once, the program each part of it by
/// itself.
func leaveToSystem(_ value: some Sendable) { _ = Unmanaged.passRetained(Left(value: value)) }

private final class Left<Value: Sendable>: Sendable {
  let value: Value
  init(value: Value) { self.value = value }
}

/// Hands to the system what was freed: after a stage that held much more than the next ones will.
func giveMemoryBack() {
  // `malloc_trim` is an extension of GNU's, which Swift's module of the C library leaves out.
  typealias Trim = @convention(c) (Int) -> Int32
  guard let symbol = dlsym(nil, "malloc_trim") else { return }
  _ = unsafeBitCast(symbol, to: Trim.self)(0)
}

/// Has threads share what they free, an arena for each core: by default each thread has one of its own, and holds what
/// others could use. With fewer, cores wait for each other: a fifth of the time of a build. What is large goes back to the
/// system when it is freed: by default only until something larger was freed. To be called before there is a second thread.
func shareFreedMemory() {
  // Like `malloc_trim`; the numbers are those of its `M_ARENA_MAX` and `M_MMAP_THRESHOLD`.
  typealias SetOption = @convention(c) (Int32, Int32) -> Int32
  guard let symbol = dlsym(nil, "mallopt") else { return }
  let arenas = ProcessInfo.processInfo.activeProcessorCount
  let set = unsafeBitCast(symbol, to: SetOption.self)
  _ = set(-8, Int32(arenas))
  _ = set(-3, 128 << 10)
}

func executablePath() -> String { Bundle.main.executablePath ?? CommandLine.arguments[0] }

func isFailure(_ diagnostics: [Diagnostic], strict: Bool) -> Bool {
  diagnostics.contains { $0.severity == .error || strict }
}

/// Prints diagnostics and the closing line to standard error.
///
/// - Returns: Whether the run fails.
func report(_ diagnostics: [Diagnostic], tree: SourceTree, strict: Bool) -> Bool {
  let text = TextReport(diagnostics, tree: tree, usesColor: usesColor).text
  try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
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

/// Where nobody can be told, the program goes on all the same.
func printError(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8)) }
