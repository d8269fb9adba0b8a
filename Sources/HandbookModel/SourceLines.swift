/// The lines of a text file as diagnostics count them: a line ends with LF, with CR LF, or with a lone CR, and a
/// byte-order mark is no part of the first.
///
/// Source of the line ends: CommonMark 0.31, "Lines".
package struct SourceLines: Sendable {
  private let bytes: [UInt8]
  /// Offset of each line's first byte; never empty.
  private let starts: [Int]

  /// - Parameter bytes: The whole file, as it is on disk.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for index in bytes.indices {
      let isEnd =
        bytes[index] == newline
        || bytes[index] == carriageReturn && !bytes[(index + 1)...].starts(with: [newline])
      if isEnd { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// Bytes of a line without its end; empty beyond the last.
  ///
  /// - Parameter line: 1-based.
  package func line(_ line: Int) -> ArraySlice<UInt8> {
    guard starts.indices.contains(line - 1) else { return [] }
    var end = starts.indices.contains(line) ? starts[line] : bytes.count
    while end > starts[line - 1], [newline, carriageReturn].contains(bytes[end - 1]) { end -= 1 }
    return bytes[starts[line - 1]..<end]
  }

  /// Offset of a place in the file, kept inside it.
  package func offset(of place: SourceLocation) -> Int {
    guard starts.indices.contains(place.line - 1) else { return bytes.count }
    return min(starts[place.line - 1] + place.column - 1, bytes.count)
  }
}

private let newline = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
