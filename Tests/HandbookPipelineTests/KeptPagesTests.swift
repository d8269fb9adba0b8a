import Foundation
import HandbookFiles
import HandbookModel
import HandbookParsing
import Synchronization
import Testing

@testable import HandbookPipeline

/// Documents that an earlier process parsed are what this one would parse, or are parsed.
@Suite struct KeptPagesTests {
  /// Our own content and the projects of golden cases: documents right and wrong.
  private static let documents: [SourceFile] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    return ["Content", "Tests/GoldenTests/Cases"].flatMap { folder in
      let paths = FileManager.default.enumerator(atPath: "\(root)/\(folder)")?.compactMap { $0 as? String }
      return (paths ?? []).filter { $0.hasSuffix(".md") }.sorted().compactMap { path in
        FileManager.default.contents(atPath: "\(root)/\(folder)/\(path)").map {
          SourceFile(path: path, bytes: Array($0))
        }
      }
    }
  }()

  /// Reads all documents in a process of their own.
  ///
  /// - Returns: What came of them, and how many were parsed.
  private func read(
    _ folder: String, program: String = "1", convention: PageConvention = PageConvention()
  ) -> (pages: [Parsed<Page?>], parsed: Int) {
    let kept = KeptPages(content: "\(folder)/Content", caches: folder, program: program)
    let parsed = Mutex(0)
    let pages = inParallel(Self.documents) { file in
      kept.page(of: file, contentName: "Content", convention: convention) {
        parsed.withLock { $0 += 1 }
        return parsePage(file, contentName: "Content", convention: convention)
      }
    }
    kept.write()
    return (pages, parsed.withLock { $0 })
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "handbook-pages-\(UUID().uuidString)")
      .path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func expectSame(_ a: [Parsed<Page?>], _ b: [Parsed<Page?>], _ place: Comment? = nil) {
    let same = zip(a, b).allSatisfy { $0.value == $1.value && $0.diagnostics == $1.diagnostics }
    #expect(a.count == b.count && same, place)
  }

  @Test func whatWasParsedIsNotParsedAgain() throws {
    try withFolder { folder in
      let first = read(folder)
      #expect(first.parsed == Self.documents.count && first.parsed > 100)
      let second = read(folder)
      // Whatever a page has is kept with it; else it would have been left out.
      #expect(second.parsed == 0)
      expectSame(first.pages, second.pages)
    }
  }

  @Test func anotherProgramOrConventionParsesAnew() throws {
    try withFolder { folder in
      _ = read(folder)
      #expect(read(folder, program: "2").parsed == Self.documents.count)
      #expect(read(folder, program: "2").parsed == 0)
      #expect(
        read(folder, program: "2", convention: PageConvention(prefixes: ["": ["a"]])).parsed
          == Self.documents.count)
    }
  }

  /// What parsing depends on, one thing changed at a time.
  @Test func aDocumentIsParsedAnewWhereAnythingThatItDependsOnIsAnother() throws {
    let text = "---\ntitle: One\n---\n\nIt is red.\n"
    let file = SourceFile(path: "guides/one.md", bytes: Array(text.utf8))
    let convention = PageConvention(prefixes: ["guides": ["one"]])
    typealias Question = (file: SourceFile, contentName: String, convention: PageConvention)
    let first: Question = (file, "Content", convention)
    var edited = first
    edited.file.bytes = Array(text.replacing("red", with: "new").utf8)
    var longer = first
    longer.file.bytes += Array("It is round.\n".utf8)
    var moved = first
    moved.file.path = "guides/two.md"
    var elsewhere = first
    elsewhere.contentName = "docs"
    var otherPrefix = first
    otherPrefix.convention = PageConvention(prefixes: ["guides": ["two"]])
    var otherFolder = first
    otherFolder.convention = PageConvention(prefixes: ["rules": ["one"]])
    for question in [first, edited, longer, moved, elsewhere, otherPrefix, otherFolder] {
      try withFolder { folder in
        /// Reads one document in a process of its own.
        func read(_ asked: Question) -> (page: Parsed<Page?>, wasParsed: Bool) {
          let kept = KeptPages(content: "\(folder)/Content", caches: folder, program: "1")
          var wasParsed = false
          let page = kept.page(of: asked.file, contentName: asked.contentName, convention: asked.convention) {
            wasParsed = true
            return parsePage(asked.file, contentName: asked.contentName, convention: asked.convention)
          }
          kept.write()
          return (page, wasParsed)
        }
        #expect(read(first).wasParsed)
        let found = read(question)
        let place: Comment = "\(question)"
        #expect(found.wasParsed == (question != first), place)
        let clean = parsePage(
          question.file, contentName: question.contentName, convention: question.convention)
        expectSame([found.page], [clean], place)
      }
    }
  }

  /// What a large book puts aside is what was there before.
  @Test func aDocumentThatWasPutAsideSaysTheSame() throws {
    let spool = try #require(Spool())
    let pages = Self.documents.compactMap { parsePage($0, contentName: "Content").value }
    let aside = try pages.map { $0.keeping(try #require(SpooledContents($0, in: spool))) }
    #expect(zip(pages, aside).allSatisfy { $0 == $1 && $0 == $1.inMemory })
    #expect(pages.count > 100)
  }

  @Test func damageCostsTimeAndNothingElse() throws {
    try withFolder { folder in
      let clean = read(folder).pages
      let file = try #require(
        FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
          .first { $0.hasSuffix(".pages") })
      let url = URL(filePath: "\(folder)/\(file)")
      let whole = try Data(contentsOf: url)
      var random = SystemRandomNumberGenerator()
      for number in 0..<6 {
        var damaged = whole
        let place = Int.random(in: 0..<whole.count, using: &random)
        if number % 2 == 0 {
          damaged[place] ^= 1 << UInt8(number)
        } else {
          damaged = damaged[..<place]
        }
        try damaged.write(to: url)
        let read = read(folder)
        #expect(read.parsed > 0, "byte \(place) of \(whole.count)")
        expectSame(read.pages, clean, "byte \(place) of \(whole.count)")
      }
    }
  }

  @Test(arguments: [0, 1, -1, 63, 64, -64, -65, 1 << 40, .max, .min])
  func aNumberComesBack(number: Int) throws {
    var packer = Packer(file: "")
    packer.add(number)
    packer.add("after")
    let back = try packer.bytes.withUnsafeBytes { bytes -> (number: Int, text: String, isAtEnd: Bool) in
      var unpacker = Unpacker(bytes[...], file: "")
      return (try unpacker.number(), try unpacker.text(), unpacker.isAtEnd)
    }
    #expect(back == (number, "after", true))
  }
}
