import Synchronization

/// Takes the time of processes, and shares it out among those that were in them.
package final class CostMeter: Sendable {
  private let sums = Mutex<[String: Double]>([:])

  package init() {}

  /// - Parameter shares: Names, and how much of the whole is theirs.
  package func add(_ duration: Duration, to shares: [(name: String, size: Int)]) {
    let whole = Double(shares.reduce(0) { $0 + $1.size })
    guard whole > 0 else { return }
    let seconds = duration / .seconds(1)
    sums.withLock { sums in
      for (name, size) in shares { sums[name, default: 0] += seconds * Double(size) / whole }
    }
  }

  /// Seconds.
  package subscript(_ name: String) -> Double? { sums.withLock { $0[name] } }
}
