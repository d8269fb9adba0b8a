import HandbookModel

/// Style for blocks that span as many grid rows as they have lines.
///
/// The number is content, and a strict content security policy forbids inline style: each number in
/// use gets a rule of its own at the end of the stylesheet.
enum RowClasses {
  /// The numbers in `data-rows="37"` of a page.
  static func used(in file: OutputFile) -> Set<Int> {
    let mark = Array(" data-rows=\"".utf8)
    var found: Set<Int> = []
    file.bytes.withUnsafeBytes { bytes in
      // Every byte of the site comes here. Of eight at a time, hardly any are "-r".
      for start in stride(from: 0, to: bytes.count, by: 8) where mayHoldMark(bytes, at: start) {
        for dash in start..<min(start + 8, bytes.count) where bytes[dash] == 45 {
          let place = dash - 5
          guard place >= 0, place + mark.count < bytes.count,
            mark.indices.allSatisfy({ bytes[place + $0] == mark[$0] })
          else { continue }
          var index = place + mark.count
          var number = 0
          while index < bytes.count, (48...57).contains(bytes[index]), number < 1_000_000 {
            number = number * 10 + Int(bytes[index] - 48)
            index += 1
          }
          found.insert(number)
        }
      }
    }
    return found
  }

  /// Whether "-r" may begin among eight bytes. It is always true where it does.
  private static func mayHoldMark(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
    guard start + 9 <= bytes.count else { return true }
    func zeros(_ word: UInt64) -> UInt64 { (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 }
    let dashes = bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self) ^ 0x2d2d_2d2d_2d2d_2d2d
    let letters = bytes.loadUnaligned(fromByteOffset: start + 1, as: UInt64.self) ^ 0x7272_7272_7272_7272
    return zeros(dashes) & zeros(letters) != 0
  }

  static func css(_ rows: Set<Int>) -> [UInt8] {
    let rules = rows.sorted().map { "[data-rows=\"\($0)\"]{--rows:\($0)}" }.joined()
    return Array("\n@layer rows{\(rules)}\n".utf8)
  }
}
