/// Two snippets row by row, with the words that changed and the rows far from any change.
struct ComparisonRows {
  struct Row: Hashable {
    /// 0-based index of the line of each side.
    var left: Int?
    var right: Int?
    var kind: LineAlignment.Kind
    /// UTF-8 ranges within each line.
    var leftWords: [Range<Int>] = []
    var rightWords: [Range<Int>] = []
    /// More than `context` rows from a change.
    var isFar = false
  }

  /// Unchanged rows kept around a change where only changes are shown.
  static let context = 2

  var rows: [Row]

  init(_ left: [CodeLine], _ right: [CodeLine]) {
    let alignment = LineAlignment(left.map(\.compared), right.map(\.compared))
    rows = alignment.rows.map { row in
      var result = Row(left: row.left, right: row.right, kind: row.kind)
      if row.kind == .changed, let l = row.left, let r = row.right {
        (result.leftWords, result.rightWords) = WordDifference.ranges(left[l].bytes, right[r].bytes)
      }
      return result
    }
    markFar()
  }

  private mutating func markFar() {
    var distance = [Int](repeating: Int.max / 2, count: rows.count)
    for index in rows.indices {
      if rows[index].kind != .same {
        distance[index] = 0
      } else if index > 0 {
        distance[index] = distance[index - 1] + 1
      }
    }
    for index in rows.indices.reversed() where index + 1 < rows.count {
      distance[index] = min(distance[index], distance[index + 1] + 1)
    }
    for index in rows.indices { rows[index].isFar = distance[index] > Self.context }
  }
}

extension CodeLine {
  var compared: LineAlignment.Line { .init(trimmed, indent: indent, isRemark: remark != nil) }
}
