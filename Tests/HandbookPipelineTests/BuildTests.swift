import Foundation
import HandbookCompilation
import HandbookFiles
import HandbookModel
import HandbookPipeline
import HandbookSnippets
import Testing

/// The whole way from a tree to a site: the same input makes the same bytes, whatever was built before.
struct BuildTests {
  /// A release knows the repository that made it; a program from a checkout does not.
  @Test func aReleaseKnowsWhereItsFaultsAreReported() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "release-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let share = root.appending(path: "share/handbook")
    for folder in ["Templates", "Starter/project"] {
      try FileManager.default.createDirectory(
        at: share.appending(path: folder), withIntermediateDirectories: true)
    }
    try Data().write(to: share.appending(path: "Templates/layout.mustache"))
    let program = root.appending(path: "bin/handbook").path()
    #expect(issuesAddress(executable: program) == nil)
    try Data("someone/handbook@v0.1.0\n".utf8).write(to: share.appending(path: "action"))
    #expect(issuesAddress(executable: program) == "https://github.com/someone/handbook/issues")
  }

  @Test func aWarmBuildEqualsACleanOne() async throws {
    var tree = try exampleTree()
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("handbook-cache-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let memory = BuildMemory()
    let edits: [(String, String)] = [
      ("A title.", "A title, and more.\n\nProse."),
      ("navigationTitle", "navigationTitel"),
      ("Prose.", ""),
      ("navigationTitel", "navigationTitle"),
      ("impact: HIGH", "impact: LOW"),
    ]
    for (old, new) in edits {
      let text = String(decoding: tree.documents[0].bytes, as: UTF8.self)
      try #require(text.contains(old))
      let edited = text.replacing(old, with: new)
      tree.documents[0].bytes = Array(edited.utf8)
      let warm = try await check(
        tree, checker: try await checker(cacheFolder: folder), memory: memory
      ).site()
      let clean = try await check(tree, checker: try await checker(cacheFolder: nil)).site()
      let place: Comment = "\(old) → \(new)"
      #expect(warm.files.map(\.path) == clean.files.map(\.path), place)
      for (a, b) in zip(warm.files, clean.files) where a != b {
        Issue.record("\(a.path) differs after \(old) → \(new)")
      }
      #expect(warm.diagnostics == clean.diagnostics, place)
      #expect(warm.diagnostics.isEmpty != edited.contains("Titel"), place)
    }
  }

  @Test func messagesOfAllStagesComeInReportOrder() async throws {
    var tree = try exampleTree()
    tree.documents[0].bytes += Array(
      """

      [nowhere](missing.md)

      ```swift continue
      Text("a").navigationTitel("b")
      ```

      """.utf8)
    let book = try await check(tree, checker: try await checker(cacheFolder: nil))
    #expect(
      book.diagnostics.map { "\($0.range.start.line):\($0.range.start.column) \($0.id)" } == [
        "20:11 UnresolvedLink", "22:10 UnknownFenceWord", "23:11 SnippetDoesNotCompile",
      ])
  }

  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  private func checker(cacheFolder: String?) async throws -> SnippetChecker {
    SnippetChecker(
      toolchain: try await Toolchain.locate(executable: "\(root)/.build/release/handbook"), jobs: 2,
      cacheFolder: cacheFolder)
  }

  /// One rule, with the program's own templates.
  private func exampleTree() throws -> SourceTree {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("handbook-content-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let text = """
      ---
      title: Screens have titles
      impact: HIGH
      ---

      A title.

      **Incorrect:**

      ```swift
      Text("a")
      ```

      **Correct:**

      ```swift
      Text("a").navigationTitle("b")
      ```

      """
    let file = URL(filePath: folder).appending(path: "Content/rules/stack/titles.md")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return try load(content: "\(folder)/Content", templates: "\(root)/Templates")
  }
}
