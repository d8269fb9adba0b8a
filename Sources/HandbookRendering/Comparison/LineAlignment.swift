/// Lines of two programs brought side by side: which belong together, and which stand alone.
struct LineAlignment: Hashable {
  /// A line as compared: without indentation, because moving code into a block is not a change of it.
  struct Line: Hashable {
    var text: String
    /// Decides only between lines that say as much, such as closing braces.
    var indent: Int
    /// A remark such as `// BAD: …`: stands beside a remark, but is never "changed code".
    var isRemark: Bool

    init(_ text: String, indent: Int = 0, isRemark: Bool = false) {
      self.text = text
      self.indent = indent
      self.isRemark = isRemark
    }

    /// Closing braces and nothing else.
    var isClosing: Bool { !text.isEmpty && text.allSatisfy { "})]".contains($0) } }
  }

  enum Kind: Hashable { case same, changed, removed, added, remark }

  /// One row: 0-based line numbers, at least one of them there.
  struct Row: Hashable {
    var left: Int?
    var right: Int?
    var kind: Kind
  }

  var rows: [Row]

  /// Aligns so that equal lines meet where that carries most text, similar ones where nothing better
  /// is lost by it. Cost: the product of the counts up to `limit`, linear beyond.
  ///
  /// Source of the method: Needleman and Wunsch's global alignment, scored by the text of the lines.
  init(_ left: [Line], _ right: [Line], limit: Int = 1_000_000) {
    var start = 0
    while start < left.count, start < right.count, left[start] == right[start] { start += 1 }
    var (leftEnd, rightEnd) = (left.count, right.count)
    while leftEnd > start, rightEnd > start, left[leftEnd - 1] == right[rightEnd - 1] {
      leftEnd -= 1
      rightEnd -= 1
    }
    var rows = (0..<start).map { Row(left: $0, right: $0, kind: Self.kind(left[$0], left[$0])) }
    let (n, m) = (leftEnd - start, rightEnd - start)
    if n > 0, m > 0, n * m <= limit {
      rows += Self.align(left, start..<leftEnd, right, start..<rightEnd)
    } else {
      rows += (start..<leftEnd).map {
        Row(left: $0, right: nil, kind: left[$0].isRemark ? .remark : .removed)
      }
      rows += (start..<rightEnd).map {
        Row(left: nil, right: $0, kind: right[$0].isRemark ? .remark : .added)
      }
    }
    for offset in 0..<(left.count - leftEnd) {
      let (l, r) = (leftEnd + offset, rightEnd + offset)
      rows.append(Row(left: l, right: r, kind: Self.kind(left[l], right[r])))
    }
    self.rows = rows
    slide(added: true, right)
    slide(added: false, left)
  }

  /// Moves blocks that stand on one side only down past closing braces: of `} .modifier { … }` below
  /// a `}`, the modifier is what came, not the brace before it.
  private mutating func slide(added: Bool, _ lines: [Line]) {
    let side: WritableKeyPath<Row, Int?> = added ? \.right : \.left
    let kind: Kind = added ? .added : .removed
    var start = 0
    while start < rows.count {
      guard rows[start].kind == kind else {
        start += 1
        continue
      }
      var end = start
      while end < rows.count, rows[end].kind == kind { end += 1 }
      // A few braces at most: more would be no program, and moving rows is not free.
      var moves = 0
      while moves < 64, end < rows.count, rows[end].kind == .same, let first = rows[start][keyPath: side],
        let next = rows[end][keyPath: side], lines[first] == lines[next], lines[first].isClosing
      {
        var paired = rows.remove(at: end)
        paired[keyPath: side] = first
        rows.insert(paired, at: start)
        // The lines of a block are consecutive: each row takes the next one.
        for row in (start + 1)...end { rows[row][keyPath: side] = first + row - start }
        start += 1
        end += 1
        moves += 1
      }
      start = end + 1
    }
  }

  private static func kind(_ left: Line, _ right: Line) -> Kind {
    if left.isRemark { return .remark }
    return left.text == right.text ? .same : .changed
  }

  /// The alignment of the middle parts that are not equal at their ends.
  private static func align(
    _ left: [Line], _ leftRange: Range<Int>, _ right: [Line], _ rightRange: Range<Int>
  ) -> [Row] {
    let a = leftRange.map { Fingerprint(left[$0]) }
    let b = rightRange.map { Fingerprint(right[$0]) }
    let width = b.count + 1
    var score = [Int32](repeating: 0, count: (a.count + 1) * width)
    for i in stride(from: a.count - 1, through: 0, by: -1) {
      for j in stride(from: b.count - 1, through: 0, by: -1) {
        let together = a[i].worth(beside: b[j])
        var best = max(score[(i + 1) * width + j], score[i * width + j + 1])
        if together > 0 { best = max(best, score[(i + 1) * width + j + 1] + together) }
        score[i * width + j] = best
      }
    }
    var rows: [Row] = []
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      let (l, r) = (leftRange.lowerBound + i, rightRange.lowerBound + j)
      if i < a.count, j < b.count {
        let together = a[i].worth(beside: b[j])
        if together > 0, score[i * width + j] == score[(i + 1) * width + j + 1] + together {
          rows.append(Row(left: l, right: r, kind: kind(left[l], right[r])))
          (i, j) = (i + 1, j + 1)
          continue
        }
      }
      if i < a.count, j == b.count || score[(i + 1) * width + j] >= score[i * width + j + 1] {
        rows.append(Row(left: l, right: nil, kind: left[l].isRemark ? .remark : .removed))
        i += 1
      } else {
        rows.append(Row(left: nil, right: r, kind: right[r].isRemark ? .remark : .added))
        j += 1
      }
    }
    return rows
  }

  /// What a line says, small enough to compare with every other: its hash, and its words as bits.
  private struct Fingerprint {
    var hash: UInt64
    var words: UInt64
    /// Letters and digits; braces alone say nothing.
    var weight: Int32
    var indent: Int
    var isRemark: Bool

    init(_ line: Line) {
      isRemark = line.isRemark
      indent = line.indent
      var hash: UInt64 = 14_695_981_039_346_656_037
      var word: UInt64 = 0
      words = 0
      weight = 0
      for byte in line.text.utf8 {
        hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211
        if byte.isWordByte {
          word = (word ^ UInt64(byte)) &* 1_099_511_628_211 &+ 1
          weight += 1
        } else if word != 0 {
          words |= 1 << (word >> 58)
          word = 0
        }
      }
      if word != 0 { words |= 1 << (word >> 58) }
      self.hash = hash
    }

    /// 0: never in one row. Equal lines count by their text, similar ones by a part of it.
    func worth(beside other: Self) -> Int32 {
      if isRemark || other.isRemark { return isRemark && other.isRemark ? 3 : 0 }
      if hash == other.hash { return (indent == other.indent ? 4 : 1) + min(weight, 40) * 2 }
      let common = (words & other.words).nonzeroBitCount
      let all = (words | other.words).nonzeroBitCount
      guard common * 5 >= all * 2, common > 0 else { return 0 }
      return Int32(common) * min(min(weight, other.weight), 40) / Int32(all)
    }
  }
}

extension UInt8 {
  /// A letter, digit, underscore or part of a character outside ASCII.
  var isWordByte: Bool {
    switch self {
    case 48...57, 65...90, 95, 97...122, 128...: true
    default: false
    }
  }
}
