import Foundation
import Synchronization
import Testing

@testable import HandbookCompilation

/// What the machine refuses is never a snippet's fault.
struct MachineFaultTests {
  @Test(arguments: [
    "<unknown>:0: error: writing index unit file: failed to write 'index/v5/x': No space left on device",
    "<unknown>:0: error: unable to open output file 'ModuleCache/a.pcm': 'Permission denied'",
    "LLVM ERROR: IO failure on output stream: No space left on device",
    "ld.lld: error: cannot open output file program: Read-only file system",
  ])
  func aRefusalOfTheMachineIsRecognised(_ line: String) {
    #expect(
      machineFault(in: "s0.swift:1:1: warning: x\nlet a\n^\n\(line)\n")
        == "the compiler could not work on this machine: \(line)")
  }

  @Test(arguments: [
    "s0.swift:3:5: error: cannot find 'x' in scope",
    "s0.swift:3:5: error: cannot convert value 'Permission denied'",
    "<unknown>:0: error: circular reference", "",
    // A line of the snippet is no message.
    "s0.swift:3:5: error: no\nerror: Permission denied\n^",
  ])
  func aMistakeOfASnippetIsNone(_ line: String) { #expect(machineFault(in: line + "\n") == nil) }

  @Test func aCacheThatCannotBeWrittenSaysSoOnce() {
    let said = Mutex<[String]>([])
    let cache = SnippetCache(folder: "/dev/null/cache") { text in said.withLock { $0.append(text) } }
    cache.write(1, "key")
    cache.write(2, "other")
    cache.flush()
    #expect(
      said.withLock { $0 } == [
        "results are not kept for the next run: cannot write '/dev/null/cache': Not a directory"
      ])
    // In memory they are kept all the same.
    #expect(cache.read("other") == 2)
  }

  @Test func onlyFoldersOfDeadProcessesAreRemoved() throws {
    let temporary = FileManager.default.temporaryDirectory.path
    let left = "\(temporary)/handbook-scratch-\(UUID().uuidString)"
    let foreign = "\(temporary)/handbook-scratch-\(UUID().uuidString)-notes"
    for folder in [left, foreign] {
      try FileManager.default.createDirectory(atPath: "\(folder)/index", withIntermediateDirectories: true)
    }
    defer { try? FileManager.default.removeItem(atPath: foreign) }
    let used = try ScratchFolder()
    ScratchFolder.removeLeftovers()
    #expect(!FileManager.default.fileExists(atPath: left))
    #expect(FileManager.default.fileExists(atPath: foreign))
    #expect(FileManager.default.fileExists(atPath: used.path))
    used.remove()
    #expect(!FileManager.default.fileExists(atPath: used.path))
  }
}
