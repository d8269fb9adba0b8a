import HandbookModel

/// Answers a snippet's `// ^?` comments with the type of the name they point at.
///
/// - Returns: The answers for the page, and errors for comments that point at no name, at one whose type is
///   unknown, or that expect another type.
func typeAnswers(
  _ snippet: Snippet, _ words: Words
) -> (answers: [SnippetReport.TypeAnswer], problems: [Diagnostic]) {
  var answers: [SnippetReport.TypeAnswer] = []
  var problems: [Diagnostic] = []
  for query in snippet.options.typeQueries {
    guard
      let place = words.places.first(where: {
        $0.line == query.line && ($0.column..<($0.column + $0.length)).contains(query.column)
      })
    else {
      problems.append(
        Diagnostic(
          .error, "TypeQueryWithoutName", "'^?' points at no name", at: query.range,
          help: "Put the caret below a name of the line above"))
      continue
    }
    let line = snippet.code.utf8.split(separator: 10, omittingEmptySubsequences: false)[place.line - 1]
    let name = String(decoding: Array(line.dropFirst(place.column - 1).prefix(place.length)), as: UTF8.self)
    guard let meaning = place.meaning.map({ words.meanings[$0] }), !meaning.isUntyped(name) else {
      problems.append(
        Diagnostic(
          .error, "TypeNotKnown", "what '\(name)' is cannot be told for certain", at: query.range,
          help: "Point at another name, or remove the question"))
      continue
    }
    let type = meaning.type(of: name) ?? meaning.declaration
    if let expected = query.expected, expected.withoutSpaces != type.withoutSpaces {
      problems.append(
        Diagnostic(
          .error, "TypeDiffers", "'\(name)' is '\(type)', not '\(expected)'", at: query.range,
          help: "Correct the code, or write what it is"))
    }
    answers.append(
      SnippetReport.TypeAnswer(
        line: place.line, column: place.column, text: meaning.type(of: name).map { "\(name): \($0)" } ?? type)
    )
  }
  return (answers, problems)
}

extension Words.Meaning {
  /// Whether it is a variable whose type is not known.
  fileprivate func isUntyped(_ name: String) -> Bool {
    guard api == nil, name.first?.isUppercase == false else { return false }
    return declaration == name || ["let", "var"].contains { declaration.hasSuffix("\($0) \(name)") }
  }

  /// The type of a variable: `Bool` for `isOpen` of `@State var isOpen: Bool`.
  fileprivate func type(of name: String) -> String? {
    guard !declaration.contains("func "), let start = declaration.firstRange(of: "\(name): "),
      declaration[..<start.lowerBound].last.map({ $0 == " " }) ?? true
    else { return nil }
    let type = declaration[start.upperBound...]
    return String(type.firstRange(of: " {").map { type[..<$0.lowerBound] } ?? type)
  }
}

extension String {
  fileprivate var withoutSpaces: String { filter { !$0.isWhitespace } }
}
