import Foundation
import HandbookAssembly
package import HandbookCompilation
import HandbookLearning
package import HandbookModel
import HandbookPlaceholders
import HandbookScenarios

/// The snippet stage of the pipeline: compiles every Swift fence of a book, runs its scenarios, and compares
/// both with what the document expects.
package struct SnippetChecker: Sendable {
  package let toolchain: Toolchain
  let jobs: Int
  let cache: SnippetCache
  /// Keeps what depends on the stub modules only, for all books.
  let moduleCache: SnippetCache
  /// The folder in which the compiler caches the system's C modules; nil: a temporary folder for each run.
  let clangModules: String?
  let filesPerProcess: Int
  let snippetsPerProgram: Int
  /// The address at which readers can report faults of the model, if one is known.
  package var issues: String?
  /// Whether to explore every comparison with scenarios on both sides; otherwise only code with `always`
  /// lines is explored.
  package var exploresAll = false
  /// The part of the snippets to check; nil: all.
  package var shard: Shard?
  /// Is called with the progress of a check.
  package var tell: @Sendable (CheckStep) -> Void = { _ in }

  package static let filesPerProcess = 80
  package static let snippetsPerProgram = 60

  /// - Parameters:
  ///   - jobs: How many compiler processes may run at a time.
  ///   - cacheFolder: The folder for results; nil: they are kept in memory only.
  ///   - filesPerProcess: How many snippets share a compiler process, at most.
  ///   - snippetsPerProgram: How many snippets' scenarios share a program, at most.
  ///   - shared: The server on which machines share results.
  ///   - readsModulesAnew: Whether to ignore what earlier runs found out about the modules.
  ///   - warn: Is called if results cannot be kept.
  package init(
    toolchain: Toolchain, jobs: Int, cacheFolder: String?, shared: SharedCache? = nil,
    readsModulesAnew: Bool = false,
    filesPerProcess: Int = filesPerProcess, snippetsPerProgram: Int = snippetsPerProgram,
    warn: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.snippetsPerProgram = max(1, snippetsPerProgram)
    self.filesPerProcess = max(1, filesPerProcess)
    self.toolchain = toolchain
    self.jobs = max(1, jobs)
    cache = SnippetCache(folder: cacheFolder, shared: shared, warn: warn)
    // What is known of the modules is kept beside them, as part of their build. In an installation that
    // folder may be read-only; then it is kept with the results.
    let isInstalled = !FileManager.default.isWritableFile(atPath: toolchain.products)
    let folder = isInstalled ? cacheFolder : "\(toolchain.products)/handbook-cache"
    // The compiler refuses cached modules that were moved, so the folder's name contains a digest of its
    // path.
    clangModules = folder.map { URL(fileURLWithPath: $0).path }
      .map { "\($0)/clang-\(hexDigest($0).prefix(8))" }.flatMap(roomForModules)
    moduleCache = SnippetCache(folder: readsModulesAnew ? nil : folder, warn: warn)
  }

  /// - Throws: `MissingTool` where the compiler cannot be started.
  package func check(_ book: Book) async throws -> SnippetReports {
    defer {
      tell(.done)
      cache.flush()
      moduleCache.flush()
    }
    let support = SupportCode(book.support.map { String(decoding: $0.bytes, as: UTF8.self) })
    var work: [Work] = inParallel(book.documents) { page in
      programs(of: page, languageMode: book.configuration.swift).map { program in
        (program, key(of: program, support: support), page.snippets[program.id.index].scenarios.isEmpty)
      }
    }.flatMap { $0 }
    let (costs, own) = await division(of: book, work)
    if let own { work = work.filter { own.contains($0.program.id) } }
    var reports = SnippetReports(
      compiler: "Swift \(toolchain.version)", behaviours: modelledBehaviours, omissions: omittedBehaviours)
    reports.modules = toolchain.moduleAliases.keys.sorted()
    if book.configuration.editorial.contains(.unknownAPI) {
      reports.apiNames = try await apiNames()
    }
    let results = try await compile(work, of: book, support: support, summary: &reports.summary)
    let codes = Dictionary(work.map { ($0.program.id, $0.program.code) }, uniquingKeysWith: { $1 })
    let sources = runnableSources(of: book, results, codes: codes, support: support)
    let wanted = wantedExplorations(of: book, sources)
    let (outcomes, found) = try await runScenarios(
      of: book, own: own, sources: sources, results, exploring: wanted.flatMap(\.requests))
    let explored = ExploredBook(wanted, found)
    if shard == nil, reports.summary.compiled > 0 || costs == nil {
      await keep(work, results: results, outcomes: outcomes, of: book, known: costs)
    }
    var otherSides: [SnippetID: [SnippetReport.OtherSide]] = [:]
    for (snippet, verdict) in outcomes.values.flatMap(\.opposing) {
      otherSides[snippet, default: []].append(verdict)
    }
    let sharedCode = book.support.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    for page in book.documents {
      judge(
        page, own: own, results: results, outcomes: outcomes, otherSides: otherSides,
        since: book.configuration.since, sharedCode: sharedCode, into: &reports)
    }
    explored.add(to: &reports, otherSides: otherSides)
    reports.isRepeatable =
      results.values.allSatisfy { $0.failure == nil } && outcomes.values.allSatisfy(\.isRepeatable)
      && found.allSatisfy(\.isRepeatable)
    if let issues { reports.addFaults(to: issues) }
    reports.summary.documents = book.documents.count
    return reports
  }

  /// Compiles the programs that have no kept result, and keeps the new results.
  ///
  /// - Returns: The results of all programs.
  private func compile(
    _ work: [Work], of book: Book, support: SupportCode, summary: inout SnippetReports.Summary
  ) async throws -> [SnippetID: CompiledProgram] {
    var results: [SnippetID: CompiledProgram] = [:]
    await cache.fetch(work.map(\.key))
    var misses: [Work] = []
    for (item, known) in zip(work, cache.read(work.map(\.key)) as [CompiledProgram?]) {
      if let known {
        results[item.program.id] = known
        summary.cached += 1
      } else {
        misses.append(item)
      }
    }
    guard !misses.isEmpty else { return results }
    explain(misses.map(\.program), of: book, support: support)
    tell(.compiled(0, of: misses.count))
    let session = CompileSession(
      toolchain: toolchain, jobs: jobs, cache: cache, moduleCache: moduleCache, support: support,
      filesPerProcess: filesPerProcess, clangModules: clangModules, tell: tell)
    let (compiled, processes) = try await session.compile(misses.map(\.program))
    summary.compilations = processes
    summary.compiled = misses.count
    for (item, result) in zip(misses, compiled) {
      results[item.program.id] = result
      // A failure, such as a time-out, may be the machine's fault, so it is not kept.
      if result.failure == nil { cache.write(result, item.key, isShared: true) }
    }
    await cache.share()
    return results
  }

  /// A text that changes with everything a check depends on, except the book.
  package var identity: String { "\(toolchain.digest) \(issues ?? "") \(exploresAll)" }

  /// Reads a value that `keep(_:_:)` wrote.
  package func kept<Value: Decodable & Sendable>(_ key: String) -> Value? { cache.read(key) }

  /// Writes a value beside the results. It is not shared with other machines.
  package func keep(_ value: some Encodable & Sendable, _ key: String) {
    cache.write(value, key)
    cache.flush()
  }

  /// The names of Apple's frameworks, and the names that the stub declares, with their labels.
  private func apiNames() async throws -> Set<String> {
    let key = hexDigest("api-names 2 \(toolchain.digest)")
    if let names: Set<String> = moduleCache.read(key) { return names }
    let known = try await KnownAPI.load(
      toolchain, cache: moduleCache, clangModules: clangModules, jobs: jobs
    ).known
    let declared = known.symbols.values.map { symbol -> String in
      // The stub covers only a part of modules other than SwiftUI, so it does not know all labels of their
      // names.
      guard symbol.module == "SwiftUI" else { return String(symbol.name.prefix { $0 != "(" }) }
      guard symbol.name.hasPrefix("init("), let owner = symbol.owner?.split(separator: ".").last else {
        return symbol.name
      }
      // Documents call an initializer by its type: `NavigationLink(value:)`.
      return String(owner + symbol.name.dropFirst(4))
    }
    let names = RealNames.topLevel.union(RealNames.members).union(declared)
    moduleCache.write(names, key)
    return names
  }

  /// Runs the scenarios of snippets that compile, parses those of the others, and explores what `requests`
  /// ask for, with the same programs. Keeps results that would be the same if everything ran again.
  ///
  /// - Returns: The outcome for each snippet with scenarios, and the explored code for each request, in
  ///   order.
  private func runScenarios(
    of book: Book, own: Set<SnippetID>?, sources: [SnippetID: String],
    _ results: [SnippetID: CompiledProgram],
    exploring requests: [ExplorationRequest]
  ) async throws -> ([SnippetID: ScenarioOutcome], [ExploredCode]) {
    var outcomes: [SnippetID: ScenarioOutcome] = [:]
    var open: [ScenarioWork] = []
    for page in book.documents {
      let opposing = opposingSnippets(of: page)
      for snippet in page.snippets {
        let id = SnippetID(page: page.path, index: snippet.index)
        guard !snippet.scenarios.isEmpty, own?.contains(id) ?? true else { continue }
        guard let source = sources[id] else {
          outcomes[id] = outcomeWithoutRuns(of: snippet)
          continue
        }
        open.append(
          scenarioWork(
            snippet, id, on: page, source: source, languageMode: book.configuration.swift,
            placeholders: results[id]?.placeholders ?? [], opposing: opposing[snippet.index] ?? []))
      }
    }
    let keys = requests.map { hexDigest("\(toolchain.digest)\u{0}\($0.key(ScenarioLimits().exploration))") }
    await cache.fetch(open.map(\.key) + keys)
    var misses: [ScenarioWork] = []
    for (item, known) in zip(open, cache.read(open.map(\.key)) as [ScenarioOutcome?]) {
      if let known {
        outcomes[item.program.snippet] = known.moved(byLines: item.lines)
      } else {
        misses.append(item)
      }
    }
    var codes = (cache.read(keys) as [ExploredCode?]).map { code in code?.isWhole == true ? code : nil }
    let unexplored = codes.indices.filter { codes[$0] == nil }
    guard !misses.isEmpty || !unexplored.isEmpty else { return (outcomes, codes.compactMap(\.self)) }
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let compiler = Compiler(
      toolchain: toolchain, jobs: jobs, scratch: scratch.path,
      moduleCache: clangModules ?? "\(scratch.path)/clang")
    let tools = ScenarioTools(compiler, batchSize: snippetsPerProgram, tell: tell)
    let all = Set(misses.map(\.program.snippet)).union(unexplored.map { requests[$0].snippet })
    tell(.ran(0, of: all.count))
    let (fresh, found) = try await HandbookScenarios.runScenarios(
      misses.map(\.program), exploring: unexplored.map { requests[$0] }, with: tools)
    for (program, key, lines) in misses {
      guard let outcome = fresh[program.snippet] else { continue }
      outcomes[program.snippet] = outcome.moved(byLines: lines)
      if outcome.isRepeatable { cache.write(outcome, key, isShared: true) }
    }
    for (index, code) in zip(unexplored, found) {
      codes[index] = code
      if code.isRepeatable { cache.write(code, keys[index], isShared: true) }
    }
    await cache.share()
    return (outcomes, codes.compactMap(\.self))
  }

  /// A program with its scenarios, the key of its result, and how many lines stand before the first scenario.
  private typealias ScenarioWork = (program: ScenarioProgram, key: String, lines: Int)

  /// The program that runs a snippet's scenarios, and those of the other side on its code.
  ///
  /// Its lines are counted from the first scenario, so that its result is kept when text above that is edited.
  ///
  /// - Parameters:
  ///   - languageMode: The language mode if neither the snippet nor its document names one.
  ///   - opposing: The numbers of the snippets of the comparison's other side.
  private func scenarioWork(
    _ snippet: Snippet, _ id: SnippetID, on page: Page, source: String, languageMode: String,
    placeholders: [SnippetReport.Placeholder], opposing: [Int]
  ) -> ScenarioWork {
    let lines = snippet.scenarios[0].range.start.line - 1
    let program = ScenarioProgram(
      snippet: id, source: source,
      languageMode: snippet.options.swift ?? page.frontMatter.swift ?? languageMode,
      mentionedViews: Set(placeholders.filter { $0.kind == "view" }.map(\.name)),
      scenarios: snippet.scenarios.map { $0.moved(byLines: -lines) },
      opposing: opposing.map { other in
        ScenarioProgram.Opposing(
          snippet: SnippetID(page: page.path, index: other),
          scenarios: page.snippets[other].scenarios.map { $0.moved(byLines: -lines) })
      })
    return (program, hexDigest("\(toolchain.digest)\u{0}\(program.cacheKeyText)"), lines)
  }

  /// The programs of snippets that have scenarios and compile. Each also contains the support code that the
  /// scenarios name, its own and those of the other side of a comparison.
  private func runnableSources(
    of book: Book, _ results: [SnippetID: CompiledProgram], codes: [SnippetID: String], support: SupportCode
  ) -> [SnippetID: String] {
    var sources: [SnippetID: String] = [:]
    for page in book.documents {
      let compared = comparedSnippets(of: page)
      for snippet in page.snippets where !snippet.scenarios.isEmpty {
        let id = SnippetID(page: page.path, index: snippet.index)
        guard let result = results[id], result.failure == nil, !result.findings.contains(where: \.isError)
        else { continue }
        let texts = (compared[snippet.index] ?? [snippet.index]).flatMap { page.snippets[$0].scenarios }.map(
          \.text)
        sources[id] = askingForPlayedVersion(
          result.source + support.part(for: texts, beyond: codes[id] ?? "").text)
      }
    }
    return sources
  }

  private typealias Work = (program: Program, key: String, isWithoutScenarios: Bool)

  /// The times that the last check of the whole book kept, and the snippets of this machine's part; nil: all.
  private func division(of book: Book, _ work: [Work]) async -> (KeptCosts?, Set<SnippetID>?) {
    let place = costsKey(of: book)
    if shard != nil { await cache.fetch([place], isChanging: true) }
    let kept: KeptCosts? = cache.read(place)
    guard let shard else { return (kept, nil) }
    let costs = work.map { item in
      (
        measured: kept?.milliseconds[item.key].map { Double($0) / 1000 },
        estimate: KeptCosts.estimate(
          bytes: item.program.code.utf8.count, hasScenarios: !item.isWithoutScenarios)
      )
    }
    let scale = KeptCosts.scale(costs.compactMap { cost in cost.measured.map { ($0, cost.estimate) } })
    let seconds = Dictionary(
      zip(work, costs).map { ($0.program.id, $1.measured ?? $1.estimate * scale) }, uniquingKeysWith: { $1 })
    return (kept, shard.snippets(of: book.documents) { seconds[$0] ?? 0 })
  }

  /// Keeps the times of a whole book, for dividing it among machines.
  private func keep(
    _ work: [Work], results: [SnippetID: CompiledProgram], outcomes: [SnippetID: ScenarioOutcome],
    of book: Book, known: KeptCosts?
  ) async {
    // A check of a few documents must not replace the times of all.
    guard work.count >= (known?.milliseconds.count ?? 0) / 2 else { return }
    var costs = KeptCosts()
    for item in work {
      guard let compiling = results[item.program.id]?.seconds else { continue }
      let running = outcomes[item.program.id]?.seconds ?? 0
      costs.milliseconds[item.key] = Int(1000 * (compiling + running))
    }
    cache.write(costs, costsKey(of: book), isShared: true)
    await cache.share()
  }

  /// Two books with the same title and folder share this key. That only makes a division less even.
  private func costsKey(of book: Book) -> String {
    hexDigest("costs 1 \(book.contentName)\u{0}\(book.configuration.title)")
  }

  /// Reports why each program has to be compiled, and keeps its inputs for the next check.
  private func explain(_ programs: [Program], of book: Book, support: SupportCode) {
    let place = hexDigest("history \(FileManager.default.currentDirectoryPath) \(book.contentName)")
    let last: CheckHistory? = cache.read(place)
    var history = CheckHistory(toolchain: toolchain.digest)
    let pages = Dictionary(book.documents.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
    if let last, last.toolchain == history.toolchain { history.snippets = last.snippets }
    for program in programs {
      let name = "\(program.id.page) \(program.id.index)"
      history.snippets[name] = CheckHistory.Inputs(
        code: key(of: program, support: SupportCode([])),
        support: hexDigest(support.part(for: program.code).text))
      if let range = pages[program.id.page]?.snippets.first(where: { $0.index == program.id.index })?.range {
        tell(.compiles(range, reason: history.reason(name, since: last)))
      }
    }
    cache.write(history, place)
  }

  /// The cache key of a program's result: a digest of all that the result depends on. Of the support code,
  /// that is only what the program needs.
  private func key(of program: Program, support: SupportCode) -> String {
    let needed = support.part(for: program.code).text
    return hexDigest("\(toolchain.digest) \(program.languageMode)\u{0}\(needed)\u{0}\(program.code)")
  }
}

extension SnippetReports {
  /// Adds the address at which to report faults of the model to the diagnostics about them.
  package mutating func addFaults(to issues: String) {
    for index in diagnostics.indices where diagnostics[index].id == "ScenarioModelFailed" {
      diagnostics[index].help?.append(", at \(issues)")
    }
  }
}
