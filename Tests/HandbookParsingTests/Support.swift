import HandbookModel
import HandbookParsing

@testable import HandbookRendering

/// Parses a text as the document `x.md` of a content folder `C`.
func parse(_ text: String, path: String = "x.md", convention: PageConvention = .init()) -> Parsed<Page?> {
  parsePage(
    SourceFile(path: path, bytes: Array(text.utf8)), contentName: "C", convention: convention)
}

/// Parses a body below a valid head of three lines.
func parse(body: String) throws -> Parsed<Page> {
  let parsed = parse("---\ntitle: T\n---\n" + body)
  guard let page = parsed.value else { throw NoPage() }
  return Parsed(page, diagnostics: parsed.diagnostics)
}

struct NoPage: Error {}

extension Diagnostic {
  /// `line:column-endColumn severity: message [Id]`, and the help after `>`.
  var line: String {
    "\(range.start.line):\(range.start.column)-\(range.end.column) \(severity): \(message) [\(id)]"
      + (help.map { " > \($0)" } ?? "")
  }
}

extension Page {
  /// The blocks in short: `html`, `h2 anchor`, `code 0`, `incorrect(code 0) correct(code 1)`.
  var outline: [String] { blocks.map(\.outline) }
}

extension Block {
  var outline: String {
    switch self {
    case .prose(let prose): prose.html.trimmingWhitespace()
    case .heading(let heading): "h\(heading.level) \(heading.anchor)"
    case .snippet(let index): "code \(index)"
    case .comparison(let comparison):
      comparison.sides.map { side in
        "\(side.role)(\(side.blocks.map(\.outline).joined(separator: ", ")))"
      }.joined(separator: " ")
    }
  }
}

extension Prose {
  /// As HTML, links and snippets by number.
  var html: String {
    ProseWriter { ("link:\($0)", "") }.pieces(of: self).map { piece in
      switch piece {
      case .html(let html): String(decoding: html, as: UTF8.self)
      case .snippet(let index): "|snippet \(index)|"
      }
    }.joined()
  }
}

/// Checks that each line of a page's code stands where the page says, in the text as written.
///
/// - Returns: The first line that does not.
func misplacedLine(of page: Page, in text: String) -> String? {
  let bytes = Array(text.utf8)
  let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  var lines: [[UInt8]] = [[]]
  var index = start
  while index < bytes.count {
    if bytes[index] == UInt8(ascii: "\r") {
      if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\n") { index += 1 }
      lines.append([])
    } else if bytes[index] == UInt8(ascii: "\n") {
      lines.append([])
    } else {
      lines[lines.count - 1].append(bytes[index])
    }
    index += 1
  }
  for snippet in page.snippets {
    let code = snippet.code.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropLast()
    if code.count != snippet.lines.count { return "\(code.count) lines, \(snippet.lines.count) places" }
    for (line, origin) in zip(code, snippet.lines) {
      // Tabs that cmark split are spaces in the code: what follows them must fit.
      let indentation = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
      let text = Array(line.dropFirst(indentation))
      guard !text.isEmpty else { continue }
      let column = indentation + origin.columnOffset
      guard origin.line <= lines.count, column >= 0,
        lines[origin.line - 1].dropFirst(column).elementsEqual(text)
      else { return "\(origin.line): \(String(line) ?? "")" }
    }
  }
  return nil
}

/// Parses bytes as the document `x.md`.
func parsePageBytes(_ bytes: [UInt8]) -> Parsed<Page?> {
  parsePage(SourceFile(path: "x.md", bytes: bytes), contentName: "C")
}
