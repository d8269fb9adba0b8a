package import HandbookModel

/// Parses one Markdown file into a page. Malformed text gives diagnostics, never an error.
///
/// A document whose front matter is missing or wrong still becomes a page, so that its code is checked. Its
/// title is then its first heading, or else its file name.
///
/// - Parameters:
///   - file: The file; its path is relative to the content folder, with `/`.
///   - contentName: How diagnostics name the content folder; empty if paths are shown as the user typed them.
/// - Returns: The page, nil if it cannot be read (`NotUTF8`, `TooDeeplyNested`, `TableTooWide`,
///   `UnclosedFrontMatter`), and its diagnostics in source order.
package func parsePage(
  _ file: SourceFile, contentName: String, convention: PageConvention = PageConvention()
) -> Parsed<Page?> {
  let read = SourceText.read(file, contentName: contentName)
  guard let source = read.value else { return Parsed(nil, diagnostics: read.diagnostics) }
  var diagnostics = read.diagnostics
  let head = parseFrontMatter(source, needsImpact: convention.isRule(file.path))
  diagnostics += head.diagnostics
  let isUnclosed = head.diagnostics.contains { $0.id == "UnclosedFrontMatter" }
  if isUnclosed { return Parsed(nil, diagnostics: diagnostics) }
  if let problem = beyondLimits(source, from: head.bodyLine) {
    return Parsed(nil, diagnostics: diagnostics + [problem])
  }

  let title = head.frontMatter?.title.value ?? ""
  let body = PageBody(source, firstLine: head.bodyLine, title: title.isEmpty ? nil : title)
  diagnostics += body.diagnostics

  let place = PageConvention.Place(file.path)
  var frontMatter = head.frontMatter ?? FrontMatter(title: .init("", range: head.range))
  if title.isEmpty {
    frontMatter.title = body.firstHeading ?? FrontMatter.Placed(place.stem, range: head.range)
  }
  let isRule = frontMatter.impact != nil || convention.isRule(file.path)
  let slug = slug(ofFileName: place.stem)
  var page = Page(
    kind: isRule ? .rule : place.isTerm ? .term : .guide, path: file.path, id: frontMatter.id?.value ?? slug,
    slug: slug,
    section: isRule ? convention.section(of: file.path) : nil, frontMatter: frontMatter, keys: head.keys,
    blocks: body.blocks, snippets: body.snippets, headings: body.headings, links: body.links,
    markdown: source.bytes.text, plainText: body.plainText)
  var digester = Digester()
  digester.add(file)
  for text in [contentName, page.kind.rawValue, page.section ?? ""] { digester.add(text) }
  page.digest = digester.digest
  return Parsed(page, diagnostics: diagnostics.sorted(by: Diagnostic.inReportOrder))
}

/// How deeply quotes and lists may nest.
///
/// cmark looks at every open container in every line. Without a limit, a hostile file of a few hundred
/// kilobytes would take minutes.
private let nestingLimit = 100

/// How many columns a table may have: cmark fills every row to the width of the first.
private let columnLimit = 500

/// `TooDeeplyNested` or `TableTooWide`, for the first line beyond the limits, which are more than anyone
/// writes.
private func beyondLimits(_ source: SourceText, from firstLine: Int) -> Diagnostic? {
  guard firstLine <= source.lineCount else { return nil }
  for line in firstLine...source.lineCount where source.line(line).count > nestingLimit {
    let text = source.line(line)
    if text.count > 2 * columnLimit, text.count(where: { $0 == UInt8(ascii: "|") }) > columnLimit,
      text.allSatisfy({ " \t|-:>".utf8.contains($0) })
    {
      return Diagnostic(
        .error, "TableTooWide", "table has more than \(columnLimit) columns",
        at: source.range(line: line, length: text.count))
    }
    guard containerMarks(text) > nestingLimit, !isThematicBreak(text) else { continue }
    return Diagnostic(
      .error, "TooDeeplyNested", "quotes and lists nest more than \(nestingLimit) levels deep",
      at: source.range(line: line, length: text.count))
  }
  return nil
}

/// How many quote and list marks a line starts with.
private func containerMarks(_ line: ArraySlice<UInt8>) -> Int {
  var marks = 0
  var rest = line
  while true {
    rest = rest.drop { $0 == Byte.space || $0 == Byte.tab }
    switch rest.first {
    case UInt8(ascii: ">"): rest = rest.dropFirst()
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      rest = rest.dropFirst()
      guard rest.first == Byte.space || rest.first == Byte.tab else { return marks }
    case let digit? where digit.isDigit:
      rest = rest.drop { $0.isDigit }
      guard rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ")") else { return marks }
      rest = rest.dropFirst()
      guard rest.first == Byte.space || rest.first == Byte.tab else { return marks }
    default: return marks
    }
    marks += 1
  }
}

/// Whether a line is a rule such as `- - -`, however long.
private func isThematicBreak(_ line: ArraySlice<UInt8>) -> Bool {
  let marks = line.filter { $0 != Byte.space && $0 != Byte.tab }
  return (marks.first == UInt8(ascii: "-") || marks.first == UInt8(ascii: "*"))
    && marks.allSatisfy { $0 == marks.first }
}
