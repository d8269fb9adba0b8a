import ArgumentParser
import Foundation
import HandbookCompilation
import HandbookFiles
package import HandbookModel
package import HandbookPipeline
import HandbookReports
package import HandbookSnippets

package struct ProjectOptions: ParsableArguments {
  @Option(help: "Folder with Content/ and Templates/, or a flat folder of rules.") var project = "."
  @Option(help: "Content folder (default: Content in the project).") var content: String?
  @Option(help: "Folder with templates that replace built-in ones of the same name.") var templates: String?

  package init() {}

  package func project(output: String? = nil) -> Project {
    Project(root: project, content: content, templates: templates, output: output)
  }
}

package struct CheckingOptions: ParsableArguments {
  @Flag(help: "Warnings fail the run, too.") package var strict = false
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

  /// For measuring how much time sharing a process saves.
  @Option(help: .hidden) var filesPerProcess = SnippetChecker.filesPerProcess
  @Option(help: .hidden) var snippetsPerProgram = SnippetChecker.snippetsPerProgram

  package init() {}

  package func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1") }
    guard let cacheURL, sharedAddress == nil else { return }
    throw ValidationError("'\(cacheURL)' is not an address such as http://cache:8080/handbook")
  }

  private var sharedAddress: URL? {
    guard let url = cacheURL.flatMap(URL.init), ["http", "https"].contains(url.scheme), url.host != nil
    else { return nil }
    return url
  }

  /// - Throws: `MissingTool` if this machine cannot compile snippets.
  package func checker() async throws -> SnippetChecker {
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

  /// The folder with the results of earlier runs; nil if they must not be used or kept.
  var cacheFolder: String? { noCache ? nil : Self.caches }

  /// Documents that an earlier process parsed from the same content.
  func keptPages(of content: String) -> KeptPages? {
    cacheFolder.map {
      KeptPages(content: content, caches: $0, program: programStamp(executablePath()))
    }
  }

  /// Results that took an earlier process long to make from the same content.
  func costlyResults(of content: String) -> CostlyResults? {
    cacheFolder.map {
      CostlyResults(content: content, caches: $0, program: programStamp(executablePath()))
    }
  }

  /// Removes results from the folder for caches that have not been used for long.
  func tidy() { if let cacheFolder { tidyCaches(cacheFolder) } }

  /// The folder for caches: `$XDG_CACHE_HOME/handbook`, or the platform's usual place.
  private static var caches: String? {
    if let folder = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"], !folder.isEmpty {
      return "\(folder)/handbook"
    }
    return FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?
      .appendingPathComponent("handbook").path
  }
}

/// Keeps a value until the process ends. The system frees all memory at once; freeing a large value part by
/// part would take time.
func leaveToSystem(_ value: some Sendable) { _ = Unmanaged.passRetained(Left(value: value)) }

private final class Left<Value: Sendable>: Sendable {
  let value: Value
  init(value: Value) { self.value = value }
}

/// Returns freed memory to the system. Call it after a stage that used much more memory than the next ones.
func giveMemoryBack() {
  // From now on, what is freed at the end of an arena goes back at once.
  setAllocator(topPad, 128 << 10)
  // `malloc_trim` is an extension of the GNU C library, which Swift's module of it leaves out.
  typealias Trim = @convention(c) (Int) -> Int32
  guard let symbol = dlsym(nil, "malloc_trim") else { return }
  _ = unsafeBitCast(symbol, to: Trim.self)(0)
}

/// Limits the memory allocator to one arena for each core, which makes pages, and one for the thread that writes
/// them. By default each thread has its own arena, whose free memory other threads cannot use. With fewer
/// arenas, threads would wait for each other. Each has room for 16 MB, which takes no memory before it is used: by
/// default the allocator asks the system for a page at a time. Large buffers go back to the system when they are
/// freed: by default the allocator begins to keep them after the first one. Call it before there is a second thread.
func shareFreedMemory() {
  setAllocator(mostArenas, Int32(ProcessInfo.processInfo.activeProcessorCount + 1))
  setAllocator(topPad, 16 << 20)
  setAllocator(mmapThreshold, 128 << 10)
}

// `mallopt` and its options are left out like `malloc_trim`.
private let topPad: Int32 = -2
private let mmapThreshold: Int32 = -3
private let mostArenas: Int32 = -8

private func setAllocator(_ option: Int32, _ value: Int32) {
  typealias SetOption = @convention(c) (Int32, Int32) -> Int32
  guard let symbol = dlsym(nil, "mallopt") else { return }
  _ = unsafeBitCast(symbol, to: SetOption.self)(option, value)
}

/// The program that users start, also where it goes on as the one that is beside it.
package func executablePath() -> String {
  let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
  return path.hasSuffix(serverSuffix) ? String(path.dropLast(serverSuffix.count)) : path
}

func isFailure(_ diagnostics: [Diagnostic], strict: Bool) -> Bool {
  diagnostics.contains { $0.severity == .error || strict }
}

/// Prints diagnostics and the closing line to standard error.
///
/// - Returns: Whether the run fails.
package func report(_ diagnostics: [Diagnostic], tree: SourceTree, strict: Bool) -> Bool {
  let text = TextReport(diagnostics, tree: tree, usesColor: usesColor).text
  try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  let errors = diagnostics.count { $0.severity == .error }
  // All documents that were read, including those that became no page because of an error.
  let documents = tree.documents.count { $0.path.split(separator: "/").last != "_sections.md" }
  printError(closingLine(errors: errors, warnings: diagnostics.count - errors, documents: documents))
  return isFailure(diagnostics, strict: strict)
}

private var usesColor: Bool {
  let variables = ProcessInfo.processInfo.environment
  return isatty(2) == 1 && variables["NO_COLOR"] == nil && variables["CI"] == nil
    && variables["TERM"] != "dumb"
}

/// Prints a line to standard error. A failure is ignored.
package func printError(_ text: String) {
  try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
}
