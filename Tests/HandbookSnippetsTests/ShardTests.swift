import Foundation
import HandbookModel
import HandbookParsing
import Synchronization
import Testing

@testable import HandbookCompilation
@testable import HandbookSnippets

/// A book in parts, for several machines.
struct ShardTests {
  private let pages = (0..<40).compactMap { number in
    parsePage(
      SourceFile(
        path: "rule\(number).md",
        bytes: Array(
          """
          ---
          title: T
          impact: HIGH
          ---

          **Incorrect:**

          ```swift
          struct A\(number): View { var body: some View { Text("a") } }
          ```

          ```scenario
          open A\(number)()
          ```

          **Correct:**

          ```swift
          struct B\(number): View { var body: some View { Text("b") } }
          ```

          ```scenario
          open B\(number)()
          ```

          ## More

          ```swift
          Text("more")
          ```
          """.utf8)), contentName: ""
    ).value
  }

  @Test(arguments: [1, 2, 3, 4, 7, 300]) func eachSnippetIsInOnePart(count: Int) {
    let parts = (1...count).map { Shard(number: $0, of: count)!.snippets(of: pages) { Double(1 + $0.index) } }
    let all = pages.flatMap { page in page.snippets.map { SnippetID(page: page.path, index: $0.index) } }
    #expect(parts.reduce(0) { $0 + $1.count } == all.count)
    #expect(parts.reduce(into: Set()) { $0.formUnion($1) } == Set(all))
    // Both sides of a comparison are judged together; what follows need not be.
    for part in parts { #expect(part.allSatisfy { part.contains($0) == part.contains(other(of: $0)) }) }
  }

  private func other(of id: SnippetID) -> SnippetID {
    SnippetID(page: id.page, index: [1, 0, 2][id.index])
  }

  @Test(arguments: 0..<20) func partsTakeAboutTheSameTime(seed: Int) {
    let costs = (0..<200).map { _ in Double.random(in: 0.01...3) }
    for count in [2, 3, 4, 8] {
      var sums = [Double](repeating: 0, count: count)
      for (cost, place) in zip(costs, Shard.places(costs: costs, count: count)) { sums[place] += cost }
      // No more apart than the dearest piece.
      #expect(sums.max()! - sums.min()! <= 3)
      #expect(sums.max()! <= 1.05 * costs.reduce(0, +) / Double(count))
    }
  }

  @Test func aDivisionIsTheSameEachTime() {
    let costs = (0..<500).map { Double($0 % 7) }
    #expect(Shard.places(costs: costs, count: 4) == Shard.places(costs: costs, count: 4))
  }

  @Test(arguments: [(0, 1), (2, 1), (-1, 4), (1, 0), (1, -1)])
  func thereIsNoSuchPart(number: Int, count: Int) { #expect(Shard(number: number, of: count) == nil) }

  @Test func timeIsSharedOutBySize() {
    let meter = CostMeter()
    meter.add(.seconds(3), to: [("a", 1), ("b", 2)])
    meter.add(.seconds(1), to: [("a", 1)])
    #expect(meter["a"] == 2 && meter["b"] == 2 && meter["c"] == nil)
    meter.add(.seconds(1), to: [])
  }

  @Test func anEntryIsItselfOrNone() {
    let entry = Data("12\n{}".utf8)
    let whole = SharedCache.wrapped(entry, "key")
    #expect(SharedCache.unwrapped(whole, "key") == entry)
    #expect(SharedCache.unwrapped(whole, "other") == nil)
    for count in 0..<whole.count { #expect(SharedCache.unwrapped(whole.prefix(count), "key") == nil) }
    for index in whole.indices {
      var changed = whole
      changed[index] ^= 1
      #expect(SharedCache.unwrapped(changed, "key") == nil)
    }
  }

  @Test func aProcessRemembersSoMuchAndNoMore() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache = SnippetCache(folder: folder)
    let text = String(repeating: "x", count: 100)
    for number in 0..<20_000 { cache.write("\(text)\(number)", "key\(number)") }
    cache.flush()
    try FileManager.default.removeItem(atPath: folder)
    let left = (0..<20_000).filter { cache.read("key\($0)") as String? == "\(text)\($0)" }
    #expect((1_000..<12_000).contains(left.count))
    #expect(left.last == 19_999)
  }
}
