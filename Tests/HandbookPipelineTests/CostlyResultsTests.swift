import Foundation
import HandbookAssembly
import HandbookFiles
import HandbookModel
import Testing

@testable import HandbookPipeline

/// What an earlier process made is what this one would make, or is made.
@Suite struct CostlyResultsTests {
  private static let codes = [
    "let x = 1\n", "struct A: View {\n  var body: some View { Text(\"é \\(x)\") }\n}\n", "",
    "/* é */ #if DEBUG\n",
    "@State private var path: [Int] = [] // 𠮷\n",
  ]

  /// A process of its own: which code it highlighted, and what it gave.
  private func run(
    _ path: String, program: String = "1", limit: Int = 1 << 20, codes: [String] = codes
  ) -> (highlighted: [String], tokens: [[HighlightToken]]) {
    let results = CostlyResults(limit: limit) { KeptValues(path, program: program) }
    var highlighted: [String] = []
    let tokens = codes.map { code in
      results.tokens(of: code) {
        highlighted.append($0)
        return highlight($0)
      }
    }
    results.write()
    return (highlighted, tokens)
  }

  private func withFile(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "handbook-made-\(UUID().uuidString)")
      .path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body("\(folder)/x.results")
  }

  @Test func codeIsHighlightedOnce() throws {
    try withFile { file in
      let first = run(file, codes: Self.codes + Self.codes)
      #expect(first.highlighted == Self.codes)
      #expect(first.tokens == (Self.codes + Self.codes).map(highlight))
      let second = run(file)
      #expect(second.highlighted.isEmpty)
      #expect(second.tokens == Self.codes.map(highlight))
    }
  }

  @Test func bytesAreMadeOnce() throws {
    try withFile { file in
      func run(_ low: UInt64) -> (made: Bool, bytes: [UInt8]) {
        let results = CostlyResults(limit: 1 << 20) { KeptValues(file, program: "1") }
        var made = false
        let bytes = results.bytes(Digest(low: low, high: 0)) {
          made = true
          return [1, 2, 3, UInt8(low)]
        }
        results.write()
        return (made, bytes)
      }
      for (low, isNew) in [(7, true), (7, false), (8, true), (7, false), (8, false)] as [(UInt64, Bool)] {
        let (made, bytes) = run(low)
        #expect(made == isNew)
        #expect(bytes == [1, 2, 3, UInt8(low)])
      }
    }
  }

  /// A build after an edit asks for the code of one page; that of the others is still there for the next.
  @Test func whatABuildDidNotAskForStays() throws {
    try withFile { file in
      _ = run(file)
      #expect(run(file, codes: ["let y = 2\n"]).highlighted == ["let y = 2\n"])
      #expect(run(file, codes: Self.codes + ["let y = 2\n"]).highlighted.isEmpty)
    }
  }

  @Test func anotherProgramHighlightsAnew() throws {
    try withFile { file in
      _ = run(file)
      #expect(run(file, program: "2").highlighted == Self.codes)
      #expect(run(file, program: "2").highlighted.isEmpty)
    }
  }

  @Test func aBookThatIsTooLargeKeepsNothing() throws {
    try withFile { file in
      let codes = (0..<20).map { "let x\($0) = 1\n" }
      #expect(run(file, limit: 40, codes: codes).tokens == codes.map(highlight))
      #expect(KeptFile.read(file).isEmpty)
    }
  }

  @Test func damageCostsTimeAndNothingElse() throws {
    try withFile { file in
      let clean = run(file).tokens
      let whole = KeptFile.read(file)
      for place in stride(from: 0, to: whole.count, by: 7) {
        var damaged = whole
        damaged[place] ^= 4
        try KeptFile.write(place % 2 == 0 ? damaged : Array(whole[..<place]), to: file)
        #expect(run(file).tokens == clean, "byte \(place) of \(whole.count)")
        try KeptFile.write(whole, to: file)
      }
    }
  }
}
