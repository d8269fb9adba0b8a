extension [UInt8] {
  mutating func append(_ text: StaticString) { text.withUTF8Buffer { append(contentsOf: $0) } }

  /// Appends a number from 0 on in decimal digits.
  mutating func append(digitsOf number: Int) {
    if number >= 10 { append(digitsOf: number / 10) }
    append(48 + UInt8(number % 10))
  }
}

extension Sequence<[UInt8]> {
  /// All bytes in a row.
  func concatenated() -> [UInt8] { reduce(into: []) { $0 += $1 } }
}
