/// The lines of a text file as diagnostics count them. A line ends with LF, CR LF or a lone CR. A byte order
/// mark is not part of the first line.
///
/// Source of the line ends: CommonMark 0.31, "Lines".
package struct SourceLines: Sendable {
  private let bytes: [UInt8]
  /// The offset of each line's first byte; never empty.
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

  /// The bytes of a line without its line end; empty beyond the last line.
  ///
  /// - Parameter line: The line's number, from 1.
  package func line(_ line: Int) -> ArraySlice<UInt8> {
    guard starts.indices.contains(line - 1) else { return [] }
    var end = starts.indices.contains(line) ? starts[line] : bytes.count
    while end > starts[line - 1], [newline, carriageReturn].contains(bytes[end - 1]) { end -= 1 }
    return bytes[starts[line - 1]..<end]
  }

  /// The offset of a place in the file; a place outside it gives the nearest offset.
  package func offset(of place: SourceLocation) -> Int {
    guard starts.indices.contains(place.line - 1) else { return bytes.count }
    return min(starts[place.line - 1] + place.column - 1, bytes.count)
  }
}

private let newline = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
