import Foundation
import HandbookModel
import HandbookSnippets
import Testing

/// The law of the cache: after any edits, a warm check says exactly what a cold one says.
struct WarmColdTests {
  @Test(arguments: [1, 2] as [UInt64])
  func aWarmCheckSaysWhatAColdOneSays(seed: UInt64) async throws {
    var random = SplitMix(state: seed)
    var documents = Draft.examples
    try await withCacheFolder { cache in
      for step in 0..<8 {
        let index = Int.random(in: documents.indices, using: &random)
        let edit = documents[index].edit(using: &random)
        let now = Draft.texts(of: documents)
        let warm = try await check(now, cacheFolder: cache)
        let cold = try await check(now)
        let place: Comment = "seed \(seed), step \(step): \(edit)"
        #expect(warm.diagnostics == cold.diagnostics, place)
        #expect(warm.reports == cold.reports, place)
        #expect(warm.summary.withoutCosts == cold.summary.withoutCosts, place)
        #expect(cold.summary.cached == 0, place)
      }
    }
  }

  @Test func onlyWhatChangedIsCompiled() async throws {
    var documents = Draft.examples
    try await withCacheFolder { cache in
      let first = try await check(Draft.texts(of: documents), cacheFolder: cache)
      let count = first.summary.snippets
      #expect(first.summary.cached == 0)

      for index in documents.indices { documents[index].blocks.insert(.prose("Read this first."), at: 0) }
      let moved = try await check(Draft.texts(of: documents), cacheFolder: cache)
      #expect(moved.summary.compilations == 0)
      #expect(moved.summary.cached == count)
      #expect(moved.diagnostics.map(\.range.start.line) == first.diagnostics.map { $0.range.start.line + 2 })

      documents[0].blocks.append(.code(Draft.fragments[1]))
      let grown = try await check(Draft.texts(of: documents), cacheFolder: cache)
      #expect(grown.summary.snippets == count + 1)
      #expect(grown.summary.cached == count)

      documents[0].blocks.removeLast()
      let restored = try await check(Draft.texts(of: documents), cacheFolder: cache)
      #expect(restored.summary.compilations == 0)
      #expect(restored.diagnostics == moved.diagnostics)
    }
  }

  @Test func scenariosThatOnlyMovedAreNotRunAgain() async throws {
    func text(above: String) -> [String: String] {
      [
        "a.md": """
        ---
        title: T
        ---
        \(above)
        ```swift
        struct Root: View {
          var body: some View { NavigationStack { Text("Here").navigationTitle("Root") } }
        }
        ```

        ```scenario
        open Root()
        expect screen Root
        expect screen Elsewhere
        ```
        """
      ]
    }
    try await withCacheFolder { cache in
      let cold = try await check(text(above: "\nProse.\n"), cacheFolder: cache)
      let first = try await check(text(above: ""), cacheFolder: cache, startsCompiler: false)
      #expect(
        first.diagnostics.map { "\($0.range.start.line):\($0.range.start.column) \($0.message)" } == [
          "14:8 expected screen Elsewhere, but the screen is Root"
        ])
      #expect(cold.diagnostics.map(\.range.start.line) == first.diagnostics.map { $0.range.start.line + 2 })
      let steps = [first, cold].map { $0.reports.values.flatMap(\.scenarios).flatMap(\.steps) }
      #expect(!steps[0].isEmpty)
      #expect(steps[1].map(\.line) == steps[0].map { $0.line + 2 })
      #expect(
        steps[1].flatMap(\.expectations).map(\.line) == steps[0].flatMap(\.expectations).map { $0.line + 2 })
    }
  }

  @Test func aNameIsAskedForOnce() async throws {
    try await withCacheFolder { cache in
      let texts = ["a.md": document("Text(\"a\").padding()")]
      let first = try await check(texts, cacheFolder: cache)
      let second = try await check(["a.md": document("Text(\"b\").padding()")], cacheFolder: cache)
      // Names and the snippet; then the snippet.
      #expect(first.summary.compilations == 2)
      #expect(second.summary.compilations == 1)
    }
  }

  @Test func whatACodeBuildsOnIsPartOfIt() async throws {
    func texts(property: String) -> [String: String] {
      let setup = "```swift setup\nstruct Product { var \(property) = 1 }\n```\n"
      let use = "```swift\nlet number = Product().count\n```\n"
      return ["a.md": "---\ntitle: T\n---\n\n\(setup)\n\(use)", "b.md": document("Text(\"a\")")]
    }
    try await withCacheFolder { cache in
      _ = try await check(texts(property: "count"), cacheFolder: cache)
      let warm = try await check(texts(property: "counts"), cacheFolder: cache)
      #expect(warm.summary.cached == 1)
      let cold = try await check(texts(property: "counts"))
      #expect(warm.diagnostics == cold.diagnostics)
      #expect(warm.reports == cold.reports)
    }
  }

  @Test func onlyWhatUsesSharedCodeDependsOnIt() async throws {
    let texts = [
      "a.md": document("let kettle = Product(name: \"Kettle\")"),
      "b.md": document("Text(\"a\")"),
      "c.md": document(
        "struct Home: View { var body: some View { Text(\"a\") } }\n```\n\n```scenario\nopen ShelfScreen()\nexpect text \"Shelf\""
      ),
    ]
    func support(name: String, title: String) -> String {
      """
      struct Product { var \(name): String }
      struct ShelfScreen: View {
        var body: some View { Text("\(title)") }
      }
      """
    }
    try await withCacheFolder { cache in
      let first = try await check(texts, cacheFolder: cache, support: support(name: "name", title: "Shelf"))
      #expect(first.diagnostics.isEmpty)
      for (name, title, cached) in [("title", "Shelf", 2), ("name", "Drawer", 3), ("name", "Shelf", 3)] {
        let now = support(name: name, title: title)
        let warm = try await check(texts, cacheFolder: cache, support: now)
        let cold = try await check(texts, support: now)
        #expect(warm.summary.cached == cached)
        #expect(warm.diagnostics == cold.diagnostics)
        #expect(warm.reports == cold.reports)
        #expect(cold.diagnostics.isEmpty == (name == "name" && title == "Shelf"))
      }
    }
  }

  private func withCacheFolder(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("handbook-cache-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await body(folder)
  }
}

extension SnippetReports.Summary {
  /// The counts an author sees; how much work they took may differ.
  fileprivate var withoutCosts: Self {
    var summary = self
    summary.cached = 0
    summary.compiled = 0
    summary.compilations = 0
    return summary
  }
}
