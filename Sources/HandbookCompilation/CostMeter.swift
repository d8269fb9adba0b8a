import Synchronization

/// Measures processes, and divides the time of each among the units that it compiled.
package final class CostMeter: Sendable {
  private let sums = Mutex<[String: Double]>([:])

  package init() {}

  /// - Parameter shares: The units of a process, each with its size; the time is divided in proportion to the
  ///   sizes.
  package func add(_ duration: Duration, to shares: [(name: String, size: Int)]) {
    let whole = Double(shares.reduce(0) { $0 + $1.size })
    guard whole > 0 else { return }
    let seconds = duration / .seconds(1)
    sums.withLock { sums in
      for (name, size) in shares { sums[name, default: 0] += seconds * Double(size) / whole }
    }
  }

  /// The seconds of a unit so far.
  package subscript(_ name: String) -> Double? { sums.withLock { $0[name] } }
}
