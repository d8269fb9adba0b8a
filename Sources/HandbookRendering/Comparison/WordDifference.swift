/// The words by which two similar lines differ.
enum WordDifference {
  /// UTF-8 ranges of the words of each line that the other lacks, neighbours joined.
  ///
  /// Empty on both sides where the lines share too little for single words to tell anything: then
  /// the whole line is the change. Cost: the product of the word counts, at most 400 each.
  static func ranges(_ left: [UInt8], _ right: [UInt8]) -> (left: [Range<Int>], right: [Range<Int>]) {
    let a = words(left)
    let b = words(right)
    guard !a.isEmpty, !b.isEmpty, a.count <= 400, b.count <= 400 else { return ([], []) }
    let width = b.count + 1
    var length = [Int32](repeating: 0, count: (a.count + 1) * width)
    for i in stride(from: a.count - 1, through: 0, by: -1) {
      for j in stride(from: b.count - 1, through: 0, by: -1) {
        length[i * width + j] =
          left[a[i]] == right[b[j]]
          ? length[(i + 1) * width + j + 1] + Int32(a[i].count)
          : max(length[(i + 1) * width + j], length[i * width + j + 1])
      }
    }
    let total = max(a.reduce(0) { $0 + $1.count }, b.reduce(0) { $0 + $1.count })
    guard Int(length[0]) * 10 >= total * 3 else { return ([], []) }
    var (leftOnly, rightOnly): ([Range<Int>], [Range<Int>]) = ([], [])
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      if i < a.count, j < b.count, left[a[i]] == right[b[j]] {
        (i, j) = (i + 1, j + 1)
      } else if i < a.count, j == b.count || length[(i + 1) * width + j] >= length[i * width + j + 1] {
        leftOnly.append(a[i])
        i += 1
      } else {
        rightOnly.append(b[j])
        j += 1
      }
    }
    return (joined(leftOnly, in: left), joined(rightOnly, in: right))
  }

  /// Identifiers and numbers whole, other characters one by one; spaces separate.
  private static func words(_ line: [UInt8]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var index = 0
    while index < line.count {
      let start = index
      if line[index].isWordByte {
        while index < line.count, line[index].isWordByte { index += 1 }
        words.append(start..<index)
      } else {
        index += 1
        if line[start] != 32, line[start] != 9 { words.append(start..<index) }
      }
    }
    return words
  }

  /// Ranges with nothing but spaces between them, as one.
  private static func joined(_ ranges: [Range<Int>], in line: [UInt8]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges {
      if let last = result.last, line[last.upperBound..<range.lowerBound].allSatisfy({ $0 == 32 }) {
        result[result.count - 1] = last.lowerBound..<range.upperBound
      } else {
        result.append(range)
      }
    }
    return result
  }
}
