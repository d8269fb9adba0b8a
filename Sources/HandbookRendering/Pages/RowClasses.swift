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
    file.bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index + mark.count < bytes.count {
        guard bytes[index] == 32, bytes[index + 1] == 100,
          (0..<mark.count).allSatisfy({ bytes[index + $0] == mark[$0] })
        else {
          index += 1
          continue
        }
        index += mark.count
        var number = 0
        while index < bytes.count, (48...57).contains(bytes[index]), number < 1_000_000 {
          number = number * 10 + Int(bytes[index] - 48)
          index += 1
        }
        found.insert(number)
      }
    }
    return found
  }

  static func css(_ rows: Set<Int>) -> [UInt8] {
    let rules = rows.sorted().map { "[data-rows=\"\($0)\"]{--rows:\($0)}" }.joined()
    return Array("\n@layer rows{\(rules)}\n".utf8)
  }
}
