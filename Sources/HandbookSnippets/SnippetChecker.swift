import Foundation
package import HandbookModel

/// The snippet stage: every Swift fence of a book compiled, and judged against what its document expects.
package struct SnippetChecker: Sendable {
  let toolchain: Toolchain
  let jobs: Int
  let cache: SnippetCache
  /// What is true of the modules, whatever book is checked.
  let moduleCache: SnippetCache
  let filesPerProcess: Int
  let snippetsPerProgram: Int

  package static let filesPerProcess = 80
  package static let snippetsPerProgram = 60

  /// - Parameters:
  ///   - jobs: Compiler processes at a time.
  ///   - cacheFolder: Where results are kept between runs; nil: nowhere.
  ///   - filesPerProcess: Snippets that share a compiler process.
  ///   - snippetsPerProgram: Snippets whose scenarios share a program.
  package init(
    toolchain: Toolchain, jobs: Int, cacheFolder: String?, filesPerProcess: Int = filesPerProcess,
    snippetsPerProgram: Int = snippetsPerProgram
  ) {
    self.snippetsPerProgram = max(1, snippetsPerProgram)
    self.filesPerProcess = max(1, filesPerProcess)
    self.toolchain = toolchain
    self.jobs = max(1, jobs)
    cache = SnippetCache(folder: cacheFolder)
    // Beside the modules, like the rest that a build of them leaves; an installation may be read-only.
    let besideModules = "\(toolchain.products)/handbook-cache"
    moduleCache = SnippetCache(
      folder: FileManager.default.isWritableFile(atPath: toolchain.products) ? besideModules : cacheFolder)
  }

  /// - Throws: `MissingTool` where the compiler cannot be started.
  package func check(_ book: Book) async throws -> SnippetReports {
    defer {
      cache.flush()
      moduleCache.flush()
    }
    let support = book.support.map { String(decoding: $0.bytes, as: UTF8.self) }
    let supportDigest = hexDigest(support.joined(separator: "\u{0}"))
    var work: [(program: Program, key: String)] = []
    for page in book.documents {
      for program in programs(of: page, languageMode: book.configuration.swift) {
        work.append((program, key(of: program, support: supportDigest)))
      }
    }
    var results: [SnippetID: CompiledProgram] = [:]
    var reports = SnippetReports(
      compiler: "Swift \(toolchain.version)", behaviours: modelledBehaviours, omissions: omittedBehaviours)
    reports.modules = toolchain.moduleAliases.keys.sorted()
    var misses: [(program: Program, key: String)] = []
    for item in work {
      if let known: CompiledProgram = cache.read(item.key) {
        results[item.program.id] = known
        reports.summary.cached += 1
      } else {
        misses.append(item)
      }
    }
    if !misses.isEmpty {
      let session = CompileSession(
        toolchain: toolchain, jobs: jobs, cache: cache, moduleCache: moduleCache, support: support,
        filesPerProcess: filesPerProcess)
      let (compiled, processes) = try await session.compile(misses.map(\.program))
      reports.summary.compilations = processes
      for (item, result) in zip(misses, compiled) {
        results[item.program.id] = result
        // A time-out says more about the machine than about the snippet.
        if result.failure == nil { cache.write(result, item.key) }
      }
    }
    let outcomes = try await runScenarios(of: book, on: results)
    var otherSides: [SnippetID: [SnippetReport.OtherSide]] = [:]
    for (snippet, verdict) in outcomes.values.flatMap(\.opposing) {
      otherSides[snippet, default: []].append(verdict)
    }
    for page in book.documents {
      judge(
        page, results: results, outcomes: outcomes, otherSides: otherSides, since: book.configuration.since,
        into: &reports)
    }
    reports.summary.documents = book.documents.count
    return reports
  }

  /// Runs the scenarios of snippets that compile; outcomes are kept like compilations are.
  private func runScenarios(
    of book: Book, on results: [SnippetID: CompiledProgram]
  ) async throws -> [SnippetID: ScenarioOutcome] {
    var outcomes: [SnippetID: ScenarioOutcome] = [:]
    var misses: [(program: ScenarioProgram, key: String, lines: Int)] = []
    for page in book.documents {
      let opposing = opposingSnippets(of: page)
      for snippet in page.snippets {
        let id = SnippetID(page: page.path, index: snippet.index)
        guard let first = snippet.scenarios.first, let result = results[id], result.failure == nil,
          !result.findings.contains(where: \.isError)
        else { continue }
        let lines = first.range.start.line - 1
        let program = ScenarioProgram(
          snippet: id, source: result.source,
          languageMode: snippet.options.swift ?? page.frontMatter.swift ?? book.configuration.swift,
          scenarios: snippet.scenarios.map { $0.moved(byLines: -lines) },
          opposing: (opposing[snippet.index] ?? []).map { other in
            ScenarioProgram.Opposing(
              snippet: SnippetID(page: page.path, index: other),
              scenarios: page.snippets[other].scenarios.map { $0.moved(byLines: -lines) })
          })
        let key = hexDigest("\(toolchain.digest)\u{0}\(program.cacheKeyText)")
        if let known: ScenarioOutcome = cache.read(key) {
          outcomes[id] = known.moved(byLines: lines)
        } else {
          misses.append((program, key, lines))
        }
      }
    }
    guard !misses.isEmpty else { return outcomes }
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(
      "handbook-\(UUID().uuidString)"
    ).path
    try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let compiler = Compiler(toolchain: toolchain, jobs: jobs, scratch: scratch)
    let tools = ScenarioTools(
      frontend: toolchain.frontend, flags: { compiler.arguments(languageMode: $0) },
      libraries: [toolchain.runtime, "-Xlinker", "-rpath", "-Xlinker", toolchain.products],
      prelude: modelPrelude, scratch: scratch, jobs: jobs, batchSize: snippetsPerProgram)
    let fresh = try await HandbookSnippets.runScenarios(misses.map(\.program), with: tools)
    for (program, key, lines) in misses {
      guard let outcome = fresh[program.snippet] else { continue }
      outcomes[program.snippet] = outcome.moved(byLines: lines)
      cache.write(outcome, key)
    }
    return outcomes
  }

  private func key(of program: Program, support: String) -> String {
    let pieces = program.pieces.map { "\($0.code)\u{0}" }.joined()
    return hexDigest("\(toolchain.digest) \(support) \(program.languageMode)\u{0}\(pieces)")
  }
}
