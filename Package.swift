// swift-tools-version: 6.1
import PackageDescription

/// The rooms of the generator itself: Swift 6 mode, imports internal by default.
let room: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  // One optimised build serves the program and the tests that look inside it.
  .unsafeFlags(["-enable-testing"]),
]

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
  ("AVFoundation", []), ("AVKit", ["AVFoundation"]), ("Charts", []), ("CoreData", []), ("CoreLocation", []),
  ("LocalAuthentication", []), ("MapKit", ["CoreLocation"]), ("NaturalLanguage", []), ("PhotosUI", []),
  ("QuartzCore", []), ("StoreKit", []), ("UserNotifications", []), ("WidgetKit", []),
  ("XCUIAutomation", []),
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
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // The generator, one target a stage.
    .target(name: "HandbookModel", swiftSettings: room),
    .target(name: "HandbookFiles", dependencies: ["HandbookModel"], swiftSettings: room),
    .target(
      name: "HandbookParsing",
      dependencies: ["HandbookModel", "CCMarkGFM", .product(name: "Yams", package: "Yams")],
      swiftSettings: room),
    .target(name: "HandbookChecks", dependencies: ["HandbookModel"], swiftSettings: room),
    .target(
      name: "HandbookSnippets",
      dependencies: [
        "HandbookModel", "CIndexStore", "HeadlessSwiftUI",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftIDEUtils", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: room),
    .target(
      name: "HandbookRendering",
      dependencies: ["HandbookModel", .product(name: "Mustache", package: "swift-mustache")],
      swiftSettings: room),
    .target(
      name: "HandbookExport", dependencies: ["HandbookModel", "HandbookSnippets"], swiftSettings: room),
    .target(name: "HandbookReports", dependencies: ["HandbookModel"], swiftSettings: room),
    .target(
      name: "HandbookPipeline",
      dependencies: [
        "HandbookModel", "HandbookFiles", "HandbookParsing", "HandbookChecks", "HandbookSnippets",
        "HandbookRendering",
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      swiftSettings: room),
    .target(
      name: "HandbookServer",
      dependencies: [
        "HandbookModel", "HandbookFiles", "HandbookPipeline",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      swiftSettings: room),
    .executableTarget(
      name: "handbook",
      dependencies: [
        "HandbookModel", "HandbookExport", "HandbookFiles", "HandbookPipeline", "HandbookReports",
        "HandbookServer", "HandbookSnippets",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        // Not imported: built beside the program, which compiles snippets against them.
        "HeadlessOS", "HeadlessSwiftUI", "HeadlessSwiftData", "HeadlessUIKit", "HandbookMacros",
        "ScenarioRunner",
      ] + companions.map { .target(name: "Headless\($0.name)") },
      swiftSettings: room),
    .systemLibrary(
      name: "CCMarkGFM",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]),

    .target(name: "CIndexStore"),

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
      dependencies: [
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ],
      swiftSettings: room),

    .testTarget(
      name: "HandbookPipelineTests",
      dependencies: ["HandbookModel", "HandbookFiles", "HandbookPipeline", "HandbookSnippets"],
      swiftSettings: room),
    .testTarget(name: "StubTests", dependencies: ["HeadlessSwiftUI"], exclude: ["Facts"]),
    .testTarget(name: "HeadlessSwiftUITests", dependencies: ["HeadlessSwiftUI"]),
    .testTarget(
      name: "HandbookRenderingTests", dependencies: ["HandbookModel", "HandbookRendering"],
      swiftSettings: room),
    .testTarget(
      name: "HandbookExportTests",
      dependencies: [
        "HandbookModel", "HandbookParsing", "HandbookSnippets", "HandbookExport",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: room),
    .testTarget(
      name: "HandbookFilesTests", dependencies: ["HandbookModel", "HandbookFiles"], swiftSettings: room),
    .testTarget(
      name: "HandbookChecksTests", dependencies: ["HandbookModel", "HandbookParsing", "HandbookChecks"],
      swiftSettings: room),
    .testTarget(
      name: "HandbookSnippetsTests", dependencies: ["HandbookModel", "HandbookParsing", "HandbookSnippets"],
      swiftSettings: room),
    .testTarget(
      name: "HandbookParsingTests", dependencies: ["HandbookModel", "HandbookParsing"], swiftSettings: room),
    .testTarget(
      name: "HandbookReportsTests", dependencies: ["HandbookModel", "HandbookReports"], swiftSettings: room),
    // Runs the program, so needs nothing of it; cases hold Swift files that are content.
    .testTarget(
      name: "GoldenTests", dependencies: [.product(name: "Subprocess", package: "swift-subprocess")],
      exclude: ["Cases"], swiftSettings: room),
  ],
  swiftLanguageModes: [.v6]
)

package.targets += companions.map { companion in
  .target(
    name: "Headless\(companion.name)",
    dependencies: ["HeadlessSwiftUI"] + companion.uses.map { .target(name: "Headless\($0)") },
    path: "Sources/Companions/\(companion.name)", swiftSettings: stub)
}
