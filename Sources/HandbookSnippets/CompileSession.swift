import Foundation
import HandbookAssembly
import HandbookCompilation
import HandbookLearning
import HandbookModel
import HandbookPlaceholders

/// Compiles programs in rounds: guess, compile together, learn from the errors, compile again.
struct CompileSession {
  var toolchain: Toolchain
  var jobs: Int
  var cache: SnippetCache
  var moduleCache: SnippetCache
  var support: SupportCode
  var filesPerProcess: Int
  /// Where the compiler keeps what it makes of the system's C modules; nil: nowhere beyond this call.
  var clangModules: String?
  /// Told how many programs are compiled.
  var tell: @Sendable (CheckStep) -> Void = { _ in }

  /// Compiles programs, each with the branches of its `#if` that another build for iOS takes.
  ///
  /// - Returns: One result a program, in order, and the number of compiler processes started.
  func compile(_ programs: [Program]) async throws -> ([CompiledProgram], Int) {
    let builds = programs.indices.flatMap { index in programs[index].otherBuilds.map { (index, $0) } }
    var (results, processes) = try await compileEach(programs + builds.map(\.1))
    for ((index, _), other) in zip(builds, results.dropFirst(programs.count)) { results[index].add(other) }
    results.removeLast(builds.count)
    return (results, processes)
  }

  private func compileEach(_ programs: [Program]) async throws -> ([CompiledProgram], Int) {
    // With HANDBOOK_SCRATCH set, the generated files stay there for a look.
    let scratch = try ScratchFolder(keptIn: ProcessInfo.processInfo.environment["HANDBOOK_SCRATCH"])
    defer { scratch.remove() }
    let modules = clangModules ?? "\(scratch.path)/clang"
    try ScratchFolder.create(modules)
    let compiler = Compiler(
      toolchain: toolchain, jobs: jobs, batchSize: filesPerProcess, scratch: scratch.path,
      moduleCache: modules)
    let (known, declared) = try await KnownAPI.load(
      toolchain, cache: moduleCache, clangModules: clangModules, jobs: jobs)
    let knowledge = Knowledge(known)
    var processes = 0
    let analyses = try await analyse(programs, api: knowledge.api, with: compiler, processes: &processes)
    let first = analyses.map {
      firstHypothesis(for: $0.shapes[0], of: $0, facts: $0.facts, knowledge: knowledge)
    }
    var attempts = first.map { Attempt(hypothesis: $0, outcome: Outcome(source: AssembledSource())) }
    let sound = analyses.indices.filter { !analyses[$0].isBeyondLimits }
    func learn(_ indices: [Int], with compiler: Compiler) async throws -> [Int: Search] {
      let searches = try await search(
        Dictionary(uniqueKeysWithValues: indices.map { ($0, first[$0]) }), of: analyses, knowledge: knowledge,
        with: compiler, processes: &processes)
      for (index, search) in searches { attempts[index] = search.result }
      return searches
    }
    func isFailing(_ index: Int) -> Bool {
      !attempts[index].outcome.errors.isEmpty && attempts[index].outcome.failure == nil
    }
    let searches = try await learn(sound, with: compiler)
    // What fails is tried again alone, unless it was: no neighbour can then be the reason, not for a guess either. An
    // expression that is too slow is so alone, too.
    var alone = compiler
    alone.batchSize = 1
    let failing = sound.filter(isFailing)
    _ = try await learn(
      failing.filter { programs.count > 1 && searches[$0]?.isHopeless == false }, with: alone)
    // What is left is compiled to the end, for the names it uses.
    var left = attempts.enumerated().filter { failing.contains($0.offset) && isFailing($0.offset) }
      .reduce(into: [:]) { $0[$1.offset] = $1.element.hypothesis }
    for index in left.keys { left[index]?.depth = .all }
    for (index, attempt) in try await compile(
      left, of: analyses, api: knowledge.api, with: alone, processes: &processes)
    {
      attempts[index] = attempt
    }
    var results = zip(analyses, attempts).map { CompiledProgram($0, $1, knowledge: knowledge) }
    let explained = words(
      of: Array(zip(analyses, attempts)), known: known, declared: declared, support: support)
    for index in results.indices { results[index].words = explained[index] }
    for index in results.indices { results[index].seconds = compiler.meter["s\(index)"] }
    return (results, processes)
  }

  /// What is known of programs before they are compiled: the compiler is asked which of their names exist.
  private func analyse(
    _ programs: [Program], api: KnownAPI, with compiler: Compiler, processes: inout Int
  ) async throws -> [Analysis] {
    let known = Set(toolchain.moduleAliases.keys)
    let analyses = programs.map {
      Analysis($0, known: known, api: api, sharedTypes: support.part(for: $0.code).types)
    }
    let (missing, imported) = try await undeclaredNames(
      in: analyses, api: api, compiler: compiler, processes: &processes)
    return analyses.map { analysis in
      var undeclared = missing.subtracting(support.names)
      // A module that only a modifier brought along does not claim everyday words.
      let named = Set(analysis.names.free.filter(api.isUnmistakable).compactMap { api.topLevel[$0] })
      let written = Set(analysis.names.imports.map(\.name)).union(Lexicon.testModules)
      for module in analysis.imports.intersection(named.union(written)) {
        undeclared.subtract(imported[module] ?? [])
      }
      if analysis.imports.contains("XCTest") { undeclared.subtract(Lexicon.testMethods) }
      return analysis.with(undeclared: undeclared)
    }
  }

  /// Rounds of compiling and learning, until nothing more is learnt.
  private func search(
    _ first: [Int: Hypothesis], of analyses: [Analysis], knowledge: Knowledge, with compiler: Compiler,
    processes: inout Int
  ) async throws -> [Int: Search] {
    var searches: [Int: Search] = [:]
    var open = first
    // A single program hides no other's mistakes, so it is looked at in depth at once: after an edit it is mostly
    // right. What is wrong is learnt from its types, as in company.
    if let (index, hypothesis) = first.first, analyses.count == 1 {
      var whole = hypothesis
      whole.depth = .all
      for attempt in try await compile(
        [index: whole], of: analyses, api: knowledge.api, with: compiler, processes: &processes
      ).values
      where attempt.outcome.isClean {
        tell(.compiled(analyses.count, of: analyses.count))
        return [index: Search(attempt, of: analyses[index])]
      }
    }
    while !open.isEmpty {
      // Programs with type errors would hide what is wrong in others, so those come first.
      let untyped = open.filter { $0.value.depth == .types }
      let round = untyped.isEmpty ? open : untyped
      for (index, attempt) in try await compile(
        round, of: analyses, api: knowledge.api, with: compiler, processes: &processes)
      {
        if searches[index]?.add(attempt, of: analyses[index]) == nil {
          searches[index] = Search(attempt, of: analyses[index])
        }
        let next = nextHypothesis(after: searches[index]!, of: analyses[index], knowledge: knowledge)
        searches[index]?.facts = next.facts
        open[index] = next.hypothesis
      }
      tell(.compiled(analyses.count - open.count, of: analyses.count))
    }
    return searches
  }

  /// Compiles hypotheses, all of one depth, together.
  private func compile(
    _ hypotheses: [Int: Hypothesis], of analyses: [Analysis], api: KnownAPI, with compiler: Compiler,
    processes: inout Int
  ) async throws -> [Int: Attempt] {
    guard let depth = hypotheses.values.first?.depth else { return [:] }
    var attempts: [Int: Attempt] = [:]
    var units: [Compiler.Unit] = []
    for (index, hypothesis) in hypotheses.sorted(by: { $0.key < $1.key }) {
      let analysis = analyses[index]
      let part = support.part(for: analysis.program.code)
      let (source, imports) = hypothesis.assembled(of: analysis, support: part)
      attempts[index] = Attempt(hypothesis: hypothesis, outcome: Outcome(source: source))
      units.append(
        Compiler.Unit(
          name: "s\(index)", text: source.text, languageMode: analysis.program.languageMode, imports: imports,
          reachesOut: part.reachesOut
            || reachesBeyondItsFile(analysis.pieces.map(\.tree), beside: support.types)))
    }
    let store = "\(compiler.scratch)/index"
    try? FileManager.default.removeItem(atPath: store)
    let result = try await compiler.compile(units, depth: depth)
    let occurrences = depth == .all ? try SymbolIndex(toolchain: toolchain).occurrences(in: store) : [:]
    processes += result.processes
    for index in hypotheses.keys {
      attempts[index]?.outcome.messages = result.messages["s\(index)", default: []]
      attempts[index]?.outcome.failure = result.failures["s\(index)"]
      if depth == .all {
        attempts[index]?.outcome.resolve(occurrences["s\(index)"] ?? [], in: analyses[index], api: api)
      }
    }
    return attempts
  }

  /// Which of all free names no module declares, and which are found only by those who import a module more.
  private func undeclaredNames(
    in analyses: [Analysis], api: KnownAPI, compiler: Compiler, processes: inout Int
  ) async throws -> (undeclared: Set<String>, imported: [String: Set<String>]) {
    let names = Set(analyses.flatMap { $0.names.free }).subtracting(["Any"]).filter { !$0.hasPrefix("$") }
    let bindings = Set(
      analyses.flatMap { $0.names.free }.filter { $0.hasPrefix("$") && Int($0.dropFirst()) == nil })
    let common = KnownAPI.common.intersection(toolchain.moduleAliases.keys)
    let others = Set(analyses.flatMap(\.imports)).subtracting(common).sorted()
    let missing = try await NameProbe(compiler: compiler, cache: cache).missing(
      from: names, importing: [common] + others.map { common.union([$0]) }, processes: &processes)
    var imported: [String: Set<String>] = [:]
    for (module, stillMissing) in zip(others, missing.dropFirst()) {
      imported[module] = missing[0].subtracting(stillMissing)
    }
    // Foundation brings the C library along; nobody means its `user` or `index`.
    let unknown = missing[0].union(bindings).union(Lexicon.cNames.intersection(names))
    return (
      unknown.subtracting(api.macros).subtracting(Lexicon.memberTypes).subtracting(Lexicon.builtinAttributes),
      imported
    )
  }
}
