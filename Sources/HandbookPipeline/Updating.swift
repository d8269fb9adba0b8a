import HandbookFiles
package import HandbookModel
import HandbookParsing

/// Splits edits of expectations into those that can be written into their documents and those that cannot.
///
/// Each edit is tried by parsing the document with it. For example, the info string of a fence of backticks
/// must not contain a backtick: Markdown would then see no fence, and the snippets below would change. If a
/// message contains backticks, its longest part without them is tried, which is enough for an expectation.
package func writable(
  _ edits: [TextEdit], in tree: SourceTree
) -> (edits: [TextEdit], refused: [TextEdit]) {
  let convention = readSections(tree).value.convention
  var writable: [TextEdit] = []
  var refused: [TextEdit] = []
  for file in tree.documents {
    let path = displayPath(file.path, in: tree.contentName)
    let own = edits.filter { $0.range.file == path }
    guard !own.isEmpty else { continue }
    func read(_ bytes: [UInt8]) -> Parsed<Page?> {
      parsePage(
        SourceFile(path: file.path, bytes: bytes), contentName: tree.contentName, convention: convention)
    }
    let now = read(file.bytes)
    for edit in own {
      let part = edit.text.split(separator: "`").max { $0.count < $1.count } ?? ""
      let texts = [edit.text, String(part).trimmingWhitespace()]
      let long = texts.filter { $0.count { $0.isLetter } > 2 }
      let fit = long.map { TextEdit(range: edit.range, text: $0) }.first {
        reads($0, of: read(applying([$0], to: file.bytes)), before: now)
      }
      if let fit { writable.append(fit) } else { refused.append(edit) }
    }
  }
  return (writable, refused)
}

/// Whether an edited document contains the new expectation, and otherwise has the same snippets and problems
/// as before.
private func reads(_ edit: TextEdit, of page: Parsed<Page?>, before: Parsed<Page?>) -> Bool {
  guard let new = page.value?.snippets, let old = before.value?.snippets else { return false }
  let expectations = new.flatMap { $0.options.fails + $0.options.warns }
  let written = SourceRange(
    file: edit.range.file, line: edit.range.start.line, column: edit.range.start.column,
    length: edit.text.utf8.count)
  return expectations.contains { $0.textRange == written }
    && new.map(\.lines.count) == old.map(\.lines.count) && new.map(\.language) == old.map(\.language)
    && page.diagnostics.map(\.id) == before.diagnostics.map(\.id)
}
