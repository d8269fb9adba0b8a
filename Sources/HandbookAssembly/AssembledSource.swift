/// Generated Swift that can map each of its places back to the fence it came from.
package struct AssembledSource: Hashable, Sendable {
  /// Where a generated line comes from.
  package struct Origin: Hashable, Sendable {
    /// Index into `Program.pieces`.
    var piece: Int
    /// 1-based line of the piece's code.
    var line: Int
    /// Pairs (generated column, code column), ascending, both 1-based in UTF-8. Columns between two pairs are counted
    /// from the first.
    var columns: [ColumnPair]
  }

  struct ColumnPair: Hashable, Sendable {
    var generated: Int
    var code: Int
    /// Whether the generated text from here on stands for a single place of the code, as an inserted hole does.
    var isFixed: Bool
  }

  /// A place in a piece's code.
  package struct Place: Hashable, Codable, Sendable, Comparable {
    package var piece: Int
    package var line: Int
    package var column: Int

    package init(piece: Int, line: Int, column: Int) {
      self.piece = piece
      self.line = line
      self.column = column
    }

    package static func < (a: Self, b: Self) -> Bool {
      (a.piece, a.line, a.column) < (b.piece, b.line, b.column)
    }
  }

  package var lines: [String] = []
  var origins: [Origin?] = []

  package init() {}

  package var text: String { lines.joined(separator: "\n") + "\n" }

  mutating func append(_ line: String, origin: Origin? = nil) {
    lines.append(line)
    origins.append(origin)
  }

  /// The place in a fence that a generated place stands for; nil inside invented code.
  ///
  /// - Parameters: 1-based line and UTF-8 column of the generated text.
  package func place(line: Int, column: Int) -> Place? {
    guard (1...lines.count).contains(line), let origin = origins[line - 1] else { return nil }
    var result = column
    if let pair = origin.columns.last(where: { $0.generated <= column }) {
      result = pair.isFixed ? pair.code : pair.code + column - pair.generated
    }
    return Place(piece: origin.piece, line: origin.line, column: result)
  }
}
