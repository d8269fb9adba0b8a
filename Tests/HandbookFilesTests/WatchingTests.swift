import Foundation
import Testing

@testable import HandbookFiles

struct WatchingTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var seen: Int { fingerprint(of: [folder.path, "\(folder.path)/nowhere"]) }

  @Test func everyKindOfEditIsSeen() throws {
    try folder.write(["a.md": "a", "b/c.md": "c"])
    var known = [seen]
    func edited(_ comment: Comment, _ edit: () throws -> Void) throws {
      try edit()
      let now = seen
      #expect(!known.contains(now), comment)
      known.append(now)
    }
    #expect(seen == known[0])
    try edited("longer") { try folder.write(["a.md": "aa"]) }
    try edited("as long, by replacement") {
      try Data("bb".utf8).write(to: URL(filePath: "\(folder.path)/a.md"), options: .atomic)
    }
    try edited("new, in a new folder") { try folder.write(["d/e/f.md": ""]) }
    try edited("renamed") {
      try FileManager.default.moveItem(atPath: "\(folder.path)/b/c.md", toPath: "\(folder.path)/b/d.md")
    }
    try edited("removed") { try FileManager.default.removeItem(atPath: "\(folder.path)/a.md") }
  }

  @Test func hiddenFilesAndSitesArePassedOver() throws {
    try folder.write(["a.md": "a", "_site/.handbook-manifest": "", "_site/index.html": "1"])
    let before = seen
    try folder.write([".a.md.swp": "x", ".git/HEAD": "x", "_site/index.html": "12"])
    #expect(seen == before)
  }

  @Test func linkToTheFolderAboveEnds() throws {
    try folder.write(["b/c.md": "c"])
    try folder.link("b/loop", to: folder.path)
    let before = seen
    try folder.write(["b/c.md": "cc"])
    #expect(seen != before)
  }

  @Test func editIsHandedOut() async throws {
    try folder.write(["a.md": "a"])
    let path = folder.path
    var heard = edits(below: { [path] }).makeAsyncIterator()
    let writer = Task { [folder] in
      // Again and again: the first edits may come before the first look.
      for number in 0... {
        try await Task.sleep(for: .milliseconds(30))
        try folder.write(["a.md": String(repeating: "a", count: number)])
        try await Task.sleep(for: .milliseconds(60))
      }
    }
    #expect(await heard.next() != nil)
    writer.cancel()
  }
}
