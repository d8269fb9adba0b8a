/// A place in a text file, as editors and `swiftc` count it.
package struct SourceLocation: Hashable, Comparable, Codable, Sendable {
  /// From 1; lines of the front matter count.
  package var line: Int
  /// From 1, in UTF-8 bytes.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (a: Self, b: Self) -> Bool { (a.line, a.column) < (b.line, b.column) }
}

/// A part of a file, up to but not including `end`.
package struct SourceRange: Hashable, Codable, Sendable {
  /// The path as diagnostics show it, with `/`.
  package var file: String
  package var start: SourceLocation
  package var end: SourceLocation

  package init(file: String, start: SourceLocation, end: SourceLocation) {
    self.file = file
    self.start = start
    self.end = end
  }

  /// A single place, or `length` UTF-8 bytes on one line.
  package init(file: String, line: Int, column: Int = 1, length: Int = 0) {
    self.init(
      file: file, start: SourceLocation(line: line, column: column),
      end: SourceLocation(line: line, column: column + length))
  }
}

/// A part of a file, and the text that shall replace it.
package struct TextEdit: Hashable, Sendable {
  package var range: SourceRange
  package var text: String

  package init(range: SourceRange, text: String) {
    self.range = range
    self.text = text
  }
}
