import Foundation
import HandbookAssembly
import HandbookCompilation
import HandbookLearning
import HandbookModel
import HandbookPlaceholders

/// Compiles programs in rounds. Each round compiles one hypothesis per program, many programs in one compiler
/// process, and `nextHypothesis` makes the next guess from the compiler's errors.
struct CompileSession {
  var toolchain: Toolchain
  var jobs: Int
  var cache: SnippetCache
  var moduleCache: SnippetCache
  var support: SupportCode
  var filesPerProcess: Int
  /// The folder in which the compiler caches the system's C modules; nil: a folder that is removed after this
  /// call.
  var clangModules: String?
  /// Is called with the number of programs that are done.
  var tell: @Sendable (CheckStep) -> Void = { _ in }

  /// Compiles programs. A program with `#if` is compiled once for each build of an iOS app that takes other
  /// branches, such as debug and release, and the results are merged.
  ///
  /// - Returns: One result for each program, in order, and the number of compiler processes that were
  ///   started.
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
    // A program that fails is tried again in a process of its own, unless it already had one: only then is it
    // certain that no other program caused the errors, or misled a guess. This includes programs with an
    // expression that is too complex.
    var alone = compiler
    alone.batchSize = 1
    let failing = sound.filter(isFailing)
    _ = try await learn(
      failing.filter { programs.count > 1 && searches[$0]?.isHopeless == false }, with: alone)
    var results = zip(analyses, attempts).map { CompiledProgram($0, $1, knowledge: knowledge) }
    let explained = words(
      of: Array(zip(analyses, attempts)), known: known, declared: declared, support: support)
    for index in results.indices { results[index].words = explained[index] }
    for index in results.indices { results[index].seconds = compiler.meter["s\(index)"] }
    return (results, processes)
  }

  /// Analyzes the programs, and asks the compiler which of their names exist. No program is compiled yet.
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
      // `analysis.imports` also holds modules that were added because the code calls one of their modifiers.
      // Such a module must not claim everyday names: its names count as declared only if the code imports it,
      // or uses a name that can only be from it.
      let named = Set(analysis.names.free.filter(api.isUnmistakable).compactMap { api.topLevel[$0] })
      let written = Set(analysis.names.imports.map(\.name)).union(Lexicon.testModules)
        .union([Lexicon.regexBuilder])
      for module in analysis.imports.intersection(named.union(written)) {
        undeclared.subtract(imported[module] ?? [])
      }
      if analysis.imports.contains("XCTest") { undeclared.subtract(Lexicon.testMethods) }
      undeclared.formUnion(Lexicon.valuesLikeLanguage.union(analysis.names.valuesLikeFunctions))
      // Another program may use a type that this one declares, and not declare it.
      return analysis.with(undeclared: undeclared.intersection(analysis.names.free))
    }
  }

  /// Compiles and learns in rounds until no program has a next hypothesis.
  private func search(
    _ first: [Int: Hypothesis], of analyses: [Analysis], knowledge: Knowledge, with compiler: Compiler,
    processes: inout Int
  ) async throws -> [Int: Search] {
    var searches: [Int: Search] = [:]
    var open = first
    // A program that is alone can hide no other program's mistakes, so it is compiled with `depth = .all` at
    // once: after an edit it is usually right, and one process is enough. If it has errors, the rounds begin
    // with `depth = .types`, as they do for many programs.
    if let (index, hypothesis) = first.first, analyses.count == 1 {
      var whole = hypothesis
      whole.depth = .all
      for attempt in try await compile(
        [index: whole], of: analyses, api: knowledge.api, with: compiler, processes: &processes
      ).values
      where attempt.outcome.isClean {
        let search = Search(attempt, of: analyses[index])
        searches[index] = search
        open[index] = nextHypothesis(after: search, of: analyses[index], knowledge: knowledge).hypothesis
      }
      if open.isEmpty { tell(.compiled(analyses.count, of: analyses.count)) }
    }
    while !open.isEmpty {
      // With `depth = .all` the compiler stops at the first file with a type error and says nothing of the
      // others, so programs whose types are not right yet are compiled first.
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

  /// Compiles hypotheses together. All must have the same depth.
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
    let occurrences = try SymbolIndex(toolchain: toolchain).occurrences(in: store)
    processes += result.processes
    for index in hypotheses.keys {
      let mode = analyses[index].program.languageMode
      attempts[index]?.outcome.messages = result.messages["s\(index)", default: []].map {
        $0.besideApple(languageMode: mode)
      }
      attempts[index]?.outcome.failure = result.failures["s\(index)"]
      if let occurrences = occurrences["s\(index)"] {
        attempts[index]?.outcome.resolve(occurrences, in: analyses[index], api: api)
      }
    }
    return attempts
  }

  /// Asks the compiler which names no module declares.
  ///
  /// - Returns: `undeclared`: names that the common modules do not declare. `imported`: for each other
  ///   module, those of these names that it declares.
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
    // Foundation also exports the C library. A snippet that says `user` or `index` does not mean the C
    // functions of that name.
    let unknown = missing[0].union(bindings).union(Lexicon.cNames.intersection(names))
    return (
      unknown.subtracting(api.macros).subtracting(Lexicon.memberTypes).subtracting(Lexicon.builtinAttributes),
      imported
    )
  }
}
