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

  /// A build that made little writes little: what was there before stays as it is.
  @Test func newValuesAreAddedAtTheEnd() throws {
    try withFile { file in
      _ = run(file)
      let before = KeptFile.read(file)
      _ = run(file, codes: ["let y = 2\n"])
      let after = KeptFile.read(file)
      #expect(after.count > before.count && after.starts(with: before))
      // Two processes at once, of which the second sees that there is more than it read.
      let two = [KeptValues(file, program: "1"), KeptValues(file, program: "1")]
      for (number, values) in two.enumerated() {
        values.keep([UInt8(number)], under: Digest(low: UInt64(number), high: 1))
        values.write(unused: 1 << 20)
      }
      let read = KeptValues(file, program: "1")
      #expect(read.value(Digest(low: 1, high: 1)) { Array($0) } == [1])
      #expect(run(file, codes: Self.codes).highlighted.isEmpty)
    }
  }

  /// Of a process that was killed, half a value may stand at the end; what comes later is found all the same.
  @Test func halfAValueAtTheEndHidesNothing() throws {
    try withFile { file in
      _ = run(file)
      let whole = KeptFile.read(file)
      _ = run(file, codes: ["let y = 2\n"])
      let more = KeptFile.read(file)
      for end in whole.count + 1..<more.count {
        try KeptFile.write(Array(more[..<end]), to: file)
        #expect(run(file, codes: ["let z = 3\n"]).highlighted.count == 1)
        #expect(run(file, codes: ["let z = 3\n"] + Self.codes).highlighted.isEmpty, "\(end) bytes")
      }
    }
  }

  @Test func whatIsOutOfUseGoesOnceItIsMuch() throws {
    try withFile { file in
      func write(_ numbers: Range<UInt64>) -> Int {
        let values = KeptValues(file, program: "1")
        for number in numbers {
          let key = Digest(low: number, high: 0)
          if values.value(key, read: { Array($0) }) == nil {
            values.keep([UInt8](repeating: 7, count: 1000), under: key)
          }
        }
        values.write()
        return KeptFile.read(file).count / 1000
      }
      #expect(write(0..<20) == 20)
      // Two and then four of twenty are other ones.
      #expect(write(2..<22) == 22)
      #expect(write(4..<24) == 24)
      #expect(write(7..<27) == 20)
      #expect(write(7..<27) == 20)
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
