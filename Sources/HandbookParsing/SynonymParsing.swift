package import HandbookModel

/// Parses `synonyms.yml`. A key is a phrase that readers use; its value is one phrase of the book or several,
/// as a list or with commas between them: `greyed out: disabled`.
///
/// Diagnostics: `NotUTF8`, `InvalidYAML`, `DuplicateKey`, `WrongType`, `EmptySynonym`.
package func parseSynonyms(_ file: SourceFile, contentName: String) -> Parsed<[Synonym]> {
  let read = SourceText.read(file, contentName: contentName)
  guard let source = read.value else { return Parsed([], diagnostics: read.diagnostics) }
  var reader = YAMLReader(source, lines: 1..<source.lineCount + 1)
  var synonyms: [Synonym] = []
  for entry in reader.entries {
    let before = reader.diagnostics.count
    let meanings = reader.texts(of: entry, separatedByCommas: true)
    guard reader.diagnostics.count == before else { continue }
    guard !meanings.isEmpty, entry.key.contains(where: { $0.isLetter || $0.isNumber }) else {
      reader.report(
        "EmptySynonym", "nothing is said to mean '\(entry.key)'", at: entry.keyRange,
        help: "Write what the handbook calls it, as in 'greyed out: disabled'")
      continue
    }
    synonyms.append(Synonym(phrase: .init(entry.key, range: entry.keyRange), meanings: meanings))
  }
  return Parsed(
    synonyms, diagnostics: (read.diagnostics + reader.diagnostics).sorted(by: Diagnostic.inReportOrder))
}
