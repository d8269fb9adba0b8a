import Foundation
import HandbookModel
import Synchronization
import Testing

@testable import HandbookFiles

struct WritingTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ files: [String: String], to name: String = "site") throws -> WriteSummary {
    let files = files.map { OutputFile(path: $0.key, text: $0.value) }.sorted { $0.path < $1.path }
    return try HandbookFiles.write(Site(files: files, diagnostics: []), to: "\(folder.path)/\(name)")
  }

  private func expect(_ summary: WriteSummary, _ written: Int, _ unchanged: Int, _ removed: Int) {
    #expect(summary == WriteSummary(written: written, unchanged: unchanged, removed: removed))
  }

  /// A record that another program wrote, or that is not as it was written, is none.
  @Test func onlyAWholeRecordSaysAnything() throws {
    let notes = [
      PartNote(
        name: "a.html", key: Digest(low: 1, high: .max),
        files: [
          FileNote(path: "a.html", digest: 0, rows: [3, 40]), FileNote(path: "é/b", digest: 5, rows: []),
        ]),
      PartNote(name: "", key: Digest(low: 9, high: 0), files: [FileNote(path: "z", digest: 7, rows: [])]),
    ]
    @Sendable func stamp(_ path: String) -> FileStamp? {
      FileStamp(size: path.utf8.count, node: .max, modified: path == "z" ? -5 : 0)
    }
    let path = "\(folder.path)/record"
    try SiteRecord(notes, stamp: stamp).write(to: path, program: "1")
    func known(_ program: String = "1", standing: (String) -> FileStamp? = stamp) -> [PartNote] {
      let record = SiteRecord.read(path, program: program)
      return notes.compactMap { note in
        record.note(of: SitePart(name: note.name, key: note.key) { [] }, standing: standing)
      }
    }
    #expect(known() == notes)
    #expect(known("2").isEmpty)
    #expect(known { $0 == "é/b" ? nil : stamp($0) } == [notes[1]])
    let whole = KeptFile.read(path)
    for place in whole.indices {
      var damaged = whole
      damaged[place] ^= 1
      try KeptFile.write(damaged, to: path)
      #expect(known().isEmpty, "byte \(place) of \(whole.count)")
      try KeptFile.write(Array(whole[..<place]), to: path)
      #expect(known().isEmpty, "\(place) of \(whole.count) bytes")
    }
  }

  @Test func writesWhatChangedAndRemovesWhatItMade() throws {
    expect(try write(["a.html": "a", "r/b.html": "b", "r/s/c.html": "c"]), 3, 0, 0)
    let kept = try folder.identity("site/a.html")
    expect(try write(["a.html": "a", "r/b.html": "B", "d.html": "d"]), 2, 1, 1)
    #expect(folder.names(in: "site") == [".handbook-manifest", "a.html", "d.html", "r", "r/b.html"])
    #expect(folder.text("site/r/b.html") == "B")
    #expect(try folder.identity("site/a.html") == kept)
    #expect(folder.names().filter { $0.hasPrefix("site.") } == [])
  }

  @Test func nothingChangedWritesNothing() throws {
    _ = try write(["a.html": "a", "b/c.html": "c"])
    let before = try folder.identity("site")
    expect(try write(["a.html": "a", "b/c.html": "c"]), 0, 2, 0)
    #expect(try folder.identity("site") == before)
  }

  /// A file in pieces, larger than what is kept of one, and how often it was made.
  private func long(_ path: String, _ letter: Character, made: Counter) -> OutputFile {
    let piece = Array(String(repeating: letter, count: 64 << 10).utf8)
    return OutputFile(path: path) { add in
      made.add()
      for _ in 0..<20 { add(piece) }
    }
  }

  @Test func filesInPiecesAreMadeOnce() throws {
    let made = Counter()
    func write(_ letter: Character, _ page: String) throws -> WriteSummary {
      let files = [long("all.json", letter, made: made), OutputFile(path: "b.html", text: page)]
      let summary = try HandbookFiles.write(Site(files: files, diagnostics: []), to: "\(folder.path)/site")
      // Whoever notes what was written asks for the digest.
      #expect(files[0].digest == contentDigest(of: Array(repeating: letter.asciiValue!, count: 1_280 << 10)))
      return summary
    }
    expect(try write("a", "1"), 2, 0, 0)
    #expect(made.count == 1)
    let (all, site) = (try folder.identity("site/all.json"), try folder.identity("site"))
    expect(try write("a", "1"), 0, 2, 0)
    #expect(try folder.identity("site") == site)
    expect(try write("a", "2"), 1, 1, 0)
    #expect(try folder.identity("site/all.json") == all)
    expect(try write("b", "2"), 1, 1, 0)
    #expect(folder.text("site/all.json")?.hasPrefix("bbb") == true)
    #expect(made.count == 4)
    #expect(folder.names(in: "site") == [".handbook-manifest", "all.json", "b.html"])
    #expect(folder.names().filter { $0.hasPrefix("site.") } == [])
  }

  @Test func whatIsBegunIsTakenBack() throws {
    _ = try write(["a.html": "a"])
    let before = try folder.identity("site")
    let files = [long("all.json", "a", made: Counter()), OutputFile(path: "../b.html", text: "b")]
    #expect(throws: FileError.self) {
      try HandbookFiles.write(Site(files: files, diagnostics: []), to: "\(folder.path)/site")
    }
    #expect(try folder.identity("site") == before)
    #expect(folder.names().filter { $0.hasPrefix("site.") } == [])
  }

  @Test func filesOfOthersAreKept() throws {
    _ = try write(["a.html": "a", "r/b.html": "b"])
    try folder.write(["site/CNAME": "a.org", "site/.git/HEAD": "ref", "site/r/own.txt": "o"])
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/site/.git/refs", withIntermediateDirectories: true)
    try folder.link("site/latest", to: "nowhere")
    _ = try write(["a.html": "A"])
    #expect(
      folder.names(in: "site") == [
        ".git", ".git/HEAD", ".git/refs", ".handbook-manifest", "CNAME", "a.html", "latest", "r", "r/own.txt",
      ])
    #expect(folder.text("site/r/own.txt") == "o")
    #expect(folder.names().filter { $0.hasPrefix("site.") } == [])
  }

  @Test func aFolderOfOthersIsRefused() throws {
    try folder.write(["site/thesis.txt": "mine"])
    #expect(
      throws: FileError(
        "write", "\(folder.path)/site",
        reason: "The folder holds files that this program did not make; choose an empty or a new one")
    ) { try write(["a.html": "a"]) }
    #expect(folder.names() == ["site", "site/thesis.txt"])
  }

  @Test func aFileOfOthersIsNotOverwritten() throws {
    _ = try write(["a.html": "a"])
    try folder.write(["site/b.html": "mine"])
    #expect(
      throws: FileError(
        "write", "\(folder.path)/site/b.html", reason: "A file stands there that this program did not make")
    ) { try write(["a.html": "A", "b.html": "b"]) }
    try folder.write(["site/c": "mine"])
    #expect(throws: FileError.self) { try write(["a.html": "A", "c/d.html": "b"]) }
    #expect(folder.text("site/a.html") == "a")
    #expect(folder.text("site/b.html") == "mine")
  }

  @Test func anEmptyFolderIsTaken() throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/site", withIntermediateDirectories: true)
    expect(try write(["a.html": "a"]), 1, 0, 0)
    #expect(folder.names() == ["site", "site/.handbook-manifest", "site/a.html"])
  }

  @Test(arguments: [
    "../a", "a/../../b", "/etc/a", "a//b", "", "a/", ".", "./a", "a\nb", "a\u{0}b", "a\\b",
    ".handbook-manifest",
    String(repeating: "a", count: 300),
  ])
  func pathsStayInside(_ path: String) throws {
    _ = try write(["a.html": "a"])
    #expect(throws: FileError("write", path, reason: "Not a path inside the output folder")) {
      try write(["a.html": "changed", path: "x"])
    }
    #expect(folder.names() == ["site", "site/.handbook-manifest", "site/a.html"])
    #expect(folder.text("site/a.html") == "a")
  }

  @Test func onePathIsOneFile() {
    let twice = Site(
      files: [OutputFile(path: "a", text: "1"), OutputFile(path: "a", text: "2")], diagnostics: [])
    #expect(throws: FileError("write", "a", reason: "Two pages would be written to it")) {
      try HandbookFiles.write(twice, to: "\(folder.path)/site")
    }
    #expect(throws: FileError("write", "a", reason: "It would be a file and a folder")) {
      try write(["a": "1", "a/b": "2"])
    }
  }

  @Test func linksInTheOutputLeadNowhere() throws {
    _ = try write(["r/a.html": "a", "b.html": "b"])
    try folder.write(["outside/a.html": "outside", "b.txt": "outside"])
    try FileManager.default.removeItem(atPath: "\(folder.path)/site/r")
    try folder.link("site/r", to: "../outside")
    try FileManager.default.removeItem(atPath: "\(folder.path)/site/b.html")
    try folder.link("site/b.html", to: "../b.txt")
    // A link in a folder's place is another's; one in a file's place is replaced, not followed.
    #expect(throws: FileError.self) { try write(["r/a.html": "A", "b.html": "B"]) }
    try FileManager.default.removeItem(atPath: "\(folder.path)/site/r")
    _ = try write(["r/a.html": "A", "b.html": "B"])
    #expect(folder.text("site/b.html") == "B")
    #expect(folder.text("b.txt") == "outside")
    #expect(folder.text("outside/a.html") == "outside")
  }

  @Test func aFailureLeavesTheOldSite() throws {
    _ = try write(["a.html": "a"])
    // Something stands where the new site would be made.
    try folder.write(["site.new-\(ProcessInfo.processInfo.processIdentifier)/x": "x"])
    #expect(throws: FileError.self) { try write(["a.html": "A"]) }
    #expect(folder.text("site/a.html") == "a")
    #expect(folder.text("site.new-\(ProcessInfo.processInfo.processIdentifier)/x") == "x")
  }

  @Test func whatAKilledProcessLeftIsRemoved() throws {
    _ = try write(["a.html": "a"])
    // Begun, and nearly done; then folders of others, whatever their names.
    try folder.write([
      "site.new-4242/.handbook-manifest": "", "site.new-4242/rules/a.html": "half",
      "site.old-4242/.handbook-manifest": "a.html\n", "site.old-4242/a.html": "old",
      "site.new-4242b/.handbook-manifest": "", "site.new-1/mine.txt": "mine",
    ])
    try folder.link("site.new-4242/link", to: "../site")
    _ = try write(["a.html": "A"])
    #expect(folder.text("site/a.html") == "A")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
        "site", "site.new-1", "site.new-4242b",
      ])
  }

  @Test func aSiteThatAKilledProcessPutAsideIsBack() throws {
    try folder.write([
      "site.old-4242/.handbook-manifest": "a.html\n", "site.old-4242/a.html": "a",
      "site.old-4242/CNAME": "a.org",
    ])
    expect(try write(["a.html": "a"]), 0, 1, 0)
    #expect(folder.names() == ["site", "site/.handbook-manifest", "site/CNAME", "site/a.html"])
  }

  @Test func aSecondWriterWaitsForTheFirst() throws {
    let path = "\(folder.path)/site"
    let second = Mutex<WriteSummary?>(nil)
    let (isRunning, isDone) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    _ = try HandbookFiles.write(to: path) { (_, add) throws(FileError) in
      try add(.made(OutputFile(path: "a.html", text: "first")))
      Thread.detachNewThread {
        isRunning.signal()
        let site = Site(files: [OutputFile(path: "b.html", text: "second")], diagnostics: [])
        second.withLock { $0 = try? HandbookFiles.write(site, to: path) }
        isDone.signal()
      }
      isRunning.wait()
      // Time enough for the second to be done, were it not to wait.
      Thread.sleep(forTimeInterval: 0.2)
      try add(.made(OutputFile(path: "c.html", text: "first")))
      return []
    }
    isDone.wait()
    expect(try #require(second.withLock { $0 }), 1, 0, 2)
    #expect(folder.names() == ["site", "site/.handbook-manifest", "site/b.html"])
  }

  @Test func waitingForTheOtherEnds() throws {
    let lock = try FolderLock(folder.path)
    #expect(
      throws: FileError(
        "write", folder.path, reason: "Another process is writing there; try again when it is done")
    ) { _ = try FolderLock(folder.path, patience: 0) }
    lock.release()
    let next = try FolderLock(folder.path, patience: 0)
    #expect(next.isHeld)
    next.release()
  }

  @Test func anInterruptedWriteLeavesTheOldSite() async throws {
    _ = try write(["a.html": "a"])
    let path = "\(folder.path)/site"
    let work = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try HandbookFiles.write(Site(files: [OutputFile(path: "a.html", text: "A")], diagnostics: []), to: path)
    }
    await #expect(throws: FileError.self) { _ = try await work.value }
    #expect(folder.names() == ["site", "site/.handbook-manifest", "site/a.html"])
    #expect(folder.text("site/a.html") == "a")
  }

  @Test func problemsNameTheFolderThatTheUserKnows() throws {
    // The folder beside it, where the new site is made, has a longer name.
    let output = "\(folder.path)/\(String(repeating: "x", count: 252))"
    #expect(throws: FileError("create folder", output, reason: "File name too long")) {
      try HandbookFiles.write(
        Site(files: [OutputFile(path: "a.html", text: "a")], diagnostics: []), to: output)
    }
  }

  @Test func whetherASiteCanBeWrittenIsKnownBefore() throws {
    try folder.write(["others/CNAME": "a.example"])
    for output in ["new", "new/below", "empty/"] { try requireOutput("\(folder.path)/\(output)") }
    _ = try write(["a.html": "a"])
    try requireOutput("\(folder.path)/site")
    for output in ["others", "others/CNAME", "others/CNAME/below"] {
      #expect(throws: FileError.self) { try requireOutput("\(folder.path)/\(output)") }
    }
    #expect(folder.names() == ["others", "others/CNAME", "site", "site/.handbook-manifest", "site/a.html"])
  }

  @Test func aLinkToTheOutputIsFollowed() throws {
    _ = try write(["a.html": "a"], to: "real")
    try folder.link("site", to: "real")
    expect(try write(["a.html": "A"]), 1, 0, 0)
    #expect(folder.text("real/a.html") == "A")
    #expect(folder.text("site/a.html") == "A")
  }
}

private final class Counter: Sendable {
  private let number = Mutex(0)
  var count: Int { number.withLock { $0 } }
  func add() { number.withLock { $0 += 1 } }
}
