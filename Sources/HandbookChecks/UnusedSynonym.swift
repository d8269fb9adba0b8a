package import HandbookModel

/// Reports a synonym whose meaning is not a phrase of the book, so that it leads nowhere.
package struct UnusedSynonym: Check {
  package let id = "UnusedSynonym"

  package func run(_ book: Book) -> [Diagnostic] {
    guard !book.synonyms.isEmpty else { return [] }
    var known: Set<String> = []
    for page in book.documents {
      for word in Self.words(page.markdown) { known.insert(word) }
    }
    return book.synonyms.flatMap(\.meanings).compactMap { meaning in
      guard let missing = Self.words(meaning.value).first(where: { !known.contains($0) }) else { return nil }
      let near = NearMiss.nearest(to: missing, in: known)
      return Diagnostic(
        .warning, id,
        "no document has the word '\(missing)'" + NearMiss.question(near),
        at: meaning.range, help: "Say what the handbook calls it, in words that stand in it")
    }
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
