import Foundation
import Testing

@testable import HandbookFiles

struct CacheFolderTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "0a/old.json": "1", "0a/new.json": "22", "ff/newer.json": "333", "sites/old": "1",
      "clang-1/old.pcm": "1",
      "notes/old.json": "1",
    ])
    for name in ["0a/old.json", "sites/old", "clang-1/old.pcm", "notes/old.json"] {
      setAge(of: name, days: 100)
    }
    setAge(of: "0a/new.json", days: 50)
    setAge(of: "ff/newer.json", days: 2)
  }

  private func setAge(of name: String, days: Int) {
    let time = timeval(tv_sec: Foundation.time(nil) - days * 86_400, tv_usec: 0)
    utimes("\(folder.path)/\(name)", [time, time])
  }

  private var files: [String] { folder.names().filter { $0.contains(".") || $0.hasSuffix("old") } }

  @Test func whatNobodyUsedGoes() {
    tidyCaches(folder.path)
    #expect(files == ["0a/new.json", "clang-1/old.pcm", "ff/newer.json", "notes/old.json"])
    setAge(of: "0a/new.json", days: 100)
    tidyCaches(folder.path)
    #expect(files.contains("0a/new.json"), "looks once a day")
  }

  @Test func whatWasUsedLongestAgoGoesWhereThereIsTooMuch() {
    tidyCaches(folder.path, size: 3)
    #expect(files == ["clang-1/old.pcm", "ff/newer.json", "notes/old.json"])
  }
}
