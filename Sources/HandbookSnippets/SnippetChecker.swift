import Foundation
import HandbookAssembly
package import HandbookCompilation
import HandbookLearning
package import HandbookModel
import HandbookPlaceholders
import HandbookScenarios

/// The snippet stage: every Swift fence of a book compiled, and judged against what its document expects.
package struct SnippetChecker: Sendable {
  package let toolchain: Toolchain
  let jobs: Int
  let cache: SnippetCache
  /// What is true of the modules, whatever book is checked.
  let moduleCache: SnippetCache
  /// Where the compiler keeps what it makes of the system's C modules; nil: nowhere beyond a run.
  let clangModules: String?
  let filesPerProcess: Int
  let snippetsPerProgram: Int
  /// Address where faults of the model are reported, if one is known.
  package var issues: String?
  /// Whether every comparison with scenarios is explored; else only where a scenario says what is always so.
  package var exploresAll = false
  /// The part of the snippets that is checked; nil: all of them.
  package var shard: Shard?
  /// Told how far a check is.
  package var tell: @Sendable (CheckStep) -> Void = { _ in }

  package static let filesPerProcess = 80
  package static let snippetsPerProgram = 60

  /// - Parameters:
  ///   - jobs: Compiler processes at a time.
  ///   - cacheFolder: Where results are kept between runs; nil: nowhere.
  ///   - filesPerProcess: Snippets that share a compiler process.
  ///   - snippetsPerProgram: Snippets whose scenarios share a program.
  ///   - shared: Where machines share results.
  ///   - readsModulesAnew: Whether nothing that an earlier run read of the modules is used.
  ///   - warn: Told where results cannot be kept.
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
    // Beside the modules, like the rest that a build of them leaves; an installation may be read-only.
    let isInstalled = !FileManager.default.isWritableFile(atPath: toolchain.products)
    let folder = isInstalled ? cacheFolder : "\(toolchain.products)/handbook-cache"
    // The compiler refuses what it made under another path: a folder that was moved begins anew.
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
    var results: [SnippetID: CompiledProgram] = [:]
    var reports = SnippetReports(
      compiler: "Swift \(toolchain.version)", behaviours: modelledBehaviours, omissions: omittedBehaviours)
    reports.modules = toolchain.moduleAliases.keys.sorted()
    if book.configuration.editorial.contains(.unknownAPI) {
      reports.apiNames = try await apiNames()
    }
    await cache.fetch(work.map(\.key))
    var misses: [Work] = []
    for (item, known) in zip(work, cache.read(work.map(\.key)) as [CompiledProgram?]) {
      if let known {
        results[item.program.id] = known
        reports.summary.cached += 1
      } else {
        misses.append(item)
      }
    }
    if !misses.isEmpty {
      explain(misses.map(\.program), of: book, support: support)
      tell(.compiled(0, of: misses.count))
      let session = CompileSession(
        toolchain: toolchain, jobs: jobs, cache: cache, moduleCache: moduleCache, support: support,
        filesPerProcess: filesPerProcess, clangModules: clangModules, tell: tell)
      let (compiled, processes) = try await session.compile(misses.map(\.program))
      reports.summary.compilations = processes
      reports.summary.compiled = misses.count
      for (item, result) in zip(misses, compiled) {
        results[item.program.id] = result
        // A time-out says more about the machine than about the snippet.
        if result.failure == nil { cache.write(result, item.key, isShared: true) }
      }
      await cache.share()
    }
    let codes = Dictionary(work.map { ($0.program.id, $0.program.code) }, uniquingKeysWith: { $1 })
    let sources = runnableSources(of: book, results, codes: codes, support: support)
    let wanted = wantedExplorations(of: book, sources)
    let (outcomes, found) = try await runScenarios(
      of: book, own: own, sources: sources, results, exploring: wanted.flatMap(\.requests))
    let explored = ExploredBook(wanted, found)
    if shard == nil, !misses.isEmpty || costs == nil {
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

  /// All but the book that a check depends on.
  package var identity: String { "\(toolchain.digest) \(issues ?? "") \(exploresAll)" }

  /// What was kept under a key by `keep(_:_:)`.
  package func kept<Value: Decodable & Sendable>(_ key: String) -> Value? { cache.read(key) }

  /// Keeps a value beside the results, for this machine alone.
  package func keep(_ value: some Encodable & Sendable, _ key: String) {
    cache.write(value, key)
    cache.flush()
  }

  /// Names of the real frameworks, and those of the stub with their labels.
  private func apiNames() async throws -> Set<String> {
    let key = hexDigest("api-names 2 \(toolchain.digest)")
    if let names: Set<String> = moduleCache.read(key) { return names }
    let known = try await KnownAPI.load(
      toolchain, cache: moduleCache, clangModules: clangModules, jobs: jobs
    ).known
    let declared = known.symbols.values.map { symbol -> String in
      // Of the other modules the stub has a part: which labels there are is not known.
      guard symbol.module == "SwiftUI" else { return String(symbol.name.prefix { $0 != "(" }) }
      guard symbol.name.hasPrefix("init("), let owner = symbol.owner?.split(separator: ".").last else {
        return symbol.name
      }
      // Prose calls an initializer by its type: `NavigationLink(value:)`.
      return String(owner + symbol.name.dropFirst(4))
    }
    let names = RealNames.topLevel.union(RealNames.members).union(declared)
    moduleCache.write(names, key)
    return names
  }

  /// Runs the scenarios of snippets that compile, reads those of the others, and explores what is asked for, in the same
  /// programs. What comes of it is kept like compilations are, where doing it again would give the same.
  ///
  /// - Returns: What was found for each request, too.
  private func runScenarios(
    of book: Book, own: Set<SnippetID>?, sources: [SnippetID: String],
    _ results: [SnippetID: CompiledProgram],
    exploring requests: [ExplorationRequest]
  ) async throws -> ([SnippetID: ScenarioOutcome], [ExploredCode]) {
    var outcomes: [SnippetID: ScenarioOutcome] = [:]
    var open: [(program: ScenarioProgram, key: String, lines: Int)] = []
    for page in book.documents {
      let opposing = opposingSnippets(of: page)
      for snippet in page.snippets {
        let id = SnippetID(page: page.path, index: snippet.index)
        guard let first = snippet.scenarios.first, own?.contains(id) ?? true else { continue }
        guard let source = sources[id] else {
          outcomes[id] = outcomeWithoutRuns(of: snippet)
          continue
        }
        let lines = first.range.start.line - 1
        let others = opposing[snippet.index] ?? []
        let program = ScenarioProgram(
          snippet: id,
          source: source,
          languageMode: snippet.options.swift ?? page.frontMatter.swift ?? book.configuration.swift,
          mentionedViews: Set(
            results[id]?.placeholders.filter { $0.kind == "view" }.map(\.name) ?? []),
          scenarios: snippet.scenarios.map { $0.moved(byLines: -lines) },
          opposing: others.map { other in
            ScenarioProgram.Opposing(
              snippet: SnippetID(page: page.path, index: other),
              scenarios: page.snippets[other].scenarios.map { $0.moved(byLines: -lines) })
          })
        open.append((program, hexDigest("\(toolchain.digest)\u{0}\(program.cacheKeyText)"), lines))
      }
    }
    let keys = requests.map { hexDigest("\(toolchain.digest)\u{0}\($0.key(ScenarioLimits().exploration))") }
    await cache.fetch(open.map(\.key) + keys)
    var misses: [(program: ScenarioProgram, key: String, lines: Int)] = []
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

  /// The programs of snippets with scenarios that compile: with what their own scenarios name beyond them and those they
  /// are compared by, for the version they play.
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

  /// What snippets took when the whole book was checked last, and the snippets that are checked here; nil: all.
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

  /// Writes down what a whole book took.
  private func keep(
    _ work: [Work], results: [SnippetID: CompiledProgram], outcomes: [SnippetID: ScenarioOutcome],
    of book: Book, known: KeptCosts?
  ) async {
    // A check of a few documents says nothing of the others.
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

  /// Books of one title and place share it, which costs nothing but time.
  private func costsKey(of book: Book) -> String {
    hexDigest("costs 1 \(book.contentName)\u{0}\(book.configuration.title)")
  }

  /// Tells why these programs have to be compiled, and remembers what they are.
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

  /// All that a result depends on: what a program needs of the support code, and no more of it.
  private func key(of program: Program, support: SupportCode) -> String {
    let needed = support.part(for: program.code).text
    return hexDigest("\(toolchain.digest) \(program.languageMode)\u{0}\(needed)\u{0}\(program.code)")
  }
}

extension SnippetReports {
  /// Says where faults of the model are reported.
  package mutating func addFaults(to issues: String) {
    for index in diagnostics.indices where diagnostics[index].id == "ScenarioModelFailed" {
      diagnostics[index].help?.append(", at \(issues)")
    }
  }
}
