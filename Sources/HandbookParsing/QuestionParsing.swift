package import HandbookModel

/// Parses `questions.tsv`. Each line has three columns with tabs between them: the question, the address
/// where it was asked, and the ids of the pages that answer it, the best first, with spaces between them. `-`
/// stands for no address, and for no page. The first line may name the columns.
///
/// Diagnostics: `NotUTF8`, `NULByte`, `InvalidQuestion`.
package func parseQuestions(_ file: SourceFile, contentName: String) -> Parsed<[ReaderQuestion]> {
  let read = SourceText.read(file, contentName: contentName)
  guard let source = read.value else { return Parsed([], diagnostics: read.diagnostics) }
  var diagnostics = read.diagnostics
  var questions: [ReaderQuestion] = []
  for number in 1..<source.lineCount + 1 {
    let line = source.line(number)
    let columns = line.split(separator: 9, omittingEmptySubsequences: false)
    let pages = columns.last?.split(separator: 32) ?? []
    guard !line.isEmpty, number > 1 || !line.elementsEqual("question\taddress\tpages".utf8) else { continue }
    guard columns.count == 3, !columns[0].isEmpty, !pages.isEmpty else {
      diagnostics.append(
        Diagnostic(
          .error, "InvalidQuestion", "a question needs an address and the pages that answer it",
          at: source.range(line: number, length: line.count),
          help: "Write the three with a tab between them, and '-' where there is none"))
      continue
    }
    questions.append(
      ReaderQuestion(
        text: String(decoding: columns[0], as: UTF8.self),
        pages: pages.filter { !$0.elementsEqual("-".utf8) }.map { id in
          FrontMatter.Placed(
            String(decoding: id, as: UTF8.self),
            range: source.range(line: number, column: id.startIndex - line.startIndex + 1, length: id.count))
        }))
  }
  return Parsed(questions, diagnostics: diagnostics)
}
