import Foundation
import HandbookModel
import Synchronization
import Testing

struct InParallelTests {
  @Test(arguments: [0, 1, 2, 63, 64, 65, 1000])
  func eachResultIsTakenOnce(count: Int) {
    var taken: [Int] = []
    makeInParallel(Array(0..<count), make: { $0 * 2 }, take: { taken.append($0) })
    #expect(taken.sorted() == (0..<count).map { $0 * 2 })
  }

  @Test(.disabled(if: ProcessInfo.processInfo.activeProcessorCount < 2, "one core makes one thing at a time"))
  func whatTakesLongHoldsNothingUp() {
    let others = Mutex(0)
    var taken: [Int] = []
    makeInParallel(
      Array(0..<10),
      make: { number in
        // The first is made until all others are.
        while number == 0, others.withLock({ $0 < 9 }) { Thread.sleep(forTimeInterval: 0.001) }
        if number > 0 { others.withLock { $0 += 1 } }
        return number
      }, take: { taken.append($0) })
    #expect(taken.last == 0)
  }

  @Test func noMoreWaitThanMay() {
    let made = Mutex(0)
    let limit = 5
    var taken = 0
    var most = 0
    makeInParallel(
      Array(0..<200), waiting: limit, make: { _ in made.withLock { $0 += 1 } },
      take: {
        Thread.sleep(forTimeInterval: 0.0005)
        most = max(most, made.withLock { $0 } - taken)
        taken += 1
      })
    // Those that wait, and the one that was being taken, in whose place another was begun.
    #expect((limit...limit + 1).contains(most))
  }

  private struct Full: Error {}

  @Test func nothingIsBegunAfterAFailure() {
    let begun = Mutex(0)
    #expect(throws: Full.self) {
      try makeInParallel(
        Array(0..<1000), waiting: 4, make: { _ in begun.withLock { $0 += 1 } },
        take: { () throws(Full) in throw Full() })
    }
    let count = begun.withLock { $0 }
    Thread.sleep(forTimeInterval: 0.01)
    #expect(count < 1000 && begun.withLock { $0 } == count)
  }
}
