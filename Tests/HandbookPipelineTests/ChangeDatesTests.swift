import Foundation
import HandbookPipeline
import Testing

struct ChangeDatesTests {
  @Test(arguments: ["plain.md", "über.md", "qu\"ote.md", "two words.md", "line\nend.md", "rules/北海/a.md"])
  func everyNameHasItsDate(_ name: String) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "handbook-dates-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    // A file before it in the same commit, and one in a later commit.
    for (file, day) in [("a.md", "2024-02-03"), (name, "2024-02-03"), ("z.md", "2025-06-07")] {
      let path = folder.appending(path: "Content/\(file)")
      try FileManager.default.createDirectory(
        at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("x".utf8).write(to: path)
      if file == "a.md" { continue }
      try git("init", "--quiet", in: folder)
      try git("add", "--all", in: folder)
      try git(
        "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "--message=x",
        "--date=\(day)T12:00:00Z", in: folder, date: "\(day)T12:00:00Z")
    }
    let dates = await changeDates(of: folder.appending(path: "Content").path)
    #expect(dates == ["a.md": "2024-02-03", name: "2024-02-03", "z.md": "2025-06-07"])
  }

  private func git(_ arguments: String..., in folder: URL, date: String = "") throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.path] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      date.isEmpty ? [:] : ["GIT_COMMITTER_DATE": date]
    ) { $1 }
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }
}
