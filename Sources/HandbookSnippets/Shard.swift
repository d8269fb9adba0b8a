import HandbookModel
import HandbookScenarios
import Synchronization

/// One of several equal parts of a book's snippets, for machines that check one part each.
///
/// All machines have to divide alike, so a division depends on the documents and on what `KeptCosts` says, and on nothing
/// that changes while they work: checks of whole books write costs, and checks of parts only read them. If machines
/// divide differently all the same, the check of the whole book that comes after them makes what is missing.
package struct Shard: Hashable, Sendable {
  /// From 1.
  package let number: Int
  package let count: Int

  /// nil where there is no such part.
  package init?(number: Int, of count: Int) {
    guard count > 0, (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// The snippets of this part.
  ///
  /// - Parameter cost: Seconds that a snippet takes.
  func snippets(of pages: [Page], cost: (SnippetID) -> Double) -> Set<SnippetID> {
    let groups = pages.flatMap(judgedTogether)
    let places = Self.places(costs: groups.map { $0.reduce(0) { $0 + cost($1) } }, count: count)
    return Set(zip(groups, places).filter { $1 == number - 1 }.flatMap(\.0))
  }

  /// Which part each piece of work goes into: the dearest first, each into the part that has least to do.
  ///
  /// Source: Graham, "Bounds on Multiprocessing Timing Anomalies", 1969: no part takes longer than 4/3 of the least
  /// possible.
  static func places(costs: [Double], count: Int) -> [Int] {
    var places = [Int](repeating: 0, count: costs.count)
    var sums = [Double](repeating: 0, count: count)
    for index in costs.indices.sorted(by: { (-costs[$0], $0) < (-costs[$1], $1) }) {
      let least = sums.indices.min { (sums[$0], $0) < (sums[$1], $1) }!
      places[index] = least
      sums[least] += costs[index]
    }
    return places
  }
}

/// The snippets of a page in groups whose verdicts depend on each other: scenarios run on the code of the other side.
private func judgedTogether(_ page: Page) -> [[SnippetID]] {
  let opposing = opposingSnippets(of: page)
  var groups: [[SnippetID]] = []
  var groupOf: [Int: Int] = [:]
  for snippet in page.snippets {
    let others = [snippet.index] + (opposing[snippet.index] ?? [])
    let group = others.compactMap { groupOf[$0] }.min() ?? groups.count
    if group == groups.count { groups.append([]) }
    for other in others where groupOf[other] == nil {
      groupOf[other] = group
      groups[group].append(SnippetID(page: page.path, index: other))
    }
  }
  return groups
}

/// What snippets took when they were compiled and run, in milliseconds by the key of the result.
struct KeptCosts: Codable, Sendable {
  var milliseconds: [String: Int] = [:]

  /// Seconds for what was never measured, by the length of its code: compiling together, and a program of scenarios.
  static func estimate(bytes: Int, hasScenarios: Bool) -> Double {
    0.02 + 1e-5 * Double(bytes) + (hasScenarios ? 0.15 : 0)
  }

  /// Estimates in the measure of what this machine took: the factor between the two.
  static func scale(_ pairs: [(measured: Double, estimate: Double)]) -> Double {
    let estimate = pairs.reduce(0) { $0 + $1.estimate }
    return estimate > 0 ? pairs.reduce(0) { $0 + $1.measured } / estimate : 1
  }
}
