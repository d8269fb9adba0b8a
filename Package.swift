// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// Where SwiftSyntax comes from: `nil` is the package; otherwise the folder where the toolchain keeps the copy
/// that its own compiler parses with. Building the package takes longer than everything else together, so the
/// toolchain's copy is used wherever it is whole. `SWIFT_SYNTAX=package` asks for the package all the same.
let toolchainSyntax: String? = {
  guard Context.environment["SWIFT_SYNTAX"] != "package", let host = toolchainHost() else { return nil }
  // Macros need declarations that only the private interface has.
  let needed = "\(host)/SwiftCompilerPluginMessageHandling.swiftmodule"
  let interfaces = (try? FileManager.default.contentsOfDirectory(atPath: needed)) ?? []
  return interfaces.contains { $0.hasSuffix(".private.swiftinterface") } ? host : nil
}()

/// `usr/lib/swift/host` of the toolchain that reads this manifest. The loader knows the path of the
/// PackageDescription library (`usr/lib/swift/pm/ManifestAPI`), also where no compiler is on PATH.
func toolchainHost() -> String? {
  guard let this = dlopen(nil, RTLD_NOW),
    let address = dlsym(this, "$s18PackageDescription0A0CMn"), let function = dlsym(this, "dladdr")
  else { return nil }
  typealias Ask = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Int32
  // The answer begins with the path of the library, as in the C struct `Dl_info`.
  var answer: (UnsafePointer<CChar>?, Int, Int, Int) = (nil, 0, 0, 0)
  let found = withUnsafeMutablePointer(to: &answer) { unsafeBitCast(function, to: Ask.self)(address, $0) }
  guard found != 0, let path = answer.0 else { return nil }
  return URL(fileURLWithPath: String(cString: path)).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("host").path
}

/// Modules of SwiftSyntax as dependencies of a target.
func syntax(_ modules: String...) -> [Target.Dependency] {
  if toolchainSyntax != nil { return [] }
  return modules.map { module in
    let product = module == "SwiftCompilerPluginMessageHandling" ? "_\(module)" : module
    return .product(name: product, package: "swift-syntax")
  }
}

/// For the programs: where they find the shared libraries they use. An installation has copies of its own, which
/// come first: those of a toolchain that stands where another did would not fit.
let findsLibraries: [LinkerSetting] = {
  guard let host = toolchainHost() else { return [] }
  var folders = [host]
  var flags = toolchainSyntax == nil ? [] : ["-L", host]
  #if os(Linux)
    let runtime = URL(fileURLWithPath: host).deletingLastPathComponent().appendingPathComponent("linux").path
    folders = ["$ORIGIN/../lib/handbook/swift", "$ORIGIN/swift", runtime, host]
    flags.append("-no-toolchain-stdlib-rpath")
  #endif
  return [.unsafeFlags(flags + folders.flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] })]
}()

/// Homebrew puts headers where no compiler looks by itself.
let cmarkPackage: String? = {
  #if os(macOS)
    return "libcmark-gfm"
  #else
    return nil
  #endif
}()

/// The rooms of the generator itself: Swift 6 mode, imports internal by default.
let room: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  // One optimised build serves the program and the tests that look inside it.
  .unsafeFlags(["-enable-testing"] + (toolchainSyntax.map { ["-I", $0] } ?? [])),
]

/// For rooms whose time is the compilers' that they start: built in two thirds of the time, and not measurably slower.
let plainRoom = room + [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// For rooms that work only where compilers run beside them: a check without its cache is not measurably slower,
/// and they are built in a third of the time.
let slowRoom = room + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// Tests are built more often than they are run.
let tests = room + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// For what snippets import: the macros it declares exist, and building it fast matters more than its speed.
let stub: [SwiftSetting] = [
  .unsafeFlags([
    "-Onone", "-load-plugin-executable",
    "\(Context.packageDirectory)/.build/release/HandbookMacros#HandbookMacros",
  ])
]

/// Stubs of the frameworks that snippets import beside SwiftUI, with the stubs they pass on. A target
/// `HeadlessMapKit` is what a snippet sees as `import MapKit`.
let companions: [(name: String, uses: [String])] = [
  ("AVFoundation", []), ("AVKit", ["AVFoundation"]), ("CarPlay", []), ("Charts", []), ("CoreData", []),
  ("CoreLocation", []), ("LocalAuthentication", []), ("MapKit", ["CoreLocation"]), ("MessageUI", []),
  ("NaturalLanguage", []), ("PhotosUI", []), ("QuartzCore", []), ("SafariServices", []), ("StoreKit", []),
  ("UserNotifications", []), ("WebKit", []), ("WidgetKit", []), ("XCUIAutomation", []),
]

let package = Package(
  name: "handbook",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "handbook", targets: ["handbook"]),
    // What scenarios link to.
    .library(
      name: "HeadlessRuntime", type: .dynamic,
      targets: ["HeadlessSwiftUI", "HeadlessCombine", "HeadlessOS", "HeadlessSwiftData", "HeadlessUIKit"]
        + companions.map { "Headless\($0.name)" } + ["ScenarioRunner"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
  ]
    + (toolchainSyntax == nil
      ? [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")] : []),
  targets: [
    // The generator, one target a stage.
    .target(name: "HandbookModel", swiftSettings: room),
    .target(name: "HandbookFiles", dependencies: ["HandbookModel"], swiftSettings: room),
    .target(
      name: "HandbookParsing",
      dependencies: ["HandbookModel", "CCMarkGFM", .product(name: "Yams", package: "Yams")],
      swiftSettings: room),
    .target(name: "HandbookChecks", dependencies: ["HandbookModel"], swiftSettings: room),
    // The snippet rooms: the first three are pure, none of their steps needs a compiler.
    .target(
      name: "HandbookAssembly",
      dependencies: ["HandbookModel"]
        + syntax("SwiftParser", "SwiftSyntax"),
      swiftSettings: plainRoom),
    .target(
      name: "HandbookPlaceholders",
      dependencies: ["HandbookModel", "HandbookAssembly"] + syntax("SwiftSyntax"), swiftSettings: slowRoom),
    .target(
      name: "HandbookLearning",
      dependencies: ["HandbookModel", "HandbookAssembly", "HandbookPlaceholders"]
        + syntax("SwiftDiagnostics", "SwiftParserDiagnostics", "SwiftSyntax"),
      swiftSettings: slowRoom),
    .target(
      name: "HandbookCompilation",
      dependencies: [
        "HandbookModel", "HandbookPlaceholders", "HandbookLearning", "CIndexStore",
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      swiftSettings: plainRoom),
    .target(
      name: "HandbookScenarios",
      dependencies: [
        "HandbookModel", "HandbookAssembly", "HandbookLearning", "HandbookCompilation",
        .product(name: "Subprocess", package: "swift-subprocess"),
      ] + syntax("SwiftParser", "SwiftSyntax"),
      swiftSettings: slowRoom),
    .target(
      name: "HandbookSnippets",
      dependencies: [
        "HandbookModel", "HandbookAssembly", "HandbookPlaceholders", "HandbookLearning",
        "HandbookCompilation", "HandbookScenarios",
      ],
      swiftSettings: plainRoom),
    .target(name: "HandbookRendering", dependencies: ["HandbookModel"], swiftSettings: room),
    .target(
      name: "HandbookExport", dependencies: ["HandbookModel", "HandbookScenarios"],
      swiftSettings: slowRoom),
    .target(name: "HandbookReports", dependencies: ["HandbookModel"], swiftSettings: plainRoom),
    .target(
      name: "HandbookPipeline",
      dependencies: [
        "HandbookModel", "HandbookFiles", "HandbookParsing", "HandbookChecks", "HandbookAssembly",
        "HandbookCompilation", "HandbookSnippets", "HandbookRendering",
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      swiftSettings: room),
    .target(
      name: "HandbookServer",
      dependencies: [
        "HandbookModel", "HandbookFiles", "HandbookPipeline", "HandbookRendering",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      swiftSettings: plainRoom),
    .target(
      name: "HandbookCommands",
      dependencies: [
        "HandbookModel", "HandbookExport", "HandbookFiles", "HandbookPipeline", "HandbookReports",
        "HandbookCompilation", "HandbookSnippets",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: plainRoom),
    .executableTarget(
      name: "handbook",
      // The programs are those that it starts, but for `handbook-serve`, whose libraries it would be linked with.
      dependencies: ["HandbookCommands", "HandbookConfine", "HandbookMacros"],
      swiftSettings: plainRoom, linkerSettings: findsLibraries),
    .executableTarget(
      name: "handbook-serve",
      dependencies: [
        "HandbookModel", "HandbookCommands", "HandbookFiles", "HandbookPipeline", "HandbookReports",
        "HandbookServer", "HandbookSnippets",
      ],
      swiftSettings: plainRoom, linkerSettings: findsLibraries),
    .systemLibrary(
      name: "CCMarkGFM", pkgConfig: cmarkPackage,
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]),

    .target(name: "CIndexStore"),
    // Limits what compilers may do and read.
    .executableTarget(name: "HandbookConfine", swiftSettings: slowRoom, linkerSettings: findsLibraries),

    // What snippets see as `import SwiftUI` and its companions.
    .target(name: "HeadlessCombine", swiftSettings: stub),
    .target(name: "HeadlessOS", swiftSettings: stub),
    .target(
      name: "HeadlessSwiftUI", dependencies: ["HeadlessCombine", "HandbookMacros"], swiftSettings: stub),
    .target(name: "HeadlessSwiftData", dependencies: ["HeadlessSwiftUI"], swiftSettings: stub),
    .target(name: "HeadlessUIKit", dependencies: ["HeadlessSwiftUI"], swiftSettings: stub),
    // What a program of scenarios is linked with: performs them on the model, one process each.
    .target(
      name: "ScenarioRunner", dependencies: ["HeadlessSwiftUI"],
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
    // A plain executable, not `.macro`: SwiftSyntax is then built once, not twice.
    .executableTarget(
      name: "HandbookMacros",
      dependencies: syntax(
        "SwiftCompilerPluginMessageHandling", "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros"),
      swiftSettings: plainRoom, linkerSettings: findsLibraries),

    .testTarget(name: "HandbookModelTests", dependencies: ["HandbookModel"], swiftSettings: tests),
    .testTarget(
      name: "HandbookPipelineTests",
      dependencies: [
        "HandbookModel", "HandbookFiles", "HandbookPipeline", "HandbookRendering", "HandbookServer",
        "HandbookCompilation", "HandbookSnippets",
      ],
      swiftSettings: tests),
    .testTarget(name: "StubTests", dependencies: ["HeadlessSwiftUI"], exclude: ["Facts"]),
    .testTarget(name: "HeadlessSwiftUITests", dependencies: ["HeadlessSwiftUI"]),
    .testTarget(
      name: "HandbookRenderingTests",
      dependencies: ["HandbookModel", "HandbookParsing", "HandbookRendering"],
      swiftSettings: tests),
    .testTarget(
      name: "HandbookExportTests",
      dependencies: [
        "HandbookModel", "HandbookParsing", "HandbookScenarios", "HandbookExport",
      ] + syntax("SwiftParser", "SwiftSyntax"),
      swiftSettings: tests, linkerSettings: findsLibraries),
    .testTarget(
      name: "HandbookFilesTests", dependencies: ["HandbookModel", "HandbookFiles"], swiftSettings: tests),
    .testTarget(
      name: "HandbookChecksTests", dependencies: ["HandbookModel", "HandbookParsing", "HandbookChecks"],
      swiftSettings: tests),
    // Without a compiler: these rooms are pure.
    .testTarget(
      name: "HandbookAssemblyTests",
      dependencies: ["HandbookModel", "HandbookAssembly"]
        + syntax("SwiftIDEUtils", "SwiftParser", "SwiftSyntax"),
      swiftSettings: tests),
    .testTarget(
      name: "HandbookLearningTests",
      dependencies: ["HandbookModel", "HandbookAssembly", "HandbookPlaceholders", "HandbookLearning"],
      swiftSettings: tests),
    .testTarget(
      name: "HandbookSnippetsTests",
      dependencies: [
        "HandbookModel", "HandbookParsing", "HandbookAssembly", "HandbookPlaceholders", "HandbookLearning",
        "HandbookCompilation", "HandbookScenarios", "HandbookSnippets", "HeadlessSwiftUI",
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      swiftSettings: tests),
    .testTarget(
      // What was read is compared as the HTML that it becomes.
      name: "HandbookParsingTests", dependencies: ["HandbookModel", "HandbookParsing", "HandbookRendering"],
      swiftSettings: tests),
    .testTarget(
      name: "HandbookReportsTests", dependencies: ["HandbookModel", "HandbookReports"], swiftSettings: tests),
    // Runs the program, so needs nothing of it; cases hold Swift files that are content.
    .testTarget(
      name: "GoldenTests", dependencies: [.product(name: "Subprocess", package: "swift-subprocess")],
      exclude: ["Cases"], swiftSettings: tests),
  ],
  swiftLanguageModes: [.v6]
)

package.targets += companions.map { companion in
  .target(
    name: "Headless\(companion.name)",
    dependencies: ["HeadlessSwiftUI"] + companion.uses.map { .target(name: "Headless\($0)") },
    path: "Sources/Companions/\(companion.name)", swiftSettings: stub)
}

// Built with the tests, so that nobody waits for it who builds a site; as a program of its own for `make fuzz`.
let fuzzed: [Target.Dependency] = [
  "HandbookModel", "HandbookChecks", "HandbookPipeline", "HandbookRendering", "HandbookReports",
  "HandbookServer", "HandbookAssembly", "HandbookPlaceholders", "HandbookLearning", "HandbookCompilation",
  "HandbookScenarios", "HandbookSnippets",
]
package.targets.append(
  Context.environment["HANDBOOK_FUZZ"] == nil
    ? .testTarget(
      name: "FuzzTests", dependencies: fuzzed, exclude: ["Corpus", "HandbookFuzz.swift"], swiftSettings: room)
    : .executableTarget(
      name: "handbook-fuzz",
      dependencies: fuzzed + [.product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "Tests/FuzzTests", exclude: ["Corpus", "FuzzTests.swift"], swiftSettings: room,
      linkerSettings: findsLibraries))
