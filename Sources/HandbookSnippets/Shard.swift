import HandbookModel
import HandbookScenarios
import Synchronization

/// A part of a book's snippets, for checking a book on several machines: `handbook check --shard 2/4` checks
/// the second of four.
///
/// All machines must divide the book in the same way. So the division depends only on the documents and on
/// `KeptCosts`, which a check of a whole book writes and a check of a part only reads. If the machines should
/// divide differently all the same, nothing is lost: the check of the whole book that follows computes what
/// is missing.
package struct Shard: Hashable, Sendable {
  /// 1 is the first.
  package let number: Int
  package let count: Int

  /// nil if `number` is not between 1 and `count`.
  package init?(number: Int, of count: Int) {
    guard count > 0, (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// The snippets of this part.
  ///
  /// - Parameter cost: The seconds that checking a snippet takes.
  func snippets(of pages: [Page], cost: (SnippetID) -> Double) -> Set<SnippetID> {
    let groups = pages.flatMap(judgedTogether)
    let places = Self.places(costs: groups.map { $0.reduce(0) { $0 + cost($1) } }, count: count)
    return Set(zip(groups, places).filter { $1 == number - 1 }.flatMap(\.0))
  }

  /// Assigns each piece of work to a part: the most expensive first, each to the part that has the least work
  /// so far.
  ///
  /// Source: Graham, "Bounds on Multiprocessing Timing Anomalies", 1969: the longest part takes at most 4/3
  /// of the time of the best division.
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

/// The snippets of a page in groups that one machine must check together: the scenarios of one side of a
/// comparison also run on the code of the other side.
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

/// How long snippets took to compile and run. The keys are those under which the compilations' results are
/// cached.
struct KeptCosts: Codable, Sendable {
  var milliseconds: [String: Int] = [:]

  /// The estimated seconds for a snippet that was never measured: 0.02 for any snippet, 0.01 for each
  /// kilobyte of code, and 0.15 for compiling and running scenarios. Only the proportions matter, as `scale`
  /// fits estimates to the machine.
  static func estimate(bytes: Int, hasScenarios: Bool) -> Double {
    0.02 + 1e-5 * Double(bytes) + (hasScenarios ? 0.15 : 0)
  }

  /// The factor that turns estimates into this machine's seconds, from snippets that have both.
  static func scale(_ pairs: [(measured: Double, estimate: Double)]) -> Double {
    let estimate = pairs.reduce(0) { $0 + $1.estimate }
    return estimate > 0 ? pairs.reduce(0) { $0 + $1.measured } / estimate : 1
  }
}
