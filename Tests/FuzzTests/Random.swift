/// Random numbers that are the same on every machine for the same seed (SplitMix64, Steele et al. 2014).
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number below `limit`, which is positive.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// True once in `times`.
  mutating func once(in times: Int) -> Bool { below(times) == 0 }

  mutating func pick<C: RandomAccessCollection>(_ items: C) -> C.Element {
    items[items.index(items.startIndex, offsetBy: below(items.count))]
  }
}
