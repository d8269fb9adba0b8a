import HandbookModel
import Synchronization
import Testing

struct OutputFileTests {
  @Test("What was made in pieces is kept where it is small", arguments: [(1 << 20, 1), ((1 << 20) + 1, 3)])
  func madeInPieces(size: Int, times: Int) {
    let made = Mutex(0)
    let file = OutputFile(path: "a.txt") { add in
      made.withLock { $0 += 1 }
      add([UInt8](repeating: 97, count: size - 1))
      add([98])
    }
    for _ in 1...3 {
      let bytes = file.bytes
      #expect(bytes.count == size)
      #expect(bytes.suffix(2) == [97, 98])
    }
    #expect(made.withLock { $0 } == times)
  }
}
