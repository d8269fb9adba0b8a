import Foundation
import HandbookModel

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

  /// Rounds after which what is left is reported.
  private static let roundLimit = 20

  /// - Returns: One result a program, in order, and the number of compiler processes started.
  func compile(_ programs: [Program]) async throws -> ([CompiledProgram], Int) {
    // With HANDBOOK_SCRATCH set, the generated files stay there for a look.
    let scratch = try ScratchFolder(keptIn: ProcessInfo.processInfo.environment["HANDBOOK_SCRATCH"])
    defer { scratch.remove() }
    let modules = clangModules ?? "\(scratch.path)/clang"
    try ScratchFolder.create(modules)
    let compiler = Compiler(
      toolchain: toolchain, jobs: jobs, batchSize: filesPerProcess, scratch: scratch.path,
      moduleCache: modules)
    let api = try await KnownAPI.load(
      toolchain, cache: moduleCache, clangModules: clangModules, jobs: jobs)
    let refiner = Refiner(api: api, guardian: NameGuard(api: api))
    var states = programs.map(ProgramState.init)
    for index in states.indices {
      states[index].settleImports(known: Set(toolchain.moduleAliases.keys), api: api)
    }
    var processes = 0
    var (unknown, imported) = try await unknownNames(
      in: states, api: api, compiler: compiler, processes: &processes)
    unknown.subtract(support.names)
    for index in states.indices {
      // A module that only a modifier brought along does not claim everyday words.
      let named = Set(states[index].names.free.filter(api.isUnmistakable).compactMap { api.topLevel[$0] })
      let written = Set(states[index].names.imports.map(\.name)).union([
        "XCTest", "XCUIAutomation", "Testing",
      ])
      states[index].unknown = unknown
      for module in states[index].imports.intersection(named.union(written)) {
        states[index].unknown.subtract(imported[module] ?? [])
      }
      if states[index].imports.contains("XCTest") { states[index].unknown.subtract(Self.testMethods) }
      states[index].begin(guardian: refiner.guardian, api: api)
    }

    let begun = states
    try await refine(&states, with: compiler, refiner: refiner, processes: &processes)
    // What still fails begins again alone: neighbours cannot be the reason, whatever they misled it to, and
    // messages are clean.
    var alone = compiler
    alone.batchSize = 1
    let failing = states.indices.filter { !states[$0].errors.isEmpty && states[$0].failure == nil }
    for index in failing {
      // An expression that is too slow is so alone, too.
      if states[index].isHopeless {
        states[index].restoreBest()
        states[index].isDone = true
      } else {
        states[index] = begun[index]
      }
    }
    try await refine(&states, with: alone, refiner: refiner, processes: &processes)
    let open = failing.filter { !states[$0].errors.isEmpty && states[$0].failure == nil }
    for index in open { states[index].restoreBest() }
    try await compile(
      open, of: &states, depth: .all, api: api, compiler: alone, processes: &processes)
    let programs = states.map { CompiledProgram($0, guardian: refiner.guardian, api: api) }
    return (programs, processes)
  }

  /// Rounds of compiling and learning, until nothing more is learnt.
  private func refine(
    _ states: inout [ProgramState], with compiler: Compiler, refiner: Refiner, processes: inout Int
  ) async throws {
    for _ in 0..<Self.roundLimit {
      // Programs with type errors would hide what is wrong in others, so those come first.
      let open = states.indices.filter { !states[$0].isDone }
      let untyped = open.filter { states[$0].depth == .types }
      let active = untyped.isEmpty ? open : untyped
      guard !active.isEmpty else { break }
      let depth: Compiler.Depth = untyped.isEmpty ? .all : .types
      try await compile(
        active, of: &states, depth: depth, api: refiner.api, compiler: compiler, processes: &processes)
      for index in active { learn(&states[index], from: depth, refiner: refiner) }
      tell(.compiled(states.count(where: \.isDone), of: states.count))
    }
  }

  /// What the next round does with a program that was compiled.
  private func learn(_ state: inout ProgramState, from depth: Compiler.Depth, refiner: Refiner) {
    if state.isSlow { state.slowRounds += 1 }
    let isClean = state.errors.isEmpty && state.failure == nil
    switch depth {
    case .types:
      if isClean {
        state.depth = .all
      } else if state.isHopeless {
        state.isDone = true
      } else if state.failure != nil || !refiner.refine(&state) {
        state.tryNextShape(guardian: refiner.guardian, api: refiner.api)
      }
    case .all:
      // No other shape is tried: one that hides the mistake may well be found.
      if !isClean, state.failure == nil, state.stopAtElisions() {
        state.depth = .types
      } else {
        state.isDone = true
      }
    }
  }

  private func compile(
    _ indices: [Int], of states: inout [ProgramState], depth: Compiler.Depth, api: KnownAPI,
    compiler: Compiler,
    processes: inout Int
  ) async throws {
    guard !indices.isEmpty else { return }
    var units: [Compiler.Unit] = []
    for index in indices {
      let state = states[index]
      let part = support.part(for: state.program.code)
      let declarations = state.placeholders.declarations
      let usesCombine = declarations.contains { $0.contains("AnyPublisher<") }
      let imports = state.imports.union(usesCombine ? ["Combine"] : [])
      states[index].source = assemble(
        state.pieces, shape: state.shape, placeholders: declarations, support: part, imports: imports,
        waits: state.waits, isLenient: state.program.languageMode == "5")
      units.append(
        Compiler.Unit(
          name: "s\(index)", text: states[index].source.text, languageMode: state.program.languageMode,
          imports: imports,
          reachesOut: part.reachesOut
            || reachesBeyondItsFile(state.original.map(\.tree), beside: support.types)))
    }
    let store = "\(compiler.scratch)/index"
    try? FileManager.default.removeItem(atPath: store)
    let result = try await compiler.compile(units, depth: depth)
    let occurrences = depth == .all ? try SymbolIndex(toolchain: toolchain).occurrences(in: store) : [:]
    processes += result.processes
    for index in indices {
      states[index].messages = result.messages["s\(index)", default: []]
      states[index].failure = result.failures["s\(index)"]
      if depth == .all { states[index].resolve(occurrences["s\(index)"] ?? [], api: api) }
    }
  }

  /// Short names of the C library that app code uses for its own values and functions.
  private static let cNames: Set<String> = [
    "user", "index", "time", "link", "stat", "select", "signal", "timezone", "stack", "gamma", "send",
    "accept",
    "connect", "bind", "listen", "pause", "alarm", "rename", "remove", "read", "write", "open", "close",
    "access",
    "sync", "nice", "truncate", "random", "div", "group", "host", "net", "log", "pid", "environ", "daylight",
    "abort",
    "exit", "shutdown", "socket", "step", "rewind", "wait", "kill", "sleep", "system", "raise", "settings",
    "login", "logout",
  ]

  /// Types that protocols give their conforming types: found only inside them, so asked for again
  /// when the compiler misses them.
  private static let memberTypes: Set<String> = [
    "Content", "Body", "Configuration", "Context", "Coordinator", "Element", "Value", "ID", "Key", "RawValue",
    "Output", "Failure", "Cache", "AnimatableData", "Subviews", "UIViewType", "UIViewControllerType", "Entry",
    "Index", "Iterator", "CodingKeys", "AllCases", "Self",
  ]

  /// Methods a test case inherits.
  private static let testMethods: Set<String> = [
    "expectation", "wait", "waitForExpectations", "fulfillment", "measure", "addTeardownBlock",
    "continueAfterFailure", "keyValueObservingExpectation", "executionTimeAllowance", "name",
  ]

  /// Which of all free names no module declares, and which are found only by those who import a module more.
  private func unknownNames(
    in states: [ProgramState], api: KnownAPI, compiler: Compiler, processes: inout Int
  ) async throws -> (unknown: Set<String>, imported: [String: Set<String>]) {
    let names = Set(states.flatMap { $0.names.free }).subtracting(["Any"]).filter { !$0.hasPrefix("$") }
    let bindings = Set(
      states.flatMap { $0.names.free }.filter { $0.hasPrefix("$") && Int($0.dropFirst()) == nil })
    let common = KnownAPI.common.intersection(toolchain.moduleAliases.keys)
    let others = Set(states.flatMap(\.imports)).subtracting(common).sorted()
    let missing = try await NameProbe(compiler: compiler, cache: cache).missing(
      from: names, importing: [common] + others.map { common.union([$0]) }, processes: &processes)
    var imported: [String: Set<String>] = [:]
    for (module, stillMissing) in zip(others, missing.dropFirst()) {
      imported[module] = missing[0].subtracting(stillMissing)
    }
    // Foundation brings the C library along; nobody means its `user` or `index`.
    let unknown = missing[0].union(bindings).union(Self.cNames.intersection(names))
    return (
      unknown.subtracting(api.macros).subtracting(Self.memberTypes).subtracting(builtinAttributes), imported
    )
  }
}

/// Frameworks whose names are known although the stub does not have them.
private let appleModules: Set<String> = [
  "AVFoundation", "AVKit", "ActivityKit", "AppIntents", "AuthenticationServices", "Charts", "CloudKit",
  "Contacts",
  "CoreData", "CoreGraphics", "CoreHaptics", "CoreLocation", "CoreMotion", "CoreSpotlight", "CryptoKit",
  "EventKit",
  "FoundationModels", "GameKit", "HealthKit", "LinkPresentation", "LocalAuthentication", "MapKit",
  "MessageUI",
  "Network", "NaturalLanguage", "OSLog", "PhotosUI", "QuickLook", "SafariServices", "SceneKit", "Security",
  "Speech",
  "SpriteKit", "StoreKit", "TipKit", "Translation", "UniformTypeIdentifiers", "UserNotifications", "Vision",
  "WebKit", "WidgetKit", "CoreTransferable", "SwiftUICore", "DeveloperToolsSupport", "AppKit", "RealityKit",
  "ARKit", "Accelerate", "WatchKit", "Darwin", "os", "PackageDescription", "XCUIAutomation", "MetricKit",
  "BackgroundTasks",
  "VisionKit", "PassKit", "CoreML", "CoreImage", "CoreBluetooth", "Photos", "Intents", "ImageIO",
  "QuartzCore", "Metal",
]

/// Attributes of the language, and macros of its library.
let builtinAttributes: Set<String> = [
  "main", "available", "escaping", "autoclosure", "Sendable", "MainActor", "discardableResult",
  "resultBuilder",
  "propertyWrapper", "dynamicMemberLookup", "dynamicCallable", "objc", "unchecked", "retroactive",
  "preconcurrency",
  "frozen", "inlinable", "usableFromInline", "testable", "attached", "freestanding", "Observable",
  "ObservationIgnored", "ObservationTracked", "concurrent", "isolated", "Test", "Suite", "nonobjc",
  "IBOutlet",
  "IBAction", "NSManaged", "convention", "globalActor", "unknown", "warn_unqualified_access", "inline",
  "ViewBuilder", "backDeployed", "implementationOnly", "exported", "specialized", "objcMembers",
]

extension ProgramState {
  /// Drops imports no module of ours answers, and adds those of modules whose names are used.
  mutating func settleImports(known: Set<String>, api: KnownAPI) {
    let present = known.union([
      "Foundation", "Observation", "Testing", "XCTest", "Dispatch", "Synchronization", "RegexBuilder",
    ])
    for (name, _) in names.imports {
      if appleModules.contains(name) && !known.contains(name) && name != "OSLog" {
        uncovered.insert(name)
      } else if name == "OSLog", known.contains("os") {
        imports.insert("os")
      } else if present.contains(name) {
        imports.insert(name)
      } else if let near = NearMiss.nearest(to: name, in: present.union(appleModules)),
        !appleModules.contains(name),
        name.lowercased() == near.lowercased() || NearMiss.editDistance(name, near) <= 1 && name.count > 4
      {
        forbidden[name] = near
      }
    }
    let code = original.map(\.code).joined()
    if !names.attributes.isDisjoint(with: ["Test", "Suite"]) || code.contains("#expect")
      || code.contains("#require")
    {
      imports.insert("Testing")
    }
    if code.contains("modelContainer") || code.contains("modelContext"), known.contains("SwiftData") {
      imports.insert("SwiftData")
    }
    if code.contains("XCT") || code.contains("expectation(description:") || code.contains("XCUI")
      || original.last?.superclass == "XCTestCase"
    {
      imports.insert("XCTest")
    }
    // XCTest passes on what drives an app's interface; on Linux it has none, the stub has.
    if imports.contains("XCTest"), known.contains("XCUIAutomation") { imports.insert("XCUIAutomation") }
    for name in names.free {
      if let module = api.topLevel[name], known.contains(module), api.isUnmistakable(name) {
        imports.insert(module)
      }
    }
    for name in original.reduce(into: Set(), { $0.formUnion($1.identifiers) }) {
      if let module = api.companionMembers[name] { imports.insert(module) }
    }
  }

  /// First guess for the current shape.
  mutating func begin(guardian: NameGuard, api: KnownAPI) {
    pieces = original
    for index in pieces.indices {
      pieces[index].qualifyListedMembers(owner: api.owner)
      if pieces[index].edits.isEmpty { pieces[index].blankListedMembers { api.knowsMember($0) } }
    }
    var mine = names.free.intersection(unknown)
    mine.subtract(names.calledInViewExtensions.intersection(api.members["View"] ?? []))
    for name in mine {
      if let near = guardian.nearMiss(name, names: names) {
        forbidden[name] = near
        mine.remove(name)
      } else if guardian.isMissingType(name) {
        missing.insert(name)
      } else if guardian.isKernel(name) {
        uncovered.insert(name)
      }
    }
    placeholders = inferPlaceholders(in: &pieces, names: names, unknown: mine)
    // Inside a view, its modifiers hide the app's values of the same name.
    let hints = NameHints(types: names.declaredTypes.union(placeholders.types.keys))
    for name in placeholders.values.keys.sorted() where api.members["View"]?.contains(name) ?? false {
      _ = rename(name, hints)
    }
  }

  /// Remembers how far this shape came and starts the next one; done when there is none.
  mutating func tryNextShape(guardian: NameGuard, api: KnownAPI) {
    let score = failure == nil ? errors.count : Int.max
    if best == nil || score < best!.errors {
      best = (shape, score, placeholders, pieces, messages, source)
    }
    if let index = shapes.firstIndex(of: shape), index + 1 < shapes.count, failure == nil {
      shape = shapes[index + 1]
      begin(guardian: guardian, api: api)
    } else {
      restoreBest()
      isDone = true
    }
  }

  mutating func restoreBest() {
    guard let best, best.errors < errors.count || !isDone else { return }
    (shape, placeholders, pieces, messages, source) = (
      best.shape, best.placeholders, best.pieces, best.messages, best.source
    )
  }
}
